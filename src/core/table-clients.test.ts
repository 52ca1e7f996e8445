/** What broke for programs that host a table for others, each as a regression. */
import { describe, expect, it } from 'vitest'
import type { Event } from './event.ts'
import { memoryLog } from './log.ts'
import { openTable } from './open-table.ts'
import type { Submission } from './table.ts'
import { open, pause, remotes, talk, type State } from './talk.fixture.ts'
import type { Seen } from './stream.ts'

/** The table again, as after a restart. */
const reopened = ({ all }: { readonly all: readonly Event[] }) => open({ log: memoryLog(all) })

describe('an id', () => {
  const first: Submission = { action: { text: 'hello' }, id: 'x' }
  const tries: readonly (readonly [string, Submission, Submission])[] = [
    ['of an action with the same', first, first],
    ['of an action with another', first, { action: { text: 'bye' }, id: 'x' }],
    ['of an action with the same as words', first, { reply: 'hello', id: 'x' }],
    ['of words with others', { reply: 'hello', id: 'x' }, { reply: 'bye', id: 'x' }],
    ['of an action with nothing', first, { id: 'x' }],
    ['of what was not allowed with what is', { action: { text: 'forbidden' }, id: 'x' }, first],
    ['of what was not allowed with the same', { reply: 'forbidden', id: 'x' }, { reply: 'forbidden', id: 'x' }],
    [
      'of what came too late with the same',
      { action: { text: 'hello' }, id: 'x', seen: 0 },
      { action: { text: 'hello' }, id: 'x' },
    ],
  ]
  it.each(tries)('%s is answered after a restart as before it', async (_, one, other) => {
    const { table, log } = open()
    await table.submit('alice', one)
    const { length } = log.all
    table.close()
    const { table: again } = reopened(log)
    const answers = [await again.submit('alice', one), await again.submit('alice', other)]
    again.close()
    expect(log.all).toHaveLength(length)

    const { table: uncut, log: whole } = open()
    await uncut.submit('alice', one)
    expect([await uncut.submit('alice', one), await uncut.submit('alice', other)]).toEqual(answers)
    expect(whole.all).toHaveLength(length)
    uncut.close()
  })

  it('is that of whoever sits there now, also after a restart', async () => {
    const { table, log } = open({ game: talk(9, 'freely') })
    await table.submit('alice', first)
    table.seat('alice', { remote: 'c' })
    await table.settled()
    expect((await table.submit('alice', { action: { text: 'new here' }, id: 'x' })).status).toBe('accepted')
    table.close()
    const again = openTable({ game: talk(9, 'freely'), config: {}, seed: 1, seats: remotes, log: memoryLog(log.all) })
    await again.settled()
    expect((await again.submit('alice', { action: { text: 'new here' }, id: 'x' })).status).toBe('accepted')
    expect((await again.submit('alice', first)).status).toBe('illegal')
    expect(again.state.said).toEqual(['alice: hello', 'alice: new here'])
    again.close()
  })

  it('of a log that does not say what was submitted is answered as it was', async () => {
    const { table, log } = open()
    await table.submit('alice', first)
    table.close()
    const old = log.all.map((event) => ('submitted' in event ? { ...event, submitted: undefined } : event))
    const { table: again } = reopened({ all: JSON.parse(JSON.stringify(old)) })
    expect(await again.submit('alice', first)).toEqual({ status: 'accepted' })
    expect(again.state.said).toHaveLength(1)
    again.close()
  })
})

describe('a clock that is told to act', () => {
  it('does not before all seats are taken, nor while the table waits for somebody', async () => {
    const { table } = open({ game: talk(9, 'freely'), seats: { alice: { remote: 'a' } } })
    expect(await table.tick()).toBe(false)
    table.seat('bob', { remote: 'b' })
    expect(await table.tick()).toBe(true)
    table.leave('alice')
    expect(await table.tick()).toBe(false)
    table.seat('alice', { remote: 'a' })
    expect(await table.tick()).toBe(true)
    expect(table.state.said).toHaveLength(2)
    table.close()
  })
})

describe('a stream', () => {
  it('ends at once for whoever returns while it waits', async () => {
    const { table } = open()
    const stream = table.stream('alice')
    await stream.next()
    const waiting = stream.next()
    await pause()
    expect(await stream.return!()).toEqual({ done: true, value: undefined })
    expect(await waiting).toEqual({ done: true, value: undefined })
    expect(await stream.next()).toEqual({ done: true, value: undefined })
    table.close()
  })

  it('keeps nothing of those who returned or aborted, nor of how often somebody waited', async () => {
    const { table } = open({ game: talk(1e9, 'freely') })
    const controller = new AbortController()
    let listening = 0
    const { signal } = controller
    const add = signal.addEventListener.bind(signal)
    signal.addEventListener = (...given: Parameters<typeof add>) => {
      listening++
      add(...given)
    }
    const reading = (async () => {
      let heard = 0
      for await (const _ of table.stream('bob', 0, { signal })) heard++
      return heard
    })()
    for (let i = 0; i < 200; i++) {
      await table.submit('alice', { action: { text: `${i}` } })
      await pause()
    }
    controller.abort()
    expect(await reading).toBe(201)
    expect(listening).toBe(1)
    table.close()
  })

  const seen = async (table: { stream(seat: string, after?: number): AsyncIterable<Seen> }, after = 0) => {
    const all: Seen[] = []
    for await (const entry of table.stream('bob', after)) all.push(entry)
    return all
  }

  it.each(['failed', 'cancelled'] as const)(
    'of an episode that %s and was resumed has its end at its end',
    async (how) => {
      let broken = how === 'failed'
      const agent = () => ({
        act: ({ said }: State) => {
          if (broken && said.length > 1) throw new Error('a bug')
          return { action: { text: 'a' } }
        },
      })
      const seats = () => ({ alice: { name: 'a', agent: agent() }, bob: { remote: 'b' } })
      const { table, log } = open({ seats: seats() })
      await table.submit('bob', { action: { text: 'b' } })
      await table.settled()
      if (how === 'cancelled') table.cancel()
      await table.ended
      const before = await seen(table)
      expect(before.at(-1)).toMatchObject({ type: 'ended', status: how })
      broken = false
      const { table: again, log: longer } = open({ seats: seats(), log: memoryLog(log.all) })
      await again.settled()
      // Nothing has changed since, so what was decided on then is still of now.
      const last = before.filter(({ type }) => type === 'observed').at(-1)!
      if (how === 'cancelled') await again.submit('bob', { action: { text: 'b' }, seen: last.n })
      else await again.submit('bob', { action: { text: 'b' } })
      expect((await again.ended).status).toBe('completed')
      const after = await seen(again)
      expect(after.map(({ n }) => n)).toEqual(after.map((_, i) => i + 1))
      expect(after.filter(({ type }) => type === 'ended')).toEqual([after.at(-1)])
      expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
      expect(after[before.length - 1]).toEqual({ n: before.length, type: 'resumed' })
      // Whoever heard of the end is shown how things stand.
      expect((await seen(again, before.length))[0]).toEqual({ ...last, n: before.length + 1 })
      const { table: shown } = open({ seats: {}, log: memoryLog(longer.all) })
      await shown.ended
      expect(await seen(shown)).toEqual(after)
    },
  )
})
