/** What happens in a study: the lines of its log. Nothing else is kept, and nothing is ever changed. */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'
import { OUTCOME_NAMES } from './outcomes.ts'

const participant = z.string()
const group = z.string()
const step = z.string()
const outcome = z.enum(OUTCOME_NAMES)
/** Plain data; that it is came with its being JSON. */
const json = z.custom<Json>((value) => value !== undefined)
const metrics = z.record(z.string(), z.union([z.number(), z.boolean(), z.null()]))

const head = {
  n: z.int().min(1).describe('position in the log, from 1'),
  at: z.number().describe('milliseconds since 1970'),
}
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ ...head, type: z.literal(type), ...shape })

/** Each line of a study's log. */
export const studyEventSchema = z.discriminatedUnion('type', [
  /** The study begins; its file as it was then. */
  event('opened', { format: z.literal(1), study: json, seed: z.int() }),
  /** The server is there again; for so many milliseconds, at most, it was not, and no time limit ran. */
  event('resumed', { paused: z.number().min(0) }),
  /** Somebody is there; `hash` of the token, and what the platform says of them. */
  event('arrived', { participant, hash: z.string(), platform: z.record(z.string(), z.string()) }),
  /** They came again by the platform's link, and got another token. */
  event('returned', { participant, hash: z.string() }),
  event('consented', { participant, step, agreed: z.boolean() }),
  /** A page was read, or does not concern them (`skipped`). */
  event('passed', { participant, step, skipped: z.boolean().optional() }),
  event('answered', {
    participant,
    step,
    answers: z.record(z.string(), json),
    /** Of a quiz: names of questions that were answered wrongly. */
    wrong: z.array(z.string()).optional(),
  }),
  event('assigned', { participant, condition: z.string() }),
  /** Waits for others to play with. */
  event('waits', { participant, step }),
  /** A game is about to begin. Who sits where: a participant's id, or an agent. `filled`: agents sit in for people who did not come. */
  event('seated', {
    group,
    step,
    condition: z.string().nullable(),
    people: z.record(z.string(), z.string()),
    agents: z.record(z.string(), z.string()),
    filled: z.boolean(),
  }),
  /** Its table is open: the episode's log bears this name. */
  event('hosted', { group, table: z.string() }),
  /** The game is over. `how`: what it means for those who were still there. */
  event('finished', {
    group,
    how: outcome,
    reason: z.string(),
    scores: z.record(z.string(), z.number()).nullable(),
    metrics: metrics.nullable(),
  }),
  /** An agent plays on for somebody who left. */
  event('substituted', { group, seat: z.string(), agent: z.string() }),
  event('away', { participant }),
  event('back', { participant }),
  /** It ends for them before all steps are done. */
  event('left', { participant, outcome, reason: z.string() }),
  /** The experimenter put them to another step. */
  event('moved', { participant, step }),
  /** The experimenter says something to them. */
  event('spoke', { participant, text: z.string() }),
  /** It is over for them: once for each participant, with the code that they see. */
  event('paid', { participant, outcome, code: z.string().nullable(), bonus: z.number() }),
])

export type StudyEvent = z.output<typeof studyEventSchema>
type Without<Event> = Event extends unknown ? Omit<Event, 'n' | 'at'> : never
/** An event before it has its number and time. */
export type StudyEventBody = Without<StudyEvent>
