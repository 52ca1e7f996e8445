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
    this.#manager.choose(decide(this.#errands, observation.cells, this.player))
    return ACTIONS[this.#manager.move()]!
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
