/** Episodes that are copies of each other: counted, and where nothing is left to chance played once. */
import type { Decision, Turn } from '../../core/agent.ts'
import type { Seated } from '../../core/episode.ts'
import type { Game, Seat } from '../../core/game.ts'
import { canonical, hash } from '../../core/json.ts'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { seatAll, type Player } from '../seating/lineup.ts'
import { isPath, watchGame } from '../own-code/load-module.ts'
import type { Row } from '../logs/measure.ts'

/** Worlds are dealt anew to compare them for at most so many episodes; beyond, worlds of another hash count as others. */
const MAX_DEALT = 400

/**
 * How many different episodes there are: those in which the seats saw the same world and made the same moves count once.
 */
export function countDistinct(game: Game | undefined, config: unknown, rows: readonly Row[]): number {
  // Of each sequence of moves, the first states it was made from, each with a seed that deals it.
  const byMoves = new Map<string, Map<string, number>>()
  for (const { moves, start, seed } of rows) {
    if (!byMoves.has(moves)) byMoves.set(moves, new Map())
    byMoves.get(moves)!.set(start, seed)
  }
  let dealt = 0
  let count = 0
  for (const worlds of byMoves.values()) {
    if (worlds.size === 1 || !game || (dealt += worlds.size) > MAX_DEALT) count += worlds.size
    else count += new Set([...worlds.values()].map((seed) => firstSight(game, config, seed))).size
  }
  return count
}

/** What all seats see at first: two worlds that look the same to everybody, whatever their rng, are the same. */
function firstSight(game: Game, config: unknown, seed: number): string {
  const state = game.start(config, seed)
  return canonical(game.seats(config).map((seat) => game.observe(state, seat)))
}

/**
 * Whether every one of these seeds gives the same episode: the same first state, and nobody at the table who draws a
 * random number, asks a model or uses anything else from outside. It is found by playing one episode and watching.
 */
export const isDeterministic = (
  game: Game,
  config: unknown,
  players: Readonly<Record<Seat, Player>>,
  seeds: readonly number[],
  signal?: AbortSignal,
): Promise<boolean> => watchGame(game, () => playsTheSame(game, config, players, seeds, signal))

async function playsTheSame(
  game: Game,
  config: unknown,
  players: Readonly<Record<Seat, Player>>,
  seeds: readonly number[],
  signal?: AbortSignal,
): Promise<boolean> {
  // One seed alone says nothing about the others: it is held against its neighbour.
  const [first, ...others] = seeds.length === 1 ? [seeds[0], seeds[0]! + 1] : seeds
  // What an agent of the user's own draws on cannot be seen from here.
  if (
    first === undefined ||
    Object.values(players).some(({ name, model }) => model || isPath(name) || name.startsWith('exec:'))
  )
    return false
  const dealt = hash(game.start(config, first))
  if (others.some((seed) => hash(game.start(config, seed!)) !== dealt)) return false
  let drew = false
  const notice = (): void => void (drew = true)
  const seats = Object.entries(seatAll(game, config, players)).map(([seat, seated]) => [seat, watch(seated, notice)])
  const { status } = await play({ game, config, seed: first, seats: Object.fromEntries(seats), signal })
  return !drew && (status === 'completed' || status === 'stopped')
}

/** The same agent; `notice` is told when it draws a random number or asks for something from outside. */
function watch(seated: Seated, notice: () => void): Seated {
  const act = (observation: unknown, turn: Turn): Promise<Decision> | Decision =>
    seated.agent.act(
      observation,
      Object.create(turn, {
        random: { get: () => new WatchedRandom(turn.random, notice) },
        ask: { value: notice },
        use: { value: notice },
        note: { value: () => {} },
      }) as Turn,
    )
  return { ...seated, agent: { act } }
}

/** Draws what the other would, and tells of it. */
class WatchedRandom extends Random {
  readonly #notice: () => void

  constructor(random: Random, notice: () => void) {
    super(random.state())
    this.#notice = notice
  }

  override state() {
    this.#notice()
    return super.state()
  }

  override int(low: number, high: number): number {
    this.#notice()
    return super.int(low, high)
  }

  override float(): number {
    this.#notice()
    return super.float()
  }
}
