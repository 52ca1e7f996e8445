/**
 * What a traveller says of the flight that lies on the table, in the words that anybody says of an offer: "I accept flight 13" is
 * "I accept it", "minus 3 isn't so bad" that it is fine, "please book it" that it is taken. Another flight stays another.
 */
import type { Flight } from './world.ts'

/** What is longer is no mere answer. */
const LONGEST = 400

const NOUN = String.raw`(?:(?:the |my )?(?:flights?|option|number|#|nr\.?)\s?#?\s?)`
const SCORE = String.raw`(?:(?:only |just |a |about )*(?:minus|plus|[-−+]) ?\d{1,3}(?: points?)?)`
const VERY = '(?:(?:really|quite|perfectly|all|pretty|very|still|just|totally|absolutely|more than) )*'
const WELL =
  '(?:fine|ok|okay|good|great|nice|acceptable|alright|all right|bearable|lovely|perfect|wonderful|excellent|fair|decent|reasonable|enough)'
const BADLY = '(?:bad|terrible|awful|horrible|much|wrong|dear|expensive|tragic|dramatic)'
/** "Minus 3 isn't so bad", "-1 is perfectly fine". */
const RATED = new RegExp(
  String.raw`(?:\b(?:well|and|so|oh|but|hm+),? )?(?:\b(?:that['’]?s|that is|it['’]?s|it is|the) )?${SCORE}(?: for me| in total| overall)?,? (?:(?:is|isn['’]?t|is not|['’]s|sounds|looks|seems|would be|does(?:n['’]?t| not) (?:sound|look|seem))) (?:(?:${VERY}${WELL})|(?:(?:not |never )?(?:so |that |too |all that |all too |really |half )*${BADLY}))(?: at all| really| for me| with me| by me| i (?:suppose|guess|think))*`,
  'gi',
)
const IS_DENIED = /\b(?:not|never)\b|n['’]?t\b/i
/** "That is only minus 1." */
const ONLY = new RegExp(
  String.raw`\b(?:it['’]?s|it is|that['’]?s|that is|this is|its|thats) (?:only|just) (?:minus|plus|[-−+]) ?\d{1,3}(?: points?)?(?: for me)?(?=\s*(?:[.,;!]|$))`,
  'gi',
)
const BOOKS =
  /(?<!\b(?:not|never|cannot|if|before you|until you|when you|to|wait) |n['’]t )(?:\b(?:then|so|and|just|please|pls|go ahead and|you (?:can|may|could)|let['’]?s|let us|i['’]?(?:ll|d)|i (?:will|would|can)) )*\b(?:book|reserve) (?:it|this|that|me on (?:it|this|that))(?: one)?(?: for me| please| pls| then| now)*(?=\s*(?:[.,;!]|$|\band\b))/gi
const LEAVES =
  /(?<![\s,.;!-])[\s,.;!-]+(?:(?:and|but|sorry|bye|anyway|now) )*(?:i['’]?(?:ve| have)? ?)?(?:gotta|got to|have to|need to|must|should) (?:run|go|dash|rush|leave|be off|get going|head off|fly)(?: now)?(?:,? (?:bye|thanks|thx|thank you|see you))?\W*$/i

/** The words with the offered flight as "it". */
export function onOffer(text: string, id: number | undefined, flights: readonly Flight[] = []): string {
  if (text.length > LONGEST || id === undefined) return text
  const price = flights[id]?.price
  return text
    .replace(LEAVES, '')
    .replace(new RegExp(`\\b(?:the |that |this )?\\$ ?${price} (?:one|flight)\\b`, 'gi'), 'it')
    .replace(
      new RegExp(
        `(?<![\\w$])(?:${NOUN}|(?<=\\b(?:with|take|book|accept|choose) ))(\\d{1,2})(?![\\d:/%]|\\.\\d)(?:,? for \\$?${price}(?!\\d))?`,
        'gi',
      ),
      (_, said: string) => (Number(said) === id ? 'it' : 'another one instead'),
    )
    .replace(/\b(this|that) (?:flight|connection|ticket|departure)(?: there)?\b/gi, '$1')
    .replace(/\bthe (?:proposed|suggested|offered|booked) (?:flight|one)\b/gi, 'it')
    .replace(RATED, (said) => {
      const isBad = new RegExp(`\\b${BADLY}\\b`, 'i').test(said)
      return isBad === IS_DENIED.test(said) ? 'it is fine' : said
    })
    .replace(ONLY, 'it is fine')
    .replace(/\bit it is\b/gi, "i'll take it")
    .replace(BOOKS, "i'll take it")
}
