import { validate } from '../src/core/schema.ts'
import { planEpisode } from '../src/agents/overcooked/symbolic/plan-episode.ts'
import { playAssistants } from '../src/agents/overcooked/test-helpers.ts'
import { compile, overcooked as game } from '../src/games/overcooked/index.ts'
import { OWN } from './own-kitchens.ts'
for (const [name, config] of Object.entries(OWN)) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue
  try {
    const s = game.start(validate(game.config, config as any, 'config') as any, 1)
    const t = performance.now()
    const plan = planEpisode(compile(s.kitchen), s.cells, s.horizon, 240).reward
    const u = performance.now()
    const a = playAssistants(config as object)
    console.log(name.padEnd(24), plan, `${((u - t) / 1000).toFixed(1)}s`, a.score, `${((performance.now() - u) / 1000).toFixed(1)}s`)
  } catch (e) { console.log(name, (e as Error).message) }
}
