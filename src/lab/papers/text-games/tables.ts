/** Tables 4 to 7 of "Large Language Models Are Neurosymbolic Reasoners". */
import { comesAlong } from '../../../agents/text-games/index.ts'
import { readPrompts } from '../../../agents/published/index.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { describePrompts } from '../shared.ts'
import { notesOf, openField, rowsOf, type Column, type Field, type Player, type Results } from './field.ts'
import * as published from './published.ts'

const PAPER = 'Fang et al., Large Language Models Are Neurosymbolic Reasoners (AAAI 2024)'

const random: Player = { title: 'random (floor)', agent: 'random' }
const symbolic: Player = { title: 'symbolic (ceiling)', agent: 'symbolic' }

/** Our language agents on the model that the user named. */
function languagePlayers({ model, prompts }: Bench, { tables }: Field): Player[] {
  if (!model) return []
  const ours: Player = { title: `language on ${model}`, agent: 'language' }
  // The published runs had other modules, the whole conversation, no score line, and a hint that the paper does not mention.
  const options = {
    modules: 'llm',
    chat: true,
    history: 200,
    score: false,
    subgoal: true,
    think: false,
    examples: false,
  }
  if (tables === undefined) return [ours]
  const alike: Player = { title: `language with the paper’s modules, on ${model}`, agent: 'language', options }
  if (prompts === undefined) return [ours, alike]
  const words = describePrompts([readPrompts(prompts, 'text-games')])
  // The paper's text has the score line, which its code leaves out.
  const told: Player = {
    title: `language ${words}, on ${model}`,
    agent: 'language',
    options: { ...options, score: true, prompts },
  }
  return [ours, alike, told]
}

/** The paper's trained agents, trained here on our own world, in which alone they can play, as far as they come along. */
const trained = ({ tables }: Field): Player[] =>
  (tables === undefined ? (['drrn', 'clone'] as const) : []).flatMap((agent) =>
    [false, true].flatMap((modules): Player[] => {
      if (!comesAlong(agent, modules)) return []
      return [{ title: `${agent}${modules ? ' + modules' : ''}, trained here`, agent, options: { modules } }]
    }),
  )

const TRAINED =
  '"Trained here": small networks that learnt from our own world, its train fold (docs/train-text-games.md).'

const HINT =
  '"With the paper’s modules" has the modules of the paper’s code, the whole conversation, no score line, no examples, and its hint in MapReader where to go now, which the paper does not mention; its words are ours. With --prompts a row has the paper’s words too, its score line, and its reader of replies.'

async function tabulate(
  title: string,
  field: Field,
  columns: readonly Column[],
  notes: readonly string[],
): Promise<Report> {
  const results = columns.flatMap(([, column]) =>
    column && !Array.isArray(column.arithmetic) ? [column as Results] : [],
  )
  const names = columns.map(([name]) => name)
  return {
    tables: [{ title, columns: ['', ...names], rows: rowsOf(columns), notes: [...notesOf(field, results), ...notes] }],
  }
}

const columnsOf = (numbers: Readonly<Record<string, any>>, suffix = ' (paper)'): Column[] =>
  Object.entries(numbers).map(([name, column]): Column => [name + suffix, column])

const reproduction = (number: number, about: string, make: Reproduction['make']): Reproduction => ({
  name: `text-games/table-${number}`,
  paper: `${PAPER}, table ${number}`,
  about,
  make,
})

export const table4 = reproduction(
  4,
  'Agents with and without symbolic modules on the test set of four text games.',
  async (bench) => {
    const field = openField(bench)
    const columns = columnsOf(published.table4)
    for (const player of [random, ...trained(field), ...languagePlayers(bench, field), symbolic])
      columns.push([player.title, await field.play(player, 'test')])
    const notes = [...(trained(field).length > 0 ? [TRAINED] : []), ...(bench.model ? [HINT] : [])]
    return tabulate('Four text games, test set', field, columns, notes)
  },
)

export const table5 = reproduction(5, 'The language agent on the train, dev and test sets.', async (bench) => {
  const field = openField(bench)
  const columns: Column[] = []
  for (const fold of ['train', 'dev', 'test'] as const) {
    columns.push([`${fold}: GPT-3.5 (paper)`, published.table5[fold]])
    for (const player of [random, ...languagePlayers(bench, field), symbolic])
      columns.push([`${fold}: ${player.title}`, await field.play(player, fold)])
  }
  return tabulate('Four text games, three sets', field, columns, bench.model ? [HINT] : [])
})

export const table6 = reproduction(
  6,
  'The language agent with and without rules in its prompt, on the test set.',
  async (bench) => {
    const field = openField(bench)
    const columns: Column[] = []
    for (const rules of [true, false]) {
      const which = rules ? 'with' : 'without'
      columns.push([`${which} rules: GPT-3.5 (paper)`, published.table6[which]])
      for (const player of languagePlayers(bench, field)) {
        const options = { ...player.options, rules }
        columns.push([`${which} rules: ${player.title}`, await field.play({ ...player, options }, 'test')])
      }
    }
    for (const player of [random, symbolic]) columns.push([player.title, await field.play(player, 'test')])
    return tabulate('Rules in the prompt, test set', field, columns, bench.model ? [HINT] : [])
  },
)

export const table7 = reproduction(7, 'Two models in the language agent, on the test set.', async (bench) => {
  const field = openField(bench)
  const columns = columnsOf(published.table7)
  for (const player of [...languagePlayers(bench, field), symbolic])
    columns.push([player.title, await field.play(player, 'test')])
  const notes = ['Ours is one model; run it again with another --model for the second column.']
  return tabulate('Two models, test set', field, columns, bench.model ? [...notes, HINT] : notes)
})
