/** Logs of earlier versions of a game that replay all the same. */
import type { Game } from './game.ts'
import { hash } from './json.ts'

/** How states are hashed in logs of a version of the game; undefined: they cannot be replayed by this one. */
export function hasherOf<State>(game: Game<any, State>, version: number): ((state: State) => string) | undefined {
  if (version === game.version) return hash
  const then = game.earlier?.[version]
  return then && ((state) => hash(then(state)))
}
