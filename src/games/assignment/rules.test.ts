import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { published } from '../engines/dialogue/published.fixture.ts'
import { assignment, PUBLISHED_LABELS, readable } from './index.ts'

const play = (config: unknown, ...moves: [string, unknown][]) => {
  let state = assignment.start(validate(assignment.config, config, 'config'), 7)
  for (const [seat, action] of moves) state = assignment.act(state, seat, action as never)
  return state
}

/** The outcome of proposing so and having it accepted. */
const settle = (config: unknown, reviewerOfPaper: readonly number[]) =>
  assignment.outcome(
    play(config, ['player-1', { type: 'propose', proposal: { reviewerOfPaper } }], ['player-2', { type: 'accept' }]),
  )!

describe('assignment', () => {
  it.each([
    {},
    { chat: 'free', size: 3 },
    ...sized([], [{ size: 3 }, { size: 12, margin: 1.05 }, { chat: 'free' }, { wordLimit: 40 }]),
  ])('keeps the contract of a game with %j', (config) => {
    conformSized(assignment, { configs: [config], episodes: sized(2, 6) })
  })

  it('is dealt so that neither player can solve it well alone', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { world } = assignment.start(validate(assignment.config, {}, 'config'), seed)
      expect(world.values.flat().every((value) => value >= 0 && value <= 99)).toBe(true)
      const seen = world.masks[0]!.flat().map((mask, cell) => mask + world.masks[1]!.flat()[cell]!)
      world.values.flat().forEach((value, cell) => seen[cell] === 0 && expect(value).toBe(50))
    }
  })

  it('hands the word to and fro, and back to whoever rejects', () => {
    const start = play({})
    expect(assignment.turn(start).must).toEqual(['player-1'])
    const proposal = { reviewerOfPaper: [0, 1, 2, 3, 4, 5, 6, 7] }
    const asked = play({}, ['player-1', { type: 'message', text: 'hi' }], ['player-2', { type: 'propose', proposal }])
    expect(assignment.turn(asked).must).toEqual(['player-1'])
    expect(() => assignment.act(asked, 'player-1', { type: 'message', text: 'wait' })).toThrow(
      'A proposal was made. You must first accept or reject it.',
    )
    const rejected = assignment.act(asked, 'player-1', { type: 'reject' })
    expect(assignment.turn(rejected).must).toEqual(['player-1'])
    expect(() => assignment.act(rejected, 'player-1', { type: 'accept' })).toThrow('You can only [accept] or [reject]')
    expect(() => assignment.act(rejected, 'player-1', { type: 'message', text: '' })).toThrow(
      'Cannot send empty message.',
    )
  })

  it('refuses proposals that are no matching', () => {
    for (const reviewerOfPaper of [
      [0, 1, 2],
      [0, 0, 2, 3, 4, 5, 6, 7],
      [0, 1, 2, 3, 4, 5, 6, 8],
    ])
      expect(() => settle({}, reviewerOfPaper)).toThrow('each of the 8 papers one reviewer')
  })

  it('reads proposals in several layouts', () => {
    const state = play({ labels: 'published' })
    const seen = assignment.observe(state, 'player-1')
    const wanted = { type: 'propose', proposal: { reviewerOfPaper: [5, 1, 6, 0, 4, 7, 3, 2] } }
    const names = ['Santos', 'Daniel', 'Ethan Smith', 'ava li', 'Morgan', 'Noah', 'Andrei', 'Sofia']
    const lines = PUBLISHED_LABELS.papers.map(({ short }, paper) => `${short}: ${names[paper]}`)
    for (const text of [
      `Proposal:\n- ${lines.join('\n- ')}`,
      `Proposal: ${lines.join('; ')}`,
      `Proposal:<br/>${lines.join('<br/>')}`,
    ])
      expect(assignment.language.parse(`[propose] ${text}`, seen)).toEqual(wanted)
    expect(
      assignment.language.parse(`[propose] Proposal:\n- ${lines.join('\n- ')}\n\nSum of mine: 231. And yours?`, seen),
    ).toEqual({ ...wanted, text: 'Sum of mine: 231. And yours?' })
    expect(() => assignment.language.parse('[propose] BLEU: Ava', seen)).toThrow(
      "Your proposal must start with 'Proposal:' and have 8 lines, one for each slot.",
    )
    expect(() => assignment.language.parse('hello', seen)).toThrow('Messages must be formatted with a type')
  })

  it('asks again where a line names several reviewers', () => {
    const seen = assignment.observe(play({ size: 3 }), 'player-1')
    const { papers, reviewers } = seen
    const propose = (second: string): string =>
      `[propose] Proposal:\n${papers.map(({ short }, i) => `- ${short}: ${i === 1 ? second : reviewers[i]}`).join('\n')}`
    for (const second of [`${reviewers[1]} or ${reviewers[0]}`, reviewers.slice(1).join('/').replaceAll(/ \w+/g, '')])
      expect(() => assignment.language.parse(propose(second), seen)).toThrow('There is no reviewer')
    expect(assignment.language.parse(propose(`${reviewers[1]} (a good choice)`), seen)).toMatchObject({
      proposal: { reviewerOfPaper: [0, 1, 2] },
    })
  })

  it('names the papers that a proposal leaves out, but on the published tables, which keep their text', () => {
    const read = (config: object, text: string) => () =>
      assignment.language.parse(`[propose] Proposal: ${text}`, assignment.observe(play(config), 'player-1'))
    expect(read({ size: 4 }, 'Anchor: 1; Delta: 2')).toThrow(/4 lines, one for each slot\. Missing: Beacon, Cobalt\.$/)
    expect(read({ size: 4 }, 'whatever you like')).toThrow(/one for each slot\.$/)
    expect(read({ labels: 'published' }, 'BLEU: Ava')).toThrow(/one for each slot\.$/)
  })

  it('counts as accepted what is proposed when the words have run out', () => {
    const config = { wordLimit: 30 }
    const proposal = { reviewerOfPaper: [0, 1, 2, 3, 4, 5, 6, 7] }
    const state = play(config, ['player-1', { type: 'message', text: 'a b c d e f' }])
    expect(assignment.observe(state, 'player-2').closing).toBe(true)
    expect(assignment.language.describe(assignment.observe(state, 'player-2'))).toContain(
      'You must make your best final proposal now.',
    )
    const end = assignment.outcome(assignment.act(state, 'player-2', { type: 'propose', proposal }))!
    expect(end.metrics).toMatchObject({ forced: true, agreed: true, words: 6, messages: 1, proposals: 1 })
  })
})

describe('an opening', () => {
  const opening = [
    { seat: 'player-2', action: { type: 'message', text: 'one two three' } },
    { seat: 'player-2', action: { type: 'message', text: 'four' } },
  ]

  it('is gone on from, in turns, its words counted', () => {
    const state = play({ opening, wordLimit: 60 })
    expect(assignment.turn(state).must).toEqual(['player-1'])
    expect(assignment.observe(state, 'player-1')).toMatchObject({ wordsLeft: 56, closing: false })
    expect(assignment.observe(state, 'player-1').talk).toHaveLength(2)
    conformSized(assignment, { configs: [{ opening }], episodes: sized(1, 3) })
  })

  it('must keep the rules', () => {
    const bad = [...opening, { seat: 'player-1', action: { type: 'accept' } }]
    expect(() => play({ opening: bad })).toThrow('opening, action 3 (player-1): You can only [accept]')
  })
})

describe.skipIf(published.absent)('assignment beside the published games', () => {
  it('scores every golden proposal, best and worst as the release does', () => {
    for (const game of published.read('golden/assignment.dev').filter((_, i) => i % sized(4, 1) === 0)) {
      for (const proposal of game.proposals) {
        const { metrics } = settle({ instance: game.state }, proposal.reviewerOfPaper)
        expect(metrics).toMatchObject({ score: proposal.score, best: game.best, worst: game.worstPossible })
        expect(metrics.normalised).toBeCloseTo(proposal.norm, 12)
      }
      expect(settle({ instance: game.state }, game.bestReviewerOfPaper).metrics.score).toBe(game.best)
    }
  })

  it('shows each player the numbers that the release shows', () => {
    for (const game of [...published.read('golden/assignment.dev'), ...published.read('human/assignment.dev')]) {
      const state = play({ instance: game.state })
      for (const player of [0, 1])
        expect(assignment.observe(state, `player-${player + 1}`).table).toEqual(
          game.state.displayed[player].map((row: unknown[]) => row.map((cell) => (cell === '' ? null : cell))),
        )
    }
  })

  it('describes tables in the published layout', () => {
    const states = new Map(published.read('golden/assignment.dev').map((game) => [game.id, game.state]))
    for (const game of published.read('golden/text.assignment.dev')) {
      const state = play({ instance: states.get(game.id) })
      for (const seat of ['player-1', 'player-2'])
        expect(assignment.language.describe(assignment.observe(state, seat))).toBe(game.initial[seat])
    }
  })

  it('reads every human final proposal back from its text, and scores it as recorded', () => {
    for (const game of published.read('human/assignment.dev')) {
      const final = game.log.filter(({ kind }: { kind: string }) => kind === 'proposal').at(-1)
      const seen = assignment.observe(play({ instance: game.state }), 'player-1')
      const action = assignment.language.parse(`[propose] ${final.text}`, seen)
      if (action.type !== 'propose') throw new Error('not read as a proposal')
      expect(action.proposal.reviewerOfPaper).toEqual(final.reviewerOfPaper)
      if (final.text.includes(PUBLISHED_LABELS.reviewers[0]))
        expect(readable(action.proposal.reviewerOfPaper, PUBLISHED_LABELS)).toBe(final.text)
      const { metrics } = settle({ instance: game.state }, action.proposal.reviewerOfPaper)
      expect(metrics).toMatchObject({ score: game.recorded.score, best: game.recorded.best })
      expect(metrics.normalised).toBeCloseTo(game.recorded.norm, 12)
    }
  })
})
