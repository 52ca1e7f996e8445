/** What a conversation asks for: fields of a request, and what is said where they are wrong. */

export type ErrorKind = 'illegal-action' | 'unreadable' | 'bad-request' | 'unknown-episode' | 'internal'

export type Request = Readonly<Record<string, unknown>>
export type Answer = Readonly<Record<string, unknown>>

export class BadRequest extends Error {
  readonly kind: ErrorKind
  constructor(message: string, kind: ErrorKind = 'bad-request') {
    super(message)
    this.kind = kind
  }
}

export function readRequest(line: string): Request {
  let request: unknown
  try {
    // Some programs write a byte order mark first, which trimming takes away.
    request = JSON.parse(line.trim())
  } catch (error) {
    throw new BadRequest(`not JSON: ${(error as Error).message}`)
  }
  if (!isRecord(request)) throw new BadRequest('a request is one JSON object')
  return request
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export function textIn(request: Request, name: string): string {
  const value = request[name]
  if (typeof value !== 'string') throw new BadRequest(`"${name}" must be text`)
  return value
}

/** A whole number from `min` up, or what stands for one that is not given. */
export function wholeIn(request: Request, name: string, fallback: number, min = Number.MIN_SAFE_INTEGER): number {
  const value = request[name] ?? fallback
  if (!Number.isSafeInteger(value) || (value as number) < min)
    throw new BadRequest(`"${name}" must be a whole number${min > 0 ? ` from ${min} up` : ''}`)
  return value as number
}

export function recordIn(request: Request, name: string, form: string): Record<string, unknown> {
  const value = request[name] ?? {}
  if (!isRecord(value)) throw new BadRequest(`"${name}" must be ${form}`)
  return value
}

export const flagIn = (request: Request, name: string): boolean => {
  const value = request[name] ?? false
  if (typeof value !== 'boolean') throw new BadRequest(`"${name}" must be true or false`)
  return value
}
