/** What broke a table when strangers sat at it, each as a regression. */
import { describe, expect, it } from 'vitest'
import type { Agent, Decision, Turn } from './agent.ts'
import { Diverged, IllegalAction, LogFailure, ModelFailure, Unreadable } from './errors.ts'
import type { Event } from './event.ts'
import { readEvent } from './event-schema.ts'
import { memoryLog } from './log.ts'
import type { Model, ModelAnswer } from './model.ts'
import { play } from './play.ts'
import { openTable } from './open-table.ts'
import type { Submission } from './table.ts'
import { open, pause, playing, saying, talk } from './talk.fixture.ts'

/** Every event as whoever opens the log again would read it. */
const readAgain = (events: readonly Event[]): unknown[] =>
  events.map((event) => readEvent(JSON.parse(JSON.stringify(event))))

const cyclic: { text: string; self?: unknown } = { text: 'x' }
cyclic.self = cyclic
const hostile = new Proxy(
  {},
  {
    get() {
      throw new Error('no')
    },
    getPrototypeOf() {
      throw new Error('no')
    },
    ownKeys() {
      throw new Error('no')
    },
  },
)
const deep = (): unknown => {
  let nested: unknown = []
  for (let i = 0; i < 50_000; i++) nested = [nested]
  return nested
}

describe('what is handed in from outside', () => {
  const actions = { cyclic, bigint: 5n, 'a function': () => 1, 'a symbol': Symbol('x'), hostile, deep: deep() }
  it.each(Object.entries(actions))('cannot break the log or the answer: %s', async (_, action) => {
    const { table, log } = open()
    await table.submit('alice', { action: { text: 'hello' } })
    await table.submit('bob', { action: { text: 'hello' } })
    for (const more of [{}, { id: 'again' }, { seen: 1 }, { seen: 1, id: 'late' }])
      expect((await table.submit('alice', { action, ...more })).status).toMatch(/illegal|stale/)
    readAgain(log.all)
    table.close()
  })

  it.each([null, undefined, 'x', { id: 5, action: { text: 'a' } }, { id: {}, action: { text: 'a' } }])(
    'is refused where it is no submission: %j',
    async (submission) => {
      const { table, log } = open()
      expect((await table.submit('alice', submission as unknown as Submission)).status).toBe('illegal')
      expect(table.state.said).toEqual([])
      readAgain(log.all)
      table.close()
    },
  )

  it('does not fill the log with an action that nobody would read', async () => {
    const { table, log } = open()
    const action = { text: 'x'.repeat(3_000_000) }
    expect((await table.submit('alice', { action })).status).toBe('illegal')
    expect((await table.submit('alice', { action: { ...action, more: 1 }, seen: -1 })).status).toBe('stale')
    expect(JSON.stringify(log.all).length).toBeLessThan(200_000)
    table.close()
  })

  it.each([{ reply: 'bug' }, { action: { text: 'bug' } }])(
    'is answered even where the game itself has a bug: %j',
    async (submission) => {
      const { table } = open()
      expect((await table.submit('alice', submission)).status).toBe('late')
      expect((await table.ended).status).toBe('failed')
    },
  )
})

describe('an agent that is a stranger', () => {
  const thrown: Record<string, unknown> = {
    'what has no text': Object.create(null),
    'a text that throws': {
      toString() {
        throw new Error('no')
      },
    },
    'what cannot be looked at': hostile,
    'a stack that is no text': Object.assign(new Error('x'), { stack: { a: 1 } }),
    'a message that is no text': Object.assign(new Error('x'), { message: cyclic }),
    'a very long message': new Error('x'.repeat(3_000_000)),
    'an unreadable reply that is no text': new Unreadable('no', cyclic as unknown as string),
    'words that are no text': Object.assign(new Unreadable('no'), { message: 7 }),
  }
  it.each(Object.entries(thrown))(
    'may throw %s, at once or later, and its episode ends in a readable log',
    async (_, it) => {
      for (const act of [
        () => {
          throw it
        },
        () => Promise.reject(it),
      ]) {
        const log = memoryLog()
        expect((await playing({ act }, log)).status).toMatch(/failed|stopped/)
        readAgain(log.all)
        expect(JSON.stringify(log.all).length).toBeLessThan(100_000)
        expect(log.all.at(-1)).toMatchObject({ type: 'ended', reason: expect.stringContaining('alice') })
      }
    },
  )

  it.each<[string, (turn: Turn) => unknown]>([
    ['a kind of note', (turn) => turn.note(5 as never, 1)],
    ['a tool', (turn) => turn.use(5 as never, 1, () => 1)],
    ['a role', (turn) => turn.ask({ messages: [{ role: 'tool' as never, content: 'x' }] })],
    ['a content', (turn) => turn.ask({ messages: [{ role: 'user', content: ['x'] as never }] })],
    ['no messages', (turn) => turn.ask({} as never)],
  ])('cannot write %s into the log that nobody could read again', async (_, misuse) => {
    const log = memoryLog()
    const agent: Agent = {
      async act(_observation, turn) {
        await misuse(turn)
        return { action: { text: 'x' } }
      },
    }
    const model: Model = { name: 'm', ask: () => Promise.resolve({ text: 'x' } as ModelAnswer) }
    expect((await playing(agent, log, model)).status).toBe('failed')
    readAgain(log.all)
  })

  it.each([undefined, {}, { text: 5 }, { text: 'x', raw: cyclic }])(
    'has a model that answers nonsense: the provider failed, and the log is whole (%#)',
    async (answer) => {
      const log = memoryLog()
      const model: Model = { name: 'm', ask: () => Promise.resolve(answer as unknown as ModelAnswer) }
      const asking: Agent = {
        act: async (_, turn) => ({ reply: (await turn.ask({ messages: [{ role: 'user', content: 'x' }] })).text }),
      }
      expect(await playing(asking, log, model)).toMatchObject({ status: 'failed' })
      readAgain(log.all)
    },
  )

  it('is asked again where it gave an action and a reply, as anybody outside is', async () => {
    const log = memoryLog()
    const both = { action: { text: 'x' }, reply: 'y', notes: 'undecided' }
    expect((await playing({ act: () => both }, log)).status).toBe('stopped')
    expect(log.all.filter(({ type }) => type === 'acted')).toEqual([])
    const { table } = open()
    const refused = await table.submit('alice', both)
    expect(refused).toMatchObject({ status: 'illegal', reason: expect.stringContaining('not both') })
    expect(log.all).toContainEqual(expect.objectContaining({ type: 'rejected', reason: Object(refused).reason }))
    table.close()
  })

  it('has notes of any length, of which so much is kept that anybody could read it', async () => {
    const log = memoryLog()
    const notes = { thoughts: 'x'.repeat(5_000_000) }
    const wordy: Agent = {
      act(_, turn) {
        turn.note('thoughts', notes)
        return { action: { text: 'x' }, notes }
      },
    }
    expect((await playing(wordy, log)).status).toBe('completed')
    for (const kind of ['noted', 'acted']) {
      const event = log.all.find(({ type, ...more }) => type === kind && Object(more).seat === 'alice')
      expect(JSON.stringify(event).length).toBeLessThan(1_100_000)
      expect(JSON.stringify(event)).toContain('… (5000015 characters)')
    }
    readAgain(log.all)
  })

  it('that caught a failure of its model resumes with the same failure, unpaid', async () => {
    let asked = 0
    const model: Model = { name: 'm', ask: () => Promise.reject(new ModelFailure('server', `down ${++asked}`)) }
    const stubborn = (): Agent => ({
      async act(_, turn) {
        const words = await turn
          .ask({ messages: [{ role: 'user', content: `${turn.number}` }] })
          .then(({ text }) => text)
          .catch((error: unknown) => `${ModelFailure.isInstance(error) && error.kind}: ${(error as Error).message}`)
        return { action: { text: words } }
      },
    })
    const log = memoryLog()
    const whole = await playing(stubborn(), log, model)
    const up: Model = { name: 'm', ask: () => Promise.resolve({ text: `up ${++asked}` } as ModelAnswer) }
    for (let cut = 1; cut < log.all.length; cut++) {
      asked = 0
      const kept = log.all.slice(0, cut)
      const again = memoryLog(kept)
      expect((await playing(stubborn(), again, up)).status).toBe('completed')
      expect(asked).toBe(2 - kept.filter(({ type }) => type === 'unanswered').length)
    }
    expect(whole.state.said[0]).toBe('alice: server: down 1')
  })
})

describe('a tool that fails', () => {
  /** Each kind of failure, as an agent could look at it. */
  const failures: readonly unknown[] = [
    new Error('down'),
    new TypeError('no such thing'),
    Object.assign(new Error('gone'), { code: 'ENOENT', errno: -2, deep: { left: 'out' } }),
    new Unreadable('say it again', 'what?'),
    new IllegalAction('not that'),
    new ModelFailure('limit', 'too fast'),
    'only a text',
    null,
    hostile,
  ]
  let used = 0
  /** Decides by all that it can see of what a tool threw, after a few more questions. */
  const careful = (): Agent => ({
    async act({ said }, turn) {
      const failing = (name: string, i: number): Promise<string> =>
        turn
          .use(name, i, () => {
            used++
            throw failures[i % failures.length]
          })
          .catch((error: Error) =>
            JSON.stringify([
              ...[Unreadable, IllegalAction, ModelFailure, TypeError].map((kind) =>
                'isInstance' in kind ? kind.isInstance(error) : error instanceof kind,
              ),
              { ...error },
              error.name,
              error.message,
            ]),
          )
      const i = said.length * 2
      const seen = await Promise.all([failing('one', i), failing('one', i), failing('two', i + 1)])
      const more = await turn.use('three', i, () => {
        used++
        return pause().then(() => i)
      })
      return { action: { text: [...seen, more].join(' ').slice(0, 2000) } }
    },
  })
  const game = talk(18)
  const run = (log = memoryLog()) =>
    play({
      game,
      config: {},
      seed: 1,
      log,
      seats: { alice: { name: 'a', agent: careful() }, bob: { name: 'b', agent: saying('b') } },
    })

  it('may be caught: the log resumes from every cut as if nothing had been, and no tool is asked twice', async () => {
    used = 0
    const log = memoryLog()
    const whole = await run(log)
    expect(whole.status).toBe('completed')
    const asked = used
    readAgain(log.all)
    const timeless = (events: readonly Event[]) => events.map(({ time: _, n: __, ...event }) => JSON.stringify(event))
    for (let cut = 1; cut < log.all.length; cut++) {
      const kept = JSON.parse(JSON.stringify(log.all.slice(0, cut))) as Event[]
      const again = memoryLog(kept)
      used = 0
      expect((await run(again)).state).toEqual(whole.state)
      expect(used).toBe(asked - kept.filter(({ type }) => type === 'used').length)
      // Tools that are asked side by side may answer in another order.
      expect(timeless(again.all).sort()).toEqual(timeless(log.all).sort())
    }
  })

  it('and ends the episode is asked again when that is resumed', async () => {
    let down = true
    const agent = (): Agent => ({
      async act(_, turn) {
        const answer = await turn.use('shop', turn.number, () => {
          if (down) throw new Error('closed')
          return 'open'
        })
        return { action: { text: answer } }
      },
    })
    const log = memoryLog()
    expect(await playing(agent(), log)).toMatchObject({ status: 'failed', reason: 'alice: Error: closed' })
    expect(log.all.find(({ type }) => type === 'used')).toMatchObject({ error: { name: 'Error', message: 'closed' } })
    expect(log.all.at(-1)).toMatchObject({ detail: expect.stringContaining('table-faults.test.ts') })
    down = false
    const again = memoryLog(log.all)
    expect(await playing(agent(), again)).toMatchObject({ status: 'completed' })
    expect((await playing(agent(), memoryLog(again.all))).state).toMatchObject({
      said: ['alice: open', 'bob: b', 'alice: open', 'bob: b'],
    })
    down = true
    for (let cut = log.all.length + 1; cut < again.all.length; cut++) {
      const { status } = await playing(agent(), memoryLog(again.all.slice(0, cut)))
      const uses = again.all.slice(0, cut).filter((event) => event.type === 'used' && event.output === 'open').length
      expect(status).toBe(uses === 2 ? 'completed' : 'failed')
    }
  })

  it('with words for the player has them asked for again, resumed or not', async () => {
    const agent = (): Agent => ({
      async act(_, turn) {
        const again = turn.rejections.map(({ said, reason }) => `${JSON.stringify(said)} ${reason}`)
        await turn.use('reader', again.length, () => {
          if (again.length === 0) throw new Unreadable('say it again', 'hm')
          return null
        })
        return { action: { text: again.join() } }
      },
    })
    const log = memoryLog()
    const whole = await playing(agent(), log)
    expect(whole.state.said[0]).toBe('alice: "hm" say it again')
    for (let cut = 1; cut < log.all.length; cut++) {
      const again = memoryLog(log.all.slice(0, cut))
      expect((await playing(agent(), again)).state).toEqual(whole.state)
      expect(again.all).toHaveLength(log.all.length)
    }
  })
})

describe('a seat that changes hands', () => {
  const setUp = () => {
    let release = (): void => {}
    const slow: Agent = { act: () => new Promise((resolve) => (release = () => resolve({ action: { text: 'slow' } }))) }
    const seats = { alice: { name: 'slow', agent: slow }, bob: { name: 'old', agent: saying('old') } }
    return { ...open({ game: talk(1, 'at once'), seats }), release: () => release() }
  }

  it('is not played by what its former holder decided and nobody had heard yet', async () => {
    const { table, release } = setUp()
    await pause()
    table.seat('bob', { name: 'new', agent: { act: () => pause(5).then(() => ({ action: { text: 'new' } })) } })
    await pause()
    release()
    await table.ended
    expect(table.state.said).toEqual(['slow and new'])
  })

  it('is not played at all once it was left', async () => {
    const { table, release } = setUp()
    await pause()
    table.leave('bob')
    await pause()
    release()
    await table.settled()
    expect(table.state.pending).toEqual({ alice: 'slow' })
    table.close()
  })

  it('does not take the same agent twice at once, nor one that is none', () => {
    const { table } = open()
    const agent: Agent = { act: () => new Promise(() => {}) }
    table.seat('alice', { name: 'x', agent })
    expect(() => table.seat('alice', { name: 'x', agent })).toThrow('has held alice before')
    expect(() => table.seat('alice', { name: 'x' } as never)).toThrow('an agent with a function act')
    table.close()
  })

  const failing = (): Agent => ({ act: () => Promise.reject(new Error('a bug')) })
  const same = failing()
  it.each([
    ['is the one that left', () => ({ name: 's', agent: same })],
    [
      'cannot be had',
      () => {
        throw new Error('none is left')
      },
    ],
    ['fails as well, each time', () => ({ name: 's', agent: failing() })],
  ])('ends the episode, not the process, where the substitute %s', async (_, find) => {
    const { table, log } = open({
      seats: { alice: { name: 'a', agent: same }, bob: { remote: 'b' } },
      dropOut: { policy: 'substitute', with: find },
    })
    expect((await table.ended).status).toBe('failed')
    expect(log.all.length).toBeLessThan(10)
  })
})

describe('the log of a table', () => {
  const slowly = (): Agent => ({ act: ({ said }) => pause(2).then(() => ({ action: { text: `${said.length}` } })) })

  it('is read once by a stream that was opened while it is played again', async () => {
    const seats = () => ({ alice: { name: 'a', agent: slowly() }, bob: { remote: 'b' } })
    const { table, log } = open({ game: talk(9), seats: seats() })
    for (let i = 0; i < 3; i++) {
      await table.settled()
      await table.submit('bob', { action: { text: 'b' } })
    }
    await table.settled()
    table.close()
    const again = openTable({ game: talk(9), config: {}, seed: 1, seats: seats(), log: memoryLog(log.all) })
    const early = again.observe('bob')
    await again.settled()
    await pause(20)
    expect(again.observe('bob')).toEqual(early)
    expect(early).toEqual(table.observe('bob'))
    again.close()
  })

  it('belongs to one table at a time, and to the next only if it holds what the first wrote', async () => {
    const { table, log } = open()
    expect(() => open({ log })).toThrow('belongs to another table')
    await table.submit('alice', { action: { text: 'hello' } })
    table.close()
    const { table: next } = open({ log })
    await next.submit('bob', { action: { text: 'hello' } })
    next.close()
    expect(log.all.map(({ n }) => n)).toEqual([1, 2, 3])
    // As a file's log does: what was there when it was opened, and no more.
    const forgetful = { ...memoryLog(), events: [] }
    open({ log: forgetful }).table.close()
    expect(() => open({ log: forgetful })).toThrow('belongs to another table')
  })

  it('has nothing after its end, whatever agents were about to write', async () => {
    const model: Model = { name: 'm', ask: () => Promise.resolve({ text: 'x' } as ModelAnswer) }
    const asking: Agent = {
      async act(_, turn): Promise<Decision> {
        for (;;) await turn.ask({ messages: [{ role: 'user', content: 'x' }] })
      },
    }
    const { table, log } = open({
      game: talk(1, 'freely'),
      seats: { alice: { name: 'a', agent: asking, model }, bob: { remote: 'b' } },
    })
    await table.submit('bob', { action: { text: 'done' } })
    await table.ended
    await pause(5)
    expect(log.all.at(-1)!.type).toBe('ended')
  })

  it('names a decision that is out of turn as diverged, and stays as it was', async () => {
    const log = memoryLog()
    await playing(saying('a'), log)
    const wrong = log.all.slice(0, 2).map((event) => (event.type === 'acted' ? { ...event, seat: 'bob' } : event))
    const again = memoryLog(wrong)
    await expect(playing(saying('a'), again)).rejects.toSatisfy(Diverged.isInstance)
    expect(again.all).toEqual(wrong)
  })

  it('is not taken for finished where whoever listens to it fails', async () => {
    const listen = (event: Event): void => {
      if (event.type === 'acted') throw new Error('a bug of the listener')
    }
    const seats = { alice: { name: 'a', agent: saying('a') }, bob: { name: 'b', agent: saying('b') } }
    const log = memoryLog()
    await expect(play({ game: talk(1), config: {}, seed: 1, log, listen, seats })).rejects.toSatisfy(
      LogFailure.isInstance,
    )
    expect((await play({ game: talk(1), config: {}, seed: 1, log: memoryLog(log.all), seats })).status).toBe(
      'completed',
    )
  })

  it('is followed from its first event where a number before it is asked for', async () => {
    const { table } = open({ game: talk(1) })
    await table.submit('alice', { action: { text: 'x' } })
    const numbers: number[] = []
    for await (const { n } of table.events(-2)) numbers.push(n)
    expect(numbers).toEqual([1, 2, 3])
  })
})

it('a table that was called off before it began asks nobody', async () => {
  let asked = 0
  const agent: Agent = {
    act() {
      asked++
      return { action: { text: 'x' } }
    },
  }
  const seats = { alice: { name: 'a', agent }, bob: { name: 'b', agent } }
  const signal = AbortSignal.abort(new Error('changed my mind'))
  expect(await play({ game: talk(1), config: {}, seed: 1, seats, signal })).toMatchObject({
    status: 'cancelled',
    reason: 'changed my mind',
  })
  expect(asked).toBe(0)
})

it('a clock that is told to act at a closed table says that none is running', async () => {
  const { table } = open({ game: talk(1, 'freely') })
  table.close()
  expect(await table.tick()).toBe(false)
})

describe('a number that nothing was seen under', () => {
  it.each([99, Number.NaN, Number.POSITIVE_INFINITY])('is stale: %s', async (seen) => {
    const { table } = open()
    expect(await table.submit('alice', { action: { text: 'hello' }, seen })).toMatchObject({ status: 'stale' })
    expect(await table.submit('alice', { action: { text: 'hello' }, seen: 1 })).toEqual({ status: 'accepted' })
    table.close()
  })

  it('is none where it is no number', async () => {
    const { table } = open()
    const submission = { action: { text: 'hello' }, seen: '1' } as unknown as Submission
    expect(await table.submit('alice', submission)).toMatchObject({ status: 'illegal' })
    table.close()
  })
})

describe('a table that cannot be opened', () => {
  const wrong: [string, object, RegExp][] = [
    ['a seed that no log can hold', { seed: Number.NaN }, /seed is a whole number, not NaN/],
    ['a seed between two', { seed: 1.5 }, /whole number, not 1.5/],
    ['no config', { config: undefined }, /config of talk is missing/],
    ['the name of an agent for an agent', { seats: { alice: 'random' } }, /"random" is neither an agent/],
  ]
  it.each(wrong)('says so in a line: %s', (_, options, words) => {
    expect(() => openTable({ game: talk(2), config: {}, seed: 1, ...options } as never)).toThrow(words)
  })
})

describe('an agent that acts last of several at once', () => {
  const twice: Agent = {
    act: (_, turn) => ({ action: { text: turn.rejections.length > 0 ? turn.rejections[0]!.reason : 'forbidden' } }),
  }
  const seats = { alice: { name: 'a', agent: saying('hello') }, bob: { name: 'b', agent: twice } }
  const at = { game: talk(1, 'at once'), config: {}, seed: 1, id: 'talk', seats }

  it('is told what was wrong, since what the others did is nothing that it sees', async () => {
    const log = memoryLog()
    await play({ ...at, log })
    expect(log.all.map((event) => (event.type === 'rejected' ? event.why : event.type))).toEqual([
      'started',
      'acted',
      'illegal',
      'acted',
      'ended',
    ])
  })

  it('resumes from a log that calls it stale, as earlier ones do', async () => {
    const whole = memoryLog()
    await play({ ...at, log: whole })
    const rejected = whole.all.find(({ type }) => type === 'rejected')!
    const earlier = [...whole.all.slice(0, 2), { ...rejected, why: 'stale' }, rejected] as Event[]
    const log = memoryLog(earlier.map((event, i) => ({ ...event, n: i + 1 })))
    expect(await play({ ...at, log })).toMatchObject({ status: 'completed' })
    expect(log.all).toHaveLength(6)
  })
})
