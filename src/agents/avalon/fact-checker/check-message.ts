/** Checks all that a message says. */
import { check, type Finding, type GameRecord } from './check.ts'
import type { Claim } from './claim.ts'
import { extractByRule } from './extract-by-rule.ts'

export interface MessageReview {
  readonly player: number
  readonly text: string
  readonly findings: readonly Finding[]
}

/** Reviews a message; its claims are read by rule unless somebody (a model, the speaker) has listed them. */
export function checkMessage(
  message: { player: number; text: string },
  record: GameRecord,
  claims?: readonly Claim[],
): MessageReview {
  const { player, text } = message
  return { player, text, findings: (claims ?? extractByRule(text, player)).map((claim) => check(claim, record)) }
}

export const contradictions = ({ findings }: Pick<MessageReview, 'findings'>): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'contradicted')

/** The record as it stood when a message of this proposal was said: later votes and quests are not in it. */
export function recordAt({ rules, proposals }: GameRecord, index: number, early: boolean): GameRecord {
  const before = proposals.slice(0, index)
  const now = proposals[index]!
  const hidden = {
    tally: null,
    approved: null,
    quest: null,
    card: null,
    forced: false,
    votes: now.votes.map(() => null),
  }
  return { rules, proposals: [...before, { ...now, ...hidden, team: early ? null : now.team }] }
}
