/** What can be worked out about a kitchen once: how long every way takes. */
import { engine, llmCo } from '../../../games/overcooked/index.ts'
import { reachFrom } from '../partner/alone.ts'
import { roomsOf } from '../planner/rooms.ts'
import { FAR, transportTo, walkTo, type Transport } from '../planner/transport.ts'

/** What carrying something through a gate costs beyond the steps: the partner has to open it. */
const GATE_PRICE = 12

export class Tables {
  readonly kitchen: engine.Kitchen
  readonly objects: llmCo.KitchenObjects
  /** Shared ones first. */
  readonly counters: readonly llmCo.KitchenObject[]
  /** Ways of carried things to each pot, by its number, and to a serving hatch. */
  readonly toPot: readonly Transport[]
  readonly toServing: Transport
  readonly #lanes: readonly boolean[]
  readonly #walks = new Map<number, Int16Array>()
  readonly #reached = new Map<number, ReadonlySet<number>>()

  constructor(kitchen: engine.Kitchen) {
    this.kitchen = kitchen
    this.objects = llmCo.findObjects(kitchen)
    this.counters = [...this.objects.s, ...this.objects.k]
    this.#lanes = findLanes(kitchen)
    const faces = (word: number) => (pose: number) => kitchen.facedWord[pose] === word
    this.toPot = this.objects.c.map(({ word }) => transportTo(kitchen, faces(word), GATE_PRICE))
    this.toServing = transportTo(kitchen, (pose) => kitchen.faced[pose] === engine.SERVING, GATE_PRICE)
  }

  /** Whether a cook in this pose (`4 * spot + direction`) faces the cell. */
  isFacing(pose: number, cell: number): boolean {
    const { width, spots } = this.kitchen
    return cell === spots[pose >> 2]! + [-width, width, 1, -1][pose & 3]!
  }

  /** Whether the room of a spot is so narrow that two cooks in it never change places. */
  isLane(spot: number): boolean {
    return this.#lanes[roomsOf(this.kitchen)[spot]!]!
  }

  /** Whether a cook at a spot gets to no place before a cell while the other stands at `blocked`. */
  isBehind(spot: number, blocked: number, cell: number): boolean {
    return ![...reachFrom(this.kitchen, spot, blocked)].some((place) =>
      [0, 1, 2, 3].some((direction) => this.isFacing(4 * place + direction, cell)),
    )
  }

  /** Steps from each pose to face the cell, closed gates at the price of opening them. */
  walkTo(cell: number): Int16Array {
    let steps = this.#walks.get(cell)
    if (!steps) {
      steps = walkTo(this.kitchen, (pose) => (this.isFacing(pose, cell) ? 0 : undefined))
      this.#walks.set(cell, steps)
    }
    return steps
  }

  /** Steps from a dispenser or pot to where its things are carried by a cook who comes from this spot, by the shortest way. */
  carryFrom(cell: number, { held }: Transport, spot: number): number {
    const reached = this.#reachFrom(spot)
    return leastOf(held, (pose) => reached.has(pose >> 2) && this.isFacing(pose, cell))
  }

  #reachFrom(spot: number): ReadonlySet<number> {
    let reached = this.#reached.get(spot)
    if (!reached) this.#reached.set(spot, (reached = reachFrom(this.kitchen, spot, -1)))
    return reached
  }

  /** Steps from a pot to a serving hatch for a cook who is in the room of this spot; from any side where it has none. */
  serveFrom(pot: llmCo.KitchenObject, spot: number): number {
    const rooms = roomsOf(this.kitchen)
    const here = (pose: number) => this.kitchen.facedWord[pose] === pot.word && rooms[pose >> 2] === rooms[spot]
    const own = leastOf(this.toServing.held, here)
    return own < FAR ? own : leastOf(this.toServing.held, (pose) => this.kitchen.faced[pose] === engine.POT)
  }
}

/** By room: whether it is a line without branches and without a way round. */
function findLanes(kitchen: engine.Kitchen): boolean[] {
  const rooms = roomsOf(kitchen)
  return Array.from({ length: Math.max(...rooms) + 1 }, (_, room) => {
    const spots = [...rooms.keys()].filter((spot) => rooms[spot] === room)
    const doors = spots.map((spot) => [0, 1, 2, 3].filter((direction) => kitchen.next[4 * spot + direction] !== spot))
    return doors.every(({ length }) => length <= 2) && doors.some(({ length }) => length < 2)
  })
}

function leastOf(steps: Int16Array, wanted: (pose: number) => boolean): number {
  let best = FAR
  for (let pose = 0; pose < steps.length; pose++) if (wanted(pose)) best = Math.min(best, steps[pose]!)
  return best
}
