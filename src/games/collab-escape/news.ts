/** What came of a turn, for whoever reads an episode: where the killer went, what was mended, who was caught. */
import { name } from './language.ts'
import { allFixed, isFixed, seats, worldOf } from './situation.ts'
import type { EscapeState } from './state.ts'

/** Nothing while one of the survivors has not chosen yet. */
export function news(before: EscapeState, after: EscapeState): readonly string[] {
  if (after.history.length === before.history.length) return []
  const [then, now] = [before.situation, after.situation]
  const world = worldOf(after.config, after.generators)
  const told = [
    now.killer === then.killer ? 'The killer stays.' : `The killer goes to room ${now.killer}.`,
    ...after.generators.flatMap((room, i) => {
      const [old, repair] = [then.repairs[i]!, now.repairs[i]!]
      if (isFixed(world, repair)) return isFixed(world, old) ? [] : [`The generator in room ${room} is fixed.`]
      return repair.fixes < old.fixes ? [`The generator in room ${room} loses its fixes.`] : []
    }),
    ...(allFixed(world, now) && !allFixed(world, then) ? ['The exit is open.'] : []),
    ...seats.flatMap((seat) => (now[seat] === null && then[seat] !== null ? [`${name(seat)} is caught.`] : [])),
  ]
  return told
}
