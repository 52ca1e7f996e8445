/** What the words behind an action say of it: that it is best, or a mistake, or depends on something, or waits. */
import { isLast, isMereWould, type Spoken, type Stance, textsOf, holds, restOf } from './clause.ts'
import * as lexicon from './lexicon.ts'
import { beginsCondition, isConditional } from './scope.ts'
import { anyOf, type Word } from './words.ts'

/** "Place onion in c0? Yes, it has room.": one's own question about an action, and its answer. */
export function answered({ words, last }: Spoken, lead: readonly string[]): Stance {
  const next = words[last + 1]
  if (next?.after !== 'sentence' || !ASKING.test(lead.join(' '))) return 'considered'
  const answer = textsOf(words, last + 1, last + 5).join(' ')
  return GRANTED.test(answer) ? 'wanted' : lexicon.DENYING.has(words[last + 1]!.text) ? 'refused' : 'considered'
}

const ASKING = /^(?:(?:and |or |so |but |then )?(?:(?:what|how) about|(?!have|did)\w+ (?:i|we)|why not))?$/

const GRANTED = new RegExp(
  `^(?:(?:${anyOf(lexicon.GRANTING)})(?! not)|(?:that|this|it)(?:'s| is| must be| would| should| seems| looks)? (?:${anyOf(lexicon.FITTING)}))\\b`,
)

/** "Taking the milk would be a mistake"; "… is best". What only states a fact decides nothing. */
export function judgedAfter(
  { words, first, last, isQuestion, isAnswer, praise = lexicon.GOOD }: Spoken,
  lead: readonly string[],
): Stance | undefined {
  const from = predicateOf(words, first, last)
  const next = words[from]
  if (!next || next.after === 'sentence') return undefined
  const rest: string[] = []
  for (let at = from; at < words.length && at < from + 8; at++) {
    if (at > from && words[at]!.after !== 'word') break
    if (/^(?:because|since|as)$/.test(words[at]!.text)) {
      // "Approve – not because …, but because …": only a reason is denied.
      if (rest.at(-1) === 'not') return undefined
      if (at > from) break
    }
    rest.push(words[at]!.text)
  }
  if (next.after !== 'word' || lexicon.AGREEING.has(next.text) || lexicon.DENYING.has(next.text)) {
    // "north - blocked"
    if (next.after !== 'word' && rest.length === 1 && lexicon.BAD.has(next.text)) return 'refused'
    if (
      rest.length > 2 ||
      !rest.every((word) => lexicon.AGREEING.has(word) || lexicon.DENYING.has(word) || word === 'way')
    )
      return undefined
    // "I would say yes, no?"
    if (isQuestion) return 'considered'
    return lexicon.DENYING.has(rest[0]) ? 'refused' : 'wanted'
  }
  // "North it is", "west I go"
  if (
    /^(?:it(?:'s| is| shall be| will be)\b|(?:i|we)(?:'ll| will)? (?:go|move|head|turn|choose|pick|take)$)/.test(
      rest.slice(0, 3).join(' '),
    )
  )
    return 'decided'
  if (!lexicon.COPULAS.has(next.text)) return isSubject(words, first, last) ? 'considered' : undefined
  // "`approve` means that it goes"
  if (isQuestion || (/^means?$/.test(next.text) && !words[first]!.text.endsWith('ing'))) return 'considered'
  if (!next.text.startsWith('do') && holds(rest, lexicon.NOBODY))
    return lexicon.COSTING.has(next.text) ? 'considered' : 'refused'
  // "Approving doesn't hurt us"
  if (holds(rest, lexicon.BAD))
    return rest.some((word, i) => /^(?:not?|never|.*n't)$/.test(word) && holds(rest.slice(i + 1), lexicon.BAD))
      ? 'considered'
      : 'refused'
  // "Choice: `north` gets me there"
  if (isAnswer && lexicon.SERVING.has(rest[0])) return 'named'
  if (OWN_WAY.test(rest.join(' '))) return isConditional(rest) ? 'considered' : 'wanted'
  return lead.every((word) => lexicon.FILLERS.has(word) || lexicon.CHAIN.has(word) || lexicon.HEADS.has(word)) &&
    (lead.at(-1) === 'only' ||
      (rest[1] === 'only' && rest.slice(2, 4).some((word) => lexicon.HEADS.has(word) || word === 'one')) ||
      rest.some(
        (word) =>
          praise.has(word) ||
          lexicon.NAMING.has(word) ||
          (SUPERLATIVE.test(word) && !lexicon.NO_SUPERLATIVES.has(word)),
      ) ||
      (lexicon.COMPARATIVES.has(rest.at(-1)) && !rest.includes('would'))) &&
    !holds(rest, lexicon.UNSETTLED)
    ? 'wanted'
    : 'considered'
}

/** "Rejecting it hurts us": what it is said to lead to, in words that are not known. */
function isSubject(words: readonly Word[], first: number, last: number): boolean {
  let at = last + 1
  while (words[at]?.after === 'word' && lexicon.BEHIND_DOING.has(words[at]!.text)) at++
  const next = words[at]
  return (
    words[first]!.text.endsWith('ing') &&
    next?.after === 'word' &&
    ((/[^su]s$/.test(next.text) && !lexicon.FOLLOWING.has(next.text)) ||
      // "Taking it now and opening it later makes no sense"
      (next.text === 'and' && words[at + 1]!.text.endsWith('ing')))
  )
}

/** "… is what I'd do", "… is where I'm going" */
const OWN_WAY = new RegExp(
  `^(?:is|are|will be|would be) (?:what|where|how|(?:\\w+ )?(?:${[...lexicon.NAMING].join('|')})(?: that| whom?)?) (?:i|we)(?:'(?:d|ll|m|re)| (?:${lexicon.OWN_VERBS.join('|')})\\b)(?!.*\\b(?:if|not|avoid|have)\\b)`,
)

/** "… is the boldest"; those that condemn are found before. */
const SUPERLATIVE = /\w\west$/

/** How far the object of an action that is spoken of may reach. */
const OBJECT_REACH = 8

/** Where it is said what an action is: "Choosing north now would be …", "Waiting for Bob to leave is …". */
function predicateOf(words: readonly Word[], first: number, last: number): number {
  let at = last + 1
  while (words[at]?.after === 'word' && lexicon.WHEN.has(words[at]!.text) && lexicon.COPULAS.has(words[at + 1]?.text))
    at++
  const subject = words[first - 1]?.text === 'to' ? first - 1 : first
  const isSpokenOf =
    (subject < first || words[first]!.text.endsWith('ing')) &&
    (words[subject]!.after !== 'word' ||
      [lexicon.FILLERS, lexicon.NEGATIONS, lexicon.CONTRASTS].some((kind) => kind.has(words[subject - 1]?.text)))
  // "Rejecting it would be a mistake."; "Reject it is!"
  if (
    isSpokenOf &&
    words[at]?.text === 'it' &&
    lexicon.COPULAS.has(words[at + 1]?.text) &&
    words[at + 2]?.after === 'word'
  )
    return at + 1
  if (!isSpokenOf || words[at]?.after !== 'word' || words[at]!.text === 'it' || lexicon.COPULAS.has(words[at]!.text))
    return at
  for (let to = at; to < words.length && to < at + OBJECT_REACH && words[to]!.after === 'word'; to++) {
    if (lexicon.REASONS.has(words[to]!.text) && words[to]!.text !== 'to' && words[to]!.text !== 'for') return at
    if (lexicon.COPULAS.has(words[to]!.text)) return to
  }
  return at
}

/** What follows in the sentence may make it depend on something, put it off, or leave it open. */
export function openedAfter(
  { words, last, isOther, following = Infinity }: Spoken,
  lead: readonly string[],
): Stance | undefined {
  const next = words[last + 1]
  if (!next) return undefined
  // "Approve it, or …"; "wait. Or move away?"
  const or = next.text === 'it' ? last + 2 : last + 1
  if (words[or]?.text === 'or') return threatens(words, or, following) ? undefined : 'considered'
  // "I go north. Unless Bob is there."
  if (next.after === 'sentence' && next.text === 'unless') return 'considered'
  // "North!" shouts Bob.
  if (next.after === 'sentence') return /[sd]$/.test(next.text) && lexicon.SPEECH.has(next.text) ? 'other' : undefined
  // "North", said Bob.
  if (isAside(next) && lexicon.SPEECH.has(next.text)) return 'other'
  if (lead.includes('leaves') && /^(for|to)$/.test(next.text)) return 'considered'
  if (isOnlyGranted(words, last, lead)) return 'considered'
  // "C after B"
  if (next.text === 'after' && (following === last + 2 || lexicon.POINTING.has(words[last + 2]?.text))) return 'later'
  if (lexicon.EXCLUDERS.has(next.text) && !/^(?:else|matter)$/.test(words[last + 2]?.text ?? '')) return 'considered'
  // "East → pot": where it leads.
  if (next.after === 'arrow' && lead.length === 0) return 'considered'
  const behind = words[last + 2]
  // "With 1, 2 and 3 we failed"
  if (next.after === 'word' && lexicon.FIRST_PERSON.has(next.text) && /(?:ed|lost|won|went)$/.test(behind?.text ?? ''))
    return 'considered'
  if (next.text === 'of' && behind && isOther(behind.text)) return 'considered'
  // "Move away, Bob!"
  if (isAside(next) && (isOther(next.text) || lexicon.PLURAL.has(next.text)) && (!behind || behind.after !== 'word'))
    return 'other'
  if (beginsCondition(restOf(words, last, 6))) return 'considered'
  // "Approve now, reject the next one"
  const isOfAnother = (at: number): boolean =>
    (/^(?:first|now)$/.test(next.text) && words[last + 2]?.after === 'clause') ||
    (following < at && words[following]!.after === 'clause')
  const isNotNow = (at: number): boolean => words[at]?.text === 'not' && lexicon.NOT_NOW.has(words[at + 1]?.text)
  for (let at = last + 1; at < words.length && at < last + 20; at++) {
    const { after, text } = words[at]!
    if (after === 'sentence') return undefined
    // "Move away from c0, Bob!"
    if (after === 'clause' && lead.length === 0 && isOther(text) && isLast(words, at)) return 'other'
    // "…, later I …": that is put off, and not this.
    if (lexicon.PUT_OFF.has(text))
      return (after === 'clause' && words[at + 1]?.after === 'word') || isOfAnother(at) ? undefined : 'later'
    if (text === 'next' && lexicon.OCCASIONS.has(words[at + 1]?.text) && !isOfAnother(at)) return 'later'
    // "…, but not now", "… in a minute"
    if (
      (text === 'in' && lexicon.SOON.has(words[at + 1]?.text)) ||
      (following > at && (text === 'but' ? isNotNow(at + 1) : isNotNow(at))) ||
      ((text === 'other' || text === 'another') && /^(?:time|day)$/.test(words[at + 1]?.text ?? ''))
    )
      return 'later'
    if (text === 'otherwise' && threatens(words, at, following)) return undefined
    if (text === 'once' && /^(?:more|again)$/.test(words[at + 1]?.text ?? '')) continue
    // What is done until something happens is done now.
    if (
      (lexicon.CONDITIONS.has(text) && words[at - 1]!.text !== 'even' && !/^(?:until|till)$/.test(text)) ||
      (text === 'as' && words[at + 1]?.text === 'soon')
    )
      return 'considered'
    // "I need to go there, but …"
    if (
      (text === 'but' || (text === 'though' && isLast(words, at))) &&
      (isMereWould(lead) || holds(lead, lexicon.WISHES))
    )
      return 'considered'
    // "I would approve it in a heartbeat if …"
    if (
      (lexicon.REASONS.has(text) && !(isMereWould(lead) && lexicon.PLACES.has(text))) ||
      lexicon.CONTRASTS.has(text) ||
      (text === 'then' && after !== 'word')
    )
      return undefined
  }
  return undefined
}

/** "…, or we lose", "…, otherwise I would have to wait": what comes of it if it is not done. */
function threatens(words: readonly Word[], at: number, following: number): boolean {
  const rest = restOf(words, at)
  const said = rest.slice(0, following - at - 1)
  const isElse = words[at]!.text !== 'or' || said[0] === 'else'
  return said.length < rest.length
    ? isElse && said.some((word) => /would|must|have|'d$/.test(word))
    : said.length > 1 && said.at(-1) !== 'nothing' && (isElse || said.some((word) => /^(?:los|win|fail)/.test(word)))
}

const isAside = ({ after }: Word): boolean => after === 'clause' || after === 'dash' || after === 'arrow'

/** "I accept that this is hard", "I would accept almost anything": said of something else than what is at hand. */
function isOnlyGranted(words: readonly Word[], last: number, lead: readonly string[]): boolean {
  const clause = restOf(words, last, 6)
  if (
    clause[0] === 'that' &&
    (lexicon.FIRST_PERSON.has(clause[1]) || lexicon.STRANGERS.has(clause[1]) || holds(clause.slice(2), lexicon.COPULAS))
  )
    return true
  return isMereWould(lead) && ANYTHING.test(clause.join(' '))
}

const ANYTHING = new RegExp(`^(?!than )(?:\\w+ ){0,2}(?:${lexicon.ANY.join('|')}|\\w+er one|team with(?:out)?)\\b`)
