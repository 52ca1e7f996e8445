/**
 * The LLM-Co agent in a kitchen: the model is told the state and chooses a medium-level action; an action manager carries
 * it out step by step, and the model is asked again when it is done or cannot be done (sections 3.2, 5.2, 5.3 of the
 * paper).
 */
import { z } from 'zod'
import type { AgentDefinition, AgentSetup } from '../../../core/agent.ts'
import { ACTIONS, compile, llmCo as layer, SEATS } from '../../../games/overcooked/index.ts'
import type { Action, Config, Observation } from '../../../games/overcooked/index.ts'
import { languageAgent, printChat, writePrompt, type LanguageAgentParts, type Section } from '../../language/index.ts'
import { promptsOption } from '../../published/index.ts'
import { writeSections } from './prompt.ts'
import { openPublished, settle, type Settled } from './published.ts'
import { readAsPublished } from './read-as-published.ts'
import { readReply, type Reply } from './read-reply.ts'

const options = z.strictObject({
  directive: z.enum(['on', 'off']).default('off').describe('whether it is told to help its partner first'),
  prompts: promptsOption,
  compat: z
    .enum(['mended', 'paper', 'head'])
    .optional()
    .describe(
      'whose states, actions and action manager: ours (mended), or those of the authors’ first (paper) or later code (head); left out: mended, with published prompts those of the code that they belong to',
    ),
  replies: z
    .enum(['ours', 'published'])
    .optional()
    .describe(
      'how replies are read: ours asks again; published does as the authors’ code, which waits (paper) or takes whatever is most alike (head), and says so in the log; left out: ours, with published prompts published',
    ),
  patience: z
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe('after so many replies in one step that could not be read it stands still, and says so in the log'),
  temperature: z.number().min(0).max(2).default(0.6).describe('how freely the model chooses its words'),
})

type GivenOptions = z.output<typeof options>
type Options = Settled<GivenOptions>
type Manager = layer.ActionManager | layer.MendedManager

export const llmCo: AgentDefinition<Config, Observation, Action, GivenOptions> = {
  name: 'llm-co',
  about: 'A language model that is told the state, chooses medium-level actions, and has them carried out.',
  options,
  needsModel: true,
  create: (given) => {
    const setup = settleSetup(given)
    let manager: Manager | undefined
    const player = languageAgent(partsOf(setup, () => manager!))
    return {
      act(observation, turn) {
        manager ??= openManager(observation, setup.options)
        // A reply that could not be read leaves everything as it was seen.
        if (turn.rejections.length === 0) manager.see(observation.cells)
        if (manager.needsOption && waitsUnasked(manager)) manager.choose(layer.WAIT)
        if (!manager.needsOption) return decide(manager)
        if (turn.rejections.length < setup.options.patience) return player.act(observation, turn)
        // One bad moment of a model must not end an episode of hundreds of steps; the next step is asked about anew.
        turn.note('fallback', { action: 'stay', reason: turn.rejections.at(-1)!.reason })
        return { action: 'stay', notes: { doing: 'standing still: no reply could be read' } }
      },
    }
  },
  prompt: (given, observation) => {
    const setup = settleSetup(given)
    const manager = openManager(observation, setup.options)
    manager.see(observation.cells)
    const parts = partsOf(setup, () => manager)
    if (parts.opening) return printChat([...parts.opening(observation), { role: 'user', content: manager.describe() }])
    return `${writePrompt(parts, observation).content}\n\n[State]: ${manager.describe()}`
  },
}

const settleSetup = (given: AgentSetup<Config, GivenOptions>): AgentSetup<Config, Options> => ({
  ...given,
  options: settle(given.options),
})

function openManager({ kitchen, seat }: Observation, { compat }: Options): Manager {
  const player = SEATS.indexOf(seat)
  return compat === 'mended'
    ? new layer.MendedManager(compile(kitchen), player)
    : new layer.ActionManager(compile(kitchen), player, compat)
}

/** With nothing but waiting and moving away to choose from, one waits; in the authors' first code only player 1 does. */
function waitsUnasked({ options, compat, player }: Manager): boolean {
  return options.length === 2 && (compat === 'mended' || (compat === 'paper' && player === 1))
}

const decide = (manager: Manager) => ({
  action: ACTIONS[manager.move()]!,
  notes: { doing: manager.option!.text },
})

function partsOf(
  { options }: AgentSetup<Config, Options>,
  manager: () => Manager,
): LanguageAgentParts<Observation, Action, Reply> {
  return {
    system: (observation) => writeSections(observation, options.directive === 'on'),
    ...(options.prompts !== undefined && {
      opening: (observation: Observation) => openPublished(observation, options),
      writeInput: ({ text }: Section) => text,
    }),
    after: () => [{ title: 'State', text: manager().describe() }],
    read: ({ text }, observation) =>
      options.replies === 'published'
        ? readAsPublished(text, manager().options, options.compat)
        : readReply(text, manager().options, observation),
    decide: ({ option, explanation, fallback }, _, turn) => {
      const taken = option ?? turn.random.pick(manager().options)
      if (fallback) turn.note('fallback', { action: taken.text, reason: fallback })
      manager().choose(taken)
      const { action, notes } = decide(manager())
      return { action, notes: { explanation, ...notes } }
    },
    // Each decision is a chat of its own: what was done before is in the action history (section 3.2 of the paper).
    history: 0,
    settings: { temperature: options.temperature },
  }
}
