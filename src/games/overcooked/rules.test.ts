import { describe, expect, it } from 'vitest'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { openTable } from '../../core/open-table.ts'
import { manualTime } from '../../core/time.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { engine, layouts, overcooked as game, type Action, type State } from './index.ts'

const begin = (config: object) => game.start(validate(game.config, config, 'config'), 1)
const both = (state: State, alice: Action, bob: Action) => game.act(game.act(state, 'alice', alice), 'bob', bob)
const playOn = (state: State, alice: Action, bob: Action, times: number) => {
  for (let count = 0; count < times; count++) state = both(state, alice, bob)
  return state
}

describe('a kitchen in real time', () => {
  const config = validate(game.config, { realTime: 150, horizon: 40 }, 'config')

  it('keeps the contract of a game', () =>
    conformSized(game, { configs: [{ realTime: 150, horizon: 20 }], episodes: 2 }))

  it('makes as many steps as are due while both cooks press a key every 20 ms, and the last key counts', async () => {
    const time = manualTime()
    const seats = { alice: { remote: 'alice' }, bob: { remote: 'bob' } }
    const table = openTable({ game, config, seed: 1, seats, time })
    for (let now = 0; now < 3000; now += 20) {
      await time.go(20)
      void table.submit('alice', { action: now % 40 ? 'west' : 'north' })
      void table.submit('bob', { action: 'stay' })
    }
    await time.go(0)
    expect(table.state.tick).toBe(20)
    await time.go(3000)
    expect(await table.ended).toMatchObject({ status: 'completed', reason: '40 steps were made' })
    expect(table.state.last).toEqual({ alice: 'stay', bob: 'stay' })
  })

  it('is played by agents, one move a step', async () => {
    const mover = { act: () => ({ action: 'west' }) }
    const seats = { alice: { name: 'mover', agent: mover }, bob: { name: 'mover', agent: mover } }
    const ending = await play({ game, config, seed: 1, seats })
    expect(ending.state.tick).toBe(40)
  })
})

describe('overcooked', () => {
  it('keeps the contract of a game', () =>
    conformSized(game, {
      configs: [
        { horizon: 40 },
        { layout: 'gated-delivery', horizon: 60 },
        { layout: 'soup-coordination', dynamics: 'modern', horizon: 40, randomStart: { things: 0.5 } },
      ],
      episodes: sized(1, 3),
    }))

  it('hides a move until the other cook has made one too', () => {
    const before = begin({})
    const half = game.act(before, 'alice', 'north')
    expect(game.turn(half).must).toEqual(['bob'])
    expect(game.observe(half, 'bob')).toEqual(game.observe(before, 'bob'))
    expect(game.act(half, 'bob', 'stay').compact).toBe('1,1,N,-;3,1,N,-;;')
    expect(() => game.act(half, 'alice', 'north')).toThrow('waits for the other cook')
  })

  it('counts what was delivered, from a state that was given', () => {
    let state = begin({ state: '3,2,S,sooo@20;1,1,N,-;2,0=sooo@19;', horizon: 3 })
    state = both(state, 'interact', 'stay')
    state = playOn(state, 'stay', 'stay', 2)
    expect(game.outcome(state)).toMatchObject({
      scores: { alice: 20, bob: 20 },
      metrics: { score: 20, deliveries: 1, aliceDeliveries: 1, bobDeliveries: 0 },
    })
    expect(state.compact).toBe('3,2,S,-;1,1,N,-;2,0=sooo@20;')
  })

  it('ends with the last soup of an order list, and takes no other soup than the one in turn', () => {
    const config = { state: '3,2,S,sooo@20;2,2,W,sooo@20;;' }
    expect(both(begin({ ...config, orderList: ['tomato', 'onion'] }), 'interact', 'stay')).toMatchObject({ score: 0 })
    const last = both(begin({ ...config, orderList: ['any'] }), 'interact', 'stay')
    expect(game.outcome(last)).toMatchObject({ reason: 'all orders were delivered', scores: { alice: 20 } })
  })

  it('lets a gate be opened with empty hands only, be gone through for ten steps, and close', () => {
    let state = begin({ layout: 'locked', state: '2,3,E,-;5,1,N,o;;3,3=closed:0' })
    state = both(state, 'interact', 'stay')
    expect(state.compact).toContain('3,3=open:1')
    expect(playOn(state, 'stay', 'stay', 9).compact).toContain('3,3=open:10')
    expect(playOn(state, 'stay', 'stay', 10).compact).toContain('3,3=closed:0')
    expect(both(playOn(state, 'stay', 'stay', 9), 'east', 'stay').compact).toContain('3,3,E,-')
    const full = begin({ layout: 'locked', state: '2,3,E,o;5,1,N,o;;3,3=closed:0' })
    expect(both(full, 'interact', 'stay').compact).toBe('2,3,E,o;5,1,N,o;;3,3=closed:0')
  })

  it('counts the steps in which a cook with full hands waits at a closed gate', () => {
    const state = playOn(begin({ layout: 'locked', state: '2,3,E,o;5,1,N,-;;3,3=closed:0' }), 'stay', 'stay', 4)
    expect(state.waited).toEqual({ alice: 4, bob: 0 })
    expect(begin({}).waited).toEqual({ alice: 0, bob: 0 })
  })

  it('knows the states from which no soup can come', () => {
    const dead = (state: string) =>
      begin({ layout: 'gated-delivery', state: `${state};1,3=closed:0 3,3=closed:0` }).deadSince === 0
    expect(dead('1,2,N,o;3,1,N,o;2,0=sooo@20')).toBe(true)
    expect(dead('1,2,N,d;3,1,N,d;2,0=so@0')).toBe(true)
    expect(dead('1,2,N,o;3,1,N,o;2,0=so@0')).toBe(false)
    expect(dead('1,2,N,o;3,1,N,-;2,0=sooo@20')).toBe(false)
    expect(dead('1,2,N,d;3,1,N,o;2,0=sooo@20')).toBe(false)
    expect(
      begin({ layout: 'gated-delivery', state: '1,2,N,sooo@20;2,2,N,o;2,0=sooo@20;1,3=closed:0 3,3=closed:0' })
        .deadSince,
    ).toBe(0)
    expect(
      begin({ layout: 'gated-delivery', state: '1,2,N,sooo@20;2,2,N,o;2,0=sooo@20;1,3=open:3 3,3=closed:0' }).deadSince,
    ).toBe(null)
    expect(begin({ layout: 'cramped-room', state: '1,2,N,o;3,1,N,o;2,0=sooo@20;' }).deadSince).toBe(null)
  })

  it('reads a move out of a reply, and says what is wrong with one that names none or several', () => {
    const seen = game.observe(begin({}), 'alice')
    expect(game.language.parse('I could go north, but: Action: Interact', seen)).toBe('interact')
    expect(() => game.language.parse('Let me think.', seen)).toThrow('names none')
    expect(() => game.language.parse('north or south', seen)).toThrow('several actions (north; south)')
    expect(() => game.language.parse('up-left', seen)).toThrow('names none')
    expect(game.language.parse('The pot is to the upper left, so I go up.', seen)).toBe('north')
  })

  it.each([
    [{ layout: 'nowhere' }, 'no layout is called "nowhere"'],
    [{ grid: ['XXX', 'X1X', 'XXX'] }, 'two starts'],
    [{ grid: ['XXX', 'X1X', 'X2X'] }, 'border'],
    [{ grid: ['XXXX', 'X12X', 'X?XX'] }, '"?" at 1,2 is no tile'],
    [{ state: '9,9,N,-;3,1,N,-;;' }, '"9,9" is no place'],
    [{ horizon: 0 }, 'horizon'],
  ])('refuses the config %j', (config, message) => {
    expect(() => validate(game.config, config, 'config')).toThrow(message)
  })

  it.each(layouts.map(({ name }) => name))(
    'plays %s with random moves, the same after copying at any time',
    (layout) => {
      for (const dynamics of ['classic', 'modern'] as const) {
        const kitchen = new engine.Kitchen(begin({ layout, dynamics }).kitchen)
        const random = new Random(7, layout)
        const state = kitchen.start()
        const [one, two] = [engine.createResult(), engine.createResult()]
        for (let tick = 0; tick < 3000; tick++) {
          const restored = engine.parseCompact(kitchen, engine.formatCompact(kitchen, state))
          restored[engine.CLOCK] = state[engine.CLOCK]!
          const moves = [random.int(0, 5), random.int(0, 5)] as const
          engine.step(kitchen, state, 0, ...moves, one)
          engine.step(kitchen, restored, 0, ...moves, two)
          // Comparing text first: a matcher for each of 3,000 steps would take most of the time.
          if (String(restored) !== String(state) || String(one) !== String(two))
            expect([restored, two], `step ${tick}`).toEqual([state, one])
        }
        expect(state[engine.CLOCK]).toBe(3000)
      }
    },
  )
})
