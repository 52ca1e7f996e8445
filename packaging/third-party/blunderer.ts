/** An agent by somebody else, who blunders in every way there is before it plays on. */
import { Unreadable, type Agent, type Decision } from 'roundtable'

interface Seen {
  readonly said: readonly number[]
}

const BLUNDERS: readonly (() => Decision)[] = [
  () => ({ action: { number: 0 } }),
  () => ({ action: { number: 'one' } }),
  () => ({ reply: 'I would say seven' }),
  () => {
    throw new Unreadable('nothing came that could be read', 'mumbling')
  },
]

/** Every turn begins with another blunder; told that it was one, the agent makes a proper move. */
export const createBlunderer = (): Agent<Seen> => ({
  act({ said }, { number, rejections, random }) {
    if (rejections.length === 0 && number <= BLUNDERS.length) return BLUNDERS[number - 1]!()
    return { action: { number: (said.at(-1) ?? 0) + random.int(1, 3) } }
  },
})

export default { name: 'blunderer', about: 'Blunders first.', create: createBlunderer }
