/** Runs after the thief for itself, with no thought for the partner. */
import type { AgentDefinition } from '../../core/agent.ts'
import type {
  CaptureAction,
  CaptureConfig,
  CaptureMap,
  CaptureObservation,
  Room,
} from '../../games/collab-capture/index.ts'
import { distancesFrom } from '../../solvers/distances.ts'

export const greedy: AgentDefinition<CaptureConfig, CaptureObservation, CaptureAction> = {
  name: 'greedy',
  about: 'Takes the shortest open way to the thief, presses a button where that shortens it, and ignores its partner.',
  needsModel: false,
  create: () => ({
    act: ({ rooms, doors, situation, seat }) => ({
      action: chase({ rooms, doors, me: situation[seat], thief: situation.thief }),
    }),
  }),
}

/** What there is to know for somebody who chases alone; each door as it is now. */
export interface Chase extends Pick<CaptureMap, 'rooms' | 'doors'> {
  readonly me: Room
  readonly thief: Room
}

export function chase(seen: Chase): CaptureAction {
  const { me, thief, doors } = seen
  const here = stepsTo(thief, seen, doors)
  const now = here.get(me) ?? Infinity
  const toggled = doors.map((door) => (door.button === me ? { ...door, open: !door.open } : door))
  const hasButton = doors.some(({ button }) => button === me)
  // A press costs a turn; next to the thief, going there is never worse.
  if (hasButton && now > 1 && (stepsTo(thief, seen, toggled).get(me) ?? Infinity) + 1 < now) return { type: 'press' }
  if (now < Infinity) return stepTowards(here, seen)
  // There is no open way: the nearest button may make one.
  const buttons = doors.map(({ button }) => stepsTo(button, seen, doors)).filter((steps) => steps.has(me))
  const nearest = buttons.sort((a, b) => a.get(me)! - b.get(me)!)[0]
  return nearest && nearest.get(me)! > 0 ? stepTowards(nearest, seen) : { type: 'stay' }
}

function stepTowards(steps: ReadonlyMap<Room, number>, { me, rooms, doors }: Chase): CaptureAction {
  const way = waysOut(me, rooms, doors).find((room) => steps.get(room) === steps.get(me)! - 1)
  return way === undefined ? { type: 'stay' } : { type: 'move', room: way }
}

/** The steps to a room from everywhere, through open doors. */
function stepsTo(goal: Room, { rooms }: Chase, doors: Chase['doors']): ReadonlyMap<Room, number> {
  const ways = new Map(rooms.map(({ room }) => [room, waysOut(room, rooms, doors)]))
  const backwards = (room: Room): Room[] =>
    rooms.filter((other) => ways.get(other.room)!.includes(room)).map(({ room }) => room)
  return distancesFrom(goal, backwards)
}

const waysOut = (from: Room, rooms: Chase['rooms'], doors: Chase['doors']): readonly Room[] =>
  rooms
    .find(({ room }) => room === from)!
    .leadsTo.filter((to) => !doors.some(({ between, open }) => !open && between.includes(from) && between.includes(to)))
