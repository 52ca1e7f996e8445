/**
 * The LLM-Co agent in the two games of rooms: told the rules, the described state, its last actions and what it can do,
 * it explains, predicts its partner, and names one action (LLM-Coordination framework, section 4 of the paper).
 */
import { z } from 'zod'
import type { AgentDefinition, AgentSetup } from '../../core/agent.ts'
import type { Seat } from '../../core/game.ts'
import { languageAgent, writePrompt, type LanguageAgentParts, type Section } from '../language/index.ts'
import { partnerPrediction } from './partner-prediction.ts'

const options = z.strictObject({
  interpreter: z
    .boolean()
    .default(false)
    .describe('ask the model first, in a call of its own, what the partner will do'),
  history: z.int().min(0).max(50).default(5).describe('how many of its own past actions it is reminded of'),
  temperature: z.number().min(0).max(2).default(0.6).describe('how freely the model chooses its words'),
})

type Options = z.output<typeof options>

/** What the agent needs to see, in both games. */
interface Seen<Action> {
  readonly seat: Seat
  readonly partner: Seat
  readonly history: readonly unknown[]
  readonly actions: readonly Action[]
}

/** What differs from game to game. */
export interface LlmCoTexts {
  /** How the partners mean to play, told to both. */
  readonly conventions: string
  /** Worked examples, on maps that are never played. */
  readonly examples: string
}

export function llmCo<Observation extends Seen<Action>, Action>(
  texts: LlmCoTexts,
): AgentDefinition<any, Observation, Action, Options> {
  return {
    name: 'llm-co',
    about: 'A language model that is told the state and what it can do, predicts its partner, and names an action.',
    options,
    needsModel: true,
    create: (setup) => languageAgent(partsOf<Observation, Action>(setup, texts)),
    prompt: (setup, observation) => {
      const parts = partsOf<Observation, Action>(setup, texts)
      const input = stateOf(setup, observation).map(({ title, text }) => `[${title}]: ${text}`)
      return [writePrompt(parts, observation).content, ...input].join('\n\n')
    },
  }
}

function partsOf<Observation extends Seen<Action>, Action>(
  setup: AgentSetup<any, Options>,
  texts: LlmCoTexts,
): LanguageAgentParts<Observation, Action, Action> {
  const { game, options } = setup
  return {
    system: (observation) => [
      { title: 'Rules', text: game.language.rules(setup.config, setup.seat) },
      { title: 'Conventions', text: texts.conventions },
      { title: 'Reply', text: describeFormat(observation) },
      { title: 'Examples', text: texts.examples },
    ],
    after: (observation) => stateOf(setup, observation),
    read: ({ text }, observation) => game.language.parse(text, observation) as Action,
    decide: (action) => ({ action }),
    modules: options.interpreter ? [partnerPrediction(setup)] : [],
    // As in the paper every decision is a chat of its own: what came before is in the action history.
    history: 0,
    settings: { temperature: options.temperature },
  }
}

const describeFormat = <Action>({ partner }: Seen<Action>): string =>
  replyFormat(partner, 'exactly one of the actions that you can take')

/** How LLM-Co agents reply, in all their games. */
export const replyFormat = (partner: Seat, what: string): string =>
  [
    `Reply in this format, with ${what}:`,
    `Explanation: <why, in one or two sentences, including what you expect ${nameOf(partner)} to do>`,
    'Action: <the action>',
  ].join('\n')

function stateOf<Observation extends Seen<Action>, Action>(
  { game, options }: AgentSetup<any, Options>,
  observation: Observation,
): Section[] {
  const { seat, history } = observation
  const taken = (history as readonly Readonly<Record<string, Action | null>>[])
    .slice(history.length - Math.min(options.history, history.length))
    .flatMap((turn) => turn[seat] ?? [])
  return [
    {
      title: 'My last actions',
      text: taken.map((action) => game.language.say(action, observation)).join(', ') || 'none yet',
    },
    { title: 'State', text: game.language.describe(observation) },
  ]
}

export const nameOf = (seat: Seat): string => seat[0]!.toUpperCase() + seat.slice(1)
