/** Dialogues of language agents in drawn houses, their model taught by what the symbolic agent would say to each prompt. */
import { agents } from '../../agents/index.ts'
import { decide, writeReply } from '../../agents/traveling-adventurers/stand-in/answer-player.ts'
import { readPrompt, type Prompt } from '../../agents/traveling-adventurers/stand-in/read-prompt.ts'
import type { Agent, AgentDefinition } from '../../core/agent.ts'
import type { Seated } from '../../core/episode.ts'
import type { Json } from '../../core/json.ts'
import type { Model } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import type { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import {
  travelingAdventurers as game,
  SEATS,
  type Action,
  type Config,
  type Observation,
} from '../../games/traveling-adventurers/index.ts'
import { rephrase } from './rephrase.ts'

/** What a model says and does on what a prompt shows. */
export type Say = (prompt: Prompt) => Action

/** Agents with prompts of different kinds. */
const LANGUAGE_AGENTS = ['baseline', 'grounding', 'state-tracking', 'problem-solving', 'backtracking', 'structured']
const STRATEGIES = ['full-exchange', 'lazy', 'node-by-node'] as const
/** How many rooms a drawn house has; the paper's have six. */
const ROOMS = [4, 5, 6, 6, 6, 7, 8]
/** The share of partners that are symbolic, and of those that play at random. */
const [SYMBOLIC, RANDOM] = [0.4, 0.05]

/** What the symbolic agent would say: tell all, ask for all, then propose what is best. */
export const teach: Say = (prompt) => decide(prompt, 'full-exchange')

/** A language model that says what somebody decides. */
const modelOf = (say: Say): Model => ({
  name: 'tiny',
  ask: async ({ messages }) => {
    const prompt = readPrompt(messages)
    const text = writeReply(prompt, say(prompt))
    const usage = { inputTokens: 0, outputTokens: 0 }
    const answer = { text, usage, latency: 0, attempts: 1, model: 'tiny', finish: 'stop' }
    return prompt.json ? { ...answer, data: JSON.parse(text) as Json } : answer
  },
})

/** A house of so many rooms, dealt by the episode's seed. */
export const houseOf = (rooms: number): Config => validate(game.config, { boards: 'generated', rooms }, 'config')

/** Plays a dialogue of two drawn agents; `say` is asked for every turn of a language agent. */
export async function playDialogue(random: Random, say: Say): Promise<void> {
  const config = houseOf(random.pick(ROOMS))
  const [pupil, partner] = random.shuffle([...SEATS]) as [string, string]
  const seats = {
    [pupil]: await languageSeat(random.pick(LANGUAGE_AGENTS), pupil, config, say),
    [partner]: await drawPartner(partner, config, say, random),
  }
  await play({ game, config, seed: random.int(0, 2 ** 31 - 1), seats })
}

/** A language agent whose model is somebody's decisions. Coins are read by rule. */
export async function languageSeat(name: string, seat: string, config: Config, say: Say): Promise<Seated> {
  const definition = await findAgent(name)
  const options: unknown = validate(definition.options!, { extractor: 'rules', examples: 'none' }, 'options')
  return { name, agent: definition.create({ game, config, seat, options }), model: modelOf(say) }
}

async function drawPartner(seat: string, config: Config, say: Say, random: Random): Promise<Seated> {
  const chance = random.float()
  if (chance < RANDOM) return seatOf('random', seat, config, undefined)
  if (chance > RANDOM + SYMBOLIC) return languageSeat(random.pick(LANGUAGE_AGENTS), seat, config, say)
  const { name, agent } = await seatOf('symbolic', seat, config, { strategy: random.pick(STRATEGIES) })
  return { name, agent: inOtherWords(agent, random) }
}

/** An agent by name that needs no model. */
export async function seatOf(name: string, seat: string, config: Config, options: unknown): Promise<Seated> {
  const definition = await findAgent(name)
  return { name, agent: definition.create({ game, config, seat, options }) }
}

const findAgent = async (name: string): Promise<AgentDefinition> =>
  (await agents(game.name)).find((definition) => definition.name === name)!

/** The same agent, with more wordings. */
const inOtherWords = (agent: Agent<Observation, Action>, random: Random): Agent<Observation, Action> => ({
  async act(observation, turn) {
    const decision = await agent.act(observation, turn)
    const { action } = decision
    if (!action || !('text' in action) || !action.text) return decision
    return { ...decision, action: { ...action, text: rephrase(action.text, observation, random) } }
  },
})
