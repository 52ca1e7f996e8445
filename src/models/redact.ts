/** Takes keys out of whatever is stored or shown, however a server has written them down. */

export interface Redactor {
  /** A text without the keys; its other words are not touched. */
  text(text: string): string
  /** Data without the keys, names of properties included. The same object where it held none. */
  data<Value>(value: Value): Value
  /** What a server or a library said, without the keys and without whatever else looks like one. */
  message(text: string): string
}

const REDACTED = '[key]'

/**
 * Finds the secrets as they are, URL-encoded, with escapes of JSON or HTML, as base64 (in any place of a text) and as hex;
 * in whatever case, since a server that lowers all letters still gives most of a key away.
 */
export function redactorOf(secrets: readonly string[]): Redactor {
  const longestFirst = [...new Set(secrets)].sort((a, b) => b.length - a.length)
  const pattern = longestFirst.length === 0 ? undefined : new RegExp(longestFirst.flatMap(writeForms).join('|'), 'gi')
  const text = (given: string): string => (pattern ? given.replace(pattern, REDACTED) : given)

  function data(value: unknown): unknown {
    if (typeof value === 'string') return text(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const list = value.map(data)
      return list.some((item, index) => item !== value[index]) ? list : value
    }
    let changed = false
    const entries = Object.entries(value).map(([name, part]) => {
      const entry = [text(name), data(part)] as const
      changed ||= entry[0] !== name || entry[1] !== part
      return entry
    })
    return changed ? Object.fromEntries(entries) : value
  }

  return {
    text,
    data: (value) => (pattern ? (data(value) as typeof value) : value),
    message: (given) =>
      text(given)
        .replace(/\b(Bearer|Basic)\s+[\w.~+/*=-]{6,}/gi, `$1 ${REDACTED}`)
        .replace(/\b(sk|pk|rk|gsk|hf|xai|key)[-_][\w*-]{6,}|\bAIza[\w*-]{10,}/g, REDACTED)
        .replace(/([?&](?:api_?)?key=)[^&\s]+/gi, `$1${REDACTED}`),
  }
}

function writeForms(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    [...secret].map(writeCharacter).join(''),
    ...[0, 1, 2].map((shift) => writeBase64(bytes, shift)),
    bytes.toString('hex'),
  ]
}

/** One character of a key: itself, perhaps behind a backslash, or one of its escapes. */
function writeCharacter(character: string): string {
  const units = [...character.matchAll(/[^]/g)].map(([unit]) => unit.charCodeAt(0))
  const json = units.map((unit) => `\\\\{1,8}u${hexOf(unit, 4)}`).join('')
  const code = character.codePointAt(0)!
  const bytes = [...Buffer.from(character)].map((byte) => `%(?:25){0,3}${hexOf(byte, 2)}`).join('')
  const short = code < 256 ? `|\\\\{1,8}x${hexOf(code, 2)}` : ''
  return `(?:\\\\{0,8}${escape(character)}|${json}${short}|${bytes}|&#0{0,6}${code};|&#[xX]0{0,6}${hexOf(code, 1)};)`
}

const hexOf = (code: number, length: number): string => code.toString(16).padStart(length, '0')

/** The letters that stand for these bytes alone where `shift` others go before them, modulo three. */
function writeBase64(bytes: Buffer, shift: number): string {
  const letters = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
  const core = letters.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * (shift + bytes.length)) / 6))
  // A line break may come after any 64 or 76 letters.
  return [...core].map(writeLetter).join('(?:\\\\{0,8}[rn]|\\s)?')
}

function writeLetter(letter: string): string {
  if (letter === '+') return '(?:\\+|-|%(?:25){0,3}2b)'
  if (letter === '/') return '(?:\\\\{0,8}/|_|%(?:25){0,3}2f)'
  return letter
}

const escape = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
