/** A JSON Schema as rows of a table: what is in it, of which type, with which default, and what it means. */
import { cell, table } from './page.ts'

/** As much of JSON Schema as the schemas of games use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | false
  readonly prefixItems?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
}

/** How deep a table goes into objects in objects. */
const DEEPEST = 3

interface Row {
  readonly path: string
  readonly type: string
  readonly fallback: string
  readonly about: string
}

/** The fields of an object, or of whatever alternatives it has, each of its alternatives under a heading of its own. */
export function schemaTables(schema: Schema): string {
  const variants = alternatives(schema)
  if (variants.length > 1 && variants.every(({ properties }) => properties))
    return variants.map((variant) => `**${labelOf(variant)}**\n\n${objectTable(variant)}`).join('\n\n')
  return schema.properties ? objectTable(schema) : `${typeOf(schema)}${aboutOf(schema)}`
}

function objectTable(schema: Schema): string {
  const rows = rowsOf(schema, '', 1)
  if (rows.length === 0) return 'No fields.'
  return table(
    ['field', 'type', 'default', 'meaning'],
    rows.map(({ path, type, fallback, about }) => [`\`${path}\``, type, fallback, about]),
  )
}

/** An alternative is known by the one value that it holds: `"type": "message"`. */
const labelOf = ({ properties = {} }: Schema): string =>
  Object.entries(properties).flatMap(([name, { const: value }]) =>
    value === undefined ? [] : [`\`${name}: ${JSON.stringify(value)}\``],
  )[0] ?? 'otherwise'

/** Fields of the object and of what is in them; alternatives of one field are told once where they say the same. */
function rowsOf(schema: Schema, prefix: string, depth: number): Row[] {
  const rows = alternatives(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const path = `${prefix}${name}${required.includes(name) || field.default !== undefined ? '' : '?'}`
      const row = { path, type: typeOf(field), fallback: fallbackOf(field), about: cell(field.description ?? '') }
      const [inner, step] = innerOf(field)
      return [row, ...(inner && depth < DEEPEST ? rowsOf(inner, `${prefix}${name}${step}`, depth + 1) : [])]
    }),
  )
  const keys = new Set<string>()
  return rows.filter((row) => {
    const key = JSON.stringify(row)
    return !keys.has(key) && keys.add(key)
  })
}

/** What is worth rows of its own inside a field: an object, or the objects of a list or a record. */
function innerOf(field: Schema): [Schema | undefined, string] {
  const holds = (one: Schema | undefined): boolean => !!one && alternatives(one).some(({ properties }) => properties)
  for (const one of alternatives(field)) {
    if (one.properties) return [field, '.']
    if (one.items && holds(one.items)) return [one.items, '[].']
    if (typeof one.additionalProperties === 'object' && holds(one.additionalProperties))
      return [one.additionalProperties, '.*.']
  }
  return [undefined, '']
}

const alternatives = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

/** The type in a few words, as a cell. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ')
  const variants = alternatives(schema)
  if (variants.length > 1) return [...new Set(variants.map(typeOf))].join(' or ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return `record of ${typeOf(schema.additionalProperties)}`
  const type = schema.type === undefined ? 'anything' : [schema.type].flat().join(' or ')
  return `${type}${rangeOf(schema)}`
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum} to ${maximum}`
  if (minimum !== undefined) return ` from ${minimum}`
  return maximum === undefined ? '' : ` to ${maximum}`
}

const fallbackOf = ({ default: value }: Schema): string => (value === undefined ? '' : code(JSON.stringify(value)))

const aboutOf = ({ description }: Schema): string => (description ? `: ${cell(description)}` : '')

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
