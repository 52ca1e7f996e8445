/** Takes a plan for a part of the run in a folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { differences, differInContentOnly } from '../plans/identity.ts'
import type { Prepared } from '../plans/prepare-plan.ts'
import type { RunResult } from './run-result.ts'
import { RunFolder, type RunRecord } from '../logs/store.ts'

/** Who sits where is written down as it was when the run began. Throws {@link InvalidInput} where it is another run. */
export function joinRun(prepared: Prepared, folder: RunFolder): Prepared {
  if (!folder.has()) return prepared
  const there = folder.readPlan()
  const parts = differences(there, prepared.record)
  if (parts.length > 0)
    throw new InvalidInput(
      `${folder.path} holds another run, which differs in ${parts.join(', ')}; choose another folder`,
    )
  const players = Object.entries(prepared.players).map(([seat, player]) => {
    const { agent, model } = there.seats[seat]!
    return [seat, { ...player, name: agent, ...(player.model && { model: { ...player.model, name: model! } }) }]
  })
  const record = { ...prepared.record, seats: there.seats, contents: contentsAsThere(there, prepared.record) }
  return { ...prepared, record, players: Object.fromEntries(players) as Prepared['players'] }
}

/** The fingerprints, which are the same, by the names that stand there; the game by the path that it is loaded from now. */
function contentsAsThere({ module: was, contents: there = {} }: RunRecord, { module, contents }: RunRecord) {
  const others = Object.entries(there).filter(([name]) => name !== was)
  const game = module === undefined ? undefined : contents?.[module]
  return { ...Object.fromEntries(others), ...(game !== undefined && { [module!]: game }) }
}

/** Runs among those in a folder that the plan would have gone on with, had nothing been edited. */
export function runsBeforeEdit(runs: string, { record, name }: Prepared): NonNullable<RunResult['before']> {
  const prefix = name.slice(0, name.lastIndexOf('-') + 1)
  const names = existsSync(runs) ? readdirSync(runs).filter((other) => other.startsWith(prefix) && other !== name) : []
  return names.flatMap((other) => {
    const folder = new RunFolder(join(runs, other))
    try {
      const there = folder.readPlan()
      if (!differInContentOnly(there, record)) return []
      return [{ path: folder.path, changed: differences(there, record) }]
    } catch {
      // Not a run, or one of a version that wrote another plan.
      return []
    }
  })
}
