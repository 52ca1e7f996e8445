/** What a player believes of the whole table: its own numbers, and what the partner's words make likely of the rest. */
import { Random } from '../../core/random.ts'
import { UNSEEN } from '../../games/assignment/index.ts'
import type { AssignmentObservation } from './observation.ts'
import type { Cell } from './cells.ts'
import { gather, type Evidence, type Order } from './evidence.ts'

export interface Belief {
  /** Means of the true cells, 0 to 99. */
  readonly cells: readonly (readonly number[])[]
  /** How sure that is, as standard deviations. */
  readonly spread: readonly (readonly number[])[]
  /** Own numbers on the true scale; null where nothing is seen. */
  readonly seen: readonly (readonly (number | null)[])[]
  /** Cells that the partner has told something of. */
  readonly told: ReadonlySet<Cell>
  readonly evidence: Evidence
}

/** The greatest of so many numbers from 0 to 99, on average. */
const expectedMost = (count: number): number => 99.5 * (count / (count + 1))

/** Values that a cell is looked at with, and what they are from one another. */
const GRID = Array.from({ length: 20 }, (_, i) => 2.5 + 5 * i)
const SWEEPS = 70
const WARMING = 12

export function believe(observation: AssignmentObservation): Belief {
  const { table } = observation
  const size = table.length
  const own = table.flat().filter((cell) => cell !== null)
  const scale = Math.max(1, ...own) / expectedMost(own.length)
  const seen = table.map((row) => row.map((cell) => (cell === null ? null : Math.min(99, cell / scale))))
  const evidence = gather(observation)
  const posterior = infer(evidence, seen.flat(), size)
  const told = new Set<Cell>([
    ...[...evidence.grades].flatMap(([cell, grade]) => (grade === 'unknown' ? [] : [cell])),
    ...evidence.orders.flatMap(({ better, worse }) => [better, worse]),
  ])
  const at = (field: 'mean' | 'spread'): number[][] =>
    table.map((row, r) => row.map((_, p) => posterior[r * size + p]![field]))
  return { cells: at('mean'), spread: at('spread'), seen, told, evidence }
}

interface Estimate {
  readonly mean: number
  readonly spread: number
}

/** Log likelihoods of one cell's values, one for each of {@link GRID}. */
type Profile = Float64Array

function infer(evidence: Evidence, seen: readonly (number | null)[], size: number): Estimate[] {
  const shares = numbersToShares(evidence)
  const factor = calibrate(evidence, seen, shares)
  const numbers = { share: shares, factor }
  const profiles = new Map<Cell, Profile>()
  const ordered = new Set(evidence.orders.flatMap(({ better, worse }) => [better, worse]))
  for (let cell = 0; cell < size * size; cell++) {
    if (seen[cell] !== null) continue
    const profile = profileOf(cell, evidence, numbers)
    if (profile || ordered.has(cell)) profiles.set(cell, profile ?? new Float64Array(GRID.length))
  }
  const sampled = sampleOrders(profiles, seen, evidence.orders)
  return seen.map((value, cell) => {
    if (value !== null) return { mean: value, spread: 0 }
    const sample = sampled.get(cell)
    if (sample) return sample
    const profile = profiles.get(cell)
    if (profile) return momentsOf(profile)
    const hint = Math.min(20, evidence.proposed.get(cell) ?? 0)
    return { mean: UNSEEN + hint, spread: 18 }
  })
}

/** Raw numbers are shares of the speaker's highest, or of the usual top of the scale that they seem to be on. */
function numbersToShares({ grades }: Evidence): (raw: number) => number {
  const raw = [...grades.values()].flatMap((grade) => (grade !== 'unknown' && grade.raw ? [grade.value] : []))
  const most = Math.max(1, ...raw)
  const top =
    raw.length >= 6
      ? (most * 99) / expectedMost(raw.length)
      : ([5, 10, 100].find((limit) => most <= limit) ?? most * 1.1)
  return (number) => number / top
}

interface Numbers {
  readonly share: (raw: number) => number
  /** True value of a share of 1. */
  readonly factor: number
}

/** How sure it is, in squared points, that the speaker's best is about the best there is; levels are off by some eight points. */
const TRUST = 25_000

/** What a share of 1 stands for: the cells that both see tell how the two scales compare. */
function calibrate({ grades }: Evidence, seen: readonly (number | null)[], share: (raw: number) => number): number {
  let [products, squares] = [TRUST, TRUST]
  for (const [cell, grade] of grades) {
    const mine = seen[cell]
    if (grade === 'unknown' || mine === null || mine === undefined) continue
    const theirs = 97 * (grade.raw ? share(grade.value) : grade.value)
    products += mine * theirs
    squares += theirs * theirs
  }
  return (97 * products) / squares
}

/** Points that a cell is better than told if the partner insists on it: it has reasons that words do not tell. */
const INSISTED = 10

function profileOf(
  cell: Cell,
  { grades, wished, insisted }: Evidence,
  { share, factor }: Numbers,
): Profile | undefined {
  const grade = grades.get(cell)
  if (grade === 'unknown') return undefined
  if (grade)
    return normal(
      Math.min(99, factor * (grade.raw ? share(grade.value) : grade.value) + (insisted.has(cell) ? INSISTED : 0)),
      grade.raw ? 4 : 4 + 60 * grade.spread,
    )
  const wish = wished.get(cell)
  if (wish === undefined) return undefined
  return wish ? (insisted.has(cell) ? normal(90, 9) : normal(77, 22)) : normal(14, 16)
}

const normal = (mean: number, deviation: number): Profile =>
  Float64Array.from(GRID, (value) => -0.5 * ((value - mean) / deviation) ** 2)

function momentsOf(profile: Profile): Estimate {
  const most = Math.max(...profile)
  let [weight, sum, squares] = [0, 0, 0]
  profile.forEach((log, i) => {
    const w = Math.exp(log - most)
    weight += w
    sum += w * GRID[i]!
    squares += w * GRID[i]! ** 2
  })
  const mean = sum / weight
  return { mean, spread: Math.sqrt(Math.max(0, squares / weight - mean * mean)) }
}

/** What an order says: by how much the better is ahead, and how sure that is. */
const MARGIN = { 0: 6, 1: 12, 2: 30 } as const

function logOrder(difference: number, much: Order['much']): number {
  if (much < 0) return -0.5 * (difference / 9) ** 2
  const margin = MARGIN[much as 0 | 1 | 2]
  // Ahead at all is what was said; by how much is vague.
  const ahead = -Math.log1p(Math.exp(-difference / 3))
  return much === 0
    ? ahead - 0.5 * (Math.max(0, difference - 18) / 14) ** 2
    : ahead - 0.5 * (Math.max(0, margin - difference) / (much === 2 ? 10 : 14)) ** 2
}

/** Cells that orders tie together, by Gibbs sampling on the grid; cells that the player sees itself stand fast. */
function sampleOrders(
  profiles: ReadonlyMap<Cell, Profile>,
  seen: readonly (number | null)[],
  orders: readonly Order[],
): Map<Cell, Estimate> {
  const result = new Map<Cell, Estimate>()
  const tied = [...new Set(orders.flatMap(({ better, worse }) => [better, worse]))].filter(
    (cell) => seen[cell] === null,
  )
  if (tied.length === 0) return result
  const random = new Random(orders.length, 'orders', tied.length)
  const values = new Map<Cell, number>(tied.map((cell) => [cell, momentsOf(profiles.get(cell)!).mean]))
  const valueOf = (cell: Cell): number => values.get(cell) ?? seen[cell]!
  const sums = new Map<Cell, { sum: number; squares: number }>(tied.map((cell) => [cell, { sum: 0, squares: 0 }]))
  const touching = new Map(
    tied.map((cell) => [cell, orders.filter(({ better, worse }) => better === cell || worse === cell)]),
  )
  const logs = new Float64Array(GRID.length)
  for (let sweep = 0; sweep < SWEEPS + WARMING; sweep++)
    for (const cell of tied) {
      logs.set(profiles.get(cell)!)
      for (const { better, worse, much } of touching.get(cell)!) {
        const other = valueOf(better === cell ? worse : better)
        const sign = better === cell ? 1 : -1
        for (let i = 0; i < GRID.length; i++) logs[i]! += logOrder(sign * (GRID[i]! - other), much)
      }
      const value = draw(logs, random)
      values.set(cell, value)
      if (sweep < WARMING) continue
      const total = sums.get(cell)!
      total.sum += value
      total.squares += value * value
    }
  for (const [cell, { sum, squares }] of sums) {
    const mean = sum / SWEEPS
    result.set(cell, { mean, spread: Math.sqrt(Math.max(1, squares / SWEEPS - mean * mean)) })
  }
  return result
}

function draw(logs: Float64Array, random: Random): number {
  let most = -Infinity
  for (const log of logs) if (log > most) most = log
  let weight = 0
  for (const log of logs) weight += Math.exp(log - most)
  let rest = random.float() * weight
  for (let i = 0; i < logs.length; i++) {
    rest -= Math.exp(logs[i]! - most)
    if (rest <= 0) return GRID[i]!
  }
  return GRID.at(-1)!
}
