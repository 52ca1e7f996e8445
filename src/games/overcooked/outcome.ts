/** What was earned in a kitchen. */
import type { Outcome } from '../../core/game.ts'
import type { Event } from './engine/index.ts'
import { isOver, isSoldOut, type State } from './rules.ts'

export const metrics = {
  score: {
    kind: 'mean',
    unit: 'points',
    better: 'more',
    headline: true,
    about: 'points earned together: 20 a soup unless the kitchen says otherwise',
  },
  deliveries: { kind: 'mean', label: 'soups', unit: 'soups', better: 'more', headline: true, about: 'soups delivered' },
  shaped: { kind: 'mean', unit: 'points', better: 'more', about: 'extra reward for learners; not part of the score' },
  gateOpenings: { kind: 'mean', unit: 'times', about: 'gates opened' },
  gateWait: {
    kind: 'mean',
    unit: 'steps',
    better: 'less',
    about: 'steps in which a cook with full hands stood facing a closed gate',
  },
  dead: {
    kind: 'share',
    label: 'stuck for good',
    better: 'less',
    headline: true,
    about: 'whether play came to a state from which no soup can be delivered any more',
  },
  aliceDeliveries: { kind: 'mean', label: 'soups by alice', unit: 'soups', about: 'soups delivered by alice' },
  bobDeliveries: { kind: 'mean', label: 'soups by bob', unit: 'soups', about: 'soups delivered by bob' },
} as const

export function outcome(state: State): Outcome | undefined {
  return isOver(state) ? cutOff(state) : undefined
}

/** What has been earned so far; an episode that is stopped early counts with it. */
export function cutOff(state: State): Outcome {
  const total = (event: Event) => (state.events.alice[event] ?? 0) + (state.events.bob[event] ?? 0)
  return {
    scores: { alice: state.score, bob: state.score },
    metrics: {
      score: state.score,
      deliveries: total('soup_delivery'),
      shaped: state.shaped,
      gateOpenings: total('gate_opening'),
      gateWait: state.waited.alice + state.waited.bob,
      dead: state.deadSince !== null,
      aliceDeliveries: state.events.alice.soup_delivery ?? 0,
      bobDeliveries: state.events.bob.soup_delivery ?? 0,
    },
    reason: isSoldOut(state) ? 'all orders were delivered' : `${state.tick} steps were made`,
  }
}
