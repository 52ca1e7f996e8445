/**
 * A folder of recorded model calls: `calls.jsonl`, one call a line, found again by a hash of the whole request, by the
 * call it was, and by how many times it had come before, so that repeats keep their own answers. Each process that records
 * at the same time has a file of its own: `calls-2.jsonl` and so on.
 */
import { appendFileSync, existsSync, openSync, readFileSync, readdirSync, statSync, truncateSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hash } from '../../core/json.ts'
import { type Model, type ModelAnswer, type ModelRequest } from '../../core/model.ts'
import { InvalidInput, ModelFailure } from '../../core/errors.ts'
import { tryParse } from '../json-in-text.ts'
import type { Redactor } from '../redact.ts'
import { Leases } from '../../node/leases.ts'
import { makeFolder } from '../../node/make-folder.ts'

interface Line {
  readonly key: string
  /** From 1. */
  readonly number: number
  readonly model: string
  readonly call?: string
  readonly request: ModelRequest
  readonly answer: ModelAnswer
}

/** What was asked of whom: everything that is sent, and which call it was where that is known. */
const keyOf = (model: string, { purpose: _, ...sent }: ModelRequest, call: string | undefined): string =>
  hash({ model, sent, call })

/** Asks the model and writes every answer down, before anybody sees it. A folder that exists is added to. */
export function withRecording(model: Model, folder: string, redactor: Redactor): Model {
  makeFolder(folder)
  const file = takeFile(folder)
  const numbers = new Map<string, number>()
  for (const recorded of filesOf(folder)) {
    const { lines, whole } = read(recorded)
    // A process that died while writing left half a line; it must not spoil the next one.
    if (recorded === file) truncateSync(file, whole)
    for (const { key } of lines) numbers.set(key, (numbers.get(key) ?? 0) + 1)
  }
  const handle = openSync(file, 'a')

  return {
    name: model.name,
    async ask(request, options) {
      const answer = await model.ask(request, options)
      const key = keyOf(model.name, request, options?.call)
      const number = (numbers.get(key) ?? 0) + 1
      numbers.set(key, number)
      const line: Line = redactor.data({ key, number, model: model.name, call: options?.call, request, answer })
      try {
        appendFileSync(handle, `${JSON.stringify(line)}\n`)
      } catch (error) {
        throw new Error(`the recording ${file} cannot be written: ${(error as Error).message}`, { cause: error })
      }
      return answer
    },
  }
}

/** A model that only answers what was recorded in a folder. Anything else fails with `missing`: nothing is sent. */
export function replaying(name: string, folder: string, onReplay?: () => void): Model {
  const files = filesOf(folder)
  if (files.length === 0) throw new InvalidInput(`replay: there is no recording in ${folder} (no calls.jsonl there)`)
  const answers = new Map<string, ModelAnswer[]>()
  for (const { key, answer } of files.flatMap((file) => read(file).lines)) {
    const list = answers.get(key)
    if (list) list.push(answer)
    else answers.set(key, [answer])
  }
  const next = new Map<string, number>()

  return {
    name,
    async ask(request, options) {
      options?.signal?.throwIfAborted()
      const key = keyOf(name, request, options?.call)
      const index = next.get(key) ?? 0
      const answer = answers.get(key)?.[index]
      if (!answer) {
        const which = options?.call ? ` (${options.call})` : ''
        const reason = index > 0 ? `was recorded only ${index} times` : 'was not recorded'
        throw new ModelFailure('missing', `replay: this request to ${name}${which} ${reason} in ${folder}`)
      }
      next.set(key, index + 1)
      onReplay?.()
      return answer
    },
  }
}

/** What this process holds, by folder: all its models write into one file. */
const taken = new Map<string, { readonly leases: Leases; readonly file: string }>()

/** The first file of the folder that no other process writes to. */
function takeFile(folder: string): string {
  const known = taken.get(resolve(folder))
  if (known && existsSync(known.file)) return known.file
  known?.leases.close()
  const leases = new Leases(join(folder, 'leases'))
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'calls' : `calls-${n}`
    if (!leases.take(name)) continue
    const file = join(folder, `${name}.jsonl`)
    taken.set(resolve(folder), { leases, file })
    return file
  }
}

const filesOf = (folder: string): string[] =>
  (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [])
    .filter((name) => /^calls(-\d+)?\.jsonl$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(folder, name))

/** The calls of a recording. Half a line at the end is what a killed process leaves; anywhere else it is damage. */
function read(file: string): { lines: Line[]; /** Bytes up to the end of the last whole line. */ whole: number } {
  // Reading a named pipe would wait for ever for somebody who writes.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new InvalidInput(`${file}: this is no recording, nor any file`)
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      const parsed = tryParse(line) as unknown as Line | null | undefined
      if (typeof parsed?.key === 'string' && typeof parsed.answer?.text === 'string') return parsed
      throw new InvalidInput(`${file}, line ${index + 1}: this is no recorded call`)
    })
  return { lines, whole: Buffer.byteLength(whole) }
}
