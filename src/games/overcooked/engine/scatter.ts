/** Random first states for learners, so that rare situations are met early. */
import type { Random } from '../../../core/random.ts'
import { ADDED, DISH, ONION, SIZE, SOUP } from './items.ts'
import { FLOOR, PER_PLAYER, PLAYER, type Kitchen } from './kitchen.ts'

/**
 * Puts both players on random floor (`places`), and with probability `things` one to three onions into each pot and a
 * dish (0.2), an onion (0.6) or a soup (0.2) into each hand, as the public engine does (reference, section 4.8).
 */
export function scatter(
  kitchen: Kitchen,
  state: Int16Array,
  { places, things }: { places: boolean; things: number },
  random: Random,
): void {
  const floor = [...kitchen.spots.keys()].filter((spot) => kitchen.tiles[kitchen.spots[spot]!] === FLOOR)
  const spots = random.shuffle(floor)
  for (let player = 0; player < 2; player++) {
    const word = PLAYER + player * PER_PLAYER
    if (places) state[word] = spots[player]!
    if (random.float() < things) {
      const drawn = random.float()
      state[word + 2] = drawn < 0.2 ? DISH : drawn < 0.8 ? ONION : SOUP + fill(3)
    }
  }
  for (const { word } of kitchen.pots) {
    if (random.float() >= things) continue
    state[word] = fill(random.int(1, 3))
    state[word + 1] = kitchen.classic && SIZE[state[word]] === 3 ? 0 : -1
  }
}

/** The contents of so many onions. */
function fill(onions: number): number {
  let contents = 0
  for (let count = 0; count < onions; count++) contents = ADDED[2 * contents]!
  return contents
}
