/**
 * The numeric library (jax-js: compiled loops in WebAssembly, gradients) behind two functions of plain arrays. It is loaded
 * when training begins, never for playing. No other file imports it.
 *
 * Sums of products are three times as fast where all sides of a matrix are multiples of 16: pad what is not.
 */
import type * as jax from '@jax-js/jax'
import { withKeptKernels } from './kernel-cache.ts'
import { countParameters, splitParameters, type Shapes } from './parameters.ts'

/** The library's operations, with which losses and networks are written. */
export type Operations = Pick<typeof jax, 'numpy' | 'nn' | 'lax'>

/** An array of the library. Each use consumes it: write `x.ref` wherever `x` is needed again. */
export type Value = jax.Array
/** Arrays of the library by name. */
export type Values = Readonly<Record<string, Value>>

/** Plain numbers for a call. The same names and shapes must come every time, or a call compiles anew. */
export type Data = Readonly<
  Record<string, { readonly shape: readonly number[]; readonly values: Float32Array | Int32Array }>
>

/** The library, loaded. */
export interface Numeric {
  /** Compiles a function of parameters and data; what it returns comes back as plain arrays. */
  compile(
    shapes: Shapes,
    run: (operations: Operations, parameters: Values, data: Values) => Value[],
  ): (parameters: Float32Array, data: Data) => Float32Array[]
  /** Compiles a loss (one number) with its gradient by all parameters, flat as they are. */
  compileLoss(
    shapes: Shapes,
    loss: (operations: Operations, parameters: Values, data: Values) => Value,
  ): (parameters: Float32Array, data: Data) => { loss: number; gradient: Float32Array }
}

/** Loads the library. */
export async function openNumeric(): Promise<Numeric> {
  const library = await import('@jax-js/jax')
  await library.init('wasm')
  library.defaultDevice('wasm')
  const { numpy, nn, lax, jit, valueAndGrad } = library
  const operations: Operations = { numpy, nn, lax }
  const take = (shape: readonly number[], values: Float32Array | Int32Array): Value =>
    numpy.array(values).reshape([...shape])
  const takeParameters = (shapes: Shapes, flat: Float32Array): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(splitParameters(shapes, flat)).map(([name, { shape, values }]) => [name, take(shape, values)]),
    )
  const takeData = (data: Data): Record<string, Value> =>
    Object.fromEntries(Object.entries(data).map(([name, { shape, values }]) => [name, take(shape, values)]))
  const give = (value: Value): Float32Array => value.dataSync() as Float32Array

  return {
    compile(shapes, run) {
      const compiled = jit((parameters: Values, data: Values) => run(operations, parameters, data))
      return (parameters, data) =>
        withKeptKernels(() => compiled(takeParameters(shapes, parameters), takeData(data)).map(give))
    },
    compileLoss(shapes, loss) {
      const compiled = jit((parameters: Values, data: Values) =>
        valueAndGrad((by: Values, given: Values) => loss(operations, by, given))(parameters, data),
      )
      const follow = (parameters: Float32Array, data: Data): { loss: number; gradient: Float32Array } => {
        const [value, byName] = compiled(takeParameters(shapes, parameters), takeData(data)) as [Value, Values]
        const gradient = new Float32Array(countParameters(shapes))
        for (const [name, { values }] of Object.entries(splitParameters(shapes, gradient)))
          values.set(give(byName[name]!))
        return { loss: give(value)[0]!, gradient }
      }
      return (parameters, data) => withKeptKernels(() => follow(parameters, data))
    },
  }
}
