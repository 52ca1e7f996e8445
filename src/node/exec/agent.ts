/** An agent that is a program in any language: one JSON line for each decision in, one out (docs/exec.md). */
import { z } from 'zod'
import type { Agent, AgentDefinition, AgentSetup, Decision, Rejection, Turn } from '../../core/agent.ts'
import { Unreadable } from '../../core/errors.ts'
import type { Json } from '../../core/json.ts'
import { toJsonSchema } from '../../core/json-schema.ts'
import { learningOf } from '../../core/learning-of.ts'
import { commandOf, shortName } from './command.ts'
import { openDesk, shareDesk, type Desk } from './pool.ts'
import type { Said } from './program.ts'

const options = z.strictObject({
  timeout: z.number().positive().default(60).describe('seconds for one answer; then the program is killed'),
  processes: z
    .union([z.literal('each'), z.int().min(1)])
    .default('each')
    .describe('each: one process for each seat of each episode; a number: at most so many for all episodes together'),
})
type Options = z.output<typeof options>

/** The agent that is the program of this name, as in `exec:python3 my_agent.py`. */
export const execAgent = (name: string): AgentDefinition<any, any, any, Options> => ({
  name: shortName(name),
  about: `The program \`${commandOf(name)}\`, asked over standard input.`,
  options,
  needsModel: false,
  create: (setup) => new ExecAgent(setup, commandOf(name)),
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

  constructor(setup: AgentSetup<any, Options>, command: string) {
    this.#setup = setup
    const { processes } = setup.options
    this.#desk = processes === 'each' ? openDesk(command) : shareDesk(command, processes)
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
    if (pass === true) return kept
    // Both is more than one decision, and which was meant nobody can tell.
    if (action !== undefined && action !== null && reply !== undefined && reply !== null)
      throw new Unreadable('An answer has an "action" or a "reply", not both.')
    return { ...(action !== null && { action }), ...(reply !== null && { reply: reply as string }), ...kept }
  }

  #begin({ random, signal }: Turn): void {
    if (this.#episode !== undefined) return
    // Told apart by a name of their own: that of the log gives the seed away.
    this.#episode = [random, random, random].map((random) => random.int(0, 0xffffffff).toString(16)).join('')
    signal.addEventListener('abort', () => this.#desk.close(), { once: true })
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
    return this.#desk.ask((isKnown) => this.#compose(id, observation, turn, isKnown), { id, limit, signal })
  }

  #compose(id: string, observation: unknown, turn: Turn, isKnown: boolean): string {
    const { game, seat } = this.#setup
    const { number: decision, rejections, mayPass } = turn
    const last = this.#past.at(-1)
    const actions = legalActions(game, observation)
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
      // A program that was not there when this was decided.
      ...(!isKnown && this.#past.length > 0 && { past: this.#past }),
      random: turn.random.int(0, 0x7fffffff),
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
