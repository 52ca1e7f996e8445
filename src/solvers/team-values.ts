/**
 * Exact play of a team whose members see everything: value iteration over every situation that can arise.
 *
 * What is optimal: first to win as surely as can be, then to be done in as few turns as can be expected.
 */

/** A situation that may follow, with its chance; the chances of all that may follow one option add up to 1. */
export interface Branch<Situation> {
  readonly chance: number
  readonly situation: Situation
}

/** A game that a team plays with open cards, as situations, options and what follows. */
export interface TeamProblem<Situation, Option> {
  /** Every situation that can follow from these is solved. */
  readonly starts: Iterable<Situation>
  /** A name of the situation: the same for equal ones, different for others. */
  key(situation: Situation): string | number
  /** How it ended; undefined while it goes on. */
  ended(situation: Situation): 'won' | 'lost' | undefined
  /** What the team together can do, at least one option; the first of equally good ones is preferred. */
  options(situation: Situation): readonly Option[]
  /** What may follow an option. For chance the chances add up to 1; an adversary takes any of them. */
  branches(situation: Situation, option: Option): readonly Branch<Situation>[]
  /** Who decides between the branches of an option: chance, or an adversary that wants the team to fail or be late. */
  readonly against: 'chance' | 'adversary'
}

/** What a situation, or an option in it, is worth to a team that plays on optimally. */
export interface TeamValue {
  /** From 0 to 1. */
  readonly winChance: number
  /** Turns until the end that are to be expected when the team wins as surely as it can; `Infinity` where it never wins. */
  readonly turns: number
}

/** An option and what it is worth. */
export interface RatedOption<Option> extends TeamValue {
  readonly option: Option
  /** Whether no other option is better. */
  readonly best: boolean
}

/** The exact values of all situations of a {@link TeamProblem}. */
export interface TeamSolution<Situation, Option> {
  /** All solved situations that are not ended. */
  readonly situations: readonly Situation[]
  /** Throws a `RangeError` for a situation that cannot follow from the starts. */
  value(situation: Situation): TeamValue
  /** Every option of a situation that is not ended, in the problem's order. */
  rate(situation: Situation): readonly RatedOption<Option>[]
}

const WON = -1
const LOST = -2
/** Differences below this are rounding, not quality. */
const TOLERANCE = 1e-9
const PRECISION = 1e-13
const MAX_SWEEPS = 100_000

/** Solves the problem: seconds for some hundred thousand options. */
export function solveTeamProblem<Situation, Option>(
  problem: TeamProblem<Situation, Option>,
): TeamSolution<Situation, Option> {
  const graph = explore(problem)
  const { number, situations, firstOption, firstBranch, next, chance } = graph
  const winChance = new Float64Array(situations.length)
  const turns = new Float64Array(situations.length)
  const adversary = problem.against === 'adversary'

  const optionWinChance = (option: number): number => {
    let sum = 0
    let least = 1
    for (let branch = firstBranch[option]!; branch < firstBranch[option + 1]!; branch++) {
      const to = next[branch]!
      const value = to === WON ? 1 : to === LOST ? 0 : winChance[to]!
      if (adversary) least = Math.min(least, value)
      else sum += chance[branch]! * value
    }
    return adversary ? least : sum
  }
  const optionTurns = (option: number): number => {
    let sum = 1
    let most = 0
    for (let branch = firstBranch[option]!; branch < firstBranch[option + 1]!; branch++) {
      const to = next[branch]!
      // A situation that cannot be won counts as the end: nothing is left to hurry for.
      const value = to < 0 || winChance[to]! < TOLERANCE ? 0 : turns[to]!
      if (adversary) most = Math.max(most, value)
      else sum += chance[branch]! * value
    }
    return adversary ? 1 + most : sum
  }
  const isSurest = (state: number, option: number): boolean => optionWinChance(option) >= winChance[state]! - TOLERANCE

  /** Improves a value of all situations, again and again, until none changes any more. */
  const sweep = (values: Float64Array, best: (state: number) => number): void => {
    for (let count = 0; count < MAX_SWEEPS; count++) {
      let change = 0
      // Later situations lie closer to the end: going backwards carries news far in one sweep.
      for (let state = situations.length - 1; state >= 0; state--) {
        const value = best(state)
        change = Math.max(change, Math.abs(value - values[state]!))
        values[state] = value
      }
      if (change < PRECISION) return
    }
    throw new Error('the values of this problem do not settle')
  }

  sweep(winChance, (state) => {
    let best = 0
    for (let option = firstOption[state]!; option < firstOption[state + 1]!; option++)
      best = Math.max(best, optionWinChance(option))
    return best
  })
  const surest = new Uint8Array(firstOption[situations.length]!)
  for (let state = 0; state < situations.length; state++)
    for (let option = firstOption[state]!; option < firstOption[state + 1]!; option++)
      surest[option] = isSurest(state, option) ? 1 : 0
  sweep(turns, (state) => {
    if (winChance[state]! < TOLERANCE) return 0
    let best = Infinity
    for (let option = firstOption[state]!; option < firstOption[state + 1]!; option++)
      if (surest[option]) best = Math.min(best, optionTurns(option))
    return best
  })

  const find = (situation: Situation): number => {
    const state = number.get(problem.key(situation))
    if (state === undefined) throw new RangeError(`a situation that was not solved: ${problem.key(situation)}`)
    return state
  }
  const finish = (surely: number, late: number): TeamValue => ({
    winChance: surely > 1 - TOLERANCE ? 1 : surely,
    turns: surely < TOLERANCE ? Infinity : late,
  })
  return {
    situations,
    value: (situation) => {
      const end = problem.ended(situation)
      if (end) return end === 'won' ? { winChance: 1, turns: 0 } : { winChance: 0, turns: Infinity }
      const state = find(situation)
      return finish(winChance[state]!, turns[state]!)
    },
    rate: (situation) => {
      const state = find(situation)
      return problem.options(situation).map((option, index) => {
        const id = firstOption[state]! + index
        const value = finish(optionWinChance(id), optionTurns(id))
        const best = surest[id] === 1 && (value.turns === Infinity || value.turns <= turns[state]! + TOLERANCE)
        return { option, ...value, best }
      })
    },
  }
}

/** The situations and what leads from each to which, as numbers: options of a state, branches of an option. */
interface Graph<Situation> {
  readonly number: ReadonlyMap<string | number, number>
  readonly situations: readonly Situation[]
  /** `firstOption[state]` to `firstOption[state + 1]` are the options of a state; branches of an option likewise. */
  readonly firstOption: readonly number[]
  readonly firstBranch: readonly number[]
  /** Where a branch leads: a state, `WON` or `LOST`. */
  readonly next: readonly number[]
  readonly chance: readonly number[]
}

function explore<Situation, Option>(problem: TeamProblem<Situation, Option>): Graph<Situation> {
  const number = new Map<string | number, number>()
  const situations: Situation[] = []
  const enter = (situation: Situation): number => {
    const end = problem.ended(situation)
    if (end) return end === 'won' ? WON : LOST
    const key = problem.key(situation)
    const known = number.get(key)
    if (known !== undefined) return known
    number.set(key, situations.length)
    return situations.push(situation) - 1
  }
  for (const situation of problem.starts) enter(situation)
  const [firstOption, firstBranch, next, chance]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let state = 0; state < situations.length; state++) {
    firstOption.push(firstBranch.length)
    for (const option of problem.options(situations[state]!)) {
      firstBranch.push(next.length)
      for (const branch of problem.branches(situations[state]!, option)) {
        next.push(enter(branch.situation))
        chance.push(branch.chance)
      }
    }
  }
  firstOption.push(firstBranch.length)
  firstBranch.push(next.length)
  return { number, situations, firstOption, firstBranch, next, chance }
}
