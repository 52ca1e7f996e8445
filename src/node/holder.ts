/** Which process this is, so that others can tell whether it still lives: on this machine at once, elsewhere by its beat. */
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { randomUUID } from 'node:crypto'

/** What a lease says of whoever holds it. */
export interface Holder {
  readonly id: string
  readonly host: string
  readonly pid: number
  /** Of the kernel's last start, and the space that process ids are counted in: containers on one machine differ in it. */
  readonly boot?: string
  readonly space?: string
  /** When the process started, in the kernel's ticks: a number that is given out again is another process. */
  readonly started?: string
}

/** A holder of this process; each has an id of its own. */
export const newHolder = (): Holder => ({ id: randomUUID(), ...self })

/**
 * Whether a holder is known to be gone: its machine was started anew, or has no such process any more. Undefined where that
 * cannot be seen from here: on another machine, in another container.
 */
export function isGone({ host, pid, boot, space, started }: Holder): boolean | undefined {
  if (boot === undefined || space === undefined) return host === self.host && !exists(pid) ? true : undefined
  if (boot !== self.boot || space !== self.space) return undefined
  const now = startOf(pid)
  // Where /proc hides the processes of others, only whether there is one can be seen.
  return now === undefined ? (exists(pid) ? undefined : true) : now !== started
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const attempt = (read: () => string): string | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold blanks and brackets. A process that has ended but is not yet
 * waited for (state Z) counts as gone. */
const startOf = (pid: number | 'self'): string | undefined =>
  attempt(() => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? '' : fields[19]!
  })

const self = {
  host: hostname(),
  pid: process.pid,
  boot: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  space: attempt(() => readlinkSync('/proc/self/ns/pid')),
  started: startOf('self'),
}
