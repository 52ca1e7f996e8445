/**
 * Every agent by game and name. A game's agents are loaded when they are asked for.
 *
 * @module roundtable/agents
 */
import type { AgentDefinition } from '../core/agent.ts'
import type { Responder } from '../models/index.ts'
import { random } from './common/random.ts'
import { agentsIn, listExports, type ExportsOf, type Floors, type GameAgents, type BestKnown } from './game-agents.ts'

/** A game that is not here is played by those who play anything. */
const folders: Readonly<Record<string, () => Promise<GameAgents>>> = {
  'collab-capture': () => import('./collab-capture/index.ts'),
  'collab-escape': () => import('./collab-escape/index.ts'),
  overcooked: () => import('./overcooked/index.ts'),
  'theory-of-mind': () => import('./theory-of-mind/index.ts'),
  'traveling-adventurers': () => import('./traveling-adventurers/index.ts'),
  avalon: () => import('./avalon/index.ts'),
  assignment: () => import('./assignment/index.ts'),
  planning: () => import('./planning/index.ts'),
  mediation: () => import('./mediation/index.ts'),
  arithmetic: () => import('./text-games/index.ts'),
  'map-reader': () => import('./text-games/index.ts'),
  sorting: () => import('./text-games/index.ts'),
  twc: () => import('./text-games/index.ts'),
  // one line each
}

/** A game of somebody else's may be called anything, `constructor` too. */
const folderOf = async (game: string): Promise<GameAgents | undefined> =>
  Object.hasOwn(folders, game) ? folders[game]!() : undefined

/**
 * Who can play the game: its own agents, the default first, then those that play anything.
 *
 * @example
 * ```ts
 * import { agents } from 'roundtable/agents'
 *
 * for (const { name, needsModel, about } of await agents('overcooked')) console.log(name, needsModel ?? false, about)
 * ```
 */
export async function agents(game: string): Promise<readonly AgentDefinition[]> {
  const folder = await folderOf(game)
  return [...(folder ? agentsIn(await folder.agents()) : []), random]
}

/** The game's own floors, if it has any. */
export const floorsOf = async (game: string): Promise<Floors | undefined> => (await folderOf(game))?.floors?.()

/** The best play on record of the game's configs, if there is any. */
export const bestKnownOf = async (game: string): Promise<BestKnown | undefined> => (await folderOf(game))?.bestKnown?.()

/** What the stand-in model can answer: the responders that know the prompts of all games' agents. */
export const responders = (): Promise<readonly Responder[]> => collect(({ standIn }) => standIn?.())

/** What `roundtable:tiny` can answer: small trained networks that know the prompts of some games' agents. */
export const tinyResponders = (): Promise<readonly Responder[]> => collect(({ tiny }) => tiny?.())

async function collect(
  part: (folder: GameAgents) => Promise<ExportsOf<Responder>> | undefined,
): Promise<readonly Responder[]> {
  const loaded = Object.values(folders).map(async (load) => (await part(await load())) ?? {})
  // Games that share their agents share responders too.
  return [...new Set((await Promise.all(loaded)).flatMap((exported) => listExports(exported)))]
}
