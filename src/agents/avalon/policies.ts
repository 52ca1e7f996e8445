/** The ways in which a player without a language model leads and votes, by name. */
import type { Random } from '../../core/random.ts'
import { errand, questFacts, type Observation } from '../../games/avalon/index.ts'
import {
  believe,
  bitOf,
  maskOf,
  playersIn,
  setsOf,
  sizeOf,
  successChance,
  viewOf,
} from '../../solvers/role-worlds/index.ts'

/** How an evil leader chooses. */
export const evilLeads = ['random', 'self', 'deceptive'] as const
export type EvilLead = (typeof evilLeads)[number]

/** How an evil player votes. */
export const evilVotes = ['coin', 'block', 'approve'] as const
export type EvilVote = (typeof evilVotes)[number]

/** How somebody plays the evil side: the opponent that a score has to name. */
export interface EvilPolicy {
  readonly lead: EvilLead
  readonly vote: EvilVote
}

/** The named policies: each says who goes and how the evil side votes. */
export const evilPolicies: Readonly<Record<string, EvilPolicy>> = {
  /** Any team; a coin decides the vote. */
  random: { lead: 'random', vote: 'coin' },
  /** A random team with the leader in it; a coin decides the vote. */
  self: { lead: 'self', vote: 'coin' },
  /** The team that looks best to an outsider among those that will fail; approves exactly the teams that will fail. */
  deceptive: { lead: 'deceptive', vote: 'block' },
  /** A random team with the leader in it; approves exactly the teams that will fail. */
  block: { lead: 'self', vote: 'block' },
}

/** Reads `block`, or a way to lead and one to vote, as in `deceptive+coin`. Undefined where it names none. */
export function readEvilPolicy(name: string): EvilPolicy | undefined {
  if (Object.hasOwn(evilPolicies, name)) return evilPolicies[name]
  const [lead, vote, ...rest] = name.split('+')
  const known = evilLeads.includes(lead as EvilLead) && evilVotes.includes(vote as EvilVote) && rest.length === 0
  return known ? { lead: lead as EvilLead, vote: vote as EvilVote } : undefined
}

export function leadAtRandom(observation: Observation, random: Random): number[] {
  const everybody = observation.rules.deck.map((_, index) => index + 1)
  return random.shuffle(everybody).slice(0, errand(observation).size)
}

export function leadWithSelf(observation: Observation, random: Random): number[] {
  const { player, rules } = observation
  const others = rules.deck.map((_, index) => index + 1).filter((other) => other !== player)
  return [player, ...random.shuffle(others).slice(0, errand(observation).size - 1)]
}

/** A team that will fail, with its leader in it, which nobody outside would suspect. */
function leadDeceptively(observation: Observation, random: Random): number[] {
  const { player, rules, proposals } = observation
  const { size, needed } = errand(observation)
  const evil = knownEvil(observation)
  const outsider = believe(viewOf(rules.deck), questFacts(rules, proposals))
  let best: number[] = []
  let looks = -1
  for (const team of setsOf(rules.players, size)) {
    if (!(team & bitOf(player)) || sizeOf(team & evil) < Math.min(needed, sizeOf(evil))) continue
    const chance = successChance(outsider, team, needed)
    if (chance > looks + 1e-9) {
      looks = chance
      best = [team]
    } else if (chance > looks - 1e-9) best.push(team)
  }
  return playersIn(random.pick(best))
}

export function leadAsEvil(lead: EvilLead, observation: Observation, random: Random): number[] {
  if (lead === 'random') return leadAtRandom(observation, random)
  return lead === 'self' ? leadWithSelf(observation, random) : leadDeceptively(observation, random)
}

/** The evil players that an evil player knows, itself included, as a mask. */
export const knownEvil = ({ player, seen, sight }: Observation): number =>
  maskOf(sight === 'teammates' ? [player, ...seen] : [player])

/** Whether the present team will fail for all that an evil player knows. */
export function willFail(observation: Observation, team: readonly number[]): boolean {
  return sizeOf(maskOf(team) & knownEvil(observation)) >= errand(observation).needed
}
