/** Games of Avalon by the thousand without a language model, in one thread and without a log. */
import type { Agent, Turn } from '../../core/agent.ts'
import type { Outcome } from '../../core/game.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { avalon, playerOf, type Action, type State } from '../../games/avalon/index.ts'
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
}

/** Plays one game to its end. */
export function simulate({ config: given, options: asked, voters }: Setting, seed: number): Outcome {
  const config = validate(avalon.config, given, 'setting')
  const options = validate(symbolicOptions, asked, 'options')
  const agents = new Map(
    avalon.seats(config).map((seat): [string, { agent: Agent; turn: Turn }] => [
      seat,
      {
        agent: symbolic.create({ game: avalon, config, seat, options }),
        turn: { random: new Random(seed, seat) } as unknown as Turn,
      },
    ]),
  )
  let state = avalon.start(config, seed)
  for (;;) {
    const turn = avalon.turn(state)
    if (turn.length === 0) return avalon.outcome(state)!
    for (const seat of turn) {
      const { agent, turn } = agents.get(seat)!
      const action =
        voters && state.phase === 'vote' && playerOf(seat) !== state.proposals.at(-1)!.leader
          ? voteAsMeasured(state, playerOf(seat), voters, turn.random)
          : (agent.act(avalon.observe(state, seat), turn) as { action: Action }).action
      state = avalon.act(state, seat, action)
    }
  }
}

function voteAsMeasured(state: State, player: number, voters: VoteModel, random: Random): Action {
  const { team } = state.proposals.at(-1)!
  const side = (member: number) => sideOf(state.roles[member - 1]!)
  const kind = side(player) === 'evil' ? 'evil' : state.roles[player - 1] === 'merlin' ? 'merlin' : 'just'
  const prospect = team!.some((member) => side(member) === 'evil') ? 'doomed' : 'sound'
  return { type: 'vote', approve: random.float() < voters[kind][prospect] }
}
