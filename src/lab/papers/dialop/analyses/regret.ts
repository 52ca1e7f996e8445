/**
 * Where a dialogue lost its points: to not finding the best decision for what was said (optimisation regret), or to what
 * was never said (information regret). Together they are the whole regret, 1 - normalised reward.
 */
import type { Event } from '../../../../core/event.ts'
import type { Game } from '../../../../core/game.ts'
import { replay, startOf } from '../../../../core/replay.ts'
import { validate } from '../../../../core/schema.ts'

/** Neither part is less than 0. */
export interface RegretSplit {
  readonly information: number
  readonly optimisation: number
}

type ExpectedLoss = (observation: any, proposal: any, config: any) => number

const LOSSES: Readonly<Record<string, () => Promise<{ expectedLoss: ExpectedLoss }>>> = {
  assignment: () => import('../../../../agents/assignment/loss.ts'),
  planning: () => import('../../../../agents/planning/loss.ts'),
  mediation: () => import('../../../../agents/mediation/loss.ts'),
}

/**
 * Judges the last proposal by what its maker knew and had been told: by how much it falls short, as expected, of what is
 * best by the symbolic agent's belief. That is optimisation regret, as far as there is regret; the rest was not known.
 * Undefined where nothing was decided.
 */
export async function splitRegret(game: Game, events: readonly Event[]): Promise<RegretSplit | undefined> {
  const end = events.findLast((event) => event.type === 'ended')
  const reached = end?.type === 'ended' ? end.outcome?.metrics : undefined
  if (!reached?.agreed) return undefined
  const [regret, score, best] = [reached.regret as number, reached.score as number, reached.best as number]
  const last = events.findLastIndex(
    (event) => event.type === 'acted' && (event.action as { type: string }).type === 'propose',
  )
  const proposed = events[last]!
  if (proposed.type !== 'acted') return undefined
  let before: unknown
  for (const { event, state } of replay(game, events)) {
    if (event === proposed) break
    before = state
  }
  const config = validate<any>(game.config, startOf(events).config, 'the config in the log')
  const { expectedLoss } = await LOSSES[game.name]!()
  const observation = game.observe(before, proposed.seat)
  const points = expectedLoss(observation, (proposed.action as unknown as { proposal: unknown }).proposal, config)
  const optimisation = score >= best ? 0 : regret * Math.min(1, points / (best - score))
  return { information: regret - optimisation, optimisation }
}
