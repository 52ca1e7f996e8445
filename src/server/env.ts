/**
 * Any game over JSON lines: the narrow door for other languages. One request object in, one answer object out. A client of
 * the table: the seats that the conversation plays are remote, the others are played by agents.
 */
import { readDecision } from '../core/boundary.ts'
import { IllegalAction, InvalidInput, Unreadable } from '../core/errors.ts'
import { sharedConfig, type Game, type Outcome, type Seat } from '../core/game.ts'
import { validate } from '../core/schema.ts'
import { openTable, type Submission, type Table } from '../core/table.ts'
import { prepare, readAgentSpec, seat } from '../lab/lineup.ts'
import { findGame } from '../lab/run.ts'

interface Episode {
  readonly game: Game
  readonly config: unknown
  readonly table: Table
}

type ErrorKind = 'illegal-action' | 'unreadable' | 'bad-request' | 'unknown-episode' | 'internal'

export interface EnvError {
  readonly error: { readonly kind: ErrorKind; readonly message: string }
}

type Answer = Readonly<Record<string, unknown>>

class BadRequest extends Error {
  readonly kind: ErrorKind
  constructor(message: string, kind: ErrorKind = 'bad-request') {
    super(message)
    this.kind = kind
  }
}

const OPERATIONS = ['start', 'act', 'say', 'tick', 'text', 'rules', 'state', 'stop']

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
        const { game, table } = this.#episode(request)
        return { text: game.language.describe(table.observe(this.#seat(request)).observation) }
      }
      case 'rules': {
        const { game, config } = this.#episode(request)
        return { text: game.language.rules(sharedConfig(game, config), this.#seat(request)) }
      }
      case 'state':
        return { state: this.#episode(request).table.state }
      case 'stop':
        this.#episode(request).table.close()
        this.#episodes.delete(request['episode'] as string)
        return { stopped: request['episode'] }
      default:
        throw new BadRequest(`"op" must be one of ${OPERATIONS.join(', ')}, not ${JSON.stringify(request['op'])}`)
    }
  }

  async #start({ game: name, config = {}, seed = 1, agents = {} }: Record<string, unknown>): Promise<Answer> {
    if (typeof name !== 'string') throw new BadRequest('"game" must be the name of a game')
    if (!Number.isSafeInteger(seed)) throw new BadRequest('"seed" must be a whole number')
    if (typeof agents !== 'object' || agents === null) throw new BadRequest('"agents" must be {"<seat>": "<agent>"}')
    const game = await findGame(name)
    const valid = validate(game.config, config, `config of ${name}`)
    const places = game.seats(valid)
    const seats = Object.fromEntries(places.map((place) => [place, { remote: 'env' } as Parameters<Table['seat']>[1]]))
    for (const [place, spec] of Object.entries(agents)) {
      if (!places.includes(place))
        throw new BadRequest(`"agents": there is no seat ${place}; the seats are ${places.join(', ')}`)
      const player = await prepare(game, readAgentSpec(String(spec)), () =>
        Promise.reject(new BadRequest(`agent ${String(spec)} needs a language model, which env does not open`)),
      )
      seats[place] = seat(game, valid, place, player)
    }
    const table = openTable({ game, config: valid, seed: seed as number, seats, time: 'simulated' })
    const episode: Episode = { game, config: valid, table }
    const id = `e${++this.#count}`
    this.#episodes.set(id, episode)
    return { episode: id, seats: places, ...(await look(episode)) }
  }

  async #act(request: Record<string, unknown>): Promise<Answer> {
    const episode = this.#episode(request)
    const given = request['actions'] === undefined ? [request] : request['actions']
    if (!Array.isArray(given)) throw new BadRequest('"actions" must be a list of {"seat", "action"}')
    const moves = given.map((move: Record<string, unknown>) => {
      const place = this.#seat({ ...move, episode: request['episode'] })
      if (move['action'] === undefined) throw new BadRequest('"action" is missing')
      return { place, action: move['action'] }
    })
    tryAll(episode, moves)
    for (const { place, action } of moves) await submit(episode, place, { action })
    return look(episode)
  }

  async #say(request: Record<string, unknown>): Promise<Answer> {
    const episode = this.#episode(request)
    const place = this.#seat(request)
    if (typeof request['reply'] !== 'string') throw new BadRequest('"reply" must be text')
    await submit(episode, place, { reply: request['reply'] })
    return look(episode)
  }

  async #tick(request: Record<string, unknown>): Promise<Answer> {
    const episode = this.#episode(request)
    if (!(await episode.table.tick())) throw new BadRequest(`${episode.game.name} has no clock running`)
    return look(episode)
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
}

/** Several moves are taken all or none: they are tried on the state before any of them is made. */
function tryAll({ game, table }: Episode, moves: readonly { place: Seat; action: unknown }[]): void {
  if (moves.length < 2) return
  let { state } = table
  for (const { place, action } of moves) {
    const read = readDecision(game, game.language, { action }, undefined)
    if (read.type !== 'act') throw new IllegalAction(read.type === 'reject' ? read.reason : 'this is no action')
    state = game.act(state, place, read.action)
  }
}

async function submit({ table }: Episode, place: Seat, submission: Submission): Promise<void> {
  const answer = await table.submit(place, submission)
  if (answer.status === 'accepted') return
  throw answer.status === 'unreadable' ? new Unreadable(answer.reason) : new IllegalAction(answer.reason)
}

/** Everything as it stands once the agents have done what they can. */
async function look({ game, config, table }: Episode): Promise<{
  turn: readonly Seat[]
  observations: Record<Seat, unknown>
  outcome: Outcome | null
}> {
  await table.settled()
  const { state } = table
  const { must, may } = game.turn(state)
  const observations = Object.fromEntries(game.seats(config).map((place) => [place, game.observe(state, place)]))
  return { turn: [...must, ...may], observations, outcome: game.outcome(state) ?? null }
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

function kindOf(error: unknown): EnvError['error']['kind'] {
  if (error instanceof BadRequest) return error.kind
  if (IllegalAction.isInstance(error)) return 'illegal-action'
  if (Unreadable.isInstance(error)) return 'unreadable'
  if (InvalidInput.isInstance(error)) return 'bad-request'
  return 'internal'
}
