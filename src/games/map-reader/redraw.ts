/** MapReader: what the player cannot know, drawn anew: what the places beyond its sight are called, and what lies there. */
import type { Random } from '../../core/random.ts'
import { dealUnseen } from '../engines/text-world/redraw.ts'
import type { TextState } from '../engines/text-world/text-game.ts'
import type { World } from '../engines/text-world/world.ts'
import { writeOurMap, writePublishedMap } from './map-text.ts'
import type { MapReaderGoal } from './outcome.ts'

export function redraw(state: TextState<MapReaderGoal>, random: Random): Pick<TextState, 'world' | 'situation'> {
  const { goal } = state.world
  // The task says where the coin is, so it goes with its place, whatever that place is called now.
  const situation = dealUnseen(state.world, state.situation, random, (thing) => thing === goal.coin)
  if (situation.read) return { world: state.world, situation }
  const world = rename(state, random)
  const home = state.situation.floors.findIndex((things) => things.includes(goal.coin))
  if (home === -1 || state.situation.seen[home]) return { world, situation }
  const renamed = world.rooms.findIndex(({ name }) => name === state.world.rooms[home]!.name)
  situation.floors[home] = situation.floors[home]!.filter((thing) => thing !== goal.coin)
  situation.floors[renamed] = [...situation.floors[renamed]!, goal.coin]
  return { world, situation }
}

/** Exchanges the names of the places that the player has neither entered nor stood beside, and corrects the map. */
function rename({ world, situation, config }: TextState<MapReaderGoal>, random: Random): World<MapReaderGoal> {
  const unknown = world.rooms.flatMap(({ exits }, room) =>
    situation.seen[room] || exits.some((beside) => situation.seen[beside]) ? [] : [room],
  )
  const names = random.shuffle(unknown.map((room) => world.rooms[room]!.name))
  const rooms = world.rooms.map((room, number) => (unknown.includes(number) ? { ...room, name: names.pop()! } : room))
  const shuffle = (lines: string[]): unknown => lines.splice(0, lines.length, ...random.shuffle(lines))
  const reading = config.world === 'ours' ? writeOurMap(rooms, shuffle) : writePublishedMap(rooms, shuffle)
  const things = world.things.with(world.goal.map, { ...world.things[world.goal.map]!, reading })
  return { ...world, rooms, things }
}
