/**
 * How fast the kitchens are, on one core: `npx tsx bench/overcooked.ts`. Random actions, every reward and event
 * counted; the Python engines make 50,000 to 95,000 steps a second.
 */
import { validate } from '../src/core/schema.ts'
import { engine, kitchenSpec, layouts, overcooked } from '../src/games/overcooked/index.ts'

const STEPS = 4_000_000

/** Random actions, made beforehand so that only the engine is measured. */
function draw(length: number): Uint8Array {
  const actions = new Uint8Array(length)
  let seed = 12345
  for (let index = 0; index < length; index++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    actions[index] = ((seed >>> 16) * 6) >>> 16
  }
  return actions
}

const actions = draw(1 << 16)
const perSecond = (run: () => number): number => {
  run()
  const before = performance.now()
  const steps = run()
  return (steps / (performance.now() - before)) * 1000
}

function plain(kitchen: engine.Kitchen): number {
  const start = kitchen.start()
  const state = start.slice()
  const result = engine.createResult()
  let earned = 0
  for (let step = 0; step < STEPS; step++) {
    const at = (2 * step) & 0xfffe
    engine.step(kitchen, state, 0, actions[at]!, actions[at + 1]!, result)
    earned += result[engine.SPARSE]!
    if (state[engine.CLOCK] === 400) state.set(start)
  }
  return earned < 0 ? 0 : STEPS
}

function batched(kitchen: engine.Kitchen): number {
  const size = 512
  const batch = new engine.Batch(kitchen, size)
  const rounds = Math.floor(STEPS / size)
  for (let round = 0; round < rounds; round++)
    batch.step(actions.subarray(((round * 37) % 50) * 2 * size).subarray(0, 2 * size))
  return rounds * size
}

function copied(kitchen: engine.Kitchen): number {
  const from = kitchen.start()
  const to = from.slice()
  for (let copy = 0; copy < STEPS; copy++) to.set(from)
  return STEPS
}

/** Steps whose state, copied or written as text and read again, goes on differently: there must be none. */
function countDifferences(kitchens: readonly engine.Kitchen[], steps: number): number {
  let differences = 0
  for (const kitchen of kitchens) {
    const state = kitchen.start()
    const [result, other] = [engine.createResult(), engine.createResult()]
    for (let step = 0; step < steps / kitchens.length; step++) {
      const at = (2 * step * 7) & 0xfffe
      const restored =
        step % 2 === 0 ? state.slice() : engine.parseCompact(kitchen, engine.formatCompact(kitchen, state))
      restored[engine.CLOCK] = state[engine.CLOCK]!
      engine.step(kitchen, state, 0, actions[at]!, actions[at + 1]!, result)
      engine.step(kitchen, restored, 0, actions[at]!, actions[at + 1]!, other)
      if (restored.some((word, index) => word !== state[index]) || other.some((word, index) => word !== result[index]))
        differences++
      if (state[engine.CLOCK]! >= 400) state.set(kitchen.start())
    }
  }
  return differences
}

const millions = (value: number): string => `${(value / 1e6).toFixed(1)} M`.padStart(8)
console.log(`${'kitchen'.padEnd(28)} rules    plain/s  batch/s  copies/s`)
const kitchens: engine.Kitchen[] = []
for (const { name } of layouts) {
  for (const dynamics of ['classic', 'modern'] as const) {
    const kitchen = new engine.Kitchen(kitchenSpec(validate(overcooked.config, { layout: name, dynamics }, 'config')))
    kitchens.push(kitchen)
    const figures = [plain, batched, copied].map((run) => millions(perSecond(() => run(kitchen))))
    console.log(`${name.padEnd(28)} ${dynamics.padEnd(8)}${figures.join(' ')}`)
  }
}
console.log(`${countDifferences(kitchens, 1_000_000)} of 1,000,000 steps differ after copying or restoring`)
