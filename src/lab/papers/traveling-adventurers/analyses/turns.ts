/** The turns of an episode with the actions that the agents named in them (paper, appendix C), read from its log. */
import type { Event, EventOf } from '../../../../core/event.ts'
import type { Seat } from '../../../../core/game.ts'
import { isActType, type Act } from '../../../../agents/traveling-adventurers/language/acts.ts'

/** One output of a language agent. */
export interface ActTurn {
  readonly seat: Seat
  /** In order. */
  readonly acts: readonly Act[]
  /** Actions that could not be read. */
  readonly malformed: number
  /** The agreed path as this turn leaves it, for agents that keep one. */
  readonly visited?: readonly string[]
}

/** All turns of language agents in an episode, in order; those of agents without actions (symbolic, people) are left out. */
export const readTurns = (events: readonly Event[]): ActTurn[] =>
  events.flatMap((event) => (event.type === 'acted' ? (readTurn(event) ?? []) : []))

function readTurn({ seat, notes }: EventOf<'acted'>): ActTurn | undefined {
  const { actions, malformed, modules } = (notes ?? {}) as {
    actions?: readonly Act[]
    malformed?: readonly unknown[]
    modules?: Readonly<Record<string, { visited?: readonly string[] }>>
  }
  if (!Array.isArray(actions)) return undefined
  const visited = Object.values(modules ?? {}).find((state) => Array.isArray(state?.visited))?.visited
  return {
    seat,
    acts: actions.filter((act: Act) => isActType(act.type)),
    malformed: malformed?.length ?? 0,
    ...(visited && { visited }),
  }
}
