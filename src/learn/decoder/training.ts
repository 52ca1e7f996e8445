/** Trains a small decoder from nothing on texts and what is to follow them, batch by batch: behaviour cloning in words. */
import { z } from 'zod'
import { Random } from '../../core/random.ts'
import { decoderShapes, type DecoderSize } from '../../models/tiny/decoder.ts'
import { writeGguf } from '../../models/tiny/gguf.ts'
import type { TinyModel } from '../../models/tiny/model.ts'
import type { Vocabulary } from '../../models/tiny/vocabulary.ts'
import { Adam } from '../adam.ts'
import type { Point, Saved, Trained, Training } from '../method.ts'
import { openNumeric, type Numeric } from '../numeric.ts'
import { splitParameters, type Shapes } from '../parameters.ts'
import { batchExamples, drawDrill, type Example } from './examples.ts'
import { drawFirstWeights } from './first-weights.ts'
import { compileDecoder } from './loss.ts'

/** What every decoder's training takes. */
export const decoderOptions = {
  batches: z.int().min(1).max(1e6).default(4000).describe('batches of about 770 tokens each'),
  rate: z.number().positive().max(1).default(0.003).describe('learning rate at its highest; it rises for 100 batches'),
  width: z.int().min(16).max(512).multipleOf(16).default(64).describe('numbers for a token'),
  layers: z.int().min(1).max(12).default(3).describe('layers of the decoder'),
}

type DecoderOptions = {
  readonly [name in keyof typeof decoderOptions]: number
}

/** What is learnt, and how well. */
export interface DecoderTask {
  /** The method. */
  readonly name: string
  readonly seed: number
  readonly options: DecoderOptions
  readonly vocabulary: Vocabulary
  /** Texts of one iteration, each new; `model` is what has been learnt so far, `share` how much of the training is over. */
  play(random: Random, model: TinyModel, share: number): Promise<readonly Example[]>
  /** What the curve tells of the model, where it is measured. */
  measure(model: TinyModel): Promise<{ readonly score: number } & Record<string, number>>
  /** What is to be said of the trained model, and what it reached. */
  finish(model: TinyModel): Promise<Pick<Trained, 'description' | 'score' | 'data'>>
}

const HEADS = 4
const CONTEXT = 512
const WARM_UP = 100
/** Drills in looking up before the first text, and batches between two drills from then on. */
const DRILLS = 150
const DRILL_EVERY = 8
/** Iterations between two measurements. */
const MEASURE_EVERY = 20

/** Begins a training of a decoder. */
export const openDecoderTraining = async (task: DecoderTask): Promise<Training> =>
  new DecoderTraining(task, await openNumeric())

class DecoderTraining implements Training {
  readonly total: number
  steps = 0
  readonly #task: DecoderTask
  readonly #size: DecoderSize
  readonly #shapes: Shapes
  readonly #parameters: Float32Array
  readonly #adam: Adam
  readonly #learn: ReturnType<typeof compileDecoder>
  #iterations = 0
  #left: readonly Example[] = []

  constructor(task: DecoderTask, numeric: Numeric) {
    const { width, layers, batches } = task.options
    this.total = batches
    this.#task = task
    this.#size = {
      // Sums of products are fastest where sides are multiples of 16.
      vocabulary: 16 * Math.ceil(task.vocabulary.tokens.length / 16),
      width,
      layers,
      heads: HEADS,
      hidden: 3 * width,
      context: CONTEXT,
    }
    this.#shapes = decoderShapes(this.#size)
    this.#parameters = drawFirstWeights(this.#size, new Random(task.seed, 'weights'))
    this.#adam = new Adam(this.#parameters.length, { maxLength: 1, squareDecay: 0.99, epsilon: 1e-8 })
    this.#learn = compileDecoder(numeric, this.#size)
  }

  async advance(): Promise<Point> {
    const random = new Random(this.#task.seed, 'examples', this.#iterations++)
    const played = await this.#task.play(random, this.#model(), this.steps / this.total)
    const { batches, left } = batchExamples([...this.#left, ...played], random)
    this.#left = left
    if (this.steps === 0) for (let i = 0; i < DRILLS; i++) this.#drill(random)
    let loss = 0
    const due = batches.slice(0, this.total - this.steps)
    for (const [i, batch] of due.entries()) {
      if (i % DRILL_EVERY === 0) this.#drill(random)
      const found = this.#learn(this.#parameters, batch)
      loss += found.loss
      this.#adam.step(this.#parameters, found.gradient, this.#rateAt(this.steps++))
    }
    const measured = this.#iterations % MEASURE_EVERY === 0 || this.steps >= this.total
    return {
      steps: this.steps,
      loss: loss / due.length,
      ...(measured && (await this.#task.measure(this.#model()))),
    }
  }

  #drill(random: Random): void {
    const { gradient } = this.#learn(this.#parameters, drawDrill(this.#task.vocabulary.tokens.length, random))
    this.#adam.step(this.#parameters, gradient, this.#rateAt(Math.max(this.steps, WARM_UP)))
  }

  /** It rises, and then falls with a cosine to a fiftieth. */
  #rateAt(step: number): number {
    const falling = 0.5 + 0.5 * Math.cos((Math.PI * step) / this.total)
    return this.#task.options.rate * Math.min(1, (step + 1) / WARM_UP) * Math.max(0.02, falling)
  }

  /** It sees what is learnt from here on too. */
  #model(): TinyModel {
    const parts = Object.entries(splitParameters(this.#shapes, this.#parameters))
    const weights = Object.fromEntries(parts.map(([name, { values }]) => [name, values]))
    return { name: this.#task.name, size: this.#size, vocabulary: this.#task.vocabulary, weights }
  }

  async save(): Promise<Saved> {
    const left = this.#left.map(({ tokens, from }) => ({ tokens: [...tokens], from }))
    return {
      state: { steps: this.steps, iterations: this.#iterations, updates: this.#adam.steps, left },
      arrays: {
        parameters: this.#parameters.slice(),
        mean: this.#adam.mean.slice(),
        square: this.#adam.square.slice(),
      },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { steps, iterations, updates, left } = state as unknown as {
      readonly steps: number
      readonly iterations: number
      readonly updates: number
      readonly left: readonly Example[]
    }
    this.steps = steps
    this.#iterations = iterations
    this.#left = left
    this.#adam.steps = updates
    this.#parameters.set(arrays.parameters as Float32Array)
    this.#adam.mean.set(arrays.mean as Float32Array)
    this.#adam.square.set(arrays.square as Float32Array)
  }

  async finish(): Promise<Trained> {
    const { description, ...reached } = await this.#task.finish(this.#model())
    const { phrases } = this.#task.vocabulary
    return {
      description: { ...description, size: { ...this.#size }, phrases: [...phrases] },
      tensors: splitParameters(this.#shapes, this.#parameters),
      files: { gguf: writeGguf(this.#model()) },
      ...reached,
    }
  }

  async close(): Promise<void> {}
}
