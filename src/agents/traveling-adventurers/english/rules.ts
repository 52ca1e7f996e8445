/** What a rule for statements looks at. */
import type { Clause } from './clauses.ts'
import type { Message } from './message.ts'
import type { Token } from './tokens.ts'

export interface Statement {
  readonly clause: Clause
  readonly tokens: readonly Token[]
  /** The words in small letters, rooms as capitals, numbers in digits. */
  readonly text: string
  readonly words: ReadonlySet<string>
  /** Whether any of its words is in a list. */
  readonly has: (list: ReadonlySet<string>) => boolean
  /** The rooms that it names, in order, each as often as it does. */
  readonly rooms: readonly string[]
  /** Whether it has any number. */
  readonly counted: boolean
  readonly question: boolean
  /** Whether the sentence says that no path can be better. */
  readonly proved: boolean
  /** Whether its numbers are of both together. */
  readonly sums: boolean
  /** Whether somebody submits, or is to. */
  readonly submits: boolean
  /** Whether both are to, or the listener. */
  readonly asksToSubmit: boolean
}

/** Of several rules the first whose `when` holds is the one that counts. Without `does` the statement does nothing. */
export interface Rule {
  readonly when: (statement: Statement, message: Message) => boolean
  readonly does?: (statement: Statement, message: Message) => void
}
