/** Arithmetic: how our own world deals a problem, its answer and wrong answers. */
import { Random } from '../../core/random.ts'
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { addFurnishedRooms, joinRooms, orderOf, scatterAbout } from '../engines/text-world/our-rooms.ts'
import { settings } from '../engines/text-world/settings/index.ts'
import { BOX, type Dealt, type Thing } from '../engines/text-world/world.ts'
import type { ArithmeticConfig } from './config.ts'
import { drawProblem, drawWrongAnswers, results, write } from './problems.ts'
import { dealPublished } from './published.ts'
import type { ArithmeticGoal } from './outcome.ts'

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
  const box = builder.addToRoom(0, BOX)
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
