/** Plays a pair of cooks quickly, without table and log: for measurements, tests and searches over whole games. */
import type { Agent, AgentDefinition, Turn } from '../../core/agent.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { engine, overcooked as game, SEATS, type State } from '../../games/overcooked/index.ts'

const { PLAYER, PER_PLAYER } = engine

/** Who sits at one seat. */
export interface Cook {
  readonly agent: AgentDefinition
  readonly options?: unknown
}

export interface Played {
  readonly score: number
  readonly state: State
  /** For each cook the most steps on end in which it did nothing to any thing: no taking, no putting, no opening. */
  readonly idle: readonly [number, number]
  /** Milliseconds of each decision of each cook. */
  readonly times: readonly [number[], number[]]
}

/** Plays from a config and a seed to the end; the same two, config and seed give the same game. */
export async function playPair(given: object, cooks: readonly [Cook, Cook], seed: number): Promise<Played> {
  const config = validate(game.config, given, 'config')
  let state = game.start(config, seed)
  const agents = cooks.map(({ agent, options }, player): Agent => {
    const valid = agent.options ? validate(agent.options, options ?? {}, 'options') : null
    return agent.create({ game, config, seat: SEATS[player]!, options: valid })
  })
  const randoms = SEATS.map((seat) => new Random(seed, 'pair', seat))
  const [idle, now]: [[number, number], number[]] = [
    [0, 0],
    [0, 0],
  ]
  const times: [number[], number[]] = [[], []]
  while (!game.outcome(state)) {
    const before = state
    for (const player of [0, 1] as const) {
      const seat = SEATS[player]!
      const turn = { seat, number: before.tick + 1, random: randoms[player]!, note: () => {} } as unknown as Turn
      const began = performance.now()
      const { action } = await agents[player]!.act(game.observe(before, seat), turn)
      times[player].push(performance.now() - began)
      state = game.act(state, seat, action)
    }
    for (const player of [0, 1] as const) {
      now[player] = acted(before, state, player) ? 0 : now[player]! + 1
      idle[player] = Math.max(idle[player], now[player]!)
    }
  }
  return { score: state.score, state, idle, times }
}

/** Whether a cook took, put, started or opened something. */
function acted(before: State, after: State, player: number): boolean {
  if (after.last?.[SEATS[player]!] !== 'interact') return false
  const word = PLAYER + player * PER_PLAYER + 2
  if (before.cells[word] !== after.cells[word]) return true
  const seat = SEATS[player]!
  return before.events[seat].gate_opening !== after.events[seat].gate_opening
}
