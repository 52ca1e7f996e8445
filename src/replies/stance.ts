/**
 * How a mention of an action is meant: decided, only considered, refused, left for later, or somebody else's. A mention
 * counts as chosen only where the words that lead to it are known to choose; whatever else they are, it stays open.
 */
import {
  ADJUNCTS,
  AGREEING,
  BAD,
  BEFORE_HEADS,
  CHAIN,
  CONDITIONS,
  CONTRASTS,
  COPULAS,
  COPULAS_IN_NAMING,
  DECISIONS,
  DENYING,
  FILLERS,
  FINALS,
  FIRST_PERSON,
  GOOD,
  HEADS,
  IMPERSONAL,
  LISTING,
  MYSELF,
  NAMING,
  NEGATIONS,
  NO_ANNOUNCEMENT,
  NO_CONTRAST,
  PAST,
  PLURAL,
  PUT_OFF,
  REASONS,
  SEQUELS,
  SPEECH,
  STRANGERS,
  THINKING,
  WARNING,
  WHEN,
  WISHES,
} from './lexicon.ts'
import type { Word } from './words.ts'

/**
 * From strong to weak: `final` (said to be the last word), `decided` ("I will …"), `wanted` ("I should …"), `named`
 * (nothing but the action), `considered` (a question, a possibility, a fact, whatever is not understood), `later` (what is
 * to come after another action), `refused` ("I must not …"), `other` (what a partner does).
 */
export type Stance = 'final' | 'decided' | 'wanted' | 'named' | 'considered' | 'later' | 'refused' | 'other'

/** The words of a sentence, and where in it an action is mentioned. */
export interface Spoken {
  readonly words: readonly Word[]
  /** Words `first` to `last` (included) are the action. */
  readonly first: number
  readonly last: number
  readonly isQuestion: boolean
  /** The mention before this one. */
  readonly before?: { readonly last: number; readonly stance: Stance }
  /** Whether an action was decided on in an earlier sentence. */
  readonly follows: boolean
  /** Whether that decision was no mere "would". */
  readonly isSettled?: boolean
  /** Whether a word names somebody else at the table, or whoever speaks. */
  readonly isOther: (word: string) => boolean
  readonly isSelf: (word: string) => boolean
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
  if (isSecond && words[first]!.after !== 'colon' && between.every((word) => LISTING.has(word))) {
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
  if (main.includes('or') || isConditional(words, sentence, first)) return 'considered'
  if (isAfterSomething(main)) return 'later'
  const lead = textsOf(words, clause, first)
  if (isOthers(main, spoken)) return 'other'
  if (main.some((word, i) => SPEECH.has(word) && !MYSELF.has(main[i - 1] ?? ''))) return 'considered'
  // "According to Bob, north is best"; not "according to my map, …".
  if (main.some((word, i) => word === 'according' && !/^(?:my|our)$/.test(main[i + 2] ?? ''))) return 'considered'
  if (isRefused(lead, between)) return DOUBTED.test(lead.join(' ')) ? 'considered' : 'refused'
  if (lead.some((word) => PAST.has(word))) return 'considered'
  return (
    judgedAfter(spoken, lead) ??
    (spoken.isQuestion ? 'considered' : openedAfter(spoken, lead)) ??
    chosenBy(spoken, start, clause, main)
  )
}

const RANKED: ReadonlySet<Stance> = new Set(['final', 'decided', 'wanted', 'named'])

/** Whether the sentence up to here makes what it says depend on something. */
function isConditional(words: readonly Word[], sentence: number, first: number): boolean {
  const main = textsOf(words, afterContrast(words, Math.max(sentence, first - REACH), first), first)
  if (
    main.some(
      (word, i) =>
        CONDITIONS.has(word) &&
        !(word === 'either' && /^(?:way|case)$/.test(main[i + 1] ?? '')) &&
        main[i - 1] !== 'even' &&
        !(word === 'once' && /^(?:more|again)$/.test(main[i + 1] ?? '')),
    )
  )
    return true
  // "Had I known, I would …"
  return /^(?:had|were|should)$/.test(words[sentence]!.text) && main.some((word) => /^(?:would|i'd|we'd)$/.test(word))
}

const textsOf = (words: readonly Word[], from: number, to: number): string[] => {
  const texts: string[] = []
  for (let at = from; at < to; at++) texts.push(words[at]!.text)
  return texts
}

/** Where the part of the sentence begins in which the action stands: behind the last "but", "so" and the like. */
function afterContrast(words: readonly Word[], from: number, first: number): number {
  for (let at = first - 1; at >= from; at--)
    if (CONTRASTS.has(words[at]!.text) && !NO_CONTRAST.has(words[at + 1]?.text ?? '')) return at + 1
  return from
}

function clauseStart(words: readonly Word[], from: number, first: number): number {
  for (let at = first; at > from; at--) if (words[at]!.after !== 'word') return at
  return from
}

function isRefused(lead: readonly string[], between: readonly string[]): boolean {
  const text = lead.join(' ')
  if (/\b(?:instead of|rather than)\b|\bover$/.test(text)) return true
  if (/\b(?:anything|everything|all|anyone|everyone) (?:but|except)\b/.test(between.join(' '))) return true
  // "Not only", "no doubt", "no, …" refuse nothing.
  return (
    lead.some((word) => NEGATIONS.has(word)) &&
    !/\b(not only|no doubt|no matter|no problem|cannot wait|why not|nothing left but|no choice but)\b/.test(text)
  )
}

/** "I am not saying that I …", "I do not see why I should …" refuse nothing. */
const DOUBTED =
  /\b(?:have|has) not(?: yet)?$|\b(?:haven't|hasn't)(?: yet)?$|(?:\bnot|n't|\bnever)(?: \w{1,12})? (?:saying|say|said|see|know|sure|certain|convinced|decided|mean|claiming|doubt|why|whether|that)\b/

/** Whether the nearest person named before the action is somebody else. */
function isOthers(main: readonly string[], { isOther, isSelf }: Spoken): boolean {
  const other = main.findLastIndex((word) => STRANGERS.has(word) || isOther(word.replace(/'s$/, '')))
  return other >= 0 && other > main.findLastIndex((word) => MYSELF.has(word) || isSelf(word))
}

function comesLater(between: readonly string[], isOneClause: boolean): boolean {
  if (between.some((word) => SEQUELS.has(word))) return true
  // "Open the fridge to take the milk", "… so that I can take the milk", "… before taking the milk".
  return isOneClause && /^(to|so|in order|before|and then|for|until|by)\b/.test(between.join(' '))
}

/** "Then …", "After that …", "With the onion …" behind what is chosen. */
const isLaterPart = (between: readonly string[]): boolean =>
  SEQUELS.has(between[0] ?? '') ||
  /^(?:and |but |so )?(?:then|after (?:that|this|which|it)|when|once|from there)\b|\bafter that\b/.test(
    between.join(' '),
  )

/** "Later …", "next time …". */
const isPutOff = (between: readonly string[]): boolean =>
  between.slice(0, 4).some((word) => PUT_OFF.has(word)) ||
  /\bnext (?:turn|time|round|step|game|quest|one)\b(?! is\b)/.test(between.slice(0, 6).join(' '))

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
  { words, first, last, isQuestion, praise = GOOD }: Spoken,
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
    return DENYING.has(rest[0]!) ? 'refused' : 'wanted'
  }
  if (/^it(?:'s| is| shall be| will be)\b/.test(rest.slice(0, 3).join(' '))) return 'decided'
  if (!COPULAS.has(next.text)) return undefined
  if (isQuestion) return 'considered'
  if (rest.some((word) => BAD.has(word))) return 'refused'
  return lead.every((word) => FILLERS.has(word) || CHAIN.has(word) || HEADS.has(word)) &&
    (lead.at(-1) === 'only' ||
      /\bis only (?:sensible |free |possible |good )?(?:option|move|choice|action|way|one|thing|direction)\b/.test(
        rest.join(' '),
      ) ||
      rest.some((word) => praise.has(word) || NAMING.has(word) || SUPERLATIVE.test(word))) &&
    !rest.some((word) => /^(might|could|may|if|was|were|had|did|have|done|ago|never|so far)$/.test(word))
    ? 'wanted'
    : 'considered'
}

/** "… is the boldest"; those that condemn are found before. */
const SUPERLATIVE = /^(?!(?:.*qu|.*int|.*sugg|.*for|.*lat|h?on|mod|r|t|w)est$)\w{2,}est$/

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
  while (words[at]?.after === 'word' && WHEN.has(words[at]!.text) && COPULAS.has(words[at + 1]?.text ?? '')) at++
  const subject = words[first - 1]?.text === 'to' ? first - 1 : first
  const isSpokenOf =
    (subject < first || words[first]!.text.endsWith('ing')) &&
    (words[subject]!.after !== 'word' || FILLERS.has(words[subject - 1]?.text ?? ''))
  // "Rejecting it would be a mistake."; "Reject it is!"
  if (
    isSpokenOf &&
    words[at]?.text === 'it' &&
    COPULAS.has(words[at + 1]?.text ?? '') &&
    words[at + 2]?.after === 'word'
  )
    return at + 1
  if (!isSpokenOf || words[at]?.after !== 'word' || words[at]!.text === 'it' || COPULAS.has(words[at]!.text)) return at
  for (let to = at; to < words.length && to < at + OBJECT_REACH && words[to]!.after === 'word'; to++) {
    if (REASONS.has(words[to]!.text) && words[to]!.text !== 'to' && words[to]!.text !== 'for') return at
    if (COPULAS.has(words[to]!.text)) return to
  }
  return at
}

/** What follows in the sentence may make it depend on something, put it off, or leave it open. */
function openedAfter({ words, last, isOther }: Spoken, lead: readonly string[]): Stance | undefined {
  const next = words[last + 1]
  if (!next) return undefined
  // "Wait. Or move away?"
  if (next.text === 'or') return 'considered'
  if (next.after === 'sentence') return undefined
  // "North", said Bob.
  if (isAside(next) && SPEECH.has(next.text)) return 'other'
  if (lead.includes('leaves') && /^(for|to)$/.test(next.text)) return 'considered'
  if (isOnlyGranted(words, last, lead)) return 'considered'
  if (/^(?:vs|versus|nothing|none|neither|no)$/.test(next.text)) return 'considered'
  const behind = words[last + 2]
  if (next.text === 'of' && behind && isOther(behind.text)) return 'considered'
  // "Move away, Bob!"
  if (isAside(next) && (isOther(next.text) || PLURAL.has(next.text)) && (!behind || behind.after !== 'word'))
    return 'other'
  for (let at = last + 1; at < words.length && at < last + 20; at++) {
    const { after, text } = words[at]!
    if (after === 'sentence') return undefined
    if (PUT_OFF.has(text)) return 'later'
    if (text === 'next' && /^(turn|time|round|step)$/.test(words[at + 1]?.text ?? '')) return 'later'
    if (text === 'once' && /^(?:more|again)$/.test(words[at + 1]?.text ?? '')) continue
    // What is done until something happens is done now.
    if (CONDITIONS.has(text) && words[at - 1]!.text !== 'even' && !/^(?:until|till)$/.test(text)) return 'considered'
    // "I need to go there, but …"
    if (text === 'but' && lead.some((word) => WISHES.has(word) || /^(would|i'd|we'd)$/.test(word))) return 'considered'
    if (REASONS.has(text) || CONTRASTS.has(text)) return undefined
  }
  return undefined
}

const isAside = ({ after }: Word): boolean => after === 'clause' || after === 'dash'

/** "I accept that this is hard", "I would accept almost anything": said of something else than what is at hand. */
function isOnlyGranted(words: readonly Word[], last: number, lead: readonly string[]): boolean {
  const rest = textsOf(words, last + 1, Math.min(words.length, last + 7))
  const end = rest.findIndex((_, i) => words[last + 1 + i]!.after === 'sentence')
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (clause[0] === 'that' && clause.slice(2).some((word) => COPULAS.has(word))) return true
  return (
    lead.some((word) => /^would$|'d$/.test(word)) &&
    clause.slice(0, 3).some((word) => /^(?:any|anything|something|everything|anyone|almost)$/.test(word))
  )
}

/** By the words that lead to the action, all of which have to be known. */
function chosenBy(spoken: Spoken, start: number, clause: number, main: readonly string[]): Stance {
  const { words, first, isSelf } = spoken
  const isPerson = (at: number): boolean => {
    const { text } = words[at]!
    // "The best move for me is north."
    if (/^(?:me|us|myself)$/.test(text) && words[at - 1]?.text === 'for') return false
    return FIRST_PERSON.has(text) || isSelf(text)
  }
  let at = first - 1
  const isLink = (): boolean => {
    const { text } = words[at]!
    if (text === 'have' || text === 'has')
      return (
        words[at + 1]!.text === 'to' ||
        (/^(decided|chosen|settled|opted|selected|picked)$/.test(words[at + 1]!.text) &&
          !/^(would|could|should|might|i'd|we'd)$/.test(words[at - 1]?.text ?? ''))
      )
    // "Two steps east": the first of them.
    if (/^(?:\d|two|three|four|five)$/.test(text))
      return (
        /^(?:steps|cells|tiles|squares)$/.test(words[at + 1]!.text) &&
        main.some((word) => FIRST_PERSON.has(word)) &&
        !main.some((word) => /^would$|'d$/.test(word))
      )
    // "I turn around and go …"
    if (text === 'and') return at > clause && CHAIN.has(words[at - 1]!.text)
    // "We are best off with …"
    if (text === 'off') return /^(?:best|better)$/.test(words[at - 1]?.text ?? '')
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
    if (!isBare(spoken, start, clause) || isFollowedUp(spoken)) return 'considered'
    // "It's up to Bob"
    if (spoken.isCommon && !spoken.isAnswer && strength === 'named' && IMPERSONAL.has(chain[0] ?? ''))
      return /^for (?:me|us)$/.test(textsOf(words, spoken.last + 1, Math.min(words.length, spoken.last + 3)).join(' '))
        ? 'wanted'
        : 'considered'
    // "Please go north" asks somebody else.
    if (chain.length > 0 && main.includes('please')) return 'other'
    return strength === 'wanted' ? 'named' : strength
  }
  const stop = words[at]!.text
  const lead = textsOf(words, clause, at)
  // "Player 1: I choose …": somebody else's words.
  if (words[clause]!.after === 'colon' && !isAnnounced(textsOf(words, start, clause), spoken)) return 'considered'
  if (isPerson(at)) {
    if (!isOwn(lead)) return 'considered'
    // "In another situation I would …"
    if (
      ADJUNCTS.has(lead[0] ?? '') &&
      !/^(?:now|here|this|based|given)$/.test(lead[0]!) &&
      (chain[0] === 'would' || stop.endsWith("'d"))
    )
      return 'considered'
    const isState =
      (/^(i'm|i've|we're|we've|am|are|be)$/.test(chain.at(-1) ?? stop) ||
        // "I'm on the left"
        (/^(?:i'm|we're|am|are)$/.test(chain.at(-2) ?? stop) && /^(?:on|at|in)$/.test(chain.at(-1) ?? ''))) &&
      !chain.some((word) => DECISIONS.has(word))
    if (isState && !/ing$|^(?:in|against|for)$/.test(words[first]!.text)) return 'considered'
    if (chain.length === 0) return isFollowedUp(spoken) ? 'considered' : 'decided'
    // What would be done otherwise, where something is decided already.
    if (spoken.isSettled && (chain[0] === 'would' || stop.endsWith("'d"))) return 'considered'
    const own = strengthOf([stop, ...chain], main)
    return own === 'named' ? 'decided' : own
  }
  if (HEADS.has(stop))
    return lead.every((word) => BEFORE_HEADS.has(word) || COUNT.test(word))
      ? strength === 'final' || lead.some((word) => FINALS.has(word))
        ? 'final'
        : 'decided'
      : 'considered'
  if (spoken.isAnswer && /^(?:is|are|be)$/.test(chain.at(-1) ?? '')) return 'named'
  // "I thought of the one, and settled on the other"
  if (stop === 'and' && at === clause && chain.length > 0 && main.some((word) => FIRST_PERSON.has(word)))
    return strength === 'named' ? 'considered' : strength
  if (!IMPERSONAL.has(stop) || !isOwn(lead)) return 'considered'
  if (strength !== 'named') return strength
  // "It is north" may be said of anything, "that leaves north" only of what is chosen.
  if (!spoken.isCommon || spoken.isAnswer || /^(?:leaves|remains|remaining|left)\b/.test(chain.join(' ')))
    return 'wanted'
  return 'considered'
}

function strengthOf(chain: readonly string[], main: readonly string[]): Stance {
  const decided = chain.some((word) => DECISIONS.has(word))
  if (decided && main.some((word) => FINALS.has(word))) return 'final'
  if (chain.some((word) => WISHES.has(word))) return 'wanted'
  return decided ? 'decided' : 'named'
}

/** "… for this quest …" */
const isOccasion = (words: readonly Word[], at: number): boolean =>
  /^(?:quest|round|turn|step|game|mission)$/.test(words[at]!.text) &&
  /^(?:this|current|next)$/.test(words[at - 1]?.text ?? '') &&
  /^(?:for|in|on)$/.test(words[at - 2]?.text ?? '')

/** "The four players are …" */
const COUNT = /^(?:\d{1,2}|two|three|four|five|six)$/

/** Whether something else that is to be done stands behind it, so that nobody can tell what is to be done now. */
function isFollowedUp({ words, last }: Spoken): boolean {
  const next = words[last + 1]
  return (
    next !== undefined &&
    next.after !== 'sentence' &&
    ((next.text === 'and' &&
      !/^(?:let|leave|see|watch|hope|look|check|inspect|examine|find|solve|compute|calculate|learn|study|think)$/.test(
        words[last + 2]?.text ?? '',
      )) ||
      (next.text === 'then' && words[last + 2]?.after === 'word'))
  )
}

/** Whether what stands before "I" leaves one's own sentence what it is. */
const isOwn = (lead: readonly string[]): boolean =>
  // "What I will do is …"
  (lead.at(-1) === 'what' && lead.slice(0, -1).every((word) => FILLERS.has(word))) ||
  lead.every((word) => FILLERS.has(word) || CHAIN.has(word) || HEADS.has(word)) ||
  ADJUNCTS.has(lead[0]!)

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
    return isAnnounced(before, spoken) || (isSo && clause === first && isLast(words, spoken.last))
  }
  if (before[0] === 'no' && before[1] === 'matter') return true
  if (after === 'dash' && clause === first && isLast(words, spoken.last)) return isConcluded(spoken, before)
  return before.every((word) => FILLERS.has(word)) || (first - clause > 0 && ADJUNCTS.has(before[0] ?? ''))
}

/** "One thing is forbidden: …", "Do not do this – …", "Step 3 will be: …" */
const isWarning = (before: readonly string[]): boolean =>
  before.some((word) => WARNING.has(word)) ||
  /(?:\b(?:do|must|should|may|will) not|\b(?:don't|mustn't|shouldn't|won't|not)) (?:do|try|choose|pick|take|use|this|that)\b|\b(?:step|turn|move|action) (?:[2-9]|two|three|four)\b/.test(
    before.join(' '),
  )

const isLast = (words: readonly Word[], last: number): boolean => (words[last + 1]?.after ?? 'sentence') === 'sentence'

/** "We have not read it yet — read the sheet": what stands alone behind a dash is what the words before it come to. */
const isConcluded = ({ isCommon }: Spoken, before: readonly string[]): boolean =>
  !isWarning(before) &&
  !before.some((word) => NO_ANNOUNCEMENT.has(word) || PAST.has(word)) &&
  (!isCommon || before.some((word) => MYSELF.has(word) || CONTRASTS.has(word)))

/** Whether words before a colon lead to what is chosen. */
const isAnnounced = (before: readonly string[], { isOther }: Spoken): boolean => {
  if (/^(?:as|like) ?(?:in)?$/.test(before.slice(-2).join(' ')) || before.at(-1) === 'like') return false
  if (isWarning(before)) return false
  if (before.some((word) => isOther(word) || NO_ANNOUNCEMENT.has(word) || SPEECH.has(word) || PAST.has(word)))
    return false
  if (before.some((word) => THINKING.has(word)) && ADJUNCTS.has(before[0]!)) return true
  if (before.includes('leaves') || /\bonly (?:one )?(?:option|possible)/.test(before.join(' '))) return true
  if (
    before.every(
      (word) =>
        FILLERS.has(word) ||
        HEADS.has(word) ||
        CHAIN.has(word) ||
        BEFORE_HEADS.has(word) ||
        /^(?:no|same|before|usual|\d+)$/.test(word),
    )
  )
    return true
  return before.some((word) => MYSELF.has(word)) || before.length > 3
}
