import { validate } from '../src/core/schema.ts'
import { compile, engine, overcooked as game, findLayout } from '../src/games/overcooked/index.ts'
import { planJointly } from '../src/agents/overcooked/planner/beam.ts'
import { Potential } from '../src/agents/overcooked/planner/potential.ts'
import { aloneIn } from '../src/agents/overcooked/partner/alone.ts'
import { still } from '../src/agents/overcooked/partner/models.ts'
const layouts = (process.argv[2] ?? 'cramped-room').split(',')
for (const layout of layouts) for (const me of [0, 1]) {
  const dynamics = /^(tomato|soup-c)/.test(layout) ? 'modern' : 'classic'
  const s = game.start(validate(game.config, { layout, dynamics } as any, 'c') as any, 1)
  const k = compile(s.kitchen)
  const out: string[] = []
  for (const width of (process.argv[3] ?? '60,300').split(',').map(Number))
  for (const [wi, weights] of [{ cooking: 1, early: 0, walking: 0.5, patient: true }, { cooking: 1, early: 0.3, walking: 0.5, patient: false }, { cooking: 0.3, early: 0.3, walking: 0.6, patient: false }].entries()) {
    const cells = Int16Array.from(s.cells)
    const alone = aloneIn(k, cells[2 + 3 * me]!, cells[2 + 3 * (1 - me)]!)
    const t = performance.now()
    const p = planJointly(alone, cells, { width, depth: 400, share: width / 4, weights, partner: still(1 - me), potential: new Potential(alone, weights, [me]), ignoresDeadEnds: true, haste: Number(process.argv[4] ?? 0) })
    out.push(`w${width}/${wi}: ${p.reward} ${(performance.now() - t).toFixed(0)}ms`)
  }
  console.log(layout, me, out.join('  '))
}
