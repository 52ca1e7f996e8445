/** Whose turn it is, what each action does, and what is refused, in the published words. */
import { IllegalAction } from '../../../core/errors.ts'
import { type Seat } from '../../../core/game.ts'
import type { DialogueAction } from './action.ts'
import type { Domain } from './domain.ts'
import { answers, awaited, isClosing, isFree, partners, type DialogueState, type Entry } from './state.ts'

export const isOver = (state: DialogueState<unknown, unknown>): boolean =>
  state.decided !== null || state.talk.length >= state.manners.limit + state.manners.opening

/**
 * Freely: everybody. In turns: those who have to answer the open proposal, at once; else the next in seat order who has the
 * floor in some room (the round robin of section 5); once the words have run out, the next who may propose, since the
 * dialogue has to end.
 */
export function turnOf(state: DialogueState<unknown, unknown>): readonly Seat[] {
  if (isOver(state)) return []
  if (isFree(state)) return state.seats
  if (state.open !== null) return awaited(state)
  const { seats, floor, last, proposers } = state
  const from = last === null ? 0 : seats.indexOf(last) + 1
  const ending = isClosing(state)
  const hold = (seat: Seat): boolean => floor.includes(seat)
  const holds = (seat: Seat): boolean =>
    ending && !proposers.some(hold) ? proposers.includes(seat) : hold(seat) && (!ending || proposers.includes(seat))
  if (last !== null && holds(last) && keepsTurn(state)) return [last]
  for (let step = 0; step < seats.length; step++) {
    const seat = seats[(from + step) % seats.length]!
    if (holds(seat)) return [seat]
  }
  return []
}

/** After a thought, a search or an answer the same seat goes on. */
const keepsTurn = ({ talk }: DialogueState<unknown, unknown>): boolean =>
  ['think', 'search'].includes(talk.at(-1)?.kind ?? '')

/** Whether a seat may speak to a partner now. */
export function mayMessage(state: DialogueState<unknown, unknown>, seat: Seat, to: Seat): boolean {
  if (awaited(state).includes(seat)) return false
  if (isFree(state)) return true
  return state.floor[roomOf(state, seat, to)] === seat
}

export function act<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
  seat: Seat,
  action: DialogueAction<Proposal>,
): DialogueState<World, Proposal> {
  if (isOver(state)) throw new IllegalAction('The dialogue is over.')
  if (!turnOf(state).includes(seat)) throw new IllegalAction('It is not your turn. Wait for the others.')
  const must = awaited(state).includes(seat)
  switch (action.type) {
    case 'think':
      return add(state, { kind: 'think', by: seat, text: action.text })
    case 'search':
      if (!domain.search?.mayUse(seat)) throw new IllegalAction('Your role has no tools. You can send messages.')
      return add(state, {
        kind: 'search',
        by: seat,
        query: action.query,
        result: domain.search.run(state.world, action.query),
      })
    case 'message':
      if (action.text === '') throw new IllegalAction('Cannot send empty message.')
      if (must) throw new IllegalAction('A proposal was made. You must first accept or reject it.')
      return message(state, seat, action.text, action.to)
    case 'propose':
      if (!domain.mayPropose(seat)) throw new IllegalAction('Your role cannot propose. You can send messages.')
      if (must) throw new IllegalAction('A proposal was made. You must first accept or reject it.')
      domain.check(state.world, action.proposal)
      return propose(domain, state, seat, action.proposal, action.text)
    default:
      return withReason(respond(domain, state, seat, action.type === 'accept'), state, seat, action)
  }
}

const add = <World, Proposal>(
  state: DialogueState<World, Proposal>,
  ...entries: readonly Entry<Proposal>[]
): DialogueState<World, Proposal> => ({ ...state, talk: [...state.talk, ...entries], last: entries[0]!.by })

const roomOf = ({ rooms }: DialogueState<unknown, unknown>, a: Seat, b: Seat): number =>
  rooms.findIndex((room) => room.includes(a) && room.includes(b))

function message<World, Proposal>(
  state: DialogueState<World, Proposal>,
  by: Seat,
  text: string,
  given: Seat | undefined,
): DialogueState<World, Proposal> {
  const reachable = partners(state, by)
  if (given === 'all')
    throw new IllegalAction('You can only send proposals to everyone. Try messaging an individual player.')
  const to = given ?? (reachable.length === 1 ? reachable[0]! : undefined)
  if (to === undefined) throw new IllegalAction(`Say to whom: ${reachable.join(' or ')}.`)
  if (!reachable.includes(to)) throw new IllegalAction(`You cannot talk with ${to}, only with ${reachable.join(', ')}.`)
  if (!mayMessage(state, by, to)) throw new IllegalAction('It is not your turn there. Try talking to the other user.')
  const floor = state.floor.map((holder, room) => (room === roomOf(state, by, to) ? to : holder))
  return { ...add(state, { kind: 'message', by, to, text }), floor }
}

function propose<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
  by: Seat,
  proposal: Proposal,
  text: string | undefined,
): DialogueState<World, Proposal> {
  const full = domain.isFull(proposal)
  const others = state.seats.filter((seat) => seat !== by)
  const addressees = full ? undefined : domain.addressees?.(state.world, proposal)
  const heard = addressees ? others.filter((seat) => addressees.includes(seat)) : others
  const words = text === undefined ? [] : heard.map((to) => ({ kind: 'message', by, to, text }) as const)
  const entry = { kind: 'proposal', by, proposal, full } as const
  const at = state.talk.length + words.length
  if (full && isClosing(state)) {
    const forced = others.map((seat) => ({ kind: 'response', by: seat, accept: true, forced: true }) as const)
    return { ...add(state, ...words, entry, ...forced), open: null, decided: at }
  }
  const floor = state.rooms.map((room, i) => room.find((seat) => heard.includes(seat)) ?? state.floor[i]!)
  return { ...add(state, ...words, entry), floor, open: full ? at : null }
}

/** After a rejection, with the words that came with it; the proposer then has the floor, as after any message. */
function withReason<World, Proposal>(
  after: DialogueState<World, Proposal>,
  { talk, open }: DialogueState<World, Proposal>,
  by: Seat,
  action: DialogueAction<Proposal>,
): DialogueState<World, Proposal> {
  if (action.type !== 'reject' || action.text === undefined) return after
  const to = talk[open!]!.by
  const floor = after.floor.map((holder, room) => (room === roomOf(after, by, to) ? to : holder))
  return { ...add(after, { kind: 'message', by, to, text: action.text }), floor, last: after.last }
}

function respond<World, Proposal>(
  domain: Domain<any, World, any, Proposal, any>,
  state: DialogueState<World, Proposal>,
  by: Seat,
  accept: boolean,
): DialogueState<World, Proposal> {
  if (!awaited(state).includes(by)) {
    const never = state.rooms.length > 1 || state.seats.some((seat) => !domain.mayPropose(seat))
    if (never && domain.mayPropose(by))
      throw new IllegalAction('Your role cannot accept or reject. You can send other messages.')
    throw new IllegalAction(
      'You can only [accept] or [reject] when your partner sends a full proposal. Either no full proposal has been made yet or the last proposal has expired. Keep sending more messages.',
    )
  }
  const after = add(state, { kind: 'response', by, accept })
  if (awaited(after).length > 0) return after
  // Everybody has answered. After a rejection the word goes round again, beginning behind the proposer.
  const agreed = [...answers(after).values()].every(Boolean)
  if (agreed) return { ...after, open: null, decided: state.open }
  return { ...after, open: null, last: state.talk[state.open!]!.by }
}
