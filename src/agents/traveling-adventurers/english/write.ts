/** Says acts in controlled English that people understand and the reader reads back as the same acts. */
import type { Coins, Pair } from './acts.ts'

/** "From L I have 6 to E and 4 to B. From E I have 2 to K." */
export function tellCoins(coins: readonly Coins[]): string {
  const groups = groupByRoom(coins, ({ a, b }) => [a, b])
  const told = groups.map(([room, list]) => {
    const each = list.map(({ a, b, coins }) => `${coins} to ${otherEnd([a, b], room)}`)
    return `From ${room} I have ${listed(each)}.`
  })
  return told.join(' ')
}

/** "Correction: from L I have 6 to E." */
export const correctCoins = (coins: readonly Coins[]): string =>
  tellCoins(coins).replaceAll('From ', 'Correction: from ')

/** "What have you from L to E and K, from B to C?" */
export function askFor(pairs: readonly Pair[]): string {
  const groups = groupByRoom(pairs, (pair) => pair)
  const asked = groups.map(([room, list]) => `from ${room} to ${listed(list.map((pair) => otherEnd(pair, room)))}`)
  return `What have you ${asked.join(', ')}?`
}

export const askForAll = (): string => 'Please tell me all your coins.'

export const propose = (path: readonly string[], reason: string): string => `I propose ${path.join(' ')}: ${reason}.`

export const proposeStep = (from: string, to: string): string => `I propose to go from ${from} to ${to}.`

/** By how many coins a proposed path falls short of the best. */
export const disagree = (gap: number): string => (gap > 0 ? `I disagree, ${gap} coins more can be had.` : 'I disagree.')

export const agree = (): string => 'Agreed.'

export const submitting = (path: readonly string[]): string => `I submit ${path.join(' ')}.`

/** "I understood K–A 5 and K–B 3: right?" */
export const readBack = (coins: readonly Coins[]): string =>
  `I understood ${listed(coins.map(({ a, b, coins }) => `${a}–${b} ${coins}`))}: right?`

/** Asks which of two numbers is right. */
export const askWhich = ([a, b]: Pair, values: readonly number[]): string =>
  `Which is right for ${a}–${b}, ${values.join(' or ')}?`

export const notUnderstood = (text: string, why: string): string =>
  `I did not understand "${text.replaceAll('"', "'")}": "${why}". Please say it like "from K I have 5 to A, 3 to B".`

/** Said of a number for both together. */
export const askForSingle = (): string => 'A number for both of us tells too little: I need the one on your side alone.'

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
