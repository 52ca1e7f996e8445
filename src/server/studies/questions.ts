/**
 * Questions of a questionnaire or a quiz: elements as SurveyJS has them, the kinds that studies need. What somebody answers
 * is checked here, on the server; the page only shows.
 */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'

const base = {
  name: z.string().regex(/^[A-Za-z]\w*$/, 'a name is a word of letters, digits and _, as in age or how_easy'),
  title: z.string().min(1),
  description: z.string().optional(),
  isRequired: z.boolean().default(false),
  /** In a quiz: what is right. */
  correctAnswer: z.json().optional(),
}

const value = z.union([z.string(), z.number(), z.boolean()])
const choice = z.union([value, z.strictObject({ value, text: z.string() })])
const choices = z.array(choice).min(1)

/** One question. */
export const questionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...base,
    type: z.literal('text'),
    inputType: z.enum(['text', 'number']).default('text'),
    min: z.number().optional(),
    max: z.number().optional(),
    maxLength: z.int().min(1).max(20_000).default(500),
  }),
  z.strictObject({ ...base, type: z.literal('comment'), maxLength: z.int().min(1).max(20_000).default(5000) }),
  z.strictObject({ ...base, type: z.literal('radiogroup'), choices }),
  z.strictObject({ ...base, type: z.literal('dropdown'), choices }),
  z.strictObject({ ...base, type: z.literal('checkbox'), choices }),
  z.strictObject({
    ...base,
    type: z.literal('rating'),
    rateMin: z.int().default(1),
    rateMax: z.int().default(5),
    minRateDescription: z.string().optional(),
    maxRateDescription: z.string().optional(),
  }),
  z.strictObject({
    ...base,
    type: z.literal('boolean'),
    labelTrue: z.string().default('Yes'),
    labelFalse: z.string().default('No'),
  }),
])

export type Question = z.output<typeof questionSchema>
export type Answers = Readonly<Record<string, Json>>

/** What was answered, and what is wrong with it, by the name of the question, in words for whoever answers. */
export interface ReadAnswers {
  readonly answers: Answers
  readonly problems: Readonly<Record<string, string>>
}

/** The values of a question with choices. */
function valuesOf(question: Question): Json[] | undefined {
  if (!('choices' in question)) return undefined
  return question.choices.map((one) => (typeof one === 'object' ? one.value : one))
}

/** Checks what was handed in. Names that no question has are left out. */
export function readAnswers(questions: readonly Question[], given: Readonly<Record<string, unknown>>): ReadAnswers {
  const answers: Record<string, Json> = {}
  const problems: Record<string, string> = {}
  for (const question of questions) {
    const { name, isRequired } = question
    const answer = Object.hasOwn(given, name) ? given[name] : undefined
    if (isEmpty(answer)) {
      if (isRequired) problems[name] = 'Please answer this question.'
      continue
    }
    const problem = problemOf(question, answer)
    if (problem) problems[name] = problem
    else answers[name] = answer as Json
  }
  return { answers, problems }
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

/** What is wrong with an answer; undefined: nothing. */
function problemOf(question: Question, answer: unknown): string | undefined {
  switch (question.type) {
    case 'text':
      return question.inputType === 'number' ? numberProblem(question, answer) : textProblem(question, answer)
    case 'comment':
      return textProblem(question, answer)
    case 'rating':
      return numberProblem({ min: question.rateMin, max: question.rateMax, whole: true }, answer)
    case 'boolean':
      return typeof answer === 'boolean' ? undefined : 'Please choose one of the two.'
    case 'radiogroup':
    case 'dropdown':
      return valuesOf(question)!.includes(answer as Json) ? undefined : 'Please choose one of these answers.'
    case 'checkbox': {
      const values = valuesOf(question)!
      const isFine = Array.isArray(answer) && answer.every((one) => values.includes(one as Json))
      return isFine && new Set(answer).size === answer.length ? undefined : 'Please choose among these answers.'
    }
  }
}

const textProblem = ({ maxLength }: { maxLength: number }, answer: unknown): string | undefined =>
  typeof answer !== 'string'
    ? 'Please answer in words.'
    : answer.length > maxLength
      ? `Please answer in ${maxLength} characters at most.`
      : undefined

function numberProblem(
  {
    min = -Infinity,
    max = Infinity,
    whole = false,
  }: { min?: number | undefined; max?: number | undefined; whole?: boolean },
  answer: unknown,
): string | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer) || (whole && !Number.isInteger(answer)))
    return 'Please answer with a number.'
  if (answer < min) return `Please give a number from ${min} up.`
  return answer > max ? `Please give a number up to ${max}.` : undefined
}

/** The questions of a quiz that were not answered rightly, by name. */
export const wrongOf = (questions: readonly Question[], answers: Answers): string[] =>
  questions
    .filter(({ name, correctAnswer }) => correctAnswer !== undefined && !isSame(answers[name], correctAnswer))
    .map(({ name }) => name)

/** Words count by what they say; of several choices the order does not matter. */
function isSame(answer: Json | undefined, right: Json): boolean {
  if (Array.isArray(answer) && Array.isArray(right))
    return answer.length === right.length && right.every((one) => answer.includes(one))
  if (typeof answer === 'string' && typeof right === 'string')
    return answer.trim().toLowerCase() === right.trim().toLowerCase()
  return answer === right
}

/** What a page may know of a question: all but what is right. */
export function withoutAnswer({ correctAnswer: _, ...question }: Question): Omit<Question, 'correctAnswer'> {
  return question
}

/** Some answer that is taken, the right one where there is one; undefined: no answer can be given. */
export function someAnswer(question: Question): Json | undefined {
  const { correctAnswer } = question
  if (correctAnswer !== undefined) return problemOf(question, correctAnswer) ? undefined : correctAnswer
  const tries: Json[] =
    question.type === 'text' && question.inputType === 'number'
      ? [question.min ?? Math.min(question.max ?? 0, 0)]
      : question.type === 'rating'
        ? [question.rateMin]
        : question.type === 'boolean'
          ? [true]
          : question.type === 'checkbox'
            ? [[valuesOf(question)![0]!]]
            : 'choices' in question
              ? [valuesOf(question)![0]!]
              : ['yes']
  return tries.find((one) => problemOf(question, one) === undefined)
}

/** Some answer that is taken and not right; undefined: there is none. */
export function wrongAnswer(question: Question): Json | undefined {
  const tries: Json[] = valuesOf(question)?.flatMap((one): Json[] =>
    question.type === 'checkbox' ? [[one]] : [one],
  ) ?? [...[true, false], ...['something else', 0, 1, 2, question.type === 'rating' ? question.rateMax : 3]]
  return tries.find((one) => !problemOf(question, one) && wrongOf([question], { [question.name]: one }).length > 0)
}
