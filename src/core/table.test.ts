import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import type { Agent } from './agent.ts'
import { IllegalAction } from './errors.ts'
import type { Event } from './event.ts'
import { fork } from './fork.ts'
import { CLOCK, type Game } from './game.ts'
import { memoryLog } from './log.ts'
import { follow, replay } from './replay.ts'
import { validate } from './schema.ts'
import type { Seen } from './stream.ts'
import { openTable } from './open-table.ts'
import type { Table } from './table.ts'
import { manualTime } from './time.ts'

const text = z.strictObject({ text: z.string().max(100) })

/** Anybody may say anything at any time; a bell rings every 150 ms; after so many rings it is over. */
const bell = (rings: number, since: 'tick' | 'action' = 'tick'): Game => ({
  name: 'bell',
  version: 1,
  title: 'Bell',
  about: 'Talk until the bell has rung.',
  config: z.strictObject({}),
  action: text,
  observation: z.unknown(),
  metrics: {},
  seats: () => ['alice', 'bob'],
  start: () => ({ said: [] as string[], rings: 0 }),
  turn: (state) =>
    state.rings >= rings
      ? { must: [], may: [] }
      : { must: [], may: ['alice', 'bob'], clock: { after: 150, since, action: { text: 'ring' } } },
  observe: (state) => state,
  act(state, seat, action) {
    if (seat === CLOCK) return { ...state, rings: state.rings + 1 }
    if (action.text === 'forbidden') throw new IllegalAction('Not that word.')
    return { ...state, said: [...state.said, `${seat}: ${action.text}`].slice(-20) }
  },
  outcome: (state) =>
    state.rings >= rings ? { scores: { alice: 0, bob: 0 }, metrics: {}, reason: 'the bell rang' } : undefined,
  sample: () => ({ text: 'hm' }),
  resample: (state) => state,
  language: {
    rules: () => 'Talk.',
    describe: (state) => state.said.join('\n'),
    parse: (reply) => ({ text: reply }),
    say: ({ text }) => text,
  },
})

/** Alice must move; bob may comment meanwhile, three times at most. */
const commented: Game = {
  ...bell(1),
  name: 'commented',
  start: () => ({ said: [] as string[], done: false }),
  turn: (state) => (state.done ? { must: [], may: [] } : { must: ['alice'], may: ['bob'] }),
  observe: (state) => state,
  act(state, seat, action) {
    if (seat === 'bob' && state.said.length === 3) throw new IllegalAction('Enough.')
    return { said: [...state.said, `${seat}: ${action.text}`], done: seat === 'alice' }
  },
  outcome: (state) => (state.done ? { scores: { alice: 0, bob: 0 }, metrics: {}, reason: 'moved' } : undefined),
}

const remotes = { alice: { remote: 'a' }, bob: { remote: 'b' } }
const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const timeless = (events: readonly Event[]): unknown[] => events.map(({ time, ...event }) => event)
const said = (table: Table): string[] => (table.state as { said: string[] }).said

describe('the clock', () => {
  it.each([20, 1, 149])('ticks as often as is due however often keys are pressed (every %i ms)', async (every) => {
    const time = manualTime()
    const table = openTable({ game: bell(1000), config: {}, seed: 1, seats: remotes, time })
    for (let now = 0; now < 6000; now += every) {
      await time.go(every)
      void table.submit('alice', { action: { text: 'key' } })
      void table.submit('bob', { action: { text: 'key' } })
    }
    await time.go(0)
    expect((table.state as { rings: number }).rings).toBe(Math.floor((Math.ceil(6000 / every) * every) / 150))
    table.close()
  })

  it('counts a silence from the last action where it is one', async () => {
    const time = manualTime()
    const table = openTable({ game: bell(2, 'action'), config: {}, seed: 1, seats: remotes, time })
    await time.go(100)
    await table.submit('alice', { action: { text: 'wait' } })
    await time.go(100)
    expect(table.state).toMatchObject({ rings: 0 })
    await time.go(50)
    expect(table.state).toMatchObject({ rings: 1 })
    await time.go(150)
    expect(await table.ended).toMatchObject({ status: 'completed', reason: 'the bell rang' })
  })

  it('makes up for ticks that a busy process was late for, each on its own', async () => {
    const time = manualTime()
    const table = openTable({ game: bell(1000), config: {}, seed: 1, seats: remotes, time })
    const late = time.after
    time.after = () => () => {}
    await time.go(1000)
    time.after = late
    await table.submit('alice', { action: { text: 'now' } })
    expect(table.state).toMatchObject({ rings: 6 })
    table.close()
  })

  it('does not make up for hours in which the machine slept', async () => {
    const time = manualTime()
    const table = openTable({ game: bell(1000), config: {}, seed: 1, seats: remotes, time })
    await time.go(150)
    time.after = () => () => {}
    await time.go(3_600_000)
    await table.submit('alice', { action: { text: 'good morning' } })
    expect((table.state as { rings: number }).rings).toBeLessThan(10)
    table.close()
  })

  it('in simulated time acts when all are silent, and a talkative agent cannot stop it', async () => {
    const chatterbox: Agent = { act: () => ({ action: { text: 'and another thing' } }) }
    const echo: Agent = { act: (state) => ({ action: { text: `you said ${state.said.length} things` } }) }
    const table = openTable({ game: bell(5), config: {}, seed: 1, seats: { alice: chatterbox, bob: echo } })
    expect(await table.ended).toMatchObject({ status: 'completed' })
    expect(said(table).length).toBe(10)
  })

  it('stands still until all have come, and while somebody is away', async () => {
    const time = manualTime()
    const table = openTable({ game: bell(1000), config: {}, seed: 1, seats: { alice: { remote: 'a' } }, time })
    await time.go(1000)
    expect(table.state).toMatchObject({ rings: 0 })
    table.seat('bob', { remote: 'b' })
    await time.go(150)
    expect(table.state).toMatchObject({ rings: 1 })
    table.leave('bob')
    await time.go(1000)
    expect(table.state).toMatchObject({ rings: 1 })
    table.seat('bob', { remote: 'b' })
    await time.go(150)
    expect(table.state).toMatchObject({ rings: 2 })
    table.close()
  })
})

describe('a seat that may speak', () => {
  it('is heard while another must act', async () => {
    let release = (): void => {}
    const slow: Agent = {
      act: () => new Promise((resolve) => (release = () => resolve({ action: { text: 'move' } }))),
    }
    const table = openTable({ game: commented, config: {}, seed: 1, seats: { alice: slow, bob: { remote: 'b' } } })
    expect(await table.submit('bob', { reply: 'hurry up' })).toEqual({ status: 'accepted' })
    expect(said(table)).toEqual(['bob: hurry up'])
    release()
    expect(await table.ended).toMatchObject({ status: 'completed' })
    expect(said(table)).toEqual(['bob: hurry up', 'alice: move'])
  })

  it('is asked and heard where an agent holds it', async () => {
    const slow: Agent = { act: () => pause(5).then(() => ({ action: { text: 'move' } })) }
    const quick: Agent = { act: (state) => (state.said.length < 2 ? { action: { text: 'hm' } } : {}) }
    const table = openTable({ game: commented, config: {}, seed: 1, seats: { alice: slow, bob: quick }, time: 'real' })
    await table.ended
    expect(said(table)[0]).toBe('bob: hm')
  })
})

const config = validate(hiddenSum.config, {}, 'config')
const sumTable = (log = memoryLog(), more: object = {}) =>
  openTable({
    game: hiddenSum,
    config,
    seed: 5,
    id: 'sum',
    seats: { alice: { remote: 'a', person: true }, bob: { remote: 'b' } },
    log,
    ...more,
  })

describe('what is handed in', () => {
  it('is one action for one id, however often it comes, and after a restart', async () => {
    const log = memoryLog()
    const table = sumTable(log)
    const action = { type: 'message', text: 'hello' }
    const both = await Promise.all([1, 2].map(() => table.submit('alice', { action, id: 'x1' })))
    expect(both).toEqual([{ status: 'accepted' }, { status: 'accepted' }])
    expect(said(table)).toHaveLength(1)
    expect(await table.submit('alice', { action: { type: 'guess', sum: 3 }, id: 'x1' })).toMatchObject({
      status: 'illegal',
      reason: expect.stringContaining('used for something else'),
    })
    table.close()
    const again = sumTable(memoryLog(log.all))
    expect(await again.submit('alice', { action, id: 'x1' })).toEqual({ status: 'accepted' })
    expect(said(again)).toHaveLength(1)
    again.close()
  })

  it('is told apart: illegal, unreadable, stale, vacant, late', async () => {
    const table = sumTable()
    expect((await table.submit('bob', { action: { type: 'guess', sum: 2 } })).status).toBe('illegal')
    expect((await table.submit('alice', { reply: '' })).status).toBe('unreadable')
    expect((await table.submit('alice', { action: { type: 'dance' } })).status).toBe('illegal')
    const seen = table.observe('alice').n
    expect(await table.submit('alice', { action: { type: 'message', text: 'mine is 3' }, seen })).toEqual({
      status: 'accepted',
    })
    await table.submit('bob', { action: { type: 'message', text: 'mine is 4' } })
    expect((await table.submit('alice', { action: { type: 'guess', sum: 7 }, seen })).status).toBe('stale')
    table.seat('bob', { name: 'agent', agent: { act: () => ({ action: { type: 'guess', sum: 1 } }) } })
    await table.settled()
    expect((await table.submit('bob', { action: { type: 'guess', sum: 7 } })).status).toBe('vacant')
    await table.submit('alice', { action: { type: 'guess', sum: 7 } })
    await table.ended
    expect((await table.submit('alice', { action: { type: 'guess', sum: 7 } })).status).toBe('late')
  })

  it('is the same action whether it comes as an action or in words, and words are checked like actions', async () => {
    const table = openTable({ game: bell(1), config: {}, seed: 1, seats: remotes, time: manualTime() })
    expect((await table.submit('alice', { action: { text: 'x'.repeat(101) } })).status).toBe('illegal')
    expect((await table.submit('alice', { reply: 'x'.repeat(101) })).status).toBe('unreadable')
    expect((await table.submit('alice', { reply: 'x'.repeat(200_000) })).status).toBe('unreadable')
    expect((await table.submit('alice', { reply: 'x'.repeat(100) })).status).toBe('accepted')
    table.close()
  })
})

describe('the stream of a seat', () => {
  it('is numbered from 1, holds what the seat may see and no more, and is the same after a restart', async () => {
    const log = memoryLog()
    const table = sumTable(log)
    await table.submit('bob', { action: { type: 'guess', sum: 9 } })
    await table.submit('alice', { reply: 'I have 4' })
    await table.submit('bob', { action: { type: 'message', text: 'I have 5' } })
    const take = async (from: Table, seat: string): Promise<Seen[]> => {
      const all: Seen[] = []
      for await (const entry of from.stream(seat)) if (all.push(entry) && entry.n === from.observe(seat).n) break
      return all
    }
    const [alice, bob] = [await take(table, 'alice'), await take(table, 'bob')]
    expect(alice.map(({ n }) => n)).toEqual(alice.map((_, i) => i + 1))
    expect(alice.filter(({ type }) => type === 'rejected')).toEqual([])
    expect(bob.filter(({ type }) => type === 'rejected')).toHaveLength(1)
    expect(JSON.stringify(alice)).not.toContain('"numbers"')
    table.close()
    const again = sumTable(memoryLog(log.all))
    expect(await take(again, 'alice')).toEqual(alice)
    expect(await take(again, 'bob')).toEqual(bob)
    again.close()
  })

  it('goes on from any number, and ends with the episode', async () => {
    const table = sumTable()
    const heard: Seen[] = []
    const reading = (async () => {
      for await (const entry of table.stream('alice', 1)) heard.push(entry)
    })()
    await table.submit('alice', { action: { type: 'guess', sum: 1 } })
    await table.submit('bob', { action: { type: 'guess', sum: 1 } })
    await reading
    expect(heard[0]!.n).toBe(2)
    expect(heard.at(-1)).toMatchObject({ type: 'ended', status: 'completed' })
  })

  it('stops when its reader goes', async () => {
    const table = sumTable()
    const controller = new AbortController()
    const reading = (async () => {
      for await (const _ of table.stream('alice', 0, { signal: controller.signal }));
    })()
    await pause()
    controller.abort()
    await expect(reading).resolves.toBeUndefined()
    table.close()
  })
})

/** Says its number, then guesses; remembers what it said. */
const talker = (): Agent => {
  let told = 0
  return {
    async act(observation, turn) {
      await pause(turn.number % 3)
      const noted = await turn.use('remember', ++told, () => told)
      return turn.number < 4
        ? { action: { type: 'message', text: `${noted}: I have ${observation.number}` } }
        : { action: { type: 'guess', sum: 9 }, notes: { told } }
    },
  }
}

const longer = validate(hiddenSum.config, { turns: 12 }, 'config')

describe('join, leave, hand over, hand back and watch, live', () => {
  type Script = (table: Table, done: number) => Promise<void>
  /** What people and experimenters do, step by step; each step waits for the table to be where it was. */
  const steps: readonly ((table: Table) => Promise<unknown> | void)[] = [
    (table) => table.seat('bob', { remote: 'visitor' }),
    (table) => table.submit('alice', { action: { type: 'message', text: 'hello' }, id: 'a1' }),
    (table) => table.submit('bob', { reply: 'hello back', id: 'b1' }),
    (table) => table.seat('alice', { name: 'talker', agent: talker() }),
    (table) => table.submit('bob', { reply: 'go on', id: 'b2' }),
    (table) => table.leave('bob', 'the bus came'),
    (table) => table.seat('bob', { name: 'talker', agent: talker() }),
    (table) => table.seat('alice', { remote: 'person' }),
    (table) => table.ended,
  ]
  const script: Script = async (table, done) => {
    for (const step of steps.slice(done)) {
      await table.settled()
      await Promise.race([step(table), table.settled(), table.ended])
      if (step === steps.at(-1)) return
      await table.settled()
    }
  }
  const open = (log = memoryLog()): Table =>
    openTable({
      game: hiddenSum,
      config: longer,
      seed: 3,
      id: 'live',
      seats: { alice: { remote: 'person' } },
      log,
      agentFor: (_, { agent }) => ({ name: agent, agent: talker() }),
    })

  async function whole(): Promise<readonly Event[]> {
    const log = memoryLog()
    const table = open(log)
    const seen: Event[] = []
    const watched = (async () => {
      const followed = follow(hiddenSum)
      let state: unknown
      for await (const event of table.events()) {
        seen.push(event)
        state = followed.add(event)
      }
      return state
    })()
    await script(table, 0).catch(() => {})
    const last = table.submit('alice', { action: { type: 'guess', sum: 1 }, id: 'a9' })
    table.submit('alice', { action: { type: 'guess', sum: 1 } }).catch(() => {})
    await last
    table.cancel('enough')
    const { state } = await table.ended
    expect(await watched).toEqual(state)
    expect(seen).toEqual(log.all)
    return log.all
  }

  it('writes who came and went, and a spectator who folds the growing log sees the state', async () => {
    const events = await whole()
    const types = events.map(({ type }) => type)
    for (const type of ['joined', 'left', 'handed-over', 'used', 'acted']) expect(types).toContain(type)
    expect([...replay(hiddenSum, events)].length).toBe(events.length)
  })

  it('goes on from a kill at any event with the same state, asking no tool twice', async () => {
    const events = (await whole()).filter(({ type }) => type !== 'ended')
    for (let cut = 1; cut <= events.length; cut++) {
      const log = memoryLog(events.slice(0, cut))
      const table = open(log)
      await table.settled()
      const state = [...replay(hiddenSum, events.slice(0, cut))].at(-1)!.state
      const kept = timeless(log.all.slice(0, cut))
      expect(kept).toEqual(timeless(events.slice(0, cut)))
      // Agents that were at work go on; where nobody was, the state is what it was.
      const further = log.all.slice(cut).some(({ type }) => type === 'acted')
      if (!further) expect(table.state).toEqual(state)
      table.close()
    }
  })

  it('forks where seats had been handed over', async () => {
    const events = await whole()
    for (let at = 1; at <= events.length; at++) {
      const seats = { alice: { agent: 'talker' }, bob: { agent: 'talker' } }
      const log = memoryLog(fork(events, { at, seats, episode: 'f' }))
      const table = openTable({
        game: hiddenSum,
        config: longer,
        seed: 3,
        id: 'f',
        log,
        seats: { alice: { name: 'talker', agent: talker() }, bob: { name: 'talker', agent: talker() } },
        time: 'simulated',
      })
      expect(await table.ended).toMatchObject({ status: 'completed' })
      expect([...replay(hiddenSum, log.all)].at(-1)!.state).toEqual(table.state)
    }
  })
})

describe('an empty seat', () => {
  it('ends the episode as abandoned where that is the policy', async () => {
    const table = sumTable(memoryLog(), { dropOut: { policy: 'end', after: 5 } })
    table.leave('bob')
    expect(await table.ended).toMatchObject({ status: 'abandoned', reason: 'bob left' })
  })

  it('is taken by a substitute where that is the policy, unless somebody comes back first', async () => {
    const agent: Agent = { act: () => ({ action: { type: 'guess', sum: 9 } }) }
    const dropOut = { policy: 'substitute', after: 5, with: () => ({ name: 'stand-by', agent }) }
    const time = manualTime()
    const table = sumTable(memoryLog(), { dropOut, time })
    table.leave('bob')
    table.seat('bob', { remote: 'b' })
    await time.go(15)
    expect(table.roster()['bob']!.who).toMatchObject({ remote: true })
    table.leave('bob')
    await time.go(15)
    expect(table.roster()['bob']!.who).toMatchObject({ agent: 'stand-by' })
    await table.submit('alice', { action: { type: 'guess', sum: 9 } })
    expect((await table.ended).status).toBe('completed')
  })

  it('keeps its substitute over a restart', async () => {
    const agent: Agent = { act: () => ({ action: { type: 'guess', sum: 9 } }) }
    const dropOut = { policy: 'substitute' as const, with: () => ({ name: 'stand-by', agent }) }
    const log = memoryLog()
    const table = sumTable(log, { dropOut })
    table.leave('bob')
    await pause(10)
    table.close()
    const again = sumTable(memoryLog(log.all), { dropOut, agentFor: () => ({ name: 'stand-by', agent }) })
    await again.submit('alice', { action: { type: 'guess', sum: 9 } })
    expect((await again.ended).status).toBe('completed')
  })
})

describe('an agent that errs', () => {
  it('is asked one decision at a time, and told when the table has moved on', async () => {
    let atOnce = 0
    let most = 0
    const slow: Agent = {
      async act(state) {
        most = Math.max(most, ++atOnce)
        await pause(3)
        atOnce--
        return state.said.length < 3 ? { action: { text: 'x' } } : {}
      },
    }
    const game: Game = {
      ...bell(3),
      turn: (state) => ({ ...bell(3).turn(state), may: state.said.length % 2 ? ['alice'] : ['alice', 'bob'] }),
    }
    const time = 'simulated'
    const table = openTable({ game, config: {}, seed: 1, seats: { alice: slow, bob: slow }, time })
    await table.ended
    expect(most).toBeLessThanOrEqual(2)
  })

  it('has the stack of its own error in the log, and its partners are not told', async () => {
    const log = memoryLog()
    const clumsy: Agent = {
      act() {
        return (undefined as unknown as { secret: never }).secret
      },
    }
    const table = sumTable(log, { seats: { alice: clumsy, bob: { remote: 'b' } } })
    const heard: Seen[] = []
    for await (const entry of table.stream('bob')) heard.push(entry)
    expect(await table.ended).toMatchObject({ status: 'failed', reason: expect.stringContaining('TypeError') })
    const ended = log.all.at(-1)!
    expect(ended.type === 'ended' && ended.detail).toContain('table.test.ts')
    expect(JSON.stringify(heard)).not.toContain('TypeError')
  })

  it('cannot ask or note anything once its decision is made', async () => {
    const late: string[] = []
    const leftover: Agent = {
      act(_, turn) {
        setTimeout(() => {
          turn.note('late', 1)
          turn.use('late', 1, () => 1).catch((error: Error) => late.push(error.message))
        }, 1)
        return { action: { type: 'guess', sum: 1 } }
      },
    }
    const log = memoryLog()
    const table = sumTable(log, { seats: { alice: leftover, bob: { remote: 'b' } } })
    await pause(10)
    await table.submit('bob', { action: { type: 'guess', sum: 1 } })
    await table.ended
    expect(late).toEqual([expect.stringContaining('after its decision was made')])
    expect(log.all.some(({ type }) => type === 'noted' || type === 'used')).toBe(false)
  })

  it('may ask several tools at once and is answered by the journal in any order', async () => {
    const parallel = (delays: readonly number[]): Agent => ({
      async act(_, turn) {
        const found = await Promise.all(
          delays.map(async (delay, i) => {
            const first = await turn.use('first', i, () => pause(delay).then(() => i))
            turn.note('between', i)
            return turn.use('second', first, () => pause(delay).then(() => first * 10))
          }),
        )
        return { action: { type: 'guess', sum: found.reduce((a, b) => a + b, 1) } }
      },
    })
    const seats = (delays: readonly number[]) => ({ alice: parallel(delays), bob: { remote: 'b' } })
    const log = memoryLog()
    const table = sumTable(log, { seats: seats([9, 5, 1]) })
    await table.settled()
    table.close()
    const { length } = log.all
    const again = sumTable(log, { seats: seats([1, 5, 9]), log: memoryLog(log.all) })
    await again.settled()
    expect(again.state).toEqual(table.state)
    expect(log.all).toHaveLength(length)
    again.close()
  })
})
