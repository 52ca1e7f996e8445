/** Plays single episodes for the tests of these agents. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { Event } from '../../core/event.ts'
import { memoryLog } from '../../core/log.ts'
import type { Model } from '../../core/model.ts'
import { play, type Ending } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { overcooked as game, type State } from '../../games/overcooked/index.ts'
import { random } from '../common/random.ts'
import { agents } from './index.ts'

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
