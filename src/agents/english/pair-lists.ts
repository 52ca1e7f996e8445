/** Names of one kind that stand alone in a sentence, and belong to the pair or the remark before them. */
import type { Group } from './groups.ts'
import type { Mention } from './mentions.ts'
import { kindsOf } from './pairings.ts'

const JOINS: ReadonlySet<string> = new Set([',', 'and', '&', 'or', 'plus'])

/** "Noah on Delta and Ember, Ada on Anchor": a pair, and more for its first name. */
export class PairList {
  #last: { readonly to: number; readonly kind: string } | undefined
  /** Who has all that is listed. */
  head: readonly Mention[] = []

  begin({ to }: Group, mentions: readonly Mention[]): void {
    const { kind } = mentions.at(-1)!
    this.#last = { to, kind }
    this.head = mentions.filter((mention) => mention.kind !== kind)
  }

  /** Whether a lone name of a kind goes on the list right before it, where the next is of none other than its own. */
  goesOn(group: Group, kind: string, next: Group | undefined): boolean {
    if (this.#last?.to !== group.from - 1 || this.#last.kind !== kind || this.head.length !== 1) return false
    if (!JOINS.has(group.after) || group.negated || group.heads || !next) return false
    const kinds = new Set(next.mentions.map((mention) => mention.kind))
    const beginsAnew = kinds.size === 2 && next.mentions[0]!.kind !== kind
    if (!beginsAnew && !(kinds.size === 1 && kinds.has(kind) && !next.grade)) return false
    this.#last = { to: group.to, kind }
    return true
  }
}

/** "44 where Greta and Beacon cross": whether the name that a remark lacks stands alone behind it. `said`: what was named before. */
export function completes(
  mentions: readonly Mention[],
  next: Group,
  said: readonly Mention[],
  axes: readonly string[],
): boolean {
  if (axes.length === 1 || next.after !== 'and' || next.mentions.length === 0 || next.heads) return false
  if (next.grade || next.comparisons.length > 0 || next.negated) return false
  const [own, others] = [kindsOf(mentions, axes), kindsOf(next.mentions, axes)]
  const [kind] = others
  return own.size === 1 && others.size === 1 && !own.has(kind!) && !said.some((mention) => mention.kind === kind)
}

/**
 * "Ada is 620 on Delta, and Boris goes to Ember": whether the number of a pair is of none that is named behind it, as it is
 * unless it heads a list, "620 for Ada on Delta, Boris on Ember", or was said of nobody yet: "it is 620 if Ada does Delta".
 * `told`: whether anything was said of a pair before.
 */
export const isOwnNumber = (said: Group, next: Group, told: boolean): boolean =>
  said.mentions.length === 0
    ? told && said.points && next.after !== 'if'
    : said.first === 'mention' || next.from !== next.mentions[0]!.from || !JOINS.has(next.after)
