/** Tables 3 and 4: kitchens with gates, where cooks have to help each other. */
import type { Event } from '../../../core/event.ts'
import { addAssistance, countAssistance } from './assistance.ts'
import type { RunResult } from '../../running/run.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import { wilson } from '../../tables/statistics.ts'
import { aboutStandIn, logsOf, needsModel } from '../shared.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import {
  aboutScores,
  ASSISTANT,
  GATED_KITCHENS,
  llmCo,
  playKitchen,
  publishedLlmCo,
  publishedRows,
  RANDOM,
  scoreCell,
  scoreTable,
  SYMBOLIC,
  titleOf,
  type Contender,
} from './kitchens.ts'
import { PAPER, TABLE_3, TABLE_4 } from './published.ts'

export const table3: Reproduction = {
  name: 'llm-co/table-3',
  paper: `${PAPER}, table 3`,
  about: 'What the directive to help is worth in kitchens with gates, and how cooks help there.',
  async make(bench) {
    const models = bench.model ? [llmCo(bench, 'off'), llmCo(bench, 'on')] : []
    const published = (['off', 'on'] as const).flatMap((directive) => publishedLlmCo(bench, directive, GATED_KITCHENS))
    const played = await playAll(bench, [RANDOM, ASSISTANT, SYMBOLIC, ...models, ...published])
    const paper = { 'LLM-Co, GPT-4, without directive': TABLE_3.off, 'LLM-Co, GPT-4, with directive': TABLE_3.on }
    const notes = [...aboutScores(bench), ...needsModel(bench), ...aboutStandIn(bench)]
    return {
      tables: [
        scoreTable('Without and with the directive to help', GATED_KITCHENS, rowsOf(paper, played), notes),
        tabulateAssistance(played),
      ],
    }
  },
}

export const table4: Reproduction = {
  name: 'llm-co/table-4',
  paper: `${PAPER}, table 4`,
  about: 'How many points two of a kind earn in the kitchens with gates.',
  async make(bench) {
    const models = [...(bench.model ? [llmCo(bench, 'on')] : []), ...publishedLlmCo(bench, 'on', GATED_KITCHENS)]
    const played = await playAll(bench, [RANDOM, ASSISTANT, SYMBOLIC, ...models])
    const notes = [
      ...aboutScores(bench),
      'The paper’s table 3 has 240 for LLM-Co in Locked, its table 4 has 220. Its learned agents were not published.',
      ...needsModel(bench),
      ...aboutStandIn(bench),
    ]
    return { tables: [scoreTable('Two of a kind, with gates', GATED_KITCHENS, rowsOf(TABLE_4, played), notes)] }
  },
}

type Played = readonly { readonly label: string; readonly results: readonly RunResult[] }[]

async function playAll(bench: Bench, contenders: readonly Contender[]): Promise<Played> {
  const played: { label: string; results: RunResult[] }[] = []
  for (const contender of contenders) {
    const results: RunResult[] = []
    for (const kitchen of GATED_KITCHENS) results.push(await playKitchen(bench, kitchen, contender))
    played.push({ label: contender.label, results })
  }
  return played
}

const rowsOf = (published: Parameters<typeof publishedRows>[0], played: Played): Cell[][] => [
  ...publishedRows(published, GATED_KITCHENS),
  ...played.map(({ label, results }): Cell[] => [label, ...results.map(scoreCell)]),
]

function tabulateAssistance(played: Played): ReportTable {
  const rows = GATED_KITCHENS.flatMap((kitchen, index) =>
    played.map(({ label, results }): Cell[] => [titleOf(kitchen), label, ...assistanceCells(logsOf(results[index]!))]),
  )
  return {
    title: 'Beyond the paper: help at gates',
    columns: [
      'kitchen',
      'agent',
      'waits, an episode',
      'steps waited, an episode',
      'waits that ended with help',
      'steps until help',
      'steps a help took',
    ],
    rows,
    notes: [
      'A wait: a cook with full hands stands facing a closed gate. It ends with help when the partner opens a gate, or the cook goes away.',
      'Steps a help took: from the last thing that the helper took, put down or opened before.',
    ],
  }
}

function assistanceCells(logs: readonly (readonly Event[])[]): Cell[] {
  const { waits, steps, answered, stepsUntilAnswer, helperSteps } = addAssistance(logs.map(countAssistance))
  const over = (total: number, n: number): Cell => (n === 0 ? null : Math.round((10 * total) / n) / 10)
  return [
    over(waits, logs.length),
    over(steps, logs.length),
    waits === 0 ? null : { kind: 'share', estimate: wilson(answered, waits) },
    over(stepsUntilAnswer, answered),
    over(helperSteps, answered),
  ]
}
