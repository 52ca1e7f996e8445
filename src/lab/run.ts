/** Plays the episodes of a plan, many at a time, into a run folder; what is there already is not played again. */
import { setMaxListeners } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Event } from '../core/event.ts'
import { InvalidInput } from '../core/errors.ts'
import type { Leases } from '../node/leases.ts'
import { Finished } from './finished.ts'
import { differences } from './identity.ts'
import { lendModels } from './lend-models.ts'
import { idOf, lookAtLog } from './look-at-log.ts'
import type { Row } from './measure.ts'
import { playEpisode, type Attempt } from './play-episode.ts'
import { preparePlan, type Prepared } from './prepare-plan.ts'
import type { PlanInput } from './plan.ts'
import type { Earlier, RunOptions, RunResult, SetAside } from './run-result.ts'
import { RunFolder, type RunRecord } from './store.ts'

export { findGame } from './find-game.ts'
export { idOf } from './look-at-log.ts'
export type { Earlier, Progress, RunOptions, RunResult, SetAside } from './run-result.ts'

const DEFAULT_JOBS = 32

/** Milliseconds between two looks at an episode that another process is playing. */
const LOOK_AGAIN = 500

/** Throws {@link InvalidInput} for a plan that cannot be played, `LogFailure` where nothing can be written. */
export async function run(input: PlanInput, options: RunOptions = {}): Promise<RunResult> {
  const { jobs = DEFAULT_JOBS, signal, drain } = options
  const models = lendModels(options.openModel)
  const found = await preparePlan(input, models.lend)
  const folder = chooseFolder(found, options)
  const prepared = joinRun(found, folder)
  const { record } = prepared
  // Every running episode listens to it.
  if (signal) setMaxListeners(0, signal)
  const finished = new Finished(folder.path)
  const state = await readState(folder, prepared, finished)
  const { rows, waiting } = state
  const setAside: SetAside[] = []
  const before = rows.size
  const elsewhere = new Map<number, number>()
  let running = 0
  const tell = (event?: Event): void =>
    options.listen?.({
      folder: folder.path,
      total: record.seeds.length,
      before,
      running,
      elsewhere: elsewhere.size,
      rows,
      event,
    })
  tell()
  if (waiting.length > 0 && !signal?.aborted && !drain?.aborted) {
    await models.open(folder)
    const leases = folder.leases()
    try {
      await keepPlan(folder, prepared, leases)
      const setting = { folder, prepared, finished, leases, began: Date.now(), signal, listen: tell }
      await playAll({
        waiting,
        elsewhere,
        jobs,
        stop: () => signal?.aborted === true || drain?.aborted === true,
        async attempt(seed) {
          running++
          tell()
          const attempt = await playEpisode(setting, seed).finally(() => running--)
          setAside.push(...attempt.setAside)
          if (attempt.row) rows.set(seed, attempt.row)
          tell()
          return attempt
        },
      })
      setAside.push(...missingLogs(folder, rows))
      // Somebody may have deleted the folder while it was being filled.
      if (rows.size > 0 && !folder.has()) await keepPlan(folder, prepared, leases)
    } finally {
      leases.close()
    }
  }
  return {
    folder,
    game: prepared.game,
    config: prepared.config,
    record,
    players: prepared.players,
    rows: record.seeds.flatMap((seed) => rows.get(seed) ?? []),
    now: record.seeds.filter((seed) => rows.has(seed) && !state.ended.has(seed)).length,
    ...(state.ended.size > 0 && { earlier: earlierOf(record.seeds, rows, state.ended) }),
    setAside,
    missing: record.seeds.filter((seed) => !rows.has(seed)),
  }
}

/** The run's own folder; `fresh`: the first free one beside it. */
function chooseFolder({ name }: Prepared, { into, folder: runs = 'runs', fresh = false }: RunOptions): RunFolder {
  const path = into ?? join(runs, name)
  if (!fresh) return new RunFolder(path)
  for (let n = 1; ; n++) {
    const beside = n === 1 ? path : `${path}-${n}`
    if (!existsSync(beside)) return new RunFolder(beside)
  }
}

/** The plan as part of the run that is there: who sits where is written down as it was when the run began. */
function joinRun(prepared: Prepared, folder: RunFolder): Prepared {
  if (!folder.has()) return prepared
  const there = folder.readPlan()
  const parts = differences(there, prepared.record)
  if (parts.length > 0)
    throw new InvalidInput(
      `${folder.path} holds another run, which differs in ${parts.join(', ')}; choose another folder`,
    )
  const players = Object.entries(prepared.players).map(([seat, player]) => {
    const { agent, model } = there.seats[seat]!
    return [seat, { ...player, name: agent, ...(player.model && { model: { ...player.model, name: model! } }) }]
  })
  const record = { ...prepared.record, seats: there.seats }
  return { ...prepared, record, players: Object.fromEntries(players) as Prepared['players'] }
}

interface State {
  readonly rows: Map<number, Row>
  /** When each finished episode ended. */
  readonly ended: ReadonlyMap<number, number>
  readonly waiting: number[]
}

/** Reads what has been finished. Everything else waits, and is looked at again under a lease. */
async function readState(folder: RunFolder, prepared: Prepared, finished: Finished): Promise<State> {
  const rows = new Map<number, Row>()
  const ended = new Map<number, number>()
  const waiting: number[] = []
  finished.refresh()
  for (const [i, seed] of prepared.record.seeds.entries()) {
    const looked = lookAtLog({ folder, ...prepared, finished }, seed)
    if (looked.type === 'finished') {
      rows.set(seed, looked.row)
      ended.set(seed, looked.ended)
      if (looked.digest !== undefined) finished.remember(idOf(seed), looked.digest)
    } else waiting.push(seed)
    // Interrupts are heard meanwhile.
    if (i % 100 === 99) await setImmediate()
  }
  return { rows, ended, waiting }
}

/** Writes down the plan, with the seeds of every call that ever was: a smaller one takes none away. */
async function keepPlan(folder: RunFolder, { record }: Prepared, leases: Leases): Promise<void> {
  await leases.with('plan', () => {
    const there = folder.has() ? folder.readPlan().seeds : []
    const known = new Set(there)
    const added = record.seeds.filter((seed) => !known.has(seed))
    if (added.length > 0) folder.writePlan({ ...record, seeds: [...there, ...added] } satisfies RunRecord)
  })
}

interface Work {
  readonly waiting: number[]
  /** Episodes that other processes play, and when to look at each again. */
  readonly elsewhere: Map<number, number>
  readonly jobs: number
  readonly stop: () => boolean
  readonly attempt: (seed: number) => Promise<Attempt>
}

/** Plays so many at once until all are over, here or elsewhere. Rejects with the first error, once all running ones are over. */
async function playAll({ waiting, elsewhere, jobs, stop, attempt }: Work): Promise<void> {
  const failures: unknown[] = []
  const takeDue = (): number | undefined => {
    for (const [seed, due] of elsewhere)
      if (due <= Date.now()) {
        elsewhere.delete(seed)
        return seed
      }
    return undefined
  }
  const work = async (): Promise<void> => {
    while (!stop() && failures.length === 0) {
      const seed = waiting.shift() ?? takeDue()
      if (seed === undefined) {
        if (elsewhere.size === 0) return
        await sleep(LOOK_AGAIN / 5)
        continue
      }
      try {
        const { elsewhere: other } = await attempt(seed)
        if (other) elsewhere.set(seed, Date.now() + LOOK_AGAIN)
      } catch (error) {
        failures.push(error)
      }
      // Quick episodes would leave no room for interrupts.
      await setImmediate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, work))
  if (failures.length > 0) throw failures[0]
}

/** Takes out what counts as finished and has no log any more. */
function missingLogs(folder: RunFolder, rows: Map<number, Row>): SetAside[] {
  const there = new Set(folder.episodes())
  const gone = [...rows.keys()].filter((seed) => !there.has(idOf(seed)))
  for (const seed of gone) rows.delete(seed)
  return gone.map((seed) => ({ episode: idOf(seed), why: 'its log was deleted while the run was going on' }))
}

function earlierOf(
  seeds: readonly number[],
  rows: ReadonlyMap<number, Row>,
  ended: ReadonlyMap<number, number>,
): Earlier {
  const times = seeds.flatMap((seed) => (rows.has(seed) ? (ended.get(seed) ?? []) : []))
  return {
    episodes: times.length,
    from: times.reduce((a, b) => Math.min(a, b), Infinity),
    to: times.reduce((a, b) => Math.max(a, b), -Infinity),
  }
}
