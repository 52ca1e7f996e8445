/** Names of a table as parts of patterns, for phrases that reach across what the reader takes apart. */
import type { Labels } from './english.ts'

export interface NamePatterns {
  readonly reviewer: string
  readonly paper: string
  readonly any: string
}

const cache = new Map<string, NamePatterns>()

function namePatterns({ papers, reviewers, aliases = [] }: Labels): NamePatterns {
  const key = [...papers.map(({ short }) => short), ...reviewers, ...aliases].join('\n')
  const before = cache.get(key)
  if (before) return before
  const oneOf = (names: readonly string[]): string =>
    names.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|')
  const words = reviewers.flatMap((name) => name.split(' '))
  const own = words.filter(
    (word, at) => word.length > 2 && words.indexOf(word) === at && words.lastIndexOf(word) === at,
  )
  const people = oneOf([...reviewers, ...own, ...aliases])
  const works = oneOf(papers.map(({ short }) => short))
  const made = { reviewer: `(?:${people})`, paper: `(?:paper )?(?:${works})`, any: `(?:paper )?(?:${works}|${people})` }
  if (cache.size > 20) cache.clear()
  cache.set(key, made)
  return made
}

/** What is made of the names of a table, once for each table. */
export function perNames<Made>(make: (names: NamePatterns) => Made): (labels: Labels) => Made {
  const known = new WeakMap<NamePatterns, Made>()
  return (labels) => {
    const names = namePatterns(labels)
    const before = known.get(names)
    if (before !== undefined) return before
    const made = make(names)
    known.set(names, made)
    return made
  }
}

/** Several of them in a row. */
export const listOf = (name: string): string => `${name}(?:(?:, and |, | and | & | or |/)(?:for |on )?${name}){0,6}`
