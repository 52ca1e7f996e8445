/**
 * Draws questions in groups that give nothing away: in each every option is right once, every question has a twin that
 * differs in one fact, no two groups are about one place, and over all groups no feature that a shallow reader looks at speaks for or against an option.
 */
import type { Random } from '../../../../../core/random.ts'
import { isMinimalPair, type Family, type Item, type Posed } from './family.ts'
import { namesIn, numbered, SIZE, type View } from './features.ts'

/** How often a group is tried before the best of those found is taken. */
const CANDIDATES = 2
const ATTEMPTS = 100_000
const WEIGHED = 16

/** Groups of questions, together at least `count`. */
export function drawGroups(family: Family, count: number, random: Random): Item[][] {
  const pull = new Float32Array(SIZE)
  const seen = new Set<string>()
  const groups: Item[][] = []
  let attempts = 0
  for (let drawn = 0; drawn < count; ) {
    const found: { group: Item[]; cost: number }[] = []
    while (found.length < CANDIDATES) {
      if (++attempts > ATTEMPTS * Math.ceil(count / 50))
        throw new Error(`${family.name}: too few groups (${drawn} questions)`)
      const group = findGroup(family, pull, random)
      if (group && !seen.has(group[0]!.description))
        found.push({ group, cost: costOf(pull, pullOf(group, 'fragments')) })
    }
    const { group } = found.reduce((best, other) => (other.cost < best.cost ? other : best))
    for (const [feature, by] of pullOf(group, 'fragments')) pull[feature]! += by
    // What was found out in one place would help in the same place again.
    seen.add(group[0]!.description)
    groups.push(group)
    drawn += group.length
  }
  return groups
}

/** One question for every option, each a minimal pair with one that came before it. */
function findGroup(family: Family, pull: Float32Array, random: Random): Item[] | undefined {
  const facts = family.draw(random)
  const base = family.pose(facts)
  if (!base) return undefined
  const group: Item[] = [{ ...base, facts }]
  const possible: Item[] = []
  const total = pullOf(group, 'form')
  for (;;) {
    const last = group.at(-1)!
    for (const facts of family.vary(last.facts)) {
      const posed = family.pose(facts)
      if (posed && isMinimalPair(posed, last)) possible.push({ ...posed, facts })
    }
    if (group.length === base.options.length) return isSilent(group) ? group : undefined
    const right = new Set(group.map((item) => item.right))
    const next = random.shuffle(possible.filter((item) => !right.has(item.right))).slice(0, WEIGHED)
    if (next.length === 0) return undefined
    const weighed = next.map((item) => {
      const both = new Map(total)
      for (const [feature, by] of pullOf([item], 'form')) both.set(feature, (both.get(feature) ?? 0) + by)
      return { item, both, cost: costOf(pull, both) }
    })
    const best = weighed.reduce((one, other) => (other.cost < one.cost ? other : one))
    group.push(best.item)
    for (const [feature, by] of best.both) total.set(feature, by)
  }
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

/** How far questions pull a linear reader that knows nothing yet: its first gradient. */
function pullOf(items: readonly Item[], view: View): Map<number, number> {
  const sum = new Map<number, number>()
  for (const item of items) {
    const share = 1 / item.options.length
    for (const [place, features] of numbered(item, view).entries()) {
      const by = Number(place === item.right) - share
      for (const feature of features) sum.set(feature, (sum.get(feature) ?? 0) + by)
    }
  }
  return sum
}

/** By how much the pull of all questions grows. */
function costOf(pull: Float32Array, more: ReadonlyMap<number, number>): number {
  let cost = 0
  for (const [feature, by] of more) cost += by * (2 * pull[feature]! + by)
  return cost
}
