/** How the symbolic player of Traveling Adventurers takes wishes for the order, choices by description, and silence. */
import { describe, expect, it } from 'vitest'
import { hold } from '../strangers/hold.fixture.ts'
import { toChooseFrom } from './preference-asked.ts'
import { withoutFallback } from './fallbacks.ts'
import { nameOfWish, wishesIn } from './wishes.ts'

const ALL = 'L: E 5, B 3, K 1, C 6, A 2. E: B 4, K 6, C 1, A 3. B: K 2, C 5, A 6. K: C 3, A 4. C: A 1.'
const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
/** Proposed to who tells all that. */
const MINE = 'L E K C B A L'
const OTHER = 'L E A B K C L'

const after = async (...lines: string[]): Promise<readonly string[]> =>
  (await hold('traveling-adventurers', 'USER', [ALL, ...lines])).heard.slice(1)
const wishes = (text: string): string[] =>
  wishesIn(text, ROOMS, undefined, undefined, MINE.split(' ')).map((wish) => nameOfWish(wish).trim())

describe('hallways to leave out', () => {
  it.each([
    'Do you see a route over 49 that has neither K-A nor E-B?',
    'Is there a path with no K-A and no E-B in it?',
    'without K-A and without E-B, please',
    'could we skip K-A as well as E-B?',
    "Couldn't we leave out kitchen-attic and E-B?",
    "I don't want K-A or E-B in our path",
    'A tour free of K-A and E-B would suit me',
    'not K-A, and not E-B either',
  ])('are all left out: %s', (text) => {
    expect(wishes(text)).toEqual(['true hallway A K', 'true hallway B E'])
  })

  it.each([
    'without K-A 3 and E-B 2 I have little',
    "I haven't told you K-A and E-B yet",
    'What have you on K-A and E-B?',
    'there is no K-A 5',
    'Not K-A but E-B is 3',
  ])('are none where it is of coins: %s', (text) => {
    expect(wishes(text)).toEqual([])
  })

  it.each(["I'd hate to leave out K-A and E-B", "I don't want to avoid K-A and E-B"])(
    'are wanted where that is denied: %s',
    (text) => expect(wishes(text)).toEqual(['hallway A K', 'hallway B E']),
  )

  it('stay left out when more come', async () => {
    const heard = await after('Is there a tour with neither L-A nor E-K?', 'And one with no B-K on top of that?')
    expect(heard[1]).toMatch(/L E A K C B L.*keeps to what you asked for, with 51/)
  })

  it('are not claimed to be left out together where that cannot be', async () => {
    const heard = await after('Without L-E, L-B, L-K and L-C please')
    expect(heard[0]).not.toMatch(/keeps to what you asked for(?! last)/)
  })
})

describe('an order wished', () => {
  it.each([
    ['could the bathroom come a bit sooner?', 'place B 1 3'],
    ["I'd like the kitchen as the third stop", 'place K 3 3'],
    ['the attic in second place would be lovely', 'place A 2 2'],
    ['please not the empty room so early', 'place E 2 5'],
    ['dont wanna visit the kitchen that soon', 'place K 3 5'],
    ['The kitchen is too early for me', 'place K 3 5'],
    ['any route where the kitchen is later?', 'place K 3 5'],
    ['the bathroom second to last please', 'place B 4 4'],
    ["suppose we finished in the kids' room, how good could it get?", 'last C'],
    ['imagine we began with the bathroom, what is the best then?', 'first B'],
    ['is there anything for 51 that ends somewhere nicer?', 'true last A'],
    ['I would rather start elsewhere', 'true first E'],
  ])('%s', (text, wish) => {
    expect(wishes(text)).toEqual([wish])
  })

  it.each([
    'I will tell you the attic row later',
    'can we talk about the kitchen later?',
    'the second hallway from the kitchen is 4',
    'my second number for the attic was wrong',
    'your path comes to the kitchen second',
  ])('is none: %s', (text) => {
    expect(wishes(text)).toEqual([])
  })

  it.each([
    ["I'd prefer the attic a bit earlier.", /propose|take|suggest/],
    ['could we have the kitchen as the third stop?', /K third it is 51|K third .*51/],
    ['Does another one also bring 52 where the attic is not so late?', /L E A B K C L/],
    ['got a different one for 52?', /L E A B K C L/],
  ])('is met where it costs nothing, or priced: %s', async (text, answer) => {
    const [heard] = await after(text)
    expect(heard).toMatch(answer)
    expect(heard).not.toMatch(/^submit/)
  })
})

describe('a path of the partner’s that is as good', () => {
  it('is taken for its sake', async () => {
    const heard = await after(`what would ${OTHER} bring?`, "Then I'd rather walk mine. Otherwise we toss a coin.")
    expect(heard[1]).toMatch(new RegExp(`^submit ${OTHER}`))
  })

  it('is refused at its price', async () => {
    const heard = await after('I propose L C E A B K L.', 'I would rather do my route')
    expect(heard[0]).not.toMatch(/^submit/)
    expect(heard.join(' ')).toMatch(/14/)
  })
})

describe('a choice', () => {
  it.each([
    ['better the one you named before', MINE],
    ['no, keep your first order please', MINE],
    ['We go with the one that keeps the empty room to the kitchen', MINE],
    ['I take the one that goes from bath to kitchen. Happy?', OTHER],
  ])('by description: %s', async (text, path) => {
    const heard = await after("what's the runner-up?", text)
    expect(heard[1]).toMatch(new RegExp(`^submit ${path}`))
  })

  it('between two is left to the agent, who hands nothing in yet', async () => {
    const [heard] = await after('either L E A K C B L for 51 or L E A B K C L for 52: which one would you rather take?')
    expect(heard).toMatch(/L E A B K C L: 52 coins together, 1 more than the other/)
  })

  it('is asked for by naming both', () => {
    const asks = (text: string): number => toChooseFrom(text, ROOMS).length
    expect(asks(`${MINE} or ${OTHER}, which do you like better?`)).toBe(2)
    expect(asks(`Shall it be ${MINE} or ${OTHER}?`)).toBe(2)
    expect(asks(`which of ${MINE} and ${OTHER} gives me more?`)).toBe(0)
    expect(asks(`I thought of ${MINE} or ${OTHER}, but take the second`)).toBe(0)
  })

  it.each(['hm, would you mind changing to that one?', 'Could we still switch?', 'mind swapping?'])(
    'can change after the end: %s',
    async (text) => {
      const heard = await after(`what would ${OTHER} bring?`, 'Agreed, we take yours.', text)
      expect(heard[1]).toMatch(new RegExp(`^submit ${MINE}`))
      expect(heard[2]).toMatch(new RegExp(`^submit ${OTHER}`))
    },
  )

  it('is answered where a wish comes after the end', async () => {
    const heard = await after('I accept.', "sorry, the kids' room as the last stop suits me more")
    expect(heard[1]).toMatch(/L E A B K C L/)
  })
})

describe('no yes', () => {
  it.each([
    'only if it goes through A-B too, or else I stay with yours',
    'hm, the attic not that early. do you have another one for 52?',
    'All right. And now I expect an offer.',
    'I can accept nothing of this.',
    'We agree on none of it, I am afraid.',
  ])('is heard: %s', async (text) => {
    expect((await after(text))[0]).not.toMatch(/^submit/)
  })

  it('is heard where coins are told that were asked for', async () => {
    const heard = await hold('traveling-adventurers', 'USER', [
      'L: E 5, B 3, K 1, C 6, A 2. Name a path, please.',
      'All right, you win. E: B 4, K 6, C 1, A 3. B: K 2, C 5, A 6.',
      'K: C 3, A 4. C: A 1.',
    ])
    expect(heard.heard.join('\n')).not.toMatch(/^submit/m)
  })

  it('speaks of another case', () => {
    expect(withoutFallback('Only with B-K, otherwise I stay with yours.')).not.toMatch(/yours/)
    expect(withoutFallback('Otherwise I take yours.')).toMatch(/yours/)
    expect(withoutFallback('I take yours, nothing else is better.')).toMatch(/yours/)
  })
})

it('says the same at most twice more to who does not answer', async () => {
  const { transcript } = await hold(
    'traveling-adventurers',
    'USER',
    [ALL, ...Array.from({ length: 12 }, () => undefined)],
    {
      config: { mode: 'free', nudges: 3 },
    },
  )
  expect(transcript.filter((line) => line.startsWith('BOT') && line.includes(MINE)).length).toBe(3)
})
