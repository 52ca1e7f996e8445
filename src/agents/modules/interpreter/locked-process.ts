/** A process that can reach nothing: no files but the ones named, no other process, no environment, little memory. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface LockedProcessOptions {
  /** The program that runs in it, an .mjs file that Node can run as it stands. */
  readonly program: string
  readonly arguments: readonly string[]
  /** Files and folders it may read. Nothing may be written. */
  readonly readable: readonly string[]
  /** Memory of WebAssembly programs, in mebibytes. */
  readonly memory: number
  /** The longest answer that is believed, in bytes. */
  readonly longestAnswer: number
}

/** The process ended, or had to be ended, before it answered. */
export class ProcessDied extends Error {
  override name = 'ProcessDied'
  readonly reason: 'timeout' | 'flood' | 'exit'
  constructor(reason: ProcessDied['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** This Node has no permission model, without which nothing is locked; the code is refused, not run unprotected. */
class NoLock extends Error {
  override name = 'NoLock'
}

/** The flags that lock a process of this Node. Throws {@link NoLock} where it has none. */
export function lockFlags({ readable, memory }: Pick<LockedProcessOptions, 'readable' | 'memory'>): string[] {
  const known = process.allowedNodeEnvironmentFlags
  const permission = ['--permission', '--experimental-permission'].find((flag) => known.has(flag))
  if (!permission)
    throw new NoLock(
      `Node ${process.version} cannot run untrusted code: it has no permission model (use Node 20.19 or newer)`,
    )
  return [
    permission,
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    `--wasm-max-mem-pages=${memory * 16}`,
    '--max-old-space-size=160',
    // WebAssembly is compiled once and fast: programs are short, and a box starts in half the time.
    '--liftoff-only',
    '--no-warnings',
  ]
}

/** Seconds of processor time that one process may use in all: the last resort should its parent be killed. */
const PROCESSOR_SECONDS = 60

/** Starts a locked process. It answers one line of JSON for each it is sent, one at a time. */
export class LockedProcess {
  readonly #child: ChildProcess
  #waiting: { resolve: (line: string) => void; reject: (error: Error) => void } | undefined
  #dead: ProcessDied | undefined
  #complaints = ''

  constructor(options: LockedProcessOptions) {
    const command = [process.execPath, ...lockFlags(options), options.program, ...options.arguments]
    const limited = `ulimit -c 0; ulimit -f 0; ulimit -t ${PROCESSOR_SECONDS}; exec "$@"`
    const [file, ...rest] = process.platform === 'win32' ? command : ['/bin/sh', '-c', limited, 'sh', ...command]
    this.#child = spawn(file!, rest, { env: {}, cwd: '/', stdio: 'pipe', windowsHide: true })
    this.#read(options.longestAnswer)
    this.#child.on('error', (error) => this.#die('exit', error.message))
    this.#child.on('exit', (code, signal) => this.#die('exit', `it ended with ${signal ?? `status ${code}`}`))
    this.#child.stdin!.on('error', () => {})
    // It waits in the background and ends with its parent, whose end it must not put off.
    this.#child.unref()
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr])
      (stream as unknown as { unref(): void }).unref()
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get alive(): boolean {
    return this.#dead === undefined
  }

  /** What it wrote to standard error, for the message of a failure. */
  get complaints(): string {
    return this.#complaints
  }

  #read(longest: number): void {
    let bytes = 0
    this.#child.stdout!.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > longest) this.kill('flood', 'it answered too much')
      if (chunk.includes(10)) bytes = 0
    })
    this.#child.stderr!.on('data', (chunk: Buffer) => {
      if (this.#complaints.length < 4000) this.#complaints += chunk
    })
    createInterface({ input: this.#child.stdout! }).on('line', (line) => {
      const waiting = this.#waiting
      this.#waiting = undefined
      waiting?.resolve(line)
    })
  }

  /** The next line it says, within so many milliseconds; after that it is killed. Throws {@link ProcessDied}. */
  async answer(milliseconds: number, request?: unknown): Promise<string> {
    if (this.#dead) throw this.#dead
    if (this.#waiting) throw new Error('a locked process answers one request at a time')
    // Somebody waits: now the parent has to stay until the answer is here.
    this.#child.ref()
    const timer = setTimeout(() => this.kill('timeout', `it gave no answer within ${milliseconds} ms`), milliseconds)
    try {
      return await new Promise<string>((resolve, reject) => {
        this.#waiting = { resolve, reject }
        if (request !== undefined) this.#child.stdin!.write(`${JSON.stringify(request)}\n`)
      })
    } finally {
      clearTimeout(timer)
      this.#child.unref()
    }
  }

  kill(reason: ProcessDied['reason'] = 'exit', message = 'it was closed'): void {
    this.#child.kill('SIGKILL')
    this.#die(reason, message)
  }

  #die(reason: ProcessDied['reason'], message: string): void {
    this.#dead ??= new ProcessDied(reason, message)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(this.#dead)
  }
}
