/** A kitchen as it is for a cook by itself: what a standing partner blocks, and what lies behind, is walled off. */
import { engine } from '../../../games/overcooked/index.ts'

type Kitchen = engine.Kitchen

const known = new WeakMap<Kitchen, Map<string, Kitchen>>()

/**
 * The same kitchen with walls in place of all that a cook at `spot` cannot get to while somebody stands at `blocked`
 * (-1: nobody stands in the way). States and spots are numbered as before; gates count as passable.
 */
export function aloneIn(kitchen: Kitchen, spot: number, blocked: number): Kitchen {
  let views = known.get(kitchen)
  if (!views) known.set(kitchen, (views = new Map()))
  const reached = reachFrom(kitchen, spot, blocked)
  const key = `${Math.min(...reached)} ${blocked}`
  let view = views.get(key)
  if (!view) views.set(key, (view = wallOff(kitchen, reached)))
  return view
}

/** The spots that a cook gets to while somebody stands at `blocked`. */
export function reachFrom({ next }: Kitchen, from: number, blocked: number): Set<number> {
  const reached = new Set([from])
  for (const spot of reached)
    for (let direction = 0; direction < 4; direction++) {
      const onward = next[4 * spot + direction]!
      if (onward !== blocked) reached.add(onward)
    }
  return reached
}

function wallOff(kitchen: Kitchen, reached: ReadonlySet<number>): Kitchen {
  const next = kitchen.next.slice()
  const faced = kitchen.faced.slice()
  const facedWord = kitchen.facedWord.slice()
  for (let pose = 0; pose < next.length; pose++) {
    const spot = pose >> 2
    if (reached.has(spot) && reached.has(next[pose]!)) continue
    if (!reached.has(spot)) facedWord[pose] = 0
    if (next[pose] !== spot || !reached.has(spot)) faced[pose] = engine.WALL
    next[pose] = spot
  }
  return Object.assign(Object.create(Object.getPrototypeOf(kitchen)) as Kitchen, kitchen, { next, faced, facedWord })
}
