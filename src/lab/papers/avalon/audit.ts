/** What was said in a game held against its log: claims that are not so, and replies at odds with themselves (section 4.5). */
import type { Event } from '../../../core/event.ts'
import { replay } from '../../../core/replay.ts'
import { avalon, jsonBlocks, seeAll, type Message, type State } from '../../../games/avalon/index.ts'
import { sideOf, type Side } from '../../../solvers/role-worlds/index.ts'
import { checkMessage, recordAt, type Finding } from '../../../agents/avalon/fact-checker/index.ts'
import { stanceOf } from '../../../agents/avalon/fact-checker/stance.ts'

/** One message and what became of its claims. */
export interface AuditedMessage {
  readonly player: number
  readonly side: Side
  readonly round: number
  readonly text: string
  readonly findings: readonly Finding[]
  /** Whether the speaker then voted against what the message said of the team; null where it took no side. */
  readonly votedOtherwise: boolean | null
  /** Whether it says false things about the record while it accuses somebody. */
  readonly falseEvidence: boolean
}

export interface Audit {
  readonly messages: readonly AuditedMessage[]
  /** Votes whose written reasoning takes a side, and those that go against it. */
  readonly reasoned: number
  readonly againstReason: number
  /** Teams that leaders named, and those of the wrong size or with a player twice or unknown. */
  readonly teams: number
  readonly wrongTeams: number
  /** Replies that had to be made legal by rule. */
  readonly repaired: number
  /** Leaders' programs: how many leaders wrote any, how many were revised, how many came to an answer. */
  readonly programs: { readonly leaders: number; readonly repairs: number; readonly ok: number }
}

/** Audits one episode by its log. */
export function auditEpisode(events: readonly Event[]): Audit {
  let state: State | undefined
  const audit = {
    reasoned: 0,
    againstReason: 0,
    teams: 0,
    wrongTeams: 0,
    repaired: 0,
    programs: { leaders: 0, repairs: 0, ok: 0 },
  }
  for (const { event, state: after } of replay<State>(avalon, events)) {
    const before = state
    state = after
    if (event.type === 'rejected' && before?.phase === 'team') audit.wrongTeams++
    if (event.type === 'acted' && before?.phase === 'team') audit.teams++
    if (event.type === 'acted' && before?.phase === 'vote') countReasoning(event, audit)
    if (event.type !== 'noted') continue
    if (event.kind === 'repaired') audit.repaired++
    if (event.kind !== 'programs') continue
    const { repairs, ok } = event.data as { repairs: number; ok: boolean }
    audit.programs.leaders++
    audit.programs.repairs += repairs
    if (ok) audit.programs.ok++
  }
  return { ...audit, messages: state ? auditMessages(state) : [] }
}

/** Whether a vote goes against the reasoning written with it. */
function countReasoning(
  event: Extract<Event, { type: 'acted' }>,
  audit: { reasoned: number; againstReason: number },
): void {
  const said = (event.notes as { said?: unknown } | undefined)?.said
  if (typeof said !== 'string') return
  const block = jsonBlocks(said).find((value) => value !== null && typeof value === 'object' && 'reasoning' in value)
  const reasoning = (block as { reasoning?: unknown } | undefined)?.reasoning
  const stance = typeof reasoning === 'string' ? stanceOf(reasoning) : undefined
  if (stance === undefined) return
  audit.reasoned++
  if (stance !== (event.action as { approve: boolean }).approve) audit.againstReason++
}

/** All messages of a game, held against what everybody could look up when they were said. */
function auditMessages(state: State): AuditedMessage[] {
  const record = { rules: state.rules, proposals: state.proposals.map((proposal) => seeAll(proposal, state.rules)) }
  return state.proposals.flatMap(({ messages, round, votes }, index) =>
    messages.map((message: Message) => {
      const { player, text, early } = message
      const { findings } = checkMessage(message, recordAt(record, index, early ?? false))
      const stance = early ? undefined : stanceOf(text)
      const vote = votes[player - 1] ?? null
      return {
        player,
        side: sideOf(state.roles[player - 1]!),
        round,
        text,
        findings,
        votedOtherwise: stance === undefined || vote === null ? null : stance !== vote,
        falseEvidence: findings.some(({ verdict }) => verdict === 'contradicted') && findings.some(accuses),
      }
    }),
  )
}

const accuses = ({ claim }: Finding): boolean =>
  claim.type === 'identity' && /\b(evil|bad|suspicious|assassin|minion|morgana|mordred|oberon|spy)\b/i.test(claim.span)
