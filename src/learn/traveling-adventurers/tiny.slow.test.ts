import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { findMethod, train } from '../index.ts'
import { playDialogue, teach } from './dialogues.ts'
import { House } from '../../agents/traveling-adventurers/tiny/house.ts'
import { writeOwn } from '../../agents/traveling-adventurers/tiny/own-message.ts'

describe('dialogues of the teacher', () => {
  it('can be told in the small format, message by message', async () => {
    const random = new Random(7)
    let [told, untold] = [0, 0]
    for (let i = 0; i < 12; i++)
      await playDialogue(random, (prompt) => {
        const action = teach(prompt)
        const words = writeOwn('text' in action ? (action.text ?? '') : '', new House(prompt))
        if (words) told++
        else untold++
        return action
      })
    expect(told).toBeGreaterThan(30)
    expect(untold / (told + untold)).toBeLessThan(0.05)
  })
})

describe('training the tiny model of Traveling Adventurers', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'tiny-'))))
  afterAll(() => rmSync(runs, { recursive: true }))

  it('learns, goes on where it was stopped as if it had not been, and leaves a policy and a GGUF file', async () => {
    const small = { batches: 64, width: 16, layers: 1, measured: 1 }
    const method = await findMethod('traveling-adventurers/tiny')
    const whole = await train(method, small, { runs: join(runs, 'whole') })
    expect(whole.curve.at(-1)!.loss).toBeLessThan(whole.curve[0]!.loss!)
    const stop = new AbortController()
    await train(method, small, { runs: join(runs, 'half'), signal: stop.signal, onPoint: () => stop.abort() })
    const resumed = await train(method, small, { runs: join(runs, 'half') })
    expect(resumed.curve).toEqual(whole.curve)
    const bytes = (ending: string): Buffer => readFileSync(whole.policy.replace('json', ending))
    expect(bytes('gguf').toString('latin1', 0, 4)).toBe('GGUF')
    expect(readFileSync(resumed.policy.replace('json', 'bin'))).toEqual(bytes('bin'))
  })
})
