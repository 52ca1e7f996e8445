/** What the folder of a game's agents exports from its index, so that every registry follows from one line a folder. */
import type { AgentDefinition } from '../core/agent.ts'
import type { Outcome } from '../core/game.ts'
import type { Responder } from '../models/index.ts'

/** Agents, one or several to an export, under any name; under the two names here, what else the folder has. */
export interface GameAgents {
  /** Floors of the game's own, beside `random`. */
  readonly floors?: Floors
  /** What the stand-in model answers to these agents: a module that exports responders and nothing else. */
  readonly standIn?: StandIn
  readonly [agent: string]: AgentDefinition | readonly AgentDefinition[] | Floors | StandIn | undefined
}

/** Floors computed from the instances, without playing agents: what one seat alone, or plain greed, comes to. */
export type Floors = (config: unknown, seeds: readonly number[]) => readonly Floor[]

export interface Floor {
  readonly name: string
  /** One for each seed. */
  readonly outcomes: readonly Outcome[]
}

export type StandIn = () => Promise<Readonly<Record<string, Responder | readonly Responder[]>>>

/**
 * The agents among the exports: `symbolic` first, those that need a language model last, else in the order of their
 * names. The first is who plays where nobody is named.
 */
export function agentsIn({ floors: _, standIn: __, ...named }: GameAgents): readonly AgentDefinition[] {
  const agents = Object.values(named as Readonly<Record<string, AgentDefinition | readonly AgentDefinition[]>>).flat()
  return agents.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ name, needsModel }: AgentDefinition): number => (name === 'symbolic' ? 0 : needsModel ? 2 : 1)
