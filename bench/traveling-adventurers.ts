/**
 * Symbolic self-play of Traveling Adventurers: how good each strategy is, at what cost in talk, and how fast it plays.
 * `npx tsx bench/traveling-adventurers.ts [episodes]`, on one core, without logs.
 */
import { Conversation } from '../src/agents/traveling-adventurers/conversation.ts'
import { travelingAdventurers as game } from '../src/games/traveling-adventurers/index.ts'
import { playSymbolic } from './listening/self-play.ts'

const episodes = Number(process.argv[2] ?? 600)
const strategies = ['full-exchange', 'lazy', 'node-by-node'] as const
const houses: [string, unknown, number][] = [
  ['preset', {}, 1],
  ['generated, 6 rooms', { boards: 'generated' }, 1],
  ['generated, 10 rooms', { boards: 'generated', rooms: 10 }, 6],
  ['generated, 12 rooms', { boards: 'generated', rooms: 12 }, 30],
]

for (const [name, config, divisor] of houses)
  for (const strategy of strategies) {
    const count = Math.max(6, Math.round(episodes / divisor))
    const sums = { identical: 0, correct: 0, optimal: 0, percentile90: 0, ratio: 0, turns: 0, words: 0 }
    let revealed = 0
    for (let seed = 1; seed <= 50; seed++) playSymbolic(config, seed, [strategy, strategy])
    const begun = performance.now()
    const states = Array.from({ length: count }, (_, i) => playSymbolic(config, i + 1, [strategy, strategy]))
    const seconds = (performance.now() - begun) / 1000
    for (const state of states) {
      for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += Number(state.outcome!.metrics[key])
      for (const seat of game.seats({} as never))
        revealed += new Conversation(game.observe(state, seat)).hear(state.dialogue).told.size / 2
    }
    const share = (sum: number): string => `${((100 * sum) / count).toFixed(1)} %`
    console.log(
      `${name}, ${strategy}: ${count} episodes, ${(count / seconds).toFixed(0)}/s; identical ${share(sums.identical)}, correct ${share(sums.correct)},`,
      `optimal ${share(sums.optimal)}, PR>=90 ${share(sums.percentile90)}, V/V* ${(sums.ratio / count).toFixed(4)};`,
      `${(sums.turns / count).toFixed(1)} turns, ${(sums.words / count).toFixed(0)} words, ${(revealed / count).toFixed(1)} coins told a side`,
    )
  }
