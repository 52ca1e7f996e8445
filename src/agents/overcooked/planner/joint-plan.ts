/** A plan for both cooks, with the states that it leads to, so that one sees when it is left. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Plan } from './beam.ts'

type Kitchen = engine.Kitchen

/** Both cooks' moves from a state on, and the states they lead to. */
export class JointPlan {
  readonly reward: number
  /** Which search found it. */
  readonly search: number
  readonly #moves: Uint8Array
  readonly #states: readonly Int16Array[]

  constructor(kitchen: Kitchen, start: Int16Array, { moves, reward }: Pick<Plan, 'moves' | 'reward'>, search: number) {
    this.reward = reward
    this.search = search
    this.#moves = moves
    const states = [start]
    const result = engine.createResult()
    for (let step = 0; 2 * step < moves.length; step++) {
      const state = states[step]!.slice()
      engine.step(kitchen, state, 0, moves[2 * step]!, moves[2 * step + 1]!, result)
      states.push(state)
    }
    this.#states = states
  }

  /** Whether the plan has a move for this step and the kitchen is as it should be by then. */
  expects(step: number, cells: ArrayLike<number>): boolean {
    const state = this.#states[step]
    if (!state || 2 * step >= this.#moves.length) return false
    for (let word = engine.CLOCK + 1; word < state.length; word++) if (state[word] !== cells[word]) return false
    return true
  }

  /** How many steps it is long. */
  get length(): number {
    return this.#moves.length / 2
  }

  /** The state that it leads to after so many steps. */
  state(step: number): Int16Array {
    return this.#states[step]!
  }

  move(step: number, player: number): number {
    return this.#moves[2 * step + player]!
  }
}
