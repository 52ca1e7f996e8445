/** Fixes and runs for itself, with no thought for the partner. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { EscapeAction, EscapeConfig, EscapeMap, EscapeObservation, Room } from '../../games/collab-escape/index.ts'
import { distancesFrom } from '../../solvers/distances.ts'

export const greedy: AgentDefinition<EscapeConfig, EscapeObservation, EscapeAction> = {
  name: 'greedy',
  about: 'Goes to the nearest broken generator, fixes it, runs when the killer comes for it, and ignores its partner.',
  needsModel: false,
  create: () => ({
    act: ({ rooms, exit, generators, situation, seat, killerFollows }) => ({
      action: survive({
        rooms,
        exit,
        broken: generators.filter(({ fixed }) => !fixed).map(({ room }) => room),
        me: situation[seat]!,
        killer: situation.killer,
        hunted: situation.target === seat || !killerFollows,
      }),
    }),
  }),
}

/** What there is to know for somebody who looks after itself alone. */
export interface Plight extends Pick<EscapeMap, 'rooms' | 'exit'> {
  /** The rooms with a generator that is not fixed. */
  readonly broken: readonly Room[]
  readonly me: Room
  readonly killer: Room
  /** Whether the killer may come for me. */
  readonly hunted: boolean
}

export function survive({ rooms, exit, broken, me, killer, hunted }: Plight): EscapeAction {
  const waysOf = (from: Room): readonly Room[] => rooms.find(({ room }) => room === from)!.leadsTo
  const fromKiller = distancesFrom(killer, waysOf)
  const danger = (room: Room): number => fromKiller.get(room) ?? rooms.length
  // The killer reaches a neighbouring room in this turn. Where it was is safe: passing it harms nobody.
  if (danger(me) <= 1 && hunted) {
    const ways = waysOf(me)
    const safest = Math.max(...ways.map((way) => (way === killer ? 2 : danger(way))))
    return { type: 'move', room: ways.find((way) => (way === killer ? 2 : danger(way)) === safest)! }
  }
  if (broken.includes(me)) return { type: 'fix' }
  const goals = broken.length > 0 ? broken : [exit]
  const steps = distancesFrom(me, waysOf)
  const goal = [...goals].sort((a, b) => (steps.get(a) ?? Infinity) - (steps.get(b) ?? Infinity))[0]!
  if (!steps.has(goal)) return { type: 'stay' }
  const near = (way: Room): number => distancesFrom(way, waysOf).get(goal) ?? Infinity
  // A survivor that is not followed still keeps out of the rooms next to the killer, unless the goal is there.
  const safe = waysOf(me).filter((way) => way === goal || danger(way) > 1)
  const best = [...safe].sort((a, b) => near(a) - near(b))[0]
  return best === undefined ? { type: 'stay' } : { type: 'move', room: best }
}
