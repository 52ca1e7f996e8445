/**
 * Where a dialogue lost its points: to what was never said (information regret), or to not finding the best decision for
 * what was said (optimisation regret). Together they are the whole regret, 1 - normalised reward.
 */
import type { Event } from '../../../../core/event.ts'
import type { Game, Seat } from '../../../../core/game.ts'
import type { Json } from '../../../../core/json.ts'
import { play } from '../../../../core/play.ts'
import { startOf } from '../../../../core/replay.ts'
import { validate } from '../../../../core/schema.ts'
import { agents } from '../../../../agents/index.ts'

export interface RegretSplit {
  readonly information: number
  /** Less than 0 where the decision was better than what could be made of the words. */
  readonly optimisation: number
}

/**
 * Asks the symbolic agent for the best decision of whoever made the last proposal, from what it knew and had been told.
 * Undefined where nothing was decided.
 */
export async function splitRegret(game: Game, events: readonly Event[]): Promise<RegretSplit | undefined> {
  const end = events.findLast((event) => event.type === 'ended')
  const reached = end?.type === 'ended' ? end.outcome?.metrics : undefined
  if (!reached?.agreed) return undefined
  const acted = events.filter((event) => event.type === 'acted')
  const last = acted.findLastIndex(({ action }) => (action as { type: string }).type === 'propose')
  const start = startOf(events)
  const given = start.config as Record<string, Json>
  const before = Array.isArray(given.opening) ? (given.opening as Json[]) : []
  const opening = [...before, ...acted.slice(0, last).map(({ seat, action }) => ({ seat, action }))]
  const known = await decideFrom(game, { ...given, opening }, start.seed, acted[last]!.seat)
  if (known === undefined) return undefined
  return { information: 1 - known, optimisation: known - (reached.normalised as number) }
}

/** The normalised reward of the decision that the symbolic agent would make there, its partners accepting it unheard. */
async function decideFrom(
  game: Game,
  given: Record<string, Json>,
  seed: number,
  proposer: Seat,
): Promise<number | undefined> {
  // No words are left, so that nothing new can be said.
  const config = validate(
    game.config,
    { ...given, chat: 'turns', wordLimit: 1, wordMargin: 1_000_000 },
    'the config in the log',
  )
  const symbolic = (await agents(game.name)).find(({ name }) => name === 'symbolic')!
  const options = symbolic.options ? validate(symbolic.options, {}, 'options') : null
  const seats = Object.fromEntries(
    game
      .seats(config)
      .map((seat) => [seat, { name: 'symbolic', agent: symbolic.create({ game, config, seat, options }) }]),
  )
  const { outcome, state } = await play({ game, config, seed, seats })
  const by = (state as { talk: readonly { kind: string; by: Seat }[] }).talk.findLast(
    ({ kind }) => kind === 'proposal',
  )?.by
  // Where the other player of Assignment has the floor it decides instead; both know what was said.
  return outcome?.metrics.agreed && by !== undefined && (by === proposer || game.name === 'assignment')
    ? (outcome.metrics.normalised as number)
    : undefined
}
