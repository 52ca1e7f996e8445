/** Exact reasoning over role worlds: what a player can conclude from what it was told, the quests, and the votes. */
import { maskOf, sizeOf } from './sets.ts'
import type { View } from './worlds.ts'

/** A quest that has been played, as its players know it. */
export interface QuestFact {
  readonly team: readonly number[]
  /** How many sabotaging cards make it fail. */
  readonly needed: number
  readonly success: boolean
  /** How many sabotaged it, where that is told. */
  readonly fails?: number
  /** Whether every evil member had to sabotage; otherwise a success tells nothing and `fails` is a least number. */
  readonly forced: boolean
}

/** A vote whose ballots are known. */
export interface VoteFact {
  readonly team: readonly number[]
  /** How many sabotaging cards would make its quest fail. */
  readonly needed: number
  /** By player, in order of seats; `null` for a ballot that was not cast, or proves nothing (a leader's own). */
  readonly votes: readonly (boolean | null)[]
}

/** How likely each kind of player is to approve a team, by whether the team's quest would succeed. */
export interface VoteModel {
  readonly merlin: { readonly sound: number; readonly doomed: number }
  readonly just: { readonly sound: number; readonly doomed: number }
  readonly evil: { readonly sound: number; readonly doomed: number }
  /** What makes a team doomed: as many evil members as its quest needs to fail, or any at all. */
  readonly doomedBy: 'threshold' | 'any'
}

/** How likely each evil side is. Probabilities add up to 1, or are all 0 where no world is left. */
export interface Belief {
  readonly players: number
  readonly evilSets: Uint16Array
  readonly chance: Float64Array
}

/** The belief of somebody with this view after these facts. Votes count only with a model of how players vote. */
export function believe(
  view: View,
  quests: readonly QuestFact[],
  evidence?: { readonly votes: readonly VoteFact[]; readonly model: VoteModel },
): Belief {
  const { evilSets, players } = view.worlds
  const chance = evidence ? weighVotes(view, evidence.votes, evidence.model) : view.prior.slice()
  for (const quest of quests) {
    const team = maskOf(quest.team)
    for (let set = 0; set < chance.length; set++)
      if (chance[set] && !possible(quest, sizeOf(team & evilSets[set]!))) chance[set] = 0
  }
  let total = 0
  for (const weight of chance) total += weight
  if (total > 0) for (let set = 0; set < chance.length; set++) chance[set]! /= total
  return { players, evilSets, chance }
}

/** Whether a quest could have ended as it did with so many evil members. */
function possible(quest: QuestFact, evil: number): boolean {
  if (quest.fails !== undefined) return quest.forced ? evil === quest.fails : evil >= quest.fails
  if (quest.success) return !quest.forced || evil < quest.needed
  return evil >= quest.needed
}

/** For each evil side the sum, over the worlds of the view that have it, of the likelihood of the ballots. */
function weighVotes(view: View, votes: readonly VoteFact[], model: VoteModel): Float64Array {
  const weights = new Float64Array(view.worlds.evilSets.length)
  weighWorlds(view, votes, model, (world, weight) => (weights[view.worlds.set[world]!]! += weight))
  return weights
}

/** Tells for each world of the view how likely the ballots are in it. */
function weighWorlds(
  view: View,
  votes: readonly VoteFact[],
  model: VoteModel,
  tell: (world: number, weight: number) => void,
): void {
  const { worlds, members, prior } = view
  const sets = worlds.evilSets.length
  const stride = worlds.players + 1
  const likelihood = new Float64Array(sets).fill(1)
  /** By evil side and player: how much likelier the ballots are if that player is Merlin and no ordinary just player. */
  const asMerlin = new Float64Array(sets * stride).fill(1)
  for (const fact of votes) {
    const team = maskOf(fact.team)
    const needed = model.doomedBy === 'any' ? 1 : fact.needed
    for (let set = 0; set < sets; set++) {
      if (!prior[set]) continue
      const evil = worlds.evilSets[set]!
      const prospect = sizeOf(team & evil) >= needed ? 'doomed' : 'sound'
      for (let index = 0; index < fact.votes.length; index++) {
        const vote = fact.votes[index]
        if (vote === null || vote === undefined) continue
        const isEvil = (evil >> index) & 1
        const approves = isEvil ? model.evil[prospect] : model.just[prospect]
        likelihood[set]! *= vote ? approves : 1 - approves
        if (isEvil) continue
        const merlin = model.merlin[prospect]
        asMerlin[set * stride + index + 1]! *= vote ? merlin / approves : (1 - merlin) / (1 - approves)
      }
    }
  }
  for (const world of members) {
    const set = worlds.set[world]!
    tell(world, likelihood[set]! * asMerlin[set * stride + worlds.merlin[world]!]!)
  }
}

/** How likely each player is evil, in order of seats. 1: evil in every world that is left. 0: just in every one. */
export function evilChances(belief: Belief): number[] {
  const chances = Array<number>(belief.players).fill(0)
  belief.evilSets.forEach((evil, set) => {
    for (let index = 0; index < belief.players; index++) if ((evil >> index) & 1) chances[index]! += belief.chance[set]!
  })
  return chances.map((chance) => (chance > 1 - 1e-9 ? 1 : chance))
}

/** How likely a team has fewer evil members than its quest needs to fail. `needed` 1: how likely it has none. */
export function successChance(belief: Belief, team: number, needed: number): number {
  const { chance, evilSets } = belief
  let sum = 0
  for (let set = 0; set < chance.length; set++) {
    const weight = chance[set]!
    if (weight && sizeOf(team & evilSets[set]!) < needed) sum += weight
  }
  return sum
}

/** The evil sides that are still possible, as masks. */
export const possibleEvil = (belief: Belief): number[] => [...belief.evilSets].filter((_, set) => belief.chance[set])

/** How likely each player is Merlin, in order of seats, for somebody with this view. */
export function merlinChances(
  view: View,
  quests: readonly QuestFact[],
  evidence: { readonly votes: readonly VoteFact[]; readonly model: VoteModel },
): number[] {
  const { worlds } = view
  const possible = believe(view, quests).chance
  const chances = Array<number>(worlds.players).fill(0)
  let total = 0
  weighWorlds(view, evidence.votes, evidence.model, (world, weight) => {
    if (!possible[worlds.set[world]!] || !worlds.merlin[world]) return
    chances[worlds.merlin[world]! - 1]! += weight
    total += weight
  })
  return total > 0 ? chances.map((chance) => chance / total) : chances
}
