/** Says a message of the symbolic agent in other words that mean the same, so that a learner hears more than one wording. */
import type { Act } from '../../agents/traveling-adventurers/english/acts.ts'
import { createReader } from '../../agents/traveling-adventurers/english/read.ts'
import type { Choose } from '../../agents/traveling-adventurers/english/voice.ts'
import * as write from '../../agents/traveling-adventurers/english/write.ts'
import type { Random } from '../../core/random.ts'
import type { Observation } from '../../games/traveling-adventurers/index.ts'

/** The message as it is where something in it has no other wording. */
export function rephrase(text: string, { rooms, coins }: Observation, random: Random): string {
  const read = createReader({ rooms: rooms.map(({ letter }) => letter), coins })
  const choose: Choose = (wordings) => random.pick(wordings)
  const said = read(text).acts.map((act) => sayAct(act, choose))
  return said.length > 0 && said.every((part) => part !== undefined) ? said.join(' ') : text
}

function sayAct(act: Act, choose: Choose): string | undefined {
  switch (act.kind) {
    case 'tell':
      return act.unsure || act.correction ? undefined : write.tellCoins(act.coins, choose)
    case 'ask':
      if (act.all) return write.askForAll(choose)
      return act.from.length > 0 ? undefined : write.askFor(act.pairs, choose)
    case 'agree':
      return write.agree(choose)
    case 'submit':
      return act.path && !act.asks ? write.submitting(act.path, choose) : write.submitted(choose)
    case 'propose':
      if (!act.whole) return act.path.length === 2 ? write.proposeStep(act.path[0]!, act.path[1]!, choose) : undefined
      return write.propose(act.path, act.proved ? 'no path can be better' : 'the best that I know of so far', choose)
    case 'other':
      return /^(?:thanks|thank you|got it)/i.test(act.text) ? write.thank(choose) : undefined
    default:
      return undefined
  }
}
