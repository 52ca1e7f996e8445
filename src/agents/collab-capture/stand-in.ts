/** What the stand-in model answers to LLM-Co in Collab Capture: it reads the prompt and runs after the thief. */
import { sayAction } from '../../games/collab-capture/index.ts'
import type { Responder } from '../../models/index.ts'
import { partsOf, readRooms, reply } from '../collab/read-prompt.ts'
import { chase } from './greedy.ts'

export const responder: Responder = {
  name: 'collab-capture',
  recognises: ({ messages }) => partsOf(messages).system.includes('you chase a thief through rooms'),
  answer: ({ messages }) => {
    const { system, input } = partsOf(messages)
    const [, me] = /You \(\w+\) are in room (\S+)\./.exec(input) ?? []
    const [, thief] = /The thief is in room (\S+)\./.exec(input) ?? []
    if (!me || !thief) return 'My partner will most sensibly go after the thief.'
    const doors = [
      ...system.matchAll(/A door between room (\S+) and room (\S+) has its button in room ([^\s.]+)\./g),
    ].map(([, a, b, button]) => ({
      between: [a!, b!] as [string, string],
      button: button!,
      open: input.includes(`The door between room ${a} and room ${b} is open`),
    }))
    const action = chase({ rooms: readRooms(system), doors, me, thief })
    return reply(
      'The thief runs from the nearer of us; I expect my partner to come from the other side.',
      sayAction(action),
    )
  },
}
