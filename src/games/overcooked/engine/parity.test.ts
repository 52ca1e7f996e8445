/** The engine against the reference engines' records: every step, every transition, the human trials. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configSchema, kitchenSpec } from '../config.ts'
import { goldenPath, haveGolden, readGolden } from '../golden.ts'
import {
  createResult,
  formatCompact,
  HAPPENED,
  Kitchen,
  nameEvents,
  parseCompact,
  SHAPED,
  SPARSE,
  step,
} from './index.ts'

const LETTERS = 'NSEW.I'
const MIXED = { cookTime: { onion: 15, tomato: 7 }, value: { onion: 21, tomato: 13 } }

function kitchenOf(golden: any, more: object = {}): Kitchen {
  const fork = golden.engine === 'fork'
  const config = configSchema.parse({
    grid: golden.grid,
    starts: golden.start,
    dynamics: golden.dynamics === 'old' ? 'classic' : 'modern',
    shaping: { gateOpening: fork ? 1 : 0 },
    ...(golden.dynamics === 'old' ? { idleTick: fork ? 0 : -1 } : {}),
    ...more,
  })
  return new Kitchen(kitchenSpec(config))
}

const sum = (reward: number | number[]) => (typeof reward === 'number' ? reward : reward[0]! + reward[1]!)
const files = haveGolden ? readdirSync(goldenPath('dev')).filter((name) => name.endsWith('.jsonl.gz')) : []
const episodes = files.filter((name) => !/^(transitions|encodings|llmco)/.test(name))
const transitions = files.filter((name) => name.startsWith('transitions'))

describe.skipIf(!haveGolden)('the engine against golden records (skipped where ../shared/data is absent)', () => {
  it.each(episodes)('plays every step of %s', (file) => {
    const result = createResult()
    for (const golden of readGolden(`dev/${file}`)) {
      const kitchen = kitchenOf(golden)
      const state = kitchen.start()
      let score = 0
      expect(formatCompact(kitchen, state)).toBe(golden.states[0])
      for (let t = 0; t < golden.T; t++) {
        step(kitchen, state, 0, LETTERS.indexOf(golden.a0[t]), LETTERS.indexOf(golden.a1[t]), result)
        const got = [
          formatCompact(kitchen, state),
          result[SPARSE]! + result[SPARSE + 1]!,
          result[SHAPED]! + result[SHAPED + 1]!,
        ]
        const want = [golden.states[t + 1], sum(golden.sparse[t]), sum(golden.shaped[t])]
        if (String(got) !== String(want)) expect(got, `${file} episode ${golden.episode} step ${t}`).toEqual(want)
        score += got[1] as number
      }
      expect(score).toBe(golden.score)
    }
  })

  it.each(transitions)('makes every transition of %s', (file) => {
    const result = createResult()
    let kitchen: Kitchen | undefined
    let compared = 0
    for (const golden of readGolden(`dev/${file}`)) {
      kitchen ??= kitchenOf({ ...golden, start: undefined })
      const start = parseCompact(kitchen, golden.state)
      for (const [actions, next] of Object.entries<any>(golden.next)) {
        const state = start.slice()
        step(kitchen, state, 0, LETTERS.indexOf(actions[0]!), LETTERS.indexOf(actions[1]!), result)
        const perAgent = (index: number) =>
          golden.engine === 'fork' ? result[index]! + result[index + 1]! : [result[index], result[index + 1]]
        const got: unknown[] = [formatCompact(kitchen, state), perAgent(SPARSE), perAgent(SHAPED)]
        if (next.length > 3) {
          got.push(
            [0, 1]
              .flatMap((player) => nameEvents(result[HAPPENED + player]!).map((name) => `${name}:${player}`))
              .sort(),
          )
          next[3].sort()
        }
        if (JSON.stringify(got) !== JSON.stringify(next)) expect(got, `${golden.state} ${actions}`).toEqual(next)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(0)
  })

  it.each(haveGolden ? readdirSync(goldenPath('human')) : [])('simulates the human trial %s', (file) => {
    const [golden] = readGolden(`human/${file}`)
    const recipes: Record<string, object> = {
      inverse_marshmallow_experiment: { ...MIXED, bonusOrders: ['ooo'] },
      you_shall_not_pass: { ...MIXED, bonusOrders: ['ott'] },
    }
    const starts = golden.states[0]
      .split(';')
      .slice(0, 2)
      .map((player: string) => player.split(',').slice(0, 2).map(Number))
    const kitchen = kitchenOf({ ...golden, start: starts }, recipes[golden.layout])
    const state = kitchen.start()
    const result = createResult()
    // The records of 2019 count 5 points a delivery.
    const scale = golden.dynamics === 'old' ? 4 : 1
    for (let t = 0; t + 1 < golden.states.length; t++) {
      step(kitchen, state, 0, LETTERS.indexOf(golden.a0[t]), LETTERS.indexOf(golden.a1[t]), result)
      const got = [formatCompact(kitchen, state), result[SPARSE]! + result[SPARSE + 1]!]
      const want = [golden.states[t + 1], golden.reward_col[t] * scale]
      if (String(got) !== String(want)) expect(got, `step ${t}`).toEqual(want)
    }
    expect.assertions(0)
  })
})
