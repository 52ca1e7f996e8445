import { describe, expect, it } from 'vitest'
import { compile, overcooked as game } from '../../games/overcooked/index.ts'
import { validate } from '../../core/schema.ts'
import { planEpisode } from './symbolic/plan-episode.ts'
import { atLength, sized } from '../../testing/sized.fixture.ts'
import { playAssistants, playEpisode } from './test-helpers.ts'

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
  it.runIf(atLength).each(TARGETS)('earns enough in %s, even at half its width', async (layout, target) => {
    const { score } = await playEpisode({
      agents: ['symbolic', 'symbolic'],
      config: { layout },
      options: { width: 120 },
    })
    expect(score).toBeGreaterThanOrEqual(target)
  })

  it.runIf(atLength)('plays by the modern rules, with tomatoes', async () => {
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

const FIRST = ['symbolic', 'assistant'] as const
const SECOND = ['assistant', 'symbolic'] as const

describe('a symbolic planner with somebody else', () => {
  it.runIf(atLength).each(['cramped-room', 'gated-delivery'])(
    'gives its plan up and plays on in %s',
    async (layout) => {
      for (const agents of [FIRST, SECOND]) {
        const { score } = await playEpisode({ agents, config: { layout }, options: { width: 60 } })
        expect(score).toBeGreaterThanOrEqual(180)
      }
    },
  )

  it('earns something beside a partner who moves at random', async () => {
    const config = { layout: 'coordination-ring', horizon: 200 }
    const options = { width: sized(20, 60) }
    const { score } = await playEpisode({ agents: ['symbolic', 'random'], config, options })
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
    const ring = { layout: 'coordination-ring', randomStart: { things: 0.5 } }
    for (let seed = 1; seed <= sized(8, 30); seed++)
      expect(playAssistants({ ...ring, horizon: 200 }, seed).stall).toBeLessThan(10)
  })

  it.each([
    ['soups have to come back', ['XXXXXPX', 'X  D  D', 'X1 X  X', 'X  X  P', 'S  XX2X', 'XXOXXXX'], 100],
    ['dishes come from the other room', ['XXXXXXDX', 'X1  S 2P', 'XOX X  S', 'XXXPXXXX'], 120],
    ['one place is shared', ['XSXXXPX', 'O 1X 2P', 'XX XDXX', 'XXXXXXX'], 80],
    ['both reach the dishes', ['XXXXXXX', 'P OX 1D', 'S 2D  X', 'XOPXXXX'], 240],
  ])('hand over between two rooms where %s', (_, grid, least) => {
    expect(playAssistants({ grid, horizon: 300 }).score).toBeGreaterThanOrEqual(least)
  })

  it('do not both wait with full hands before a gate that only free hands open', () => {
    const rectangle = { layout: 'door-rectangle', randomStart: { things: 0.5 }, horizon: 120 }
    for (const seed of sized([36], [16, 36, 59, 67, 68, 71]))
      expect(playAssistants(rectangle, seed).stall).toBeLessThan(10)
  })
})
