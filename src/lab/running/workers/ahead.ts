/**
 * Processes of workers that are begun before there is anything for them: a process takes as long to read our code as the run
 * takes to read its plan, and on a machine with a processor free both happen at once.
 */
import type { ChildProcess } from 'node:child_process'
import { startProcess } from './start-process.ts'

export class Ahead {
  #waiting: ChildProcess[]

  constructor(count: number) {
    this.#waiting = Array.from({ length: count }, () => {
      const child = startProcess()
      // One that cannot be started is no worker; whoever starts the next is told.
      child.on('error', () => {})
      return child
    })
  }

  /** One that is there and waits; undefined: there is none left. */
  take(): ChildProcess | undefined {
    for (let child = this.#waiting.shift(); child; child = this.#waiting.shift())
      if (child.pid !== undefined && child.connected && child.exitCode === null && child.signalCode === null)
        return child
    return undefined
  }

  /** Ends those that nobody took. */
  close(): void {
    for (const child of this.#waiting) child.kill('SIGKILL')
    this.#waiting = []
  }
}
