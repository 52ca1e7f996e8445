/** Wishes for kinds of sites: "at least one bar", "we want to see a museum". */
import { FEATURES, type SiteType } from '../../games/planning/index.ts'
import { isNegative, segments } from './negation.ts'

const TYPE_WORDS: readonly (readonly [SiteType, RegExp])[] = [
  ['restaurant', /\brest[au]{1,2}r[au]{1,2}nts?\b|\brestaraunts?\b|\bplace to eat\b/],
  ['bar', /(?<!full )\bbars?\b/],
  ['cafe', /\bcaf[eé]s?(?![a-zé])|\bcoffee shops?\b/],
  ['museum', /\bmuseums?\b/],
  ['landmark', /\blandmarks?\b/],
  ['park', /(?<!(?:can|to|could|we|car) )\bparks?\b(?! (?:the|our|my|a) car)/],
  ['shop', /(?<!\bcoffee )\bshops?\b|\bshopping\b|\bstores?\b|\bmall\b/],
]

/** Words for kinds, as sources of regular expressions: one, or with an "s" several. */
export const KINDS = '(?:restaurant|bar|caf[eé]|coffee shop|museum|landmark|park|shop|store|mall)'

/** The kinds that a text names. */
export const kindsNamed = (text: string): SiteType[] =>
  TYPE_WORDS.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []))

/** "At least one bar", "a park": asks for one. "Divey bars", "places with parking", "a different bar" do not. */
const ASKED_FOR = TYPE_WORDS.map(
  ([type, { source }]) =>
    [
      type,
      new RegExp(
        `${type === 'shop' ? '\\bgo(?:ing)? (?:\\w+ )?shopping\\b|\\b(?:want|like|love|have) to shop\\b|' : ''}\\b(?:(?:sit|walk|stroll|lie|play|picnic|relax|rest) in the|need the|(?:want|need|wants|needs)(?= (?:restaurant|bar|caf[eé]|museum|landmark|park|shop)\\b)|must have|must haves?:|needs?:|wanted:|include:?|required:|at least (?:one|1|an?)|(?<!different )one|1|an?|some|visit|see)\\s(?!(?:\\w+ )?(?:different|better|closer|cheaper)\\b)(?:[\\w-]+ ){0,2}?(?:${source})${type === 'restaurant' ? '' : `|^(?:[a-z-]+ ){0,2}?(?:${source})(?<!s),? please$`}|(?:${source}) (?:is|are) (?:a must|a necessity|essential|mandatory|required|non-negotiable|indispensable)`,
      ),
    ] as const,
)

/** "I enjoy a divey bar": what bars should be like, and none in particular. */
const LIKED_KIND = new RegExp(
  `\\b(?:i|we)(?: \\w+ly| do)? (?:enjoy|love|like|adore|prefer) an? (?:${FEATURES.ambience!.values.join('|')}) \\w+|\\ban? (?:dive|${FEATURES.ambience!.values.join('|')}) \\w+ (?:is|'s|would be|are) (?:\\w+ )?(?:my|our) \\w+|\\b(?:live(?! (?:music|bands?|concerts?|jazz)\\b)|lives|lived|work|works|worked|own|owns|near|above|below|opposite) (?:\\w+ ){0,2}an? (?:\\w+ )?\\w+`,
)

/** "A restaurant with vegan food", "a Thai restaurant": what places to eat should be like, and no wish for one at any rate. */
const SUCH_A_PLACE = new RegExp(
  `\\b(?:an?|some|any) (?:[\\w-]+ ){0,2}?rest[au]{1,2}r[au]{1,2}nts? (?:with|that|which|where|who|offering|serving|having|has(?! to\\b)|have(?! to\\b)|for (?:vegans?|vegetarians?|kids|groups?))\\b|\\b(?:an?|some|any) (?:[\\w-]+ )?(?:${(FEATURES.cuisine!.values as readonly string[]).join('|')}|vegan|vegetarian|italian|indian|mexican|kosher) rest[au]{1,2}r[au]{1,2}nts?`,
  'g',
)

const DEMANDED = /\b(?:is|are) (?:a must|essential|required|mandatory)\b|\bmust (?:have|be|include)\b/

/**
 * "$210 for a shop is way too much", "that one has a shop in it", "why a shop?", "not a shop", "a shop again?": one was offered,
 * and none is asked for.
 */
const OFFERED = new RegExp(
  [
    `(?:\\d|…)(?:\\s?(?:dollars?|bucks?|\\$))? (?:for|at) (?:just |only |such )*(?:an?|one|some) (?:\\w+ )?${KINDS}\\b`,
    `\\ban? (?:\\$? ?\\d+|…)[- ]?(?:dollars?|bucks?|\\$)?[- ](?:\\w+ )?${KINDS}\\b`,
    `\\b(?:pay|spend)\\w* (?:(?:that|so|this|too) much|…|\\d+|a fortune|(?:all )?(?:our|my) money)(?: money| dollars)? (?:for|on|in) an? (?:\\w+ )?${KINDS}\\b`,
    `(?<!\\b(?:sure|ensure|see to it|see that|check|ask|asked|wish|hope|important|essential|necessary|vital|imperative|crucial|insist|demand|request|require|prefer|like it|love it|nice|great|good|glad|happy|better|if|provided)(?: that| if)? )\\b(?:(?:that|this) one|it|the plan|your plan|this plan|which|this|that day|this day) (?:\\w+ )?(?:has|includes|contains|got|comes with|is) (?:an?|some|one) (?:\\w+ )?${KINDS}\\b(?! (?:that|which|where|with)\\b)`,
    `(?<=^|[,;] |\\b(?:but|and|because|since|as|again|no) )there(?:'s| is| was) (?:\\w+ )?(?:an?|some|one) (?:\\w+ )?${KINDS} in (?:it|there|this|that|the)\\b`,
    `\\bwhy (?:is |are )?(?:there )?(?:always |again )?(?:an?|the|another|some|one|all the) ${KINDS}s?(?: in (?:it|there))?(?= ?[?!]|$)`,
    `\\bwhy (?:is|are|do|does|did|would)\\b(?!n't| not)[^,?]{0,40}?\\b(?:always|again|there|have|need|put|pick|choose|take|added?|proposed?|suggest\\w*|offer\\w*)\\b[^,?]{0,30}?\\ban? ${KINDS}\\b`,
    `\\b(?:again|always|yet again|once more) an? ${KINDS}\\b`,
    `\\b(?:none of us|nobody|no one)(?: \\w+){1,6} an? ${KINDS}\\b`,
    `\\ban? ${KINDS} (?:again|once more)(?= ?(?:[?!,.]|$))`,
    `\\ban? ${KINDS} (?:that|so|this|as|which is (?:so|that)) (?:expensive|pricey|dear|far|boring|steep)\\b`,
    `\\b(?:in|inside|at) an? ${KINDS}(?= ?(?:all day|for hours|\\?))`,
    `\\bnot (?:another|an?) ${KINDS}\\b`,
    // "A museum at $30 is out of the question", "we can't spend that on a museum", "does it have to be a bar?"
    `\\ban? (?:\\w+ )?${KINDS}\\b(?: (?:at|for|that costs|costing) [^,;.!?]{1,20}?| there| in it)? (?:is|are|was|would be|seems|sounds) (?:\\w+ ){0,2}?(?:out of the question|too (?:much|expensive|dear|pricey)|a no-?go|not (?:an option|happening|needed|necessary|what|something|in the|for (?:us|me))|no (?:option|way|good)|beyond|over (?:our|my|the)|madness|crazy|insane|nonsense|absurd|ridiculous|unnecessary|pointless|impossible|nothing for|the last thing|unwanted)`,
    `\\b(?:ca|wo|do|would)n't (?:\\w+ )?(?:spend|pay|blow|waste) [^,;.!?]{1,25} (?:on|for|in) an? ${KINDS}\\b`,
    `\\b(?:cannot|can not|will not|do not|never) (?:\\w+ )?(?:spend|pay|blow|waste) [^,;.!?]{1,25} (?:on|for|in) an? ${KINDS}\\b`,
    `\\btoo (?:much|expensive|dear|pricey)(?: money)? for an? ${KINDS}\\b`,
    `\\bdoes (?:it|there|one) (?:really |always )?(?:have|need) to be an? ${KINDS}\\b`,
  ].join('|'),
  'g',
)

/** "If we go to a park, it should have a view" asks for no park. */
const SUPPOSED = /\b(?:if|when|whenever|should) (?:we|i|you|there|it)(?:'s|'re|'ve)? [^,]*,/

/** The kinds of which a clause in lower case asks for one at least. */
export function readTypes(text: string): SiteType[] {
  // "A park or a landmark, one of each."
  if (/\b(?:one|1) of each\b/.test(text))
    return TYPE_WORDS.flatMap(([type, pattern]) => (pattern.test(text) ? [type] : []))
  const asked = ASKED_FOR.filter(([, pattern]) =>
    pattern.test(
      text
        .replace(LIKED_KIND, '')
        .replace(DEMANDED.test(text) ? '' : SUCH_A_PLACE, '')
        .replace(SUPPOSED, '')
        .replace(OFFERED, '…'),
    ),
  )
  if (asked.length === 0) return []
  const parts = segments(text).filter((part) => !isNegative(part))
  return asked.flatMap(([type, pattern]) => (parts.some((part) => pattern.test(part)) ? [type] : []))
}
