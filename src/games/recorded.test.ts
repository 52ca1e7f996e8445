/** Logs that earlier versions wrote: they replay, resume and are read with today's names. */
import { expect, it } from 'vitest'
import { memoryLog } from '../core/log.ts'
import { play } from '../core/play.ts'
import { replay } from '../core/replay.ts'
import { validate } from '../core/schema.ts'
import { readLog } from '../node/index.ts'
import { games } from './index.ts'

it.each(['avalon', 'collab-escape', 'traveling-adventurers'])(
  'a log of version 1 of %s replays and resumes',
  async (name) => {
    const events = readLog(new URL(`recorded/${name}-1.jsonl`, import.meta.url).pathname)
    const game = await games[name]!()
    expect(game.version).toBeGreaterThan(1)
    const states = [...replay(game, events)]
    const end = events.at(-1)!
    const outcome = end.type === 'ended' ? end.outcome : null
    expect(outcome).toEqual(game.outcome(states.at(-1)!.state))
    expect(Object.keys(outcome!.metrics).sort()).toEqual(Object.keys(game.metrics).sort())

    const start = events[0]!
    if (start.type !== 'started') throw new Error('not a log')
    const agent = { act: (observation: unknown, turn: any) => ({ action: game.sample(observation, turn.random) }) }
    const config = validate(game.config, start.config, 'config')
    const seats = Object.fromEntries(game.seats(config).map((seat) => [seat, { name: 'random', agent }]))
    for (const cut of [1, Math.floor(events.length / 2), events.length - 1, events.length]) {
      const log = memoryLog(events.slice(0, cut))
      await play({ game, config, seed: start.seed, seats, log })
      const timeless = ({ time: _, ...event }: { time: number }): unknown => event
      expect(log.all.map(timeless)).toEqual(events.map(timeless))
    }
  },
)
