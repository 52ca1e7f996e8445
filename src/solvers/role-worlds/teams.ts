/** The best teams that a belief allows. */
import { successChance, type Belief } from './belief.ts'
import { setsOf } from './sets.ts'

/** The teams that most probably succeed. */
export interface BestTeams {
  /** The highest chance that any team has. */
  readonly chance: number
  /** Every team (as a mask) that has it. */
  readonly teams: readonly number[]
}

/**
 * The teams of `size` that are likeliest to have fewer than `needed` evil members; only those that include the players
 * of the mask `including`, if given.
 */
export function bestTeams(belief: Belief, size: number, needed: number, including = 0): BestTeams {
  let chance = -1
  let teams: number[] = []
  for (const team of setsOf(belief.players, size)) {
    if ((team & including) !== including) continue
    const own = successChance(belief, team, needed)
    if (own > chance + 1e-9) {
      chance = own
      teams = [team]
    } else if (own > chance - 1e-9) teams.push(team)
  }
  return { chance, teams }
}

/** How good a chosen team was in the light of a belief. */
export interface TeamReview {
  /** How likely it was to succeed. */
  readonly chance: number
  /** How likely the best team was to succeed. */
  readonly best: number
  /** Members that were evil in every world that was left. */
  readonly certainEvil: number
  /** Whether its leader could have known better: it gives away over 0.05, or anything for a player who is certainly evil. */
  readonly blunder: boolean
}

/** Compares a team (a mask) with the best that could have been chosen. */
export function reviewTeam(belief: Belief, team: number, size: number, needed: number): TeamReview {
  const chance = successChance(belief, team, needed)
  const best = bestTeams(belief, size, needed).chance
  const certainEvil = belief.evilSets.length ? belief.evilSets.reduce((common, evil) => common & evil, team) : 0
  return { chance, best, certainEvil, blunder: best - chance > (certainEvil === 0 ? 0.05 : 1e-9) }
}
