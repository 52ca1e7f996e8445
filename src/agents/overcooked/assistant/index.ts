/** Plays reactively on LLM-Co's medium-level actions: shares the work with whoever is there, and helps at gates. */
import type { AgentDefinition } from '../../../core/agent.ts'
import {
  ACTIONS,
  compile,
  llmCo,
  SEATS,
  type Action,
  type Config,
  type Observation,
} from '../../../games/overcooked/index.ts'
import { decide } from './decide.ts'
import { Errands } from './plan.ts'

/** The reactive player by itself, for other agents to fall back on. */
export class Assistant {
  readonly player: number
  #errands: Errands | undefined
  #manager: llmCo.MendedManager | undefined

  constructor(player: number) {
    this.player = player
  }

  /** What it is doing, in words. */
  get doing(): string {
    return this.#manager?.option?.text ?? ''
  }

  act(observation: Observation): Action {
    const kitchen = compile(observation.kitchen)
    this.#errands ??= new Errands(kitchen)
    this.#manager ??= new llmCo.MendedManager(kitchen, this.player)
    this.#manager.see(observation.cells)
    const option = decide(this.#errands, observation.cells, this.player)
    const wanted = this.#partnersWay(observation.cells)
    this.#manager.avoid = wanted
    const inTheWay = wanted.has(this.#manager.sight.ways.spot(this.player))
    this.#manager.choose(option.kind === 'wait' && inTheWay ? llmCo.MOVE_AWAY : option)
    return ACTIONS[this.#manager.move()]!
  }

  /** The spots on which the partner has to go for what it should be doing, where it goes included. */
  #partnersWay(cells: readonly number[]): Set<number> {
    const partner = 1 - this.player
    const { target } = decide(this.#errands!, cells, partner)
    if (!target) return new Set()
    const ways = new llmCo.Ways(this.#errands!.kitchen, cells)
    const from = ways.spot(partner)
    const { steps } = ways.explore(from, -1)
    const places = ways.beside(target.cell).filter((place) => steps[place]! >= 0)
    if (places.length === 0) return new Set()
    const nearest = places.reduce((best, place) => (steps[place]! < steps[best]! ? place : best))
    return new Set(ways.path(from, nearest, -1))
  }
}

export const assistant: AgentDefinition<Config, Observation, Action> = {
  name: 'assistant',
  about: 'A reactive player on medium-level actions: takes its share of the work and opens gates for its partner.',
  create: ({ seat }) => {
    const player = new Assistant(SEATS.indexOf(seat as 'alice' | 'bob'))
    return {
      act: (observation, turn) => {
        const action = player.act(observation)
        turn.note('doing', player.doing)
        return { action }
      },
    }
  },
}
