import { describe, expect, it } from 'vitest'
import { compile, overcooked as game, type Observation } from '../../games/overcooked/index.ts'
import { validate } from '../../core/schema.ts'
import { Assistant } from './assistant/index.ts'
import { planEpisode } from './symbolic/plan-episode.ts'
import { playEpisode } from './test-helpers.ts'

/** What a pair has to earn in 400 steps; the paper's language agents: 220, 280, 180, 200, 160, 240, 180. */
const TARGETS = [
  ['cramped-room', 260, 240],
  ['asymmetric-advantages', 460, 400],
  ['asymmetric-advantages-11', 460, 400],
  ['coordination-ring', 320, 260],
  ['forced-coordination', 320, 240],
  ['counter-circuit', 280, 200],
  ['locked', 340, 260],
  ['gated-delivery', 220, 200],
] as const

describe('a pair of symbolic planners', () => {
  it.each(TARGETS)('earns enough in %s', async (layout, target) => {
    const { score } = await playEpisode({ agents: ['symbolic', 'symbolic'], config: { layout } })
    expect(score).toBeGreaterThanOrEqual(target)
  })

  it('plays by the modern rules, with tomatoes', async () => {
    const config = { layout: 'tomato-circuit', dynamics: 'modern' }
    const { score } = await playEpisode({ agents: ['symbolic', 'symbolic'], config, options: { width: 60 } })
    expect(score).toBeGreaterThanOrEqual(500)
  })

  it('makes the same plan whoever asks, and whenever', () => {
    const state = game.start(validate(game.config, { layout: 'locked' }, 'config'), 1)
    const kitchen = compile({ ...state.kitchen, value: 20 })
    const again = compile({ ...state.kitchen, value: 20, bonus: 3 })
    const [one, two] = [kitchen, again].map((tables) => planEpisode(tables, state.cells, 120, 40))
    const moves = (plan = one!) => Array.from({ length: 120 }, (_, step) => [plan.move(step, 0), plan.move(step, 1)])
    expect(moves(two)).toEqual(moves(one))
    expect(two!.reward).toBe(one!.reward)
  })
})

describe('a symbolic planner with somebody else', () => {
  it.each(['cramped-room', 'gated-delivery'])('gives its plan up and plays on in %s', async (layout) => {
    for (const agents of [
      ['symbolic', 'assistant'],
      ['assistant', 'symbolic'],
    ] as const) {
      const { score } = await playEpisode({ agents, config: { layout }, options: { width: 60 } })
      expect(score).toBeGreaterThanOrEqual(180)
    }
  })

  it('earns something beside a partner who moves at random', async () => {
    const { score } = await playEpisode({ agents: ['symbolic', 'random'], config: { layout: 'coordination-ring' } })
    expect(score).toBeGreaterThan(0)
  })
})

describe('a pair of assistants', () => {
  it.each(TARGETS)('earns enough in %s', async (layout, _, target) => {
    const { score } = await playEpisode({ agents: ['assistant', 'assistant'], config: { layout } })
    expect(score).toBeGreaterThanOrEqual(target)
  })

  it('opens the gate for a partner who comes with a soup', async () => {
    const state = '1,2,E,-;3,1,S,sooo@20;;1,3=closed:0 3,3=closed:0'
    const { score, state: end } = await playEpisode({
      agents: ['assistant', 'assistant'],
      config: { layout: 'gated-delivery', state, horizon: 12 },
    })
    expect(score).toBe(20)
    expect(end.events.alice.gate_opening).toBe(1)
  })

  it('never stands still for ten steps while both have something to do', () => {
    for (let seed = 1; seed <= 30; seed++) expect(longestStall('coordination-ring', seed, 200)).toBeLessThan(10)
  })
})

/** Most steps on end in which nothing changed place, though neither cook waited for a soup or had nothing to do. */
function longestStall(layout: string, seed: number, horizon: number): number {
  let state = game.start(validate(game.config, { layout, horizon, randomStart: { things: 0.5 } }, 'config'), seed)
  const cooks = [new Assistant(0), new Assistant(1)] as const
  const places = (compact: string) => compact.replace(/@-?\d+/g, '').replace(/[NSEW],/g, '')
  let stall = 0
  let longest = 0
  while (!game.outcome(state)) {
    const before = state
    for (const [index, seat] of game.seats({} as never).entries()) {
      state = game.act(state, seat, cooks[index]!.act(game.observe(before, seat) as Observation))
    }
    const busy = cooks.every(({ doing }) => !/^(wait|load|move away)/.test(doing))
    stall = busy && places(state.compact) === places(before.compact) ? stall + 1 : 0
    longest = Math.max(longest, stall)
  }
  return longest
}
