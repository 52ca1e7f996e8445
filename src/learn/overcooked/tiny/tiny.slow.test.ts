import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Random } from '../../../core/random.ts'
import { findMethod, train } from '../../index.ts'
import { drawKitchen } from './draw-kitchen.ts'
import { namedKitchen } from './named-kitchen.ts'
import { playOptions } from './play-options.ts'
import { Teacher } from './teacher.ts'

describe('drawn kitchens', () => {
  it('are many, and in each something is delivered', () => {
    const kitchens = Array.from({ length: 12 }, (_, seed) => drawKitchen(new Random(seed)))
    expect(new Set(kitchens.map(({ spec }) => spec.grid.join('|'))).size).toBe(12)
    for (const kitchen of kitchens) expect(teach(kitchen)).toBeGreaterThan(0)
  })
})

describe('the teacher', () => {
  // What two come to who choose as the assistant does, and keep to a choice until it is done.
  it.each([
    ['cramped-room', 200],
    ['asymmetric-advantages', 400],
    ['coordination-ring', 240],
    ['forced-coordination', 240],
    ['counter-circuit', 160],
    ['gated-delivery', 160],
    ['locked', 200],
  ])('comes to something in %s', (layout, least) => {
    expect(teach(namedKitchen(layout))).toBeGreaterThanOrEqual(least)
  })
})

function teach(kitchen: ReturnType<typeof namedKitchen>): number {
  const teacher = new Teacher(kitchen)
  return playOptions(kitchen, kitchen.start(), 400, (manager, cells) => teacher.choose(manager, cells))
}

describe('training the tiny model of kitchens', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'tiny-'))))
  afterAll(() => rmSync(runs, { recursive: true }))

  it('learns, goes on where it was stopped as if it had not been, and leaves a policy and a GGUF file', async () => {
    const small = { batches: 70, width: 16, layers: 1, measured: 1 }
    const method = await findMethod('overcooked/tiny')
    const whole = await train(method, small, { runs: join(runs, 'whole') })
    expect(whole.curve.at(-1)!.loss).toBeLessThan(whole.curve[0]!.loss!)
    const stop = new AbortController()
    const onPoint = (): void => stop.abort()
    await train(method, small, { runs: join(runs, 'half'), signal: stop.signal, onPoint })
    const resumed = await train(method, small, { runs: join(runs, 'half') })
    expect(resumed.curve).toEqual(whole.curve)
    const bytes = (ending: string): Buffer => readFileSync(whole.policy.replace('json', ending))
    expect(bytes('gguf').toString('latin1', 0, 4)).toBe('GGUF')
    expect(readFileSync(resumed.policy.replace('json', 'bin'))).toEqual(bytes('bin'))
  })
})
