/** Collab Escape: what survivors can do in a situation, what a turn makes of it, when the game is won or lost. */
import * as z from 'zod'
import type { EscapeConfig } from './config.ts'
import { mapOf } from './config.ts'
import { room, type EscapeMap, type Room } from './maps.ts'

/** The two survivors. */
export const seats = ['alice', 'bob'] as const
/** One of the two survivors. */
export type Survivor = (typeof seats)[number]

export const escapeAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), room: room.describe('a room that this one leads to') }),
  z.strictObject({ type: z.literal('stay') }),
  z.strictObject({ type: z.literal('fix') }).describe('fix the generator of the room'),
])

/** Move to a neighbouring room, stay, or fix the generator of the room. */
export type EscapeAction = z.output<typeof escapeAction>

/** The place and the rules of one game: everything that stays the same in it. */
export interface World
  extends
    Pick<EscapeMap, 'rooms' | 'generators' | 'exit'>,
    Pick<EscapeConfig, 'adversary' | 'killerMayStay' | 'fixesNeeded' | 'fixBy' | 'lossIf'> {}

/** What stays the same in an episode: the map of its config with these generators, and the rules. */
export function worldOf(config: EscapeConfig, generators: readonly Room[]): World {
  const { adversary, killerMayStay, fixesNeeded, fixBy, lossIf } = config
  const { rooms, exit } = mapOf(config)
  return { rooms, exit, generators: [...generators], adversary, killerMayStay, fixesNeeded, fixBy, lossIf }
}

/** Fixes of a generator without a pause, and whose they are where only one survivor's count. */
export interface Repair {
  readonly fixes: number
  readonly by: Survivor | null
}

/** Everything that changes from turn to turn. */
export interface Situation {
  /** Where each survivor is; null once caught. */
  readonly alice: Room | null
  readonly bob: Room | null
  readonly killer: Room
  /** In the order of the world's generators. */
  readonly repairs: readonly Repair[]
  /** Whom the killer follows in this turn; null: nobody that it sees. */
  readonly target: Survivor | null
}

/** What both do; null for a survivor that was caught. */
export interface JointAction {
  readonly alice: EscapeAction | null
  readonly bob: EscapeAction | null
}

/** The rooms that a room leads to, in the map's order. */
export const waysFrom = (world: Pick<World, 'rooms'>, from: Room): readonly Room[] =>
  world.rooms.find(({ room }) => room === from)!.leadsTo

export const isFixed = (world: World, { fixes }: Repair): boolean => fixes >= world.fixesNeeded

/** Whether every generator is fixed, so that the exit is open. */
export const allFixed = (world: World, situation: Situation): boolean =>
  situation.repairs.every((repair) => isFixed(world, repair))

/** What a survivor can do: stay, move to a room that its room leads to, fix a broken generator where it is. */
export function actionsOf(world: World, situation: Situation, survivor: Survivor): readonly EscapeAction[] {
  const here = situation[survivor]
  if (here === null) return []
  const generator = world.generators.indexOf(here)
  const canFix = generator >= 0 && !isFixed(world, situation.repairs[generator]!)
  return [
    { type: 'stay' },
    ...waysFrom(world, here).map((room): EscapeAction => ({ type: 'move', room })),
    ...(canFix ? [{ type: 'fix' } as const] : []),
  ]
}

/** Nothing is fixed and nobody is followed yet, unless it is seen at once. */
export function begin(world: World, places: { alice: Room; bob: Room; killer: Room }): Situation {
  const repairs = world.generators.map(() => ({ fixes: 0, by: null }))
  const situation = { ...places, repairs, target: null }
  return { ...situation, target: choose([], null, seen(world, situation)) }
}

/** The situation after a turn in which survivors and killer act at once. Survivors in the killer's room are caught. */
export function resolve(world: World, situation: Situation, actions: JointAction, killer: Room): Situation {
  const place = (survivor: Survivor): Room | null => {
    const action = actions[survivor]
    const room = action?.type === 'move' ? action.room : situation[survivor]
    return room === killer ? null : room
  }
  const repairs = situation.repairs.map((repair, i) => {
    const fixers = seats.filter((s) => actions[s]?.type === 'fix' && situation[s] === world.generators[i])
    return isFixed(world, repair) ? repair : mend(world, repair, fixers)
  })
  const after = { alice: place('alice'), bob: place('bob'), killer, repairs, target: null }
  return { ...after, target: choose(seen(world, situation), situation.target, seen(world, after)) }
}

/** A pause loses all fixes; where one survivor's count alone, its partner's begin anew (and Alice's before Bob's). */
function mend(world: World, repair: Repair, fixers: readonly Survivor[]): Repair {
  if (fixers.length === 0) return { fixes: 0, by: null }
  const anybody = world.fixBy === 'any'
  const by = anybody ? null : repair.by && fixers.includes(repair.by) ? repair.by : fixers[0]!
  const fixes = anybody ? repair.fixes + fixers.length : by === repair.by ? repair.fixes + 1 : 1
  return fixes < world.fixesNeeded ? { fixes, by } : { fixes: world.fixesNeeded, by: null }
}

/** Won once a free survivor is at the exit with all generators fixed; capture comes first. */
export function endOf(world: World, situation: Situation): 'won' | 'lost' | undefined {
  const free = seats.filter((survivor) => situation[survivor] !== null)
  if (free.length === 0 || (world.lossIf === 'any' && free.length < seats.length)) return 'lost'
  if (allFixed(world, situation) && free.some((survivor) => situation[survivor] === world.exit)) return 'won'
  return undefined
}

/** The survivors that the killer sees: those in rooms that its own leads to. */
const seen = (world: World, situation: Situation): readonly Survivor[] => {
  const ways = waysFrom(world, situation.killer)
  return seats.filter((survivor) => situation[survivor] !== null && ways.includes(situation[survivor]))
}

/** Whom the killer follows: of two whom it sees, the one it did not see before; else it goes on; else Alice. */
function choose(before: readonly Survivor[], target: Survivor | null, now: readonly Survivor[]): Survivor | null {
  if (now.length < 2) return now[0] ?? null
  if (before.length === 1) return before[0] === 'alice' ? 'bob' : 'alice'
  return before.length === 2 ? target : 'alice'
}
