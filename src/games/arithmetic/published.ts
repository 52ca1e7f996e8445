/** Arithmetic as the published engine deals it: the same problem, bundles and places for every seed. */
import { WorldBuilder } from '../engines/text-world/builder.ts'
import { JavaRandom } from '../engines/text-world/java-random.ts'
import { addSingleRoom, scatter } from '../engines/text-world/published-rooms.ts'
import { arithmeticProblems, countedObjects, roomPlans } from '../engines/text-world/tables.ts'
import type { ArithmeticProblem, Fold } from '../engines/text-world/tables.ts'
import { BOX, type Dealt, type Thing } from '../engines/text-world/world.ts'
import type { ArithmeticGoal } from './outcome.ts'

const TASK =
  'Your first task is to solve the math problem. Then, pick up the item with the same quantity as the math problem ' +
  'answer, and place it in the box.'

/** The problem in words, and its result. */
function state({ num1, num2, op }: ArithmeticProblem): { words: string; result: number } {
  switch (op) {
    case '+':
      return { words: 'add ' + num1 + ' and ' + num2, result: num1 + num2 }
    case '-':
      return { words: 'subtract ' + num2 + ' from ' + num1, result: num1 - num2 }
    case '*':
      return { words: 'multiply ' + num1 + ' and ' + num2, result: num1 * num2 }
    case '/':
      return { words: 'divide ' + num2 + ' by ' + num1, result: num2 / num1 }
  }
}

/** What reading the problem says. */
export const writeProblem = (problem: ArithmeticProblem): string =>
  'Your task is to solve the following math problem: ' +
  state(problem).words +
  ' . \nThen, pick up the item with the same quantity as the answer, and place it in the box. '

function bundle(quantity: number, [one, several]: readonly [string, string]): Thing {
  return { name: quantity + ' ' + (quantity === 1 ? one : several), kind: 'item', bare: true }
}

export function dealPublished(tables: string, fold: Fold, seed: number): Dealt<ArithmeticGoal> {
  const random = new JavaRandom(seed)
  const builder = new WorldBuilder()
  const room = addSingleRoom(builder, roomPlans(tables), random)
  const problems = arithmeticProblems(tables)[fold]
  const problem = problems[((seed % problems.length) + problems.length) % problems.length]!
  const sheet = builder.addToRoom(room, { name: 'math problem', kind: 'item', reading: writeProblem(problem) })
  const box = builder.addToRoom(room, BOX)
  const names = random.shuffle(countedObjects(tables)[fold].slice())
  const right = bundle(state(problem).result, names[0]!)
  const bundles = [right]
  for (let i = 0; i < problem.distractors.length; i++) bundles.push(bundle(problem.distractors[i]!, names[i + 1]!))
  scatter(builder, room, random.shuffle(bundles), random)
  return builder.finish({
    task: TASK,
    goal: { answer: right.name, box, sheet, reading: 1 },
    start: room,
    order: new JavaRandom(0).chance(),
  })
}
