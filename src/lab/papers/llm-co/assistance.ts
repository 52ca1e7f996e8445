/**
 * Explicit assistance: how long a cook who cannot help itself waits at a closed gate, and what the help costs. The paper
 * reports scores only (section 5.3).
 */
import type { Event } from '../../../core/event.ts'
import { replay } from '../../../core/replay.ts'
import { overcooked, SEATS, type State } from '../../../games/overcooked/index.ts'

type Name = (typeof SEATS)[number]

/** Sums over one episode or several. */
export interface Assistance {
  /** How often a cook with full hands came to stand before a closed gate. */
  waits: number
  /** Steps that were stood there. */
  steps: number
  /** Waits that ended because the partner opened a gate. */
  answered: number
  /** Steps that were stood in those: over `answered`, how late help came. */
  stepsUntilAnswer: number
  /** Steps from the helper's last deed (something taken, put down or opened) to that opening: what helping cost it at most. */
  helperSteps: number
}

export function countAssistance(events: readonly Event[]): Assistance {
  const total: Assistance = { waits: 0, steps: 0, answered: 0, stepsUntilAnswer: 0, helperSteps: 0 }
  const standing: Record<Name, number> = { alice: 0, bob: 0 }
  const lastDeed: Record<Name, number> = { alice: 0, bob: 0 }
  let before: State | undefined
  for (const { state } of replay(overcooked, events)) {
    if (before && state.tick > before.tick) {
      for (const seat of SEATS) {
        const helper: Name = seat === 'alice' ? 'bob' : 'alice'
        if (state.waited[seat] > before.waited[seat]) {
          if (standing[seat] === 0) total.waits++
          total.steps++
          standing[seat]++
          continue
        }
        if (standing[seat] > 0 && openings(state, helper) > openings(before, helper)) {
          total.answered++
          total.stepsUntilAnswer += standing[seat]
          total.helperSteps += state.tick - lastDeed[helper]
        }
        standing[seat] = 0
      }
      for (const seat of SEATS) if (state.events[seat] !== before.events[seat]) lastDeed[seat] = state.tick
    }
    before = state
  }
  return total
}

export const addAssistance = (list: readonly Assistance[]): Assistance =>
  list.reduce(
    (sum, one) => ({
      waits: sum.waits + one.waits,
      steps: sum.steps + one.steps,
      answered: sum.answered + one.answered,
      stepsUntilAnswer: sum.stepsUntilAnswer + one.stepsUntilAnswer,
      helperSteps: sum.helperSteps + one.helperSteps,
    }),
    { waits: 0, steps: 0, answered: 0, stepsUntilAnswer: 0, helperSteps: 0 },
  )

const openings = (state: State, seat: Name): number => state.events[seat].gate_opening ?? 0
