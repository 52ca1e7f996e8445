import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { IllegalAction } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { ContractBatch } from '../core/contract-batch.ts'
import { learningOf } from '../core/learning-of.ts'
import type { Batch, BatchOptions, Learning } from '../core/learning.ts'
import { checkLearning } from './check-learning.ts'

interface State {
  readonly left: number
  readonly taken: Readonly<Record<'ann' | 'ben', number>>
  readonly next: 'ann' | 'ben'
}
interface Seen {
  readonly left: number
  readonly mine: number
}

const other = { ann: 'ben', ben: 'ann' } as const

/** Two players take one, two or three of twelve stones in turn; a stone is a point. */
const stones: Game<{}, State, Seen, { take: number }> = {
  name: 'stones',
  version: 1,
  title: 'Stones',
  about: 'Take stones.',
  config: z.object({}),
  action: z.object({ take: z.number() }),
  observation: z.object({ left: z.number(), mine: z.number() }),
  metrics: {},
  seats: () => ['ann', 'ben'],
  start: (_, seed) => ({ left: 10 + (Math.abs(seed) % 3), taken: { ann: 0, ben: 0 }, next: 'ann' }),
  turn: ({ left, next }) => ({ must: left > 0 ? [next] : [], may: [] }),
  observe: ({ left, taken }, seat) => ({ left, mine: taken[seat as 'ann'] }),
  act(state, seat, { take }) {
    const { left, taken, next } = state
    if (seat !== next || take > left || take < 1) throw new IllegalAction('not now, or not so many')
    return { left: left - take, taken: { ...taken, [next]: taken[next] + take }, next: other[next] }
  },
  outcome: ({ left, taken }) => (left > 0 ? undefined : { scores: taken, metrics: {}, reason: 'no stones are left' }),
  sample: ({ left }, random) => ({ take: random.int(1, Math.min(3, left)) }),
  resample: (state) => state,
  language: {
    rules: () => 'Take stones.',
    describe: ({ left, mine }) => `${left} are left, ${mine} are yours.`,
    parse: (reply) => ({ take: Number(reply) }),
    say: ({ take }) => String(take),
  },
}

/** What the seats earned between two states. */
const reward = (before: State, after: State) => ({
  ann: after.taken.ann - before.taken.ann,
  ben: after.taken.ben - before.taken.ben,
})

const honest: Learning<{}, State, Seen, { take: number }> = {
  reward,
  shaped: (before, after) => ({ ann: before.left - after.left, ben: 0 }),
  actions: () => [{ take: 1 }, { take: 2 }, { take: 3 }],
  mask: ({ left }) => [left >= 1, left >= 2, left >= 3],
  encodings: {
    counts: {
      about: 'what is left, what is mine',
      shape: () => [2],
      encode: ({ left, mine }, out) => out.set([left, mine]),
      action: { shape: () => [1], encode: ({ take }, out) => out.set([take]) },
    },
  },
}

const withLearning = (learning: Partial<Learning<{}, State, Seen, { take: number }>>): Game => ({
  ...stones,
  learning: { ...honest, ...learning },
})
const check = (game: Game) => checkLearning(game, { config: {}, seed: 1, steps: 30 })

/** A batch of the stones with something wrong in it. */
const withBatch = (spoil: (batch: Batch) => Batch): Game =>
  withLearning({
    batch: (config, size, options?: BatchOptions) => spoil(new ContractBatch(stones, honest, config, size, options)),
  })
const spoilt = (change: (target: ContractBatch<State, Seen>) => Partial<Batch>) =>
  withBatch((batch) => {
    const changes = change(batch as ContractBatch<State, Seen>)
    return new Proxy(batch, {
      get(target, name) {
        if (name in changes) return changes[name as keyof Batch]
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  })

describe('checkLearning', () => {
  it('finds nothing in an honest room, with and without a batch of its own, and in no room at all', () => {
    expect(check(withLearning({}))).toEqual([])
    expect(check(withBatch((batch) => batch))).toEqual([])
    expect(check(stones)).toEqual([])
  })

  it.each<[string, Partial<Learning<{}, State, Seen, { take: number }>>]>([
    ['the rewards do not sum to the score', { reward: (a, b) => ({ ...reward(a, b), ben: 0 }) }],
    ['a reward is no finite number', { reward: () => ({ ann: Number.NaN }) }],
    ['a reward is for nobody', { reward: (a, b) => ({ ...reward(a, b), carl: 0 }) }],
    ['the mask allows an action that is refused', { mask: () => [true, true, true] }],
    ['the mask forbids an action that is accepted', { mask: ({ left }) => [true, left >= 2, false] }],
    ['the mask is not as long as the actions', { mask: ({ left }) => [true, left >= 2] }],
    ['there are more actions than there can be', { actionCount: () => 2 }],
    [
      'an encoding leaves numbers out',
      { encodings: { half: { about: '', shape: () => [2], encode: (_, out) => void (out[0] = 1) } } },
    ],
    [
      'an encoding came out differently the second time',
      { encodings: { adds: { about: '', shape: () => [1], encode: (_, out) => void (out[0] = count++) } } },
    ],
  ])('finds that %s', (what, fault) => {
    expect(check(withLearning(fault)).map((line) => line.slice(0, what.length))).toContain(what)
  })

  let count = 0

  it.each<[string, (target: ContractBatch<State, Seen>) => Partial<Batch>]>([
    ['the batch’s rewards differ from the contract’s', ({ rewards }) => ({ rewards: rewards.map((one) => one) })],
    ['the batch’s observations differ', ({ observations }) => ({ observations: observations.slice() })],
    ['the batch’s masks differ', ({ masks }) => ({ masks: new Uint8Array(masks.length).fill(1) })],
    ['the batch’s finals differ', ({ finals }) => ({ finals: new Float32Array(finals.length) })],
    ['the batch’s scores differ', ({ scores }) => ({ scores: new Float32Array(scores.length) })],
    ['the batch’s dones differ', ({ dones }) => ({ dones: new Uint8Array(dones.length) })],
    ['the batch has another actionCount', () => ({ actionCount: 4 })],
    ['the batch tells another text', () => ({ text: () => 'nothing' })],
    ['the batch tells another last text', () => ({ finalText: () => 'nothing' })],
    ['the batch names other actions', () => ({ actionTexts: () => [] })],
    ['the batch has another number of keys', () => ({ actionKeys: (row) => ({ of: [row], keys: [], count: 0 }) })],
    [
      'a key of the batch stands for two actions',
      (target) => ({ actionKeys: (row) => ({ of: target, keys: [1, 1, 1], count: target.actionTexts(row).length }) }),
    ],
    [
      'the batch accepts an action that is none',
      (target) => ({
        step: (actions: ArrayLike<number>) =>
          target.step(Array.from(actions, (one, row) => (target.masks[row * 3 + one] ? one : 0))),
      }),
    ],
    [
      // Only the action that is refused comes too early: the arrays have changed when it throws.
      'the batch’s dones differ',
      (target) => ({
        step(actions: ArrayLike<number>) {
          target.dones.fill(1)
          target.step(actions)
        },
      }),
    ],
    ['the batch’s masks differ', () => ({ reset: () => {} })],
  ])('finds that %s', (what, change) => {
    expect(check(spoilt(change)).map((line) => line.slice(0, what.length))).toContain(what)
  })
})

describe('learningOf', () => {
  it('rewards the end with the scores where a game says nothing', () => {
    const { reward, batch } = learningOf(stones)
    const before: State = { left: 2, taken: { ann: 4, ben: 4 }, next: 'ann' }
    const [half, end] = [stones.act(before, 'ann', { take: 1 }), stones.act(before, 'ann', { take: 2 })]
    expect([reward(before, half), reward(before, end), reward(end, end)]).toEqual([{}, { ann: 6, ben: 4 }, {}])
    expect(batch).toBeUndefined()
  })

  it('steps a game whose actions have numbers, keeps last observations, and begins anew with the next seed', () => {
    const batch = learningOf(withLearning({})).batch!({}, 2, { seed: 3, texts: true, encoding: 'counts' })
    expect([...batch.observations]).toEqual([10, 0, 10, 0, 11, 0, 11, 0])
    expect([...batch.masks]).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0])
    for (let step = 0; step < 3; step++) batch.step([2, 2, 2, 2])
    expect(batch.text(0)).toBe('1 are left, 6 are yours.')
    expect([...batch.masks.subarray(0, 6)]).toEqual([0, 0, 0, 1, 0, 0])
    expect(() => batch.step([0, 1, 0, 0])).toThrow(IllegalAction)
    expect(batch.text(0)).toBe('1 are left, 6 are yours.')
    batch.step([0, 0, 0, 0])
    expect([...batch.dones]).toEqual([1, 0])
    expect([...batch.finals.subarray(0, 4)]).toEqual([0, 6, 0, 4])
    expect([...batch.scores]).toEqual([6, 4, 0, 0])
    expect([...batch.rewards]).toEqual([0, 1, 0, 1])
    expect([batch.text(0), batch.finalText(1)]).toEqual(['12 are left, 0 are yours.', '0 are left, 4 are yours.'])
  })

  it('adds the shaped reward by the weight of the steps that were made', () => {
    const shaping = (steps: number) => (steps >= 4 ? 0 : 0.5)
    const batch = learningOf(withLearning({})).batch!({}, 2, { shaping })
    const rewards = [0, 1, 2].map(() => (batch.step([0, 0, 0, 0]), batch.rewards[0]))
    expect(rewards).toEqual([1.5, 0.5, 1])
  })
})
