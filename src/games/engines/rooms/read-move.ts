/** Reads what somebody in a room does: moves, stays, or does the one thing that a game lets them do besides. */
import { Unreadable } from '../../../core/errors.ts'
import type { Seat } from '../../../core/game.ts'
import { Choices, remember, type Option } from '../../../replies/index.ts'
import type { Room } from './map.ts'

export type Move<Besides extends string> =
  | { readonly type: 'move'; readonly room: Room }
  | { readonly type: 'stay' }
  | { readonly type: Besides }

/** What can be done besides moving and staying, and what it is done with: `press`, `button`. */
interface Besides<Verb extends string> {
  readonly verb: Verb
  readonly object: string
}

/** What a seat sees that a reply of its own may speak of. */
interface Seen {
  readonly seat: Seat
  readonly partner: Seat
  readonly rooms: readonly { readonly room: Room }[]
}

/**
 * The move that a reply decides on; whether it can be made now, the rules say. `options`: what could be said, for
 * somebody who said something else. Throws `Unreadable`.
 */
export function readMove<Verb extends string>(
  reply: string,
  { seat, partner, rooms }: Seen,
  { verb, object }: Besides<Verb>,
  options: readonly string[],
): Move<Verb> {
  const named = [...new Set(rooms.map(({ room }) => room))]
  const read = choicesFor(JSON.stringify([seat, partner, verb, object, ...named])).read(reply)
  if ('value' in read) return read.value as Move<Verb>
  throw new Unreadable(`${read.reason} Say one of: ${options.join(', ')}.`, reply)
}

const choicesFor = remember((key) => {
  const [seat, partner, verb, object, ...rooms] = JSON.parse(key) as [Seat, Seat, string, string, ...Room[]]
  const options: Option<Move<string>>[] = [
    ...rooms.map((room) => ({
      value: { type: 'move' as const, room },
      phrases: [`move to room ${room}`, `move to ${room}`, `move ${room}`, `move room ${room}`, `move to ${room} area`],
      alone: [`room ${room}`, String(room)],
    })),
    { value: { type: verb }, phrases: [`${verb} ${object}`, verb] },
    {
      value: { type: 'stay' },
      phrases: ['stay', 'stay put', 'stay where i am', 'stay in place', 'wait', 'do nothing', 'remain'],
    },
  ]
  return new Choices(options, { synonyms: SYNONYMS, self: [seat], others: [partner] })
})

const SYNONYMS = {
  go: 'move',
  going: 'move',
  moving: 'move',
  walk: 'move',
  run: 'move',
  head: 'move',
  heading: 'move',
  travel: 'move',
  proceed: 'move',
  into: 'to',
  towards: 'to',
  toward: 'to',
  staying: 'stay',
  'stay here': 'stay',
  pressing: 'press',
  push: 'press',
  pushing: 'press',
  repair: 'fix',
  repairing: 'fix',
  fixing: 'fix',
}
