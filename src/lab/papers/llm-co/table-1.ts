/** Table 1: two of a kind in five kitchens. */
import { aboutStandIn, needsModel } from '../shared.ts'
import type { Reproduction } from '../reproduction.ts'
import {
  aboutScores,
  ASSISTANT,
  findNetwork,
  GREEDY,
  llmCo,
  NETWORKS,
  OPEN_KITCHENS,
  playKitchen,
  playRow,
  publishedLlmCo,
  publishedRows,
  RANDOM,
  scoreTable,
  SYMBOLIC,
} from './kitchens.ts'
import { PAPER, TABLE_1 } from './published.ts'

export const table1: Reproduction = {
  name: 'llm-co/table-1',
  paper: `${PAPER}, table 1`,
  about: 'How many points two of a kind earn in the five kitchens without gates.',
  async make(bench) {
    const rows = publishedRows(TABLE_1, OPEN_KITCHENS)
    for (const contender of [RANDOM, GREEDY, ASSISTANT, SYMBOLIC, ...(bench.model ? [llmCo(bench, 'off')] : [])])
      rows.push(await playRow(contender.label, OPEN_KITCHENS, (kitchen) => playKitchen(bench, kitchen, contender)))
    for (const contender of publishedLlmCo(bench, 'off', OPEN_KITCHENS))
      rows.push(
        await playRow(contender.label, OPEN_KITCHENS, (kitchen) =>
          contender.kitchens.includes(kitchen) ? playKitchen(bench, kitchen, contender) : undefined,
        ),
      )
    if (bench.data)
      rows.push(
        await playRow(NETWORKS.ppo_sp, OPEN_KITCHENS, (kitchen) => {
          const network = findNetwork(bench, 'ppo_sp', kitchen)
          return network && playKitchen(bench, kitchen, network)
        }),
      )
    const notes = [
      ...aboutScores(bench),
      'The paper sets scores of learned agents in the kitchen of nine columns beside those of LLM-Co in one of eleven; here each stands in its own. Its scores of learned agents are those of Carroll et al. (2019); the ± after them is a standard error over five seeds.',
      'LLM-Co’s scores are of one game each. random is the floor, symbolic the ceiling: it plans the moves of both cooks.',
      ...(bench.data ? [] : ['With --data, published networks play too.']),
      ...needsModel(bench),
      ...aboutStandIn(bench),
    ]
    return { tables: [scoreTable('Two of a kind', OPEN_KITCHENS, rows, notes)] }
  },
}
