/** Language agents that answer a question: with the reasons first, or at once. */
import { z } from 'zod'
import type { AgentDefinition, AgentSetup } from '../../core/agent.ts'
import type { Answer, Aspect, Seen } from '../../games/theory-of-mind/index.ts'
import { languageAgent, writePrompt, type LanguageAgentParts, type Section } from '../language/index.ts'

const options = z.strictObject({
  temperature: z.number().min(0).max(2).default(0.6).describe('how freely the model chooses its words'),
})
type Options = z.output<typeof options>
type Definition = AgentDefinition<any, Seen, Answer, Options>

/** Thinks step by step before it answers, as the models of the paper were asked to (section 5.1). */
export const cot: Definition = define(
  'cot',
  'A language model that explains before it answers.',
  `Reply in this format:
Explanation: <who knows, wants and can do what, and what follows from it, in a few sentences>
Answer: <the letter of your answer>`,
)

/** Answers at once: what explaining is worth shows beside it. */
export const base: Definition = define(
  'base',
  'A language model that answers at once.',
  `Reply with one line and nothing else:
Answer: <the letter of your answer>`,
)

function define(name: string, about: string, format: string): Definition {
  const partsOf = ({ game, options }: AgentSetup<any, Options>): LanguageAgentParts<Seen, Answer, Answer> => ({
    system: ({ aspect }) => [
      { title: '', text: `You answer a question about a situation in a game that is played together. ${hint[aspect]}` },
      { title: 'Reply', text: format },
    ],
    after: writeQuestion,
    read: ({ text }, observation) => game.language.parse(text, observation) as Answer,
    decide: (action) => ({ action }),
    history: 0,
    settings: { temperature: options.temperature },
  })
  return {
    name,
    about,
    options,
    needsModel: true,
    create: (setup) => languageAgent(partsOf(setup)),
    prompt: (setup, observation) =>
      [
        writePrompt(partsOf(setup), observation).content,
        ...writeQuestion(observation).map(({ title, text }) => `[${title}]: ${text}`),
      ].join('\n'),
  }
}

const hint: Readonly<Record<Aspect, string>> = {
  environment: 'It is about the situation itself: go by the rules and by what is said to be the case.',
  intention: 'It is about the partner: put yourself in its place, with what it knows, wants and can do now.',
  belief: 'It is about what the partner believes, which may be wrong: go by what it could see, and when.',
  action: 'It is about your own next action: think of what your partner is about to do, and do what fits it best.',
}

const writeQuestion = ({ description, situation, question, options }: Seen): Section[] => [
  { title: 'Game', text: description },
  { title: 'Situation', text: situation },
  { title: 'Question', text: [question, ...options.map(({ key, text }) => `${key}. ${text}`)].join('\n') },
]
