/** Figures 5 and 16: which actions of the Problem-Solving USER come in the same turn. */
import { ACT_TYPES, type ActType } from '../../../agents/traveling-adventurers/language/acts.ts'
import {
  countCoOccurrence,
  countTransitions,
  readTurns,
  type ActTurn,
  type CoOccurrence,
  type Transitions,
} from './analyses/index.ts'
import { drawHeatMap } from '../../plots/plot.ts'
import { sum } from '../../tables/statistics.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { PAPER, REJECTIONS } from './published.ts'
import { aboutStandIn, logsOf, needsModel, playWithItself, shareOf } from './runs.ts'

const AGENT = 'problem-solving'
const SEAT = 'USER'
/** What the abridged figure is about: negotiation and conversation. */
const ABRIDGED: readonly ActType[] = ['suggest', 'agree-inner', 'agree-outer', 'reject', 'ask', 'inform']
/** The agent has no `solve`, and `retract` is not the paper's. */
const FULL: readonly ActType[] = ACT_TYPES.filter((type) => type !== 'solve' && type !== 'retract')

export const figure5 = figure('figure-5', 'figure 5', ABRIDGED, false)
export const figure16 = figure('figure-16', 'figure 16', FULL, true)

function figure(name: string, label: string, types: readonly ActType[], full: boolean): Reproduction {
  return {
    name: `traveling-adventurers/${name}`,
    paper: `${PAPER}, ${label}`,
    about: `Which actions of the Problem-Solving ${SEAT} come in the same turn${full ? ', all of them; and what follows what' : ''}.`,
    async make(bench) {
      if (!bench.model) return { tables: [claims(bench, undefined, [])] }
      const episodes = logsOf(await playWithItself(bench, AGENT)).map(readTurns)
      const turns = episodes.flat().filter(({ seat }) => seat === SEAT)
      const counts = countCoOccurrence(turns)
      const transitions = (['within', 'partner', 'own'] as const).map((kind) => countTransitions(episodes, kind))
      const tables = [matrix(counts, types), claims(bench, counts, turns), ...(full ? transitions.map(follow) : [])]
      return { tables, figures: await draw(name, label, counts, types) }
    },
  }
}

async function draw(
  name: string,
  label: string,
  counts: CoOccurrence,
  types: readonly ActType[],
): Promise<Report['figures']> {
  const cells = types.flatMap((y) => types.map((x) => ({ row: y, column: x, value: counts.given(y, x) })))
  const title = `Actions in one turn of the Problem-Solving ${SEAT} (${label}, ours)`
  return { [`${name}.svg`]: await drawHeatMap(cells, { title, row: 'comes too', column: 'where this comes' }) }
}

function matrix(counts: CoOccurrence, types: readonly ActType[]): ReportTable {
  return {
    title: 'Where an action of the column comes, how often one of the row comes in the same turn',
    columns: ['', ...types],
    rows: [
      ...types.map((y): Cell[] => [y, ...types.map((x) => rounded(counts.given(y, x)))]),
      ['instances', ...types.map((x) => counts.instances[x])],
    ],
    notes: [
      'Share of all instances of the column whose turn holds at least one other instance of the row: the diagonal says how often an action comes twice. The paper prints the figure without its formula or numbers.',
    ],
  }
}

const rounded = (share: number): Cell => (Number.isNaN(share) ? null : share.toFixed(2))

/** What the paper says of the figure in words. */
function claims(bench: Bench, counts: CoOccurrence | undefined, turns: readonly ActTurn[]): ReportTable {
  const share = (y: ActType, x: ActType): Cell =>
    counts ? shareOf(Math.round(counts.given(y, x) * counts.instances[x]) || 0, counts.instances[x]) : null
  const all = sum(turns.map(({ acts }) => acts.length))
  return {
    title: 'What the paper says of it',
    columns: ['', 'paper', 'ours'],
    rows: [
      ['a suggestion comes with another in its turn', 'seldom', share('suggest', 'suggest')],
      ['a suggestion comes with the own agreement', 'always (instructed)', share('agree-inner', 'suggest')],
      ['a rejection comes with a suggestion', 'typically', share('suggest', 'reject')],
      ['a rejection comes with the own agreement to another path', 'typically', share('agree-inner', 'reject')],
      [
        'rejections among all actions',
        `${100 * REJECTIONS} % (all agents)`,
        counts ? shareOf(counts.instances.reject, all) : null,
      ],
    ],
    notes: [...needsModel(bench), ...aboutStandIn(bench)],
  }
}

function follow({ kind, from, to, share, count }: Transitions): ReportTable {
  const titles = {
    within: 'What follows within a turn',
    partner: 'What comes in the partner’s next turn',
    own: 'What comes in the same seat’s next turn',
  }
  const used = (types: readonly string[], counted: (type: string) => number): string[] =>
    types.filter((type) => counted(type) > 0)
  const rows = used(from, (type) => sum(to.map((next) => count(type, next))))
  const columns = used(to, (type) => sum(from.map((before) => count(before, type))))
  return {
    title: titles[kind],
    columns: ['', ...columns],
    rows: rows.map((type) => [type, ...columns.map((next) => rounded(share(type, next)))]),
    notes: [
      'Share of all that comes after the action of the row, both seats together. The paper mentions these and prints none.',
    ],
  }
}
