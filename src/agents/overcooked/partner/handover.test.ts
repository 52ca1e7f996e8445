import { describe, expect, it } from 'vitest'
import type { AgentDefinition } from '../../../core/agent.ts'
import type { Action, Observation } from '../../../games/overcooked/index.ts'
import { assistant } from '../assistant/index.ts'
import { playPair } from '../play-pair.ts'

/** A supplier of forced coordination who stocks dishes only and brings onions once a place is free for them. */
const stocksDishes: AgentDefinition = {
  name: 'stocks dishes',
  about: 'Puts two dishes down, then onions at one place only.',
  create: () => {
    const trips: Action[][] = [
      ['south', 'south', 'west', 'interact', 'east', 'interact'],
      ['west', 'interact', 'north', 'east', 'interact'],
    ]
    const onions: Action[] = ['north', 'west', 'interact', 'east', 'interact']
    let todo = trips.flat()
    return {
      act: (observation) => {
        if (todo.length === 0) todo = [...onions]
        const { cells } = observation as Observation
        const next = todo[0]!
        // It stands before its place until the onion is down.
        if (next === 'interact' && todo.length === 1 && cells[7] === 0) todo = [...onions]
        else if (next !== 'interact' || todo.length > 1) todo = todo.slice(1)
        return { action: next }
      },
    }
  },
}

/** A cook of forced coordination who takes things from the uppermost place only, and stands before it with free hands. */
const takesFromOnePlace: AgentDefinition = {
  name: 'takes from one place',
  about: 'Takes what lies at the uppermost place and brings it where it goes.',
  create: () => {
    let todo: Action[] = []
    return {
      act: (observation) => {
        const { cells } = observation as Observation
        const held = cells[4]!
        if (todo.length === 0)
          todo =
            held === 0
              ? ['west', 'interact']
              : held <= 3
                ? ['north', 'interact']
                : ['south', 'south', 'south', 'interact', 'north', 'north']
        return { action: todo.shift()! }
      },
    }
  },
}

describe('an assistant on one side of a counter', () => {
  it('makes no room for a dish too many', async () => {
    const presses: AgentDefinition = {
      name: 'presses',
      about: 'Would put a dish where one lies.',
      create: () => ({ act: () => ({ action: 'interact' }) }),
    }
    const config = { layout: 'forced-coordination', state: '3,2,W,-;1,2,E,d;2,2=d;', horizon: 60 }
    const { compact } = await playPair(config, [{ agent: assistant }, { agent: presses }], 1)
    expect(compact).toContain(';1,2,E,d;')
  })

  it('clears away the dishes that its partner stocks, and serves a soup in each', async () => {
    const { score } = await playPair(
      { layout: 'forced-coordination' },
      [{ agent: assistant }, { agent: stocksDishes }],
      1,
    )
    expect(score).toBe(40)
  })

  it('brings things to the only place at which its partner takes them', async () => {
    const { score } = await playPair(
      { layout: 'forced-coordination' },
      [{ agent: takesFromOnePlace }, { agent: assistant }],
      1,
    )
    expect(score).toBeGreaterThanOrEqual(100)
  })

  it('hands over in a corridor in which nobody can pass', async () => {
    const kitchen = { grid: ['XXXXXXXXXX', 'O1      2P', 'XXDXXXXSXX'], horizon: 160 }
    const { score } = await playPair(kitchen, [{ agent: assistant }, { agent: assistant }], 1)
    expect(score).toBeGreaterThanOrEqual(20)
  })

  it('is rid of a soup that nobody ordered', async () => {
    const kitchen = {
      grid: ['XXPXX', 'O 12O', 'X   T', 'XDXSX'],
      dynamics: 'modern',
      orders: ['ott'],
      state: '2,1,N,-;3,1,N,-;2,0=sooo@-1;',
      horizon: 200,
    }
    const { score } = await playPair(kitchen, [{ agent: assistant }, { agent: assistant }], 1)
    expect(score).toBeGreaterThan(0)
  })
})
