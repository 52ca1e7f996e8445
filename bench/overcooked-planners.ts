/**
 * How well and how fast the planners cook: `npx tsx bench/overcooked-planners.ts [layout …]`. For each kitchen the score
 * of a pair in 400 steps and the processor time of the whole episode; then 1,000 episodes on the ring from random
 * beginnings, in which no pair of assistants may stand still for ten steps while both have something to do.
 */
import { validate } from '../src/core/schema.ts'
import { Assistant } from '../src/agents/overcooked/assistant/index.ts'
import { planEpisode } from '../src/agents/overcooked/symbolic/plan-episode.ts'
import { compile, overcooked as game, type Observation, type State } from '../src/games/overcooked/index.ts'

const KITCHENS = [
  'cramped-room',
  'asymmetric-advantages',
  'asymmetric-advantages-11',
  'coordination-ring',
  'forced-coordination',
  'counter-circuit',
  'locked',
  'gated-delivery',
]
const EPISODES = 1000

const start = (config: object, seed = 1): State => game.start(validate(game.config, config, 'config'), seed)

/** What it came to, and the seconds of processor time it took. */
function timed(run: () => number): [number, string] {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return [result, `${((user + system) / 1e6).toFixed(2)} s`]
}

/** Plays a pair of assistants; `watch` is told after each step. */
function assist(from: State, watch?: (before: State, after: State, cooks: readonly Assistant[]) => void): number {
  let state = from
  const cooks = [new Assistant(0), new Assistant(1)]
  while (!game.outcome(state)) {
    const before = state
    const moves = ['alice', 'bob'].map((seat, index) => cooks[index]!.act(game.observe(before, seat) as Observation))
    state = game.act(game.act(before, 'alice', moves[0]!), 'bob', moves[1]!)
    watch?.(before, state, cooks)
  }
  return state.score
}

function countStalls(): { stalled: number; longest: number; mean: number } {
  let [stalled, longest, total] = [0, 0, 0]
  const places = ({ compact }: State) => compact.replace(/@-?\d+/g, '').replace(/[NSEW],/g, '')
  for (let seed = 1; seed <= EPISODES; seed++) {
    let [stall, most] = [0, 0]
    total += assist(
      start({ layout: 'coordination-ring', randomStart: { things: 0.5 } }, seed),
      (before, after, cooks) => {
        const busy = cooks.every(({ doing }) => !/^(wait|load|move away)/.test(doing))
        stall = busy && places(after) === places(before) ? stall + 1 : 0
        most = Math.max(most, stall)
      },
    )
    if (most >= 10) stalled++
    longest = Math.max(longest, most)
  }
  return { stalled, longest, mean: total / EPISODES }
}

const asked = process.argv.slice(2)
console.log(`${'kitchen'.padEnd(26)} symbolic pair   assistant pair`)
for (const layout of asked.length > 0 ? asked : KITCHENS) {
  const state = start({ layout })
  const [planned, planning] = timed(() => planEpisode(compile(state.kitchen), state.cells, state.horizon, 240).reward)
  const [assisted, assisting] = timed(() => assist(state))
  console.log(
    `${layout.padEnd(26)} ${String(planned).padStart(4)} ${planning.padEnd(10)} ${String(assisted).padStart(4)} ${assisting}`,
  )
}
if (asked.length === 0) {
  const { stalled, longest, mean } = countStalls()
  console.log(
    `ring, ${EPISODES} episodes: ${stalled} with ten idle steps on end (longest ${longest}), mean score ${mean.toFixed(1)}`,
  )
}
