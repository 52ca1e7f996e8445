/** Plays a pair of cooks quickly, without table and log: for measurements, tests and searches over whole games. */
import type { Agent, AgentDefinition, Turn } from '../../core/agent.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { compile, engine, overcooked as game, SEATS, type State } from '../../games/overcooked/index.ts'
import { planAlone } from './partner/plan-alone.ts'

const { PLAYER, PER_PLAYER } = engine

/** Steps without an act of one's own after which a cook is frozen. */
const FROZEN = 50
/** How far ahead, and how wide, it is looked whether a cook could deliver a soup alone. */
const AHEAD = 120
const WIDTH = 60

/** Who sits at one seat. */
export interface Cook {
  readonly agent: AgentDefinition
  readonly options?: unknown
}

export interface Played {
  readonly score: number
  /** The last state. */
  readonly compact: string
  /** For each cook whether it once did nothing to any thing for {@link FROZEN} steps, though it could have worked alone. */
  readonly froze: readonly [boolean, boolean]
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
  const idle = [0, 0]
  const froze: [boolean, boolean] = [false, false]
  const times: [number[], number[]] = [[], []]
  while (!game.outcome(state)) {
    const before = state
    for (const player of [0, 1] as const) {
      const seat = SEATS[player]
      const turn = { seat, number: before.tick + 1, random: randoms[player]!, note: () => {} } as unknown as Turn
      const began = performance.now()
      const { action } = await agents[player]!.act(game.observe(before, seat), turn)
      times[player].push(performance.now() - began)
      state = game.act(state, seat, action)
    }
    for (const player of [0, 1] as const) {
      idle[player] = acted(before, state, player) ? 0 : idle[player]! + 1
      if (idle[player] === FROZEN) froze[player] ||= canWorkAlone(state, player)
    }
  }
  return { score: state.score, compact: state.compact, froze, times }
}

/** Whether a cook took, put, started or opened something. */
function acted(before: State, after: State, player: number): boolean {
  if (after.last?.[SEATS[player]!] !== 'interact') return false
  const word = PLAYER + player * PER_PLAYER + 2
  if (before.cells[word] !== after.cells[word]) return true
  const seat = SEATS[player]!
  return before.events[seat].gate_opening !== after.events[seat].gate_opening
}

function canWorkAlone({ kitchen, cells }: State, player: number): boolean {
  return (planAlone(compile(kitchen), Int16Array.from(cells), player, AHEAD, WIDTH)?.reward ?? 0) > 0
}

/** A partner who never moves. */
export const still: AgentDefinition = {
  name: 'still',
  about: 'Stands where it is.',
  create: () => ({ act: () => ({ action: 'stay' }) }),
}
