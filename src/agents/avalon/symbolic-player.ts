/** A player that reasons exactly: every way the roles may have been dealt, less those that were refuted. */
import type { Random } from '../../core/random.ts'
import { current, errand, questFacts, voteFacts, type Action, type Observation } from '../../games/avalon/index.ts'
import {
  believe,
  bestTeams,
  bitOf,
  evilChances,
  maskOf,
  merlinChances,
  playersIn,
  successChance,
  viewOf,
  type Belief,
  type VoteModel,
} from '../../solvers/role-worlds/index.ts'
import { leadAsEvil, leadAtRandom, leadWithSelf, readEvilPolicy, willFail, knownEvil } from './policies.ts'
import { remark } from './remarks.ts'
import type { SymbolicOptions } from './symbolic-options.ts'
import { readVoteModel } from './votes.ts'

/** What the player does now. */
export function decide(observation: Observation, options: SymbolicOptions, random: Random): Action {
  switch (observation.task!) {
    case 'team':
      return { type: 'team', members: lead(observation, options, random) }
    case 'message':
      return {
        type: 'message',
        text: talk(observation, options, random),
      }
    case 'vote':
      return { type: 'vote', approve: approve(observation, options, random) }
    case 'quest':
      return {
        type: 'quest',
        success: observation.side === 'just' || !willFail(observation, current(observation).team!),
      }
    case 'assassinate':
      return { type: 'assassinate', player: findMerlin(observation, options, random) }
  }
}

/**
 * A remark on the table's team. Plain talk follows from the public record and the seat alone, so that nobody can tell
 * from it what its speaker was told: who knows more would otherwise be heard to agree and disagree at other times.
 */
function talk(observation: Observation, options: SymbolicOptions, random: Random): string {
  const known = publicBelief(observation)
  if (options.talk === 'open') return remark(observation, approve(observation, options, random), known)
  const agrees = agreesAsServant(observation, options)
  const suspect = suspectOf(observation, options, agrees, random)
  // Nobody supports a team with somebody in it whom they suspect.
  const isIn = suspect !== undefined && (current(observation).team ?? []).includes(suspect)
  const plain = remark(observation, agrees && !isIn, known)
  return suspect === undefined ? plain : `${plain} I have a bad feeling about player ${suspect}.`
}

/** Whether a servant in the player's seat would find the team good enough, as whoever leads does with a team of their own. */
function agreesAsServant(observation: Observation, { caution }: SymbolicOptions): boolean {
  const { team, leader } = current(observation)
  if (!team || leader === observation.player) return true
  const { size, needed } = errand(observation)
  const belief = innocentBelief(observation)
  const best = bestTeams(belief, size, needed).chance
  return successChance(belief, maskOf(team), needed) >= caution * best - 1e-9
}

/**
 * Whom a player points at where players hint or bluff. Merlin hints at somebody evil, if possible on the team; the evil side
 * bluffs at somebody good; and all others, among whom these hide, say whom the record makes likeliest to be evil. Who is
 * content with the team suspects somebody outside.
 */
function suspectOf(
  observation: Observation,
  { talk }: SymbolicOptions,
  agrees: boolean,
  random: Random,
): number | undefined {
  if (talk !== 'hint' && talk !== 'bluff') return undefined
  const { role, side, rules, player, seen } = observation
  const hints = talk === 'hint' && role === 'merlin'
  const team = current(observation).team ?? []
  const others = rules.deck.map((_, index) => index + 1).filter((other) => other !== player)
  const wanted = hints
    ? others.filter((other) => seen.includes(other))
    : talk === 'bluff' && side === 'evil'
      ? others.filter((other) => !(knownEvil(observation) & bitOf(other)))
      : others
  const placed = wanted.filter((other) => team.includes(other) === (hints || !agrees))
  const among = placed.length > 0 ? placed : wanted
  if (hints || among.length === 0) return among.length === 0 ? undefined : random.pick(among)
  const chances = evilChances(innocentBelief(observation))
  const highest = Math.max(...among.map((other) => chances[other - 1]!))
  return random.pick(among.filter((other) => chances[other - 1]! > highest - 1e-9))
}

/** What the player concludes from all that it knows. */
export function beliefOf(observation: Observation, model?: VoteModel): Belief {
  const { rules, player, role, seen } = observation
  return conclude(observation, viewOf(rules.deck, { player, role, seen }), model)
}

/** What is expected of ballots, where they count as evidence. */
const modelOf = ({ votesAsEvidence, votes }: SymbolicOptions): VoteModel | undefined =>
  votesAsEvidence ? readVoteModel(votes) : undefined

/**
 * What a servant in the player's place would conclude: nothing but its own goodness told. Where the record proves that
 * the player is evil, what everybody concludes.
 */
function innocentBelief(observation: Observation): Belief {
  const { rules, player } = observation
  const known = publicBelief(observation)
  if (evilChances(known)[player - 1] === 1 || !rules.deck.includes('servant')) return known
  return conclude(observation, viewOf(rules.deck, { player, role: 'servant', seen: [] }))
}

function publicBelief(observation: Observation): Belief {
  return conclude(observation, viewOf(observation.rules.deck))
}

function conclude({ rules, proposals }: Observation, view: ReturnType<typeof viewOf>, model?: VoteModel): Belief {
  const votes = model ? voteFacts(rules, proposals) : []
  return believe(view, questFacts(rules, proposals), votes.length > 0 ? { votes, model: model! } : undefined)
}

function lead(observation: Observation, options: SymbolicOptions, random: Random): number[] {
  if (observation.side === 'evil') return leadAsEvil(readEvilPolicy(options.evil)!.lead, observation, random)
  if (options.lead === 'random') return leadAtRandom(observation, random)
  if (options.lead === 'self') return leadWithSelf(observation, random)
  const { size, needed } = errand(observation)
  const belief = beliefOf(observation, modelOf(options))
  const { teams } = bestTeams(belief, size, options.objective === 'clean' ? 1 : needed)
  return playersIn(random.pick(options.ties === 'clean' ? cleanest(belief, teams) : teams))
}

/** Of these teams those that are likeliest to hold no evil member. */
function cleanest(belief: Belief, teams: readonly number[]): number[] {
  const chances = teams.map((team) => successChance(belief, team, 1))
  const highest = Math.max(...chances)
  return teams.filter((_, index) => chances[index]! > highest - 1e-9)
}

function approve(observation: Observation, options: SymbolicOptions, random: Random): boolean {
  const { team, attempt } = current(observation)
  if (!team) return true
  if (observation.side === 'evil') {
    const { vote } = readEvilPolicy(options.evil)!
    return vote === 'coin' ? random.float() < 0.5 : vote === 'approve' || willFail(observation, team)
  }
  // One more rejection would lose the game at once.
  if (options.vote === 'approve' || (observation.rules.onFifthReject === 'evilWins' && attempt === 5)) return true
  const { size, needed } = errand(observation)
  const hides = options.merlinSafe && observation.role === 'merlin'
  const belief = hides ? innocentBelief(observation) : beliefOf(observation, modelOf(options))
  const best = bestTeams(belief, size, needed).chance
  return successChance(belief, maskOf(team), needed) >= options.caution * best - 1e-9
}

/** The player likeliest to be Merlin for the evil side, by the ballots where they are shown. */
function findMerlin(observation: Observation, options: SymbolicOptions, random: Random): number {
  const { rules, player, role, seen, proposals } = observation
  const view = viewOf(rules.deck, { player, role, seen })
  const chances = merlinChances(view, questFacts(rules, proposals), {
    votes: voteFacts(rules, proposals),
    model: readVoteModel(options.votes)!,
  })
  const evil = knownEvil(observation)
  const candidates = chances.flatMap((_, index) => (evil & bitOf(index + 1) ? [] : [index + 1]))
  const highest = Math.max(...candidates.map((candidate) => chances[candidate - 1]!))
  return random.pick(candidates.filter((candidate) => chances[candidate - 1]! > highest - 1e-9))
}
