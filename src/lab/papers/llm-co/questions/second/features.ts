/** What a shallow reader may look at: the words of an option, and fragments of the situation beside them. */
import type { Posed } from './family.ts'

/** What a reader is allowed to see. */
export type View = 'options' | 'fragments'

const NOT_PLACES = new Set(['Bob', 'The', 'In', 'Now'])

/** Numbers and proper names of places, which options and situations may have in common. */
export const namesIn = (text: string): string[] =>
  text.match(/\b(?:[a-z]\d+|\d+|(?:[A-Z][a-z]+)(?=[ .,;:]|$))/g)?.filter((name) => !NOT_PLACES.has(name)) ?? []

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** What an option is, whatever place it names. */
const kindOf = (option: string): string => option.replaceAll(/\b(?:[a-z]\d+|\d+|[A-Z][a-z]+)\b/g, '#')

/**
 * The features of every option: its words and place in the list; with fragments, each of these beside every sentence and
 * every word of the situation, and where in which sentence the situation names what the option names.
 */
function featuresOf({ description, question, slots, options }: Posed, view: View): string[][] {
  const sentences = slots.map((slot) => ({ slot, words: words(slot), names: namesIn(slot) }))
  const all = sentences.flatMap(({ names }) => names)
  const same = all.flatMap((name, i) => all.slice(i + 1).map((other, j) => `${i} ${i + 1 + j} ${name === other}`))
  return options.map((option, place) => {
    const kind = kindOf(option)
    const own = new Set(namesIn(option))
    const alone = [
      `kind ${kind}`,
      `option ${option}`,
      `place ${place}`,
      `of ${options.length} ${kind}`,
      `asked ${question} ${option}`,
      `length ${Math.min(option.length, 40)}`,
      ...words(option).map((word) => `word ${word}`),
    ]
    if (view === 'options') return alone
    const times = all.filter((name) => own.has(name)).length
    const form = [
      `times ${kind} ${Math.min(times, 4)}`,
      `last ${kind} ${own.has(all.at(-1) ?? '')}`,
      `first ${kind} ${own.has(all[0] ?? '')}`,
      `only one ${kind} ${times === 1}`,
      ...same.map((pair) => `same ${kind} ${pair}`),
      ...sentences.flatMap(({ slot, names }, i) => {
        const bare = slot.replaceAll(/\b(?:[a-z]\d+|\d+|[A-Z][a-z]+)\b/g, '#')
        const named = names.flatMap((name, at) => (own.has(name) ? [at] : []))
        return [
          `${kind} | ${i} ${bare}`,
          `named ${kind} ${question} | ${i} ${named.join()}`,
          `named | ${i} ${named.length}`,
          ...named.map((at) => `named ${kind} | ${bare} ${at}`),
        ]
      }),
    ]
    const beside = sentences.flatMap(({ slot, words }) => [
      `${description} ${option} | ${slot}`,
      `${kind} | ${slot}`,
      ...words.map((word) => `${kind} | word ${word}`),
      ...words.map((word) => `${option} | word ${word}`),
      ...words.slice(1).map((word, at) => `${option} | words ${words[at]} ${word}`),
    ])
    return [...alone, ...form, ...beside]
  })
}

/** How many different features are told apart. */
export const SIZE = 1 << 16

/** The features of every option as numbers below {@link SIZE}. */
export function numbered(posed: Posed, view: View): Int32Array[] {
  return featuresOf(posed, view).map((features) => Int32Array.from(new Set(features.map(hash))))
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return (value >>> 0) % SIZE
}
