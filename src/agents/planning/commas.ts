/**
 * Commas where a clause plainly begins, as people leave them out or write dashes for them: "no Thai for me I'm allergic to
 * peanuts", "no Chinese food don't like it", "outside please - my dog is with us".
 */
import { wordSet } from '../english/typing/word-set.ts'

/** Who speaks, with a verb. */
const SPEAKER =
  "(?:i|we)(?:'(?:m|d|ve|ll|re)| (?:am|are|was|were|have|had|do|don't|dont|did|didn't|can|can't|cannot|could|couldn't|would|wouldn't|will|won't|need|want|like|love|hate|prefer|get|feel|live|eat|drink|drive|must|should|never|always|just|really|only|also|think|find|know|already|absolutely|definitely|promised|grew|come|came))"
const OTHERS =
  "(?:it|that|this|they|he|she|there)(?:'s|'re|'d|'ll| (?:is|are|was|were|has|have|makes?|gives?|hurts?|should|would|must|can|can't|needs?|isn't|aren't|doesn't|don't|won't|has|have))|(?:my|our) [a-z]+(?:'s| (?:is|are|was|has|have|needs?|wants?|likes?|loves?|hates?|can't|can|won't|doesn't|don't|gets?|eats?|hurts?|comes?|works?|will|would|said|says))"

/** Dashes around what is no list, number or heading. */
const DASH = /(?<=[\p{Ll}\p{N})!?'’][\p{Ll})!?'’]) ?(?: --? |—|–| [–—] )(?=\p{L})/gu
const AFTER_DASH = new RegExp(
  `^(?:(?:(?:no|not|nothing) \\w|and|but|so|or|though|although|because|since|as|don't|dont|otherwise|then|just|only|especially|preferably|ideally|please|if|which|who|where|when|that|plus|also|even|mainly|maybe|could)\\b)`,
  'i',
)
const AFTER_VERBLESS = new RegExp(`^(?:${SPEAKER}|${OTHERS})\\b`, 'i')
const SUPPOSES = /^(?:(?:so|and|but|well),? )?(?:if|when|while|since|because|as|although|though|unless|with)\b/i

/** Behind these the clause goes on, or another begins that belongs to it. */
const GOES_ON = wordSet(
  "and or but so because cause cos since if when whenever while that which who whom whose where what how why as than then of for with without in on at by from about into over under near around between unless until till before after though although whereas plus nor neither either both the a an my our your his her their this these those some any not very really quite too is are was were be been am do does did have has had will would can could should must may might i we you they he she it there don't doesn't didn't isn't aren't can't won't think thinks guess hope know knows say says said feel believe suppose wish sure glad happy make means mean maybe perhaps also just only even still honestly actually whatever wherever whichever however especially except everything anything something nothing somewhere anywhere everywhere nowhere all thing things way time day reason like likes want wants need needs love loves see find told tell hear heard once now people ones one everyone everybody anyone someone places place spots spot places. n & - –",
)
/** What begins without a verb: up to the next subject it is all. */
const VERBLESS =
  /^(?:(?:please|pls|and|but|also|so|oh|well|yes|no|ok|hi|hello|hey|then),? )*(?:no|nothing|not|somewhere|something|anywhere|only|preferably|ideally|just|max|maximum|minimum|at least|at most|parking|wifi|takeout|vegan|vegetarian|anything|nowhere)\b/i
const VERB =
  /\b(?:is|are|was|were|am|be|has|have|had|do|does|did|can|could|would|should|must|will|need|needs|want|wants|like|likes|love|loves|hate|hates|prefer|eat|eats|drink|see|visit|go|get|'s|'m|'re|'d|'ve|'ll|isn't|don't|doesn't|can't|won't)\b|'(?:s|m|re|d|ve|ll)\b/i

const SUBJECT = new RegExp(`(?<=[\\w'’)]) (?=(?:${SPEAKER}|${OTHERS})(?![\\w]))`, 'gi')
/** "… don't like it": who speaks is left out. */
const WITHOUT_SUBJECT =
  /(?<=[\w'’)]) (?=(?:don't|dont|can't|cant|couldn't|wouldn't|didn't|not gonna|hate|hated) (?:really |even )?(?:like|want|wanna|need|care|eat|drink|mind|fancy|enjoy|trust|stand|handle|have to|feel|it|them|that|those)\b)/gi
/** Behind these one clause goes on with another subject's verb. */
const IS_SUBJECT = /^(?:i|we|you|they|he|she|it|who|that|which|there|and|but|or|so|to)$/
const MAY_BE_SUBJECT =
  /^(?:i|we|you|they|he|she|it|that|this|who|which|there|and|but|or|so|to|just|really|also|please|people|kids|children|wife|husband|partner|friends?|family|son|daughter|mother|mom|mum|father|dad|sister|brother|parents|honestly|actually|still|if|because|still|certainly|definitely|absolutely|simply|personally|guests?|places?|\w{3,}s)$/
/** "Nothing upscale no live band just a decent place." */
const FURTHER = /(?<=[\w'’)]) (?=(?:no|just an?|just some|only an?) [a-z]|so (?!much|many|far|that|long)[a-z]+$)/g
const CONCESSION =
  /(?<=\w) (?=(?:though|although|even though|so (?:i|we|it|they|he|she|there|please|no|my|our|somewhere|that (?:i|we))\b)(?! (?:much|far|many|long)\b))/gi
const MAY_GOVERN =
  /^(?:as|even|and|but|or|not|is|are|was|be|think|hope|guess|say|said|believe|suppose|do|did|ok|okay|if|far|very|really|feel|love|hate|like|just|always|because|taste|tastes|looks?|seems?|it|then|well)$/i

/** The text with commas where people leave them out. */
export const withCommas = (text: string): string => text.replace(/[^.!?;\n]+/g, inSentence)

/** The text with commas for dashes before which a clause ends. */
export const withoutDashes = (text: string): string => text.replace(DASH, dash)

function dash(found: string, at: number, text: string): string {
  const [before, behind] = [
    text.slice(Math.max(0, at - 200), at),
    text.slice(at + found.length, at + found.length + 60),
  ]
  if (AFTER_DASH.test(behind)) return ', '
  if (!AFTER_VERBLESS.test(behind)) return found
  // Two clauses that each say something of their own stay apart.
  const begun = before.slice(Math.max(...[...'.!?;\n,'].map((mark) => before.lastIndexOf(mark))) + 1).trim()
  return (VERBLESS.test(begun) && !VERB.test(begun)) || SUPPOSES.test(begun) ? ', ' : found
}

const lastWord = (before: string): string => /[\w'’]+$/.exec(before)?.[0].toLowerCase() ?? ''

function inSentence(sentence: string): string {
  if (sentence.length > 300) return sentence
  return sentence
    .replace(CONCESSION, (found, at: number) => (MAY_GOVERN.test(lastWord(sentence.slice(0, at))) ? found : ', '))
    .replace(WITHOUT_SUBJECT, (found, at: number, all: string) => {
      const before = all.slice(0, at)
      const begun = before.slice(before.lastIndexOf(',') + 1)
      const verbless = VERBLESS.test(begun.trim()) && !VERB.test(begun)
      return MAY_BE_SUBJECT.test(lastWord(before)) && !(verbless && !IS_SUBJECT.test(lastWord(before))) ? found : ', '
    })
    .replace(SUBJECT, (found, at: number, all: string) => {
      const before = all.slice(0, at)
      const begun = before.slice(before.lastIndexOf(',') + 1).trim()
      if (GOES_ON.has(lastWord(before)) && !resumes(all.slice(at), lastWord(before))) return found
      return VERBLESS.test(begun) && !VERB.test(begun) ? ', ' : found
    })
    .replace(FURTHER, (found, at: number, all: string) => {
      const begun = all.slice(all.lastIndexOf(',', at) + 1, at).trim()
      return VERBLESS.test(begun) && !VERB.test(begun) && !GOES_ON.has(lastWord(begun)) ? ', ' : found
    })
}

/** "No upscale places I feel out of place there": what would describe them has a place of its own. */
const resumes = (rest: string, last: string): boolean =>
  /^(?:places?|spots?|ones?)$/.test(last) &&
  /^ (?:i|we)\b[^,]*\b(?:there|in (?:them|those|these)|them|it)$/i.test(rest.trim() && rest)
