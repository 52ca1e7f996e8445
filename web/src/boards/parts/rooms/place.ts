/**
 * A place on a map for each of some rooms that lead to each other, by stress majorization (Gansner, Koren and North 2004):
 * rooms are drawn as far apart as one has to walk between them. The same rooms always get the same places.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

const ROUNDS = 400

/** In hundredths of width and height. `ways`: for each room, by number, the rooms that it leads to. */
export function placeRooms(ways: readonly (readonly number[])[], aspect = 1.6): readonly Point[] {
  const count = ways.length
  if (count === 1) return [{ x: 50, y: 50 }]
  const steps = stepsBetween(ways)
  // From a ring in the order of a walk, so that neighbours begin beside each other.
  const order = walk(ways)
  const places = ways.map((_, room) => {
    const angle = (2 * Math.PI * order.indexOf(room)) / count - Math.PI / 2
    return { x: Math.cos(angle) * count * 0.3, y: Math.sin(angle) * count * 0.3 }
  })
  for (let round = 0; round < ROUNDS; round++)
    for (let room = 0; room < count; room++) {
      let [x, y, weights] = [0, 0, 0]
      for (let other = 0; other < count; other++) {
        if (other === room) continue
        const wanted = steps[room]![other]!
        const [dx, dy] = [places[room]!.x - places[other]!.x, places[room]!.y - places[other]!.y]
        const far = Math.hypot(dx, dy) || 0.01
        const weight = 1 / (wanted * wanted)
        x += weight * (places[other]!.x + (wanted * dx) / far)
        y += weight * (places[other]!.y + (wanted * dy) / far)
        weights += weight
      }
      places[room] = { x: x / weights, y: y / weights }
    }
  return fit(turnWide(places), aspect)
}

/** Steps between each two rooms, ways taken in both directions; where there is no way, a little more than the farthest. */
function stepsBetween(ways: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const beside = ways.map(
    (to, room) => new Set([...to, ...ways.flatMap((back, other) => (back.includes(room) ? [other] : []))]),
  )
  return ways.map((_, from) => {
    const steps = new Array<number>(ways.length).fill(Infinity)
    steps[from] = 0
    const queue = [from]
    for (const room of queue)
      for (const next of beside[room]!)
        if (steps[next] === Infinity) {
          steps[next] = steps[room]! + 1
          queue.push(next)
        }
    const far = Math.max(...steps.filter(Number.isFinite)) + 1
    return steps.map((step) => (step === Infinity ? far : step))
  })
}

/** Rooms in the order of a walk that always goes on to a neighbour not yet seen, where there is one. */
function walk(ways: readonly (readonly number[])[]): readonly number[] {
  const seen: number[] = []
  const visit = (room: number): void => {
    if (seen.includes(room)) return
    seen.push(room)
    for (const next of ways[room]!) visit(next)
  }
  for (let room = 0; room < ways.length; room++) visit(room)
  return seen
}

/** Turned so that the longest side lies across. */
function turnWide(places: readonly Point[]): readonly Point[] {
  const middle = (of: (place: Point) => number): number =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  const [cx, cy] = [middle(({ x }) => x), middle(({ y }) => y)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const { x, y } of places) {
    xx += (x - cx) ** 2
    yy += (y - cy) ** 2
    xy += (x - cx) * (y - cy)
  }
  const angle = -Math.atan2(2 * xy, xx - yy) / 2
  return places.map(({ x, y }) => ({
    x: (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle),
    y: (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle),
  }))
}

/** Into the plane, with an edge; of two sides the longer fills it. */
function fit(places: readonly Point[], aspect: number): readonly Point[] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((78 * aspect) / (right - left || 1), 76 / (bottom - top || 1))
  // A flat map is drawn out a little rather than left as a line.
  const across = Math.min(78 / (right - left || 1), (scale * 1.4) / aspect)
  const down = Math.min(76 / (bottom - top || 1), scale * 1.4)
  return places.map(({ x, y }) => ({
    x: 50 + (x - (left + right) / 2) * across,
    y: 50 + (y - (top + bottom) / 2) * down,
  }))
}
