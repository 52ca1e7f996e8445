/** Reads which of some actions a reply means, by how they are said and by the letters under which they are shown. */
import type { Habits } from './habits.ts'
import { answerIn } from './fields.ts'
import * as lexicon from './lexicon.ts'
import { Phrases, type Synonyms } from './phrases.ts'
import { Reader, type Choice, type Mention, type Setting } from './reader.ts'
import { isHeldBack } from './scope.ts'
import { ownWords } from './unwrap.ts'
import { KEY, LONGEST_OBJECT, wordsOf, type Word } from './words.ts'

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
export interface ChoiceOptions extends Setting {
  /** Words of the game that say the same, by what is meant: `{ grab: 'take' }`. */
  readonly synonyms?: Synonyms
  /** Whether refusing one of two actions is choosing the other: "I do not approve". */
  readonly opposites?: boolean
  /**
   * Whether an action may be followed by these words of its clause: by default only by words that cannot make another of it,
   * since `take coin purse` does not mean `take coin`. `said` is the action as it was said.
   */
  readonly mayFollow?: (said: string, following: readonly string[]) => boolean
}

const NO_WAY: Readonly<Record<string, ReadonlySet<string>>> = {
  up: lexicon.BEFORE_UP,
  down: lexicon.BEFORE_UP,
  right: lexicon.BEFORE_RIGHT,
  left: lexicon.BEFORE_LEFT,
}

/** No line that is longer is nothing but an action. */
const LONGEST_LINE = 300

/** Finds the one option that a reply in words means, or says that it means none, or several. */
export class PlainChoices<Value> {
  readonly #options: readonly Option<Value>[]
  readonly #given: ChoiceOptions
  readonly #habits: Habits
  readonly #keys: ReadonlyMap<string, number>
  readonly #reader: Reader<number>
  #madePhrases: Phrases<number> | undefined
  #madeShort: Phrases<number> | undefined
  #madeWords: ReadonlySet<string>[] | undefined
  #madeLone: Phrases<number> | undefined
  #madeCalls: Phrases<number> | undefined

  constructor(options: readonly Option<Value>[], given: ChoiceOptions = {}, habits: Habits = {}) {
    this.#habits = habits
    this.#options = options
    this.#given = given
    this.#keys = new Map(options.flatMap(({ key }, i) => (key === undefined ? [] : [[key, i] as const])))
    this.#reader = new Reader<number>(
      {
        find: (text) => this.#find(text),
        readLine: (line) => this.#readLine(line),
        readLone: (content) => this.#readLone(content),
        readSentence: (text, isBeside) => this.#readSentence(text, isBeside),
        answerIn: (json) => answerIn(json, [...(given.self ?? []), ...(given.labels ?? [])], given.others),
        show: (index) => options[index]!.phrases[0]!,
        ...(this.#keys.size > 0 && { named: 'by letters' as const }),
        ...(given.opposites && { opposite: (index: number) => this.#oppositeOf(index) }),
      },
      given,
      habits,
    )
  }

  get #phrases(): Phrases<number> {
    return (this.#madePhrases ??= this.#gather(({ phrases }) => phrases))
  }

  /** Shorter than they are shown, where that leaves one meaning. */
  get #short(): Phrases<number> {
    return (this.#madeShort ??= new Phrases(
      (!this.#given.mayFollow &&
        this.#habits.short?.formsOf(
          this.#options.flatMap(({ phrases }, i) => phrases.map((phrase) => [phrase, this.#same(i)] as const)),
        )) ||
        [],
      this.#given.synonyms,
      this.#inThirdPerson,
    ))
  }

  /** With what counts only alone. */
  get #lone(): Phrases<number> {
    return (this.#madeLone ??= this.#gather(({ phrases, alone = [], key }) => [
      ...phrases,
      ...alone,
      ...((key !== undefined &&
        this.#habits.letters?.ordinalsOf(this.#options.findIndex((option) => option.key === key))) ||
        []),
    ]))
  }

  /** Without prepositions: for calls such as `put(cup, shelf)`. */
  get #calls(): Phrases<number> {
    return (this.#madeCalls ??= this.#gather(({ phrases }) => phrases.map(withoutPrepositions)))
  }

  /** Whether "stays" says `stay`: only where it is known who does. */
  get #inThirdPerson(): boolean {
    return this.#given.self !== undefined || this.#given.isAnybodys === true
  }

  #gather(phrasesOf: (option: Option<Value>) => readonly string[]): Phrases<number> {
    const phrases = this.#options.flatMap((option, i) =>
      [
        ...phrasesOf(option),
        ...((option.key !== undefined && this.#habits.letters?.placesOf(i, this.#options.length)) || []),
      ].map((phrase) => [phrase, i] as const),
    )
    return new Phrases(phrases, this.#given.synonyms, this.#inThirdPerson)
  }

  /** Options with equal values are one. */
  #same(index: number): number {
    return this.#options.findIndex(({ value }) => value === this.#options[index]!.value)
  }

  #oppositeOf(index: number): number {
    return this.#options.findIndex(({ value }) => value !== this.#options[index]!.value)
  }

  /** What the reply means. Time grows with its length alone. */
  read(reply: string): Choice<Value> {
    const said = ownWords(reply)
    // What is said exactly as it is shown needs no reading.
    const shown = this.#options.find(({ phrases }) => phrases[0] === said)
    if (shown) return { value: shown.value }
    const read = this.#reader.read(said)
    return 'value' in read ? { value: this.#options[read.value]!.value } : read
  }

  #find(text: string): { words: readonly Word[]; found: readonly Mention<number>[] } {
    const keys = this.#keysIn(text)
    const words = this.#wordsOf(text, keys)
    const canonical = this.#phrases.canonical(words)
    const place = placesIn(words)
    const said = this.#phrases.find(canonical).filter((mention) => this.#isWhole(canonical, mention))
    const short = this.#short
      .find(canonical)
      .filter((one) => said.every(({ first, last }) => last < one.first || first > one.last))
      .filter((one) => this.#isWhole(canonical, one) || lexicon.PLACES.has(canonical[one.last + 1]!.text))
      .filter((one) => this.#habits.short!.fits(canonical, one, this.#words))
    const found: Mention<number>[] = [...said, ...short]
      .sort((a, b) => a.first - b.first)
      .map(({ value, first, last }) => {
        const begin = place(canonical[first]!.begin)
        const end = Math.max(
          place(canonical[last]!.begin),
          words.findLastIndex((word) => word.end <= canonical[last]!.end),
        )
        return {
          value: this.#same(value),
          first: begin,
          last: end,
          isCommon: !this.#given.mayFollow && canonical[first]!.begin === canonical[last]!.begin,
        }
      })
    return { words, found: keys ? this.#habits.letters!.withLetters(words, found, keys) : found }
  }

  #keysIn(text: string): Map<number, number> | undefined {
    return this.#keys.size > 0 ? this.#habits.letters?.keysIn(text, this.#keys) : undefined
  }

  #wordsOf(text: string, keys: ReadonlyMap<number, number> | undefined): Word[] {
    return keys ? this.#habits.letters!.wordsWith(text, keys) : wordsOf(text)
  }

  /** Whether the words that follow leave it the action that it is. */
  #isWhole(words: readonly Word[], { first, last }: { first: number; last: number }): boolean {
    // "Hurry up", "that is right", "the only option left" go nowhere.
    if (first === last && words[first]!.after === 'word' && NO_WAY[words[first]!.text]?.has(words[first - 1]!.text))
      return false
    const next = words[last + 1]
    if (!next || next.after !== 'word') return true
    const { mayFollow } = this.#given
    // "The right one" is a thing.
    if (next.text === 'one' && !lexicon.STEP_NOUNS.has(words[last + 2]?.text) && words[last + 2]?.text !== 'more')
      return false
    // "Right now I …" is no direction.
    if (words[last]!.text === 'right' && lexicon.BEHIND_RIGHT.has(next.text) && words[first]!.after !== 'word')
      return false
    // "I stay with my plan"
    if (first === last && next.text === 'with' && words[last]!.text === 'stay') return false
    if (!mayFollow) return lexicon.FOLLOWING.has(next.text) || next.text === KEY
    let end = last + 1
    while (end < words.length && end < last + 1 + LONGEST_OBJECT && words[end]!.after === 'word') end++
    const texts = (from: number, to: number) => words.slice(from, to).map(({ text }) => text)
    return mayFollow(texts(first, last + 1).join(' '), texts(last + 1, end))
  }

  /** The words of each option. */
  get #words(): ReadonlySet<string>[] {
    return (this.#madeWords ??= this.#options.map(
      ({ phrases }) =>
        new Set(phrases.flatMap((phrase) => this.#phrases.canonical(wordsOf(phrase)).map(({ text }) => text))),
    ))
  }

  /** The action that a line is, whatever signs stand around it. */
  #readLine(line: string): number | undefined {
    if (line.length > LONGEST_LINE) return undefined
    const key =
      this.#keys.size > 0
        ? /^\W*(?:(?:ok|okay|so|then|option)[\s,:]{1,3})?([A-Za-z])[^\w?]*$/.exec(line)?.[1]
        : undefined
    if (key !== undefined) return this.#keys.get(key.toUpperCase())
    const bare = line.replace(this.#keys.size > 0 ? NUMBERED : ITEM, '')
    for (const candidate of bare === line ? [line] : [line, bare]) {
      const words = this.#lone.canonical(this.#wordsOf(candidate, this.#keysIn(candidate)))
      const [mention, ...more] = this.#lone.find(words)
      if (!mention && /^\s*\w+\(.*\)[.;]?\s*$/.test(candidate)) return this.#callIn(candidate)
      const last = more.at(-1)?.last ?? mention?.last ?? 0
      if (!mention || more.some(({ value }) => this.#same(value) !== this.#same(mention.value))) continue
      // "I refuse to reject", "reject is no option"
      if (
        more.some(({ first }) => words[first]!.after === 'word' && first > mention.last + 1) &&
        lexicon.NEGATIONS.has(words[mention.first]!.text)
      )
        continue
      // So many words beside it leave a line an action, if they say nothing; more, where any words may follow.
      if (words.length > last - mention.first + 1 + (this.#given.mayFollow ? 6 : 3)) continue
      if (this.#keys.size > 0 && words[0]!.text === KEY && mention.first > 0) continue
      const around = words.filter((_, i) => ![mention, ...more].some(({ first, last }) => i >= first && i <= last))
      if (
        around.every(
          ({ text }, at) => lexicon.AROUND.has(text) && !(text === 'turn' && around[at - 1]?.text === 'next'),
        ) &&
        !/\?\W*(?:hm+\W*)?$/i.test(candidate)
      )
        return this.#same(mention.value)
    }
    return this.#keys.size > 0 ? this.#keyedLine(bare) : undefined
  }

  /** `B. bob opens the gate`: a letter with its own words and nothing else. */
  #keyedLine(line: string): number | undefined {
    const { words, found } = this.#find(line)
    const [mention, ...more] = found
    const isWhole = mention?.first === 0 && mention.last === words.length - 1 && more.length === 0
    return isWhole && words[0]!.text === KEY && !line.includes('?') ? mention.value : undefined
  }

  /** Words that count only alone, with what follows them; a call. */
  #readLone(content: string): number | undefined {
    const words = this.#lone.canonical(wordsOf(content))
    const [lone] = this.#lone.find(words)
    if (lone?.first === 0 && this.#isWhole(words, lone) && !/^[^.\n]*\?/.test(content) && words[1]?.text !== 'or')
      return this.#same(lone.value)
    return this.#callIn(content)
  }

  /** "No. It is too far.": a first or last sentence that is a choice by itself, where the others hold none. */
  #readSentence(text: string, isBeside: boolean): number | undefined {
    const first = text.search(/[.!](?=\s)/) + 1
    const last = text.length - /[^.!?\n]*[.!\s]*$/.exec(text.slice(-LONGEST_LINE))![0].length
    // "…, so yes."
    const closing = this.#given.opposites ? CLOSING_OF_TWO : CLOSING
    const end = last + (closing.exec(text.slice(last))?.[0].length ?? 0)
    // "Nope, not this team."
    const comma = this.#given.opposites ? text.indexOf(',') + 1 : 0
    for (const [said, rest] of [
      [text.slice(0, first), text.slice(first)],
      [text.slice(0, comma), text.slice(comma)],
      [text.slice(last), text.slice(0, last)],
      [text.slice(end), text.slice(0, end)],
    ] as const) {
      const value = said.length > 0 && said.length < LONGEST_LINE ? this.#readLine(said) : undefined
      // "Is player 4 evil? No." answers something else.
      if (value === undefined) continue
      // "No, I don't mind", "yes, but …", "no, this is a good team": the first word alone does not say what is meant.
      if (
        said.endsWith(',') &&
        wordsOf(rest)
          .slice(0, 4)
          .some(
            ({ text }, i) =>
              lexicon.TURNING[value]?.has(text) || (i === 0 && (lexicon.PUT_OFF.has(text) || text === 'next')),
          )
      )
        continue
      const at = text.indexOf(said)
      const before = text.slice(Math.max(0, at - 200), at)
      if (/\?["'”*_)\s]*$/.test(before) || isHeldBack(before)) continue
      // "Rejecting would only help evil, so yes"
      if (isBeside && this.#mentionsIn(this.#phrases, said) > 0) continue
      if (this.#mentionsIn(this.#lone, rest) === (isBeside ? this.#mentionsIn(this.#phrases, rest) : 0)) return value
    }
    return undefined
  }

  #mentionsIn(phrases: Phrases<number>, text: string): number {
    return phrases.find(phrases.canonical(wordsOf(text))).length
  }

  /** `put("cup", "shelf")`, or its parts one after the other. */
  #callIn(content: string): number | undefined {
    const words = this.#calls.canonical(wordsOf(withoutPrepositions(content)))
    const [call, ...more] = this.#calls.find(words)
    if (!call || call.first > 0 || more.length > 0 || call.last < words.length - 1) return undefined
    return this.#same(call.value)
  }
}

/** What leads to the last words of a sentence: "…, so yes"; of two, "with 4 on it, no". */
const CLOSING = /^[^]*(?:\bso|\btherefore|[:—–]|\s-)(?=\s)/i
const CLOSING_OF_TWO = /^[^]*(?:\bso|\btherefore|, but|[:—–,]|\s-)(?=\s)/i

const NUMBERED = /^[\s"'“(*_>•-]*\(?\d{1,3}[.):]\)?\s+/
const ITEM = /^[\s"'“(*_>•-]*\(?(?:\d{1,3}|[a-z])[.):]\)?\s+/i

const PREPOSITIONS = new RegExp(` (?:${[...lexicon.PLACES].join('|')}|with) `, 'gi')
const withoutPrepositions = (text: string): string => text.replace(PREPOSITIONS, ' ')

/** From a place in the text to the number of the word that begins there. */
function placesIn(words: readonly Word[]): (begin: number) => number {
  const places = new Map(words.map(({ begin }, i) => [begin, i]))
  return (begin) => places.get(begin)!
}
