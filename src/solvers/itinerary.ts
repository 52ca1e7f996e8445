/** The best and the worst itinerary of a city: stops that are worth something, legs that cost, wishes about the whole. */

/** What an itinerary is worth: stops + legs + wishes that some stop fulfils (or none does) + budgets that are kept. */
export interface ItineraryProblem {
  /** How many different sites, in order. */
  readonly stops: number
  /** What each site is worth as a stop. */
  readonly worth: readonly number[]
  /** `leg[a][b]`: what going from a to b is worth (usually less than 0). */
  readonly leg: readonly (readonly number[])[]
  readonly price: readonly number[]
  /** Wishes about the whole: `met` if any stop is among `sites` (by index), else `unmet`. */
  readonly wishes: readonly { readonly sites: readonly number[]; readonly met: number; readonly unmet: number }[]
  /** `over` if the prices sum to more than `limit`, else 0. */
  readonly budgets: readonly { readonly limit: number; readonly over: number }[]
}

/** Sites in the order in which they are visited, by number, and what the problem says that they are worth. */
export interface Itinerary {
  readonly sites: readonly number[]
  readonly value: number
}

/** The itinerary of greatest (or least) value; of equal ones the first in order of sites. Exact: branch and bound. */
export function solveItinerary(problem: ItineraryProblem, goal: 'max' | 'min' = 'max'): Itinerary {
  const search = new Search(problem, goal === 'max' ? 1 : -1)
  const value = search.run()
  return { sites: search.best, value: goal === 'max' ? value : -value || 0 }
}

class Search {
  best: number[] = []
  #value = -Infinity
  readonly #stops: number
  readonly #count: number
  readonly #worth: Float64Array
  readonly #leg: Float64Array
  readonly #price: ArrayLike<number>
  /** Which wishes a site fulfils, one bit each. */
  readonly #fulfils: Int32Array
  /** What the wishes are worth together, by the bits fulfilled. */
  readonly #wished: Float64Array
  /** The most that the wishes can still be worth, by the bits fulfilled so far. */
  readonly #hoped: Float64Array
  readonly #budgets: readonly { limit: number; over: number }[]
  readonly #budgetHope: number
  /** The most that k more stops, with the legs to them, can add. */
  readonly #ahead: Float64Array
  readonly #used: Uint8Array
  readonly #path: number[] = []

  constructor(problem: ItineraryProblem, sign: number) {
    const count = problem.worth.length
    if (problem.stops > count) throw new RangeError(`itinerary: ${problem.stops} stops but only ${count} sites`)
    if (problem.wishes.length > 16) throw new RangeError('itinerary: more than 16 wishes about the whole')
    this.#stops = problem.stops
    this.#count = count
    this.#worth = Float64Array.from(problem.worth, (worth) => sign * worth)
    this.#leg = new Float64Array(count * count)
    for (let a = 0; a < count; a++)
      for (let b = 0; b < count; b++) this.#leg[a * count + b] = a === b ? 0 : sign * problem.leg[a]![b]!
    this.#price = problem.price
    this.#fulfils = new Int32Array(count)
    problem.wishes.forEach((wish, bit) => wish.sites.forEach((site) => (this.#fulfils[site]! |= 1 << bit)))
    this.#wished = Float64Array.from({ length: 1 << problem.wishes.length }, (_, bits) =>
      problem.wishes.reduce((sum, wish, bit) => sum + sign * (bits & (1 << bit) ? wish.met : wish.unmet), 0),
    )
    this.#hoped = Float64Array.from({ length: 1 << problem.wishes.length }, (_, bits) =>
      problem.wishes.reduce(
        (sum, wish, bit) => sum + (bits & (1 << bit) ? sign * wish.met : Math.max(sign * wish.met, sign * wish.unmet)),
        0,
      ),
    )
    this.#budgets = problem.budgets.map(({ limit, over }) => ({ limit, over: sign * over }))
    this.#budgetHope = this.#budgets.reduce((sum, { over }) => sum + Math.max(0, over), 0)
    this.#ahead = this.#lookAhead()
    this.#used = new Uint8Array(count)
  }

  run(): number {
    this.#extend(0, 0, 0, -1)
    return this.#value
  }

  #lookAhead(): Float64Array {
    const gains = Array.from(this.#worth, (worth, site) => {
      let leg = -Infinity
      for (let from = 0; from < this.#count; from++)
        if (from !== site) leg = Math.max(leg, this.#leg[from * this.#count + site]!)
      return worth + leg
    }).sort((a, b) => b - a)
    const ahead = new Float64Array(this.#stops + 1)
    for (let more = 1; more <= this.#stops; more++) ahead[more] = ahead[more - 1]! + (gains[more - 1] ?? 0)
    return ahead
  }

  #extend(sum: number, price: number, bits: number, last: number): void {
    const more = this.#stops - this.#path.length
    for (let site = 0; site < this.#count; site++) {
      if (this.#used[site]) continue
      const now = sum + this.#worth[site]! + (last < 0 ? 0 : this.#leg[last * this.#count + site]!)
      const met = bits | this.#fulfils[site]!
      const paid = price + this.#price[site]!
      if (more === 1) {
        let value = now + this.#wished[met]!
        for (const { limit, over } of this.#budgets) if (paid > limit) value += over
        if (value > this.#value) {
          this.#value = value
          this.best = [...this.#path, site]
        }
        continue
      }
      if (now + this.#ahead[more - 1]! + this.#hoped[met]! + this.#budgetHope <= this.#value) continue
      this.#used[site] = 1
      this.#path.push(site)
      this.#extend(now, paid, met, site)
      this.#path.pop()
      this.#used[site] = 0
    }
  }
}
