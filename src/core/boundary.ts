/**
 * What passes between the referee and those who play. Agents are strangers: what goes to them cannot be changed by them,
 * what comes from them is copied and checked, words included, before anything looks at it.
 */
import type { Decision } from './agent.ts'
import { IllegalAction, InvalidInput, Unreadable } from './errors.ts'
import type { Game, Words } from './game.ts'
import { copy, type Json } from './json.ts'
import { validate } from './schema.ts'

/** Characters of a reply that are read at most; a longer one is not taken. */
const LONGEST_REPLY = 100_000

/** Objects that are frozen through and through. */
const frozen = new WeakSet<object>()

/**
 * Makes plain data such that nobody can change it, and returns it. What is frozen already is not looked at again, so that
 * a growing dialogue costs only what is new. A getter is left to compute when it is read; what it gives is its own care.
 */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value
  if (ArrayBuffer.isView(value)) return value
  Object.freeze(value)
  frozen.add(value)
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === 'object') freeze(part)
    return value
  }
  for (const key of Object.keys(value)) {
    const part = Object.getOwnPropertyDescriptor(value, key)!.value as unknown
    if (typeof part === 'object') freeze(part)
  }
  return value
}

/** What was decided, once it was read: an action that fits the schema, nothing (a pass), or why it could not be taken. */
export type ReadDecision =
  | { readonly type: 'act'; readonly action: unknown; readonly notes?: Json }
  | { readonly type: 'pass'; readonly notes?: Json }
  | { readonly type: 'reject'; readonly said: Json; readonly reason: string }

/** Turns a decision into an action: words are limited, read and checked like any action; what is kept is a copy. */
export function readDecision(
  game: Game,
  words: Words<any, any, any>,
  decision: Decision | null | undefined,
  observation: unknown,
  longest = LONGEST_REPLY,
): ReadDecision {
  let said: Json = null
  try {
    if (typeof decision !== 'object' || decision === null)
      throw new Unreadable('A decision is an object with an action, a reply, or neither to let the turn pass.')
    const { action, reply, notes } = decision
    const kept = notes === undefined ? {} : { notes: toJson(notes) }
    if (action !== undefined) {
      said = toJson(action)
      return { type: 'act', action: checked(game, action), ...kept }
    }
    if (reply === undefined || reply === null) return { type: 'pass', ...kept }
    if (typeof reply !== 'string') throw new Unreadable('A reply is a text.')
    said = clipped(reply, longest)
    if (reply.length > longest)
      throw new Unreadable(`Your reply has ${reply.length} characters; at most ${longest} are read.`)
    return { type: 'act', action: checked(game, words.parse(reply, observation)), ...kept }
  } catch (error) {
    return rejectionOf(error, said)
  }
}

/** An error with words for the player as a rejection; any other is thrown on. */
export function rejectionOf(error: unknown, said: Json = null): ReadDecision & { type: 'reject' } {
  if (Unreadable.isInstance(error)) return { type: 'reject', said: said ?? error.reply ?? null, reason: error.message }
  if (InvalidInput.isInstance(error) || IllegalAction.isInstance(error))
    return { type: 'reject', said, reason: error.message }
  throw error
}

/** The action as the schema has it. It is copied before it is looked at, so that what is judged is what is played. */
function checked(game: Game, action: unknown): unknown {
  return freeze(validate(game.action, typeof action === 'object' ? plainCopy(action) : action, 'this action'))
}

function plainCopy(value: unknown): unknown {
  try {
    return copy(value)
  } catch (error) {
    throw new InvalidInput(`this action: not plain data (${(error as Error).message})`)
  }
}

const clipped = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`

/** Plain data that nobody else can change: frozen as it is, or a copy. What a game keeps of an action is its own. */
export const own = <Value>(value: Value): Value =>
  typeof value !== 'object' || value === null || frozen.has(value) ? value : freeze(copy(value))

/** A copy of what an agent gave for the log; what JSON cannot hold is said instead of kept. */
export function toJson(value: unknown): Json {
  try {
    return value === undefined ? null : (copy(value) as Json)
  } catch (error) {
    return `(cannot be written down: ${error instanceof Error ? error.message : String(error)})`
  }
}
