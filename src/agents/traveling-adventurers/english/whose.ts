/** Tells whose the numbers of a statement are, the speaker's or the listener's: "you have 3 there", "the 6 on E-A is yours". */
import { isAnybody, isAsker, YOURS } from './apart.ts'
import { isLikening, isSaying, isTold } from './coin-words.ts'
import { renderWords, type Token } from './tokens.ts'

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])).join(' ')
const wordAt = (tokens: readonly Token[], i: number): string => {
  const token = tokens[i]
  return token?.kind === 'word' ? token.word : ''
}

/** So many tokens before or behind a number say whose it is. */
const REACH = 12

/** "The hallway you love most, K-C, has only 2 for me" */
const ENDS_OWN = /\b(?:has|have|is|gives|holds|brings|with|only|just)\b.*\b(?:for|to) me$/
const OWNS = new Set(['my', 'mine', 'me', "i've", 'have'])

/** Whether the one number of a statement is the speaker's, whoever else is named. */
export const isForMe = (tokens: readonly Token[]): boolean =>
  ENDS_OWN.test(wordsOf(tokens.slice(-8))) && tokens.filter(({ kind }) => kind === 'number').length === 1

/** "Here you are: …", "there you have it: …": the speaker's own follow. */
const isHandingOver = (tokens: readonly Token[], i: number): boolean =>
  /^(?:here|there)$/.test(wordAt(tokens, i - 1)) &&
  (/^(?:are|go)$/.test(wordAt(tokens, i + 1)) || /^have (?:it|them|mine)$/.test(wordsOf(tokens.slice(i + 1, i + 3))))

/** "You'll like this: …", "you should know: …": what the listener does with the numbers of the speaker. */
const doesElse = (tokens: readonly Token[], i: number): boolean =>
  wordAt(tokens, i) === 'you' && DOES_ELSE.test(wordsOf(tokens.slice(i + 1, i + 5)))
const DOES_ELSE =
  /^(?:(?:will|won't|might|may|should|must|would|wouldn't|could|can|can't|are going to|better|really|probably|surely|also|not) )*(?:like|love|hate|enjoy|believe|wonder|remember|know|note|write|hear|imagine|laugh|cry|faint|forgive|want to (?:know|note|hear)|be (?:surprised|happy|glad|pleased|sad|amazed|shocked|delighted|disappointed))\b/

/** Whether what follows a word is of the listener: "you have", "your", "yours:". */
export function namesListener(tokens: readonly Token[], i: number): boolean {
  const [word, before, next] = [wordAt(tokens, i), tokens[i - 1], tokens[i + 1]]
  return (
    YOURS.has(word) &&
    // "Better than your 3 from A to K"
    (!isLikening(before) || (word === 'your' && next?.kind === 'number')) &&
    !isTold(before) &&
    !isHandingOver(tokens, i) &&
    !doesElse(tokens, i) &&
    (!isAsker(next) || isSaying(tokens[i + 2])) &&
    !(word === 'you' && isAnybody(next)) &&
    !(word === 'your' && isAsker(tokens[i + 2]) && !isSaying(tokens[i + 3]))
  )
}

/** "The 6 on E-A is yours", "E-A 6 and K-C 4 are yours": whether a word says so of what stands before it. */
export const isSaidYours = (tokens: readonly Token[], i: number): boolean =>
  wordAt(tokens, i) === 'yours' &&
  (tokens[i + 1] === undefined || tokens[i + 1]!.kind === 'mark' || LINKS.test(wordAt(tokens, i + 1))) &&
  tokens[i - 2]?.kind !== 'mark' &&
  /^(?:is|are|was|were|be|being)$/.test(wordAt(tokens, BESIDE.test(wordAt(tokens, i - 1)) ? i - 2 : i - 1)) &&
  !/^(?:so|as|than|what|which|how|where|and)$/.test(wordAt(tokens, i - 2))
const LINKS = /^(?:and|but|while|so|not|now|too|though|already|anyway|then)$/
const BESIDE = /^(?:only|just|all|both|clearly|actually|really|also|of|course|surely|not)$/

/**
 * Whether all numbers are said to be the listener's: each behind it, as in "K-B 3 on your end, K-C 9 on your end", or all at
 * the end, as in "I have L-K 5 and L-A 3 from you".
 */
export function isOnYourSide(tokens: readonly Token[]): boolean {
  const numbers = tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []))
  if (numbers.length === 0) return false
  if (ENDS_YOURS.test(wordsOf(tokens.slice(Math.max(numbers.at(-1)! + 1, tokens.length - 9))))) return true
  if (tokens.some((token) => token.kind === 'word' && OWNS.has(token.word))) return false
  return numbers.every((at, i) => {
    const part = tokens.slice(at + 1, numbers[i + 1])
    const last = part.findLastIndex(({ kind }) => kind === 'room') + 1
    const end = part.findIndex(({ kind }) => kind !== 'word' && (kind !== 'mark' || numbers.length > 1))
    // "3 for K-B on your side", and "K-B 3 on your side" before another hallway
    return (
      IS_YOURS.test(wordsOf(part.slice(last))) ||
      (numbers.length > 1 && IS_YOURS.test(wordsOf(part.slice(0, end < 0 ? undefined : end))))
    )
  })
}

const ENDS_YOURS =
  /(?:^| )(?:from you(?: too| already| now| so far| right)?|(?:is|was|are|were|that's|it's) what you (?:said|told|wrote|have|had|gave|sent|see)(?: me)?(?: right| correct| yes)?)(?: thanks| thank you)?$/
const IS_YOURS =
  /^(?:coins? )?(?:(?:are |is )?yours|for you(?: (?:hurts?|sucks?|is|isn't|are|looks?|seems?|sounds?|would|can|must|might|makes?|feels?)\b.*)?|(?:on|at|from|in) your (?:side|end|map|world|house|board))(?: and| but| while)?$/

/** "You have 3 there as well", "yours is 5", "3 is yours": whether a number counts the listener's coins. */
export const isOfListener = (tokens: readonly Token[], i: number): boolean =>
  LISTENER_BEFORE.test(renderWords(tokens.slice(Math.max(0, i - REACH), i))) ||
  LISTENER_BEHIND.test(renderWords(tokens.slice(i + 1, i + REACH)))

/** "You have", "you listed", "you've given me": what comes next is the listener's. */
const LISTENER_DOES = String.raw`(?:you|u)(?:'ve| have| had)|(?:you|u)(?:'ve| have| had|'ll|'d| will| would| should| might| must| may| can| could)?(?: (?:already|also|just|only|even|then|earlier))?(?: (?:have|had|got|get|see|saw|find|found|collect|bring|sa(?:id|y)|(?:told|gave|sent|showed|given|shown)(?: me| us)?|wrote|written|list(?:ed)?|mention(?:ed)?|report(?:ed)?|note[ds]?|stated?|quoted?|named?|post(?:ed)?|typed?|counted|announced?|claim(?:ed)?|declared?|recorded|offer(?:ed)?|shared?|put|indicated|specified|provided))`
const LISTENER_BEFORE = new RegExp(
  String.raw`\b(?:${LISTENER_DOES}|(?:yours|(?:your|ur) (?:one|ones|number|side|coins?|value|count|part|half))(?: (?:is|was|are|has|says|gives|shows|brings|there|here))*|for you)(?:,? (?:there|here|got|it's|its|it|is|that's|only|just|even|also|already|still|another|an?|the|like|about|too))*$`,
  'i',
)
const LISTENER_BEHIND =
  /^(?:coins? )?(?:there |here |on (?:that|this|it)(?: one| hallway)? )?(?:for you|(?:is|are|was|were) (?:only |just |even )?yours|(?:on|at|from) (?:your|ur) (?:side|end)|of yours)\b/i

/** Whose coins are told stays the same from hallway to hallway. */
export const OF_YOURS = /\b(?:you|your|yours|you've|understood|heard|noted)\b/
/** "Yours:", "I noted for your side:": numbers of the listener's follow. */
export const HEADS_YOURS =
  /^(?:and )?(?:you|yours|your (?:side|coins|numbers|end))$|^(?:[\w']+,? ){0,4}(?:you|yours|your (?:[\w']+ )?(?:side|coins|numbers|values|list|row|counts?|hallways))(?: (?:so far|is|are|was|were|have|said|told me|gave me|wrote|see|sent me|now|have said|have told me))+$/
/** "I have L-K 5 and L-A 3 from you": all before are the listener's. */
export const FROM_YOURS = /\b(?:from you|are (?:all |both )?yours)\b[^A-Z\d]*$/
