/** Table 2: with a partner who plays like a person. */
import type { ReportTable } from '../../tables/table.ts'
import { aboutStandIn, needsModel } from '../shared.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import {
  aboutScores,
  ASSISTANT,
  findNetwork,
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
  type Contender,
} from './kitchens.ts'
import { PAPER, TABLE_2 } from './published.ts'

/** Stands for a person where the user has no network that imitates people: goals and moves are drawn, not the best. */
const GREEDY_PERSON: Contender = {
  label: 'greedy, with drawn goals and moves',
  agent: { agent: 'greedy', options: { goals: 1, moves: 2 } },
}

export const table2: Reproduction = {
  name: 'llm-co/table-2',
  paper: `${PAPER}, table 2`,
  about: 'How many points an agent earns with a partner who plays like a person, in either seat.',
  make: async (bench) => ({ tables: [await tabulate(bench, 'alice'), await tabulate(bench, 'bob')] }),
}

async function tabulate(bench: Bench, seat: 'alice' | 'bob'): Promise<ReportTable> {
  const person = (kitchen: string) => findNetwork(bench, 'bc', kitchen) ?? GREEDY_PERSON
  const pair = (kitchen: string, agent: Contender) =>
    seat === 'alice'
      ? playKitchen(bench, kitchen, agent, person(kitchen))
      : playKitchen(bench, kitchen, person(kitchen), agent)
  const rows = publishedRows(TABLE_2[seat], OPEN_KITCHENS)
  rows.push(
    await playRow('the partner with itself', OPEN_KITCHENS, (kitchen) => playKitchen(bench, kitchen, person(kitchen))),
  )
  for (const agent of [RANDOM, ASSISTANT, SYMBOLIC, ...(bench.model ? [llmCo(bench, 'off')] : [])])
    rows.push(await playRow(agent.label, OPEN_KITCHENS, (kitchen) => pair(kitchen, agent)))
  for (const contender of publishedLlmCo(bench, 'off', OPEN_KITCHENS))
    rows.push(
      await playRow(contender.label, OPEN_KITCHENS, (kitchen) =>
        contender.kitchens.includes(kitchen) ? pair(kitchen, contender) : undefined,
      ),
    )
  if (bench.data)
    rows.push(
      await playRow(NETWORKS.ppo_bc, OPEN_KITCHENS, (kitchen) => {
        const network = findNetwork(bench, 'ppo_bc', kitchen)
        return network && pair(kitchen, network)
      }),
    )
  const networks = OPEN_KITCHENS.filter((kitchen) => findNetwork(bench, 'bc', kitchen)).length
  return scoreTable(`With a partner who plays like a person, the agent as ${seat}`, OPEN_KITCHENS, rows, [
    ...aboutScores(bench),
    networks > 0
      ? `The partner is ${NETWORKS.bc} where there is one (trained on half of the games that people played in 2019; the paper’s on the other half), else ${GREEDY_PERSON.label}.`
      : `The partner is ${GREEDY_PERSON.label}: a stand-in for the paper’s network that imitates people, which --data brings. It never puts anything onto a counter, so it is of little use in Forced Coordination.`,
    'symbolic plans for both cooks; once its partner has left the plan it plays as the assistant.',
    ...needsModel(bench),
    ...aboutStandIn(bench),
  ])
}
