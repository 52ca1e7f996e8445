/**
 * What a verb that is no remark makes of a taste beside it. By itself it tells nothing ("sushi makes my kids gag"), so it is
 * not taken for liking; the word between the two may tell the way: "I run from trendy places", "we gravitate to wine bars".
 */
import type { Token } from '../english/index.ts'

export type Way = 'for' | 'against' | 'unclear'

/** Verbs of those who ask for something. */
const ASKS = new Set(
  `want wants need needs like likes love loves prefer prefers enjoy enjoys eat eats eating drink drinks drinking have has having had get gets getting go goes going find finding look looking looks try tries
   trying taste tasting order ordering book visit visiting see seeing hit take takes taking do does doing choose pick grab grabbing celebrate celebrating bring seek seeking search searching feel feels feeling
   think thinking say mean ask asking asked hope hoping plan planning wish dream dreaming fancy crave craves craving use share meet sit sitting dine dining come coming spend live lives living grew raised
   be am is are was were would could should can will may might must shall let lets start end finish stop give serve serves make makes making include add keep suggest recommend recommends
   tend always also just really mostly usually never not both all still only totally definitely absolutely even rather often sometimes ever
   end ended ate drank tried went came saw got visited ordered found enjoyed loved liked wanted decided agreed chose picked favor favour follow followed`.split(
    /\s+/,
  ),
)
const AWAY = new Set(['from', 'off', 'against', 'past', 'without', 'out'])
const TOWARDS = new Set([
  'to',
  'toward',
  'towards',
  'for',
  'on',
  'into',
  'about',
  'after',
  'by',
  'around',
  'over',
  'with',
  'in',
])
const PEOPLE = new Set(['i', 'we', 'he', 'she', 'they', 'everyone', 'everybody'])
const OWNERS = new Set(['my', 'our', 'his', 'her', 'their'])
/** May stand between the word that tells the way and the taste. */
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'any',
  'some',
  'all',
  'of',
  'good',
  'those',
  'these',
  'such',
  'something',
  'somewhere',
  'anything',
  'or',
  'nor',
  'my',
  'our',
  'his',
  'her',
  'their',
  'really',
  'very',
])
/** Tells how much or what kind, between the verb and the taste. */
const FILLS = new Set(
  `anything everything something bowl bowls plate plates glass glasses pint pints bottle bottles cup cups sip sips bite bites dish craft cold hot decent nice proper real fresh red white dry chilled local
   authentic typical big large little lot lots bit kind type sort more great tasty delicious traditional spicy homemade crisp ice fancy lovely fine bucket pile mountain steaming couple round few own favourite favorite
   dying eager itching longing keen excited ready thrilled happy glad curious hungry ravenous once absolute real total true devoted serious huge avid pure`.split(
    /\s+/,
  ),
)
/** "I'm a beer guy", "a wine lover". */
const LOVERS = new Set(
  'guy girl gal person people man woman kind type lover lovers fan fans fanatic addict addicts nut nuts enthusiast aficionado drinker drinkers eater eaters snob soul crowd family household'.split(
    ' ',
  ),
)
/** Verbs of those who would rather be without. */
const AVERSE = new Set(
  'regret regrets regretted survive survived suffer suffered endure endured choke gag gags cringe yawn shudder shudders flee fled escape escaped outgrown outgrew overdosed quit stopped wince hide hides resent resents despise despises reject rejects refuse refuses avoided ban banned'.split(
    ' ',
  ),
)
/** What a taste is said of. */
const THINGS = new Set([
  'food',
  'foods',
  'cuisine',
  'dishes',
  'cooking',
  'place',
  'places',
  'bar',
  'bars',
  'restaurant',
  'restaurants',
  'spot',
  'spots',
  'stuff',
  'cafe',
  'cafes',
  'joints',
  'drinks',
  'atmosphere',
  'vibe',
  'vibes',
])
/** Verbs in -s behind a taste that ask for it. */
const SUITS = new Set([
  'is',
  'was',
  'sounds',
  'works',
  'sits',
  'appeals',
  'suits',
  'wins',
  'beats',
  'fits',
  'helps',
  'rocks',
  'rules',
  'makes',
  'seems',
  'looks',
  'places',
  'bars',
  'restaurants',
  'dishes',
  'drinks',
  'spots',
  'vibes',
  'foods',
  'cafes',
  'joints',
  'options',
  'us',
  'this',
  'yes',
  'plus',
  'always',
  'perhaps',
  'tacos',
  'wines',
  'beers',
  'cocktails',
])

/** The way in which the clause leans to what is named from `from` to `to`, where it only names it. */
export function wayOf(tokens: readonly Token[], from: number, to: number, isNamed: (at: number) => boolean): Way {
  const start =
    tokens
      .slice(0, from)
      .findLastIndex(({ text, kind }) => kind === 'mark' || /^(?:and|but|so|because|if)$/.test(text)) + 1
  const before = tokens
    .slice(start, from)
    .filter((_, i) => !isNamed(start + i))
    .map(({ text }) => text)
  const ownLover = LOVERS.has(tokens[to]?.text ?? '')
  if (ownLover && before.length > 0)
    return before.some((word) => /^(?:not|no|never|hardly)$/.test(word)) ? 'against' : 'for'
  while (before.length > 0 && (ARTICLES.has(before.at(-1)!) || FILLS.has(before.at(-1)!))) before.pop()
  const whose = before.findIndex((word) => PEOPLE.has(word) || OWNERS.has(word))
  if (whose >= 0) {
    const verbs = before.slice(OWNERS.has(before[whose]!) ? whose + 2 : whose + 1)
    const last = verbs.at(-1) ?? ''
    if (verbs.some((word) => AVERSE.has(word)) && !verbs.some((word) => /^(?:not|never|no)$/.test(word)))
      return 'against'
    const isOdd = verbs.some(
      (word) =>
        !ASKS.has(word) &&
        !FILLS.has(word) &&
        !TOWARDS.has(word) &&
        !AWAY.has(word) &&
        !word.endsWith('ly') &&
        !/^(?:up|much|more|very|so)$/.test(word),
    )
    if (verbs.length > 1 && AWAY.has(last) && !['come', 'came', 'are', 'am', 'is'].includes(verbs.at(-2)!))
      return 'against'
    // "My friends drag me to them" tells of the friends.
    const isDragged = verbs.some((word) => /^(?:me|us|him|her|them)$/.test(word))
    if (isOdd && (isDragged || !TOWARDS.has(last))) return 'unclear'
    return 'for'
  }
  return before.length === 0 ? wayBehind(tokens, to) : 'for'
}

/** "Sushi and I don't get along", "wine goes straight to my head". */
function wayBehind(tokens: readonly Token[], to: number): Way {
  let at = to
  while (THINGS.has(tokens[at]?.text ?? '')) at++
  const [next, who] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (next === 'and' && /^(?:i|me|we|us)$/.test(who))
    return tokens.slice(at + 2).some(({ text }) => /^(?:not|never|no|enemies|trouble|hate)$/.test(text))
      ? 'against'
      : 'for'
  const isVerb =
    next.length > 3 && next.endsWith('s') && !next.endsWith('ss') && !SUITS.has(next) && tokens[at]!.kind === 'word'
  return isVerb || /^(?:makes?|made|kept|keeps)$/.test(next) ? 'unclear' : 'for'
}
