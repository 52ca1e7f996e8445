/** How the symbolic player of Traveling Adventurers takes what is said of paths: consent, questions, wishes, shares, what is handed in. */
import { describe, expect, it } from 'vitest'
import { hold } from '../strangers/hold.fixture.ts'
import { pathsIn } from './named-paths.ts'
import { nameOfWish, wishesIn } from './wishes.ts'

const ALL = 'L: E 5, B 3, K 1, C 6, A 2. E: B 4, K 6, C 1, A 3. B: K 2, C 5, A 6. K: C 3, A 4. C: A 1.'
const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']

/** The path that is proposed once all is told, and all that is said after. `¶` stands for that path. */
async function after(...lines: string[]): Promise<{ path: string; heard: string[] }> {
  const { heard } = await hold('traveling-adventurers', 'USER', [ALL])
  const [, path = ''] = /\b(L(?: [A-Z]){5} L): /.exec(heard[0]!) ?? []
  const held = await hold('traveling-adventurers', 'USER', [ALL, ...lines.map((line) => line.replaceAll('¶', path))])
  return { path, heard: held.heard.slice(1) }
}

describe('a path that was proposed', () => {
  it.each([
    'Give me a second, I am drawing ¶ on a napkin',
    'With ¶ I would collect 30 coins, is that what you have too?',
    'So that is ¶. I still have to add it up.',
    'Lovely, but could you tell me first how many of those coins are mine?',
    'Fine by me, only I would rather finish somewhere else: can we end in the kitchen?',
    'Yes, as long as we can begin with the attic',
    'What are your numbers on ¶, hallway by hallway?',
    'Yes, the bathroom ones are correct.',
    'Right, all of the coins you read back are as I told them.',
    'Shall we go ¶ or start at its other end?',
    'Was it ¶ that you meant?',
    'What about ¶ backwards?',
  ])('is not agreed on yet: %s', async (text) => {
    expect((await after(text)).heard[0]).not.toMatch(/^submit/)
  })

  it.each([
    '¶ it is',
    'then we walk ¶',
    'Alright: ¶.',
    'I had hoped for another one, but fine, ¶',
    'I checked ¶ twice, it works for me. Shall we hand it in?',
    'Agreed. And do I have to click something now?',
    'Lovely, agreed. Is there anything left for me to do then?',
    'Never mind my question, we walk ¶',
    "I'm quite content with the path ¶ that you name, shall we hand it in?",
    'Good, so should we go with that one?',
    "Oh no, I wasn't turning it down. 52 sounds great!",
    'I consent to ¶, under protest.',
    'I hereby consent.',
    'If you have 25 there, I am in.',
    'Is it 52 in all? If that is so, you have my yes.',
    'Agreed, provided that no path is better.',
    "As long as you don't get more than me I am fine with it.",
  ])('is agreed on: %s', async (text) => {
    const { heard, path } = await after(text)
    expect(heard[0]).toMatch(new RegExp(`^submit ${path}`))
  })
})

describe('who asked which way', () => {
  const WHICH_WAY = 'Shall we go ¶ or start at its other end?'

  it.each(['Okay okay, same way round as you.', 'Then in your direction please.'])(
    'takes it as named: %s',
    async (text) => {
      const { heard, path } = await after(WHICH_WAY, text)
      expect(heard[1]).toMatch(new RegExp(`^submit ${path}`))
    },
  )

  it('takes it turned', async () => {
    const { heard, path } = await after(WHICH_WAY, 'The other way round please.')
    expect(heard[1]).toMatch(new RegExp(`^submit ${path.split(' ').toReversed().join(' ')}`))
  })
})

describe('a condition', () => {
  it.each([
    'If you get 24, I agree.',
    'I am happy to sign as long as both of us get more than 26.',
    'Does it come to 55 together? If so, deal.',
    'If you have 25 there, I am in. But can we begin with the attic?',
    'If you have 25 there and we start with the attic, I am in.',
    'I consent to nothing before you answer.',
  ])('that is not met is no yes: %s', async (text) => {
    expect((await after(text)).heard[0]).not.toMatch(/^submit/)
  })

  it('is answered', async () => {
    expect((await after('If you get 24, I agree.')).heard[0]).toMatch(/27 for you and 25 for me/)
  })
})

describe('questions about paths', () => {
  it.each([
    ['what would L E B K C A L bring?', /\(L E B K C A L\).*\d+/],
    ['And is L E B K C A L much worse?', /\(L E B K C A L\).*\d+/],
    ['which one comes second?', /next best|best beside/],
    ['can I have at least 30 on one?', /for you|No path|is so already|already/],
    ['could you split it more fairly?', /More even|as even|more even/],
    ['so how much of it is mine?', /you would get|your part|on your side/i],
    ['Can we have B-K in it and still reach at least 53?', /^No,.* 52 /],
    ['Does your route come to 50 or more?', /^Yes,.* 52 /],
    ['Fair enough. Is there any other path with 52?', /\(L E A B K C L\)/],
    ['How many coins can the two of us reach, what is the highest total?', /[Mm]ost.* 52 /],
    ['Do we both begin in the living room?', /^(?:Both of us|For both of us)/],
    ['Are our coins added up, or does each keep its own?', /sum/],
    ['And what would you earn on it?', /27 .*25|25 .*27/],
    ['Could you say what either of us collects?', /27 .*25|25 .*27/],
    ['So 27 for me and 25 for you, did I count right?', /^(?:Yes|That is right)/],
    ['I would make 30 and you 22, correct?', /^(?:Not quite|I count)/],
    ['That is fewer than I had expected. What do you get?', /27 .*25|25 .*27/],
  ])('are answered in numbers: %s', async (question, answer) => {
    const { heard } = await after(question)
    expect(heard[0]).toMatch(answer)
    expect(heard[0]).not.toMatch(/disagree|do not agree|^submit/)
  })

  it.each([
    "It needn't be with C-A, I no longer insist on C-A.",
    'You may drop my request for C-A.',
    "Let's forget C-A.",
  ])('come back to the best path where a wish is given up: %s', async (text) => {
    const { heard, path } = await after('I would love to have C-A in it.', 'I insist on having C-A in it.', text)
    expect(heard[1]).toMatch(/L E K C A B L/)
    expect(heard[2]).toContain(path)
  })

  it('offer what can be had by pointing to it', async () => {
    const { heard } = await after('what would L E B K C A L bring?', 'I like that one better, let us take it')
    expect(heard[1]).toMatch(/^submit L E B K C A L/)
  })
})

describe('wishes for a hallway', () => {
  it.each([
    'It would be a shame to drop E-C',
    'I do not want to go without the empty room to the children’s room',
    'why did E-C not make it in?',
    'You skipped E-C. Could it be in there?',
    'E-C must not be left out',
  ])('are wishes for it: %s', (text) => {
    const wishes = wishesIn(text, ROOMS)
    expect(wishes[0]).toMatchObject({ about: 'hallway', a: 'E', b: 'C' })
    expect(wishes.every(({ not }) => not === undefined)).toBe(true)
  })

  it('keep what was wished early until there is a path, and say what it costs', async () => {
    const { heard } = await hold('traveling-adventurers', 'USER', ['L-A has to be in our path.', ALL])
    expect(heard[1]).toMatch(/L A|A L|With L–A/)
  })
})

describe('what is handed in', () => {
  it('settles the path where nothing is agreed on', async () => {
    expect((await after('I have already handed in L E B K C A L, so please do that too')).heard[0]).toMatch(
      /^submit L E B K C A L/,
    )
  })

  it('is compared with what is agreed on', async () => {
    const { heard, path } = await after('agreed', 'I put in L E B K C A L now')
    expect(heard[1]).toContain('(L E B K C A L)')
    expect(heard[1]).toContain(path)
  })
})

describe('a path that was spoken of after the one that was proposed', () => {
  const ASKS = 'What would L E K B A C L come to?'
  const OTHER = 'L E K B A C L'

  it.each([
    "That's near enough for us, we take it.",
    'My daughter likes it, settle for that!',
    'The one we just talked about, please.',
    'Fine, I can live with a few fewer.',
  ])('is taken: %s', async (text) => {
    const { heard } = await after(ASKS, text)
    expect(heard[1]).toContain(`submit ${OTHER}`)
  })

  it.each(['Hm, then rather yours.', 'Too bad. Then we take your path.', 'Ok, the best one then'])(
    'is left for the one proposed: %s',
    async (text) => {
      const { heard, path } = await after(ASKS, text)
      expect(heard[1]).toContain(`submit ${path}`)
    },
  )

  it('is told apart from it where a yes may be to either', async () => {
    const { heard, path } = await after(ASKS, 'Agreed.', 'the second one')
    expect(heard[1]).not.toMatch(/^submit/)
    expect(heard[1]).toContain(`(${path})`)
    expect(heard[1]).toContain(`(${OTHER})`)
    expect(heard[2]).toContain(`submit ${OTHER}`)
  })

  it('is what a question without a path is about', async () => {
    const [first, second] = (await after(ASKS, 'And how much of it is mine?')).heard
    const [, all] = /(\d+) (?:coins|for both)/.exec(first!) ?? []
    expect(second).toContain(all)
  })

  it.each([
    'You put in ¶, which I never wanted: I meant L E K B A C L.',
    'Not ¶. We stay with L E K B A C L please',
    'Could you hand in L E K B A C L instead of ¶?',
  ])('takes the place of the one handed in, or is refused: %s', async (text) => {
    const { heard } = await after('agreed', text)
    expect(heard[1]).toMatch(/submit L E K B A C L|more can be had|short of the best/)
  })
})

describe('a place that is wished for a room', () => {
  it.each([
    ['Grandma would be so glad to wind up in the attic, so she can nap', 'last', 'A'],
    ['Might we not return by way of the attic?', 'last', 'A'],
    ['the attic ought to be our final stop', 'last', 'A'],
    ["Let's save the attic for the end, it's 2 for me", 'last', 'A'],
    ['my husband says attic first because of the view', 'first', 'A'],
    ["Why don't you want to kick off with the attic?", 'first', 'A'],
    ['Will you commence with L–A?', 'first', 'A'],
    ['first stop has to be the attic', 'first', 'A'],
  ])('is heard: %s', (text, about, room) => {
    expect(wishesIn(text, ROOMS)).toMatchObject([{ about, room }])
    expect(wishesIn(text, ROOMS)[0]!.not).toBeUndefined()
  })

  it.each([
    'First the attic: E 3, B 2.',
    'Can you give me the attic first?',
    'That one ends with the attic.',
    'We feel that we have to be back in the living room soon',
  ])('is none: %s', (text) => {
    expect(wishesIn(text, ROOMS)).toEqual([])
  })

  it.each([
    ['Could we open with the bathroom? No, forget it.'],
    ['Could we open with the bathroom?', 'Oh, forget about the bathroom.'],
  ])('is given up: %s', async (...lines) => {
    const { heard, path } = await after(...lines, 'ok, agreed')
    expect(heard.at(-1)).toContain(`submit ${path}`)
  })

  it('is noted before there is a path', async () => {
    const { heard } = await hold('traveling-adventurers', 'USER', ['attic first, yes or no?'])
    expect(heard[0]).toContain('beginning with A')
  })

  it('is answered together with others', async () => {
    expect((await after('Could we use both L-K and C-B?')).heard[0]).toMatch(/L–K and C–B|does so already|is so on/)
    expect((await after('Would L A K ... work?')).heard[0]).toMatch(/\(L A K( [A-Z]){3} L\)|begins so|does already/)
  })
})

describe('a question who gets what', () => {
  const hallway = (a: string, b: string): string => (a < b ? a + b : b + a)
  const COINS: Readonly<Record<string, number>> = Object.fromEntries(
    [...ALL.matchAll(/([A-Z]): ([^.]*)/g)].flatMap(([, from, row]) =>
      [...row!.matchAll(/([A-Z]) (\d)/g)].map(([, to, coins]) => [hallway(from!, to!), Number(coins)]),
    ),
  )
  /** What the partner gets on a path. */
  const partOf = (path: string): number =>
    path.split(' ').reduce((sum, to, i, rooms) => sum + (i > 0 ? COINS[hallway(rooms[i - 1]!, to)]! : 0), 0)
  const together = async (): Promise<number> => {
    const { heard } = await hold('traveling-adventurers', 'USER', [ALL])
    return Number(/(\d\d) coins together/.exec(heard[0]!)?.[1])
  }

  it.each([
    'And how would these coins be divided between the two of us?',
    'How many of those coins fall to you?',
    'May I know what your own portion of it is?',
    'Before I decide, name the yield for each side please.',
    'Which part of the total goes to me?',
    'What do both of us walk away with?',
  ])('gets both parts: %s', async (text) => {
    const { path, heard } = await after(text)
    expect(heard[0]).not.toMatch(/^submit/)
    const theirs = partOf(path)
    expect(heard[0]!.match(/\b\d\d\b/g)).toEqual(
      expect.arrayContaining([`${theirs}`, `${(await together()) - theirs}`]),
    )
  })

  it('is no wish for more, and is compared truly', async () => {
    for (const text of [
      'would you get more than me?',
      'Do I end up with fewer coins or you?',
      'whose share is larger?',
    ])
      expect((await after(text)).heard[0]).toMatch(/get more|larger part|Neither|alike/)
    expect((await after('Is there something with more for me?')).heard[0]).toMatch(/Better for you|more than/)
  })

  it('checks a number of either side', async () => {
    const { path } = await after()
    const theirs = partOf(path)
    const mine = (await together()) - theirs
    expect((await after(`Would you kindly verify that you collect ${mine}?`)).heard[0]).toMatch(/Yes|So it is/)
    expect((await after(`Is your portion of that path ${theirs === mine ? 20 : theirs}?`)).heard[0]).toMatch(
      /Not quite|I count/,
    )
  })
})

it.each([
  'With that I have told you all of mine apart from K-A.',
  'So these are my numbers for all hallways, save for the one from the attic to the kitchen, which you have.',
  'Why would we finish in the kitchen?',
  'Hm, but then we would start with the attic, would that not be odd?',
  'Would it help to switch A and B?',
  'The richest ones of mine are A-K with 5 and C-E at 4.',
])('takes what is no wish for none: %s', async (line) => {
  const { heard } = await hold('traveling-adventurers', 'USER', [line])
  expect(heard[0]).not.toMatch(/wish is noted|can be so|Maybe \(/)
})

it('says why a room is the first one, and what it would cost otherwise', async () => {
  const { path } = await after()
  const names: Readonly<Record<string, string>> = {
    E: 'empty room',
    B: 'bathroom',
    K: 'kitchen',
    C: "children's room",
    A: 'attic',
  }
  const asked = await after(`Why do we begin with the ${names[path.split(' ')[1]!]}?`)
  expect(asked.heard[0]).toMatch(/without (?:it|that)|need not be so/)
})

it.each([
  ['Open with the kitchen and go home from the attic.', ['first K', 'last A']],
  ['The bathroom first of all and the kitchen as the last room, please.', ['first B', 'last K']],
  ['E to A is 6, and that is the room I would love to finish in.', ['last A']],
  ['I want the kitchen immediately before the attic and C followed by B.', ['hallway A K', 'hallway B C']],
  ['Could we visit the bathroom straight after the kitchen?', ['hallway B K']],
  ['In your path the attic comes directly after the kitchen.', []],
  ['From the attic straight to the kitchen it is 4.', []],
])('hears places and neighbours that are wished: %s', (text, wished) => {
  const names = wishesIn(text, ROOMS).map((wish) => nameOfWish(wish).trim())
  expect(names.toSorted()).toEqual([...wished].toSorted())
})

it('offers what was wished at its price to who names the price', async () => {
  for (const line of [
    'I would like to end with B, even though that loses us some coins',
    'B last, no matter how many coins it costs',
  ])
    expect((await after(line)).heard[0]).toMatch(/L [A-Z] [A-Z] [A-Z] [A-Z] B L: /)
})

it('tells which way round two rooms come in the order asked for', async () => {
  const { path, heard } = await after(
    'How about going to the bathroom before the children’s room, or can we see C before B?',
  )
  expect(heard[0]).toMatch(path.indexOf('B') < path.indexOf('C') ? /does so|is already|comes before/ : /comes before/)
})

it.each([
  ['L-E-B-A-C-K-L', 1],
  ['first E, then B, A and C, then K and back home', 1],
  ['L-E, E-B, B-A, A-C, C-K and K-L', 0],
  ['LEBACKL or lkcabel?', 2],
])('finds the whole paths in a text: %s', (text, count) => {
  expect(pathsIn(text, ROOMS)).toHaveLength(count)
})

describe('a path spoken of beside the one proposed', () => {
  const OTHER = 'Is there any other path with 52?'

  it.each([
    "The alternative isn't for us, I'd say we keep to what you proposed.",
    "Hmm, but then we'd come home from the children's room, wouldn't we? Let's stick with yours.",
    'Forget the second one and stay with the one you named.',
    "My aunt doesn't fancy that one at all. The one that ends in the attic is right.",
    "I'd rather have yours than the other one.",
    'I meant the one before.',
    'No!! the attic one',
  ])('is turned down for the proposed one: %s', async (text) => {
    const { heard, path } = await after(OTHER, text)
    expect(heard[1]).toMatch(new RegExp(`^submit ${path}`))
  })

  it.each([
    'Not the other one, please',
    'nah the other one sucks',
    'No thanks.',
    'But that one begins with the attic.',
  ])('is turned down, and the proposed one stands: %s', async (text) => {
    const { heard, path } = await after(OTHER, text)
    expect(heard[1]).not.toMatch(/^submit|Which one would you rather/)
    expect(heard[1]).toContain(path)
  })

  it.each([
    'The other one, please.',
    "The other one is not bad, let's take that one.",
    'I like the other one better.',
    'No no, the other one is what I want.',
    'Not yours but the other one please.',
    "I'd take that one even though it is no better.",
  ])('is taken: %s', async (text) => {
    const { heard, path } = await after(OTHER, text)
    expect(heard[1]).toMatch(/^submit /)
    expect(heard[1]).not.toContain(path)
  })

  it('that leads elsewhere is not wished for', () => {
    expect(wishesIn("Hmm, but then we'd end in the attic, wouldn't we?", ROOMS)).toEqual([])
    expect(wishesIn('That would have us start with the kitchen', ROOMS)).toEqual([])
  })
})

describe('the path that a partner proposed itself', () => {
  const own = async (path: string, ...lines: string[]): Promise<string[]> =>
    (await hold('traveling-adventurers', 'USER', [`I think we should go ${path}.`, ...lines])).heard.slice(1)

  it.each([
    'My route was just an example.',
    "Let's drop my suggestion, I hadn't thought it through.",
    'I hereby withdraw the path I named.',
    'How many coins does my route bring the two of us?',
    'Can we do better than that?',
    'So is mine any good',
    'Which one is the best?',
  ])('is not agreed on where it is taken back or asked about: %s', async (text) => {
    const [heard] = await own('L E A B K C L', `${ALL} ${text}`)
    expect(heard).not.toMatch(/submit|[Aa]greed/)
    expect(heard).toMatch(/52 coins/)
  })

  it.each(['Shall we take mine?', 'Do you agree to my path?', "Don't forget my route!"])(
    'is agreed on where it is urged: %s',
    async (text) => {
      expect((await own('L E A B K C L', `${ALL} ${text}`))[0]).toMatch(/^submit L E A B K C L/)
    },
  )

  it("is its author's again who comes back to it", async () => {
    const heard = await own(
      'L A B E K C L',
      `${ALL} What is my route worth?`,
      "I'd rather take mine",
      'I insist on my path',
    )
    expect(heard[0]).toMatch(/\(L A B E K C L\).* 46 /)
    expect(heard[1]).toMatch(/6 coins/)
    expect(heard[2]).toMatch(/^submit L A B E K C L/)
  })

  it('is not proposed any more by "I take it back" right after', async () => {
    const heard = await own('L E A B K C L', 'No wait, I take that back.', ALL)
    expect(heard[1]).not.toMatch(/submit/)
  })
})
