/**
 * Helps whoever is there. With a partner who plays by the same rules it shares out the work by them; with anybody else it
 * plays a best response to what the partner has done so far.
 */
import type { AgentDefinition } from '../../../core/agent.ts'
import type { Random } from '../../../core/random.ts'
import {
  ACTIONS,
  compile,
  engine,
  SEATS,
  type Action,
  type Config,
  type Observation,
} from '../../../games/overcooked/index.ts'
import { Responder } from '../partner/responder.ts'
import { Reactive } from './reactive.ts'

/** Of the last so many moves of the partner, how many may be others than the rules say. */
const REMEMBERED = 12
const FORGIVEN = 2
/** The same where there are gates: they need both, and who waits at one does not do what the rules say. */
const FORGIVEN_AT_GATES = 8
/** Steps without any work after which the rules are no help. */
const STUCK = 25

/** What it looks at. */
export type Seen = Pick<Observation, 'kitchen' | 'cells' | 'last' | 'horizon' | 'tick'>

export class Assistant {
  readonly player: number
  readonly #own: Reactive
  /** What the partner would do if it played by the same rules. */
  readonly #mirror: Reactive
  #responder: Responder | undefined
  #expected: number | undefined
  #chosen = engine.STAY as number
  #surprises: boolean[] = []
  #responds = false

  constructor(player: number) {
    this.player = player
    this.#own = new Reactive(player)
    this.#mirror = new Reactive(1 - player)
  }

  /** What it is doing, in words. */
  get doing(): string {
    return this.#responds ? this.#responder!.doing : this.#own.doing
  }

  act(observation: Seen, random: Random): Action {
    this.see(observation)
    return this.choose(observation, random)
  }

  /** Takes note of a state and of what the partner has done; to be called once for each step. */
  see(observation: Seen): void {
    const { kitchen, cells, last } = observation
    this.#responder ??= new Responder(compile(kitchen), this.player)
    const partner = last ? ACTIONS.indexOf(last[SEATS[1 - this.player]!]) : undefined
    this.#responder.see(cells, partner)
    if (partner !== undefined && this.#expected !== undefined)
      this.#surprises = [...this.#surprises, partner !== this.#expected].slice(-REMEMBERED)
    const forgiven = compile(kitchen).gates.length > 0 ? FORGIVEN_AT_GATES : FORGIVEN
    this.#responds ||= this.#surprises.filter(Boolean).length > forgiven || this.#responder.rest >= STUCK
    if (this.#responds) return
    this.#expected = this.#mirror.move(observation)
    this.#chosen = this.#own.move(observation)
  }

  /** The move for the state last seen. */
  choose({ cells, horizon, tick }: Seen, random: Random): Action {
    return ACTIONS[this.#responds ? this.#responder!.move(cells, horizon - tick, random) : this.#chosen]!
  }
}

export const assistant: AgentDefinition<Config, Observation, Action> = {
  name: 'assistant',
  about: 'Shares the work with a partner who plays by its rules, and plays a best response to any other.',
  create: ({ seat }) => {
    const player = new Assistant(SEATS.indexOf(seat as 'alice' | 'bob'))
    return {
      act: (observation, turn) => {
        const action = player.act(observation, turn.random)
        turn.note('doing', player.doing)
        return { action }
      },
    }
  },
}
