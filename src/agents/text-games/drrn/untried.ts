/** What was not done yet at a view of one episode: a player that values the same twice would go round in circles. */
import type { View } from '../clone/view.ts'

export class Untried {
  readonly #done = new Map<string, Set<string>>()

  /** The commands that were not done yet where everything looked like this; all of them, where none is left. */
  among(view: View, commands: readonly string[]): readonly string[] {
    const done = this.#done.get(keyOf(view))
    const left = done ? commands.filter((command) => !done.has(command)) : commands
    return left.length > 0 ? left : commands
  }

  /** Takes down what is done at a view. */
  add(view: View, command: string): void {
    const key = keyOf(view)
    const done = this.#done.get(key) ?? new Set()
    this.#done.set(key, done.add(command))
  }
}

/** What was done and answered last is no part of how things stand, but for the answers of modules and of what is read. */
const keyOf = ({ inventory, look, did, said }: View): string =>
  [inventory, look, /^(take|put|open|close|move) /.test(did) ? '' : said].join('\n')
