/** What one seat may know of a dialogue. */
import type { Seat } from '../../core/game.ts'
import type { Domain } from './domain.ts'
import { isOver, mayMessage, turnOf } from './rules.ts'
import { answers, awaited, isClosing, isFree, partners, wordsLeft, type DialogueState, type Entry } from './state.ts'

/** Something that this seat heard, saw or did. */
export type Line<Shown> =
  | { readonly kind: 'message'; readonly by: Seat; readonly to: Seat; readonly text: string }
  | { readonly kind: 'proposal'; readonly by: Seat; readonly full: boolean; readonly shown: Shown }
  | { readonly kind: 'response'; readonly by: Seat; readonly accept: boolean; readonly forced?: true }
  | { readonly kind: 'think'; readonly by: Seat; readonly text: string }
  | { readonly kind: 'search'; readonly by: Seat; readonly query: string; readonly result: string }

export interface Conversation<Shown> {
  readonly seat: Seat
  readonly talk: readonly Line<Shown>[]
  /** The full proposal that waits for answers, and how this seat answered. */
  readonly open: { readonly by: Seat; readonly shown: Shown; readonly answer: 'accept' | 'reject' | null } | null
  /** Whether a decision was reached. */
  readonly decided: boolean
  /** What this seat may do now. */
  readonly may: {
    /** Partners it may speak to. */
    readonly message: readonly Seat[]
    readonly propose: boolean
    /** Whether it has to accept or reject. */
    readonly answer: boolean
    readonly search: boolean
  }
  /** Whether the next full proposal is final (only told to those who may propose). */
  readonly closing: boolean
  /** Words left before the end, where they are limited (only told to those who may propose). */
  readonly wordsLeft: number | null
}

/** A conversation together with what the seat knows of the problem. */
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
    talk: talk.flatMap((entry, at) => (isVisible(domain, state, seat, at) ? [line(domain, world, seat, entry)] : [])),
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

function line<World, Knows extends object, Proposal, Shown>(
  domain: Domain<any, World, Knows, Proposal, Shown>,
  world: World,
  seat: Seat,
  entry: Entry<Proposal>,
): Line<Shown> {
  if (entry.kind !== 'proposal') return entry
  return { kind: 'proposal', by: entry.by, full: entry.full, shown: domain.show(world, seat, entry.proposal) }
}
