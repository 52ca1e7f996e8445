/** Symbolic self-play of Traveling Adventurers, as fast as it goes: for figures, and for what is said in it. */
import { Random } from '../../src/core/random.ts'
import { validate } from '../../src/core/schema.ts'
import { symbolic } from '../../src/agents/traveling-adventurers/symbolic.ts'
import { travelingAdventurers as game } from '../../src/games/traveling-adventurers/index.ts'
import type { State } from '../../src/games/traveling-adventurers/index.ts'

/** One episode between symbolic agents, without a log: they are asked directly. `pair`: their strategies. */
export function playSymbolic(config: unknown, seed: number, pair: readonly [string, string]): State {
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
