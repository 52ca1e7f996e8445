/** Who can sit opposite in measurements of kitchens, and how what came of it is written. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { agentsIn } from '../src/agents/game-agents.ts'
import { random } from '../src/agents/common/random.ts'
import * as exported from '../src/agents/overcooked/agents.ts'
import { still, type Cook } from '../src/agents/overcooked/play-pair.ts'
import { bootstrapMean } from '../src/lab/tables/statistics.ts'

/** The kitchens of published networks, by layout, as their files call them. */
export const NETWORKS: Readonly<Record<string, string>> = {
  'cramped-room': 'cramped_room',
  'asymmetric-advantages': 'asymmetric_advantages',
  'coordination-ring': 'coordination_ring',
  'forced-coordination': 'forced_coordination',
  'counter-circuit': 'counter_circuit_o_1order',
}

/** Partners of all sorts; `bc` and `ppo_sp` are published networks. */
export const PARTNERS = ['still', 'holding', 'greedy', 'drawn', 'random', 'assistant', 'bc', 'ppo_sp']

const known = [...agentsIn(exported), random, still]

/** The cook of a name; undefined for a network that `data` does not hold for this kitchen. */
export function cookCalled(called: string, layout: string, data: string): Cook | undefined {
  const find = (wanted: string) => known.find((agent) => agent.name === wanted)
  if (called === 'drawn') return { agent: find('greedy')!, options: { goals: 1, moves: 2 } }
  if (called === 'holding') return { agent: still }
  if (called === 'bc' || /^ppo_(sp|bc)$/.test(called)) {
    const file = join(data, 'overcooked', 'models', `rllib2023_${called}_${NETWORKS[layout]}.json`)
    if (!existsSync(file)) return undefined
    return { agent: find('policy')!, options: { file, unblock: called === 'bc' ? 3 : 0 } }
  }
  const agent = find(called)
  if (!agent)
    throw new Error(`nobody is called "${called}": ${[...known.map((one) => one.name), ...PARTNERS].join(', ')}`)
  return { agent }
}

/** A mean with its 95 % bootstrap interval. */
export function intervalText(scores: readonly number[]): string {
  const { mean, low, high } = bootstrapMean(scores)
  return low === high ? mean.toFixed(0) : `${mean.toFixed(0)} [${low.toFixed(0)}, ${high.toFixed(0)}]`
}
