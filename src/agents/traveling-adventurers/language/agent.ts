/** The language agents of Traveling Adventurers: one shell, and for each agent its choice of modules (paper, section 4). */
import type { Agent, AgentDefinition, AgentSetup, Decision } from '../../../core/agent.ts'
import type { Action, Config, Observation } from '../../../games/traveling-adventurers/index.ts'
import { languageAgent, writePrompt, type LanguageAgentParts } from '../../language/index.ts'
import { choose, optionsOf, type Choice, type Options } from './choices.ts'
import { modelExtractor } from './extractor/model.ts'
import { rulesExtractor } from './extractor/rules.ts'
import { listener, type Listener } from './listen.ts'
import { assemble } from './modules/assemble.ts'
import { examples } from './prompt/examples.ts'
import { writeExample } from './prompt/write-example.ts'
import {
  writeActions,
  writeAdvice,
  writeHouse,
  writeInputIntro,
  writeObservationLine,
  writeReplyFormat,
  writeTask,
} from './prompt/sections.ts'
import { lastPath, noteOf, readJsonReply, readTextReply, replyFormat, type Reply } from './reply.ts'

type Setup = AgentSetup<Config, Options>

export const define = (
  name: string,
  about: string,
  choice: Choice,
): AgentDefinition<Config, Observation, Action, Options> => ({
  name,
  about,
  needsModel: true,
  options: optionsOf(choice),
  create: (setup) => createAgent(choose(choice, setup.options), setup),
  prompt: (setup, observation) => printPrompt(partsOf(choose(choice, setup.options), setup, listener()), observation),
})

function createAgent(choice: Choice, setup: Setup): Agent<Observation, Action> {
  return languageAgent(partsOf(choice, setup, listener()))
}

function partsOf(
  choice: Choice,
  { game, config, seat, options }: Setup,
  ears: Listener,
): LanguageAgentParts<Observation, Action, Reply> {
  const { temperature, maxTokens, history } = options
  const { modules } = assemble(choice, options.extractor === 'rules' ? rulesExtractor : modelExtractor({ maxTokens }))
  const shown = examples.filter(({ strategy }) => options.examples === 'all' || options.examples === strategy)
  return {
    system: (observation) => [writeTask(game.language.rules(config, seat), observation), writeInputIntro()],
    closing: (observation) => [
      writeObservationLine(),
      writeReplyFormat(choice),
      writeActions(choice),
      writeAdvice(observation, choice),
      ...shown.map((example) => writeExample(example, choice, observation)),
      writeHouse(observation),
    ],
    after: (observation) => [{ title: 'Observation', text: ears.describe(observation) }],
    passes: (observation) => observation.turnsLeft === 0 || !ears.news(observation),
    read: (answer, { rooms }) =>
      choice.reply === 'json' ? readJsonReply(answer, rooms) : readTextReply(answer, rooms),
    decide,
    modules: [...modules, { name: 'ears', taken: (_reply, _decision, observation) => ears.heard(observation) }],
    history: history === 'all' ? undefined : history,
    settings: { temperature, maxTokens, ...(choice.reply === 'json' && { format: replyFormat }) },
  }
}

/** One reply is one action of the game: a message, or with `end` a submission. */
function decide(reply: Reply): Decision<Action> {
  const path = lastPath(reply, 'end')
  const { message } = reply
  const action: Action = path
    ? { type: 'submit', path: [...path], ...(message && { text: message }) }
    : { type: 'message', text: message }
  return { action, notes: noteOf(reply) }
}

/** The system prompt and the first input, as text. */
function printPrompt(parts: LanguageAgentParts<Observation, Action, Reply>, observation: Observation): string {
  const blocks = [
    ...(parts.modules ?? []).flatMap((module) => module.input?.(observation) ?? []),
    { title: 'Observation', text: '<START>' },
  ]
  const input = blocks.map(({ title, text }) => `[${title}]: ${text}`).join('\n')
  return `${writePrompt(parts, observation).content}\n\n---\n\n${input}\n`
}
