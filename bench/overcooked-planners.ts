/**
 * How well and how fast the planners cook: `npx tsx bench/overcooked-planners.ts [layout …]`. For each kitchen the score
 * of a pair and the processor time of the whole episode, in the papers' kitchens and in some that are in no paper
 * (`own-kitchens.ts`); then 1,000 episodes on the ring from random beginnings, in which no pair of assistants may stand
 * still for ten steps while both have something to do.
 */
import { validate } from '../src/core/schema.ts'
import { planEpisode } from '../src/agents/overcooked/symbolic/plan-episode.ts'
import { playAssistants } from '../src/agents/overcooked/test-helpers.ts'
import { OWN } from './own-kitchens.ts'
import { compile, overcooked as game } from '../src/games/overcooked/index.ts'

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

/** What it came to, and the seconds of processor time it took. */
function timed(run: () => number): [number, string] {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return [result, `${((user + system) / 1e6).toFixed(2)} s`]
}

function countStalls(): { stalled: number; longest: number; mean: number } {
  const ring = { layout: 'coordination-ring', randomStart: { things: 0.5 } }
  const played = Array.from({ length: EPISODES }, (_, index) => playAssistants(ring, index + 1))
  return {
    stalled: played.filter(({ stall }) => stall >= 10).length,
    longest: Math.max(...played.map(({ stall }) => stall)),
    mean: played.reduce((total, { score }) => total + score, 0) / EPISODES,
  }
}

const asked = process.argv.slice(2)
console.log(`${'kitchen'.padEnd(26)} symbolic pair   assistant pair`)
const own = Object.keys(OWN)
for (const layout of asked.length > 0 ? asked : [...KITCHENS, ...own]) {
  const config = OWN[layout] ?? { layout }
  const state = game.start(validate(game.config, config, 'config'), 1)
  const [planned, planning] = timed(() => planEpisode(compile(state.kitchen), state.cells, state.horizon, 240).reward)
  const [assisted, assisting] = timed(() => playAssistants(config).score)
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
