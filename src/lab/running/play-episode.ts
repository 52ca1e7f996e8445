/** Plays one episode of a run into its log, unless somebody else is at it or has done it. */
import { copyFileSync } from 'node:fs'
import { Diverged, ModelFailure } from '../../core/errors.ts'
import { isFinal, type Event, type Status } from '../../core/event.ts'
import type { Log } from '../../core/log.ts'
import { play } from '../../core/play.ts'
import type { Admission, Ticket } from '../../models/account.ts'
import { LeaseLost, type Lease, type Leases } from '../../node/leases.ts'
import { fileLog } from '../../node/log.ts'
import type { Finished } from '../logs/finished.ts'
import { seatAll } from '../seating/lineup.ts'
import { glanceAtLog, idOf } from '../logs/look-at-log.ts'
import { Measure, type Row } from '../logs/measure.ts'
import type { Prepared } from '../plans/prepare-plan.ts'
import type { SetAside } from './run-result.ts'
import type { RunFolder } from '../logs/store.ts'

/** What became of an attempt at an episode. */
export interface Attempt {
  /** How it ended; absent where it has not. */
  readonly row?: Row
  /** Another process is playing it. */
  readonly elsewhere?: true
  /** What was found in its place, or came of it, and is not believed. */
  readonly setAside: readonly SetAside[]
}

/** A run as one process works on it. */
export interface Setting {
  readonly folder: RunFolder
  readonly prepared: Prepared
  readonly finished: Finished
  readonly leases: Leases
  /** When this call on the run began: what failed since is not tried again by it. */
  readonly began: number
  readonly signal?: AbortSignal
  /** Stops gently: nothing new is begun. */
  readonly drain?: AbortSignal
  readonly admission?: Admission
  /** Plays elsewhere what is written here; undefined: it was taken back before anybody began. Default: played here. */
  readonly host?: (episode: HostedEpisode) => Promise<Status | undefined>
  /** Finished logs are replayed before they count. */
  readonly replay?: boolean
  readonly listen?: (event: Event) => void
}

/** Whoever played an episode elsewhere is gone, again and again: it has failed. */
export class HostLost extends Error {}

/** An episode that somebody else plays into a log of this process. */
export interface HostedEpisode {
  readonly seed: number
  readonly log: Log
  /** Aborted when it has had what it may take. */
  readonly stop?: AbortSignal
  readonly signal?: AbortSignal
  readonly listen: (event: Event) => void
}

/** Rejects where nothing can be written, which is the end of the run. */
export async function playEpisode(setting: Setting, seed: number): Promise<Attempt> {
  const { folder, leases } = setting
  const id = idOf(seed)
  const lease = leases.take(id)
  if (!lease) return { elsewhere: true, setAside: [] }
  const setAside: SetAside[] = []
  try {
    const row = findRow(setting, seed, setAside)
    if (row) return { row, setAside }
    const ticket = await admit(setting, id)
    if (ticket === 'stay out') return { setAside }
    let done: Row | undefined
    try {
      try {
        done = await playInto(setting, seed, lease, ticket, setAside)
      } catch (error) {
        if (!Diverged.isInstance(error)) throw error
        setAside.push(folder.setAside(id, `it cannot be resumed: ${error.message}`))
        done = await playInto(setting, seed, lease, ticket, setAside)
      }
      return { row: done, setAside }
    } finally {
      ticket?.end(done !== undefined && isFinal(done.status))
    }
  } catch (error) {
    if (error instanceof HostLost) return { row: await failInto(setting, seed, lease, error.message), setAside }
    if (LeaseLost.isInstance(error)) return { elsewhere: true, setAside }
    throw error
  } finally {
    lease.release()
  }
}

/** Leave to begin; undefined where none is needed. */
async function admit(
  { admission, prepared, signal, drain }: Setting,
  id: string,
): Promise<Ticket | undefined | 'stay out'> {
  if (!admission) return undefined
  const stops = [signal, drain].filter((one) => one !== undefined)
  try {
    return (await admission.admit(id, prepared.record.limits, AbortSignal.any(stops))) ?? 'stay out'
  } catch (error) {
    if (stops.some(({ aborted }) => aborted)) return 'stay out'
    throw error
  }
}

/** The row of an episode that needs no playing. What is not believed is set aside and makes way. */
function findRow(
  { folder, prepared, finished, began, replay }: Setting,
  seed: number,
  setAside: SetAside[],
): Row | undefined {
  const id = idOf(seed)
  const looked = glanceAtLog(
    { folder, ...prepared, finished: finished.refresh(), ...(replay && { replayed: prepared.game }) },
    seed,
  )
  // Another process that works on the run has tried, and would only try again.
  if (looked.type === 'open')
    return looked.row?.status === 'failed' && isSince(looked.ended!, began) ? looked.row : undefined
  if (looked.type === 'finished') return looked.row
  if (looked.type === 'absent') return undefined
  const aside = folder.has(id) ? folder.setAside(id, looked.why) : { episode: id, why: looked.why }
  setAside.push(aside)
  finished.forget(id)
  // What was paid for is not paid for again.
  if (looked.resumable && aside.path !== undefined) copyFileSync(aside.path, folder.episodePath(id))
  return undefined
}

/** A time to come was written while the clock was ahead: it tells of no try of today's. */
const isSince = (time: number, began: number): boolean => time >= began && time <= Date.now()

async function playInto(
  { folder, prepared, finished, signal, listen, host }: Setting,
  seed: number,
  lease: Lease,
  ticket: Ticket | undefined,
  setAside: SetAside[],
): Promise<Row | undefined> {
  const { game, config, players, record, key } = prepared
  const id = idOf(seed)
  const log = fileLog(folder.episodePath(id), lease)
  const measures = new Measure()
  for (const event of log.events) measures.add(event)
  const hear = (event: Event): void => {
    measures.add(event)
    if (event.type !== 'acted') listen?.(event)
  }
  const playHere = async (): Promise<Status> => {
    const seats = seatAll(game, config, players)
    const { tries, deadline } = record
    const terms = {
      tries,
      ...(deadline !== undefined && { deadline: deadline * 1000 }),
      ...(ticket && { stop: ticket.stop }),
    }
    return (await play({ game, config, seed, seats, id, run: key, log, signal, ...terms, listen: hear })).status
  }
  try {
    const status = host
      ? await host({ seed, log, ...(signal && { signal }), ...(ticket && { stop: ticket.stop }), listen: hear })
      : await playHere()
    if (status === undefined) return undefined
    if (!log.isInPlace()) {
      if (folder.has(id)) throw new LeaseLost(`${id} was taken over by another process`)
      setAside.push({ episode: id, why: 'its log was deleted while it was played' })
      return undefined
    }
    if (!log.isWhole()) {
      // Counted now, it would be counted for ever: what is remembered of a log is that it lies there as it was left.
      setAside.push(folder.setAside(id, 'something else wrote into its log, or cut it short, while it was played'))
      return undefined
    }
    const row = measures.row()
    if (isFinal(status))
      finished.remember(id, log.digest()!, { run: key, row, ended: measures.ended() }, folder.episodePath(id))
    return row
  } finally {
    log.close()
  }
}

/** Ends an episode as failed that could not be played where it was: its log says so, and can be resumed. */
export async function failEpisode(setting: Setting, seed: number, reason: string): Promise<Attempt> {
  const lease = setting.leases.take(idOf(seed))
  if (!lease) return { elsewhere: true, setAside: [] }
  try {
    return { row: await failInto(setting, seed, lease, reason), setAside: [] }
  } finally {
    lease.release()
  }
}

async function failInto({ folder, prepared }: Setting, seed: number, lease: Lease, reason: string): Promise<Row> {
  const id = idOf(seed)
  const log = fileLog(folder.episodePath(id), lease)
  try {
    const measures = new Measure()
    const add = (event: Event): void => measures.add(event)
    if (log.events.length === 0) {
      // Nothing had reached the disk yet: the episode begins, and fails at the first question.
      const { game, config, players, key } = prepared
      const fails = { act: () => Promise.reject(new ModelFailure('server', reason)) }
      const seats = Object.entries(seatAll(game, config, players)).map(([seat, who]) => [
        seat,
        { ...who, agent: fails },
      ])
      await play({ game, config, seed, seats: Object.fromEntries(seats) as Seats, id, run: key, log, listen: add })
      return measures.row()
    }
    const ended: Event = {
      type: 'ended',
      status: 'failed',
      reason,
      outcome: null,
      n: log.events.length + 1,
      time: Date.now(),
    }
    for (const event of [...log.events, ended]) add(event)
    log.append(ended)
    return measures.row()
  } finally {
    log.close()
  }
}

type Seats = ReturnType<typeof seatAll>
