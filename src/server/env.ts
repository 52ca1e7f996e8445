/** Any game over JSON lines: the narrow door for other languages. One request object in, one answer object out. */
import { IllegalAction, InvalidInput, Unreadable } from '../core/errors.ts'
import { CLOCK, type Game, type Outcome, type Seat } from '../core/game.ts'
import { validate } from '../core/schema.ts'
import { findGame } from '../lab/run.ts'

interface Episode {
  readonly game: Game
  readonly config: unknown
  state: unknown
}

export interface EnvError {
  readonly error: {
    readonly kind: 'illegal-action' | 'unreadable' | 'bad-request' | 'unknown-episode' | 'internal'
    readonly message: string
  }
}

type Answer = Readonly<Record<string, unknown>>

class BadRequest extends Error {
  readonly kind: EnvError['error']['kind']
  constructor(message: string, kind: EnvError['error']['kind'] = 'bad-request') {
    super(message)
    this.kind = kind
  }
}

/** The episodes of one conversation. An error leaves every episode as it was. */
export class Env {
  readonly #episodes = new Map<string, Episode>()
  #count = 0

  /** Answers one line. Never throws. */
  async answer(line: string): Promise<Answer | EnvError> {
    try {
      return await this.#answer(readRequest(line))
    } catch (error) {
      return { error: { kind: kindOf(error), message: error instanceof Error ? error.message : String(error) } }
    }
  }

  async #answer(request: Record<string, unknown>): Promise<Answer> {
    switch (request['op']) {
      case 'start':
        return this.#start(request)
      case 'act':
        return this.#act(request)
      case 'say':
        return this.#say(request)
      case 'tick':
        return this.#tick(request)
      case 'text': {
        const { game, state } = this.#episode(request)
        return { text: game.language.describe(game.observe(state, this.#seat(request))) }
      }
      case 'rules': {
        const { game, config } = this.#episode(request)
        return { text: game.language.rules(config, this.#seat(request)) }
      }
      case 'state':
        return { state: this.#episode(request).state }
      case 'stop':
        this.#episode(request)
        this.#episodes.delete(request['episode'] as string)
        return { stopped: request['episode'] }
      default:
        throw new BadRequest(
          `"op" must be start, act, say, tick, text, rules, state or stop, not ${JSON.stringify(request['op'])}`,
        )
    }
  }

  async #start({ game: name, config = {}, seed = 1 }: Record<string, unknown>): Promise<Answer> {
    if (typeof name !== 'string') throw new BadRequest('"game" must be the name of a game')
    if (!Number.isInteger(seed)) throw new BadRequest('"seed" must be a whole number')
    const game = await findGame(name)
    const valid = validate(game.config, config, `config of ${name}`)
    const episode: Episode = { game, config: valid, state: game.start(valid, seed as number) }
    const id = `e${++this.#count}`
    this.#episodes.set(id, episode)
    return { episode: id, seats: game.seats(valid), ...this.#look(episode) }
  }

  #act(request: Record<string, unknown>): Answer {
    const episode = this.#episode(request)
    const moves = request['actions'] === undefined ? [request] : request['actions']
    if (!Array.isArray(moves)) throw new BadRequest('"actions" must be a list of {"seat", "action"}')
    let { state } = episode
    for (const move of moves) {
      const seat = this.#seat({ ...move, episode: request['episode'] })
      if (move.action === undefined) throw new BadRequest('"action" is missing')
      state = episode.game.act(state, seat, readAction(episode.game, move.action))
    }
    episode.state = state
    return this.#look(episode)
  }

  #say(request: Record<string, unknown>): Answer {
    const episode = this.#episode(request)
    const { game, state } = episode
    const seat = this.#seat(request)
    if (typeof request['reply'] !== 'string') throw new BadRequest('"reply" must be text')
    episode.state = game.act(state, seat, game.language.parse(request['reply'], game.observe(state, seat)))
    return this.#look(episode)
  }

  #tick(request: Record<string, unknown>): Answer {
    const episode = this.#episode(request)
    const { clock } = episode.game.turn(episode.state)
    if (!clock) throw new BadRequest(`${episode.game.name} has no clock running`)
    episode.state = episode.game.act(episode.state, CLOCK, clock.action)
    return this.#look(episode)
  }

  #episode({ episode }: Record<string, unknown>): Episode {
    const found = this.#episodes.get(episode as string)
    if (!found) throw new BadRequest(`there is no episode ${JSON.stringify(episode)}`, 'unknown-episode')
    return found
  }

  #seat(request: Record<string, unknown>): Seat {
    const { game, config } = this.#episode(request)
    const seats = game.seats(config)
    const seat = request['seat'] ?? (seats.length === 1 ? seats[0] : undefined)
    if (!seats.includes(seat as Seat))
      throw new BadRequest(`"seat" must be one of ${seats.join(', ')}, not ${JSON.stringify(request['seat'])}`)
    return seat as Seat
  }

  #look({ game, config, state }: Episode): {
    turn: readonly Seat[]
    observations: Record<Seat, unknown>
    outcome: Outcome | null
  } {
    const observations = Object.fromEntries(game.seats(config).map((seat) => [seat, game.observe(state, seat)]))
    const { must, may } = game.turn(state)
    return { turn: [...must, ...may], observations, outcome: game.outcome(state) ?? null }
  }
}

function readRequest(line: string): Record<string, unknown> {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch (error) {
    throw new BadRequest(`not JSON: ${(error as Error).message}`)
  }
  if (request === null || typeof request !== 'object' || Array.isArray(request))
    throw new BadRequest('a request is one JSON object')
  return request as Record<string, unknown>
}

function readAction(game: Game, action: unknown): unknown {
  try {
    return validate(game.action, action, 'this action')
  } catch (error) {
    throw InvalidInput.isInstance(error) ? new IllegalAction(error.message) : error
  }
}

function kindOf(error: unknown): EnvError['error']['kind'] {
  if (error instanceof BadRequest) return error.kind
  if (IllegalAction.isInstance(error)) return 'illegal-action'
  if (Unreadable.isInstance(error)) return 'unreadable'
  if (InvalidInput.isInstance(error)) return 'bad-request'
  return 'internal'
}
