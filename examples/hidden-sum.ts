/** A whole game in one file: two players each hold a hidden number, talk, and must both name the sum. */
import { z } from 'zod'
import { freeze, IllegalAction, Random, Unreadable, type Game, type ValueOf } from 'roundtable'

const SEATS = ['alice', 'bob'] as const

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), text: z.string().min(1).describe('what to say') }),
  z.strictObject({ type: z.literal('guess'), sum: z.int().describe('the sum of both numbers') }),
])
type Action = z.infer<typeof action>

const config = z.strictObject({
  highest: z.int().min(1).default(9).describe('largest hidden number'),
  turns: z.int().min(2).default(10).describe('turns before the game ends'),
})
type Config = z.infer<typeof config>

interface State {
  readonly config: Config
  readonly numbers: Readonly<Record<string, number>>
  readonly said: readonly { readonly seat: string; readonly text: string }[]
  readonly guesses: Readonly<Record<string, number>>
  readonly turns: number
}

const observation = z.strictObject({
  number: z.int().describe('the own hidden number'),
  said: z
    .array(z.strictObject({ seat: z.string().describe('who said it'), text: z.string().describe('what was said') }))
    .describe('all messages so far, oldest first'),
  turnsLeft: z.int().describe('turns of both players before the game ends'),
})
type Observation = ValueOf<typeof observation>

export const hiddenSum: Game<Config, State, Observation, Action> = {
  name: 'hidden-sum',
  version: 1,
  title: 'Hidden Sum',
  about: 'Two players tell each other their hidden numbers and both name the sum.',
  config,
  action,
  observation,
  metrics: { right: { kind: 'share', about: 'both named the right sum' } },
  seats: () => SEATS,
  start({ highest, turns }, seed) {
    const random = new Random(seed, 'hidden-sum')
    const numbers = { alice: random.int(1, highest), bob: random.int(1, highest) }
    return { config: { highest, turns }, numbers, said: [], guesses: {}, turns: 0 }
  },
  turn: (state) => ({ must: hiddenSum.outcome(state) ? [] : [SEATS[state.turns % 2]!], may: [] }),
  // What an observation shares with the state is frozen, so that no agent can change it.
  observe: (state, seat) =>
    freeze({
      number: state.numbers[seat]!,
      said: state.said,
      turnsLeft: state.config.turns - state.turns,
    }),
  act(state, seat, move) {
    if (!hiddenSum.turn(state).must.includes(seat)) throw new IllegalAction(`It is not ${seat}'s turn.`)
    const turns = state.turns + 1
    if (move.type === 'guess') return { ...state, turns, guesses: { ...state.guesses, [seat]: move.sum } }
    return { ...state, turns, said: [...state.said, { seat, text: move.text }] }
  },
  outcome(state) {
    const done = SEATS.every((seat) => state.guesses[seat] !== undefined)
    if (!done && state.turns < state.config.turns) return undefined
    const sum = state.numbers['alice']! + state.numbers['bob']!
    const right = SEATS.every((seat) => state.guesses[seat] === sum)
    return {
      scores: { alice: Number(right), bob: Number(right) },
      metrics: { right },
      reason: done ? 'both have guessed' : 'no turns left',
    }
  },
  sample: (_, random) =>
    random.int(0, 1)
      ? { type: 'guess', sum: random.int(2, 18) }
      : { type: 'message', text: `I have ${random.int(1, 9)}` },
  resample(state, seat, seed) {
    const other = seat === 'alice' ? 'bob' : 'alice'
    const random = new Random(seed, 'resample')
    const guesses = other in state.guesses ? { ...state.guesses, [other]: random.int(2, 18) } : state.guesses
    return { ...state, numbers: { ...state.numbers, [other]: random.int(1, state.config.highest) }, guesses }
  },
  language: {
    rules: ({ turns }) => `You and a partner each hold a number. In ${turns} turns, both of you must name their sum.`,
    describe: ({ number, said }) =>
      [`Your number: ${number}`, ...said.map(({ seat, text }) => `${seat}: ${text}`)].join('\n'),
    parse(reply) {
      const guess = /^guess (-?\d+)$/.exec(reply.trim())
      if (guess) return { type: 'guess', sum: Number(guess[1]) }
      if (!reply.trim()) throw new Unreadable('Say something, or "guess <sum>".', reply)
      return { type: 'message', text: reply }
    },
    say: (move) => (move.type === 'guess' ? `guess ${move.sum}` : move.text),
  },
}
