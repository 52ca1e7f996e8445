/** Arithmetic: its parameters, and how our own world deals a problem, its answer and wrong answers. */
import * as z from 'zod'
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../text-world/builder.ts'
import { PUBLISHED_STEP_LIMIT, flag, textConfig, type TextConfig } from '../text-world/config.ts'
import { addFurnishedRooms, joinRooms, orderOf, scatterAbout } from '../text-world/our-rooms.ts'
import { settings } from '../text-world/settings/index.ts'
import { arithmeticProblems, countedObjects, roomPlans } from '../text-world/tables.ts'
import type { Dealt, Thing } from '../text-world/world.ts'
import { drawProblem, drawWrongAnswers, results, write } from './problems.ts'
import { dealPublished } from './published.ts'
import type { ArithmeticGoal } from './outcome.ts'

interface Parameters {
  readonly numLocations: number
  readonly numSteps: number
  readonly maxOperand: number
  readonly fractions: boolean
  readonly numDistractors: number
}

export type ArithmeticConfig = TextConfig & Parameters

/** The published engine has no parameters here; these say what it does. */
const published = { numLocations: 1, numSteps: 1, maxOperand: 49, fractions: false, numDistractors: 5 }

export const config = textConfig<z.ZodRawShape, Parameters>({
  fields: {
    numLocations: z.int().min(1).max(8).optional().describe('our world: rooms in which the bundles lie'),
    numSteps: z.int().min(1).max(8).optional().describe('our world: operations of a problem'),
    maxOperand: z.int().min(5).max(999).optional().describe('our world: largest number in a problem'),
    fractions: flag.optional().describe('our world: results on the way may be fractions'),
    numDistractors: z.int().min(1).max(13).optional().describe('our world: wrong answers that lie about'),
  },
  published: { ...published, envStepLimit: PUBLISHED_STEP_LIMIT },
  levels: [
    { numLocations: 1, numSteps: 1, maxOperand: 20, fractions: false, numDistractors: 6, envStepLimit: 50 },
    { numLocations: 1, numSteps: 1, maxOperand: 99, fractions: false, numDistractors: 8, envStepLimit: 50 },
    { numLocations: 2, numSteps: 2, maxOperand: 99, fractions: false, numDistractors: 9, envStepLimit: 50 },
    { numLocations: 4, numSteps: 3, maxOperand: 300, fractions: false, numDistractors: 10, envStepLimit: 50 },
    { numLocations: 6, numSteps: 5, maxOperand: 999, fractions: true, numDistractors: 13, envStepLimit: 60 },
  ],
  tables: [roomPlans, arithmeticProblems, countedObjects],
  oursOnly: Object.keys(published) as (keyof Parameters)[],
})

export function deal(config: ArithmeticConfig, seed: number): Dealt<ArithmeticGoal> {
  return config.world === 'ours' ? dealOurs(config, seed) : dealPublished(config.tables!, config.fold, seed)
}

/** What the sheet with the problem says. */
export const writeSheet = (words: string): string =>
  `The sheet says: ${words} Find the bundle with as many things as the result and put it in the box.\n`

const TASK =
  'Read the problem sheet and work out the result. Among the bundles that lie about, find the one with exactly so many ' +
  'things, and put it in the box. Nothing else may go into the box.'

function dealOurs(config: ArithmeticConfig, seed: number): Dealt<ArithmeticGoal> {
  const random = new Random(seed, 'arithmetic', config.fold)
  const setting = settings[config.fold]
  const builder = new WorldBuilder()
  addFurnishedRooms(builder, setting, config.numLocations, random)
  joinRooms(builder, random)
  const problem = drawProblem(config, config.fold, random)
  const sheet = builder.addToRoom(0, { name: 'problem sheet', kind: 'item', reading: writeSheet(write(problem)) })
  const box = builder.addToRoom(0, { name: 'box', kind: 'box' })
  const answer = Number(results(problem).at(-1)!.top)
  const quantities = [answer, ...drawWrongAnswers(problem, config.numDistractors, random)]
  const names = random.shuffle(setting.counted)
  const bundles = quantities.map((quantity, i): Thing => {
    const [one, several] = names[i % names.length]!
    return { name: `${quantity} ${quantity === 1 ? one : several}`, kind: 'item', bare: true }
  })
  scatterAbout(builder, random.shuffle(bundles), random)
  return builder.finish({
    task: TASK,
    goal: { answer: bundles[0]!.name, box, sheet, reading: 0 },
    start: 0,
    order: orderOf(random),
  })
}
