import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Random, type RngState } from '../core/random.ts'
import { listTrainings, tellTraining } from './trainings.ts'
import { train, type Method, type Training } from './index.ts'

/** Guesses a number, closer each time, by chance: the smallest training there is. */
const guessing: Method<{ target: number; steps: number }> = {
  name: 'guessing/closer',
  about: 'Guesses a number.',
  options: z.strictObject({ target: z.number().default(7), steps: z.int().default(30) }),
  examples: [],
  label: ({ target }) => String(target),
  begin: async ({ target, steps }, { seed }): Promise<Training> => {
    let random = new Random(seed)
    const guess = Float64Array.of(0)
    const error = (value: number): number => Math.abs(target - value)
    const training: Training & { steps: number } = {
      total: steps,
      steps: 0,
      async advance() {
        const next = guess[0]! + random.float() - 0.3
        if (error(next) < error(guess[0]!)) guess[0] = next
        training.steps++
        return { steps: training.steps, score: -error(guess[0]!) }
      },
      async save() {
        return { state: { steps: training.steps, random: random.state() }, arrays: { guess } }
      },
      async restore({ state, arrays }) {
        const kept = state as unknown as { steps: number; random: RngState }
        training.steps = kept.steps
        random = new Random(kept.random)
        guess.set(arrays['guess']!)
      },
      async finish() {
        const score = { mean: -error(guess[0]!), low: 0, high: 0, episodes: 1 }
        return { description: { target }, tensors: { guess: { shape: [1], values: Float32Array.from(guess) } }, score }
      },
      async close() {},
    }
    return training
  },
}

describe('a training', () => {
  let runs: string
  beforeEach(() => void (runs = mkdtempSync(join(tmpdir(), 'train-'))))
  afterEach(() => rmSync(runs, { recursive: true }))

  const stopAfter = (steps: number) => {
    const stop = new AbortController()
    return {
      signal: stop.signal,
      onPoint: ({ steps: done }: { steps: number }) => void (done === steps && stop.abort()),
    }
  }

  it('comes nearer to its goal, and tells of itself in a card', async () => {
    const { curve, card, folder } = await train(guessing, {}, { runs, seed: 3 })
    expect(curve).toHaveLength(30)
    expect(curve.at(-1)!.score).toBeGreaterThan(curve[0]!.score!)
    expect(card).toMatchObject({
      method: 'guessing/closer',
      command: 'roundtable train guessing/closer --target 7 --steps 30 --seed 3',
      seed: 3,
      steps: 30,
    })
    expect(card!.curve).toHaveLength(30)
    expect(JSON.parse(readFileSync(join(folder, 'policy.json'), 'utf8'))).toMatchObject({
      target: 7,
      number: 'float16',
    })
    const [listed] = listTrainings(runs)
    expect(tellTraining(listed!)).toContain('Command: roundtable train guessing/closer --target 7')
  })

  it('has the same curve when it was stopped and resumed, whenever its checkpoints were written', async () => {
    const whole = await train(guessing, {}, { runs: join(runs, 'whole') })
    const parts = join(runs, 'parts')
    for (const at of [1, 4, 5, 17]) {
      const { card } = await train(guessing, {}, { runs: parts, ...stopAfter(at), checkpointEvery: at % 2 ? 0 : 1000 })
      expect(card).toBeUndefined()
    }
    const { curve, card } = await train(guessing, {}, { runs: parts })
    expect(curve).toEqual(whole.curve)
    expect(card!.score).toEqual(whole.card!.score)
  })

  it('is not done twice, unless it is asked to begin anew', async () => {
    await train(guessing, {}, { runs })
    let points = 0
    const onPoint = (): void => void points++
    await train(guessing, {}, { runs, onPoint })
    expect(points).toBe(0)
    await train(guessing, {}, { runs, onPoint, fresh: true })
    expect(points).toBe(30)
  })

  it('is another one with another seed or another option', async () => {
    const folders = await Promise.all([
      train(guessing, {}, { runs }),
      train(guessing, {}, { runs, seed: 2 }),
      train(guessing, { target: 8 }, { runs }),
    ])
    expect(new Set(folders.map(({ folder }) => folder)).size).toBe(3)
  })

  it('says which option is wrong', async () => {
    await expect(train(guessing, { aim: 7 }, { runs })).rejects.toThrow(/options of guessing\/closer.*aim/s)
  })

  it('goes on from a curve whose last line was cut short', async () => {
    const { writeFileSync } = await import('node:fs')
    const whole = await train(guessing, {}, { runs: join(runs, 'whole') })
    const { folder } = await train(guessing, {}, { runs, ...stopAfter(9) })
    const lines = join(folder, 'curve.jsonl')
    writeFileSync(lines, `${readFileSync(lines, 'utf8')}{"steps":10,"score":-0.0001}\n{"steps":1`)
    expect((await train(guessing, {}, { runs })).curve).toEqual(whole.curve)
  })

  it('names a checkpoint that cannot be read', async () => {
    const { writeFileSync } = await import('node:fs')
    const { folder } = await train(guessing, {}, { runs, ...stopAfter(9) })
    writeFileSync(join(folder, 'checkpoint.bin'), 'half a')
    await expect(train(guessing, {}, { runs })).rejects.toThrow(/checkpoint .*cannot be read.*--fresh/)
  })
})
