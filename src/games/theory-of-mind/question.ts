/** What a question is: a situation in a game of coordination, something asked about it, and which answers are right. */
import * as z from 'zod'
import type { ValueOf } from '../../core/schema.ts'
import { string } from '../engines/string.ts'

/**
 * The paper's three aspects: understanding the situation, what the partner intends (theory of mind), and what to do
 * oneself (situated reasoning). The second edition asks beside these what the partner believes.
 */
export const aspects = ['environment', 'intention', 'belief', 'action'] as const
/** What a question is about: the environment, the partner's intention, its belief, or the own action. */
export type Aspect = (typeof aspects)[number]

const fields = z.strictObject({
  id: string().min(1).describe('names the question'),
  scenario: string().min(1).describe('the same for all questions about one situation'),
  game: string().min(1).describe('the game it is about'),
  aspect: z
    .enum(aspects)
    .describe('what it asks: what is the case, what the partner intends or believes, or what to do oneself'),
  description: string().describe('the rules of the game, as the player knows them'),
  situation: string().min(1).describe('what is going on in the game'),
  question: string().min(1).describe('what is asked'),
  options: z
    .array(
      z.strictObject({
        key: string()
          .regex(/^[A-Z]$/)
          .describe('the letter of the answer'),
        text: string().min(1).describe('the answer in words'),
      }),
    )
    .min(2)
    .describe('the answers to choose from'),
  answers: z.array(string()).min(1).describe('the keys of all right answers'),
  published: z
    .array(string())
    .optional()
    .describe('the keys that count as right in the source, where those have been corrected'),
  why: string().optional().describe('why these answers are right'),
})

/** The schema of a question, which the parameter `questions` holds a list of. */
export const question = fields.superRefine(({ options, answers }, context) => {
  const keys = options.map(({ key }) => key)
  if (new Set(keys).size !== keys.length) context.addIssue({ code: 'custom', message: 'two options have one key' })
  for (const key of answers)
    if (!keys.includes(key)) context.addIssue({ code: 'custom', message: `the answer ${key} is not among the options` })
})

/** What the player sees: the question without its key, and its own answer. */
export const observation = fields
  .omit({ id: true, answers: true, published: true, why: true })
  .extend({ chosen: string().nullable().describe('the letter that was answered; null: none yet') })

/** All that the player may know: the situation, the question and the options. */
export type Seen = ValueOf<typeof observation>

/** A question with its options and its right answers, which no player sees. */
export type Question = z.output<typeof question>

/** One situation of our own set: what is asked about it, and the facts from which the answers were proved. */
export interface Scenario {
  readonly id: string
  readonly game: string
  /** Which description of the rules goes with it. */
  readonly description: string
  readonly situation: string
  /** The situation as the game's own data. */
  readonly facts: unknown
  readonly questions: readonly {
    readonly aspect: Aspect
    readonly question: string
    readonly options: readonly string[]
    /** The right options, by place in the list. */
    readonly answers: readonly number[]
    readonly why: string
  }[]
}

/** Scenarios about one game, and the descriptions of its rules that they name. */
export interface ScenarioSet {
  readonly descriptions: Readonly<Record<string, string>>
  readonly scenarios: readonly Scenario[]
}

const letter = (place: number): string => String.fromCharCode(65 + place)

/** All questions of a set, with letters for keys. */
export function questionsOf({ descriptions, scenarios }: ScenarioSet): Question[] {
  return scenarios.flatMap((scenario) =>
    scenario.questions.map(({ aspect, question, options, answers, why }) => ({
      id: `${scenario.id}-${aspect}`,
      scenario: scenario.id,
      game: scenario.game,
      aspect,
      description: descriptions[scenario.description]!,
      situation: scenario.situation,
      question,
      options: options.map((text, place) => ({ key: letter(place), text })),
      answers: answers.map(letter),
      why,
    })),
  )
}

/** Questions that have all but their facts in common: every option is the right one once. */
export interface QuestionGroup {
  readonly id: string
  /** Which kind of question it is: what proves its answers. */
  readonly family: string
  readonly game: string
  readonly aspect: Aspect
  /** Which description of the rules goes with it. */
  readonly description: string
  readonly question: string
  readonly options: readonly string[]
  /** The facts of the first question, sentence by sentence. */
  readonly told: readonly string[]
  readonly items: readonly {
    /** The sentences that are different here, by place. */
    readonly but: Readonly<Record<string, string>>
    /** The right option, by place. */
    readonly answer: number
    readonly why: string
    /** What the answer is proved from. */
    readonly facts: unknown
  }[]
}

/** Groups of questions, and the descriptions of the rules that they name. */
export interface QuestionSet {
  readonly descriptions: Readonly<Record<string, string>>
  readonly groups: readonly QuestionGroup[]
}

/** What is told in each question of a group, sentence by sentence. */
export const toldIn = ({ told, items }: QuestionGroup): string[][] =>
  items.map(({ but }) => told.map((sentence, place) => but[place] ?? sentence))

/** All questions of such a set, with letters for keys. */
export function questionsOfGroups({ descriptions, groups }: QuestionSet): Question[] {
  return groups.flatMap((group) =>
    toldIn(group).map((told, i) => ({
      id: `${group.id}-${i + 1}`,
      scenario: group.id,
      game: group.game,
      aspect: group.aspect,
      description: descriptions[group.description]!,
      situation: told.join(' '),
      question: group.question,
      options: group.options.map((text, place) => ({ key: letter(place), text })),
      answers: [letter(group.items[i]!.answer)],
      why: group.items[i]!.why,
    })),
  )
}
