import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../../core/event.ts'
import { validate } from '../../../core/schema.ts'
import { layouts, llmCo as layer, overcooked as game } from '../../../games/overcooked/index.ts'
import { openModel, type OpenedModel } from '../../../models/index.ts'
import { responder } from '../stand-in.ts'
import { playEpisode } from '../test-helpers.ts'
import { llmCo } from './index.ts'
import { readReply } from './read-reply.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const modernOnly = ['tomato-circuit', 'soup-coordination']
const configOf = (layout: string, horizon: number) => ({
  layout,
  horizon,
  ...(modernOnly.includes(layout) && { dynamics: 'modern' }),
})
const pair = ['llm-co', 'llm-co'] as const

describe('llm-co against the stand-in model', () => {
  let model: OpenedModel
  let faulty: OpenedModel
  const some = layouts.map(({ name }) => name).filter((_, i) => i % sized(3, 1) === 0)
  beforeAll(async () => {
    model = await openModel('stand-in', { responders: [responder] })
    faulty = await openModel('stand-in:faults=0.2,kinds=text+error+cut+broken,seed=4', {
      responders: [responder],
      retry: { pause: 1, longestPause: 2 },
    })
  })
  afterAll(async () => {
    await model.close()
    await faulty.close()
  })

  it.each(some)('plays %s, understood at once', async (layout) => {
    const { status, events } = await playEpisode({ agents: pair, config: configOf(layout, 80), model })
    expect(status).toBe('completed')
    expect(events.filter(({ type }) => type === 'rejected')).toEqual([])
  })

  it.each(some)('plays %s though a fifth of the answers is faulty', async (layout) => {
    const { status, events } = await playEpisode({ agents: pair, config: configOf(layout, 50), model: faulty })
    expect(status).toBe('completed')
    const bad = (event: Event) => event.type === 'rejected' || (event.type === 'answered' && event.answer.attempts > 1)
    expect(events.filter(bad).length).toBeGreaterThan(0)
  })

  it.each(
    sized(
      ['cramped-room', 'forced-coordination'],
      ['cramped-room', 'asymmetric-advantages-11', 'coordination-ring', 'forced-coordination', 'counter-circuit'],
    ),
  )('delivers soups in %s, asking far less often than it moves', async (layout) => {
    const { score, events } = await playEpisode({ agents: pair, config: configOf(layout, 200), model })
    expect(score).toBeGreaterThanOrEqual(20)
    expect(events.filter(({ type }) => type === 'called').length).toBeLessThan(200)
  })

  it('stands still for a step, and says so, where no reply can be read, and goes on', async () => {
    const mute = await openModel('stand-in:faults=1,kinds=garbage', { responders: [responder] })
    const config = configOf('cramped-room', 4)
    const { status, events } = await playEpisode({ agents: ['llm-co', 'random'], config, model: mute })
    await mute.close()
    expect(status).toBe('completed')
    expect(events.filter((event) => event.type === 'noted' && event.kind === 'fallback')).toHaveLength(4)
    expect(events.filter((event) => event.type === 'rejected')).toHaveLength(8)
  })

  it.each(['paper', 'head'])('plays by the authors’ %s code too', async (compat) => {
    for (const layout of ['cramped-room', 'forced-coordination', 'locked']) {
      const { status } = await playEpisode({ agents: pair, config: configOf(layout, 60), options: { compat }, model })
      expect(status).toBe('completed')
    }
  })

  it('helps at gates when it is told to, and not otherwise', async () => {
    const config = {
      layout: 'gated-delivery',
      horizon: 1,
      state: '1,2,E,-;3,2,S,sooo@20;2,0=so@0;1,3=closed:0 3,3=closed:0',
    }
    const doing = async (directive: string) => {
      const { events } = await playEpisode({ agents: pair, config, options: { directive }, model })
      return events.flatMap((event) => (event.type === 'acted' ? [(event.notes as { doing: string }).doing] : []))
    }
    expect(await doing('on')).toEqual(['open g0.', 'wait at g1.'])
    expect(await doing('off')).toEqual(['pick up onion from o0.', 'wait at g1.'])
  })

  it('says in its notes what it is doing and why', async () => {
    const { events } = await playEpisode({ agents: ['llm-co', 'random'], config: configOf('cramped-room', 5), model })
    const notes = events.flatMap((event) => (event.type === 'acted' && event.seat === 'alice' ? [event.notes] : []))
    expect(notes[0]).toEqual({
      explanation: 'The cookers want more onions.',
      doing: expect.stringContaining('pick up onion from o'),
    })
    expect(notes.length).toBe(5)
  })
})

describe('what llm-co is told', () => {
  const prompt = (config: object, options: object = {}) => {
    const valid = validate(game.config, config, 'config')
    const setup = { game, config: valid, seat: 'alice', options: validate(llmCo.options!, options, 'options') }
    return llmCo.prompt!(setup, game.observe(game.start(valid, 1), 'alice'))
  }

  it.each([
    ['cramped-room', { layout: 'cramped-room' }],
    ['locked', { layout: 'locked' }],
    ['soup-coordination', { layout: 'soup-coordination', dynamics: 'modern' }],
  ])('can be read, in %s', (_, config) => {
    expect(prompt(config, { directive: 'on' })).toMatchSnapshot()
  })

  it.each(layouts.map(({ name }) => name))('is short, in %s', (layout) => {
    // About four characters a token: 2,000 tokens.
    expect(prompt(configOf(layout, 400), { directive: 'on' }).length).toBeLessThan(8000)
  })

  it('differs by one section with and without the helper directive', () => {
    const [on, off] = [prompt({}, { directive: 'on' }), prompt({})]
    expect(on.replace(/## Attitude\n.*\n\n/, '')).toBe(off)
    expect(on).not.toBe(off)
  })
})

describe('a reply', () => {
  const options: layer.Option[] = [
    { text: 'place onion in c1.', kind: 'place' },
    { text: 'wait at g0.', kind: 'meet' },
    layer.WAIT,
    layer.MOVE_AWAY,
  ]
  const table = { seat: 'alice', partner: 'bob' }
  const read = (text: string) => readReply(text, options, table).option.text

  it('may be dressed up', () => {
    expect(readReply('Explanation: Bob waits.\nAction: wait.', options, table)).toEqual({
      explanation: 'Bob waits.',
      option: layer.WAIT,
    })
    expect(read('**Action:** `Place onion in c1.`')).toBe('place onion in c1.')
    expect(read('Action: wait. Bob will come.')).toBe('wait.')
    expect(read('Action: maybe this one?\nNo. Action: wait at g0')).toBe('wait at g0.')
  })

  it('is refused with the reason and with what can be done', () => {
    expect(() => read('Let us see.')).toThrow('names none of the actions. The available actions are: place onion')
    expect(() => read('Action: place onion in c10.')).toThrow('names none of the actions')
    expect(() => read('Action: wait at g1.')).toThrow('names none')
    expect(() => read('Action:')).toThrow('names none')
    expect(() => read('Action: wait, or place onion in c1.')).toThrow('several actions (wait.; place onion in c1.)')
  })
})
