/**
 * How fast kitchens are trained in: `npx tsx bench/train.ts`. Environment steps per second of self-play with PPO, all of
 * playing and learning included, on one core and on two; by the clock, and by CPU time, which other programs on the
 * machine disturb less. The second core can only help where there is one that is idle; how much it would is told by the
 * CPU time of the busiest thread (Linux), and how much the machine itself gives by two trainings that share nothing, begun
 * together: two processors that are threads of one core do less than twice the work of one.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Learner } from '../src/learn/overcooked/learner.ts'
import { openShards } from '../src/learn/overcooked/shards.ts'

const ITERATIONS = Number(process.env['ITERATIONS'] ?? 12)
const [KITCHENS, STEPS, PARTS, SHARDS] = [32, 100, 8, 2]
/** What a process is called with that is one of several trainings side by side. */
const APART = 'apart'
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

/** A training that can be gone on with, its kernels compiled. */
async function open(cores: number): Promise<{ go(): Promise<unknown>; close(): Promise<unknown> }> {
  const shards = await openShards(
    Array.from({ length: SHARDS }, (_, number) => ({
      ...{ layout: 'cramped-room', seed: 1, number, kitchens: KITCHENS, steps: STEPS, horizon: 400, scattered: 0.5 },
      ...{ rows: (2 * KITCHENS * STEPS) / PARTS, discount: 0.99, trace: 0.95 },
    })),
    cores,
  )
  const learner = new Learner(1)
  const go = () => learner.improve(shards, PARTS, tuning, { shaping: 1 })
  await go()
  await go()
  return { go, close: () => Promise.all(shards.map((shard) => shard.close())) }
}

async function measure(cores: number): Promise<Measured> {
  const { go, close } = await open(cores)
  const [before, began, used] = [readThreads(), performance.now(), process.cpuUsage()]
  for (let i = 0; i < ITERATIONS; i++) await go()
  const { user, system } = process.cpuUsage(used)
  const wall = performance.now() - began
  const busiest = Math.max(...[...readThreads()].map(([thread, now]) => now - (before.get(thread) ?? 0)))
  const steps = ITERATIONS * SHARDS * KITCHENS * STEPS
  await close()
  return { wall: steps / (wall / 1000), cpu: steps / ((user + system) / 1e6), busiest: steps / busiest }
}

/** A process of its own that trains when it is told to, and says when it is ready and when it is done. */
async function trainWhenTold(): Promise<void> {
  const { go, close } = await open(1)
  const told = once(process, 'message')
  process.send!('ready')
  await told
  for (let i = 0; i < ITERATIONS; i++) await go()
  process.send!('done')
  await close()
  process.disconnect()
}

/** Milliseconds until so many trainings that have nothing to do with each other, begun at once, are done. */
async function timeApart(count: number): Promise<number> {
  const children = Array.from({ length: count }, () => fork(process.argv[1]!, [APART]))
  const ended = children.map((child) => once(child, 'exit'))
  await Promise.all(children.map((child) => once(child, 'message')))
  const began = performance.now()
  const done = children.map((child) => once(child, 'message'))
  for (const child of children) child.send('go')
  await Promise.all(done)
  const wall = performance.now() - began
  await Promise.all(ended)
  return wall
}

if (process.argv[2] === APART) {
  await trainWhenTold()
  process.exit()
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
// In turns, so that what else the machine does tells on both alike.
let [alone, beside] = [0, 0]
for (let round = 0; round < 2; round++) {
  alone += await timeApart(1)
  beside += await timeApart(2)
}
console.log(
  `two trainings apart beside one, by the clock (the most this machine gives): ${((2 * alone) / beside).toFixed(2)} ×`,
)
