/**
 * Agents of somebody's own at a server: those that whoever runs it named, on the command line or in a study's file. What
 * comes from a browser or another program is looked up among them, and loads nothing.
 */
import type { Seated } from '../../core/episode.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Model } from '../../core/model.ts'

export interface OwnAgent {
  /** As it was named: `./my-agent.mjs:depth=3`, `exec:python3 my_agent.py`. */
  readonly given: string
  /** As logs name it: the same without options. */
  readonly agent: string
  /** As pages and programs know it: without folders, and without what a command is given. */
  readonly label: string
  /** The games that it plays, by name; absent: any. */
  readonly games?: readonly string[]
  readonly needsModel: boolean
  /** Seats it. `options`: others than it was named with, from a log. Throws `InvalidInput`. */
  seat(
    game: Game,
    config: unknown,
    place: Seat,
    how: { readonly openModel: (name: string | undefined) => Promise<Model>; readonly options?: Json },
  ): Promise<Seated>
}

/** The one that a name stands for. */
export const findOwn = (own: readonly OwnAgent[], name: string): OwnAgent | undefined =>
  own.find(({ given, label }) => name === label || name === given)

/** Whether a name is one of somebody's own: a path, or a program. */
export const isOwnName = (name: string): boolean => /^exec:|[\\/]|\.[cm]?[jt]s(:|@|$)/.test(name)

/** What outsiders are told of who sits somewhere, by what stands in the log. */
export const labelOf = (own: readonly OwnAgent[], agent: string): string =>
  own.find((one) => one.agent === agent)?.label ?? (isOwnName(agent) ? 'an agent of somebody’s own' : agent)
