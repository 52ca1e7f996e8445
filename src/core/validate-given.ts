/** Validation of what somebody wrote by hand: a misspelt field is answered with those that there are. */
import { InvalidInput } from './errors.ts'
import { toJsonSchema } from './json-schema.ts'
import { validate, type Schema } from './schema.ts'

/** As {@link validate}; where the input has a field that the schema does not know, the message lists those it knows. */
export function validateGiven<Value>(schema: Schema<Value>, input: unknown, what: string): Value {
  const fieldsOf = (): string[] => Object.keys(toJsonSchema(schema, 'input')['properties'] ?? {})
  const hidden = findHidden(input)
  if (hidden) {
    const there = hidden.length > 1 ? '' : `; there are ${fieldsOf().join(', ')}`
    throw new InvalidInput(`${what}: Unrecognized key: "${hidden.join('.')}"${there}`)
  }
  try {
    return validate(schema, input, what)
  } catch (error) {
    const fields = fieldsOf()
    const isMisspelt = Object.keys(input ?? {}).some((name) => !fields.includes(name))
    if (!InvalidInput.isInstance(error) || !isMisspelt || fields.length === 0) throw error
    throw new InvalidInput(`${error.message}; there are ${fields.join(', ')}`)
  }
}

/** Schema libraries leave out a field of this name without a word. */
const HIDDEN = '__proto__'

/** The way to a field whose name they leave out; undefined where there is none. */
export function findHidden(input: unknown): string[] | undefined {
  const seen = new Set<unknown>()
  const open: { readonly value: unknown; readonly way: readonly string[] }[] = [{ value: input, way: [] }]
  for (let one = open.pop(); one; one = open.pop()) {
    const { value, way } = one
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (Object.hasOwn(value, HIDDEN)) return [...way, HIDDEN]
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'object') open.push({ value: inner, way: [...way, name] })
  }
  return undefined
}
