/** What one seat may know of a dialogue. */
import * as z from 'zod'
import type { Schema, ValueOf } from '../../core/schema.ts'
import type { Seat } from '../../core/game.ts'
import type { Domain } from './domain.ts'
import { isOver, mayMessage, turnOf } from './rules.ts'
import { answers, awaited, isClosing, isFree, partners, wordsLeft, type DialogueState, type Entry } from './state.ts'

const by = z.string().describe('the seat that did it')

/** Something that this seat heard, saw or did. `shown` is what it sees of a proposal. */
const line = <Shown extends z.ZodType>(shown: Shown) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('message').describe('something was said'),
      by,
      to: z.string().describe('the seat that heard it'),
      text: z.string().describe('what was said'),
    }),
    z.strictObject({
      kind: z.literal('proposal').describe('something was proposed'),
      by,
      full: z.boolean().describe('whether it leaves nothing open, so that it has to be answered'),
      shown: shown.describe('the proposal as this seat sees it'),
    }),
    z.strictObject({
      kind: z.literal('response').describe('a full proposal was answered'),
      by,
      accept: z.boolean().describe('whether it was accepted'),
      forced: z.literal(true).optional().describe('true where nobody was asked, since the words had run out'),
    }),
    z.strictObject({
      kind: z.literal('think').describe('a thought of this seat, which nobody else sees'),
      by,
      text: z.string().describe('what was thought'),
    }),
    z.strictObject({
      kind: z.literal('search').describe('this seat asked its database, which nobody else sees'),
      by,
      query: z.string().describe('what was asked'),
      result: z.string().describe('what came back'),
    }),
  ])

const conversation = <Shown extends z.ZodType>(shown: Shown) => ({
  seat: z.string().describe('the seat that sees this'),
  talk: z.array(line(shown)).describe('all that this seat heard, saw or did, oldest first'),
  open: z
    .strictObject({
      by: z.string().describe('the seat that made it'),
      shown: shown.describe('the proposal as this seat sees it'),
      answer: z.enum(['accept', 'reject']).nullable().describe('how this seat answered; null: not yet'),
    })
    .nullable()
    .describe('the full proposal that waits for answers; null: none'),
  decided: z.boolean().describe('whether a decision was reached'),
  may: z
    .strictObject({
      message: z.array(z.string()).describe('partners it may speak to'),
      propose: z.boolean().describe('whether it may make a proposal'),
      answer: z.boolean().describe('whether it has to accept or reject'),
      search: z.boolean().describe('whether it may ask its database'),
    })
    .describe('what this seat may do now'),
  closing: z.boolean().describe('whether the next full proposal is final (told only to those who may propose)'),
  wordsLeft: z
    .int()
    .nullable()
    .describe('words left before the end; null where they are not limited, and for those who may not propose'),
})

/** A conversation together with what the seat knows of the problem. */
export const observationSchema = <Knows extends object, Shown>(
  knowledge: z.ZodObject,
  shown: z.ZodType<Shown>,
): Schema<DialogueObservation<Knows, Shown>> =>
  z.strictObject({ ...conversation(shown), ...knowledge.shape }) as unknown as Schema<DialogueObservation<Knows, Shown>>

export type Line<Shown> = WithShown<ValueOf<ReturnType<typeof line>>, Shown>

type WithShown<Seen, Shown> = Seen extends { readonly shown: unknown }
  ? Omit<Seen, 'shown'> & { readonly shown: Shown }
  : Seen

export interface Conversation<Shown> extends Omit<
  ValueOf<z.ZodObject<ReturnType<typeof conversation>>>,
  'talk' | 'open'
> {
  readonly talk: readonly Line<Shown>[]
  readonly open: { readonly by: Seat; readonly shown: Shown; readonly answer: 'accept' | 'reject' | null } | null
}

export type DialogueObservation<Knows, Shown> = Knows & Conversation<Shown>

export function observe<World, Knows extends object, Proposal, Shown>(
  domain: Domain<any, World, Knows, Proposal, Shown>,
  state: DialogueState<World, Proposal>,
  seat: Seat,
): DialogueObservation<Knows, Shown> {
  const { world, talk, open } = state
  const turn = turnOf(state).includes(seat)
  const must = awaited(state).includes(seat)
  const proposes = domain.mayPropose(seat)
  const proposal = open === null ? undefined : (talk[open] as Entry<Proposal> & { kind: 'proposal' })
  const answer = answers(state).get(seat)
  return {
    ...domain.knows(world, seat),
    seat,
    talk: talk.flatMap((entry, at) => (isVisible(domain, state, seat, at) ? [seen(domain, world, seat, entry)] : [])),
    open: proposal
      ? {
          by: proposal.by,
          shown: domain.show(world, seat, proposal.proposal),
          answer: answer === undefined ? null : answer ? 'accept' : 'reject',
        }
      : null,
    decided: state.decided !== null,
    may: {
      message: turn ? partners(state, seat).filter((to) => mayMessage(state, seat, to)) : [],
      propose: turn && proposes && !must,
      answer: turn && must,
      search: turn && (domain.search?.mayUse(seat) ?? false),
    },
    closing: proposes && isClosing(state) && !isOver(state),
    wordsLeft: proposes ? wordsLeft(state) : null,
  }
}

/** Whether a seat learns of the entry at a place in the talk. */
export function isVisible<Proposal>(
  domain: Pick<Domain<any, any, any, Proposal, any>, 'addressees'>,
  state: DialogueState<any, Proposal>,
  seat: Seat,
  at: number,
): boolean {
  const entry = state.talk[at]!
  if (entry.by === seat) return true
  switch (entry.kind) {
    case 'message':
      return entry.to === seat
    case 'proposal':
      return entry.full || (domain.addressees?.(state.world, entry.proposal) ?? state.seats).includes(seat)
    case 'response':
      // In turns all answer at once, unseen by each other.
      if (state.open !== null && at > state.open && !isFree(state)) return false
      return partners(state, seat).includes(entry.by)
    default:
      return false
  }
}

function seen<World, Knows extends object, Proposal, Shown>(
  domain: Domain<any, World, Knows, Proposal, Shown>,
  world: World,
  seat: Seat,
  entry: Entry<Proposal>,
): Line<Shown> {
  if (entry.kind !== 'proposal') return entry
  return { kind: 'proposal', by: entry.by, full: entry.full, shown: domain.show(world, seat, entry.proposal) }
}
