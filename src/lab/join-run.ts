/** Takes a plan for a part of the run in a folder. */
import { InvalidInput } from '../core/errors.ts'
import { differences } from './identity.ts'
import type { Prepared } from './prepare-plan.ts'
import type { RunFolder } from './store.ts'

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
  const record = { ...prepared.record, seats: there.seats }
  return { ...prepared, record, players: Object.fromEntries(players) as Prepared['players'] }
}
