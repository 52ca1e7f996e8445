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
/** Steps without any work, other than to wait for what cooks, after which the rules are no help. */
const STUCK = 24
/** How often two who play by the rules go back to them once they have got on; who is stuck again after that is a stranger. */
const RETURNS = 4
/** After so many steps together in which nothing got on they do not go back to the rules. */
const IN_VAIN = 60

/** What it looks at. */
export type Seen = Pick<Observation, 'kitchen' | 'cells' | 'last' | 'horizon' | 'tick'>

export class Assistant {
  readonly player: number
  #own: Reactive
  /** What the partner would do if it played by the same rules. */
  #mirror: Reactive
  #responder: Responder | undefined
  #expected: number | undefined
  #chosen = engine.STAY as number
  #surprises: boolean[] = []
  /** Whether the partner is a stranger. */
  #responds = false
  /** For how many steps nothing has got on, those not counted in which both have stood while something cooked. */
  #idle = 0
  #poses = ''
  /** For how many steps it has looked for a way on together with a partner who plays by the same rules; 0: it does not. */
  #stuck = 0
  #returns = 0

  constructor(player: number) {
    this.player = player
    this.#own = new Reactive(player)
    this.#mirror = new Reactive(1 - player)
  }

  /** What it is doing, in words. */
  get doing(): string {
    return this.#responds || this.#stuck > 0 ? this.#responder!.doing : this.#own.doing
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
    if (this.#responds) return
    this.#seeStuck(compile(kitchen), cells)
    if (this.#stuck > 0) return
    if (partner !== undefined && this.#expected !== undefined)
      this.#surprises = [...this.#surprises, partner !== this.#expected].slice(-REMEMBERED)
    const forgiven = compile(kitchen).gates.length > 0 ? FORGIVEN_AT_GATES : FORGIVEN
    this.#responds = this.#surprises.filter(Boolean).length > forgiven
    if (this.#responds) return
    this.#expected = this.#mirror.move(observation)
    this.#chosen = this.#own.move(observation)
  }

  /** The move for the state last seen. */
  choose({ cells, horizon, tick }: Seen, random: Random): Action {
    if (!this.#responds && this.#stuck === 0) return ACTIONS[this.#chosen]!
    return ACTIONS[this.#responder!.move(cells, horizon - tick, random)]!
  }

  /**
   * Two who play by the rules are stuck at the same step, come to the same plan for both and go back to the rules at the
   * same step: all of it follows from what both see.
   */
  #seeStuck(kitchen: engine.Kitchen, cells: readonly number[]): void {
    const responder = this.#responder!
    const cooks = kitchen.pots.some(({ word }) => {
      const tick = cells[word + 1]!
      return tick >= 0 && tick < kitchen.cookTime[cells[word]!]!
    })
    const poses = cells.slice(engine.PLAYER, engine.PLAYER + 2 * engine.PER_PLAYER).join()
    const waits = cooks && poses === this.#poses
    this.#poses = poses
    this.#idle = responder.rest === 0 ? 0 : this.#idle + (waits ? 0 : 1)
    if (this.#stuck === 0) {
      if (this.#idle < STUCK) return
      this.#stuck = 1
      this.#surprises = []
      this.#expected = undefined
      responder.planTogether()
    } else if (this.#idle === 0 && !responder.isTogether) {
      if (++this.#returns > RETURNS) this.#responds = true
      this.#stuck = 0
      this.#own = new Reactive(this.player)
      this.#mirror = new Reactive(1 - this.player)
    } else if (++this.#stuck > IN_VAIN && !responder.isTogether) this.#responds = true
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
