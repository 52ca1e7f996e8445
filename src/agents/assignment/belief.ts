/** What a player believes of the whole table: its own numbers, what the other said, what was proposed. */
import type { Seat } from '../../core/game.ts'
import { UNSEEN, type AssignmentKnows, type AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueObservation } from '../../games/engines/dialogue/observation.ts'
import { hear, type Claim } from './hear.ts'

export type AssignmentObservation = DialogueObservation<AssignmentKnows, AssignmentProposal>

export interface Belief {
  /** Estimates of the true cells, 0 to 99. */
  readonly cells: readonly (readonly number[])[]
  /** How many cells the partner has told. */
  readonly told: number
}

/** The greatest of so many numbers from 0 to 99 that a player sees, on average. */
const expectedMost = (count: number): number => 99.5 * (count / (count + 1))

export function believe(observation: AssignmentObservation): Belief {
  const { table } = observation
  const own = table.flat().filter((cell) => cell !== null)
  const scale = Math.max(1, ...own) / expectedMost(own.length)
  const seen = table.map((row) => row.map((cell) => (cell === null ? null : cell / scale)))
  const claims = heard(observation)
  const factor = calibrate(claims, seen)
  const hints = hintsFrom(observation)
  const cells = seen.map((row, r) =>
    row.map((cell, p) => {
      if (cell !== null) return cell
      const claim = claims.get(`${r} ${p}`)
      if (claim && claim.share !== null) {
        const value = Math.min(99, claim.share * factor)
        return claim.plain ? value : UNSEEN + 0.75 * (value - UNSEEN)
      }
      return UNSEEN + (hints.get(`${r} ${p}`) ?? 0)
    }),
  )
  return {
    cells,
    told: [...claims.values()].filter(({ plain, share }) => plain && share !== null).length,
  }
}

/** The partner's last word on each cell; a plain one outweighs a hint. */
function heard({ talk, seat, ...names }: AssignmentObservation): Map<string, Claim> {
  const claims = new Map<string, Claim>()
  for (const line of talk) {
    if (line.kind !== 'message' || line.by === seat) continue
    for (const claim of hear(line.text, names)) {
      const key = `${claim.reviewer} ${claim.paper}`
      if (claim.plain || !claims.get(key)?.plain) claims.set(key, claim)
    }
  }
  return claims
}

/**
 * What a share of 1 stands for in true numbers. Shares are of the speaker's highest number, or raw numbers on the speaker's
 * scale; the cells that both see tell.
 */
function calibrate(claims: ReadonlyMap<string, Claim>, seen: readonly (readonly (number | null)[])[]): number {
  const told = [...claims.values()].filter(({ plain, share }) => plain && share !== null)
  const raw = told.some(({ share }) => share! > 1)
  const prior = raw ? expectedMost(told.length) / Math.max(...told.map(({ share }) => share!)) : 97
  const both = told.flatMap(({ reviewer, paper, share }) => {
    const mine = seen[reviewer]![paper]
    return mine == null ? [] : [{ mine, theirs: share! * prior }]
  })
  const squares = both.reduce((sum, { theirs }) => sum + theirs * theirs, 0)
  const products = both.reduce((sum, { mine, theirs }) => sum + mine * theirs, 0)
  // Levels are coarse, so that few common cells say little; numbers are exact.
  const trust = raw ? 100 : 40_000
  return (prior * (products + trust)) / (squares + trust)
}

/** Cells of earlier proposals are rather good: somebody had reasons for them. */
function hintsFrom({ talk, seat }: AssignmentObservation): Map<string, number> {
  const hints = new Map<string, number>()
  const worth = (by: Seat): number => (by === seat ? 6 : 12)
  for (const line of talk) {
    if (line.kind !== 'proposal') continue
    line.shown.reviewerOfPaper.forEach((reviewer, paper) => {
      const key = `${reviewer} ${paper}`
      hints.set(key, Math.min(15, (hints.get(key) ?? 0) + worth(line.by)))
    })
  }
  return hints
}
