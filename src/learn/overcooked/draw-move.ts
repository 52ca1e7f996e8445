/** Draws a move by the probabilities of a network's outputs. */
import type { Random } from '../../core/random.ts'
import { MOVES, OUTPUTS } from './worlds.ts'

const weights = new Float64Array(MOVES)

/** Of one row of outputs and masks; a move that is masked is never drawn. */
export function drawMove(out: Float32Array, masks: Float32Array, row: number, random: Random): number {
  const at = row * OUTPUTS
  let most = -Infinity
  for (let move = 0; move < MOVES; move++) most = Math.max(most, out[at + move]! + masks[at + move]!)
  let sum = 0
  let likeliest = 0
  for (let move = 0; move < MOVES; move++) {
    weights[move] = Math.exp(out[at + move]! + masks[at + move]! - most)
    sum += weights[move]!
    if (weights[move]! > weights[likeliest]!) likeliest = move
  }
  let left = random.float() * sum
  for (let move = 0; move < MOVES; move++) if ((left -= weights[move]!) < 0) return move
  return likeliest
}

/** The log-probability of a move in a row of outputs and masks. */
export function logOf(out: Float32Array, masks: Float32Array, row: number, move: number): number {
  const at = row * OUTPUTS
  let most = -Infinity
  for (let other = 0; other < MOVES; other++) most = Math.max(most, out[at + other]! + masks[at + other]!)
  let sum = 0
  for (let other = 0; other < MOVES; other++) sum += Math.exp(out[at + other]! + masks[at + other]! - most)
  return out[at + move]! + masks[at + move]! - most - Math.log(sum)
}
