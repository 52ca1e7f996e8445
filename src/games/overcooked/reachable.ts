/** Whether a kitchen can work at all: whether any soup that earns points can be made and delivered from its starts. */
import { ADDED, CONTENTS, DISH, NOTHING, ONION, SOUP, TOMATO } from './engine/items.ts'
import { COUNTER, DISHES, ONIONS, POT, SERVING, TOMATOES, type Kitchen } from './engine/kitchen.ts'

/**
 * What keeps the kitchen from working, in words; undefined where it works. Generous: cooks pass through each other, gates
 * stand open, and a thing that can be somewhere is there whenever it is wanted. So what is refused is hopeless.
 */
export function whyHopeless(kitchen: Kitchen): string | undefined {
  const rooms = kitchen.spec.starts.map(([x, y]) => roomFrom(kitchen, kitchen.spotOf[y * kitchen.width + x]!))
  const near = (tile: number) => rooms.some((poses) => poses.some((pose) => kitchen.faced[pose] === tile))
  if (!near(SERVING)) return 'no cook can get to a serving hatch (S)'
  if (!near(POT)) return 'no cook can get to a pot (P)'
  if (!near(DISHES)) return 'no cook can get to the dishes (D)'
  if (!near(ONIONS) && !near(TOMATOES)) return 'no cook can get to any onions (O) or tomatoes (T)'
  if (kitchen.best[0] === 0) return 'no soup earns any points'
  return delivers(kitchen, rooms)
    ? undefined
    : 'what is needed cannot be brought together: no soup that earns points gets to a serving hatch (S)'
}

/** The poses that a cook can take. */
function roomFrom({ next }: Kitchen, start: number): number[] {
  const spots = new Set([start])
  for (const spot of spots) for (let direction = 0; direction < 4; direction++) spots.add(next[4 * spot + direction]!)
  return [...spots].flatMap((spot) => [0, 1, 2, 3].map((direction) => 4 * spot + direction))
}

/** Lets things spread from hand to counter to pot until nothing new comes about. */
function delivers(kitchen: Kitchen, rooms: readonly number[][]): boolean {
  const hands = rooms.map(() => new Set([NOTHING]))
  /** By word: what can lie on a counter, or be in a pot. */
  const things = new Map<number, Set<number>>()
  const at = (word: number) => things.get(word) ?? things.set(word, new Set([NOTHING])).get(word)!
  const size = () => [...hands, ...things.values()].reduce((sum, set) => sum + set.size, 0)
  for (let before = -1; before !== size();) {
    before = size()
    for (const [cook, poses] of rooms.entries())
      for (const pose of poses) {
        const held = hands[cook]!
        const word = kitchen.facedWord[pose]!
        const tile = kitchen.faced[pose]!
        if (tile === ONIONS) held.add(ONION)
        else if (tile === TOMATOES) held.add(TOMATO)
        else if (tile === DISHES) held.add(DISH)
        else if (tile === COUNTER) {
          for (const item of held) at(word).add(item)
          for (const item of at(word)) held.add(item)
        } else if (tile === POT) usePot(kitchen, at(word), held)
        else if (tile === SERVING && [...held].some((item) => item > SOUP && kitchen.value[item - SOUP]! > 0))
          return true
      }
  }
  return false
}

function usePot({ classic }: Kitchen, pot: Set<number>, held: Set<number>): void {
  for (const contents of pot) {
    for (const item of [ONION, TOMATO]) {
      const added = held.has(item) ? ADDED[2 * contents + item - ONION]! : 0
      if (added > 0 && (!classic || isOneKind(CONTENTS[added]!))) pot.add(added)
    }
    if (held.has(DISH) && contents > 0 && (!classic || CONTENTS[contents]!.length === 3)) held.add(SOUP + contents)
  }
}

const isOneKind = (letters: string): boolean => new Set(letters).size === 1
