/** What was said in the games of a table, held against their logs. */
import { endOf } from '../../../core/replay.ts'
import { claimTypes } from '../../../agents/avalon/fact-checker/index.ts'
import { auditEpisode, type Audit, type AuditedMessage } from './audit.ts'
import { shareCell } from './pooled.ts'
import type { RunResult } from '../../running/run.ts'
import { sum, wilson } from '../../tables/statistics.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench } from '../reproduction.ts'
import type { Row } from './settings.ts'

/** Two tables: agent by agent, and claims by their type and round. None where no language agent played. */
export function tabulateTalk(results: readonly [Row, RunResult][], bench: Bench): ReportTable[] {
  const audited = results
    .filter(([row]) => row.needsModel)
    .map(([row, { folder }]) => ({
      label: `${row.label} on ${bench.model}`,
      audits: folder
        .episodes()
        .map((id) => folder.read(id))
        .filter(endOf)
        .map(auditEpisode),
    }))
  if (audited.length === 0) return []
  return [
    {
      title: 'What was said, held against the log',
      columns: [
        'agent',
        'messages',
        'claims checked',
        'false, just side',
        'false, evil side',
        'messages with a false claim',
        'voted against own words',
        'voted against own reasons',
        'wrong teams',
        'programs that ran',
        'repairs a program',
        'made legal by rule',
      ],
      rows: audited.map(({ label, audits }) => [label, ...talkCells(audits)]),
      notes: [
        'Claims are found by patterns in the text, which miss what is said vaguely; rules judge them. Statements about roles and sides are never counted as false, since deceiving is part of the game.',
        'Intervals are 95 % (Wilson), messages counted as if they were independent.',
      ],
    },
    {
      title: 'False claims by type and by round',
      columns: ['agent', 'claims', 'checked', 'false'],
      rows: audited.flatMap(({ label, audits }) =>
        claimRows(audits.flatMap(({ messages }) => messages)).map((cells) => [label, ...cells]),
      ),
      notes: ['Only types and rounds in which a claim could be checked.'],
    },
  ]
}

const checked = ({ findings }: AuditedMessage) =>
  findings.filter(({ verdict }) => verdict === 'supported' || verdict === 'contradicted')
const wrong = (message: AuditedMessage) => checked(message).filter(({ verdict }) => verdict === 'contradicted')

const share = (part: number, whole: number): Cell => shareCell(wilson(part, whole))

function claimRows(messages: readonly AuditedMessage[]): Cell[][] {
  const count = (list: (message: AuditedMessage) => readonly unknown[], some = messages) =>
    sum(some.map((message) => list(message).length))
  const byType = claimTypes.map((type): Cell[] => {
    const of = (message: AuditedMessage) => checked(message).filter(({ claim }) => claim.type === type)
    const all = count(of)
    return [
      type,
      all,
      share(
        count((message) => of(message).filter(({ verdict }) => verdict === 'contradicted')),
        all,
      ),
    ]
  })
  const byRound = [1, 2, 3, 4, 5].map((round): Cell[] => {
    const some = messages.filter((message) => message.round === round)
    return [`round ${round}`, count(checked, some), share(count(wrong, some), count(checked, some))]
  })
  return [...byType, ...byRound].filter(([, all]) => Number(all) > 0)
}

function talkCells(audits: readonly Audit[]): Cell[] {
  const messages = audits.flatMap((audit) => audit.messages)
  const total = (pick: (audit: Audit) => number) => sum(audits.map(pick))
  const count = (list: (message: AuditedMessage) => readonly unknown[], side?: string) =>
    sum(messages.filter((message) => !side || message.side === side).map((message) => list(message).length))
  const checkable = messages.filter((message) => checked(message).length > 0)
  const sided = messages.filter(({ votedOtherwise }) => votedOtherwise !== null)
  const leaders = total(({ programs }) => programs.leaders)
  return [
    messages.length,
    count(checked),
    share(count(wrong, 'just'), count(checked, 'just')),
    share(count(wrong, 'evil'), count(checked, 'evil')),
    share(messages.filter((message) => wrong(message).length > 0).length, checkable.length),
    share(sided.filter(({ votedOtherwise }) => votedOtherwise).length, sided.length),
    share(
      total(({ againstReason }) => againstReason),
      total(({ reasoned }) => reasoned),
    ),
    share(
      total(({ wrongTeams }) => wrongTeams),
      total(({ teams, wrongTeams }) => teams + wrongTeams),
    ),
    share(
      total(({ programs }) => programs.ok),
      leaders,
    ),
    leaders ? (total(({ programs }) => programs.repairs) / leaders).toFixed(2) : null,
    total(({ repaired }) => repaired),
  ]
}
