/** Table 1: how often self-play ends with identical, correct, optimal paths. */
import { metricCell } from '../../tables/summary.ts'
import { travelingAdventurers as game } from '../../../games/traveling-adventurers/index.ts'
import type { Outcome } from '../../../core/game.ts'
import { countDesync, countExtractions, countFailures, readTurns } from './analyses/index.ts'
import type { RunResult } from '../../running/run.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import { sum } from '../../tables/statistics.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import { PAPER, PAPER_AGENTS, SELF_PLAY_EPISODES, TABLE_1 } from './published.ts'
import {
  aboutStandIn,
  floorsOf,
  HOUSES,
  logsOf,
  needsModel,
  outcomes,
  playWithItself,
  publishedShare,
  shareOf,
} from './runs.ts'

const BEYOND = ['backtracking', 'structured']
const SYMBOLIC = ['symbolic:strategy=node-by-node', 'symbolic:strategy=lazy', 'symbolic']
const METRICS = ['identical', 'correct', 'optimal', 'correctAsPublished', 'optimalAsPublished', 'ratio'] as const

export const table1: Reproduction = {
  name: 'traveling-adventurers/table-1',
  paper: `${PAPER}, table 1`,
  about: 'How often two copies of an agent end with identical, correct and optimal paths.',
  async make(bench) {
    const tables: ReportTable[] = []
    const preset = new Map<string, RunResult>()
    for (const houses of ['preset', 'fresh'] as const) {
      const rows: Cell[][] = (await floorsOf(bench, houses)).map(({ name, outcomes }) =>
        row(`floor: ${name}`, [...outcomes.values()], houses),
      )
      for (const agent of [...PAPER_AGENTS, ...BEYOND]) {
        const result = bench.model ? await playWithItself(bench, agent, houses) : undefined
        if (result && houses === 'preset') preset.set(agent, result)
        rows.push(row(agent, result && outcomes(result), houses))
      }
      for (const agent of SYMBOLIC) rows.push(row(agent, outcomes(await playWithItself(bench, agent, houses)), houses))
      tables.push(describe(bench, houses, rows))
    }
    return { tables: bench.model ? [...tables, moreMeasures(preset)] : tables }
  },
}

function row(agent: string, found: readonly Outcome[] | undefined, houses: keyof typeof HOUSES): Cell[] {
  const published = houses === 'preset' ? TABLE_1[agent as keyof typeof TABLE_1] : undefined
  const ours = METRICS.map((name) => (found ? metricCell(game, found, name) : null))
  if (houses === 'fresh') return [agent, ...ours]
  const paper = [0, 1, 2].map((i) => (published ? publishedShare(published[i]!, SELF_PLAY_EPISODES) : null))
  return [agent, paper[0]!, ours[0]!, paper[1]!, ours[1]!, paper[2]!, ours[2]!, ...ours.slice(3)]
}

function describe(bench: Bench, houses: keyof typeof HOUSES, rows: readonly Cell[][]): ReportTable {
  const compatible = ['correct, as its code counts', 'optimal, as its code counts', 'ratio to the optimum']
  const measures = ['identical', 'correct', 'optimal']
  const columns = houses === 'preset' ? measures.flatMap((name) => [`${name}, paper`, `${name}, ours`]) : measures
  return {
    title: houses === 'preset' ? 'Self-play in the paper’s six houses' : 'Self-play in fresh houses (appendix B)',
    columns: ['agent', ...columns, ...compatible],
    rows,
    notes: [
      `${bench.episodes ?? SELF_PLAY_EPISODES} episodes each, seeds from 1; houses in turn. Intervals are 95 %: Wilson for shares, bootstrap for means.`,
      ...(houses === 'preset'
        ? [
            'The paper drew its houses unseeded, and showed one of them (boards 1 and 2) in every prompt; ours are not shown.',
            'Its code calls a path correct by its length alone; the strict columns ask for a round trip through every room.',
          ]
        : ['Not in the paper: houses that nobody has seen.']),
      ...needsModel(bench),
      ...aboutStandIn(bench),
    ],
  }
}

/** What the paper speaks of but does not measure. */
function moreMeasures(results: ReadonlyMap<string, RunResult>): ReportTable {
  const rows = [...results].map(([agent, result]): Cell[] => {
    const logs = logsOf(result)
    const extractions = logs.map(countExtractions)
    const total = <Counts extends object>(list: readonly Counts[], name: keyof Counts): number =>
      sum(list.map((counts) => counts[name] as number))
    const failures = logs.map(countFailures)
    const apart = logs.map((events) => countDesync(readTurns(events)))
    const share = <Counts extends object>(list: readonly Counts[], hits: keyof Counts, of: keyof Counts): Cell =>
      shareOf(total(list, hits), total(list, of))
    const malformed = total(failures, 'malformed')
    return [
      agent,
      share(extractions, 'right', 'claims'),
      share(extractions, 'found', 'told'),
      share(apart, 'apart', 'turns'),
      share(failures, 'unreadable', 'replies'),
      shareOf(malformed, malformed + total(failures, 'acts')),
    ]
  })
  return {
    title: 'Beyond the paper: how well messages are read and formats kept (the six houses)',
    columns: [
      'agent',
      'claims that are true',
      'coins told that were read',
      'turns apart',
      'replies sent back',
      'actions malformed',
    ],
    rows,
    notes: [
      'Claims: coins that the extractor took from messages. Told: coins that the rules for controlled English read from the same messages.',
      'Apart: turns after which the two sides believe in different agreed paths, not just in a longer and a shorter one.',
      'Intervals treat claims, turns and replies as independent; those of one episode are not.',
    ],
  }
}
