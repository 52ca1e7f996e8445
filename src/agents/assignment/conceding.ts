/**
 * Whether a refusal takes the offer in the end, whatever it says against it: "she is weak there for me, but if you think so,
 * then okay", "yes, that's fine, though I would never have thought of Ada". Such an offer is made again, and not changed.
 * And whether somebody who is asked "are you sure?" is.
 */

const FILLER =
  "(?:and|so|then|well|but|still|anyway|anyhow|oh|ah|hm+|mm+|you know|you win|dear|my dear|please|pls|thanks|thank you|now|at last|finally|by me|for me|with me|from me|i (?:guess|suppose|think)|i['’]?m|i am|it is|it['’]?s|just|all right|really|definitely|this time|in the end|after all|for (?:all i care|the sake of peace)|if (?:you|u) (?:really )?(?:think|say|insist|want(?: it| to)?|like|prefer|must|see it|feel)(?: so| it| that)?(?: (?:is )?best)?|if (?:it|that) (?:must|has to) be|as (?:you|u) (?:like|wish|want|say|prefer|think best)|whatever)"
/** Each of these takes an offer. */
const YES =
  "(?:yes|yeah|yep|yup|yea|ye|aye|ok(?:ay)?|okey|fine|alright|very well|sure|agreed|deal|done|accept(?:ed)?|gladly|i (?:accept|agree)(?: (?:it|that|this|to it))?|i(?: can|['’]?ll| will| could|['’]?d| would)? (?:take|accept|live with|go with|go along with|settle for|be (?:fine|ok|okay|happy) with) (?:it|that|this)(?: (?:one|plan))?|let(?:['’]?s| us) (?:just )?(?:take|do|have|go with|keep|leave) (?:it|that|this)(?: one| plan)?(?: (?:like|at) (?:that|this))?|(?:that|it|this)(?:['’]?ll| will| would| should)? (?:do(?:es)?|works?)(?: it| nicely| fine)?|(?:that|it|this)(?:['’]?s| is| looks?| sounds?| seems?| would be) (?:(?:just|quite|perfectly|all|very|really|absolutely|actually) )*(?:fine|ok(?:ay)?|all right|alright|good|great|lovely|perfect|acceptable|agreed|agreeable|nice|good enough)|so be it|go (?:ahead|for it)|why not|good enough|you win|fair enough|never mind|take it)"
const CONSENT = `(?:${FILLER}|${YES})`
const BREAK = '[\\s,.;:!…–—-]'
/** Ends with consent that stands for itself. */
const ENDS = new RegExp(
  `(?:^|[.,;:!?…–—-] *|\\b(?:but|then|(?<!not )so) )((?:${CONSENT}${BREAK}{1,4}){0,6}${CONSENT})${BREAK}{0,4}$`,
  'iu',
)
const BEGINS = new RegExp(`^\\W*(${CONSENT}(?:${BREAK}{1,4}${CONSENT}){0,6})(?:[.!,;…–—-]+ *|$)`, 'iu')
const TAKES = new RegExp(`(?<![\\p{L}'’])${YES}(?![\\p{L}'’])`, 'iu')
/** Asks for something else. */
const DEMANDS =
  /\b(?:swap|switch|chang\w+|replace|exchange|instead|rather|except|unless|without|back|put|give|move|place|should|must|need|prefer|would (?:like|love|want)|i['’]d (?:like|love|want)|can (?:we|you)|could (?:we|you)|please (?!take|do it|go)|not (?:so sure|with)|as soon as|once|after|only if|if (?:you|we) (?!think|say|insist|want|like|prefer|must|see|feel|really))\b|\?/iu
/** What who takes it may still say of it. */
const REGRETS =
  /^(?:though|although|even if|even though)\b|\b(?:never|not|n['’]t) (?:\w+ ){0,2}(?:thought|think|expect(?:ed)?|guess(?:ed)?|wanted|asked|said|meant|perfect|ideal)\b|\b(?:pity|shame|sad|surpris\w+)\b/iu

const LONGEST = 300

export function concedes(message: string): boolean {
  const text = message.trim().replaceAll(/\s+/g, ' ')
  if (text.length > LONGEST) return false
  const end = ENDS.exec(text)
  if (end && TAKES.test(end[1]!)) return !DEMANDS.test(text.slice(0, end.index))
  const begin = BEGINS.exec(text)
  if (!begin || !TAKES.test(begin[1]!)) return false
  const rest = text.slice(begin[0].length)
  return rest === '' || (REGRETS.test(rest) && !DEMANDS.test(rest))
}

/** How a change is asked back that costs a lot. */
const DOUBTS = /\b(?:are you sure|shall i do it all the same)\?$/i
const SURE =
  /\b(?:yes|yeah|yep|yup|yea|aye|sure|certain|positive|absolutely|definitely|certainly|of course|do (?:it|that|so)|go ahead|all the same|please|pls|plz|ok|okay|fine|indeed|i am|i do|correct|right|exactly|obviously|totally)\b/i
const UNSURE =
  /\b(?:no|nope|nah|not|never|wait|hm+|unsure|but|rather|unless|maybe|perhaps|why|what|how|stop|leave)\b|n['’]t\b|\?/i
/** Longer than this it says more than yes. */
const LONGEST_YES = 80

/** Whether it was asked whether a change is really wanted. */
export const asksBack = (message: string): boolean => DOUBTS.test(message)

/** Whether that is answered by yes. */
export const isSure = (message: string): boolean =>
  message.length < LONGEST_YES && SURE.test(message) && !UNSURE.test(message)
