/** Whether the two sides keep the same idea of what was agreed. */
import type { ActTurn } from './turns.ts'

export interface Desync {
  /** Turns after which both sides had stated what they take for agreed. */
  turns: number
  /** Those in which neither side's path begins with the other's: they believe different things, not just at different times. */
  apart: number
}

/** Compares, after each turn, the agreed path of its seat with the partner's latest. */
export function countDesync(turns: readonly ActTurn[]): Desync {
  const latest = new Map<string, readonly string[]>()
  const desync = { turns: 0, apart: 0 }
  for (const { seat, visited } of turns) {
    if (!visited) continue
    latest.set(seat, visited)
    const other = [...latest].find(([of]) => of !== seat)?.[1]
    if (!other) continue
    desync.turns++
    const shared = Math.min(visited.length, other.length)
    if (visited.slice(0, shared).join() !== other.slice(0, shared).join()) desync.apart++
  }
  return desync
}
