/** Plays the episodes of a plan, many at a time, into a run folder; what is there already is not played again. */
import { setMaxListeners } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Event, Status } from '../core/event.ts'
import type { Game, Seat } from '../core/game.ts'
import { Diverged, InvalidInput } from '../core/errors.ts'
import { hash, type Json } from '../core/json.ts'
import { fileLog } from '../node/log.ts'
import type { Model } from '../core/model.ts'
import { play } from '../core/play.ts'
import { validate } from '../core/schema.ts'
import { endOf } from '../core/replay.ts'
import { agents } from '../agents/index.ts'
import { games } from '../games/index.ts'
import { SOFTWARE } from './software.ts'
import { assignSeats, prepare, readAgentSpec, seat, seatAll, seating, type Player } from './lineup.ts'
import { isPath, loadGame } from './load-module.ts'
import { Measure, measure, type Row } from './measure.ts'
import { identify, planSchema, seedsOf, type Plan, type PlanInput } from './plan.ts'
import { RunFolder, type RunRecord } from './store.ts'

/** How a plan is played: none of it changes what is played. */
export interface RunOptions {
  /** Where runs are kept. Default: `runs` in the working directory. */
  readonly folder?: string
  /** The run's own folder, instead of one named after the plan. */
  readonly into?: string
  /** Episodes played at once. Default 32. */
  readonly jobs?: number
  /** Opens a model by its name. Absent: an agent that needs one is refused. */
  readonly openModel?: (name: string) => Promise<Model>
  /** Stops at once: what is running is cancelled, and can be resumed. */
  readonly signal?: AbortSignal
  /** Stops gently: what is running is finished, nothing new begun. */
  readonly drain?: AbortSignal
  /** Called whenever an episode begins or ends. */
  readonly listen?: (progress: Progress) => void
}

/** How far a run is. */
export interface Progress {
  readonly folder: string
  readonly total: number
  /** How many of `rows` were there before this call. */
  readonly before: number
  readonly running: number
  /** The finished episodes so far, by seed. */
  readonly rows: ReadonlyMap<number, Row>
  /** The event that gave rise to this; absent when an episode began or ended. */
  readonly event?: Event
}

/** A run and what came of it. */
export interface RunResult {
  readonly folder: RunFolder
  readonly game: Game
  readonly config: unknown
  readonly record: RunRecord
  readonly players: Readonly<Record<Seat, Player>>
  readonly rows: readonly Row[]
  /** Seeds of the plan that have no finished episode, because the run was interrupted. */
  readonly missing: readonly number[]
}

const DEFAULT_JOBS = 32

/** The game of that name, or the one that the module at that path exports. Throws {@link InvalidInput}. */
export async function findGame(name: string): Promise<Game> {
  if (!name) throw new InvalidInput('the plan names no game: add a line such as `game: traveling-adventurers`')
  if (isPath(name)) return loadGame(name)
  const load = Object.hasOwn(games, name) ? games[name] : undefined
  if (!load)
    throw new InvalidInput(
      `there is no game "${name}"; there are ${Object.keys(games).sort().join(', ')} (or give the path of a module, as in ./pebbles/index.mjs)`,
    )
  return load()
}

/** A plan with everything found, checked and opened. */
export interface Prepared {
  readonly game: Game
  readonly config: unknown
  readonly players: Readonly<Record<Seat, Player>>
  readonly plan: Plan
  readonly seeds: readonly number[]
  readonly record: RunRecord
  /** The name of its run folder. */
  readonly name: string
}

/** Finds and checks all that a plan names. Throws {@link InvalidInput}, `ModelFailure`. */
async function preparePlan(input: PlanInput, openModel?: (name: string) => Promise<Model>): Promise<Prepared> {
  const plan = validate(planSchema, input, 'the plan')
  const game = await findGame(plan.game)
  const config = validate(game.config, plan.config, `config of ${game.name}`)
  const seats = game.seats(config)
  const named = plan.agents ?? [(await agents(game.name))[0]!.name]
  const specs = assignSeats(
    named.map((spec) => (typeof spec === 'string' ? readAgentSpec(spec) : spec)),
    seats,
  )
  const opened = new Map<string, Promise<Model>>()
  const open = (name: string | undefined): Promise<Model> => {
    const wanted = name ?? plan.model
    if (!wanted || !openModel)
      throw new InvalidInput(
        'these agents need a language model: name one with --model provider:model (see docs/models.md)',
      )
    if (!opened.has(wanted)) opened.set(wanted, openModel(wanted))
    return opened.get(wanted)!
  }
  const players: Record<Seat, Player> = {}
  for (const name of seats) {
    players[name] = await prepare(game, specs[name]!, open)
    seat(game, config, name, players[name])
  }
  const seatings = Object.fromEntries(seats.map((name) => [name, seating(players[name]!)]))
  const seeds = seedsOf(plan)
  const record: RunRecord = {
    software: SOFTWARE,
    game: game.name,
    version: game.version,
    config: config as Json,
    seats: seatings,
    tries: plan.tries,
    seeds,
  }
  const { seeds: _, ...identity } = record
  const key = identify({ ...identity, seats: seatings as unknown as Json, ...(plan.seeds && { seeds: plan.seeds }) })
  const who = [...new Set(seats.map((name) => players[name]!.definition.name))].join('-')
  return { game, config, players, plan, seeds, record, name: `${game.name}-${who}-${key}`.replace(/[^\w.-]/g, '_') }
}

/**
 * Plays what is missing of a plan and returns all of its episodes, those played earlier included. Throws
 * `InvalidInput` where the plan cannot be played.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs'
 * import { baselines, cellText, reportRun, run } from 'roundtable/lab'
 *
 * const into = mkdtempSync('run-') // without `into` it goes to runs/, under a name that follows from the plan
 * const result = await run({ game: 'collab-capture', agents: ['greedy'], episodes: 5 }, { into })
 * const { columns, rows } = reportRun(result, await baselines(result.game, result.config, [1, 2, 3, 4, 5]))
 * console.log(columns) // [ '', 'floor: random', 'this run', 'ceiling: symbolic' ]
 * for (const row of rows) console.log(row.map(cellText).join('  '))
 * ```
 */
export async function run(input: PlanInput, options: RunOptions = {}): Promise<RunResult> {
  const { openModel, jobs = DEFAULT_JOBS, folder: runs = 'runs', signal, drain } = options
  const prepared = await preparePlan(input, openModel)
  const { game, config, players, seeds, record } = prepared
  // Every running episode listens to it.
  if (signal) setMaxListeners(0, signal)
  const folder = new RunFolder(options.into ?? join(runs, prepared.name))
  const unlock = folder.lock()
  try {
    checkSameRun(folder, record)
    folder.writePlan(record)
    const rows = new Map<number, Row>()
    for (const seed of seeds) {
      const events = folder.has(idOf(seed)) ? folder.read(idOf(seed)) : []
      const status = endOf(events)?.status
      if (status && isFinal(status)) rows.set(seed, measure(events))
    }
    const before = rows.size
    const waiting = seeds.filter((seed) => !rows.has(seed))
    let running = 0
    const tell = (event?: Event): void =>
      options.listen?.({ folder: folder.path, total: seeds.length, before, running, rows, event })
    tell()
    const failures: unknown[] = []
    const worker = async (): Promise<void> => {
      while (waiting.length > 0 && !signal?.aborted && !drain?.aborted && failures.length === 0) {
        const seed = waiting.shift()!
        running++
        tell()
        try {
          rows.set(seed, await playInto(folder, prepared, seed, signal, tell))
        } catch (error) {
          failures.push(error)
        }
        running--
        tell()
        // Quick episodes would leave no room for interrupts.
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, worker))
    if (failures.length > 0) throw failures[0]
    const inOrder = seeds.flatMap((seed) => rows.get(seed) ?? [])
    return { folder, game, config, record, players, rows: inOrder, missing: seeds.filter((seed) => !rows.has(seed)) }
  } finally {
    unlock()
  }
}

/** An episode's id within its run. */
export const idOf = (seed: number): string => `seed-${seed}`

/** Whether an episode that ended so is done; a failed or cancelled one is resumed when its run is run again. */
const isFinal = (status: Status): boolean => status !== 'failed' && status !== 'cancelled'

async function playInto(
  folder: RunFolder,
  { game, config, players, plan }: Prepared,
  seed: number,
  signal: AbortSignal | undefined,
  tell: (event: Event) => void,
): Promise<Row> {
  const path = folder.episodePath(idOf(seed))
  const log = fileLog(path)
  const measures = new Measure()
  for (const event of log.events) measures.add(event)
  const seats = seatAll(game, config, players)
  try {
    await play({
      game,
      config,
      seed,
      seats,
      id: idOf(seed),
      log,
      signal,
      tries: plan.tries,
      ...(plan.deadline !== undefined && { deadline: plan.deadline * 1000 }),
      listen(event) {
        measures.add(event)
        if (event.type !== 'acted') tell(event)
      },
    })
    return measures.row()
  } catch (error) {
    if (Diverged.isInstance(error))
      throw new Diverged(`${path} cannot be resumed: ${error.message}. Move the file away to play it anew.`)
    throw error
  } finally {
    log.close()
  }
}

/** A folder given by the user must not mix two runs. */
function checkSameRun(folder: RunFolder, record: RunRecord): void {
  if (!folder.has()) return
  const { seeds: _, ...there } = folder.readPlan()
  const { seeds: __, ...wanted } = record
  if (hash(there) !== hash(wanted))
    throw new InvalidInput(`${folder.path} holds another run (see its plan.json); choose another folder`)
}
