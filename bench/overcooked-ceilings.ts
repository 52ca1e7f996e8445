/**
 * Looks for better joint plans than are known: `npx tsx bench/overcooked-ceilings.ts [layout …] [--widths 240,1500]`.
 * For each kitchen and each width of the search the best plan for 400 steps; what beats `data/overcooked/ceilings.json` is
 * written there, moves included, and a test plays every one of them again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { validate } from '../src/core/schema.ts'
import { planEpisode } from '../src/agents/overcooked/symbolic/plan-episode.ts'
import type { Ceiling } from '../src/agents/overcooked/ceilings.ts'
import { compile, layouts, overcooked as game } from '../src/games/overcooked/index.ts'

const FILE = new URL('../data/overcooked/ceilings.json', import.meta.url)
const LETTERS = 'NSEW.I'
const HORIZON = 400

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: '240,1500' } },
})
for (const { name, recipes } of layouts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const dynamics = recipes ? 'modern' : 'classic'
  const state = game.start(validate(game.config, { layout: name, dynamics, horizon: HORIZON }, 'config'), 1)
  for (const width of values.widths.split(',').map(Number)) {
    const plan = planEpisode(compile(state.kitchen), state.cells, HORIZON, width)
    const write = (player: number) =>
      Array.from({ length: HORIZON }, (_, step) => LETTERS[plan.move(step, player)]).join('')
    const found: Ceiling = {
      layout: name,
      dynamics,
      horizon: HORIZON,
      score: plan.reward,
      command: `npx tsx bench/overcooked-ceilings.ts ${name} --widths ${width}`,
      moves: [write(0), write(1)],
    }
    const known = JSON.parse(readFileSync(FILE, 'utf8')) as Ceiling[]
    const same = (one: Ceiling) => one.layout === name && one.dynamics === dynamics && one.horizon === HORIZON
    const best = known.find(same)
    console.log(`${name.padEnd(26)} width ${width}: ${plan.reward}${best ? ` (known: ${best.score})` : ''}`)
    if (best && best.score >= plan.reward) continue
    writeFileSync(FILE, `${JSON.stringify([...known.filter((one) => !same(one)), found], null, 2)}\n`)
  }
}
