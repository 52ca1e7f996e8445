/** Reads a list of actions as models write them, with balanced brackets and quotes; what it cannot read it reports. */
import { quote as quoteShort } from '../../../core/quote.ts'
import { isActType, isPathAct, isTextAct, ACT_TYPES, type Act } from './acts.ts'
import { readPathArgument, readRoom, type Rooms } from './read-path.ts'

/** Something that looks like an action and is none. */
export interface Malformed {
  readonly text: string
  /** What is wrong with it, in words for the model. */
  readonly problem: string
  /** Which action it was meant to be, where that is clear. */
  readonly type?: Act['type']
}

export interface ReadActs {
  readonly acts: readonly Act[]
  readonly malformed: readonly Malformed[]
}

/** Reads `suggest(["L","E"]), visit("E")` and the like. Never throws; every part of the text is an act or reported. */
export function readActs(text: string, rooms: Rooms): ReadActs {
  const acts: Act[] = []
  const malformed: Malformed[] = []
  for (const call of findCalls(text)) {
    if ('problem' in call) {
      malformed.push(call)
      continue
    }
    const act = readCall(call, rooms)
    if ('problem' in act) malformed.push(act)
    else acts.push(act)
  }
  return { acts, malformed }
}

interface Call {
  readonly name: string
  /** Between the brackets. */
  readonly argument: string
  readonly text: string
}

/** What stands between two actions: commas, line breaks, bullets, numbering, code marks, `and`. */
const BETWEEN = /(?:[\s,;.*`•+&"'[\](){}]|-(?!\w)|\d+[.)]\s|and\b)+/iy
const NAME = /([a-z][a-z_-]*)(?:[*`][*`_]*)?[ \t]*\(/iy

function findCalls(text: string): (Call | Malformed)[] {
  const found: (Call | Malformed)[] = []
  const scan = new Scan(text)
  let at = 0
  for (;;) {
    at += scan.match(BETWEEN, at)?.[0].length ?? 0
    if (at >= text.length) return found
    const head = scan.match(NAME, at)
    if (!head) {
      const end = scan.strayEnd(at)
      const stray = text.slice(at, end).trim()
      // "None" is what some models write where there is nothing to do.
      if (!/^\(?(none|no actions?|n\/a)\)?$/i.test(stray))
        found.push({ text: stray, problem: 'this is no action: write name(argument)', ...typeOf(stray) })
      at = end
      continue
    }
    const begin = at + head[0].length
    const end = scan.closingBracket(begin)
    if (end === undefined) {
      const rest = text.slice(at, scan.strayEnd(at))
      found.push({ text: rest.trim(), problem: 'its bracket is never closed', ...typeOf(head[1]!) })
      at += Math.max(rest.length, head[0].length)
      continue
    }
    found.push({ name: head[1]!, argument: text.slice(begin, end), text: text.slice(at, end + 1) })
    at = end + 1
  }
}

/** A text that is read from its beginning to its end, with what was looked up further on. */
class Scan {
  readonly #text: string
  readonly #nextCall = new RegExp(`\\b(?:${ACT_TYPES.join('|')})\\s*\\(`, 'gi')
  #call = -1
  #line = -1
  /** Places that may still be looked at for brackets that are never closed: a reply has few of these. */
  #effort: number

  constructor(text: string) {
    this.#text = text
    this.#effort = 4 * text.length + 200_000
  }

  /** What a sticky pattern finds at a place. */
  match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at
    return pattern.exec(this.#text)
  }

  /** Up to where the next action may begin: the next line, or a name with a bracket. */
  strayEnd(at: number): number {
    if (this.#line < at) this.#line = orEnd(this.#text.indexOf('\n', at), this.#text)
    if (this.#call <= at) {
      this.#nextCall.lastIndex = at + 1
      this.#call = this.#nextCall.exec(this.#text)?.index ?? this.#text.length
    }
    return Math.max(at + 1, Math.min(this.#line, this.#call))
  }

  /** The place of the bracket that closes the one before `begin`; undefined if none does. */
  closingBracket(begin: number): number | undefined {
    if (this.#effort <= 0) return undefined
    const { end, closed } = findClosing(this.#text, begin)
    if (closed) return end
    this.#effort -= end - begin
    return undefined
  }
}

const orEnd = (place: number, text: string): number => (place < 0 ? text.length : place)

function typeOf(text: string): { type?: Act['type'] } {
  const name = /^[a-z-]+/i.exec(text)?.[0] ?? ''
  return isActType(normalise(name)) ? { type: normalise(name) as Act['type'] } : {}
}

/** A line that begins with an action of its own: whatever is still open before it was never closed. */
const NEXT_LINE = new RegExp(`^[-*•\\d.)\`\\s]*(?:${ACT_TYPES.join('|')})[*\`]*\\s*\\(`, 'i')

/** The place of the bracket that closes the one before `begin`, or how far it was looked for in vain. */
function findClosing(text: string, begin: number): { readonly end: number; readonly closed: boolean } {
  const opened = ['(']
  let quote = ''
  for (let at = begin; at < text.length; at++) {
    const char = text[at]!
    if (char === '\n' && NEXT_LINE.test(text.slice(at + 1, at + 40))) return { end: at, closed: false }
    if (quote) {
      if (char === '\\') at++
      else if (closes(char, quote) && endsQuote(text, at)) quote = ''
    } else if (OPENING_QUOTES.includes(char) && beginsQuote(text, at)) quote = char
    else if (char === '(' || char === '[') opened.push(char)
    else if (char === ')' || char === ']') {
      // A square bracket that was forgotten does not keep the round one open.
      while (opened.length > 1 && char === ')' && opened.at(-1) === '[') opened.pop()
      if (char === ']' && opened.at(-1) !== '[') continue
      opened.pop()
      if (opened.length === 0) return { end: at, closed: true }
    }
  }
  return { end: text.length, closed: false }
}

const OPENING_QUOTES = '"\'“‘`'

/** A quote opens only where an argument begins: the one in "don't" is an apostrophe. */
const beginsQuote = (text: string, at: number): boolean => /[([,]\s*$/.test(text.slice(Math.max(0, at - 20), at))

/** It closes only where an argument ends, so that quotes and apostrophes inside do no harm. */
function endsQuote(text: string, at: number): boolean {
  ARGUMENT_END.lastIndex = at + 1
  return ARGUMENT_END.test(text)
}

const ARGUMENT_END = /\s*(?:[)\],]|$)/y

function closes(char: string, quote: string): boolean {
  return quote === '“' ? char === '”' || char === '"' : quote === '‘' ? char === '’' || char === "'" : char === quote
}

const normalise = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .replace(/^propose$/, 'suggest')
    .replace(/^submit$/, 'end')

function readCall({ name: written, argument, text }: Call, rooms: Rooms): Act | Malformed {
  const type = normalise(written)
  if (!isActType(type))
    return { text, problem: `there is no action "${quoteShort(written)}"; there are ${ACT_TYPES.join(', ')}` }
  if (isTextAct(type)) {
    const words = readText(argument)
    return words ? { type, text: words } : { text, type, problem: 'it needs words in quotes' }
  }
  if (isPathAct(type)) {
    const path = readPathArgument(argument, rooms)
    return 'problem' in path ? { text, type, problem: path.problem } : { type, path: path.letters }
  }
  if (type === 'visit') {
    const room = readRoom(argument, rooms)
    return room
      ? { type, room }
      : { text, type, problem: `it needs one room of ${rooms.map(({ letter }) => letter).join(', ')}` }
  }
  const step = /^\D*(\d+)\D*$/.exec(argument)
  return step
    ? { type: 'retract', step: Number(step[1]) }
    : { text, type: 'retract', problem: 'it needs the number of an agreement' }
}

/** The words of `"…"`, `['…', '…']` or without any quotes. */
function readText(argument: string): string {
  const bare = argument.trim()
  const inner = /^\[[^]*\]$/.test(bare) ? bare.slice(1, -1).trim() : bare
  if (/^"(?:[^"\\]|\\.)*"$/.test(inner))
    try {
      return (JSON.parse(inner.replaceAll('\n', '\\n')) as string).trim()
    } catch {
      // Not JSON after all: taken as it stands.
    }
  return inner.replace(/^["'“‘`]|["'”’`]$/g, '').trim()
}
