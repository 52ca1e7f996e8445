/** Beam search for joint plans: both cooks' moves for a whole stretch of play. */
import { engine } from '../../../games/overcooked/index.ts'
import { DeadEnds } from './dead-ends.ts'
import { listMoves } from './moves.ts'
import { Potential, type Weights } from './potential.ts'
import { roomsOf } from './rooms.ts'
import { StateTable } from './state-table.ts'

const { PLAYER, PER_PLAYER, SIZE, SPARSE } = engine
type Kitchen = engine.Kitchen

export interface BeamOptions {
  /** How many states are kept at each step. */
  readonly width: number
  /** How many steps are planned. */
  readonly depth: number
  /** Of one sort of situation at most one state in so many is kept. */
  readonly share: number
  readonly weights: Weights
  /** Where one of the cooks is somebody else: what it is believed to do in a state. Only the other's moves are searched. */
  readonly partner?: Partner
  /** What counts as progress; by default what both cooks can bring about together. */
  readonly potential?: Potential
  /** Whether the plan is only the beginning of what is still to come, so that its last state counts as well. */
  readonly goesOn?: boolean
  /** Whether to look for states from which nothing can be delivered; that search takes two cooks for granted. */
  readonly ignoresDeadEnds?: boolean
  /** What share of its worth each state on the way adds: with it, what is done early beats what is put off. */
  readonly haste?: number
}

/** What a cook is believed to do: a move for the state at `offset`, `step` steps ahead (0: now). */
export interface Partner {
  readonly player: number
  move(states: Int16Array, offset: number, step: number): number
}

export interface Plan {
  /** Moves of player 0 and player 1 for each step, two a step. */
  readonly moves: Uint8Array
  readonly reward: number
  /** What its last state is worth together with the rewards, in steps of work. */
  readonly value: number
}

/** How many joint moves one state can have at most. */
const MAX_MOVES = 36

/** Plans from a state. Deterministic: the same kitchen, state and options give the same plan. */
export function planJointly(kitchen: Kitchen, start: Int16Array, options: BeamOptions): Plan {
  const { width, depth } = options
  const layers = new Layers(kitchen, start, options)
  // For each kept state of each step: the joint move that led to it and the place of the state before.
  const moves = new Uint8Array(depth * width)
  const parents = new Int32Array(depth * width)
  for (let step = 0; step < depth; step++) {
    layers.expand(step)
    layers.advance(moves.subarray(step * width), parents.subarray(step * width))
  }
  let place = layers.best()
  const reward = layers.rewards[place]!
  const value = layers.valueOf(place)
  const plan = new Uint8Array(2 * depth)
  for (let step = depth - 1; step >= 0; step--) {
    const joint = moves[step * width + place]!
    plan[2 * step] = Math.floor(joint / 6)
    plan[2 * step + 1] = joint % 6
    place = parents[step * width + place]!
  }
  return { moves: plan, reward, value }
}

/** The kept states of one step and the candidates for the next. */
class Layers {
  /** Earned so far, by place. */
  rewards: Int32Array
  readonly #kitchen: Kitchen
  readonly #options: BeamOptions
  readonly #potential: Potential
  readonly #deadEnds: DeadEnds
  readonly #table: StateTable
  readonly #result = engine.createResult()
  /** Words from one state to the next: an even number, so that two are copied and compared at once. */
  readonly #stride: number
  readonly #scratch: Int16Array
  readonly #scratchPairs: Int32Array
  readonly #choices = [new Uint8Array(6), new Uint8Array(6)] as const
  #states: Int16Array
  #next: Int16Array
  #nextRewards: Int32Array
  #count = 1
  /** Candidates: reward so far, score, sort of situation, joint move, the place of the state before. */
  #candidates = 0
  readonly #totals: Int32Array
  /** What the ways there have added, by candidate and by place. */
  readonly #added: Float64Array
  #paths: Float64Array
  #nextPaths: Float64Array
  readonly #bases: Float64Array
  readonly #scores: Float64Array
  readonly #sorts: Int32Array
  readonly #moves: Uint8Array
  readonly #parents: Int32Array
  readonly #kept: Int32Array

  constructor(kitchen: Kitchen, start: Int16Array, options: BeamOptions) {
    const { width } = options
    const most = width * MAX_MOVES
    this.#kitchen = kitchen
    this.#options = options
    this.#potential = options.potential ?? new Potential(kitchen, options.weights)
    this.#deadEnds = new DeadEnds(kitchen)
    this.#table = new StateTable(most)
    this.#stride = kitchen.words + (kitchen.words & 1)
    this.#scratch = new Int16Array(this.#stride)
    this.#scratchPairs = new Int32Array(this.#scratch.buffer)
    this.#states = new Int16Array(width * this.#stride)
    this.#states.set(start)
    this.#next = new Int16Array(width * this.#stride)
    this.rewards = new Int32Array(width)
    this.#nextRewards = new Int32Array(width)
    this.#totals = new Int32Array(most)
    this.#added = new Float64Array(most)
    this.#paths = new Float64Array(width)
    this.#nextPaths = new Float64Array(width)
    this.#bases = new Float64Array(most)
    this.#scores = new Float64Array(most)
    this.#sorts = new Int32Array(most)
    this.#moves = new Uint8Array(most)
    this.#parents = new Int32Array(most)
    this.#kept = new Int32Array(width)
  }

  /** Makes the candidates: every joint move worth considering from every kept state. */
  expand(step: number): void {
    const states = new Int32Array(this.#states.buffer)
    const [mine, yours] = this.#choices
    this.#table.clear()
    this.#candidates = 0
    for (let place = 0; place < this.#count; place++) {
      const offset = place * this.#stride
      const countMine = this.#list(offset, 0, mine, step)
      const countYours = this.#list(offset, 1, yours, step)
      for (let i = 0; i < countMine; i++) {
        for (let j = 0; j < countYours; j++) this.#consider(states, place, mine[i]!, yours[j]!)
      }
    }
  }

  #list(offset: number, player: number, moves: Uint8Array, step: number): number {
    const { partner } = this.#options
    if (partner?.player !== player) return listMoves(this.#kitchen, this.#states, offset, player, moves)
    moves[0] = partner.move(this.#states, offset, step)
    return 1
  }

  #consider(states: Int32Array, place: number, first: number, second: number): void {
    const scratch = this.#scratch
    const pairs = this.#scratchPairs
    const { haste = 0, ignoresDeadEnds = false } = this.#options
    const offset = place * pairs.length
    for (let word = 0; word < pairs.length; word++) pairs[word] = states[offset + word]!
    engine.step(this.#kitchen, scratch, 0, first, second, this.#result)
    const { perPoint } = this.#potential
    const total = this.rewards[place]! + this.#result[SPARSE]! + this.#result[SPARSE + 1]!
    const slot = this.#table.find(pairs)
    let candidate = this.#table.values[slot]!
    if (candidate < 0) {
      if (!ignoresDeadEnds && this.#deadEnds.has(scratch)) return
      candidate = this.#table.values[slot] = this.#candidates++
      this.#sorts[candidate] = this.#sortOf(scratch)
      this.#bases[candidate] = this.#potential.of(scratch, 0)
    } else {
      const had = this.#totals[candidate]! * perPoint + this.#paths[this.#parents[candidate]!]!
      if (had >= total * perPoint + this.#paths[place]!) return
    }
    const worth = this.#bases[candidate]! + total * perPoint
    this.#added[candidate] = this.#paths[place]! + haste * worth
    this.#scores[candidate] = worth + this.#added[candidate]!
    this.#totals[candidate] = total
    this.#moves[candidate] = first * 6 + second
    this.#parents[candidate] = place
  }

  /** What sort of situation a state is. Of a cook who plans for itself, the place counts too, and which gates are open. */
  #sortOf(state: Int16Array): number {
    const { partner } = this.#options
    const sort = sortOf(this.#kitchen, state)
    if (!partner) return sort
    let place = state[PLAYER + (1 - partner.player) * PER_PLAYER]!
    for (let word = this.#kitchen.firstGate; word < this.#kitchen.words; word++)
      place = 2 * place + (state[word]! > 0 ? 1 : 0)
    return Math.imul(sort + SORTS * place, 0x9e3779b1) >>> 18
  }

  /** Keeps the best candidates; writes how each came about. */
  advance(moves: Uint8Array, parents: Int32Array): void {
    const words = this.#stride
    const { width, share } = this.#options
    // Where every way leads to a dead end the last states stay.
    if (this.#candidates === 0) {
      for (let place = 0; place < this.#count; place++) {
        moves[place] = engine.STAY * 6 + engine.STAY
        parents[place] = place
      }
      return
    }
    const mostOfSort = Math.max(1, Math.floor(width / share))
    this.#count = selectBest(this.#scores, this.#sorts, this.#candidates, width, mostOfSort, this.#kept)
    for (let place = 0; place < this.#count; place++) {
      const candidate = this.#kept[place]!
      const from = this.#parents[candidate]!
      const joint = this.#moves[candidate]!
      for (let word = 0; word < words; word++) this.#next[place * words + word] = this.#states[from * words + word]!
      engine.step(this.#kitchen, this.#next, place * words, Math.floor(joint / 6), joint % 6, this.#result)
      this.#nextRewards[place] = this.#totals[candidate]!
      this.#nextPaths[place] = this.#added[candidate]!
      moves[place] = joint
      parents[place] = from
    }
    ;[this.#states, this.#next] = [this.#next, this.#states]
    ;[this.rewards, this.#nextRewards] = [this.#nextRewards, this.rewards]
    ;[this.#paths, this.#nextPaths] = [this.#nextPaths, this.#paths]
  }

  /** The place of the state that has earned most, and of those the one that is furthest along. */
  best(): number {
    let best = 0
    let most = -Infinity
    for (let place = 0; place < this.#count; place++) {
      const value = this.#options.goesOn
        ? this.valueOf(place)
        : this.rewards[place]! * 1e6 + this.#potential.of(this.#states, place * this.#stride)
      if (value > most) {
        most = value
        best = place
      }
    }
    return best
  }

  /** The rewards on the way to a kept state and how far along it is, in steps of work. */
  valueOf(place: number): number {
    const { perPoint } = this.#potential
    const potential = this.#potential.of(this.#states, place * this.#stride)
    return this.rewards[place]! * perPoint + potential + this.#paths[place]!
  }
}

const SORTS = 1 << 14

/** What sort of situation a state is: who is in which room with what, and how full the pots are. */
function sortOf(kitchen: Kitchen, state: Int16Array): number {
  const rooms = roomsOf(kitchen)
  let sort = 0
  for (let word = PLAYER; word < PLAYER + 2 * PER_PLAYER; word += PER_PLAYER) {
    sort = (sort * 4 + rooms[state[word]!]!) * 5 + Math.min(state[word + 2]!, 4)
  }
  for (let word = kitchen.firstPot; word < kitchen.firstCounter; word += 2) {
    const tick = state[word + 1]!
    sort = sort * 5 + (tick < 0 ? SIZE[state[word]!]! : tick < kitchen.cookTime[state[word]!]! ? 3 : 4)
  }
  return sort & (SORTS - 1)
}

const perSort = new Int32Array(SORTS)
/** More than any count of candidates. */
const ROOM = 1 << 20

/**
 * Puts the places of the best candidates into `kept`, at most `most`, and of one sort at most a share of them: else the
 * many forms of one dead end crowd out all other ways. Returns how many.
 */
function selectBest(
  scores: Float64Array,
  sorts: Int32Array,
  count: number,
  most: number,
  mostOfSort: number,
  kept: Int32Array,
): number {
  // Score and place in one number, so that the sort is a plain one; ties go to the earlier place.
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) keys[index] = Math.round(scores[index]! * 64) * ROOM + (ROOM - 1 - index)
  keys.sort()
  perSort.fill(0)
  let chosen = 0
  for (let at = count - 1; at >= 0 && chosen < most; at--) {
    const index = ROOM - 1 - (keys[at]! - Math.floor(keys[at]! / ROOM) * ROOM)
    if (perSort[sorts[index]!]!++ < mostOfSort) kept[chosen++] = index
  }
  return chosen
}
