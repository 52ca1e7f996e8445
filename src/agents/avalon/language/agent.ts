/** The language agents of the paper: one shell, and for each its way of choosing a team (paper, sections 3 and 4.1). */
import type { Agent, AgentDefinition, AgentSetup, Decision, Turn } from '../../../core/agent.ts'
import { Unreadable } from '../../../core/errors.ts'
import type { Json } from '../../../core/json.ts'
import type { ModelAnswer } from '../../../core/model.ts'
import { validate } from '../../../core/schema.ts'
import { avalon, type Action, type Config, type Observation } from '../../../games/avalon/index.ts'
import { languageAgent, writePrompt, type LanguageAgentParts } from '../../language/index.ts'
import { symbolicOptions } from '../symbolic-options.ts'
import { decide } from '../symbolic-player.ts'
import { factCheck, verifyTeam } from './checks.ts'
import { leaderMemory } from './leader-memory.ts'
import { memory } from './memory.ts'
import { choices, languageOptions, type Choice, type LanguageAgentName, type LanguageOptions } from './options.ts'
import { plainMessage } from './plain-message.ts'
import { program, writeTask as writeProgramTask } from './program.ts'
import { writeFormat, writeGlobal, writeRequest } from './prompt.ts'
import { recall, writeTask as writeRecallTask } from './recall.ts'
import { repair } from './repair.ts'

type Setup = AgentSetup<Config, LanguageOptions>
type Parts = LanguageAgentParts<Observation, Action, Action>

export const define = (
  name: LanguageAgentName,
  about: string,
): AgentDefinition<Config, Observation, Action, LanguageOptions> => ({
  name,
  about,
  needsModel: true,
  options: languageOptions,
  create: (setup) => createAgent(choices[name], setup),
  prompt: (setup, observation) => printPrompt(choices[name], setup, observation),
})

function createAgent(choice: Choice, setup: Setup): Agent<Observation, Action> {
  const { options, config } = setup
  const invalidTeamPolicy = options.invalidTeamPolicy ?? config.invalidTeamPolicy
  const scripted = options.evil === 'language' ? undefined : validate(symbolicOptions, { evil: options.evil }, 'evil')
  // One shell for each kind of request, since each has its own format; what is remembered comes from the record.
  const shells = new Map<string, Agent<Observation, Action>>()
  return {
    async act(observation, turn) {
      if (scripted && observation.side === 'evil') return { action: decide(observation, scripted, turn.random) }
      const task = observation.task!
      let shell = shells.get(task)
      if (!shell) shells.set(task, (shell = languageAgent(partsOf(choice, setup, observation))))
      try {
        return await shell.act(observation, turn)
      } catch (error) {
        if (!Unreadable.isInstance(error) || invalidTeamPolicy === 'stop' || turn.rejections.length < options.reasks)
          throw error
        return makeLegal(error, observation, turn)
      }
    },
  }
}

/** The last way out, which the log and the tables show. */
function makeLegal(error: Unreadable, observation: Observation, turn: Turn): Decision<Action> {
  const action = repair(error.reply ?? '', observation)
  const notes = { said: error.reply ?? null, reason: error.message, repaired: action } as unknown as Json
  turn.note('repaired', notes)
  return { action, notes }
}

function partsOf(given: Choice, { config, seat, options }: Setup, { task, side }: Observation): Parts {
  const leads = task === 'team'
  // "Who uses CodeAct" is left open by the paper, which has the just side take the lead.
  const strategyBy = options.leaderStrategyBySide ?? config.leaderStrategyBySide
  const choice = side === 'just' || strategyBy === 'both' ? given : choices.base
  const reasons = choice.program || choice.recall
  return {
    system: (observation) => writeGlobal(avalon.language.rules(config, seat), observation, options.prompts),
    modules: [
      memory(options),
      ...(leads ? [leaderMemory(options)] : []),
      ...(leads && choice.program ? [program(options)] : []),
      ...(leads && choice.recall ? [recall(options)] : []),
      ...(options.factCheck === 'on' ? [factCheck(options)] : []),
      ...(options.verify === 'on' ? [verifyTeam()] : []),
    ],
    after: (observation) => [writeRequest(observation), writeFormat(choice, observation)],
    read,
    decide: (action) => ({ action }),
    history: 0,
    settings: {
      // What a program has found out is read at temperature 0, like the program itself.
      temperature: leads && reasons && choice.program ? 0 : options.temperature,
      maxTokens: options.maxTokens,
      ...(task === 'vote' && { format: voteFormat }),
    },
  }
}

const voteFormat = {
  name: 'vote',
  schema: {
    type: 'object',
    properties: { reasoning: { type: 'string' }, vote: { type: 'string', enum: ['approve', 'reject'] } },
    required: ['reasoning', 'vote'],
    additionalProperties: false,
  },
} as const

function read({ text, data }: ModelAnswer, observation: Observation): Action {
  if (observation.task === 'message') return avalon.language.parse(plainMessage(text, observation.player), observation)
  if (data === undefined) return avalon.language.parse(text, observation)
  return avalon.language.parse(JSON.stringify(data), observation)
}

/** The prompt of the present request (or, where nothing is asked yet, of a leader), before it what a leader is asked first. */
function printPrompt(given: Choice, { options, ...setup }: Setup, seen: Observation): string {
  const observation = seen.task || seen.end ? seen : { ...seen, task: 'team' as const }
  const parts = partsOf(given, { ...setup, options: { ...options, leaderStrategyBySide: 'both' } }, observation)
  const first =
    observation.task !== 'team'
      ? ''
      : given.program
        ? writeProgramTask(observation, options)
        : given.recall
          ? writeRecallTask(observation)
          : ''
  const sections = [
    ...(parts.modules ?? []).flatMap((module) => module.input?.(observation) ?? []),
    ...parts.after!(observation, undefined as never),
  ]
  const input = sections.map(({ title, text }) => `[${title}]: ${text}`).join('\n')
  return `${first && `${first}\n\n---\n\n`}${writePrompt(parts, observation).content}\n\n---\n\n${input}\n`
}
