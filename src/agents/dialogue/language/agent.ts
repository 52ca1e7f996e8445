/** The language agents of the dialogue games: `few-shot` says one line a turn, `react` thinks before it acts. */
import { z } from 'zod'
import type { AgentDefinition, AgentSetup, Decision, Turn } from '../../../core/agent.ts'
import { Unreadable } from '../../../core/errors.ts'
import { languageAgent, writePrompt, type LanguageAgentParts, type Section } from '../../language/index.ts'
import type { DialogueAction } from '../../../games/engines/dialogue/action.ts'
import type { Conversation } from '../../../games/engines/dialogue/observation.ts'
import type { Site } from '../../../games/planning/index.ts'
import { executeByModel } from './executor.ts'
import { writeExample, type ExampleSetup, type Thought } from './examples.ts'
import { dialogueReader } from '../../../games/engines/dialogue/language.ts'

const options = z.strictObject({
  examples: z.int().min(0).max(2).default(1).describe('worked examples in the prompt (the paper: 1 to 2)'),
  temperature: z.number().min(0).max(2).default(0.1).describe('how freely the model chooses its words'),
  maxTokens: z.int().min(16).default(400).describe('most tokens of one reply'),
  executor: z
    .enum(['parser', 'model'])
    .default('parser')
    .describe('Planning: who answers searches, the parser or the language model itself, as was the paper’s default'),
  patience: z.int().min(1).default(6).describe('thoughts and searches in a row before it has to act'),
})

export type LanguageOptions = z.output<typeof options>

/** What a game brings for its language agents. */
export interface DialogueTexts {
  /** How to play well, in a few sentences, for the seat. */
  advice(seat: string): string
  readonly thought: Thought
  /** Queries that go before an action in an example. */
  readonly searches?: ExampleSetup['searches']
  readonly seated: ExampleSetup['seated']
  /** The config of the examples. */
  readonly config: unknown
}

type Observation = Conversation<unknown> & { readonly sites?: readonly Site[] }
type Action = DialogueAction<unknown>

const REACT =
  'Before each action write what you think about it in a line of its own, [think] …, then the action in the next line. Think about what you know, what you do not know yet that could change the decision, and which action is worth its words.'
const ONE_LINE = 'Answer with exactly one line, which begins with its type in brackets. Write nothing else.'

export function languageAgents(texts: DialogueTexts): AgentDefinition<any, Observation, Action, LanguageOptions>[] {
  return (['few-shot', 'react'] as const).map((name) => ({
    name,
    about:
      name === 'react'
        ? 'A language model that thinks in [think] lines before each action (and, in Planning, searches).'
        : 'A language model prompted with the rules and worked examples; one line a turn.',
    options,
    needsModel: true,
    create: (setup) => languageAgent(parts(texts, setup, name === 'react')),
    prompt: (setup, observation) => {
      const all = parts(texts, setup, name === 'react')
      const input = all.after!(observation, undefined as unknown as Turn).map(({ text }) => text)
      return `${writePrompt(all, observation).content}\n\n---\n\n${input.join('\n')}`
    },
  }))
}

function parts(
  texts: DialogueTexts,
  { game, config, seat, options }: AgentSetup<unknown, LanguageOptions>,
  react: boolean,
): LanguageAgentParts<Observation, Action, string> {
  const { examples, temperature, maxTokens, executor, patience } = options
  return {
    system: () => [
      { title: 'Rules', text: game.language.rules(config, seat) },
      { title: 'How to play', text: texts.advice(seat) },
      { title: 'Output', text: react ? REACT : ONE_LINE },
      ...Array.from({ length: examples }, (_, i): Section => ({
        title: `Example ${i + 1}`,
        text: writeExample({
          game,
          config: texts.config,
          seat,
          seated: texts.seated,
          seed: -1 - i,
          searches: texts.searches,
          ...(react && { thought: texts.thought }),
        }),
      })),
    ],
    after: (observation) => [
      { title: '', text: game.language.describe(observation) },
      { title: '', text: 'users' in observation ? 'You to' : 'You:' },
    ],
    // Everything that was said stands in the observation.
    history: 0,
    settings: { temperature, maxTokens },
    read: ({ text }) => text,
    decide: (reply, observation, turn) => decide(reply, observation, turn, { game, executor, patience }),
  }
}

async function decide(
  said: string,
  observation: Observation,
  turn: Turn,
  { game, executor, patience }: { game: AgentSetup['game'] } & Pick<LanguageOptions, 'executor' | 'patience'>,
): Promise<Decision<Action>> {
  const thoughts = dialogueReader.read(said).flatMap(({ tag, content }) => (tag === 'think' ? [content] : []))
  const notes = { thoughts, said }
  const action = game.language.parse(said, observation) as Action
  if (action.type === 'think')
    return { action: { ...action, text: limited(action.text, observation, patience) }, notes }
  if (action.type !== 'search') return { action, notes }
  limited(action.query, observation, patience)
  if (executor === 'parser' || !observation.sites) return { action, notes }
  const result = await executeByModel(action.query, observation.sites, turn)
  return { action: { type: 'think', text: `${action.query}\n${result}` }, notes }
}

/** The text, unless the agent has only thought and searched for too long. */
function limited(text: string, { talk, seat }: Observation, patience: number): string {
  const idle =
    talk.length -
    1 -
    talk.findLastIndex((entry) => entry.by !== seat || (entry.kind !== 'think' && entry.kind !== 'search'))
  if (idle >= patience)
    throw new Unreadable('You have thought and searched enough: now send a message, propose or answer.', text)
  return text
}
