/** Plays somebody else's game with their agents, and gives all that can be compared. */
import { memoryLog, play } from 'roundtable'
import { violations } from 'roundtable/testing'
import { createBlunderer } from './blunderer.ts'
import { countUp } from './count-up.ts'

export async function playIt(): Promise<unknown> {
  const episodes = []
  for (let seed = 1; seed <= 5; seed++) {
    const seated = (name: string) => ({ name, agent: createBlunderer() })
    const log = memoryLog()
    const seats = { first: seated('one'), second: seated('two') }
    const { status, reason, outcome, state } = await play({ game: countUp, config: { end: 20 }, seed, seats, log })
    episodes.push({ status, reason, outcome, state, types: log.all.map(({ type }) => type) })
  }
  return { violations: violations(countUp, { episodes: 3 }), episodes }
}
