/** Whole episodes of the language agents against the stand-in server, over real HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../../core/event.ts'
import { memoryLog } from '../../../core/log.ts'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { travelingAdventurers as game } from '../../../games/traveling-adventurers/index.ts'
import { openModel, startStandIn, textFaults, type OpenedModel, type StandIn } from '../../../models/index.ts'
import { agentsIn } from '../../game-agents.ts'
import * as exported from '../agents.ts'
import { responders } from '../stand-in.ts'
import { CHOICES } from './choices.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const agents = agentsIn(exported)

const names = Object.keys(CHOICES)

function seated(text: string, seat: string, model: OpenedModel) {
  const [name, ...pairs] = text.split(':')
  const definition = agents.find((agent) => agent.name === name)!
  const given = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  const options = validate(definition.options!, given, name!)
  const agent = definition.create({ game, config: validate(game.config, {}, ''), seat, options })
  return { name: name!, agent, ...(definition.needsModel && { model }) }
}

async function episode(
  user: string,
  bot: string,
  model: OpenedModel,
  seed = 1,
  given: object = {},
  begun: readonly Event[] = [],
) {
  const log = memoryLog(begun)
  const config = validate(game.config, given, '')
  const seats = { USER: seated(user, 'USER', model), BOT: seated(bot, 'BOT', model) }
  const ending = await play({ game, config, seed, seats, log })
  return { ...ending, events: log.all }
}

const count = (events: readonly Event[], type: Event['type'], seat: string): number =>
  events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length

/** What must hold of every log, however the episode went. */
function checkLog(events: readonly Event[]): void {
  const last = events.at(-1)!
  expect(last.type).toBe('ended')
  if (last.type === 'ended') expect(['completed', 'stopped']).toContain(last.status)
  for (const seat of ['USER', 'BOT']) {
    // Every answer to the player was either taken or refused, and the log says which.
    const calls = events.filter((event) => event.type === 'called' && event.seat === seat)
    const asked = calls.filter((event) => event.type === 'called' && event.settings.purpose === 'act').length
    if (asked > 0) expect(count(events, 'acted', seat) + count(events, 'rejected', seat)).toBe(asked)
  }
  for (const event of events) if (event.type === 'rejected') expect(event.reason).not.toBe('')
}

describe('against a stand-in without faults', () => {
  let server: StandIn
  let model: OpenedModel
  beforeAll(async () => {
    server = await startStandIn({ responders })
    model = await openModel(`${server.url}#stand-in`)
  })
  afterAll(async () => {
    expect(server.stats().responders).not.toHaveProperty('fallback')
    await server.close()
  })

  const everybody = [...names, 'symbolic']
  const pairs = everybody.flatMap((user, i) =>
    sized([everybody[(i + 1) % everybody.length]!], everybody).map((bot) => [user, bot] as const),
  )

  it.each(pairs)('%s and %s agree on one correct path', async (user, bot) => {
    const { status, outcome, events } = await episode(user, bot, model, 1)
    checkLog(events)
    expect(status).toBe('completed')
    expect(outcome!.metrics).toMatchObject({ identical: true, correct: true })
  })

  it.each(['backtracking', 'structured'])('%s finds the optimum on every preset board', async (name) => {
    for (const seed of sized([1, 4], [1, 2, 3, 4, 5, 6])) {
      const { outcome } = await episode(name, name, model, seed)
      expect(outcome!.metrics.optimal).toBe(true)
    }
  })

  it.each([
    'problem-solving:solver=off',
    'problem-solving:unknown=max',
    'problem-solving:unknown=mean',
    'problem-solving:extractor=rules',
    'grounding:grounding=off',
    'baseline:solver=on:tracking=on:grounding=on',
    'backtracking:examples=lazy',
    'structured:examples=none',
  ])('%s plays to the end', async (spec) => {
    const { status, events } = await episode(spec, spec, model, 2)
    checkLog(events)
    expect(status).toBe('completed')
  })

  it.each(['problem-solving', 'backtracking', 'structured'])(
    '%s plays in a generated house of 8 rooms',
    async (name) => {
      const { status, outcome } = await episode(name, name, model, 3, { boards: 'generated', rooms: 8 })
      expect(status).toBe('completed')
      expect(outcome!.metrics.correct).toBe(true)
    },
  )

  it.each(['problem-solving', 'backtracking'])('%s answers a partner who clicks and talks freely', async (name) => {
    const { status, outcome, events } = await episode('symbolic', name, model, 1, { mode: 'free' })
    checkLog(events)
    expect(status).toBe('completed')
    expect(outcome!.metrics.correct).toBe(true)
  })

  it.each(['problem-solving', 'structured'])(
    '%s goes on from any point of its log, and asks nothing twice',
    async (name) => {
      const whole = await episode(name, name, model, 2)
      const timeless = (events: readonly Event[]) => events.map(({ time: _, ...event }) => event)
      for (let n = 1; n < whole.events.length; n += sized(28, 7)) {
        const before = server.stats().requests
        const { events } = await episode(name, name, model, 2, {}, whole.events.slice(0, n))
        expect(events.map(({ type }) => type)).toEqual(whole.events.map(({ type }) => type))
        expect(timeless(events.slice(0, n))).toEqual(timeless(whole.events.slice(0, n)))
        const answered = (list: readonly Event[]) => list.filter(({ type }) => type === 'answered').length
        expect(server.stats().requests - before).toBe(answered(whole.events) - answered(whole.events.slice(0, n)))
      }
    },
  )

  it('keeps thoughts, actions and the state of each module in the log', async () => {
    const { events } = await episode('problem-solving', 'problem-solving', model, 1)
    const acted = events.filter((event) => event.type === 'acted')
    for (const event of acted)
      expect(event.notes).toMatchObject({
        thoughts: { thought: expect.any(String) },
        actions: expect.any(Array),
        modules: {
          grounding: {},
          'state-tracking': { visited: expect.any(Array) },
          solver: { path: expect.any(Array) },
        },
      })
    expect(events.some((event) => event.type === 'noted' && event.kind === 'extracted')).toBe(true)
  })
})

describe('against a stand-in with faults in every fifth answer', () => {
  let server: StandIn
  let model: OpenedModel
  beforeAll(async () => {
    const kinds = [...textFaults, 'limit', 'error', 'cut', 'broken'] as const
    server = await startStandIn({ responders, faults: { rate: 0.2, kinds, seed: 5 }, retryAfter: 0 })
    model = await openModel(`${server.url}#stand-in`, { retry: { pause: 5, longestPause: 20 } })
  })
  afterAll(() => server.close())

  const pairs = names.flatMap((name, i) => [
    [name, name],
    [name, names[(i + 1) % names.length]!],
    [name, 'symbolic'],
  ])

  it.each(pairs)('%s and %s come to an end, every refusal in the log', async (user, bot) => {
    for (const seed of sized([1], [1, 2])) {
      const { status, events } = await episode(user, bot, model, seed)
      checkLog(events)
      expect(['completed', 'stopped']).toContain(status)
    }
    expect(Object.keys(server.stats().faults).length).toBeGreaterThan(0)
  })
})
