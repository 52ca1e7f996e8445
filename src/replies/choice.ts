/**
 * Reads which of some actions a reply means: what is labelled as the answer first, then a line that is nothing but an
 * action, then the one action that the words decide on. Two possible meanings are none: the reader says so and guesses
 * nothing.
 */
import { jsonBlocks } from '../core/json-blocks.ts'
import { labelled, type Labelled } from './labels.ts'
import { Phrases, type Mention, type Synonyms } from './phrases.ts'
import { stanceOf, type Stance } from './stance.ts'
import { unwrap } from './unwrap.ts'
import { wordsOf, type Word } from './words.ts'

/** One of the actions to choose from. */
export interface Option<Value> {
  readonly value: Value
  /** How it may be said; the first is how it is shown. */
  readonly phrases: readonly string[]
  /** Words that say it only where nothing else is said with them, or behind a label: `yes`, `no`, `look`. */
  readonly alone?: readonly string[]
  /** The letter under which it is shown, if it is: `B`. */
  readonly key?: string
}

/** How replies are read besides the options themselves. */
export interface ChoiceOptions {
  /** Words of the game that say the same, by what is meant: `{ grab: 'take' }`. */
  readonly synonyms?: Synonyms
  /** What the game calls an answer besides action, command, move and the like: `vote`. */
  readonly labels?: readonly string[]
  /** Names of whoever replies, and of the others at the table. */
  readonly self?: readonly string[]
  readonly others?: readonly string[]
  /** Whether refusing one of two actions is choosing the other: "I do not approve". */
  readonly opposites?: boolean
  /** Whether any words may follow an action: by default `take coin purse` does not mean `take coin`. */
  readonly anyObject?: boolean
}

/** What a reply means, or why nothing could be made of it, in words for the player. */
export type Choice<Value> = { readonly value: Value } | { readonly reason: string }

/** Fields of a JSON reply that hold the answer, the most telling first. */
const FIELDS = [
  'final_action',
  'finalaction',
  'final_answer',
  'action',
  'command',
  'move',
  'choice',
  'answer',
  'decision',
  'next_action',
  'nextaction',
  'selected_action',
  'selection',
  'option',
  'response',
  'vote',
]

/** What stands around an action without changing it. */
const FILLERS: ReadonlySet<string> = new Set(
  "please now ok okay sure yes alright well right so next first then just simply i'll i will i'm going to go let's let me do my action move choice is choose command answer this turn step my".split(
    ' ',
  ),
)

/** Words that may follow an action in its clause without making another of it. */
const CONTINUING: ReadonlySet<string> = new Set(
  "because since so to as for and then or but while until till now first before after again here please instead this that next if when once with from in on into onto immediately right which who i we it i'll is are be was will would should could can does do makes seems might may isn't won't wouldn't doesn't can't not by using rather step turn action command move option too also myself one if".split(
    ' ',
  ),
)

/** No line that is longer is nothing but an action. */
const LONGEST_LINE = 300

/** A person or model changes their mind. */
const REVISION =
  /(?<=^|[.!?;\n—–-]\s{0,3})["'“*_ ]{0,3}(?:(?:but|oh|hmm+|no)[, ]{1,2})?(?:wait|actually|on second thoughts?|scratch that|correction|never ?mind|let me (?:reconsider|rethink|correct)|i (?:changed my mind|take that back)|no(?=,)|better(?=:))\b/gi

/** The last words take back or leave open whatever was said before. */
const WITHDRAWN = /\bi(?:(?:'m| am) not sure| refuse| (?:cannot|can't|could not) decide)[\s.!]*$/i

/** What a model makes up after its answer. */
const CONTINUED =
  /^[\s*_#>[-]{0,8}(?:observation|result|environment|game|user|human|system|feedback|output|obs|state|new state)\b[\s\d*_\]]{0,6}:/gim

interface Meant<Value> {
  readonly value: Value
  readonly stance: Stance
  readonly begin: number
  readonly end: number
}

const RANKS: readonly Stance[] = ['final', 'decided', 'wanted', 'named']

/** Finds the one option that a reply in words means, or says that it means none, or several. */
export class Choices<Value> {
  readonly #options: readonly Option<Value>[]
  readonly #given: ChoiceOptions
  readonly #others: ReadonlySet<string>
  readonly #hasKeys: boolean
  #madePhrases: Phrases<number> | undefined
  #madeLone: Phrases<number> | undefined
  #madeCalls: Phrases<number> | undefined
  #madeStops: RegExp | null | undefined

  constructor(options: readonly Option<Value>[], given: ChoiceOptions = {}) {
    this.#options = options
    this.#given = given
    this.#others = new Set((given.others ?? []).map((name) => name.toLowerCase()))
    this.#hasKeys = options.some(({ key }) => key !== undefined)
  }

  get #phrases(): Phrases<number> {
    return (this.#madePhrases ??= this.#gather(({ phrases }) => phrases))
  }

  /** With what counts only alone. */
  get #lone(): Phrases<number> {
    return (this.#madeLone ??= this.#gather(({ phrases, alone = [] }) => [...phrases, ...alone]))
  }

  /** Without prepositions: for calls such as `put(cup, shelf)`. */
  get #calls(): Phrases<number> {
    return (this.#madeCalls ??= this.#gather(({ phrases }) => phrases.map(withoutPrepositions)))
  }

  #gather(phrasesOf: (option: Option<Value>) => readonly string[]): Phrases<number> {
    const phrases = this.#options.flatMap((option, i) => phrasesOf(option).map((phrase) => [phrase, i] as const))
    return new Phrases(phrases, this.#given.synonyms)
  }

  /** What the reply means. Time grows with its length alone. */
  read(reply: string): Choice<Value> {
    // What is said exactly as it is shown needs no reading.
    const shown = this.#options.find(({ phrases }) => phrases[0] === reply)
    if (shown) return { value: shown.value }
    const plain = reply.normalize('NFKC').replace(/[\u200b-\u200d\ufeff]/g, '')
    const { text: all, answers } = unwrap(this.#withoutStops(plain))
    const text = endOf(all)
    if (answers.length > 0) return this.#agreed(answers.map((answer) => this.#readAnswer(endOf(answer))))
    const fields = this.#readFields(text)
    if (fields) return fields
    const marked = labelled(text, { ...this.#given, names: this.#given.labels })
    if (marked.length > 0) return this.#readLabelled(text, marked)
    if (WITHDRAWN.test(text.slice(-100).replaceAll('’', "'"))) return { reason: NOTHING }
    return this.#readProse(this.#afterRevision(text))
  }

  /** A full stop that belongs to an option as it is shown ends no sentence that goes on: `wait. or move away.` */
  #withoutStops(text: string): string {
    this.#madeStops ??= stopsOf(this.#options)
    return this.#madeStops === null
      ? text
      : text.replace(this.#madeStops, (all, phrase: string, next: string) =>
          next.toUpperCase() === next && /\p{L}/u.test(next) ? all : phrase,
        )
  }

  #readLabelled(text: string, marked: readonly Labelled[]): Choice<Value> {
    const final = marked.filter(({ final }) => final)
    const candidates = final.length > 0 ? final : marked
    const [first, ...rest] = candidates
    const read = candidates.map(({ content }) => this.#readAnswer(content))
    const agreed = this.#agreed(read)
    if ('value' in agreed || rest.length === 0) return agreed
    const between = text.slice(first!.at, rest[0]!.at)
    if (new RegExp(CONTINUED).test(between)) return read[0]!
    const last = read.at(-1)!
    const before = text.slice(candidates.at(-2)!.at, candidates.at(-1)!.at)
    if (new RegExp(REVISION).test(before)) return last
    return agreed
  }

  /** One meaning, if all that could be read have the same. */
  #agreed(read: readonly Choice<Value>[]): Choice<Value> {
    const values = [...new Set(read.flatMap((choice) => ('value' in choice ? [choice.value] : [])))]
    if (values.length === 1 && read.every((choice) => 'value' in choice || choice.reason === NOTHING))
      return { value: values[0]! }
    return values.length > 1
      ? this.#several(values)
      : (read.find((choice) => 'reason' in choice) ?? { reason: NOTHING })
  }

  /** The content of a label or a tag: an action, perhaps with its reasons. */
  #readAnswer(content: string): Choice<Value> {
    const key = this.#hasKeys ? this.#keyIn(content) : undefined
    if (key !== undefined) return key
    const stripped = content.replace(/^[\s"'“(*_[-]*(?:\(?\d{1,3}[.):]\)?\s+|\(\d{1,3}\)\s*)/, '')
    const whole = this.#wholeLine(stripped)
    if (whole !== undefined) return { value: whole }
    const meant = this.#mentions(stripped, true)
    const decided = this.#decide(meant, stripped, true)
    if ('value' in decided || meant.length > 0) return decided
    const words = this.#lone.canonical(wordsOf(stripped))
    const [lone] = this.#lone.find(words)
    if (lone?.first === 0 && this.#isWhole(words, lone)) return { value: this.#options[lone.value]!.value }
    const call = this.#callIn(stripped)
    return call === undefined ? decided : { value: call }
  }

  /** `put("cup", "shelf")`, or its parts one after the other. */
  #callIn(content: string): Value | undefined {
    const words = this.#calls.canonical(wordsOf(withoutPrepositions(content)))
    const [call, ...more] = this.#calls.find(words)
    if (!call || call.first > 0 || more.length > 0 || call.last < words.length - 1) return undefined
    return this.#options[call.value]!.value
  }

  /** The answer of a JSON object, where the reply has one with a field for it. */
  #readFields(text: string): Choice<Value> | undefined {
    const read: Choice<Value>[] = []
    for (const block of jsonBlocks(text, (block) => block.replace(/,\s*([}\]])/g, '$1'))) {
      const said = answerIn(block)
      if (said !== undefined) read.push(this.#readAnswer(said))
    }
    return read.length > 0 ? this.#agreed(read) : undefined
  }

  #readProse(text: string): Choice<Value> {
    const lines = text.split('\n')
    const whole = lines.flatMap((line) => {
      const value = this.#wholeLine(line)
      return value === undefined ? [] : [{ value, listed: /^\s*(?:[-*•>]|\(?\d{1,3}[.)])\s/.test(line) }]
    })
    const key = this.#hasKeys ? this.#keyInProse(text) : undefined
    if (key !== undefined) return key
    const meant = this.#mentions(text)
    const strong = meant.filter(({ stance }) => stance === 'final' || stance === 'decided')
    const bare = new Set(
      (whole.some(({ listed }) => !listed) ? whole.filter(({ listed }) => !listed) : whole).map(({ value }) => value),
    )
    if (bare.size === 1) {
      const [value] = bare as Set<Value>
      const refused = meant.some((one) => one.value === value && one.stance === 'refused')
      if (!refused && strong.every((one) => one.value === value)) return { value: value! }
      if (strong.length > 0 || refused) return this.#several([value!, ...strong.map((one) => one.value)])
    }
    return this.#decide(meant, text, false)
  }

  /** What comes after the last change of mind, where an action was named before it; otherwise the whole. */
  #afterRevision(text: string): string {
    const revisions = [...text.matchAll(REVISION)]
    if (revisions.length === 0) return text
    const first = this.#mentions(text)[0]
    const last = revisions.findLast((match) => first && match.index > first.begin)
    return last ? text.slice(last.index + last[0].length) : text
  }

  /** The action that a line is, whatever signs stand around it. */
  #wholeLine(line: string): Value | undefined {
    if (line.length > LONGEST_LINE) return undefined
    const bare = line.replace(/^[\s"'“(*_>•-]*\(?\d{1,3}[.):]\)?\s+/, '')
    for (const candidate of bare === line ? [line] : [line, bare]) {
      const words = this.#lone.canonical(wordsOf(candidate))
      const [mention, ...more] = this.#lone.find(words)
      if (!mention && /^\s*\w+\(.*\)[.;]?\s*$/.test(candidate)) return this.#callIn(candidate)
      if (!mention || more.length > 0 || words.length > mention.last - mention.first + 4) continue
      const around = words.filter((_, i) => i < mention.first || i > mention.last)
      if (around.every(({ text }) => FILLERS.has(text))) return this.#options[mention.value]!.value
    }
    return undefined
  }

  /** All mentions with how they are meant. In an answer that is labelled, single words count like others. */
  #mentions(text: string, isAnswer = false): Meant<Value>[] {
    const raw = wordsOf(text)
    const words = this.#phrases.canonical(raw)
    const found = this.#phrases.find(words).filter((mention) => this.#isWhole(words, mention))
    const place = placesIn(raw)
    const meant: Meant<Value>[] = []
    let before: { last: number; stance: Stance } | undefined
    let decided = false
    for (const mention of found) {
      const [first, last] = [place(words[mention.first]!.begin), place(words[mention.last]!.begin)]
      const end = words[mention.last]!.end
      const spoken = { words: raw, first, last: Math.max(last, lastWithin(raw, last, end)), before, follows: decided }
      const isQuestion = nextStop(text, end) === '?'
      let stance = stanceOf({ ...spoken, isQuestion, isOther: (word) => this.#others.has(word) })
      if (!isAnswer && stance === 'named' && !this.#standsAlone(raw, words, mention, spoken)) stance = 'considered'
      before = { last: spoken.last, stance }
      decided ||= stance === 'decided' || stance === 'final' || stance === 'named'
      let { value } = this.#options[mention.value]!
      if (stance === 'refused' && this.#given.opposites) {
        value = this.#options.find((option) => option.value !== value)!.value
        stance = 'wanted'
      }
      meant.push({ value, stance, begin: words[mention.first]!.begin, end })
    }
    return meant
  }

  /** Whether the words that follow leave it the action that it is. */
  #isWhole(words: readonly Word[], { last }: Mention<number>): boolean {
    const next = words[last + 1]
    return this.#given.anyObject || !next || next.after !== 'word' || CONTINUING.has(next.text)
  }

  /** A single word such as `stay` or `north` is named as an action only where nearly nothing stands around it. */
  #standsAlone(
    raw: readonly Word[],
    words: readonly Word[],
    mention: Mention<number>,
    { first, last }: { first: number; last: number },
  ): boolean {
    if (mention.last > mention.first && words[mention.first]!.begin !== words[mention.last]!.begin) return true
    let [begin, end] = [first, last]
    begin = raw[begin]!.sentence
    while (end + 1 < raw.length && raw[end + 1]!.after === 'word' && end - begin < 20) end++
    if (end - begin >= 20) return false
    return raw
      .slice(begin, end + 1)
      .every(({ text }, i) => (begin + i >= first && begin + i <= last) || FILLERS.has(text))
  }

  #decide(meant: readonly Meant<Value>[], text: string, isAnswer: boolean): Choice<Value> {
    const leading = meant[0]
    // An answer that begins with the action and goes on with something else: `north, because the pot is in the south`.
    if (isAnswer && leading && isFirst(text, leading.begin) && leading.stance === 'named') {
      const rivals = meant.filter(
        (one) =>
          one !== leading &&
          one.value !== leading.value &&
          (isListed(text, leading, one) || one.stance === 'final' || one.stance === 'decided'),
      )
      const contradicted = meant.some((one) => one.value === leading.value && one.stance === 'refused')
      if (rivals.length === 0 && !contradicted) return { value: leading.value }
      if (contradicted) return this.#several([leading.value])
    }
    for (const rank of RANKS) {
      const values = [...new Set(meant.filter(({ stance }) => stance === rank).map(({ value }) => value))]
      if (values.length > 1) return this.#several(values)
      if (values.length === 0) continue
      const at = meant.findLast((one) => one.value === values[0] && one.stance === rank)!
      // Refused afterwards: nobody can tell what is meant.
      if (meant.some((one) => one.value === values[0] && one.stance === 'refused' && one.begin > at.begin))
        return this.#several(values)
      return { value: values[0]! }
    }
    const considered = [...new Set(meant.flatMap(({ stance, value }) => (stance === 'considered' ? [value] : [])))]
    return considered.length > 1 ? this.#several(considered) : { reason: NOTHING }
  }

  #keyIn(content: string): Choice<Value> | undefined {
    const key = /^[\s"'“(*_[]*(?:option\s+)?([A-Z])(?:[\s"'”)*_\]]*(?:$|[.):,;\n–—-])|[)\].:])/.exec(content)?.[1]
    return key === undefined ? undefined : this.#byKey(key, content)
  }

  #keyInProse(text: string): Choice<Value> | undefined {
    const named = [
      ...text.matchAll(
        /\b(?:option|answer|choice|choose|select|pick)(?:\s+is)?:?\s+["'“(*_[]{0,4}([A-Z])(?![\p{L}\p{N}'’])/gu,
      ),
      ...text.matchAll(/^[\s"'“(*_[>-]{0,6}([A-Z])(?:[)\].:*_"'”\s]{0,6}$|[)\].:]{1,2}\s)/gmu),
    ].map((match) => match[1]!)
    const keys = [...new Set(named)].filter((key) => this.#options.some((option) => option.key === key))
    if (keys.length === 1) return this.#byKey(keys[0]!, '')
    return keys.length > 1 ? { reason: `Your reply names several answers (${keys.join(', ')}).` } : undefined
  }

  #byKey(key: string, content: string): Choice<Value> | undefined {
    const option = this.#options.find((option) => option.key === key)
    if (!option) return undefined
    const named = this.#phrases.find(this.#phrases.canonical(wordsOf(content.slice(content.indexOf(key) + 1))))
    const other = named.find(({ value }) => this.#options[value]!.value !== option.value)
    if (other && named.every(({ value }) => value === other.value))
      return this.#several([option.value, this.#options[other.value]!.value])
    return { value: option.value }
  }

  #several(values: readonly Value[]): Choice<Value> {
    const shown = [...new Set(values)].map(
      (value) => this.#options.find((option) => option.value === value)!.phrases[0]!,
    )
    return shown.length > 1
      ? { reason: `Your reply can be read as several actions (${shown.slice(0, 6).join('; ')}).` }
      : { reason: `Your reply names "${shown[0]}" and refuses it too.` }
  }
}

function stopsOf(options: readonly Option<unknown>[]): RegExp | null {
  const shown = options.flatMap(({ phrases }) => phrases.filter((phrase) => phrase.endsWith('.')).slice(0, 1))
  if (shown.length === 0) return null
  const escaped = shown.map((phrase) => phrase.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`\\b((?:${escaped.join('|')}))\\.(?=[ \\t]{0,3}([,?./]|\\p{L}))`, 'giu')
}

/** Said where no action is named. */
const NOTHING = 'Your reply names none of the actions.'

/** So much of a reply is read word by word: what is meant stands at its end. */
const LONGEST_TEXT = 8000

/** The last lines of a long text. */
function endOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const from = text.length - LONGEST_TEXT
  const line = text.indexOf('\n', from)
  return text.slice(line < 0 ? from : line + 1)
}

const PREPOSITIONS = / (?:in|into|inside|on|onto|to|at|from|with) /gi
const withoutPrepositions = (text: string): string => text.replace(PREPOSITIONS, ' ')

/** What a JSON value gives as the answer, in words. */
function answerIn(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.length === 1 ? (typeof value[0] === 'string' ? value[0] : answerIn(value[0])) : undefined
  if (value === null || typeof value !== 'object') return undefined
  const fields = new Map(
    Object.entries(value).map(([name, field]) => [name.toLowerCase().replace(/[\s-]/g, '_'), field]),
  )
  // `{"name": "take", "arguments": {"object": "cup"}}`, as tools are called.
  const tool = fields.get('arguments') ?? fields.get('parameters') ?? fields.get('input')
  if (tool !== undefined && (fields.has('name') || fields.has('function') || fields.has('tool'))) {
    const inside = answerIn(tool)
    return inside ?? [fields.get('name') ?? fields.get('function') ?? fields.get('tool'), ...stringsIn(tool)].join(' ')
  }
  for (const name of FIELDS) {
    const field = fields.get(name)
    if (field === undefined || field === null) continue
    if (typeof field !== 'object') {
      // `{"action": "take", "object": "cup"}`: the other short fields say with what.
      const more = [...fields].flatMap(([other, text]) =>
        /^(object|item|target|container|destination|direction|argument|arg\d?|param|location|room)$/.test(other) &&
        typeof text !== 'object'
          ? [String(text)]
          : [],
      )
      return [String(field), ...more].join(' ')
    }
    return answerIn(field) ?? stringsIn(field).join(' ')
  }
  return undefined
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (value === null || typeof value !== 'object' || depth > 3) return []
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1))
}

/** Whether only signs stand before this place. */
const isFirst = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text.slice(0, at))

/** Whether only signs and words that list stand between the two. */
const isListed = <Value>(text: string, a: Meant<Value>, b: Meant<Value>): boolean =>
  b.begin > a.end &&
  b.begin - a.end < 40 &&
  /^[\s,;/&"'”“*_`()|+-]*(?:(?:and|or|then|and then)[\s"'“*_`(]*)?$/.test(text.slice(a.end, b.begin))

/** The sign that ends the sentence, unless that goes on for long. */
function nextStop(text: string, from: number): string {
  for (let at = from; at < text.length && at < from + 300; at++) if ('.!?;\n'.includes(text[at]!)) return text[at]!
  return ''
}

/** From a place in the text to the number of the word that begins there. */
function placesIn(words: readonly Word[]): (begin: number) => number {
  const places = new Map(words.map(({ begin }, i) => [begin, i]))
  return (begin) => places.get(begin)!
}

function lastWithin(words: readonly Word[], from: number, end: number): number {
  let at = from
  while (at + 1 < words.length && words[at + 1]!.end <= end) at++
  return at
}
