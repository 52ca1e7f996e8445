/**
 * Makes messages of Traveling Adventurers with what they say: mentions of rooms, hallways and numbers in many notations, put
 * into frames that tell, ask, propose and answer, and these put together. Nothing of it is taken from what people wrote.
 */
import type { Random } from '../../../core/random.ts'

export interface Made {
  readonly text: string
  /** In the notation of `adventurers.ts`. */
  readonly says: readonly string[]
  /** The kinds of its parts, for counting what is lost where. */
  readonly kind: string
}

type Part = Omit<Made, 'kind'>

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A'] as const
const NAMES: Readonly<Record<string, readonly string[]>> = {
  L: ['living room'],
  E: ['empty room'],
  B: ['bathroom', 'bath'],
  K: ['kitchen'],
  C: ["children's room", 'childrens room', "kids' room"],
  A: ['attic'],
}
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Chooses with one source of chance. */
export class MessageMaker {
  readonly #random: Random
  constructor(random: Random) {
    this.#random = random
  }

  make(): Made {
    const kinds = this.#one(COMBINATIONS).split(' ') as (keyof typeof this.parts)[]
    const parts = kinds.map((kind) => this.parts[kind]())
    const text = parts.map((part) => part.text).reduce((all, next) => this.#join(all, next))
    return { text: this.#case(text), says: parts.flatMap(({ says }) => says), kind: kinds.join(' ') }
  }

  readonly parts = {
    hello: (): Part => ({
      text: this.#one(['hi', 'hello there', 'hey!', 'hm', 'well', 'alright, here we go']),
      says: [],
    }),
    tell: (): Part => this.#tell(),
    list: (): Part => this.#list(),
    from: (): Part => this.#tellFrom(),
    same: (): Part => this.#tellSame(),
    order: (): Part => this.#tellInOrder(),
    correct: (): Part => this.#correct(),
    ask: (): Part => this.#ask(),
    all: (): Part => ({
      text: this.#one([
        'what are your numbers?',
        'can you tell me all of your coins?',
        'please send me everything you have',
        'your full list please',
        'could you list all your hallways for me?',
        'what do your hallways look like?',
        'I need all your numbers',
        'show me your whole map',
      ]),
      says: ['? all'],
    }),
    mirror: (): Part => {
      const told = this.#tell()
      const text = this.#one([
        ', you?',
        '. And you?',
        ', and yours?',
        '. What about you?',
        ' - yours?',
        ". What's yours?",
        ', how about you?',
        '. How many do you have there?',
        '. And on your side?',
        '. Same for you?',
      ])
      return { text: told.text + text, says: [...told.says, `? ${told.says[0]!.split(' ')[0]!}`] }
    },
    step: (): Part => this.#step(),
    path: (): Part => this.#path(),
    yes: (): Part => ({
      text: this.#one([
        'yes',
        'agreed',
        'sounds good',
        "that's a good plan",
        'I like that',
        'works for me',
        'deal',
        'fine with me',
        'I agree',
        'yep',
        'looks great',
        'yes please',
        "that's perfect",
        "I'm happy with it",
        'good idea',
        "let's do that",
      ]),
      says: ['yes'],
    }),
    no: (): Part => ({
      text: this.#one([
        'no',
        'I disagree',
        "I don't like that",
        "that's not good",
        'nope',
        "I'd rather not",
        "that's a bad idea",
        "I don't think so",
        'not that one',
        "no, that's too low",
        "I'm against it",
        "that's a terrible path",
        "I don't think that's good for us",
        "that doesn't work for me",
      ]),
      says: ['no'],
    }),
    submit: (): Part => ({
      text: this.#one([
        'submitting now',
        "let's submit",
        'I submitted it',
        "I'll submit",
        'please submit',
        'shall we submit?',
      ]),
      says: ['submit'],
    }),
    what: (): Part => ({
      text: this.#one([
        'what do you suggest?',
        'where should we go first?',
        'you decide',
        'which path would you take?',
        'any suggestions?',
        'what do you think we should do?',
        'can you find a good path?',
        "what's the best route?",
      ]),
      says: ['what'],
    }),
    chat: (): Part => {
      const n = this.#number()
      return {
        text: this.#one([
          `give me ${n} minutes`,
          `we have ${n} turns left`,
          `I am ${20 + n} years old`,
          `there are 15 hallways`,
          `this is my ${n}th game`,
          `we would get ${30 + n} coins in total`,
          'this is fun',
          'my brain hurts',
          'sorry, I am slow',
          `my total is ${25 + n}`,
          `that makes ${40 + n} together`,
          'wow',
          'thanks',
          "I'm thinking",
          'we still have to visit the attic',
          'we have to end in the living room',
          'I wrote it all down',
        ]),
        says: [],
      }
    },
    // What people put before coins of a hallway that they do not like, or do.
    because: (): Part => {
      const told = this.#tell()
      const no = this.#random.float() < 0.5
      const before = no
        ? this.#one(['no, ', 'nope, ', "I'd rather not, ", "I don't like it: ", 'no way, ', "that's bad, "])
        : this.#one(['yes, ', 'agreed, ', 'good idea, ', 'sounds good, ', 'yes! ', 'ok, deal. '])
      return { text: before + told.text, says: [no ? 'no' : 'yes', ...told.says] }
    },
  }

  #one<T>(list: readonly T[]): T {
    return this.#random.pick(list)
  }

  #some<T>(list: readonly T[], count: number): T[] {
    return this.#random.shuffle(list).slice(0, count)
  }

  #number = (): number => this.#random.int(1, 10)

  #join(before: string, after: string): string {
    const mark = /[.!?]$/.test(before)
      ? this.#one([' ', '\n'])
      : this.#one(['. ', '! ', '\n', ', ', ' - ', '; ', '... '])
    return before + mark + after
  }

  #case(text: string): string {
    const chance = this.#random.float()
    return chance < 0.5 ? text : text.charAt(0).toUpperCase() + text.slice(1)
  }

  #pair = (): [string, string] => this.#some(ROOMS, 2) as [string, string]

  #coins(n: number): string {
    const form = this.#one(['digit', 'digit', 'digit', 'word'])
    return form === 'digit' ? String(n) : NUMBER_WORDS[n]!
  }

  #room(letters: boolean, room: string): string {
    return letters ? room : this.#one(NAMES[room]!)
  }

  /** A hallway in one notation. */
  #hallway([a, b]: readonly [string, string], style = this.#one(PAIR_STYLES)): string {
    const [x, y] = [this.#one(NAMES[a]!), this.#one(NAMES[b]!)]
    const names: Readonly<Record<string, string>> = { '1': a, '2': b, '3': x, '4': y }
    return style.replace(/[1-4]/g, (place) => names[place]!)
  }

  #tell(): Part {
    const [a, b] = this.#pair()
    const n = this.#number()
    const text = this.#one(TELLS)
      .replace('N', this.#coins(n))
      .replace('P', this.#hallway([a, b], this.#one(PAIR_STYLES.filter((style) => !style.startsWith('12')))))
    return { text, says: [`${a}-${b} ${n}`] }
  }

  #hallways(count: number): [string, string][] {
    const all = ROOMS.flatMap((a, i) => ROOMS.slice(i + 1).map((b): [string, string] => [a, b]))
    return this.#some(all, count).map(([a, b]) => (this.#random.float() < 0.5 ? [a, b] : [b, a]))
  }

  #list(): Part {
    const pairs = this.#hallways(this.#random.int(2, 5))
    const style = this.#one(PAIR_STYLES)
    const item = style === '12' ? this.#one(['P N', 'P: N', 'P=N', 'PN']) : this.#one(ITEMS)
    const told = pairs.map((pair) => ({ pair, n: this.#number() }))
    const word = !item.includes('PN') && this.#random.float() < 0.2
    const items = told.map(({ pair, n }) =>
      item.replace('N', word ? NUMBER_WORDS[n]! : String(n)).replace('P', this.#hallway(pair, style)),
    )
    const lead = this.#one(['', '', 'my coins: ', 'I have ', "here's what I've got: ", 'Mine:\n', 'my side: '])
    return { text: lead + this.#enumerate(items), says: told.map(({ pair: [a, b], n }) => `${a}-${b} ${n}`) }
  }

  #enumerate(items: readonly string[]): string {
    const between = this.#one([', ', ', ', ', ', '; ', '\n', ' | ', '\n- ', ' and ', ' & '])
    if (between !== ', ') return (between === '\n- ' ? '- ' : '') + items.join(between)
    const last = this.#one([', ', ' and ', ', and '])
    return [items.slice(0, -1).join(', '), items.at(-1)].join(last)
  }

  #tellFrom(): Part {
    const [room, ...others] = this.#some(ROOMS, this.#random.int(3, 6)) as [string, ...string[]]
    const letters = this.#random.float() < 0.5
    const told = others.map((other) => ({ other, n: this.#number() }))
    const [head, item] = this.#one(LISTS_FROM)
    const word = !/RN/.test(item) && this.#random.float() < 0.2
    const items = told.map(({ other, n }) =>
      item.replace('N', word ? NUMBER_WORDS[n]! : String(n)).replace('R', this.#room(letters, other)),
    )
    const text = head.replace('R', this.#room(letters, room)) + this.#enumerate(items)
    return { text, says: told.map(({ other, n }) => `${room}-${other} ${n}`) }
  }

  #tellSame(): Part {
    const pairs = this.#hallways(2)
    const n = this.#number()
    const [p, q] = pairs.map((pair) => this.#hallway(pair, this.#one(['1-2', '1 to 2', '3 to 4', '3-4']))) as [
      string,
      string,
    ]
    const text = this.#one([
      'P and Q are both N',
      'both P and Q are N',
      'P and Q: N each',
      'P is N, same for Q',
      'P N, Q too',
      'P has N and so has Q',
      'P is N and Q as well',
      'I have N on P and the same on Q',
      'N each for P and Q',
      'N on both P and Q',
      'P N. Q also N',
    ])
      .replace('P', p)
      .replace('Q', q)
      .replace('N', this.#coins(n))
      .replace('N', this.#coins(n))
    return { text, says: pairs.map(([a, b]) => `${a}-${b} ${n}`) }
  }

  #tellInOrder(): Part {
    const pairs = this.#hallways(this.#random.int(2, 3))
    const told = pairs.map(() => this.#number())
    const names = and(pairs.map((pair) => this.#hallway(pair, '1-2')))
    const numbers = and(told.map(String))
    const text = this.#one([
      `${names} are ${numbers}`,
      `${names} are ${numbers} respectively`,
      `I have ${numbers} on ${names}`,
      `${names}: ${numbers}`,
      `for ${names} I have ${numbers}`,
      `${names} give me ${numbers}, in that order`,
    ])
    return { text, says: pairs.map(([a, b], i) => `${a}-${b} ${told[i]}`) }
  }

  #correct(): Part {
    const pair = this.#pair()
    const [wrong, right] = this.#some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2) as [number, number]
    const text = this.#one(CORRECTIONS)
      .replace('P', this.#hallway(pair, this.#one(['1-2', '3 to 4', '3-4', '1 to 2', '12'])))
      .replace('W', String(wrong))
      .replace('N', String(right))
    return { text, says: [`${pair[0]}-${pair[1]} ${right}`] }
  }

  #ask(): Part {
    if (this.#random.float() < 0.35) {
      const room = this.#one(ROOMS)
      const text = this.#one(ASKS_FROM).replace('R', this.#room(this.#random.float() < 0.5, room))
      return { text, says: [`? ${room}-*`] }
    }
    const pairs = this.#hallways(this.#random.float() < 0.7 ? 1 : 2)
    const style = this.#one(PAIR_STYLES.filter((one) => one !== '12'))
    const text = this.#one(ASKS).replace('P', pairs.map((pair) => this.#hallway(pair, style)).join(' and '))
    return { text, says: pairs.map(([a, b]) => `? ${a}-${b}`) }
  }

  #step(): Part {
    const [a, b] = this.#some(ROOMS.slice(1), 2) as [string, string]
    const letters = this.#random.float() < 0.3
    const two = this.#random.float() < 0.3
    const frame = two ? this.#one(TWO_STEPS) : this.#one(STEPS)
    const the = (room: string): string => (letters ? room : `the ${this.#one(NAMES[room]!)}`)
    return {
      text: frame.replace('R', the(a)).replace('S', the(b)),
      says: [two ? `> ${a} ${b}` : `> ${a}`],
    }
  }

  #path(): Part {
    const path = ['L', ...this.#some(ROOMS.slice(1), 5), 'L']
    const letters = this.#random.float() < 0.6
    const between = letters
      ? this.#one(['-', ' ', ', ', ' -> ', '→', '>', ' - ', ''])
      : this.#one([', ', ' - ', ' -> ', ', then ', ' > '])
    const names = path.map((room) => this.#room(letters, room)).join(between)
    return {
      text: this.#one(PATHS)
        .replace('W', names)
        .replace('N', String(40 + this.#number())),
      says: [`> ${path.join(' ')}`],
    }
  }
}

const and = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `1`, `2`: letters; `3`, `4`: names. */
const PAIR_STYLES = [
  '1-2',
  '1-2',
  '1–2',
  '1->2',
  '1/2',
  '1 to 2',
  '12',
  '3 to 4',
  '3-4',
  '3 - 4',
  '3 → 4',
  'from the 3 to the 4',
  'between 3 and 4',
  'between the 3 and the 4',
  'between 1 and 2',
  'from 1 to 2',
]

const TELLS = [
  'P N',
  'P: N',
  'P = N',
  'P is N',
  'P has N',
  'P gives me N',
  'I have N on P',
  'I got N for P',
  'N for P',
  'N coins P',
  'there are N coins P',
  'for P I have N',
  'P is worth N to me',
  'mine for P is N',
  'I see N coins P',
  'P is N for me',
  'P (N)',
  'N (P)',
  'I get N coins if we go P',
  "P I've N",
  'on my side P has N coins',
  'P: only N',
  'P is just N',
  "P - that's N for me",
  'in my world there are N coins P',
  'my best is P with N',
  'my worst one is P, N',
  'I found N coins P',
  'P would give me N',
  'I only have N P',
  'N coins for me P',
  'P holds N coins',
  "P, that's N",
  'my value for P is N',
  'P would be N for me',
  "I've N coins on P",
  'P counts N',
  'i can collect N P',
  'for me P is N',
  'P brings me N coins',
  'P has exactly N',
]

const ITEMS = [
  'P N',
  'P: N',
  'P = N',
  'P (N)',
  'P is N',
  'N for P',
  'N (P)',
  'P N coins',
  'N on P',
  'P - N',
  'P has N',
  'P gives N',
]

/** Heads and items of lists from one room. */
const LISTS_FROM: readonly (readonly [head: string, item: string])[] = [
  ['from R: ', 'R N'],
  ['from R: ', 'R: N'],
  ['R: ', 'R N'],
  ['R: ', 'R=N'],
  ['from R I have ', 'N to R'],
  ['from R I have ', 'R N'],
  ['from the R: ', 'N to R'],
  ['from the R i get ', 'N to the R'],
  ['R to ', 'R N'],
  ['R to ', 'R: N'],
  ['out of R: ', 'N to R'],
  ['my coins from R: ', 'R (N)'],
  ['from R:\n', 'R N'],
  ['my hallways from the R:\n', 'R: N'],
  ['R -> ', 'R N'],
  ['from R it is ', 'N to R'],
  ['starting at R: ', 'to R N'],
  ['R has ', 'N to R'],
  ['at R I have ', 'N towards R'],
  ['from R, ', 'to R it is N'],
  ['the R row: ', 'R N'],
  ['leaving R I see ', 'N to R'],
  ['from R there are ', 'N coins to R'],
]

const CORRECTIONS = [
  'P is N, not W',
  'sorry, P is N',
  'P W, sorry, N',
  'correction: P N',
  'oops, P should be N',
  'I said W for P but it is N',
  'P is W... no wait, N',
  'P is W, I mean N',
  'my mistake, P is N instead of W',
  'wait, P is actually N',
  'typo: P is N',
  'P N (not W)',
  'I made a mistake, P has N coins',
  'I meant N for P',
  'not W but N for P',
  'P: W -> N',
  '*P N',
  'the W for P was wrong, it is N',
]

const ASKS = [
  'what about P?',
  'how many coins do you have P?',
  'how much is P for you?',
  "what's your P?",
  'your P?',
  'and P?',
  'do you have many coins P?',
  'what do you have P?',
  'can you tell me P?',
  'P on your side?',
  'what is P for you?',
  'I need your P',
  'tell me your P please',
  'how many P?',
  'P for you?',
  'and your P?',
  'what have you got P?',
  'could you give me your number for P?',
  'I still need P from you',
  'how is P for you?',
  'what do you see P?',
  'is P good for you?',
  'I would like to know your P',
  'do you have anything P?',
]

const ASKS_FROM = [
  'what do you have from R?',
  'what are your coins from R?',
  'and from R?',
  'what about from R?',
  'your numbers from R please',
  'can you list your coins from R?',
  'how do your hallways from R look?',
  'tell me everything from R',
  'what are yours from R?',
  'which coins do you have from R?',
  'I need your numbers from R',
  'what do you see from R?',
  'from R, what do you have?',
]

const STEPS = [
  "let's go to R",
  "let's go to R first",
  'next R',
  'R next?',
  'how about R next?',
  'shall we go to R?',
  "I'd go to R",
  'I suggest R first',
  'then R',
  'what about going to R next?',
  'we could start with R',
  "let's start with R",
  'maybe R first?',
  'I propose that we visit R now',
  'R first',
  'we should go to R',
  'can we go to R first?',
  "I'd like to go to R next",
  'to R next',
]
const TWO_STEPS = [
  "let's go to R and then to S",
  'first R, then S',
  'R then S?',
  "I'd go to R, then S",
  'R first and S after that',
  "let's do R and S next",
  'how about R, then S?',
  'I suggest going from R to S',
]

const PATHS = [
  'W',
  'W?',
  "let's do W",
  'I propose W',
  'how about W?',
  'my suggestion: W',
  'what do you think of W?',
  'the best path is W',
  'W, ok?',
  'W (N coins)',
  'W for N in total',
  'I think W is best',
  'we could go W',
  'shall we take W?',
  'path: W',
  'I suggest we take W',
  'what about W?',
  'I would go W',
  'W gives us N',
  'what do you say to W?',
  'W is my favourite',
  'the optimal route would be W',
]

/** Which parts follow each other. */
const COMBINATIONS = [
  'tell',
  'tell',
  'list',
  'list',
  'from',
  'from',
  'same',
  'order',
  'correct',
  'ask',
  'ask',
  'all',
  'mirror',
  'step',
  'path',
  'path',
  'yes',
  'no',
  'submit',
  'what',
  'chat',
  'because',
  'tell tell',
  'tell ask',
  'list all',
  'list what',
  'from ask',
  'yes step',
  'no step',
  'no path',
  'yes submit',
  'path what',
  'tell step',
  'hello tell',
  'hello list',
  'chat tell',
  'tell chat',
  'no tell',
  'yes tell',
  'chat ask',
  'hello ask',
  'ask tell',
  'yes ask',
  'no ask',
  'correct tell',
  'tell path',
  'path submit',
  'chat path',
  'chat yes',
  'yes chat',
  'from from',
  'ask ask',
  'no what',
  'step tell',
]
