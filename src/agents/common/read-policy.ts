/** Reads a trained policy: JSON that describes it, with its card, and the weights beside it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { getOrAdd } from '../../core/get-or-add.ts'
import { hash } from '../../core/json.ts'
import { validate } from '../../core/schema.ts'
import { readTensor } from '../../node/tensors.ts'

const fileSchema = z.looseObject({
  weights: z.string(),
  number: z.enum(['float32', 'float16']),
  tensors: z.array(z.object({ name: z.string(), shape: z.array(z.int()), offset: z.int().min(0) })),
})

export interface Policy<Description> {
  readonly description: Description
  readonly weights: Readonly<Record<string, Float32Array>>
  /** What the files hold, as one word: other files, another word. */
  readonly hash: string
}

type Shapes = Readonly<Record<string, readonly number[]>>

const known = new Map<string, Policy<unknown>>()

/**
 * `shapesOf` tells names and shapes of the weights from the description, and from how many numbers a tensor has. Throws
 * {@link InvalidInput} where the files cannot be read or hold something else.
 */
export const readPolicy = <Description>(
  path: string,
  schema: z.ZodType<Description>,
  shapesOf: (description: Description, sizeOf: (tensor: string) => number) => Shapes,
): Policy<Description> => getOrAdd(known, path, () => read(path, schema, shapesOf)) as Policy<Description>

function read<Description>(
  path: string,
  schema: z.ZodType<Description>,
  shapesOf: (description: Description, sizeOf: (tensor: string) => number) => Shapes,
): Policy<Description> {
  const fail = (what: string): never => {
    throw new InvalidInput(`the policy in ${path}: ${what}`)
  }
  const open = (file: string): Buffer => {
    try {
      return readFileSync(file)
    } catch (error) {
      return fail(`${file} cannot be read (${(error as Error).message})`)
    }
  }
  const text = open(path).toString('utf8')
  const parsed = parse(text, fail)
  const description = validate(schema, parsed, `the policy in ${path}`)
  const file = validate(fileSchema, parsed, `the policy in ${path}`)
  const bytes = open(join(dirname(path), file.weights))
  const entryOf = (name: string): (typeof file.tensors)[number] =>
    file.tensors.find((one) => one.name === name) ?? fail(`there is no tensor "${name}"`)
  const sizeOf = (name: string): number => entryOf(name).shape.reduce((a, b) => a * b, 1)
  const weights = Object.entries(shapesOf(description, sizeOf)).map(([name, shape]): [string, Float32Array] => {
    const entry = entryOf(name)
    if (entry.shape.join() !== shape.join())
      fail(`the tensor "${name}" should be ${shape.join(' × ')} numbers, not ${entry.shape.join(' × ')}`)
    try {
      return [name, readTensor(bytes, entry, file.number).values]
    } catch (error) {
      if (error instanceof RangeError) return fail(error.message)
      throw error
    }
  })
  return {
    description,
    weights: Object.fromEntries(weights),
    hash: hash([text, bytes.toString('base64')]).slice(0, 16),
  }
}

function parse(text: string, fail: (what: string) => never): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(`it is not JSON (${(error as Error).message})`)
  }
}
