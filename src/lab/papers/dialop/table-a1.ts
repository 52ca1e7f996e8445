/** Table A.1: how many messages, words and proposals a dialogue takes. */
import type { Outcome } from '../../../core/game.ts'
import { DOMAINS } from './published/published-game.ts'
import { bootstrapMean } from '../../statistics.ts'
import type { Cell } from '../../table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { humanDialogues, labelOf, PAPER, playEach, players } from './people.ts'

export const tableA1: Reproduction = {
  name: 'dialop/table-a1',
  paper: `${PAPER}, table A.1`,
  about: 'Dialogues, messages, words and proposals of people, as published and as counted here, and of ours.',
  make,
}

/** As published: dialogues, then means with standard errors. */
const PUBLISHED: Readonly<Record<string, readonly [number, string, string, string]>> = {
  assignment: [134, '18.4 ± 1.1', '169.3 ± 10.9', '1.7 ± 0.1'],
  planning: [114, '9.0 ± 0.4', '141.9 ± 6.5', '3.0 ± 0.1'],
  mediation: [162, '10.9 ± 0.5', '119.0 ± 5.7', '2.8 ± 0.2'],
}

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const rows: Cell[][] = []
  for (const domain of DOMAINS) {
    rows.push([domain, 'people, published', ...PUBLISHED[domain]!])
    rows.push([
      domain,
      'people, counted',
      people[domain].length,
      ...counts(people[domain].map(({ outcome }) => outcome)),
    ])
    for (const agent of players(bench, domain).filter((name) => name !== 'silent')) {
      const played = await playEach(bench, domain, agent, people[domain], ({ config }) => config)
      rows.push([domain, labelOf(bench, agent), played.length, ...counts(played.map(({ outcome }) => outcome))])
    }
  }
  return {
    tables: [
      {
        title: 'Dialogues (means)',
        columns: ['game', 'who', 'dialogues', 'messages', 'words', 'proposals'],
        rows,
        notes: [
          'Published: mean ± standard error over all dialogues (the release has 113 of planning). Counted: over the dialogues given here, with 95 % bootstrap intervals; messages that were sent without an answer between are told apart as in the release, by slashes, so that a few more are lost.',
          'Ours play on the worlds of the same dialogues.',
        ],
      },
    ],
  }
}

const counts = (outcomes: readonly Outcome[]): Cell[] =>
  ['messages', 'words', 'proposals'].map((name) => ({
    kind: 'mean',
    estimate: bootstrapMean(outcomes.map(({ metrics }) => metrics[name] as number)),
  }))
