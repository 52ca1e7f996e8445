/** Every reproduction, by paper. */
import type { Reproduction } from './reproduction.ts'

const byPaper: Readonly<Record<string, () => Promise<readonly Reproduction[]>>> = {
  'traveling-adventurers': async () => (await import('./traveling-adventurers/index.ts')).reproductions,
  'llm-co': async () => (await import('./llm-co/index.ts')).reproductions,
  'text-games': async () => (await import('./text-games/index.ts')).textGames,
  dialop: async () => (await import('./dialop/index.ts')).reproductions,
  avalon: async () => (await import('./avalon/index.ts')).reproductions,
  // one line each
}

/** All that can be reproduced. */
export async function reproductions(): Promise<readonly Reproduction[]> {
  const lists = await Promise.all(Object.values(byPaper).map((load) => load()))
  return lists.flat()
}

export type { Reproduction } from './reproduction.ts'
