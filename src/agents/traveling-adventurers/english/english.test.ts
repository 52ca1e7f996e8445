import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestMessage, ROOMS, roomName } from '../../../games/traveling-adventurers/index.ts'
import type { Act, Coins, Pair } from './acts.ts'
import { createReader } from './read.ts'
import * as write from './write.ts'

const read = createReader({ rooms: [...'LEBKCA'], coins: { min: 1, max: 10 } })
const acts = (text: string, there?: string, sure = true): readonly Act[] =>
  read(text, there === undefined ? undefined : { room: there, sure }).acts
const kinds = (text: string): string[] => acts(text).map(({ kind }) => kind)

/** `KA5` for coins, sorted within and among, so that neither the order of rooms nor that of hallways matters. */
const shorten = (coins: readonly Coins[]): string[] =>
  coins.map(({ a, b, coins }) => [a, b].sort().join('') + coins).sort()
const told = (text: string, there?: string): string[] =>
  shorten(acts(text, there).flatMap((act) => (act.kind === 'tell' ? act.coins : [])))
const path = (letters: string): string[] => [...letters]

describe('coins', () => {
  it.each([
    ['from the kitchen I have 5 to the attic, 3 to B', 'KA5 KB3'],
    ['From K I have 5 to A, 3 to B and 2 to C.', 'KA5 KB3 KC2'],
    ['from k i have 5 to a and 3 to b', 'KA5 KB3'],
    ['K to A is 5, K to B 3', 'KA5 KB3'],
    ['the kitchen: 6 with A and B each, L only 2', 'KA6 KB6 KL2'],
    ['C: 4 from the kitchen, 3 bathroom, 8 from A', 'CK4 BC3 AC8'],
    ['from B it is 2 both to C and K, and the attic 9', 'BC2 BK2 AB9'],
    ['6, and K-A is 5, K-B 3', 'KA5 KB3'],
    ["it's 4, I meant K-A 5 and K-B 3", 'KA5 KB3'],
    ['K-A 5, A-B 3, so K A B brings me 8 in all', 'KA5 AB3'],
    ['A-K 5, E-K 3, and 2 for B', 'KA5 EK3 KB2'],
    ['K-A 5, K-B: 3', 'KA5 KB3'],
    ['K–A = 5; B→K 3', 'KA5 KB3'],
    ['KA5 KB3', 'KA5 KB3'],
    ['ka5, kb3', 'KA5 KB3'],
    ['K A 5, K B 3', 'KA5 KB3'],
    ['K: A 5, B 3', 'KA5 KB3'],
    ['K: A 5, B 3\nL: E 6', 'KA5 KB3 LE6'],
    ['From K: A 5; B 3', 'KA5 KB3'],
    ['from K, A 5 and B 3', 'KA5 KB3'],
    ['from K to A I have 5, and to B 3', 'KA5 KB3'],
    ['I have 5 coins between the kitchen and the attic', 'KA5'],
    ['between K and A I have 5 and between L and E 6', 'KA5 LE6'],
    ['I have 5 to A from K and 3 to B from L', 'KA5 LB3'],
    ['There are 5 coins from K to A', 'KA5'],
    ['5 for K-A and 3 for K-B', 'KA5 KB3'],
    ['5 from E to B. hm no wait, its 4', 'BE4'],
    ['I told you 6 for K-B, that was wrong. It should be 8.', 'BK8'],
    ['two (2) coins between B and K; C-A: 3 (three)', 'AC3 BK2'],
    ['E-K seven :) C-A eight :)', 'AC8 EK7'],
    ['From L: kitchen one, attic two', 'KL1 AL2'],
    ['just the one from K to A', 'AK1'],
    ['living 2 kitchen is 8', 'KL8'],
    ['1) L-E 5 2) L-B 3 3) L-K 1', 'EL5 BL3 KL1'],
    ['from the attic: 1 to the bathroom and 9 to the kids', 'AB1 AC9'],
    ['[["K", "A", 5], ["K", "B", 3]]', 'KA5 KB3'],
    ['K to A is 5 in both directions', 'KA5'],
    ['I have a 5 from K to L', 'KL5'],
    ['From K to L a 5, from K to C a 7', 'KL5 CK7'],
    ['For K-B it is a 4, for K-C a 9', 'BK4 CK9'],
    ['A 5 on L-K and a 7 on K-C', 'KL5 CK7'],
    ['mine from K: a is 4, b is 6', 'KA4 KB6'],
    ['from L: a 5, b 3', 'LA5 LB3'],
    ['I get five coins from the kitchen to the attic', 'KA5'],
    ["from the children's room I have 4 to the living room", 'CL4'],
    ['from the childrens room I have 4 to the empty room and one coin to the bathroom', 'CE4 CB1'],
    ['A to B is 3. B to A is 3.', 'AB3 AB3'],
    ["Let's go to K, from there I have 5 to A and 3 to C", 'KA5 KC3'],
    ['We are at E. From E I have 6 to A', 'EA6'],
    ['Hi! My coins: L-E 6, L-B 4. I hope that helps 🙂', 'LE6 LB4'],
    ['There are 6 rooms, and from L I have 4 to B', 'LB4'],
    ['I like L-C and B-A, they give me six each', 'LC6 BA6'],
    ['My three best: B-C (10), E-K (9). My two worst: L-K (1), E-A (1).', 'BC10 EK9 LK1 EA1'],
    ['My coins from the living room:\nE = 4\nB = 2', 'LE4 LB2'],
    ['1. L to K: 5\n2. L to A: 7', 'LK5 LA7'],
    ['Living Room (L) to Kitchen (K): 5 coins', 'LK5'],
    ['10 coins (the maximum!) lie between the kitchen and the empty room.', 'KE10'],
    ["A-B is a three, A-C's a two", 'AB3 AC2'],
    ["As for the attic, it's 4 to the kitchen and 6 to the bathroom.", 'AK4 AB6'],
    ['I mixed up two: L-E is 5 and L-B is 3.', 'LE5 LB3'],
    ['Please disregard the value for C-A; it is 2.', 'CA2'],
    ['the 4 i gave you for L-B was wrong, its a 6', 'LB6'],
    ['kitchen to attic would give me 9 points', 'KA9'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(
      expected
        .split(' ')
        .map((item) => item.slice(0, 2).split('').sort().join('') + item.slice(2))
        .sort(),
    )
  })

  it('may lead from where the talk has come to', () => {
    expect(told('from there I have 3 to B', 'K')).toEqual(['BK3'])
    expect(told('5 to A, 3 to B', 'K')).toEqual(['AK5', 'BK3'])
    expect(read('what have you from the kitchen?').there).toEqual({ room: 'K', sure: true })
    expect(read('I propose to go from L to E').there).toEqual({ room: 'E', sure: true })
  })

  it('are unsure where another reading is likely', () => {
    expect(acts('from E I have 6 to K, from there 4 to A')).toEqual([
      {
        kind: 'tell',
        coins: [
          { a: 'E', b: 'K', coins: 6 },
          { a: 'K', b: 'A', coins: 4 },
        ],
        unsure: true,
      },
    ])
    for (const text of ['5 to A and B from K', 'K and A: 5'])
      expect(acts(text)[0]).toMatchObject({ kind: 'tell', unsure: true })
    expect(acts('from there I have 3 to B', 'K', false)[0]).toMatchObject({ kind: 'tell', unsure: true })
  })

  it('are the listener’s where the speaker says so', () => {
    expect(acts('I understood K–A 5 and K–B 3: right?')).toEqual([
      {
        kind: 'read-back',
        coins: [
          { a: 'K', b: 'A', coins: 5 },
          { a: 'K', b: 'B', coins: 3 },
        ],
      },
    ])
    expect(acts('you have 5 from K to A')).toMatchObject([{ kind: 'read-back' }])
    expect(acts('from K I have 5 to A, you have 3 to B')).toMatchObject([{ kind: 'read-back' }, { kind: 'tell' }])
  })

  it('of both together tell nothing about either', () => {
    for (const text of ['we have 9 from K to A', 'K–A is 9 in total', 'together 9 between K and A'])
      expect(kinds(text)).toEqual(['sum'])
  })

  it('that cannot be made out are said to be unclear, and why', () => {
    expect(acts('I have 5 to A')).toMatchObject([{ kind: 'unclear', why: '5 coins to A, but from where?' }])
    expect(acts('I have 3 from K')).toMatchObject([{ kind: 'unclear', why: '3 coins, but where to?' }])
    expect(acts('From K I have 25 to A')).toMatchObject([{ kind: 'unclear', why: expect.stringContaining('1 to 10') }])
    expect(acts('From K I have 5 to K')).toMatchObject([{ kind: 'unclear' }])
    expect(acts('From K I have 5, 3 to A')).toContainEqual(expect.objectContaining({ kind: 'unclear' }))
  })

  it('may correct what was said before', () => {
    for (const text of ['Sorry, I meant K-A is 4', 'no, from K I have 4 to A', 'Correction: K to A is 4'])
      expect(acts(text)).toContainEqual({ kind: 'tell', coins: [{ a: 'K', b: 'A', coins: 4 }], correction: true })
  })

  it('come out the same whichever way each hallway is named, in letters or names', () => {
    const pairs = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...'LEB'), fc.constantFrom(...'KCA'), fc.integer({ min: 1, max: 10 })),
      {
        minLength: 1,
        selector: ([a, b]) => a + b,
      },
    )
    const forms = [
      (a: string, b: string, n: number) => `From ${a} I have ${n} to ${b}.`,
      (a: string, b: string, n: number) => `From the ${roomName(a)} to the ${roomName(b)} I have ${n}.`,
      (a: string, b: string, n: number) => `I have ${n} coins between ${a} and ${b}.`,
      (a: string, b: string, n: number) => `${a}-${b} ${n},`,
      (a: string, b: string, n: number) => `${a}${b}${n}\n`,
      (a: string, b: string, n: number) => `${n} from the ${roomName(a)} to ${b}.`,
    ]
    fc.assert(
      fc.property(
        pairs,
        fc.infiniteStream(fc.nat({ max: forms.length - 1 })),
        fc.infiniteStream(fc.boolean()),
        (list, form, turn) => {
          const text = list.map(([a, b, n]) => {
            const [x, y] = turn.next().value ? [b, a] : [a, b]
            return forms[form.next().value as number]!(x, y, n)
          })
          expect(told(text.join(' '))).toEqual(shorten(list.map(([a, b, coins]) => ({ a, b, coins }))))
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('questions', () => {
  const ask = (pairs: string[], from: string[] = []): unknown => ({
    kind: 'ask',
    pairs: pairs.map((pair) => [...pair]),
    from,
  })

  it.each<[string, unknown]>([
    ['what have you from K?', ask([], ['K'])],
    ['What do you have from the kitchen', ask([], ['K'])],
    ['how many coins do you have from K to A and B?', ask(['KA', 'KB'])],
    ['What have you from L to E and K, from B to C?', ask(['LE', 'LK', 'BC'])],
    ['What have you from L to E, B, K, C and A?', ask(['LE', 'LB', 'LK', 'LC', 'LA'])],
    ['Do you have many coins between K and A?', ask(['KA'])],
    ['tell me K–A and L–E please', ask(['KA', 'LE'])],
    ['K-A?', ask(['KA'])],
    ['I need to know K-A', ask(['KA'])],
    ['what is your K to A?', ask(['KA'])],
    ['Which is right for K–A, 5 or 3?', ask(['KA'])],
    ['Please tell me all your coins.', { kind: 'ask', pairs: [], from: [], all: true }],
    ['What are your coins?', { kind: 'ask', pairs: [], from: [], all: true }],
  ])('%s', (text, expected) => {
    expect(acts(text)).toEqual([expected])
  })

  it('turn what was told back to the partner', () => {
    expect(acts('From K I have 5 to A, what do you have?')[1]).toEqual(ask([], ['K']))
    expect(acts('From K I have 5 to A. And you?')[1]).toEqual(ask([], ['K']))
    expect(acts('what about you?', 'C')).toEqual([ask([], ['C'])])
  })
})

describe('paths', () => {
  it.each([
    'L E K C B A L',
    'LEKCBAL',
    'lekcbal',
    'I propose L-E-K-C-B-A-L',
    'How about E K C B A?',
    'L → E → K → C → B → A → L?',
    'the best path is living room, empty room, kitchen, children’s room, bathroom, attic and back to the living room',
    'What about L, E, K, C, B, A, L?',
    "Let's go L E K C B A, 52 coins",
  ])('%s is a whole one', (text) => {
    expect(acts(text)).toContainEqual({ kind: 'propose', path: path('LEKCBAL'), whole: true })
  })

  it.each([
    ['kitchen then attic', 'KA'],
    ["Let's go to K", 'K'],
    ['Shall we go to the attic next?', 'A'],
    ['I propose to go from L to E.', 'LE'],
    ['instead of K go to A', 'A'],
    ['How about going to K?', 'K'],
  ])('%s is a step', (text, steps) => {
    expect(acts(text)).toContainEqual({ kind: 'propose', path: path(steps), whole: false })
  })

  it('are said to be proved', () => {
    const text = write.propose(path('LEKCBAL'), '52 coins together, and no path can be better')
    expect(acts(text)).toEqual([{ kind: 'propose', path: path('LEKCBAL'), whole: true, proved: true }])
  })
})

describe('answers', () => {
  it.each([
    'yes',
    'Yes!',
    'ok',
    'Agreed.',
    'sounds good',
    'that is right',
    'Perfect, thanks',
    'no problem, I agree',
    "let's take that",
    'I go with it',
    'deal',
  ])('%s agrees', (text) => {
    expect(kinds(text)).toContain('agree')
    expect(kinds(text)).not.toContain('disagree')
  })

  it.each([
    'what is the best path you see?',
    'Do you have a proposal?',
    'What path do you suggest?',
    'which route is best?',
  ])('%s asks for a path, not for coins', (text) => expect(kinds(text)).toEqual(['invite']))

  it.each(['no', 'No, that is wrong', 'I disagree', 'I do not agree', "that's not right", "let's not go to K"])(
    '%s disagrees',
    (text) => {
      expect(kinds(text)).toContain('disagree')
      expect(kinds(text)).not.toContain('agree')
    },
  )

  it('praise what the other has without asking for it', () => {
    expect(kinds('Your numbers are great, L-K first')).not.toContain('ask')
    expect(acts('your coins from K please')).toEqual([{ kind: 'ask', pairs: [], from: ['K'] }])
  })

  it('announce a submission', () => {
    expect(acts('I submit L E K C B A L.')).toEqual([{ kind: 'submit', path: path('LEKCBAL') }])
    expect(acts("Great, I've submitted it")).toEqual([{ kind: 'agree' }, { kind: 'submit' }])
  })

  it('that mean nothing here are handed on', () => {
    for (const text of [
      'hello there',
      'A good day to you',
      'how are things',
      'I like the kitchen',
      'What do you think?',
    ])
      expect(kinds(text).filter((kind) => kind !== 'agree')).toEqual(['other'])
  })
})

describe('the reader', () => {
  it('reads back what it writes', () => {
    const letters = ROOMS.map(([letter]) => letter)
    const reader = createReader({ rooms: letters, coins: { min: 1, max: 10 } })
    const pairs: Pair[] = letters.flatMap((a, i) => letters.slice(i + 1).map((b): Pair => [a, b]))
    const some = fc.uniqueArray(fc.nat({ max: pairs.length - 1 }), { minLength: 1 })
    const sort = (list: readonly Pair[]): string[] => list.map((pair) => [...pair].sort().join('')).sort()
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.integer({ min: 1, max: 10 })), (chosen, stream) => {
        const coins = chosen.map((i) => ({ a: pairs[i]![0], b: pairs[i]![1], coins: stream.next().value as number }))
        const found = (text: string, kind: Act['kind']): Coins[] =>
          reader(text).acts.flatMap((act) => (act.kind === kind && 'coins' in act ? act.coins : []))
        expect(shorten(found(write.tellCoins(coins), 'tell'))).toEqual(shorten(coins))
        expect(shorten(found(write.correctCoins(coins), 'tell'))).toEqual(shorten(coins))
        expect(shorten(found(write.readBack(coins), 'read-back'))).toEqual(shorten(coins))
        const asked = chosen.map((i) => pairs[i]!)
        const acts = reader(write.askFor(asked)).acts
        expect(sort(acts.flatMap((act) => (act.kind === 'ask' ? act.pairs : [])))).toEqual(sort(asked))
        expect(acts.map(({ kind }) => kind)).toEqual(['ask'])
      }),
      { numRuns: 200 },
    )
  })

  it('takes nothing from what it says when it did not understand', () => {
    for (const text of [
      write.notUnderstood('from K I have 25 to "A"', '25 coins cannot be'),
      write.askForSingle(),
      write.disagree(4),
    ])
      expect(kinds(text).filter((kind) => kind !== 'disagree' && kind !== 'other')).toEqual([])
  })

  it('reads any text whatever', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...'LEBKCA',
        'from',
        'to',
        'between',
        'and',
        'I have',
        'you',
        '5',
        '3',
        '-',
        '?',
        '.',
        ',',
        'what',
        'there',
        'submit',
        'not',
        'then',
        'a',
        'kitchen',
        'room',
        '\n',
        '"',
      ),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        for (const act of read(words.join(' ')).acts) {
          if (act.kind !== 'tell' && act.kind !== 'read-back') continue
          for (const { a, b, coins } of act.coins) {
            expect(a).not.toBe(b)
            expect(coins >= 1 && coins <= 10).toBe(true)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})

it.each([
  ['Could you tell me your coins for these?\n1. L–K\n2. E–B', ['LK', 'EB']],
  ['### What I need from you\n* K–A\n* K–C', ['KA', 'KC']],
  ['please send B-K, B-C', ['BK', 'BC']],
  ['Would C to A be good on your side?', ['CA']],
])('hallways are asked for in lists and orders: %s', (text, pairs) => {
  const asked = acts(text).flatMap((act) => (act.kind === 'ask' ? act.pairs.map((pair) => pair.join('')) : []))
  expect(asked).toEqual(pairs)
})

it('whoever tells all hallways and hands over asks for all, not for fifteen', () => {
  const rooms = [...'LEBKCA']
  const all = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b) => `${a}-${b} 4`)).join(', ')
  expect(acts(`${all}. Over to you!`).filter(({ kind }) => kind === 'ask')).toEqual([
    { kind: 'ask', pairs: [], from: [], all: true },
  ])
})

it('rooms on lines of their own make a path where they are a round trip, and else lead to nothing', () => {
  const lines = ['living room', 'bathroom', 'kitchen', 'attic', 'empty room', "children's room", 'living room']
  const list = lines.map((room, i) => `${i + 1}. ${room}`)
  expect(acts(list.join('\n'))).toContainEqual({ kind: 'propose', path: path('LBKAECL'), whole: true })
  expect(kinds(list.slice(0, 4).join('\n'))).not.toContain('propose')
})

it.each([
  ['OK you win, your path it is.', 'agree'],
  ["I've checked every option and yours comes out on top.", 'agree'],
  ['We can do better than that.', 'disagree'],
  ['Absolutely not, K-A is a 1 for me.', 'disagree'],
  ['Hmm, that skips my best hallway.', 'disagree'],
])('a verdict has many words: %s', (text, kind) => {
  const verdicts = kinds(text).filter((one) => one === 'agree' || one === 'disagree')
  expect(verdicts).toEqual([kind])
})

it('to ask to confirm agrees to nothing', () => {
  expect(kinds('Please confirm before I submit.')).not.toContain('agree')
})

it('what is longer than a message of the game is read as far as a message goes', () => {
  const read = createReader({ rooms: ['L', 'K', 'A'], coins: { min: 1, max: 10 } })
  const long = 'L-K 5. '.repeat(longestMessage)
  expect(read(long)).toEqual(read(long.slice(0, longestMessage)))
})

it.each([
  'From E: C 1, L 2. From K into B I have 4, and into both C and A I get 3.',
  'For E: 1 to C and 2 to L. The kitchen to the bathroom is 4, and to both C and A it is 3.',
  'E has C 1 and L 2. K to B is 4, both to C and the attic 3.',
])('a sentence that names both rooms of a hallway leads from no room named before: %s', (text) => {
  const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })
  const told = read(text).acts.flatMap((act) => (act.kind === 'tell' ? act.coins : []))
  const named = told.map(({ a, b, coins }) => `${[a, b].sort().join('')}${coins}`)
  expect(named.sort()).toEqual(['AK3', 'BK4', 'CE1', 'CK3', 'EL2'])
})
