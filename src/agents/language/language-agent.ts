/** The shell that every language agent shares: a prompt made of sections, a model, a reader, and modules. */
import type { Agent, Decision, Rejection, Turn } from '../../core/agent.ts'
import { Unreadable } from '../../core/errors.ts'
import { same, type Json } from '../../core/json.ts'
import type { Message, ModelAnswer, ModelRequest } from '../../core/model.ts'
import type { Module, Section } from './module.ts'

/** What tells one language agent from another: the sections of its prompt, its reader, its modules. */
export interface LanguageAgentParts<Observation, Action, Reply> {
  /** The system prompt but for what the modules add: role, rules, output format, examples. Asked once, at the first turn. */
  system(observation: Observation): readonly Section[]
  /** What the system prompt says after the modules: examples, the instance at hand. */
  closing?(observation: Observation): readonly Section[]
  /** What the chat begins with, in place of one system prompt of sections: prompts that were published otherwise. */
  opening?(observation: Observation): readonly Message[]
  /** Whether to let the turn pass without asking the model, where the game allows it (free chat: nobody said anything). */
  passes?(observation: Observation, turn: Turn): boolean
  /** This turn's input but for what the modules add. They stand in between `before` and `after`. */
  before?(observation: Observation, turn: Turn): readonly Section[]
  /** What comes after the modules' sections in the message of a turn. */
  after?(observation: Observation, turn: Turn): readonly Section[]
  /** What the model's words mean. Throws `Unreadable` with words for the model. */
  read(answer: ModelAnswer, observation: Observation): Reply
  /** What the reply decides. */
  decide(reply: Reply, observation: Observation, turn: Turn): Decision<Action> | Promise<Decision<Action>>
  readonly modules?: readonly Module<Observation, Action, Reply>[]
  /** How a section of the system prompt and of the input is written. Default: `## Title` and `[Title]: text`. */
  writeSystem?(section: Section): string
  /** How a section of a turn's message is written. Default: `[title]: text`. */
  writeInput?(section: Section): string
  /** What is said of a reply that was not taken, before it is asked for again. */
  complain?(rejection: Rejection): string
  /** How many past turns of the chat stay in the prompt. Default: all. 0: each prompt stands alone. */
  readonly history?: number
  readonly settings?: Pick<ModelRequest, 'temperature' | 'maxTokens' | 'stop' | 'seed' | 'format'>
}

/** What was asked and answered in one turn, as it will stand in the chat. */
interface Exchange {
  readonly asked: Message
  readonly answered: Message
}

/**
 * An agent that asks its seat's language model: writes the prompt from sections, lets modules add theirs, reads the
 * reply.
 */
export function languageAgent<Observation, Action, Reply>(
  parts: LanguageAgentParts<Observation, Action, Reply>,
): Agent<Observation, Action> {
  const { modules = [], history = Infinity } = parts
  let opening: readonly Message[] | undefined
  let chat: Exchange[] = []
  /** What was asked and decided last; it counts as taken once another turn comes. */
  let pending:
    | { exchange: Exchange; tried: Message[]; reply: Reply; decision: Decision<Action>; observation: Observation }
    | undefined

  async function input(observation: Observation, turn: Turn): Promise<Message> {
    for (const module of modules) await module.update?.(observation, turn)
    const sections = [
      ...(parts.before?.(observation, turn) ?? []),
      ...modules.flatMap((module) => module.input?.(observation) ?? []),
      ...(parts.after?.(observation, turn) ?? []),
    ]
    return { role: 'user', content: sections.map(parts.writeInput ?? writeInput).join('\n') }
  }

  function settle(): void {
    if (!pending) return
    const { exchange, reply, decision, observation } = pending
    for (const module of modules) module.taken?.(reply, decision, observation)
    chat = history === 0 ? [] : [...chat, exchange].slice(-history)
    pending = undefined
  }

  return {
    async act(observation, turn) {
      if (turn.rejections.length === 0) settle()
      if (turn.mayPass && parts.passes?.(observation, turn)) return {}
      opening ??= parts.opening?.(observation) ?? [writePrompt(parts, observation)]
      // In free chat the table may have moved on between two tries: then the input is written anew.
      const again = turn.rejections.length > 0 && pending && same(pending.observation, observation)
      const asked = again ? pending!.exchange.asked : await input(observation, turn)
      const tried: Message[] = again
        ? [...pending!.tried, pending!.exchange.answered, complaint(parts, turn.rejections.at(-1)!)]
        : []
      const past = chat.flatMap(({ asked, answered }) => [asked, answered])
      const messages = [...opening, ...past, asked, ...tried]
      const answer = await turn.ask({ ...parts.settings, messages, purpose: 'act' })
      // Providers refuse a chat with an empty message in it.
      const answered: Message = { role: 'assistant', content: answer.text.trim() || '(nothing)' }
      // Kept before it is read, so that a reply that cannot be read stands in the prompt that asks again.
      const exchange = { asked, answered }
      pending = { exchange, tried, reply: undefined as Reply, decision: {}, observation }
      const reply = read(parts, answer, observation)
      const decision = await parts.decide(reply, observation, turn)
      for (const module of modules) {
        const objection = await module.check?.(reply, decision, observation, turn)
        if (objection) throw new Unreadable(objection, answer.text)
      }
      pending = { exchange, tried, reply, decision, observation }
      return { ...decision, notes: withStates(decision.notes ?? { said: answer.text }, reply, decision, observation) }
    },
  }

  /** The notes with what each module has for the log. */
  function withStates(notes: Json, reply: Reply, decision: Decision<Action>, observation: Observation): Json {
    const noting = modules.filter((module) => module.note)
    if (noting.length === 0) return notes
    const states = Object.fromEntries(noting.map((module) => [module.name, module.note!(reply, decision, observation)]))
    return { ...(typeof notes === 'object' && !Array.isArray(notes) ? notes : { said: notes }), modules: states }
  }
}

/** The system prompt that an agent with these parts sends. */
export function writePrompt<Observation>(
  { system, closing, modules = [], writeSystem = writeHeaded }: LanguageAgentParts<Observation, any, any>,
  observation: Observation,
): Message {
  const sections = [
    ...system(observation),
    ...modules.flatMap((module) => module.instructions?.(observation) ?? []),
    ...(closing?.(observation) ?? []),
  ]
  return { role: 'system', content: sections.map(writeSystem).join('\n\n') }
}

/** A chat as it is printed for people: each message under a line with its role. */
export const printChat = (messages: readonly Message[]): string =>
  messages.map(({ role, content }) => `--- ${role}\n${content}`).join('\n\n')

function read<Observation, Reply>(
  parts: LanguageAgentParts<Observation, any, Reply>,
  answer: ModelAnswer,
  observation: Observation,
): Reply {
  try {
    return parts.read(answer, observation)
  } catch (error) {
    if (Unreadable.isInstance(error) && error.reply === undefined) throw new Unreadable(error.message, answer.text)
    throw error
  }
}

const complaint = (
  { complain = complainPlainly }: LanguageAgentParts<any, any, any>,
  rejection: Rejection,
): Message => ({
  role: 'user',
  content: complain(rejection),
})

const complainPlainly = ({ reason }: Rejection): string =>
  `Your last reply was not taken: ${reason}\nReply again, in the same format.`

const writeHeaded = ({ title, text }: Section): string => (title ? `## ${title}\n${text}` : text)
const writeInput = ({ title, text }: Section): string => (title ? `[${title}]: ${text}` : text)
