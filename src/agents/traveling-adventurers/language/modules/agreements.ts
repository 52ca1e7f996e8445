/** The ledger of agreements before the agent's eyes: it can go back on one, which the paper's agents cannot. */
import type { Observation } from '../../../../games/traveling-adventurers/index.ts'
import { agreedPath, emptyLedger, enter, type Ledger } from '../ledger.ts'
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export function agreements(): AgentModule & { agreed(observation: Observation): readonly string[] } {
  let ledger: Ledger | undefined
  const now = ({ start, rooms }: Observation): Ledger => (ledger ??= emptyLedger(start, rooms.length))
  const who = (mine: boolean): string =>
    mine ? 'yours, your partner has not agreed' : "your partner's, you have not agreed"
  return {
    name: 'agreements',
    agreed: (observation) => agreedPath(now(observation)),
    instructions: () => [
      ...inputLine(
        'Agreed',
        'what you and your partner have both agreed on, as numbered pieces of one path, and after `=` the path they make. Nothing here is final before you use `end`: take a piece and all after it back with `retract(number)`, or agree on another way from an earlier room.',
      ),
      ...inputLine('Open', 'proposals that only one of you stands behind.'),
    ],
    input(observation) {
      const { agreed, open } = now(observation)
      const pieces = agreed.map((piece, i) => `${i + 1}. ${writeList(piece)} `).join('')
      const proposals = open.map(({ path, mine, theirs }) =>
        mine && theirs
          ? `${writeList(path)} (agreed, but it does not join the path)`
          : `${writeList(path)} (${who(mine)})`,
      )
      return [
        { title: 'Agreed', text: `${pieces}= ${writeList(agreedPath(now(observation)))}` },
        { title: 'Open', text: proposals.join('; ') || 'none' },
      ]
    },
    taken: ({ acts }, _, observation) => void (ledger = enter(now(observation), acts)),
    note(reply, _, observation) {
      const { agreed, open } = enter(now(observation), reply.acts)
      return { visited: agreedPath({ start: observation.start, agreed }), agreed, open: open.map(({ path }) => path) }
    },
  }
}
