/** What players can do, and what an episode of Traveling Adventurers holds. */
import * as z from 'zod'
import type { Outcome } from '../../core/game.ts'
import type { Config, Player } from './config.ts'
import type { House } from './instances.ts'
import { string } from '../engines/string.ts'

/** So many characters a message has at most. */
export const longestMessage = 4000

const text = string()
  .trim()
  .min(1, 'say something')
  .max(longestMessage, `say it in at most ${longestMessage} characters`)
const path = z.array(string().max(20)).min(1, 'a path has at least one room').max(30, 'a path has at most 30 rooms')

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), text: text.describe('what to say to the partner') }),
  z.strictObject({
    type: z.literal('submit'),
    path: path.describe('the letters of the rooms, the start first and last'),
    text: text.optional().describe('what to say with it'),
  }),
  z.strictObject({
    type: z.literal('click'),
    room: string().max(20).describe('the letter of the room to go to next (free play)'),
  }),
  z.strictObject({ type: z.literal('undo') }).describe('takes the last click back (free play)'),
  z.strictObject({ type: z.literal('clear') }).describe('takes all clicks back (free play)'),
  z.strictObject({ type: z.literal('nudge') }).describe('only the clock does this'),
  z.strictObject({ type: z.literal('timeout') }).describe('only the clock does this'),
])

/**
 * `message`: says something to the partner. `submit`: hands in a path, with a message if there is `text`. Free play only:
 * `click` adds a room to the own path, `undo` takes the last one back, `clear` all. The clock only: `nudge`, `timeout`.
 */
export type Action = z.infer<typeof action>

/** Something the table itself tells one seat, and how much had been said by then. */
export interface Notice {
  /** The paths match; the own submission was not taken; the partner's was not; nobody has acted for a while. */
  readonly kind: 'match' | 'not-submitted' | 'partner-tried' | 'nudge'
  readonly text: string
  readonly after: number
}

/** What a seat said. */
export interface Utterance {
  readonly seat: Player
  readonly text: string
}

/** The whole truth of an episode. */
export interface State {
  readonly house: House
  readonly mode: Config['mode']
  readonly turnLimit: number
  readonly nudgeAfter: number
  readonly nudges: number
  readonly dialogue: readonly Utterance[]
  readonly notices: Readonly<Record<Player, readonly Notice[]>>
  /** Turns taken (free play: messages sent and submissions tried). */
  readonly taken: Readonly<Record<Player, number>>
  /** The path as clicked so far (free play). */
  readonly paths: Readonly<Record<Player, readonly string[]>>
  /** The latest submission that stands. */
  readonly submissions: Readonly<Record<Player, readonly string[] | null>>
  readonly next: Player
  /** Actions of any kind. */
  readonly actions: number
  /** Nudges since anybody acted. */
  readonly quiet: number
  readonly outcome: Outcome | null
}
