/** Every agent by game and name. A game's agents are loaded when they are asked for. */
import type { AgentDefinition } from '../core/agent.ts'
import { random } from './common/random.ts'

const byGame: Readonly<Record<string, () => Promise<readonly AgentDefinition[]>>> = {
  'collab-capture': async () => (await import('./collab-capture/index.ts')).agents,
  'collab-escape': async () => (await import('./collab-escape/index.ts')).agents,
  overcooked: async () => (await import('./overcooked/index.ts')).agents,
  'theory-of-mind': async () => (await import('./theory-of-mind/index.ts')).agents,
  'traveling-adventurers': async () => (await import('./traveling-adventurers/index.ts')).agents,
  avalon: async () => (await import('./avalon/index.ts')).agents,
  assignment: async () => (await import('./assignment/index.ts')).agents,
  planning: async () => (await import('./planning/index.ts')).agents,
  mediation: async () => (await import('./mediation/index.ts')).agents,
  arithmetic: async () => (await import('./text-games/index.ts')).agents,
  'map-reader': async () => (await import('./text-games/index.ts')).agents,
  sorting: async () => (await import('./text-games/index.ts')).agents,
  twc: async () => (await import('./text-games/index.ts')).agents,
  // one line each
}

/** Who can play the game: its own agents, best first, then those that play anything. */
export async function agents(game: string): Promise<readonly AgentDefinition[]> {
  const own = (await byGame[game]?.()) ?? []
  return [...own, random]
}
