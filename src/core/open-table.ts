/** Opens tables. */
import type { Table, TableOptions } from './table.ts'
import { Host } from './table/host.ts'

/**
 * Opens a table. Its log says who sits there and what has happened; one that already holds events is resumed.
 *
 * @example
 * ```ts
 * import { memoryLog, openTable, validate } from 'roundtable'
 * import game from 'roundtable/games/theory-of-mind'
 *
 * const config = validate(game.config, {}, 'config')
 * const table = openTable({ game, config, seed: 1, seats: { player: { remote: 'Ann', person: true } }, log: memoryLog() })
 * for await (const seen of table.stream('player'))
 *   if (seen.type === 'observed' && seen.turn) await table.submit('player', { reply: 'A', seen: seen.n })
 * console.log((await table.ended).outcome?.scores) // { player: 0 } or { player: 1 }
 * ```
 */
export const openTable = <State = any>(options: TableOptions<State>): Table<State> => host({ ...options, kept: true })

/** A table that may keep nothing, which is fastest. */
export const host = <State>(options: TableOptions<State> & { readonly kept: boolean }): Table<State> =>
  new Host(options)
