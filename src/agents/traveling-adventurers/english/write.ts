/** Says acts in controlled English that people understand and the reader reads back as the same acts. */
import type { Coins, Pair } from './acts.ts'
import { plainest, type Choose } from './voice.ts'

/** "From L I have 6 to E and 4 to B. From E I have 2 to K." */
export function tellCoins(coins: readonly Coins[], choose: Choose = plainest): string {
  const groups = groupByRoom(coins, ({ a, b }) => [a, b])
  const told = groups.map(([room, list]) => {
    const each = listed(list.map(({ a, b, coins }) => `${coins} to ${otherEnd([a, b], room)}`))
    return choose([
      `From ${room} I have ${each}.`,
      `My coins from ${room} are ${each}.`,
      `Leaving ${room} I have ${each}.`,
      `On my side, from ${room} it is ${each}.`,
    ])
  })
  return told.join(' ')
}

/** "Correction: from L I have 6 to E." */
export const correctCoins = (coins: readonly Coins[], choose: Choose = plainest): string =>
  tellCoins(coins, (wordings) =>
    choose(wordings.map((text) => `Correction: ${text.charAt(0).toLowerCase()}${text.slice(1)}`)),
  )

/** "What have you from L to E and K, from B to C?" */
export function askFor(pairs: readonly Pair[], choose: Choose = plainest): string {
  const groups = groupByRoom(pairs, (pair) => pair)
  const asked = groups
    .map(([room, list]) => `from ${room} to ${listed(list.map((pair) => otherEnd(pair, room)))}`)
    .join(', ')
  return choose([
    `What have you ${asked}?`,
    `How many coins do you have ${asked}?`,
    `Could you tell me what you have ${asked}?`,
    `What are your coins ${asked}?`,
    `Please tell me your coins ${asked}.`,
  ])
}

export const askForAll = (choose: Choose = plainest): string =>
  choose([
    'Please tell me all your coins.',
    'What are all your coins?',
    'Could you tell me all your coins?',
    'Please give me all your coins.',
  ])

/** Where some of them have just been read back, or are in doubt. */
export const askForOthers = (choose: Choose = plainest): string =>
  choose([
    'Please tell me all your other coins.',
    'What are all your other coins?',
    'Could you tell me all the rest of your coins?',
  ])

export const propose = (path: readonly string[], reason: string, choose: Choose = plainest): string =>
  choose(
    ['I propose', 'I suggest', 'My proposal is', 'I would take'].map(
      (begin) => `${begin} ${path.join(' ')}: ${reason}.`,
    ),
  )

export const proposeStep = (from: string, to: string, choose: Choose = plainest): string =>
  choose([
    `I propose to go from ${from} to ${to}.`,
    `I suggest to go from ${from} to ${to}.`,
    `Let us go from ${from} to ${to}.`,
  ])

/** By how many coins a proposed path falls short of the best. */
export const disagree = (short: number, choose: Choose = plainest): string => {
  // Half a coin more is expected where some are unknown.
  const gap = Math.round(short)
  const counted = `${gap} coin${gap === 1 ? '' : 's'}`
  return gap > 0
    ? choose([
        `I disagree, ${counted} more can be had.`,
        `I do not agree, that falls ${counted} short of the best.`,
        `No, there ${gap === 1 ? 'is' : 'are'} ${counted} more on another path.`,
      ])
    : choose(['I disagree.', 'I do not agree.', 'No, I would not go that way.'])
}

export const agree = (choose: Choose = plainest): string =>
  choose(['Agreed.', 'Yes, I agree.', 'That is fine with me, I agree.', 'Good, I agree to that.'])

/** Not "I submit …", which on a line of its own would do so again. */
export const submitting = (path: readonly string[], choose: Choose = plainest): string =>
  choose([
    `I am submitting ${path.join(' ')}.`,
    `Submitting ${path.join(' ')} now.`,
    `I am going to submit ${path.join(' ')}.`,
  ])

/** "I understood K–A 5 and K–B 3: right?" */
export function readBack(coins: readonly Coins[], choose: Choose = plainest): string {
  const heard = hallways(coins)
  return choose([
    `I understood ${heard}: right?`,
    `I heard ${heard}: is that so?`,
    `Do I have it right that you have ${heard}?`,
  ])
}

/** Says what is taken to be so now, and what is so no more. */
export const noted = (coins: readonly (Coins & { readonly old: number })[], choose: Choose = plainest): string =>
  choose(
    ['Thanks for the correction, I noted', 'No problem, I noted', 'Corrected, I noted'].map(
      (begin) =>
        `${begin} ${listed(coins.map(({ a, b, coins: now, old }) => `${a}–${b} ${now}${coins.length > 1 ? ` (not ${old})` : `, not ${old}`}`))}.`,
    ),
  )

const TAKEN = ['So', 'As I read it,', 'I noted that', 'I take it that']
/** Whether a text says numbers back that somebody may say yes to, and does not only thank for a correction. */
export const saysBack = (text: string): boolean => SAYS_BACK.test(text)
const SAYS_BACK = new RegExp(
  String.raw`\b(?:${TAKEN.join('|')})(?: from [A-Z])? you have\b|\b(?:right|is that so)\?|\bhave it right\b`,
)

/** "So from C you have 1 to E and 3 to K.": numbers that were taken by a guess, said in passing. `times`: how often before. */
export function sayBack(coins: readonly Coins[], times: number): string {
  const begin = TAKEN[times % TAKEN.length]!
  const groups = groupByRoom(coins, ({ a, b }) => [a, b])
  if (groups.length > 2 || groups.every(([, { length }]) => length === 1))
    return `${begin} you have ${hallways(coins)}.`
  return groups
    .map(([room, list], i) => {
      const each = listed(list.map(({ a, b, coins }) => `${coins} to ${otherEnd([a, b], room)}`))
      return `${i === 0 ? begin : 'And'} from ${room} you have ${each}.`
    })
    .join(' ')
}

/** Asks which of two numbers is right, of each hallway in one sentence. */
export function askWhich(doubtful: readonly (readonly [Pair, readonly number[]])[], choose: Choose = plainest): string {
  const each = listed(doubtful.map(([[a, b], values]) => `for ${a}–${b}, ${values.join(' or ')}`)).replace(
    ' and for',
    ', and for',
  )
  return doubtful.length === 1
    ? choose([
        `Which is right ${each}?`,
        `You told me two numbers: which one holds ${each}?`,
        `I still need to know which it is ${each}?`,
      ])
    : choose([
        `Which is right ${each}?`,
        `Which of your two numbers is right ${each}?`,
        `I still need to know which it is ${each}?`,
      ])
}

export const notUnderstood = (text: string, why: string, choose: Choose = plainest): string =>
  choose([
    `I did not understand "${unquoted(text)}": "${why}". Please say it like "from K I have 5 to A, 3 to B".`,
    `Sorry, "${unquoted(text)}" is not clear to me: "${why}". A sentence like "from K I have 5 to A" helps.`,
    `"${unquoted(text)}" I could not follow: "${why}". Would you put it as "K to A is 5"?`,
  ])

/** Of a sentence of which nothing at all was understood. */
export const nothingOf = (text: string, choose: Choose = plainest): string =>
  choose([
    `I could not make anything of "${unquoted(text)}".`,
    `What you mean by "${unquoted(text)}" I do not know, sorry.`,
  ])

const unquoted = (text: string): string => text.replaceAll('"', "'")

/** Said of a number for both together. */
export const askForSingle = (choose: Choose = plainest): string =>
  choose([
    'A number for both of us tells too little: I need the one on your side alone.',
    'That is the number for both of us together: which part of it is on your side alone?',
  ])

/** Thanks for what was told. */
export const thank = (choose: Choose): string => choose(['Thanks.', 'Thank you.', 'Got it, thanks.', 'I see, thanks.'])

/** Said of a proposal that cannot be judged yet. */
export const lookInto = (choose: Choose): string =>
  choose([
    'I heard your proposal, and will look into it as soon as I know more.',
    'Your proposal may be the best, I cannot tell yet.',
    'I keep your proposal in mind until I know more.',
  ])

/** Said once the partner agrees to what was only a guess. */
export const checkFirst = (choose: Choose): string =>
  choose([
    'Before we submit I would like to make sure that nothing is better.',
    'Let me first make sure that it is the best.',
    'One moment, there may be something better.',
  ])

const REMINDERS = [
  'I have submitted it; please do so too.',
  'My path is submitted, only yours is missing.',
  'It is submitted on my side, please submit it as well.',
  'I have nothing to add, please submit the path.',
]
export const submitted = (choose: Choose): string => choose(REMINDERS)
/** Whether a text asks to submit. */
export const isReminder = (text: string): boolean => REMINDERS.some((reminder) => text.includes(reminder))

export const atOnce = (choose: Choose): string =>
  choose([
    'I would rather settle all of it at once.',
    'Let me look at the whole way first, not at single steps.',
    'I would like to see the whole way before single steps.',
  ])

export const waiting = (choose: Choose): string =>
  choose([
    'I am waiting for your answer.',
    'What do you think?',
    'Take your time, I am listening.',
    'I have nothing new, it is your turn.',
    'Whenever you are ready.',
  ])

/** "K–A 5 and K–B 3" */
const hallways = (coins: readonly Coins[]): string => listed(coins.map(({ a, b, coins }) => `${a}–${b} ${coins}`))

/** "a, b and c" */
function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`
}

/** Hallways by the room to name them from: always the one with most of them left, so that as few rooms as possible are named. */
function groupByRoom<Item>(items: readonly Item[], ends: (item: Item) => Pair): [room: string, items: Item[]][] {
  const groups: [string, Item[]][] = []
  for (let left = [...items]; left.length > 0;) {
    const counts = new Map<string, number>()
    for (const item of left) for (const room of ends(item)) counts.set(room, (counts.get(room) ?? 0) + 1)
    const [most] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))
    groups.push([most, left.filter((item) => ends(item).includes(most))])
    left = left.filter((item) => !ends(item).includes(most))
  }
  return groups
}

const otherEnd = ([a, b]: Pair, room: string): string => (a === room ? b : a)
