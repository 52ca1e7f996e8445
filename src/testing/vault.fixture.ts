/** A small game with everything that can go wrong: three hold a digit, point or hint at once, and guess the total at last. */
import { z } from 'zod'
import { own } from '../core/boundary.ts'
import { IllegalAction, Unreadable } from '../core/errors.ts'
import { freeze } from '../core/frozen.ts'
import type { Game, Seat } from '../core/game.ts'
import { Random } from '../core/random.ts'

export const SEATS = ['red', 'green', 'blue'] as const
const TOP = 5
const ROUNDS = 3

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('point'), at: z.enum(SEATS) }),
  z.strictObject({ type: z.literal('hint'), level: z.enum(['low', 'high']) }),
  z.strictObject({ type: z.literal('guess'), total: z.int() }),
])
type Action = z.infer<typeof action>

export interface Vault {
  readonly secrets: Readonly<Record<Seat, number>>
  readonly round: number
  readonly pending: Readonly<Record<Seat, Action>>
  readonly history: readonly Readonly<Record<Seat, Action>>[]
}

interface Seen {
  readonly me: Seat
  readonly secret: number
  readonly round: number
  readonly mine: Action | null
  readonly history: Vault['history']
}

const isLast = ({ round }: { readonly round: number }): boolean => round === ROUNDS - 1
const total = ({ secrets }: Vault): number => SEATS.reduce((sum, seat) => sum + secrets[seat]!, 0)

/** Points so far: one for each honest hint, three for the right total. */
function points(state: Vault, seat: Seat): number {
  const earned = state.history.map(({ [seat]: done }) => {
    if (done!.type === 'guess') return done!.total === total(state) ? 3 : 0
    return done!.type === 'hint' && (done!.level === 'high') === state.secrets[seat]! * 2 > TOP ? 1 : 0
  })
  return earned.reduce<number>((sum, one) => sum + one, 0)
}

const say = (done: Action): string =>
  done.type === 'point' ? `point at ${done.at}` : done.type === 'hint' ? `hint ${done.level}` : `guess ${done.total}`

const numbered = (): Action[] => [
  ...SEATS.map((at) => ({ type: 'point' as const, at })),
  { type: 'hint', level: 'low' },
  { type: 'hint', level: 'high' },
  ...Array.from({ length: 3 * TOP + 1 }, (_, sum) => ({ type: 'guess' as const, total: sum })),
]

/** Keeps the contract. */
export const vault: Game<{ instance?: Record<Seat, number> | undefined }, Vault, Seen, Action> = {
  name: 'vault',
  version: 1,
  title: 'Vault',
  about: 'Three hold a digit each and guess the total.',
  config: z.strictObject({ instance: z.record(z.string(), z.int()).optional() }),
  action,
  // A fault is to be found by playing, not because the schema knows no such field.
  observation: z.any(),
  metrics: { right: { kind: 'share', about: 'all three named the total' } },
  seats: () => SEATS,
  start({ instance }, seed) {
    const random = new Random(seed, 'vault')
    const secrets = instance ?? Object.fromEntries(SEATS.map((seat) => [seat, random.int(0, TOP)]))
    return { secrets, round: 0, pending: {}, history: [] }
  },
  turn: ({ round, pending }) => ({ must: round === ROUNDS ? [] : SEATS.filter((seat) => !(seat in pending)), may: [] }),
  observe: ({ secrets, round, pending, history }, seat) =>
    freeze({ me: seat, secret: secrets[seat]!, round, mine: pending[seat] ?? null, history }),
  act(state, seat, done) {
    if (!vault.turn(state).must.includes(seat)) throw new IllegalAction(`It is not ${seat}'s turn.`)
    if (isLast(state) !== (done.type === 'guess')) throw new IllegalAction('Guess in the last round, and only then.')
    if (done.type === 'point' && done.at === seat) throw new IllegalAction('Point at somebody else.')
    const pending = { ...state.pending, [seat]: own(done) }
    if (Object.keys(pending).length < SEATS.length) return { ...state, pending }
    return { ...state, pending: {}, round: state.round + 1, history: [...state.history, pending] }
  },
  outcome(state) {
    if (state.round < ROUNDS) return undefined
    const right = SEATS.every((seat) => say(state.history.at(-1)![seat]!) === `guess ${total(state)}`)
    const scores = Object.fromEntries(SEATS.map((seat) => [seat, points(state, seat)]))
    return { scores, metrics: { right }, reason: 'all have guessed' }
  },
  sample: (seen, random) =>
    random.pick(vault.learning!.actions!(seen).filter((_, i) => vault.learning!.mask!(seen)[i])),
  resample(state, seat, seed) {
    const random = new Random(seed, 'resample')
    const drawn = SEATS.map((other) => [other, other === seat ? state.secrets[other]! : random.int(0, TOP)])
    const pending = Object.entries(state.pending).map(([other, done]) => {
      const another: Action = isLast(state)
        ? { type: 'guess', total: random.int(0, 3 * TOP) }
        : { type: 'hint', level: random.pick(['low', 'high']) }
      return [other, other === seat ? done : another]
    })
    return { ...state, secrets: Object.fromEntries(drawn), pending: Object.fromEntries(pending) }
  },
  language: {
    rules: (_, seat) => `You are ${seat}. Each of three holds a digit; in round ${ROUNDS} all guess the total.`,
    describe: ({ me, secret, round, history }) =>
      [
        `You are ${me} and hold ${secret}. Round ${round + 1}.`,
        ...history.map((done) => SEATS.map((seat) => say(done[seat]!)).join('; ')),
      ].join('\n'),
    parse(reply) {
      const read = numbered().find((one) => say(one) === reply.trim())
      if (!read) throw new Unreadable('Say "point at <seat>", "hint low", "hint high" or "guess <total>".', reply)
      return read
    },
    say,
  },
  learning: {
    reward: (before, after) =>
      Object.fromEntries(SEATS.map((seat) => [seat, points(after, seat) - points(before, seat)])),
    actions: numbered,
    mask: (seen) =>
      numbered().map((one) =>
        isLast(seen) ? one.type === 'guess' : one.type !== 'guess' && (one as { at?: Seat }).at !== seen.me,
      ),
  },
}
