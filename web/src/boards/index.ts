/** The drawn boards by the name of their game: a file or a folder here, whose default export it is, each loaded when needed. */
import type { Board } from './board.ts'

const found = import.meta.glob<{ readonly default: Board }>(['./*.tsx', './*/index.tsx'])

/** Loads the board of a game; undefined: it has none, and is played at the plain table. */
export function findBoard(game: string): (() => Promise<{ readonly default: Board }>) | undefined {
  return found[`./${game}.tsx`] ?? found[`./${game}/index.tsx`]
}
