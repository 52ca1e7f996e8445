/**
 * Any game over JSON lines: the narrow door for other languages. One request object in, one answer object out. A client of
 * the table: the seats that the conversation plays are remote, the others are played by agents.
 */
import { DECISION } from '../core/boundary.ts'
import { Diverged, IllegalAction, InvalidInput, LogFailure, Unreadable } from '../core/errors.ts'
import type { Event } from '../core/event.ts'
import { readEvent } from '../core/event-schema.ts'
import { fork } from '../core/fork.ts'
import type { Game, Seat } from '../core/game.ts'
import { memoryLog } from '../core/log.ts'
import { holdersOf, startOf } from '../core/replay.ts'
import { validateGiven } from '../core/validate-given.ts'
import { findGame } from '../lab/own-code/find-game.ts'
import { Batches } from './env/batches.ts'
import { describeGame, listGames } from './env/describe.ts'
import { EnvEpisode, seatAgents, seatingsOf, type EpisodeSetup, type Move } from './env/episode.ts'
import { openRunLog } from './env/log-folder.ts'
import {
  BadRequest,
  flagIn,
  isRecord,
  readRequest,
  recordIn,
  textIn,
  wholeIn,
  type Answer,
  type ErrorKind,
  type Request,
} from './env/request.ts'
import { TextModules } from './env/text-modules.ts'

/** What is wrong with a line, in words for whoever wrote it. */
export interface EnvError {
  readonly error: { readonly kind: ErrorKind; readonly message: string }
}

/** The episodes of one conversation. An error leaves every episode as it was. */
export class Env {
  readonly #episodes = new Map<string, EnvEpisode>()
  readonly #batches = new Batches()
  #count = 0

  /** Answers one line. Never throws. */
  async answer(line: string): Promise<Answer | EnvError> {
    try {
      return await this.#answer(readRequest(line))
    } catch (error) {
      return { error: { kind: kindOf(error), message: error instanceof Error ? error.message : String(error) } }
    }
  }

  #answer(request: Request): Promise<Answer> {
    const { op } = request
    if (typeof op !== 'string' || !Object.hasOwn(this.#operations, op))
      throw new BadRequest(`"op" must be one of ${Object.keys(this.#operations).join(', ')}, not ${JSON.stringify(op)}`)
    return this.#operations[op]!(request)
  }

  readonly #operations: Readonly<Record<string, (request: Request) => Promise<Answer>>> = {
    games: listGames,
    describe: async (request) => {
      const { game, config } = await readGame(request)
      return describeGame(game, config)
    },
    start: (request) => this.#start(request),
    act: (request) => this.#act(request),
    say: async (request) => {
      const episode = this.#episode(request)
      await episode.play([{ seat: seatIn(episode, request), reply: textIn(request, 'reply') }])
      return episode.look()
    },
    tick: async (request) => {
      const episode = this.#episode(request)
      if (!(await episode.table.tick())) throw new BadRequest(`${episode.setup.game.name} has no clock running`)
      return episode.look()
    },
    text: async (request) => {
      const episode = this.#episode(request)
      return { text: episode.text(seatIn(episode, request)) }
    },
    rules: async (request) => {
      const episode = this.#episode(request)
      return { text: episode.rules(seatIn(episode, request)) }
    },
    sample: async (request) => {
      const episode = this.#episode(request)
      const seed = request['seed'] === undefined ? undefined : wholeIn(request, 'seed', 1)
      return episode.sample(seatIn(episode, request), seed)
    },
    state: async (request) => ({ state: this.#episode(request).table.state as unknown }),
    save: async (request) => {
      const { setup, events } = this.#episode(request)
      const { game, config, seed, agents } = setup
      return { saved: { game: game.name, config, seed, agents, events: [...events] } }
    },
    restore: (request) => this.#restore(request),
    fork: (request) => this.#fork(request),
    reset: (request) => this.#batches.reset(request),
    step: (request) => this.#batches.step(request),
    stop: async (request) => {
      const { batch } = request
      if (batch !== undefined && this.#batches.has(batch)) this.#batches.stop(batch as string)
      else this.#episode(request).close()
      this.#episodes.delete(request['episode'] as string)
      return { stopped: batch ?? request['episode'] }
    },
  }

  async #start(request: Request): Promise<Answer> {
    const { game, config } = await readGame(request)
    const setup = { game, config, ...readSetup(request, game, config) }
    const path = request['log'] === undefined ? undefined : textIn(request, 'log')
    if (path === undefined) return this.#open(setup)
    const seats = seatingsOf(await seatAgents(setup))
    const { log, id, path: file } = openRunLog(path, { ...setup, seats })
    return { ...(await this.#open({ ...setup, log, id })), log: file }
  }

  async #restore(request: Request): Promise<Answer> {
    const saved = recordIn(request, 'saved', 'what save gave')
    const events = readEvents(saved['events'])
    const { game, config } = await readGame(saved)
    const begun = { ...readSetup({ ...saved, ...pickOptions(request) }, game, config), log: memoryLog(events) }
    return this.#open({ game, config, ...begun, id: startOf(events).episode })
  }

  /** Another episode that begins as this one did, up to an event, with others in some seats. */
  async #fork(request: Request): Promise<Answer> {
    const { setup, events, seats } = this.#episode(request)
    const at = wholeIn(request, 'at', events.length, 1)
    const others = recordIn(request, 'agents', '{"<seat>": "<agent>"}') as EpisodeSetup['agents']
    const given = await seatAgents({ ...setup, agents: others })
    const replaced = Object.fromEntries(Object.keys(others).map((place) => [place, given[place]!]))
    const episode = `${startOf(events).episode}-at-${at}-${this.#count + 1}`
    const begun = fork(events, { at, seats: seatingsOf(replaced), episode })
    const held = holdersOf(begun)
    // Those who took over stay; of the others, those who still sit there by the log.
    const agents = Object.fromEntries(
      seats.flatMap((place) => {
        const agent = others[place] ?? setup.agents[place]
        return agent !== undefined && held[place]?.remote !== true ? [[place, agent]] : []
      }),
    )
    const { id: _, ...rest } = setup
    return this.#open({ ...rest, agents, log: memoryLog(begun), id: episode })
  }

  async #open(setup: EpisodeSetup): Promise<Answer> {
    const episode = await EnvEpisode.open(setup)
    const id = `e${++this.#count}`
    this.#episodes.set(id, episode)
    try {
      await Promise.race([episode.table.settled(), failure(episode)])
      return { episode: id, seats: episode.seats, ...(await episode.look()) }
    } catch (error) {
      this.#episodes.delete(id)
      throw error
    }
  }

  async #act(request: Request): Promise<Answer> {
    const episode = this.#episode(request)
    const given = request['actions'] ?? [request]
    if (!Array.isArray(given)) throw new BadRequest('"actions" must be a list of {"seat", "action"}')
    await episode.play(given.map((move: unknown) => readMove(episode, isRecord(move) ? move : {})))
    return episode.look()
  }

  #episode({ episode }: Request): EnvEpisode {
    const found = this.#episodes.get(episode as string)
    if (!found) throw new BadRequest(`there is no episode ${JSON.stringify(episode)}`, 'unknown-episode')
    return found
  }
}

/** A log that does not fit rejects `ended`, and nothing settles any more. */
const failure = (episode: EnvEpisode): Promise<void> => episode.table.ended.then(() => {})

async function readGame(request: Request): Promise<{ game: Game; config: unknown }> {
  const { game: name } = request
  if (typeof name !== 'string') throw new BadRequest('"game" must be the name of a game')
  const game = await findGame(name)
  const { preset } = request
  if (preset !== undefined && !Object.hasOwn(game.presets ?? {}, preset as string))
    throw new BadRequest(
      `"preset": ${name} has ${Object.keys(game.presets ?? {}).join(', ') || 'none'}, not ${JSON.stringify(preset)}`,
    )
  const given = {
    ...(preset !== undefined && game.presets![preset as string]),
    ...recordIn(request, 'config', 'an object'),
  }
  return { game, config: validateGiven(game.config, given, `config of ${name}`) }
}

function readSetup(request: Request, game: Game, config: unknown): Omit<EpisodeSetup, 'game' | 'config'> {
  const { encoding, modules } = request
  if (encoding !== undefined && encoding !== null && typeof encoding !== 'string')
    throw new BadRequest('"encoding" must be the name of an encoding')
  const learn = flagIn(request, 'learn') || encoding !== undefined
  return {
    seed: wholeIn(request, 'seed', 1),
    agents: recordIn(request, 'agents', '{"<seat>": "<agent>"}') as EpisodeSetup['agents'],
    ...(learn && { learn: { encoding: encoding ?? null } }),
    ...(modules !== undefined && { modules: new TextModules(game, config, modules) }),
  }
}

const pickOptions = ({ learn, encoding, modules }: Request): Request => ({
  ...(learn !== undefined && { learn }),
  ...(encoding !== undefined && { encoding }),
  ...(modules !== undefined && { modules }),
})

function readEvents(given: unknown): Event[] {
  if (!Array.isArray(given) || given.length === 0)
    throw new BadRequest('"saved" must be what save gave: it has no events')
  try {
    return given.map((event: unknown) => readEvent(event))
  } catch (error) {
    throw new BadRequest(`"saved" must be what save gave: ${(error as Error).message}`)
  }
}

function readMove(episode: EnvEpisode, move: Request): Move {
  const seat = seatIn(episode, move)
  if (move['reply'] !== undefined && (move['action'] ?? move['number']) !== undefined) throw new BadRequest(DECISION)
  if (move['action'] !== undefined) return { seat, action: move['action'] }
  if (move['number'] !== undefined) return { seat, number: wholeIn(move, 'number', 0) }
  if (move['reply'] !== undefined) return { seat, reply: textIn(move, 'reply') }
  if (move['pass'] === true) return { seat }
  throw new BadRequest('"action" is missing')
}

function seatIn({ seats }: EnvEpisode, request: Request): Seat {
  const seat = request['seat'] ?? (seats.length === 1 ? seats[0] : undefined)
  if (!seats.includes(seat as Seat))
    throw new BadRequest(`"seat" must be one of ${seats.join(', ')}, not ${JSON.stringify(request['seat'])}`)
  return seat as Seat
}

function kindOf(error: unknown): ErrorKind {
  if (error instanceof BadRequest) return error.kind
  if (IllegalAction.isInstance(error)) return 'illegal-action'
  if (Unreadable.isInstance(error)) return 'unreadable'
  // A log that cannot be written where it was asked for, or that does not fit the game, is asked wrongly too.
  if ([InvalidInput, LogFailure, Diverged].some((kind) => kind.isInstance(error))) return 'bad-request'
  return 'internal'
}
