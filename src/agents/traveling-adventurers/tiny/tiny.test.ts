import { describe, expect, it } from 'vitest'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { isRoundTrip, travelingAdventurers as game, SEATS } from '../../../games/traveling-adventurers/index.ts'
import { openModel } from '../../../models/index.ts'
import { agents, tinyResponders } from '../../index.ts'
import type { Prompt } from '../stand-in/read-prompt.ts'
import type { TinyReader } from '../../../models/tiny/reader.ts'
import { draftPath } from './draft.ts'
import { House } from './house.ts'
import { isClear } from './is-clear.ts'
import { isLegal, writeOwn } from './own-message.ts'
import { sayOwn } from './say-own.ts'
import { splitMessage, writeHeard } from './words.ts'
import { STATE_WORDS, writeHallways, writeState } from './write-state.ts'

const LETTERS = ['L', 'E', 'K', 'A']
const NAMES = ['living room', 'empty room', 'kitchen', 'attic']
/** Coins of USER: L with E K A, E with K A, K with A. */
const COINS = [5, 3, 2, 6, 4, 1] as const

/** What USER sees of a house of four rooms; `said`: the dialogue, the partner first where `begins` is BOT. */
function promptOf(
  said: readonly string[],
  { best, begins = 'USER' }: { best?: string; begins?: 'USER' | 'BOT' } = {},
): Prompt {
  const pairs = LETTERS.flatMap((a, i) => LETTERS.slice(i + 1).map((b) => [a, b] as const))
  return {
    blocks: new Map(best === undefined ? [] : [['IBP', `['${best.split('').join("', '")}']`]]),
    json: false,
    drafts: false,
    observation: {
      ...{
        seat: 'USER',
        partner: 'BOT',
        mode: 'self-play',
        world: 'light',
        start: 'L',
        coins: { min: 1, max: 9 },
      },
      rooms: LETTERS.map((letter, i) => ({ letter, name: NAMES[i]! })),
      weights: pairs.map(([a, b], i) => [a, b, COINS[i]!]),
      dialogue: said.map((text, i) => ({
        seat: (i % 2 === 0) === (begins === 'USER') ? 'USER' : 'BOT',
        text,
      })),
      ...{
        notices: [],
        submitted: null,
        path: ['L'],
        match: false,
        turnsLeft: 9,
      },
    },
  } as unknown as Prompt
}

const ALL = 'From L I have 1 to E, 2 to K and 3 to A. From E I have 4 to K and 5 to A. From K I have 6 to A.'
const MINE = 'From L I have 5 to E, 3 to K and 2 to A. From E I have 6 to K and 4 to A. From K I have 1 to A.'
const words = (text: string): string[] => text.split(' ')

/** What the prompt shows, written. */
const write = (prompt: Prompt, draft?: string): string => {
  const house = new House(prompt)
  house.draft = draft?.split('')
  return writeState(prompt, house)
}

describe('what a prompt shows, in the small format', () => {
  it('tells who it is, what is known, the best path and the last words of both', () => {
    const text = write(promptOf(['From L I have 5 to E.', `${ALL} I propose L E K A L.`], { best: 'LEAKL' }))
    expect(text.replaceAll('  ', ' ').trim()).toBe(
      '[user] [told] some [known] all [best] <0> <1> <3> <2> <0> [theirs] <0> <1> <2> <3> <0> more [said] [coins] [heard] [coins] i propose [path] . [do]',
    )
  })

  it('tells what was drafted, where no best path is shown', () => {
    const told = ['From L I have 5 to E.', `${ALL} I propose L E K A L.`]
    expect(write(promptOf(told), 'LEAKL')).toContain(' [draft]  <0>  <1>  <3>  <2>  <0>  [theirs] ')
    expect(write(promptOf(told), 'LEAKL')).toContain(' more ')
    expect(write(promptOf(told), 'LEKAL')).toContain(' same ')
  })

  it('drafts from how much lies around each room, the most first, unknown coins as they are on average', () => {
    const text = writeHallways(new House(promptOf([])))
    expect(text).toContain(' [near]  <0>  <1>  w10  <2>  w8  <3>  w6  [near]  <1>  <2>  w11  <0>  w10  <3>  w9 ')
    const known = writeHallways(new House(promptOf(['Hello.', ALL])))
    expect(known).toContain(' [near]  <0>  <1>  w5  <2>  w4  <3>  w4 ')
    const plain = text.split(/ +/).filter((word) => word !== '' && !/^<\d+>$/.test(word))
    expect(plain.filter((word) => !STATE_WORDS.includes(word))).toEqual([])
  })

  it('knows rooms by letter and by name, and an article that looks like a room', () => {
    const house = new House(promptOf([]))
    expect(splitMessage('A path from the kitchen to A and the living room.', house).join(' ')).toBe(
      'a path from <2> to <3> and <0> .',
    )
    expect(writeHeard('What have you from L to E, K and A, from E to K?', house).join(' ')).toBe('[hallways]')
  })
})

describe('a message of its own', () => {
  it.each([
    [
      'From L I have 5 to E, 3 to K and 2 to A. Please tell me all your coins.',
      'from <0> i have [coins] . please tell me all your coins .',
    ],
    ['From E I have 6 to K. Agreed.', 'from <1> i have # to <2> . agreed .'],
    ['What have you from L to E, K and A, from E to K and A, from K to A?', 'what have you [unknown] ?'],
    ['I am submitting L E K A L.', 'i am submitting <0> <1> <2> <3> <0> .'],
    [`${MINE} Agreed.`, '[rest] . agreed .'],
  ])('is written and said again: %s', (text, written) => {
    const house = new House(promptOf([]))
    expect(writeOwn(text, house)).toEqual(words(written))
    expect(sayOwn(words(written), house)).toBe(text)
  })

  it('names a path by where it stands in the prompt', () => {
    const house = new House(
      promptOf(['From L I have 5 to E.', 'I propose L A K E L.'], {
        best: 'LEKAL',
      }),
    )
    expect(writeOwn('Agreed. I am submitting L A K E L.', house)?.join(' ')).toBe('agreed . i am submitting [theirs] .')
    expect(sayOwn(words('i propose [best] .'), house)).toBe('I propose L E K A L.')
  })

  it('tells each hallway once, whatever was told in earlier messages', () => {
    const house = new House(promptOf(['From L I have 5 to E.', 'Thanks.']))
    expect(sayOwn(words('from <0> i have [coins] . from <1> i have [coins] .'), house)).toBe(
      'From L I have 3 to K and 2 to A. From E I have 6 to K and 4 to A.',
    )
  })

  it('has no words for coins that are not its own, nor for what its partner said', () => {
    const house = new House(promptOf([]))
    expect(writeOwn('From L I have 9 to E.', house)).toBeUndefined()
    expect(writeOwn('I did not understand "K 5 to": "why". Please say it again.', house)).toBeUndefined()
  })

  it('claims that nothing is better only of the best path that is shown, all coins known', () => {
    const claim = 'I propose L E A K L: 27 coins together, and no path can be better.'
    const known = ['From L I have 5 to E.', ALL]
    expect(writeOwn(claim, new House(promptOf(known, { best: 'LEAKL' })))?.slice(-6)).toEqual(
      words('no path can be better .'),
    )
    for (const house of [
      new House(promptOf(known)),
      new House(promptOf([], { best: 'LEAKL' })),
      new House(promptOf(known, { best: 'LEKAL' })),
    ])
      expect(writeOwn(claim, house)?.slice(-9).join(' ')).toBe('the best that i know of so far .')
  })

  it.each([
    ['i propose <0> <1> <2>', false],
    ['i propose <1>', false],
    ['i propose <0> <1> <1>', false],
    ['i propose <0> <1> <2> <3> <0> : [sum] coins together .', false],
    ['i propose <0> <1> <2> <3> <0> and no path can be better .', false],
    ['from <0> i have # to <0> .', false],
    ['i have [coins] .', false],
    ['from <9> i have [coins] .', false],
    ['[user] .', false],
    ['agreed', false],
    ['i propose [best] .', false],
    ['agreed . agreed .', false],
    ['from <0> i have # to <1> : the best that i know of .', false],
    ['to <1> : the best that i know of .', false],
    ['to be clear : from <0> i have # to <1> .', true],
    ['[rest] . from <0> i have [coins] .', false],
    ['[rest] . thanks .', true],
    ['i propose <0> <1> <2> <3> <0> .', true],
    ['from <0> i have # to <1> and # to <2> .', true],
  ])('may be "%s": %s', (text, legal) => {
    expect(isLegal(words(text), true, new House(promptOf([])))).toBe(legal)
  })
})

describe('a draft', () => {
  const reader = (...paths: string[]) =>
    ({
      answers: (_: string, { accepts }: { accepts: (said: string, ended: boolean) => boolean }) =>
        paths.filter((path) => accepts(path, true)),
    }) as unknown as TinyReader

  it('is what is worth most of whole paths that came to mind and of those on the table', () => {
    const [poor, fair, best] = [' <0>  <1>  <3>  <2>  <0> ', ' <0>  <1>  <2>  <3>  <0> ', ' <0>  <2>  <1>  <3>  <0> ']
    const house = new House(promptOf(['Hello.', ALL]))
    expect([poor, fair, best].map((path) => house.worth(draftPath(house, reader(path))))).toEqual([27, 28, 29])
    expect(draftPath(house, reader(poor, best, fair, ' <0>  <1> '))).toEqual([...'LKEAL'])
    const told = new House(promptOf(['Hello.', `${ALL} I propose L A E K L.`]))
    for (const drafted of [poor, best]) expect(draftPath(told, reader(drafted))).toEqual([...'LAEKL'])
  })
})

describe('a sentence', () => {
  it.each([
    ['from <0> i have [coins] . thanks <1> .', false],
    ['from <0> i have [coins] .', true],
    ['from <0> to', true],
    ['thanks .', true],
    ['i am submitting <0> <1> <2> <3> <0> .', true],
    ['what have you [unknown] ?', true],
  ])('that a partner makes something of: "%s", %s', (text, clear) => {
    expect(isClear(words(text), new House(promptOf([])))).toBe(clear)
  })
})

describe('roundtable:tiny', () => {
  it.each(['problem-solving', 'baseline', 'structured'])(
    'talks behind the prompts of %s, and submits',
    async (name) => {
      const model = await openModel('roundtable:tiny', {
        tiny: await tinyResponders(),
      })
      const config = validate(game.config, {}, 'config')
      const definition = (await agents(game.name)).find((one) => one.name === name)!
      const options: unknown = validate(definition.options!, {}, 'options')
      const seats = SEATS.map((seat) => {
        return [
          seat,
          {
            name,
            agent: definition.create({ game, config, seat, options }),
            model,
          },
        ] as const
      })
      const { status, state } = await play({
        game,
        config,
        seed: 3,
        seats: Object.fromEntries(seats),
      })
      expect(status).toBe('completed')
      const { submissions, house } = state
      expect(submissions.USER).toEqual(submissions.BOT)
      expect(isRoundTrip(submissions.USER!, house.rooms)).toBe(true)
      await model.close()
    },
  )

  it('says nothing twice in the same words, whatever the partner does', async () => {
    const model = await openModel('roundtable:tiny', {
      tiny: await tinyResponders(),
    })
    const config = validate(game.config, { turnLimit: 8 }, 'config')
    const find = async (name: string) => (await agents(game.name)).find((one) => one.name === name)!
    const [talker, silent] = [
      await find('problem-solving'),
      { act: () => ({ action: { type: 'message', text: 'Hm.' } }) },
    ]
    const options: unknown = validate(talker.options!, {}, 'options')
    const agent = talker.create({ game, config, seat: 'USER', options })
    const seats = {
      USER: { name: 'problem-solving', agent, model },
      BOT: { name: 'silent', agent: silent },
    }
    const { status, state } = await play({ game, config, seed: 4, seats })
    expect(status).toBe('completed')
    const said = state.dialogue.filter(({ seat }) => seat === 'USER').map(({ text }) => text)
    expect(said.length).toBeGreaterThan(6)
    expect(new Set(said).size).toBe(said.length)
    await model.close()
  })
})
