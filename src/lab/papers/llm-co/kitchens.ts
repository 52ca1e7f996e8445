/** The kitchens of tables 1 to 4, who plays in them, and the runs behind the tables. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findLayout, overcooked as game } from '../../../games/overcooked/index.ts'
import { readPrompts } from '../../../agents/published/index.ts'
import type { AgentSpec } from '../../seating/lineup.ts'
import type { RunResult } from '../../running/run.ts'
import { metricCell, outcomesOf } from '../../tables/summary.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench } from '../reproduction.ts'
import { describePrompts } from '../shared.ts'
import type { Published } from './published.ts'

/** Tables 1 and 2. */
export const OPEN_KITCHENS = [
  'cramped-room',
  'asymmetric-advantages',
  'asymmetric-advantages-11',
  'coordination-ring',
  'forced-coordination',
  'counter-circuit',
] as const
/** Tables 3 and 4. */
export const GATED_KITCHENS = ['locked', 'gated-delivery'] as const

const SHORT_TITLES: Readonly<Record<string, string>> = {
  'asymmetric-advantages': 'Asymm. Advantages, 9 wide',
  'asymmetric-advantages-11': 'Asymm. Advantages, 11 wide',
}

export const titleOf = (kitchen: string): string => SHORT_TITLES[kitchen] ?? findLayout(kitchen)!.title

/** Somebody who plays in a table. */
export interface Contender {
  readonly label: string
  readonly agent: AgentSpec
  /** The same episode every time, so that one is enough. */
  readonly fixed?: boolean
}

/** Episodes of a cell, where chance plays a part; the authors' later program plays three with a language model. */
const EPISODES = 20
const MODEL_EPISODES = 3

export const RANDOM: Contender = { label: 'random', agent: { agent: 'random' } }
export const GREEDY: Contender = { label: 'greedy', agent: { agent: 'greedy' } }
export const ASSISTANT: Contender = { label: 'assistant', agent: { agent: 'assistant' }, fixed: true }
export const SYMBOLIC: Contender = { label: 'symbolic', agent: { agent: 'symbolic' }, fixed: true }

export const llmCo = ({ model }: Bench, directive: 'on' | 'off'): Contender => ({
  label: `llm-co${directive === 'on' ? ' with directive' : ''} on ${model}`,
  agent: { agent: 'llm-co', options: { directive } },
})

/**
 * LLM-Co in published words and by the authors' code, where the user has brought them: in the kitchens that there are texts
 * of.
 */
export function publishedLlmCo(
  { model, prompts }: Bench,
  directive: 'on' | 'off',
  kitchens: readonly string[],
): (Contender & { readonly kitchens: readonly string[] })[] {
  if (model === undefined || prompts === undefined) return []
  const nameOf = (kitchen: string): string => `${kitchen}${directive === 'on' ? '.directive' : ''}.txt`
  const found = kitchens.flatMap((kitchen) => {
    const published = readPrompts(prompts, 'llm-co', nameOf(kitchen))
    return published.names.includes(nameOf(kitchen)) ? [{ kitchen, published }] : []
  })
  if (found.length === 0) return []
  const words = describePrompts(found.map(({ published }) => published))
  return [
    {
      label: `llm-co${directive === 'on' ? ' with directive' : ''} ${words}, on ${model}`,
      agent: { agent: 'llm-co', options: { directive, prompts } },
      kitchens: found.map(({ kitchen }) => kitchen),
    },
  ]
}

/** The published networks' names for the kitchens. */
const NETWORK_KITCHENS: Readonly<Record<string, string>> = {
  'cramped-room': 'cramped_room',
  'asymmetric-advantages': 'asymmetric_advantages',
  'coordination-ring': 'coordination_ring',
  'forced-coordination': 'forced_coordination',
  'counter-circuit': 'counter_circuit_o_1order',
}

/** A published network for a kitchen, in the user's data; undefined where there is none. */
export function findNetwork({ data }: Bench, kind: 'ppo_sp' | 'ppo_bc' | 'bc', kitchen: string): Contender | undefined {
  const named = NETWORK_KITCHENS[kitchen]
  if (!data || !named) return undefined
  const folders = [join(data, 'overcooked', 'models'), join(data, 'models'), data]
  const file = folders.map((folder) => join(folder, `rllib2023_${kind}_${named}.json`)).find((path) => existsSync(path))
  if (!file) return undefined
  return { label: NETWORKS[kind], agent: { agent: 'policy', options: { file, unblock: kind === 'bc' ? 3 : 0 } } }
}

export const NETWORKS = {
  ppo_sp: 'PPO in self-play, network of 2023',
  ppo_bc: 'PPO trained with behaviour cloning, network of 2023',
  bc: 'behaviour cloning, network of 2023',
} as const

/** Plays 400 steps with these two; a run that was played before is read from its folder. */
export function playKitchen(
  bench: Bench,
  kitchen: string,
  alice: Contender,
  bob: Contender = alice,
): Promise<RunResult> {
  bench.say(`${titleOf(kitchen)}: ${alice === bob ? `${alice.label} with itself` : `${alice.label} and ${bob.label}`}`)
  const both = [alice, bob]
  const model = both.some(({ agent }) => agent.agent === 'llm-co')
  const episodes = both.every(({ fixed }) => fixed) ? 1 : (bench.episodes ?? (model ? MODEL_EPISODES : EPISODES))
  const agents = both.map(({ agent }) => agent)
  return bench.run({ game: game.name, config: { layout: kitchen }, agents, episodes })
}

/** The mean score, with its interval where there were several episodes. */
export function scoreCell({ rows }: RunResult): Cell {
  const outcomes = outcomesOf(rows)
  return outcomes.length === 1 ? Number(outcomes[0]!.metrics.score) : metricCell(game, outcomes, 'score')
}

/** The rows of the paper, in the order of the kitchens. */
export const publishedRows = (published: Readonly<Record<string, Published>>, kitchens: readonly string[]): Cell[][] =>
  Object.entries(published).map(([name, scores]) => [
    `paper: ${name}`,
    ...kitchens.map((kitchen) => scores[kitchen] ?? null),
  ])

/** One row: somebody in every kitchen. `play` may leave one out. */
export async function playRow(
  label: string,
  kitchens: readonly string[],
  play: (kitchen: string) => Promise<RunResult> | undefined,
): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const kitchen of kitchens) {
    const result = await play(kitchen)
    cells.push(result ? scoreCell(result) : null)
  }
  return [label, ...cells]
}

export const scoreTable = (
  title: string,
  kitchens: readonly string[],
  rows: readonly Cell[][],
  notes: readonly string[],
): ReportTable => ({ title, columns: ['agent', ...kitchens.map(titleOf)], rows, notes })

/** Said under every table of scores. */
export const aboutScores = ({ episodes }: Bench): readonly string[] => [
  `Points in 400 steps, 20 a soup. ${episodes ?? EPISODES} episodes a cell (${episodes ?? MODEL_EPISODES} with a language model), seeds from 1; 95 % bootstrap intervals. A number alone is one episode: nothing in it is left to chance.`,
]
