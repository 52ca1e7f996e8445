/** Checks claims against the record, by rules alone. */
import { describeQuest, listOf, playersNamed, type Rules, type SeenProposal } from '../../../games/avalon/index.ts'
import type { Claim } from './claim.ts'

/** What somebody can look up: the rules, and every proposal up to now as a seat (or the referee) sees it. */
export interface GameRecord {
  readonly rules: Rules
  readonly proposals: readonly SeenProposal[]
}

/** `beyond`: no rule can tell, or the record does not say. `aside`: not said to be so (supposed, expected, quoted). */
export type Verdict = 'supported' | 'contradicted' | 'beyond' | 'aside'

export interface Finding {
  readonly claim: Claim
  readonly verdict: Verdict
  /** What the record says instead, in words for the speaker. */
  readonly fact: string | null
}

export function check(claim: Claim, record: GameRecord): Finding {
  if (claim.scope !== 'asserted') return { claim, verdict: 'aside', fact: null }
  const answer = judge(claim, record)
  if (answer === undefined) return { claim, verdict: 'beyond', fact: null }
  return { claim, verdict: answer.holds ? 'supported' : 'contradicted', fact: answer.holds ? null : answer.fact }
}

/** Whether the claim holds and what the record says; undefined where it does not say. */
type Judgement = { readonly holds: boolean; readonly fact: string } | undefined

function judge(claim: Claim, record: GameRecord): Judgement {
  switch (claim.type) {
    case 'result':
      return judgeQuests(claim, record, (quest) => quest.quest!.success === claim.value)
    case 'member':
      return judgeMembers(claim, record)
    case 'fails':
      return judgeQuests(claim, record, ({ quest }) =>
        quest!.fails === null ? undefined : quest!.fails === claim.value,
      )
    case 'leader':
      return judgeLeader(claim, record)
    case 'successes':
    case 'failures':
      return judgeScore(claim, record)
    case 'count':
      return judgeCount(claim, record)
    case 'vote':
      return judgeVote(claim, record)
    case 'currentTeam':
      return judgeTeam(claim, record)
    case 'size':
    case 'threshold':
      return judgeRule(claim, record)
    case 'identity':
      return undefined
  }
}

const questsOf = ({ proposals }: GameRecord): SeenProposal[] => proposals.filter(({ quest }) => quest !== null)

const present = ({ proposals }: GameRecord): SeenProposal | undefined => proposals.at(-1)

/** The quests that a claim means; undefined where there is no such quest yet, or the claim names none. */
function meant({ round }: Claim, record: GameRecord): SeenProposal[] | undefined {
  const quests = questsOf(record)
  if (round === null) return undefined
  if (typeof round === 'number') {
    const found = quests.filter((quest) => quest.round === round)
    return found.length ? found : undefined
  }
  const [which, how] = round.split(' ')
  const fitting = quests.filter(({ quest }) => how === undefined || quest!.success === (how === 'success'))
  if (which !== 'last') return fitting
  return fitting.length ? fitting.slice(-1) : undefined
}

/** Whether the meant quests are as said: all of them, or for `any` at least one. */
function judgeQuests(claim: Claim, record: GameRecord, holds: (quest: SeenProposal) => boolean | undefined): Judgement {
  const quests = meant(claim, record)
  if (!quests?.length || claim.value === null) return undefined
  const answers = quests.map(holds)
  if (answers.includes(undefined)) return undefined
  return {
    holds: isAny(claim) ? answers.some(Boolean) : answers.every(Boolean),
    fact: quests.map((quest) => describeQuest(quest.round, quest)).join(' '),
  }
}

const isAny = ({ round }: Claim): boolean => typeof round === 'string' && round.startsWith('any')

function judgeMembers(claim: Claim, record: GameRecord): Judgement {
  const quests = meant(claim, record)
  if (!quests || claim.players.length === 0 || typeof claim.value !== 'boolean') return undefined
  // With no quest to speak of, nobody was on one; that anybody was cannot be so.
  if (quests.length === 0 && !isAny(claim)) return undefined
  const on = (player: number) => {
    const there = quests.map(({ team }) => team!.includes(player))
    return isAny(claim) ? there.some(Boolean) : claim.value ? there.every(Boolean) : there.some(Boolean)
  }
  const facts = quests.map((quest) => describeQuest(quest.round, quest))
  return {
    holds: claim.players.every((player) => on(player) === claim.value),
    fact: facts.join(' ') || 'There was no such quest.',
  }
}

function judgeLeader({ players, round, value }: Claim, record: GameRecord): Judgement {
  const wanted = round ?? present(record)?.round
  if (typeof wanted !== 'number' && wanted !== 'last') return undefined
  const number = wanted === 'last' ? questsOf(record).at(-1)?.round : wanted
  const attempts = record.proposals.filter((proposal) => proposal.round === number)
  if (attempts.length === 0 || players.length !== 1) return undefined
  const led = attempts.some(({ leader }) => leader === players[0])
  return {
    holds: led === (value ?? true),
    fact: `Round ${number} was led by ${playersNamed(attempts.map(({ leader }) => leader))}.`,
  }
}

function judgeScore({ type, value }: Claim, record: GameRecord): Judgement {
  if (typeof value !== 'number') return undefined
  const count = questsOf(record).filter(({ quest }) => quest!.success === (type === 'successes')).length
  const successes = questsOf(record).filter(({ quest }) => quest!.success).length
  return {
    holds: count === value,
    fact: `${successes} quests have succeeded and ${questsOf(record).length - successes} have failed.`,
  }
}

function judgeCount({ players, value }: Claim, record: GameRecord): Judgement {
  if (typeof value !== 'number' || players.length === 0) return undefined
  const rounds = (player: number) =>
    questsOf(record)
      .filter(({ team }) => team!.includes(player))
      .map(({ round }) => round)
  const facts = players.map((player) => {
    const on = rounds(player)
    return `Player ${player} has been on ${on.length ? `quest${on.length > 1 ? 's' : ''} ${listOf(on)}` : 'no quest'}.`
  })
  return { holds: players.every((player) => rounds(player).length === value), fact: facts.join(' ') }
}

function judgeVote({ players, value, round }: Claim, record: GameRecord): Judgement {
  const voted = record.proposals.filter(({ approved }) => approved !== null)
  const number = round === null || round === 'last' ? voted.at(-1)?.round : round
  const votes = voted.filter((proposal) => proposal.round === number)
  if (votes.length === 0 || players.length === 0 || typeof value !== 'boolean') return undefined
  // With several attempts in a round it is open which is meant: one that fits is enough.
  const ballots = (player: number) => votes.map((proposal) => proposal.votes[player - 1] ?? null)
  if (players.some((player) => ballots(player).includes(null))) return undefined
  const told = players.map(
    (player) => `player ${player} ${listOf(ballots(player).map((ballot) => (ballot ? 'approved' : 'rejected')))}`,
  )
  return {
    holds: players.every((player) => ballots(player).includes(value)),
    fact: `In round ${number}, ${told.join('; ')}.`,
  }
}

function judgeTeam({ players, value }: Claim, record: GameRecord): Judgement {
  const team = present(record)?.team
  if (!team || players.length === 0) return undefined
  return {
    holds: players.every((player) => team.includes(player) === (value ?? true)),
    fact: `The team is ${playersNamed(team)}.`,
  }
}

function judgeRule({ type, round, value }: Claim, record: GameRecord): Judgement {
  const number = round ?? present(record)?.round
  if (typeof number !== 'number' || typeof value !== 'number') return undefined
  const { teamSizes, failThresholds } = record.rules
  const [size, needed] = [teamSizes[number - 1], failThresholds[number - 1]]
  return {
    holds: (type === 'size' ? size : needed) === value,
    fact: `Quest ${number} takes ${size} players and fails with ${needed} or more sabotage cards.`,
  }
}
