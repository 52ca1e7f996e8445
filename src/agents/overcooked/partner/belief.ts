/** Who the partner seems to be: a probability for each model of it, by how well each told its moves. */
import { engine } from '../../../games/overcooked/index.ts'

const { INTERACT, NOTHING, PER_PLAYER, PLAYER, STAY } = engine

/** The share of moves in which a partner does something else than its model says. */
const SLIP = 0.25
/** What of old evidence is left with each step: people change their minds. */
const MEMORY = 0.9

export class Belief<Name extends string> {
  readonly names: readonly Name[]
  readonly #logs: number[]
  readonly #priors: readonly number[]

  constructor(priors: Readonly<Record<Name, number>>) {
    this.names = Object.keys(priors) as Name[]
    this.#priors = this.names.map((name) => Math.log(priors[name]))
    this.#logs = [...this.#priors]
  }

  /** Takes note of a move: what each model had said (by name), and what came. */
  see(said: Readonly<Record<Name, number>>, move: number): void {
    this.names.forEach((name, index) => {
      const likely = said[name] === move ? 1 - SLIP : SLIP / 5
      this.#logs[index] = MEMORY * this.#logs[index]! + (1 - MEMORY) * this.#priors[index]! + Math.log(likely)
    })
  }

  /** The probabilities, by name. */
  get probabilities(): Record<Name, number> {
    const most = Math.max(...this.#logs)
    const weights = this.#logs.map((log) => Math.exp(log - most))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return Object.fromEntries(this.names.map((name, index) => [name, weights[index]! / total])) as Record<Name, number>
  }

  /** The likeliest. */
  get likeliest(): Name {
    return this.names[this.#logs.indexOf(Math.max(...this.#logs))]!
  }
}

/**
 * What a move came to, as models tell it: one that changed nothing counts as standing still, unless it was a push against
 * the other cook.
 */
export function readMove(
  kitchen: engine.Kitchen,
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  player: number,
  move: number,
): number {
  const word = PLAYER + player * PER_PLAYER
  const same =
    before[word] === after[word] && before[word + 1] === after[word + 1] && before[word + 2] === after[word + 2]
  if (!same || move === STAY) return move
  if (move === INTERACT)
    return before[word + 2] === NOTHING || kitchen.faced[4 * before[word]! + before[word + 1]!] !== engine.POT
      ? STAY
      : INTERACT
  const ahead = kitchen.next[4 * before[word]! + move]!
  return ahead === before[word] ? STAY : move
}
