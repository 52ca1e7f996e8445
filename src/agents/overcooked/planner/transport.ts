/** How long things take to get somewhere, carried by either cook and passed over counters. */
import { engine } from '../../../games/overcooked/index.ts'

type Kitchen = engine.Kitchen

/** Steps for a thing in the hands of a cook in each pose (`4 * spot + direction`), and lying at each word of a counter. */
export interface Transport {
  readonly held: Int16Array
  readonly lying: Int16Array
}

/** More than any real way. */
export const FAR = 8000

/** To face a goal. Gates count as open, at a price: full hands cannot open them. */
export function transportTo(kitchen: Kitchen, isGoal: (pose: number) => boolean, gatePrice = 2): Transport {
  const poses = kitchen.spots.length * 4
  const held = new Int16Array(poses).fill(FAR)
  const lying = new Int16Array(kitchen.words).fill(FAR)
  const { spotsBefore, posesBefore } = backwardsIn(kitchen)
  const queue = new Queue(held)
  for (let pose = 0; pose < poses; pose++) if (isGoal(pose)) queue.lower(pose, 0)
  queue.empty((pose, steps) => {
    for (const spot of spotsBefore[pose]!) {
      const gate = kitchen.gateWord[pose >> 2]! > 0 && spot !== pose >> 2 ? gatePrice : 0
      for (let direction = 0; direction < 4; direction++) queue.lower(4 * spot + direction, steps + 1 + gate)
    }
    // What lies on a counter is taken up here; who stands elsewhere before that counter could have put it there.
    if (kitchen.faced[pose] !== engine.COUNTER || lying[kitchen.facedWord[pose]!]! <= steps + 2) return
    const word = kitchen.facedWord[pose]!
    lying[word] = steps + 2
    for (const other of posesBefore.get(word)!) queue.lower(other, steps + 3)
  })
  return { held, lying }
}

/** Steps for a cook with empty hands in each pose to a goal; `cost` is what is still to do in a goal pose, undefined elsewhere. */
export function walkTo(kitchen: Kitchen, cost: (pose: number) => number | undefined): Int16Array {
  const poses = kitchen.spots.length * 4
  const steps = new Int16Array(poses).fill(FAR)
  const { spotsBefore } = backwardsIn(kitchen)
  const queue = new Queue(steps)
  for (let pose = 0; pose < poses; pose++) queue.lower(pose, cost(pose) ?? FAR)
  queue.empty((pose, sofar) => {
    for (const spot of spotsBefore[pose]!) {
      const gate = kitchen.gateWord[pose >> 2]! > 0 && spot !== pose >> 2 ? 1 : 0
      for (let direction = 0; direction < 4; direction++) queue.lower(4 * spot + direction, sofar + 1 + gate)
    }
  })
  return steps
}

/** What lies before what: the spots from which one step leads to a pose, and the poses before each counter. */
interface Backwards {
  readonly spotsBefore: readonly number[][]
  readonly posesBefore: ReadonlyMap<number, number[]>
}

const known = new WeakMap<Kitchen, Backwards>()

function backwardsIn(kitchen: Kitchen): Backwards {
  const found = known.get(kitchen)
  if (found) return found
  const poses = kitchen.spots.length * 4
  const spotsBefore: number[][] = Array.from({ length: poses }, () => [])
  const posesBefore = new Map<number, number[]>()
  for (let pose = 0; pose < poses; pose++) {
    spotsBefore[4 * kitchen.next[pose]! + (pose & 3)]!.push(pose >> 2)
    if (kitchen.faced[pose] !== engine.COUNTER) continue
    const word = kitchen.facedWord[pose]!
    posesBefore.set(word, [...(posesBefore.get(word) ?? []), pose])
  }
  const backwards = { spotsBefore, posesBefore }
  known.set(kitchen, backwards)
  return backwards
}

/** Places by how many steps they are from a goal, the nearest first. */
class Queue {
  readonly #steps: Int16Array
  readonly #waiting: number[][] = []

  constructor(steps: Int16Array) {
    this.#steps = steps
  }

  /** Notes that a place is only so many steps away. */
  lower(place: number, steps: number): void {
    if (steps >= this.#steps[place]!) return
    this.#steps[place] = steps
    ;(this.#waiting[steps] ??= []).push(place)
  }

  /** Visits each place once, at its steps. */
  empty(visit: (place: number, steps: number) => void): void {
    for (let steps = 0; steps < this.#waiting.length; steps++)
      for (const place of this.#waiting[steps] ?? []) if (this.#steps[place] === steps) visit(place, steps)
  }
}
