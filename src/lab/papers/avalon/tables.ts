/** Tables 2 and 3: one language model in all seats, with and without communication, and by its leaders' way of thinking. */
import type { Json } from '../../../core/json.ts'
import { readPrompts } from '../../../agents/published/index.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { describePrompts } from '../shared.ts'
import { columns, notes, playRows, symbolicRows, type Row } from './settings.ts'
import { tabulateTalk } from './talk.ts'

const paper =
  'Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game (arXiv 2312.17515)'

const row = (label: string, agent: string, figures: Row['paper'], config: Record<string, Json> = {}): Row => ({
  label,
  evil: 'the same model',
  agent,
  config,
  needsModel: true,
  paper: figures,
})

export const table2: Reproduction = {
  name: 'avalon/table-2',
  paper: `${paper}, section 4.4, table 2`,
  about: 'Whether talking helps: a language model with itself, with and without communication.',
  make: (bench) =>
    make(bench, 'With and without communication', [
      row('base', 'base', [0.5, 0.513, 0.64]),
      row('base, without communication', 'base', [0.466, 0.48, 0.693], { discussionRounds: 0 }),
    ]),
}

export const table3: Reproduction = {
  name: 'avalon/table-3',
  paper: `${paper}, section 4.4, table 3`,
  about: 'Whether reasoning in code helps: leaders that answer, think step by step, look things up, or write programs.',
  make: (bench) =>
    make(bench, "By the leaders' way of thinking", [
      row('base', 'base', [0.5, 0.513, 0.64]),
      row('cot', 'cot', [0.533, 0.547, 0.707]),
      row('react', 'react', [0.5, 0.526, 0.634]),
      row('codeact', 'codeact', [0.633, 0.593, 0.83]),
    ]),
}

/** The same row with the paper's own words, where the user has brought them. */
function inPublishedWords({ paper: _, ...row }: Row, { model, prompts }: Bench): Row[] {
  if (model === undefined || prompts === undefined) return []
  const words = describePrompts([readPrompts(prompts, 'avalon')])
  return [{ ...row, label: `${row.label}, ${words},`, options: { ...row.options, prompts } }]
}

async function make(bench: Bench, title: string, rows: readonly Row[]): Promise<Report> {
  const players = rows.flatMap((one) => [one, ...inPublishedWords(one, bench)])
  const { cells, results } = await playRows([...players, ...symbolicRows({ discussionRounds: 0 })], bench)
  const table = {
    title,
    columns,
    rows: cells,
    notes: [
      ...notes(bench),
      'Published with gpt-4-1106-preview in all seats. In this house evil leaders answer as base does; the paper does not say what they did.',
      'The symbolic rows play without communication, by the exact reasoner with caution 0.2.',
    ],
  }
  return { tables: [table, ...tabulateTalk(results, bench)] }
}
