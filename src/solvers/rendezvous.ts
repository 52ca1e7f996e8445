/** The best and the worst choice of one option for each of several people, where each pair of choices suits or not. */

export interface Rendezvous {
  /** For each person the option chosen. */
  readonly options: readonly number[]
  readonly value: number
}

/**
 * The choice of greatest (or least) value: the sum of `worth[person][option]` and of `together(a, option, b, option)` for
 * each pair of people a < b. Exact: branch and bound over people. Of equal choices the first in order of options.
 */
export function solveRendezvous(
  worth: readonly (readonly number[])[],
  together: (a: number, optionOfA: number, b: number, optionOfB: number) => number,
  goal: 'max' | 'min' = 'max',
): Rendezvous {
  const sign = goal === 'max' ? 1 : -1
  const people = worth.length
  if (worth.some((options) => options.length === 0)) throw new RangeError('rendezvous: somebody has no option')
  const pairs = new Map<number, Float64Array>()
  const pairHope = new Float64Array(people)
  for (let b = 0; b < people; b++)
    for (let a = 0; a < b; a++) {
      const table = new Float64Array(worth[a]!.length * worth[b]!.length)
      worth[a]!.forEach((_, i) =>
        worth[b]!.forEach((_, j) => (table[i * worth[b]!.length + j] = sign * together(a, i, b, j))),
      )
      pairs.set(a * people + b, table)
      pairHope[b]! += table.reduce((most, value) => Math.max(most, value), -Infinity)
    }
  /** The most that the people from here on can add. */
  const ahead = new Float64Array(people + 1)
  for (let person = people - 1; person >= 0; person--)
    ahead[person] = ahead[person + 1]! + Math.max(...worth[person]!.map((value) => sign * value)) + pairHope[person]!
  const chosen: number[] = []
  let best: number[] = []
  let bestValue = -Infinity
  const extend = (person: number, sum: number): void => {
    if (person === people) {
      if (sum <= bestValue) return
      bestValue = sum
      best = [...chosen]
      return
    }
    const options = worth[person]!
    for (let option = 0; option < options.length; option++) {
      let value = sum + sign * options[option]!
      for (let other = 0; other < person; other++)
        value += pairs.get(other * people + person)![chosen[other]! * options.length + option]!
      if (value + ahead[person + 1]! <= bestValue) continue
      chosen.push(option)
      extend(person + 1, value)
      chosen.pop()
    }
  }
  extend(0, 0)
  return { options: best, value: sign * bestValue || 0 }
}
