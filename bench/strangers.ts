/**
 * What the symbolic agents of the dialogue games reach with partners who have words of their own, and how sure that is.
 * `npx tsx bench/strangers.ts [episodes] [game] [words]`, words being `ours`, those of a round in `bench/strangers/` (`first` to
 * `tenth`) or a file of the same form; game may be `all`.
 */
import {
  announcer,
  inAssignment,
  playWith,
  travellers,
  visitor,
  type Seating,
} from '../src/agents/strangers/play.fixture.ts'
import { roundsFor, sentencesOf, type Round } from './strangers/rounds.ts'

const episodes = Number(process.argv[2] ?? 200)
if (!Number.isInteger(episodes) || episodes < 1)
  throw new Error(`how many episodes, not ${process.argv[2]}: see the head`)
const only = process.argv[3]
const whose = process.argv[4]

type Case = readonly [game: string, what: string, goal: number, stranger: Seating]

const OURS: readonly Case[] = [
  ['assignment', 'everything told', 0.97, inAssignment({})],
  ['assignment', 'everything told, unseen words', 0.97, inAssignment({ unseen: true })],
  ['assignment', 'comparisons alone', 0.9, inAssignment({ comparisons: true })],
  ['assignment', 'comparisons alone, unseen words', 0.9, inAssignment({ comparisons: true, unseen: true })],
  ['planning', 'everything told, first offer', 0.95, visitor({})],
  ['planning', 'everything told, first offer, unseen words', 0.95, visitor({ unseen: true })],
  ['planning', 'four rounds of scores', 0.985, visitor({ refusals: 4 })],
  ['planning', 'four rounds of scores, unseen words', 0.985, visitor({ refusals: 4, unseen: true })],
  ['planning', 'the best announced: taken at once', 0.9, announcer({})],
  ['planning', 'the best announced: taken at once, unseen words', 0.9, announcer({ unseen: true })],
  ['mediation', 'calendars told in numbers', 0.99, travellers({})],
  ['mediation', 'calendars told in numbers, unseen words', 0.99, travellers({ unseen: true })],
  ['mediation', 'calendars told in words', 0.985, travellers({ vague: true })],
  ['mediation', 'calendars told in words, unseen words', 0.985, travellers({ vague: true, unseen: true })],
]

const casesOf = (round: Round): readonly Case[] => {
  const sentences = sentencesOf(round)
  return [
    ['assignment', 'everything told', 0.97, inAssignment({ phrases: round.assignment })],
    ['assignment', 'numbers told', 0.97, inAssignment({ numbers: round.numbers })],
    ['assignment', 'comparisons alone', 0.9, inAssignment({ comparisons: true, phrases: round.assignment })],
    ['planning', 'everything told, first offer', 0.95, visitor({ sentences })],
    ['planning', 'four rounds of scores', 0.985, visitor({ sentences, refusals: 4 })],
    ['planning', 'the best announced: taken at once', 0.9, announcer({ sentences: round.planning_announce })],
    ['mediation', 'calendars told in numbers', 0.99, travellers({ sentences: round.mediation })],
    ['mediation', 'calendars told in words', 0.985, travellers({ words: round.mediation_words })],
  ]
}

const CASES: readonly (readonly [words: string, ...Case])[] = [
  ...OURS.map((one) => ['ours', ...one] as const),
  ...Object.entries(roundsFor(whose)).flatMap(([name, round]) => casesOf(round).map((one) => [name, ...one] as const)),
]

for (const [words, game, what, goal, stranger] of CASES) {
  if (whose !== undefined && whose !== words) continue
  if (only !== undefined && only !== 'all' && only !== game) continue
  const values: number[] = []
  for (let seed = 0; seed < episodes; seed++) {
    const { normalised, proposals } = await playWith(game, 10_000 + seed, stranger)
    values.push(what.startsWith('the best') ? Number(proposals === 1) : normalised)
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / episodes
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, episodes - 1)
  const half = 1.96 * Math.sqrt(variance / episodes)
  console.log(
    `${game}, ${what}${words === 'ours' ? '' : `, ${words} round`}: ${mean.toFixed(4)} ± ${half.toFixed(4)} (n ${episodes}, asked ${goal})`,
  )
}
