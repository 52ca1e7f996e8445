/**
 * The chance of the published text-game engine: `java.util.Random`, draw for draw, with Scala's shuffle.
 * Its 48 bits are kept as two 24-bit halves, so that every product stays exact in a double.
 */

/** The state of a generator as plain data: the upper and the lower 24 bits. */
export type JavaChance = readonly [high: number, low: number]

const MULTIPLIER_HIGH = 0x5de
const MULTIPLIER_LOW = 0xece66d
const ADDEND = 0xb
const HALF = 0x1000000
const MASK = 0xffffff

export class JavaRandom {
  high: number
  low: number

  /** From a seed (any whole number), or from a saved state. */
  constructor(from: number | JavaChance) {
    if (typeof from === 'number') {
      this.high = (Math.floor(from / HALF) & MASK) ^ MULTIPLIER_HIGH
      this.low = (from & MASK) ^ MULTIPLIER_LOW
    } else {
      this.high = from[0]
      this.low = from[1]
    }
  }

  chance(): JavaChance {
    return [this.high, this.low]
  }

  /** Goes one step on. The upper 31 bits of the new state are the draw that all others are made of. */
  next31(): number {
    const { high, low } = this
    const next = (Math.imul(low, MULTIPLIER_LOW) + ADDEND) & MASK
    // What the lower half carries over; all else of the product is wanted modulo 2^24 only, which 32 bits hold.
    const carried = ((low * MULTIPLIER_LOW + ADDEND) / HALF) | 0
    this.high = (Math.imul(high, MULTIPLIER_LOW) + Math.imul(low, MULTIPLIER_HIGH) + carried) & MASK
    this.low = next
    return (this.high << 7) | (next >>> 17)
  }

  /** A whole number from 0 (included) to `bound` (excluded). */
  nextInt(bound: number): number {
    let draw = this.next31()
    if ((bound & (bound - 1)) === 0) return draw >>> Math.clz32(bound)
    let result = draw % bound
    // Java draws again where the last, incomplete stretch of the range would favour small results.
    while (draw - result > 0x7fffffff - (bound - 1)) {
      draw = this.next31()
      result = draw % bound
    }
    return result
  }

  /** From 0 (included) to 1 (excluded), 53 bits. */
  nextDouble(): number {
    const upper = this.next31() >>> 5
    const lower = this.next31() >>> 4
    return (upper * 0x8000000 + lower) / 0x20000000000000
  }

  /** Shuffles the list itself, as Scala 2.13 shuffles its copy, and returns it. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let size = items.length; size >= 2; size--) {
      const chosen = this.nextInt(size)
      const item = items[size - 1]!
      items[size - 1] = items[chosen]!
      items[chosen] = item
    }
    return items
  }

  /** Writes the first `count` of the numbers into another list, shuffled as {@link shuffle} does. */
  shuffleInto(numbers: readonly number[], count: number, out: number[]): void {
    for (let i = 0; i < count; i++) out[i] = numbers[i]!
    for (let size = count; size >= 2; size--) {
      const chosen = this.nextInt(size)
      const number = out[size - 1]!
      out[size - 1] = out[chosen]!
      out[chosen] = number
    }
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.nextInt(items.length)]!
  }
}
