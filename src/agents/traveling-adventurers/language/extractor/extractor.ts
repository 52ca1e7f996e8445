/** Reads the speaker's own coins from a message: what an extractor is given, and what it gives. */
import type { Turn } from '../../../../core/agent.ts'
import type { Hallway, Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Claim } from '../partner-world.ts'

/** What words like "there" may refer to. */
export interface Place {
  /** The room that was agreed on last. */
  readonly location?: string
  /** What the listener had suggested when the message came; accepting it moves "there" to its last room. */
  readonly suggested?: readonly string[]
}

export interface Heard extends Place {
  readonly message: string
  /** The speaker's coins that are known already. */
  readonly known: readonly Hallway[]
  /** Of the listener. */
  readonly observation: Observation
}

export interface Extracted {
  /** Undefined: the message could not be read, which is not the same as no coins in it. */
  readonly claims: readonly Claim[] | undefined
  /** Claims that are meant to replace what was said before. */
  readonly corrections?: readonly Claim[]
  /** Totals over both worlds or over several hallways, as the message words them: they claim nothing of one hallway. */
  readonly sums?: readonly string[]
  /** What to ask the speaker where the message leaves its coins in doubt. */
  readonly questions?: readonly string[]
}

export interface Extractor {
  extract(heard: Heard, turn: Turn): Promise<Extracted> | Extracted
}
