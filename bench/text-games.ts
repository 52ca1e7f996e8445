/**
 * How fast the text games step: random play of 50 steps an episode, valid actions listed in words at every step, dealing
 * counted. Steps per second of CPU time, one thread.
 *
 * `npx tsx bench/text-games.ts [<folder with the tables of TextWorldExpress>]`; without the folder only our own world is
 * measured. `lazy`: the texts are written when read, and nobody reads them; `read`: text, look and inventory are read at
 * every step.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { validate } from '../src/core/schema.ts'
import { arithmetic } from '../src/games/arithmetic/index.ts'
import { deal as dealArithmetic } from '../src/games/arithmetic/instances.ts'
import { rules as arithmeticRules } from '../src/games/arithmetic/rules.ts'
import { mapReader } from '../src/games/map-reader/index.ts'
import { deal as dealMapReader } from '../src/games/map-reader/instances.ts'
import { rules as mapReaderRules } from '../src/games/map-reader/rules.ts'
import { sorting } from '../src/games/sorting/index.ts'
import { deal as dealSorting } from '../src/games/sorting/instances.ts'
import { rules as sortingRules } from '../src/games/sorting/rules.ts'
import { TextWorld } from '../src/games/text-world/engine.ts'
import { exportStateGraph } from '../src/games/text-world/state-graph.ts'
import { phrasesOf } from '../src/games/text-world/phrases-of.ts'
import { openWorld, type TextGame } from '../src/games/text-world/text-game.ts'
import { twc } from '../src/games/twc/index.ts'
import { deal as dealTwc } from '../src/games/twc/instances.ts'
import { rules as twcRules } from '../src/games/twc/rules.ts'

const EPISODE = 50
const SECONDS = 1.5
const ROUNDS = 5

interface Setup {
  readonly name: string
  readonly game: TextGame
  readonly deal: (config: any, seed: number) => any
  readonly rules: any
  readonly config?: object
  /** Steps per CPU second to be reached in the published world. */
  readonly target?: number
}

const easy = { numLocations: 1, numItemsToPutAway: 1 }
const setups: readonly Setup[] = [
  { name: 'arithmetic', game: arithmetic, deal: dealArithmetic, rules: arithmeticRules, target: 900_000 },
  { name: 'map-reader', game: mapReader, deal: dealMapReader, rules: mapReaderRules, target: 750_000 },
  { name: 'sorting', game: sorting, deal: dealSorting, rules: sortingRules, target: 1_100_000 },
  { name: 'twc-easy', game: twc, deal: dealTwc, rules: twcRules, config: easy, target: 1_100_000 },
  { name: 'twc', game: twc, deal: dealTwc, rules: twcRules, target: 900_000 },
]

let noise = 2463534242

/** A quick draw (xorshift), so that the player costs next to nothing. */
function draw(below: number): number {
  noise ^= noise << 13
  noise ^= noise >>> 17
  noise ^= noise << 5
  return (noise >>> 0) % below
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Steps per CPU second of one round. */
function measure({ game, deal, rules, config }: Setup, world: object, read: boolean): number {
  const given = validate(game.config, { ...config, ...world, endless: true }, 'config')
  const phrases = phrasesOf(given.world)
  const start = cpuSeconds()
  let steps = 0
  let sink = 0
  while (cpuSeconds() - start < SECONDS) {
    for (let episode = 0; episode < 100; episode++) {
      const play = new TextWorld<any>(deal(given, draw(1000)), rules, phrases)
      for (let step = 0; step < EPISODE; step++) {
        const { validActions } = play
        play.choose(draw(validActions.length))
        if (read) sink += play.text.length + play.look.length + play.inventory.length
        sink += play.verdict.raw
      }
      steps += EPISODE
    }
  }
  if (Number.isNaN(sink)) throw new Error('nothing was measured')
  return steps / (cpuSeconds() - start)
}

/** Microseconds for a snapshot, and for going on from one. */
function measureSnapshots({ game, rules, config }: Setup, world: object): [save: number, restore: number] {
  const given = validate(game.config, { ...config, ...world, endless: true }, 'config')
  const play = openWorld(game.start(given, 1), rules)
  for (let step = 0; step < 20; step++) play.choose(draw(play.commands.length))
  const count = 50_000
  const time = (work: () => void): number => {
    for (let i = 0; i < 5000; i++) work()
    const start = cpuSeconds()
    for (let i = 0; i < count; i++) work()
    return ((cpuSeconds() - start) / count) * 1e6
  }
  const saved = play.save()
  return [time(() => play.save()), time(() => play.restore(saved))]
}

const thousands = (value: number): string => `${Math.round(value / 1000)}k`.padStart(6)

function report(title: string, world: object, withTargets: boolean): void {
  console.log(`\n${title}: steps per CPU second, best of ${ROUNDS} rounds (all rounds)`)
  for (const setup of setups) {
    const rounds = (read: boolean) => Array.from({ length: ROUNDS }, () => measure(setup, world, read))
    const lazy = rounds(false)
    const read = rounds(true)
    const show = (rates: readonly number[]) =>
      `${thousands(Math.max(...rates))} (${rates.map(thousands).join(' ').trim()})`
    const [save, restore] = measureSnapshots(setup, world)
    const target = withTargets ? `, target ${thousands(setup.target!).trim()}` : ''
    console.log(`${setup.name.padEnd(11)} lazy ${show(lazy)}${target}; read ${show(read)}`)
    console.log(`${''.padEnd(11)} snapshot ${save.toFixed(2)} µs, restore ${restore.toFixed(2)} µs`)
  }
}

const [given] = process.argv.slice(2)
const usual = fileURLToPath(new URL('../../shared/data/textworld/tables', import.meta.url))
const tables = given ?? (existsSync(usual) ? usual : undefined)
if (tables) report('published world', { world: 'textworldexpress', tables, fold: 'train' }, true)
else console.log('No tables: name the folder with the tables of TextWorldExpress to measure the published world.')
report('our world, level 1', { world: 'ours', fold: 'train' }, false)

/** Seconds for the whole state graph of one easy TWC game, and its size. */
function measureGraph(world: object): void {
  const config = validate(twc.config, { ...easy, ...world }, 'config')
  const start = cpuSeconds()
  const { nodes } = exportStateGraph(openWorld(twc.start(config, 20_000), twcRules))
  console.log(`\nstate graph of twc-easy: ${nodes.length} situations in ${(cpuSeconds() - start).toFixed(3)} s`)
}

measureGraph(tables ? { world: 'textworldexpress', tables, fold: 'test' } : {})
