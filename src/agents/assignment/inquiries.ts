/**
 * Questions of how well somebody fits, however they are put, said as "How good is Ada on Delta?": indirectly ("do tell me how
 * Ada does on Delta"), as a condition ("if she is really strong on Delta, I accept"), of several at once ("is Ada any good on
 * Delta or Ember?"), or in pieces ("Ada. On Delta. Any idea?"); and a choice between two, said as "Is Ada or Boris better for
 * Delta?". Such words wish for nothing.
 */
import type { Labels } from './english.ts'
import { isReviewer, lettered, NAME, P, R } from './name-letters.ts'

type Rule = readonly [pattern: RegExp, say: (all: string, ...parts: string[]) => string]
const rule = (pattern: string, say: Rule[1]): Rule => [new RegExp(pattern, 'giu'), say]

const WHO = `(?:${R}|he|she|him|her)`
const ON = '(?:on|in|at|for|to|with|doing)'
const STARTS = '(^|[.!?;:\\n…–—] ?|,? (?:and|but|so|only|or|then) |, )'
const QUALITY =
  '(?:good|great|strong|solid|fine|decent|okay|ok|brilliant|excellent|outstanding|superb|perfect|magnificent|exceptional|amazing|fantastic|splendid|wonderful|bad|poor|weak|awful|terrible|hopeless|dreadful|rubbish|useless|horrible|mediocre|average|middling|so-so|acceptable|suitable|able|capable|worse|lousy|any good|any use|any better|no good|no use|a good fit|a fit|a star|a waste|blank|unknown|half decent)'
const DEGREES =
  '(?:(?:really|truly|actually|indeed|merely|only|just|very|that|so|as|any|all that|quite|rather|pretty|too|particularly|even|less|more|completely|totally) )*'
/** Who asks for a step and not for a grade. */
const ACTS =
  /\b(?:put|swap\w*|switch\w*|give|move|place|assign|exchang\w*|chang\w*|keep|leave|propose|should|shall|better|rather|prefer|instead|we)\b/i

/** Asks whether something may be done. */
const ASKS_LEAVE =
  /^(?:is it|are (?:you|u|we)|(?:would|could|can|do|does|will) (?:you|u|we|i|it|that)\b(?! (?:\w+ ){0,3}(?:have|know|see|rate|find|think|consider)\b))/i

const names = (text: string): string[] => text.match(new RegExp(NAME, 'gu')) ?? []

/** "How good is Ada on Delta?", for each pair that is named; `there`: where no paper is. */
function howGood(text: string, there = 'there'): string | undefined {
  const letters = [...new Set(names(text))]
  const who = letters.filter(isReviewer)
  const what = letters.filter((one) => !isReviewer(one)).map((one) => `on ${one}`)
  const whom =
    who.length > 0 ? who : (/\b(?:she|her)\b/i.exec(text) ?? /\b(?:he|him)\b/i.exec(text)) ? [pronoun(text)] : []
  const places = what.length > 0 ? what : /\b(?:there|on (?:it|that|this))\b/i.test(text) ? [there] : []
  if (whom.length === 0 || places.length === 0) return undefined
  // "Ada on Delta and Boris on Ember": each on its own.
  const inPairs =
    who.length > 1 &&
    who.length === what.length &&
    letters.every((one, at) => isReviewer(one) === (isReviewer(letters[0]!) === (at % 2 === 0)))
  const pairs = inPairs
    ? whom.map((one, at) => [one, places[at]!] as const)
    : whom.flatMap((one) => places.map((place) => [one, place] as const))
  return pairs
    .slice(0, 6)
    .map(([one, place]) => `How good is ${one} ${place}?`)
    .join(' ')
}

const pronoun = (text: string): string => (/\b(?:she|her)\b/i.test(text) ? 'she' : 'he')

/** What stands before a sentence of its own. */
const apart = (head: string): string => (/^(?:|[.!?\n] ?)$/.test(head) ? head : '. ')

const ASKS_FOR = `(?:(?:please |do |just |first |pls |at least |but |now |so )*(?:tell|show|remind|enlighten) (?:me|us)(?: (?:first|honestly?|please|again|then|now|though))*,?|(?:please )?let me (?:know|hear)|(?:i|we)(?:['’]d| would| do)? (?:still |only |just |really |also )*(?:want|like|love|need) to (?:know|hear|ask)|i(?:['’]m| am)? (?:still |only |just |also )*(?:wonder(?:ing)?|curious|asking|asked?)|(?:you|u)(?:['’]ve| have)? ?(?:still |just )?(?:did ?n['’]?t|did not|never|have ?n['’]?t|have not|['’]ve not|do ?n['’]?t|do not) (?:(?:even|really|yet|actually) )*(?:say|said|told?|tell|answer(?:ed)?|mention(?:ed)?)(?: (?:me|us|yet))*|(?:do|did|would|can|could) (?:you|u) (?:(?:please|perhaps|by any chance|happen to|even|also) )*(?:know|tell(?: me)?|say|see|have any idea)|(?:do you have |have you |got )?any idea)`
const ABOUT = '(?:how|whether|if|what|anything (?:about|on|of)|about|of|on)'

const RULES: readonly Rule[] = [
  // "Ada. On Delta. Any idea?"
  rule(`(${R})[.!,:…]+ on (${P})(?=[.!?])`, (_, who, what) => `${who} on ${what}`),
  rule(
    `(${R})(?: ${ON})? (${P})[.,:;!…–—-]* (?:any (?:idea|clue|information|info|thoughts?|figures?|number)|known|any good|do you know(?: anything)?|what do you (?:have|see|know)|is (?:he|she|that|it) (?:any |that |so )?${QUALITY}(?: there)?(?:,? or[^.!?]{0,50})?|how (?:is|good is|does) (?:he|she|that)(?: there| do(?: there)?)?) ?\\?`,
    (_, who, what) => `How good is ${who} on ${what}?`,
  ),
  // "If Ada is really strong on Delta, I accept; if she is merely good, leave her", "deal, unless Ada is poor there"
  rule(
    `${STARTS}(?:if|unless|provided(?: that)?|as long as|in case|assuming)(?: that)? (${WHO})(?:['’]s| is| are| were| would be) ${DEGREES}${QUALITY}((?: (?!${NAME})[\\p{L}'’]+){0,3}? (?:${ON} ${P}|there))[^.!?;]{0,80}(?:[;,.] (?:but |and )?if (?:he|she|not|it)\\b[^.!?;]{0,80})?[?]?`,
    (all, head, who, where) => {
      const asked = howGood(`${who} ${where}`)
      return asked === undefined ? all : `${apart(head)}${asked} `
    },
  ),
  // "Do tell me how Ada does on Delta, and whether Boris or Chiara would be any better there"
  rule(`${STARTS}${ASKS_FOR} (${ABOUT} [^.!?\\n]{3,160})[.!?]?`, (all, head, rest) => {
    const asked: string[] = []
    let there: string | undefined
    // "First tell me how she does there, then I decide."
    const clauses = rest.split(/,? and (?=(?:whether|if|how|what)\b)|,? (?:then|before|so that|and then|and i) /i)
    for (const [at, clause] of clauses.entries()) {
      const isAsked = at === 0 || /^(?:whether|if|how|what)\b/i.test(clause)
      if (!isAsked || ACTS.test(clause.replace(/\bany better\b/i, ''))) {
        if (at === 0) return all
        continue
      }
      const one = howGood(clause, there)
      if (one === undefined && at === 0) return all
      if (one !== undefined) asked.push(one)
      there =
        names(clause)
          .findLast((letter) => !isReviewer(letter))
          ?.replace(/^/, 'on ') ?? there
    }
    return `${apart(head)}${asked.join(' ')} `
  }),
  // "What do you hold against Ada on Delta?", "anything against Ada on Delta?"
  rule(
    `${STARTS}(?:(?:and|so) )?(?:once more[:,]? )?(?:what (?:do|did|have|would) (?:you|u) (?:have|hold|got|see|say|mind)(?: to say)? (?:against|for|of|about|in)|what (?:speaks|stands|is there|are your reasons?) (?:against|for)|(?:is there |do you have |have you |got )?any(?:thing| objections?)(?: at all)? (?:against|to)|what(?:['’]s| is) (?:so )?(?:wrong|bad|the (?:matter|trouble|problem)) with) (${R}) (?:${ON} )?(${P})[^.!?]{0,40}\\?`,
    (_, head, who, what) => `${apart(head)}How good is ${who} on ${what}?`,
  ),
  // "And Ada: which of Delta and Ember do you rate her higher on?", "which of Delta and Ember is Ada better on?"
  rule(
    `(${R})[:,]? (?:so )?(?:which|what|where)(?: one| paper)?(?: of)?[:,]? (?:${ON} )?(${P}) (?:and|or) (?:${ON} )?(${P})[^.!?]{0,60}\\?`,
    (_, who, one, other) => `Is ${who} better on ${one} or on ${other}?`,
  ),
  rule(
    `\\b(?:which|what)(?: one| paper)?(?: of)? (?:${ON} )?(${P}) (?:and|or) (?:${ON} )?(${P}) (?:[^.!?]{0,40} )?(${R})(?: [^.!?]{0,40})?\\?`,
    (_, one, other, who) => `Is ${who} better on ${one} or on ${other}?`,
  ),
  // "Who is better for Delta, Ada or Boris?", "which one suits Delta more: Ada or Boris?", "what is better for you, Ada or Boris?"
  rule(
    `(?<![\\p{L}])(?:who|whom|whos|which|what)(?: one| of (?:them|those|these|the two))?(?: ?['’]s)?(?: (?!${NAME}|not\\b|why\\b)[\\p{L}'’]+){0,5}(?: (${P})(?: (?!${NAME})[\\p{L}'’]+){0,4})?[,:;–—-]* (?:between )?(${R}),? (?:or|and) (${R})(?: there)? ?\\?`,
    (_, what, one, other) => `Is ${one} or ${other} better ${what === undefined ? 'there' : `for ${what}`}?`,
  ),
  // "What if Ada does it instead of Boris?"
  rule(
    `(?:(?:and|what|or|so|how about) )*(?:if )?(${R}) (?:(?:would|could|should) )?(?:does|did|do|takes?|took|has|had|have|gets?|got|on) (it|that|there|${P}),? (?:instead of|rather than|in place of|in the place of) (${R})[^.!?]{0,40}\\?`,
    (_, one, what, other) => `Is ${one} or ${other} better ${new RegExp(P, 'u').test(what) ? `for ${what}` : 'there'}?`,
  ),
  // "Is Ada any good on Delta or Ember at all?", "is Ada that poor on Delta, or is Boris good there?"
  rule(
    `${STARTS}((?:is|are|was|does|do|would|could|can|how (?:is|are|good|strong|bad|does|do|would)) [^.!?;\\n]{3,140}\\?)`,
    (all, head, question) => {
      const letters = names(question)
      if (
        letters.length < 3 ||
        ASKS_LEAVE.test(question) ||
        letters.filter(isReviewer).length === 0 ||
        ACTS.test(question)
      )
        return all
      if (!new RegExp(`\\b${QUALITY}\\b|^how\\b`, 'iu').test(question) || /\bthan\b|\bas \w+ as\b/i.test(question))
        return all
      const asked = howGood(question)
      return asked === undefined ? all : `${apart(head)}${asked}`
    },
  ),
]

/** No message that is looked at this way is longer. */
const LONGEST = 1000

export function sayInquiries(text: string, labels: Labels): string {
  const named = text.length > LONGEST ? undefined : lettered(text, labels)
  if (!named) return text
  const told = RULES.reduce((left, [pattern, say]) => left.replace(pattern, say), named.text)
  return told === named.text ? text : named.spelt(placed(told))
}

const ASKED = `(?:How good is|Is \\S{1,4} or \\S{1,4} better) `
const GOES_ON = new RegExp(`(?<=[^\\s.!?]),? +(?=${ASKED})`, 'gu')
const THERE = new RegExp(`((?:How good is (?:${R}|he|she)|Is ${R} or ${R} better)) there\\?`, 'gu')

/** Each such question for itself, and of the paper that was named last before it. */
const placed = (text: string): string =>
  text.replace(GOES_ON, '. ').replace(THERE, (all: string, asked: string, at: number) => {
    const paper = names(text.slice(0, at)).findLast((letter) => !isReviewer(letter))
    return paper === undefined ? all : `${asked} on ${paper}?`
  })
