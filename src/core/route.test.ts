import { expect, it } from 'vitest'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import type { Agent } from './agent.ts'
import type { Event } from './event.ts'
import { memoryLog } from './log.ts'
import { play } from './play.ts'
import { validate } from './schema.ts'

/** In the order in which an action passes them. */
const ROUTE = ['play.ts', 'open-table.ts', 'table/host.ts', 'agent-seat.ts', 'position.ts', 'journal.ts']

const here = new URL('.', import.meta.url).pathname

/** The files of the core that the present call has come through. */
function cameThrough(): string[] {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = Infinity
  const { stack } = new Error()
  Error.stackTraceLimit = limit
  return stack!
    .split('\n')
    .map((line) => line.slice(line.indexOf(here) + here.length).replace(/\.ts:.*/s, '.ts'))
    .filter((file) => /^[\w/-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
}

it('an action passes six files of the core from `play` to the log', async () => {
  const passed = new Set<string>()
  const look = (): void => cameThrough().forEach((file) => passed.add(file))
  const config = validate(hiddenSum.config, {}, 'config')
  const game: typeof hiddenSum = {
    ...hiddenSum,
    act(...given) {
      look()
      return hiddenSum.act(...given)
    },
  }
  const agent: Agent = {
    act(observation, turn) {
      look()
      return { action: game.sample(observation, turn.random) }
    },
  }
  const kept = memoryLog()
  const written: Event[] = []
  const log = {
    ...kept,
    append(event: Event) {
      if (event.type === 'acted') look()
      written.push(event)
      kept.append(event)
    },
  }
  const seated = { name: 'chance', agent }
  const { status } = await play({ game, config, seed: 1, seats: { alice: seated, bob: seated }, log })
  expect(status).toBe('completed')
  expect(written.filter(({ type }) => type === 'acted').length).toBeGreaterThan(1)
  expect([...passed].sort()).toEqual(ROUTE.toSorted())
})
