/** Validation through Standard Schema, so that a third party may bring its own schema library. */
import { InvalidInput } from './errors.ts'
import type { StandardSchemaV1 } from '@standard-schema/spec'

/** Turns unknown input into a `Value`, filling in defaults, or says what is wrong with it. */
export type Schema<Value> = StandardSchemaV1<any, Value>

/** The values of a schema as whoever gets them may read them: the type of an observation, inferred from its schema. */
export type ValueOf<Of extends StandardSchemaV1> = DeepReadonly<StandardSchemaV1.InferOutput<Of>>

/** True where two types say the same: `true satisfies Agree<…>` lets the compiler hold a schema to a type. */
export type Agree<A, B> = [A, B] extends [B, A] ? true : false

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

/**
 * The value that `input` stands for. Throws {@link InvalidInput}; `what` names the input in the message.
 *
 * @example
 * ```ts
 * import { validate } from 'roundtable'
 * import game from 'roundtable/games/traveling-adventurers'
 *
 * console.log(validate(game.config, { boards: 'generated', rooms: 8 }, 'config').rooms) // 8
 * try {
 *   validate(game.config, { rooms: 99 }, 'config')
 * } catch (error) {
 *   console.log((error as Error).message) // config: rooms: …
 * }
 * ```
 */
export function validate<Value>(schema: Schema<Value>, input: unknown, what: string): Value {
  const result = schema['~standard'].validate(input)
  if (result instanceof Promise) {
    // Some libraries begin anew, asynchronously, where they throw: as they do on what is nested too deeply.
    result.catch(() => {})
    throw new InvalidInput(`${what}: it is nested too deeply, or its schema is asynchronous, which is not supported`)
  }
  if (!result.issues) return result.value
  const places = result.issues.map((issue) => {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    return path ? `${path}: ${issue.message}` : issue.message
  })
  throw new InvalidInput(`${what}: ${places.join('; ')}`)
}
