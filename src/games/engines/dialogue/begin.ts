/** The first state of a dialogue: the problem, and the dialogue that it goes on from. */
import { IllegalAction, InvalidInput } from '../../../core/errors.ts'
import { validate } from '../../../core/schema.ts'
import { actionSchema } from './action.ts'
import type { Domain } from './domain.ts'
import type { Manners } from './manners.ts'
import { act, isOver } from './rules.ts'
import type { DialogueState } from './state.ts'

/** Throws {@link InvalidInput} where the opening breaks the rules. */
export function begin<Config extends Manners, World, Proposal>(
  domain: Domain<Config, World, any, Proposal, any>,
  config: Config,
  seed: number,
): DialogueState<World, Proposal> {
  const { chat, limit, wordLimit, wordMargin, opening } = config
  const seats = domain.seats(config)
  const rooms = domain.rooms(seats)
  // The opening was held freely, and is neither limited nor cut short.
  let state: DialogueState<World, Proposal> = {
    manners: { chat: 'free', limit: opening.length + 1, wordLimit: null, wordMargin, opening: 0 },
    seats,
    rooms,
    proposers: seats.filter((seat) => domain.mayPropose(seat)),
    world: domain.deal(config, seed),
    talk: [],
    floor: rooms.map(([first]) => first),
    last: null,
    open: null,
    decided: null,
  }
  const schema = actionSchema(domain.proposal)
  for (const [i, { seat, action }] of opening.entries()) {
    const where = `opening, action ${i + 1} (${seat})`
    try {
      state = act(domain, state, seat, validate(schema, action, where))
    } catch (error) {
      throw IllegalAction.isInstance(error) ? new InvalidInput(`${where}: ${error.message}`) : error
    }
    if (isOver(state)) throw new InvalidInput(`${where}: the dialogue ends here, so that nothing can go on from it`)
  }
  return { ...state, manners: { chat, limit, wordLimit, wordMargin, opening: state.talk.length } }
}
