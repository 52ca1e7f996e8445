/**
 * Conditions of a yes that are met or not by what is known of the path that was proposed: "if you get 28, I agree", "fine, as
 * long as nothing is better", "is it 53 in total? If so, deal".
 */
import { worth } from './coin-sums.ts'
import type { Act } from './english/acts.ts'
import type { Choose } from './english/voice.ts'
import type { Weights } from '../../solvers/tours/index.ts'
import { withoutPaths } from './named-paths.ts'

/** What is known of a path. */
export interface Known {
  /** What the author of the condition gets on it, and the listener. */
  readonly theirs: number
  readonly mine: number
  /** Whether no path is better. */
  readonly proved: boolean
}

export const knownOf = (
  path: readonly string[],
  proved: boolean,
  { rooms, heard, own }: { readonly rooms: readonly string[]; readonly heard: Weights; readonly own: Weights },
): Known => ({ theirs: worth(heard, rooms, path), mine: worth(own, rooms, path), proved })

const MARKER = String.raw`(?:(?:but |and |only |though )?(?:if|as long as|so long as|provided(?: that)?|providing(?: that)?|assuming(?: that)?|on (?:the )?condition(?: that)?|given that|in case|on the understanding that|subject to))`
/** "If …, I agree" */
const BEFORE = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|well|so|and|but|then|hm+|great|good|fine|alright)\W+){0,3}${MARKER} (.+?)(?:,? then\b,?|,) *(.+)$|^\W*${MARKER} (.+?) (?=(?:i|we)(?:['’]m| am|['’]ll| will)? (?:agree|accept|consent|in\b|happy|fine|take|do))(.+)$`,
  'i',
)
/** "I agree if …" */
const BEHIND = new RegExp(String.raw`^(.+?),? *\b${MARKER} (.+)$`, 'i')
const AGREES =
  /\b(?:agree|accept|consent|deal|agreed|sold|count me in|my (?:yes|consent|agreement|vote|blessing|ok|okay)|(?:happy|glad|willing|ready|prepared|content) to (?:agree|sign|accept|take|submit|go|do|walk|confirm)|i(?:['’]m| am) (?:in|on board|fine|happy|ok|okay|content|good)|fine (?:with|by) me|works for me|(?:say|is a) yes|let['’]?s (?:do|take|go|submit)|(?:i|we)(?:['’]ll| will) (?:take|do|submit|sign|walk)|go (?:with|for) (?:it|that|yours))\b|^\W*(?:yes|yeah|yep|ok|okay|fine|sure|good|alright|all right)\b/i
const DENIES = /\b(?:not|never|no|neither|hardly|if|unless|until|before)\b|n['’]t\b/i
/** "If so": what was asked right before. */
const IF_SO =
  /^(?:so|yes|it is|it does|you do|that is so|(?:that|this|it)(?:['’]s| is)(?: indeed| really)? (?:so|right|correct|true|the case|confirmed)|(?:the answer is |that['’]s a )?yes|you (?:can )?confirm(?: (?:it|that|this))?)$/i
const BEST =
  /\b(?:nothing|none|no (?:path|other|one|route|better|tour)[\w ]*|not any(?:thing)?|isn['’]t (?:a|any)(?:thing)?)\b.{0,40}\b(?:better|more|richer|higher|best)\b|\bno better\b|\b(?:that|it|this|yours|¶|(?:your|the|this|that) (?:path|route|proposal|one))(?:['’]s| is)(?: \w+){0,2} (?:the )?(?:very )?(?:best|optimal|optimum|maximum|max|most)\b/i

export interface Condition {
  readonly met: boolean
  /** What the message says beside it. */
  readonly rest: string
}

/** The condition on which a message says yes; undefined: there is none, or nothing tells whether it is met. `plain`: rooms as letters. */
export function conditionIn(
  plain: string,
  rooms: readonly string[],
  known: Known,
  read: (text: string) => readonly Act[],
): Condition | undefined {
  if (plain.length > LONGEST) return undefined
  const sentences = withoutPaths(plain, rooms).match(/[^.!?\n]+[.!?\n]*/g) ?? []
  for (const [i, sentence] of sentences.entries()) {
    const text = sentence.replace(/[.!?\s]+$/, '').trim()
    const [, early, late, short, main] = BEFORE.exec(text) ?? []
    const [, front, back] = early || short ? [] : (BEHIND.exec(text) ?? [])
    const [said, under] = [late ?? main ?? front, early ?? short ?? back]
    if (said === undefined || under === undefined || DENIES.test(said) || sentence.includes('?')) continue
    if (!AGREES.test(said) && !read(said).some(({ kind }) => kind === 'agree')) continue
    const condition = under.trim()
    const isOfBefore = IF_SO.test(condition)
    const met = holds(isOfBefore ? (sentences[i - 1] ?? '') : condition, known)
    const rest = sentences.filter((_, at) => at !== i && !(isOfBefore && at === i - 1)).join('')
    if (met !== undefined) return { met, rest }
  }
  return undefined
}
const LONGEST = 500

/** Whether all is so that is claimed; undefined: something is claimed of which nothing is known. */
function holds(claim: string, known: Known): boolean | undefined {
  if (BEST.test(claim)) return known.proved ? true : undefined
  const found = claim
    .split(/,|\band\b|\bwhile\b|\bso that\b/)
    .filter((part) => /\w/.test(part))
    .map((part) => holdsOf(part, known))
  // One thing that is not so is enough.
  return found.includes(false) ? false : found.length === 0 || found.includes(undefined) ? undefined : true
}

/** "I get at least as much as you", "you don't get more than me" */
const COMPARES = /\b(?:as (?:much|many)|more|less|fewer)(?: coins)? (?:as|than) (?:me|i|you)\b/i

function holdsOf(part: string, { theirs, mine }: Known): boolean | undefined {
  const all = theirs + mine
  if (Number.isNaN(all)) return undefined
  const denied = /n['’]t\b|\b(?:not|no|never)\b/i.test(part)
  const than = COMPARES.exec(part)?.[0]
  if (than) {
    const [own, other] = /\byou$/i.test(than) ? [theirs, mine] : [mine, theirs]
    const isSo = /^as/i.test(than) ? own >= other : /^more/i.test(than) ? own > other : own < other
    return denied ? !isSo : isSo
  }
  const numbers = part.match(/\d+/g) ?? []
  if (numbers.length !== 1 || /\b[A-Z]\b ?(?:[-–]|to|and) ?(?:the )?[A-Z]\b/.test(part)) return undefined
  const limit = Number(numbers[0])
  const isEnough = (value: number): boolean => {
    if (/\b(?:at least|no less|not less|or more|minimum|or better)\b/i.test(part)) return value >= limit
    if (/\b(?:at most|no more|maximum of)\b/i.test(part)) return value <= limit
    const isSo = /\b(?:more|better|higher) than\b|\b(?:over|above)\b/i.test(part)
      ? value > limit
      : /\b(?:less|fewer|lower) than\b|\b(?:under|below)\b/i.test(part)
        ? value < limit
        : value === limit
    return denied ? !isSo : isSo
  }
  if (/\b(?:total|sum|together|altogether|in all|combined|jointly)\b/i.test(part)) return isEnough(all)
  if (/\b(?:both|each)\b/i.test(part)) return isEnough(mine) && isEnough(theirs)
  if (/\b(?:i|me|my|mine)\b/i.test(part)) return isEnough(theirs)
  if (/\b(?:you|your|yours)\b/i.test(part)) return isEnough(mine)
  return /\b(?:we|it|that|this|path|route|¶)\b/i.test(part) ? isEnough(all) : undefined
}

/** What is so, to who said yes on a condition. */
export const answerCondition = (met: boolean, { theirs, mine }: Known, choose: Choose): string => {
  const split = `${theirs} for you and ${mine} for me, ${theirs + mine} together`
  return met
    ? choose([`Yes, it is so: ${split}.`, `That holds: ${split}.`])
    : choose([`That is not so: it is ${split}.`, `I am afraid not: it is ${split}.`])
}
