/** Sorts what can be won for sure by how long that takes, so that starts of every difficulty can be drawn equally often. */
import type { TeamValue } from './team-values.ts'

/** The items whose win is sure, by their expected turns, rounded; fewest turns first. */
export function strataByTurns<Item>(
  items: readonly Item[],
  value: (item: Item) => TeamValue,
): ReadonlyMap<number, readonly Item[]> {
  const strata = new Map<number, Item[]>()
  for (const item of items) {
    const { winChance, turns } = value(item)
    if (winChance < 1) continue
    const stratum = Math.round(turns)
    if (!strata.has(stratum)) strata.set(stratum, [])
    strata.get(stratum)!.push(item)
  }
  return new Map([...strata].sort(([a], [b]) => a - b))
}
