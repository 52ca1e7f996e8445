/** Where a chase begins: as the map says, as given, or drawn by how many turns optimal play takes from there. */
import { getOrAdd } from '../../core/get-or-add.ts'
import type { Random } from '../../core/random.ts'
import { InvalidInput } from '../../core/errors.ts'
import { strataByTurns } from '../../solvers/strata.ts'
import { mapOf, type CaptureConfig } from './config.ts'
import { isSolvable } from './maps.ts'
import type { Situation } from './situation.ts'
import { solveCapture, type CaptureSolution } from './solve.ts'

export function startOf(config: CaptureConfig, random: Random): Situation {
  const map = mapOf(config)
  const { start } = config
  const doors = map.doors.map(({ open }) => open)
  if (start === 'map') return { ...map.start, open: doors }
  if (start !== 'sampled' && !('optimalTurns' in start)) return { ...start, open: start.open ?? doors }
  const strata = startsByDifficulty(config)
  if (strata.size === 0) throw new InvalidInput('start: the thief can be caught from nowhere on this map')
  const turns = start === 'sampled' ? random.pick([...strata.keys()]) : start.optimalTurns
  const situations = strata.get(turns)
  if (!situations)
    throw new InvalidInput(
      `start.optimalTurns: no situation takes ${turns} turns here; there are some of ${[...strata.keys()].join(', ')}`,
    )
  return random.pick(situations)
}

const known = new WeakMap<CaptureSolution, ReadonlyMap<number, readonly Situation[]>>()

/** All situations from which the thief can be caught, by the turns that optimal play takes, easiest first. */
export function startsByDifficulty(config: CaptureConfig): ReadonlyMap<number, readonly Situation[]> {
  const map = mapOf(config)
  if (!isSolvable(map)) throw new InvalidInput('start: this map is too large to be solved, so none can be drawn')
  const solution = solveCapture(map, config.adversary)
  return getOrAdd(known, solution, () => {
    const free = solution.situations.map(({ situation }) => situation)
    return strataByTurns(free, (situation) => solution.value({ situation, caught: false }))
  })
}
