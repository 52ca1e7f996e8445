import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { published } from '../engines/dialogue/published.fixture.ts'
import { planning } from './index.ts'
import { searchAsPublished } from './search/published.ts'

const start = (config: unknown, seed = 7) => planning.start(validate(planning.config, config, 'config'), seed)

/** The state in which the assistant has the word, so that it can propose. */
const asked = (config: unknown, seed = 7) =>
  planning.act(start(config, seed), 'user', { type: 'message', text: 'hello' })

const propose = (state: ReturnType<typeof start>, events: readonly (number | null)[]) =>
  planning.act(state, 'assistant', { type: 'propose', proposal: { events } })

const settle = (config: unknown, events: readonly (number | null)[]) =>
  planning.outcome(planning.act(propose(asked(config), events), 'user', { type: 'accept' }))!

describe('planning', () => {
  it.each([
    {},
    { chat: 'free', database: 'listed', stops: 2, sites: 10 },
    ...sized(
      [],
      [{ stops: 2, sites: 10 }, { chat: 'free' }, { database: 'listed' }, { inertPreferences: true, wordLimit: 30 }],
    ),
  ])('keeps the contract of a game with %j', (config) => {
    conformSized(planning, { configs: [config], episodes: sized(2, 6) })
  })

  it('shows the user what a proposal is worth, and the assistant only what it proposed', () => {
    const state = asked({})
    const events = state.world.sites.slice(0, 3).map(({ id }) => id)
    const after = propose(state, events)
    expect(planning.observe(after, 'user').open!.shown.score!.slots).toHaveLength(5)
    expect(planning.observe(after, 'assistant').open!.shown).toEqual({
      events,
      names: state.world.sites.slice(0, 3).map(({ name }) => name),
    })
    expect(planning.observe(after, 'assistant').preferences).toBeUndefined()
    expect(planning.observe(after, 'user').sites).toBeUndefined()
  })

  it('lets the user talk about a partial proposal, which the release does not', () => {
    const state = asked({})
    const after = propose(state, [state.world.sites[0]!.id, null, null])
    expect(planning.turn(after).must).toEqual(['user'])
    expect(() => planning.act(after, 'user', { type: 'accept' })).toThrow('Either no full proposal has been made yet')
    expect(planning.turn(planning.act(after, 'user', { type: 'message', text: 'go on' })).must).toEqual(['assistant'])
  })

  it('refuses duplicates, unknown sites, empty proposals and proposals by the user', () => {
    const state = asked({})
    const [a, b] = state.world.sites.map(({ id }) => id) as [number, number]
    expect(() => propose(state, [a, a, b])).toThrow('You cannot suggest the same destination twice.')
    expect(() => propose(state, [a, b, 99])).toThrow('99 is not a valid destination')
    expect(() => propose(state, [null, null, null])).toThrow('Fill in at least one event')
    expect(() => planning.act(start({}), 'user', { type: 'propose', proposal: { events: [a, b, 1] } })).toThrow(
      'Your role cannot propose. You can send messages.',
    )
  })

  it('reads itineraries by name, also misspelt ones', () => {
    const state = asked({})
    const seen = planning.observe(state, 'assistant')
    const [a, b] = seen.sites!
    expect(planning.language.parse(`You: [propose] [${a!.name}, NULL, ${b!.name.slice(0, -1)}]`, seen)).toEqual({
      type: 'propose',
      proposal: { events: [a!.id, null, b!.id] },
    })
    expect(() => planning.language.parse('[propose] [Atlantis, NULL, NULL]', seen)).toThrow(
      'Atlantis is not a valid destination',
    )
    expect(() => planning.language.parse(`[propose] [${a!.name}]`, seen)).toThrow(
      'You must have 3 events in your proposal.',
    )
  })

  it('makes parking and takeout count unless told to be as the release', () => {
    const features = (config: unknown) =>
      Array.from({ length: 30 }, (_, seed) => start(config, seed).world.preferences)
        .flat()
        .flatMap((preference) => (preference.kind === 'FeaturePreference' ? [preference.feature] : []))
    expect(features({})).toContain('has parking')
    expect(features({})).not.toContain('has_parking')
    expect(features({ inertPreferences: true })).toContain('has_takeout')
    expect(features({ inertPreferences: true })).not.toContain('has takeout')
  })

  it('answers searches with several words, alternatives, booleans, several keys and a limit', () => {
    const state = asked({})
    const search = (query: string) => {
      const after = planning.act(state, 'assistant', { type: 'search', query })
      expect(planning.turn(after).must).toEqual(['assistant'])
      expect(planning.observe(after, 'user')).toEqual(planning.observe(state, 'user'))
      const line = planning.observe(after, 'assistant').talk.at(-1)!
      return line.kind === 'search' ? line.result.split('\n') : []
    }
    const { sites } = state.world
    const kids = sites.filter(({ features }) => features['good for kids'] === true)
    expect(search('Search(fields=[name], filters=[good for kids == True])')).toHaveLength(kids.length + 2)
    expect(search('Search(fields=[name], text_query="good for kids")')).toHaveLength(kids.length + 2)
    expect(search('Search(fields=[name], filters=[category == cafe OR category == bar])')).toHaveLength(11 + 2)
    expect(search('Search(fields=[name, rating], sort_by=[-rating, price], limit=4)')).toHaveLength(4 + 2)
    const prices = search('Search(filters=[price < 100], sort_by=[category, -price])').slice(2)
    expect(prices).toEqual(
      [...prices].sort((a, b) =>
        a.split('|')[1]! < b.split('|')[1]!
          ? -1
          : a.split('|')[1]! > b.split('|')[1]!
            ? 1
            : Number(b.split('|')[2]) - Number(a.split('|')[2]),
      ),
    )
    expect(search(`Search(fields=[name], sort_by=[distance_to(${sites[0]!.name})], limit=1)`)).toEqual([
      'Search Results (1):',
      'name|distance',
      `${sites[0]!.name}|0.0`,
    ])
    expect(search('Search(fields=[colour])')[0]).toContain("There is no field 'colour'")
    expect(search('find me a bar')[0]).toContain('Invalid search syntax')
  })
})

describe.skipIf(published.absent)('planning beside the published games', () => {
  it('scores every golden proposal, best and worst as the release does, slot by slot', () => {
    for (const game of published.read('golden/planning.dev')) {
      const config = { instance: game.state }
      const state = asked(config)
      for (const proposal of game.proposals) {
        const after = propose(state, proposal.events)
        const { score } =
          planning.observe(after, 'user').talk.at(-1)!.kind === 'proposal'
            ? (planning.observe(after, 'user').talk.at(-1) as any).shown
            : null
        expect(score.total).toBe(proposal.total)
        expect(score.slots.map((slot: any) => (slot.kind === 'empty' ? 0 : slot.score))).toEqual(proposal.bySlot)
        expect(score.checklist).toEqual(proposal.checklist)
      }
      const proposal = game.proposals[0]
      const { metrics } = settle(config, proposal.events)
      expect(metrics).toMatchObject({ score: proposal.total, best: game.best, worst: game.worst })
      expect(metrics.normalised).toBeCloseTo(proposal.norm, 12)
    }
  })

  it('re-scores the human finals as the release does', () => {
    let differ = 0
    for (const game of published.read('human/planning.dev')) {
      const final = game.log.filter(({ kind }: { kind: string }) => kind === 'proposal').at(-1)
      const { metrics } = settle({ instance: game.state }, final.events)
      expect(metrics).toMatchObject({
        score: game.rescored.score,
        best: game.recorded.best,
        worst: game.recorded.worst,
      })
      if (metrics.score !== game.recorded.score) differ++
    }
    expect(differ).toBeLessThanOrEqual(2)
  })

  it('answers all search cases as the release does in its dialect', () => {
    const sites = new Map(published.read('golden/planning.dev').map((game) => [game.id, game.state.events]))
    for (const { game, query, ok, error, text } of published.read('golden/search.dev')) {
      let answer: unknown
      try {
        answer = { ok: searchAsPublished(sites.get(game), query) }
      } catch (thrown) {
        answer = { error: (thrown as Error).name, text: (thrown as Error).message }
      }
      expect(answer).toEqual(ok === undefined ? { error, text } : { ok })
    }
  })

  it('describes wishes and scores in the published layout', () => {
    const states = new Map(published.read('golden/planning.dev').map((game) => [game.id, game.state]))
    let scores = 0
    for (const game of published.read('golden/text.planning.dev')) {
      const state = asked({ instance: states.get(game.id) })
      expect(game.initial.user).toBe(
        `${planning.language.describe(planning.observe(start({ instance: states.get(game.id) }), 'user'))}\nYou:`,
      )
      for (const { player, message, out } of game.steps) {
        if (player !== 'agent' || !/^\n?Agent: \[propose\]/.test(out.user)) continue
        const action = planning.language.parse(message, planning.observe(state, 'assistant'))
        if (action.type === 'propose' && new Set(action.proposal.events).size < 3) continue
        const told = planning.language.describe(planning.observe(planning.act(state, 'assistant', action), 'user'))
        expect(told.endsWith(out.user.trimStart().replace(/\nYou:$/, ''))).toBe(true)
        scores++
      }
    }
    expect(scores).toBeGreaterThan(30)
  })
})
