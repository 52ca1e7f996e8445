/** Table A.1: how many messages, words and proposals a dialogue takes. */
import type { Event } from '../../../core/event.ts'
import type { Outcome } from '../../../core/game.ts'
import { bootstrapMean, sum } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import { playedByPeople } from '../played-by-people.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { contenders, humanDialogues, PAPER, playEach, type HumanDialogue } from './people.ts'
import { DOMAINS, type DialogueDomain } from './published/published-game.ts'

/** How the last rows are called, which are of all three games. */
const ALL = 'all'

export const tableA1: Reproduction = {
  name: 'dialop/table-a1',
  paper: `${PAPER}, table A.1`,
  about: 'Dialogues, messages, words, proposals and time of people, as published and as counted here, and of ours.',
  make,
}

/** As published: dialogues, then means with standard errors, and the time of a dialogue. */
const PUBLISHED: Readonly<Record<string, readonly [number, string, string, string, string]>> = {
  assignment: [134, '18.4 ± 1.1', '169.3 ± 10.9', '1.7 ± 0.1', '8m 9s'],
  planning: [114, '9.0 ± 0.4', '141.9 ± 6.5', '3.0 ± 0.1', '10m 56s'],
  mediation: [162, '10.9 ± 0.5', '119.0 ± 5.7', '2.8 ± 0.2', '7m 15s'],
  [ALL]: [409, '12.8 ± 0.5', '141.8 ± 4.7', '2.5 ± 0.1', '8m 19s'],
}

/** Somebody's dialogues of one game. */
interface Counted {
  readonly who: string
  readonly dialogues: readonly { readonly outcome: Outcome; readonly events: readonly Event[] }[]
  /** Whether their times are those of people. */
  readonly timed: boolean
}

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const rows: Cell[][] = []
  const all = new Map<string, Counted>()
  for (const domain of DOMAINS) {
    rows.push([domain, 'people, published', ...PUBLISHED[domain]!])
    for (const counted of await countedIn(bench, domain, people[domain])) {
      rows.push([domain, counted.who, ...cellsOf(counted)])
      const before = all.get(counted.who)?.dialogues ?? []
      all.set(counted.who, { ...counted, dialogues: [...before, ...counted.dialogues] })
    }
  }
  rows.push([ALL, 'people, published', ...PUBLISHED[ALL]!])
  for (const counted of all.values()) rows.push([ALL, counted.who, ...cellsOf(counted)])
  return {
    tables: [
      {
        title: 'Dialogues (means; median time)',
        columns: ['game', 'who', 'dialogues', 'messages', 'words', 'proposals', 'time'],
        rows,
        notes: [
          'Published: mean ± standard error over all dialogues (the release has 113 of planning); its times, headed as means, are medians. Counted: over the dialogues given here, with 95 % bootstrap intervals; messages that were sent without an answer between are told apart as in the release, by slashes, so that a few more are lost. Times run to the last proposal or answer that has one; the release gives none of messages.',
          'Ours play on the worlds of the same dialogues. --logs adds games that people played here.',
        ],
      },
      {
        title: 'All together (totals)',
        columns: ['who', 'dialogues', 'messages', 'words', 'proposals'],
        rows: [
          ['people, published', 409, 5253, 'over 58,000', null],
          ...[...all.values()].map(({ who, dialogues }): Cell[] => [
            who,
            dialogues.length,
            ...MEASURES.map((name) => sum(dialogues.map(({ outcome }) => outcome.metrics[name] as number))),
          ]),
        ],
        notes: [],
      },
    ],
  }
}

async function countedIn(bench: Bench, domain: DialogueDomain, people: readonly HumanDialogue[]): Promise<Counted[]> {
  const found: Counted[] = [{ who: 'people, counted', dialogues: people, timed: true }]
  for (const one of (await contenders(bench, domain)).filter(({ silent }) => !silent)) {
    const dialogues = await playEach(bench, domain, one, people, ({ config }) => config)
    found.push({ who: one.label, dialogues, timed: false })
  }
  const here = playedByPeople(bench, domain)
  for (const who of new Set(here.map((one) => one.who)))
    found.push({ who: `${who}, here`, dialogues: here.filter((one) => one.who === who), timed: true })
  return found
}

const MEASURES = ['messages', 'words', 'proposals'] as const

const cellsOf = ({ dialogues, timed }: Counted): Cell[] => [
  dialogues.length,
  ...MEASURES.map((name): Cell => ({
    kind: 'mean',
    estimate: bootstrapMean(dialogues.map(({ outcome }) => outcome.metrics[name] as number)),
  })),
  timed ? printTime(dialogues.map(({ events }) => events.at(-1)!.time - events[0]!.time)) : null,
]

/** The median of times in milliseconds, as the paper prints it. */
function printTime(times: readonly number[]): Cell {
  if (times.length === 0) return null
  const ordered = times.toSorted((a, b) => a - b)
  const middle = ordered.length / 2
  const median = (ordered[Math.ceil(middle) - 1]! + ordered[Math.floor(middle)]!) / 2
  const seconds = Math.round(median / 1000)
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`
}
