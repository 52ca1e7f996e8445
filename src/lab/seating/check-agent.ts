/** Tries an agent of somebody else's out: every kind of turn, every seat, a refusal, the same episode again. */
import type { Agent } from '../../core/agent.ts'
import type { Seated } from '../../core/episode.ts'
import { IllegalAction, InvalidInput } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { agents } from '../../agents/index.ts'
import { games } from '../../games/index.ts'
import { isExec } from '../../node/exec/index.ts'
import { findGame } from '../own-code/find-game.ts'
import { isPath, loadAgent } from '../own-code/load-module.ts'
import { prepare, seat, type AgentSpec, type Player } from './lineup.ts'

/** A game to try it in, and the kind of turn that it stands for. */
interface Trial {
  readonly kind: string
  readonly game: string
  readonly preset?: string
  readonly config: Readonly<Record<string, Json>>
}

/** One of each kind of turn, short. */
const TRIALS: readonly Trial[] = [
  { kind: 'turn by turn', game: 'traveling-adventurers', config: {} },
  { kind: 'speaks when it likes', game: 'traveling-adventurers', config: { mode: 'free', turnLimit: 8 } },
  { kind: 'all at once', game: 'overcooked', config: { horizon: 30 } },
  { kind: 'beside a clock', game: 'overcooked', preset: 'real-time', config: { horizon: 30 } },
  { kind: 'many seats, hidden roles', game: 'avalon', config: { players: 5, discussionRounds: 1 } },
  { kind: 'alone', game: 'arithmetic', config: { envStepLimit: 20 } },
]

/** What was tried, and what came of it. */
export interface Check {
  readonly game: string
  readonly kind: string
  readonly seat: Seat
  readonly what: string
  readonly ok: boolean
  readonly detail: string
}

export interface CheckOptions {
  /** Games by name or path, as they are by default. Default: one of each kind of turn. */
  readonly games?: readonly string[]
  /** Milliseconds for one decision. Default a minute. */
  readonly deadline?: number
  readonly signal?: AbortSignal
  readonly onCheck?: (check: Check) => void
}

/** Tries the agent out. Throws {@link InvalidInput} where there is no such agent or game. */
export async function checkAgent(spec: AgentSpec, options: CheckOptions = {}): Promise<readonly Check[]> {
  const { games: named, deadline = 60_000, signal, onCheck } = options
  const trials = named?.map(asItIs) ?? (await trialsFor(spec))
  const checks: Check[] = []
  for (const trial of trials) {
    const game = await findGame(trial.game)
    const config = validate(
      game.config,
      { ...game.presets?.[trial.preset ?? ''], ...trial.config },
      `config of ${game.name}`,
    )
    const player = await prepare(game, spec, () => Promise.reject(new Error('no language model is asked here')))
    const partner = await prepare(game, { agent: (await partnerOf(game)).name }, () => Promise.reject(new Error()))
    for (const place of ends(game.seats(config))) {
      const note = (what: string, ok: boolean, detail: string): void => {
        const check = { game: game.name, kind: trial.kind, seat: place, what, ok, detail }
        checks.push(check)
        onCheck?.(check)
      }
      const table: Table = { game, config, place, player, partner, deadline, ...(signal && { signal }) }
      const first = await playOnce(table)
      note('plays to the end', first.ok, first.detail)
      if (!first.ok || signal?.aborted) continue
      const refused = await playOnce({ ...table, refuse: true })
      note('goes on where it is refused', refused.ok, refused.detail)
      const again = await playOnce(table)
      note(
        'plays on in another episode',
        again.ok,
        again.decisions === first.decisions ? 'the same again' : 'another way, which is allowed',
      )
    }
    if (signal?.aborted) break
  }
  return checks
}

const asItIs = (game: string): Trial => ({ kind: 'as it is', game, config: {} })

/** Of the games that the agent says it plays, those there are trials of; else these games as they are. */
async function trialsFor({ agent }: AgentSpec): Promise<readonly Trial[]> {
  const { games: played } = isPath(agent) && !isExec(agent) ? await loadAgent(agent) : {}
  if (!played) return TRIALS
  const known = TRIALS.filter(({ game }) => played.includes(game))
  const others = played.filter((name) => Object.hasOwn(games, name) && !known.some(({ game }) => game === name))
  if (known.length + others.length === 0)
    throw new InvalidInput(`${agent} plays ${played.join(', ')}: name the path of the game behind it`)
  return [...known, ...others.map(asItIs)]
}

/** Who sits opposite: whoever thinks least. */
const partnerOf = async (game: Game) => (await agents(game.name)).find(({ name }) => name === 'random')!

/** First and last: what stands between is like them. */
const ends = (seats: readonly Seat[]): Seat[] => [...new Set([seats[0]!, seats.at(-1)!])]

interface Table {
  readonly game: Game
  readonly config: unknown
  readonly place: Seat
  readonly player: Player
  readonly partner: Player
  readonly deadline: number
  readonly signal?: AbortSignal
  /** Whether the first action of the seat is refused. */
  readonly refuse?: boolean
}

interface Played {
  readonly ok: boolean
  readonly detail: string
  /** All that it decided, as text. */
  readonly decisions: string
}

async function playOnce({
  game: given,
  config,
  place,
  player,
  partner,
  deadline,
  signal,
  refuse,
}: Table): Promise<Played> {
  let [refusals, slowest] = [0, 0]
  const game = refuse ? refusing(given, place, () => refusals === 0) : given
  const seats: Record<Seat, Seated> = {}
  for (const name of game.seats(config)) seats[name] = seat(game, config, name, name === place ? player : partner)
  const decided: string[] = []
  seats[place] = { ...seats[place]!, agent: watch(seats[place]!.agent) }
  const { status, reason } = await play({ game, config, seed: 1, seats, deadline, ...(signal && { signal }) })
  const told = `${count(decided.length, 'decision')}, ${count(refusals, 'refusal')}, ${Math.round(slowest)} ms at most`
  if (decided.length === 0) return { ok: false, detail: `it was never heard: ${reason}`, decisions: '' }
  const ok = status === 'completed' || (status === 'stopped' && refusals === 0)
  return { ok, detail: ok ? told : `${status}: ${reason} (${told})`, decisions: decided.join('\n') }

  function watch(agent: Agent): Agent {
    return {
      async act(observation, turn) {
        refusals += turn.rejections.length > 0 ? 1 : 0
        const began = performance.now()
        const decision = await agent.act(observation, turn)
        slowest = Math.max(slowest, performance.now() - began)
        decided.push(JSON.stringify([decision.action, decision.reply]))
        return decision
      },
    }
  }
}

/**
 * The game, but for the first action of a seat, which is refused whatever it is: everybody is refused some day. `still`:
 * whether the agent has not been told yet, since where the table moved on meanwhile a refusal counts as stale and is not told.
 */
const refusing = (game: Game, place: Seat, still: () => boolean): Game => ({
  ...game,
  act(state, actor, action) {
    if (actor === place && still())
      throw new IllegalAction('This is refused once, to see what you do. Do it again, or something else.')
    return game.act(state, actor, action)
  },
})

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
