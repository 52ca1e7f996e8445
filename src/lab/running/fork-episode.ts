/** Goes on from any event of a logged episode with other agents in some seats. */
import { InvalidInput } from '../../core/errors.ts'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '../../core/event.ts'
import { fork } from '../../core/fork.ts'
import type { Seat } from '../../core/game.ts'
import { hash, type Json } from '../../core/json.ts'
import { Leases } from '../../node/leases.ts'
import { fileLog } from '../../node/log.ts'
import type { Ending } from '../../core/position.ts'
import type { Model } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import { holdersOf, startOf } from '../../core/replay.ts'
import { validate } from '../../core/schema.ts'
import { contentOfSoftware } from '../own-code/content.ts'
import { findGame } from '../own-code/find-game.ts'
import { contentsOf } from '../plans/identity.ts'
import { prepare, seatAll, seating, type AgentSpec, type Player } from '../seating/lineup.ts'

/** Which episode goes on from where, and with whom. */
export interface ForkRequest {
  /** The module of its game, where that is not built in. */
  readonly module?: string
  readonly events: readonly Event[]
  /** The last event that is kept. */
  readonly at: number
  /** Who sits down where; the other seats keep their agents. */
  readonly seats: Readonly<Record<Seat, AgentSpec>>
  /** Opens a model by its name, once for each name. */
  readonly openModel: (name: string) => Promise<Model>
  /** For new agents that need a model and name none. */
  readonly model?: string
  /** The longest time for one decision, in seconds. */
  readonly deadline?: number
  /** The folder that the new episode's log goes into. */
  readonly folder: string
  readonly signal?: AbortSignal
  /** Called with each new event. */
  readonly listen?: (event: Event) => void
}

/** Plays the fork to its end and returns where its log is. The same request again resumes it or finds it done. */
export async function forkEpisode(request: ForkRequest): Promise<Ending & { readonly path: string }> {
  const { events, at, openModel } = request
  const start = startOf(events)
  const named = request.module ?? start.game
  const game = await findGame(named)
  const config = validate(game.config, start.config, 'the config in the log')
  const open = (name: string | undefined): Promise<Model> => {
    const wanted = name ?? request.model
    if (!wanted) return Promise.reject(new InvalidInput('this agent needs a language model: name one with --model'))
    return openModel(wanted)
  }
  const holders = { ...start.seats, ...holdersOf(events.slice(0, at)) }
  const people = Object.keys(holders).filter((name) => holders[name]!.remote && !request.seats[name])
  if (people.length > 0)
    throw new InvalidInput(
      `somebody from outside held ${people.join(' and ')} in this log, and cannot be asked again: seat somebody there too, with ${people.map((name) => `--seat ${name}=<agent>`).join(' ')}`,
    )
  const players: Record<Seat, Player> = {}
  for (const [name, was] of Object.entries(holders)) {
    const spec = request.seats[name] ?? { ...was, options: was.options as Record<string, Json> | undefined }
    players[name] = await prepare(game, spec, open)
  }
  const replaced = Object.keys(request.seats)
  const seatings = Object.fromEntries(
    replaced.map((name) => [name, players[name] ? seating(players[name]) : { agent: '' }]),
  )
  const contents = { roundtable: contentOfSoftware(), ...contentsOf(named, { ...holders, ...seatings }) }
  const id = `${start.episode}-at-${at}-${hash({ from: start, seatings, contents: Object.values(contents) }).slice(0, 8)}`
  const path = join(request.folder, `${id}.jsonl`)
  const prefix = fork(events, { at, seats: seatings, episode: id })
  const leases = new Leases(join(request.folder, 'leases'))
  try {
    const lease = leases.take(id)
    if (!lease) throw new InvalidInput(`another process is playing ${path}; wait for it or stop it`)
    if (!existsSync(path)) writeWhole(path, prefix.map((event) => `${JSON.stringify(event)}\n`).join(''))
    const seats = seatAll(game, config, players)
    const log = fileLog(path, lease)
    try {
      const { signal, listen, deadline: seconds } = request
      const origin = { episode: start.episode, at }
      const deadline = seconds === undefined ? undefined : 1000 * seconds
      const ending = await play({
        game,
        config,
        seed: start.seed,
        seats,
        id,
        log,
        fork: origin,
        signal,
        listen,
        deadline,
      })
      return { ...ending, path }
    } finally {
      log.close()
    }
  } finally {
    leases.close()
  }
}

/** All of it or nothing: half a beginning would be resumed as another episode. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
