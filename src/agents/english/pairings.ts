/** Which names go together as one thing: one of each kind, in the order in which they are named. */
import type { About, Act } from './acts.ts'
import type { Comparison } from './comparisons.ts'
import type { Mention } from './mentions.ts'

export const unique = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ kind, id }, i) => mentions.findIndex((other) => other.kind === kind && other.id === id) === i)

export const isSame = (a: About, b: About): boolean =>
  a.length === b.length && a.every(({ kind, id }) => b.some((other) => other.kind === kind && other.id === id))

/** "Ava on BLEU, Noah on Electra": each name with those of the other kind behind it; undefined for "Ava, Noah on BLEU, Electra". */
export function pairsInOrder(mentions: readonly Mention[]): About[] | undefined {
  const leading = mentions[0]!.kind
  const runs: Mention[][] = []
  for (const mention of mentions) {
    const last = runs.at(-1)
    if (last && last[0]!.kind === mention.kind) last.push(mention)
    else runs.push([mention])
  }
  if (runs.length < 3) return undefined
  const pairs: About[] = []
  let lead: readonly Mention[] = []
  for (const run of runs) {
    if (run[0]!.kind === leading) lead = run
    else for (const one of lead) for (const other of run) pairs.push([one, other])
  }
  return pairs
}

/** The kinds of some names. Of one kind alone each name is a thing, whatever it is called. */
export const kindsOf = (mentions: readonly Mention[], axes: readonly string[]): Set<string> =>
  new Set(axes.length === 1 ? (mentions.length > 0 ? [axes[0]!] : []) : mentions.map(({ kind }) => kind))

/** What a comparison of two things says. */
export function compared(left: About, right: About, { sign, much }: Comparison): Act {
  if (sign === 0) return { type: 'compare', better: left, worse: right, much: -1 }
  const [better, worse] = sign > 0 ? [left, right] : [right, left]
  return { type: 'compare', better, worse, much }
}

/** Of groups of names those with one of each kind, as things. */
export const wholes = (groups: readonly (readonly Mention[])[], axes: readonly string[]): About[] =>
  groups.flatMap((group) => {
    const about = axes.flatMap((axis) => group.find(({ kind }) => kind === axis) ?? [])
    return about.length === axes.length ? [about] : []
  })
