import { describe, expect, it } from 'vitest'
import type { Event } from '../../../core/event.ts'
import { memoryLog } from '../../../core/log.ts'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { overcooked as game, type Action } from '../../../games/overcooked/index.ts'
import { addAssistance, countAssistance } from './assistance.ts'

const LETTERS: Readonly<Record<string, Action>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  '.': 'stay',
  I: 'interact',
}

/** The log of an episode in which both make these moves, a letter a step. */
async function logOf(state: string, alice: string, bob: string): Promise<readonly Event[]> {
  const config = validate(game.config, { layout: 'locked', state, horizon: alice.length }, 'config')
  const moving = (letters: string) => {
    const left = [...letters]
    return { name: 'script', agent: { act: () => ({ action: LETTERS[left.shift()!] }) } }
  }
  const log = memoryLog()
  await play({ game, config, seed: 1, seats: { alice: moving(alice), bob: moving(bob) }, log })
  return log.all
}

/** Bob holds a soup beside the gate, Alice is two steps from its other side. */
const start = '2,1,N,-;4,3,W,sooo@20;;3,3=closed:0'

describe('assistance at gates', () => {
  it('is how long the one waited, and what the other spent', async () => {
    const events = await logOf(start, '...SSEI.', '........')
    expect(countAssistance(events)).toEqual({ waits: 1, steps: 6, answered: 1, stepsUntilAnswer: 6, helperSteps: 7 })
  })

  it('costs the helper nothing from before its last deed', async () => {
    // Alice waits a step and delivers a soup of her own, then turns and opens.
    const state = '2,3,S,sooo@20;4,3,W,sooo@20;;3,3=closed:0'
    expect(countAssistance(await logOf(state, '.IEI.', '.....'))).toMatchObject({ answered: 1, helperSteps: 2 })
  })

  it('counts both where both stand there with full hands', async () => {
    const state = '2,3,E,o;4,3,W,sooo@20;;3,3=closed:0'
    expect(countAssistance(await logOf(state, '....', '....'))).toMatchObject({ waits: 2, steps: 8, answered: 0 })
  })

  it('is not answered where whoever waited gave up, and begins anew when they come back', async () => {
    const events = await logOf(start, '........', '..N.SW..')
    const { waits, answered, steps } = countAssistance(events)
    expect({ waits, answered, steps }).toEqual({ waits: 2, answered: 0, steps: 5 })
  })

  it('is nothing where there is no gate in the way', async () => {
    const none = { waits: 0, steps: 0, answered: 0, stepsUntilAnswer: 0, helperSteps: 0 }
    expect(countAssistance(await logOf('2,1,N,-;4,1,W,sooo@20;;3,3=closed:0', '....', '....'))).toEqual(none)
    expect(addAssistance([])).toEqual(none)
  })

  it('is added up over episodes', async () => {
    const one = countAssistance(await logOf(start, '...SSEI.', '........'))
    expect(addAssistance([one, one])).toMatchObject({ waits: 2, steps: 12, answered: 2, stepsUntilAnswer: 12 })
  })
})
