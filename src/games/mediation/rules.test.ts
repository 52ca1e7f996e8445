import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { published } from '../engines/dialogue/published.fixture.ts'
import { fromMinutes, mediation, toMinutes } from './index.ts'

const start = (config: unknown, seed = 7) => mediation.start(validate(mediation.config, config, 'config'), seed)

/** The state in which the assistant has the word everywhere. */
function asked(config: unknown, seed = 7) {
  let state = start(config, seed)
  for (const seat of state.seats.slice(0, -1)) state = mediation.act(state, seat, { type: 'message', text: 'hello' })
  return state
}

const propose = (state: ReturnType<typeof start>, flights: readonly (number | null)[]) =>
  mediation.act(state, 'assistant', { type: 'propose', proposal: { flights } })

function settle(config: unknown, flights: readonly (number | null)[]) {
  let state = propose(asked(config), flights)
  for (const seat of mediation.turn(state).must) state = mediation.act(state, seat, { type: 'accept' })
  return mediation.outcome(state)!
}

describe('mediation', () => {
  it('keeps the contract of a game', () => {
    conformSized(mediation, {
      configs: [
        {},
        { users: 3, flights: 6, limit: 20, chat: 'free' },
        { wordLimit: 30, days: 1, sharedShare: 0 },
        ...sized(
          [],
          [
            { users: 3, limit: 40 },
            { users: 5, flights: 6, limit: 20 },
            { chat: 'free' },
            { wordLimit: 30 },
            { days: 1, sharedShare: 0 },
          ],
        ),
      ],
      episodes: sized(1, 3),
    })
  })

  it.each([
    ['user 0: id 3, user 1: id 5', [3, 5]],
    ['user 0: id 3 (14:15 - 17:15, 5/14), user 1: id 5', [3, 5]],
    ['user 0: flight 3 and 1: id 5', [3, 5]],
    ['user 0: id 3', [3, null]],
    ['user 0: id 3 or 4, user 1: id 5', undefined],
    ['user 0: id 3, user 1: 5/6', undefined],
    ['user 0: id 3, user 1: not id 5', undefined],
    ['user 0: either 3 or 4, user 1: id 5', undefined],
    ['user 0: id 3, user 1: id 5 if nobody minds', undefined],
    ['user 0: id 3, user 1: still undecided', undefined],
    ['user 0: id 3, user 1: id 5 (tentatively)', undefined],
    ['tomorrow: user 0: id 3, user 1: id 5', undefined],
    ['anything but user 0: id 3, user 1: id 5', undefined],
    ['user 0: id 3, user 1: id 5 is impossible', undefined],
    ['user 0: id 3, user 1: id 5. No, wait.', undefined],
    ['user 0: id 3, use', undefined],
    ['draft: user 0: id 3, user 1: id 5', undefined],
    ['since nothing is better: user 0: id 3, user 1: id 5', [3, 5]],
    ['user 0: id 3, user 1: id 5? Or should they swap?', undefined],
    ['user 0: id 3, user 1: id 5, but not yet', undefined],
    ['user 0: id 3, user 1: id 5, or, if that fails, we look again', undefined],
  ])('reads which flights are proposed, and asks where that is left open: %s', (text, flights) => {
    const seen = mediation.observe(asked({}), 'assistant')
    const read = () => mediation.language.parse(`all: [propose] ${text}`, seen)
    if (flights) expect(read()).toMatchObject({ proposal: { flights } })
    else expect(read).toThrow(/leaves (?:it|something) open/)
  })

  it('keeps the rooms apart: users hear only the assistant', () => {
    const state = asked({})
    expect(mediation.turn(state).must).toEqual(['assistant'])
    const after = mediation.act(state, 'assistant', { type: 'message', text: 'a word to you', to: 'user-1' })
    expect(mediation.observe(after, 'user-0')).toEqual(mediation.observe(state, 'user-0'))
    expect(mediation.observe(after, 'user-1').talk.at(-1)).toMatchObject({ text: 'a word to you' })
    expect(mediation.turn(after).must).toEqual(['user-1'])
    expect(() => mediation.act(state, 'assistant', { type: 'message', text: 'hi', to: 'all' })).toThrow(
      'You can only send proposals to everyone. Try messaging an individual player.',
    )
    expect(() => mediation.act(state, 'assistant', { type: 'message', text: 'hi' })).toThrow('Say to whom')
  })

  it('says where it is not the assistant’s turn', () => {
    let state = mediation.act(start({}), 'user-0', { type: 'message', text: 'hello' })
    state = mediation.act(state, 'user-1', { type: 'message', text: 'hello' })
    state = mediation.act(state, 'assistant', { type: 'message', text: 'how are you?', to: 'user-0' })
    state = mediation.act(state, 'user-0', { type: 'think', text: 'hm' })
    state = mediation.act(state, 'user-0', { type: 'message', text: 'fine' })
    state = mediation.act(state, 'assistant', { type: 'message', text: 'and you?', to: 'user-1' })
    expect(mediation.turn(state).must).toEqual(['user-1'])
  })

  it('asks all users at once, unseen by each other, and ends when all accept', () => {
    const state = propose(asked({}), [0, 0])
    expect(mediation.turn(state).must).toEqual(['user-0', 'user-1'])
    const one = mediation.act(state, 'user-1', { type: 'reject' })
    expect(mediation.observe(one, 'assistant')).toEqual(mediation.observe(state, 'assistant'))
    const both = mediation.act(one, 'user-0', { type: 'accept' })
    expect(mediation.outcome(both)).toBeUndefined()
    expect(mediation.observe(both, 'assistant').talk.slice(-2)).toMatchObject([{ accept: false }, { accept: true }])
    expect(mediation.turn(both).must).toEqual(['user-0'])
    expect(settle({}, [0, 0]).metrics.agreed).toBe(true)
  })

  it('shows a partial proposal only to its user, without the cost of arriving apart', () => {
    const state = asked({})
    const after = propose(state, [2, null])
    expect(mediation.turn(after).must).toEqual(['user-0'])
    expect(mediation.observe(after, 'user-1')).toEqual(mediation.observe(state, 'user-1'))
    expect(mediation.observe(after, 'user-0').talk.at(-1)).toMatchObject({
      full: false,
      shown: { flight: 2, costs: { arrival: null } },
    })
  })

  it('tells the assistant neither importances nor private meetings', () => {
    const seen = mediation.observe(asked({}), 'assistant')
    expect(JSON.stringify(seen)).not.toContain('importance')
    for (const user of seen.users!) expect(Object.keys(user).sort()).toEqual(['flights', 'seat', 'sharedCalendar'])
  })

  it('converts times to minutes and back', () => {
    for (const time of ['2023-05-31T09:00', '2024-02-29T23:59', '2031-01-01T00:00', '2000-12-31T12:30'])
      expect(fromMinutes(toMinutes(time))).toBe(time)
    expect(toMinutes('2023-06-01T00:00') - toMinutes('2023-05-31T23:30')).toBe(30)
  })
})

describe.skipIf(published.absent)('mediation beside the published games', () => {
  it('scores every golden proposal, best and worst as the release does, part by part', () => {
    for (const game of published.read('golden/mediation.dev').filter((_, i) => i % sized(4, 1) === 0)) {
      const config = { instance: game.state }
      const state = asked(config)
      for (const proposal of game.proposals) {
        const after = propose(state, proposal.flights)
        for (const user of [0, 1]) {
          const { arrivalTime, ...costs } = proposal.costs[user]
          expect(mediation.observe(after, `user-${user}`).open!.shown.costs).toEqual({ ...costs, arrival: arrivalTime })
        }
        const end = mediation.act(mediation.act(after, 'user-0', { type: 'accept' }), 'user-1', { type: 'accept' })
        const { metrics } = mediation.outcome(end)!
        expect(metrics).toMatchObject({ score: proposal.total, best: game.best, worst: game.worst })
        expect(metrics.normalised).toBeCloseTo(proposal.norm, 12)
      }
    }
  })

  it('re-scores the human finals as recorded', () => {
    for (const game of published.read('human/mediation.dev')) {
      const final = game.log.filter(({ kind }: { kind: string }) => kind === 'proposal').at(-1)
      const { metrics } = settle({ instance: game.state }, final.flights)
      expect(metrics).toMatchObject({
        score: game.recorded.score,
        best: game.recorded.best,
        worst: game.recorded.worst,
      })
    }
  })

  it('describes flights, calendars and scores in the published layout', () => {
    const states = new Map(published.read('golden/mediation.dev').map((game) => [game.id, game.state]))
    const plain = (text: string) => text.replaceAll('%', '').trim()
    for (const game of published.read('golden/text.mediation.dev')) {
      const config = { instance: states.get(game.id) }
      for (const [seat, name] of [
        ['user-0', 'user0'],
        ['user-1', 'user1'],
        ['assistant', 'agent'],
      ] as const)
        expect(mediation.language.describe(mediation.observe(start(config), seat))).toBe(plain(game.initial[name]))
      const state = asked(config)
      for (const { message, out } of game.steps) {
        if (!message.startsWith('all: [propose]') || !out.user0) continue
        const after = mediation.act(
          state,
          'assistant',
          mediation.language.parse(message, mediation.observe(state, 'assistant')),
        )
        for (const [seat, name] of [
          ['user-0', 'user0'],
          ['user-1', 'user1'],
        ] as const)
          expect(mediation.language.describe(mediation.observe(after, seat))).toContain(
            plain(out[name]).replace(/\nYou:$/, ''),
          )
      }
    }
  })
})
