/**
 * What somebody misses in a plan, said as what is wanted: "still no bar", "there is no bar in it", "where is the museum?", "I
 * asked for sushi, why isn't there any?". What is named must be something that plans can have.
 */
import { readerFor } from './english.ts'
import { KINDS, kindsNamed } from './kinds.ts'

const THING = "((?:[a-z'-]+ ){0,3}?[a-z'-]+)(?![a-z'-])"
const IN_PLAN =
  '(?:(?: at all| again| anywhere| yet| still| either| today| then| now| so far)|,? (?:in|on|among|with|at) (?:it|there|this|that|these|those|them|any of (?:it|them|these|those)|(?:the|this|that|your|our|my|any) (?:\\w+ )?(?:plan|day|list|trip|tour|one|offer|proposal|itinerary|three)))'
/** Said of a plan only. */
const IN_IT =
  '(?: again| anywhere| yet|,? (?:in|on|among) (?:it|there|this|that|these|those|them|any of (?:it|them|these|those)|(?:the|this|that|your|any) (?:\\w+ )?(?:plan|day|list|trip|tour|one|offer|proposal|itinerary)))'
const END = '(?= ?(?:$|[.,;:!?)\\n]|(?:and|but|so|though|although|because|or|then)\\b))'
const A = "(?:an?|any|some|the|my|our|one|single|a single|even one|even a|enough|that|(?!it\\b|that\\b)\\w+’s|\\w+'s) "
const PLAN =
  '(?:it|that|this|that one|this one|(?:the|your|this|that) (?:plan|day|trip|one|offer|proposal)|(?:none|not one|neither|no one) of (?:it|them|these|those)|none|nothing(?: of (?:it|this|that))?)'
const STILL = '(?:still |again |just |simply |really |also |yet |even |now )*'

/** Said of the plan: what stands in the first group is not in it. */
const MISSED: readonly RegExp[] = [
  `\\b(?:still|again|yet again|once more|once again)(?: there(?:'s| is| are))? (?:no|nothing|without|not (?:an?|one|any)|not a single) (?:an? |any )?${THING}${IN_PLAN}{0,2}${END}`,
  `\\bthere(?:'s| is| are|s) ${STILL}(?:no|nothing|not an?|not any|not one|not a single) ${THING}${IN_PLAN}{0,2}${END}`,
  `\\bthere(?:'s not| is not| isn'?t| are not| aren'?t) ${STILL}(?:${A})?${THING}${IN_PLAN}{0,2}${END}`,
  `(?<=^|[.,;!?\\n] ?|\\b(?:but|and|so) )(?:but |and |so )?no ${THING}${IN_IT}{1,2}${END}(?! ?,? ?please)`,
  `(?<=^|[.,;!?\\n] ?)(?:but |and |so |what,? |why )?no ${THING} ?(?=\\?)(?!\\? ?(?:no|nope|thanks|good|great|fine|please)\\b)`,
  `(?<=^|[.,;!?\\n] ?)(?:but |and )?not (?:a single|one) ${THING}${IN_PLAN}{0,2}${END}`,
  `\\bwhere(?:'s| is| are|s| did| has| have) ${STILL}(?:${A})${THING}(?: gone| go| then| now| stay|${IN_PLAN})* ?(?=\\?|$|[.!,])`,
  `\\bwhy (?:is|are|isn't|aren't|'s) (?:there )?${STILL}(?:no|not (?:an?|any|the)|an?|any|the) ${THING}(?: (?:not|missing))?${IN_PLAN}{0,2} ?(?=\\?|$|[.!,])`,
  `\\bi (?:do not|don'?t|can ?not|can'?t) (?:see|find|spot) (?:${A})${THING}${IN_PLAN}{0,2}${END}`,
  `\\bi (?:can )?see no ${THING}${IN_PLAN}{0,2}${END}`,
  `\\byou(?:'ve| have)? ${STILL}(?:forgot|forget|forgotten|missed|left out|dropped|ignored|lost|overlooked|skipped|took out|threw out|removed)(?: about)? (?:${A})${THING}${IN_PLAN}{0,2}${END}`,
  `\\bdid you (?:\\w+ )?(?:forget|miss|leave out|drop|ignore|lose|overlook|skip)(?: about)? (?:${A})${THING}${IN_PLAN}{0,2} ?(?=\\?|$|[.!,])`,
  `(?<=^|[.,;!?\\n] ?|\\b(?:but|and|so) )(?:the|a|an|my|our|any) ${THING} (?:is|are) ${STILL}(?:missing|lacking|not (?:in (?:it|there)|there))(?: in \\w+)?${END}`,
  `\\b${PLAN} (?:still )?(?:has|have|had|offers?|includes?|comes with|got) (?:no|not any) ${THING}${IN_PLAN}{0,2}${END}`,
  `\\b${PLAN} (?:still )?(?:lacks?|misses|(?:has|have)(?:n'?t| not)(?: got)?|(?:does|do)(?:n'?t| not) (?:\\w+ )?(?:have|include|contain|offer)) (?:${A})?${THING}${IN_PLAN}{0,2}${END}`,
  `\\b(?:none|neither|not one) of (?:them|these|those|it) (?:has|have|is|are|offers?|serves?|had|got) ${STILL}(?:${A})?${THING}${IN_PLAN}{0,2}${END}`,
  `\\b(?:i|we) (?:still |really |do )*(?:miss|lack|am missing|are missing) (?:${A})?(?:having )?${THING}${IN_PLAN}{0,2}${END}`,
  `(?:'m|'re) (?:still )?missing (?:${A})?${THING}${IN_PLAN}{0,2}${END}`,
  `\\bwhat (?:about|happened to|became of|is with) (?:${A})${THING}(?: (?:that )?(?:i|we) (?:asked for|wanted|wished for|mentioned|spoke of|told you about|said))? ?(?=\\?|$|[.!,])`,
  `\\bis(?:n't| not)? there (?:not )?(?:something|anything|a place|any place|somewhere|nothing)(?: \\w+)? like (?:${A})${THING}(?: or so| maybe)? ?(?=\\?|$|[.!,])`,
  `\\b(?:i|we) (?:had |have |\\w+ly )?(?:(?:asked|wished|was hoping|were hoping|hoped|begged|was asking|were asking)(?: (?:you|twice|already|before|again|clearly))* for|was after|were after|was looking for|were looking for) (?:${A})?${THING}(?: (?:now|already|before|twice|again|you know))*${END}`,
  `\\b(?:i|we) (?:had |have |did |only )?(?:said|say|told you|mentioned)(?: that)?:? (?:${A})?${THING}${END}`,
  `\\b(?:was|were|is|should)(?:n'?t| not)? there (?:not )?(?:(?:supposed|meant|going) to )?be (?:${A})${THING}${IN_PLAN}{0,2} ?(?=\\?|$|[.!,])`,
  `(?<=^|[.!?\\n] ?)(?:no,? )?(?:and|but) (?:the|my|our) ${THING} ?(?=\\?)`,
].map((source) => new RegExp(source, 'gi'))

/** "There's nowhere to park." */
const NOWHERE =
  /\b(?:nowhere|no place|not anywhere|no way|(?:can ?not|can'?t|couldn'?t)) (?:for us )?(?:to )?(park|eat)\b(?: (?:anywhere|there|in it))/gi
const NO_PLACE = /\b(?:nowhere|no place|not anywhere) (?:for us )?to (park|eat)\b/gi

/** "There's nothing to eat", "we want food", "somewhere to have dinner", "a bite to eat at some point"; "to eat out on a terrace" asks for the terrace. */
const FOOD =
  /\b(?:(?:there (?:is|was) |there's |still |and |but )*(?:nothing|nowhere|no (?:place|where)|not anything|not anywhere) (?:for us )?(?:to (?:eat|have (?:lunch|dinner))|for (?:lunch|dinner))(?: or drink)?|no (?:food|lunch|dinner)(?= (?:in|at all|again|either)|[.!?,]|$)|(?:i|we)(?:'d| would| do)? (?:\w+ )?(?:want|need|miss|like|have) (?:to eat (?:something|somewhere|out(?: \w+)?)|something to eat|food|dinner|lunch|a (?:proper |real |nice |good )?(?:meal|lunch|dinner)|a (?:bite|place|spot|table) to eat|to (?:have|get|grab) (?:lunch|dinner|a meal|a bite))|where (?:do|can|could|should|would|will) we (?:eat|have (?:lunch|dinner)|get (?:food|lunch|dinner))|(?:some ?where|some ?place|a place) (?:nice |good |decent )?(?:to (?:eat|have (?:lunch|dinner|a meal)|dine)|for (?:lunch|dinner|a meal))|(?<!\b(?:finds?|needs|gets?|has) )(?:a bite|something) to eat|(?:lunch|dinner|a meal) (?:somewhere|some place|out|too|as well))\b(?! (?:of|with|outside|outdoors|under|on (?:a|the)|in the (?:open|sun|garden|fresh)|to[ -]go)\b)/gi

/** "There is no bar and no music": both are missed. */
const NEITHER =
  /\b(there(?:'s| is| are|s)(?: still| again)?|(?:it|this|that|the plan|this one|that one) (?:still )?(?:has|offers|includes)|i see|still) no ([a-z'-]+(?: [a-z'-]+){0,2}?),? (?:and|or|nor) (?:(?:also|still) )?no (?!(?:thanks?|need|problem|way)\b)/gi

/** Without any of these nothing is missed. */
const MAY_MISS =
  /\b(?:food|eat|dine|lunch|dinner|meal|no|nothing|not|none|neither|nowhere|where|wheres|why|i see|forg\w+|miss\w*|lack\w*|left out|dropped|ignored|lost|overlooked|skipped|took out|threw out|removed|drop|skip|leave out|asked|wished|hop(?:ed|ing)|begged|asking|after|looking|what|said|say|told|mentioned|supposed|should there|and|but|without)\b|n't\b|^no /i

/** "A bar that has no music" misses none. */
const THAT_HAS = new RegExp(`\\b(?:${KINDS}|pub|place|spot|somewhere|something|one|joint|stop)s? $`, 'i')
const SUPPOSED =
  /\b(?:if|when|whenever|in case|unless|should|(?:sure|see to it|ensure|hope|prefer|insist|ask|important|essential|wish|careful|check)(?: that)?) $/i

/** What plans can have. */
const known = (thing: string): boolean => {
  const mentions = readerFor([])
    .mentions(thing)
    .filter(
      ({ kind, id }) =>
        kind !== 'other' && kind !== 'site' && id !== 'touristy' && id !== 'hidden' && id !== 'good for kids',
    )
  // "The bar" of a place: "no bar with music" is a bar with music.
  return mentions.length > 0 || kindsNamed(thing.toLowerCase()).length > 0
}

/** The text with what is missed as wished for. */
export function sayMissed(text: string, sites: readonly string[]): string {
  if (!MAY_MISS.test(text)) return text
  const needed = (_: string, verb: string): string =>
    /park/i.test(verb) ? 'need parking' : 'need at least one restaurant'
  let said = text
    .replace(NEITHER, '$1 no $2. $1 no ')
    .replace(NEITHER, '$1 no $2. $1 no ')
    .replace(NOWHERE, needed)
    .replace(NO_PLACE, needed)
    .replace(FOOD, 'we need at least one restaurant')
  const named = (thing: string): boolean =>
    readerFor(sites)
      .mentions(thing)
      .some(({ kind }) => kind === 'site')
  for (const pattern of MISSED)
    said = said.replace(pattern, (whole: string, thing: string, at: number, all: string) => {
      // Of sites by name other words are said, and what is only supposed is missed nowhere.
      if (
        SUPPOSED.test(all.slice(Math.max(0, at - 20), at)) ||
        (/^that\b/i.test(whole) && THAT_HAS.test(all.slice(Math.max(0, at - 24), at))) ||
        /^(?:no|not|never|we|i|it|that|nothing|you)\b/i.test(thing) ||
        !known(thing) ||
        named(thing) ||
        /\b(?:need|rush|limit|budget|doubt|problem|way|reason|point|better|nicer|like|than)\b/i.test(thing)
      )
        return whole
      const kind = kindsNamed(thing.toLowerCase())[0]
      const lead = /^[.,;!?\n] ?/.exec(whole)?.[0] ?? ''
      return `${lead}${kind ? `we need at least one ${thing.replace(/^(?:an?|the|any|single|some|other) /i, '')}` : `we need ${thing}`}`
    })
  return said
}
