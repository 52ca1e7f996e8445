/**
 * Reads what a reply decides on, whatever can be decided: what is labelled as the answer first, unless it is taken back
 * behind it, then a line that is nothing but a choice, then the one thing that the words choose. Two possible meanings are
 * none: the reader says so and guesses nothing.
 */
import { jsonIn } from './calls.ts'
import { fieldsOf, type SaidInField } from './fields.ts'
import * as lexicon from './lexicon.ts'
import { labelled, type Labelled } from './labels.ts'
import { MADE_UP_BEHIND, revisionsIn, isWithdrawn, startsOver, type Revision } from './revisions.ts'
import { withIntroductions } from './scope.ts'
import { isMereWould, RANKED, textsOf, type Meant, type Stance } from './clause.ts'
import { stanceOf } from './stance.ts'
import { ownWords, unwrap } from './unwrap.ts'
import type { Habits } from './habits.ts'
import { Typing } from './typing.ts'
import { LISTED, type Word } from './words.ts'

/** Where something that can be chosen stands: words `first` to `last` (included) of a text. */
export interface Mention<Value> {
  readonly value: Value
  readonly first: number
  readonly last: number
  /** Whether it is one common word, such as `stay`, that chooses only where nearly nothing stands around it. */
  readonly isCommon?: boolean
}

/** What can be chosen, and how it is found in words. Equal choices are equal values. */
export interface Vocabulary<Value> {
  /** Every mention in a text, in order, none inside another. */
  find(text: string): { readonly words: readonly Word[]; readonly found: readonly Mention<Value>[] }
  /** What a line stands for that is nothing else. */
  readLine(line: string): Value | undefined
  /** What a label or a field holds, where it can be read in no other way. */
  readLone?(content: string): Value | undefined
  /**
   * What the first or last sentence stands for on its own, where the rest chooses nothing: "No. It is too far."; `isBeside`:
   * choices are named beside it, so that only a word counts that says nothing but this.
   */
  readSentence?(text: string, isBeside: boolean): Value | undefined
  /** What a JSON value holds in its field for the answer, as a value or in words; undefined: it has no such field. */
  answerIn(json: unknown): { readonly value: Value } | SaidInField | undefined
  /** As it is shown. */
  show(value: Value): string
  /** What stands in the place of one that is refused, if that is a choice too. */
  opposite?(value: Value): Value
  /** Whether letters, or numbers, are choices themselves, so that they cannot be places in a list of the reply's own. */
  readonly named?: 'by letters' | 'by numbers'
}

/** Who speaks, and what they call an answer. */
export interface Setting {
  /** What the game calls an answer besides action, command, move and the like: `vote`. */
  readonly labels?: readonly string[]
  /** Names of whoever replies, and of the others at the table. */
  readonly self?: readonly string[]
  readonly others?: readonly string[]
  /** Whether what somebody else does is an answer too, where none is given for oneself. */
  readonly isAnybodys?: boolean
  /** Words that recommend where they follow a mention, instead of the common ones ("… is best"). */
  readonly praise?: ReadonlySet<string>
}

/** What a reply means, or why nothing could be made of it, in words for the player. */
export type Choice<Value> = { readonly value: Value } | { readonly reason: string }

const RANKS: readonly Stance[] = [...RANKED]
const STRONG = RANKS.slice(0, 2)

/** Markup that only lays out. */
const MARKUP = new RegExp(`</?(?:${lexicon.LAYOUT_TAGS.join('|')})(?:\\s[^<>]{0,80})?/?>`, 'gi')

/** So much of a reply is read word by word: what is meant stands at its end. */
const LONGEST_TEXT = 8000

/** Said where nothing is chosen. */
const NOTHING = 'Your reply names none of the actions.'
const OPEN = 'Your reply clearly chooses none of the actions.'
const WITHDRAWN = 'Your reply takes back what it says.'

/** Finds the one thing that a reply in words chooses, or says that it chooses none, or several. */
export class Reader<Value> {
  readonly #vocabulary: Vocabulary<Value>
  readonly #setting: Setting
  readonly #habits: Habits
  readonly #others: ReadonlySet<string>
  readonly #self: ReadonlySet<string>
  readonly #labels: Typing

  constructor(vocabulary: Vocabulary<Value>, setting: Setting = {}, habits: Habits = {}) {
    this.#habits = habits
    this.#vocabulary = vocabulary
    this.#setting = setting
    const lower = (names: readonly string[] = []) => new Set(names.map((name) => name.toLowerCase()))
    this.#others = lower(setting.others)
    this.#labels = new Typing([...lexicon.ANSWER_NOUNS, ...(setting.labels ?? [])])
    this.#self = lower(['agent', 'assistant', ...(setting.self ?? [])].filter((name) => !this.#others.has(name)))
  }

  /** What the reply means. Time grows with its length alone. */
  read(reply: string): Choice<Value> {
    const plain = this.#withLabels(ownWords(reply))
      .normalize('NFKC')
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      .replace(/\bi\. ?e\.,?/gi, '–')
      .replace(/,?\s(?:namely|to wit):?(?=\s)/gi, ':')
    const { text: all, answers } = unwrap(
      plain.replace(MARKUP, (tag) => (/^<(?:br|p|li)/i.test(tag) ? '\n' : '')),
      this.#setting.labels,
    )
    // "<answer>north</answer> Wait, no."
    const tail = plain.slice(Math.max(plain.lastIndexOf('>'), plain.lastIndexOf('}')) + 1).trim()
    if (answers.length > 0 && startsOver(tail)) return { reason: WITHDRAWN }
    if (answers.length > 0) return this.#agreed(answers.map((answer) => this.#readAnswer(endOf(answer))))
    // What comes behind a made-up answer of the game or of somebody else is made up too.
    const end = all.search(MADE_UP_BEHIND)
    const own = end > 0 ? this.#readAll(all.slice(0, end)) : undefined
    return own && ('value' in own || own.reason === WITHDRAWN) ? own : this.#readAll(all)
  }

  #readAll(given: string): Choice<Value> {
    const { laid, talk } = this.#habits
    const setting = this.#setting
    const all = endOf(given)
    const text = laid
      ? laid(all, { ...setting, named: this.#vocabulary.named, saysNothing: (said) => this.#saysNothing(said) })
      : withIntroductions(all)
    const step = this.#firstStep(text)
    if (step !== undefined) return { value: step }
    const begin = talk?.(text, setting, (line) => this.#vocabulary.readLine(line))
    const own = begin ? this.#readText(text.slice(0, begin)) : undefined
    return own && 'value' in own ? own : this.#readText(text)
  }

  #saysNothing(said: string): boolean {
    const { words, found } = this.#vocabulary.find(said)
    return (
      found.length === 0 &&
      this.#vocabulary.readLine(said) === undefined &&
      this.#vocabulary.readSentence?.(said, false) === undefined &&
      !words.some(({ text }) => this.#others.has(text))
    )
  }

  /** Labels that were typed wrong, or in another language, as they are meant: `Anwser: B`, `Réponse finale : B`. */
  #withLabels(reply: string): string {
    return (this.#habits.foreign?.(reply) ?? reply).replace(/\b[A-Za-z]{5,12}(?=[*_]{0,2}\s?:)/g, (word) => {
      const meant = this.#labels.mend(word.toLowerCase())
      return meant === word.toLowerCase() ? word : meant
    })
  }

  #firstStep(text: string): Value | undefined {
    const { named } = this.#vocabulary
    return named === undefined
      ? this.#habits.plans?.(
          text,
          (line) => this.#vocabulary.readLine(line),
          (item) => this.#mentions(item).length === 0,
        )
      : undefined
  }

  #readText(given: string): Choice<Value> {
    const { text, fields } = this.#takeFields(given)
    if (fields.length > 0) return this.#agreed(fields)
    const marked = labelled(text, { ...this.#setting, names: this.#setting.labels })
    if (marked.length > 0) return this.#readLabelled(text, marked)
    return this.#readProse(text)
  }

  #readLabelled(text: string, marked: readonly Labelled[]): Choice<Value> {
    const own = marked
      .filter(({ byName, content }) => !byName || this.#vocabulary.readLine(content) !== undefined)
      .filter(({ isNext }, i, those) => !isNext || those.slice(0, i).every((one) => one.isNext))
    const final = own.filter(({ final }) => final)
    let candidates = final.length > 0 ? final : own.length > 0 ? own : marked
    const isRevised = candidates.findLastIndex(
      ({ at }, i) => i > 0 && revisionsIn(text.slice(candidates[i - 1]!.at, at)).some(({ begin }) => begin > 0),
    )
    if (isRevised > 0) candidates = candidates.slice(isRevised)
    const last = candidates.at(-1)!
    const answers = candidates.map(({ content }) => this.#readAnswer(content))
    const agreed = this.#agreed([...answers, ...(last.byName ? this.#linesBefore(text, candidates[0]!.at) : [])])
    return 'reason' in agreed
      ? agreed
      : this.#unlessTakenBack(agreed, text.slice(text.indexOf(last.content, last.at) + last.content.length))
  }

  /** "north", and below it a play with parts that is made up: "Bob: east", "Alice: south". */
  #linesBefore(text: string, at: number): Choice<Value>[] {
    const lines = text.slice(0, at).split('\n').slice(0, -1)
    return lines.flatMap((line) => {
      const value = isAsked(line) || LISTED.test(line) ? undefined : this.#vocabulary.readLine(line)
      return value === undefined ? [] : [{ value }]
    })
  }

  /** A labelled answer, unless what follows it takes it back or decides on something else. */
  #unlessTakenBack(answer: { readonly value: Value }, behind: string): Choice<Value> {
    // "Action: north. Or should I wait?"
    if (isWithdrawn(behind) || /^[^\p{L}\p{N}]{0,20}or\b/iu.test(behind)) return { reason: WITHDRAWN }
    const [revision] = revisionsIn(behind)
    const after = revision === undefined ? behind : behind.slice(revision.end)
    const meant = this.#mentions(after, false, revision === undefined)
    if (revision !== undefined) {
      const chosen = this.#decide(meant, after)
      if ('value' in chosen) return chosen
      return revision.isStrong ? { reason: WITHDRAWN } : answer
    }
    const rivals = meant.filter(({ stance, value }) => STRONG.includes(stance) && value !== answer.value)
    if (rivals.length > 0) return this.#several([answer.value, ...rivals.map(({ value }) => value)])
    return meant.some(
      ({ stance, value }) => stance === 'refused' && value === answer.value && !this.#vocabulary.opposite,
    )
      ? this.#several([answer.value])
      : answer
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

  /** The content of a label or a tag: a choice, perhaps with its reasons. */
  #readAnswer(content: string): Choice<Value> {
    const stripped = content
      .replace(NUMBER, '')
      .replace(this.#vocabulary.named ? '' : /^\([a-z]\)\s+/i, '')
      .replace(/^<([^<>]{1,200})>$/, '$1')
    const whole = this.#vocabulary.readLine(stripped)
    if (whole !== undefined) return { value: whole }
    const aside = ASIDE.exec(stripped)
    const explained = aside && !OPEN_ASIDE.test(aside[1]!) ? this.#vocabulary.readLine(aside[2]!) : undefined
    if (explained !== undefined && this.#mentions(aside![1]!).length === 0) return { value: explained }
    const text = this.#lastSaid(stripped)
    if (text === undefined) return { reason: WITHDRAWN }
    const meant = this.#mentions(text, true)
    if (meant.length > 0) return this.#decide(meant, text, true)
    const lone = this.#vocabulary.readLone?.(text)
    return lone === undefined ? { reason: NOTHING } : { value: lone }
  }

  /** What an answer says at last: all of it, or what follows a change of mind; undefined where that leaves nothing. */
  #lastSaid(content: string): string | undefined {
    if (isWithdrawn(content)) return undefined
    const last = this.#revisionsIn(content).findLast(({ begin }) => begin > 0)
    if (!last) return content
    const after = content.slice(last.end)
    return /[\p{L}\p{N}]/u.test(after) ? after : last.isStrong ? undefined : content
  }

  /** Changes of mind; "A - wait." and "… No, Bob has one. Wait." end with a choice. */
  #revisionsIn(text: string): Revision[] {
    return revisionsIn(text).filter(
      ({ begin, end }) =>
        // "…, sorry guys"
        (!/sorry$/i.test(text.slice(begin, end)) || this.#isCorrected(text.slice(end))) &&
        (end < text.length - 3 ||
          this.#vocabulary.opposite !== undefined ||
          this.#vocabulary.readLine(text.slice(begin)) === undefined),
    )
  }

  #isCorrected(behind: string): boolean {
    return /^\W*$|\b(?:not?|wrong)\b/i.test(behind) || this.#vocabulary.find(behind).found.length > 0
  }

  /** The answers of JSON objects, and the text without these. */
  #takeFields(text: string): { text: string; fields: Choice<Value>[] } {
    const fields: Choice<Value>[] = []
    let isJson = false
    const quoted = text.replace(/([{[,:]\s{0,20})'([^'\n]{0,300})'(?=\s{0,20}[,:}\]])/g, '$1"$2"')
    for (const json of jsonIn(quoted, (block) => block.replace(/,\s*([}\]])/g, '$1'))) {
      const isList = Array.isArray(json) && json.length > 0 && json.every((item) => typeof item === 'object')
      for (const block of isList ? json : [json]) {
        isJson ||= block !== null && typeof block === 'object' && !Array.isArray(block)
        const answer = this.#vocabulary.answerIn(block) ?? wordsOfRole(block) ?? this.#onlyChoiceIn(block)
        if (answer !== undefined) fields.push('value' in answer ? answer : this.#readField(answer))
      }
    }
    // What stands in other fields, or in an object that breaks off, chooses nothing.
    const rest = isJson || /^\s*[{[]\s*["']?\w+["']?\s*:/.test(text) ? withoutObjects(text) : text
    return { text: rest, fields }
  }

  /** Whatever its fields are called: the one that is a choice as it stands, where no other is. */
  #onlyChoiceIn(block: unknown): { readonly value: Value } | undefined {
    const values = fieldsOf(block, this.#setting.others).flatMap((field) => {
      const isOneWord = this.#vocabulary.find(field).found.some(({ isCommon }) => isCommon)
      const value = isOneWord ? undefined : this.#vocabulary.readLine(field)
      return value === undefined ? [] : [value]
    })
    const [only] = values
    return only !== undefined && new Set(values).size === 1 ? { value: only } : undefined
  }

  #readField({ said, or }: SaidInField): Choice<Value> {
    const read = this.#readAnswer(said)
    return 'reason' in read && or !== undefined ? this.#readAnswer(or) : read
  }

  #readProse(said: string): Choice<Value> {
    const given = said.replace(INTERJECTION, 'hmm')
    if (isWithdrawn(given)) return { reason: this.#mentions(given).length > 0 ? WITHDRAWN : NOTHING }
    const text = this.#afterRevision(given)
    // Of two that exclude each other a sentence may be nothing but one: "I do not agree with that. Approve."
    const whole = text.split(this.#vocabulary.opposite ? SENTENCES : '\n').flatMap((line) => {
      const value = isAsked(line) ? undefined : this.#vocabulary.readLine(line)
      return value === undefined ? [] : [{ value, listed: LISTED.test(line) }]
    })
    const meant = withoutAlternatives(text, this.#mentions(text, text !== given))
    const strong = meant.filter(({ stance }) => STRONG.includes(stance))
    const isUnlisted = whole.some(({ listed }) => !listed)
    const bare = new Set((isUnlisted ? whole.filter(({ listed }) => !listed) : whole).map(({ value }) => value))
    if (bare.size > 1 && strong.length === 0) return this.#several([...bare])
    if (bare.size === 1) {
      const [value] = bare as Set<Value>
      const isRefused = meant.some((one) => one.value === value && one.stance === 'refused')
      const rivals = meant.filter(
        (one) =>
          one.value !== value &&
          (STRONG.includes(one.stance) ||
            (one.stance === 'wanted' && BUT.test(text.slice(Math.max(0, one.begin - 40), one.begin))) ||
            (one.stance === 'named' && !(isUnlisted && isInList(text, one.begin)))),
      )
      if (!isRefused && rivals.length === 0) return { value: value! }
      return this.#several([value!, ...rivals.map((one) => one.value)])
    }
    const isOpen =
      meant.length === 0 ||
      (this.#vocabulary.opposite && meant.every(({ stance }) => stance === 'considered' || stance === 'other'))
    const sentence = isOpen ? this.#vocabulary.readSentence?.(text, meant.length > 0) : undefined
    return sentence === undefined ? this.#decide(meant, text) : { value: sentence }
  }

  /** What comes after the last change of mind, where something was chosen before it; otherwise the whole. */
  #afterRevision(text: string): string {
    const revisions = this.#revisionsIn(text)
    if (revisions.length === 0) return text
    // "I change my vote to reject", "Scratch that: north", whatever was thought before.
    const sure = revisions.findLast(({ begin, end, isStrong }) => isStrong && !/^\W*wait/i.test(text.slice(begin, end)))
    const rest = sure && text.slice(sure.end).replace(/^[\s:,–—-]{0,4}/, '')
    if (rest && this.#vocabulary.readLine(rest) !== undefined) return rest
    const first = this.#mentions(text).find(({ stance }) => RANKS.includes(stance))
    const last = first && revisions.findLast(({ begin }) => begin >= first.end)
    return last ? text.slice(last.end) : text
  }

  /** All mentions with how they are meant. */
  #mentions(text: string, isAnswer = false, follows = false): Meant<Value>[] {
    const { words, found } = this.#vocabulary.find(text)
    const meant: Meant<Value>[] = []
    let before: { last: number; stance: Stance } | undefined
    let decided = follows
    let isSettled = follows
    for (const [i, mention] of found.entries()) {
      const { first, last } = mention
      let { value } = mention
      const { end } = words[last]!
      let stance = stanceOf({
        words,
        first,
        last,
        // Of two that exclude each other the second is no more of the same: "Nothing against it, approve!"
        ...(before &&
          !(this.#vocabulary.opposite && before.stance === 'refused' && before.last === first - 1) && { before }),
        following: found[i + 1]?.first,
        follows: decided,
        isSettled,
        isAnswer,
        isCommon: mention.isCommon ?? false,
        isQuestion: nextStop(text, end) === '?',
        isOther: (word) => this.#others.has(word),
        isSelf: (word) => this.#self.has(word),
        isMarked:
          MARK.test(text.slice(Math.max(0, words[first]!.begin - 2), words[first]!.begin)) &&
          MARK.test(text.slice(end, end + 2)),
        isAnybodys: this.#setting.isAnybodys === true,
        isAlone: this.#others.size === 0 && !isCalled(words, last),
        ...(this.#setting.praise && { praise: this.#setting.praise }),
      })
      if (!isAnswer && stance === 'named' && mention.isCommon && !standsAlone(words, mention)) stance = 'considered'
      if (stance === 'named' && isAmongSemicolons(text, words[first]!.begin, end)) stance = 'considered'
      before = { last, stance }
      decided ||= RANKS.includes(stance)
      isSettled ||= (STRONG.includes(stance) || (isAnswer && stance === 'named')) && !isHypothetical(words, first)
      if (stance === 'refused' && this.#vocabulary.opposite && !isWeighed(words, found, mention)) {
        value = this.#vocabulary.opposite(value)
        stance = 'wanted'
      }
      meant.push({ value, stance, begin: words[first]!.begin, end })
    }
    return this.#habits.weighed?.(text, meant) ?? meant
  }

  #decide(meant: readonly Meant<Value>[], text: string, isAnswer = false): Choice<Value> {
    const [leading] = meant
    // An answer that begins with the choice and goes on with something else: `north, because the pot is in the south`.
    if (isAnswer && leading && leading.stance === 'named' && isFirst(text, leading.begin)) {
      const rivals = meant.filter(
        (one) => one.value !== leading.value && (isListed(text, leading, one) || RANKS.includes(one.stance)),
      )
      const isContradicted = meant.some((one) => one.value === leading.value && one.stance === 'refused')
      if (rivals.length === 0 && !isContradicted) return { value: leading.value }
      return this.#several([leading.value, ...rivals.map(({ value }) => value)])
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
    const inferred = new Set(meant.flatMap(({ stance, value }) => (stance === 'inferred' ? [value] : [])))
    const [only] = inferred
    if (inferred.size === 1 && considered.every((value) => value === only)) return { value: only! }
    if (considered.length > 1) return this.#several(considered)
    return { reason: meant.length > 0 ? OPEN : NOTHING }
  }

  #several(values: readonly Value[]): Choice<Value> {
    const shown = [...new Set(values)].map((value) => this.#vocabulary.show(value))
    return shown.length > 1
      ? { reason: `Your reply can be read as several actions (${shown.slice(0, 6).join('; ')}).` }
      : { reason: `Your reply names "${shown[0]}" and refuses it too.` }
  }
}

/** `take the onion (interact)`: an answer in other words, with its own behind it. */
const ASIDE = /^([^()]{1,60})\(([^()]{1,40})\)[\s.!*_]{0,4}$/
const OPEN_ASIDE = new RegExp(`(?<!\\p{L})(?:${lexicon.OPENING.join('|')})(?!\\p{L})|n['’]t\\b|[?不勿]`, 'iu')

const NUMBER = /^[\s"'“(*_[-]*(?:\(?\d{1,3}[.):]\)?\s+|\(\d{1,3}\)\s*)(?=.*\p{L})/u

/** A message of a chat: `{"role": "assistant", "content": …}`. */
function wordsOfRole(block: unknown): { readonly said: string } | undefined {
  const { role, content } = (block ?? {}) as { role?: unknown; content?: unknown }
  return role === 'assistant' && typeof content === 'string' ? { said: content } : undefined
}

/** Of a list of several things none is chosen by being on it. */
function withoutAlternatives<Value>(text: string, meant: readonly Meant<Value>[]): Meant<Value>[] {
  const isItem = (one: Meant<Value>): boolean => one.stance === 'named' && isInList(text, one.begin)
  const several = new Set(meant.filter(isItem).map(({ value }) => value)).size > 1
  return several ? meant.map((one) => (isItem(one) ? { ...one, stance: 'considered' } : one)) : [...meant]
}

/** The last lines of a long text. */
function endOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const from = text.length - LONGEST_TEXT
  const line = text.indexOf('\n', from)
  return text.slice(line < 0 ? from : line + 1)
}

/** The text up to the first brace of an object and behind the last one. */
function withoutObjects(text: string): string {
  const begin = text.search(/[{[]/)
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return `${text.slice(0, begin)}\n${end > begin ? text.slice(end + 1) : ''}`
}

/** Whether the sentence says only what would be done. */
const isHypothetical = (words: readonly Word[], first: number): boolean =>
  isMereWould(textsOf(words, words[first]!.sentence, first + 1))

/** Whether somebody is called behind it: "…, Ben." */
const isCalled = (words: readonly Word[], last: number): boolean =>
  words[last + 1]?.after === 'clause' && (words[last + 2]?.after ?? 'sentence') === 'sentence'

/** "Rejecting leads nowhere, approving to doom": where both are condemned, or the other is not known to be better. */
const isWeighed = <Value>(words: readonly Word[], found: readonly Mention<Value>[], one: Mention<Value>): boolean =>
  words[one.first]!.text.endsWith('ing') &&
  found.some(
    ({ value, first, last }) =>
      value !== one.value &&
      words[first]!.text.endsWith('ing') &&
      !lexicon.COPULAS_IN_NAMING.has(words[last + 1]?.text) &&
      !(first < one.first && words.slice(last, one.first).some(({ text }) => lexicon.CONTRASTS.has(text))),
  )

/** Whether nearly nothing stands in the clause besides. */
function standsAlone(words: readonly Word[], { first, last }: Mention<unknown>): boolean {
  let begin = first
  while (
    begin > 0 &&
    first - begin < 20 &&
    words[begin]!.after === 'word' &&
    !lexicon.CONTRASTS.has(words[begin - 1]!.text)
  )
    begin--
  const next = words[last + 1]
  return first - begin <= 4 && (next?.after !== 'word' || lexicon.BEHIND_COMMON.has(next.text))
}

/** "Wait, the pot is full" is no waiting. */
const INTERJECTION = new RegExp(
  `(?<=(?:^|[.!?…\\n—–])[\\s*_"“]{0,4}(?:(?:${lexicon.HESITATING.join('|')}|hm+)[,. ]{1,3}){0,2})(?<!\\b[a-z0-9][.)]\\s{0,3})wait(?=\\s?(?:\\.\\.+|…|—|–|,(?!\\s*(?:${lexicon.BEHIND_WAIT.join('|')})\\b))\\s*[\\p{L}\\d])`,
  'giu',
)

/** Around what is quoted or stressed. */
const MARK = /^[^\p{L}\p{N}]?[`*"“”]/u

/** "But north would be better." */
const BUT = /(?:^|[\n.!?])\s{0,4}(?:but|however)\b[^\n.!?]{0,30}$/i

/** An item of a list, or of the options as they are shown: `B: too slow`. */
const ITEM = new RegExp(`${LISTED.source}|^\\s{0,20}[A-Z][.):]\\s`)

const isInList = (text: string, at: number): boolean => ITEM.test(text.slice(text.lastIndexOf('\n', at) + 1, at + 3))

const SENTENCES = /\n|(?<=[.!])\s(?=\p{Lu})(?!(?:Or|If|Unless)\b)/u

/** Whether the line ends with a question mark. */
const isAsked = (line: string): boolean => {
  const at = line.lastIndexOf('?')
  return at >= 0 && !/[\p{L}\p{N}]/u.test(line.slice(at))
}

/** Whether only signs stand before this place. */
const isFirst = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text.slice(0, at))

/** Whether only signs and words that list stand between the two. */
const isListed = <Value>(text: string, a: Meant<Value>, b: Meant<Value>): boolean =>
  b.begin > a.end &&
  b.begin - a.end < 40 &&
  /^[\s,;/&"'”“*_`()|+-]*(?:(?:and|or|then|and then)[\s"'“*_`(]*)?$/.test(text.slice(a.end, b.begin))

/** `look around; inventory; read OBJECT`: one of many. */
const isAmongSemicolons = (text: string, begin: number, end: number): boolean =>
  /;\s{0,4}$/.test(text.slice(Math.max(0, begin - 5), begin)) && /^\s{0,4};/.test(text.slice(end, end + 5))

/** The sign that ends the sentence, unless that goes on for long. */
function nextStop(text: string, from: number): string {
  for (let at = from; at < text.length && at < from + 300; at++) if ('.!?;\n'.includes(text[at]!)) return text[at]!
  return ''
}
