/**
 * Leaves out a whole path that is only named: computed on the way and found worse, what somebody would walk alone, one
 * candidate of a search that goes on, or what is said to be no offer. Who asks about it, or wants to walk it, offers it.
 */
import { readAnswer } from './answers.ts'
import { type Compared, render, tripsIn } from './candidates.ts'
import type { Sentence, Token } from './tokens.ts'

const OFFER = '(?:offer|proposal|suggestion|recommendation|wish|demand)'
const OFFERING = '(?:suggest|propos|recommend|offer|insist(?:ing)? on|ask(?:ing)? for|demand)(?:e|ing)?'
/** What its speaker says of it, wherever in the message. */
const NO_OFFER = new RegExp(
  [
    String.raw`\b(?:(?:is|was|'s) (?:not|no)|isn't|wasn't|not)(?: (?:an?|my|really|meant as|yet|any|as))* ${OFFER}\b`,
    String.raw`\b(?:not|don't|do not) (?:please )?(?:take|see|read|understand|treat|consider|count|mean) (?:it|that|this|P\d) (?:as|for|like|to be) (?:an?|my|any) ${OFFER}\b`,
    String.raw`(?:\b(?:not|never)|n't)(?: (?:really|actually|even))? ${OFFERING}(?: (?:it|that|this|anything|we|to)\b|, )`,
    String.raw`(?:^|, |\bbut )(?:it's |that's )?(?:no|not an?) ${OFFER}$`,
    String.raw`\b(?:just|only) (?:so (?:that )?you know|(?:for|as) (?:a |the |your )?(?:comparison|information|info|reference|record|example|illustration|curiosity)|saying|mentioning it|to compare)\b|^(?:and |so |but |ok )*for (?:comparison|reference|the record)\b`,
  ].join('|'),
)
/** What somebody would do who had nobody to think of. */
const ALONE =
  /\bif (?:it (?:was|were) (?:(?:up|down) to |only |just |for )*me(?: alone| only)?|i (?:was|were) (?:alone|playing alone|on my own|selfish|greedy|the only one|egoistic))\b|\b(?:alone|by myself|for myself|on my own|selfishly|egoistically),? (?:i'd|i would|my (?:best|favou?rite|ideal))\b|\b(?:for|from) (?:just |only )?me (?:alone|only)\b|\bmy (?:own )?(?:selfish|egoistic|greedy|private) (?:path|route|tour|best|choice|one|way|favou?rite)\b|\b(?:with|on|by|from|going by|looking at) (?:(?:only|just|purely) my (?:own )?|my own )(?:numbers|coins|values|side)\b|\bmy (?:numbers|coins|values|side) (?:only|alone)\b|\b(?:only|just|purely) (?:with|on|by|from|going by|looking at) my (?:numbers|coins|values|side)\b/
const WOULD = /\b(?:would|'d|i'd)\b/
/** The search goes on. */
const SEARCHES =
  /\bstill (?:looking(?! forward)|searching|comparing|trying|checking|calculating|computing|hunting|testing|working|thinking|adding)\b|\b(?:keep|go on|continue|carry on) (?:on )?(?:looking|searching|trying|comparing|computing)\b|\blooking for (?:more|others|better|another|something)\b|\b(?:let me|i'll|i will|i want to|i need to) (?:try|check|compute|compare|calculate|test) (?:(?:some|the|a few|two|three|a couple of|an?) )*(?:others?|more|another)\b/
/** "I also tried P1, only 77", "P1 was close but loses". */
const FAILED = new RegExp(
  [
    String.raw`\bi(?:'ve| have)? (?:also |even |first |just |quickly |already |too )*(?:tried|computed|calculated|checked|tested|looked at|considered|thought about|went through|added up|had)\b[^.]*\bP\d\b.*\b(?:only|just|merely|worse|less|lower|fewer|loses?|lost|not (?:as|so)|isn't|doesn't|but|too low|below|weaker|poorer)\b`,
    String.raw`\bi(?:'ve| have)? (?:just |first |also |already )*(?:computed|calculated|added up|counted|summed up|worked out)\b[^.]*\bP\d\b.*\b(?:missing|(?:i|i'm) (?:still )?(?:miss|lack|missing|lacking|need)|do not know|don't know|unknown)\b`,
    String.raw`\bi(?:'ve| have)? (?:also |only |first )*(?:found|got|had|have)\b[^.]*\bP\d,? but (?:it's|it is|that's|that is|this is|it was|it has|it gives|only)\b.*\b(?:only|just|less|lower|worse|fewer)\b`,
    String.raw`\bi(?:'ve| have)? (?:also|even) (?:tried|computed|calculated|checked|tested|considered)\b[^.]*\bP\d$`,
    String.raw`\bP\d,? (?:was|is|came|comes|would be|would have been|had been) (?:only |just )?(?:(?:my|the|a|in) )?(?:second|third|close|runner-up|runner up|next best|first (?:try|attempt|candidate|idea)|worse|weaker|lower|poorer|not as good)\b`,
    String.raw`\bP\d,? (?:loses|lost|falls short|fell short|drops out|is out)\b`,
    String.raw`\b(?:reverse|reversed|other direction|backwards)\b.*\bP\d,? (?:is|has|gives|makes|would be)\b.*\bsame\b`,
  ].join('|'),
)
/** Wants it to be walked, or hear what the listener thinks of it. */
const DOES =
  /\b(?:let's|let us|shall we|should we|we (?:should|could|can)|submit|how about|what about|(?<!not |n't )(?:i (?:propose|suggest|recommend)|i'd (?:propose|suggest|recommend))|(?<!no |not an? )my (?:proposal|suggestion)|deal|i'd take it|best i (?:found|could)|(?:what do you|do you|would you|could you) (?:think|say|like|agree|accept|live|go|walk)|(?<!\b(?:not|n't|isn't|so|too|very|really) )(?:ok|okay|fine|good|work) (?:for|with) you)\b/

const isOnlyNamed = (own: string, all: string): boolean =>
  (NO_OFFER.test(all) && !DOES.test(own)) ||
  (!DOES.test(all) && ((ALONE.test(own) && WOULD.test(own)) || SEARCHES.test(all)))

const LONGEST = 400
const FEW = 3

/** The rest of a sentence whose path is only named: the yes or no in front of it, and hallways that are counted behind it. */
function leftOf({ tokens, ...sentence }: Sentence, from: number, to: number): readonly Sentence[] {
  const isMark = ({ kind }: Token): boolean => kind === 'mark'
  const head = tokens.slice(0, Math.max(0, tokens.slice(0, from).findIndex(isMark)))
  // "Don't take it as a proposal, but …" answers nothing.
  const answer = head.length > 0 && head.length <= FEW ? readAnswer(head) : undefined
  const next = tokens.slice(to).findIndex(isMark)
  const tail = next < 0 ? [] : tokens.slice(to + next + 1)
  const counts = tail.some(({ kind }) => kind === 'room') && tail.some(({ kind }) => kind === 'number')
  return [
    ...(answer === 'yes' || answer === 'no' ? [{ ...sentence, tokens: head, question: false }] : []),
    ...(sentence.question || counts ? [{ ...sentence, tokens: tail }] : []),
  ]
}

/** The sentences without paths that were found worse. */
export const withoutFailed = (sentences: readonly Sentence[], rooms: readonly string[]): readonly Sentence[] =>
  withoutPaths(sentences, rooms, (own) => FAILED.test(own))

/** What is compared, without a path that is only named. */
export const withoutNamedOnly = (compared: Compared, rooms: readonly string[]): Compared =>
  compared.chosen !== undefined || compared.asks
    ? compared
    : { ...compared, sentences: withoutPaths(compared.sentences, rooms, isOnlyNamed) }

function withoutPaths(
  sentences: readonly Sentence[],
  rooms: readonly string[],
  leavesOut: (own: string, all: string) => boolean,
): readonly Sentence[] {
  const trips = sentences.map(({ tokens }) => tripsIn(tokens, rooms))
  if (trips.flat().length === 0) return sentences
  const texts = sentences.map(({ tokens }, i) => render(tokens, trips[i]!, () => 1))
  const all = texts.join(' . ')
  if (all.length > LONGEST) return sentences
  return sentences.flatMap((sentence, i) => {
    const [trip, other] = trips[i]!
    return trip && !other && leavesOut(texts[i]!, all) ? leftOf(sentence, trip.from, trip.to) : [sentence]
  })
}
