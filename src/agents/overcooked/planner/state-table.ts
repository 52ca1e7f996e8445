/** Finds states that have been met before: open addressing on a 64-bit fingerprint. */
export class StateTable {
  /** What the caller keeps for each slot; -1: the slot is free. */
  readonly values: Int32Array
  readonly #low: Int32Array
  readonly #high: Int32Array
  readonly #mask: number

  /** For at most so many states. */
  constructor(states: number) {
    let size = 1024
    while (size < states * 2) size *= 2
    this.values = new Int32Array(size).fill(-1)
    this.#low = new Int32Array(size)
    this.#high = new Int32Array(size)
    this.#mask = size - 1
  }

  clear(): void {
    this.values.fill(-1)
  }

  /** The slot of a state, told as 32-bit numbers: its own, or the free one that is its own from now on. */
  find(state: Int32Array): number {
    let low = 0x811c9dc5
    let high = 0x9747b28c
    for (let word = 0; word < state.length; word++) {
      const value = state[word]!
      low = Math.imul(low ^ value, 0x01000193)
      low ^= low >>> 15
      high = Math.imul(high ^ (value + word * 31), 0x5bd1e995)
      high ^= high >>> 15
    }
    let slot = (low ^ (low >>> 15) ^ high) & this.#mask
    while (this.values[slot]! >= 0 && (this.#low[slot] !== low || this.#high[slot] !== high))
      slot = (slot + 1) & this.#mask
    this.#low[slot] = low
    this.#high[slot] = high
    return slot
  }
}
