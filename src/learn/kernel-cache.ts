/**
 * The numeric library makes a new WebAssembly instance of a kernel at every call of it: a tenth of all time, much more where
 * two threads do so, and work for the garbage collector. Its kernels keep nothing but the memory that they are given, so
 * one instance of each is as good; it is kept here. Only for the time of a call is the library's constructor another one.
 */
const kept = new WeakMap<WebAssembly.Module, { memory: unknown; instance: WebAssembly.Instance }>()

/** Runs what calls kernels. */
export function withKeptKernels<Result>(run: () => Result): Result {
  const { Instance } = WebAssembly
  WebAssembly.Instance = new Proxy(Instance, {
    construct(target, [module, imports]: [WebAssembly.Module, WebAssembly.Imports]) {
      const memory = imports?.env?.memory
      const known = kept.get(module)
      if (known && known.memory === memory) return known.instance
      const instance = new target(module, imports)
      if (Object.keys(instance.exports).join() === 'kernel') kept.set(module, { memory, instance })
      return instance
    },
  })
  try {
    return run()
  } finally {
    WebAssembly.Instance = Instance
  }
}
