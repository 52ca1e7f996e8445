/**
 * What passes between the referee and those who play. Agents are strangers: what goes to them cannot be changed by them,
 * what comes from them is copied and checked, words included, before anything looks at it.
 */
import type { Decision } from './agent.ts'
import { IllegalAction, InvalidInput, Unreadable } from './errors.ts'
import type { Game, Words } from './game.ts'
import { freeze, Frozen, isObject } from './frozen.ts'
import { copy, type Json } from './json.ts'
import { validate } from './schema.ts'

/** Characters of a reply that are read at most; a longer one is not taken. */
const LONGEST_REPLY = 100_000

/** What was decided, once it was read: an action that fits the schema, nothing (a pass), or why it could not be taken. */
export type ReadDecision =
  | { readonly type: 'act'; readonly action: unknown; readonly notes?: Json }
  | { readonly type: 'pass'; readonly notes?: Json }
  | { readonly type: 'reject'; readonly said: Json; readonly reason: string }

/** What a decision is, for whoever gave something else: of two, nobody can tell which was meant. */
export const DECISION = 'A decision is an object with an action or a reply, not both; with neither, it passes.'

/** A private note, of which so many characters are kept. */
export const noteOf = (note: unknown): Json => excerpt(note, 1_000_000)

/** Turns a decision into an action: words are limited, read and checked like any action; what is kept is a copy. */
export function readDecision(
  game: Game,
  words: Words<any, any, any>,
  decision: Decision | null | undefined,
  observation: unknown,
  longest = LONGEST_REPLY,
): ReadDecision {
  const { action, reply, notes: note } = (decision ?? {}) as Record<string, unknown>
  try {
    if (!isObject(decision) || (action !== undefined && typeof reply === 'string')) throw new Unreadable(DECISION)
    const notes = note === undefined ? note : noteOf(note)
    if (action !== undefined) return { type: 'act', action: checked(game, action, longest), notes }
    if (reply === undefined || reply === null) return { type: 'pass', notes }
    if (typeof reply !== 'string') throw new Unreadable('A reply is a text.')
    if (reply.length > longest)
      throw new Unreadable(`Your reply has ${reply.length} characters; at most ${longest} are read.`)
    return { type: 'act', action: checked(game, words.parse(reply, observation), longest), notes }
  } catch (error) {
    return rejectionOf(error, excerpt(action ?? reply, longest))
  }
}

/** An error with words for the player as a rejection; any other is thrown on. */
export function rejectionOf(error: unknown, said: Json = null): ReadDecision & { type: 'reject' } {
  if (Unreadable.isInstance(error))
    return { type: 'reject', said: said ?? excerpt(error.reply), reason: messageOf(error) }
  if (InvalidInput.isInstance(error) || IllegalAction.isInstance(error))
    return { type: 'reject', said, reason: messageOf(error) }
  throw error
}

/** The action as the schema has it. It is copied before it is looked at, so that what is judged is what is played. */
function checked(game: Game, action: unknown, longest: number): unknown {
  return freeze(validate(game.action, plainCopy(action, longest), 'this action'))
}

function plainCopy(value: unknown, longest: number): unknown {
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch (error) {
    throw new InvalidInput(`this action is not plain data: ${messageOf(error)}`)
  }
  if (text === undefined) throw new InvalidInput('this action is not plain data')
  if (text.length > longest)
    throw new InvalidInput(`this action: it has ${text.length} characters; at most ${longest} are read`)
  return JSON.parse(text)
}

const clipped = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`

/** Plain data that nobody else can change: frozen as it is, or a copy. What a game keeps of an action is its own. */
export const own = <Value>(value: Value): Value => (isObject(value) && !Frozen.has(value) ? freeze(copy(value)) : value)

/** Characters that are kept of an error's words: they are asked again with, told and logged. */
const LONGEST_MESSAGE = 10_000

/** What an error says, whatever it is that a stranger threw: always a text, and never a long one. */
export function messageOf(error: unknown): string {
  try {
    return clipped(String(error instanceof Error ? error.message : error), LONGEST_MESSAGE)
  } catch {
    return 'something that cannot be put into words'
  }
}

/** A copy of what somebody said for the log, cut where it is longer than anybody reads. */
export function excerpt(said: unknown, longest = LONGEST_REPLY): Json {
  const kept = toJson(said)
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
  return text.length <= longest ? kept : clipped(text, longest)
}

/** A copy of what an agent gave for the log; what JSON cannot hold is said instead of kept. */
export function toJson(value: unknown): Json {
  try {
    return value === undefined ? null : (copy(value) as Json)
  } catch (error) {
    return `(cannot be written down: ${messageOf(error)})`
  }
}
