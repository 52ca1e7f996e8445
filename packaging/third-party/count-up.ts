/** A game by somebody else: two players count upwards in turns and never tell how far the other wants to go. */
import { IllegalAction, Random, Unreadable, type Game, type ValueOf } from 'roundtable'
import { z } from 'zod'

const SEATS = ['first', 'second'] as const

const config = z.strictObject({ end: z.int().min(3).default(20).describe('the number at which it ends') })
const action = z.strictObject({ number: z.int().describe('the number to say') })
const observation = z.strictObject({
  said: z.array(z.int()).describe('all numbers so far'),
  secret: z.int().describe('the number that this player likes'),
})

type Config = z.output<typeof config>
type Action = z.output<typeof action>

interface State {
  readonly end: number
  readonly said: readonly number[]
  readonly secrets: Readonly<Record<string, number>>
}

const last = ({ said }: { readonly said: readonly number[] }): number => said.at(-1) ?? 0
const isOver = (state: State): boolean => last(state) >= state.end

export const countUp: Game<Config, State, ValueOf<typeof observation>, Action> = {
  name: 'count-up',
  version: 1,
  title: 'Count Up',
  about: 'Two players count upwards in turns.',
  config,
  action: action,
  observation,
  metrics: { steps: { kind: 'mean', about: 'numbers said' } },
  seats: () => SEATS,
  start({ end }, seed) {
    const random = new Random(seed, 'count-up')
    return { end, said: [], secrets: { first: random.int(1, 9), second: random.int(1, 9) } }
  },
  turn: (state) => ({ must: isOver(state) ? [] : [SEATS[state.said.length % 2]!], may: [] }),
  observe: ({ said, secrets }, seat) => ({ said: [...said], secret: secrets[seat]! }),
  act(state, seat, { number }) {
    if (!countUp.turn(state).must.includes(seat)) throw new IllegalAction(`it is not ${seat}'s turn`)
    if (number <= last(state) || number > last(state) + 3)
      throw new IllegalAction(`say a number from ${last(state) + 1} to ${last(state) + 3}`)
    return { ...state, said: [...state.said, number] }
  },
  outcome: (state) =>
    isOver(state)
      ? {
          scores: Object.fromEntries(SEATS.map((seat) => [seat, state.said.includes(state.secrets[seat]!) ? 1 : 0])),
          metrics: { steps: state.said.length },
          reason: `the end is reached with ${last(state)}`,
        }
      : undefined,
  sample: (seen, random) => ({ number: last(seen) + random.int(1, 3) }),
  resample(state, seat, seed) {
    const other = seat === 'first' ? 'second' : 'first'
    return { ...state, secrets: { ...state.secrets, [other]: new Random(seed).int(1, 9) } }
  },
  language: {
    rules: ({ end }) => `Count upwards by 1 to 3 in turns, until ${end} is reached.`,
    describe: ({ said, secret }) => `You like ${secret}. So far: ${said.join(', ') || 'nothing'}.`,
    parse(reply) {
      const number = /^\s*(\d{1,6})\s*$/.exec(reply)
      if (!number) throw new Unreadable('say one number and nothing else', reply)
      return { number: Number(number[1]) }
    },
    say: ({ number }) => String(number),
  },
}

export default countUp
