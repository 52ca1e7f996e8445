import { IllegalAction, Unreadable } from '../../core/errors.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { drawCoins, generateHouse, presetHouse, SEATS, targetSum, travelingAdventurers as game } from './index.ts'
import type { Action, Hallway, State } from './index.ts'

const configured = (given: unknown) => validate(game.config, given, 'config')
const begin = (given: unknown = {}, seed = 1): State => game.start(configured(given), seed)
const say = (text: string): Action => ({ type: 'message', text })
const submit = (path: string, text?: string): Action => ({ type: 'submit', path: [...path], ...(text && { text }) })
const play = (state: State, ...moves: [string, Action][]): State =>
  moves.reduce((at, [seat, action]) => game.act(at, seat, action), state)
const metricsOf = (state: State) => game.outcome(state)!.metrics

const triangle: Hallway[] = [
  ['L', 'K', 1],
  ['L', 'A', 2],
  ['K', 'A', 3],
]

describe('the game', () => {
  it.each([
    [{}, sized(2, 5)],
    ...sized<[object, number][]>([], [[{ boards: 'generated', rooms: 4 }, 5]]),
    [{ instance: { USER: triangle, BOT: triangle } }, 5],
    // Random players who may speak at any time do so four hundred times.
    [{ mode: 'free' }, sized(1, 2)],
  ])('keeps the contract of a game with %j', (config, episodes) => {
    conformSized(game, { configs: [config], episodes })
  })

  it('keeps it with twelve rooms', () => {
    conformSized(game, { configs: [{ boards: 'generated', rooms: 12, turnLimit: 3 }], episodes: 2 })
  })
})

describe('self-play', () => {
  it('alternates, USER first', () => {
    const state = begin()
    expect(game.turn(state).must).toEqual(['USER'])
    const after = play(state, ['USER', say('hello')])
    expect(game.turn(after).must).toEqual(['BOT'])
    expect(() => game.act(after, 'USER', say('again'))).toThrow(IllegalAction)
  })

  it('ends when both have submitted, and counts the same optimal path as optimal', () => {
    const state = play(begin({ board: 1 }), ['USER', submit('LEABKCL', 'that one')], ['BOT', submit('LEABKCL')])
    expect(game.turn(state).must).toEqual([])
    expect(game.outcome(state)).toMatchObject({ reason: 'both submitted', scores: { USER: 52, BOT: 52 } })
    expect(metricsOf(state)).toMatchObject({
      identical: true,
      identicalUndirected: true,
      correct: true,
      optimal: true,
      score: 52,
      optimum: 52,
      ratio: 1,
      percentile: 100,
      turns: 2,
      words: 2,
    })
  })

  it('goes on while only one has submitted, and a later submission replaces it', () => {
    const once = play(begin({ board: 1 }), ['USER', submit('LEKCBAL')], ['BOT', say('wait')])
    expect(game.turn(once).must).toEqual(['USER'])
    const twice = play(once, ['USER', submit('LEABCKL')], ['BOT', submit('LEABCKL')])
    expect(metricsOf(twice)).toMatchObject({
      identical: true,
      correct: true,
      optimal: false,
      score: 50,
      percentile: 95,
    })
  })

  it('tells the partner neither that nor what was submitted, only the message that goes with it', () => {
    const silent = play(begin(), ['USER', submit('LEKCBAL')])
    const talking = play(begin(), ['USER', submit('LEABCKL', 'done')])
    expect(game.observe(silent, 'BOT')).toMatchObject({ dialogue: [], submitted: null })
    expect(game.observe(talking, 'BOT').dialogue).toEqual([{ seat: 'USER', text: 'done' }])
    expect(game.observe(talking, 'USER').submitted).toEqual([...'LEABCKL'])
  })

  it('counts the reverse path as identical only in the undirected measure', () => {
    const state = play(begin({ board: 1 }), ['USER', submit('LEABKCL')], ['BOT', submit('LCKBAEL')])
    expect(metricsOf(state)).toMatchObject({ identical: false, identicalUndirected: true, correct: false, score: 0 })
  })

  it('is correct only for a round trip, whatever the length; the compatible measure looks at length alone', () => {
    const same = (path: string) => metricsOf(play(begin({ board: 1 }), ['USER', submit(path)], ['BOT', submit(path)]))
    expect(same('LELELEL')).toMatchObject({ identical: true, correct: false, optimal: false, correctAsPublished: true })
    expect(same('LELELEL')).toMatchObject({ score: 0, scoreAsPublished: 66, optimalAsPublished: false })
    expect(same('LEKL')).toMatchObject({ identical: true, correct: false, correctAsPublished: false, score: 0 })
    expect(same('EKCBALE')).toMatchObject({ correct: false, optimal: false, optimalAsPublished: true })
    expect(same('LLKCBAL')).toMatchObject({ correct: false, scoreAsPublished: 0, optimalAsPublished: false })
  })

  it('times out after fifteen turns each, which counts as a failure', () => {
    let state = begin()
    for (let i = 0; i < 15; i++)
      state = play(state, ['USER', say('hm')], ['BOT', i < 14 ? say('hm') : submit('LEKCBAL')])
    expect(game.outcome(state)!.reason).toContain('timeout: 15 turns each')
    expect(metricsOf(state)).toMatchObject({ identical: false, correct: false, optimal: false, score: 0, turns: 30 })
  })

  it('refuses unknown rooms, clicks, and the clock in a player’s hand, and leaves the state alone', () => {
    const state = begin()
    expect(() => game.act(state, 'USER', submit('LXL'))).toThrow('no room "X"; the rooms are L, E, B, K, C, A')
    expect(() => game.act(state, 'USER', { type: 'click', room: 'K' })).toThrow('nothing to click')
    expect(() => game.act(state, 'USER', { type: 'timeout' })).toThrow('only the clock')
    expect(state).toEqual(begin())
  })
})

describe('free play', () => {
  const free = (): State => begin({ mode: 'free', board: 1 })
  const click = (path: string): [string, Action][] => [...path].map((room) => ['USER', { type: 'click', room }])

  it('lets both speak at any time and pass', () => {
    const state = play(free(), ['BOT', say('hello')], ['BOT', say('anybody?')])
    expect(game.turn(state)).toMatchObject({ must: [], may: ['USER', 'BOT'] })
  })

  it('builds a path by clicks, which only its owner sees', () => {
    const state = play(free(), ...click('EKC'))
    expect(game.observe(state, 'USER').path).toEqual([...'LEKC'])
    expect(game.observe(state, 'BOT').path).toEqual(['L'])
    expect(game.observe(play(state, ['USER', { type: 'undo' }]), 'USER').path).toEqual([...'LEK'])
    expect(game.observe(play(state, ['USER', { type: 'clear' }]), 'USER').path).toEqual(['L'])
    expect(() => play(state, ...click('E'))).toThrow('E is on the path already')
    expect(() => play(state, ...click('L'))).toThrow('L is on the path already')
    expect(() => play(state, ...click('BAE'))).toThrow('only the way back to L is left')
    expect(() => play(state, ...click('BALE'))).toThrow('the path is complete')
    expect(() => play(free(), ['USER', { type: 'undo' }])).toThrow('no step')
  })

  it('offers to submit as soon as both paths are the same, and then takes a submission from either', () => {
    const one = play(free(), ['BOT', submit('LEKCBAL')])
    expect(game.outcome(one)).toBeUndefined()
    expect(game.observe(one, 'BOT').notices[0]!.text).toContain("your partner's path is not the same")
    expect(game.observe(one, 'USER').notices[0]!.text).toContain('Your partner tried to submit')
    const both = play(one, ...click('EKCBAL'))
    for (const seat of SEATS) {
      expect(game.observe(both, seat).match).toBe(true)
      expect(game.observe(both, seat).notices.at(-1)!.text).toContain('submit?')
    }
    for (const seat of SEATS)
      expect(metricsOf(play(both, [seat, submit('LEKCBAL')]))).toMatchObject({ optimal: true, score: 52 })
  })

  it('does not take a path that is no round trip', () => {
    expect(() => game.act(free(), 'USER', submit('LEKL'))).toThrow('it misses B, C, A')
    expect(() => game.act(free(), 'USER', submit('LEKCBAEL'))).toThrow('visits E more than once')
    expect(() => game.act(free(), 'USER', submit('EKCBAL'))).toThrow('begins and ends in L')
  })

  it('nudges when nobody acts, begins to count anew when somebody does, and gives up at last', () => {
    let state = begin({ mode: 'free', nudges: 2, nudgeAfter: 5 })
    const tick = (): void => {
      const { action, after } = game.turn(state).clock!
      expect(after).toBe(5000)
      state = game.act(state, CLOCK, action)
    }
    tick()
    expect(game.observe(state, 'USER').notices.at(-1)!.text).toContain('Nobody has done anything')
    state = play(state, ['USER', say('sorry')])
    tick()
    tick()
    expect(game.outcome(state)).toBeUndefined()
    tick()
    expect(game.outcome(state)!.reason).toBe('timeout: nobody did anything')
    expect(game.turn(state).clock).toBeUndefined()
  })
})

describe('houses', () => {
  it('preset ones come in turn, seed after seed', () => {
    for (let seed = 1; seed <= 12; seed++) expect(begin({}, seed).house).toEqual(presetHouse(((seed - 1) % 6) + 1))
    expect(begin({ board: 4 }, 1).house).toEqual(presetHouse(4))
    expect(begin({}, 0).house).toEqual(presetHouse(6))
  })

  it('generated ones sum to the target of appendix B, with every weight in range', () => {
    expect([4, 5, 6, 7, 8].map((rooms) => targetSum((rooms * (rooms - 1)) / 2))).toEqual([33, 55, 82, 115, 154])
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 66 }), fc.integer(), (hallways, seed) => {
        const coins = drawCoins(hallways, new Random(seed))
        expect(coins.reduce((sum, coin) => sum + coin, 0)).toBe(targetSum(hallways))
        for (const coin of coins) expect(coin >= 1 && coin <= 10 && Number.isInteger(coin)).toBe(true)
      }),
    )
    expect(generateHouse(6, 5)).toEqual(generateHouse(6, 5))
    expect(generateHouse(6, 5)).not.toEqual(generateHouse(6, 6))
    expect(generateHouse(12, 1).rooms).toHaveLength(12)
  })

  it('given ones are taken as they are, the start room first', () => {
    const { house } = begin(
      {
        instance: {
          USER: triangle,
          BOT: [
            ['L', 'A', 2],
            ['K', 'L', 1],
            ['A', 'K', 3],
          ],
        },
      },
      1,
    )
    expect(house.rooms).toEqual(['L', 'K', 'A'])
    expect(house.weights.USER).toEqual([0, 1, 2, 1, 0, 3, 2, 3, 0])
    expect(house.weights.BOT).toEqual(house.weights.USER)
  })

  it.each([
    [
      'a missing hallway',
      [
        ['L', 'K', 1],
        ['L', 'A', 2],
        ['L', 'B', 2],
        ['K', 'A', 3],
      ],
      'missing: K-B, A-B',
    ],
    ['a hallway given twice', [...triangle, ['A', 'L', 2]], 'hallway A-L is given twice'],
    ['coins out of range', [...triangle.slice(1), ['L', 'K', 1001]], 'a whole number from 0 to 1000, not 1001'],
    ['half a coin', [...triangle.slice(1), ['L', 'K', 1.5]], 'a whole number from 0 to 1000, not 1.5'],
    ['a hallway into itself', [...triangle, ['L', 'L', 2]], 'joins two different rooms'],
    ['a room that is no letter', [['attic', 'L', 2]], 'one capital letter, not "attic"'],
    ['no rooms', [], '3 to 12 rooms, not 0'],
    ['a hallway without coins', [['L', 'K']], 'instance.USER.0'],
  ])('refuse %s, saying what is wrong', (_, hallways, message) => {
    expect(() => configured({ instance: { USER: hallways, BOT: triangle } })).toThrow(message)
  })

  it('refuse seats that differ in rooms or start, and contradictory choices', () => {
    const renamed = triangle.map(([a, b, coins]) => [a.replace('A', 'B'), b.replace('A', 'B'), coins])
    expect(() => configured({ instance: { USER: triangle, BOT: renamed } })).toThrow('the same rooms')
    const turned = [triangle[2], triangle[0], triangle[1]]
    expect(() => configured({ instance: { USER: turned, BOT: triangle } })).toThrow('starts in K, BOT in L')
    expect(() => configured({ boards: 'generated', board: 1 })).toThrow('only preset houses')
    expect(() => configured({ rooms: 6 })).toThrow('only generated houses')
    expect(() => configured({ boards: 'generated', rooms: 13 })).toThrow('rooms')
    expect(() => configured({ bords: 'generated' })).toThrow('bords')
    expect(configured(configured({ boards: 'generated' }))).toEqual(configured({ boards: 'generated' }))
  })
})

describe('its language', () => {
  const seen = game.observe(begin({ board: 1 }), 'USER')
  const { parse, say: tell } = game.language

  it('reads every action that it says', () => {
    const text = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('submit L', 'Say it', 'undo', 'click', '{"a":1}', 'CLEAR it', 'say', 'two\nlines', '{'),
    )
    const trimmed = text.map((words) => words.trim()).filter((words) => words !== '')
    const path = fc.array(fc.constantFrom(...'LEBKCA'), { minLength: 1, maxLength: 9 })
    const actions: fc.Arbitrary<Action> = fc.oneof(
      trimmed.map(say),
      fc.tuple(path, fc.option(trimmed, { nil: undefined })).map(([way, words]) => submit(way.join(''), words)),
      fc.constantFrom<Action>({ type: 'click', room: 'K' }, { type: 'undo' }, { type: 'clear' }),
    )
    fc.assert(
      fc.property(actions, (action) => {
        expect(parse(tell(action, seen), seen)).toEqual(action)
      }),
      { numRuns: 500 },
    )
  })

  it('reads paths as people write them', () => {
    for (const line of [
      'submit LEKCBAL',
      'Submit: L-E-K-C-B-A-L',
      'submit ["L","E","K","C","B","A","L"]',
      'submit l, e, k, c, b, a, l',
      '[submit] L E K C B A L',
      '[Submit L-E-K-C-B-A-L]',
      '/submit L E K C B A L',
      'SUBMIT\nL E K C B A L',
      'Ok, submit:\n\n["L","E","K","C","B","A","L"]',
      'After weighing every way, my decision is:\n\nSUBMIT L E K C B A L',
      "I couldn't find a better one. SUBMIT L E K C B A L",
      'I submit L E K C B A L, since we have looked at all of it.',
      '[SUBMIT] L E K C B A L [/SUBMIT]',
    ])
      expect(parse(line, seen)).toEqual(submit('LEKCBAL'))
    expect(parse("submit living room, the empty room, kitchen, children's room, bathroom, attic, L", seen)).toEqual(
      submit('LEKCBAL'),
    )
    expect(parse('{"type":"submit","path":["L","E"]}', seen)).toEqual(submit('LE'))
    for (const line of [
      'I think we should submit L E',
      'Nod, then I submit L E K C B A L.',
      'Tell me C-K, then I am submitting L E K C B A L',
      'Soon, I will submit L E K C B A L',
      'I submit L E K C B A L as soon as I know yours',
      'If you like it: SUBMIT L E K C B A L',
    ])
      expect(parse(line, seen)).toEqual(say(line))
  })

  it('says what was wrong with what it cannot read', () => {
    expect(() => parse('  ', seen)).toThrow(Unreadable)
    expect(() => parse('submit', seen)).toThrow('a path is missing')
    expect(() => parse('submit L E K C B A L\nNo wait, not yet.', seen)).toThrow('taken back')
    for (const said of [
      'As soon as you have looked at it:\nsubmit L E K C B A L',
      'May I send this?\n\nsubmit L E K C B A L',
      'I am not about to write\nsubmit L E K C B A L',
      'submit L E K C B A L\n\nBut only if you like it.',
      'submit L E K C B A L\nOr shall we look for more?',
    ])
      expect(() => parse(said, seen)).toThrow('depends on what is said beside it')
    expect(parse('Agreed, then:\nsubmit L E K C B A L', seen)).toEqual(submit('LEKCBAL', 'Agreed, then:'))
    expect(parse('{"thought": "fine", "message": "Done!", "type": "submit", "path": ["L", "E"]}', seen)).toEqual(
      submit('LE', 'Done!'),
    )
    expect(parse('submit L E K C B A L\nPartner: submit L E K', seen)).toEqual(submit('LEKCBAL'))
    expect(() => parse('submit L E X', seen)).toThrow('"X" is no room')
    expect(() => parse('submit L', seen)).toThrow('L alone is no path')
    expect(() => parse('click L K', seen)).toThrow('exactly one room')
    expect(() => parse('{"type":"jump"}', seen)).toThrow(Unreadable)
  })

  it('tells a seat its own coins and nothing of the other’s', () => {
    const told = game.language.describe(seen)
    expect(told).toContain('L: E 5, B 3, K 1, C 6, A 2')
    expect(told).toContain('light coins')
    expect(game.language.rules(configured({}), 'BOT')).toContain('You are in the ghost world')
  })
})
