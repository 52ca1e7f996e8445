/** What is done with words in Traveling Adventurers, as data. Rooms are letters. */

/** Coins in the hallway between two rooms. */
export interface Coins {
  readonly a: string
  readonly b: string
  readonly coins: number
}

export type Pair = readonly [a: string, b: string]

export type Act =
  /**
   * Tells own coins. `unsure`: another reading is possible. `correction`: meant to replace what was said before. `rest`: of
   * the hallways that were not told before.
   */
  | {
      readonly kind: 'tell'
      readonly coins: readonly Coins[]
      readonly unsure?: boolean
      readonly correction?: boolean
      readonly rest?: boolean
    }
  /** Says what the listener's coins are, as understood. */
  | { readonly kind: 'read-back'; readonly coins: readonly Coins[] }
  /** Asks for the listener's coins: in these hallways, in all from these rooms, or all. */
  | { readonly kind: 'ask'; readonly pairs: readonly Pair[]; readonly from: readonly string[]; readonly all?: boolean }
  /** Proposes a path: a whole round trip, or steps (from the start, or on from where both are). */
  | { readonly kind: 'propose'; readonly path: readonly string[]; readonly whole: boolean; readonly proved?: boolean }
  /** Asks which path the listener would take. */
  | { readonly kind: 'invite' }
  | { readonly kind: 'agree' }
  | { readonly kind: 'disagree' }
  /** Says that a path, or the agreed one, is or will be submitted; `asks`: that both should submit it. */
  | { readonly kind: 'submit'; readonly path?: readonly string[]; readonly asks?: boolean }
  /** Coins of both together: they tell nothing about either. */
  | { readonly kind: 'sum' }
  /** Something about coins that could not be made out; `why` continues "I did not understand …: ". */
  | { readonly kind: 'unclear'; readonly text: string; readonly why: string }
  | { readonly kind: 'other'; readonly text: string }

/** What is said of a proposal as a whole. */
export type Verdict = 'yes' | 'no'
