/** Whether the words that lead to an action choose it: all of them have to be known. */
import {
  COUNT,
  isLast,
  isMereWould,
  isToOneself,
  OPENED,
  OPENING_WORDS,
  type Spoken,
  type Stance,
  textsOf,
  holds,
} from './clause.ts'
import * as lexicon from './lexicon.ts'
import { withoutMet } from './scope.ts'
import { anyOf, type Word } from './words.ts'

/** "I will go ahead and open …": who replies says what they do, and no word between leaves it open, known or not. */
export function isInferred({ words, first, isCommon, isMarked, isSelf }: Spoken, main: readonly string[]): boolean {
  // "… which is done with `read the sheet`"
  if (
    isMarked &&
    !isCommon &&
    main.every((word) => !OPENING_WORDS.some((kind) => kind.has(word)) && !lexicon.NO_ANNOUNCEMENT.has(word))
  )
    return true
  const person = main.findLastIndex((word) => lexicon.FIRST_PERSON.has(word) || isSelf(word))
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
export const isForeseen = ({ isQuestion }: Spoken, main: readonly string[]): boolean =>
  !isQuestion &&
  // "I'd say she waits"
  !main
    .slice(lexicon.FIRST_PERSON.has(main[0]) && lexicon.OPINING.has(main[1]) ? 2 : 0)
    .some(
      (word) =>
        /^(?:choos|pick|select|answer|would$)/.test(word) ||
        OPENING_WORDS.some((kind) => kind !== lexicon.STRANGERS && kind.has(word)),
    )

const RESOLVED_ON = new RegExp(
  `^(?:(?:i|we) (?:${anyOf(lexicon.RESOLVING)}|should(?! have))|(?:i|we)'ll|(?:i'm|we're) (?:going to|gonna)|let's|us|me|\\w+ (?:will|should(?! have)))(?= )`,
)

/** Whether a sentence begins with what the choice is called. */
const isNaming = (texts: readonly string[]): boolean => {
  const at = texts.findIndex((word) => lexicon.HEADS.has(word))
  return (
    at > 0 &&
    at < 4 &&
    texts.slice(0, at).every((word) => lexicon.BEFORE_HEADS.has(word) || lexicon.FILLERS.has(word)) &&
    holds(texts.slice(0, at), lexicon.MYSELF)
  )
}

/** By the words that lead to the action, all of which have to be known. */
export function chosenBy(spoken: Spoken, start: number, clause: number, main: readonly string[]): Stance | 'unclear' {
  const { words, first, isSelf } = spoken
  const isPerson = (at: number): boolean => {
    const { text } = words[at]!
    // "The best move for me is north."
    if (/^(?:me|us|myself)$/.test(text) && /^(?:for|of)$/.test(words[at - 1]?.text ?? '')) return false
    return (
      lexicon.FIRST_PERSON.has(text) ||
      isSelf(text) ||
      (spoken.isAlone === true && isToOneself(text, words[at + 1]!.text))
    )
  }
  let at = first - 1
  // "So: not now: north"
  if (words[at - 1]?.text === 'not' && lexicon.NOT_NOW.has(words[at]!.text)) return 'considered'
  const isLink = (): boolean => {
    const { text } = words[at]!
    if (text === 'have' || text === 'has')
      return (
        words[at + 1]!.text === 'to' ||
        (lexicon.RESOLVED.has(words[at + 1]!.text) && !/(?:ould|might|'d)$/.test(words[at - 1]?.text ?? ''))
      )
    // "Two steps east": the first of them.
    if (COUNT.test(text))
      return lexicon.STEP_NOUNS.has(words[at + 1]!.text) && holds(main, lexicon.FIRST_PERSON) && !isMereWould(main)
    // "I can safely go …"
    if (text.endsWith('ly') && !OPENING_WORDS.some((kind) => kind.has(text))) return true
    // "I turn around and go …"
    if (text === 'and') return at > clause && lexicon.CHAIN.has(words[at - 1]!.text)
    // "I start by reading …", "we are best off with …", "right now …", "the one who should …", "turning to face east", "the best I can do is …"
    if (lexicon.LINKED.has(`${words[at - 1]?.text}_${text}`) || lexicon.LINKED.has(`${text}_${words[at + 1]!.text}`))
      return true
    // "On reflection it's north"
    if (at > clause && /^(?:it|that)'s$/.test(text)) return false
    if (lexicon.HEADS.has(text))
      return !textsOf(words, at + 1, first).some((word) => lexicon.COPULAS_IN_NAMING.has(word))
    return lexicon.CHAIN.has(text)
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
    if (lexicon.COPULAS_IN_NAMING.has(chain[0]) && isNaming(textsOf(words, start, clause))) return 'decided'
    if (
      !isBare(spoken, start, clause) ||
      (isFollowedUp(spoken) && !chain.some((word) => word === 'first' || word === 'now'))
    )
      return 'considered'
    // "It's up to Bob"
    if (spoken.isCommon && !spoken.isAnswer && strength === 'named' && lexicon.IMPERSONAL.has(chain[0]))
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
    if (chain[0] === 'can') return holds(lead, lexicon.BAD) ? 'considered' : 'wanted'
    // "…, which lets me go north"
    if (lexicon.IMPERSONAL.has(lead[0]) && lexicon.ENABLING.has(lead[1]) && lead.length === 2) return 'wanted'
    // "That he insists makes me approve", "put me down for it"
    if (lexicon.CAUSING.has(lead.at(-1))) return 'wanted'
    if (!isOwn(lead, isSelf)) return 'unclear'
    // "In another situation I would …"
    if (
      lexicon.ELSEWHERE.has(lead[0]) &&
      !lead.some((word) => word.endsWith('ing')) &&
      !lexicon.AT_HAND.has(lead[1]) &&
      (chain[0] === 'would' || stop.endsWith("'d"))
    )
      return 'considered'
    const isState =
      (lexicon.STATES.has(chain.at(-1) ?? stop) ||
        // "I'm on the left"
        (lexicon.STATES.has(chain.at(-2) ?? stop) && /^(?:on|at|in)$/.test(chain.at(-1) ?? ''))) &&
      !holds(chain, lexicon.DECISIONS)
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
    lexicon.FIRST_PERSON.has(words[at - 1]!.text) &&
    textsOf(words, start, spoken.last + 2).includes('now')
  )
    return 'wanted'
  // "The only thing that helps is …"
  if (lexicon.LEFT_OVER.has(stop) && /^(?:only|best)$/.test(lead[0] ?? '') && chain[0] === 'is') return 'wanted'
  // "The answer that fits best is …"
  if (BEST.test(main.join(' ')) && holds(main, lexicon.HEADS)) return 'wanted'
  // "The right one is …"
  if (chain[0] === 'one' && chain[1] === 'is' && lexicon.GOOD.has(stop) && isOwn(lead, isSelf)) return 'wanted'
  // "The most plausible is …"
  if (lead.at(-1) === 'most' && lexicon.COPULAS_IN_NAMING.has(chain[0]) && !lexicon.BAD.has(stop)) return 'wanted'
  if (lexicon.HEADS.has(stop))
    return lead.every((word) => lexicon.BEFORE_HEADS.has(word) || COUNT.test(word))
      ? strength === 'final' || holds(lead, lexicon.FINALS)
        ? 'final'
        : 'decided'
      : 'unclear'
  if (spoken.isAnswer && lexicon.COPULAS_IN_NAMING.has(chain.at(-1))) return 'named'
  // "I thought of the one, and settled on the other"
  if (
    stop === 'and' &&
    (at === clause || lexicon.RESOLVES.has(chain[0])) &&
    chain.length > 0 &&
    holds(main, lexicon.FIRST_PERSON)
  )
    return strength === 'named' ? 'considered' : strength
  if (!lexicon.IMPERSONAL.has(stop) || !isOwn(lead, isSelf)) return 'unclear'
  if (strength !== 'named') return strength
  // "It is north" may be said of anything, "that leaves north" only of what is chosen.
  if (!spoken.isCommon || spoken.isAnswer || lexicon.LEFT_OVER.has(chain[0])) return 'wanted'
  return 'considered'
}

const BEST = /^\w+(?: \w+)? (?:that|which) (?:\w+ ){1,3}(?:best|most) is$/

function strengthOf(chain: readonly string[], main: readonly string[]): Stance {
  const decided = holds(chain, lexicon.DECISIONS)
  if (decided && holds(main, lexicon.FINALS)) return 'final'
  if (holds(chain, lexicon.WISHES)) return 'wanted'
  return decided ? 'decided' : 'named'
}

/** "… for this quest …" */
const isOccasion = (words: readonly Word[], at: number): boolean =>
  lexicon.OCCASIONS.has(words[at]!.text) &&
  lexicon.AT_HAND.has(words[at - 1]?.text) &&
  /^(?:for|in|on)$/.test(words[at - 2]?.text ?? '')

/** Whether something else that is to be done stands behind it, so that nobody can tell what is to be done now. */
function isFollowedUp({ words, last }: Spoken): boolean {
  const next = words[last + 1]
  return (
    next !== undefined &&
    next.after !== 'sentence' &&
    ((next.text === 'and' && !lexicon.AIMS.has(words[last + 2]?.text)) ||
      (next.text === 'then' && words[last + 2]?.after === 'word'))
  )
}

/** Whether what stands before "I" leaves one's own sentence what it is. */
const isOwn = (said: readonly string[], isSelf: Spoken['isSelf']): boolean => {
  const lead = withoutMet(said)
  return (
    // "What I will do is …"
    (lead.at(-1) === 'what' && lead.slice(0, -1).every((word) => lexicon.FILLERS.has(word))) ||
    // "It is free and I …"
    (lead.at(-1) === 'and' && lead.some((word) => lexicon.COPULAS.has(word) || lexicon.FIRST_PERSON.has(word))) ||
    lead.every(
      (word) => lexicon.FILLERS.has(word) || lexicon.CHAIN.has(word) || lexicon.HEADS.has(word) || isSelf(word),
    ) ||
    lexicon.ADJUNCTS.has(lead[0]) ||
    // "He lied, which is why I …"
    lexicon.LINKED.has(lead.slice(-2).join('_'))
  )
}

const INSTEAD = /^(?:instead|rather)$/

/** Whether the action stands for itself where its clause begins. */
function isBare(spoken: Spoken, start: number, clause: number): boolean {
  const { words, first } = spoken
  const { sentence, after } = words[clause]!
  if (words[clause]!.text === 'leaves') return true
  if (clause === start && start > sentence) return lexicon.CONTRASTS.has(words[start - 1]!.text) || after !== 'word'
  if (after === 'sentence' || clause === sentence) return true
  const before = textsOf(words, start, clause)
  if (after === 'colon') {
    // "So onions first: west."
    const isSo = start > sentence && lexicon.CONTRASTS.has(words[start - 1]!.text) && !isWarning(before)
    return isAnnounced(words, start, clause, spoken) || (isSo && clause === first && isLast(words, spoken.last))
  }
  if (before[0] === 'no' && before[1] === 'matter') return true
  // "Instead of that, …"; "North? No, south."
  if (
    INSTEAD.test(words[sentence]!.text) &&
    (spoken.before?.stance === 'refused' || words[sentence + 1]!.text === 'of')
  )
    return true
  if (before.every((word) => lexicon.DENYING.has(word)) && clause === first && words[first]!.text !== 'wait')
    return true
  // "Not good enough, reject": the last clause is nothing else, and the others are facts.
  if (
    after === 'clause' &&
    clause === first &&
    !spoken.isCommon &&
    !((spoken.before?.last ?? -1) >= sentence) &&
    isLast(words, spoken.last) &&
    before.some((word) => lexicon.COPULAS.has(word) || lexicon.FIRST_PERSON.has(word) || lexicon.NEGATIONS.has(word)) &&
    !before.some((word) => spoken.isOther(word) || OPENED.some((kind) => kind.has(word)))
  )
    return true
  // "Now that the soup is ready, interact."
  if (after === 'clause' && clause === first && lexicon.GROUNDS.has(before[0]) && isLast(words, spoken.last))
    return !isWarning(before) && !holds(before, lexicon.SPEECH)
  if (after === 'dash' && clause === first && isLast(words, spoken.last)) return isConcluded(spoken, before)
  // "Nobody has read it yet → read the sheet"
  if (after === 'arrow' && clause === first && isLast(words, spoken.last))
    return !isWarning(before) && !holds(before, lexicon.PAST) && (before.length > 2 || isConcluded(spoken, before))
  return (
    isNamed(before) ||
    withoutMet(before).every((word) => lexicon.FILLERS.has(word)) ||
    (first - clause > 0 && lexicon.ADJUNCTS.has(before[0]))
  )
}

/** "The best move is, in my view, …" */
function isNamed(before: readonly string[]): boolean {
  const is = before.findLastIndex((word) => lexicon.COPULAS_IN_NAMING.has(word))
  const leads = (word: string, at: number): boolean =>
    lexicon.FILLERS.has(word) || (at < is && lexicon.BEFORE_HEADS.has(word))
  return lexicon.HEADS.has(before[is - 1]) && before.every((word, at) => at === is || at === is - 1 || leads(word, at))
}

/** "One thing is forbidden: …", "Do not do this – …", "Step 3 will be: …" */
const isWarning = (before: readonly string[]): boolean =>
  before.some(
    (word, i) =>
      lexicon.WARNING.has(word) ||
      (/^not$|n't$/.test(word) && lexicon.FORBIDDEN.has(before[i + 1])) ||
      (lexicon.NUMBERED.has(word) && before[i + 1] !== '1' && COUNT.test(before[i + 1] ?? '')),
  )

/** "We have not read it yet — read the sheet": what stands alone behind a dash is what the words before it come to. */
const isConcluded = ({ isCommon, before: prior }: Spoken, before: readonly string[]): boolean =>
  !isWarning(before) &&
  !before.some((word) => lexicon.NO_ANNOUNCEMENT.has(word) || lexicon.PAST.has(word)) &&
  (!isCommon ||
    prior?.stance === 'refused' ||
    before.some((word) => lexicon.MYSELF.has(word) || lexicon.CONTRASTS.has(word)))

/** Whether words before a colon lead to what is chosen. */
const isAnnounced = (
  words: readonly Word[],
  start: number,
  clause: number,
  { isOther, before: prior }: Spoken,
): boolean => {
  const before = textsOf(words, start, clause)
  if (/^(?:as|like) ?(?:in)?$/.test(before.slice(-2).join(' ')) || before.at(-1) === 'like') return false
  if (isWarning(before) || (before[0] === 'after' && lexicon.POINTING.has(before[1]))) return false
  // "Players who approved the failed team: …"
  if (/\b(?:who|that|which)\b.*(?:ed|went|were|was)\b/.test(before.join(' ')) && !holds(before, lexicon.MYSELF))
    return false
  if (before.includes('leaves') || /\bno (?:better|other) |\bonly (?:one )?(?:option|possible)/.test(before.join(' ')))
    return true
  if (holds(before, lexicon.THINKING) && lexicon.ADJUNCTS.has(before[0])) return true
  // "The last step now: …"
  const isPast = (word: string): boolean =>
    lexicon.PAST.has(word) && !(word === 'last' && holds(before, lexicon.LEAVING))
  if (
    before.some(
      (word) => isOther(word) || lexicon.NO_ANNOUNCEMENT.has(word) || lexicon.SPEECH.has(word) || isPast(word),
    )
  )
    return false
  // "No, the onion first: …"
  if (lexicon.WHEN.has(before.at(-1))) return !before.includes('not')
  if (
    before.every(
      (word) =>
        lexicon.FILLERS.has(word) ||
        lexicon.HEADS.has(word) ||
        lexicon.CHAIN.has(word) ||
        lexicon.BEFORE_HEADS.has(word) ||
        COUNT.test(word),
    )
  )
    return true
  // "Waiting won't help: north"
  return holds(before, lexicon.MYSELF) || before.length > 3 || prior?.stance === 'refused'
}
