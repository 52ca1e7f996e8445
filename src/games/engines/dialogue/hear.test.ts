import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../../core/errors.ts'
import type { Game } from '../../../core/game.ts'
import { validate } from '../../../core/schema.ts'
import { assignment } from '../../assignment/index.ts'
import { mediation } from '../../mediation/index.ts'
import { planning } from '../../planning/index.ts'

/** What a person who types this in a seat of a new game does. */
function hear(game: Game, seat: string, text: string): unknown {
  const state = game.start(validate(game.config, { chat: 'free' }, 'config'), 1)
  return game.language.people!.parse!(text, game.observe(state, seat))
}

const GAMES: readonly (readonly [Game, string])[] = [
  [assignment, 'player-1'],
  [planning, 'user'],
  [mediation, 'user-0'],
]

describe('a person at a dialogue', () => {
  it('says plain words', () => {
    for (const [game, seat] of GAMES) {
      for (const text of [
        'hello there',
        'You see more than me',
        'BLEU: Ava is great',
        'I accept that',
        '1: the early one',
        'not yet',
        '9:30AM is fine',
      ])
        expect(hear(game, seat, ` ${text} `)).toEqual({ type: 'message', text })
      expect(hear(game, seat, 'Accept')).toEqual({ type: 'accept' })
      expect(hear(game, seat, 'reject.')).toEqual({ type: 'reject' })
    }
  })

  it('proposes with words before and behind it, and in other words where all of a plan is named', () => {
    const state = planning.start(validate(planning.config, { chat: 'free' }, 'config'), 1)
    const seen = planning.observe(state, 'assistant')
    const said = (text: string): unknown => planning.language.people!.parse!(text, seen)
    const idOf = (name: string): number => seen.sites!.find((site) => site.name === name)!.id
    const events = ['Kite Hill', 'Windowsill', 'Fig and Fern'].map(idOf)
    for (const [text, beside] of [
      ['Right, have a look:\npropose Kite Hill, Windowsill, Fig and Fern', 'Right, have a look:'],
      ['This one is short. Propose: Kite Hill, Windowsill and fig and fern', 'This one is short.'],
      ['My idea: [propose] [Kite Hill, Windowsill, Fig and Fern]', 'My idea:'],
      ['propose Kite Hill, Windowsill, then Fig and Fern. It is cheap, too.', 'It is cheap, too.'],
      ['I suggest Kite Hill, Windowsill and Fig and Fern, because it is cheap', 'because it is cheap'],
      ['Let’s see... How about Kite Hill, Windowsill & Fig and Fern?', 'Let’s see.'],
      ["here's the plan: Kite Hill, Windowsill, Fig and Fern", undefined],
    ] as const)
      expect(said(text), text).toEqual({ type: 'propose', proposal: { events }, ...(beside && { text: beside }) })
    for (const text of [
      'I propose that we begin with cafes, bars and parks.',
      'How about Kite Hill?',
      'Do you like walking? I suggest Kite Hill and Windowsill.',
      'What shall I propose?',
    ])
      expect(said(text), text).toEqual({ type: 'message', text })
    expect(() => said('My plan for you: propose Kite Hill, Windowsill, Atlantis')).toThrow('Atlantis is not a valid')
    expect(() => said('propose Kite Hill, Windowsill or Fig and Fern')).toThrow(Unreadable)
  })

  it('answers an offer in plain words, and says nothing else before', () => {
    let state = planning.start(validate(planning.config, { chat: 'free' }, 'config'), 1)
    const { sites } = planning.observe(state, 'assistant')
    const offer = `[propose] [${sites!
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ')}]`
    state = planning.act(state, 'assistant', planning.language.parse(offer, planning.observe(state, 'assistant')))
    const answer = (text: string): unknown => planning.language.people!.parse!(text, planning.observe(state, 'user'))
    for (const text of [
      'yes, that works for me',
      'right, book it, see you',
      'aight, my husband likes it',
      'everyone says yes',
      'oh well, it will have to do, bye',
      'Great, thanks!',
      'ok',
      '👍',
      'I like it, no need to swap anything',
      'deal',
      'whatever, fine, accept',
      'it is not perfect but we’ll take it',
      'Sure, why not',
      "that's what we wanted, yes",
      'Much better! Book it.',
      'Thanks for bearing with us. It suits us, and we would be glad to take this plan.',
      'We shall go with that, thank you.',
      '9. ok',
      'yeah bet, lock it in',
      "Wonderful, we'd be delighted to accept.",
      'Hi there! I accpet it, honestly',
      'Sorry for the wait. Works for me tbh',
      'Personally, I think that is perefct',
      'For the record, sounds great, thank u',
      'yes plesae, if that helps',
      'That suits us nicely, we would like to go ahead with it.',
      'Our favourite one yet, we hereby accept it.',
      'About time. Yes, that will do.',
      "It isn't exactly what I wanted, but fine, please go ahead",
      'Very well, if you insist',
      'This is better than the first one, book it!',
      'neat, this one please',
      "Fabulous choice, mate, we'll take it. Thank you ever so much",
    ])
      expect(answer(text), text).toEqual({ type: 'accept' })
    for (const text of [
      'reject, no shops!',
      'no, still no bar',
      'No not three bars! I liked the marsh',
      'that is awful. leave out the museum',
      'still too expensive! isn’t there something cheap like a park?',
      'I would rather have a park in it',
      'no',
      "doesn't work for me",
      'a bit too far, but I love it',
      'No, it is better, but it is far.',
      'no. is there wifi?',
      'yes, and how about the zoo?',
      'yes if there is parking',
      'sounds good, can we have a bar with wine?',
      'ok for me but my wife wants a bar',
      'I would accept it with a park',
      'not great but the museum is worse',
      'very well, but the bar has to go',
      'yes please add a bar',
      'hard to accept',
      'ok but cheaper please',
      'great but no',
      'Keep the park, change the rest',
      'The park is great',
      '15 for the park, 3 for the zoo',
      'not quite',
      'honestly no',
      'accpet the first one only',
      'reject: where is the zoo?',
      "I can't accept this",
      '6. the bar is loud',
      '9. ok but cheaper please',
      'We would be happy with a park in it',
      'I would be glad to see the zoo',
      'the best so far, but so far away',
      'better than the last one but not cheaper than the first one',
    ])
      expect(answer(text), text).toEqual({ type: 'reject', text })
    for (const text of ['thanks', 'hm', 'I am not sure', 'Yes, the kids will like the park'])
      expect(() => answer(text), text).toThrow(/^Type "accept" to take it, or "reject" and why\.$/)
    for (const text of [
      'what?',
      'ok?',
      'how do I accept?',
      'is there wifi?',
      'where is the zoo?',
      'sounds good, does the bar have wine?',
    ])
      expect(() => answer(text), text).toThrow('That reads like a question: it may follow "reject".')
    const reply = (text: string): unknown => planning.language.parse(text, planning.observe(state, 'user'))
    for (const text of ['[accept] thanks, it is near', '[accept] (not [reject])', 'I accept this offer.'])
      expect(reply(text), text).toEqual({ type: 'accept' })
    for (const text of [
      '[accept] the first two stops',
      '[accept] with a small change: no zoo',
      '[accept], and please swap the zoo for a park',
      '[accept] everything but the zoo',
      'accept: no',
      'I accept it, apart from the zoo.',
    ])
      expect(() => reply(text), text).toThrow(Unreadable)
  })

  it('may use the types of the rules', () => {
    for (const [game, seat] of GAMES) {
      expect(hear(game, seat, '[message] hello')).toEqual({ type: 'message', text: 'hello' })
      expect(hear(game, seat, 'You: [think] hm')).toEqual({ type: 'think', text: 'hm' })
      expect(hear(game, seat, '[accept]')).toEqual({ type: 'accept' })
      expect(() => hear(game, seat, '[sing] la')).toThrow('There is no message type [sing]')
    }
  })

  it('proposes on one line', () => {
    const state = assignment.start(validate(assignment.config, {}, 'config'), 1)
    const { papers, reviewers } = assignment.observe(state, 'player-1')
    const lines = papers.map(({ short }, i) => `${short}: ${reviewers[i]}`)
    const wanted = { type: 'propose', proposal: { reviewerOfPaper: papers.map((_, i) => i) } }
    for (const text of [
      `propose ${lines.join('; ')}`,
      `Propose: ${lines.join(' | ')}`,
      `propose Proposal: ${lines.join('<br/>')}`,
      `[propose] Proposal: ${lines.join(' | ')}`,
    ])
      expect(hear(assignment, 'player-1', text)).toEqual(wanted)
    expect(hear(planning, 'assistant', 'propose #1, NULL, #2')).toEqual(
      planning.language.parse('[propose] [#1, NULL, #2]', planningSeen()),
    )
    for (const prefix of ['', 'all: '])
      expect(hear(mediation, 'assistant', `${prefix}propose user 0: id 3, user 1: id 2`)).toEqual({
        type: 'propose',
        proposal: { flights: [3, 2] },
      })
  })

  it('is told what is wrong with a proposal', () => {
    expect(() => hear(mediation, 'assistant', 'propose the early one')).toThrow('Proposal must be formatted like')
  })

  it('may speak of proposing where the role cannot', () => {
    const text = 'propose something cheaper'
    expect(hear(planning, 'user', text)).toEqual({ type: 'message', text })
  })

  it('says to whom', () => {
    expect(hear(mediation, 'assistant', '1: when are you busy?')).toEqual({
      type: 'message',
      to: 'user-1',
      text: 'when are you busy?',
    })
  })
})

const planningSeen = () =>
  planning.observe(planning.start(validate(planning.config, { chat: 'free' }, 'config'), 1), 'assistant')
