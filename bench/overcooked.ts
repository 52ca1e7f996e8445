/**
 * How fast the kitchens are, on one core: `npx tsx bench/overcooked.ts`. Random actions; steps per second of CPU time,
 * the best of some rounds. The published Python engines make 86 to 97 thousand steps a CPU second (the paper's fork) and
 * 49 to 56 thousand (the one it comes from), without observations; with the lossless encoding of both cooks 16 to 18 and
 * 10 to 14 thousand.
 *
 * `engine`: the bare engine. `batch`: 256 kitchens side by side without encodings, and with each of them. `contract`:
 * `act` for both cooks and `observe` for both at every step; `read`: their texts and scenes are read as well.
 */
import { learningOf } from '../src/core/learning-of.ts'
import { validate } from '../src/core/schema.ts'
import { ACTIONS, compile, engine, kitchenSpec, layouts, overcooked, SEATS } from '../src/games/overcooked/index.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 0.5)
const ROUNDS = 3
const SIZE = 256
/** Steps per CPU second of the paper's Python engine, the middle of what was measured. */
const PYTHON = 91_000
const PYTHON_ENCODED = 17_000

/** Random actions, made beforehand so that only the engine is measured. */
const actions = draw(1 << 16)

function draw(length: number): Uint8Array {
  const drawn = new Uint8Array(length)
  let seed = 12345
  for (let index = 0; index < length; index++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    drawn[index] = ((seed >>> 16) * 6) >>> 16
  }
  return drawn
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Steps per CPU second: `run` makes some steps and says how many. */
function rate(run: () => number): number {
  run()
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds()
    let steps = 0
    while (cpuSeconds() - before < SECONDS) steps += run()
    best = Math.max(best, steps / (cpuSeconds() - before))
  }
  return best
}

type Config = Parameters<typeof kitchenSpec>[0]
/** Somewhere to put what was worked out, so that nothing can be left out as unused. */
let sink = 0

function bare(config: Config): () => number {
  const kitchen = compile(kitchenSpec(config))
  const start = kitchen.start()
  const state = start.slice()
  const result = engine.createResult()
  return () => {
    for (let step = 0; step < 100_000; step++) {
      const at = (2 * step) & 0xfffe
      engine.step(kitchen, state, 0, actions[at]!, actions[at + 1]!, result)
      sink += result[engine.SPARSE]!
      if (state[engine.CLOCK] === 400) state.set(start)
    }
    return 100_000
  }
}

function batched(config: Config, encoding: string | null): () => number {
  const batch = learningOf(overcooked).batch!(config, SIZE, { encoding })
  return () => {
    for (let round = 0; round < 40; round++) {
      const at = (round * 1013) % (actions.length - 2 * SIZE)
      batch.step(actions.subarray(at, at + 2 * SIZE))
      sink += batch.rewards[0]!
    }
    return 40 * SIZE
  }
}

function contract(config: Config, read: boolean): () => number {
  return () => {
    let state = overcooked.start(config, 1)
    let steps = 0
    while (!overcooked.outcome(state)) {
      for (const seat of SEATS) {
        const seen = overcooked.observe(state, seat)
        sink += seen.cells.length
        if (read) sink += seen.compact.length + seen.scene.lying.length
      }
      const at = (2 * steps++ * 7) & 0xfffe
      state = overcooked.act(state, 'alice', ACTIONS[actions[at]!]!)
      state = overcooked.act(state, 'bob', ACTIONS[actions[at + 1]!]!)
    }
    return steps
  }
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

const show = (value: number): string =>
  (value >= 1e6 ? `${(value / 1e6).toFixed(2)} M` : `${(value / 1e3).toFixed(0)} k`).padStart(9)
const times = (value: number): string => `${value.toFixed(1)} ×`.padStart(8)

console.log('steps per CPU second; in brackets: beside the paper’s Python engine')
const heads = ['engine', 'batch', '+ lossless', '', '+ features', 'of a step', 'contract', '', 'read']
console.log(`${'kitchen'.padEnd(26)} rules   ${heads.map((head) => head.padStart(9)).join(' ')}`)
const kitchens: engine.Kitchen[] = []
for (const { name } of layouts) {
  for (const dynamics of ['classic', 'modern'] as const) {
    const config = validate(overcooked.config, { layout: name, dynamics }, 'config')
    kitchens.push(compile(kitchenSpec(config)))
    const [plain, batch] = [rate(bare(config)), rate(batched(config, null))]
    const [lossless, features] = [rate(batched(config, 'lossless')), rate(batched(config, 'features'))]
    const [through, read] = [rate(contract(config, false)), rate(contract(config, true))]
    // What the features of one cook cost, beside a bare step.
    const cost = ((1 / features - 1 / batch) / 2) * plain
    const columns = [
      ...[show(plain), show(batch), show(lossless), times(lossless / PYTHON_ENCODED)],
      ...[show(features), times(cost), show(through), times(through / PYTHON), show(read)],
    ]
    console.log(`${name.padEnd(26)} ${dynamics.padEnd(8)}${columns.map((column) => column.padStart(9)).join(' ')}`)
  }
}
console.log(`${countDifferences(kitchens, 1_000_000)} of 1,000,000 steps differ after copying or restoring`)
if (Number.isNaN(sink)) throw new Error('nothing was measured')
