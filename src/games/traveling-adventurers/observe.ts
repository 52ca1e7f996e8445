/** What a seat may know, and what else could be true for all it knows. */
import { Random } from '../../core/random.ts'
import type { Seat } from '../../core/game.ts'
import { partnerOf, WORLDS } from './config.ts'
import type { Hallway, Player } from './config.ts'
import { drawCoins, toMatrix } from './instances.ts'
import type { Observation } from './observation.ts'
import { judge } from './outcome.ts'
import { roomName, samePath } from './rooms.ts'
import { pathsMatch } from './rules.ts'
import type { State } from './state.ts'

export function observe(state: State, seat: Seat): Observation {
  const player = seat as Player
  const { rooms, coins, weights } = state.house
  return {
    seat: player,
    partner: partnerOf(player),
    mode: state.mode,
    world: WORLDS[player],
    rooms: rooms.map((letter) => ({ letter, name: roomName(letter) })),
    start: rooms[0]!,
    coins,
    weights: toHallways(rooms, weights[player]),
    dialogue: state.dialogue,
    notices: state.notices[player],
    submitted: state.submissions[player],
    path: state.paths[player],
    match: state.mode === 'free' && pathsMatch(state),
    turnsLeft: Math.max(0, state.turnLimit - state.taken[player]),
  }
}

/** Coins of one seat as triples. */
export const toHallways = (rooms: readonly string[], weights: readonly number[]): Hallway[] =>
  rooms.flatMap((a, i) => rooms.slice(i + 1).map((b, j): Hallway => [a, b, weights[i * rooms.length + i + 1 + j]!]))

/** The partner's coins, submission and clicked path drawn anew, as far as this seat cannot tell them apart. */
export function resample(state: State, seat: Seat, seed: number): State {
  const partner = partnerOf(seat)
  const random = new Random(seed, 'traveling-adventurers', 'resample', seat)
  const { rooms, coins } = state.house
  const hallways = (rooms.length * (rooms.length - 1)) / 2
  const weights = toMatrix(drawCoins(hallways, random, coins.min, coins.max), rooms.length)
  const trip = [rooms[0]!, ...random.shuffle(rooms.slice(1)), rooms[0]!]
  const other: State = {
    ...state,
    house: { ...state.house, weights: { ...state.house.weights, [partner]: weights } },
    submissions: { ...state.submissions, [partner]: redrawSubmission(state, partner, trip, random) },
    paths: { ...state.paths, [partner]: redrawPath(state, partner, trip, random) },
  }
  return state.outcome ? { ...other, outcome: judge(other, state.outcome.reason) } : other
}

/** Before its own submission a seat cannot know of the partner's; after it, a game that goes on has none. */
function redrawSubmission(state: State, partner: Player, trip: string[], random: Random): readonly string[] | null {
  if (state.mode === 'free') return state.submissions[partner]
  const mine = state.submissions[partnerOf(partner)]
  if (state.outcome) return state.submissions[partner] && trip
  return mine || state.taken[partner] === 0 || random.int(0, 1) === 0 ? null : trip
}

function redrawPath(state: State, partner: Player, trip: string[], random: Random): readonly string[] {
  if (state.mode !== 'free' || pathsMatch(state) || state.outcome) return state.paths[partner]
  const path = trip.slice(0, random.int(1, trip.length))
  return samePath(path, state.paths[partnerOf(partner)]) ? path.slice(0, 1) : path
}
