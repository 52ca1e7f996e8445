/** What of a dialogue one seat may know. */
import type { Seat } from '../../../core/game.ts'
import type { Domain } from './domain.ts'
import type { DialogueObservation, Line } from './observation.ts'
import { isOver, mayMessage, turnOf } from './rules.ts'
import { answers, awaited, isClosing, isFree, partners, wordsLeft, type DialogueState, type Entry } from './state.ts'

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
