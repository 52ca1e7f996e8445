/**
 * What `roundtable:tiny` answers to LLM-Co in a kitchen: it reads the state in the prompt, whoever wrote it, and lets a small
 * network choose among the available actions. Rules, examples and directives it skips.
 */
import { fileURLToPath } from 'node:url'
import { TinyReader } from '../../../models/tiny/reader.ts'
import type { Responder } from '../../../models/index.ts'
import { reply } from '../../collab/read-prompt.ts'
import { readTiny } from '../../common/read-tiny.ts'
import { isState, readState } from '../llm-co/read-state.ts'
import { writeState } from './write-state.ts'

const path = fileURLToPath(
  new URL(/* @vite-ignore */ '../../../../data/learned/overcooked/tiny/kitchens.json', import.meta.url),
)
let opened: TinyReader | undefined
const openReader = (): TinyReader => (opened ??= new TinyReader(readTiny(path, 'medium-level-actions').model))

export const responder: Responder = {
  name: 'overcooked',
  recognises: ({ messages }) => isState(messages.at(-1)),
  answer({ messages }) {
    const state = readState(messages.at(-1)!.content)
    const { text, answers } = writeState(state)
    return reply('A network without reasons chose this.', state.actions[openReader().choose(text, answers)] ?? 'wait.')
  },
}
