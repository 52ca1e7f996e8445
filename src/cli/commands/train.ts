/** `roundtable train`: trains a policy, or goes on with a training that was stopped. */
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { InvalidInput } from '../../core/errors.ts'
import type { Json } from '../../core/json.ts'
import { toJsonSchema } from '../../core/json-schema.ts'
import type { Method, TrainResult } from '../../learn/index.ts'
import { writeWhole } from '../../node/write-whole.ts'
import { EXIT } from '../exit.ts'
import { watchInterrupts } from '../interrupt.ts'
import { MAX_SECONDS, toCount, toNumber, toWhole } from '../options.ts'
import { TrainLine } from '../train-line.ts'

interface Flags {
  readonly seed: string
  readonly seeds: string
  readonly cores: string
  readonly checkpointEvery: string
  readonly runs: string
  readonly fresh?: boolean
  readonly options?: boolean
  readonly json?: boolean
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .argument('[method]', 'game and method; without one: what can be trained')
    .argument('[options...]', 'options of the method, as --layout cramped-room')
    .description('Train a policy; the same command resumes where it was stopped.')
    .option('--seed <n>', 'all chance comes from it', '1')
    .option('--seeds <n>', 'so many trainings, of this seed and those after it, and the mean of their scores', '1')
    .option('--cores <n>', 'processors to use; the result is the same with any number', '1')
    .option('--checkpoint-every <seconds>', 'how much a kill can cost; the curve is the same', '10')
    .option('--fresh', 'begin anew where there is a training already')
    .option('--runs <folder>', 'where trainings are kept, like runs', 'runs')
    .option('--options', 'what the method takes, and nothing else')
    .option('--json', 'print one JSON object and nothing else')
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
Examples:
  roundtable train
  roundtable train overcooked/ppo-sp --options
  roundtable train overcooked/ppo-sp --layout cramped-room
  roundtable train overcooked/ppo-sp --layout coordination-ring --seed 2 --cores 2
  roundtable train overcooked/ppo-sp --layout cramped-room --seeds 5

A training is a folder: training.json, curve.jsonl (a line an iteration), curve.svg, checkpoint.bin, and at the end
policy.json with its card. Killed at any moment, it goes on from its last checkpoint with the same curve.`,
    )
    .action(async (name: string | undefined, rest: string[], flags: Flags) => {
      const { findMethod, methodNames } = await import('../../learn/index.ts')
      if (name === undefined) return listMethods(await Promise.all(methodNames.map(findMethod)), flags)
      const method = await findMethod(name)
      if (flags.options) return explain(method)
      await trainNow(method, readOptions(method, rest), flags)
    })
}

function listMethods(methods: readonly Method[], { json }: Flags): void {
  if (json)
    return console.log(
      JSON.stringify(
        methods.map(({ name, about, options }) => ({ name, about, options: toJsonSchema(options, 'input') })),
      ),
    )
  for (const { name, about } of methods) console.log(`${name}\n  ${about}\n`)
  console.log('roundtable train <method> --options tells what it takes.')
}

interface Property {
  readonly description?: string
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: Json
  readonly enum?: readonly Json[]
}

const propertiesOf = (method: Method): [string, Property][] =>
  Object.entries((toJsonSchema(method.options, 'input') as { properties?: Record<string, Property> }).properties ?? {})

function explain(method: Method): void {
  console.log(`${method.name}: ${method.about}\n\nOptions:`)
  for (const [key, { description = '', default: usual, enum: choices }] of propertiesOf(method)) {
    const values = choices ? ` (${choices.map(String).join(', ')})` : ''
    console.log(`  --${key}: ${description}${values}${usual === undefined ? '' : ` [${JSON.stringify(usual)}]`}`)
  }
  console.log(`\nExamples:\n${method.examples.map((example) => `  ${example}`).join('\n')}`)
}

/** `--layout ring --steps 1000` or `--layout=ring`; values that are JSON are read as such. */
function readOptions(method: Method, rest: readonly string[]): Record<string, Json> {
  const parser = new Command(method.name).helpOption(false).exitOverride()
  parser.showHelpAfterError(`(roundtable train ${method.name} --options tells what it takes)`)
  for (const [key, property] of propertiesOf(method)) {
    const value = property.type === 'boolean' ? '[value]' : '<value>'
    parser.addOption(new Option(`--${key} ${value}`).argParser((text) => readWithin(property, text)).preset('true'))
  }
  // Commander suggests nothing for a name that its value is joined to.
  const words = rest.flatMap((word) => /^(--[^=]+)=(.*)$/s.exec(word)?.slice(1) ?? word)
  const { operands } = parser.parseOptions(words)
  if (operands.length > 0) throw new InvalidInput(`"${operands[0]}" is no option; write --name value`)
  parser.parse(words, { from: 'user' })
  return parser.opts()
}

/** A value that is JSON, read as such. */
function readWithin({ minimum = -Infinity, maximum = Infinity }: Property, text: string): Json {
  const value = readValue(text)
  if (typeof value === 'number' && value < minimum) throw new InvalidArgumentError(`It is at least ${minimum}.`)
  if (typeof value === 'number' && value > maximum) throw new InvalidArgumentError(`It is at most ${maximum}.`)
  return value
}

function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

async function trainNow(method: Method, options: Record<string, Json>, flags: Flags): Promise<void> {
  const first = toWhole(flags.seed, '--seed')
  const seeds = Array.from({ length: toCount(flags.seeds, '--seeds', 1000) }, (_, i) => first + i)
  const interrupts = watchInterrupts('Finishing the iteration that runs; the same command resumes.')
  const trained: TrainResult[] = []
  try {
    for (const seed of seeds) {
      const result = await trainOne(method, options, flags, seed, interrupts.soon)
      trained.push(result)
      if (!flags.json) tellResult(result)
      if (!result.card) break
    }
  } finally {
    interrupts.stop()
  }
  const cards = trained.flatMap(({ card }) => card ?? [])
  if (cards.length < seeds.length) process.exitCode = EXIT.interrupted
  const told = trained.map(({ folder, policy, card }) => {
    const finished = card !== undefined
    return { folder, finished, policy, card: card ?? null }
  })
  if (seeds.length === 1) return void (flags.json && console.log(JSON.stringify(told[0])))
  const { measureScore } = await import('../../learn/score.ts')
  const { mean, low, high } = measureScore(cards.map(({ score }) => score.mean))
  const score = { mean, low, high, seeds: cards.length }
  if (flags.json) console.log(JSON.stringify({ trainings: told, score: cards.length > 0 ? score : null }))
  else if (cards.length > 1)
    console.log(`${method.name}: ${mean} (${low} to ${high}), the mean of ${cards.length} seeds.`)
}

/** One training, with its curve drawn. */
async function trainOne(
  method: Method,
  options: Record<string, Json>,
  flags: Flags,
  seed: number,
  signal: AbortSignal,
): Promise<TrainResult> {
  const { train } = await import('../../learn/index.ts')
  const { drawCurve } = await import('../../lab/plots/plot-curve.ts')
  const line = new TrainLine(flags.seeds === '1' ? method.name : `${method.name}, seed ${seed}`)
  try {
    const result = await train(method, options, {
      runs: flags.runs,
      seed,
      cores: toCount(flags.cores, '--cores', 64),
      checkpointEvery: toNumber(flags.checkpointEvery, '--checkpoint-every', MAX_SECONDS),
      fresh: flags.fresh ?? false,
      signal,
      onPoint: (point, progress) => line.show(point, progress),
    })
    const scored = result.curve.flatMap(({ steps, score }) => (score === undefined ? [] : [{ steps, score }]))
    if (scored.length > 1) writeWhole(join(result.folder, 'curve.svg'), await drawCurve(scored, method.name))
    return result
  } finally {
    line.clear()
  }
}

function tellResult({ card, policy, folder, curve }: TrainResult): void {
  if (card) console.log(describeCard(card, policy, folder))
  else console.error(`Stopped after ${curve.at(-1)?.steps ?? 0} steps; the same command resumes (${folder}).`)
}

interface Told {
  readonly method: string
  readonly steps: number
  readonly seconds: number
  readonly score: { readonly mean: number; readonly low: number; readonly high: number; readonly episodes: number }
}

const describeCard = ({ method, steps, seconds, score }: Told, policy: string, folder: string): string =>
  [
    `${method}: ${score.mean} (${score.low} to ${score.high}, ${score.episodes} episodes) after ${steps} steps in ${seconds} s.`,
    `Policy: ${policy}`,
    `Curve: ${join(folder, 'curve.svg')}`,
  ].join('\n')
