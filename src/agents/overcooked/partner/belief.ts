/** Who the partner seems to be: a probability for each model of it, by how well each told its moves. */
import { engine } from '../../../games/overcooked/index.ts'

const { INTERACT, NOTHING, PER_PLAYER, PLAYER, STAY } = engine

/** The share of moves in which a partner does not stand though its model says so. */
const SLIP = 0.25
/** What of old evidence is left with each step: people change their minds. */
const MEMORY = 0.9
/** Of what a model did not tell, the share in which the partner stood. */
const PAUSES = 0.5
/** At first a partner is taken to do what its model says in this share of steps, as if seen for so many. */
const PACE = 0.8
const SUPPOSED = 5
/** What of the steps seen is left with each step, for the pace. */
const REMEMBERED = 0.96
/** No partner is so slow, or so quick, as never to surprise. */
const SLOWEST = 0.03
const SELDOM = 0.1
const MOSTLY = 0.95

export class Belief<Name extends string> {
  readonly names: readonly Name[]
  readonly #logs: number[]
  readonly #priors: readonly number[]
  /** By model: in how many steps it said that the partner does something, and in how many of them it did just that. */
  readonly #asked: number[]
  readonly #done: number[]
  /** In how many it undid what the model had it do: went back, took or put something else. */
  readonly #undone: number[]

  constructor(priors: Readonly<Record<Name, number>>) {
    this.names = Object.keys(priors) as Name[]
    this.#priors = this.names.map((name) => Math.log(priors[name]))
    this.#logs = [...this.#priors]
    this.#asked = this.names.map(() => SUPPOSED)
    this.#done = this.names.map(() => PACE * SUPPOSED)
    this.#undone = this.names.map(() => 0)
  }

  /** Takes note of a move: what each model had said (by name), and what came. */
  see(said: Readonly<Record<Name, number>>, move: number): void {
    this.names.forEach((name, index) => {
      const likely = this.#likelihood(index, said[name], move)
      this.#logs[index] = MEMORY * this.#logs[index]! + (1 - MEMORY) * this.#priors[index]! + Math.log(likely)
      if (said[name] === STAY) return
      this.#asked[index] = REMEMBERED * this.#asked[index]! + 1
      this.#done[index] = REMEMBERED * this.#done[index]! + (said[name] === move ? 1 : 0)
      this.#undone[index] = REMEMBERED * this.#undone[index]! + (undoes(move, said[name]) ? 1 : 0)
    })
  }

  #likelihood(index: number, said: number, move: number): number {
    if (said === STAY) return move === STAY ? 1 - SLIP : SLIP / 5
    const mostly = Math.min(MOSTLY, Math.max(SELDOM, this.#done[index]! / this.#asked[index]!))
    if (said === move) return mostly
    return (1 - mostly) * (move === STAY ? PAUSES : (1 - PAUSES) / 4)
  }

  /** In what share of the steps in which a model has it do something the partner does just that. */
  pace(name: Name): number {
    const index = this.names.indexOf(name)
    return Math.max(SLOWEST, this.#done[index]! / this.#asked[index]!)
  }

  /** The same less what it undoes: next to nothing for one who goes to and fro. */
  gain(name: Name): number {
    const index = this.names.indexOf(name)
    return (this.#done[index]! - this.#undone[index]!) / this.#asked[index]!
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

/** Whether a move takes back what another would have brought: the opposite direction, or an act in place of a step. */
const undoes = (move: number, said: number): boolean =>
  move === INTERACT ? said < STAY : said < STAY && move === (said ^ 1)

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
