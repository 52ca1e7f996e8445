/** A worker's process: plays the episodes that its run gives it, into the run's own folder. */
import { Worker } from 'node:worker_threads'
import { setMaxListeners } from 'node:events'
import { publicModelName } from '../../../models/public-name.ts'
import { Finished } from '../../logs/finished.ts'
import { joinRun } from '../join-run.ts'
import { playEpisode, type Setting } from '../play-episode.ts'
import { preparePlan } from '../../plans/prepare-plan.ts'
import { RunFolder } from '../../logs/store.ts'
import { sendError, type FromWorker, type ToWorker } from './messages.ts'
import { Requests } from './requests.ts'

/** Milliseconds between two signs that this process is not stuck. */
const BEAT = 1000

/** A process that is stuck does not hear that its run is gone; a thread of its own sees it. */
const WATCH_PARENT = `
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000)
`

const say = (message: FromWorker): void => {
  // A run that was killed hears nothing more; this process ends with it, and no agent is to blame.
  if (process.connected) process.send!(message, undefined, undefined, () => {})
}
let playing = 0
let asking = false
/**
 * While episodes are played and nothing is asked of the run, the line to it does not count as something to wait for: an
 * agent that waits for what never comes is then noticed, as it is in a process of its own.
 */
const hold = (): void => (playing > 0 && !asking ? process.channel?.unref() : process.channel?.ref())
const requests = new Requests(say, (open) => {
  asking = open
  hold()
})
const stop = new AbortController()
const drain = new AbortController()
setMaxListeners(0, stop.signal, drain.signal)
let setting: Promise<Setting> | undefined

async function begin({ plan, folder: path, began, replay }: Extract<ToWorker, { type: 'begin' }>): Promise<Setting> {
  const folder = new RunFolder(path)
  const prepared = joinRun(
    await preparePlan(plan, (name) => ({ ...requests.model(name), name: publicModelName(name) })),
    folder,
  )
  return {
    folder,
    prepared,
    finished: new Finished(path),
    leases: folder.leases(),
    began,
    ...(replay && { replay }),
    signal: stop.signal,
    drain: drain.signal,
    admission: requests.admission,
    listen: (event) => event.type === 'rejected' && say({ type: 'rejected', event }),
  }
}

async function playOne(seed: number): Promise<void> {
  playing++
  hold()
  try {
    say({ type: 'played', seed, attempt: await playEpisode(await setting!, seed) })
  } catch (error) {
    say({ type: 'broke', seed, error: sendError(error) })
  } finally {
    playing--
    hold()
  }
}

process.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'begin':
      setting = begin(message)
      setting.then(
        () => say({ type: 'ready' }),
        (error: unknown) => say({ type: 'broke', error: sendError(error) }),
      )
      return
    case 'play':
      void playOne(message.seed)
      return
    case 'drain':
      drain.abort()
      return
    case 'stop':
      stop.abort(new Error(message.reason))
      return
    default:
      requests.hear(message)
  }
})
process.on('disconnect', () => process.exit())
// An interrupt reaches all processes of a terminal; the run decides what becomes of its workers.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('beforeExit', () => process.channel?.ref())
setInterval(() => say({ type: 'beat' }), BEAT).unref()
new Worker(WATCH_PARENT, { eval: true, execArgv: [] }).unref()
