/** The shape of what one seat may know of a dialogue. */
import type { Seat } from '../../core/game.ts'

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
