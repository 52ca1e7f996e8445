/** What a JSON Schema lets through, in a few words: for help texts and tables. */
import type { JsonSchema } from './json-schema.ts'

/** As much of JSON Schema as names of types are made of. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Shape | false
  readonly prefixItems?: readonly Shape[]
  readonly properties?: object
  readonly additionalProperties?: Shape | boolean
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * `integer 4 to 12`, `list of string`, `classic | modern`, `[number, number]`, `integer or null`.
 *
 * @param write How a single value is written. Default: text as it is, all else as JSON.
 */
export function typeName(schema: JsonSchema, write: (value: unknown) => string = plain): string {
  const shape: Shape = schema
  if (shape.const !== undefined) return write(shape.const)
  if (shape.enum) return shape.enum.map(write).join(' | ')
  const name = (part: Shape): string => typeName(part as JsonSchema, write)
  const variants = shape.anyOf ?? shape.oneOf
  if (variants) return [...new Set(variants.map(name))].join(' or ')
  if (shape.prefixItems) return `[${shape.prefixItems.map(name).join(', ')}]`
  if (shape.items) return `list of ${name(shape.items)}`
  if (typeof shape.additionalProperties === 'object' && !shape.properties)
    return `record of ${name(shape.additionalProperties)}`
  return shape.type === undefined ? 'anything' : `${[shape.type].flat().join(' or ')}${rangeOf(shape)}`
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function rangeOf({ minimum, maximum }: Shape): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` from ${minimum}`
  return maximum === undefined ? '' : ` to ${maximum}`
}
