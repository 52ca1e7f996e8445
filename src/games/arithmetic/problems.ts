/** Problems of our own: a number, then one operation after the other; without limit, and split into folds that share none. */
import { hash } from '../../core/json.ts'
import type { Random } from '../../core/random.ts'
import { add, divide, integer, isInteger, multiply, subtract, type Rational } from '../../solvers/rational.ts'
import { FOLDS, type Fold } from '../engines/text-world/tables.ts'

export const OPERATIONS = ['add', 'subtract', 'multiply', 'divide'] as const
export type Operation = (typeof OPERATIONS)[number]

export interface Problem {
  readonly start: number
  readonly steps: readonly (readonly [Operation, number])[]
}

export interface ProblemSize {
  readonly numSteps: number
  readonly maxOperand: number
  /** Whether results on the way may be fractions. */
  readonly fractions: boolean
}

/** Answers are counted out as bundles of things, so they stay below this. */
const MOST = 9999

const CALCULATE = { add, subtract, multiply, divide }

/** The results after each step, the last of them the answer. */
export function results({ start, steps }: Problem): Rational[] {
  let value = integer(start)
  return steps.map(([operation, number]) => (value = CALCULATE[operation](value, integer(number))))
}

/** `Start with 12. Add 7. Multiply by 3.` */
export function write({ start, steps }: Problem): string {
  const words = steps.map(([operation, number]) => {
    if (operation === 'add') return `Add ${number}.`
    if (operation === 'subtract') return `Subtract ${number}.`
    return operation === 'multiply' ? `Multiply by ${number}.` : `Divide by ${number}.`
  })
  return [`Start with ${start}.`, ...words].join(' ')
}

/** Short problems come again and again, and a hash takes as long as a step of the game. */
const folds = new Map<string, Fold>()
const MOST_FOLDS = 50_000

/** The fold that a problem belongs to: each belongs to exactly one. */
export function foldOf(problem: Problem): Fold {
  const words = write(problem)
  const known = folds.get(words)
  if (known !== undefined) return known
  const fold = FOLDS[Number.parseInt(hash(words).slice(0, 8), 16) % FOLDS.length]!
  if (folds.size < MOST_FOLDS) folds.set(words, fold)
  return fold
}

/** A problem of this size and fold whose answer is a whole number from 1 up. */
export function drawProblem(size: ProblemSize, fold: Fold, random: Random): Problem {
  for (;;) {
    const problem = { start: random.int(2, size.maxOperand), steps: drawSteps(size, random) }
    const values = results(problem)
    const onTheWay = size.fractions || values.every(isInteger)
    if (onTheWay && isAnswer(values.at(-1)!) && foldOf(problem) === fold) return problem
  }
}

function drawSteps({ numSteps, maxOperand }: ProblemSize, random: Random): Problem['steps'] {
  return Array.from({ length: numSteps }, () => {
    const operation = random.pick(OPERATIONS)
    const most = operation === 'add' || operation === 'subtract' ? maxOperand : Math.min(maxOperand, 12)
    return [operation, random.int(2, most)] as const
  })
}

const isAnswer = (value: Rational): boolean => isInteger(value) && value.top >= 1n && value.top <= BigInt(MOST)

/** Wrong answers: what comes of doing a step wrong or leaving it out, then numbers nearby. */
export function drawWrongAnswers(problem: Problem, count: number, random: Random): number[] {
  const answer = Number(results(problem).at(-1)!.top)
  const slips = problem.steps.flatMap(([operation, number], at) => {
    const others = OPERATIONS.filter((other) => other !== operation).map((other) => [[other, number]] as const)
    return [[], ...others].map((instead) => ({ ...problem, steps: problem.steps.toSpliced(at, 1, ...instead) }))
  })
  const values = slips.map((slip) => results(slip).at(-1) ?? integer(slip.start)).filter(isAnswer)
  const wrong = new Set(random.shuffle(values.map(({ top }) => Number(top))).filter((value) => value !== answer))
  while (wrong.size < count) {
    const near = answer + random.int(-15, 15)
    if (near >= 1 && near !== answer) wrong.add(near)
  }
  return [...wrong].slice(0, count)
}

/** A problem with this answer, as long as another. */
export function drawProblemFor(answer: number, numSteps: number, random: Random): Problem {
  const steps: [Operation, number][] = []
  let value = random.int(2, 99)
  const start = value
  for (let i = 1; i < numSteps; i++) {
    const number = random.int(2, 99)
    steps.push(['add', number])
    value += number
  }
  steps.push(value <= answer ? ['add', answer - value] : ['subtract', value - answer])
  return { start, steps }
}
