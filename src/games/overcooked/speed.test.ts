import { beforeEach, describe, expect, it, vi } from 'vitest'
import { copy, hash } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { formatCompact } from './engine/compact.ts'
import { ACTIONS, overcooked as game, SEATS, type State } from './index.ts'
import { describeScene } from './scene.ts'

// The tests share their modules; these are to be loaded anew, with what counts in them.
vi.hoisted(() => vi.resetModules())
vi.mock('./engine/compact.ts', async (original) => {
  const real = await original<typeof import('./engine/compact.ts')>()
  return { ...real, formatCompact: vi.fn<typeof real.formatCompact>(real.formatCompact) }
})
vi.mock('./scene.ts', async (original) => {
  const real = await original<typeof import('./scene.ts')>()
  return { ...real, describeScene: vi.fn<typeof real.describeScene>(real.describeScene) }
})

beforeEach(() => void vi.clearAllMocks())

const begin = (config: object, seed = 1) => game.start(validate(game.config, config, 'config'), seed)

/** States of random play, the half-made ones between two moves included. */
function wander(state: State, random: Random): State[] {
  const states = [state]
  while (!game.outcome(state)) {
    state = game.act(state, game.turn(state).must[0]!, random.pick(ACTIONS))
    states.push(state)
  }
  return states
}

describe('a kitchen through the contract', () => {
  it('writes no text and no scene that nobody reads', () => {
    for (const state of wander(begin({ layout: 'gated-delivery', horizon: 50 }), new Random(1)))
      for (const seat of SEATS) expect(game.observe(state, seat).tick).toBe(state.tick)
    expect(formatCompact).not.toHaveBeenCalled()
    expect(describeScene).not.toHaveBeenCalled()
  })

  it('writes what is read once', () => {
    const state = begin({})
    const seen = game.observe(state, 'alice')
    expect([state.compact, state.compact, seen.compact, seen.compact]).toEqual(Array(4).fill('1,2,N,-;3,1,N,-;;'))
    expect(seen.scene).toBe(seen.scene)
    expect(formatCompact).toHaveBeenCalledTimes(2)
    expect(describeScene).toHaveBeenCalledTimes(1)
  })

  it('shows a state as it was when the play has long gone on', () => {
    const config = { layout: 'gated-delivery', horizon: 60 }
    const states = wander(begin(config), new Random(3))
    const seen = states.map((state) => SEATS.map((seat) => game.observe(state, seat)))
    for (const [i, state] of states.entries()) {
      expect(copy(seen[i])).toEqual(SEATS.map((seat) => copy(game.observe(copy(state), seat))))
      expect(seen[i]!.map(({ compact }) => compact)).toEqual([state.compact, state.compact])
    }
  })

  it('goes on alike from a state, from the same state again, and from a saved one', () => {
    const random = new Random(4)
    const states = wander(begin({ layout: 'gated-delivery', horizon: 40 }), new Random(4))
    for (const state of states.slice(0, -1)) {
      const before = hash(state)
      const seat = random.pick(game.turn(state).must)
      const move = random.pick(ACTIONS)
      const after = hash(game.act(state, seat, move))
      game.act(state, seat, random.pick(ACTIONS))
      expect(hash(game.act(state, seat, move))).toBe(after)
      expect(hash(game.act(copy(state), seat, move))).toBe(after)
      expect(hash(state)).toBe(before)
    }
  })

  // The hashes are of the version that made everything at once: logs of it must go on replaying.
  it('comes to the states that were logged before anything was put off', () => {
    const last = (config: object) => hash(wander(begin(config, 7), new Random(7)).map((state) => hash(state)))
    const configs = [
      { horizon: 100 },
      { layout: 'gated-delivery', horizon: 100 },
      { layout: 'soup-coordination', dynamics: 'modern', horizon: 50, randomStart: { things: 0.5 } },
    ]
    expect(configs.map(last)).toEqual(['3b62423a91375699', 'e4c39aebf70176ce', 'b431d00d1d46c717'])
  })
})
