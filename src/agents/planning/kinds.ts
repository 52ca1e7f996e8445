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

/** "At least one bar", "a park": asks for one. "Divey bars", "places with parking", "a different bar" do not. */
const ASKED_FOR = TYPE_WORDS.map(
  ([type, { source }]) =>
    [
      type,
      new RegExp(
        `${type === 'shop' ? '\\bgo(?:ing)? (?:\\w+ )?shopping\\b|\\b(?:want|like|love|have) to shop\\b|' : ''}\\b(?:(?:sit|walk|stroll|lie|play|picnic|relax|rest) in the|need the|(?:want|need|wants|needs)(?= (?:restaurant|bar|caf[eé]|museum|landmark|park|shop)\\b)|must have|must haves?:|needs?:|wanted:|include:?|required:|at least (?:one|1|an?)|(?<!different )one|1|an?|some|visit|see)\\s(?!(?:\\w+ )?(?:different|better|closer|cheaper)\\b)(?:[\\w-]+ ){0,2}?(?:${source})|(?:${source}) (?:is|are) (?:a must|a necessity|essential|mandatory|required|non-negotiable|indispensable)`,
      ),
    ] as const,
)

/** "I enjoy a divey bar": what bars should be like, and none in particular. */
const LIKED_KIND = new RegExp(
  `\\b(?:i|we)(?: \\w+ly| do)? (?:enjoy|love|like|adore|prefer) an? (?:${FEATURES.ambience!.values.join('|')}) \\w+|\\ban? (?:dive|${FEATURES.ambience!.values.join('|')}) \\w+ (?:is|'s|would be|are) (?:\\w+ )?(?:my|our) \\w+|\\b(?:live|lives|lived|work|works|worked|own|owns|near|above|below|opposite) (?:\\w+ ){0,2}an? (?:\\w+ )?\\w+`,
)

/** "A restaurant with vegan food", "a Thai restaurant": what places to eat should be like, and no wish for one at any rate. */
const SUCH_A_PLACE = new RegExp(
  `\\b(?:an?|some|any) (?:[\\w-]+ ){0,2}?rest[au]{1,2}r[au]{1,2}nts? (?:with|that|which|where|who|offering|serving|having|has(?! to\\b)|have(?! to\\b)|for (?:vegans?|vegetarians?|kids|groups?))\\b|\\b(?:an?|some|any) (?:[\\w-]+ )?(?:${(FEATURES.cuisine!.values as readonly string[]).join('|')}|vegan|vegetarian|italian|indian|mexican|kosher) rest[au]{1,2}r[au]{1,2}nts?`,
  'g',
)

const DEMANDED = /\b(?:is|are) (?:a must|essential|required|mandatory)\b|\bmust (?:have|be|include)\b/

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
        .replace(SUPPOSED, ''),
    ),
  )
  if (asked.length === 0) return []
  const parts = segments(text).filter((part) => !isNegative(part))
  return asked.flatMap(([type, pattern]) => (parts.some((part) => pattern.test(part)) ? [type] : []))
}
