/**
 * What `roundtable:tiny` answers to the language agent of the text games: it picks task, place, inventory, last action and
 * last answer out of the prompt, and lets the clone's network choose among the valid actions. Rules and advice it skips.
 */
import type { Responder } from '../../models/index.ts'
import { packedClone } from './clone/index.ts'
import { isPrompt, readPrompt } from './language/read-prompt.ts'

export const responder: Responder = {
  name: 'text-games',
  recognises: isPrompt,
  answer({ messages }) {
    const { task, inventory, look, did, text, actions, asks, thinks } = readPrompt(messages)
    const action = packedClone(asks).choose({ task, inventory, look, did, said: text }, actions)
    return thinks ? `Thought: a network without thoughts chose this.\nAction: ${action}` : action
  },
}
