/** What the stand-in model answers to LLM-Co in Collab Escape: it reads the prompt, fixes, and runs when it must. */
import { sayAction } from '../../games/collab-escape/index.ts'
import type { Responder } from '../../models/index.ts'
import { partsOf, readRooms, reply } from '../collab/read-prompt.ts'
import { survive } from './greedy.ts'

export const responder: Responder = {
  name: 'collab-escape',
  recognises: ({ messages }) => partsOf(messages).system.includes('are survivors, and a killer hunts you'),
  answer: ({ messages }) => {
    const { system, input } = partsOf(messages)
    const [, me] = /You \(\w+\) are in room (\S+)\./.exec(input) ?? []
    const [, killer] = /The killer is in room (\S+)\./.exec(input) ?? []
    const [, exit] = /The exit in room (\S+) is/.exec(input) ?? []
    if (!me || !killer || !exit) return 'My partner will most sensibly go on with the repair, or run if it is followed.'
    const broken = [...input.matchAll(/The generator in room (\S+) still needs/g)].map(([, room]) => room!)
    const hunted = !/The killer follows (?!you)|sees neither of you/.test(input)
    const action = survive({ rooms: readRooms(system), exit, broken, me, killer, hunted })
    return reply(
      'One of us keeps the killer busy while the other repairs; my partner sees the same.',
      sayAction(action),
    )
  },
}
