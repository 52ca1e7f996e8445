/** The partner's coins as they were told: known, told so that another reading is possible, or told with two numbers. */
import { setWeight, unknownWeights, type Weights } from '../../solvers/tours/index.ts'
import type { Coins } from './english/acts.ts'
import { inDigits } from './rows-put-right.ts'
import { inLetters } from './wishes.ts'

export class CoinsHeard {
  /** As told without doubt; NaN where unknown. */
  readonly weights: Weights
  /** Told so that two readings are possible: to be read back. */
  readonly unsure = new Map<number, Coins>()
  /** Told with different numbers: to be asked. */
  readonly contradictions = new Map<number, number[]>()
  readonly #rooms: readonly string[]

  constructor(rooms: readonly string[]) {
    this.#rooms = rooms
    this.weights = unknownWeights(rooms.length)
  }

  /** Numbers a hallway, whichever way it is walked. */
  key(a: string, b: string): number {
    const [i, j] = [this.#rooms.indexOf(a), this.#rooms.indexOf(b)]
    return Math.min(i, j) * this.#rooms.length + Math.max(i, j)
  }

  known(a: string, b: string): number {
    return this.weights.values[this.key(a, b)]!
  }

  /** All that is known without doubt. */
  all(): readonly Coins[] {
    return this.#rooms.flatMap((a, i) =>
      this.#rooms.slice(i + 1).flatMap((b): Coins[] => {
        const coins = this.known(a, b)
        return Number.isNaN(coins) ? [] : [{ a, b, coins }]
      }),
    )
  }

  /** The numbers that were told of each hallway, doubtful ones too. */
  told(): ReadonlyMap<number, readonly number[]> {
    return new Map<number, readonly number[]>([
      ...this.all().map(({ a, b, coins }) => [this.key(a, b), [coins]] as const),
      ...[...this.unsure].map(([key, { coins }]) => [key, [coins]] as const),
      ...this.contradictions,
    ])
  }

  /** Nothing is known of these. */
  drop(coins: readonly Coins[]): void {
    for (const { a, b } of coins) {
      const key = this.key(a, b)
      this.unsure.delete(key)
      this.contradictions.delete(key)
      this.#forget(key)
    }
  }

  /** A number: new, the same again, a correction, or a contradiction. */
  take(coins: Coins, unsure: boolean, correction: boolean): void {
    const key = this.key(coins.a, coins.b)
    const known = this.weights.values[key]!
    // What is put right is what was told before, however it is named.
    const isPutRight = correction && (!unsure || !Number.isNaN(known))
    if (this.contradictions.has(key) || isPutRight) return this.learn(coins, true)
    if (known === coins.coins) return
    if (!Number.isNaN(known)) {
      this.contradictions.set(key, [known, coins.coins])
      this.#forget(key)
    } else if (unsure && this.unsure.get(key)?.coins !== coins.coins) this.unsure.set(key, coins)
    else this.learn(coins, false)
  }

  /** "The rest of K is 2": not what was told of K before. */
  isTold({ a, b }: Coins): boolean {
    const key = this.key(a, b)
    return !Number.isNaN(this.weights.values[key]!) || this.unsure.has(key) || this.contradictions.has(key)
  }

  /** "A pity about my 6 to the kitchen": of another hallway there, of which that was told, where it may lead from anywhere. */
  isElsewhere({ a, b, coins }: Coins): boolean {
    const known = this.known(a, b)
    return !Number.isNaN(known) && known !== coins && this.#leads(b, coins)
  }

  /** "…, because it is near the attic for me with six": whether a reason only says again what is known. */
  isSaidAgain(text: string): boolean {
    if (!/^\W*(?:and |but |for )?(?:because|since|as|cause)\b/i.test(text)) return false
    const named = inLetters(text, this.#rooms).match(/\b[A-Z]\b/g) ?? []
    const [room, ...others] = new Set(named.filter((one) => this.#rooms.includes(one)))
    const [number, ...more] = inDigits(text).match(/\d+/g) ?? []
    if (room === undefined || others.length > 0 || number === undefined || more.length > 0) return false
    return this.#leads(room, Number(number))
  }

  /** Whether a hallway there was told to have so many. */
  #leads(room: string, coins: number): boolean {
    return this.#rooms.some((other) => other !== room && this.known(other, room) === coins)
  }

  learn({ a, b, coins }: Coins, settled: boolean): void {
    const key = this.key(a, b)
    if (settled) this.contradictions.delete(key)
    this.unsure.delete(key)
    setWeight(this.weights, this.#rooms.indexOf(a), this.#rooms.indexOf(b), coins)
  }

  #forget(key: number): void {
    const size = this.#rooms.length
    setWeight(this.weights, Math.floor(key / size), key % size, NaN)
  }

  /** A bare number answers the question which of two is right. */
  resolveByNumber(said: readonly number[]): boolean {
    if (this.contradictions.size !== 1) return false
    const [[key, values]] = [...this.contradictions] as [[number, number[]]]
    if (said.length !== 1 || !values.includes(said[0]!)) return false
    const size = this.#rooms.length
    this.learn({ a: this.#rooms[Math.floor(key / size)]!, b: this.#rooms[key % size]!, coins: said[0]! }, true)
    return true
  }
}
