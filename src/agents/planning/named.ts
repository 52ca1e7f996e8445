/** Wishes for sites by name, and what is said of sites that were named. */
import { isLike } from '../english/index.ts'
import { readerFor } from './english.ts'
import { isNegative, segments } from './negation.ts'
import { MAY_SEE, MUST_SEE } from './sights.ts'
import { unlistedIn } from './unlisted.ts'
import { any } from './vocabulary.ts'
import type { Wish } from './wished.ts'

/** Stands for the site of this place in the list. */
const mark = (site: number): string => String.fromCodePoint(0xe000 + site)
const MARK = /[\uE000-\uF8FF]/g

/**
 * The sites that a clause names, spelt right or nearly, in the order in which they are named, and the clause in lower case with
 * `#` in their places.
 */
export function withoutNames(original: string, sites: readonly string[]): { named: string[]; text: string } {
  const lower = original.toLowerCase()
  // A mark that somebody typed is no site.
  let text = original.replaceAll('#', ' ')
  for (const [at, name] of sites.entries())
    if (lower.includes(name.toLowerCase())) text = text.replaceAll(new RegExp(escape(name), 'gi'), mark(at))
  text = text.toLowerCase()
  // "The Copper Kettle" is no Morning Kettle.
  const others = sites.length > 0 ? unlistedIn(original) : []
  const isOther = (word: string, site: string): boolean =>
    others.some((name) => {
      const words = name
        .toLowerCase()
        .split(/[^a-zà-ÿ]+/)
        .filter((one) => one.length > 3)
      const own = site.toLowerCase().split(/[^a-zà-ÿ]+/)
      return words.includes(word) && words.some((one) => !own.some((known) => isLike(one, known)))
    })
  if (sites.length > 0) {
    const reader = readerFor(sites)
    for (const { tokens } of reader.sentences(text))
      for (const { kind, id, from, to } of reader.find(tokens)) {
        if (kind !== 'site' || (to - from === 1 && isOther(tokens[from]!.text, String(id)))) continue
        const words = tokens.slice(from, to).map((token) => escape(token.text))
        text = text.replace(
          new RegExp(`\\b${words.join("(?:'s)?[^a-z0-9à-ÿ]*")}(?![a-z])`),
          mark(sites.indexOf(String(id))),
        )
      }
  }
  const named = [...text.matchAll(MARK)].map(([found]) => sites[found.codePointAt(0)! - 0xe000]!)
  return { named, text: text.replaceAll(MARK, '#') }
}

const SEE_MUST = any(...MUST_SEE)
const SEE_MAYBE = any(...MAY_SEE)

/** That something need not be. */
const OPTIONAL =
  /\b(?:be|is|it) possible to (?:\w+ )?(?:see|visit|go)\b|\b(?:have|has|is|there's|with) (?:\w+ ){0,3}left(?: over)?\b|\bif (?:it can be|time)\b|\bnice to have\b|\bcould (?:\w+ )?(?:look at|see|visit)\b|\bif (?:it is |it's |at all )?possible\b|\bif (?:it|that|there|we|you|time|they)(?:'s|'ve)? (?:\w+ ){0,2}(?:fits?|time|can|allows?|works?|permits?)\b|\b(?:not|isn'?t) (?:essential|a must|necessary|crucial|required|needed)\b|\boptional\b|\bmaybe\b|\bperhaps\b/

/** "Maybe a food truck beside the Mall?" wishes for no Mall. */
const GUESSES = /\b(?:maybe|perhaps)\b/
const PLEASANT = /\bwould (?:be|make) (?:\w+ )?(?:a )?(?:\w+ )?(?:nicer|happier|better|lovelier|nice|lovely|perfect)\b/

/** Less than "I want to", and than "I would like to go": people who say so of the published games need not be there. */
const WOULD_LIKE =
  /(?:\bwould|\bi'd|\bwe'd|\bhe'd|\bshe'd|\bthey'd)(?: \w+ly| also| quite| rather| so)? (?:like|love|enjoy|be (?:\w+ )?(?:happy|glad|pleased|delighted)) (?:to (?:\w+ )?(?:see|visit|look|have a look)|seeing|visiting)\b/

/** Liked, or worth a thought. */
const INVITING = new RegExp(
  [
    '# (?:\\w+ )?(?:sounds?|looks?|seems?)(?: like)? (?:an? )?(?:\\w+ly |very |so |pretty |quite |really )?(?:great|good|nice|lovely|wonderful|fantastic|cool|fun|interesting|amazing|perfect|promising|tempting)\\b',
    '\\b(?:great|cool|awesome|good|fan of|enjoy)\\b',
    '\\b(?:bonus|a plus|icing on the cake|cherry on top|extra treat)\\b',
    '\\b(?:keen on|into|fond of|in the mood for|fan of|curious about|attracted (?:to|by)|drawn to|prefer|loves|enjoys|likes|adores|fancy|favou?rs?|hoping for|hope for|go for|delighted (?:with|by)|happy (?:with|about)|pleased with) (?:the )?#',
    "# (?:is|are|would be|'s) (?:\\w+ ){0,2}(?:favou?rite|wonderful|lovely|great|nice|perfect|fantastic|amazing|ideal|a treat|a dream|tempting|attractive)\\b",
    '# (?:also |really |sure )?(?:appeals?|suits?|attracts?|tempts?|interests?|pleases?|would (?:suit|please|delight|make (?:me|us|my|our)))\\b',
  ].join('|'),
)

const WANTED =
  /#.*\b(?:can|could|shall|may|let's|want to|like to|love to)(?: we| i| you)? (?:\w+ ){0,2}(?:go|visit|see|stop|drop by|add|include)(?: by)? (?:there|it|that one|in there)\b|#,? please\b|\bplease,? (?:only )?(?:the )?#|\b(?:plan|make|build|do|arrange|organi[sz]e|create|give) (?:me |us )?(?:an? |the |our )?(?:\w+ )?(?:day|trip|tour|plan|evening|itinerary|outing) (?:with|around|including|at) (?:the )?#|\b(?:looking for|we're after|i'm after|give (?:me|us)|(?:can|could|may) (?:we|i|you) (?:please )?(?:have|get|do|include|add)|only|longing for|care about(?: is)?|insist on|go for) (?:the )?#|# (?:is|are) (?:\w+ )?(?:important|what (?:i|we)|where (?:i|we))\b|# (?:matters|counts|(?:has to|have to|needs to|must|should|ought to) be(?! (?:closed|shut|open|full)))\b|# ?: ?(?:yes|please|must)\b|\b(?:want|would (?:like|love)|'d (?:like|love)|go to|hit|hit up|hitting|stop by|visit|see|check out|try|add|include|wanted|drop by|recommended|recommends|interested|heard|friend|dan'?s?|books of|focus on|start with|begin with|forget|mind is|could do|could i do|do the|stopping|stop at|look at|book)\b/
/** "The Tower or the Mill, one of the two is enough." */
const ONE_WILL_DO =
  /# (?:or|and) (?:also |else )?(?:the )?# ?,? ?(?:one|either|any)(?: of (?:the two|both|them|these|those))? (?:is|would be|will be|will|would|'s) (?:enough|do|fine|sufficient|plenty|ok|okay|suffice)\b|\b(?:either|one of) (?:the )?# (?:or|and) (?:the )?# (?:is|will|would) (?:be )?(?:do|enough|fine|suffice|sufficient|ok|okay)\b/
/** Turns nothing down, though it sounds so. */
const NO_REFUSAL =
  /\b(?:do|does) no harm\b|\b(?:would not|wouldn'?t|won'?t|can'?t) (?:hurt|harm|be (?:bad|amiss))\b|\bno (?:matter|big deal|drama|problem|worries|rush|hurry|doubt|question|tragedy|disaster|biggie)\b[^,#]*|\bnot (?:a|the) (?:\w+ )?(?:big deal|tragedy|problem|disaster|end of the world)\b[^,#]*|\bif not\b|\bwhy not\b|\bnot only\b|\bunder no circumstances (?:do (?:i|we) want to |should (?:i|we|you) |may (?:i|we|you) )?(?:miss|skip|leave out|forget)\b|\b(?:hate to|don'?t want to|not want to|never) (?:miss|skip)\b|\bnever forgive\b|\bnot before (?:i|we) (?:have )?(?:see|seen|visited)\b/g

const judges = (text: string): boolean =>
  SEE_MUST.test(text) ||
  ONE_WILL_DO.test(text) ||
  SEE_MAYBE.test(text) ||
  INVITING.test(text) ||
  WANTED.test(text) ||
  OPTIONAL.test(text) ||
  turnsDown(text)

const turnsDown = (text: string): boolean => isNegative(text.replaceAll(NO_REFUSAL, ' ')) || BLAME.test(text)

/** Wishes for certain sites. Without a list of names, whatever follows the phrase is one. */
export function readSee(
  original: string,
  text: string,
  named: readonly string[],
  sites: readonly string[],
): (Wish & { about: 'see' })[] {
  if (named.length === 0) return sites.length === 0 ? readUnlisted(original, text) : []
  let at = 0
  return partsOf(text).flatMap((part) => {
    const own = named.slice(at, (at += part.split('#').length - 1))
    const must = own.length > 0 ? isMust(part) : undefined
    return must === undefined ? [] : [{ about: 'see' as const, names: [...new Set(own)], must }]
  })
}

/** The clause in parts that each say something of sites of their own: "the Tower is a must, and the Mill if we can". */
function partsOf(text: string): string[] {
  const pieces = text.split(/(?=, | and (?!#))/)
  if (pieces.filter((piece) => piece.includes('#') && judges(piece)).length < 2) return [text]
  const parts: string[] = []
  let waiting = ''
  for (const piece of pieces)
    if (piece.includes('#') && judges(piece)) {
      parts.push(waiting + piece)
      waiting = ''
    } else if (piece.includes('#') && parts.length > 0) parts[parts.length - 1] += piece
    else waiting += piece
  if (parts.length > 0) parts[parts.length - 1] += waiting
  return parts
}

/** Whether what a clause says of sites is that they are missed where they are left out; undefined: no wish. */
function isMust(said: string): boolean | undefined {
  const whole = said.replace(/\bnot (?:\w+ )?(?:required|needed|mandatory|compulsory)\b/g, 'optional')
  const text = aboutNames(whole)
  const must = SEE_MUST.test(text) || ONE_WILL_DO.test(said)
  // "Optional: the Old Bar", "with the Old Bar it would be a nicer day".
  const optional = OPTIONAL.test(whole)
  const perhaps = (optional && !GUESSES.test(whole)) || PLEASANT.test(text)
  const maybe = SEE_MAYBE.test(text) || WOULD_LIKE.test(text) || INVITING.test(text)
  if (!(must || maybe || perhaps || WANTED.test(text)) || turnsDown(text)) return undefined
  return must || !(maybe || optional || perhaps)
}

function readUnlisted(original: string, text: string): (Wish & { about: 'see' })[] {
  const must = SEE_MUST.test(text)
  if (!must && !SEE_MAYBE.test(text)) return []
  const rest = original.replace(
    /^.*?(?:recommendations?:|were good:|must see one of|must[- ]see|going to|want to go to|good things about|people praise(?: these \w+:)?|curious about)\s*/i,
    '',
  )
  return [{ about: 'see', names: rest.split(/, | or /).map((name) => name.trim()), must }]
}

/** The parts of a clause that speak of sites; several named in a row count as one. */
function aboutNames(text: string): string {
  const together = text
    // "His recommendations, which are the Tower and the Mill".
    .replace(/,? (?:which|that) (?:is|are|were|would be|includes?) (?=(?:the )?#)/g, ' ')
    .replace(/#(?:\s?(?:, and|, or|,|or|and|&|\/)\s?(?:the )?#)+/g, '#')
  // "The Tower is where we met, I must stand there" goes on.
  const parts = segments(together).filter(
    (part, at, all) =>
      part.includes('#') ||
      (at > 0 &&
        all[at - 1]!.includes('#') &&
        /\b(?:must|have to|has to|need to|needs to|got to) (?:\w+ ){0,2}(?:there|it|that|them)\b/.test(part)),
  )
  return parts.length > 0 ? parts.join(',') : text
}

const PRAISE =
  /\b(?:love|loving|like|liking|great|perfect|good|keep|keeper|stick with|awesome|nice|fine|works?|definitely|happy|sounds|lovely)\b/
const BLAME =
  /\b(?:(?:something|anything|somewhere|anywhere|place|option|one|else|try) (?:\w+ )?(?:besides|other than|apart from|aside from|different (?:from|than|to))|too (?:far|expensive|pricey|much|long)|skip|remove|replac\w*|swap\w*|swapp?ing|instead of|ditch|get rid|take \S+ out|take out|drop(?! by)|change|except|other than|out of the way|further away|kill|tolerable|allergic|rid of|rather than|pricey|expensive|bad|worse|boring|dull|awful|terrible|overrated|ugly|better (?:than|option))\b/

/** "Is the Tower expensive?" judges nothing. */
const ASKS_HOW =
  /^\W*(?:(?:and|but|so|ok|okay|then|also|by the way|how (?:expensive|pricey|dear|costly|bad|far)),? )*(?:is|are|was|does|isn't|would) (?:the )?#/

export function readOpinion(name: string, text: string): Wish[] {
  if (ASKS_HOW.test(text)) return []
  if (BLAME.test(text) || isNegative(text)) return [{ about: 'site', name, liked: false }]
  return PRAISE.test(text) ? [{ about: 'site', name, liked: true }] : []
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
