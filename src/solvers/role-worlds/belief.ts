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

/** The evil sides (as masks) that are still possible, and how likely each is. Empty where no world is left. */
export interface Belief {
  readonly players: number
  readonly evilSets: readonly number[]
  /** In the order of {@link evilSets}; they add up to 1. */
  readonly chance: readonly number[]
}

/** The belief of somebody with this view after these facts. Votes count only with a model of how players vote. */
export function believe(
  view: View,
  quests: readonly QuestFact[],
  evidence?: { readonly votes: readonly VoteFact[]; readonly model: VoteModel },
): Belief {
  const weights = unrefuted(view, quests)
  if (evidence) weighVotes(view, weights, evidence.votes, evidence.model)
  const evilSets: number[] = []
  const chance: number[] = []
  let total = 0
  for (let set = 0; set < weights.length; set++) {
    if (weights[set] === 0) continue
    evilSets.push(view.evilSets[set]!)
    chance.push(weights[set]!)
    total += weights[set]!
  }
  for (let index = 0; index < chance.length; index++) chance[index]! /= total
  return { players: view.worlds.players, evilSets, chance }
}

/** For each evil side of the view how many worlds have it; 0 where the quests refute it. */
function unrefuted({ evilSets, prior }: View, quests: readonly QuestFact[]): number[] {
  const weights = [...prior]
  for (const quest of quests) {
    const team = maskOf(quest.team)
    for (let set = 0; set < weights.length; set++)
      if (weights[set] !== 0 && !possible(quest, sizeOf(team & evilSets[set]!))) weights[set] = 0
  }
  return weights
}

/** Whether a quest could have ended as it did with so many evil members. */
function possible(quest: QuestFact, evil: number): boolean {
  if (quest.fails !== undefined) return quest.forced ? evil === quest.fails : evil >= quest.fails
  if (quest.success) return !quest.forced || evil < quest.needed
  return evil >= quest.needed
}

/** Replaces the weight of each evil side that is left by the sum of the likelihood of the ballots over its worlds. */
function weighVotes(view: View, weights: number[], votes: readonly VoteFact[], model: VoteModel): void {
  const sums = weights.map(() => 0)
  weighWorlds(view, weights, votes, model, (member, weight) => (sums[view.set[member]!]! += weight))
  sums.forEach((sum, set) => (weights[set] = sum))
}

/** Tells for each member of the view that is left how likely the ballots are in it. */
function weighWorlds(
  { worlds, members, set: setOf, evilSets }: View,
  left: readonly number[],
  votes: readonly VoteFact[],
  model: VoteModel,
  tell: (member: number, weight: number) => void,
): void {
  const stride = worlds.players + 1
  const likelihood = evilSets.map(() => 1)
  /** By evil side and player: how much likelier the ballots are if that player is Merlin and no ordinary just player. */
  const asMerlin = new Float64Array(evilSets.length * stride).fill(1)
  for (const fact of votes) {
    const team = maskOf(fact.team)
    const needed = model.doomedBy === 'any' ? 1 : fact.needed
    for (let set = 0; set < evilSets.length; set++) {
      if (left[set] === 0) continue
      const evil = evilSets[set]!
      const prospect = sizeOf(team & evil) >= needed ? 'doomed' : 'sound'
      const merlin = model.merlin[prospect]
      const just = model.just[prospect]
      const yes = merlin / just
      const no = (1 - merlin) / (1 - just)
      for (let index = 0; index < fact.votes.length; index++) {
        const vote = fact.votes[index]
        if (vote === null || vote === undefined) continue
        const isEvil = (evil >> index) & 1
        const approves = isEvil ? model.evil[prospect] : just
        likelihood[set]! *= vote ? approves : 1 - approves
        if (!isEvil) asMerlin[set * stride + index + 1]! *= vote ? yes : no
      }
    }
  }
  for (let member = 0; member < members.length; member++) {
    const set = setOf[member]!
    if (left[set] === 0) continue
    tell(member, likelihood[set]! * asMerlin[set * stride + worlds.merlin[members[member]!]!]!)
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
    if (sizeOf(team & evilSets[set]!) < needed) sum += chance[set]!
  }
  return sum
}

/** How likely each player is Merlin, in order of seats, for somebody with this view. */
export function merlinChances(
  view: View,
  quests: readonly QuestFact[],
  evidence: { readonly votes: readonly VoteFact[]; readonly model: VoteModel },
): number[] {
  const { worlds, members } = view
  const chances = Array<number>(worlds.players).fill(0)
  let total = 0
  weighWorlds(view, unrefuted(view, quests), evidence.votes, evidence.model, (member, weight) => {
    const merlin = worlds.merlin[members[member]!]!
    if (!merlin) return
    chances[merlin - 1]! += weight
    total += weight
  })
  return total > 0 ? chances.map((chance) => chance / total) : chances
}
