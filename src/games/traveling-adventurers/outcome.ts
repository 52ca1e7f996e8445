/** How an episode counts: strict measures, and beside them what the paper's published code would have counted. */
import type { Metric, Outcome } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { addWeights, bestTour, percentile, percentileStrict, rankTour } from '../../solvers/tours/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'
import type { House } from './instances.ts'
import { isRoundTrip, samePath } from './rooms.ts'
import type { State } from './state.ts'

export const metrics: Readonly<Record<string, Metric>> = {
  identical: { kind: 'share', about: 'both submitted the same path in the same direction (Table 1)' },
  identicalUndirected: { kind: 'share', about: 'both submitted the same path, be it in opposite directions' },
  correct: { kind: 'share', about: 'identical, and a round trip from the start through every room once (Table 1)' },
  optimal: { kind: 'share', about: 'correct, and no path collects more coins (Table 1)' },
  score: { kind: 'mean', about: 'coins of both together on a correct path, otherwise 0' },
  optimum: { kind: 'mean', about: 'the most coins that any path collects' },
  ratio: { kind: 'mean', about: 'score / optimum' },
  percentile: {
    kind: 'mean',
    about: 'share of round trips worth no more than the submitted one, 0 to 100; 0 if not correct',
  },
  percentileStrict: { kind: 'mean', about: 'share of round trips worth less than the submitted one, 0 to 100' },
  percentile90: { kind: 'share', about: 'percentile of at least 90 (Table 3)' },
  correctAsPublished: { kind: 'share', about: "identical and of the right length: all that the paper's code checks" },
  optimalAsPublished: { kind: 'share', about: "identical and worth the optimum: the paper's code asks for no more" },
  scoreAsPublished: { kind: 'mean', about: 'coins along identical paths, correct or not' },
  turns: { kind: 'mean', about: 'turns of both seats together (free play: messages and submissions)' },
  words: { kind: 'mean', about: 'words in the messages of both' },
}

/** Coins of both seats together. */
export const jointWeights = ({ rooms, weights }: House): Weights =>
  addWeights(
    { size: rooms.length, values: Float64Array.from(weights.USER) },
    { size: rooms.length, values: Float64Array.from(weights.BOT) },
  )

/** Coins along a path, step by step; undefined where two steps stand in the same room. */
export function pathValue(
  path: readonly string[],
  rooms: readonly string[],
  weights: readonly number[],
): number | undefined {
  let sum = 0
  for (let i = 1; i < path.length; i++) {
    if (path[i] === path[i - 1]) return undefined
    sum += weights[rooms.indexOf(path[i - 1]!) * rooms.length + rooms.indexOf(path[i]!)]!
  }
  return sum
}

/** The outcome of an episode that ends as it stands. */
export function judge(state: State, reason: string): Outcome {
  const { house, submissions, taken, dialogue } = state
  const joint = jointWeights(house)
  const optimum = bestTour(joint).value
  const { USER: one, BOT: other } = submissions
  const identical = one !== null && other !== null && samePath(one, other)
  const identicalUndirected = identical || (one !== null && other !== null && samePath(one, [...other].reverse()))
  const correct = identical && isRoundTrip(one, house.rooms)
  const value = identical ? pathValue(one, house.rooms, [...joint.values]) : undefined
  const score = correct ? value! : 0
  const rank = correct ? rankTour(joint, score, new Random(1, 'traveling-adventurers', 'percentile')) : undefined
  return {
    reason,
    scores: { USER: score, BOT: score },
    metrics: {
      identical,
      identicalUndirected,
      correct,
      optimal: correct && score === optimum,
      score,
      optimum,
      ratio: score / optimum,
      percentile: rank ? percentile(rank) : 0,
      percentileStrict: rank ? percentileStrict(rank) : 0,
      percentile90: rank !== undefined && percentile(rank) >= 90,
      correctAsPublished: identical && one.length === house.rooms.length + 1,
      optimalAsPublished: value === optimum,
      scoreAsPublished: value ?? 0,
      turns: taken.USER + taken.BOT,
      words: dialogue.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
    },
  }
}
