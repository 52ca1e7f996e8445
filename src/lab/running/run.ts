/** Plays the episodes of a plan, many at a time, into a run folder; what is there already is not played again. */
import { setMaxListeners } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { isFinal, type Event } from '../../core/event.ts'
import type { ModelFailure } from '../../core/errors.ts'
import type { Model } from '../../core/model.ts'
import { isExec } from '../../node/exec/index.ts'
import type { Leases } from '../../node/leases.ts'
import { Finished } from '../logs/finished.ts'
import { joinRun, runsBeforeEdit } from './join-run.ts'
import { mendFolder } from './mend-folder.ts'
import { lendModels, type LentModels } from './lend-models.ts'
import { isPath } from '../own-code/load-module.ts'
import { idOf } from '../logs/look-at-log.ts'
import type { Row } from '../logs/measure.ts'
import { failEpisode, playEpisode, type Attempt, type Setting } from './play-episode.ts'
import { preparePlan, type Prepared } from '../plans/prepare-plan.ts'
import type { PlanInput } from '../plans/plan.ts'
import { earlierOf, readState } from './read-run.ts'
import type { RunOptions, RunResult, SetAside } from './run-result.ts'
import { RunFolder, type RunRecord } from '../logs/store.ts'
import { Ahead } from './workers/ahead.ts'
import { Answers } from './workers/answers.ts'
import { Crew } from './workers/crew.ts'

export type { RunOptions, RunResult } from './run-result.ts'

const DEFAULT_JOBS = 32

/** Where nobody waits for anything: the next is there when one is over, and whoever is done first gets what is left. */
const THINKING_JOBS = 2

/** Milliseconds between two looks at an episode that another process is playing. */
const LOOK_AGAIN = 500

/**
 * Plays what is missing of a plan and returns all of its episodes, those played earlier included. Throws
 * `InvalidInput` for a plan that cannot be played, `LogFailure` where nothing can be written.
 *
 * @example
 * ```ts
 * import { mkdtempSync } from 'node:fs'
 * import { cellText, reportRun, run } from 'roundtable/lab'
 *
 * const into = mkdtempSync('run-') // without `into` it goes to runs/, under a name that follows from the plan
 * const result = await run({ game: 'collab-capture', agents: ['greedy'], episodes: 5 }, { into })
 * for (const { columns, rows } of reportRun(result, [])) {
 *   console.log(columns.join('  '))
 *   for (const row of rows) console.log(row.map(cellText).join('  '))
 * }
 * ```
 */
export async function run(input: PlanInput, options: RunOptions = {}): Promise<RunResult> {
  const { workers = 0, queue, signal, drain } = options
  const ahead = queue === undefined && !signal?.aborted && !drain?.aborted ? new Ahead(workers) : undefined
  try {
    return await runWith(input, options, ahead)
  } finally {
    ahead?.close()
  }
}

async function runWith(input: PlanInput, options: RunOptions, ahead: Ahead | undefined): Promise<RunResult> {
  const { workers = 0, signal, drain } = options
  const models = lendModels(options.openModel)
  const found = await preparePlan(input, models.lend)
  const folder = chooseFolder(found, options)
  const setAside: SetAside[] = mendFolder(folder, found)
  const edited = folder.has() || options.into ? [] : runsBeforeEdit(options.folder ?? 'runs', found)
  const prepared = joinRun(found, folder)
  const { record } = prepared
  const {
    jobs = waitsForNobody(prepared) && workers > 0 ? THINKING_JOBS * workers : Math.max(DEFAULT_JOBS, 4 * workers),
  } = options
  // Every running episode listens to it.
  if (signal) setMaxListeners(0, signal)
  const finished = new Finished(folder.path)
  const state = await readState({
    folder,
    ...prepared,
    finished,
    ...(options.replay && { replayed: prepared.game }),
  })
  const { rows } = state
  const waiting = record.seeds.filter((seed) => !rows.has(seed))
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
  let halted: ModelFailure | undefined
  if (waiting.length > 0 && !signal?.aborted && !drain?.aborted) {
    await models.open(folder)
    const admission = options.admission?.(models.any ? folder : undefined)
    const leases = folder.leases()
    try {
      await keepPlan(folder, prepared, leases)
      const setting = {
        folder,
        prepared,
        finished,
        leases,
        began: Date.now(),
        signal,
        drain,
        // Where an episode asks nobody and has no limit there is nothing to ask leave for, and a worker's question is costly.
        ...((models.any || record.limits) && { admission }),
        replay: options.replay,
        listen: tell,
      }
      const player = await choosePlayer(input, options, setting, models, ahead)
      try {
        await playAll({
          waiting,
          elsewhere,
          jobs,
          stop: () => [signal, drain, admission?.halted].some((one) => one?.aborted === true),
          async attempt(seed) {
            running++
            tell()
            const attempt = await player.attempt(seed).finally(() => running--)
            setAside.push(...attempt.setAside)
            if (attempt.row) rows.set(seed, attempt.row)
            tell()
            return attempt
          },
        })
      } finally {
        await player.close()
      }
      setAside.push(...missingLogs(folder, rows))
      // Somebody may have deleted the folder while it was being filled.
      if (rows.size > 0 && !folder.has()) await keepPlan(folder, prepared, leases)
      if (admission?.halted.aborted) halted = admission.halted.reason as ModelFailure
    } finally {
      leases.close()
    }
  } else if (waiting.length === 0 && !folder.has()) await keepLostPlan(folder, prepared)
  const ended = new Map([...state.ended].filter(([seed]) => rows.has(seed)))
  // The address or the key is wrong: there is nothing to report but that.
  if (halted && halted.kind !== 'budget' && ![...rows.values()].some(({ status }) => isFinal(status))) throw halted
  return {
    folder,
    game: prepared.game,
    config: prepared.config,
    record,
    players: prepared.players,
    rows: record.seeds.flatMap((seed) => rows.get(seed) ?? []),
    now: record.seeds.filter((seed) => rows.has(seed) && !ended.has(seed)).length,
    ...(ended.size > 0 && { earlier: earlierOf(ended) }),
    ...(edited.length > 0 && { before: edited }),
    setAside,
    ...(halted && { halted }),
    missing: record.seeds.filter((seed) => !rows.has(seed)),
  }
}

/** The run's own folder, the last of those that were begun afresh; `fresh`: the first free one beside them. */
function chooseFolder({ name }: Prepared, { into, folder: runs = 'runs', fresh = false }: RunOptions): RunFolder {
  const path = into ?? join(runs, name)
  if (into !== undefined && !fresh) return new RunFolder(into)
  const nth = (n: number): string => (n === 1 ? path : `${path}-${n}`)
  let free = 1
  while (existsSync(nth(free))) free++
  return new RunFolder(nth(fresh ? free : Math.max(1, free - 1)))
}

/** Whether the game or a player is a module of the user's own, which this process would run as a part of itself. */
const hasModules = ({ record, players }: Prepared): boolean =>
  [record.module ?? record.game, ...Object.values(players).map(({ name }) => name)].some(
    (name) => isPath(name) && !isExec(name),
  )

/** Whether every seat is played by an agent of ours that asks no model: it thinks from its first move to its last. */
const waitsForNobody = ({ players }: Prepared): boolean =>
  Object.values(players).every(({ name, model }) => model === undefined && !isPath(name) && !isExec(name))

/** Whoever plays the episodes: this process, or workers that it starts. */
interface EpisodePlayer {
  attempt(seed: number): Promise<Attempt>
  close(): Promise<void>
}

async function choosePlayer(
  plan: PlanInput,
  { apart, workers: wanted, queue, print }: RunOptions,
  setting: Setting,
  models: LentModels,
  ahead: Ahead | undefined,
): Promise<EpisodePlayer> {
  const workers = wanted ?? (apart && hasModules(setting.prepared) ? 1 : 0)
  if (queue === undefined && workers === 0)
    return { attempt: (seed) => playEpisode(setting, seed), close: async () => {} }
  const answers = new Answers(models.lend)
  const player = await startPlayer(plan, { workers, queue, print, ahead }, setting, answers.model)
  return {
    attempt: (seed) => player.attempt(seed).finally(() => answers.forget(idOf(seed))),
    async close() {
      answers.close()
      await player.close()
    },
  }
}

async function startPlayer(
  plan: PlanInput,
  {
    workers,
    queue,
    print,
    ahead,
  }: Required<Pick<RunOptions, 'workers'>> &
    Pick<RunOptions, 'print'> & { queue: string | undefined; ahead: Ahead | undefined },
  setting: Setting,
  model: (name: string) => Model,
): Promise<EpisodePlayer> {
  if (queue !== undefined) {
    const { QueueHost } = await import('./queue/host.ts')
    const { drain, prepared } = setting
    const host = await QueueHost.open({
      address: queue,
      plan,
      key: prepared.key,
      served: { model },
      ...(drain && { drain }),
    })
    return { attempt: (seed) => playEpisode({ ...setting, host: host.play }, seed), close: () => host.close() }
  }
  const { folder, prepared, began, replay, signal, drain, listen = () => {} } = setting
  const { deadline } = prepared.record
  const served = {
    model,
    ...(setting.admission && { admission: setting.admission }),
    ...(setting.prepared.record.limits && { limits: setting.prepared.record.limits }),
  }
  return new Crew({
    size: workers,
    begin: { type: 'begin', plan, folder: folder.path, began, ...(replay && { replay }) },
    served,
    takeAhead: () => ahead?.take(),
    patience: deadline === undefined ? PATIENCE : deadline + GRACE,
    listen,
    print: print ?? ((text) => void process.stderr.write(text)),
    fail: (seed, reason) => failEpisode(setting, seed, reason),
    ...(signal && { signal }),
    ...(drain && { drain }),
  })
}

/** Seconds that a worker may be silent where the plan sets no deadline, and beyond it where it does. */
const PATIENCE = 30
const GRACE = 5

/** Writes down the plan, with the seeds of every call that ever was: a smaller one takes none away. */
async function keepPlan(folder: RunFolder, { record }: Prepared, leases: Leases): Promise<void> {
  await leases.with('plan', () => {
    const there = folder.has() ? folder.readPlan().seeds : []
    const known = new Set(there)
    const added = record.seeds.filter((seed) => !known.has(seed))
    if (added.length > 0) folder.writePlan({ ...record, seeds: [...there, ...added] } satisfies RunRecord)
  })
}

/** What says which run it is was deleted, and all of its episodes are there. */
async function keepLostPlan(folder: RunFolder, prepared: Prepared): Promise<void> {
  const leases = folder.leases()
  try {
    await keepPlan(folder, prepared, leases)
  } finally {
    leases.close()
  }
}

interface Work {
  readonly waiting: number[]
  /** Episodes that other processes play, and when to look at each again, by `performance.now()`: a clock may be set back. */
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
      if (due <= performance.now()) {
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
        if (other) elsewhere.set(seed, performance.now() + LOOK_AGAIN)
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
  const there = folder.logNames()
  const gone = [...rows.keys()].filter((seed) => !there.has(idOf(seed)))
  for (const seed of gone) rows.delete(seed)
  return gone.map((seed) => ({ episode: idOf(seed), why: 'its log was deleted while the run was going on' }))
}
