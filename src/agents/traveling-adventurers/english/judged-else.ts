/**
 * Praise, blame and reckoning that are on something else than the partner's proposal, and so neither accept nor reject it:
 * a part of it, sums and how they were made, what a change gains one of both and costs the other.
 */
import { wordSet } from '../../english/typing/word-set.ts'
import type { Token } from './tokens.ts'

const PART =
  '(?:start|beginning|opening|end|ending|finish|middle|rest|remainder|half|part|bit|section|piece|stretch|leg)'
const OPENERS = '(?:(?:and|but|so|well|only|just|i think|i guess|though|yes|yeah|hm+|ok|okay|honestly|sorry),? )*'
const IS = "(?:is|isn't|are|aren't|was|were|wasn't|looks?|seems?|sounds?|doesn't|does|don't|feels?|add|adds|came|comes)"
const ELSEWHERE = [
  // "The beginning of your path is great", "I like the first part of it", "the ending isn't so good".
  String.raw`\b${PART}(?: (?:one|two|three|\d))?(?: (?:steps?|hallways?|rooms?|moves?))? of (?:it|that|this|yours?|the|our|my)\b`,
  String.raw`^${OPENERS}(?:the|its|your) (?:very )?(?:first |second |third |last |final |other |middle )?(?!start|beginning|opening)${PART}(?: (?:of it|though))? ${IS}\b`,
  // "Your calculation is wrong", "that total looks right".
  String.raw`^${OPENERS}(?:your|the|that|this|my|our|these|those) (?:[\w']+ )?(?:calculations?|computations?|maths?|arithmetic|sums?|totals?|additions?|counting|numbers?|values?|figures?) ${IS}\b`,
  // "Perfect for me, awful for you".
  String.raw`^${OPENERS}(?!that|this|it|your)(?:[\w']+ ){1,3}for (?:you,? (?:but |and )?(?:(?!if |as |when )[\w']+ ){1,3}for me|me,? (?:but |and )?(?:(?!if |as |when )[\w']+ ){1,3}for you)$`,
  // "Sounds better for you than for me".
  String.raw`\b(?:better|worse|nicer|more|less) (?:coins )?for (?:[\w']+ ){1,2}than (?:for )?(?:me|you|us)\b`,
].join('|')
const OF_ELSE = new RegExp(ELSEWHERE)
/** "My pupils would enjoy this as a lesson": nobody who plays. */
const OF_NOBODY_HERE =
  /^(?:(?:oh|and|but|so|well|haha|i (?:think|guess|bet)|sure|hm+),? )*(?:(?:my|his|her|their|our) (?!(?:[\w']+ )?(?:side|vote|team|self|heart|gut|answer|choice|half)\b)[\w']+(?: [\w']+)?|people|students|pupils|teachers|folks|many|mathematicians)(?:'d)?(?: (?:would|will|might|could|also|really|surely|definitely|probably|always|absolutely))* (?:like|love|enjoy|hate|dislike|adore|prefer|appreciate|approve|disapprove|agree|laugh)\b/

/** `text`: the words of a clause. */
export const isOfElse = (text: string): boolean =>
  text.length < 300 && (OF_ELSE.test(text) || OF_NOBODY_HERE.test(text))

/** "Good for you" */
const FOR_SOMEBODY = new RegExp(
  String.raw`^${OPENERS}(?!that|this|it|your)(?:(?!that|this|it)[\w']+ ){1,3}for (you|me)$`,
)
/** "K-A is great for you, (but dreadful for me)" */
const ROOM_FOR_SOMEBODY = /\b[A-Z] (?:is|looks|seems|would be|pays)\b[^,]* for (you|me)$/
/** "… and one poor one": of hallways that were counted before. */
const COUNTS_ON =
  /^(?:(?:and|but|plus|also|only|just) )*(?:one|two|three|four|five|\d|a|an|some|many|few|several) (?!.*\b(?:better|other|different)\b)(?:[\w']+ ){1,2}(?:ones?|hallways?|corridors?|connections?|edges?|numbers?|steps?)\b(?! (?:is|are|would|has))/

/** "Take your time", "no rush": what is fine is a delay or a slip. */
const SOOTHES =
  /\b(?:take (?:your|all the|as much) (?:time|ease)|take as (?:long|much time) as|no (?:rush|hurry|stress|pressure)|(?:don't|do not|dont) (?:worry|rush|hurry|stress|apologi[sz]e|be sorry)|happens (?:to (?:me|all|everyone|everybody|the best|us)|all the time|sometimes)|(?:i can|i'll|i will) wait|nothing to (?:worry|apologi[sz]e|be sorry))\b/
const IS_FINE =
  /^(?:(?:oh|ah|hey|yeah|yes|ok|okay|well|haha),? )*(?:(?:that's|that is|it's|it is|its|thats)(?: all| totally| completely| perfectly| absolutely)? (?:ok|okay|fine|alright|all right|good|cool)|all good|no (?:problem|worries|prob)|(?:ok|okay|alright)(?:,? (?:ok|okay|alright))*(?=,? (?:don't|do not|no rush)))\b(?!.*\b(?:path|route|plan|tour|deal|agree|with me|for me|by me|let's|submit)\b)/
const soothes = (text: string, beside: string): boolean => IS_FINE.test(text) && SOOTHES.test(beside)

/** "I'd love to go to the kitchen, but it's just not worth it": a step that is only wished for. */
const WISHED = /\b(?:i|we)(?:'d| would)(?: also| really)? (?:love|like|want|wish|be happy) to\b.*[A-Z]/
const BUT_NOT =
  /^(?:but|only|yet|however|sadly|unfortunately),? (?:(?:it|that|this|they|i|we|there)\b.*)?(?:\bnot\b|n't\b|\bhardly\b|\bnever\b|\btoo (?:expensive|costly|low|few|little|poor|weak)\b)/

/**
 * Whether a clause only goes on with its neighbour: "good for you, bad for me", which weighs both sides, or "it has two good
 * hallways and a poor one". `before`, `next`: the words of the clauses beside it.
 */
export function goesWithOther(text: string, before: string, next: string): boolean {
  const [, side] = FOR_SOMEBODY.exec(text) ?? []
  const sides = [before, next].map((other) => FOR_SOMEBODY.exec(other)?.[1])
  return (
    soothes(text, text) ||
    soothes(text, next) ||
    (WISHED.test(text) && BUT_NOT.test(next)) ||
    (SAVES.test(before) && COMPLAINS_NOT.test(text)) ||
    isSympathy(text, next) ||
    // "Bit of a dilemma, this one"
    (text === 'this one' && before !== '' && !/^(?:yes|yeah|ok|okay|sure|fine|great|good)\b/.test(before)) ||
    (WISHED.test(before) && BUT_NOT.test(text)) ||
    (side !== undefined && sides.some((other) => other !== undefined && other !== side)) ||
    (side !== undefined && ![undefined, side].includes(ROOM_FOR_SOMEBODY.exec(before)?.[1])) ||
    (/\b(?:hallways?|ones?|corridors?|connections?|edges?|numbers?|steps?)\b/.test(before) && COUNTS_ON.test(text))
  )
}

/** "Less typing for me, I don't complain" */
const SAVES =
  /^(?:(?:that's|that|so|and|haha|lol|well),? )*(?:less|fewer|more|no more|no|saves?|spares?)\b(?!.*\b(?:path|route|tour|plan|coins)\b)/
const COMPLAINS_NOT =
  /^(?:so |and |but )?(?:i )?(?:can't|can not|don't|do not|won't|will not|not gonna) complain(?: about (?:that|it))?$/
/** "Ah that sucks, mine aren't great either": of the listener's numbers. */
const IS_PITY =
  /^(?:(?:oh|ah|aw+|ugh|damn|man|hm+|well|yeah|yes|and|but),? )*(?:(?:that|this|it)(?: one)?(?:'s| is)? )?(?:really |so |just |kinda |too )*(?:sucks|stinks|bad|rough|sad|tough|a pity|a shame|unlucky|unfortunate|too bad|bad luck)$/
const SHARES_IT =
  /\b(?:mine|my|i|i've|me|same|here)\b.*\b(?:either|too|as well|also|neither|same|just as (?:bad|low|poor))\b|^(?:same|neither)\b/
function isSympathy(text: string, next: string): boolean {
  const said = text.replace(/^(?:(?:oh|ah|aw+|ugh|damn|man|hm+),? )+/, '')
  const mark = said.indexOf(',')
  return mark < 0
    ? IS_PITY.test(said) && SHARES_IT.test(next)
    : IS_PITY.test(said.slice(0, mark).trim()) && SHARES_IT.test(said.slice(mark))
}

const GAINS = String.raw`(?:gain|win|lose|sacrifice|give up|save|pay|(?:get|have|make|earn|collect) \d+(?: coins)? (?:more|less))`
const MAY = String.raw`(?:'d|'ll| would| will| could| might| only| just| also| actually| then)*`
const I_DO = new RegExp(String.raw`\bi${MAY} ${GAINS}\b`)
const YOU_DO = new RegExp(String.raw`\byou${MAY} ${GAINS}\b`)
/** "That one hurts me a bit, but it's a big plus for you" */
const HARMS_ME = /\b(?:hurts?|costs?|pains?) me\b/
const HELPS_YOU = /\b(?:plus|gain|win|good|great|better|benefit|bonus|fine|nice) for you\b|\bhelps? you\b/
/** "It costs me 3 and gives you 8". */
const FOR_ONE = /\b(?:costs?|gives?|brings?|gains?|earns?|loses?) me\b/
const FOR_OTHER = /\b(?:costs?|gives?|brings?|gains?|earns?|loses?) you\b/

/**
 * "You lose 3 and I win 6, so it's a plus": whether a sentence weighs what one of both gains against what the other loses.
 * Its numbers are differences then.
 */
export const weighsGains = (text: string): boolean =>
  text.length < 400 &&
  ((HARMS_ME.test(text) && HELPS_YOU.test(text)) ||
    (/\d/.test(text) && ((I_DO.test(text) && YOU_DO.test(text)) || (FOR_ONE.test(text) && FOR_OTHER.test(text)))))

const DECIDES = wordSet(
  "yes yeah yep yup no nope nah ok okay agreed agree deal accept sure fine sounds works let's disagree submit propose suggest shall your yours",
)

/** Whether a clause of such a sentence does a thing of its own: "…, agreed", "so let's do that". */
export const decides = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.kind === 'word' && DECIDES.has(token.word))
