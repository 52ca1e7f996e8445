/** An agent that is a program in any language: one JSON line for each decision in, one out (docs/exec.md). */
import { z } from 'zod'
import type { Agent, AgentDefinition, AgentSetup, Decision, Rejection, Turn } from '../../core/agent.ts'
import { DECISION } from '../../core/boundary.ts'
import { ModelFailure, Unreadable } from '../../core/errors.ts'
import type { Json } from '../../core/json.ts'
import type { ModelAnswer, ModelRequest } from '../../core/model.ts'
import { toJsonSchema } from '../../core/json-schema.ts'
import { learningOf } from '../../core/learning-of.ts'
import { Random } from '../../core/random.ts'
import { commandOf, shortName } from './command.ts'
import { openDesk, shareDesk, type Desk } from './pool.ts'
import type { Said } from './program.ts'

const options = z.strictObject({
  timeout: z.number().positive().default(60).describe('seconds for one answer; then the program is killed'),
  processes: z
    .union([z.literal('each'), z.int().min(1)])
    .default('each')
    .describe('each: one process for each seat of each episode; a number: at most so many for all episodes together'),
  model: z
    .union([z.boolean(), z.literal('yes').transform(() => true), z.literal('no').transform(() => false)])
    .default(false)
    .describe('yes: it asks the language model of its seat, through an address on this machine'),
})
type Options = z.output<typeof options>

/** The language model of a seat, for a program: opens a place where whoever knows its key may ask. */
export interface ProgramModel {
  readonly name: string
  lend(ask: (request: ModelRequest) => Promise<ModelAnswer>): Promise<LentModel>
}

interface LentModel {
  readonly url: string
  readonly key: string
  close(): void
}

/** The agent that is the program of this name, as in `exec:python3 my_agent.py`; `model`: what it may ask. */
export const execAgent = (name: string, model?: ProgramModel): AgentDefinition<any, any, any, Options> => ({
  name: shortName(name),
  about: `The program \`${commandOf(name)}\`, asked over standard input.`,
  options,
  needsModel: model !== undefined,
  create: (setup) => new ExecAgent(setup, commandOf(name), model),
})

/** What the program decided before, and what became of it. */
interface Past {
  readonly decision: number
  readonly observation: unknown
  readonly answer: Json
  status: 'accepted' | 'rejected' | 'stale'
  reason?: string
}

class ExecAgent implements Agent {
  readonly #setup: AgentSetup<any, Options>
  readonly #desk: Desk
  readonly #past: Past[] = []
  /** What the program wants to be reminded of. */
  #memory: Json = null
  #episode: string | undefined
  #fixed: string | undefined
  readonly #model: ProgramModel | undefined
  #lent: LentModel | undefined
  /** The turn whose question is open, and how many answers of the model it waits for. */
  #turn: Turn | undefined
  #asking = 0
  /** What its model failed with, during the question that is open. */
  #modelFailure: ModelFailure | undefined

  constructor(setup: AgentSetup<any, Options>, command: string, model: ProgramModel | undefined) {
    this.#setup = setup
    this.#model = model
    const { processes } = setup.options
    this.#desk = processes === 'each' ? openDesk(command, () => this.#environment()) : shareDesk(command, processes)
  }

  async act(observation: unknown, turn: Turn): Promise<Decision> {
    this.#begin(turn)
    const { number, rejections } = turn
    this.#conclude(number, rejections)
    const decision = { decision: number, try: rejections.length + 1 }
    const said = (await turn.use('exec', decision, (signal) => this.#ask(observation, turn, signal))) as unknown as Said
    const answer: Json = 'answer' in said ? said.answer : { unreadable: said.unreadable }
    this.#past.push({ decision: number, observation, answer, status: 'accepted' })
    if (!('answer' in said)) throw new Unreadable(said.unreadable, said.line)
    const { action, reply, pass, notes, memory } = said.answer
    if (memory !== undefined) this.#memory = memory
    const kept = notes === undefined ? {} : { notes }
    const decided = [action ?? undefined, reply ?? undefined, pass === true || undefined]
    if (decided.filter((one) => one !== undefined).length > 1)
      throw new Unreadable(DECISION)
    if (pass === true) return kept
    return { ...(action !== null && { action }), ...(reply !== null && { reply: reply as string }), ...kept }
  }

  #begin({ random, signal }: Turn): void {
    if (this.#episode !== undefined) return
    // Told apart by a name of their own: that of the log gives the seed away.
    this.#episode = [random, random, random].map((random) => random.int(0, 0xffffffff).toString(16)).join('')
    const close = (): void => {
      this.#desk.close()
      this.#lent?.close()
    }
    signal.addEventListener('abort', close, { once: true })
  }

  /** What became of the last decision can be told from what is asked now. */
  #conclude(number: number, rejections: readonly Rejection[]): void {
    const last = this.#past.at(-1)
    if (!last || last.decision < number) return
    const tried = this.#past.filter(({ decision, status }) => decision === number && status === 'rejected').length
    const rejection = rejections[tried]
    last.status = rejection ? 'rejected' : 'stale'
    if (rejection) last.reason = rejection.reason
  }

  async #ask(observation: unknown, turn: Turn, signal: AbortSignal): Promise<Json> {
    const id = `${this.#episode}-${this.#past.length + 1}`
    const limit = this.#setup.options.timeout * 1000
    this.#lent ??= await this.#model?.lend((request) => this.#askModel(request))
    this.#turn = turn
    try {
      const waits = (): boolean => this.#asking > 0
      return await this.#desk.ask((isKnown) => this.#compose(id, observation, turn, isKnown), {
        id,
        limit,
        signal,
        waits,
      })
    } catch (error) {
      // A program that ends because its model failed has done what an agent does that lets the failure through.
      throw (!signal.aborted && this.#modelFailure) || error
    } finally {
      this.#modelFailure = undefined
      if (this.#turn === turn) this.#turn = undefined
    }
  }

  /** What the program asks counts as asked by its seat, in the turn whose question it has. */
  async #askModel(request: ModelRequest): Promise<ModelAnswer> {
    if (!this.#turn) throw new Error('no question is open: ask while you decide, before you answer')
    const { number, rejections } = this.#turn
    this.#asking++
    try {
      // Resumed behind an answer of the program, the same request in a later question must not be taken for one before it.
      const purpose = `program, decision ${number}, try ${rejections.length + 1}`
      return await this.#turn.ask({ ...request, purpose })
    } catch (error) {
      if (ModelFailure.isInstance(error)) this.#modelFailure = error
      throw error
    } finally {
      this.#asking--
    }
  }

  /** The names that clients of the protocol look for. */
  #environment(): Record<string, string> {
    return this.#lent ? { OPENAI_BASE_URL: this.#lent.url, OPENAI_API_KEY: this.#lent.key } : {}
  }

  #compose(id: string, observation: unknown, turn: Turn, isKnown: boolean): string {
    const { game, seat } = this.#setup
    const { number: decision, rejections, mayPass } = turn
    const last = this.#past.at(-1)
    const actions = legalActions(game, observation)
    const random = turn.random.int(0, 0x7fffffff)
    const asked = {
      id,
      episode: this.#episode,
      seat,
      decision,
      try: rejections.length + 1,
      mayPass,
      observation,
      text: game.language.describe(observation),
      ...(actions && { actions }),
      ...(last && { last: { answer: last.answer, status: last.status, ...(last.reason && { reason: last.reason }) } }),
      rejections,
      memory: this.#memory,
      ...(this.#lent && { model: { url: this.#lent.url, key: this.#lent.key, name: this.#model!.name } }),
      // A program that was not there when this was decided.
      ...(!isKnown && this.#past.length > 0 && { past: this.#past }),
      sample: game.sample(observation, new Random(random)),
      random,
    }
    return `${JSON.stringify(asked).slice(0, -1)},${this.#describeGame().slice(1)}`
  }

  /** The same in every question, so that a program need not remember it. */
  #describeGame(): string {
    const { game, config, seat } = this.#setup
    return (this.#fixed ??= JSON.stringify({
      game: game.name,
      config,
      rules: game.language.rules(config, seat),
      schema: toJsonSchema(game.action, 'input'),
    }))
  }
}

/** The legal actions, in the game's order; undefined where they cannot be listed. */
function legalActions(game: AgentSetup['game'], observation: unknown): readonly unknown[] | undefined {
  const { actions, mask } = learningOf(game)
  const all = actions?.(observation)
  const legal = mask?.(observation)
  return legal ? all?.filter((_, i) => legal[i]) : all
}
