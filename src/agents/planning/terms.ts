/**
 * On what terms a plan would be taken: "if there is nothing cheaper, we'll take it" asks for something cheaper, and so does
 * "anything cheaper? Otherwise I accept". Whoever says so is answered what he asks first.
 */

const IT = '(?:it|this|that|them|the (?:plan|offer|day|proposal|itinerary|last one))(?: one)?'
const TAKEN = `(?:so |then |well )?(?:(?:i|we)(?:'ll|'d|'m|'re| will| would| shall| can| am| are)?(?: (?:\\w+ly|just|be|happy|glad|willing|prepared|to))* (?:accept|take|book|agree|settle|fine|happy|ok|okay|content|go)(?: (?:with |for |to |on |by )?${IT})?|${IT}(?:'s|'ll| is| will| would| shall| has to)?(?: be)? (?:fine|ok|okay|good|great|perfect|do|accepted|a deal|agreed|all right|alright)(?: (?:with|by|for) (?:me|us))?|(?:fine|ok|okay|deal|agreed|accepted))(?: (?:as it is|then|too|as is|anyway|gladly|please))?`
const END = '\\s*(?:[.!;]+|(?=[?\\n]|$))'
const BUT = '(?:(?:and|but|so|well|ok|okay),? )*'
const LACKING =
  "(?:(?:if|provided(?: that)?|as long as|so long as) (?:(?:there(?:'s| is| are)|there really is|you (?:have|know(?: of)?|find|can find)|we (?:can )?(?:get|find)) )?(?:really )?(nothing|no(?: other)?)|unless (?:there(?:'s| is| are)|you (?:have|know(?: of)?|find|can find)|we (?:can )?(?:get|find)) (something|anything|an?(?:other)?))"

const ELSE = new RegExp(
  `(?<=^|[.!?;,\\n] ?)${BUT}(?:if not|otherwise|or else|else|failing that|if (?:that|it)(?:'s not| is not| isn't)(?: possible| available)?|if (?:there(?:'s| is| are)) (?:none|nothing|not))(?: then)?,? ${TAKEN}${END}`,
  'gi',
)
const IF = new RegExp(`(?<=^|[.!?;\\n] ?)${BUT}${LACKING} ([^,.!?;\\n]{3,60}?),? ${TAKEN}${END}`, 'gi')
const TAKES_IF = new RegExp(`(?<=^|[.!?;\\n] ?)${BUT}${TAKEN},? ${LACKING} ([^,.!?;\\n]{3,60})${END}`, 'gi')

/** The text with what is asked in its place. */
export function withoutTerms(text: string): string {
  if (text.length > LONGEST || !MAY_BE.test(text)) return text
  const ask = (_: string, no: string | undefined, some: string | undefined, what: string): string =>
    `is there ${/thing/i.test(no ?? some!) ? 'anything' : 'a'} ${what}?`
  return text.replaceAll('’', "'").replace(ELSE, '').replace(IF, ask).replace(TAKES_IF, ask).trim() || text
}

const MAY_BE = /\b(?:if|unless|otherwise|else|provided|failing|long as)\b/i
const LONGEST = 400
