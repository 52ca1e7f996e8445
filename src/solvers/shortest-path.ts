/** Shortest ways through a graph of named places. */

/**
 * The places to pass from one to the other, the goal last and the start left out; undefined where no way leads. Among ways
 * of the same length the one whose first places come first in the order of `beside`, so that the answer is always the same.
 */
export function shortestPath<Place>(
  from: Place,
  to: Place,
  beside: (place: Place) => Iterable<Place>,
): Place[] | undefined {
  const cameFrom = new Map<Place, Place>([[from, from]])
  const queue = [from]
  for (let i = 0; i < queue.length && !cameFrom.has(to); i++) {
    for (const next of beside(queue[i]!)) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, queue[i]!)
      queue.push(next)
    }
  }
  if (!cameFrom.has(to)) return undefined
  const path: Place[] = []
  for (let place = to; place !== from; place = cameFrom.get(place)!) path.unshift(place)
  return path
}
