/** The hint of the published MapReader runs, which the paper does not mention: where to go now. */
import { mapReader } from '../../../games/map-reader/index.ts'
import type { TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { readInventory } from '../../modules/room-text.ts'
import { readTask } from '../policies/map-reader.ts'

export function findSubgoal(game: string, { task, inventory }: TextObservation): string | undefined {
  if (game !== mapReader.name) return undefined
  const { coin, box } = readTask(task)
  return readInventory(inventory).includes('coin')
    ? `You have the coin. Go to the ${box} and put it in the box.`
    : `Go to the ${coin} and take the coin.`
}
