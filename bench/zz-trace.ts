import { agentsIn } from '../src/agents/game-agents.ts'
import * as exported from '../src/agents/overcooked/agents.ts'
import { random } from '../src/agents/common/random.ts'
import { Random } from '../src/core/random.ts'
import { validate } from '../src/core/schema.ts'
import { engine, overcooked as game, SEATS, compile } from '../src/games/overcooked/index.ts'
const NET: any = { 'cramped-room': 'cramped_room', 'asymmetric-advantages': 'asymmetric_advantages', 'coordination-ring': 'coordination_ring', 'forced-coordination': 'forced_coordination', 'counter-circuit': 'counter_circuit_o_1order' }
const [a, b, layout, seed, from, to, start='', dyn=''] = process.argv.slice(2)
const known: any[] = [...agentsIn(exported), random]
const config: any = validate(game.config, { ...(layout!.startsWith('[') ? {grid: JSON.parse(layout!)} : {layout}), ...(start && { randomStart: { things: Number(start) } }), ...(dyn && {dynamics: dyn}) }, 'config')
let state = game.start(config, Number(seed))
const notes: any = {}
const agents = [a, b].map((name, i) => {
  if (name === 'still') return { act: () => ({ action: 'stay' }) }
  const nn = /^(bc|ppo)/.test(name!)
  const d = known.find((x) => x.name === (nn ? 'policy' : name === 'drawn' ? 'greedy' : name))
  const o = nn ? { file: `/work/shared/data/overcooked/models/rllib2023_${name}_${NET[layout!]}.json`, unblock: name === 'bc' ? 3 : 0 } : name === 'drawn' ? { goals: 1, moves: 2 } : {}
  return d.create({ game, config, seat: SEATS[i]!, options: d.options ? validate(d.options, o, 'o') : null })
})
const randoms = SEATS.map((seat) => new Random(Number(seed), 'pair', seat))
const draw = (s: any) => {
  const g = s.kitchen.grid.map((r: string) => [...r].map((c) => c + ' '))
  const k = compile(s.kitchen)
  for (const t of k.counters) if (s.cells[t.word]) g[k.y(t.cell)][k.x(t.cell)] = 'X' + '-otdssssssssss'[s.cells[t.word]]
  for (const t of k.pots) g[k.y(t.cell)][k.x(t.cell)] = 'P' + (s.cells[t.word + 1] >= 0 ? (s.cells[t.word + 1] >= 20 ? 'R' : 'c') : engine.CONTENTS[s.cells[t.word]]!.length)
  for (let p = 0; p < 2; p++) { const w = 2 + 3 * p; const c = k.spots[s.cells[w]]!; g[k.y(c)][k.x(c)] = '^v><'[s.cells[w + 1]] + (p ? 'bBBBBBBBBBBBBB' : 'aAAAAAAAAAAAA')[0] ; notes['h' + p] = ['-', 'o', 't', 'd'][s.cells[w + 2]] ?? 'S' }
  return g.map((r: string[]) => r.join('')).join('\n')
}
while (!game.outcome(state)) {
  const before = state
  const show = before.tick >= Number(from) && before.tick < Number(to)
  if (show) console.log(draw(before))
  const acts: string[] = []
  for (const p of [0, 1]) {
    const turn: any = { seat: SEATS[p], number: before.tick + 1, random: randoms[p], note: (k: string, v: any) => (notes[p] = v) }
    const { action } = await agents[p]!.act(game.observe(before, SEATS[p]!) as any, turn)
    acts.push(action as string)
    state = game.act(state, SEATS[p]!, action)
  }
  if (show) console.log(before.compact, before.tick, 'score', before.score, 'hold', notes.h0, notes.h1, acts.join(' / '), '|', JSON.stringify(notes[0]), JSON.stringify(notes[1]))
}
console.log('final', state.score)
