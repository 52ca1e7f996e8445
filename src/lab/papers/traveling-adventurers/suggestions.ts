/** Tables 2, 5 and 6: how many rooms the agents' suggestions name. */
import { countSuggestLengths, readTurns } from './analyses/index.ts'
import type { RunResult } from '../../running/run.ts'
import { sum } from '../../tables/statistics.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import { LENGTHS, PAPER, PAPER_AGENTS, TABLE_5, TABLE_6 } from './published.ts'
import { aboutStandIn, logsOf, needsModel, playWithItself, playWithStandInForPeople, shareOf } from './runs.ts'

/** The number of suggestions of each length by one seat, and of all. */
interface Lengths {
  readonly of: (length: number) => number
  readonly all: number
}

function lengthsOf(result: RunResult, seat: string): Lengths {
  const turns = logsOf(result).flatMap(readTurns)
  const counts = countSuggestLengths(turns.filter((turn) => turn.seat === seat))
  return { of: (length) => counts.get(length) ?? 0, all: sum([...counts.values()]) }
}

const perCent = (share: number | undefined): Cell => (share === undefined ? null : `${share.toFixed(1)} %`)
const ours = (lengths: Lengths | undefined): Cell[] =>
  LENGTHS.map((length) => (lengths ? shareOf(lengths.of(length), lengths.all) : null))

const notes = (bench: Bench): string[] => [
  'Per cent of all suggestions. 2 rooms: node by node; 7: the full path; 8: malformed. Intervals (Wilson, 95 %) treat suggestions as independent; those of one episode are not.',
  ...needsModel(bench),
  ...aboutStandIn(bench),
]

const table = (title: string, rows: readonly (readonly Cell[])[], bench: Bench): ReportTable => ({
  title,
  columns: ['', ...LENGTHS.map((length) => `${length} rooms`), 'suggestions'],
  rows,
  notes: notes(bench),
})

export const table2: Reproduction = {
  name: 'traveling-adventurers/table-2',
  paper: `${PAPER}, table 2`,
  about: 'Node by node or the whole path at once: the two kinds of suggestion that agents make most.',
  async make(bench) {
    const rows: Cell[][] = []
    const add = (name: string, published: readonly number[], lengths: Lengths | undefined): void =>
      void rows.push([
        name,
        perCent(published[0]),
        lengths ? shareOf(lengths.of(2), lengths.all) : null,
        perCent(published[5]),
        lengths ? shareOf(lengths.of(7), lengths.all) : null,
      ])
    for (const agent of PAPER_AGENTS)
      add(
        `${agent}, self-play`,
        TABLE_6[agent].BOT,
        bench.model ? lengthsOf(await playWithItself(bench, agent), 'BOT') : undefined,
      )
    for (const agent of ['baseline', 'problem-solving'] as const)
      add(
        `${agent}, free play`,
        TABLE_5[agent],
        bench.model ? lengthsOf(await playWithStandInForPeople(bench, agent), 'BOT') : undefined,
      )
    const columns = ['', 'node by node, paper', 'ours', 'full path, paper', 'ours']
    const title = 'Suggestions of BOT (self-play) and of the agent (free play)'
    return { tables: [{ title, columns, rows, notes: [...notes(bench), FREE_PLAY, CAPTION] }] }
  },
}

const FREE_PLAY =
  'Free play: with people in the paper, with a symbolic agent that goes room by room in their seat in ours.'
const CAPTION =
  'The paper’s caption speaks of per cent of games; its numbers are per cent of suggestions (tables 5 and 6).'

export const table5: Reproduction = {
  name: 'traveling-adventurers/table-5',
  paper: `${PAPER}, table 5`,
  about: 'How many rooms the suggestions of an agent name opposite a free partner.',
  async make(bench) {
    const rows: Cell[][] = []
    for (const [agent, published] of Object.entries(TABLE_5)) {
      const lengths = bench.model ? lengthsOf(await playWithStandInForPeople(bench, agent), 'BOT') : undefined
      rows.push([`${agent}, paper, with people`, ...published.map(perCent), null])
      rows.push([`${agent}, ours`, ...ours(lengths), lengths?.all ?? null])
    }
    const made = table('Suggestions in free play', rows, bench)
    return { tables: [{ ...made, notes: [...made.notes, FREE_PLAY] }] }
  },
}

export const table6: Reproduction = {
  name: 'traveling-adventurers/table-6',
  paper: `${PAPER}, table 6`,
  about: 'How many rooms the suggestions of an agent name in self-play, by seat.',
  async make(bench) {
    const rows: Cell[][] = []
    for (const agent of PAPER_AGENTS) {
      const result = bench.model ? await playWithItself(bench, agent) : undefined
      for (const seat of ['USER', 'BOT'] as const) {
        const lengths = result && lengthsOf(result, seat)
        rows.push([`${agent} ${seat}, paper`, ...LENGTHS.map((_, i) => perCent(TABLE_6[agent][seat][i])), null])
        rows.push([`${agent} ${seat}, ours`, ...ours(lengths), lengths?.all ?? null])
      }
    }
    return { tables: [table('Suggestions in self-play, the six houses', rows, bench)] }
  },
}
