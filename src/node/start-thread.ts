/** Starts a module of ours as a thread, built or from source. */
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * `module`: its address as built (`./part.js`). From source it is TypeScript, which it can read only with a loader of its
 * own; `loading`: it is to read modules of others as this process does.
 */
export function startThread(module: URL, options: WorkerOptions, { loading = false } = {}): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const loader = isSource ? import.meta.resolve('tsx/esm/api') : loading ? loaderOfThis() : undefined
  if (loader === undefined) return new Worker(module, options)
  const address = JSON.stringify(isSource ? module.href.replace(/\.js$/, '.ts') : module.href)
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${address})))`
  return new Worker(code, { ...options, eval: true })
}

/** What this process was begun with to read TypeScript: before Node 22 threads do not have it by themselves. Found from where commands are typed, as there. */
const loaderOfThis = (): string | undefined =>
  /--import[= ]tsx(\s|$)/.test([process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].join(' '))
    ? 'tsx/esm/api'
    : undefined
