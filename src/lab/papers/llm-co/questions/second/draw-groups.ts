/**
 * Draws questions in groups that give nothing away. In each every option is right once, and every question has a twin
 * that differs in one fact; what differs names nothing that an option names; and no two groups are about one place. So
 * whoever looks at the options, or at any fact without the others, can only guess.
 */
import type { Random } from '../../../../../core/random.ts'
import { isMinimalPair, type Family, type Item, type Posed } from './family.ts'
import { namesIn } from './features.ts'

/** How many facts are tried for every fifty questions wanted. */
const ATTEMPTS = 100_000

/** Groups of questions, together at least `count`. Throws an `Error` where the family has too few. */
export function drawGroups(family: Family, count: number, random: Random): Item[][] {
  const places = new Set<string>()
  const groups: Item[][] = []
  let drawn = 0
  for (let attempts = 0; drawn < count; attempts++) {
    if (attempts > ATTEMPTS * Math.ceil(count / 50))
      throw new Error(`${family.name}: too few groups (${drawn} questions)`)
    const group = findGroup(family, random)
    if (!group || places.has(group[0]!.description)) continue
    places.add(group[0]!.description)
    groups.push(group)
    drawn += group.length
  }
  return groups
}

/** One question for every option, each a minimal pair with one that came before it. */
function findGroup(family: Family, random: Random): Item[] | undefined {
  const facts = family.draw(random)
  const base = family.pose(facts)
  if (!base) return undefined
  const group: Item[] = [{ ...base, facts }]
  const possible: Item[] = []
  while (group.length < base.options.length) {
    const last = group.at(-1)!
    for (const facts of family.vary(last.facts)) {
      const posed = family.pose(facts)
      if (posed && isMinimalPair(posed, last)) possible.push({ ...posed, facts })
    }
    const right = new Set(group.map((item) => item.right))
    const next = possible.filter((item) => !right.has(item.right))
    if (next.length === 0) return undefined
    // Every answer that is left is as likely to come next, however many facts lead to it.
    const answer = random.pick([...new Set(next.map((item) => item.right))])
    group.push(random.pick(next.filter((item) => item.right === answer)))
  }
  return isSilent(group) ? group : undefined
}

/** Whether nothing that differs within the group names what an option names. */
function isSilent(group: readonly Posed[]): boolean {
  const [first] = group as [Posed]
  const named = new Set(first.options.flatMap(namesIn))
  return first.slots.every(
    (slot, i) =>
      group.every((posed) => posed.slots[i] === slot) ||
      !group.some((posed) => namesIn(posed.slots[i]!).some((name) => named.has(name))),
  )
}
