/**
 * The language agent of the text games (Fang et al. 2024): a model chooses among the valid actions and the commands of
 * its symbolic modules. A module's answer is followed by another question to the model, within the same turn.
 */
import { InvalidInput, Unreadable } from '../../../core/errors.ts'
import type { Agent, AgentDefinition, AgentSetup, Turn } from '../../../core/agent.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import { readCommand } from '../../../games/engines/text-world/read-command.ts'
import type { TextAction, TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { languageAgent, printChat, writePrompt, type LanguageAgentParts, type Section } from '../../language/index.ts'
import type { Toolbox } from '../toolbox.ts'
import { Memory } from './memory.ts'
import { optionsSchema, type LanguageOptions } from './options.ts'
import { writeInput, writeSystem } from './prompt.ts'
import { matchOf, readAsPublished, writeQuery, writeRole } from './published.ts'
import { fitsWorld, toolsFor } from './tools.ts'

type Setup = AgentSetup<TextConfig, LanguageOptions>
type Parts = LanguageAgentParts<TextObservation, TextAction, string>

export const language: AgentDefinition<TextConfig, TextObservation, TextAction, LanguageOptions> = {
  name: 'language',
  about: 'A language model that chooses among the valid actions, with symbolic modules to ask.',
  options: optionsSchema,
  needsModel: true,
  create: createLanguage,
  prompt(setup, observation) {
    const tools = toolsFor(setup.game.name, setup.config, setup.options)
    tools.watch(observation)
    const parts = partsOf(setup, tools, new Memory())
    const input = writeInput(observation, setup, tools, new Memory()).map(({ title, text }) => `[${title}]: ${text}`)
    if (parts.opening)
      return printChat([
        ...parts.opening(observation),
        { role: 'user', content: writeQuery(observation, setup, tools) },
      ])
    return [writePrompt(parts, observation).content, input.join('\n')].join('\n\n')
  },
}

function createLanguage(setup: Setup): Agent<TextObservation, TextAction> {
  const { game, config, options } = setup
  if (!fitsWorld(config, options))
    throw new InvalidInput(`modules=${options.modules} reads the texts of the world textworldexpress, not of ours`)
  const tools = toolsFor(game.name, config, options)
  const memory = new Memory()
  const shell = languageAgent(partsOf(setup, tools, memory))
  /** What the agent has before it: the observation, or the answer of a module in place of what the game said. */
  let shown: TextObservation | undefined
  let asked = 0
  let command: string | undefined

  function open(observation: TextObservation): TextObservation {
    if (command !== undefined) memory.step(command, observation.text)
    command = undefined
    asked = 0
    tools.watch(observation)
    return observation
  }

  return {
    async act(observation, turn) {
      const drawn = drawAsPublished(turn, observation, options)
      if (drawn !== undefined) {
        command = drawn
        return { action: { command: drawn }, notes: { said: null } }
      }
      const again = turn.rejections.length > 0 && shown !== undefined
      shown = again ? shown! : open(observation)
      for (let rejections = turn.rejections; ; rejections = []) {
        const decision = await shell.act(shown, withRefusals(turn, rejections))
        if (decision.action) {
          command = decision.action.command
          return decision
        }
        const question = decision.reply!
        if (asked >= options.moduleLimit)
          throw new Unreadable(
            `You have asked modules ${asked} times in a row. Now choose an action of the game.`,
            question,
          )
        asked++
        const module = tools.find(question)!
        const answer = await tools.ask(turn, module.name, question)
        memory.module(question, answer)
        shown = { ...observation, text: answer }
      }
    },
  }
}

/** The same turn as far as the shell is concerned, with these rejections. */
const withRefusals = (turn: Turn, rejections: Turn['rejections']): Turn =>
  Object.create(turn, { rejections: { value: rejections } })

/** The authors' code plays anything at all at the third try; here that is noted. */
function drawAsPublished(turn: Turn, { validActions }: TextObservation, options: LanguageOptions): string | undefined {
  if (matchOf(options) !== 'published' || turn.rejections.length < 2) return undefined
  const drawn = turn.random.pick(validActions)
  turn.note('fallback', { action: drawn, reason: turn.rejections.at(-1)!.reason })
  return drawn
}

function partsOf(setup: Setup, tools: Toolbox, memory: Memory): Parts {
  const { options } = setup
  return {
    system: () => writeSystem(setup, tools),
    ...(options.prompts !== undefined && {
      opening: ({ task }: TextObservation) => [{ role: 'system' as const, content: writeRole(task, setup) }],
      writeInput: ({ text }: Section) => text,
    }),
    after: (observation) =>
      options.prompts === undefined
        ? writeInput(observation, setup, tools, memory)
        : [{ title: '', text: writeQuery(observation, setup, tools) }],
    read: ({ text }, { validActions }) =>
      matchOf(options) === 'published'
        ? readAsPublished(text, validActions, tools)
        : readReply(text, validActions, tools, options),
    decide: (words, { validActions }) =>
      validActions.includes(words) ? { action: { command: words } } : { reply: words },
    history: options.chat ? options.history : 0,
    settings: { temperature: options.temperature },
  }
}

/** The action or the question to a module that a reply stands for. Throws `Unreadable`; nothing is put in its place. */
export function readReply(
  reply: string,
  validActions: readonly string[],
  tools: Toolbox,
  { match }: Pick<LanguageOptions, 'match'>,
): string {
  const commands = [...validActions, ...tools.commands()]
  const found = readCommand(reply, commands, { exact: match === 'exact' })
  if ('value' in found) return found.value
  // A module understands more than it offers: a line that it can answer counts as it stands.
  const lines = reply.split('\n').map((line) => line.replace(/^\s*action:\s*/i, '').trim())
  const question = lines.findLast((line) => line !== '' && tools.find(line) !== undefined)
  if (question !== undefined) return question
  throw new Unreadable(`${found.reason} The valid actions are: ${commands.join('; ')}.`, reply)
}
