/** What somebody may want who has not said so: the wishes that visitors have (appendix A), less those told. */
import type { Random } from '../../core/random.ts'
import { FEATURES, SITE_TYPES, type FeatureValue } from '../../games/planning/index.ts'
import type { Wish } from './wished.ts'

type Leaning = readonly [good: readonly FeatureValue[], bad: readonly FeatureValue[]]

const LOW = [1, 1.5, 2, 2.5]
const YES: readonly Leaning[] = [[[true], [false]]]

/** The ways in which visitors lean on features that are there or not, each as likely. */
const LEANINGS: Readonly<Record<string, readonly Leaning[]>> = {
  rating: [3, 4, 4.5].map((from) => [(FEATURES.rating!.values as number[]).filter((value) => value >= from), LOW]),
  'has parking': YES,
  'has takeout': YES,
  touristy: [
    [[true], []],
    [[false], []],
    [[false], [true]],
  ],
  'good for kids': YES,
  'accepts reservations': YES,
  'good for groups': YES,
  'outdoor seating': YES,
  'vegetarian options': YES,
  'vegan options': YES,
  'live music': [...YES, [[false], [true]]],
  'has wifi': YES,
  viewpoint: YES,
}
const TASTES = ['cuisine', 'alcohol type']
const KINDS = Object.keys(LEANINGS).length + TASTES.length + 1
/** Wishes about features that a visitor has on average, of sixteen. */
const USUAL_COUNT = 7.2
const LEAST = 0.1
const BUDGET = 0.65
const TYPE = 0.5

/** Draws wishes that were not told. `told`: all that were, those that never count included. */
export class Unsaid {
  readonly #features: readonly string[]
  readonly #tastes: readonly string[]
  readonly #chance: number
  readonly #budget: boolean
  readonly #type: boolean

  constructor(told: readonly Wish[], inert: boolean) {
    const features = new Set(told.flatMap((wish) => (wish.about === 'feature' ? [wish.feature] : [])))
    const missing = (feature: string): boolean => !features.has(feature)
    this.#chance = Math.max(LEAST, (USUAL_COUNT - features.size) / (KINDS - features.size))
    this.#features = Object.keys(LEANINGS).filter(
      (feature) => missing(feature) && !(inert && (feature === 'has parking' || feature === 'has takeout')),
    )
    this.#tastes = [...TASTES, 'ambience'].filter(missing)
    this.#budget = !told.some(({ about }) => about === 'budget')
    this.#type = !told.some(({ about }) => about === 'type')
  }

  draw(random: Random): Wish[] {
    const wishes: Wish[] = []
    for (const feature of this.#features)
      if (random.float() < this.#chance) {
        const [good, bad] = random.pick(LEANINGS[feature]!)
        wishes.push({ about: 'feature', feature, good, bad })
      }
    for (const feature of this.#tastes)
      if (random.float() < this.#chance)
        wishes.push({
          about: 'feature',
          feature,
          ...drawTaste(feature, random),
        })
    if (this.#budget && random.float() < BUDGET) wishes.push({ about: 'budget', limit: 10 * random.int(3, 9) })
    if (this.#type && random.float() < TYPE) wishes.push({ about: 'type', type: random.pick(SITE_TYPES) })
    return wishes
  }
}

function drawTaste(feature: string, random: Random): { good: FeatureValue[]; bad: FeatureValue[] } {
  const { values } = FEATURES[feature]!
  if (feature === 'ambience') {
    const value = [random.pick(values)]
    return random.float() < 0.5 ? { good: value, bad: [] } : { good: [], bad: value }
  }
  const some = random.shuffle(values).slice(0, random.int(1, values.length))
  const disliked = random.int(0, some.length - 1)
  return { good: some.slice(disliked), bad: some.slice(0, disliked) }
}
