/** Makes multiple-choice questions out of facts: options shuffled, the right ones remembered. */
import { getOrAdd } from '../../../../core/get-or-add.ts'
import type { Random } from '../../../../core/random.ts'
import type { Aspect, Scenario } from '../../../../games/theory-of-mind/index.ts'

export type Asked = Scenario['questions'][number]

export interface Draft {
  readonly aspect: Aspect
  readonly question: string
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  readonly why: string
}

/** The question with its options in a drawn order. */
export function ask({ aspect, question, right, wrong, why }: Draft, random: Random): Asked {
  const options = random.shuffle([...right, ...wrong])
  return { aspect, question, options, answers: right.map((text) => options.indexOf(text)).sort((a, b) => a - b), why }
}

/** A question whose answer is a small number: three neighbours of it are the wrong ones, or what else is given. */
export function askNumber(
  question: string,
  number: number | undefined,
  none: string,
  why: string,
  random: Random,
  least = 0,
): Asked {
  const right = number === undefined ? none : String(number)
  const near = number ?? random.int(least + 1, least + 3)
  const others = [near - 2, near - 1, near + 1, near + 2].filter((other) => other >= least)
  const numbers = random
    .shuffle(number === undefined ? [near, ...others] : others)
    .slice(0, number === undefined ? 3 : 2)
  const wrong = [...numbers.map(String), ...(number === undefined ? [] : [none])]
  return ask({ aspect: 'environment', question, right: [right], wrong, why }, random)
}

/**
 * Takes `count` items such that every kind of them comes as often as any other, as far as there are enough.
 */
export function drawEvenly<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
  count: number,
  random: Random,
): Item[] {
  const kinds = new Map<string, Item[]>()
  for (const item of random.shuffle(items)) {
    getOrAdd(kinds, kindOf(item), () => []).push(item)
  }
  const waiting = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => of)
  const drawn: Item[] = []
  while (drawn.length < count && waiting.some((of) => of.length > 0))
    for (const of of waiting) if (of.length > 0 && drawn.length < count) drawn.push(of.pop()!)
  return drawn
}

export const list = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
