/**
 * The joint planner: both cooks' moves for the rest of the episode, the best of several searches and of two assistants
 * played out, followed as long as the partner does its part. Two of them see the same kitchen and so come to the same plan
 * without a word. With a partner who leaves the plan it plays as the assistant does: a best response to what it has seen.
 */
import { z } from 'zod'
import type { Random } from '../../../core/random.ts'
import type { AgentDefinition } from '../../../core/agent.ts'
import { ACTIONS, compile, SEATS, type Action, type Config, type Observation } from '../../../games/overcooked/index.ts'
import { Assistant } from '../assistant/index.ts'
import type { JointPlan } from '../planner/joint-plan.ts'
import { planEpisode } from './plan-episode.ts'

const options = z.strictObject({
  width: z
    .number()
    .int()
    .min(1)
    .max(20_000)
    .default(240)
    .describe('states kept at each step of the search; more takes longer and finds more'),
})
type Options = z.infer<typeof options>

/** After the partner has left the plan so often, it is somebody else's. */
const PATIENCE = 3

class Planner {
  readonly #player: number
  readonly #width: number
  readonly #assistant: Assistant
  #plan: JointPlan | undefined
  /** The step of the plan that comes next. */
  #at = 0
  #broken = 0

  constructor(player: number, width: number) {
    this.#player = player
    this.#width = width
    this.#assistant = new Assistant(player)
  }

  get doing(): string {
    return this.#broken > PATIENCE
      ? `assisting: ${this.#assistant.doing}`
      : `step ${this.#at} of a plan for ${this.#plan?.reward ?? 0} points`
  }

  act(observation: Observation, random: Random): Action {
    const { cells, kitchen, horizon, tick } = observation
    // It keeps up with the game even while the plan holds, to be ready to take over.
    this.#assistant.see(observation)
    if (this.#broken > PATIENCE) return this.#assistant.choose(observation, random)
    if (!this.#plan?.expects(this.#at, cells)) {
      if (this.#plan && ++this.#broken > PATIENCE) return this.#assistant.choose(observation, random)
      this.#plan = planEpisode(compile(kitchen), cells, horizon - tick, this.#width, this.#plan?.search)
      this.#at = 0
    }
    return ACTIONS[this.#plan.move(this.#at++, this.#player)]!
  }
}

export const symbolic: AgentDefinition<Config, Observation, Action, Options> = {
  name: 'symbolic',
  slow: true,
  about:
    'Plans the moves of both cooks; answers a partner who does not follow with a best response, as the assistant does.',
  options,
  create: ({ seat, options }) => {
    const planner = new Planner(SEATS.indexOf(seat as 'alice' | 'bob'), options.width)
    return {
      act: (observation, turn) => {
        const action = planner.act(observation, turn.random)
        turn.note('plan', planner.doing)
        return { action }
      },
    }
  },
}
