/** Starts the process of a worker, which does nothing until it is told its run. */
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** From source a worker is TypeScript too, which it can read only with a loader. */
export function startProcess(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts')
  const program = fileURLToPath(new URL(isSource ? './child.ts' : './child.js', import.meta.url))
  return fork(program, {
    // What reads the user's own modules here reads them there; a debugger's port is taken.
    execArgv: isSource
      ? ['--import', import.meta.resolve('tsx')]
      : process.execArgv.filter((word) => !/^--(inspect|cpu-prof|heap-prof)/.test(word)),
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
