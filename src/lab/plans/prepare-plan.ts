/** Finds and checks all that a plan names, and says which run it is. */
import type { Model } from '../../core/model.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { agents } from '../../agents/index.ts'
import { assignSeats, prepare, readAgentSpec, seat, seating, type Player } from '../seating/lineup.ts'
import { findGame } from '../own-code/find-game.ts'
import { PATIENCE } from '../own-code/load-module.ts'
import { contentsOf, identify, nameRun } from './identity.ts'
import { planSchema, seedsOf, type Plan, type PlanInput } from './plan.ts'
import { takePrompts } from '../seating/take-prompts.ts'
import { isExec } from '../../node/exec/index.ts'
import { watchForLoops } from '../../node/watch-for-loops.ts'
import { SOFTWARE } from '../../node/software.ts'
import { contentOfSoftware } from '../own-code/content.ts'
import type { RunRecord } from '../logs/store.ts'

/** A plan with everything found and checked. */
export interface Prepared {
  readonly game: Game
  readonly config: unknown
  readonly players: Readonly<Record<Seat, Player>>
  readonly plan: Plan
  readonly record: RunRecord
  /** What tells this run from others. */
  readonly key: string
  /** The name of its run folder. */
  readonly name: string
}

/** A model that can be named and never asked: for whoever looks at a plan without playing it. */
export const nameOnly = (name: string): Model => ({
  name,
  ask: () => Promise.reject(new Error(`${name} is not to be asked here`)),
})

/**
 * Opens no model: `lend` gives one that is opened before the first episode is played. Throws {@link InvalidInput}. Code by
 * path that never comes to the end of being loaded or made ends the process after `patience` seconds.
 */
export async function preparePlan(
  input: PlanInput,
  lend: (name: string) => Model,
  patience = PATIENCE,
): Promise<Prepared> {
  const plan = validateGiven(planSchema, input, 'the plan')
  const named = [plan.game, ...(plan.agents ?? []).map((spec) => (typeof spec === 'string' ? spec : spec.agent))]
  const modules = named.filter((name) => /\.[cm]?[jt]s(?::|$)/.test(name) && !isExec(name))
  // A worker is watched by its run.
  if (modules.length === 0 || process.send) return prepareWatched(plan, lend)
  const unwatch = watchForLoops(
    patience,
    `roundtable: ${modules.join(', ')} held up this process for ${patience} s while it was loaded: is there a loop without an end in it?`,
  )
  return prepareWatched(plan, lend).finally(unwatch)
}

async function prepareWatched(plan: Plan, lend: (name: string) => Model): Promise<Prepared> {
  const game = await findGame(plan.game)
  const config = validateGiven(game.config, plan.config, `config of ${game.name}`)
  const seats = game.seats(config)
  const named = plan.agents ?? [(await agents(game.name))[0]!.name]
  const assigned = assignSeats(
    named.map((spec) => (typeof spec === 'string' ? readAgentSpec(spec) : spec)),
    seats,
  )
  const specs = plan.prompts === undefined ? assigned : await takePrompts(game, assigned, plan.prompts)
  const open = async (name: string | undefined): Promise<Model> => {
    const wanted = name ?? plan.model
    if (!wanted)
      throw new InvalidInput(
        'these agents need a language model: name one with --model provider:model (see docs/models.md)',
      )
    return lend(wanted)
  }
  const players: Record<Seat, Player> = {}
  for (const name of seats) {
    players[name] = await prepare(game, specs[name]!, open)
    seat(game, config, name, players[name])
  }
  const seatings = Object.fromEntries(seats.map((name) => [name, seating(players[name]!)]))
  const record: RunRecord = {
    software: SOFTWARE,
    game: game.name,
    version: game.version,
    config: config as Json,
    seats: seatings,
    tries: plan.tries,
    ...(plan.deadline !== undefined && { deadline: plan.deadline }),
    ...(plan.limits && Object.keys(plan.limits).length > 0 && { limits: plan.limits }),
    ...(plan.game !== game.name && { module: plan.game }),
    contents: { roundtable: contentOfSoftware(), ...contentsOf(plan.game, seatings) },
    seeds: seedsOf(plan),
  }
  const key = identify(record)
  return { game, config, players, plan, record, key, name: nameRun(record, key) }
}
