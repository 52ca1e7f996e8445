/** How a chase came out, measured against optimal play. */
import type { Outcome } from '../../core/game.ts'
import { mapOf } from './config.ts'
import { isSolvable } from './maps.ts'
import { solveCapture } from './solve.ts'
import type { CaptureState } from './state.ts'

export const metrics = {
  won: { kind: 'share', label: 'thief caught', better: 'more', headline: true, about: 'the thief was caught' },
  turns: { kind: 'mean', unit: 'turns', headline: true, about: 'turns played' },
  optimalTurns: {
    kind: 'mean',
    unit: 'turns',
    about: 'turns that optimal play takes from the same start (none: it cannot win)',
  },
  excessTurns: {
    kind: 'mean',
    label: 'turns above the optimum',
    unit: 'turns',
    better: 'less',
    headline: true,
    about: 'turns above the optimum, of episodes that were won',
  },
} as const

export function outcomeOf(state: CaptureState): Outcome {
  const { config, history, captors } = state
  const won = captors.length > 0
  const map = mapOf(config)
  const first = history[0]?.before ?? state.situation
  const optimum = isSolvable(map)
    ? solveCapture(map, config.adversary).value({ situation: first, caught: false }).turns
    : Infinity
  const optimalTurns = Number.isFinite(optimum) ? optimum : null
  const score = won ? 1 : 0
  return {
    scores: { alice: score, bob: score },
    metrics: {
      won,
      turns: history.length,
      optimalTurns,
      excessTurns: won && optimalTurns !== null ? history.length - optimalTurns : null,
    },
    reason: won ? `${captors.join(' and ')} caught the thief` : 'the thief is still free',
  }
}
