/** What was said, found in any game's observation: lists of things with a text and somebody who said it. */
import type { Seat } from 'roundtable'

export interface Utterance {
  /** Undefined: told to the seat by nobody in particular. */
  readonly from: Seat | undefined
  readonly text: string
}

const SPEAKERS = ['seat', 'from', 'by', 'speaker', 'player', 'who']
/** How deep lists are looked for. */
const DEPTH = 4

/** All that was said so far, in the order of the observation. */
export function conversationOf(observation: unknown, seats: readonly Seat[]): readonly Utterance[] {
  const found: Utterance[] = []
  gather(observation, seats, DEPTH, found)
  return found
}

function gather(value: unknown, seats: readonly Seat[], depth: number, found: Utterance[]): void {
  if (typeof value !== 'object' || value === null || depth === 0) return
  if (Array.isArray(value)) {
    for (const item of value) {
      const said = utteranceOf(item, seats)
      if (said) found.push(said)
      else gather(item, seats, depth - 1, found)
    }
    return
  }
  for (const part of Object.values(value)) gather(part, seats, depth - 1, found)
}

function utteranceOf(item: unknown, seats: readonly Seat[]): Utterance | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { text, ...rest } = item as Record<string, unknown>
  if (typeof text !== 'string') return undefined
  for (const name of SPEAKERS) {
    const from = seatNamed(rest[name], seats)
    if (from !== undefined) return { from, text }
  }
  return undefined
}

/** A seat by its name, or by its number where seats are numbered. */
const seatNamed = (value: unknown, seats: readonly Seat[]): Seat | undefined =>
  typeof value === 'string'
    ? seats.find((seat) => seat === value)
    : typeof value === 'number'
      ? seats.find((seat) => seat.endsWith(`-${value}`))
      : undefined
