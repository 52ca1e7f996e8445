/** Who is asked for: reads `symbolic:strategy=lazy@openai:gpt-4o`. Loads in a browser. */
import { InvalidInput } from '../../core/errors.ts'
import type { Json } from '../../core/json.ts'

/** An agent as asked for. */
export interface AgentSpec {
  readonly agent: string
  readonly options?: Readonly<Record<string, Json>>
  /** `provider:model`. Absent: the run's model, if the agent needs one. */
  readonly model?: string
}

/** Reads `name[:option=value]*[@model]`. Values that are JSON (numbers, true, lists) are read as such. */
export function readNamedAgent(text: string): AgentSpec {
  const [, named = '', model] = /^([^@]*)(?:@(.+))?$/.exec(text.trim()) ?? []
  const [agent = '', ...parts] = named.split(':')
  // A value may hold a colon itself: `examples=human:hh-planning-002`.
  const pairs = parts.reduce<string[]>(
    (found, part) =>
      part.includes('=') || found.length === 0 ? [...found, part] : [...found.slice(0, -1), `${found.at(-1)}:${part}`],
    [],
  )
  if (!agent) throw new InvalidInput(`"${text}" names no agent; write name, name:option=value or name@provider:model`)
  const options = Object.fromEntries(pairs.map((pair) => readPair(pair, `agent ${agent}`)))
  return { agent, ...(pairs.length > 0 && { options }), ...(model && { model }) }
}

/** Reads `key=value`, with dots for nesting left to the caller; the value as JSON where it is JSON, else as text. */
export function readPair(pair: string, where: string): [string, Json] {
  const cut = pair.indexOf('=')
  if (cut < 1) throw new InvalidInput(`${where}: "${pair}" is not option=value`)
  const value = pair.slice(cut + 1)
  try {
    return [pair.slice(0, cut), JSON.parse(value) as Json]
  } catch {
    return [pair.slice(0, cut), value]
  }
}
