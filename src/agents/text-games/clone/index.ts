/** The behaviour-cloned transformer (Wang et al. 2022; Fang et al. 2024, table 4), in a size that is trained in minutes. */
import { z } from 'zod'
import type { AgentDefinition } from '../../../core/agent.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import type { TextAction, TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { LONGEST_ANSWER } from '../../../models/tiny/reader.ts'
import { matchAnswer, type CloneNetwork } from './network.ts'
import { playByViews } from './act.ts'
import { learned } from '../learned.ts'
import { readClone, type Clone } from './read-clone.ts'

const shared = {
  modules: z.boolean().default(true).describe('the one that learnt to ask the modules, or the one without any'),
  file: z.string().optional().describe('another trained clone: the policy.json of a training'),
}

const cloneOptions = z.strictObject({
  ...shared,
  decoding: z
    .enum(['likelihood', 'overlap'])
    .default('likelihood')
    .describe('the likeliest valid action; or its own words, and if they are no valid action the one that shares most'),
})

export const clone: AgentDefinition<TextConfig, TextObservation, TextAction, z.output<typeof cloneOptions>> = {
  name: 'clone',
  about:
    'A small transformer that imitates solutions (behaviour cloning), with the modules or without; needs no model.',
  options: cloneOptions,
  needsFiles: true,
  create(setup) {
    const { decoding } = setup.options
    const { network, modules, hash } = openClone(setup.options)
    return playByViews(setup, modules, (view, commands, turn) => {
      if (turn.number === 1 && view.did === '') turn.note('network', { hash })
      if (decoding === 'likelihood') return network.choose(view, commands)
      const question = network.ask(view, commands)
      return matchAnswer(network.answer(question), commands, question)
    })
  },
}

export const cloneByModel: AgentDefinition<
  TextConfig,
  TextObservation,
  TextAction,
  { readonly modules: boolean; readonly file?: string | undefined }
> = {
  name: 'clone-by-model',
  about:
    'The clone’s texts sent to the language model of the seat, such as the clone’s own GGUF file (llama:clone.gguf).',
  options: z.strictObject(shared),
  needsModel: true,
  create(setup) {
    const { network, modules } = openClone(setup.options)
    return playByViews(setup, modules, async (view, commands, turn) => {
      const question = network.ask(view, commands)
      const request = { messages: [{ role: 'user' as const, content: question.text }], temperature: 0 }
      const { text } = await turn.ask({ ...request, maxTokens: LONGEST_ANSWER, purpose: 'act' })
      return matchAnswer(text, commands, question)
    })
  },
  prompt: ({ options }, { task, inventory, look, validActions }) =>
    openClone(options).network.ask({ task, inventory, look, did: '', said: look }, validActions).text,
}

/** The clone of a file, or one that comes with the package. */
function openClone({ modules, file }: { readonly modules: boolean; readonly file?: string | undefined }): Clone {
  if (file !== undefined) return readClone(file)
  return readClone(learned('clone', modules))
}

/** The network of {@link clone} as it comes with the package, the one with modules or the one without. */
export const packedClone = (modules: boolean): CloneNetwork => openClone({ modules }).network
