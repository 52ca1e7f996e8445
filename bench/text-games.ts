/**
 * How fast the text games step: random play of 50 steps an episode, valid actions listed in words at every step, dealing
 * counted. Steps per second of CPU time, one thread; in brackets beside the published engine's on one thread, which
 * writes all texts at every step.
 *
 * `npx tsx bench/text-games.ts [<folder with the tables of TextWorldExpress>]`; without the folder only our own world is
 * measured. `engine`: nobody reads the texts; `engine, read`: text, look and inventory are read at every step.
 * `contract`: `observe` and `act` at every step; `contract, read`: and its texts are read. `batch`: 64 games side by side
 * in the learning room, the words of the actions read; `batch, read`: the texts too; `bag` and `tokens`: with that
 * encoding of every observation.
 *
 * `--texts` before the folder measures one row only: 64 games side by side, text and words of the actions of every game
 * read at every step (`read`), and every text written out in memory as one piece besides (`written out`), which texts put
 * together from pieces are not until somebody needs their characters. Says how busy the machine was.
 *
 * `--peer <folder>`: that row beside the published engine itself, played by turns in the same minutes: a folder with the
 * jar and the tables of the package `textworld-express`, and Java 17 or later. The published figures are of another day;
 * what a machine that is shared gives in a CPU second is not the same every day.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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
import { TextWorld } from '../src/games/engines/text-world/engine.ts'
import { exportStateGraph } from '../src/games/engines/text-world/state-graph.ts'
import { phrasesOf } from '../src/games/engines/text-world/phrases-of.ts'
import { openWorld, type TextGame } from '../src/games/engines/text-world/text-game.ts'
import { twc } from '../src/games/twc/index.ts'
import { deal as dealTwc } from '../src/games/twc/instances.ts'
import { rules as twcRules } from '../src/games/twc/rules.ts'

const EPISODE = 50
const SECONDS = Number(process.env['SECONDS'] ?? 0.5)
const ROUNDS = 4

interface Setup {
  readonly name: string
  readonly game: TextGame
  readonly deal: (config: any, seed: number) => any
  readonly rules: any
  readonly config?: object
  /** Steps per CPU second of the published engine, dealing included. */
  readonly published: number
  /** The same game there: its name, and its settings. */
  readonly peer: readonly [name: string, settings: string]
}

const easy = { numLocations: 1, numItemsToPutAway: 1 }
const setups: readonly Setup[] = [
  {
    name: 'arithmetic',
    game: arithmetic,
    deal: dealArithmetic,
    rules: arithmeticRules,
    published: 283_000,
    peer: ['arithmetic', ''],
  },
  {
    name: 'map-reader',
    game: mapReader,
    deal: dealMapReader,
    rules: mapReaderRules,
    published: 244_000,
    peer: ['mapreader', ''],
  },
  { name: 'sorting', game: sorting, deal: dealSorting, rules: sortingRules, published: 363_000, peer: ['sorting', ''] },
  {
    name: 'twc-easy',
    game: twc,
    deal: dealTwc,
    rules: twcRules,
    config: easy,
    published: 354_000,
    peer: ['twc', 'numLocations=1,numItemsToPutAway=1'],
  },
  { name: 'twc', game: twc, deal: dealTwc, rules: twcRules, published: 273_000, peer: ['twc', ''] },
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

/** Somewhere to put what was read, so that nothing can be left out as unused. */
let sink = 0

type Way = (setup: Setup, config: any) => () => number

/** Plays some episodes on the engine, and says how many steps that was. */
const onEngine =
  (read: boolean): Way =>
  ({ deal, rules }, config) =>
  () => {
    for (let episode = 0; episode < 50; episode++) {
      const play = new TextWorld<any>(deal(config, draw(1000)), rules, phrasesOf(config.world))
      for (let step = 0; step < EPISODE; step++) {
        const { validActions } = play
        play.choose(draw(validActions.length))
        if (read) sink += play.text.length + play.look.length + play.inventory.length
        sink += play.verdict.raw
      }
    }
    return 50 * EPISODE
  }

const throughContract =
  (read: boolean): Way =>
  ({ game }, config) =>
  () => {
    for (let episode = 0; episode < 50; episode++) {
      let state = game.start(config, draw(1000))
      for (let step = 0; step < EPISODE; step++) {
        const { text, look, inventory, validActions } = game.observe(state, 'player')
        if (read) sink += text.length + look.length + inventory.length
        state = game.act(state, 'player', { command: validActions[draw(validActions.length)]! })
        if (game.outcome(state)) throw new Error('an endless game has ended')
      }
    }
    return 50 * EPISODE
  }

/** Episodes of 50 steps, as the others: the batch is made anew, all of its games dealt, after so many. */
const inBatch =
  (read: boolean, encoding: string | null, writeOut = false): Way =>
  ({ game }, config) =>
  () => {
    const size = 64
    const batch = game.learning!.batch!(config, size, { seed: draw(1000), encoding, texts: read })
    const actions = new Int32Array(size)
    for (let step = 0; step < EPISODE; step++) {
      for (let row = 0; row < size; row++) {
        actions[row] = draw(batch.actionTexts(row).length)
        if (!read) continue
        const text = batch.text(row)
        sink += writeOut ? text.charCodeAt(text.length - 1) : text.length
      }
      batch.step(actions)
      sink += batch.rewards[0]!
    }
    return size * EPISODE
  }

const WAYS: readonly (readonly [name: string, way: Way])[] = [
  ['engine', onEngine(false)],
  ['engine, read', onEngine(true)],
  ['contract', throughContract(false)],
  ['contract, read', throughContract(true)],
  ['batch', inBatch(false, null)],
  ['batch, read', inBatch(true, null)],
  ['bag', inBatch(false, 'bag')],
  ['tokens', inBatch(false, 'tokens')],
]

/** Steps per CPU second, the best of some rounds. */
function measure(setup: Setup, world: object, way: Way): number {
  const config = validate(setup.game.config, { ...setup.config, ...world, endless: true }, 'config')
  const run = way(setup, config)
  run()
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuSeconds()
    let steps = 0
    while (cpuSeconds() - start < SECONDS) steps += run()
    best = Math.max(best, steps / (cpuSeconds() - start))
  }
  return best
}

/** Microseconds for a snapshot, and for going on from one. */
function measureSnapshots({ game, rules, config }: Setup, world: object): [save: number, restore: number] {
  const given = validate(game.config, { ...config, ...world, endless: true }, 'config')
  const play = openWorld(game.start(given, 1), rules)
  for (let step = 0; step < 20; step++) play.choose(draw(play.count))
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

function report(title: string, world: object): void {
  console.log(`\n${title}: steps per CPU second, best of ${ROUNDS} rounds (beside the published engine)`)
  console.log(' '.repeat(11) + WAYS.map(([name]) => name.padStart(16)).join(''))
  for (const setup of setups) {
    const rates = WAYS.map(([, way]) => measure(setup, world, way))
    const cells = rates.map((rate) => `${thousands(rate)} (${(rate / setup.published).toFixed(1)} ×)`.padStart(16))
    console.log(setup.name.padEnd(11) + cells.join(''))
    const [save, restore] = measureSnapshots(setup, world)
    console.log(`${''.padEnd(11)} snapshot ${save.toFixed(2)} µs, restore ${restore.toFixed(2)} µs`)
  }
}

function reportTexts(world: object): void {
  console.log('batch of 64, texts and words of the actions read at every step (beside the published engine)')
  for (const setup of setups) {
    const [read, writtenOut] = [false, true].map((writeOut) => {
      const rate = measure(setup, world, inBatch(true, null, writeOut))
      return `${thousands(rate)} (${(rate / setup.published).toFixed(1)} ×)`
    })
    console.log(`${setup.name.padEnd(11)} read ${read}, written out ${writtenOut}`)
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`)
}

/** What the published engine makes here and now. */
function measurePeer(folder: string, { peer }: Setup): number {
  const source = fileURLToPath(new URL('text-games-peer.java', import.meta.url))
  const args = ['-cp', join(folder, 'textworld-express.jar'), source, `${2 * SECONDS}`, `${ROUNDS}`, ...peer]
  return Number(execFileSync('java', args, { cwd: folder, encoding: 'utf8' }))
}

function reportBesidePeer(world: object, folder: string): void {
  console.log(
    'batch of 64, texts and words of the actions read at every step, beside the published engine here and now',
  )
  for (const setup of setups) {
    const [before, ours, after] = [
      measurePeer(folder, setup),
      measure(setup, world, inBatch(true, null)),
      measurePeer(folder, setup),
    ]
    const theirs = Math.max(before, after)
    console.log(
      `${setup.name.padEnd(11)} ${thousands(ours)}, the engine ${thousands(before)} before and ${thousands(after)} after: ` +
        `${(ours / theirs).toFixed(2)} ×`,
    )
  }
  console.log(`load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`)
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'boolean' }, peer: { type: 'string' } },
})
const [given] = positionals
const usual = fileURLToPath(new URL('../../shared/data/textworld/tables', import.meta.url))
const tables = given ?? (existsSync(usual) ? usual : undefined)
const published = { world: 'textworldexpress', tables, fold: 'train' }
if (options.peer !== undefined) {
  if (!tables) throw new Error('No tables: name the folder with the tables of TextWorldExpress.')
  reportBesidePeer(published, options.peer)
  process.exit()
}
if (options.texts) {
  reportTexts(tables ? published : { world: 'ours', fold: 'train' })
  process.exit()
}
if (tables) report('published world', published)
else console.log('No tables: name the folder with the tables of TextWorldExpress to measure the published world.')
report('our world, level 1', { world: 'ours', fold: 'train' })

/** Seconds for the whole state graph of one easy TWC game, and its size. */
function measureGraph(world: object): void {
  const config = validate(twc.config, { ...easy, ...world }, 'config')
  const start = cpuSeconds()
  const { nodes } = exportStateGraph(openWorld(twc.start(config, 20_000), twcRules))
  console.log(`\nstate graph of twc-easy: ${nodes.length} situations in ${(cpuSeconds() - start).toFixed(3)} s`)
}

measureGraph(tables ? { world: 'textworldexpress', tables, fold: 'test' } : {})
