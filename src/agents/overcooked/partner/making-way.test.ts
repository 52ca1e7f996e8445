import { describe, expect, it } from 'vitest'
import type { AgentDefinition } from '../../../core/agent.ts'
import { validate } from '../../../core/schema.ts'
import { compile, engine, overcooked as game, SEATS, type Observation } from '../../../games/overcooked/index.ts'
import { assistant } from '../assistant/index.ts'
import { playPair, still } from '../play-pair.ts'
import { isFaced } from './models.ts'
import { Progress } from './progress.ts'

/** Steps aside only where the other cook stands before it and looks at it. */
const makesWay: AgentDefinition = {
  name: 'makes way',
  about: 'Stands where it is until the other comes up to it.',
  create: ({ seat }) => {
    const player = SEATS.indexOf(seat as (typeof SEATS)[number])
    return {
      act: (observation) => {
        const { cells, kitchen } = observation as Observation
        return {
          action: isFaced(compile(kitchen), cells, 0, player) ? 'south' : 'stay',
        }
      },
    }
  },
}

/** Two soups are ready at pots that are reached from one place only; alice stands there with an onion. */
const inTheWay = {
  layout: 'coordination-ring',
  state: '3,1,N,o;2,1,W,-;3,0=sooo@20 4,1=sooo@20;',
  horizon: 60,
}

describe('an assistant whose way is blocked', () => {
  it('comes with a dish to a partner who then makes way', async () => {
    const { score } = await playPair(inTheWay, [{ agent: makesWay }, { agent: assistant }], 1)
    expect(score).toBeGreaterThanOrEqual(20)
  })

  it('walks about where a partner stays who holds what goes nowhere', async () => {
    const spots = new Set<number>()
    const watches: AgentDefinition = {
      ...still,
      create: () => ({
        act: (observation) => {
          const { cells, tick } = observation as Observation
          if (tick > 40) spots.add(cells[engine.PLAYER + engine.PER_PLAYER]!)
          return { action: 'interact' }
        },
      }),
    }
    const crammed = '3,1,N,o;3,2,N,d;3,0=sooo@20 4,1=sooo@20 1,0=o 2,0=d 0,1=o 2,2=o 4,2=o 4,3=o;'
    await playPair({ ...inTheWay, state: crammed, horizon: 120 }, [{ agent: watches }, { agent: assistant }], 1)
    expect(spots.size).toBeGreaterThan(2)
  })

  it('does not press on for ever to a place that the other presses to', async () => {
    const presses: AgentDefinition = {
      ...still,
      create: () => ({ act: () => ({ action: 'west' }) }),
    }
    // The one place before the pot lies between the two.
    const kitchen = { grid: ['XXXPXXX', 'O1   2X', 'XXDXSXX'], horizon: 30, state: '2,1,E,o;4,1,W,-;3,0=soo@0;' }
    const { compact } = await playPair(kitchen, [{ agent: assistant }, { agent: presses }], 1)
    expect(Number(compact.split(';')[1]!.split(',')[0])).toBeLessThan(4)
  })

  it('does not stand for ever before one who stays', async () => {
    const blocked = {
      ...inTheWay,
      state: '3,1,N,o;2,1,W,sooo@20;3,0=sooo@20 4,1=sooo@20;',
    }
    const { score } = await playPair(blocked, [{ agent: still }, { agent: assistant }], 1)
    expect(score).toBe(20)
  })
})

describe('two assistants', () => {
  it('are rid of the dishes that both hold while nothing cooks', async () => {
    const config = { layout: 'asymmetric-advantages-11', state: '4,3,E,d;4,2,E,d;5,2=so@0;', horizon: 160 }
    const { score, froze } = await playPair(config, [{ agent: assistant }, { agent: assistant }], 1)
    expect(froze).toEqual([false, false])
    expect(score).toBeGreaterThanOrEqual(60)
  })

  it('leave a soup that cooks for long to one of them', async () => {
    const config = {
      layout: 'soup-coordination',
      dynamics: 'modern',
      state: '1,1,N,o;4,2,E,-;5,2=sooo@1;',
      horizon: 60,
    }
    const { froze } = await playPair(config, [{ agent: assistant }, { agent: assistant }], 1)
    expect(froze).toEqual([false, false])
  })
})

describe('progress', () => {
  const kitchen = compile(game.start(validate(game.config, { layout: 'cramped-room' }, 'config'), 1).kitchen)
  const cells = (held: number, pot: number): number[] => {
    const all = Array.from({ length: kitchen.words }, () => 0)
    all[engine.PLAYER + 2] = held
    all[kitchen.pots[0]!.word] = pot
    return all
  }

  it('is not what is taken up and put down by turns', () => {
    const progress = new Progress(kitchen)
    for (const held of [0, 1, 0, 1, 0, 1]) progress.see(cells(held, 0))
    expect(progress.rest).toBe(4)
  })

  it('is whatever changes a pot, and what comes after it for the first time', () => {
    const progress = new Progress(kitchen)
    for (const held of [0, 1, 0, 1]) progress.see(cells(held, 0))
    progress.see(cells(0, 1))
    expect(progress.rest).toBe(0)
    progress.see(cells(1, 1))
    expect(progress.rest).toBe(0)
  })
})
