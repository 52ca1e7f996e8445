/**
 * What the deep reinforcement relevance network (He et al. 2016) reads of a view and an action: which words stand where,
 * and, for each thing that the action names, where that was spoken of. Names count only by where they come back, so that
 * what is learnt holds for things and rooms that were never heard of.
 */
import type { View } from '../clone/view.ts'

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

const split = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu) ?? []

/** Writes features over these words; others are names. */
export class Features {
  readonly #words: ReadonlyMap<string, number>
  readonly length: number

  constructor(words: readonly string[]) {
    this.#words = new Map(words.map((word, i) => [word, i]))
    const bags = READ.length + 1 + 2 * ARGUMENTS
    const used = 1 + bags * words.length + ARGUMENTS * PARTS.length * PER_PART
    // Sums of products are fastest where sides are multiples of 16.
    this.length = 16 * Math.ceil(used / 16)
  }

  /** The features of a view, and what each action adds to them. */
  write(view: View, commands: readonly string[]): Situation {
    const parts = Object.fromEntries(PARTS.map((part) => [part, split(view[part])])) as Record<Part, string[]>
    const state = new Map<number, number>([[0, 1]])
    let at = 1
    for (const part of READ) {
      for (const word of parts[part]) this.#mark(state, at, word)
      at += this.#words.size
    }
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
    for (const word of split(verb)) this.#mark(features, at, word)
    at += this.#words.size
    for (let i = 0; i < ARGUMENTS; i++) {
      const name = split(names[i] ?? '')
      for (const part of PARTS) {
        const found = name.length === 0 ? NOT_FOUND : lookUp(name, parts[part])
        if (found.share > 0) {
          features.set(at, found.share)
          if (found.whole) features.set(at + 1, 1)
          features.set(at + 2, 1 - found.first / parts[part].length)
        }
        at += PER_PART
        // What is said right after a name: "(closed)", "(in the box)".
        if (part !== 'look' && part !== 'said') continue
        if (found.whole) {
          const [next, afterwards] = parts[part].slice(found.first + name.length)
          this.#mark(features, at, next === '(' ? afterwards : next)
        }
        at += this.#words.size
      }
    }
    return pack(features)
  }
}

const pack = (features: ReadonlyMap<number, number>): Sparse => ({
  places: Uint16Array.from(features.keys()),
  values: Float32Array.from(features.values()),
})

type Part = (typeof PARTS)[number]

const NOT_FOUND = { share: 0, whole: false, first: 0 }

/** Where a name stands in a text: all of it, or its first word that does. */
function lookUp(name: readonly string[], text: readonly string[]): typeof NOT_FOUND {
  const share = name.filter((word) => text.includes(word)).length / name.length
  if (share === 0) return NOT_FOUND
  const whole = text.findIndex((_, i) => name.every((word, j) => text[i + j] === word))
  if (whole >= 0) return { share, whole: true, first: whole }
  return { share, whole: false, first: text.findIndex((word) => name.includes(word)) }
}

/** What an action does, and what it names. */
function readAction(command: string): { verb: string; names: readonly string[] } {
  const put = /^put (.+) in (.+)$/.exec(command)
  if (put) return { verb: 'put', names: [put[1]!, put[2]!] }
  const sum = /^(add|sub|mul|div) (\S+) (\S+)$/.exec(command)
  if (sum) return { verb: sum[1]!, names: [sum[2]!, sum[3]!] }
  const [, verb = command, name] =
    /^(next step to|open door to|close door to|take|read|open|close|move|query) (.+)$/.exec(command) ?? []
  return { verb, names: name === undefined ? [] : [name] }
}
