/** Whom and what words like "she" and "there" stand for: what was named last, by either player. */
import { plainLayout, type Reader } from '../english/index.ts'
import { sayFully } from './breath.ts'
import type { Labels } from './english.ts'
import type { AssignmentObservation } from './observation.ts'
import { sayInquiries } from './inquiries.ts'
import { withoutProtests } from './protests.ts'
import { withoutQuotes } from './quotes.ts'
import { sayRankings } from './rankings.ts'
import { sayStances } from './stances.ts'
import { sayStep, settles } from './steps.ts'
import { inKnownWords } from './wording.ts'

/** What is longer than any talk is not read to its end, so that no text takes long. */
const LONGEST = 20_000

/** No sentence of so many letters leaves anything out. */
const LONG = 500

/** Messages after which nobody refers to what was named. */
const MEMORY = 4

const PERSON = /\b(?:he|she|him|her|them)\b/i
const PLACE =
  /(?<!\b(?:is|are|was|were|hey|hi|still|you|out) )\bthere\b(?! (?:is|are|was|were|may|might|may|could|should|seems?|has|have)\b|['’]s)|\b(?:for|on|at|in|with) (?:that|this) (?:paper|one|category|area|column|field|topic|subject|slot|spot)\b|\b(?<!\bword )(?:for|on|at) (?:it|that|this)\b(?! (?:paper|one|point|note))/i

const PAIR =
  /\bthe (?:former|latter)\b|\b(?:for|on|at|with|in) both(?: of (?:them|these|those)| papers)?(?=\s*(?:[.,;!)]|$|but\b|and\b|too\b))/gi

/** Names of papers in quotes are names. */
const QUOTED = /["“”«»]([^"“”«»\n]{1,80})["“”«»]/g
/** "Ada: Delta 614 > Ember 523": a list, best first. */
const AHEAD = /(\d) ?>+ ?(?=\p{L})/gu
/** "Ok ok", said twice, is no more than once. */
const TWICE = /(^|[.!?\n] ?)(ok|okay|k|fine|yes|sure|right|alright|good|great)(?:[ ,!]+\2)+\b/gi
/** "(max 598)", "(best first)" in the heading of a list: how to read it, and nothing of anybody. */
const LEGEND =
  /\s{0,3}\((?=[^)\n]*\b(?:max\w*|scale|levels?|first|highest|range|top|from)\b)[^)\n]{0,80}\)(?=\s*:?\s*(?:\n|$))/gi

/** "I know nothing of Ada, so I'll put her on Delta": what is told, and what is done. */
const ACTS_ON =
  /,? (?:and )?(?:so (?=(?:then |maybe |perhaps )?(?:i['’]?ll|i will|we (?:can|could|should)|let['’]?s|i['’]d|i would)\b)|then (?=let['’]?s\b))/gi
/** "Hugo, but he is better on Ember": the name alone is an answer. */
const ANSWERS =
  /^(?!(?:only|just|maybe|not|no)\b)([\p{L}']+(?: [\p{L}']+)?),? (?:but|though|although)(?= (?:he|she)\b)/iu
/** "No Ada might be better": the first word answers. */
const REFUSES =
  /(^|[.!?\n] ?| \/ )no (?=[A-Z][a-z]+ (?:is|might|may|would|could|can|has|should|looks|seems|will|does)\b)/gi
/** Messages behind which nothing is left out that was named there. */
const LATELY = 3
/** "I'm okay with putting Ada there." */
const KEEPS =
  /\b(?:putting|keeping|leaving|having|placing|put|keep|leave) \w+(?: \w+)? there\b(?! (?:too|also|as well))/i
/** "He is blank for me", "although Ada is also light green". */
const PREDICATES =
  /(?:^|[,;] ?|\b(?:because|since|but|though|although|as|and|yeah|yes|well|ok|okay|so),? )(?:he|she|\p{L}+(?: \p{L}+)?)(?:['’]s| is| looks| shows(?: up)?| seems) (?:also |only |just |actually |really |a |very |pretty |quite |completely |totally |kind of |kinda )*(?:blank|unknown|empty|(?:(?:light|dark|pale|bright|medium|mid|deep)(?:er)? )?(?:green|red|dark|pink))\b(?!.{0,120}\b(?:(?:on|in|at) (?!my\b|this\b)|most|all|every|any|other|some))/iu

/** "But his Delta is amazing": whose it is. */
const OWNS =
  /(?<!\bso (?:is|are) )\b(?:his|her|their) (?!(?:on|for|at|in|with|to|and|or|there)\b)(?=\w+(?: |$|[,.;!?]))/i
/** "Ada is pretty solid", behind a message that spoke of one paper. */
const IS_SO =
  /^(?:(?:and|but|so|then|also|well|yeah|yes|ok|okay|hmm|for me)[, ]+)*[\p{L}'’]+(?: [\p{L}'’]+)?(?:['’]s| is| looks| seems| would be| might be| could be)(?: (?:also|only|just|actually|really|a|an|very|pretty|quite|kind of|kinda|rather|super|fairly|so|the|my|still|definitely|probably|not|too|light|dark|medium))* (?:blank|unknown|green|red|good|great|solid|strong|weak|bad|decent|fine|okay|ok|alright|amazing|excellent|poor|terrible|mediocre|average|middling|best|worst|perfect|awful)(?: (?:there|too|also|as well|for me|fit|choice|option|match|here|barely|though|on my (?:end|side)))*[.!]?$/iu

/** "Why not Hugo?", "and Ada?": asked of the paper that was asked about before. */
const GOES_ON =
  /^(?:(?:and|or|but|so|hm+|ok|okay|well|no|then)\b[, ]*)*(?:(?:why not|what about|how about|how is|is it|maybe|perhaps|not|could it be|what of|even) )*[\p{L}.'-]+(?: [A-Z][\p{L}.'-]+)?(?: (?:then|there|maybe|perhaps|instead|too|either)){0,2} ?\?$/iu

/** "Could Hugo do it?" */
const DOES = /\b(do|take|handle|cover|review|manage) (?:it|that|this)(?: one)?(?= ?\?$)/i
/** "Mine is weak there. You?" */
const YOURS = /^ *(?:(?:and|but|what about|how about|so) )*(?:you|yours|your side|on your side)(?: there)? ?\?$/i
const EVERYWHERE =
  /\b(?:everywhere|anywhere|across the board|(?:on|for|at) (?:all|every|each|any)(?: of)?(?: the)? papers?|(?:on|for|at) (?:everything|anything))\b(?!,? (?:esp|except|but|apart|besides|other))/i
/** "Is he good there": asks without a mark. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|oh|wow|snap|hey|well|hm+|real quick|quick question)[, ]+)*(?:(?:is|are|does|do|can|could|would|should) (?:he|she|they|you|we|there|any\w*|some\w*)|how (?:good|bad|strong|well|high) (?:is|are|was|does|do|would)|who (?:do|does|has|would|should)|what (?:do|does) )\b[^.!?\n]*$/i

/** What a sentence consists of that only says whom or what the next ones are about: "Right, so, Gantry." */
const TOPIC_WORDS: ReadonlySet<string> = new Set(
  "so right ok okay now then next up first second third last lastly finally moving move on onto to let's lets let us talk turn about look at as for with regarding concerning paper reviewer and well the a we have come comes start starting begin beginning here is goes alright also over my our what of this is that leaves there there's me my turning consider discuss take case go going".split(
    ' ',
  ),
)

const NUMBER_OF = /\b(\d{1,4}) ?\(([^()\d\n]{2,40})\)/g
const HEADED = /^([^:;\n]{1,40}): [^:\n]*;[^:\n]*$/gm

interface Named {
  readonly id: number
  readonly message: number
}

/** A reviewer and a paper that a sentence named together. */
interface Pair {
  readonly reviewer: number
  readonly paper: number
  readonly message: number
}

interface Topic {
  readonly kind: 'reviewer' | 'paper'
  readonly id: number
}

/** Words of a sentence that only opens a topic, at most. */
const LONGEST_TOPIC = 9

/** Follows a talk, and puts names where its messages refer to them. */
export class References {
  readonly #reader: Reader
  readonly #labels: Labels
  readonly #names: Readonly<Record<'reviewer' | 'paper', readonly string[]>>
  readonly #last: { reviewer?: Named | undefined; paper?: Named | undefined } = {}
  /** The paper that each player asked about last, by who asked. */
  readonly #asked = new Map<string, Named>()
  /** The last paper of each reviewer. */
  readonly #pairsOf = new Map<number, Pair>()
  /** Papers that the message has named so far. */
  readonly #spokenOf = new Set<number>()
  #messages = 0
  #by = ''

  constructor(reader: Reader, labels: Labels) {
    const { reviewers, papers } = labels
    this.#labels = labels
    this.#reader = reader
    this.#names = { reviewer: reviewers, paper: papers.map(({ short }) => short) }
  }

  /** The next message of the talk with names for words that refer to what was said before. `offered`: whether a plan was proposed. */
  resolve(message: string, by = '', offered = false): string {
    this.#messages++
    this.#by = by
    this.#spokenOf.clear()
    // "Noah - BLEU - 37": scores are never below 0.
    const labels = this.#labels
    const asked = sayInquiries(message.slice(0, LONGEST).replace(TWICE, '$1$2'), labels)
    const text = sayStances(
      withoutQuotes(withoutProtests(sayFully(asked, labels), labels), labels),
      labels,
      offered,
    ).replace(/([\p{L})]) [-–—] ?(?=\d{1,3}\b)/gu, '$1: ')
    let topic: Topic | undefined
    const told = sayRankings(text.replace(LEGEND, '').replace(AHEAD, '$1, '), this.#reader)
      .replace(QUOTED, '$1')
      .replace(ACTS_ON, '. ')
      .replace(REFUSES, '$1No, ')
      .replace(ANSWERS, '$1. But')
    return this.#pairs(this.#headed(plainLayout(told)))
      .split(/((?<=[.!?;]) +(?:\/ +)?|\n|(?<!\d) \/ )/)
      .map((part, at) => {
        // Between two sentences stands what parts them.
        if (at % 2 === 1) return part
        const said = part.length > LONG ? part : inKnownWords(part, this.#reader, this.#names.paper)
        const named = this.#named(said)
        const opened = this.#topicOf(said)
        const kind = topic?.kind === 'paper' ? 'reviewer' : 'paper'
        const goesOn = topic !== undefined && !opened && named[topic.kind].length === 0 && named[kind].length > 0
        const sentence = goesOn ? `${this.#names[topic!.kind][topic!.id]}: ${said}` : said
        if (opened) topic = opened
        else if (topic && named[topic.kind].length > 0) topic = undefined
        return this.#sentence(this.#withoutChain(sentence))
      })
      .join('')
  }

  /** "Gantry: 37 (Ada); 52 (Boris).": numbers before whom they are of, and what stands under one head in a row. */
  #headed(text: string): string {
    const turned = text.replace(NUMBER_OF, (all: string, number: string, name: string) =>
      this.#reader.mentions(name).length === 1 ? `${name} ${number}` : all,
    )
    return turned.replace(HEADED, (all: string, head: string) =>
      this.#reader.mentions(head).length === 1 ? all.replaceAll(';', ',') : all,
    )
  }

  /** What a sentence puts at the head of the next: it names one thing, and says nothing of it. */
  #topicOf(sentence: string): Topic | undefined {
    const [mention, ...others] = this.#reader.mentions(sentence)
    if (!mention || others.length > 0 || sentence.endsWith('?') || typeof mention.id !== 'number') return undefined
    const words = sentence.toLowerCase().match(/[a-z0-9']+/g) ?? []
    const said = words.filter((word) => !TOPIC_WORDS.has(word)).length
    if (words.length > LONGEST_TOPIC || said > mention.to - mention.from) return undefined
    return { kind: mention.kind === 'paper' ? 'paper' : 'reviewer', id: mention.id }
  }

  /** "Gantry: Ada: poor" as "Gantry: Ada poor": of two heads the second is who is spoken of. */
  #withoutChain(sentence: string): string {
    const parts = sentence.split(/: +/)
    if (parts.length < 3) return sentence
    const kinds = parts.map((part) => {
      const { reviewer, paper } = this.#named(part)
      return reviewer.length + paper.length === 1 ? (reviewer.length === 1 ? 'reviewer' : 'paper') : undefined
    })
    return parts.reduce((said, part, at) => {
      const [before, own] = [kinds[at - 2], kinds[at - 1]]
      return `${said}${before && own && before !== own ? ' ' : ': '}${part}`
    })
  }

  /** "The former", "the latter", "for both": of the two that were named last before. */
  #pairs(text: string): string {
    return text.replace(PAIR, (words: string, ...rest: unknown[]) => {
      const before = text.slice(
        0,
        rest.find((part) => typeof part === 'number'),
      )
      const kind = /both/i.test(words) ? 'paper' : 'reviewer'
      const ids = this.#reader
        .mentions(before)
        .flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : []))
      const named = ids.filter((id, at) => ids.lastIndexOf(id) === at).slice(-2)
      if (named.length < 2) return words
      const [one, other] = named.map((id) => this.#names[kind][id]!)
      return kind === 'paper' ? `for ${one} and ${other}` : /former/i.test(words) ? one! : other!
    })
  }

  #sentence(text: string): string {
    const told = this.#referring(ASKS.test(text) ? `${text}?` : text)
    return this.#everywhere(told.length > LONG ? told : sayStep(told, this.#named(told)))
  }

  /** "Hugo is bad everywhere": on each of the papers; "is he good anywhere?" asks of all of them as it is. */
  #everywhere(text: string): string {
    if (!EVERYWHERE.test(text)) return text
    const { reviewer, paper } = this.#named(text)
    if (reviewer.length !== 1 || paper.length > 0) return text
    const names = this.#names.paper
    return text.replace(EVERYWHERE, text.endsWith('?') ? '' : `on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)
  }

  #referring(text: string): string {
    const named = this.#named(text)
    const substituted = this.#substituted(text, named)
    const told = text.length > LONG ? substituted : this.#completed(substituted, text)
    const { reviewer, paper } = told === text ? named : this.#named(told)
    if (reviewer.length === 1 && paper.length === 1)
      this.#pairsOf.set(reviewer[0]!, { reviewer: reviewer[0]!, paper: paper[0]!, message: this.#messages })
    for (const one of paper) this.#spokenOf.add(one)
    if (told.endsWith('?') && paper.length === 1) this.#asked.set(this.#by, { id: paper[0]!, message: this.#messages })
    return told
  }

  /** "Let's put Hugo on Delta. I'm fine with keeping Ada there": where she was to be put before. */
  #ownPlace(text: string, { reviewer }: Readonly<Record<'reviewer' | 'paper', number[]>>): string | undefined {
    const pair = reviewer.length === 1 ? this.#pairsOf.get(reviewer[0]!) : undefined
    if (!pair || this.#messages - pair.message > LATELY || !KEEPS.test(text)) return undefined
    return this.#names.paper[pair.paper]
  }

  /** What the sentence leaves out that was said just before of whom or what it speaks. */
  #completed(told: string, text: string): string {
    const settled = told === text ? this.#settled(told) : told
    if (settled !== told) return settled
    const { reviewer, paper } = this.#named(told)
    const last = this.#last.paper
    const isLone = reviewer.length === 1 && paper.length === 0
    if (isLone && last?.message === this.#messages - 1 && IS_SO.test(told.trim()))
      return `${this.#names.paper[last.id]}: ${told}`
    const pair = isLone ? this.#pairsOf.get(reviewer[0]!) : undefined
    // "He is blank for me", behind what was said of him on one paper.
    if (!pair || this.#messages - pair.message > 1 || !PREDICATES.test(text)) return told
    const place = this.#names.paper[pair.paper]!
    if (told !== text) return told.replace(this.#names.reviewer[pair.reviewer]!, (name) => `${name} on ${place}`)
    return pair.message < this.#messages && this.#last.paper?.id === pair.paper ? `${place}: ${told}` : told
  }

  /** "Let's stick with Ada": on what was spoken of last; "let's shoot for Delta": with whom was. */
  #settled(text: string): string {
    const [mention, ...others] = this.#reader.mentions(text)
    const [sentence, ...more] = this.#reader.sentences(text)
    if (!mention || !sentence || typeof mention.id !== 'number' || others.length + more.length > 0) return text
    const beside = sentence.tokens.filter((_, at) => at < mention.from || at >= mention.to)
    if (sentence.asks || !settles(beside.map((token) => token.text))) return text
    const isPaper = mention.kind === 'paper'
    const other = this.#recall(isPaper ? 'reviewer' : 'paper', LATELY)
    if (other === undefined) return text
    const name = this.#names[isPaper ? 'paper' : 'reviewer'][mention.id]!
    return isPaper ? `let us put ${other} on ${name}.` : `let us put ${name} on ${other}.`
  }

  #substituted(text: string, named: Readonly<Record<'reviewer' | 'paper', number[]>>): string {
    const person = named.reviewer.length === 0 ? this.#recall('reviewer') : undefined
    const place = named.paper.length === 0 ? (this.#ownPlace(text, named) ?? this.#recall('paper')) : undefined
    const topic = this.#goesOn(text, named)
    for (const kind of ['reviewer', 'paper'] as const)
      if (named[kind].length > 0)
        this.#last[kind] = named[kind].length === 1 ? { id: named[kind][0]!, message: this.#messages } : undefined
    if (topic !== undefined)
      return DOES.test(text) ? text.replace(DOES, `$1 ${topic}`) : text.replace(/(?: there)? ?\?$/, ` on ${topic}?`)
    // "And you?" behind a whole table asks for all of it.
    if (YOURS.test(text) && place !== undefined && this.#spokenOf.size === 1) return `What do you have for ${place}?`
    // "But his Delta is amazing."
    const owned = person !== undefined && named.paper.length === 1 && OWNS.test(text)
    const whom = person === undefined ? text : owned ? text.replace(OWNS, `${person}'s `) : text.replace(PERSON, person)
    return place === undefined ? whom : whom.replace(PLACE, `on ${place}`)
  }

  /** What a question leaves out that names a reviewer alone: the paper that its speaker asked about, or that was named last. */
  #goesOn(text: string, { reviewer, paper }: Readonly<Record<'reviewer' | 'paper', number[]>>): string | undefined {
    if (!text.endsWith('?') || paper.length > 0 || reviewer.length !== 1) return undefined
    if (!GOES_ON.test(text.trim()) && !DOES.test(text)) return undefined
    const before = this.#asked.get(this.#by)
    return before && this.#messages - before.message <= 2 ? this.#names.paper[before.id] : this.#recall('paper')
  }

  #named(text: string): Record<'reviewer' | 'paper', number[]> {
    const mentions = this.#reader.mentions(text)
    const ids = (wanted: string): number[] => [
      ...new Set(mentions.flatMap(({ kind, id }) => (kind === wanted && typeof id === 'number' ? [id] : []))),
    ]
    return { reviewer: ids('reviewer'), paper: ids('paper') }
  }

  #recall(kind: 'reviewer' | 'paper', memory = MEMORY): string | undefined {
    const last = this.#last[kind]
    return last && this.#messages - last.message <= memory ? this.#names[kind][last.id] : undefined
  }
}

const resolved = new WeakMap<object, readonly string[]>()

/** The lines of a talk with names for words that refer to what was said before; '' for what is no message. */
export function resolveTalk(reader: Reader, labels: Labels, talk: AssignmentObservation['talk']): readonly string[] {
  const before = resolved.get(talk)
  if (before?.length === talk.length) return before
  const references = new References(reader, labels)
  const first = talk.findIndex(({ kind }) => kind === 'proposal')
  const lines = talk.map((line, at) =>
    line.kind === 'message' ? references.resolve(reader.putRight(line.text), line.by, first >= 0 && first < at) : '',
  )
  resolved.set(talk, lines)
  return lines
}
