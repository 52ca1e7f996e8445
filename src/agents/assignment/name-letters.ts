/** A message with one letter of its own for each name that stands in it, so that patterns of whole clauses need know no name. */
import type { Labels } from './english.ts'
import { perNames } from './name-patterns.ts'

const [REVIEWERS, PAPERS, MOST] = [0xe000, 0xe400, 0x3ff]
/** A reviewer, a paper, and either, in patterns. */
export const [R, P, NAME] = ['[\\uE000-\\uE3FF]', '[\\uE400-\\uE7FF]', '[\\uE000-\\uE7FF]'] as const

export const isReviewer = (letter: string): boolean => letter.charCodeAt(0) < PAPERS

const patternsFor = perNames(({ reviewer, paper }) => {
  const whole = (names: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${names}(?![\\p{L}\\p{N}])`, 'giu')
  return { reviewers: whole(reviewer), papers: whole(paper) }
})

export interface Lettered {
  readonly text: string
  /** The text with its names, however it was changed. */
  readonly spelt: (text: string) => string
}

/** Undefined: nobody and nothing is named. */
export function lettered(text: string, labels: Labels): Lettered | undefined {
  const { reviewers, papers } = patternsFor(labels)
  const names: string[] = []
  const letter = (from: number) => (name: string) => String.fromCharCode(from + (names.push(name) - 1))
  const told = text.replace(papers, letter(PAPERS)).replace(reviewers, letter(REVIEWERS))
  if (names.length === 0 || names.length > MOST) return undefined
  const nameOf = (one: string): string => names[one.charCodeAt(0) - (isReviewer(one) ? REVIEWERS : PAPERS)]!
  return { text: told, spelt: (some) => some.replace(ANY, nameOf) }
}
const ANY = new RegExp(NAME, 'gu')
