import { describe, expect, it } from 'vitest'
import type { AgentDefinition } from '../../../core/agent.ts'
import { validate } from '../../../core/schema.ts'
import {
  ACTIONS,
  compile,
  engine,
  overcooked as game,
  SEATS,
  type Observation,
} from '../../../games/overcooked/index.ts'
import { assistant } from '../assistant/index.ts'
import { playPair } from '../play-pair.ts'
import { waysOf } from '../planner/ways.ts'
import { Habit } from './habit.ts'
import { still } from './models.ts'
import { worksAlone } from './plan-alone.ts'

const { INTERACT, NOTHING, PER_PLAYER, PLAYER, STAY } = engine

/** Fetches from one kind of dispenser and puts what it has on the nearest free counter. */
const hoarder = (tile: number): AgentDefinition => ({
  name: 'hoarder',
  about: 'Fills the counters.',
  create: ({ seat }) => {
    const word = PLAYER + SEATS.indexOf(seat as (typeof SEATS)[number]) * PER_PLAYER
    return {
      act: (observation) => {
        const { cells, kitchen: spec } = observation as Observation
        const kitchen = compile(spec)
        const { toTile, toThing } = waysOf(kitchen)
        const pose = 4 * cells[word]! + cells[word + 1]!
        const free = kitchen.counters.filter((counter) => cells[counter.word] === NOTHING)
        const ways = cells[word + 2] === NOTHING ? [toTile(tile)] : free.map((counter) => toThing(counter.word))
        const steps = ways.sort((one, two) => one[pose]! - two[pose]!)[0]
        if (!steps) return { action: 'stay' }
        if (steps[pose] === 0) return { action: 'interact' }
        const left = (move: number) => steps[4 * kitchen.next[(pose & ~3) + move]! + move]!
        return { action: ACTIONS[[0, 1, 2, 3].reduce((best, move) => (left(move) < left(best) ? move : best))]! }
      },
    }
  },
})

const narrow = { grid: ['XXPXX', 'O1 2O', 'X   X', 'XDXSX'], horizon: 200 }

const start = (config: object) => {
  const { kitchen, cells } = game.start(validate(game.config, config, 'config'), 1)
  return { kitchen: compile(kitchen), cells: Int16Array.from(cells) }
}

describe('a habit', () => {
  it('is what was done last with such a thing, and else what another model says', () => {
    const { kitchen, cells } = start({ ...narrow, state: '1,1,N,-;3,1,N,o;;' })
    const habit = new Habit(kitchen, still(1))
    expect(habit.move(cells, 0, 0)).toBe(STAY)
    const after = start({ ...narrow, state: '1,1,N,-;3,1,N,-;3,0=o;' }).cells
    habit.see(cells, after)
    expect(habit.brings(engine.ONION)).toBe(false)
    // To the next free counter with the next onion.
    const next = start({ ...narrow, state: '1,1,N,-;3,2,E,o;3,0=o;' }).cells
    expect(habit.move(next, 0, 0)).toBe(INTERACT)
  })
})

describe('an assistant beside a partner with odd habits', () => {
  it.each([
    ['onions', engine.ONIONS],
    ['dishes', engine.DISHES],
  ])('keeps its hands free for the soup where counters fill with %s', async (_, tile) => {
    const { score } = await playPair(narrow, [{ agent: assistant }, { agent: hoarder(tile) }], 1)
    expect(score).toBeGreaterThanOrEqual(60)
  })

  it('keeps out of a dead end into which the partner presses', async () => {
    // Onions and the pot lie in one corner; the way to the dishes leads through a narrow place.
    const hourglass = { grid: ['XXXXXXX', 'D     X', 'XX   XX', 'XXX1XXX', 'XP  2XX', 'X     X', 'XOXXXSX'] }
    const { score } = await playPair(hourglass, [{ agent: hoarder(engine.ONIONS) }, { agent: assistant }], 1)
    expect(score).toBeGreaterThanOrEqual(80)
  })

  it('gets past a partner who copies each of its moves', async () => {
    const copies: AgentDefinition = {
      name: 'copies',
      about: 'Does what the other did a step ago.',
      create: () => ({ act: (observation) => ({ action: (observation as Observation).last?.alice ?? 'stay' }) }),
    }
    const kitchen = { grid: ['XPXXPX', 'O 1  S', 'X  2 X', 'D    O', 'XPXXPX'], horizon: 300 }
    const { score } = await playPair(kitchen, [{ agent: assistant }, { agent: copies }], 1)
    expect(score).toBeGreaterThanOrEqual(100)
  })

  it('takes a dish that lies about where the partner stands before the others', () => {
    const lying = start({ ...narrow, state: '3,2,N,-;1,2,S,d;3,0=d;' })
    const spot = lying.cells[PLAYER]!
    const blocked = lying.cells[PLAYER + PER_PLAYER]!
    expect(worksAlone(lying.kitchen, spot, blocked)).toBe(false)
    expect(worksAlone(lying.kitchen, spot, blocked, lying.cells)).toBe(true)
  })
})
