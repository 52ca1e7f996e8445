/** Validation of what somebody wrote by hand: a misspelt field is answered with those that there are. */
import { InvalidInput } from './errors.ts'
import { toJsonSchema } from './json-schema.ts'
import { validate, type Schema } from './schema.ts'

/** As {@link validate}; where the input has a field that the schema does not know, the message lists those it knows. */
export function validateGiven<Value>(schema: Schema<Value>, input: unknown, what: string): Value {
  try {
    return validate(schema, input, what)
  } catch (error) {
    const fields = Object.keys(toJsonSchema(schema, 'input')['properties'] ?? {})
    const isMisspelt = Object.keys(input ?? {}).some((name) => !fields.includes(name))
    if (!InvalidInput.isInstance(error) || !isMisspelt || fields.length === 0) throw error
    throw new InvalidInput(`${error.message}; there are ${fields.join(', ')}`)
  }
}
