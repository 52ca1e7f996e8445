/** The table of who fits which paper, what each player sees of it, and how it is dealt. */
import { Random } from '../../core/random.ts'
import { Matcher } from '../../solvers/matching.ts'
import type { Labels } from './labels.ts'

/** A whole deal of Assignment, as `instance` may give it. */
export interface AssignmentWorld {
  /** `values[reviewer][paper]`, 0 to 99; {@link UNSEEN} where neither player sees the cell. */
  readonly values: readonly (readonly number[])[]
  /** `masks[player][reviewer][paper]`: 1 where that player sees the cell. */
  readonly masks: readonly (readonly (readonly number[])[])[]
  /** What each player's numbers are multiplied by; unknown to both. */
  readonly scales: readonly number[]
  readonly labels: Labels
  /** Whether a reward counts as a share of the best, as published, or of the range from worst to best. */
  readonly normalisation: 'best' | 'range'
}

/** What a cell counts that nobody sees: the mean, as the release rounds it. */
export const UNSEEN = 50

/** The most a player's own solution may reach, of the best: 1 / 1.25 (appendix A). */
export interface Deal {
  readonly size: number
  readonly observed: number
  readonly margin: number
  readonly tries: number
}

/**
 * A random table that cannot be solved well alone: tables are drawn until the best pooled assignment is worth more than
 * `margin` times what either player would get who fills unknown cells with {@link UNSEEN}; after `tries` any will do.
 */
export function dealTable(
  { size, observed, margin, tries }: Deal,
  seed: number,
): Pick<AssignmentWorld, 'values' | 'masks' | 'scales'> {
  const random = new Random(seed, 'assignment')
  const count = size * size
  const values = new Float64Array(count)
  const masks = [new Uint8Array(count), new Uint8Array(count)]
  const solo = new Float64Array(count)
  const matcher = new Matcher(size)
  const worth = (rowOfColumn: Int32Array): number => {
    let sum = 0
    for (let column = 0; column < size; column++) sum += values[rowOfColumn[column]! * size + column]!
    return sum
  }
  /** What the pooled table gives for the assignment that looks best to one player. */
  const alone = (mask: Uint8Array): number => {
    for (let cell = 0; cell < count; cell++) solo[cell] = mask[cell] ? values[cell]! : UNSEEN
    return worth(matcher.match(solo, 'max'))
  }
  /** No assignment is worth more than the best cells of all columns. */
  const ceiling = (): number => {
    let sum = 0
    for (let column = 0; column < size; column++) {
      let most = 0
      for (let cell = column; cell < count; cell += size) if (values[cell]! > most) most = values[cell]!
      sum += most
    }
    return sum
  }
  const both = observed * observed
  const either = 2 * observed - both
  for (let attempt = 0; ; attempt++) {
    for (let cell = 0; cell < count; cell++) {
      // One draw a cell, for speed: its hundreds give the value, the rest who sees it.
      const drawn = random.float() * 100
      const value = Math.floor(drawn)
      const rest = drawn - value
      masks[0]![cell] = rest < observed ? 1 : 0
      masks[1]![cell] = rest < both || (rest >= observed && rest < either) ? 1 : 0
      values[cell] = rest < either ? value : UNSEEN
    }
    if (attempt >= tries) break
    const first = alone(masks[0]!)
    if (first * margin >= ceiling()) continue
    const best = worth(matcher.match(values, 'max'))
    if (first * margin < best && alone(masks[1]!) * margin < best) break
  }
  const grid = (cells: ArrayLike<number>): number[][] =>
    Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => cells[row * size + column]!))
  return {
    values: grid(values),
    masks: masks.map(grid),
    scales: [1 + 9 * random.float(), 1 + 9 * random.float()],
  }
}

/** A player's own numbers: the cell times the scale, cut off; null where it sees nothing. */
export const displayed = ({ values, masks, scales }: AssignmentWorld, player: number): (number | null)[][] =>
  values.map((row, r) => row.map((value, p) => (masks[player]![r]![p] ? Math.trunc(value * scales[player]!) : null)))

/** All that `player` cannot see drawn anew; what it sees stays. */
export function redrawTable(world: AssignmentWorld, player: number, observed: number, random: Random): AssignmentWorld {
  const own = world.masks[player]!
  const other = own.map((row) => row.map(() => (random.float() < observed ? 1 : 0)))
  const values = world.values.map((row, r) =>
    row.map((value, p) => (own[r]![p] ? value : other[r]![p] ? random.int(0, 99) : UNSEEN)),
  )
  const masks = player === 0 ? [own, other] : [other, own]
  const scales = world.scales.map((scale, k) => (k === player ? scale : 1 + 9 * random.float()))
  return { ...world, values, masks, scales }
}
