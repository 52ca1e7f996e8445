/** Figure 5: accuracy on the theory-of-mind questions, by aspect. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../../core/json.ts'
import { InvalidInput } from '../../../core/errors.ts'
import { aspects, ourQuestions, type Aspect, type Question } from '../../../games/theory-of-mind/index.ts'
import { readPublishedQuestions } from './import-questions.ts'
import { drawPlot } from '../../plots/plot.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import type { RunResult } from '../../running/run.ts'
import { sum } from '../../tables/statistics.ts'
import { estimate, metricCell, outcomesOf } from '../../tables/summary.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'

export const figure5: Reproduction = {
  name: 'llm-co/figure-5',
  paper: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 5.1, figure 5',
  about:
    'How often a model understands the situation, foresees what its partner intends, and finds the best next action.',
  make,
}

/** Questions that are asked together. */
interface QuestionSet {
  readonly name: 'ours' | 'second-edition' | 'published'
  readonly config: Record<string, Json>
  readonly questions: readonly Question[]
}

async function make(bench: Bench): Promise<Report> {
  const sets: QuestionSet[] = [
    { name: 'ours', config: {}, questions: ourQuestions() },
    { name: 'second-edition', config: { edition: 2 }, questions: ourQuestions(2) },
  ]
  if (bench.data) {
    const questions = findPublished(bench.data)
    sets.push({ name: 'published', config: { questions }, questions })
  }
  const agents = ['random', 'surface', ...(bench.model ? ['base', 'cot'] : [])]
  const tables: ReportTable[] = []
  const figures: Record<string, string> = {}
  for (const set of sets) {
    const results: [string, RunResult][] = []
    for (const agent of agents) {
      bench.say(`${set.name} questions: ${agent}`)
      const episodes = Math.min(bench.episodes ?? set.questions.length, set.questions.length)
      results.push([agent, await bench.run({ game: 'theory-of-mind', config: set.config, agents: [agent], episodes })])
    }
    tables.push(tabulate(set, results, bench))
    figures[`figure-5-${set.name}.svg`] = await draw(set, results)
  }
  return { tables, figures }
}

const columns: Readonly<Record<string, string>> = {
  environment: 'situation',
  intention: 'partner’s intention (ToM)',
  belief: 'partner’s belief',
  action: 'next action (SR)',
  correct: 'all',
}

const titleOf = (name: QuestionSet['name']): string =>
  ({ ours: 'our', 'second-edition': 'our second edition’s', published: 'published' })[name]

function tabulate(
  { name, questions }: QuestionSet,
  results: readonly [string, RunResult][],
  bench: Bench,
): ReportTable {
  const published = questions.some((question) => question.published)
  const measures = [...aspectsOf(questions), 'correct', ...(published ? ['asPublished'] : [])]
  const rows = results.map(([agent, { game, rows }]): Cell[] => {
    const outcomes = outcomesOf(rows)
    const label = agent === 'base' || agent === 'cot' ? `${agent} on ${bench.model}` : agent
    return [label, outcomes.length, ...measures.map((measure) => metricCell(game, outcomes, measure))]
  })
  const guessing: Cell[] = [
    'guessing, exactly',
    questions.length,
    ...measures.map((measure) => `${(100 * guess(questions, measure)).toFixed(1)} %`),
  ]
  return {
    title: `Right answers, ${titleOf(name)} questions`,
    columns: ['agent', 'questions', ...measures.map((measure) => columns[measure] ?? 'all, by the published key')],
    rows: [guessing, ...rows],
    notes: [
      `${questions.length} questions about ${new Set(questions.map(({ scenario }) => scenario)).size} situations. Intervals are 95 % (Wilson); questions about one situation are counted as if they were independent.`,
      'The figure has bars for GPT-4, GPT-3.5, Vicuna-33B, Vicuna-13B and people, whose heights the text does not give; GPT-4 is best, just below people. The paper judged free answers by hand; here an answer is chosen from a list.',
      ...(published
        ? ['Several published keys mark the right answer wrong; the last column counts by them all the same.']
        : ['Every answer is proved by an exact solver.']),
      ...(bench.model ? [] : ['Without --model there are no rows of language agents.']),
    ],
  }
}

/** The aspects that are asked about. */
const aspectsOf = (questions: readonly Question[]): Aspect[] =>
  aspects.filter((aspect) => questions.some((question) => question.aspect === aspect))

/** What guessing comes to. */
function guess(questions: readonly Question[], measure: string): number {
  const asked = questions.filter(
    ({ aspect }) => measure === aspect || !(aspects as readonly string[]).includes(measure),
  )
  const right = asked.map(
    ({ answers, published, options }) =>
      (measure === 'asPublished' ? (published ?? []) : answers).length / options.length,
  )
  return sum(right) / asked.length
}

function draw({ name, questions }: QuestionSet, results: readonly [string, RunResult][]): Promise<string> {
  const bars = results.flatMap(([agent, { game, rows }]) =>
    aspectsOf(questions).map((aspect) => {
      const { mean, low, high } = estimate(outcomesOf(rows), aspect, game.metrics[aspect]!)
      return { agent, aspect: columns[aspect]!, mean, low, high }
    }),
  )
  const chance = aspectsOf(questions).map((aspect) => ({ aspect: columns[aspect]!, chance: guess(questions, aspect) }))
  return drawPlot(({ barY, ruleX, tickY }) => ({
    title: `Right answers, ${titleOf(name)} questions`,
    width: 180 * aspectsOf(questions).length + 120,
    marginBottom: 60,
    x: { label: null, tickRotate: -35, domain: results.map(([agent]) => agent) },
    fx: { label: null, domain: aspectsOf(questions).map((aspect) => columns[aspect]!) },
    y: { label: 'share of right answers (dashed: guessing)', domain: [0, 1], grid: true },
    marks: [
      barY(bars, { fx: 'aspect', x: 'agent', y: 'mean', fill: 'agent' }),
      ruleX(bars, { fx: 'aspect', x: 'agent', y1: 'low', y2: 'high' }),
      tickY(chance, { fx: 'aspect', y: 'chance', strokeDasharray: '3,3' }),
    ],
  }))
}

/** The published questions in a folder or file of the user's. */
function findPublished(data: string): Question[] {
  if (!existsSync(data)) throw new InvalidInput(`--data: there is no ${data}`)
  if (statSync(data).isFile()) return readPublishedQuestions(data)
  const folder = [join(data, 'theory-of-mind'), data].find((path) => existsSync(path))!
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  if (files.length === 0)
    throw new InvalidInput(`--data: no question file in ${folder}; it should hold JSON files with "items"`)
  return files.flatMap((file) => readPublishedQuestions(join(folder, file)))
}
