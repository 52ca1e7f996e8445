/** The model named `roundtable:tiny`: small networks in this process, each of which reads the prompts of some agents. */
import { ProviderFailure } from '../failure.ts'
import type { Provider } from '../provider.ts'
import type { Responder } from '../stand-in/responder.ts'

export function openTiny(name: string, responders: readonly Responder[] = []): Provider {
  return {
    name,
    account: name,
    means: ['text'],
    async send({ messages, temperature }) {
      const request = { model: name, messages, ...(temperature !== undefined && { temperature }), number: 1 }
      const reader = responders.find((responder) => responder.recognises(request))
      if (!reader) {
        const known = responders.map((responder) => responder.name).join(', ')
        throw new ProviderFailure(
          'refused',
          `${name} was trained on the prompts of some agents (${known || 'none here'}), and this is none of them; take another model`,
        )
      }
      return { text: await reader.answer(request), finish: 'stop' }
    },
  }
}
