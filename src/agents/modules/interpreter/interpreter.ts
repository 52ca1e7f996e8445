/** Runs programs that a language model has written, in a box from which they can reach nothing (paper, section 3.4). */
import type { Json } from '../../../core/json.ts'
import { engineName, openBox, type Language } from './engines.ts'
import { LockedProcess, ProcessDied } from './locked-process.ts'
import { dropSnapshot } from './snapshot.ts'

/** How a program ended. Plain data, to be kept in the journal. */
export type RunResult = {
  /** `error`: the program's own fault, with its traceback. `crash`: the interpreter itself broke down. */
  readonly status: 'ok' | 'error' | 'timeout' | 'memory' | 'output' | 'crash'
  /** What it printed, cut at the limit. */
  readonly stdout: string
  /** The value of the last line, where that is an expression, as the language writes it. */
  readonly value: string | null
  /** The last lines of the traceback, or what limit it ran into. */
  readonly error: string | null
  /** From sending the program to its answer. */
  readonly milliseconds: number
  readonly engine: string
}

/** What programs are written in, and what they may use. */
export interface InterpreterOptions {
  readonly language?: Language
  /** How long one program may run, in milliseconds. Default 2,000. */
  readonly milliseconds?: number
  /** Mebibytes it may use. Default 64. */
  readonly memory?: number
  /** Bytes it may print. Default 65,536. */
  readonly outputBytes?: number
  /** How many boxes may be open at once; a box takes up to 0.25 GB. Default 2. */
  readonly most?: number
  /** How many started boxes wait for use. Default 1: the next program need not wait for a start. */
  readonly spare?: number
}

/** How long a box may take to start, in milliseconds. */
const START = 30_000

/**
 * Gives out boxes: each serves one session, and is thrown away after it.
 *
 * @example
 * ```ts
 * import { Interpreter } from 'roundtable/modules'
 *
 * const interpreter = new Interpreter({ language: 'javascript', spare: 0 })
 * console.log((await interpreter.run('console.log(6 * 7)')).stdout) // 42
 * await interpreter.close()
 * ```
 */
export class Interpreter {
  readonly #options: Required<InterpreterOptions>
  readonly #spares: Promise<LockedProcess>[] = []
  readonly #queue: (() => void)[] = []
  #open = 0
  #closed = false

  constructor(options: InterpreterOptions = {}) {
    this.#options = {
      language: 'python',
      milliseconds: 2000,
      memory: 64,
      outputBytes: 65_536,
      most: 2,
      spare: 1,
      ...options,
    }
  }

  get language(): Language {
    return this.#options.language
  }

  /** A session: programs that see the names which the ones before them defined. Close it. */
  async session(): Promise<Session> {
    if (this.#open >= this.#options.most) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#open++
    let box: LockedProcess | undefined
    try {
      box = await this.#take()
      const engine = await engineName(this.language)
      return new Session(box, this.#options, engine, () => this.#release())
    } catch (error) {
      this.#release()
      throw error
    }
  }

  /** Runs one program by itself. */
  async run(code: string, inputs: Readonly<Record<string, Json>> = {}): Promise<RunResult> {
    const session = await this.session()
    try {
      return await session.run(code, inputs)
    } finally {
      session.close()
    }
  }

  /** Starts the spare boxes and waits until they are ready. */
  async warm(): Promise<void> {
    while (this.#spares.length < this.#options.spare) this.#spares.push(this.#start())
    await Promise.all(this.#spares)
  }

  /** Ends the boxes that wait. Sessions that are open end with their own `close`. */
  async close(): Promise<void> {
    this.#closed = true
    for (const spare of this.#spares.splice(0)) (await spare.catch(() => undefined))?.kill()
  }

  async #take(): Promise<LockedProcess> {
    const spare = await this.#spares.shift()?.catch(() => undefined)
    return spare?.alive ? spare : this.#start()
  }

  async #start(): Promise<LockedProcess> {
    const { language } = this.#options
    const box = await openBox(language, this.#options)
    try {
      await box.answer(START)
      return box
    } catch (error) {
      if (language === 'python' && (await dropSnapshot())) return this.#start()
      throw new Error(`the ${language} interpreter did not start: ${(error as Error).message}\n${box.complaints}`, {
        cause: error,
      })
    }
  }

  #release(): void {
    this.#open--
    const next = this.#queue.shift()
    if (next) return next()
    // Only now, so that starting the next box takes no time from the program that ran.
    if (this.#closed || this.#spares.length >= this.#options.spare) return
    const spare = this.#start()
    spare.catch(() => {})
    this.#spares.push(spare)
  }
}

/** Programs that run one after the other in the same box. */
export class Session {
  readonly #box: LockedProcess
  readonly #options: Required<InterpreterOptions>
  readonly #engine: string
  readonly #release: () => void
  #closed = false

  constructor(box: LockedProcess, options: Required<InterpreterOptions>, engine: string, release: () => void) {
    this.#box = box
    this.#options = options
    this.#engine = engine
    this.#release = release
  }

  /** The process it runs in. */
  get pid(): number | undefined {
    return this.#box.pid
  }

  /** Whether another program can run: not after a timeout, a flood or a crash. */
  get alive(): boolean {
    return this.#box.alive
  }

  /** Runs a program that finds `inputs` as variables. */
  async run(code: string, inputs: Readonly<Record<string, Json>> = {}): Promise<RunResult> {
    const { milliseconds, outputBytes } = this.#options
    const started = performance.now()
    const finish = (result: Partial<RunResult> & Pick<RunResult, 'status'>): RunResult => {
      if (result.status === 'crash') this.#box.kill()
      return {
        stdout: '',
        value: null,
        error: null,
        ...result,
        milliseconds: Math.round(performance.now() - started),
        engine: this.#engine,
      }
    }
    try {
      const line = await this.#box.answer(milliseconds, { code, inputs, outputBytes, milliseconds })
      return finish(readAnswer(line, outputBytes))
    } catch (error) {
      if (!(error instanceof ProcessDied)) throw error
      if (error.reason === 'timeout')
        return finish({ status: 'timeout', error: `Timeout: no answer within ${milliseconds} ms` })
      if (error.reason === 'flood') return finish({ status: 'output', error: 'the answer was too long' })
      return finish({ status: 'crash', error: `the interpreter broke down: ${error.message}` })
    }
  }

  /** Ends the box; a program that still runs is killed. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#box.kill()
    this.#release()
  }
}

const statuses = ['ok', 'error', 'timeout', 'memory', 'output', 'crash'] as const

/** What comes out of the box was written by nobody we trust: take only what has the right shape. */
function readAnswer(line: string, outputBytes: number): Partial<RunResult> & Pick<RunResult, 'status'> {
  try {
    const answer = JSON.parse(line) as Record<string, unknown>
    const status = statuses.find((known) => known === answer.status)
    if (status) {
      const text = (value: unknown) => (typeof value === 'string' ? value : null)
      const error = text(answer.error) ?? (status === 'output' ? `it printed more than ${outputBytes} bytes` : null)
      return { status, stdout: text(answer.stdout) ?? '', value: text(answer.value), error }
    }
  } catch {
    // Not JSON.
  }
  return { status: 'crash', error: 'the interpreter gave no answer that can be read' }
}
