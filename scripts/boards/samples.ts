/** Moments of real episodes, a few for each board: what the pictures of `npm run boards` show. */
import type { Marks } from '../../web/src/boards/board.ts'
import { playFor, type Lineup, type Played } from '../pictures/played.ts'

export interface Sample {
  readonly name: string
  readonly game: string
  readonly observation: unknown
  readonly seat: string | undefined
  readonly names: readonly string[]
  readonly everybody?: Readonly<Record<string, unknown>> | undefined
  readonly marks?: Marks | undefined
  readonly mayAct: boolean
}

interface Wanted extends Lineup {
  readonly name: string
  /** The seat that looks; absent: the truth. */
  readonly seat?: string
  /** The first moment from this part of the episode on at which the seat has to act; 1: the end. */
  readonly at: number
  readonly marks?: boolean
}

const WANTED: readonly Wanted[] = [
  {
    name: 'ring',
    game: 'overcooked',
    agent: 'greedy',
    config: { layout: 'coordination-ring', horizon: 200 },
    seed: 1,
    seat: 'alice',
    at: 0.4,
  },
  {
    name: 'gates',
    game: 'overcooked',
    agent: 'greedy',
    config: { layout: 'locked', horizon: 200 },
    seed: 2,
    seat: 'bob',
    at: 0.5,
  },
  {
    name: 'tomatoes',
    game: 'overcooked',
    agent: 'greedy',
    config: { layout: 'soup-coordination', dynamics: 'modern', horizon: 200 },
    seed: 1,
    seat: 'alice',
    at: 0.5,
  },
  { name: 'start', game: 'traveling-adventurers', agent: 'symbolic', seed: 3, seat: 'USER', at: 0 },
  {
    name: 'talk',
    game: 'traveling-adventurers',
    agent: 'symbolic',
    options: { strategy: 'lazy' },
    seed: 3,
    seat: 'BOT',
    at: 0.7,
  },
  { name: 'truth', game: 'traveling-adventurers', agent: 'symbolic', options: { strategy: 'lazy' }, seed: 3, at: 1 },
  {
    name: 'twelve',
    game: 'traveling-adventurers',
    agent: 'symbolic',
    config: { boards: 'generated', rooms: 12 },
    seed: 2,
    seat: 'USER',
    at: 0.5,
  },
  { name: 'team', game: 'avalon', agent: 'symbolic', seed: 4, seat: 'player-3', at: 0.3 },
  { name: 'thoughts', game: 'avalon', agent: 'symbolic', seed: 4, seat: 'player-4', at: 0.8, marks: true },
  {
    name: 'vote-ten',
    game: 'avalon',
    agent: 'symbolic',
    config: { players: 10, preset: 'official' },
    seed: 2,
    seat: 'player-2',
    at: 0.55,
  },
  {
    name: 'end-five',
    game: 'avalon',
    agent: 'symbolic',
    config: { players: 5, preset: 'official' },
    seed: 2,
    seat: 'player-1',
    at: 1,
  },
  { name: 'start', game: 'assignment', agent: 'symbolic', seed: 1, seat: 'player-1', at: 0.3 },
  { name: 'open', game: 'assignment', agent: 'symbolic', seed: 2, seat: 'player-2', at: 0.9 },
  { name: 'visitor', game: 'planning', agent: 'symbolic', seed: 1, seat: 'user', at: 0.8 },
  { name: 'assistant', game: 'planning', agent: 'symbolic', seed: 1, seat: 'assistant', at: 0.5 },
  { name: 'traveller', game: 'mediation', agent: 'symbolic', seed: 1, seat: 'user-0', at: 0.9 },
  { name: 'assistant', game: 'mediation', agent: 'symbolic', seed: 1, seat: 'assistant', at: 0.5 },
  { name: 'map', game: 'map-reader', agent: 'symbolic', config: { level: 3 }, seed: 1, seat: 'player', at: 0.4 },
  { name: 'sum', game: 'arithmetic', agent: 'symbolic', seed: 1, seat: 'player', at: 0.5 },
  { name: 'sort', game: 'sorting', agent: 'symbolic', config: { level: 3 }, seed: 1, seat: 'player', at: 0.4 },
  { name: 'tidy', game: 'twc', agent: 'symbolic', config: { level: 3 }, seed: 2, seat: 'player', at: 0.5 },
  {
    name: 'chase',
    game: 'collab-capture',
    agent: 'symbolic',
    config: { start: 'sampled' },
    seed: 5,
    seat: 'alice',
    at: 0.5,
    marks: true,
  },
  { name: 'code', game: 'collab-escape', agent: 'symbolic', seed: 1, seat: 'bob', at: 0.4, marks: true },
  {
    name: 'areas',
    game: 'collab-escape',
    agent: 'symbolic',
    config: { map: 'seven-areas' },
    seed: 1,
    seat: 'alice',
    at: 0.6,
  },
  {
    name: 'kitchen',
    game: 'theory-of-mind',
    agent: 'random',
    config: { about: 'overcooked' },
    seed: 3,
    seat: 'player',
    at: 0,
  },
  {
    name: 'chase',
    game: 'theory-of-mind',
    agent: 'random',
    config: { about: 'collab-capture' },
    seed: 2,
    seat: 'player',
    at: 0,
  },
  {
    name: 'escape',
    game: 'theory-of-mind',
    agent: 'random',
    config: { about: 'collab-escape' },
    seed: 2,
    seat: 'player',
    at: 1,
  },
]

/** The samples of these games, or of all. */
export async function drawSamples(games: readonly string[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const wanted of WANTED)
    if (games.length === 0 || games.includes(wanted.game)) samples.push(sampleOf(wanted, await playFor(wanted)))
  return samples
}

function sampleOf({ name, seat, at, marks }: Wanted, { game, steps }: Played): Sample {
  const config = (steps[0]!.event as unknown as { config: unknown }).config
  const names = game.seats(config)
  const mustAct = (place: number): boolean => seat !== undefined && game.turn(steps[place]!.state).must.includes(seat)
  let place = Math.min(steps.length - 1, Math.floor(at * steps.length))
  if (at < 1) while (place < steps.length - 1 && seat !== undefined && !mustAct(place)) place++
  const { state } = steps[place]!
  const notes = steps.slice(0, place + 1).flatMap(({ event }) => {
    if (!('seat' in event) || event.seat !== seat) return []
    if (event.type === 'noted') return [{ kind: event.kind, data: event.data }]
    return event.type === 'acted' && event.notes !== undefined ? [{ kind: 'acted', data: event.notes }] : []
  })
  return {
    name: `${game.name}-${name}`,
    game: game.name,
    observation: game.observe(state, seat ?? names[0]!),
    seat,
    names,
    everybody: seat === undefined ? Object.fromEntries(names.map((one) => [one, game.observe(state, one)])) : undefined,
    marks: marks && seat !== undefined ? { seat, notes } : undefined,
    mayAct: mustAct(place),
  }
}
