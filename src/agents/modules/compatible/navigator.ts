/**
 * The published navigators (`bct`: Wang et al. 2022; `llm`: Fang et al. 2024), which never say a direction. Where the
 * reference depends on the order of Python's sets (several shortest ways) or crashes (no way), this one takes the first
 * way by name, or says that there is none.
 */
import { shortestPath } from '../../../solvers/shortest-path.ts'
import type { Reading, TextModule } from '../text-module.ts'
import type { Variant } from './calculator.ts'

const COMMAND = 'next step to '

/** The published navigator, which never says a direction. */
export class CompatibleNavigator implements TextModule {
  readonly name = 'map'
  readonly about = '"next step to <location>" says which location to go to next.'
  readonly #variant: Variant
  readonly #beside = new Map<string, Set<string>>()
  #here = ''

  constructor(variant: Variant) {
    this.#variant = variant
  }

  get currentLocation(): string {
    return this.#here
  }

  /** Takes in the map and the present room. */
  watch({ text }: Reading): void {
    if (text.startsWith('The map reads:')) {
      for (const line of text.split('\n')) {
        const [from, to] = line.split(' connects to the ')
        if (to !== undefined) for (const beside of to.split(/,|and /)) this.#join(clean(from!), clean(beside))
      }
    } else if (text.startsWith('You are in the')) {
      this.#here = clean(/^You are in the ([^.]+)/.exec(text)![1]!)
      this.#know(this.#here)
      for (const [, beside] of text.matchAll(/to the \w+ you see the ([^.]+)/gi)) this.#join(this.#here, clean(beside!))
    }
  }

  #know(room: string): Set<string> {
    let beside = this.#beside.get(room)
    if (!beside) this.#beside.set(room, (beside = new Set()))
    return beside
  }

  #join(a: string, b: string): void {
    this.#know(a).add(b)
    this.#know(b).add(a)
  }

  commands(): readonly string[] {
    return [...this.#beside.keys()].sort().map((room) => COMMAND + room)
  }

  run(command: string): string | undefined {
    if (!command.startsWith(COMMAND)) return undefined
    const [from, to] = [this.#here, command.slice(COMMAND.length)]
    if (!this.#beside.has(to)) return `This is not a valid action for this module (navigation, ${command})`
    const path = shortestPath(from, to, (room) => [...(this.#beside.get(room) ?? [])].sort())
    if (this.#variant === 'llm' && from === to) return `You are already at ${to}.`
    // The reference gives up beyond ten moves.
    if (!path || path.length === 0 || path.length > 10) return `I couldn't find a path from ${from} to ${to}.`
    if (this.#variant === 'bct') return `The next location to go to is: ${path[0]}`
    if (path.length === 1)
      return `You can directly choose action, 'move north', 'move south', 'move east' or 'move west' to arrive at ${to}.`
    return `The next location to go to is: ${path[0]}.\nIf you want to go to ${to} from ${from}, you need go through ${path.join(', ')}.`
  }
}

/** A name without articles and full stops, in lower case. */
const clean = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\./g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !['a', 'an', 'the'].includes(word))
    .join(' ')
