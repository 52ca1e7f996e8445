/**
 * How a mention of an action is meant: decided, only considered, refused, left for later, or somebody else's. A mention
 * counts as chosen only where the words that lead to it are known to choose; whatever else they are, it stays open.
 */
import {
  ADJUNCTS,
  AGREEING,
  AIMS,
  ANY,
  AT_HAND,
  BAD,
  BEHIND_DOING,
  BEFORE_HEADS,
  CHAIN,
  COMPARATIVES,
  CONDITIONS,
  CONTRASTS,
  COPULAS,
  COPULAS_IN_NAMING,
  COSTING,
  COUNTS,
  DECISIONS,
  DENYING,
  DOUBTS,
  ELSEWHERE,
  ENABLING,
  EXCEPTING,
  EXCLUDERS,
  FILLERS,
  FINALS,
  FIRST_PERSON,
  FITTING,
  FOLLOWING,
  FORBIDDEN,
  GOOD,
  GRANTING,
  GROUNDS,
  HEADS,
  IMPERSONAL,
  LEAVING,
  LEFT_OVER,
  LINKED,
  LISTING,
  MENTAL,
  MYSELF,
  NAMING,
  NEGATIONS,
  NOBODY,
  NO_SUPERLATIVES,
  NUMBERED,
  NO_ANNOUNCEMENT,
  OBLIGING,
  OCCASIONS,
  OWN_VERBS,
  PAST,
  PLACES,
  PLURAL,
  PUT_OFF,
  REASONS,
  REFUSING_NOTHING,
  SEQUELS,
  SERVING,
  SPEECH,
  STATES,
  STEP_NOUNS,
  STRANGERS,
  THINKING,
  UNIVERSAL,
  UNSETTLED,
  WARNING,
  WHEN,
  WISHES,
  RESOLVED,
  RESOLVES,
  RESOLVING,
} from './lexicon.ts'
import { afterContrast, beginsCondition, isConditional, isDenied, withoutMet } from './scope.ts'
import { anyOf, type Word } from './words.ts'

/**
 * From strong to weak: `final` (said to be the last word), `decided` ("I will …"), `wanted` ("I should …"), `named`
 * (nothing but the action), `inferred` (what one says to do in words not all of which are known), `considered` (a question, a possibility, a fact, whatever is not understood), `later` (what is
 * to come after another action), `refused` ("I must not …"), `other` (what a partner does).
 */
export type Stance =
  | 'final'
  | 'decided'
  | 'wanted'
  | 'named'
  | 'inferred'
  | 'considered'
  | 'later'
  | 'refused'
  | 'other'

/** The words of a sentence, and where in it an action is mentioned. */
export interface Spoken {
  readonly words: readonly Word[]
  /** Words `first` to `last` (included) are the action. */
  readonly first: number
  readonly last: number
  readonly isQuestion: boolean
  /** The mention before this one. */
  readonly before?: { readonly last: number; readonly stance: Stance }
  /** The word with which the next mention begins. */
  readonly following?: number
  /** Whether an action was decided on in an earlier sentence. */
  readonly follows: boolean
  /** Whether that decision was no mere "would". */
  readonly isSettled?: boolean
  /** Whether a word names somebody else at the table, or whoever speaks. */
  readonly isOther: (word: string) => boolean
  readonly isSelf: (word: string) => boolean
  /** Whether nobody else is at the table, so that "you should …" is said to oneself. */
  readonly isAlone?: boolean
  /** Whether it stands in marks of its own: `**read the sheet**`. */
  readonly isMarked?: boolean
  /** Whether what others do is an answer too. */
  readonly isAnybodys?: boolean
  /** Whether it is one common word, which says where something is as well as what is done. */
  readonly isCommon?: boolean
  /** Whether a label says that this is the answer. */
  readonly isAnswer: boolean
  /** Words that, behind a mention, praise or condemn it; those of games where they differ from {@link GOOD}. */
  readonly praise?: ReadonlySet<string>
}

/** How many words before and behind an action say how it is meant, at most. */
const REACH = 60

export function stanceOf(spoken: Spoken): Stance {
  const { words, first, before } = spoken
  const { sentence } = words[first]!
  const isSecond = before !== undefined && before.last >= sentence
  const from = Math.max(isSecond ? before.last + 1 : sentence, first - REACH)
  const between = textsOf(words, from, first)
  if (
    isSecond &&
    words[first]!.after !== 'colon' &&
    !(words[first]!.after === 'arrow' && before.stance === 'refused') &&
    between.every((word) => LISTING.has(word) || STEPS.test(word) || STEP_NOUNS.has(word))
  ) {
    const judged = between.length === 0 ? judgedAfter(spoken, []) : undefined
    if (judged) return judged
    if (between.includes('or') && before.stance !== 'refused') return 'considered'
    return between.includes('then') && RANKED.has(before.stance) ? 'later' : before.stance
  }
  // "North is blocked, and so is east": what is said of the one is said of the other.
  if (isSecond && /\bso (?:is|would|will|does|do|are)\b/.test(between.join(' '))) return before.stance
  const start = afterContrast(words, from, first)
  const clause = clauseStart(words, start, first)
  // "North is blocked, the next best thing is …": what is not chosen is followed by nothing.
  const isSequel = isSecond && (RANKED.has(before.stance) || spoken.follows || !between.includes('next'))
  if (isSecond ? isSequel && comesLater(between, clause === from) : spoken.follows && isLaterPart(between))
    return 'later'
  if (isPutOff(between) || (clause > sentence && words[clause]!.text === 'then')) return 'later'
  const main = textsOf(words, start, first)
  if (
    main.includes('or') ||
    main.at(-1) === 'between' ||
    isConditional(textsOf(words, afterContrast(words, Math.max(sentence, first - REACH), first), first))
  )
    return 'considered'
  // "After I open the fridge, I take the milk"
  if (isAfterSomething(main) || (isSecond && isAfterSomething(textsOf(words, sentence, before.last)))) return 'later'
  // "It is not the answer: …"
  if (words[clause]!.after === 'colon' && isDenied(textsOf(words, announcement(words, start, clause), clause)))
    return 'considered'
  const lead = textsOf(words, clause, first)
  if (isOthers(main, spoken)) return spoken.isAnybodys && isForeseen(spoken, main) ? 'inferred' : 'other'
  // "According to Bob, north is best"; not "according to my map, …".
  if (
    main.some(
      (word, i) => SPEECH.has(word) && !MYSELF.has(main[i - 1]) && !(word === 'according' && MYSELF.has(main[i + 2])),
    )
  )
    return 'considered'
  const left = exceptedBy(spoken, from)
  if (left) return left
  if (isRefused(lead))
    return DOUBTED.test(lead.join(' ')) ||
      isDeniedTwice(lead) ||
      (isMereWould(lead) && openedAfter(spoken, [])) ||
      // "Not approving would be silly"
      judgedAfter(spoken, lead) === 'refused'
      ? 'considered'
      : 'refused'
  if (isGivenUp(words, spoken.last)) return 'refused'
  if (
    lead
      .slice(
        lead.findLastIndex((word, i) =>
          // "Since it is the last attempt I approve"
          REASONS.has(lead[0]) ? word === 'i' : word === 'and' && RESOLVES.has(lead[i + 1]),
        ) + 1,
      )
      // "At first I took it for A"
      .some((word, i, those) => PAST.has(word) || (word === 'first' && those[i - 1] === 'at'))
  )
    return 'considered'
  const told =
    judgedAfter(spoken, lead) ??
    (spoken.isQuestion ? answered(spoken, lead) : openedAfter(spoken, lead)) ??
    chosenBy(spoken, start, clause, main)
  return told === 'unclear' && isInferred(spoken, main) ? 'inferred' : told === 'unclear' ? 'considered' : told
}

/** "Place onion in c0? Yes, it has room.": one's own question about an action, and its answer. */
function answered({ words, last }: Spoken, lead: readonly string[]): Stance {
  const next = words[last + 1]
  if (next?.after !== 'sentence' || !ASKING.test(lead.join(' '))) return 'considered'
  const answer = textsOf(words, last + 1, last + 5).join(' ')
  return GRANTED.test(answer) ? 'wanted' : DENYING.has(words[last + 1]!.text) ? 'refused' : 'considered'
}
const ASKING = /^(?:(?:and |or |so |but |then )?(?:(?:what|how) about|(?!have|did)\w+ (?:i|we)|why not))?$/
const GRANTED = new RegExp(
  `^(?:(?:${anyOf(GRANTING)})(?! not)|(?:that|this|it)(?:'s| is| must be| would| should| seems| looks)? (?:${anyOf(FITTING)}))\\b`,
)

/** "I will go ahead and open …": who replies says what they do, and no word between leaves it open, known or not. */
function isInferred({ words, first, isCommon, isMarked, isSelf }: Spoken, main: readonly string[]): boolean {
  // "… which is done with `read the sheet`"
  if (
    isMarked &&
    !isCommon &&
    main.every((word) => !OPENING_WORDS.some((kind) => kind.has(word)) && !NO_ANNOUNCEMENT.has(word))
  )
    return true
  const person = main.findLastIndex((word) => FIRST_PERSON.has(word) || isSelf(word))
  if (person < 0 || isCommon) return false
  const between = main.slice(person + 1)
  const { length } = between
  const says = `${main[person]} ${between.slice(0, 3).join(' ')}`
  return (
    length > 0 &&
    length < 8 &&
    RESOLVED_ON.test(says) &&
    between.every((word) => !OPENING_WORDS.some((kind) => kind.has(word))) &&
    isOwn(main.slice(0, person), isSelf) &&
    words[first]!.after === 'word'
  )
}

/** "They will most likely take an onion" tells what is done; "many would choose B" only what is answered. */
const isForeseen = ({ isQuestion }: Spoken, main: readonly string[]): boolean =>
  !isQuestion &&
  !main.some(
    (word) =>
      /^(?:choos|pick|select|answer|would$)/.test(word) ||
      OPENING_WORDS.some((kind) => kind !== STRANGERS && kind.has(word)),
  )
const RESOLVED_ON = new RegExp(
  `^(?:(?:i|we) (?:${anyOf(RESOLVING)}|should(?! have))|(?:i|we)'ll|(?:i'm|we're) (?:going to|gonna)|let's|us|me|\\w+ (?:will|should(?! have)))(?= )`,
)
const OPENED: readonly ReadonlySet<string>[] = [SPEECH, STRANGERS, PAST, NO_ANNOUNCEMENT, WARNING]
const OPENING_WORDS: readonly ReadonlySet<string>[] = [NEGATIONS, CONDITIONS, PAST, SPEECH, STRANGERS, BAD, MENTAL]

/** "Two steps north, one step west" */
const STEPS = new RegExp(`^(?:\\d|${COUNTS.join('|')})$`)

/** What chooses, from strong to weak. */
export const RANKED: ReadonlySet<Stance> = new Set(['final', 'decided', 'wanted', 'named'])

/** Whether it is only said what would be. */
const isMereWould = (said: readonly string[]): boolean => said.some((word) => /^would|'d$/.test(word))

const textsOf = (words: readonly Word[], from: number, to: number): string[] => {
  const texts: string[] = []
  for (let at = from; at < to && at < words.length; at++) texts.push(words[at]!.text)
  return texts
}

/** Where the clause begins that announces what stands behind a colon, and perhaps a label between them. */
function announcement(words: readonly Word[], from: number, clause: number): number {
  const begin = clauseStart(words, from, clause - 1)
  return begin > from && words[begin]!.after === 'colon' ? clauseStart(words, from, begin - 1) : begin
}

function clauseStart(words: readonly Word[], from: number, first: number): number {
  for (let at = first; at > from; at--) if (words[at]!.after !== 'word') return at
  return from
}

/** "Anything but north", "all of them except B", "other than waiting, …": what is named only to be left out. */
function exceptedBy({ words, first, last }: Spoken, from: number): Stance | undefined {
  for (let at = first - 1; at >= from && at > first - 5 && !FIRST_PERSON.has(words[at]!.text); at--) {
    const { text, after } = words[at]!
    if (!EXCEPTING.has(text) && !EXCEPTING.has(`${words[at - 1]?.text}_${text}`)) continue
    const before = textsOf(words, Math.max(from, at - 8), at)
    const all = before.findLastIndex((word) => UNIVERSAL.has(word))
    const isDenied = before.some((word) => NEGATIONS.has(word))
    // "Everything is open, but north is best", "I do not take anything but wait"
    if (text === 'but' && (isDenied || all < 0 || after !== 'word' || COPULAS.has(words[last + 1]?.text)))
      return undefined
    return isDenied || all < 0 || before.slice(all).some((word) => COPULAS.has(word)) ? 'considered' : 'refused'
  }
  return undefined
}

function isRefused(said: readonly string[]): boolean {
  // "To avoid Bob I …"
  const lead = said[0] === 'to' ? said.slice(said.findLastIndex((word) => FIRST_PERSON.has(word)) + 1) : said
  const text = lead.join(' ')
  if (/\b(?:instead of|rather than)\b|\b(?:over|than(?: to)?)$/.test(text))
    return !/^(?:there|i).* (?:no|nothing) /.test(text)
  // "Not only", "no doubt", "no, …" refuse nothing.
  return lead.some((word) => NEGATIONS.has(word)) && !NOTHING_REFUSED.test(text)
}

const NOTHING_REFUSED = new RegExp(`\\b(?:${anyOf(REFUSING_NOTHING)})\\b`)

/** "I am not saying that I …", "I do not see why I should …" refuse nothing. */
const DOUBTED = new RegExp(
  `\\bha(?:ve|s)(?: not|n't)(?: yet)?$|(?:\\bnot|n't|\\bnever)(?: \\w{1,12})? (?:${DOUBTS.join('|')})\\b`,
)

/** "I would be a fool not to …"; not "I do not and will not …". */
const isDeniedTwice = (lead: readonly string[]): boolean =>
  lead.filter((word) => NEGATIONS.has(word)).length > 1 && !lead.some((word) => LISTING.has(word))

/** "I was going to approve, but with 6 on it I can't." */
function isGivenUp(words: readonly Word[], last: number): boolean {
  let but = false
  for (let at = last + 1; at < words.length && at < last + 20; at++) {
    const { after, text } = words[at]!
    if (after === 'sentence') return false
    if (text === 'but') but = true
    const next = words[at + 1]
    if (but && /(?:n't|cannot)$/.test(text)) return next === undefined || next.after === 'sentence'
  }
  return false
}

/** Whether the nearest person named before the action is somebody else. */
function isOthers(main: readonly string[], { words, first, isOther, isSelf, isAlone }: Spoken): boolean {
  // "Out of Bob's way" tells of nobody who acts.
  const owns = (word: string, at: number): boolean =>
    word.endsWith("'s") && (ADJUNCTS.has(main[at - 1]) || main[at - 1] === 'of')
  const other = main.findLastIndex(
    (word, at) =>
      (STRANGERS.has(word) &&
        // "I'm leaving them out and taking …"
        !(
          /^(?:them|him|her)$/.test(word) &&
          !/^(?:to|not|should|will|\.)$/.test(main[at + 1] ?? (words[first]!.after === 'word' ? '.' : ''))
        ) &&
        !(isAlone && isToOneself(word, main[at + 1]))) ||
      (!owns(word, at) && isOther(word.replace(/'s$/, ''))),
  )
  return other >= 0 && other > main.findLastIndex((word) => MYSELF.has(word) || isSelf(word))
}

/** "You should …" */
const isToOneself = (word: string, next = ''): boolean =>
  word === 'you' ? OBLIGING.has(next) : word === "you'd" && /^(?:better|best)$/.test(next)

function comesLater(between: readonly string[], isOneClause: boolean): boolean {
  if (between.some((word) => SEQUELS.has(word))) return true
  // "Open the fridge to take the milk", "… so that I can take the milk", "… before taking the milk".
  return isOneClause && /^(to|so|in order|before|and then|for|until|by)\b/.test(between.join(' '))
}

/** "Then …", "After that …", "With the onion …" behind what is chosen. */
const isLaterPart = (between: readonly string[]): boolean =>
  SEQUELS.has(between[0]) ||
  /^(?:and |but |so )?(?:then|after (?:that|this|which|it)|when|once|from there)\b|\bafter that\b/.test(
    between.join(' '),
  )

/** "Later …", "next time …". */
const isPutOff = (between: readonly string[]): boolean =>
  between.slice(0, 4).some((word) => PUT_OFF.has(word)) ||
  /\bnext (?:turn|time|round|step|game|quest|one)\b(?! is\b)|\bin \w+ (?:steps|turns|rounds|moves)\b/.test(
    between.slice(0, 6).join(' '),
  )

/** "After Bob has moved, …"; not "after weighing all, …". */
const isAfterSomething = (main: readonly string[]): boolean =>
  main.some(
    (word, i) =>
      (word === 'after' || word === 'before') &&
      !/ing$|^(?:all|that|this|anything|everything)$/.test(main[i + 1] ?? 'all') &&
      !main.slice(i + 1, i + 4).some((next) => THINKING.has(next)),
  )

/** "Taking the milk would be a mistake"; "… is best". What only states a fact decides nothing. */
function judgedAfter(
  { words, first, last, isQuestion, isAnswer, praise = GOOD }: Spoken,
  lead: readonly string[],
): Stance | undefined {
  const from = predicateOf(words, first, last)
  const next = words[from]
  if (!next || next.after === 'sentence') return undefined
  const rest: string[] = []
  for (let at = from; at < words.length && at < from + 8; at++) {
    if (at > from && (words[at]!.after !== 'word' || /^(?:because|since|as)$/.test(words[at]!.text))) break
    rest.push(words[at]!.text)
  }
  if (next.after !== 'word' || AGREEING.has(next.text) || DENYING.has(next.text)) {
    // "north - blocked"
    if (next.after !== 'word' && rest.length === 1 && BAD.has(next.text)) return 'refused'
    if (rest.length > 2 || !rest.every((word) => AGREEING.has(word) || DENYING.has(word) || word === 'way'))
      return undefined
    // "I would say yes, no?"
    if (isQuestion) return 'considered'
    return DENYING.has(rest[0]) ? 'refused' : 'wanted'
  }
  // "North it is", "west I go"
  if (
    /^(?:it(?:'s| is| shall be| will be)\b|(?:i|we)(?:'ll| will)? (?:go|move|head|turn|choose|pick|take)$)/.test(
      rest.slice(0, 3).join(' '),
    )
  )
    return 'decided'
  if (!COPULAS.has(next.text)) return isSubject(words, first, last) ? 'considered' : undefined
  if (isQuestion) return 'considered'
  if (!next.text.startsWith('do') && rest.some((word) => NOBODY.has(word)))
    return COSTING.has(next.text) ? 'considered' : 'refused'
  // "Approving doesn't hurt us"
  if (rest.some((word) => BAD.has(word)))
    return rest.some((word, i) => /^(?:not?|never|.*n't)$/.test(word) && rest.slice(i + 1).some((one) => BAD.has(one)))
      ? 'considered'
      : 'refused'
  // "Choice: `north` gets me there"
  if (isAnswer && SERVING.has(rest[0])) return 'named'
  if (OWN_WAY.test(rest.join(' '))) return isConditional(rest) ? 'considered' : 'wanted'
  return lead.every((word) => FILLERS.has(word) || CHAIN.has(word) || HEADS.has(word)) &&
    (lead.at(-1) === 'only' ||
      (rest[1] === 'only' && rest.slice(2, 4).some((word) => HEADS.has(word) || word === 'one')) ||
      rest.some(
        (word) => praise.has(word) || NAMING.has(word) || (SUPERLATIVE.test(word) && !NO_SUPERLATIVES.has(word)),
      ) ||
      (COMPARATIVES.has(rest.at(-1)) && !rest.includes('would'))) &&
    !rest.some((word) => UNSETTLED.has(word))
    ? 'wanted'
    : 'considered'
}

/** "Rejecting it hurts us": what it is said to lead to, in words that are not known. */
function isSubject(words: readonly Word[], first: number, last: number): boolean {
  let at = last + 1
  while (words[at]?.after === 'word' && BEHIND_DOING.has(words[at]!.text)) at++
  const next = words[at]
  return (
    words[first]!.text.endsWith('ing') &&
    next?.after === 'word' &&
    ((/[^su]s$/.test(next.text) && !FOLLOWING.has(next.text)) ||
      // "Taking it now and opening it later makes no sense"
      (next.text === 'and' && words[at + 1]!.text.endsWith('ing')))
  )
}

/** "… is what I'd do", "… is where I'm going" */
const OWN_WAY = new RegExp(
  `^(?:is|are|will be|would be) (?:what|where|how|(?:\\w+ )?(?:${[...NAMING].join('|')})(?: that| whom?)?) (?:i|we)(?:'(?:d|ll|m|re)| (?:${OWN_VERBS.join('|')})\\b)(?!.*\\b(?:if|not|avoid|have)\\b)`,
)

/** "… is the boldest"; those that condemn are found before. */
const SUPERLATIVE = /\w\west$/

/** Whether a sentence begins with what the choice is called. */
const isNaming = (texts: readonly string[]): boolean => {
  const at = texts.findIndex((word) => HEADS.has(word))
  return (
    at > 0 &&
    at < 4 &&
    texts.slice(0, at).every((word) => BEFORE_HEADS.has(word) || FILLERS.has(word)) &&
    texts.slice(0, at).some((word) => MYSELF.has(word))
  )
}

/** How far the object of an action that is spoken of may reach. */
const OBJECT_REACH = 8

/** Where it is said what an action is: "Choosing north now would be …", "Waiting for Bob to leave is …". */
function predicateOf(words: readonly Word[], first: number, last: number): number {
  let at = last + 1
  while (words[at]?.after === 'word' && WHEN.has(words[at]!.text) && COPULAS.has(words[at + 1]?.text)) at++
  const subject = words[first - 1]?.text === 'to' ? first - 1 : first
  const isSpokenOf =
    (subject < first || words[first]!.text.endsWith('ing')) &&
    (words[subject]!.after !== 'word' ||
      [FILLERS, NEGATIONS, CONTRASTS].some((kind) => kind.has(words[subject - 1]?.text)))
  // "Rejecting it would be a mistake."; "Reject it is!"
  if (isSpokenOf && words[at]?.text === 'it' && COPULAS.has(words[at + 1]?.text) && words[at + 2]?.after === 'word')
    return at + 1
  if (!isSpokenOf || words[at]?.after !== 'word' || words[at]!.text === 'it' || COPULAS.has(words[at]!.text)) return at
  for (let to = at; to < words.length && to < at + OBJECT_REACH && words[to]!.after === 'word'; to++) {
    if (REASONS.has(words[to]!.text) && words[to]!.text !== 'to' && words[to]!.text !== 'for') return at
    if (COPULAS.has(words[to]!.text)) return to
  }
  return at
}

/** What follows in the sentence may make it depend on something, put it off, or leave it open. */
function openedAfter(
  { words, last, isOther, following = Infinity }: Spoken,
  lead: readonly string[],
): Stance | undefined {
  const next = words[last + 1]
  if (!next) return undefined
  // "Wait. Or move away?"
  if (next.text === 'or') return 'considered'
  // "I go north. Unless Bob is there."
  if (next.after === 'sentence' && next.text === 'unless') return 'considered'
  // "North!" shouts Bob.
  if (next.after === 'sentence') return /[sd]$/.test(next.text) && SPEECH.has(next.text) ? 'other' : undefined
  // "North", said Bob.
  if (isAside(next) && SPEECH.has(next.text)) return 'other'
  if (lead.includes('leaves') && /^(for|to)$/.test(next.text)) return 'considered'
  if (isOnlyGranted(words, last, lead)) return 'considered'
  if (EXCLUDERS.has(next.text) && words[last + 2]?.text !== 'else') return 'considered'
  // "East → pot": where it leads.
  if (next.after === 'arrow' && lead.length === 0) return 'considered'
  const behind = words[last + 2]
  // "With 1, 2 and 3 we failed"
  if (next.after === 'word' && FIRST_PERSON.has(next.text) && /(?:ed|lost|won|went)$/.test(behind?.text ?? ''))
    return 'considered'
  if (next.text === 'of' && behind && isOther(behind.text)) return 'considered'
  // "Move away, Bob!"
  if (isAside(next) && (isOther(next.text) || PLURAL.has(next.text)) && (!behind || behind.after !== 'word'))
    return 'other'
  if (beginsCondition(textsOf(words, last + 1, last + 7))) return 'considered'
  // "Approve now, reject the next one"
  const isOfAnother = (at: number): boolean => following < at && words[following]!.after === 'clause'
  for (let at = last + 1; at < words.length && at < last + 20; at++) {
    const { after, text } = words[at]!
    if (after === 'sentence') return undefined
    // "Move away from c0, Bob!"
    if (after === 'clause' && lead.length === 0 && isOther(text) && isLast(words, at)) return 'other'
    // "…, later I …": that is put off, and not this.
    if (PUT_OFF.has(text))
      return (after === 'clause' && words[at + 1]?.after === 'word') || isOfAnother(at) ? undefined : 'later'
    if (text === 'next' && OCCASIONS.has(words[at + 1]?.text) && !isOfAnother(at)) return 'later'
    if (text === 'once' && /^(?:more|again)$/.test(words[at + 1]?.text ?? '')) continue
    // What is done until something happens is done now.
    if (
      (CONDITIONS.has(text) && words[at - 1]!.text !== 'even' && !/^(?:until|till)$/.test(text)) ||
      (text === 'as' && words[at + 1]?.text === 'soon')
    )
      return 'considered'
    // "I need to go there, but …"
    if (
      (text === 'but' || (text === 'though' && isLast(words, at))) &&
      (isMereWould(lead) || lead.some((word) => WISHES.has(word)))
    )
      return 'considered'
    // "I would approve it in a heartbeat if …"
    if (
      (REASONS.has(text) && !(isMereWould(lead) && PLACES.has(text))) ||
      CONTRASTS.has(text) ||
      (text === 'then' && after !== 'word')
    )
      return undefined
  }
  return undefined
}

const isAside = ({ after }: Word): boolean => after === 'clause' || after === 'dash' || after === 'arrow'

/** "I accept that this is hard", "I would accept almost anything": said of something else than what is at hand. */
function isOnlyGranted(words: readonly Word[], last: number, lead: readonly string[]): boolean {
  const rest = textsOf(words, last + 1, last + 7)
  const end = rest.findIndex((_, i) => words[last + 1 + i]!.after === 'sentence')
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (clause[0] === 'that' && clause.slice(2).some((word) => COPULAS.has(word))) return true
  return isMereWould(lead) && ANYTHING.test(clause.join(' '))
}

const ANYTHING = new RegExp(`^(?!than )(?:\\w+ ){0,2}(?:${ANY.join('|')}|\\w+er one|team with(?:out)?)\\b`)

/** By the words that lead to the action, all of which have to be known. */
function chosenBy(spoken: Spoken, start: number, clause: number, main: readonly string[]): Stance | 'unclear' {
  const { words, first, isSelf } = spoken
  const isPerson = (at: number): boolean => {
    const { text } = words[at]!
    // "The best move for me is north."
    if (/^(?:me|us|myself)$/.test(text) && /^(?:for|of)$/.test(words[at - 1]?.text ?? '')) return false
    return FIRST_PERSON.has(text) || isSelf(text) || (spoken.isAlone === true && isToOneself(text, words[at + 1]!.text))
  }
  let at = first - 1
  const isLink = (): boolean => {
    const { text } = words[at]!
    if (text === 'have' || text === 'has')
      return (
        words[at + 1]!.text === 'to' ||
        (RESOLVED.has(words[at + 1]!.text) && !/(?:ould|might|'d)$/.test(words[at - 1]?.text ?? ''))
      )
    // "Two steps east": the first of them.
    if (COUNT.test(text))
      return STEP_NOUNS.has(words[at + 1]!.text) && main.some((word) => FIRST_PERSON.has(word)) && !isMereWould(main)
    // "I can safely go …"
    if (text.endsWith('ly') && !OPENING_WORDS.some((kind) => kind.has(text))) return true
    // "I turn around and go …"
    if (text === 'and') return at > clause && CHAIN.has(words[at - 1]!.text)
    // "I start by reading …", "we are best off with …", "right now …", "the one who should …", "turning to face east"
    if (LINKED.has(`${words[at - 1]?.text}_${text}`) || LINKED.has(`${text}_${words[at + 1]!.text}`)) return true
    // "The best I can do is stay"
    if (text === 'can') return /^do (?:\w+ )?is\b/.test(textsOf(words, at + 1, first).join(' '))
    // "On reflection it's north"
    if (at > clause && /^(?:it|that)'s$/.test(text)) return false
    if (HEADS.has(text)) return !textsOf(words, at + 1, first).some((word) => COPULAS_IN_NAMING.has(word))
    return CHAIN.has(text)
  }
  while (at >= clause && !isPerson(at)) {
    if (isOccasion(words, at) && at - 2 > clause) at -= 3
    else if (isLink()) at--
    else break
  }
  const chain = textsOf(words, at + 1, first)
  const strength = strengthOf(chain, main)
  if (at < clause) {
    // "My team for this quest, with two of the last one, is …"
    if (/^(?:is|are|remains)$/.test(chain[0] ?? '') && isNaming(textsOf(words, start, clause))) return 'decided'
    if (
      !isBare(spoken, start, clause) ||
      (isFollowedUp(spoken) && !chain.some((word) => word === 'first' || word === 'now'))
    )
      return 'considered'
    // "It's up to Bob"
    if (spoken.isCommon && !spoken.isAnswer && strength === 'named' && IMPERSONAL.has(chain[0]))
      return /^for (?:me|us)$/.test(textsOf(words, spoken.last + 1, spoken.last + 3).join(' '))
        ? 'wanted'
        : 'considered'
    // "Please go north" asks somebody else.
    if (chain.length > 0 && main.includes('please')) return 'other'
    return strength === 'wanted' ? 'named' : strength
  }
  const stop = words[at]!.text
  const lead = textsOf(words, clause, at)
  // "Player 1: I choose …": somebody else's words.
  if (words[clause]!.after === 'colon' && !isAnnounced(words, start, clause, spoken)) return 'considered'
  if (isPerson(at)) {
    if (chain[0] === 'can') return lead.some((word) => BAD.has(word)) ? 'considered' : 'wanted'
    // "…, which lets me go north"
    if (IMPERSONAL.has(lead[0]) && ENABLING.has(lead[1]) && lead.length === 2) return 'wanted'
    if (!isOwn(lead, isSelf)) return 'unclear'
    // "In another situation I would …"
    if (
      ELSEWHERE.has(lead[0]) &&
      !lead.some((word) => word.endsWith('ing')) &&
      !AT_HAND.has(lead[1]) &&
      (chain[0] === 'would' || stop.endsWith("'d"))
    )
      return 'considered'
    const isState =
      (STATES.has(chain.at(-1) ?? stop) ||
        // "I'm on the left"
        (STATES.has(chain.at(-2) ?? stop) && /^(?:on|at|in)$/.test(chain.at(-1) ?? ''))) &&
      !chain.some((word) => DECISIONS.has(word))
    if (isState && !/ing$|^(?:in|against|for)$/.test(words[first]!.text)) return 'considered'
    if (chain.length === 0) return isFollowedUp(spoken) ? 'considered' : 'decided'
    // What would be done otherwise, where something is decided already.
    if (spoken.isSettled && (chain[0] === 'would' || stop.endsWith("'d"))) return 'considered'
    const own = strengthOf([stop, ...chain], main)
    return own === 'named' ? 'decided' : own
  }
  // "…, so I can safely go north now"
  if (
    stop === 'can' &&
    words[start - 1]?.text === 'so' &&
    FIRST_PERSON.has(words[at - 1]!.text) &&
    textsOf(words, start, spoken.last + 2).includes('now')
  )
    return 'wanted'
  // "The only thing that helps is …"
  if (LEFT_OVER.has(stop) && /^(?:only|best)$/.test(lead[0] ?? '') && chain[0] === 'is') return 'wanted'
  // "The answer that fits best is …"
  if (BEST.test(main.join(' ')) && main.some((word) => HEADS.has(word))) return 'wanted'
  // "The right one is …"
  if (chain[0] === 'one' && chain[1] === 'is' && GOOD.has(stop) && isOwn(lead, isSelf)) return 'wanted'
  // "The most plausible is …"
  if (lead.at(-1) === 'most' && COPULAS_IN_NAMING.has(chain[0]) && !BAD.has(stop)) return 'wanted'
  if (HEADS.has(stop))
    return lead.every((word) => BEFORE_HEADS.has(word) || COUNT.test(word))
      ? strength === 'final' || lead.some((word) => FINALS.has(word))
        ? 'final'
        : 'decided'
      : 'unclear'
  if (spoken.isAnswer && /^(?:is|are|be)$/.test(chain.at(-1) ?? '')) return 'named'
  // "I thought of the one, and settled on the other"
  if (
    stop === 'and' &&
    (at === clause || RESOLVES.has(chain[0])) &&
    chain.length > 0 &&
    main.some((word) => FIRST_PERSON.has(word))
  )
    return strength === 'named' ? 'considered' : strength
  if (!IMPERSONAL.has(stop) || !isOwn(lead, isSelf)) return 'unclear'
  if (strength !== 'named') return strength
  // "It is north" may be said of anything, "that leaves north" only of what is chosen.
  if (!spoken.isCommon || spoken.isAnswer || LEFT_OVER.has(chain[0])) return 'wanted'
  return 'considered'
}

const BEST = /^\w+(?: \w+)? (?:that|which) (?:\w+ ){1,3}(?:best|most) is$/

function strengthOf(chain: readonly string[], main: readonly string[]): Stance {
  const decided = chain.some((word) => DECISIONS.has(word))
  if (decided && main.some((word) => FINALS.has(word))) return 'final'
  if (chain.some((word) => WISHES.has(word))) return 'wanted'
  return decided ? 'decided' : 'named'
}

/** "… for this quest …" */
const isOccasion = (words: readonly Word[], at: number): boolean =>
  OCCASIONS.has(words[at]!.text) &&
  AT_HAND.has(words[at - 1]?.text) &&
  /^(?:for|in|on)$/.test(words[at - 2]?.text ?? '')

/** "The four players are …" */
const COUNT = /^(?:\d{1,2}|two|three|four|five|six)$/

/** Whether something else that is to be done stands behind it, so that nobody can tell what is to be done now. */
function isFollowedUp({ words, last }: Spoken): boolean {
  const next = words[last + 1]
  return (
    next !== undefined &&
    next.after !== 'sentence' &&
    ((next.text === 'and' && !AIMS.has(words[last + 2]?.text)) ||
      (next.text === 'then' && words[last + 2]?.after === 'word'))
  )
}

/** Whether what stands before "I" leaves one's own sentence what it is. */
const isOwn = (said: readonly string[], isSelf: Spoken['isSelf']): boolean => {
  const lead = withoutMet(said)
  return (
    // "What I will do is …"
    (lead.at(-1) === 'what' && lead.slice(0, -1).every((word) => FILLERS.has(word))) ||
    // "It is free and I …"
    (lead.at(-1) === 'and' && lead.some((word) => COPULAS.has(word) || FIRST_PERSON.has(word))) ||
    lead.every((word) => FILLERS.has(word) || CHAIN.has(word) || HEADS.has(word) || isSelf(word)) ||
    ADJUNCTS.has(lead[0])
  )
}

const INSTEAD = /^(?:instead|rather)$/

/** Whether the action stands for itself where its clause begins. */
function isBare(spoken: Spoken, start: number, clause: number): boolean {
  const { words, first } = spoken
  const { sentence, after } = words[clause]!
  if (words[clause]!.text === 'leaves') return true
  if (clause === start && start > sentence) return CONTRASTS.has(words[start - 1]!.text) || after !== 'word'
  if (after === 'sentence' || clause === sentence) return true
  const before = textsOf(words, start, clause)
  if (after === 'colon') {
    // "So onions first: west."
    const isSo = start > sentence && CONTRASTS.has(words[start - 1]!.text) && !isWarning(before)
    return isAnnounced(words, start, clause, spoken) || (isSo && clause === first && isLast(words, spoken.last))
  }
  if (before[0] === 'no' && before[1] === 'matter') return true
  // "Instead of that, …"; "North? No, south."
  if (
    INSTEAD.test(words[sentence]!.text) &&
    (spoken.before?.stance === 'refused' || words[sentence + 1]!.text === 'of')
  )
    return true
  if (before.every((word) => DENYING.has(word)) && clause === first && words[first]!.text !== 'wait') return true
  // "Not good enough, reject": the last clause is nothing else, and the others are facts.
  if (
    after === 'clause' &&
    clause === first &&
    !spoken.isCommon &&
    !((spoken.before?.last ?? -1) >= sentence) &&
    isLast(words, spoken.last) &&
    before.some((word) => COPULAS.has(word) || FIRST_PERSON.has(word) || NEGATIONS.has(word)) &&
    !before.some((word) => spoken.isOther(word) || OPENED.some((kind) => kind.has(word)))
  )
    return true
  // "Now that the soup is ready, interact."
  if (after === 'clause' && clause === first && GROUNDS.has(before[0]) && isLast(words, spoken.last))
    return !isWarning(before) && !before.some((word) => SPEECH.has(word))
  if (after === 'dash' && clause === first && isLast(words, spoken.last)) return isConcluded(spoken, before)
  // "Nobody has read it yet → read the sheet"
  if (after === 'arrow' && clause === first && isLast(words, spoken.last))
    return (
      !isWarning(before) && !before.some((word) => PAST.has(word)) && (before.length > 2 || isConcluded(spoken, before))
    )
  return (
    isNamed(before) ||
    withoutMet(before).every((word) => FILLERS.has(word)) ||
    (first - clause > 0 && ADJUNCTS.has(before[0]))
  )
}

/** "The best move is, in my view, …" */
function isNamed(before: readonly string[]): boolean {
  const is = before.findLastIndex((word) => COPULAS_IN_NAMING.has(word))
  const leads = (word: string, at: number): boolean => FILLERS.has(word) || (at < is && BEFORE_HEADS.has(word))
  return HEADS.has(before[is - 1]) && before.every((word, at) => at === is || at === is - 1 || leads(word, at))
}

/** "One thing is forbidden: …", "Do not do this – …", "Step 3 will be: …" */
const isWarning = (before: readonly string[]): boolean =>
  before.some(
    (word, i) =>
      WARNING.has(word) ||
      (/^not$|n't$/.test(word) && FORBIDDEN.has(before[i + 1])) ||
      (NUMBERED.has(word) && before[i + 1] !== '1' && COUNT.test(before[i + 1] ?? '')),
  )

const isLast = (words: readonly Word[], last: number): boolean => (words[last + 1]?.after ?? 'sentence') === 'sentence'

/** "We have not read it yet — read the sheet": what stands alone behind a dash is what the words before it come to. */
const isConcluded = ({ isCommon }: Spoken, before: readonly string[]): boolean =>
  !isWarning(before) &&
  !before.some((word) => NO_ANNOUNCEMENT.has(word) || PAST.has(word)) &&
  (!isCommon || before.some((word) => MYSELF.has(word) || CONTRASTS.has(word)))

/** Whether words before a colon lead to what is chosen. */
const isAnnounced = (words: readonly Word[], start: number, clause: number, { isOther }: Spoken): boolean => {
  const before = textsOf(words, start, clause)
  if (/^(?:as|like) ?(?:in)?$/.test(before.slice(-2).join(' ')) || before.at(-1) === 'like') return false
  if (isWarning(before)) return false
  // "Players who approved the failed team: …"
  if (
    /\b(?:who|that|which)\b.*(?:ed|went|were|was)\b/.test(before.join(' ')) &&
    !before.some((word) => MYSELF.has(word))
  )
    return false
  if (before.includes('leaves') || /\bno (?:better|other) |\bonly (?:one )?(?:option|possible)/.test(before.join(' ')))
    return true
  // "The last step now: …"
  const isPast = (word: string): boolean =>
    PAST.has(word) && !(word === 'last' && before.some((one) => LEAVING.has(one)))
  if (before.some((word) => isOther(word) || NO_ANNOUNCEMENT.has(word) || SPEECH.has(word) || isPast(word)))
    return false
  if (before.some((word) => THINKING.has(word)) && ADJUNCTS.has(before[0])) return true
  // "No, the onion first: …"
  if (/^(?:first|now|then)$/.test(before.at(-1) ?? '')) return true
  if (
    before.every(
      (word) =>
        FILLERS.has(word) ||
        HEADS.has(word) ||
        CHAIN.has(word) ||
        BEFORE_HEADS.has(word) ||
        COUNT.test(word) ||
        /^(?:no|same|before|usual|\d+)$/.test(word),
    )
  )
    return true
  return before.some((word) => MYSELF.has(word)) || before.length > 3
}
