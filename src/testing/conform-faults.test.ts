import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import { CLOCK, type Game } from '../core/game.ts'
import { Random } from '../core/random.ts'
import { violations } from './index.ts'

/** A fault is to be found by playing, not because the schema knows no such field. */
const anything: Game['observation'] = {
  '~standard': { version: 1, vendor: 'anything', validate: (value) => ({ value }) },
}

const game = hiddenSum as Game
const { language } = game
const outcomeWith = (change: object): Partial<Game> => ({
  outcome(state) {
    const outcome = game.outcome(state)
    return outcome && { ...outcome, ...change }
  },
})
const startWith = (part: () => unknown): Partial<Game> => ({
  start: (config, seed) => ({ ...game.start(config, seed), part: part() }),
})
const observeWith = (part: () => unknown): Partial<Game> => ({
  observe: (state, seat) => ({ ...game.observe(state, seat), part: part() }),
})
class Card {}
const circle: unknown[] = []
circle.push(circle)
let count = 0

/** What an honest author may do, and how it is to be named. */
const FAULTS: readonly (readonly [title: string, change: Partial<Game>, named: RegExp])[] = [
  ['an instance of a class in the state', startWith(() => [new Card()]), /state is not plain data.*part\.0 is a Card/],
  ['a hole in a list of the state', startWith(() => new Array(2)), /state is not plain data.*part\.0 of a list/],
  ['a field on a list', startWith(() => Object.assign([1], { of: 2 })), /state is not plain data.*part\.of/],
  ['a bigint in the state', startWith(() => 1n), /state is not plain data: part is a bigint/],
  ['a circle in the state', startWith(() => circle), /state is not plain data: part\.0 is what it is part of/],
  ['a map in an observation', observeWith(() => new Map()), /observation is not plain data.*part is a Map/],
  ['chance in what is seen', observeWith(() => Math.random()), /same state is observed differently a second time/],
  ['a start to wait for', { start: async () => ({}) }, /start returns a promise/],
  ['an act to wait for', { act: async () => ({}) }, /act returns a promise/],
  ['an observation to wait for', { observe: async () => ({}) }, /observe returns a promise/],
  [
    'a reader to wait for',
    { language: { ...language, parse: async (text, seen): Promise<unknown> => language.parse(text, seen) } },
    /language\.parse returns a promise/,
  ],
  ['a function left out', { resample: undefined as never }, /has no function resample/],
  ['metrics left out', { metrics: undefined }, /declares no metrics/],
  ['a metric of no kind', { metrics: { right: { about: 'right' } as never } }, /neither share nor mean: right/],
  [
    'a preset that is no config',
    { presets: { people: { turn: 5 } } },
    /the preset people is no config of the game: Unrec/,
  ],
  ['a score that is no number', outcomeWith({ scores: { alice: '1', bob: Number.NaN } }), /score is no finite number/],
  ['a reason that is no text', outcomeWith({ reason: 5 }), /gives no reason/],
  ['null for no outcome', { outcome: (state) => game.outcome(state) ?? (null as never) }, /is not undefined while/],
  [
    'a cut in the middle that counts nothing',
    {
      cutOff(state) {
        const scores: Record<string, number> = state.turns > 2 ? {} : { alice: 0, bob: 0 }
        return { scores, metrics: { right: false }, reason: 'cut' }
      },
    },
    /scores are not one a seat/,
  ],
  ['seats in another order', { seats: () => (count++ % 2 ? ['bob', 'alice'] : ['alice', 'bob']) }, /seats are not the/],
  [
    'a turn of somebody else',
    { turn: (state) => ({ must: game.outcome(state) ? [] : ['carol'], may: [] }) },
    /turn of carol, a seat that there is not/,
  ],
  [
    'a seat that must and may',
    {
      turn(state) {
        const { must } = game.turn(state)
        return { must, may: must }
      },
    },
    /named twice in one turn/,
  ],
  [
    'a clock that acts where none runs',
    { act: (state, seat, action) => (seat === CLOCK ? state : game.act(state, seat, action)) },
    /acted out of turn.*clock/,
  ],
  [
    'an action that is written to',
    {
      act(state, seat, action) {
        action.done = true
        return game.act(state, seat, action)
      },
    },
    /a function of the game threw.*done/,
  ],
  [
    'chance in resample',
    { resample: (state, seat) => game.resample(state, seat, Math.floor(Math.random() * 1e9)) },
    /draws differently with the same seed/,
  ],
  ['a resample without a seed', { resample: (state, seat) => game.resample(state, seat, 5) }, /same for .* every seed/],
  [
    'a resample that forgets one seat',
    { resample: (state, seat, seed) => (seat === 'bob' ? state : game.resample(state, seat, seed)) },
    /draws nothing anew for bob/,
  ],
  [
    'chance in words for people',
    { language: { ...language, people: { describe: (seen) => language.describe(seen) + Math.random() } } },
    /told in other words a second time/,
  ],
  ['no rules for people', { language: { ...language, people: { rules: () => '' } } }, /rules are told in no words/],
  ['other news each time', { news: () => [String(Math.random())] }, /told of an action/],
  ['news without words', { news: () => [''] }, /told of an action/],
  ['another word afterwards each time', { afterwards: () => String(Math.random()) }, /told afterwards/],
  [
    'a mask that allows what is no action',
    {
      learning: {
        reward: () => ({}),
        actions: () => [
          { type: 'guess', sum: 3 },
          { type: 'guess', sum: 0.5 },
        ],
      },
    },
    /mask allows what is no action.*0\.5/,
  ],
]

describe('the conformance kit, beside an honest author', () => {
  it.each(FAULTS)('names %s', (_, change, named) => {
    const found = violations({ ...game, observation: anything, ...change }, { episodes: 3, units: ['a'] })
    expect(found.join('\n')).toMatch(named)
  })

  it('blames secrecy for none of what only changes by chance', () => {
    const found = violations({ ...game, observation: anything, ...observeWith(() => new Random(count++).int(1, 1e9)) })
    expect(found.join('\n')).not.toMatch(/may not know/)
  })
})
