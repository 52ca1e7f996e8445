/**
 * Whether anybody freezes, and what is earned, with all sorts of partners in every kitchen:
 *
 *     npx tsx bench/livelock.ts [agent] [--partners still,greedy,…] [--layouts ring,…] [--seeds 4] [--standard] [--data <folder>]
 *
 * For each kitchen, partner and seat: the mean score, the lowest, and how often the agent froze: 50 steps without taking,
 * putting, starting or opening anything though it could have delivered a soup by itself with the other standing still.
 * Games begin at random places with random things unless `--standard` is given. Published networks (`bc`, `ppo_sp`) play
 * where `--data` holds them (by default `../shared/data`). Every frozen game is printed with its seed.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { agentsIn } from '../src/agents/game-agents.ts'
import { random } from '../src/agents/common/random.ts'
import * as exported from '../src/agents/overcooked/agents.ts'
import { playPair, still, type Cook } from '../src/agents/overcooked/play-pair.ts'
import { layouts } from '../src/games/overcooked/index.ts'

const NETWORKS: Readonly<Record<string, string>> = {
  'cramped-room': 'cramped_room',
  'asymmetric-advantages': 'asymmetric_advantages',
  'coordination-ring': 'coordination_ring',
  'forced-coordination': 'forced_coordination',
  'counter-circuit': 'counter_circuit_o_1order',
}
const PARTNERS = ['still', 'holding', 'greedy', 'drawn', 'random', 'assistant', 'bc', 'ppo_sp']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    partners: { type: 'string', default: PARTNERS.join() },
    layouts: { type: 'string', default: layouts.map(({ name }) => name).join() },
    seeds: { type: 'string', default: '4' },
    standard: { type: 'boolean', default: false },
    data: { type: 'string', default: '../shared/data' },
  },
})
const name = positionals[0] ?? 'assistant'
const known = [...agentsIn(exported), random, still]

function cookCalled(called: string, layout: string): Cook | undefined {
  const find = (wanted: string) => known.find((agent) => agent.name === wanted)
  if (called === 'drawn') return { agent: find('greedy')!, options: { goals: 1, moves: 2 } }
  if (called === 'holding') return { agent: still }
  if (called === 'bc' || called.startsWith('ppo')) {
    const file = join(values.data, 'overcooked', 'models', `rllib2023_${called}_${NETWORKS[layout]}.json`)
    if (!existsSync(file)) return undefined
    return { agent: find('policy')!, options: { file, unblock: called === 'bc' ? 3 : 0 } }
  }
  const agent = find(called)
  if (!agent)
    throw new Error(`nobody is called "${called}": ${[...known.map((one) => one.name), ...PARTNERS].join(', ')}`)
  return { agent }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
let [games, frozen] = [0, 0]
for (const layout of values.layouts.split(','))
  for (const partner of values.partners.split(',')) {
    const [me, other] = [cookCalled(name, layout)!, cookCalled(partner, layout)]
    if (!other) continue
    const cells: string[] = []
    const failures: string[] = []
    for (const seat of [0, 1] as const) {
      const scores: number[] = []
      const times: number[] = []
      for (let seed = 1; seed <= Number(values.seeds); seed++) {
        const config = {
          layout,
          ...(layouts.find((one) => one.name === layout)?.recipes && { dynamics: 'modern' }),
          ...(!values.standard && { randomStart: { things: partner === 'holding' ? 1 : 0.5 } }),
        }
        const played = await playPair(config, seat === 0 ? [me, other] : [other, me], seed)
        scores.push(played.score)
        times.push(...played.times[seat])
        games++
        if (!played.froze[seat]) continue
        frozen++
        failures.push(`seat ${seat} seed ${seed}`)
      }
      const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!
      cells.push(
        `${mean(scores).toFixed(0).padStart(5)} (min ${Math.min(...scores)}, ${slow.toFixed(0)} ms)`.padEnd(26),
      )
    }
    const verdict = failures.length > 0 ? `FROZE ${failures.join(', ')}` : ''
    console.log(`${layout.padEnd(25)} ${partner.padEnd(10)} ${cells.join(' ')} ${verdict}`)
  }
console.log(`${name}: frozen in ${frozen} of ${games} games`)
