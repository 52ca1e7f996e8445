/** The language agents of the dialogue games: `few-shot` says one line a turn, `react` thinks before it acts. */
import { z } from 'zod'
import type { AgentDefinition, AgentSetup, Decision, Rejection, Turn } from '../../../core/agent.ts'
import { InvalidInput, Unreadable } from '../../../core/errors.ts'
import { languageAgent, printChat, writePrompt, type LanguageAgentParts, type Section } from '../../language/index.ts'
import { promptsOption, readPrompts } from '../../published/index.ts'
import type { DialogueAction } from '../../../games/engines/dialogue/action.ts'
import type { Conversation } from '../../../games/engines/dialogue/observation.ts'
import type { Site } from '../../../games/planning/index.ts'
import { executeByModel } from './executor.ts'
import { same } from '../../../core/json.ts'
import { knownOf, readHumanExample, writeScript, type ExampleScript } from './examples.ts'
import { dialogueReader } from '../../../games/engines/dialogue/language.ts'

const options = z.strictObject({
  prompts: promptsOption,
  examples: z
    .string()
    .regex(/^(?:none|ours|human:[\w-]+(?:\+[\w-]+)*)$/, 'none, ours, or human:<id>, with + between several')
    .default('ours')
    .describe(
      'worked dialogues in the prompt: none; ours, written for it; or human:<id>+<id>, published ones that were imported (the paper: one or two of them), which are then not to be played',
    ),
  dialogues: z
    .string()
    .default('runs')
    .describe('the folder into which roundtable import dialop brought the dialogues'),
  temperature: z.number().min(0).max(2).default(0.1).describe('how freely the model chooses its words'),
  maxTokens: z
    .int()
    .min(16)
    .default(4000)
    .describe('most tokens of one reply, what a reasoning model thinks included (the paper, without such models: 128)'),
  stop: z
    .enum(['speakers', 'line', 'none'])
    .default('speakers')
    .describe(
      'where the model is stopped: where it begins to speak for others; at the end of its line, as in the paper (with published prompts also at its words for speakers); nowhere, for models that take no stop words',
    ),
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
  /** The dialogue that it is shown. */
  readonly example: ExampleScript
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
      if (all.opening) return printChat([{ role: 'user', content: input.join('\n') }])
      return `${writePrompt(all, observation).content}\n\n---\n\n${input.join('\n')}`
    },
  }))
}

function parts(
  texts: DialogueTexts,
  { game, config, seat, options }: AgentSetup<unknown, LanguageOptions>,
  react: boolean,
): LanguageAgentParts<Observation, Action, string> {
  const { temperature, maxTokens, executor, patience } = options
  const human = humanExamples({ game, seat, options })
  const shown =
    options.examples === 'ours'
      ? [writeScript(game, texts.example, seat, { thinks: react })]
      : human.map(({ text }) => text)
  const published =
    options.prompts === undefined
      ? undefined
      : readPrompts(options.prompts, 'dialop').need(nameOfPrompt(game.name, seat))
  return {
    ...(published !== undefined && {
      // The release completes one text: instructions, dialogues, and then the one at hand.
      opening: () => [],
      complain: ({ reason }: Rejection) => `Error: ${reason}\n${cueOf(game.name, seat)}`,
    }),
    system: () => [
      { title: 'Rules', text: game.language.rules(config, seat) },
      { title: 'How to play', text: texts.advice(seat) },
      { title: 'Output', text: react ? REACT : ONE_LINE },
      ...shown.map((text, i): Section => ({ title: `Example ${i + 1}`, text })),
    ],
    after: (observation) => [
      ...(published === undefined ? [] : [{ title: '', text: published }]),
      ...told(game.language.describe(observation), published !== undefined),
      { title: '', text: cueOf(game.name, seat) },
    ],
    // Everything that was said stands in the observation.
    history: 0,
    settings: { temperature, maxTokens, ...stopsOf(options, game.name, react) },
    read: ({ text, finish }) => {
      if (finish === 'length')
        throw new Unreadable('It was cut off because it is too long: be shorter, in words and in thought.', text)
      return text
    },
    decide: (reply, observation, turn) => {
      const known = knownOf(observation)
      const leaked = human.find((example) => same(example.known, known))
      if (leaked)
        throw new InvalidInput(
          `${leaked.id} is shown as an example, and so cannot be played: leave it out, or choose other examples`,
        )
      return decide(reply, observation, turn, { game, executor, patience })
    },
  }
}

/** The imported dialogues that the options name. */
function humanExamples({
  game,
  seat,
  options,
}: Pick<AgentSetup<unknown, LanguageOptions>, 'game' | 'seat' | 'options'>) {
  const ids = /^human:(.*)$/.exec(options.examples)?.[1]?.split('+') ?? []
  return ids.map((id) => readHumanExample(game, id, options.dialogues, seat))
}

/** What the player knows and what was said; the release does not tell Planning's assistant how many sites there are. */
function told(text: string, published: boolean): Section[] {
  const left = published ? text.replace(/^Sites: \d[^\n]*\n*/, '') : text
  return left === '' ? [] : [{ title: '', text: left }]
}

/** Where the player's own line begins. Mediation's assistant says to whom it speaks. */
const cueOf = (game: string, seat: string): string => (game === 'mediation' && seat === 'assistant' ? 'You to' : 'You:')

/** The release has one prompt for both players of Assignment, and calls the assistant the agent. */
const nameOfPrompt = (game: string, seat: string): string =>
  game === 'assignment' ? 'assignment.txt' : `${game}.${seat.replace('assistant', 'agent').replace('-', '')}.txt`

/** Words at which the model is to stop. In Mediation lines of a proposal begin like those of users. */
function stopsOf({ stop, prompts }: LanguageOptions, game: string, react: boolean): { stop?: string[] } {
  if (stop === 'none') return {}
  if (stop === 'line' && prompts !== undefined)
    return { stop: game === 'assignment' ? ['Partner', 'You', '\n'] : ['User', 'Agent', 'You', '\n'] }
  if (stop === 'line' && !react) return { stop: ['\n'] }
  return {
    stop:
      game === 'mediation' ? ['\nAgent:', '\nFinal score:'] : ['\nPartner:', '\nUser:', '\nAgent:', '\nFinal score:'],
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
