import { describe, expect, it } from 'vitest'
import type { AgentDefinition } from '../../../core/agent.ts'
import { engine } from '../../../games/overcooked/index.ts'
import { assistant } from '../assistant/index.ts'
import { playPair, still } from '../play-pair.ts'
import { still as standing } from './models.ts'
import { Rote } from './rote.ts'

const { EAST, INTERACT, NORTH, STAY, WEST } = engine

describe('what is learnt by heart', () => {
  const learn = (moves: readonly number[]) => {
    const rote = new Rote(standing(1))
    for (const move of moves) rote.see(move)
    return rote
  }
  const ahead = (rote: Rote, steps: number) =>
    Array.from({ length: steps }, (_, step) => rote.move(new Int16Array(0), 0, step))

  it('is a round that came twice, from where it stands now', () => {
    const round = [EAST, NORTH, NORTH, INTERACT, WEST]
    const rote = learn([STAY, ...round, ...round, EAST])
    expect(rote.isKnown).toBe(true)
    expect(ahead(rote, 6)).toEqual([NORTH, NORTH, INTERACT, WEST, EAST, NORTH])
  })

  it('is forgotten with the first other move', () => {
    const rote = learn([...Array.from({ length: 12 }, () => EAST), NORTH])
    expect(rote.isKnown).toBe(false)
    expect(ahead(rote, 2)).toEqual([STAY, STAY])
  })

  it('is not what came a few times only', () => {
    expect(learn([NORTH, EAST, EAST, EAST]).isKnown).toBe(false)
  })
})

describe('an assistant beside a partner who makes the same moves over and over', () => {
  it('gets to the pot while the place before it is free', async () => {
    const rounds: AgentDefinition = {
      ...still,
      create: () => {
        let at = 0
        return { act: () => ({ action: (['west', 'interact', 'east', 'stay', 'north'] as const)[at++ % 5]! }) }
      },
    }
    const kitchen = { grid: ['XXXXXXX', 'O1  2 P', 'X XXX X', 'D     S', 'XXXXXXX'], horizon: 300 }
    const { score } = await playPair(kitchen, [{ agent: assistant }, { agent: rounds }], 1)
    expect(score).toBeGreaterThanOrEqual(20)
  })
})
