/** Arithmetic: what the player cannot know, drawn anew. While the problem is unread, any bundle may be the answer. */
import type { Random } from '../../core/random.ts'
import { same } from '../../core/json.ts'
import { dealUnseen } from '../engines/text-world/redraw.ts'
import type { TextState } from '../engines/text-world/text-game.ts'
import type { World } from '../engines/text-world/world.ts'
import { writeSheet } from './instances.ts'
import { drawProblemFor, write } from './problems.ts'
import { writeProblem } from './published.ts'
import type { ArithmeticGoal } from './outcome.ts'
import { rules } from './rules.ts'

export function redraw(state: TextState<ArithmeticGoal>, random: Random): Pick<TextState, 'world' | 'situation'> {
  const situation = dealUnseen(state.world, state.situation, random)
  const { world } = state
  if (situation.read) return { world, situation }
  const verdict = rules.judge(world, situation)
  for (const bundle of random.shuffle(world.things.filter(({ bare }) => bare))) {
    const drawn = withAnswer(state, bundle.name, random)
    if (same(rules.judge(drawn, situation), verdict)) return { world: drawn, situation }
  }
  return { world, situation }
}

/** The world with another problem, whose answer is this bundle. */
function withAnswer({ world, config }: TextState<ArithmeticGoal>, name: string, random: Random): World<ArithmeticGoal> {
  const { goal } = world
  const answer = Number.parseInt(name, 10)
  const sheet = world.things[goal.sheet]!
  const low = random.int(1, Math.max(1, answer - 1))
  const reading =
    config.world === 'ours'
      ? writeSheet(write(drawProblemFor(answer, countSteps(sheet.reading!), random)))
      : writeProblem({ num1: low, num2: answer - low, op: '+', distractors: [] })
  return { ...world, things: world.things.with(goal.sheet, { ...sheet, reading }), goal: { ...goal, answer: name } }
}

const countSteps = (reading: string): number => reading.match(/Add|Subtract|Multiply|Divide/g)!.length
