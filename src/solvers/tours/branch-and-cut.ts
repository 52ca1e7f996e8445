/**
 * Best tours with a proof, for more places than tables can hold: an integer program over pairs of neighbours, in which each
 * place has two, solved again and again with a cut for every group of places that closes in itself (Dantzig, Fulkerson and
 * Johnson 1954). Every program solved on the way bounds the best tour from above.
 */
import type { Highs, Model } from 'highs'
import { improveTour } from './local-search.ts'
import type { ProvedTour } from './proved-tour.ts'
import { weightBetween } from './weights.ts'
import type { Weights } from './weights.ts'

const OPTIMAL = 7
const TIME_LIMIT = 13

/** Blocks until the best tour is proved or the time is up: meant for a worker. */
export function cutUntilProved(highs: Highs, weights: Weights, prefix: readonly number[], seconds: number): ProvedTour {
  const deadline = performance.now() + seconds * 1000
  const whole = weights.values.every((value, i) => Number.isInteger(value) || i % (weights.size + 1) === 0)
  let best = improveTour(weights, prefix)
  let bound = Infinity
  const result = (): ProvedTour => {
    const proved = bound <= best.value + 1e-6
    return { ...best, bound: proved ? best.value : bound, proved }
  }
  const model = buildModel(highs, weights, prefix)
  try {
    model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: whole ? 0.5 : 1e-7 })
    for (const integral of [false, true]) {
      if (integral) requireIntegers(highs, model, weights.size)
      for (;;) {
        const left = (deadline - performance.now()) / 1000
        if (left <= 0) return result()
        model.zeroAllClocks()
        model.options.set('time_limit', left)
        model.run()
        const status = model.getModelStatus()
        if (status !== OPTIMAL && status !== TIME_LIMIT)
          throw new Error(`the solver gave up on a tour of ${weights.size} places (status ${status})`)
        const reached = integral ? Number(model.info.get('mip_dual_bound')) : model.getObjectiveValue()
        if ((integral || status === OPTIMAL) && Number.isFinite(reached))
          bound = Math.min(bound, whole ? Math.floor(reached + 1e-6) : reached)
        if (bound <= best.value + 1e-6 || status === TIME_LIMIT) return result()
        const neighbours = readNeighbours(model, weights.size)
        const groups = findGroups(neighbours, weights.size)
        if (groups.length === 1 && integral) {
          const tour = walk(neighbours, weights.size, prefix)
          const found = improveTour(weights, prefix, tour)
          if (found.value > best.value) best = found
          return result()
        }
        const cuts = groups.length > 1 ? groups : integral ? [] : weakestCut(neighbours, weights.size)
        if (cuts.length === 0) break
        for (const group of cuts) addCut(highs, model, weights.size, group)
      }
    }
    return result()
  } finally {
    model.dispose()
  }
}

/** Columns are pairs of places, the smaller first, in order. */
const column = (size: number, a: number, b: number): number => {
  const [low, high] = a < b ? [a, b] : [b, a]
  return low * size - (low * (low + 1)) / 2 + high - low - 1
}

function buildModel(highs: Highs, weights: Weights, prefix: readonly number[]): Model {
  const { size } = weights
  const pairs = (size * (size - 1)) / 2
  const cost = new Float64Array(pairs)
  const lower = new Float64Array(pairs)
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) cost[column(size, a, b)] = weightBetween(weights, a, b)
  for (let i = 1; i < prefix.length; i++) lower[column(size, prefix[i - 1]!, prefix[i]!)] = 1
  const indices = new Int32Array(size * (size - 1))
  for (let a = 0, at = 0; a < size; a++) for (let b = 0; b < size; b++) if (b !== a) indices[at++] = column(size, a, b)
  return highs.createModel({
    numCols: pairs,
    numRows: size,
    sense: highs.constants.objectiveSense.maximize,
    colCost: cost,
    colLower: lower,
    colUpper: new Float64Array(pairs).fill(1),
    rowLower: new Float64Array(size).fill(2),
    rowUpper: new Float64Array(size).fill(2),
    matrix: {
      format: 'csr',
      numRows: size,
      numCols: pairs,
      starts: Int32Array.from({ length: size + 1 }, (_, a) => a * (size - 1)),
      indices,
      values: new Float64Array(indices.length).fill(1),
    },
  })
}

function requireIntegers(highs: Highs, model: Model, size: number): void {
  const pairs = (size * (size - 1)) / 2
  for (let i = 0; i < pairs; i++) model.changeColIntegrality(i, highs.constants.variableType.integer)
}

/** At most `group.length - 1` pairs inside a group: whoever enters it has to leave again. */
function addCut(highs: Highs, model: Model, size: number, group: readonly number[]): void {
  const inside = group.length * 2 <= size ? group : complement(group, size)
  const indices = inside.flatMap((a, i) => inside.slice(i + 1).map((b) => column(size, a, b))).sort((a, b) => a - b)
  model.addRow(-highs.infinity, inside.length - 1, { indices, values: indices.map(() => 1) })
}

const complement = (group: readonly number[], size: number): number[] =>
  [...Array(size).keys()].filter((place) => !group.includes(place))

/** How much of each pair the solution takes, row by row. */
function readNeighbours(model: Model, size: number): Float64Array {
  const { colValue } = model.getSolution()
  const taken = new Float64Array(size * size)
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) taken[a * size + b] = taken[b * size + a] = colValue[column(size, a, b)]!
  return taken
}

/** Groups of places that the solution connects. */
function findGroups(taken: Float64Array, size: number): number[][] {
  const seen = new Set<number>()
  const groups: number[][] = []
  for (let start = 0; start < size; start++) {
    if (seen.has(start)) continue
    const group = [start]
    seen.add(start)
    for (const a of group)
      for (let b = 0; b < size; b++)
        if (taken[a * size + b]! > 1e-6 && !seen.has(b)) {
          seen.add(b)
          group.push(b)
        }
    groups.push(group)
  }
  return groups
}

/** The group with the least to do with the others (Stoer and Wagner 1997), if that breaks the rule of two ways out. */
function weakestCut(taken: Float64Array, size: number): number[][] {
  const flow = Float64Array.from(taken)
  const merged: number[][] = [...Array(size).keys()].map((place) => [place])
  let alive = [...Array(size).keys()]
  let least = 2 - 1e-4
  let weakest: number[] | undefined
  while (alive.length > 1) {
    const pull = new Float64Array(size)
    const left = new Set(alive)
    let [previous, last] = [-1, -1]
    while (left.size > 0) {
      let next = -1
      for (const place of left) if (next < 0 || pull[place]! > pull[next]!) next = place
      left.delete(next)
      ;[previous, last] = [last, next]
      for (const place of left) pull[place] = pull[place]! + flow[next * size + place]!
    }
    if (pull[last]! < least) {
      least = pull[last]!
      weakest = [...merged[last]!]
    }
    merged[previous]!.push(...merged[last]!)
    alive = alive.filter((place) => place !== last)
    for (const place of alive) {
      flow[previous * size + place] = flow[place * size + previous] =
        flow[previous * size + place]! + flow[last * size + place]!
    }
  }
  return weakest ? [weakest] : []
}

/** The tour that a solution in whole numbers is, begun with the prefix; of two directions the one with the smaller second place. */
function walk(taken: Float64Array, size: number, prefix: readonly number[]): number[] {
  const tour = [...prefix]
  while (tour.length < size) {
    const last = tour[tour.length - 1]!
    const next = [...Array(size).keys()].find((place) => taken[last * size + place]! > 0.5 && !tour.includes(place))
    if (next === undefined) throw new Error('the solution is no tour')
    tour.push(next)
  }
  return tour
}
