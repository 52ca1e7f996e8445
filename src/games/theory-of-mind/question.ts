/** What a question is: a situation in a game of coordination, something asked about it, and which answers are right. */
import { z } from 'zod'

/**
 * The paper's three aspects: understanding the situation, what the partner intends (theory of mind), and what to do
 * oneself (situated reasoning).
 */
export const aspects = ['environment', 'intention', 'action'] as const
export type Aspect = (typeof aspects)[number]

export const question = z
  .strictObject({
    id: z.string().min(1),
    /** What tells which questions are about the same situation. */
    scenario: z.string().min(1),
    /** The game it is about. */
    game: z.string().min(1),
    aspect: z.enum(aspects),
    /** The rules of the game, as the player knows them. */
    description: z.string(),
    situation: z.string().min(1),
    question: z.string().min(1),
    options: z.array(z.strictObject({ key: z.string().regex(/^[A-Z]$/), text: z.string().min(1) })).min(2),
    /** The keys of all right answers. */
    answers: z.array(z.string()).min(1),
    /** The keys that count as right in the source, where those have been corrected. */
    published: z.array(z.string()).optional(),
    /** Why these answers are right. */
    why: z.string().optional(),
  })
  .superRefine(({ options, answers }, context) => {
    const keys = options.map(({ key }) => key)
    if (new Set(keys).size !== keys.length) context.addIssue({ code: 'custom', message: 'two options have one key' })
    for (const key of answers)
      if (!keys.includes(key))
        context.addIssue({ code: 'custom', message: `the answer ${key} is not among the options` })
  })

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

/** All questions of a set, with letters for keys. */
export function questionsOf({ descriptions, scenarios }: ScenarioSet): Question[] {
  const letter = (place: number): string => String.fromCharCode(65 + place)
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
