/**
 * How a symbolic assistant says that it hopes for nothing better than its next proposal, so that nobody rejects it only
 * to learn what else there is.
 */
import type { Seat } from '../../core/game.ts'
import type { Line } from '../../games/engines/dialogue/observation.ts'

export const FINAL = 'Next comes my best offer.'
/** What a symbolic user says to it, having nothing to add. */
export const GO_ON = 'Go on.'

/**
 * How many times the hope that another proposal needs may still be left: most of it is gone with the next report, and
 * without it somebody rejects a proposal only to be sent it again.
 */
export const FINAL_HOPE = 2

/** Whether `by` told `to` so since the proposal before, or before the one that is open now. */
export function isFinal(talk: readonly Line<unknown>[], by: Seat, to: Seat, open = false): boolean {
  const end = open ? talk.findLastIndex(({ kind }) => kind === 'proposal') : talk.length
  const since = talk.slice(0, end).findLastIndex(({ kind }) => kind === 'proposal')
  return talk
    .slice(since + 1, end)
    .some((line) => line.kind === 'message' && line.by === by && line.to === to && line.text === FINAL)
}

/** The lines that tell something: beliefs are drawn by their number, so that the notice itself changes nobody's mind. */
export const countTelling = (talk: readonly Line<unknown>[]): number =>
  talk.filter((line) => line.kind !== 'message' || (line.text !== FINAL && line.text !== GO_ON)).length
