/**
 * What the deep reinforcement relevance network (He et al. 2016) reads of a view and an action: which words stand where,
 * and, for each thing that the action names, where that was spoken of, and what was told of it. Names count only by where
 * they come back and numbers by their size, so that what is learnt holds for things and rooms that were never heard of.
 */
import { splitWords } from '../../../models/tiny/words.ts'
import type { View } from '../clone/view.ts'
import { readAction } from '../read-action.ts'

/** Places of numbers that are not zero, and these numbers. */
export interface Sparse {
  readonly places: Uint16Array
  readonly values: Float32Array
}

/** A view, and each of the actions that can be taken there. */
export interface Situation {
  readonly view: Sparse
  readonly actions: readonly Sparse[]
}

const PARTS = ['task', 'inventory', 'look', 'did', 'said'] as const
/** Parts whose words count; what is in sight is told by names. */
const READ = ['task', 'inventory', 'did', 'said'] as const
/** For each part: what share of the name stands in it, whether all of it does, and how far from the end of the part. */
const PER_PART = 3
const ARGUMENTS = 2
/** Numbers of the last answer that count by their size. */
const NUMBERS = 2
/** For each argument: what its number comes to, and whether it has one. */
const SIZE = 2

const isNumber = (word: string): boolean => /^\d/.test(word)
/** The size of a number, such that products become sums. */
const sizeOf = (number: string): number => Math.log1p(Number(number)) / 4

/** Writes features over these words; others are names. */
export class Features {
  readonly #words: ReadonlyMap<string, number>
  readonly length: number

  constructor(words: readonly string[]) {
    this.#words = new Map(words.map((word, i) => [word, i]))
    const bags = READ.length + 1 + 2 * ARGUMENTS
    const used = 1 + bags * words.length + NUMBERS + ARGUMENTS * ((PARTS.length + 1) * PER_PART + SIZE)
    // Sums of products are fastest where sides are multiples of 16.
    this.length = 16 * Math.ceil(used / 16)
  }

  /** The features of a view, and what each action adds to them. */
  write(view: View, commands: readonly string[]): Situation {
    const parts = Object.fromEntries(PARTS.map((part) => [part, splitWords(view[part])])) as Record<Part, string[]>
    const state = new Map<number, number>([[0, 1]])
    let at = 1
    for (const part of READ) {
      for (const word of parts[part]) this.#mark(state, at, word)
      at += this.#words.size
    }
    for (const [i, number] of parts.said.filter(isNumber).slice(0, NUMBERS).entries()) state.set(at + i, sizeOf(number))
    at += NUMBERS
    return { view: pack(state), actions: commands.map((command) => this.#writeAction(at, parts, command)) }
  }

  #mark(features: Map<number, number>, at: number, word: string | undefined): void {
    const place = word === undefined ? undefined : this.#words.get(word)
    if (place !== undefined) features.set(at + place, 1)
  }

  #writeAction(from: number, parts: Record<Part, string[]>, command: string): Sparse {
    const features = new Map<number, number>()
    let at = from
    const { verb, names } = readAction(command)
    for (const word of splitWords(verb)) this.#mark(features, at, word)
    at += this.#words.size
    for (let i = 0; i < ARGUMENTS; i++) {
      const name = splitWords(names[i] ?? '')
      const mark = (found: Found, part: Part): void => {
        if (found.share > 0) {
          features.set(at, found.share)
          if (found.whole) features.set(at + 1, 1)
          features.set(at + 2, 1 - found.first / parts[part].length)
        }
        at += PER_PART
      }
      const found = Object.fromEntries(PARTS.map((part) => [part, lookUp(name, parts[part])])) as Record<Part, Found>
      for (const part of PARTS) mark(found[part], part)
      for (const part of ['look', 'said'] as const) {
        const [next, afterwards] = wordsAfter(parts[part], name, found[part])
        this.#mark(features, at, next === '(' ? afterwards : next)
        at += this.#words.size
      }
      mark(lookUp(phraseAfter(parts.look, name, found.look), parts.task), 'task')
      if (isNumber(name[0] ?? '')) {
        features.set(at, sizeOf(name[0]!))
        features.set(at + 1, 1)
      }
      at += SIZE
    }
    return pack(features)
  }
}

/** What is said right after a name: `(closed)`, `(in the box)`. */
const wordsAfter = (text: readonly string[], name: readonly string[], { whole, first }: Found): readonly string[] =>
  whole ? text.slice(first + name.length) : []

/** What is told of a name after a colon, as the room that lies in a direction. */
function phraseAfter(text: readonly string[], name: readonly string[], found: Found): readonly string[] {
  const [sign, ...words] = wordsAfter(text, name, found)
  const end = words.indexOf('.')
  return sign === ':' ? words.slice(0, end < 0 ? words.length : end) : []
}

const pack = (features: ReadonlyMap<number, number>): Sparse => ({
  places: Uint16Array.from(features.keys()),
  values: Float32Array.from(features.values()),
})

type Part = (typeof PARTS)[number]

interface Found {
  /** How much of the name stands there. */
  readonly share: number
  /** Whether all of it does, in one piece. */
  readonly whole: boolean
  /** At which word. */
  readonly first: number
}

const NOT_FOUND: Found = { share: 0, whole: false, first: 0 }

/** Where a name stands in a text: all of it, or its first word that does. */
function lookUp(name: readonly string[], text: readonly string[]): Found {
  if (name.length === 0) return NOT_FOUND
  const share = name.filter((word) => text.includes(word)).length / name.length
  if (share === 0) return NOT_FOUND
  const whole = text.findIndex((_, i) => name.every((word, j) => text[i + j] === word))
  if (whole >= 0) return { share, whole: true, first: whole }
  return { share, whole: false, first: text.findIndex((word) => name.includes(word)) }
}
