/** Many text games at once, on the engine. */
import { BatchArrays, findEncoding } from '../../../core/batch-arrays.ts'
import { IllegalAction } from '../../../core/errors.ts'
import type { ActionKeys, Batch, BatchOptions, Encoding } from '../../../core/learning.ts'
import type { TextConfig } from './config.ts'
import { encodings, learnersText, tellLearner } from './encodings.ts'
import { TextWorld } from './engine.ts'
import { phrasesOf } from './phrases-of.ts'
import { PLAYER } from './player.ts'
import type { TextObservation } from './observation.ts'
import type { TextAction } from './state.ts'
import type { Dealt, Rules } from './world.ts'

/** What a batch needs of a game. */
export interface BatchParts<Config extends TextConfig, Goal> {
  readonly name: string
  readonly rules: Rules<Goal>
  deal(config: Config, seed: number): Dealt<Goal>
  actionCount(config: Config): number
}

interface Environment<Goal> {
  play: TextWorld<Goal>
  /** Its task, as a line. */
  task: string
  steps: number
  /** The world of the episode that ended before this one, as it stood at last. */
  last: TextWorld<Goal> | undefined
}

export class TextBatch<Config extends TextConfig, Goal> extends BatchArrays implements Batch {
  readonly #parts: BatchParts<Config, Goal>
  readonly #config: Config
  readonly #encoding: Encoding<TextConfig, TextObservation, TextAction> | undefined
  readonly #environments: Environment<Goal>[] = []
  /** How many actions each environment has now. */
  readonly #counts: Int32Array
  /** Encoded commands by their words: the same few come again and again. */
  readonly #encoded = new Map<string, Float32Array>()
  readonly #actionSize: number

  constructor(parts: BatchParts<Config, Goal>, config: Config, size: number, options: BatchOptions = {}) {
    const encoding = findEncoding({ encodings }, options)
    super({ config, size, seats: [PLAYER], actionCount: parts.actionCount(config), encoding, options })
    this.#parts = parts
    this.#config = config
    this.#encoding = encoding
    this.#counts = new Int32Array(size)
    this.#actionSize = this.actions.length / (size * this.actionCount)
    this.reset()
  }

  step(actions: ArrayLike<number>): void {
    this.#check(actions)
    const { envStepLimit, endless } = this.#config
    const weight = this.shapingWeight()
    for (let row = 0; row < this.size; row++) {
      const environment = this.#environments[row]!
      const { play } = environment
      const before = play.verdict.score
      play.choose(actions[row]!)
      environment.steps++
      const { score, success, failure } = play.verdict
      const earned = Math.max(0, score)
      const shaped = weight === 0 ? 0 : weight * (Math.min(0, score) - Math.min(0, before))
      this.rewards[row] = earned - Math.max(0, before) + shaped
      const over = !endless && (success || failure || environment.steps >= envStepLimit)
      this.dones[row] = over ? 1 : 0
      this.scores[row] = over ? earned : 0
      if (over) {
        this.#encoding?.encode(this.#observe(environment), this.lastRows[row]!)
        this.begin(row, play)
      } else this.#show(row)
    }
    this.countSteps()
  }

  text(row: number): string {
    const { play, task } = this.#environments[row]!
    return tellLearner(task, play.text, play.look, play.inventory)
  }

  finalText(row: number): string {
    const { last } = this.#environments[row]!
    return last ? learnersText(last, last.world.task) : ''
  }

  actionTexts(row: number): readonly string[] {
    return this.#environments[row]!.play.validActions
  }

  actionKeys(row: number): ActionKeys {
    return this.#environments[row]!.play.validKeys
  }

  #check(actions: ArrayLike<number>): void {
    for (let row = 0; row < this.size; row++) {
      const action = actions[row]!
      const count = this.#counts[row]!
      if (action >= 0 && action < count && Number.isInteger(action)) continue
      throw new IllegalAction(`environment ${row}: ${action} is no action; there are 0 to ${count - 1} now.`)
    }
  }

  protected begin(row: number, last?: TextWorld<Goal>): void {
    const { deal, rules } = this.#parts
    const play = new TextWorld(deal(this.#config, this.takeSeed()), rules, phrasesOf(this.#config.world))
    this.#environments[row] = { play, task: play.world.task + '\n', steps: 0, last }
    this.#show(row)
  }

  /** Writes down what can be seen and done. */
  #show(row: number): void {
    const environment = this.#environments[row]!
    const width = this.actionCount
    const { count } = environment.play
    if (count > width)
      throw new RangeError(`${this.#parts.name}: ${count} actions at once, more than the ${width} told of`)
    const before = this.#counts[row]!
    const begin = row * width
    // Few change at a time: a loop is over before a call to fill begins.
    for (let at = begin + before; at < begin + count; at++) this.masks[at] = 1
    for (let at = begin + count; at < begin + before; at++) this.masks[at] = 0
    this.#counts[row] = count
    this.#encoding?.encode(this.#observe(environment), this.rows[row]!)
    if (this.#actionSize > 0) this.#encodeActions(row, environment.play.validActions, before)
  }

  #encodeActions(row: number, commands: readonly string[], before: number): void {
    const size = this.#actionSize
    const begin = row * this.actionCount * size
    for (let number = 0; number < commands.length; number++)
      this.actions.set(this.#encodeCommand(commands[number]!), begin + number * size)
    if (before > commands.length) this.actions.fill(0, begin + commands.length * size, begin + before * size)
  }

  #encodeCommand(command: string): Float32Array {
    const known = this.#encoded.get(command)
    if (known) return known
    const encoded = new Float32Array(this.#actionSize)
    this.#encoding!.action!.encode({ command }, encoded)
    if (this.#encoded.size >= 10_000) this.#encoded.clear()
    this.#encoded.set(command, encoded)
    return encoded
  }

  #observe({ play, steps }: Environment<Goal>): TextObservation {
    const { text, look, inventory, validActions, verdict, world } = play
    const { raw: scoreRaw, score, success, failure } = verdict
    return { text, look, inventory, validActions, score, scoreRaw, success, failure, task: world.task, steps }
  }
}
