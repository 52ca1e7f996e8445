/** Which action follows which (paper, section 5.3): within a turn, in the partner's next turn, and in the own next turn. */
import { ACT_TYPES, type ActType } from '../../../../agents/traveling-adventurers/language/acts.ts'
import type { ActTurn } from './turns.ts'

/** Where a turn begins and where it ends. */
export const START = 'START'
export const STOP = 'STOP'

export type Kind = 'within' | 'partner' | 'own'

export interface Transitions {
  readonly kind: Kind
  /** How often the second came after the first. */
  count(from: string, to: string): number
  /** The same as a share of all that came after the first; NaN where nothing did. */
  share(from: string, to: string): number
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/**
 * Counts over episodes. `within`: neighbours in one turn, with its start and stop. `partner` and `own`: each action of a
 * turn with each action of the next turn of the partner's, or of the same seat's.
 */
export function countTransitions(episodes: readonly (readonly ActTurn[])[], kind: Kind): Transitions {
  const counts = new Map<string, number>()
  const totals = new Map<string, number>()
  const add = (from: string, to: string): void => {
    counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
    totals.set(from, (totals.get(from) ?? 0) + 1)
  }
  for (const turns of episodes)
    for (const [i, turn] of turns.entries()) {
      if (kind === 'within') {
        const types: string[] = [START, ...turn.acts.map(({ type }) => type), STOP]
        for (let at = 1; at < types.length; at++) add(types[at - 1]!, types[at]!)
        continue
      }
      const next = turns.slice(i + 1).find(({ seat }) => (seat === turn.seat) === (kind === 'own'))
      for (const from of turn.acts) for (const to of next?.acts ?? []) add(from.type, to.type)
    }
  const types: readonly ActType[] = ACT_TYPES
  return {
    kind,
    from: kind === 'within' ? [START, ...types] : types,
    to: kind === 'within' ? [...types, STOP] : types,
    count: (from, to) => counts.get(`${from} ${to}`) ?? 0,
    share: (from, to) => (counts.get(`${from} ${to}`) ?? 0) / (totals.get(from) ?? 0),
  }
}
