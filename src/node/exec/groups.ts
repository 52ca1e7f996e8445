/** Programs that run for us, each in a process group of its own: none outlives this process. */
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()
let watching = false

/** Sees to it that the program ends with this process. */
export function watchGroup(child: ChildProcess): void {
  running.add(child)
  if (watching) return
  watching = true
  const killAll = (): void => {
    for (const child of running) killGroup(child, 'SIGKILL')
  }
  process.on('exit', killAll)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    const end = (): void => {
      // Whoever else listens decides whether this process ends.
      if (process.listenerCount(signal) > 1) return
      killAll()
      process.off(signal, end)
      process.kill(process.pid, signal)
    }
    process.on(signal, end)
  }
}

/** The program itself has ended: what it started and left behind ends too. */
export function reap(child: ChildProcess): void {
  killGroup(child, 'SIGKILL')
  running.delete(child)
}

export function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = child
  if (pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-pid, signal)
  } catch {
    // It has ended already.
  }
}
