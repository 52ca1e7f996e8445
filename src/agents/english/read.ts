/** Reads a message of a partner, person, model or program, as acts. What is not understood gives no act rather than a guess. */
import type { Act } from './acts.ts'
import { corrected, isCorrection } from './corrections.ts'
import { echoed, inOrder, insists, unfoldEchoes, type Part } from './echoes.ts'
import { Grades, type GradeOptions } from './grades.ts'
import { plainLayout } from './layout.ts'
import { leadIn } from './lead-ins.ts'
import { Names, type Finder, type Mention, type Name } from './mentions.ts'
import { withPauses } from './pauses.ts'
import { chosenOf, choiceIn, type Choice } from './rivals.ts'
import { withoutOpener, partsOf, rhetorical } from './openings.ts'
import { putPlainly } from './plain-tokens.ts'
import { Slips } from './typing/slips.ts'
import { withoutChatter } from './typing/chat.ts'
import { socialActs } from './social.ts'
import { Speller } from './typing/spelling.ts'
import type { Context } from './attachment.ts'
import { COMPARING } from './phrases.ts'
import { readStatement, type Grammar } from './statements.ts'
import { sentences, type Sentence, type Token } from './tokens.ts'
import { onlyWhatIsMeant } from './meant.ts'
import { sharedOut } from './shares.ts'
import { answerOf, askedBy, verdictOf, type Asked } from './verdicts.ts'

export interface Language extends GradeOptions {
  /** Names of things, or how they are found. */
  readonly names: readonly Name[] | Finder
  /** Kinds of names that together make one thing. */
  readonly axes: readonly string[]
}

/** A sentence with what it does. */
export interface ReadSentence extends Sentence {
  readonly acts: readonly Act[]
}

const WORDS_OF_GRAMMAR =
  'better worse stronger weaker higher lower than beats prefer instead followed order respectively everyone nobody anyone best worst strongest weakest suggest propose proposal accept reject agree decide choose blank unknown nothing information except without instead neither wanted unbeatable unbeaten unsurpassed unrivalled'.split(
    ' ',
  )

/** What a message has come to when a sentence begins. */
interface Talk {
  readonly context: Context
  /** Whether a remark without a name answers. */
  readonly answers: boolean
  readonly asked: Asked
  /** What the reader's own question named. */
  readonly questioned: Context
  /** What was asked last by who speaks, as if it were told. */
  readonly supposed: readonly Act[]
  /** What was said last, which "so is Boris" says again. */
  readonly last: readonly Act[]
  /** Between whom the last sentence asked to choose. */
  readonly choice: Choice | undefined
}

/** A reader for one game. Messages read before are remembered, since talk is read again at every turn. */
export class Reader {
  readonly #grammar: Grammar
  readonly #speller: Speller
  readonly #slips: Slips
  readonly #read = new Map<string, readonly ReadSentence[]>()

  constructor({ names, axes, ...grades }: Language) {
    const graded = new Grades(grades)
    const words = [...graded.words, ...WORDS_OF_GRAMMAR, ...COMPARING]
    this.#speller = new Speller(words)
    this.#slips = new Slips(words)
    this.#grammar = {
      names:
        'find' in names && typeof names.find === 'function' && !Array.isArray(names)
          ? (names as Finder)
          : new Names(names as readonly Name[], (word) => this.#speller.has(word)),
      grades: graded,
      axes,
    }
  }

  /** The names in a text. */
  mentions(text: string): Mention[] {
    return sentences(text).flatMap(({ tokens }) => this.#grammar.names.find(tokens))
  }

  /** The sentences of a text as tokens, which {@link find} finds names among. */
  sentences(text: string): readonly Sentence[] {
    return sentences(text)
  }

  /** The names among tokens. */
  find(tokens: readonly Token[]): readonly Mention[] {
    return this.#grammar.names.find(tokens)
  }

  /** The text with its slips of the hand put right, but for those in names, which are known by their likeness. */
  putRight(text: string): string {
    return this.#slips.text(
      withoutChatter(text),
      (word) => this.#speller.has(word) || this.#grammar.names.find([{ text: word, kind: 'word' }]).length > 0,
    )
  }

  /** The acts of a message; `question` is the reader's own last one, which it may answer in few words. */
  read(text: string, question = ''): readonly ReadSentence[] {
    const key = `${question}\n${text}`
    const before = this.#read.get(key)
    if (before) return before
    const read = this.#readAll(text, question)
    if (this.#read.size > 400) this.#read.clear()
    this.#read.set(key, read)
    return read
  }

  #readAll(written: string, question: string): ReadSentence[] {
    const text = this.putRight(written)
    const context = this.#contextOf(this.mentions(question))
    // "Amazing." is said of what was asked, where that is one thing.
    const answers = this.#grammar.axes.every((axis) => context.get(axis)?.length === 1)
    let talk: Talk = {
      context,
      answers,
      asked: askedBy(question),
      questioned: context,
      supposed: [],
      last: [],
      choice: undefined,
    }
    const read: ReadSentence[] = []
    for (const whole of sentences(plainLayout(text), true)) {
      const opens = leadIn(whole.tokens, (at) => this.#isNamed(whole.tokens, at))
      const said = opens === 0 ? whole.tokens : whole.tokens.slice(opens)
      // "Is Ada any good for Delta" asks without its mark.
      const asks =
        whole.asks ||
        (this.#isOfPairs() && INVERTED.has(said[0]?.text ?? '') && said.length > 2 && this.#isNamed(said, 1))
      const sentence = { asks, tokens: withPauses(said, this.#grammar.names.find(said), this.#isOfPairs()) }
      let opening = socialActs(
        whole.tokens.slice(0, opens).map(({ text: word }) => word),
        false,
      ).filter((type) => type !== 'accept')
      for (const { tokens, asks: isAsked } of partsOf(sentence)) {
        const told =
          isAsked && this.#grammar.axes.length > 1 ? rhetorical(tokens, (at) => this.#isNamed(tokens, at)) : undefined
        const plain = this.#plain(told ?? tokens)
        const asks = isAsked && !told
        // What would repeat nothing is read as it stands.
        const done =
          this.#readParts(this.#unfold(plain, asks), asks, talk) ?? this.#readParts([{ tokens: plain }], asks, talk)!
        const [first, ...others] = done.read
        if (first) read.push({ ...first, acts: [...opening.map((type) => ({ type })), ...first.acts] }, ...others)
        opening = []
        ;({ talk } = done)
      }
    }
    return read
  }

  /** The parts of a sentence one after the other; undefined where one would repeat what was not said. */
  #readParts(
    parts: readonly Part[],
    asks: boolean,
    before: Talk,
  ): { read: readonly ReadSentence[]; talk: Talk } | undefined {
    let talk = before
    const read: ReadSentence[] = []
    for (const { tokens, echo, silent } of parts) {
      const { context, answers, asked, questioned, supposed, last, choice } = talk
      const names = echo ? this.#grammar.names.find(tokens) : []
      const isLone = echo === 'opposite' && parts.length === 1
      const repeated = echo && ((isLone ? insists(last, names) : undefined) ?? echoed(last, names, echo))
      if (echo && !repeated) return undefined
      const mentions = this.#grammar.names.find(tokens)
      const answered = asks
        ? undefined
        : (inOrder(last, tokens, mentions) ?? (choice && chosenOf(choice, tokens, mentions)))
      const told = answered ?? repeated
      const part = told
        ? { acts: told, context: new Map([...context, ...this.#contextOf(names)]) }
        : this.#readPart(tokens, { asks, answers, asked, questioned, supposed }, context)
      // "There is something at 2 pm. Importance: 7." What was named and not graded yet is graded next.
      // "How important? 7.": who asks that way answers.
      const goesOn = asks && answers && part.acts.every((act) => !('about' in act) || act.about.length === 0)
      talk = {
        context: part.context,
        answers:
          this.#grammar.axes.length === 1
            ? goesOn ||
              (asks && this.#isShort(tokens)) ||
              (!asks && (leavesOpen(part.acts) || this.#onlyHeads(tokens, part.acts)))
            : asks && (this.#namesOnly(tokens) || (this.#isShort(tokens) && this.#isWhole(part.context))),
        asked: asks ? 'fit' : undefined,
        questioned: asks ? new Map([...questioned, ...part.context]) : questioned,
        supposed: part.supposed ?? [],
        choice: asks ? choiceIn(tokens, mentions, this.#grammar.axes) : undefined,
        last: part.acts.some((act) => 'about' in act) ? part.acts : last,
      }
      read.push({ tokens, asks, acts: silent ? [] : part.acts })
    }
    return { read, talk }
  }

  /** Mistyped words, scales and hedges put plainly. */
  #plain(tokens: readonly Token[]): readonly Token[] {
    return putPlainly(tokens, this.#grammar, (some) => this.#spelt(some))
  }

  #unfold(tokens: readonly Token[], asks: boolean): readonly Part[] {
    return asks ? [{ tokens }] : unfoldEchoes(tokens, this.#grammar.names.find(tokens))
  }

  #isWhole(context: Context): boolean {
    return this.#grammar.axes.every((axis) => context.get(axis)?.length === 1)
  }

  #isShort(tokens: readonly Token[]): boolean {
    const named = this.#grammar.names.find(tokens).reduce((sum, { from, to }) => sum + to - from, 0)
    return named > 0 && tokens.length - named <= 2
  }

  #isNamed(tokens: readonly Token[], at: number): boolean {
    return this.#grammar.names.find(tokens).some(({ from }) => from === at)
  }

  /** "June 1, 9 am to 11 am: not free.": names one thing at its head, of which the next sentence may tell. */
  #onlyHeads(tokens: readonly Token[], acts: readonly Act[]): boolean {
    return acts.every((act) => !('about' in act)) && this.#grammar.names.find(tokens).length === 1
  }

  /** "Noah on SWAG?": names one thing, and asks for nothing; who asks that way goes on himself. */
  #namesOnly(tokens: readonly Token[]): boolean {
    const { axes, names } = this.#grammar
    const mentions = names.find(tokens)
    const words = tokens.length - mentions.reduce((sum, { from, to }) => sum + to - from, 0)
    return words <= 2 && axes.every((axis) => mentions.filter(({ kind }) => kind === axis).length === 1)
  }

  #readPart(
    tokens: readonly Token[],
    {
      asks,
      answers,
      asked,
      questioned,
      supposed,
    }: Pick<Talk, 'answers' | 'asked' | 'questioned' | 'supposed'> & {
      asks: boolean
    },
    context: Context,
  ): { acts: Act[]; context: Context; supposed?: readonly Act[] } {
    const words = tokens.map(({ text }) => text)
    const social: Act[] = socialActs(words, asks).map((type) => ({ type }))
    if (isReported(words)) return { acts: social, context }
    const read = readStatement(
      withoutOpener(tokens, (at) => this.#grammar.axes.length > 1 && this.#isNamed(tokens, at)),
      this.#grammar,
      context,
      answers && !asks,
    )
    const named = this.#grammar.names.find(tokens)
    const shared = this.#oneKind() ? read.acts : sharedOut(read.acts, tokens, named)
    const statement = {
      ...read,
      acts: this.#oneKind() ? shared : onlyWhatIsMeant(shared, tokens, named, questioned),
    }
    if (asks) {
      // "Who do we have for GLUE? Ethan is solid": who asks may answer.
      const asked = this.#contextOf(this.#grammar.names.find(tokens))
      const acts = this.#question(tokens, words, statement.acts)
      const isOpen = tokens.some(({ text }) => OPEN.has(text))
      const wondered = isOpen ? [] : statement.acts.filter(({ type }) => type === 'inform')
      // "Noah on SWAG? 9. On QuAC? 20."
      if (asked.size === 1 && this.#isShort(tokens) && !isOpen)
        return { acts: [...social, ...acts], context: new Map([...context, ...asked]), supposed: wondered }
      return { acts: [...social, ...acts], context: asked.size === 1 ? asked : statement.context, supposed: wondered }
    }
    // "Is it important? Yes, very." "Can I skip it? Never."
    const verdict = supposed.length > 0 ? verdictOf(tokens) : undefined
    if (verdict !== undefined) {
      const acts = verdict ? supposed : echoed(supposed, [], 'opposite')
      return { acts: [...social, ...(acts ?? [])], context }
    }
    const answer = answers && this.#grammar.axes.length > 1 ? answerOf(tokens, asked) : undefined
    if (answer !== undefined) {
      const about = this.#grammar.axes.flatMap((axis) => context.get(axis) ?? [])
      const acts: Act[] =
        answer !== 'unknown'
          ? [{ type: 'propose', about, yes: answer }]
          : about.map(() => ({ type: 'unknown' as const, about })).slice(0, 1)
      return { acts: [...social, ...acts], context }
    }
    const correction = isCorrection(words)
    const acts = correction ? corrected(statement.acts, tokens, this.#grammar.names) : statement.acts
    // "Ava looks good for BLEU" tells, and agrees to nothing.
    const tells = acts.some(({ type }) => type === 'inform' || type === 'compare')
    // "Ava couldn't be better for BLEU" is said of her, and of no plan.
    const isFit = this.#grammar.axes.length > 1
    const kept = tells ? social.filter(({ type }) => type !== 'accept' && !(isFit && type === 'final')) : social
    return { acts: [...kept, ...acts], context: statement.context }
  }

  /** "How about Ava for BLEU?" proposes; "Is Ava good for BLEU?" asks. */
  #question(tokens: readonly Token[], words: readonly string[], acts: readonly Act[]): Act[] {
    const about = this.#grammar.names.find(tokens)
    const proposes = acts.filter(
      (act) => act.type === 'propose' && act.yes && act.about.length === this.#grammar.axes.length,
    )
    const asksWhere = this.#grammar.axes.length > 1 && words.some((word) => WHERE.has(word))
    // "Should we keep her on Delta or move her to Ember?"
    const weighs =
      this.#grammar.axes.length > 1 &&
      proposes.length > 1 &&
      / or (?:put|move|switch|give|place|use|keep|have|rather|should|shift|swap) /.test(words.join(' '))
    if (proposes.length > 0 && !asksWhere && !weighs && PROPOSES.test(` ${words.join(' ')} `)) return [...proposes]
    const suggestion = /\b(?:suggest|recommend|propose|think|ideas?|should)\b/.test(words.join(' '))
    return [{ type: 'ask', about, suggestion }]
  }

  #oneKind(): boolean {
    return this.#grammar.axes.length === 1
  }

  #isOfPairs(): boolean {
    return this.#grammar.axes.length > 1
  }

  #contextOf(mentions: readonly Mention[]): Context {
    const context = new Map<string, readonly Mention[]>()
    for (const axis of this.#grammar.axes) {
      const own = mentions.filter(({ kind }) => this.#grammar.axes.length === 1 || kind === axis)
      const one = own.filter(
        ({ kind, id }, i) => own.findIndex((other) => other.kind === kind && other.id === id) === i,
      )
      if (one.length > 0) context.set(axis, one)
    }
    return context
  }

  /** Mistyped words put right; names are found by their own likeness. */
  #spelt(tokens: readonly Token[]): readonly Token[] {
    const named = new Set(
      this.#grammar.names.find(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
    )
    let slips = false
    const spelt = tokens.map((token, at) => {
      if (token.kind !== 'word' || token.value !== undefined || named.has(at)) return token
      const text = this.#speller.correct(token.text)
      if (text === token.text) return token
      slips = true
      return { ...token, text }
    })
    // The same tokens where none is mistyped, so that what was found among them is found at once.
    return slips ? spelt : tokens
  }
}

const INVERTED = new Set(['is', 'are', 'was', 'does', 'do', 'can', 'could', 'would', 'will', 'has', 'should'])

/** "Where should we place Ava?" suggests nothing. */
const WHERE = new Set(['where', 'who', 'whom', 'which', 'whose'])
const OPEN = new Set(['who', 'which', 'any', 'anyone', 'anybody', 'someone', 'what', 'how'])

/** Whether one thing was named, and nothing said of it. */
const leavesOpen = (acts: readonly Act[]): boolean => {
  const about = acts.flatMap((act) => ('about' in act ? [act] : []))
  return about.length === 1 && about[0]!.type === 'propose'
}

const PROPOSES =
  / (?:how about|what about|why not|(?:may|can|could|might) i (?:propose|suggest)|should we|shall we|can we|could we|may we|would you be (?:ok|okay|fine|happy)|are you (?:ok|okay|fine|happy|good) with|is it (?:ok|okay|fine)|what if|how (?:does|do|would|is) \w+ .*sound|sound|do you think .* (?:work|fit)|does .* work|would .* work|is there a possibility) /

const REPORTED =
  /^ (?:and |but |so |well |ok |okay )?(?:you (?:(?:never|already|just|did not|have not|had not|have|had) )?(?:said|mentioned|mention|told|tell|say|wrote|listed|list|named|name)|as you said) /

/** What the other is reminded of, or what is only supposed. */
const isReported = (words: readonly string[]): boolean => {
  const text = ` ${words.slice(0, 6).join(' ')} `
  return REPORTED.test(text)
}
