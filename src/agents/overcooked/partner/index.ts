import type { AgentDefinition } from '../../../core/agent.ts'
import { ACTIONS, compile, SEATS, type Action, type Config, type Observation } from '../../../games/overcooked/index.ts'
import { Responder } from './responder.ts'

export const responder: AgentDefinition<Config, Observation, Action> = {
  name: 'responder',
  about: 'x',
  create: ({ seat }) => {
    const me = SEATS.indexOf(seat as 'alice')
    let r: Responder | undefined
    return {
      act: ({ kitchen, cells, last, horizon, tick }, turn) => {
        r ??= new Responder(compile(kitchen), me)
        r.see(cells, last ? ACTIONS.indexOf(last[SEATS[1 - me]!]) : undefined)
        const move = r.move(cells, horizon - tick, turn.random)
        turn.note('doing', r.doing)
        return { action: ACTIONS[move]! }
      },
    }
  },
}
