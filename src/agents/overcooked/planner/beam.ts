/** Beam search for joint plans: both cooks' moves for a whole stretch of play, the best so far kept at every step. */
import { engine } from '../../../games/overcooked/index.ts'
import { listMoves } from './moves.ts'
import { DeadEnds } from './dead-ends.ts'
import { roomsOf } from './rooms.ts'
import { Potential, type Weights } from './potential.ts'

const { CLOCK, PLAYER, PER_PLAYER, SPARSE } = engine
type Kitchen = InstanceType<typeof engine.Kitchen>

export interface BeamOptions {
  /** How many states are kept at each step. */
  readonly width: number
  /** How many steps are planned. */
  readonly depth: number
  /** Of one sort of situation at most one state in so many is kept. */
  readonly share: number
  readonly weights: Weights
}

export interface Plan {
  /** Moves of player 0 and player 1 for each step, two a step. */
  readonly moves: Uint8Array
  readonly reward: number
}

/** How many joint moves one state can have at most. */
const MOST_MOVES = 36

/** Plans from a state. Deterministic: the same kitchen, state and options give the same plan. */
export function planJointly(kitchen: Kitchen, start: Int16Array, { width, depth, share, weights }: BeamOptions): Plan {
  const { words } = kitchen
  const potential = new Potential(kitchen, weights)
  const deadEnds = new DeadEnds(kitchen)
  const result = engine.createResult()
  const perPoint = potential.soup / 20

  let states = new Int16Array(width * words)
  let next = new Int16Array(width * words)
  states.set(start)
  let rewards = new Int32Array(width)
  let nextRewards = new Int32Array(width)
  let count = 1
  // For each kept state of each step: the joint move that led to it and the place of the state before.
  const moved = new Uint8Array(depth * width)
  const parent = new Int32Array(depth * width)

  const most = width * MOST_MOVES
  const scores = new Float64Array(most)
  const parents = new Int32Array(most)
  const moves = new Uint8Array(most)
  const gained = new Int16Array(most)
  const kinds = new Int32Array(most)
  const kept = new Int32Array(most)
  const table = new HashTable(Math.min(most, 1 << 20))
  const scratch = new Int16Array(words)
  const [mine, yours] = [new Uint8Array(6), new Uint8Array(6)]

  let made = 0
  for (; made < depth; made++) {
    table.clear()
    let candidates = 0
    for (let index = 0; index < count; index++) {
      const offset = index * words
      const countMine = listMoves(kitchen, states, offset, 0, mine)
      const countYours = listMoves(kitchen, states, offset, 1, yours)
      for (let i = 0; i < countMine; i++) {
        for (let j = 0; j < countYours; j++) {
          for (let word = 0; word < words; word++) scratch[word] = states[offset + word]!
          engine.step(kitchen, scratch, 0, mine[i]!, yours[j]!, result)
          if (deadEnds.has(scratch)) continue
          const earned = result[SPARSE]! + result[SPARSE + 1]!
          const score = (rewards[index]! + earned) * perPoint + potential.of(scratch, 0)
          const slot = table.find(scratch)
          const known = table.values[slot]!
          if (known >= 0) {
            if (scores[known]! >= score) continue
            scores[known] = score
            parents[known] = index
            moves[known] = mine[i]! * 6 + yours[j]!
            gained[known] = earned
            continue
          }
          table.values[slot] = candidates
          scores[candidates] = score
          parents[candidates] = index
          moves[candidates] = mine[i]! * 6 + yours[j]!
          gained[candidates] = earned
          kinds[candidates] = kindOf(kitchen, scratch)
          candidates++
        }
      }
    }
    const chosen = selectBest(scores, kinds, candidates, width, Math.max(1, Math.floor(width / share)), kept)
    for (let index = 0; index < chosen; index++) {
      const candidate = kept[index]!
      const from = parents[candidate]!
      const offset = index * words
      for (let word = 0; word < words; word++) next[offset + word] = states[from * words + word]!
      engine.step(kitchen, next, offset, Math.floor(moves[candidate]! / 6), moves[candidate]! % 6, result)
      nextRewards[index] = rewards[from]! + gained[candidate]!
      moved[made * width + index] = moves[candidate]!
      parent[made * width + index] = from
    }
    ;[states, next] = [next, states]
    ;[rewards, nextRewards] = [nextRewards, rewards]
    count = chosen
  }

  let best = 0
  let bestScore = -Infinity
  for (let index = 0; index < count; index++) {
    const score = rewards[index]! * perPoint + potential.of(states, index * words)
    if (rewards[index]! * 1e6 + score > bestScore) {
      bestScore = rewards[index]! * 1e6 + score
      best = index
    }
  }
  const plan = new Uint8Array(2 * made)
  const reward = rewards[best]!
  for (let step = made - 1; step >= 0; step--) {
    const joint = moved[step * width + best]!
    plan[2 * step] = Math.floor(joint / 6)
    plan[2 * step + 1] = joint % 6
    best = parent[step * width + best]!
  }
  return { moves: plan, reward }
}

const KINDS = 1 << 14
const perKind = new Int32Array(KINDS)

/** What sort of situation a state is: who holds what, how full the pots are, how many dishes and soups lie about. */
function kindOf(kitchen: Kitchen, state: Int16Array): number {
  const rooms = roomsOf(kitchen)
  let kind =
    (rooms[state[PLAYER]!]! * 4 + rooms[state[PLAYER + PER_PLAYER]!]!) * 25 +
    Math.min(state[PLAYER + 2]!, 4) * 5 +
    Math.min(state[PLAYER + PER_PLAYER + 2]!, 4)
  for (let word = kitchen.firstPot; word < kitchen.firstCounter; word += 2) {
    const tick = state[word + 1]!
    kind = kind * 5 + (tick < 0 ? engine.SIZE[state[word]!]! : tick < kitchen.cookTime[state[word]!]! ? 3 : 4)
  }
  return kind & (KINDS - 1)
}

/**
 * Puts the places of the best candidates into `kept`, at most `most`, and of one kind at most a share of them: else
 * the many forms of one dead end crowd out all other ways.
 */
function selectBest(
  scores: Float64Array,
  kinds: Int32Array,
  count: number,
  most: number,
  mostOfKind: number,
  kept: Int32Array,
): number {
  if (count <= most) {
    for (let index = 0; index < count; index++) kept[index] = index
    return count
  }
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index++) keys[index] = Math.round(scores[index]! * 64) * 1048576 - index
  keys.sort()
  perKind.fill(0)
  let chosen = 0
  for (let at = count - 1; at >= 0 && chosen < most; at--) {
    const index = -(keys[at]! - Math.ceil(keys[at]! / 1048576) * 1048576)
    if (perKind[kinds[index]!]!++ >= mostOfKind) continue
    kept[chosen++] = index
  }
  return chosen
}

/** Which states of a step have been met: open addressing on a 53-bit fingerprint. */
class HashTable {
  readonly values: Int32Array
  readonly #low: Int32Array
  readonly #high: Int32Array
  readonly #mask: number

  constructor(entries: number) {
    let size = 1024
    while (size < entries * 2) size *= 2
    this.values = new Int32Array(size).fill(-1)
    this.#low = new Int32Array(size)
    this.#high = new Int32Array(size)
    this.#mask = size - 1
  }

  clear(): void {
    this.values.fill(-1)
  }

  /** The slot of a state: its own, or the free one where it belongs. The clock does not count. */
  find(state: Int16Array): number {
    let low = 0x811c9dc5
    let high = 0x9747b28c
    for (let word = CLOCK + 1; word < state.length; word++) {
      const value = state[word]!
      low = Math.imul(low ^ value, 0x01000193)
      high = Math.imul(high ^ (value + word * 31), 0x5bd1e995)
      high ^= high >>> 15
    }
    let slot = (low ^ (low >>> 15) ^ high) & this.#mask
    while (this.values[slot]! >= 0 && (this.#low[slot] !== low || this.#high[slot] !== high))
      slot = (slot + 1) & this.#mask
    this.#low[slot] = low
    this.#high[slot] = high
    return slot
  }
}
