/** What a message changed of what is known of the partner: numbers that were new, and those that replaced others. */
import type { Coins } from './english/acts.ts'
import type { CoinsHeard } from './coins-heard.ts'

/** A number that replaced another. */
export interface Replaced extends Coins {
  readonly old: number
}

interface Taken {
  readonly fresh: readonly Coins[]
  readonly replaced: readonly Replaced[]
}

/** `before`: the numbers that were told of each hallway. `said`: hallways as the message named them. */
export function takenSince(
  before: ReadonlyMap<number, readonly number[]>,
  heard: CoinsHeard,
  said: readonly Coins[],
): Taken {
  const fresh: Coins[] = []
  const replaced: Replaced[] = []
  for (const one of heard.all()) {
    const key = heard.key(one.a, one.b)
    const told = before.get(key) ?? []
    const { a, b } = said.findLast((other) => heard.key(other.a, other.b) === key) ?? one
    const coins = { a, b, coins: one.coins }
    const old = told.findLast((number) => number !== one.coins)
    if (told.length === 0) fresh.push(coins)
    else if (old !== undefined) replaced.push({ ...coins, old })
  }
  return { fresh, replaced }
}
