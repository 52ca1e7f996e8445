/**
 * The schema of an episode's events: what a log is checked with when it is read, and its JSON Schema is made from.
 *
 * @module roundtable/events
 */
import * as z from 'zod'
import type { Event } from './event.ts'

const seat = z.string().min(1)
const count = z.int().min(1)
/** Plain data; that it is came with its being JSON. */
const json = z.unknown()
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/, 'a hash has 16 hexadecimal digits')

const seating = z.looseObject({
  agent: z.string().describe('the name of the agent, or what somebody from outside is called'),
  options: json.optional(),
  model: z.string().optional(),
  remote: z.literal(true).optional().describe('whether it acts from outside the process'),
})

const outcome = z.looseObject({
  scores: z.record(z.string(), z.number()),
  metrics: z.record(z.string(), z.union([z.number(), z.boolean(), z.null()])),
  reason: z.string(),
})

const message = z.union([
  z.int().describe('a message that was stored before, by its number'),
  z.looseObject({ id: z.int(), role: z.enum(['system', 'user', 'assistant']), content: z.string() }),
])

const thrown = z.looseObject({ name: z.string(), message: z.string() })

const head = {
  n: count.describe('position in the log, from 1'),
  // As far as a date goes.
  time: z.number().min(0).max(8.64e15).describe('milliseconds since 1970'),
}

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, about: string, shape: Shape) =>
  z.looseObject({ ...head, type: z.literal(type), ...shape }).describe(about)

const outside = {
  id: z.string().optional().describe('as given by whoever submitted it from outside'),
  submitted: fingerprint.optional().describe('with an id: a hash of the action or reply as it was handed in'),
}
const notes = json.optional().describe('private: thoughts, module steps')

const eventSchema = z.discriminatedUnion('type', [
  event('started', 'the episode begins', {
    format: z.int(),
    episode: z.string(),
    game: z.string(),
    version: z.int(),
    config: json,
    seed: z.int(),
    seats: z.record(z.string(), seating),
    hash: fingerprint,
    fork: z.looseObject({ episode: z.string(), at: z.int() }).optional(),
    run: z.string().optional().describe('the identity of the run that it belongs to'),
  }),
  event('called', 'an agent asks its language model', {
    seat,
    call: count,
    messages: z.array(message),
    settings: z.looseObject({}),
  }),
  event('answered', 'the model has answered', { seat, call: count, answer: z.looseObject({ text: z.string() }) }),
  event('unanswered', 'the call came to nothing', {
    seat,
    call: count,
    reason: z.string(),
    kind: z.string().optional().describe('what kind of failure of the model it was'),
  }),
  event('used', 'an agent used something else from outside', {
    seat,
    use: count,
    tool: z.string(),
    input: json,
    output: json.optional().describe('what came of it'),
    error: thrown.optional().describe('or what it failed with'),
  }),
  event('noted', 'a private note of an agent', { seat, kind: z.string(), data: json }),
  event('acted', 'a seat did something', { seat, action: json, notes, ...outside, hash: fingerprint }),
  event('passed', 'a seat let its turn pass', { seat, notes, ...outside }),
  event('rejected', 'something that a seat said was not taken', {
    seat,
    why: z.enum(['unreadable', 'illegal', 'stale']),
    said: json,
    reason: z.string(),
    ...outside,
  }),
  event('ticked', 'the clock acted', { action: json, hash: fingerprint }),
  event('joined', 'somebody took an empty seat', { seat, who: seating }),
  event('left', 'somebody left', { seat, who: z.string(), reason: z.string().optional() }),
  event('handed-over', 'a seat was handed over', { seat, from: z.string(), to: seating }),
  event('ended', 'the episode ended', {
    status: z.enum(['completed', 'stopped', 'failed', 'cancelled', 'abandoned']),
    reason: z.string(),
    outcome: outcome.nullable(),
    detail: z.string().optional().describe('the stack of the error that ended it'),
    digest: z
      .string()
      .optional()
      .describe('SHA-256 of the lines of the log up to this one, and of this one without its digest'),
  }),
])

/**
 * An event as data of this form; throws an error that says what is amiss with it.
 *
 * @example
 * ```ts
 * import { readEvent } from 'roundtable/events'
 *
 * const line = '{"n":2,"time":1767225600000,"type":"passed","seat":"bob"}'
 * console.log(readEvent(JSON.parse(line)).type) // passed
 * ```
 */
export function readEvent(data: unknown): Event {
  const read = eventSchema.safeParse(data)
  if (read.success) return data as Event
  const [issue] = read.error.issues
  throw new Error(`${issue?.path.join('.') || 'it'}: ${issue?.message}`)
}

/**
 * The JSON Schema (draft 2020-12) of one event.
 * @public
 */
export const eventJsonSchema = (): object => z.toJSONSchema(eventSchema, { unrepresentable: 'any' })
