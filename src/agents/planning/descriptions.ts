/**
 * What a clause says that a stop is like, where that is held against it: "it is classy and far away", "full of tourists", "the
 * second one has two stars". No wish is in it, and what is held against a stop is wanted nowhere.
 */
import { FEATURES } from '../../games/planning/index.ts'

export interface Described {
  /** What the stop is, among the moods. */
  readonly moods: readonly string[]
  /** Whether tourists are what is wrong with it. */
  readonly crowded: boolean
  /** Whether the clause names what is so. */
  readonly stated: boolean
}

const AMBIENCE = `(?:${(FEATURES.ambience!.values as readonly string[]).join('|')})`
const MANY =
  '(?:full of|packed (?:with|full of)|crawling with|swarming with|swarmed by|overrun (?:by|with)|crowded with|swamped (?:by|with)|flooded (?:by|with)|teeming with|infested with|bursting with|jammed with|mobbed by|popular with|nothing but|(?:far |way )?too many|so many|lots of|loads of|a lot of|tons of|masses of|hordes of|only|all|mostly|just)'
const CROWD =
  '(?:tourists?|tourism|sight-?seers|crowds?|day-?trippers|holidaymakers|(?:tour|tourist) (?:groups?|buses|parties))'
const CROWDED = `(?:${MANY} )(?:(?:the|other|loud|noisy|bloody|those|these|\\w+ and) )?${CROWD}(?: everywhere| in it| in there| there| all over)*|${CROWD} (?:everywhere|all over(?: the place| it)?|galore)|(?:\\w+ )?tourist (?:trap|magnet|attraction|nightmare|spot|place)|touristy(?: place| spot)?`
const MOOD = `(?:${AMBIENCE}|dive)(?: (?:place|spot|joint|one|thing|bar|cafe|restaurant))?`
const STARS =
  '(?:rated (?:at |as |with )?(?:only |just )*|(?:an? |the )?rating (?:is |of )(?:only |just )*)?(?:[1-5](?:\\.5)?|one|two|three)(?: and a half)?(?:[- ]?stars?(?: ratings?)?| out of (?:5|five))|rated (?:at |as )?(?:only |just )*(?:[1-5](?:\\.5)?|one|two|three)|(?:the |a )?rating (?:is |of )(?:only |just )*[1-5](?:\\.5)?|(?:bad|low|lowest|poor|terrible|awful|lousy|mediocre|horrible) (?:ratings?|reviews?|stars)|(?:badly|poorly) (?:rated|reviewed)'
/** Judged by itself, and no wish. */
const POOR =
  '(?:far(?: away| out| off)?|distant|boring|dull|lame|ugly|bad|awful|terrible|worst|horrible|dirty|loud|noisy|rough|expensive|pricey|dear|overpriced|crowded|packed|low|ridiculous|\\d+(?:\\.\\d+)? ?(?:mi|miles?|km)(?: away)?)'
const IS =
  '(?:(?:is|are|was|were|has|have|had|got|gets|looks?|sounds?|seems?|feels?|it|they|also|too|so|very|really|quite|pretty|rather|way|much|kind of|just|only|always|totally|super|still|an?|with|being|bit|little) )*'
const NOT_SO = "(?: (?:and|but|n|&|with|,)+ (?:has |it has |there is )?(?:no|not|without|zero) [\\w' ]{3,25})?"
const END =
  '(?: (?:there|though|anyway|honestly|tbh|imo|ugh|sorry|for (?:(?:the|my|our|a|two|three|small|little|\\d) )*\\w+|with (?:my |our |the |\\d |two |three )*(?:kids|children)))*$'

const PREDICATE = `${IS}(?:${CROWDED}|${MOOD}|${STARS}|${POOR})`
const ROW = `${PREDICATE}(?:(?: ,| and| but| n| &| \\+| plus| or)* ${PREDICATE})*`
const OPENS =
  '^(?:(?:reject|no|nope|and|but|because|bc|cause|since|as|also|well|hmm|sorry|oh|however|though|although|so|ugh|i see|honestly|it says|plus|wait|eh|ew)[ ,]{0,3})*'
const KIND =
  '(?:restaurant|bar|caf[eé]|museum|landmark|park|shop|pub|tavern|place|cellar|gallery|market|one|stop|spot|bridge)'
const SUBJECT = `(?:#|(?:the|that|this|your) (?:[\\w'-]+ ){0,2}?${KIND}|(?:the|that|this) [\\w'-]+|it|this|that|they|these)`
const VERB =
  '(?:is|are|was|were|has|have|had|got|looks?|sounds?|seems?|feels?|gets|(?=rated|full of|crawling|swarming|overrun|packed|only|too|just))'

const STATED = new RegExp(`${OPENS}${SUBJECT}(?:,? it)? ${VERB} ?${ROW}${NOT_SO}${END}`)
const ELIDED = new RegExp(`${OPENS}(?:(?:which|that|there) )?${ROW}${NOT_SO}${END}`)
const QUALITIES = new RegExp(`\\b(?:${CROWDED}|${STARS})(?![\\w])|\\b(?:${AMBIENCE}|dive)\\b`)
const MOODS = new RegExp(`\\b(?:${AMBIENCE}|dive)\\b`, 'g')
const IS_CROWDED = new RegExp(`\\b(?:${CROWDED})(?![\\w])`)

/** `elided`: whether what the clause speaks of may have been named before it. */
export function describedIn(clause: string, elided: boolean): Described | undefined {
  const plain = clause
    .replace(/(#|\b(?:it|that|this|there|which|bar|cafe|museum|landmark|park|shop|restaurant|place|one))'s\b/g, '$1 is')
    .replace(/\b(they|these)'re\b/g, '$1 are')
    .replace(/^((?:the |that |this )?(?:#|\w+)) ?: ?/, '$1 is ')
    .replace(/ ?, ?/g, ' , ')
  if (!QUALITIES.test(plain)) return undefined
  const stated = STATED.test(plain)
  if (!stated && !(elided && ELIDED.test(plain))) return undefined
  const moods = plain.match(MOODS) ?? []
  return { stated, crowded: IS_CROWDED.test(plain), moods: moods.map((mood) => (mood === 'dive' ? 'divey' : mood)) }
}
