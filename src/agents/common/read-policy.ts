/** Reads a trained policy: JSON that describes it, with its card, and the weights beside it. */
import { z } from 'zod'
import { getOrAdd } from '../../core/get-or-add.ts'
import { hash } from '../../core/json.ts'
import { validate } from '../../core/schema.ts'
import { type ReadFile, WeightsFile } from './weights-file.ts'

const fileSchema = z.looseObject({
  weights: z.string(),
  number: z.enum(['float32', 'float16', 'int8']),
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
 * `shapesOf` tells names and shapes of the weights from the description, and from how many numbers a tensor has; `from`
 * reads a file, from the disk unless told otherwise. Throws `InvalidInput` where the files cannot be read or hold something
 * else.
 */
export const readPolicy = <Description>(
  path: string,
  schema: z.ZodType<Description>,
  shapesOf: (description: Description, sizeOf: (tensor: string) => number) => Shapes,
  from?: ReadFile,
): Policy<Description> => getOrAdd(known, path, () => read(path, schema, shapesOf, from)) as Policy<Description>

function read<Description>(
  path: string,
  schema: z.ZodType<Description>,
  shapesOf: (description: Description, sizeOf: (tensor: string) => number) => Shapes,
  from: ReadFile | undefined,
): Policy<Description> {
  const whole = new WeightsFile(path, `the policy in ${path}`, from)
  const parsed = whole.parse()
  const description = validate(schema, parsed, `the policy in ${path}`)
  const { bytes, entryOf, tensor } = whole.weights(validate(fileSchema, parsed, `the policy in ${path}`))
  const sizeOf = (name: string): number => entryOf(name).shape.reduce((a, b) => a * b, 1)
  const weights = Object.entries(shapesOf(description, sizeOf)).map(([name, shape]): [string, Float32Array] => {
    const found = entryOf(name).shape
    if (found.join() !== shape.join())
      whole.fail(`the tensor "${name}" should be ${shape.join(' × ')} numbers, not ${found.join(' × ')}`)
    return [name, tensor(name).values]
  })
  let hashed: string | undefined
  return {
    description,
    weights: Object.fromEntries(weights),
    // Where it is asked for: a page neither can nor needs to.
    get hash() {
      const parts = () => [new TextDecoder().decode(whole.text), Buffer.from(bytes).toString('base64')]
      return (hashed ??= hash(parts()).slice(0, 16))
    },
  }
}
