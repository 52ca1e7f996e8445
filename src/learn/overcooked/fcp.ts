/**
 * Fictitious co-play (Strouse et al. 2021, section 3): networks that learnt by self-play, each from weights of its own, are
 * kept as they were at first, half-way and at the end; then one network learns beside all of them, the clumsy and the
 * skilled, so that it suits whoever comes.
 */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'
import type { Method, Point, Saved, SavedArray, Trained, Training } from '../method.ts'
import { commonOptions } from './common-options.ts'
import { nameLayout } from './layout-option.ts'
import { openPlay, type PlayTraining } from './play-to-learn.ts'

const options = z.strictObject({
  steps: z.int().min(1).max(1e9).default(1_600_000).describe('steps of kitchens beside the partners'),
  members: z.int().min(1).max(40).default(4).describe('networks that learn by self-play first'),
  memberSteps: z.int().min(1).max(1e9).default(600_000).describe('steps of kitchens of each of them'),
  ...commonOptions,
})
type Options = z.output<typeof options>

/** How far apart the members' seeds are. */
const SEEDS = 1000
/** A member is looked at so many times while it learns. */
const LOOKS = 16

export const fictitiousCoPlay: Method<Options> = {
  name: 'overcooked/fcp',
  about: 'One network learns beside partners of all skills: checkpoints of several self-plays (fictitious co-play).',
  options,
  examples: ['roundtable train overcooked/fcp --layout cramped-room'],
  label: ({ layout }) => nameLayout(layout),
  begin: async (given, setting) => {
    const training = new CoPlay(given, setting)
    await training.open(0)
    return training
  },
}

/** A member as it was at some time: how it scored with itself then, and its parameters. */
interface Look {
  readonly score: number
  readonly parameters: Float32Array
}

interface Setting {
  readonly seed: number
  readonly cores: number
}

class CoPlay implements Training {
  readonly #options: Options
  readonly #setting: Setting
  /** The member that learns, by number; after the last of them, the one who learns beside them. */
  #stage = 0
  #playing!: PlayTraining
  /** Steps of stages that are over. */
  #before = 0
  /** Of the member that learns. */
  #looks: Look[] = []
  /** Three of each member that has learnt. */
  #partners: Look[] = []

  constructor(given: Options, setting: Setting) {
    this.#options = given
    this.#setting = setting
  }

  get steps(): number {
    return this.#before + this.#playing.steps
  }

  get total(): number {
    const { members, memberSteps, steps } = this.#options
    const left = (members - this.#stage - 1) * memberSteps + steps
    return this.#isLast ? this.#before + this.#playing.total : this.#before + memberSteps + left
  }

  get #isLast(): boolean {
    return this.#stage === this.#options.members
  }

  /** Begins a stage. */
  async open(stage: number): Promise<void> {
    this.#stage = stage
    this.#looks = []
    const { members: _, memberSteps, ...given } = this.#options
    const { seed, cores } = this.#setting
    this.#playing = this.#isLast
      ? await openPlay(given, this.#setting, { partners: this.#partners.map(({ parameters }) => parameters) })
      : await openPlay({ ...given, steps: memberSteps }, { seed: seed + SEEDS * (stage + 1), cores })
  }

  async advance(): Promise<Point> {
    const playing = this.#playing
    if (this.#isLast) return { ...(await playing.advance()), steps: this.steps }
    if (playing.steps >= this.#looks.length * (playing.total / LOOKS)) this.#look(playing.parameters)
    const { score } = await playing.advance()
    const point = { steps: this.steps, member: this.#stage + 1, alone: score! }
    if (playing.steps >= playing.total) await this.#endMember()
    return point
  }

  #look(parameters: Float32Array): void {
    this.#looks.push({ score: this.#playing.runningScore, parameters: parameters.slice() })
  }

  /** Keeps it as it was at first, when it scored half of what it came to, and at its best. */
  async #endMember(): Promise<void> {
    const playing = this.#playing
    const last = { score: playing.runningScore, parameters: playing.best.slice() }
    const [first, ...others] = this.#looks
    const distance = ({ score }: Look): number => Math.abs(score - last.score / 2)
    const half = others.reduce((best, look) => (distance(look) < distance(best) ? look : best), others[0] ?? first!)
    this.#partners = [...this.#partners, first!, half, last]
    this.#before += playing.steps
    await playing.close()
    await this.open(this.#stage + 1)
  }

  async save(): Promise<Saved> {
    const inner = await this.#playing.save()
    const [looks, partners] = [this.#looks, this.#partners].map((list) => list.map(({ score }) => score))
    return {
      state: { stage: this.#stage, before: this.#before, looks: looks!, partners: partners!, inner: inner.state },
      arrays: {
        ...prefixed('inner', Object.entries(inner.arrays)),
        ...prefixed(
          'looks',
          this.#looks.map(({ parameters }, i) => [String(i), parameters]),
        ),
        ...prefixed(
          'partners',
          this.#partners.map(({ parameters }, i) => [String(i), parameters]),
        ),
      },
    }
  }

  async restore({ state, arrays }: Saved): Promise<void> {
    const { stage, before, looks, partners, inner } = state as unknown as {
      readonly stage: number
      readonly before: number
      readonly looks: readonly number[]
      readonly partners: readonly number[]
      readonly inner: Json
    }
    const read = (name: string, scores: readonly number[]): Look[] =>
      scores.map((score, i) => ({ score, parameters: arrays[`${name}/${i}`] as Float32Array }))
    await this.#playing.close()
    this.#before = before
    this.#partners = read('partners', partners)
    await this.open(stage)
    this.#looks = read('looks', looks)
    const own = Object.entries(arrays).filter(([name]) => name.startsWith('inner/'))
    const innerArrays = Object.fromEntries(own.map(([name, values]) => [name.slice('inner/'.length), values]))
    await this.#playing.restore({ state: inner, arrays: innerArrays })
  }

  async finish(): Promise<Trained> {
    const trained = await this.#playing.finish()
    const scores = this.#partners.map(({ score }) => Math.round(score))
    const partners = inThrees(scores)
    const about =
      'the score is with all partners, each as often; `partners`: what each member scored with itself at first, half-way and at the end'
    return { ...trained, data: { ...(trained.data as Record<string, Json>), about, partners } }
  }

  close(): Promise<void> {
    return this.#playing.close()
  }
}

const prefixed = (name: string, arrays: readonly (readonly [string, SavedArray])[]): Record<string, SavedArray> =>
  Object.fromEntries(arrays.map(([key, values]) => [`${name}/${key}`, values]))

/** Member by member. */
const inThrees = (scores: readonly number[]): number[][] =>
  scores.flatMap((_, i) => (i % 3 === 0 ? [scores.slice(i, i + 3)] : []))
