/** A program that answers questions, one line for one line; and all that can go wrong with a program that somebody wrote. */
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { copy, type Json } from '../../core/json.ts'
import { killGroup, reap, watchGroup } from './groups.ts'

/** What a program said to a question: an object, or a line that was meant for one and cannot be read. */
export type Said =
  | { readonly answer: { readonly [key: string]: Json } }
  | { readonly unreadable: string; readonly line: string }

/** The question was not sent: the program had ended before. */
export class NotAsked extends Error {}

/** The program did something that cannot be made good. The message has its own last lines. */
class ProgramFailure extends Error {
  constructor(message: string, tail: string) {
    super(tail ? `${message}; its last line: ${lastLine(tail)}` : message)
    this.name = 'ProgramFailure'
    if (tail) this.stack = `${this.name}: ${message}; its last lines:\n${tail}`
  }
}

/** How a question is asked. */
export interface Asking {
  readonly id: string
  /** Milliseconds within which it is answered, or the program is killed. */
  readonly limit: number
  readonly signal: AbortSignal
  /** Whether the program itself waits for us just now: that does not count. */
  readonly waits?: () => boolean
}

interface Waiting {
  readonly id: string
  readonly resolve: (said: Said) => void
  readonly reject: (error: Error) => void
  /** Nobody waits for the answer any more; when it comes, it is dropped. */
  dropped: boolean
}

/** Characters of a line that are read at most. */
const LONGEST_LINE = 1_000_000
/** Characters that may be printed for one question without an answer among them. */
const MOST_PRINTED = 50_000_000
/** Characters of its own output that are shown where it fails. */
const TAIL = 4000
/** Milliseconds between the end of its input, a polite end, and a hard one. */
const GRACE = 1000

/** Questions after which a program that names none is given less time for an answer too many to show itself. */
const SUSPICIOUS = 10

/** Milliseconds for that: longer now and then, since whoever answers twice a little later is caught by nothing else. */
const patience = (asked: number): number => (asked <= SUSPICIOUS ? 3 : Number.isInteger(Math.log2(asked)) ? 50 : 1)

const ANSWER_KEYS = ['action', 'reply', 'pass', 'notes', 'memory', 'id']

export class Program {
  readonly #command: string
  readonly #child: ChildProcess
  #failure: Error | undefined
  #waiting: Waiting | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<unknown> = Promise.resolve()
  /** A line that has begun; undefined: it is too long, and what comes of it is passed over. */
  #line: string | undefined = ''
  #passedOver = 0
  #printed = 0
  #printedLines = 0
  #lastPrinted = ''
  /** Answers to this question that named another. */
  #strayIds = 0
  #errors = ''
  #asked = 0
  #answered = 0
  /** Whether its last answer named its question. */
  #names = false
  #closed = false

  /** `env`: what it finds in its environment besides what this process has. */
  constructor(command: string, env: Readonly<Record<string, string>> = {}) {
    this.#command = command
    this.#child = spawn(alone(command), {
      shell: true,
      // A group of its own, so that what it starts ends with it, and an interrupt at the terminal is ours to handle.
      detached: process.platform !== 'win32',
      stdio: 'pipe',
      windowsHide: true,
      env: { PYTHONUNBUFFERED: '1', PYTHONUTF8: '1', ...process.env, ...env },
    })
    const child = this.#child
    watchGroup(child)
    child.on('error', (error) => this.#fail(`cannot be started: ${error.message}`))
    // What it said last may still be on its way.
    child.on('exit', (code, signal) => {
      reap(child)
      const how = signal ? `was ended by ${signal}` : `ended (exit status ${code})`
      setTimeout(() => this.#fail(`${how} ${this.#when()}`), 100)
      child.on('close', () => this.#fail(`${how} ${this.#when()}`))
    })
    child.stdin!.on('error', () =>
      // Its end says more, and comes at once where that was why.
      setTimeout(() => this.#fail(`closed its standard input ${this.#when()}`), 150),
    )
    child.stdout!.setEncoding('utf8')
    child.stdout!.on('data', (text: string) => this.#read(text))
    child.stdout!.on('end', () => {
      if (this.#line) this.#readLine(this.#line)
      this.#line = ''
      setTimeout(() => this.#fail(`closed its standard output ${this.#when()}`), 150)
    })
    child.stderr!.setEncoding('utf8')
    child.stderr!.on('data', (text: string) => (this.#errors = (this.#errors + text).slice(-TAIL)))
    this.#hold(false)
  }

  /** Whether it can be asked no more. */
  get ended(): boolean {
    return this.#failure !== undefined || this.#closed
  }

  /**
   * Asks one question, after those that wait. Rejects with {@link NotAsked} where it was not sent, else with what the
   * program did; one that does not answer in time is killed.
   */
  ask(question: string, how: Asking): Promise<Said> {
    const turn = this.#queue.then(() => this.#send(question, how))
    // The next question waits for the answer, also where nobody wants it any more.
    this.#queue = turn.then(
      ({ settled }) => settled,
      () => {},
    )
    return turn.then(({ said }) => said)
  }

  async #send(question: string, { id, limit, signal, waits }: Asking) {
    signal.throwIfAborted()
    // An answer that names no question is taken for the next one: leave time for a second one to show itself.
    if (this.#asked > 0 && !this.#names) await sleep(patience(this.#asked))
    if (this.#failure && !this.#blamed) throw this.#blame()
    if (this.#failure) throw new NotAsked()
    if (this.#closed) throw new NotAsked()
    this.#asked++
    this.#printed = this.#printedLines = this.#strayIds = 0
    let settle = (): void => {}
    const settled = new Promise<void>((resolve) => (settle = resolve))
    let drop = (): void => {}
    const said = new Promise<Said>((resolve, reject) => {
      const waiting: Waiting = { id, resolve, reject, dropped: false }
      this.#waiting = waiting
      drop = () => (waiting.dropped = true)
      signal.addEventListener('abort', drop, { once: true })
    }).finally(() => {
      clearTimeout(this.#timer)
      signal.removeEventListener('abort', drop)
      this.#hold(false)
      settle()
    })
    said.catch(() => {})
    this.#hold(true)
    this.#watch(limit, waits)
    this.#child.stdin!.write(question + '\n')
    return { said, settled }
  }

  #watch(limit: number, waits: Asking['waits']): void {
    this.#timer = setTimeout(() => {
      if (waits?.()) this.#watch(limit, waits)
      else this.#fail(`gave no answer within ${limit / 1000} s${this.#hint()}`)
    }, limit)
  }

  /** Whether somebody has been told why it ended. */
  #blamed = false

  #blame(): Error {
    this.#blamed = true
    return this.#failure!
  }

  #when(): string {
    if (this.#waiting) return 'before it answered'
    return this.#asked === 0
      ? 'before it was asked anything'
      : `after ${this.#answered} answers; it has to go on reading`
  }

  /** What may help whoever wrote it. */
  #hint(): string {
    if (this.#passedOver > 0) return `; it printed ${this.#passedOver} characters without an end of line`
    if (this.#strayIds > 0) return '; it answered with an "id" that is not the question’s'
    if (this.#printedLines > 0)
      return `; it printed ${this.#printedLines} lines that are no answer, the last: ${JSON.stringify(this.#lastPrinted)}`
    return '; does it flush what it prints?'
  }

  #fail(what: string): void {
    if (this.#failure || this.#closed) return
    const failure = new ProgramFailure(`the program \`${this.#command}\` ${what}`, this.#errors.trim())
    this.#failure = failure
    const waiting = this.#waiting
    this.#waiting = undefined
    killGroup(this.#child, 'SIGKILL')
    if (!waiting) return
    this.#blamed = true
    waiting.reject(failure)
  }

  #read(text: string): void {
    this.#printed += text.length
    let rest = text
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const begun = this.#line
      const line = rest.slice(0, end)
      rest = rest.slice(end + 1)
      this.#line = ''
      if (begun === undefined || begun.length + line.length > LONGEST_LINE) this.#refuseLong(line.length)
      else this.#readLine(begun + line)
    }
    if (this.#line !== undefined && this.#line.length + rest.length <= LONGEST_LINE) this.#line += rest
    else {
      this.#passedOver += (this.#line?.length ?? 0) + rest.length
      this.#line = undefined
    }
    if (this.#printed > MOST_PRINTED) this.#fail(`printed ${this.#printed} characters and no answer`)
  }

  #refuseLong(length: number): void {
    const whole = this.#passedOver + length
    this.#passedOver = 0
    if (this.#waiting)
      this.#settle(
        { unreadable: `Your line has ${whole} characters; at most ${LONGEST_LINE} are read.`, line: '' },
        false,
      )
  }

  #readLine(text: string): void {
    const line = text.trim()
    if (line === '') return
    const answer = readAnswer(line)
    if (answer === undefined) {
      this.#printedLines++
      this.#lastPrinted = line.slice(0, 200)
      return
    }
    const named = 'answer' in answer && answer.answer['id'] !== undefined
    // An answer to something that was asked before: late, or given twice.
    if (named && answer.answer['id'] !== this.#waiting?.id) {
      this.#strayIds++
      return
    }
    if (this.#waiting) return this.#settle(answer, named)
    // Whether this was one answer too many or an earlier one was taken for another's, nobody can tell.
    this.#fail('answered more often than it was asked; put the id of the question into each answer')
  }

  #settle(said: Said, named: boolean): void {
    const waiting = this.#waiting!
    this.#waiting = undefined
    this.#answered++
    this.#names = named
    if (waiting.dropped) waiting.reject(new Error('nobody waits for this answer any more'))
    else waiting.resolve(said)
  }

  /** While it is asked, this process waits for it; else it does not keep this process alive. */
  #hold(isAsked: boolean): void {
    const { stdin, stdout, stderr } = this.#child as unknown as Record<string, { ref?(): void; unref?(): void } | null>
    for (const part of [this.#child, stdin, stdout, stderr])
      if (isAsked) part?.ref?.()
      else part?.unref?.()
  }

  /** Ends it: no more input, and what does not end by itself soon is killed with all that it started. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(new Error('the episode is over'))
    const child = this.#child
    if (child.exitCode !== null || child.signalCode !== null) return
    child.stdin!.end()
    this.#hold(true)
    const polite = setTimeout(() => killGroup(child, 'SIGTERM'), waiting ? 0 : GRACE)
    const hard = setTimeout(() => killGroup(child, 'SIGKILL'), 2 * GRACE)
    child.on('exit', () => {
      clearTimeout(polite)
      clearTimeout(hard)
      this.#hold(false)
    })
  }
}

/** A plain command takes the place of the shell that reads it, so that there is one process and not two. */
const alone = (command: string): string =>
  process.platform !== 'win32' && /^[^;|&<>()$`\n#]*$/.test(command) && !NOT_ALONE.test(command)
    ? `exec ${command}`
    : command

/** What only a shell can do: settings for a command, and its own words. */
const NOT_ALONE =
  /^\s*(?:\w+=|(?:exec|cd|export|set|ulimit|eval|trap|source|if|for|while|case|until|command|\.|:)(?:\s|$))/

/** What a line says: an answer, a line that was meant for one, or (undefined) something else that the program prints. */
function readAnswer(line: string): Said | undefined {
  if (!line.startsWith('{')) return undefined
  const kept = line.slice(0, 2000)
  let value: Record<string, Json>
  try {
    value = JSON.parse(line) as Record<string, Json>
    // What is nested too deeply to be written down again is nothing that anybody could keep.
    copy(value)
  } catch (error) {
    return { unreadable: `Your line is not JSON: ${(error as Error).message}`, line: kept }
  }
  if (Object.keys(value).length === 0 || Object.keys(value).some((key) => ANSWER_KEYS.includes(key)))
    return { answer: value }
  const keys = Object.keys(value).slice(0, 5).join(', ')
  return { unreadable: `An answer has "action", "reply" or "pass"; yours has ${keys}.`, line: kept }
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).slice(0, 300)
