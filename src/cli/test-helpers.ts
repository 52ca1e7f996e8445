/** Runs the built command line in a process of its own, as a user would. `npm test` builds it first. */
import { spawn, type ChildProcess } from 'node:child_process'

const bin = new URL('../../bin/roundtable.js', import.meta.url).pathname

export interface Finished {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export function start(
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): ChildProcess & { finished: Promise<Finished> } {
  const child = spawn(process.execPath, [bin, ...args], { cwd: options.cwd, env: { ...process.env, ...options.env } })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (data) => (stdout += data))
  child.stderr.on('data', (data) => (stderr += data))
  const finished = new Promise<Finished>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  )
  return Object.assign(child, { finished })
}

export const roundtable = (
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; input?: string },
): Promise<Finished> => {
  const child = start(args, options)
  child.stdin!.end(options.input ?? '')
  return child.finished
}
