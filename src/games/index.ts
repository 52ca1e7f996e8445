/**
 * Every game by name. A game is loaded when it is asked for, so that a command pays only for what it plays.
 *
 * @module roundtable/games
 */
import type { Game } from '../core/game.ts'

const folders: Readonly<Record<string, () => Promise<{ readonly default: Game }>>> = {
  arithmetic: () => import('./arithmetic/index.ts'),
  assignment: () => import('./assignment/index.ts'),
  avalon: () => import('./avalon/index.ts'),
  'collab-capture': () => import('./collab-capture/index.ts'),
  'collab-escape': () => import('./collab-escape/index.ts'),
  'map-reader': () => import('./map-reader/index.ts'),
  mediation: () => import('./mediation/index.ts'),
  overcooked: () => import('./overcooked/index.ts'),
  planning: () => import('./planning/index.ts'),
  sorting: () => import('./sorting/index.ts'),
  'theory-of-mind': () => import('./theory-of-mind/index.ts'),
  'traveling-adventurers': () => import('./traveling-adventurers/index.ts'),
  twc: () => import('./twc/index.ts'),
  // one line each
}

/**
 * Loads a game by its name: `await games.avalon!()`. The names are those of `roundtable games`.
 *
 * @example
 * ```ts
 * import { games } from 'roundtable/games'
 *
 * for (const [name, load] of Object.entries(games)) console.log(name, (await load()).title)
 * ```
 */
export const games: Readonly<Record<string, () => Promise<Game>>> = Object.fromEntries(
  Object.entries(folders).map(([name, load]) => [name, async () => (await load()).default]),
)
