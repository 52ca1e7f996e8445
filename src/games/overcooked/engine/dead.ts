/**
 * Finds states from which no soup can be delivered any more: in a kitchen without counters nothing can be put down, so
 * two onions in hand before full pots are there to stay (reference, section 1.7).
 *
 * The search is over who holds what in which room and what is in the pots; cooks may pass each other and gates stay
 * open as long as they like. What it calls dead therefore is; kitchens with a counter in reach are never called so.
 */
import { ADDED, CONTENTS, DISH, KIND, NOTHING, ONION, SIZE, SOUP, TOMATO } from './items.ts'
import { COUNTER, DISHES, GATE, ONIONS, PER_PLAYER, PLAYER, POT, SERVING, TOMATOES, type Kitchen } from './kitchen.ts'

/** A part of the kitchen in which one walks freely, or a gate. */
interface Room {
  /** Rooms one step away; one of each pair is a gate. */
  readonly next: number[]
  readonly isGate: boolean
  readonly tiles: ReadonlySet<number>
  /** Which pots are in reach, by number. */
  readonly pots: readonly number[]
}

/** Where each player is, what each holds, and each pot: contents, plus 10 once it cooks. */
interface Plot {
  readonly rooms: readonly [number, number]
  readonly held: readonly [number, number]
  readonly pots: readonly number[]
}

/** How many things there are to hold, nothing included. */
const HELD = SOUP + CONTENTS.length
const POT_STAGES = 20

/** What is in a pot, plus 10 once it cooks. */
const potStage = (state: ArrayLike<number>, word: number): number => state[word]! + (state[word + 1]! >= 0 ? 10 : 0)

class DeadStates {
  readonly #kitchen: Kitchen
  readonly #rooms: readonly Room[]
  readonly #roomOf: Int16Array
  readonly #alive = new Map<string, boolean>()
  /** Whether nothing can be put down, so that there can be dead states at all. */
  readonly #mortal: boolean
  /** What was found for a {@link #keyOf key}. */
  readonly #found = new Map<number, boolean>()
  /** Whether keys of this kitchen are whole numbers that a double keeps apart. */
  readonly #hasKeys: boolean

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen
    const { rooms, roomOf } = findRooms(kitchen)
    this.#rooms = rooms
    this.#roomOf = roomOf
    this.#mortal = !rooms.some((room) => room.tiles.has(COUNTER))
    const { pots, gates } = kitchen
    this.#hasKeys = (rooms.length * HELD) ** 2 * POT_STAGES ** pots.length * 2 ** gates.length < Number.MAX_SAFE_INTEGER
  }

  isDead(state: ArrayLike<number>): boolean {
    if (!this.#mortal) return false
    if (!this.#hasKeys) return this.#search(state)
    const key = this.#keyOf(state)
    let found = this.#found.get(key)
    if (found === undefined) this.#found.set(key, (found = this.#search(state)))
    return found
  }

  /** All that {@link #search} looks at, as one number. */
  #keyOf(state: ArrayLike<number>): number {
    const { pots, gates } = this.#kitchen
    let key = 0
    for (let word = PLAYER; word < PLAYER + 2 * PER_PLAYER; word += PER_PLAYER)
      key = (key * this.#rooms.length + this.#roomOf[state[word]!]!) * HELD + state[word + 2]!
    for (let pot = 0; pot < pots.length; pot++) key = key * POT_STAGES + potStage(state, pots[pot]!.word)
    for (let gate = 0; gate < gates.length; gate++) key = 2 * key + (state[gates[gate]!.word]! > 0 ? 1 : 0)
    return key
  }

  #search(state: ArrayLike<number>): boolean {
    const word = (player: number, index: number) => state[PLAYER + player * PER_PLAYER + index]!
    const pots = this.#kitchen.pots.map((pot) => potStage(state, pot.word))
    // A gate that stands open now can still be gone through with full hands.
    const open = this.#kitchen.gates.map((gate) =>
      state[gate.word]! > 0 ? this.#roomOf[this.#kitchen.spotOf[gate.cell]!]! : -1,
    )
    const held = [word(0, 2), word(1, 2)] as const
    for (const one of this.#within(this.#roomOf[word(0, 0)]!, open)) {
      for (const two of this.#within(this.#roomOf[word(1, 0)]!, open)) {
        if (this.#isAlive({ rooms: [one, two], held, pots })) return false
      }
    }
    return true
  }

  /** The rooms within reach through open gates. */
  #within(room: number, open: readonly number[]): Set<number> {
    const reached = new Set([room])
    for (const at of reached) {
      for (const next of this.#rooms[at]!.next)
        if (open.includes(next) || open.includes(at) || this.#rooms[at]!.isGate) reached.add(next)
    }
    return reached
  }

  /** Explores all that can come of a plot, then spreads life backwards from the deliveries. */
  #isAlive(from: Plot): boolean {
    const known = this.#alive.get(JSON.stringify(from))
    if (known !== undefined) return known
    const plots = [from]
    const before = new Map<string, string[]>([[JSON.stringify(from), []]])
    const living: string[] = []
    for (const plot of plots) {
      const key = JSON.stringify(plot)
      const { next, delivers } = this.#moves(plot)
      if (delivers) living.push(key)
      for (const then of next) {
        const thenKey = JSON.stringify(then)
        if (!before.has(thenKey)) {
          before.set(thenKey, [])
          plots.push(then)
        }
        before.get(thenKey)!.push(key)
      }
    }
    const alive = new Set(living)
    for (const key of alive) for (const earlier of before.get(key)!) alive.add(earlier)
    for (const key of before.keys()) this.#alive.set(key, alive.has(key))
    return this.#alive.get(JSON.stringify(from))!
  }

  #moves(plot: Plot): { next: Plot[]; delivers: boolean } {
    const next: Plot[] = []
    let delivers = false
    for (const player of [0, 1] as const) {
      const at = plot.rooms[player]
      const room = this.#rooms[at]!
      const held = plot.held[player]
      const hold = (item: number, pots = plot.pots) =>
        next.push({ ...plot, pots, held: player === 0 ? [item, plot.held[1]] : [plot.held[0], item] })
      for (const to of room.next) {
        if (!room.isGate && !this.#canOpen(plot, to)) continue
        next.push({ ...plot, rooms: player === 0 ? [to, plot.rooms[1]] : [plot.rooms[0], to] })
      }
      if (held === NOTHING) {
        if (room.tiles.has(ONIONS)) hold(ONION)
        if (room.tiles.has(TOMATOES)) hold(TOMATO)
        if (room.tiles.has(DISHES)) hold(DISH)
      }
      if (held > SOUP && room.tiles.has(SERVING)) {
        if (this.#kitchen.value[held - SOUP]! > 0) delivers = true
        hold(NOTHING)
      }
      for (const pot of room.pots) this.#usePot(plot, pot, held, hold)
    }
    return { next, delivers }
  }

  #usePot(plot: Plot, pot: number, held: number, hold: (item: number, pots: readonly number[]) => void): void {
    const { classic } = this.#kitchen
    const contents = plot.pots[pot]! % 10
    const cooks = plot.pots[pot]! >= 10 || (classic && SIZE[contents] === 3)
    const become = (value: number) => plot.pots.map((other, index) => (index === pot ? value : other))
    if (held === NOTHING && !classic && contents > 0 && !cooks) hold(NOTHING, become(contents + 10))
    if (held === DISH && cooks && CONTENTS[contents] !== '') hold(SOUP + contents, become(0))
    if ((held === ONION || held === TOMATO) && !cooks) {
      const added = ADDED[2 * contents + held - ONION]!
      if (added > 0 && (!classic || contents === 0 || KIND[contents] === held))
        hold(NOTHING, become(added + (classic && SIZE[added] === 3 ? 10 : 0)))
    }
  }

  /** Whether somebody with empty hands stands beside the gate. */
  #canOpen(plot: Plot, gate: number): boolean {
    return [0, 1].some(
      (player) => plot.held[player] === NOTHING && this.#rooms[gate]!.next.includes(plot.rooms[player]!),
    )
  }
}

function findRooms(kitchen: Kitchen): { rooms: Room[]; roomOf: Int16Array } {
  const roomOf = new Int16Array(kitchen.spots.length).fill(-1)
  const isGate = (spot: number) => kitchen.gateWord[spot]! > 0
  const members: number[][] = []
  for (const first of kitchen.spots.keys()) {
    if (roomOf[first]! >= 0) continue
    const room = new Set([first])
    roomOf[first] = members.length
    for (const spot of room) {
      if (isGate(first)) break
      for (let direction = 0; direction < 4; direction++) {
        const next = kitchen.next[4 * spot + direction]!
        if (isGate(next) || room.has(next)) continue
        roomOf[next] = members.length
        room.add(next)
      }
    }
    members.push([...room])
  }
  const rooms = members.map((spots, number): Room => {
    const places = spots.flatMap((spot) => [0, 1, 2, 3].map((direction) => 4 * spot + direction))
    const next = new Set(places.map((place) => roomOf[kitchen.next[place]!]!).filter((other) => other !== number))
    const pots = kitchen.pots.flatMap(({ word }, pot) =>
      places.some((place) => kitchen.faced[place] === POT && kitchen.facedWord[place] === word) ? [pot] : [],
    )
    const tiles = new Set(places.map((place) => kitchen.faced[place]!).filter((tile) => tile !== GATE))
    return { next: [...next], isGate: isGate(spots[0]!), tiles, pots }
  })
  return { rooms, roomOf }
}

const known = new WeakMap<Kitchen, DeadStates>()

/** Whether no soup that earns anything can be delivered from this state, whatever the cooks do. */
export function isDead(kitchen: Kitchen, state: ArrayLike<number>): boolean {
  let states = known.get(kitchen)
  if (!states) known.set(kitchen, (states = new DeadStates(kitchen)))
  return states.isDead(state)
}
