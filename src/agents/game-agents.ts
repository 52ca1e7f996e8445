/** What the folder of a game's agents exports from its index, so that every registry follows from one line a folder. */
import type { AgentDefinition } from '../core/agent.ts'
import type { Outcome } from '../core/game.ts'
import type { Responder } from '../models/index.ts'

/** A module that exports such things, one or several to an export, and nothing else. */
export type ExportsOf<Thing> = Readonly<Record<string, Thing | readonly Thing[]>>

export const listExports = <Thing>(exported: ExportsOf<Thing>): Thing[] =>
  Object.values(exported).flatMap((one): readonly Thing[] => (Array.isArray(one) ? one : [one as Thing]))

/** Each part is loaded by itself: whoever plays needs no answers of the stand-in, and the other way round. */
export interface GameAgents {
  agents(): Promise<ExportsOf<AgentDefinition>>
  /** Floors of the game's own, beside `random`. */
  floors?(): Promise<Floors>
  /** The best play of the game that is on record, where there is one. */
  bestKnown?(): Promise<BestKnown>
  /** What the stand-in model answers to these agents. */
  standIn?(): Promise<ExportsOf<Responder>>
  /** What `roundtable:tiny` answers to these agents, by networks that come with the package. */
  tiny?(): Promise<ExportsOf<Responder>>
}

/** How the best play that is known of this config came out; undefined where none is on record for it. */
export type BestKnown = (config: unknown) => { readonly name: string; readonly outcome: Outcome } | undefined

/** Floors computed from the instances, without playing agents: what one seat alone, or plain greed, comes to. */
export type Floors = (config: unknown, seeds: readonly number[]) => readonly Floor[]

export interface Floor {
  readonly name: string
  /** One for each seed. */
  readonly outcomes: readonly Outcome[]
}

/**
 * The agents among the exports: `symbolic` first, those that need a language model last, else in the order of their
 * names. The first is who plays where nobody is named.
 */
export const agentsIn = (exported: ExportsOf<AgentDefinition>): readonly AgentDefinition[] =>
  listExports(exported).sort((a, b) => rankOf(a) - rankOf(b))

const rankOf = ({ name, needsModel }: AgentDefinition): number => (name === 'symbolic' ? 0 : needsModel ? 2 : 1)
