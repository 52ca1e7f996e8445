/**
 * How fast kitchens are trained in: `npx tsx bench/train.ts`. Environment steps per second of self-play with PPO, all of
 * playing and learning included, on one core and on two; by the clock, and by CPU time, which other programs on the
 * machine disturb less. The second core can only help where there is one that is idle; how much it would is told by the
 * CPU time of the busiest thread (Linux).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Learner } from '../src/learn/overcooked/learner.ts'
import { openShards } from '../src/learn/overcooked/shards.ts'

const ITERATIONS = Number(process.env['ITERATIONS'] ?? 12)
const [KITCHENS, STEPS, PARTS, SHARDS] = [32, 100, 8, 2]
const tuning = { rate: 0.001, clip: 0.2, moveWeight: 1, entropyWeight: 0.1, valueWeight: 0.5, rounds: 3 }

interface Measured {
  readonly wall: number
  readonly cpu: number
  /** Steps a second of the busiest thread's CPU time; meaningless where threads cannot be told apart. */
  readonly busiest: number
}

/** Seconds of CPU time by thread. */
function readThreads(): ReadonlyMap<string, number> {
  const folder = '/proc/self/task'
  const threads = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    threads.map((thread) => {
      const stat = readFileSync(`${folder}/${thread}/stat`, 'utf8')
      // What stands behind the name, in hundredths of a second.
      const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
      return [thread, (user! + system!) / 100]
    }),
  )
}

async function measure(cores: number): Promise<Measured> {
  const shards = await openShards(
    Array.from({ length: SHARDS }, (_, number) => ({
      ...{ layout: 'cramped-room', seed: 1, number, kitchens: KITCHENS, steps: STEPS, horizon: 400, scattered: 0.5 },
      ...{ rows: (2 * KITCHENS * STEPS) / PARTS, discount: 0.99, trace: 0.95 },
    })),
    cores,
  )
  const learner = new Learner(1)
  const go = () => learner.improve(shards, PARTS, tuning, { shaping: 1 })
  // The first ones compile.
  await go()
  await go()
  const [before, began, used] = [readThreads(), performance.now(), process.cpuUsage()]
  for (let i = 0; i < ITERATIONS; i++) await go()
  const { user, system } = process.cpuUsage(used)
  const wall = performance.now() - began
  const busiest = Math.max(...[...readThreads()].map(([thread, now]) => now - (before.get(thread) ?? 0)))
  const steps = ITERATIONS * SHARDS * KITCHENS * STEPS
  await Promise.all(shards.map((shard) => shard.close()))
  return { wall: steps / (wall / 1000), cpu: steps / ((user + system) / 1e6), busiest: steps / busiest }
}

const one = await measure(1)
const two = await measure(2)
const show = (value: number): string => Math.round(value).toLocaleString('en').padStart(7)
console.log('environment steps a second   clock     CPU')
console.log(
  `one core                   ${show(one.wall)} ${show(one.cpu)}   1 M steps: ${Math.round(1e6 / one.cpu)} s of CPU`,
)
console.log(`two cores                  ${show(two.wall)} ${show(two.cpu)}`)
console.log(`two beside one, by the clock: ${(two.wall / one.wall).toFixed(2)} ×`)
if (one.busiest > 0)
  console.log(`two beside one, by the CPU time of the busiest thread: ${(two.busiest / one.busiest).toFixed(2)} ×`)
