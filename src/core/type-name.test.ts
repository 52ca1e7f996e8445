import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { toJsonSchema } from './json-schema.ts'
import { typeName } from './type-name.ts'

const nameOf = (schema: z.ZodType): string => typeName(toJsonSchema(schema, 'input'))

describe('a type is named by what it lets through', () => {
  it.each([
    [z.string(), 'string'],
    [z.int(), 'integer'],
    [z.int().min(4).max(12), 'integer 4 to 12'],
    [z.int().min(0), 'integer from 0'],
    [z.number().max(1), 'number to 1'],
    [z.enum(['classic', 'modern']), 'classic | modern'],
    [z.literal(3), '3'],
    [z.boolean().nullable(), 'boolean or null'],
    [z.array(z.string()), 'list of string'],
    [z.array(z.tuple([z.string(), z.int()])), 'list of [string, integer]'],
    [z.record(z.string(), z.number()), 'record of number'],
    [z.strictObject({ a: z.string() }), 'object'],
    [z.union([z.int(), z.strictObject({ onion: z.int() })]), 'integer or object'],
    [z.any(), 'anything'],
  ])('%#: %s', (schema, name) => expect(nameOf(schema)).toBe(name))

  it('and its values as the reader wants them', () =>
    expect(typeName(toJsonSchema(z.enum(['a', 'b']), 'input'), (value) => `«${String(value)}»`)).toBe('«a» | «b»'))
})
