/** A JSON Schema as rows of a table: what is in it, of which type, with which default, and what it means. */
import { typeName } from '../src/core/type-name.ts'
import { cell, table } from './page.ts'

/** As much of JSON Schema as the schemas of games use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | false
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
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

/** The type as a cell. */
const typeOf = (schema: Schema): string =>
  typeName({ ...schema }, (value) => `\`${JSON.stringify(value)}\``).replaceAll('|', '\\|')

const fallbackOf = ({ default: value }: Schema): string => (value === undefined ? '' : code(JSON.stringify(value)))

const aboutOf = ({ description }: Schema): string => (description ? `: ${cell(description)}` : '')

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
