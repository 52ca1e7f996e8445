/** Asks a provider for one answer, structured by the best means it has, and turns what came into a `ModelAnswer`. */
import type { Json } from '../core/json.ts'
import type { AskOptions, Model, ModelAnswer, ModelRequest, Usage } from '../core/model.ts'
import { ProviderFailure } from './failure.ts'
import { readLastJson, tryParse } from './json-in-text.ts'
import type { Means, Provider, Reply } from './provider.ts'
import { estimateUsage } from './tokens.ts'

/**
 * The provider as a model. Where a server refuses one means, the next is tried, and what worked is kept for later
 * calls. `only` fixes the means.
 */
export function modelOf(provider: Provider, only?: Means): Model {
  const means = only ? [only] : provider.means
  let best = 0

  async function ask(request: ModelRequest, options: AskOptions = {}): Promise<ModelAnswer> {
    const began = performance.now()
    const { format } = request
    let refusal: unknown
    let attempts = 0
    for (let index = best; index < (format ? means.length : best + 1); index++) {
      const way = format ? means[index] : undefined
      try {
        attempts++
        const sent = way === 'text' ? spellOut(request) : request
        const reply = await provider.send(sent, { ...options, means: way })
        if (format) best = Math.max(best, index)
        const latency = performance.now() - began
        const usage = reply.usage ?? estimateUsage(sent, reply)
        const model = reply.model ?? provider.name
        return { ...read({ ...reply, usage }, way, format?.schema), latency, attempts, model }
      } catch (error) {
        if (!isAboutFormat(error)) throw error
        refusal ??= error
      }
    }
    throw refusal
  }

  return { name: provider.name, ask }
}

/** Servers without a means answer so; so do servers that dislike the rest of the request, hence every means is tried. */
const isAboutFormat = (error: unknown): boolean =>
  ProviderFailure.isInstance(error) && error.kind === 'refused' && [400, 404, 422, 501].includes(error.status ?? 0)

function read(reply: Reply & { readonly usage: Usage }, way: Means | undefined, schema: Json | undefined) {
  const { text, usage, finish, tool } = reply
  if (!way) return { text, usage, finish }
  if (tool !== undefined)
    return { text: text || JSON.stringify(tool), data: tool, means: 'tool', usage, finish } as const
  const whole = way === 'schema' ? tryParse(text) : undefined
  if (whole !== undefined) return { text, data: whole, means: 'schema', usage, finish } as const
  const data = readLastJson(text, kindOf(schema))
  return data === undefined ? { text, usage, finish } : ({ text, data, means: 'text', usage, finish } as const)
}

function kindOf(schema: Json | undefined): 'object' | 'array' | undefined {
  const type = (schema as { type?: Json } | null | undefined)?.type
  return type === 'object' || type === 'array' ? type : undefined
}

/** The request with the format in words, for models that have nothing better. */
function spellOut(request: ModelRequest): ModelRequest {
  const words = `Reply with one JSON value that fits this JSON Schema. You may think in words before it; the last JSON value in your reply counts.\n${JSON.stringify(request.format!.schema)}`
  const [first, ...others] = request.messages
  const messages =
    first?.role === 'system'
      ? [{ ...first, content: `${first.content}\n\n${words}` }, ...others]
      : [{ role: 'system' as const, content: words }, ...request.messages]
  return { ...request, messages }
}
