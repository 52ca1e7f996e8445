/**
 * The symbolic player of the text games: reads what is said, asks its modules, and acts by shortest plans. It knows what
 * the player may know and nothing of the state.
 */
import type { Agent, AgentDefinition, AgentSetup, Turn } from '../../core/agent.ts'
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import type { TextAction, TextObservation } from '../../games/engines/text-world/text-game.ts'
import { Calculator } from '../modules/calculator.ts'
import { KnowledgeBase } from '../modules/knowledge-base.ts'
import { MapModule } from '../modules/map.ts'
import { Sorter } from '../modules/sorter.ts'
import { placesKnownTo } from './knowledge.ts'
import { playArithmetic } from './policies/arithmetic.ts'
import { playMapReader } from './policies/map-reader.ts'
import { playSorting } from './policies/sorting.ts'
import type { Policy, Situation } from './policies/policy.ts'
import { playTwc } from './policies/twc.ts'
import { Surroundings } from './surroundings.ts'
import { Toolbox } from './toolbox.ts'

const POLICIES: Readonly<Record<string, (config: any) => Policy>> = {
  arithmetic: playArithmetic,
  'map-reader': playMapReader,
  sorting: playSorting,
  twc: playTwc,
}

export const symbolic: AgentDefinition<TextConfig, TextObservation, TextAction> = {
  name: 'symbolic',
  bestKnown: true,
  about:
    'Reads the texts, asks calculator, map, sorter and knowledge base, and acts by shortest plans; needs no model.',
  create: createSymbolic,
}

function createSymbolic({ game, config }: AgentSetup<TextConfig>): Agent<TextObservation, TextAction> {
  const map = new MapModule()
  const knowledge = game.name === 'twc' ? [new KnowledgeBase(placesKnownTo(config))] : []
  const tools = new Toolbox([new Calculator(), map, new Sorter(), ...knowledge])
  const around = new Surroundings(map)
  const policy = POLICIES[game.name]!(config)
  return {
    async act(seen, turn) {
      tools.watch(seen)
      around.watch(seen)
      return { action: { command: await policy(situate(seen, around, tools, turn)) } }
    },
  }
}

function situate(seen: TextObservation, around: Surroundings, tools: Toolbox, turn: Turn): Situation {
  const ask = (module: string, command: string): Promise<string> => tools.ask(turn, module, command)
  /** The way through a door that may still be closed. */
  const pass = (direction: string): string => {
    const closed = around.here.ways.some((way) => way.direction === direction && way.closed)
    return closed ? `open door to ${direction}` : `move ${direction}`
  }
  async function goTo(room: string): Promise<string> {
    const answer = await ask('map', `next step to ${room}`)
    const direction = /go (north|south|east|west)/.exec(answer)?.[1]
    if (direction !== undefined) return pass(direction)
    // The next room is behind one of several closed doors: an open one tells where it leads.
    const door = around.here.ways.find(({ closed }) => closed)
    if (!door) throw new Error(`no way to the ${room}: ${answer}`)
    return `open door to ${door.direction}`
  }
  async function explore(): Promise<string | undefined> {
    const next = around.unexplored()
    if (!next) return undefined
    return next.room === around.here.name && next.door !== undefined ? pass(next.door) : goTo(next.room)
  }
  return { seen, around, ask, goTo, explore }
}
