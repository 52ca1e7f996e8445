/** How long things take to get somewhere, carried by either cook and passed over counters. */
import { engine } from '../../../games/overcooked/index.ts'

type Kitchen = engine.Kitchen

/** Steps for a thing in the hands of a cook in each pose (`4 * spot + direction`), and lying at each word of a counter. */
export interface Transport {
  readonly held: Int16Array
  readonly lying: Int16Array
}

/** More than any real way. */
export const FAR = 200

/** To face a goal. Gates count as open, at a price: full hands cannot open them. */
export function transportTo(kitchen: Kitchen, isGoal: (pose: number) => boolean, gatePrice = 2): Transport {
  const poses = kitchen.spots.length * 4
  const held = new Int16Array(poses).fill(FAR)
  const lying = new Int16Array(kitchen.words).fill(FAR)
  // Relaxed until nothing changes: kitchens are small.
  for (let pose = 0; pose < poses; pose++) if (isGoal(pose)) held[pose] = 0
  for (let changed = true; changed;) {
    changed = false
    for (let pose = 0; pose < poses; pose++) {
      let best = held[pose]!
      for (let move = 0; move < 4; move++) {
        const spot = kitchen.next[(pose & ~3) + move]!
        const gate = kitchen.gateWord[spot]! > 0 && spot !== pose >> 2 ? gatePrice : 0
        best = Math.min(best, held[4 * spot + move]! + 1 + gate)
      }
      if (kitchen.faced[pose] === engine.COUNTER) {
        const word = kitchen.facedWord[pose]!
        best = Math.min(best, lying[word]! + 1)
        if (held[pose]! + 2 < lying[word]!) {
          lying[word] = held[pose]! + 2
          changed = true
        }
      }
      if (best < held[pose]!) {
        held[pose] = best
        changed = true
      }
    }
  }
  return { held, lying }
}

/** Steps for a cook with empty hands in each pose to a goal; `cost` is what is still to do in a goal pose, undefined elsewhere. */
export function walkTo(kitchen: Kitchen, cost: (pose: number) => number | undefined): Int16Array {
  const poses = kitchen.spots.length * 4
  const steps = new Int16Array(poses).fill(FAR)
  for (let pose = 0; pose < poses; pose++) steps[pose] = Math.min(FAR, cost(pose) ?? FAR)
  for (let changed = true; changed;) {
    changed = false
    for (let pose = 0; pose < poses; pose++) {
      for (let move = 0; move < 4; move++) {
        const spot = kitchen.next[(pose & ~3) + move]!
        const gate = kitchen.gateWord[spot]! > 0 && spot !== pose >> 2 ? 1 : 0
        const through = steps[4 * spot + move]! + 1 + gate
        if (through < steps[pose]!) {
          steps[pose] = through
          changed = true
        }
      }
    }
  }
  return steps
}
