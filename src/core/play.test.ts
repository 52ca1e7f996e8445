import type { Seated } from './episode.ts'
import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import type { Agent } from './agent.ts'
import type { Event } from './event.ts'
import { fork } from './fork.ts'
import { CLOCK, type Game } from './game.ts'
import { Diverged, IllegalAction, ModelFailure, Unreadable } from './errors.ts'
import { memoryLog } from './log.ts'
import { type Model } from './model.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { validate } from './schema.ts'

const config = validate(hiddenSum.config, {}, 'config')

/** Tells its number, asks the model what to do with the other's, and guesses. Remembers things of its own. */
function talker(): Agent {
  let told = false
  return {
    async act(observation, turn) {
      if (!told) {
        told = true
        return { reply: `I have ${observation.number}` }
      }
      const heard = observation.said.find((line: any) => line.seat !== turn.seat)?.text ?? ''
      const answer = await turn.ask({
        messages: [{ role: 'user', content: `${heard} and I have ${observation.number}` }],
      })
      const doubled = await turn.use('double', answer.text, () => Number(answer.text) * 2)
      turn.note('doubled', doubled)
      return { action: { type: 'guess', sum: Number(answer.text) }, notes: { thought: heard } }
    },
  }
}

/** A model that adds the numbers it is told, and counts what it is asked. */
function adder(): Model & { calls: number } {
  return {
    name: 'test:adder',
    calls: 0,
    async ask({ messages }) {
      this.calls++
      const numbers = messages.at(-1)!.content.match(/\d+/g) ?? []
      const text = String(numbers.reduce((sum, number) => sum + Number(number), 0))
      const usage = { inputTokens: 1, outputTokens: 1 }
      return { text, usage, latency: 1, attempts: 1, model: 'adder', finish: 'stop' }
    },
  }
}

const both = (agent: () => Agent, model?: Model): Record<string, Seated> => ({
  alice: { name: 'test', agent: agent(), ...(model && { model }) },
  bob: { name: 'test', agent: agent(), ...(model && { model }) },
})

const timeless = (events: readonly Event[]): unknown[] => events.map(({ time, ...event }) => event)

async function playTalkers(log = memoryLog(), model = adder(), signal?: AbortSignal) {
  const ending = await play({ game: hiddenSum, config, seed: 5, seats: both(talker, model), log, signal })
  return { ending, log, model }
}

describe('an episode', () => {
  it('is played to its end and written down', async () => {
    const { ending, log } = await playTalkers()
    expect(ending).toMatchObject({ status: 'completed', outcome: { metrics: { right: true } } })
    const types = log.all.map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['started', 'acted', 'acted'])
    expect(types.slice(3, 8)).toEqual(['called', 'answered', 'used', 'noted', 'acted'])
    expect(types.at(-1)).toBe('ended')
    expect(log.all.map(({ n }) => n)).toEqual(log.all.map((_, i) => i + 1))
  })

  it('goes on from any event with the same final log and pays for no call twice', async () => {
    const whole = await playTalkers()
    for (let cut = 1; cut < whole.log.all.length; cut++) {
      const answered = whole.log.all.slice(0, cut).filter(({ type }) => type === 'answered').length
      const resumed = await playTalkers(memoryLog(whole.log.all.slice(0, cut)))
      expect(timeless(resumed.log.all)).toEqual(timeless(whole.log.all))
      expect(resumed.model.calls).toBe(whole.model.calls - answered)
    }
  })

  it('refuses to resume a log that it would not have written', async () => {
    const { log } = await playTalkers()
    const changed = log.all
      .slice(0, 4)
      .map((event) => (event.n === 2 ? { ...event, action: { type: 'guess', sum: 1 } } : event))
    await expect(playTalkers(memoryLog(changed as Event[]))).rejects.toThrow(Diverged)
  })

  it('replays without agents and checks every state', async () => {
    const { log, ending } = await playTalkers()
    const steps = [...replay(hiddenSum, log.all)]
    expect(steps.at(-1)!.state).toEqual(ending.state)
    const forged = log.all.map((event) => (event.n === 2 ? { ...event, action: { type: 'guess', sum: 1 } } : event))
    expect(() => [...replay(hiddenSum, forged as Event[])]).toThrow('event 2')
  })

  it('forks at any event: the kept agent goes on, the new one takes over', async () => {
    const { log } = await playTalkers()
    const wrong: Agent = { act: () => ({ action: { type: 'guess', sum: 0 } }) }
    for (let at = 1; at < log.all.length; at++) {
      const model = adder()
      const seats = { ...both(talker, model), bob: { name: 'wrong', agent: wrong } }
      const forked = memoryLog(fork(log.all, { at, seats: { bob: { agent: 'wrong' } }, episode: 'f' }))
      const origin = { episode: 'hidden-sum-5', at }
      const ending = await play({ game: hiddenSum, config, seed: 5, seats, log: forked, fork: origin, id: 'f' })
      const bobHadGuessed = log.all
        .slice(0, at)
        .some((e) => e.type === 'acted' && e.seat === 'bob' && (e.action as any).sum)
      expect(ending.outcome?.metrics).toEqual({ right: bobHadGuessed })
      expect([...replay(hiddenSum, forked.all)].at(-1)!.state).toEqual(ending.state)
    }
  })
})

describe('a seat that errs', () => {
  it('is asked again with the reason, and what it said is logged', async () => {
    const reasons: string[] = []
    const clumsy: Agent = {
      act(_, turn) {
        reasons.push(...turn.rejections.map(({ reason }) => reason))
        if (turn.rejections.length === 0) return { action: { type: 'dance' } }
        if (turn.rejections.length === 1) throw new Unreadable('What?', 'gibberish')
        return { action: { type: 'guess', sum: 2 } }
      },
    }
    const log = memoryLog()
    const ending = await play({ game: hiddenSum, config, seed: 1, seats: both(() => clumsy), log })
    expect(ending.status).toBe('completed')
    const refused = log.all.filter(({ type }) => type === 'rejected')
    expect(refused).toHaveLength(4)
    expect(refused[1]).toMatchObject({ seat: 'alice', said: 'gibberish', reason: 'What?' })
    expect(reasons).toContain('What?')
  })

  it('stops the episode after a bounded number of tries; nobody moves in its place', async () => {
    const seats = both(() => ({ act: () => ({ action: 'nonsense' }) }))
    const log = memoryLog()
    const ending = await play({ game: hiddenSum, config, seed: 1, seats, tries: 2, log })
    expect(ending).toMatchObject({ status: 'stopped', outcome: { metrics: { right: false } } })
    expect(log.all.map(({ type }) => type)).toEqual(['started', 'rejected', 'rejected', 'ended'])
  })

  it('stops the episode when it lets its deadline pass', async () => {
    const seats = both(() => ({ act: () => new Promise(() => {}) }))
    const ending = await play({ game: hiddenSum, config, seed: 1, seats, deadline: 20 })
    expect(ending).toMatchObject({ status: 'stopped', reason: 'alice did not act within 0.02 s' })
  })

  it.each([
    ['failed', new ModelFailure('server', 'the provider is down')],
    ['failed', new TypeError('a bug')],
    ['cancelled', new ModelFailure('budget', 'the budget is spent')],
  ])('ends it as %s when %s', async (status, error) => {
    const act = () => Promise.reject(error)
    const ending = await play({ game: hiddenSum, config, seed: 1, seats: both(() => ({ act })) })
    expect(ending).toMatchObject({ status, outcome: null })
  })

  it('ends as cancelled on abort, and goes on afterwards', async () => {
    const controller = new AbortController()
    const stuck: Model = {
      name: 'test:adder',
      ask() {
        controller.abort(new Error('interrupted'))
        return new Promise(() => {})
      },
    }
    const first = await playTalkers(memoryLog(), stuck as never, controller.signal)
    expect(first.ending).toMatchObject({ status: 'cancelled', reason: 'interrupted' })
    const second = await playTalkers(memoryLog(first.log.all))
    expect(second.ending.status).toBe('completed')
  })
})

/** Free chat: anybody may speak, three lines in all; the clock closes a silent table. */
const chat: Game = {
  ...hiddenSum,
  start: () => ({ said: [] as string[], closed: false }),
  turn: (state) =>
    state.closed
      ? { must: [], may: [] }
      : {
          must: [],
          may: ['alice', 'bob'],
          clock: { after: 5, since: 'action', action: { type: 'guess', sum: 0 } },
        },
  observe: (state) => state.said,
  outcome: (state) => (state.closed ? { scores: {}, metrics: {}, reason: 'closed' } : undefined),
  act(state, seat, action) {
    if (seat === CLOCK) return { ...state, closed: true }
    if (state.said.length === 3) throw new IllegalAction('Enough was said.')
    return { ...state, said: [...state.said, `${seat}: ${action.text}`] }
  },
}

describe('free chat', () => {
  it('asks each seat again only when it sees something new, and lets the clock act when all are silent', async () => {
    const asked = { alice: 0, bob: 0 }
    const answerer: Agent = {
      act(said, { seat }) {
        asked[seat as 'alice']++
        const last = said.at(-1) ?? 'bob: '
        if (said.length >= 2 || last.startsWith(seat)) return {}
        return { action: { type: 'message', text: 'hello' } }
      },
    }
    const log = memoryLog()
    const ending = await play({ game: chat, config, seed: 1, seats: both(() => answerer), log })
    expect(ending).toMatchObject({ status: 'completed', reason: 'closed' })
    expect(ending.state.said).toEqual(['alice: hello', 'bob: hello'])
    expect(log.all.at(-2)!.type).toBe('ticked')
    expect(asked.alice + asked.bob).toBeLessThanOrEqual(6)
  })
})

/** Both move at once; a move is pending until the other has come. */
const simultaneous: Game = {
  ...hiddenSum,
  start: () => ({ pending: {} as Record<string, number> }),
  turn: ({ pending }) => ({ must: ['alice', 'bob'].filter((seat) => pending[seat] === undefined), may: [] }),
  outcome: ({ pending }) =>
    Object.keys(pending).length === 2 ? { scores: {}, metrics: {}, reason: 'done' } : undefined,
  observe: () => ({}),
  act: ({ pending }, seat, action) => ({ pending: { ...pending, [seat]: action.sum } }),
}

describe('moves at once', () => {
  it('are asked for at once and applied in seat order, hidden from the others', async () => {
    const order: string[] = []
    const mover = (delay: number): Agent => ({
      async act(_, { seat }) {
        await new Promise((resolve) => setTimeout(resolve, delay))
        order.push(seat)
        return { action: { type: 'guess', sum: delay } }
      },
    })
    const log = memoryLog()
    const seats = { alice: { name: 'slow', agent: mover(20) }, bob: { name: 'quick', agent: mover(1) } }
    await play({ game: simultaneous, config, seed: 1, seats, log })
    expect(order).toEqual(['bob', 'alice'])
    const acted = log.all.filter(({ type }) => type === 'acted')
    expect(acted).toMatchObject([{ seat: 'alice' }, { seat: 'bob' }])
  })
})
