/** Where an escape begins: as the map says, as given, or drawn by how many turns optimal play is to be expected to take. */
import { getOrAdd } from '../../core/get-or-add.ts'
import type { Random } from '../../core/random.ts'
import { InvalidInput } from '../../core/errors.ts'
import { strataByTurns } from '../../solvers/strata.ts'
import { mapOf, type EscapeConfig } from './config.ts'
import { isSolvable, type EscapeMap, type Room } from './maps.ts'
import { begin, worldOf } from './situation.ts'
import { solveEscape, startsOf, type EscapeSolution } from './solve.ts'

/** The rooms of the generators: two drawn ones are such that escape can be made sure from the map's start. */
export function generatorsOf(config: EscapeConfig, random: Random): readonly Room[] {
  const map = mapOf(config)
  if (config.generators === 'map') return map.generators
  if (config.generators !== 'random') return config.generators
  const rooms = map.rooms.map(({ room }) => room).filter((room) => room !== map.exit)
  const pairs = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b): [Room, Room] => [a, b]))
  const places = typeof config.start === 'object' && 'alice' in config.start ? config.start : map.start
  for (const pair of random.shuffle(pairs)) {
    const world = worldOf(config, pair)
    if (solveEscape(world).value(begin(world, places)).winChance === 1) return pair
  }
  throw new InvalidInput('generators: wherever two generators stand on this map, escape cannot be made sure')
}

/** Who is where at the start. */
export function startOf(config: EscapeConfig, generators: readonly Room[], random: Random): EscapeMap['start'] {
  const { start } = config
  if (start === 'map') return mapOf(config).start
  if (typeof start === 'object' && 'alice' in start) return start
  const strata = startsByDifficulty(config, generators)
  if (strata.size === 0) throw new InvalidInput('start: escape can be made sure from nowhere on this map')
  const turns = start === 'sampled' ? random.pick([...strata.keys()]) : start.optimalTurns
  const starts = strata.get(turns)
  if (!starts)
    throw new InvalidInput(
      `start.optimalTurns: no start takes about ${turns} turns here; there are some of ${[...strata.keys()].join(', ')}`,
    )
  return random.pick(starts)
}

const known = new WeakMap<EscapeSolution, ReadonlyMap<number, readonly EscapeMap['start'][]>>()

/** All starts from which escape can be made sure, by the expected turns of optimal play, rounded; easiest first. */
export function startsByDifficulty(
  config: EscapeConfig,
  generators: readonly Room[] = mapOf(config).generators,
): ReadonlyMap<number, readonly EscapeMap['start'][]> {
  if (!isSolvable(mapOf(config)))
    throw new InvalidInput('start: this map is too large to be solved, so none can be drawn')
  const world = worldOf(config, generators)
  const solution = solveEscape(world)
  return getOrAdd(known, solution, () =>
    strataByTurns(startsOf(world), (places) => solution.value(begin(world, places))),
  )
}
