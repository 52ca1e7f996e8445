/** What a player cannot have seen, drawn anew: the things in rooms it never entered and in cupboards never opened. */
import type { Random } from '../../../core/random.ts'
import { copySituation, type Situation, type World } from './world.ts'

/**
 * The situation with the items that nobody saw dealt out again among the places where they lie. `stays` names items whose
 * place is known all the same.
 */
export function dealUnseen(
  world: World,
  situation: Situation,
  random: Random,
  stays: (thing: number) => boolean = () => false,
): Situation {
  const drawn = copySituation(situation)
  const moves = (thing: number): boolean => world.things[thing]!.kind === 'item' && !stays(thing)
  const hidden = findHidden(world, situation)
  const items = random.shuffle(hidden.flatMap(({ list }) => list.filter(moves)))
  for (const { list, put } of hidden) put(list.map((thing) => (moves(thing) ? items.pop()! : thing)))

  function findHidden({ rooms, things }: World, { seen, floors, inside, lookedInto }: Situation) {
    return rooms.flatMap((_, room) => {
      const containers = floors[room]!.filter(
        (thing) =>
          inside[thing]!.length > 0 && (!seen[room] || (things[thing]!.kind === 'cupboard' && !lookedInto[thing])),
      )
      return [
        ...(seen[room] ? [] : [{ list: floors[room]!, put: (list: number[]) => void (drawn.floors[room] = list) }]),
        ...containers.map((thing) => ({
          list: inside[thing]!,
          put: (list: number[]) => void (drawn.inside[thing] = list),
        })),
      ]
    })
  }

  return drawn
}
