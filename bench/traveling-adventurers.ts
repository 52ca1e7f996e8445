/**
 * Symbolic self-play of Traveling Adventurers: how good each strategy is, at what cost in talk, and how fast it plays.
 * `npx tsx bench/traveling-adventurers.ts [episodes]`, on one core, without logs.
 */
import { Random } from '../src/core/random.ts'
import { validate } from '../src/core/schema.ts'
import { symbolic } from '../src/agents/traveling-adventurers/symbolic.ts'
import { Conversation } from '../src/agents/traveling-adventurers/conversation.ts'
import { travelingAdventurers as game } from '../src/games/traveling-adventurers/index.ts'
import type { State } from '../src/games/traveling-adventurers/index.ts'

const episodes = Number(process.argv[2] ?? 600)
const strategies = ['full-exchange', 'lazy', 'node-by-node'] as const
const houses: [string, unknown, number][] = [
  ['preset', {}, 1],
  ['generated, 6 rooms', { boards: 'generated' }, 1],
  ['generated, 10 rooms', { boards: 'generated', rooms: 10 }, 6],
  ['generated, 12 rooms', { boards: 'generated', rooms: 12 }, 30],
]

/** One episode without a log; agents are asked directly. */
function play(config: unknown, seed: number, pair: readonly [string, string]): State {
  const checked = validate(game.config, config, 'config')
  const seats = game.seats(checked)
  const agents = pair.map((strategy, i) =>
    symbolic.create({
      game,
      config: checked,
      seat: seats[i]!,
      options: validate(symbolic.options!, { strategy }, 'options'),
    }),
  )
  let state = game.start(checked, seed)
  for (let number = 1; !state.outcome; number++) {
    const seat = state.next
    const turn = {
      seat,
      random: new Random(seed, seat, number),
      mayPass: false,
      rejections: [],
      number: Math.ceil(number / 2),
    }
    const decision = agents[seats.indexOf(seat)]!.act(game.observe(state, seat), turn as never)
    if (decision instanceof Promise || !decision.action) throw new Error('a symbolic agent decides at once')
    state = game.act(state, seat, decision.action)
  }
  return state
}

for (const [name, config, divisor] of houses)
  for (const strategy of strategies) {
    const count = Math.max(6, Math.round(episodes / divisor))
    const sums = { identical: 0, correct: 0, optimal: 0, percentile90: 0, ratio: 0, turns: 0, words: 0 }
    let revealed = 0
    for (let seed = 1; seed <= 50; seed++) play(config, seed, [strategy, strategy])
    const begun = performance.now()
    const states = Array.from({ length: count }, (_, i) => play(config, i + 1, [strategy, strategy]))
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
