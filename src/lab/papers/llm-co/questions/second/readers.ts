/**
 * Shallow readers, trained: a linear one and a small network, which see the options alone or with fragments of the
 * situation. A set of questions is fit to ask only where neither does better than guessing on groups that it has not seen.
 */
import { Random } from '../../../../../core/random.ts'
import type { Posed } from './family.ts'
import { numbered, SIZE, type View } from './features.ts'

export type Reader = 'linear' | 'network'

export interface Reading {
  /** How many questions of the folds held back are answered right. */
  readonly right: number
  readonly questions: number
  /** The share that guessing gets right. */
  readonly chance: number
}

const FOLDS = 5
const EPOCHS = 6
const HIDDEN = 12

interface Example {
  readonly features: readonly Int32Array[]
  readonly right: number
}

/** Cross-validates a reader; questions of one group are never on both sides. */
export function crossValidate(groups: readonly (readonly Posed[])[], reader: Reader, view: View, seed = 1): Reading {
  const random = new Random(seed, 'shallow reader', reader, view)
  const folds = random.shuffle(groups.map((_, i) => i % FOLDS))
  const examples = groups.map((group) =>
    group.map((posed): Example => ({ features: numbered(posed, view), right: posed.right })),
  )
  const pick = (fold: number, inside: boolean): Example[] =>
    examples.flatMap((group, i) => ((folds[i] === fold) === inside ? group : []))
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = reader === 'linear' ? linear() : network(random)
    const training = pick(fold, false)
    for (let epoch = 0; epoch < EPOCHS; epoch++)
      for (const example of random.shuffle(training)) model.learn(example, 0.1 / (1 + epoch))
    for (const { features, right: answer } of pick(fold, true)) {
      const scores = features.map(model.score)
      const best = Math.max(...scores)
      const ties = scores.filter((score) => score === best).length
      right += scores[answer] === best ? 1 / ties : 0
    }
  }
  const questions = groups.flat()
  return {
    right,
    questions: questions.length,
    chance: questions.reduce((sum, { options }) => sum + 1 / options.length, 0) / questions.length,
  }
}

interface Model {
  readonly score: (features: Int32Array) => number
  learn(example: Example, rate: number): void
}

/** How wrong each option's score is: its chance, less one for the right option. */
function errorsOf(scores: readonly number[], right: number): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power, place) => power / all - Number(place === right))
}

function linear(): Model {
  const weights = new Float64Array(SIZE)
  const score = (features: Int32Array): number => features.reduce((sum, feature) => sum + weights[feature]!, 0)
  return {
    score,
    learn({ features, right }, rate) {
      for (const [place, error] of errorsOf(features.map(score), right).entries())
        for (const feature of features[place]!) weights[feature]! -= (rate * error) / 4
    },
  }
}

function network(random: Random): Model {
  const inner = Float64Array.from({ length: SIZE * HIDDEN }, () => (random.float() - 0.5) / 4)
  const outer = Float64Array.from({ length: HIDDEN }, () => random.float() - 0.5)
  const hidden = (features: Int32Array): Float64Array => {
    const units = new Float64Array(HIDDEN)
    for (const feature of features) for (let h = 0; h < HIDDEN; h++) units[h]! += inner[feature * HIDDEN + h]!
    return units.map((unit) => Math.max(0, unit))
  }
  const out = (units: Float64Array): number => units.reduce((sum, unit, h) => sum + unit * outer[h]!, 0)
  return {
    score: (features) => out(hidden(features)),
    learn({ features, right }, rate) {
      const units = features.map(hidden)
      const before = outer.slice()
      for (const [place, error] of errorsOf(units.map(out), right).entries())
        for (let h = 0; h < HIDDEN; h++) {
          const unit = units[place]![h]!
          outer[h]! -= rate * error * unit
          if (unit <= 0) continue
          for (const feature of features[place]!) inner[feature * HIDDEN + h]! -= (rate * error * before[h]!) / 4
        }
    },
  }
}
