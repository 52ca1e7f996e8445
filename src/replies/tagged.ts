/**
 * Reads replies in which each line begins with its type: `[message] Hello`, however a model dresses the type up
 * (`**[message]**`, `Message:`, `1. [propose]`, JSON), and leaves out what it makes up of others.
 */
import { jsonIn } from './calls.ts'
import * as lexicon from './lexicon.ts'
import { escape } from './labels.ts'
import { isWithdrawn, revisionsIn, startsOver, takesBack } from './revisions.ts'
import type { Stance } from './clause.ts'
import { stanceOf } from './stance.ts'
import { unwrap } from './unwrap.ts'
import { beginsCondition, isHeldBack } from './scope.ts'
import { anyOf, wordsOf } from './words.ts'

/** One typed piece of a reply. */
export interface Tagged {
  /** The type, in lower case. */
  readonly tag: string
  /** To whom, as written before or in the brackets. */
  readonly to?: string
  readonly content: string
}

/** Which types of lines there are, and how each may be written. */
export interface TagOptions {
  /** Types that need brackets or a colon: `message`, `propose`. */
  readonly tags: readonly string[]
  /** Other words for types, by what they mean: `{ search: 'tool' }`. */
  readonly also?: Readonly<Record<string, string>>
  /** Types that may also stand alone on a line, with nothing behind them: `accept`. */
  readonly bare?: readonly string[]
  /** Types whose content is one line: what follows is made up. */
  readonly oneLine?: readonly string[]
  /** Types whose content is words for somebody, which may say anything. */
  readonly words?: readonly string[]
  /** What a line of a type's content looks like that could be taken for a line of somebody else: `user 1: id 5`. */
  readonly belongs?: Readonly<Record<string, RegExp>>
  /** Names of others at the table: lines of theirs end what is read. */
  readonly others?: readonly string[]
}

/** Within so many characters a line says of which type it is. */
const LONGEST_BEGINNING = 400

const DRESS = /^[\s>*_`"'“”#•|→➤–-]{0,12}/
const NUMBER = /^(?:\(\d{1,3}\)|\d{1,3}[.)])[\s*_`"'“]{0,6}/
const SPEAKER = new RegExp(
  `^(?:(?:${anyOf(lexicon.OWN_NAMES)})(?: to)?\\s{0,3}(?::|(?=\\s{0,3}\\[))|(?:my |next |final |chosen ){0,2}(?:reply|final|${lexicon.LABELS.join('|')})\\s{0,3}(?::|=))[\\s*_\`"'“]{0,6}`,
  'i',
)
/** Comments of a model on its own reply. */
const COMMENT = new RegExp(
  `^[\\s(*_\`>-]{0,6}(?:${lexicon.COMMENTING.join('|')})\\b[\\s*_\`]{0,3}[:(]|^[\\s(*_>-]{0,4}(?:this (?:${lexicon.PIECES.join('|')})|i (?:chose|have chosen|sent|am sending) this)\\b`,
  'i',
)
/** What lines of a game, a database or of somebody else begin with, and what leads to their words. */
const NOT_OWN = `(?:search |tool )?(?:${anyOf(lexicon.OUTSIDERS)}|partner|moderator|response)`
/** What a game or a database would say next. */
const MADE_UP = new RegExp(
  `^[\\s>*_#\`[-]{0,8}(?:${NOT_OWN})\\b[\\]*_\`\\s\\d]{0,6}[:\\]]|^[\\s(*_>-]{0,6}(?:user|partner|agent|player)[ _-]?\\d?(?:['’]s)?\\s{1,3}(?:${anyOf(lexicon.ANSWERING)})\\s{0,3}:`,
  'i',
)
/** "[accept] would be premature": what is only spoken of. */
const SPOKEN_OF = new RegExp(
  `^(?:(?:${lexicon.OPEN_VERBS.join('|')}|is(?! (?:my|our|what)\\b))\\s(?!you\\b|we\\b)|(?:${lexicon.ENDINGS.join('|')})\\b)`,
)

/** Behind a type that stands alone these leave it open; "not" behind a refusal may begin what it is for: "not kid-friendly". */
const OPENED = /^(?:\?|[\s,.]*(?:not(?! because| \[)|or|is what [^.\n]{0,60}\bif)\b)/i
const NOT_SO =
  /^(?:\?|[\s,.]*(?:not(?=\W*$|\W+(?:yet|now|really|this|that|it|today|for now)\b)|or|is what [^.\n]{0,60}\bif)\b)/i

/** Reads replies that are made of lines with a type, as `[message] hello`. */
export class TagReader {
  readonly #anyType: RegExp
  readonly #bracket: RegExp
  readonly #colon: RegExp
  readonly #bare: RegExp | undefined
  readonly #inline: RegExp
  /** "You can output [accept] or [reject]": what there is to choose from. */
  readonly #both: RegExp
  readonly #afterSentence: RegExp
  readonly #closing: RegExp
  /** "[message] That is too far. [reject]" */
  readonly #lastType: RegExp | undefined
  readonly #other: RegExp | undefined
  readonly #options: TagOptions

  constructor(options: TagOptions) {
    const tags = [...options.tags, ...Object.keys(options.also ?? {})].join('|')
    const dress = '[\\s*_`"\'“”]{0,4}'
    this.#options = options
    this.#anyType = new RegExp(tags, 'i')
    this.#bracket = new RegExp(
      `^(?:to\\s{1,3})?(?:([\\w-]{1,40})\\s{0,2}:)?${dress}[\\[<【(]${dress}(${tags})(?:\\s{1,3}to\\s{1,3}([\\w-]{1,40}))?${dress}/?[\\]>】)]${dress}(?:[:–-](?=\\s|$|[*_\`"'“]|\\w))?${dress}`,
      'i',
    )
    this.#colon = new RegExp(
      `^(?:([\\w-]{1,40})\\s{0,2}:)?${dress}(${tags})(?:\\s{1,3}to\\s{1,3}([\\w-]{1,40}))?${dress}:${dress}`,
      'i',
    )
    const bare = options.bare ?? []
    if (bare.length > 0) this.#lastType = new RegExp(`[.!?…]\\s{1,3}(\\[(?:${bare.join('|')})\\]\\s*)$`, 'i')
    this.#bare =
      bare.length > 0
        ? new RegExp(
            `^(?:(?:i|we)(?:'ll| will| would|'d| shall)?\\s{1,3})?(${bare.join('|')})(?:\\s{1,3}(?:it|this|that|(?:the|your|this) (?:proposal|offer)))?[\\s.!*_\`"'”)]{0,6}$`,
            'i',
          )
        : undefined
    this.#inline = new RegExp(`\\[(?:${tags})\\]`, 'gi')
    this.#both = new RegExp(
      `\\[(?:${bare.join('|')})\\](?:\\s{0,2}(?:or|and|/|\\||,)\\s{0,2}\\[(?:${bare.join('|')})\\])+`,
      'gi',
    )
    this.#afterSentence = new RegExp(`[.!?…](?=\\s{1,3}[*_\`]{0,2}\\[(?:${tags})\\][*_\`]{0,2}\\s)`, 'gi')
    this.#closing = new RegExp(`[\\[<]/(?:${tags})[\\]>]|</?(?:response|reply|b|i|em|strong|p|span)>`, 'gi')
    const others = options.others ?? []
    this.#other =
      others.length > 0
        ? new RegExp(`^(?:${others.map(escape).join('|')})(?:\\s+to\\s+\\w{1,40})?\\s{0,3}:`, 'i')
        : undefined
  }

  /** The typed pieces of a reply, in order, up to where it makes up what others say. Empty where there are none. */
  read(reply: string): Tagged[] {
    const { text: unwrapped, answers } = unwrap(reply)
    const text = unwrapped.replace(this.#closing, '')
    const inJson = this.#readJson(text)
    if (inJson.length > 0) return this.#settled(inJson)
    const lines = this.#readLines(text)
    const settled = this.#settled(lines)
    if (settled.length > 0) return settled
    if (lines.length === 0 && answers.length > 0)
      return this.#settled(this.#readLines(answers.join('\n').replace(this.#closing, '')))
    // Behind a few words of introduction: `Sure! [message] Hello`.
    const told = text.replace(this.#both, '…')
    for (const { index } of told.matchAll(this.#inline)) {
      const stance = this.#stanceAt(told, index)
      if (stance === 'meant') return this.#settled(this.#readLines(told.slice(index)))
      if (stance !== 'refused') break
    }
    return []
  }

  /** Whether the words before a type on its line lead to it, refuse it ("I can't [accept] it; [reject]"), or speak of it. */
  #stanceAt(text: string, at: number): 'meant' | 'refused' | 'open' {
    const end = text.indexOf(']', at)
    const type = text.slice(at + 1, end).toLowerCase()
    const before = text.slice(Math.max(text.lastIndexOf('\n', at) + 1, at - 200), at)
    const isBare = this.#options.bare?.includes(type) ?? false
    const behind = isBare ? /^\s{0,4}(?![\sA-Z])[^\n[]{0,200}/.exec(text.slice(end + 1))?.[0] : undefined
    // Whom it is for changes nothing: "Should I all: [propose] …".
    const stance = stanceAmong(before.replace(/(?<=\s)(?:all|user[ -]?\d{1,2}):\s{0,3}$/i, ''), type, behind)
    // A type that stands alone may end a sentence ("I have to [reject]"); others begin their line, or nearly so.
    if (stance === 'named' || (isBare && (stance === 'final' || stance === 'decided' || stance === 'wanted')))
      return 'meant'
    return stance === 'refused' ? stance : 'open'
  }

  /** Nothing, where the first piece goes on with another type, or is asked or made to depend on something. */
  #settled(pieces: Tagged[]): Tagged[] {
    const first = pieces.find(({ tag }) => !tag.startsWith('think'))
    if (!first) return pieces
    const revised = this.#revised(first.content)
    if (revised) return revised
    const others = [...first.content.matchAll(this.#inline)]
    const [another] = others
    if (another && /^[\s,/|]*(?:or|and)?[\s,/|]*$/i.test(first.content.slice(0, another.index))) return []
    const isBare = this.#options.bare?.includes(first.tag) ?? false
    if (!isBare) return pieces
    const behind = first.content.slice(0, 120)
    const isRefusal = lexicon.NEGATIONS.has(first.tag)
    const isOpen =
      isWithdrawn(first.content) ||
      // "[accept] = yes, [reject] = no. My choice: [reject]"
      others.some(
        ({ 0: tag, index }) =>
          tag !== `[${first.tag}]` &&
          this.#options.bare!.includes(tag.slice(1, -1)) &&
          !/(?:not|n['’]t) $/.test(first.content.slice(0, index)),
      ) ||
      (isRefusal ? NOT_SO : OPENED).test(behind) ||
      isSpokenOf(first.tag, behind) ||
      // "[reject] If you drop the bar I will accept"
      (beginsCondition(wordsOf(behind).map(({ text }) => text)) &&
        !(isRefusal && this.#options.bare!.some((tag) => tag !== first.tag && behind.includes(tag))))
    return isOpen ? [] : pieces
  }

  /** "[accept] … wait, no. [reject]": what stands behind the change of mind. */
  #revised(content: string): Tagged[] | undefined {
    const at = content.search(this.#inline)
    if (at <= 0 || !revisionsIn(content.slice(0, at)).some(({ isStrong }) => isStrong)) return undefined
    return this.#readLines(content.slice(at))
  }

  #readLines(text: string): Tagged[] {
    let found: { tag: string; to?: string; lines: string[]; isBlank: boolean; dress: string }[] = []
    let isTakenBack = false
    for (const line of text.split('\n').flatMap((line) => (line.includes('[') ? this.#partThought(line) : line))) {
      const last = found.at(-1)
      if (line.trim() === '') {
        if (last && (last.isBlank || !this.#options.oneLine?.includes(last.tag))) last.lines.push('')
        continue
      }
      const typed = this.#typeOf(line)
      // A second thought on a line of its own: what was written before it no longer counts.
      if (typed && isTakenBack) {
        found = []
        isTakenBack = false
      } else isTakenBack ||= last !== undefined && startsOver(line)
      // "If yes:" with what is done then
      const introduction = last && last.lines.length > 1 ? last.lines.at(-1)! : ''
      if (typed && /:\W*$/.test(introduction) && isHeldBack(introduction)) {
        last!.lines.pop()
        break
      }
      // An answer that somebody else is made to give, or a later one.
      if (typed?.to !== undefined && !/^all$/i.test(typed.to) && this.#options.bare?.includes(typed.tag)) {
        if (last) break
        continue
      }
      // What somebody who was just addressed is made to say.
      if (!typed && last?.to !== undefined && isSaidBy(line, last.to)) break
      if (typed) found.push({ ...typed, lines: [typed.rest], isBlank: typed.rest.trim() === '' })
      else if (last && this.#options.belongs?.[last.tag]?.test(line)) last.lines.push(line)
      else if (last && (this.#isOthers(line) || MADE_UP.test(line))) break
      else if (last && COMMENT.test(line)) last.lines.push('')
      else if (last && (last.isBlank || !this.#options.oneLine?.includes(last.tag))) {
        last.lines.push(line)
        last.isBlank &&= line.trim() === ''
      }
    }
    // Words that are said may hesitate; what is done and taken back is not done.
    if (isTakenBack && !found.every(({ tag }) => this.#options.words?.includes(tag))) return []
    return found.map(({ tag, to, lines, dress }) => ({
      tag,
      ...(to !== undefined && { to }),
      content: tidy(tag === 'think' ? lines.join('\n') : withoutThought(lines.join('\n')), dress),
    }))
  }

  /**
   * "[think] It is free. [message] Hello": words end where, behind a whole sentence, another type begins, and anything
   * where a type that stands alone ends the line.
   */
  #partThought(line: string): string[] {
    if (this.#options.words?.includes(this.#typeOf(line)?.tag ?? ''))
      for (const { index } of line.matchAll(this.#afterSentence)) {
        const rest = line.slice(index + 1)
        if (this.#typeOf(rest)) return [line.slice(0, index + 1), rest]
      }
    const end = this.#lastType?.exec(line.slice(-40))
    return end ? [line.slice(0, -end[1]!.length), end[1]!] : [line]
  }

  #isOthers(line: string): boolean {
    return this.#other?.test(line.replace(DRESS, '')) ?? false
  }

  #typeOf(line: string): { tag: string; to?: string; rest: string; dress: string } | undefined {
    // Most lines name no type at all.
    if (!this.#anyType.test(line.slice(0, LONGEST_BEGINNING))) return undefined
    if (this.#isOthers(line)) return undefined
    const rest = line.replace(DRESS, '').replace(NUMBER, '').replace(SPEAKER, '').replace(NUMBER, '')
    const dress = line.slice(0, line.length - rest.length)
    const bracket = this.#bracket.exec(rest)
    const match = bracket ?? this.#colon.exec(rest)
    if (match) {
      const [all, before, tag, inside] = match as unknown as [string, string | undefined, string, string | undefined]
      const to = before ?? inside
      const isBare = this.#options.bare?.includes(tag.toLowerCase()) ?? false
      if (isBare && /[\]>】)]["'*_`]{0,4}\s{0,4}$/.test(all) && SPOKEN_OF.test(rest.slice(all.length))) return undefined
      return {
        tag: this.#options.also?.[tag.toLowerCase()] ?? tag.toLowerCase(),
        ...(to !== undefined && { to }),
        rest: rest.slice(all.length),
        dress: dress + all,
      }
    }
    const bare = this.#bare?.exec(rest)?.[1]
    return bare === undefined ? undefined : { tag: bare.toLowerCase(), rest: '', dress }
  }

  /** `{"type": "message", "content": "Hello"}`, or `{"message": "Hello"}`. */
  #readJson(text: string): Tagged[] {
    if (!/^\s*(?:\{|\[\s*\{)/.test(text)) return []
    const { tags, also = {} } = this.#options
    const known = new Map([...tags.map((tag) => [tag, tag] as const), ...Object.entries(also)])
    return [...jsonIn(text)]
      .flatMap((block) => (Array.isArray(block) ? block : [block]))
      .flatMap((block) => tagsIn(block, known))
  }
}

/** How what is called `type` is meant between these words: "I will [accept] tomorrow". */
export function stanceAmong(before: string, type: string, behind = ''): Stance {
  const last = wordsOf(`${before} ${type}`).length - 1
  const nobody = (): boolean => false
  return stanceOf({
    words: wordsOf(`${before} ${type} ${behind}`),
    first: last,
    last,
    isQuestion: behind.includes('?'),
    follows: false,
    isAnswer: false,
    isOther: nobody,
    isSelf: nobody,
  })
}

/** "[accept] makes no sense", "[accept] another time", "[accept]. No, wait.": what does nothing now. */
function isSpokenOf(tag: string, behind: string): boolean {
  if (takesBack(behind.replace(/^\W+/, '')) && !/^\W*no,? not/i.test(behind)) return true
  if (/^\W*(?:maybe|perhaps|possibly)\W*$/i.test(behind)) return true
  const [line] = /^\W{0,4}(?![A-Z])[^\n]*/.exec(behind) ?? ['']
  const stance = stanceAmong('', tag, line)
  return (
    stance === 'later' ||
    ((stance === 'refused' || stance === 'considered') &&
      lexicon.COPULAS.has(wordsOf(line)[0]?.text) &&
      !/^\W*\w+ (?:you|we|i|they|it|there)\b/i.test(line))
  )
}

const isSaidBy = (line: string, name: string): boolean =>
  line
    .replace(DRESS, '')
    .slice(0, name.length + 1)
    .toLowerCase() === `${name}:`.toLowerCase()

/** A thought on the same line is not said aloud. */
const withoutThought = (content: string): string => content.split(/\s{0,9}\[think(?:ing)?\]/i, 1)[0]!

function tagsIn(block: unknown, known: ReadonlyMap<string, string>): Tagged[] {
  if (block === null || typeof block !== 'object' || Array.isArray(block)) return []
  const outer = Object.entries(block)
  if (outer.length === 0) return []
  const inner = outer.find(([name, value]) => lexicon.TOOL_FIELDS.includes(name) && isObject(value))?.[1]
  const fields = [...outer, ...Object.entries(inner ?? {})].map(([name, value]) => [name.toLowerCase(), value] as const)
  const tag = fields
    .map(([name, value]) =>
      lexicon.TYPE_FIELDS.has(name)
        ? String(value)
            .toLowerCase()
            .replace(/[[\]\s]/g, '')
        : '',
    )
    .find((name) => known.has(name))
  const to = fields.find(([name, value]) => /^(to|recipient)$/.test(name) && typeof value === 'string')?.[1] as
    | string
    | undefined
  const addressed = to === undefined ? {} : { to }
  if (tag !== undefined) {
    const content =
      fields.find(([name, value]) => (lexicon.CONTENT_FIELDS.includes(name) && value !== inner) || name === tag)?.[1] ??
      inner
    return [{ tag: known.get(tag)!, ...addressed, content: writtenOut(argumentOf(content)) }]
  }
  return fields.flatMap(([name, value]) =>
    known.has(name) && value !== false ? [{ tag: known.get(name)!, ...addressed, content: writtenOut(value) }] : [],
  )
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The one text that a tool is called with, or all that it is called with. */
const argumentOf = (value: unknown): unknown => {
  const inner = isObject(value) ? Object.entries(value) : []
  return inner.length === 1 && lexicon.CONTENT_FIELDS.includes(inner[0]![0].toLowerCase()) ? inner[0]![1] : value
}

/** A field as text: objects as `name: value` lines, lists as lines. */
function writtenOut(value: unknown): string {
  if (value === undefined || value === null || value === true) return ''
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? writtenOut(item) : String(item))).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, item]) => `${name}: ${typeof item === 'object' ? writtenOut(item) : String(item)}`)
      .join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const SILENCE = new RegExp(`\\n\\s{0,8}\\[(?:${lexicon.SILENCES.join('|')})\\]$`, 'i')

/** Without blank lines at the end, and without quotation or emphasis around the whole, which may begin before the type. */
function tidy(content: string, dress: string): string {
  // A rule, or words in brackets behind a blank line, are no part of what is said.
  const text = content
    .trim()
    .replace(SILENCE, '')
    .replace(/\n\s{0,8}[-*_=]{3,20}$/, '')
    .replace(/\n[ \t]{0,8}-{0,9}\n[ \t]{0,8}[*_]{0,2}\([^()\n]{0,300}\)[*_]{0,2}$/, '')
    .trim()
  const quoted = /^(["“«„「*_`]{1,3})([^]*?)(["”»“」*_`]{1,3})$/.exec(text)
  if (quoted && !quoted[2]!.includes(quoted[1]![0]!)) return quoted[2]!.trim()
  const end = /["”'’*_`]{1,3}$/.exec(text)?.[0]
  if (end === undefined) return text
  const opening = end.replaceAll('”', '“').replaceAll('’', '‘')
  const isOpen = dress.includes(opening[0]!) && !text.slice(0, -end.length).includes(end[0]!)
  return isOpen ? text.slice(0, -end.length).trim() : text
}
