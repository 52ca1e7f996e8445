/**
 * The floors and the ceiling beside which every table shows its numbers: on the very seeds and config of the run, and
 * with the run's own partners and opponents wherever these ask no model.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game, Outcome, Seat } from '../../core/game.ts'
import { getOrAdd } from '../../core/get-or-add.ts'
import { canonical, type Json } from '../../core/json.ts'
import { play } from '../../core/play.ts'
import { agents, bestKnownOf, floorsOf } from '../../agents/index.ts'
import { isExec } from '../../node/exec/index.ts'
import type { RunRecord } from '../logs/store.ts'
import { isPath, watchGame } from '../own-code/load-module.ts'
import { isDeterministic } from '../running/distinct.ts'
import { run } from '../running/run.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import { prepare, seatAll, seating, type AgentSpec, type Player } from '../seating/lineup.ts'

/** A column that a run is read against: who played, and how its episodes came out. */
export interface Baseline {
  readonly name: string
  /** A `reference` plays well, but nobody knows whether it is the best that can be done. */
  readonly kind: 'floor' | 'ceiling' | 'reference'
  /** Who sat where, a line for those who play alike; empty where it is that agent in all seats, or nobody played. */
  readonly lineup: readonly string[]
  /** The outcome of each seed. */
  readonly outcomes: ReadonlyMap<number, Outcome>
  /** Every seed is the same episode, which was played once, under the first of them. */
  readonly deterministic: boolean
}

/** What the baselines stand beside. */
export interface BaselineSetup {
  readonly game: Game
  readonly config: unknown
  readonly seeds: readonly number[]
  /** Who plays; absent: nobody in particular, so that each baseline takes all seats. */
  readonly players?: Readonly<Record<Seat, Player>>
  /** The run's: where its game lies, and how long a decision may take. */
  readonly record?: Partial<Pick<RunRecord, 'module' | 'deadline' | 'tries'>>
}

export interface BaselineOptions {
  /** Also agents that take seconds an episode. */
  readonly slow?: boolean
  /** Agents to leave out, by name. */
  readonly without?: readonly string[]
  readonly signal?: AbortSignal
}

/** Baselines are played on at most so many of a run's seeds. */
const BASELINE_EPISODES = 200

/**
 * `random` as the floor, the game's own floors, `symbolic` as the ceiling (or as a reference, where it is not the best
 * known), and the best play on record, over the first 200 seeds. One that would be the run itself is left out.
 *
 * Where all seats have one player, a baseline takes them all. Where there are two, it takes the seats of either, the other
 * keeping theirs. Where some seats play against others, it takes those that the game measures.
 */
export const baselines = (setup: BaselineSetup, options: BaselineOptions = {}): Promise<Baseline[]> =>
  watchGame(setup.game, () => playBaselines(setup, options))

async function playBaselines(
  { game, config, seeds: allSeeds, players, record: of }: BaselineSetup,
  { slow = false, without = [], signal }: BaselineOptions,
): Promise<Baseline[]> {
  const seeds = allSeeds.slice(0, BASELINE_EPISODES)
  const ownFloors = (await floorsOf(game.name))?.(config, seeds) ?? []
  const floors = ownFloors.map(({ name, outcomes }): Baseline => ({
    name,
    kind: 'floor',
    lineup: [],
    outcomes: new Map(outcomes.map((outcome, i) => [seeds[i]!, outcome])),
    deterministic: false,
  }))
  const known = await agents(game.name)
  const played = async (name: string): Promise<Baseline[]> => {
    const definition = known.find((agent) => agent.name === name)
    if (!definition || without.includes(name) || (definition.slow && !slow)) return []
    if (game.seats(config).some((place) => definition.refuses?.({ config, seat: place }))) return []
    const candidate = await prepare(game, { agent: name }, () => Promise.reject(new Error('a baseline asks no model')))
    const made: Baseline[] = []
    for (const setup of setupsOf(game, config, players, candidate)) {
      if (signal?.aborted) break
      const best = definition.bestKnown && setup.alone
      const kind = name === 'random' ? 'floor' : best ? 'ceiling' : 'reference'
      const { seatsOf } = setup
      const played = seeds.some((seed) => Object.values(seatsOf(seed)).some(isModule))
        ? await playApart({ game, config, seeds, seatsOf, record: of, signal })
        : await playQuietly(game, config, seeds, seatsOf, signal)
      if (played) made.push({ name, kind, lineup: setup.lineup, ...played })
    }
    return made
  }
  const record = (await bestKnownOf(game.name))?.(config)
  const ceiling: Baseline[] = record
    ? [
        {
          name: record.name,
          kind: 'ceiling',
          lineup: [],
          outcomes: new Map([[seeds[0] ?? 1, record.outcome]]),
          deterministic: true,
        },
      ]
    : []
  return [...(await played('random')), ...floors, ...(await played('symbolic')), ...ceiling]
}

/** One way to seat a baseline. */
interface Setup {
  readonly lineup: readonly string[]
  /** Whether it holds all seats that the game measures. */
  readonly alone: boolean
  /** Who sits where in the episode of a seed. */
  readonly seatsOf: (seed: number) => Readonly<Record<Seat, Player>>
}

function setupsOf(
  game: Game,
  config: unknown,
  players: Readonly<Record<Seat, Player>> | undefined,
  candidate: Player,
): Setup[] {
  const places = game.seats(config)
  const everywhere = Object.fromEntries(places.map((place) => [place, candidate]))
  const name = describePlayer(seating(candidate), candidate.definition)
  if (!players) return [{ lineup: game.measured ? [`against ${name}`] : [], alone: true, seatsOf: () => everywhere }]
  const groups = groupPlayers(players)
  if (game.measured) {
    if (groups.some(([player]) => player.model)) return []
    if (groups.length === 1 && isSame(groups[0]![0], candidate)) return []
    const against = describeLineup(
      Object.fromEntries(
        places.map((place) => [place, describePlayer(seating(players[place]!), players[place]!.definition)]),
      ),
    )
    const seatsOf = (seed: number): Record<Seat, Player> => {
      const measured = game.measured!(game.start(config, seed))
      return Object.fromEntries(places.map((place) => [place, measured.includes(place) ? candidate : players[place]!]))
    }
    return [{ lineup: [`against ${against.join(', ')}`], alone: true, seatsOf }]
  }
  // Where three or more play, there are too many line-ups to stand beside them: it takes all seats.
  if (groups.length !== 2)
    return groups.length === 1 && isSame(groups[0]![0], candidate)
      ? []
      : [{ lineup: groups.length === 1 ? [] : [`${name} in all seats`], alone: true, seatsOf: () => everywhere }]
  return groups.flatMap(([player, seats], i): Setup[] => {
    const [other] = groups[1 - i]!
    if (other.model || isSame(player, candidate)) return []
    const seated = { ...players, ...Object.fromEntries(seats.map((place) => [place, candidate])) }
    const names = Object.fromEntries(
      places.map((place) => [place, describePlayer(seating(seated[place]!), seated[place]!.definition)]),
    )
    return [{ lineup: describeLineup(names), alone: isSame(other, candidate), seatsOf: () => seated }]
  })
}

/** Those who play alike, each with their seats. */
function groupPlayers(players: Readonly<Record<Seat, Player>>): [Player, Seat[]][] {
  const groups = new Map<string, [Player, Seat[]]>()
  for (const [place, player] of Object.entries(players)) {
    const key = canonical(seating(player))
    if (!groups.has(key)) groups.set(key, [player, []])
    groups.get(key)![1].push(place)
  }
  return [...groups.values()]
}

const isSame = (one: Player, other: Player): boolean => canonical(seating(one)) === canonical(seating(other))

/** Whether it is a module of the user's own, which this process would run as a part of itself. */
const isModule = ({ name }: Player): boolean => isPath(name) && !isExec(name)

/** Seconds that a decision may take beside a baseline where the run sets no deadline. */
const PATIENCE = 30

/**
 * The same where a partner is a module of the user's own: in a worker, as in the run, since beside another partner it may
 * never decide, or end its process. What it fails at is not tried again and again; undefined: nothing came of it.
 */
async function playApart({
  game,
  config,
  seeds,
  seatsOf,
  record: { module, deadline = PATIENCE, tries = 3 } = {},
  signal,
}: {
  readonly game: Game
  readonly config: unknown
  readonly seeds: readonly number[]
  readonly seatsOf: (seed: number) => Readonly<Record<Seat, Player>>
  readonly record: BaselineSetup['record']
  readonly signal: AbortSignal | undefined
}): Promise<Pick<Baseline, 'outcomes' | 'deterministic'> | undefined> {
  const lineups = new Map<string, { agents: AgentSpec[]; seeds: number[] }>()
  for (const seed of seeds) {
    const players = seatsOf(seed)
    const agents = game.seats(config).map((place) => seating(players[place]!) as AgentSpec)
    getOrAdd(lineups, canonical(agents), () => ({ agents, seeds: [] })).seeds.push(seed)
  }
  const outcomes = new Map<number, Outcome>()
  const hopeless = new AbortController()
  for (const lineup of lineups.values()) {
    if (hopeless.signal.aborted || signal?.aborted) break
    const into = mkdtempSync(join(tmpdir(), 'roundtable-baseline-'))
    try {
      const { rows } = await run(
        { game: module ?? game.name, config: config as Record<string, Json>, ...lineup, deadline, tries },
        {
          into,
          apart: true,
          print: () => {},
          signal: AbortSignal.any([hopeless.signal, ...(signal ? [signal] : [])]),
          listen({ rows: ended }) {
            for (const { status, reason } of ended.values())
              if (status === 'failed' || reason.includes('did not act within')) hopeless.abort()
          },
        },
      )
      for (const { seed, status, outcome } of rows)
        if (outcome && (status === 'completed' || status === 'stopped')) outcomes.set(seed, outcome)
    } finally {
      rmSync(into, { recursive: true, force: true })
    }
  }
  return outcomes.size > 0 ? { outcomes, deterministic: false } : undefined
}

/** Plays without keeping anything but the outcomes; once, where every seed is the same episode. */
async function playQuietly(
  game: Game,
  config: unknown,
  allSeeds: readonly number[],
  seatsOf: (seed: number) => Readonly<Record<Seat, Player>>,
  signal: AbortSignal | undefined,
): Promise<Pick<Baseline, 'outcomes' | 'deterministic'>> {
  const deterministic =
    game.measured === undefined && (await isDeterministic(game, config, seatsOf(allSeeds[0] ?? 1), allSeeds, signal))
  const seeds = deterministic ? allSeeds.slice(0, 1) : allSeeds
  const outcomes = new Map<number, Outcome>()
  for (const seed of seeds) {
    const seats = seatAll(game, config, seatsOf(seed))
    const { outcome } = await play({ game, config, seed, seats, ...(signal && { signal }) })
    if (outcome) outcomes.set(seed, outcome)
    if (signal?.aborted) break
  }
  return { outcomes, deterministic }
}
