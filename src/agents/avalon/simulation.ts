/** Games of Avalon by the thousand without a language model, in one thread and without a log. */
import type { Decision, Turn } from '../../core/agent.ts'
import type { Outcome, Seat } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { avalon, playerOf, type Action, type Config, type State } from '../../games/avalon/index.ts'
import { sideOf, type VoteModel } from '../../solvers/role-worlds/index.ts'
import { symbolicOptions } from './symbolic-options.ts'
import { symbolic } from './symbolic.ts'

/** One setting to be simulated. */
export interface Setting {
  /** Switches of the game. */
  readonly config: object
  /** Options of the symbolic player that sits at every seat. */
  readonly options: object
  /**
   * Voters of flesh or of language instead: each approves with the chance that was measured for its kind, by whether
   * the team really holds an evil member. It looks at the whole truth, which no agent can, and so lives here. Leaders
   * vote on their own team as their agent says.
   */
  readonly voters?: VoteModel
  /** Who is replaced by such voters; by default everybody. */
  readonly measured?: 'all' | 'evil'
}

/** Makes a setting ready to be played: a function from a seed to how that game ended. */
export function simulator({
  config: given,
  options: asked,
  voters,
  measured = 'all',
}: Setting): (seed: number) => Outcome {
  const config = validate(avalon.config, given, 'setting')
  const options = validate(symbolicOptions, asked, 'options')
  const seats = avalon.seats(config)
  const agents = new Map(seats.map((seat) => [seat, symbolic.create({ game: avalon, config, seat, options })]))
  return (seed) => {
    const turns = new Map(seats.map((seat) => [seat, { random: new Random(seed, seat) } as unknown as Turn]))
    return simulate(config, seed, (state, seat) => {
      const turn = turns.get(seat)!
      const player = playerOf(seat)
      const replaced = measured === 'all' || sideOf(state.roles[player - 1]!) === 'evil'
      if (voters && replaced && state.phase === 'vote' && player !== state.proposals.at(-1)!.leader)
        return voteAsMeasured(state, player, voters, turn.random)
      return (agents.get(seat)!.act(avalon.observe(state, seat), turn) as Decision<Action>).action!
    })
  }
}

function simulate(config: Config, seed: number, decide: (state: State, seat: Seat) => Action): Outcome {
  let state = avalon.start(config, seed)
  for (;;) {
    const turn = avalon.turn(state).must
    if (turn.length === 0) return avalon.outcome(state)!
    for (const seat of turn) state = avalon.act(state, seat, decide(state, seat))
  }
}

function voteAsMeasured(state: State, player: number, voters: VoteModel, random: Random): Action {
  const { team } = state.proposals.at(-1)!
  const side = (member: number) => sideOf(state.roles[member - 1]!)
  const kind = side(player) === 'evil' ? 'evil' : state.roles[player - 1] === 'merlin' ? 'merlin' : 'just'
  const prospect = team!.some((member) => side(member) === 'evil') ? 'doomed' : 'sound'
  return { type: 'vote', approve: random.float() < voters[kind][prospect] }
}
