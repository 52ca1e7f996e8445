/** Worked examples for prompts: whole dialogues on instances that are never played, as one seat saw them. */
import type { Agent, Turn } from '../../../core/agent.ts'
import type { Game, Seat } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'

/** What a player would think before an action; undefined: nothing worth writing down. */
export type Thought = (observation: any, action: any) => string | undefined

export interface ExampleSetup {
  readonly game: Game
  readonly config: unknown
  readonly seat: Seat
  /** Who holds the dialogue; it must decide at once. */
  readonly seated: (seat: Seat, config: unknown) => Agent
  /** Instances have seeds below 0; runs count from 1. */
  readonly seed: number
  /** With it, the seat's thoughts stand before its actions. */
  readonly thought?: Thought
  /** What it would look up before an action. */
  readonly searches?: (observation: any, action: any) => readonly string[]
}

/** The dialogue as the seat saw it, closed by its score, in the layout of the prompts that the paper used. */
export function writeExample({ game, config: given, seat, seated, seed, thought, searches }: ExampleSetup): string {
  const config = validate(game.config, given, 'an example')
  const agents = new Map(game.seats(config).map((name) => [name, seated(name, config)]))
  let state = game.start(config, seed)
  for (let number = 1; !game.outcome(state); number++) {
    for (const name of game.turn(state).must) {
      const observation = game.observe(state, name)
      const decision = agents.get(name)!.act(observation, turnOf(name, number, seed))
      if (decision instanceof Promise || decision.action === undefined)
        throw new Error(`${name} did not decide at once`)
      const text = name === seat ? thought?.(observation, decision.action) : undefined
      // Nobody can think while others answer at the same time; a thought comes first.
      if (text) state = game.act(state, name, { type: 'think', text })
      for (const query of name === seat ? (searches?.(observation, decision.action) ?? []) : [])
        state = game.act(state, name, { type: 'search', query })
      state = game.act(state, name, decision.action)
    }
  }
  const score = game.outcome(state)!.metrics.normalised as number
  return `${game.language.describe(game.observe(state, seat))}\nFinal score: ${Math.round(100 * score)}/100`
}

const turnOf = (seat: Seat, number: number, seed: number): Turn =>
  ({ seat, number, mayPass: false, rejections: [], random: new Random(seed, seat, number) }) as unknown as Turn
