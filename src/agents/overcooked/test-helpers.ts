/** Plays single episodes for the tests and measurements of these agents. */
import type { Ending } from '../../core/position.ts'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Event } from '../../core/event.ts'
import { memoryLog } from '../../core/log.ts'
import type { Model } from '../../core/model.ts'
import { Random } from '../../core/random.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { overcooked as game, SEATS, type State } from '../../games/overcooked/index.ts'
import { random } from '../common/random.ts'
import { Assistant } from './assistant/index.ts'
import { agentsIn } from '../game-agents.ts'
import * as exported from './agents.ts'

const agents = agentsIn(exported)

export interface Setup {
  readonly agents: readonly [alice: string, bob: string]
  readonly config?: object
  readonly seed?: number
  /** For the agents that take options. */
  readonly options?: unknown
  readonly model?: Model
}

export async function playEpisode(setup: Setup): Promise<Ending<State> & { score: number; events: readonly Event[] }> {
  const { config: given = {}, seed = 1, options = {}, model } = setup
  const config = validate(game.config, given, 'config')
  const log = memoryLog()
  const seated = (name: string, seat: string) => {
    const definition: AgentDefinition = [...agents, random].find((agent) => agent.name === name)!
    const valid = definition.options ? validate(definition.options, options, 'options') : null
    const agent = definition.create({ game, config, seat, options: valid })
    return { name, agent, ...(definition.needsModel && { model }) }
  }
  const seats = { alice: seated(setup.agents[0], 'alice'), bob: seated(setup.agents[1], 'bob') }
  const ending = await play<State>({ game, config, seed, seats, log, tries: 8 })
  return { ...ending, score: ending.state.score, events: log.all }
}

/**
 * A pair of assistants from a config: what they earned, and the most steps on end in which nothing changed place though
 * neither waited for a soup or had nothing to do.
 */
export function playAssistants(config: object, seed = 1): { score: number; stall: number } {
  let state = game.start(validate(game.config, config, 'config'), seed)
  const cooks = SEATS.map((_, player) => new Assistant(player))
  const random = SEATS.map((seat) => new Random(seed, 'pair', seat))
  const places = ({ compact }: State) => compact.replace(/@-?\d+/g, '').replace(/[NSEW],/g, '')
  let [now, longest] = [0, 0]
  while (!game.outcome(state)) {
    const before = state
    for (const [player, seat] of SEATS.entries())
      state = game.act(state, seat, cooks[player]!.act(game.observe(before, seat), random[player]!))
    const busy = cooks.every(({ doing }) => !/^(wait|load|move away)/.test(doing))
    now = busy && places(state) === places(before) ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { score: state.score, stall: longest }
}
