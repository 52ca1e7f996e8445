/** Whether a visitor wants live music, or quiet. */
import type { Leaning } from './english.ts'
import { isDenied, isNegative } from './negation.ts'
import { gap } from './vocabulary.ts'

const MUSIC = new RegExp(
  [
    '\\bmusic\\b(?! to (?:my|our))|\\bconcerts?\\b|\\b(?<!rubber )bands?\\b|\\b(?:musicians?|buskers?)\\b|\\bgigs?\\b|\\blive (?:acts?|performances?|shows?|singers?|jazz|entertainment|songs?)\\b|\\bon (?:a |the )?stage\\b|\\bopen mic\\b|\\bkaraoke\\b|\\btunes\\b',
    '\\b(?:guitars?|guitarists?|drums|drummers?|pianos?|pianists?|saxophones?|trumpets?|trumpet(?:er|ist)s?|accordions?|fiddles?|cellos?|banjos?|violins?|violinists?|orchestras?|choirs?|singers?|singer-songwriters?|jazz|blues|acoustic|a cappella)\\b',
    `\\b(?:somebody|someone|anybody|anyone|people|person|hear|listen to|with|a) ${gap(2)}(?:sing|sings|singing|songs?)\\b|\\b(?:somebody|someone|they|people) (?:\\w+ )?(?:plays?|playing|performs?|performing)\\b(?! (?:games?|cards|chess|with|on the|in the))|\\bsongs? (?:from|by|played|sung)\\b|\\b(?:trio|quartet|duo)\\b`,
  ].join('|'),
)
/** Who comes, rather than who plays. */
const ARE_MUSICIANS = /\b(?:whole|entire|my|our) (?:choir|orchestra|band)\b(?! (?:plays?|playing|music))/

/** Wants to hear other things. */
const QUIET =
  /\bnothing (?:too |that is |that's )?(?:loud|noisy)\b|\bpeace and quiet\b|\bhear (?:each other|one another|ourselves|myself|my own|our own|what)\b|\b(?:want|wants|able|like|need|hope|prefer|rather|can|could|here) (?:to )?(?:\w+ )?(?:talk|chat|converse)\b|\bhave a (?:\w+ )?conversation\b|\b(?:without|not) (?:having to )?(?:shout|shouting|yell|yelling)\b|(?<!\bmak(?:e|es|ing) (?:\w+ )?)\bnois[ey]\w*\b|\b(?:no|not|less) (?:too )?loud\b|\bsilence\b|\bear ?plugs\b/

const CALM = '(?:quiet|peaceful|calm|tranquil)(?:er)?\\b(?!,? and (?:intimate|romantic|cosy|cozy|classy|casual))'
/** "Somewhere quiet", "a calm restaurant", "I like it peaceful". */
const PEACEFUL = new RegExp(
  `\\b(?:somewhere|something|some ?place|everything|places?|spots?|restaurants?|bars?|cafes?) (?:(?:that's|that is|that are|which is|to be|nice and|nicely|very|really|fairly|rather|more|a bit|a little) )*${CALM}|\\b(?:it|they|all|everything|places?|restaurants?|bars?) (?:should|must|has to|have to|needs? to|ought to) be (?:\\w+ )?${CALM}|\\b(?:like|love|prefer|want|need|have) (?:it|things|them|everything) (?:\\w+ )?${CALM}|\\b(?:an?|some|only|prefer|like|love|want|for|in|^) ?(?:\\w+ )?(?:quiet|peaceful|calm|tranquil)(?:er)? (?:and \\w+ )?(?:place|spot|restaurant|bar|cafe|dinner|meal|lunch|table|venue|atmosphere)s?\\b`,
)

/** Undefined where a clause in lower case says nothing of it. */
export function readMusic(said: string, leaning: Leaning | undefined): boolean | undefined {
  // "A bar with music for less than $50."
  const text = said.replace(/\b(?:no more|less|not more) than (?=\$|\d|some\b|…)/g, 'under ')
  const match = MUSIC.exec(text)
  if (leaning === 'indifferent') return undefined
  if (!match || ARE_MUSICIANS.test(text))
    return (QUIET.test(text) || (PEACEFUL.test(text) && !isNegative(text))) && !/touris|crowd/.test(text)
      ? false
      : undefined
  if (QUIET.test(text) || /loud|quiet/.test(text)) return false
  // What turns down the word itself outweighs how the clause leans: "not a fan of live music, and I prefer …".
  if (isDenied(text, match.index, match.index + match[0].length)) return false
  return (leaning ?? (isNegative(text) ? 'against' : 'for')) === 'for'
}
