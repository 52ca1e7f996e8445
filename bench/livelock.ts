import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { agentsIn } from '../src/agents/game-agents.ts'
import * as exported from '../src/agents/overcooked/agents.ts'
import { random } from '../src/agents/common/random.ts'
import { playPair, type Cook } from '../src/agents/overcooked/play-pair.ts'
import type { AgentDefinition } from '../src/core/agent.ts'

const DATA = process.env['DATA'] ?? '../shared/data/overcooked/models'
const NET: Record<string, string> = {
  'cramped-room': 'cramped_room',
  'asymmetric-advantages': 'asymmetric_advantages',
  'coordination-ring': 'coordination_ring',
  'forced-coordination': 'forced_coordination',
  'counter-circuit': 'counter_circuit_o_1order',
}
const known = [...agentsIn(exported), random] as AgentDefinition[]
const find = (name: string) => known.find((a) => a.name === name)!
const still: AgentDefinition = { name: 'still', about: '', create: () => ({ act: () => ({ action: 'stay' }) }) }
function cook(name: string, layout: string): Cook | undefined {
  if (name === 'still') return { agent: still }
  if (name === 'drawn') return { agent: find('greedy'), options: { goals: 1, moves: 2 } }
  if (/^(bc|ppo)/.test(name)) {
    const file = join(DATA, `rllib2023_${name}_${NET[layout]}.json`)
    if (!existsSync(file)) return undefined
    return { agent: find('policy'), options: { file, unblock: name === 'bc' ? 3 : 0 } }
  }
  return { agent: find(name) }
}
const [me = 'assistant', partners = 'still,greedy,bc,ppo_sp', layouts = Object.keys(NET).join(), n = '4', start = ''] = process.argv.slice(2)
const mean = (x: number[]) => x.reduce((a, b) => a + b, 0) / x.length
for (const layout of layouts.split(','))
  for (const partner of partners.split(',')) {
    const line = [`${me} ${partner} ${layout}`.padEnd(50)]
    for (const seat of [0, 1]) {
      const other = cook(partner, layout)
      if (!other) continue
      const mine = cook(me, layout)!
      const scores: number[] = [], idles: number[] = [], times: number[] = []
      const config = { layout, ...(start && { randomStart: { things: 0.5 } }), ...(layout.startsWith('tomato') || layout.startsWith('soup-c') ? { dynamics: 'modern' } : {}) }
      for (let seed = 1; seed <= Number(n); seed++) {
        const p = await playPair(config, seat === 0 ? [mine, other] : [other, mine], seed)
        scores.push(p.score); idles.push(p.idle[seat]!); times.push(...p.times[seat]!)
      }
      times.sort((a, b) => a - b)
      line.push(`seat ${seat}: ${mean(scores).toFixed(0).padStart(4)} min ${Math.min(...scores)} idle ${Math.max(...idles)} froze ${idles.filter((i) => i >= 50).length}  t/game ${(times.reduce((a,b)=>a+b,0)/Number(n)/1000).toFixed(1)}s p95 ${times[Math.floor(times.length*.95)]!.toFixed(0)} |`)
    }
    console.log(line.join(' '))
  }
