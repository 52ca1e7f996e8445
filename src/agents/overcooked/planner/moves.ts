/** Which moves of a cook are worth considering in a state: those that change something, and to stay. */
import { engine } from '../../../games/overcooked/index.ts'

const { PLAYER, PER_PLAYER, STAY, INTERACT, NOTHING, DISH, SOUP, ADDED, ONION, TOMATO } = engine
type Kitchen = engine.Kitchen

/** Writes the moves of a player into `moves` and says how many there are. */
export function listMoves(
  kitchen: Kitchen,
  states: Int16Array,
  offset: number,
  player: number,
  moves: Uint8Array,
): number {
  const word = offset + PLAYER + player * PER_PLAYER
  const spot = states[word]!
  const facing = states[word + 1]!
  const held = states[word + 2]!
  let count = 0
  moves[count++] = STAY
  for (let direction = 0; direction < 4; direction++) {
    const pose = 4 * spot + direction
    const next = kitchen.next[pose]!
    if (next !== spot && !(kitchen.gateWord[next]! > 0 && states[offset + kitchen.gateWord[next]!] === 0)) {
      moves[count++] = direction
      continue
    }
    // A turn on the spot is worth it only towards something that can be used, now or soon.
    if (!isUseful(kitchen, states, offset, pose, held, true)) continue
    if (direction !== facing) moves[count++] = direction
    else if (isUseful(kitchen, states, offset, pose, held, false)) moves[count++] = INTERACT
  }
  return count
}

function isUseful(
  kitchen: Kitchen,
  states: Int16Array,
  offset: number,
  pose: number,
  held: number,
  soon: boolean,
): boolean {
  const word = offset + kitchen.facedWord[pose]!
  switch (kitchen.faced[pose]) {
    case engine.COUNTER:
      return (held === NOTHING) !== (states[word] === NOTHING)
    case engine.ONIONS:
    case engine.TOMATOES:
    case engine.DISHES:
      return held === NOTHING
    case engine.SERVING:
      return held > SOUP
    case engine.GATE:
      return held === NOTHING && states[word] === 0
    case engine.POT: {
      const tick = states[word + 1]!
      if (held === DISH) return states[word] !== 0 && tick >= 0 && (soon || tick >= kitchen.cookTime[states[word]!]!)
      if (held === ONION || held === TOMATO) return tick < 0 ? ADDED[2 * states[word]! + held - ONION]! > 0 : soon
      return held === NOTHING && !kitchen.classic && states[word] !== 0 && tick < 0
    }
    default:
      return false
  }
}
