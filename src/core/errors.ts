/**
 * Errors that mean something to whoever catches them. They are told apart by a brand, never by `instanceof`: a game or
 * an agent may have brought a copy of this package of its own.
 */

const brandOf = (name: string): symbol => Symbol.for(`roundtable.error.${name}`)

/** Whether `error` bears the brand, whichever copy of the package it was thrown by. */
const bears = (error: unknown, name: string): boolean =>
  (error as Record<symbol, unknown> | null | undefined)?.[brandOf(name)] === true

/** Puts the brand on an error that is being made. */
function brand(error: Error, name: string): void {
  error.name = name
  Object.defineProperty(error, brandOf(name), { value: true })
}

/** An action that the rules do not allow. The message is meant for the player: what was wrong, what would be right. */
export class IllegalAction extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    brand(this, 'IllegalAction')
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is IllegalAction {
    return bears(error, 'IllegalAction')
  }
}

/** A reply that stands for no action. The message is meant for the player. */
export class Unreadable extends Error {
  /** The reply as it came, for the log. */
  readonly reply?: string
  constructor(message: string, reply?: string) {
    super(message)
    brand(this, 'Unreadable')
    if (reply !== undefined) this.reply = reply
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is Unreadable {
    return bears(error, 'Unreadable')
  }
}

/** Input that does not fit its schema. `message` names each place and what was wrong there. */
export class InvalidInput extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    brand(this, 'InvalidInput')
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is InvalidInput {
    return bears(error, 'InvalidInput')
  }
}

/** A log that cannot be written or read. The message names the file and, where there is one, the line. */
export class LogFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    brand(this, 'LogFailure')
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is LogFailure {
    return bears(error, 'LogFailure')
  }
}

/** The episode, played again, does not do what its log says: another version of an agent, a game, or a machine. */
export class Diverged extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    brand(this, 'Diverged')
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is Diverged {
    return bears(error, 'Diverged')
  }
}

/**
 * What went wrong. `filtered`: a content filter took the answer away; `empty`: the answer had no words; `budget`: of all
 * episodes together; `episode-limit`: what one episode may take.
 */
export type ModelFailureKind =
  | 'missing-key'
  | 'unreachable'
  | 'refused'
  | 'limit'
  | 'timeout'
  | 'budget'
  | 'episode-limit'
  | 'filtered'
  | 'empty'
  | 'server'
  | 'missing'

/** The provider or the way to it failed; never the player's fault, never scored as play. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  constructor(kind: ModelFailureKind, message: string, options?: ErrorOptions) {
    super(message, options)
    brand(this, 'ModelFailure')
    this.kind = kind
  }
  /** Whether an error is one of these, whichever copy of this package it comes from. */
  static isInstance(error: unknown): error is ModelFailure {
    return bears(error, 'ModelFailure')
  }
}
