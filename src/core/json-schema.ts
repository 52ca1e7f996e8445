/** JSON Schemas of what a game takes and gives, for docs, for clients in other languages, for whoever generates code. */
import type { StandardSchemaV1, StandardJSONSchemaV1 } from '@standard-schema/spec'
import type { Game } from './game.ts'

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { readonly [key: string]: unknown }

/** What `roundtable games <game> --schema` prints. */
export interface GameSchemas {
  readonly config: JsonSchema
  readonly action: JsonSchema
  readonly observation: JsonSchema
}

/**
 * What a game's config and actions may be when they are given to it, and what its observations are (draft 2020-12).
 *
 * @example
 * ```ts
 * import { schemasOf } from 'roundtable'
 * import game from 'roundtable/games/overcooked'
 *
 * console.log(schemasOf(game).action) // { …, type: 'string', enum: [ 'north', 'south', … ] }
 * ```
 */
export const schemasOf = ({ config, action, observation }: Game): GameSchemas => ({
  config: toJsonSchema(config, 'input'),
  action: toJsonSchema(action, 'input'),
  observation: toJsonSchema(observation, 'output'),
})

/**
 * The JSON Schema of any schema library that can give one (Standard JSON Schema); of another, one that lets everything
 * through and says who checks it. `input`: what may be given; `output`: what comes out, defaults filled in.
 */
export function toJsonSchema(schema: StandardSchemaV1 | undefined, side: 'input' | 'output'): JsonSchema {
  if (!schema) return { description: 'not described' }
  const { vendor, jsonSchema } = schema['~standard'] as StandardSchemaV1.Props & Partial<StandardJSONSchemaV1.Props>
  if (!jsonSchema) return { description: `checked by ${vendor}, which gives no JSON Schema` }
  try {
    return jsonSchema[side]({ target: 'draft-2020-12', libraryOptions: forZod })
  } catch (error) {
    return { description: `checked by ${vendor}, which gives no JSON Schema: ${(error as Error).message}` }
  }
}

/** Other libraries know none of these options and pass over them. */
const forZod = {
  // What JSON Schema has no word for is let through; the game itself still checks it.
  unrepresentable: 'any',
  // Bounds of every whole number that is exact: they tell a reader nothing.
  override({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
    if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
    if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  },
}
