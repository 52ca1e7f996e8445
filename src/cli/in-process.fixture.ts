/** Runs the command line in the process of the test, which saves the second that a process of its own takes to start. */
import { vi } from 'vitest'
import { runCommandLine } from './main.ts'

/** What it wrote, and the exit status that it set. `env`: variables of the environment; undefined takes one away. */
export async function runHere(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string | undefined>> },
): Promise<{ code: number; stdout: string; stderr: string }> {
  const before = { cwd: process.cwd(), exitCode: process.exitCode, env: process.env }
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)]
  // Vitest has a console of its own.
  const spies = [
    stdout.spy,
    stderr.spy,
    vi.spyOn(console, 'log').mockImplementation((text = '') => void process.stdout.write(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text = '') => void process.stderr.write(`${text}\n`)),
  ]
  process.chdir(cwd)
  process.exitCode = 0
  process.env = { ...process.env, ...env }
  for (const [name, value] of Object.entries(env)) if (value === undefined) delete process.env[name]
  try {
    await runCommandLine(['node', 'roundtable', ...args])
    return { code: process.exitCode, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.chdir(before.cwd)
    process.exitCode = before.exitCode
    process.env = before.env
    for (const spy of spies) spy.mockRestore()
  }
}

function capture(stream: NodeJS.WriteStream) {
  let all = ''
  const spy = vi.spyOn(stream, 'write').mockImplementation((text) => {
    all += String(text)
    return true
  })
  return { spy, text: () => all }
}
