/** What is known of the partner's coins: every hallway once, whichever room is said first, and doubts kept as doubts. */
import type { Hallway } from '../../../games/traveling-adventurers/index.ts'
import { hallwayKey } from './board.ts'

/** That a hallway holds so many of the partner's coins, as somebody read it from a message. */
export type Claim = Hallway

export interface PartnerWorld {
  /** The house: letters, the start first, and the bounds of coins in a hallway. */
  readonly letters: readonly string[]
  readonly coins: { readonly min: number; readonly max: number }
  /** By {@link hallwayKey}, in the order in which they were heard. More than one number: the partner contradicted itself. */
  readonly heard: ReadonlyMap<string, readonly number[]>
}

/** What became of a claim. */
export interface Verdict {
  readonly claim: Claim
  readonly verdict: 'new' | 'known' | 'contradiction' | 'settled' | 'refused'
  /** Why it was refused. */
  readonly reason?: string
}

export const emptyWorld = (letters: readonly string[], coins: PartnerWorld['coins']): PartnerWorld => ({
  letters,
  coins,
  heard: new Map(),
})

/**
 * Takes in the claims of one message. The same number again changes nothing. Another number than before is a
 * contradiction: the hallway is unknown again until a later message names one number for it, or a correction does.
 */
export function hear(
  world: PartnerWorld,
  claims: readonly Claim[],
  corrections: readonly Claim[] = [],
): { world: PartnerWorld; verdicts: Verdict[] } {
  const verdicts: Verdict[] = []
  const keyOf = ([a, b]: Claim): string => hallwayKey(world.letters, a, b)
  const corrected = new Set(corrections.map(keyOf))
  const said = new Map<string, Claim[]>()
  for (const claim of [...claims, ...corrections]) {
    const reason = whyRefused(world, claim)
    if (reason) {
      verdicts.push({ claim, verdict: 'refused', reason })
      continue
    }
    const key = keyOf(claim)
    said.set(key, [...(said.get(key) ?? []), claim])
  }
  const heard = new Map(world.heard)
  for (const [key, claims] of said) {
    const before = heard.get(key) ?? []
    const now = [...new Set(claims.map(([, , coins]) => coins))]
    const { numbers, verdict } = settle(before, now, corrected.has(key))
    heard.set(key, numbers)
    claims.forEach((claim, i) => verdicts.push({ claim, verdict: i === 0 || now.length > 1 ? verdict : 'known' }))
  }
  return { world: { ...world, heard }, verdicts }
}

/** What is believed of a hallway after one message named these numbers for it. */
function settle(
  before: readonly number[],
  now: readonly number[],
  corrected: boolean,
): Pick<Verdict, 'verdict'> & { numbers: readonly number[] } {
  if (now.length > 1) return { numbers: [...new Set([...before, ...now])], verdict: 'contradiction' }
  if (before.length === 0) return { numbers: now, verdict: 'new' }
  if (before.length === 1 && before[0] === now[0]) return { numbers: before, verdict: 'known' }
  if (before.length > 1 || corrected) return { numbers: now, verdict: 'settled' }
  return { numbers: [...before, ...now], verdict: 'contradiction' }
}

function whyRefused({ letters, coins: { min, max } }: PartnerWorld, [a, b, coins]: Claim): string | undefined {
  for (const room of [a, b]) if (!letters.includes(room)) return `there is no room "${room}"`
  if (a === b) return 'a hallway joins two different rooms'
  if (!Number.isInteger(coins)) return 'coins are whole numbers'
  if (coins < min || coins > max) return `a hallway holds ${min} to ${max} coins of one world: this may be a sum`
  return undefined
}

/** The partner's coins as far as they are known and undisputed, as triples in the order in which they were heard. */
export const knownHallways = ({ heard }: PartnerWorld): Hallway[] =>
  [...heard].filter(([, numbers]) => numbers.length === 1).map(([key, [coins]]) => [...rooms(key), coins!])

/** One question for each hallway on which the partner contradicted itself. */
export const clarifications = ({ heard }: PartnerWorld): string[] =>
  [...heard]
    .filter(([, numbers]) => numbers.length > 1)
    .map(([key, numbers]) => {
      const [a, b] = rooms(key)
      return `Between ${a} and ${b} you have named ${numbers.join(' and ')} coins: which is right?`
    })

const rooms = (key: string): [string, string] => key.split('-') as [string, string]
