/**
 * The model named `stand-in`: a server of its own, started with the model and stopped with it; or, as in
 * `stand-in:http://127.0.0.1:4000/v1`, one that runs elsewhere.
 */
import { InvalidInput } from '../../core/errors.ts'
import { openChatCompletions } from '../providers/chat-completions.ts'
import type { Provider } from '../provider.ts'
import { parseStandInOptions } from './options.ts'
import type { Responder } from './responder.ts'
import { startStandIn } from './server.ts'

export async function openStandIn(name: string, options: string, responders?: readonly Responder[]): Promise<Provider> {
  const elsewhere = /^https?:/.test(options)
  if (elsewhere && !URL.canParse(options)) {
    throw new InvalidInput('stand-in: the address cannot be read; write stand-in:http://127.0.0.1:<port>/v1')
  }
  const settings = elsewhere ? {} : parseStandInOptions(options)
  const server = elsewhere ? undefined : await startStandIn({ ...settings, responders, background: true })
  const provider = openChatCompletions({
    name,
    model: 'stand-in',
    address: new URL(server?.url ?? options),
    key: { variable: 'COMPATIBLE_API_KEY', value: undefined },
    sayCall: true,
  })
  return { ...provider, timeout: elsewhere ? undefined : 5000 + (settings.latency ?? 0), close: server?.close }
}
