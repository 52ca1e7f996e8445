import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { compile, engine, kitchenSpec, overcooked } from '../../games/overcooked/index.ts'
import { isFatal } from '../../agents/overcooked/policy/is-fatal.ts'
import { LearnerFeatures } from '../../agents/overcooked/policy/learner-features.ts'
import { policyOf } from '../../agents/overcooked/policy/index.ts'
import { readNetwork } from '../../agents/overcooked/policy/read-network.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card } from '../card.ts'
import { openNumeric } from '../numeric.ts'
import { drawParameters } from '../parameters.ts'
import { writePolicy } from '../policy-file.ts'
import { Clone } from './clone.ts'
import { describePolicy, roundToHalf } from './describe-policy.ts'
import { gatherDrawn } from './gather-drawn.ts'
import { Learner } from './learner.ts'
import { INPUTS, openForward, shapes } from './network.ts'
import { playGames } from './play-games.ts'
import { openShards, type RemoteShard } from './shards.ts'
import type { ShardOptions } from './shard.ts'
import { KitchenWorlds, OUTPUTS } from './worlds.ts'

const kitchenOf = (layout: string) => compile(kitchenSpec(validate(overcooked.config, { layout }, 'config')))
const work = (layout: string, count: number): ShardOptions[] =>
  Array.from({ length: count }, (_, number) => ({
    ...{ layout, seed: 1, number, kitchens: 4, steps: 20, horizon: 40, scattered: 0.5 },
    ...{ rows: 40, discount: 0.99, trace: 0.95 },
  }))
const tuning = { rate: 0.001, clip: 0.2, moveWeight: 1, entropyWeight: 0.05, valueWeight: 0.5, rounds: 2 }

describe('kitchens to learn in', () => {
  it('show both cooks at once what each sees by itself', () => {
    for (const layout of ['cramped-room', 'counter-circuit', 'gated-delivery', 'locked']) {
      const kitchen = kitchenOf(layout)
      const features = new LearnerFeatures(kitchen)
      const worlds = new KitchenWorlds({ kitchen, size: 6, horizon: 100, scattered: 0.5 }, new Random(1))
      const both = new Float32Array(12 * INPUTS)
      worlds.observe(both)
      for (let row = 0; row < 12; row++) {
        const one = new Float32Array(INPUTS)
        features.write(worlds.states, (row >> 1) * kitchen.words, row & 1, one)
        expect([...both.subarray(row * INPUTS, (row + 1) * INPUTS)]).toEqual([...one])
        expect(Math.max(...one.map(Math.abs))).toBeLessThan(4)
      }
    }
  })

  it('show what lies on the counters over which things are passed, and the gates', () => {
    const changed = (layout: string, change: (kitchen: engine.Kitchen, state: Int16Array) => void): number => {
      const kitchen = kitchenOf(layout)
      const [before, after] = [kitchen.start(), kitchen.start()]
      change(kitchen, after)
      const [one, other] = [new Float32Array(INPUTS), new Float32Array(INPUTS)]
      new LearnerFeatures(kitchen).write(before, 0, 0, one)
      new LearnerFeatures(kitchen).write(after, 0, 0, other)
      return one.subarray(97).filter((value, i) => value !== other[97 + i]).length
    }
    expect(changed('locked', ({ gates }, state) => void (state[gates[0]!.word] = 4))).toBe(2)
    const middle = (kitchen: engine.Kitchen) =>
      kitchen.counters.find(({ cell }) => kitchen.x(cell) === 2 && kitchen.y(cell) === 2)!
    expect(changed('forced-coordination', (kitchen, state) => void (state[middle(kitchen).word] = engine.DISH))).toBe(1)
  })

  it('mask what would end all hope, so that single mistakes never do', () => {
    const kitchen = kitchenOf('gated-delivery')
    const worlds = new KitchenWorlds({ kitchen, size: 30, horizon: 200, scattered: 0.5 }, new Random(1))
    const masks = new Float32Array(60 * OUTPUTS)
    const random = new Random(2)
    let masked = 0
    let dead = 0
    for (let step = 0; step < 300; step++) {
      worlds.writeMasks(masks)
      const moves = Uint8Array.from({ length: 60 }, (_, row) => {
        const move = random.int(0, 5)
        if (move !== engine.INTERACT || masks[row * OUTPUTS + engine.INTERACT] === 0) return move
        masked++
        expect(isFatal(kitchen, worlds.states, row & 1, (row >> 1) * kitchen.words)).toBe(true)
        return engine.STAY
      })
      // One at a time: two who take the last thing at once are beyond what one can foresee.
      for (let row = step & 1; row < 60; row += 2) moves[row] = engine.STAY
      worlds.step(moves, random)
      dead += worlds.ended.filter((ended) => ended === 2).length
    }
    expect(masked).toBeGreaterThan(10)
    expect(dead).toBe(0)
  })
})

describe('shards', () => {
  const learn = async (shards: readonly RemoteShard[], iterations: number): Promise<Float32Array> => {
    const learner = new Learner(1)
    for (let i = 0; i < iterations; i++) await learner.improve(shards, 4, tuning, { shaping: 1 })
    await Promise.all(shards.map((shard) => shard.close()))
    return learner.parameters
  }

  it('come to the same on one processor and on two', async () => {
    const one = await learn(await openShards(work('cramped-room', 2), 1), 2)
    expect(await learn(await openShards(work('cramped-room', 2), 2), 2)).toEqual(one)
  })

  it('learn nothing from what a partner did', async () => {
    const [shard] = await openShards(work('cramped-room', 1), 1)
    const { parameters } = new Learner(1)
    const partners = { networks: [new Learner(2).parameters, new Learner(3).parameters], share: 1 }
    const { score, withPartner } = await shard!.collect({ parameters, shaping: 1, partners })
    expect(score).toBeNaN()
    expect(withPartner).toBeGreaterThanOrEqual(0)
    // Whatever the partner did, its rows have no weight: without surrogate, value and entropy there is no slope at all.
    const none = { clip: 0.2, moveWeight: 0, valueWeight: 0, entropyWeight: 0, parameters, part: 0 }
    expect(Math.max(...(await shard!.gradient(none)))).toBe(0)
  })
})

describe('a clone', () => {
  it('foretells moves far better than chance, and delivers soups of its own', { timeout: 120_000 }, async () => {
    const numeric = await openNumeric()
    const { kept, heldBack } = gatherDrawn('cramped-room', 10, 1).divide(7)
    const clone = new Clone(numeric, kept, 1)
    const before = heldBack.measureAccuracy(numeric, clone.parameters)
    for (let pass = 0; pass < 25; pass++) clone.pass()
    expect(heldBack.measureAccuracy(numeric, clone.parameters)).toBeGreaterThan(Math.max(0.5, before + 0.1))
    const scores = playGames(numeric, {
      layout: 'cramped-room',
      cooks: [clone.parameters, clone.parameters],
      games: 8,
      seed: 1,
    })
    expect(Math.max(...scores)).toBeGreaterThan(0)
  })
})

describe('a policy that is written', () => {
  it('is read by its agent as the network that was trained', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'))
    const parameters = roundToHalf(drawParameters(shapes, new Random(5)))
    const path = join(folder, 'policy.json')
    writePolicy(path, describePolicy('coordination-ring', parameters), {} as Card)
    const kitchen = kitchenOf('coordination-ring')
    const state = kitchen.start()
    const features = new Float32Array(INPUTS)
    new LearnerFeatures(kitchen).write(state, 0, 1, features)
    const logits = openForward(await openNumeric())(parameters, features).subarray(0, 6)
    const weights = [...logits].map(Math.exp)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const played = policyOf(readNetwork(path), kitchen, 400)(state, 1)
    for (const [move, weight] of weights.entries()) expect(played[move]).toBeCloseTo(weight / total, 5)
    rmSync(folder, { recursive: true })
  })
})
