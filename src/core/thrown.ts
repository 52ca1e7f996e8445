/** What something from outside threw, as it stands in a log and as an agent meets it, at once and when it is resumed. */
import { messageOf } from './boundary.ts'
import { IllegalAction, InvalidInput, ModelFailure, Unreadable, type ModelFailureKind } from './errors.ts'

/** An error as data: its name, its message, and whatever else it says of itself in a word (`code`, `kind`, `status`). */
export interface Thrown {
  readonly name: string
  readonly message: string
  readonly [property: string]: string | number | boolean
}

export function describeThrown(error: unknown): Thrown {
  const thrown: Record<string, string | number | boolean> = {}
  let name = 'Error'
  try {
    if (error instanceof Error) {
      for (const [key, value] of Object.entries(error)) {
        if (typeof value === 'string') thrown[key] = messageOf(value)
        else if (typeof value === 'boolean' || Number.isFinite(value)) thrown[key] = value as boolean | number
      }
      name = messageOf(error.name)
    }
  } catch {
    // What cannot be looked at has nothing to tell.
  }
  // Last: these two are texts, whatever the error made of them.
  return { ...thrown, name, message: messageOf(error) }
}

/** Errors of this package, by name: without the names that all objects have. */
const KINDS: Readonly<Record<string, new (message: string) => Error>> = {
  __proto__: null as never,
  IllegalAction,
  InvalidInput,
  Unreadable,
}

/** The error again: of the same kind where it is one of this package's, else a plain one with the same properties. */
export function errorOf({ name, message, ...properties }: Thrown, stack?: unknown): Error {
  const error =
    name === 'ModelFailure'
      ? new ModelFailure(properties['kind'] as ModelFailureKind, message)
      : new (KINDS[name] ?? Error)(message)
  Object.assign(error, { name }, properties)
  if (typeof stack === 'string') error.stack = stack
  return error
}

/** Where something was thrown, if it says so. */
export function stackOf(error: unknown): unknown {
  try {
    return error instanceof Error ? error.stack : undefined
  } catch {
    return undefined
  }
}
