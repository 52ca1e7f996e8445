import { describe, expect, it } from 'vitest'
import { IllegalAction } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { violations } from './index.ts'
import { SEATS, vault, type Vault } from './vault.fixture.ts'

const game = vault as Game
const { language } = game
const units = ['a']
const highest = ({ secrets }: Vault): number => Math.max(...SEATS.map((seat) => secrets[seat]!))
/** What a function of the game was last given. */
let last: Vault | undefined
/** What stood behind an observation. */
const behind = new WeakMap<object, Vault>()
let acted = 0

/** What the kit once let pass. */
const FAULTS: readonly (readonly [title: string, change: Partial<Game>, named: RegExp])[] = [
  [
    'a refusal that tells what is hidden',
    {
      act(state, seat, action) {
        if (action.at === seat) throw new IllegalAction(`Not at yourself: the highest is ${highest(state)}.`)
        return game.act(state, seat, action)
      },
    },
    /a refusal tells \w+ what it may not know.*highest is/,
  ],
  [
    'a turn that tells what is hidden',
    {
      turn(state) {
        const turn = game.turn(state)
        return turn.must.length === 3 && state.secrets.red > 3 ? { must: ['red'], may: [] } : turn
      },
    },
    /the stream of \w+ shows what it may not know.*turn is/,
  ],
  [
    'a seed in an observation',
    {
      start: (config, seed) => ({ ...game.start(config, seed), seed }),
      observe: (state, seat) => ({ ...game.observe(state, seat), episode: `vault-${state.seed}` }),
    },
    /the observation of red shows the seed/,
  ],
  [
    'a draw that looks at what the game looked at last',
    {
      observe: (state, seat) => game.observe((last = state), seat),
      sample: (seen, random) => (seen.round < 2 ? game.sample(seen, random) : { type: 'guess', total: highest(last!) }),
    },
    /the same chance drew another action/,
  ],
  [
    'words that know what stands behind an observation',
    {
      observe(state, seat) {
        const seen = game.observe(state, seat)
        behind.set(seen, state)
        return seen
      },
      language: {
        ...language,
        describe: (seen) => language.describe(seen) + (behind.has(seen) ? ` ${highest(behind.get(seen)!)}` : ''),
      },
    },
    /told in other words than a copy of it/,
  ],
  [
    'a resample that keeps what one of two others holds',
    {
      resample(state, seat, seed) {
        const drawn = game.resample(state, seat, seed)
        return seat === 'red' ? { ...drawn, secrets: { ...drawn.secrets, green: state.secrets.green } } : drawn
      },
    },
    /draws nothing anew for red, who does not know all that others see.*green/,
  ],
  [
    'a memory of all episodes that shows late',
    {
      act(state, seat, action) {
        const after = game.act(state, seat, action)
        return acted++ > 200 && after.round === 2 ? { ...after, secrets: { red: 0, green: 0, blue: 0 } } : after
      },
    },
    /same seed and actions led to another state later/,
  ],
  [
    'an action that learners have no number for',
    {
      learning: {
        ...game.learning!,
        actions: (seen) => game.learning!.actions!(seen).filter(({ level }) => level !== 'high'),
        mask: (seen) => game.learning!.mask!(seen).filter((_, i) => i !== 4),
      },
    },
    /accepted has no number.*high/,
  ],
  [
    'a reader that takes the last of two',
    {
      language: {
        ...language,
        parse: (text, seen): unknown => language.parse(/(?:hint|guess) \w+$/.exec(text)?.[0] ?? text, seen),
      },
    },
    /leaves it open is read as an action.* or /,
  ],
  ['a version that is no number', { version: Number.NaN }, /has no version/],
]

describe('the conformance kit, with three at once', () => {
  it('finds nothing in a game that keeps the contract', () =>
    expect(violations(game, { units, configs: [{}, { instance: { red: 1, green: 2, blue: 3 } }] })).toEqual([]))

  it.each(FAULTS)('names %s', (_, change, named) =>
    expect(violations({ ...game, ...change }, { units }).join('\n')).toMatch(named),
  )

  it('names a config that is shared with the hidden world in it', () => {
    const found = violations(
      { ...game, shared: (config) => config },
      { units, configs: [{ instance: { red: 1, green: 2, blue: 3 } }] },
    )
    expect(found.join('\n')).toMatch(/config that is shared with red gives the hidden world away/)
  })

  it('finds a clock that is put off only when much has been played', () => {
    const clock = { after: 100, since: 'tick' as const, action: {} }
    const late: Game = {
      ...game,
      learning: undefined as never,
      turn: (state) => ({
        ...game.turn(state),
        ...(state.round < 3 && {
          clock: { ...clock, after: 100 + (state.round > 1 ? Object.keys(state.pending).length : 0) },
        }),
      }),
      act: (state, seat, action) =>
        seat === 'clock' && state.round < 3
          ? { ...state, ticks: (state.ticks ?? 0) + 1 }
          : game.act(state, seat, action),
    }
    expect(violations(late, { units, episodes: 3 }).join('\n')).toMatch(/the clock is late/)
  })
})
