/** What a board is: a picture of one observation, which may be played on. It fetches nothing and keeps no time. */
import type { ComponentType } from 'react'
import type { Json, Seat } from 'roundtable'

/** How one seat looks everywhere: on the board, in the chat, in the list of events. */
export interface SeatLook {
  readonly seat: Seat
  /** As people read it: the seat, and who sits there where that is known. */
  readonly name: string
  /** A CSS colour of the theme (`var(--seat-1)`), with enough contrast on both grounds to be drawn and written with. */
  readonly color: string
  readonly shape: SeatShape
}

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'hexagon' | 'star' | 'cross'

/** What an agent thought, up to the event that is shown: drawn onto the same board in a replay. */
export interface Marks {
  /** Whose thoughts they are. */
  readonly seat: Seat
  /** Its private notes so far, oldest first: those beside an action have the kind `acted`. */
  readonly notes: readonly { readonly kind: string; readonly data: Json }[]
}

export interface BoardProps<Observation = any, Action = any> {
  /** What this seat may see, as the game's `observe` gives it. */
  readonly observation: Observation
  /** The seat that looks; undefined: the truth, in a replay. Then `observation` is that of the first seat. */
  readonly seat: Seat | undefined
  /** Every seat, in the order in which the game tells of them. */
  readonly seats: readonly SeatLook[]
  /** What every seat sees at this moment: given in a replay that is seen as the truth, and never to a live seat. */
  readonly everybody?: Readonly<Record<Seat, Observation>> | undefined
  /** Legal actions, where the game can list them. */
  readonly actions?: readonly Action[] | undefined
  readonly marks?: Marks | undefined
  /** Acts; where it comes to `false`, that was not taken. Absent: it is only looked at. */
  readonly onAction?: ((action: Action) => unknown) | undefined
}

export type Board<Observation = any, Action = any> = ComponentType<BoardProps<Observation, Action>>
