/** Wishes for sites by name, and what is said of sites that were named. */
import { readerFor } from './english.ts'
import { isNegative, segments } from './negation.ts'
import type { Wish } from './wish.ts'

/** The sites that a clause names, spelt right or nearly, and the clause in lower case with `#` in their places. */
export function withoutNames(original: string, sites: readonly string[]): { named: string[]; text: string } {
  const lower = original.toLowerCase()
  const exact = sites.filter((name) => lower.includes(name.toLowerCase()))
  let text = exact.reduce((rest, name) => rest.replaceAll(new RegExp(escape(name), 'gi'), '#'), original).toLowerCase()
  if (sites.length === 0) return { named: exact, text }
  const named = new Set(exact)
  const reader = readerFor(sites)
  for (const { tokens } of reader.sentences(text))
    for (const { kind, id, from, to } of reader.find(tokens)) {
      if (kind !== 'site') continue
      const words = tokens.slice(from, to).map((token) => escape(token.text))
      text = text.replace(new RegExp(`\\b${words.join("(?:'s)?[^a-z0-9à-ÿ]*")}(?![a-z])`), '#')
      named.add(String(id))
    }
  return { named: sites.filter((name) => named.has(name)), text }
}

const SEE_MUST =
  /# (?:is|was) (?:the|my|our) (?:\w+ )?reason\b|# is (?:why|what) (?:we|i) (?:came|come|are here|am here)\b|# or nothing\b|\bnon-?negotiable:? (?:the )?#|# (?:is |must |has to |should |needs to )?(?:be |form )(?:a )?(?:fixed |part|included|non-?negotiable|on the (?:list|plan|itinerary))|\b(?:only|just|all this way|specially) (?:\w+ ){0,3}(?:for|because of|to see|to visit) #|(?:absolutely|simply|really) (?:see|must see|must visit|must go)|\bdream(?:t|ed|ing)? (?:of|about) (?:\w+ )?#|# (?:is |was |being )?(?:at the )?(?:very )?(?:top|high|first|number one) (?:of|on) (?:my|our|the) list|bucket list|\bneed (?:having (?:seen|been to|been at|visited) |to (?:see|visit|go to) |a visit to |seeing |visiting )?(?:the )?#|\b(?:definitely|absolutely|certainly|surely) (?:the )?#|# (?:definitely|absolutely|is (?:a )?must|is essential|has to be|must be|needs to be|is non-?negotiable|is a priority)|whatever (?:you do|else)|most of all|more than anything|# is a must|# (?:can ?not|can'?t|must not|should not|shouldn'?t) be (?:missing|missed|left out|skipped)|absolutely (?:must|have to|need)|(?:can'?t|must not|cannot) miss|definitely want to (?:go to|check out)|must[- ]see|set on going to|recommendations?:|really want to (?:go to|see|visit)|have to (?:see|go|visit|hit|stop at|check out)/
const SEE_MAYBE =
  /\b(?:could|might|may) (?:\w+ )?(?:look at|see|visit|stop (?:at|by)|drop (?:in|by)|pop into) (?:the )?#|\b(?:curious|interested to know|like to know|get to know|interested in)\b|# (?:sounds|seems|looks|is maybe|is perhaps) (?:\w+ )?(?:fun|nice|sweet|good|interesting|cool|lovely)|\bspoke (?:\w+ )?well of #|\b(?:maybe would like|open to|up for) (?:\w+ ){0,3}#|\b(?:would|'d) (?:enjoy|appreciate) (?:\w+ ){0,4}#|\ba (?:look|peek|glance) at (?:the )?#|# (?:would|might|could) be (?:\w+ )?(?:nice|lovely|great|cool|good|fun|bonus|plus|treat|extra|welcome|appreciated)\b|\b(?:would|might|could) be (?:\w+ )?(?:nice|lovely|great|cool|good|fun) (?:\w+ ){1,4}#|\b(?:talk\w*|raving|going on) (?:\w+ )?about (?:the )?#|#,? (?:of |about )?which (?:\w+ ){0,4}(?:heard|read|told|praised|recommended)|# (?:has|have) (?:\w+ ){0,2}(?:recommended|praised|suggested|mentioned)|\bheard\b|\b(?:i|we) hear\b|people praise|curious about|\b(?:say|says|said|told|tell|tells|told us|recommend\w*|rav(?:e|es|ed|ing)|praise\w*|swears? by|read|reviews? of|suggested|mentioned) (?:\w+ ){0,6}#|# (?:is |was |were |are |comes |sounds |looks |seems )(?:\w+ ){0,2}(?:recommended|praised|worth|interesting|intriguing|tempting|supposed|said)/

/** That something need not be. */
const OPTIONAL =
  /\b(?:be|is|it) possible to (?:\w+ )?(?:see|visit|go)\b|\b(?:have|has|is|there's|with) (?:\w+ ){0,3}left(?: over)?\b|\bif (?:it can be|time)\b|\bnice to have\b|\bcould (?:\w+ )?(?:look at|see|visit)\b|\bif (?:it is |it's |at all )?possible\b|\bif (?:it|that|there|we|you|time|they)(?:'s|'ve)? (?:\w+ ){0,2}(?:fits?|time|can|allows?|works?|permits?)\b|\b(?:not|isn'?t) (?:essential|a must|necessary|crucial)\b|\boptional\b|\bmaybe\b|\bperhaps\b/

/** "Maybe a food truck beside the Mall?" wishes for no Mall. */
const GUESSES = /\b(?:maybe|perhaps)\b/
const PLEASANT = /\bwould (?:be|make) (?:\w+ )?(?:a )?(?:\w+ )?(?:nicer|happier|better|lovelier|nice|lovely|perfect)\b/

/** Wishes for certain sites. Without a list of names, whatever follows the phrase is one. */
export function readSee(
  original: string,
  whole: string,
  named: readonly string[],
  sites: readonly string[],
): Wish | undefined {
  const text = named.length > 0 ? aboutNames(whole) : whole
  const must = SEE_MUST.test(text)
  const phrase = must || SEE_MAYBE.test(text)
  if (named.length > 0) {
    const wanted =
      phrase ||
      /\b(?:want|would (?:like|love)|'d (?:like|love)|go to|hit|hit up|hitting|stop by|visit|see|check out|try|add|include|wanted|drop by|recommended|recommends|interested|heard|friend|dan'?s?|books of|focus on|start with|begin with|forget|mind is|could do|could i do|do the|great|cool|awesome|good|fan of|stopping|stop at|enjoy|look at|book)\b/.test(
        text,
      )
    // "Optional: the Old Bar", "with the Old Bar it would be a nicer day".
    const optional = OPTIONAL.test(whole)
    const perhaps = (optional && !GUESSES.test(whole)) || PLEASANT.test(text)
    return (wanted || perhaps) && !isNegative(text) && !BLAME.test(text)
      ? {
          about: 'see',
          names: named,
          must: must || !(SEE_MAYBE.test(text) || optional || perhaps),
        }
      : undefined
  }
  if (!phrase || sites.length > 0) return undefined
  const rest = original.replace(
    /^.*?(?:recommendations?:|were good:|must see one of|must[- ]see|going to|want to go to|good things about|people praise(?: these \w+:)?|curious about)\s*/i,
    '',
  )
  return {
    about: 'see',
    names: rest.split(/, | or /).map((name) => name.trim()),
    must,
  }
}

/** The parts of a clause that speak of sites; several named in a row count as one. */
function aboutNames(text: string): string {
  const together = text.replace(/#(?:\s?(?:, and|, or|,|or|and|&|\/)\s?(?:the )?#)+/g, '#')
  const parts = segments(together).filter((part) => part.includes('#'))
  return parts.length > 0 ? parts.join(',') : text
}

const PRAISE =
  /\b(?:love|loving|like|liking|great|perfect|good|keep|keeper|stick with|awesome|nice|fine|works?|definitely|happy|sounds|lovely)\b/
const BLAME =
  /\b(?:too (?:far|expensive|pricey|much|long)|skip|remove|replac\w*|swap\w*|swapp?ing|instead of|ditch|get rid|take \S+ out|take out|drop(?! by)|change|except|other than|out of the way|further away|kill|tolerable|allergic|rid of|rather than|pricey|expensive|bad|worse|boring|dull|awful|terrible|overrated|ugly|better (?:than|option))\b/

export function readOpinion(name: string, text: string): Wish[] {
  if (BLAME.test(text) || isNegative(text)) return [{ about: 'site', name, liked: false }]
  return PRAISE.test(text) ? [{ about: 'site', name, liked: true }] : []
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
