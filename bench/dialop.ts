/**
 * Speed of the dialogue games: dealing, solving, and random play. `npx tsx bench/dialop.ts [episodes]`
 * Asks for at most: dealing 20 ms a game; assignment 0.1 ms, planning 50 ms, mediation 5 ms for best or worst.
 */
import type { Game } from '../src/core/game.ts'
import { Random } from '../src/core/random.ts'
import { validate } from '../src/core/schema.ts'
import { assignment } from '../src/games/assignment/index.ts'
import { flightBounds, mediation } from '../src/games/mediation/index.ts'
import { itineraryBounds, planning } from '../src/games/planning/index.ts'
import { solveMatching } from '../src/solvers/matching.ts'

const episodes = Number(process.argv[2] ?? 10_000)
const games: readonly Game[] = [assignment, planning, mediation]

function time(what: string, count: number, run: (i: number) => unknown): void {
  for (let i = 0; i < Math.min(3, count); i++) run(i)
  const each = Array.from({ length: count }, (_, i) => {
    const before = performance.now()
    run(i)
    return performance.now() - before
  }).sort((a, b) => a - b)
  const mean = each.reduce((sum, ms) => sum + ms, 0) / count
  const [median, most] = [each[Math.floor(count / 2)]!, each.at(-1)!]
  console.log(
    `${what}: mean ${mean.toFixed(4)} ms, median ${median.toFixed(4)} ms, longest ${most.toFixed(3)} ms (${count})`,
  )
}

const start = (game: Game, seed: number) => game.start(validate(game.config, {}, 'config'), seed)

for (const game of games) time(`deal ${game.name}`, 200, (i) => start(game, i))

const tables = Array.from({ length: 50 }, (_, i) => start(assignment, i).world.values)
const towns = Array.from({ length: 50 }, (_, i) => start(planning, i).world)
const trips = Array.from({ length: 50 }, (_, i) => start(mediation, i).world)
time('assignment best', 5000, (i) => solveMatching(tables[i % 50], 'max'))
time('planning best and worst', 50, (i) => itineraryBounds(towns[i]))
time('planning best and worst, 5 stops', 5, (i) => itineraryBounds({ ...towns[i]!, stops: 5 }))
time('mediation best and worst', 50, (i) => flightBounds(trips[i]))

for (const game of games) {
  const ends = new Map<string, number>()
  let outside = 0
  const before = performance.now()
  for (let seed = 0; seed < episodes; seed++) {
    const random = new Random(seed, 'bench')
    let state = game.start(validate(game.config, options(game, seed), 'config'), seed)
    let outcome = game.outcome(state)
    while (!outcome) {
      const turn = game.turn(state).must
      if (turn.length === 0) throw new Error(`${game.name} ${seed}: deadlock`)
      const seat = random.pick(turn)
      state = game.act(state, seat, game.sample(game.observe(state, seat), random))
      outcome = game.outcome(state)
    }
    ends.set(outcome.reason, (ends.get(outcome.reason) ?? 0) + 1)
    for (const name of ['normalised', 'rangeNormalised']) {
      const value = outcome.metrics[name] as number
      if (!(value >= 0 && value <= 1)) outside++
    }
  }
  const seconds = (performance.now() - before) / 1000
  console.log(
    `${game.name}: ${episodes} random episodes in ${seconds.toFixed(1)} s, out of range ${outside}, ${JSON.stringify(Object.fromEntries(ends))}`,
  )
}

/** Every other episode in free chat; tables of any quality, so that dealing does not take all the time. */
function options(game: Game, seed: number): object {
  return { chat: seed % 2 ? 'free' : 'turns', ...(game === assignment && { tries: 0 }) }
}
