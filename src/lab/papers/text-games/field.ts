/** Plays the four games of the paper, for any of its tables. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../../core/json.ts'
import { InvalidInput } from '../../../core/errors.ts'
import type { Fold } from '../../../games/engines/text-world/tables.ts'
import type { RunResult } from '../../running/run.ts'
import { bootstrapMean, sum } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import type { Bench } from '../reproduction.ts'
import { GAMES, type GameName, type Pair } from './published.ts'

/** The official seeds of each set start here; there are a thousand. */
const FIRST_SEED: Readonly<Record<Fold, number>> = { train: 0, dev: 10_000, test: 20_000 }
const ALL = 1000

/** Somebody who plays all four games. */
export interface Player {
  readonly title: string
  readonly agent: string
  readonly options?: Record<string, Json>
}

/** What a player came to in each game. */
export type Results = Readonly<Record<GameName, RunResult>>

/** The world of the reproduction: the published one where the user has its tables, else ours. */
export interface Field {
  readonly tables: string | undefined
  play(player: Player, fold: Fold): Promise<Results>
}

export function openField(bench: Bench): Field {
  const tables = bench.data === undefined ? undefined : findTables(bench.data)
  const world: Record<string, Json> = tables === undefined ? {} : { world: 'textworldexpress', tables }
  return {
    tables,
    async play({ title, agent, options }, fold) {
      const results: Partial<Record<GameName, RunResult>> = {}
      for (const game of GAMES) {
        bench.say(`${game}, ${fold} set: ${title}`)
        const easy: Record<string, Json> =
          game === 'twc' && tables !== undefined ? { numLocations: 1, numItemsToPutAway: 1 } : {}
        const seeds = Array.from({ length: ALL }, (_, i) => FIRST_SEED[fold] + i)
        results[game] = await bench.run({
          game,
          config: { ...world, ...easy, fold },
          agents: [options ? { agent, options } : agent],
          seeds: seeds.slice(0, bench.episodes ?? ALL),
        })
      }
      return results as Results
    },
  }
}

function findTables(data: string): string {
  const places = [data, join(data, 'tables'), join(data, 'textworld', 'tables')]
  const found = places.find((place) => existsSync(join(place, 'rooms.json')))
  if (found === undefined)
    throw new InvalidInput(`--data: there are no tables of TextWorldExpress (rooms.json, …) in ${places.join(', ')}`)
  return found
}

const NAMES: Readonly<Record<GameName, string>> = {
  arithmetic: 'Arithmetic',
  'map-reader': 'MapReader',
  sorting: 'Sorting',
  twc: 'TWC',
}

/** A column of the table: published numbers, or what was played. */
export type Column = readonly [title: string, Readonly<Record<GameName, Pair>> | Results | undefined]

/** Three rows a game and three for all: score, environment steps, module steps. */
export function rowsOf(columns: readonly Column[]): Cell[][] {
  const measures = ['score', 'steps', 'module steps'] as const
  const rows = [...GAMES, undefined].flatMap((game) =>
    measures.map((measure): Cell[] => [
      `${game ? NAMES[game] : 'average'}: ${measure}`,
      ...columns.map(([, column]) => cell(column, game, measure)),
    ]),
  )
  return rows
}

function cell(column: Column[1], game: GameName | undefined, measure: 'score' | 'steps' | 'module steps'): Cell {
  if (!column) return null
  if (isPlayed(column)) {
    const results = game ? [column[game]] : Object.values(column)
    return { kind: 'mean', estimate: bootstrapMean(results.flatMap((result) => valuesOf(result, measure))) }
  }
  if (measure === 'module steps') return null
  const place = measure === 'score' ? 0 : 1
  const values = game ? [column[game][place]] : Object.values(column).map((pair) => pair[place])
  return Math.round((sum(values) / values.length) * 1000) / 1000
}

const isPlayed = (column: NonNullable<Column[1]>): column is Results => !Array.isArray(column.arithmetic)

/** One value an episode that counts. */
function valuesOf({ rows }: RunResult, measure: 'score' | 'steps' | 'module steps'): number[] {
  return rows.flatMap(({ outcome, seats, status }) => {
    if (!outcome || (status !== 'completed' && status !== 'stopped')) return []
    if (measure === 'module steps') return [sum(Object.values(seats).map(({ tools }) => tools))]
    return [Number(outcome.metrics[measure])]
  })
}

/** What a reader must know of all these tables. */
export function notesOf({ tables }: Field, results: readonly Results[]): string[] {
  const episodes = results[0]?.arithmetic.rows.length ?? 0
  return [
    tables === undefined
      ? 'Our own world at level 1: not the games of the paper. Name the folder with the tables of TextWorldExpress with --data to play those.'
      : 'The games of the paper, in the world of TextWorldExpress (TWC: one room, one thing).',
    `Ours: ${episodes} games a set, 50 environment steps at most; means with 95 % bootstrap intervals over games. Steps are environment steps, as in the paper; steps of modules are counted apart and cost nothing. The paper: the first 100 seeds of each set, one run (--episodes 100 plays those).`,
  ]
}
