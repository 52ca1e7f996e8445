/**
 * A rating of every agent of a cross-play, by OpenSkill (R. C. Weng and C.-J. Lin, "A Bayesian approximation method for
 * online ranking", JMLR 12, 2011, algorithm 4: Plackett–Luce).
 *
 * Partners share what they earn, so that no episode says which of them was good. What does is the same place: the same
 * seat, the same others and the same seed, in which each agent sat in turn. All who did are one match, ranked by what they
 * came to there. Where seats play against each other a place has its side as well, and an agent is ranked by what its own
 * seat earned, so that it is no merit to have been dealt the stronger side.
 */
import type { Game, Seat } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import type { CrossPlay, Pairing } from './cross-play.ts'
import { describeMetric } from '../tables/metric-names.ts'
import { honest } from '../reports/result-json.ts'
import { NORMAL_95, sum, type Estimate } from '../tables/statistics.ts'
import type { ReportTable } from '../tables/table.ts'

/** What an agent is worth among those it was compared with. */
export interface Rating {
  readonly agent: string
  /** On OpenSkill's scale, on which all begin at 25; its `n` counts seeds. */
  readonly rating: Estimate
  /** How often another agent sat in the same place. */
  readonly comparisons: number
  /** Shares of the comparisons in which it came to more, the same and less than the other. */
  readonly better: number
  readonly same: number
  readonly worse: number
}

/** Those who sat in one place in turn, by number, and what each came to; more is better. */
interface Match {
  readonly agents: readonly number[]
  readonly worths: readonly number[]
}

/** Orders of the matches that a rating is the mean over: one order favours those who win late. */
const ORDERS = 30
const RESAMPLES = 100

/**
 * The agents of a cross-play with their ratings, the best first, with 95 % intervals from 100 seeded bootstrap resamples
 * over seeds. Empty where there is nobody to compare with, or a metric of which neither more nor less is better.
 */
export async function rateAgents(result: CrossPlay): Promise<Rating[]> {
  const { plan } = result
  const bySeed = findMatches(result)
  if (plan.agents.length < 2 || bySeed.length === 0) return []
  const rate = await rater(plan.agents.length)
  const random = new Random(1, 'ratings', plan.agents.length)
  const all = bySeed.flat()
  const centres = averageOf(Array.from({ length: ORDERS }, () => rate(random.shuffle(all))))
  const resamples = Array.from({ length: bySeed.length > 1 ? RESAMPLES : 0 }, () =>
    rate(random.shuffle(bySeed.flatMap(() => random.pick(bySeed)))),
  )
  const ratings = plan.agents.map((agent, index): Rating => {
    const half = NORMAL_95 * deviationOf(resamples.map((ratings) => ratings[index]!))
    const mean = centres[index]!
    const counts = compare(all, index)
    const comparisons = sum(counts)
    const [better, same, worse] = counts.map((count) => count / Math.max(1, comparisons))
    const rating = { mean, low: mean - half, high: mean + half, n: bySeed.length }
    return { agent, rating, comparisons, better: better!, same: same!, worse: worse! }
  })
  return ratings.filter(({ comparisons }) => comparisons > 0).sort((a, b) => b.rating.mean - a.rating.mean)
}

/** The ratings as a table. */
export function ratingsTable({ game, plan, pairings }: CrossPlay, ratings: readonly Rating[]): ReportTable {
  const { metric } = plan
  const by = metric === undefined ? 'score' : describeMetric(metric, game.metrics[metric]!)
  const exact = isExact(pairings)
  return {
    title: `${game.title}: ratings by ${by}`,
    columns: ['agent', 'rating', 'better', 'same', 'worse', 'comparisons'],
    rows: ratings.map(({ agent, rating, better, same, worse, comparisons }) => [
      agent,
      { kind: 'mean', estimate: rating, exact },
      ...[better, same, worse].map((share) => ({ kind: 'share' as const, estimate: plain(share), exact: true })),
      comparisons,
    ]),
    notes: [
      'OpenSkill (Plackett–Luce; all begin at 25). A match is one place (the same seat, others and seed), in which each agent sat in turn, ranked by what came of it; by how much does not count.',
      ...(game.measured
        ? [
            'Seats play against each other: an agent is ranked by its own seat, whose side is the same for all in a match.',
          ]
        : []),
      ...(exact ? [] : [`Intervals are 95 %, bootstrap over seeds (${RESAMPLES} resamples).`]),
    ],
  }
}

/** A rating for programs: without bounds where nothing varied. */
export const ratingToJson = (rating: Rating) => ({ ...rating, rating: honest(rating.rating) })

const plain = (mean: number): Estimate => ({ mean, low: mean, high: mean, n: 1 })

const isExact = (pairings: readonly Pairing[]): boolean =>
  pairings.every(({ deterministic, refused }) => deterministic || refused !== undefined)

/** For each seed the matches in its places. */
function findMatches({ game, config, plan, seats, pairings }: CrossPlay): Match[][] {
  const better = plan.metric === undefined ? 'more' : game.metrics[plan.metric]!.better
  if (!better) return []
  const seeds = [...new Set(pairings.flatMap(({ values }) => [...values.keys()]))].sort((a, b) => a - b)
  const sign = better === 'more' ? 1 : -1
  return seeds.map((seed) => {
    const isAgainst = opposedIn(game, config, seed)
    return plan.agents.flatMap((others) =>
      seats.flatMap((seat): Match[] => {
        const worths = plan.agents.flatMap((one, index): [number, number][] => {
          const pairing = pairings.find((it) => it.one === one && it.others === others && it.seat === seat)!
          const { values, scores } = resultOf(pairing, seed)
          if (values === undefined) return []
          const worth = game.measured && plan.metric === undefined ? scores![seat]! : isAgainst(seat) ? -values : values
          return [[index, sign * worth]]
        })
        return worths.length < 2
          ? []
          : [{ agents: worths.map(([index]) => index), worths: worths.map(([, worth]) => worth) }]
      }),
    )
  })
}

/** What a pairing came to under a seed; where all seeds are one episode, what that came to. */
function resultOf({ values, scores, deterministic }: Pairing, seed: number) {
  const played = deterministic ? values.keys().next().value! : seed
  return { values: values.get(played), scores: scores.get(played) }
}

/** Whether a seat plays against those whom the metrics measure. */
function opposedIn(game: Game, config: unknown, seed: number): (seat: Seat) => boolean {
  const measured = game.measured?.(game.start(config, seed))
  return (seat) => measured !== undefined && !measured.includes(seat)
}

/** How often one was better, the same, worse than another in its matches. */
function compare(matches: readonly Match[], index: number): readonly [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0]
  for (const { agents, worths } of matches) {
    const place = agents.indexOf(index)
    if (place < 0) continue
    for (const [i, worth] of worths.entries()) if (i !== place) counts[1 - Math.sign(worths[place]! - worth)]!++
  }
  return counts
}

/** What rates so many agents by matches in the order given: a number for each. */
async function rater(count: number): Promise<(matches: readonly Match[]) => number[]> {
  const { rate, rating } = await import('openskill')
  return (matches) => {
    const ratings = Array.from({ length: count }, () => rating())
    for (const { agents, worths } of matches) {
      // Ranks from 1, since OpenSkill takes a rank or score of 0 for none. Agents do not change from one match to the next:
      // nothing is added to their uncertainty.
      const rated = rate(
        agents.map((agent) => [ratings[agent]!]),
        { rank: worths.map((worth) => 1 + worths.filter((other) => other > worth).length), tau: 0 },
      )
      for (const [i, agent] of agents.entries()) ratings[agent] = rated[i]![0]!
    }
    return ratings.map(({ mu }) => mu)
  }
}

const averageOf = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, column) => sum(rows.map((row) => row[column]!)) / rows.length)

function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const mean = sum(values) / values.length
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
}
