/**
 * What people say of themselves and to be polite, left out or said plainly before anything is read: "excuse my English", "fine, and
 * you?", "I'm Mateo from Chile". None of it speaks of the game, though its words might.
 */
import type { Rewriting } from '../../english/typing/rewriting.ts'

const NO_ROOM = String.raw`(?![^.!?]*(?:\b[LEBKCA]\b|\b(?:living|empty|bath\w*|kitchen|attic|child\w*|kids?)\b))`
const KIN =
  '(?:daughter|son|wife|husband|mother|father|mom|mum|dad|kids|boss|friend|dog|cat|brother|sister|grandma|grandpa|girlfriend|boyfriend|roommate|neighbou?r|teacher|coach)'

export const PLEASANTRIES: readonly Rewriting[] = [
  // "Hi! I am fine and you?"
  [
    /(^|[.!?,] ?)(?:i(?:['’]m| am)|im|am) (?:fine|good|great|ok|okay|well|doing (?:fine|good|great|well))(?:,? (?:thanks|thank you|thx))?,? (?:and|what about|how about) (?:you|u|yourself|yours)\b ?\??/gi,
    '$1hello',
  ],
  [
    /^((?:(?:hi|hey|hello|hiya|hola|bonjour|good (?:morning|evening|day|afternoon))\b[^.!?]{0,20}[.!?,] ?)?)(?:all |doing |quite |very )?(?:fine|good|great|well)(?:,? (?:thanks|thank you|thx))?,? and (?:you|u|yourself)\b ?\??/gi,
    '$1hello',
  ],
  [/(^|[.!?,] ?)where (?:are|r) (?:you|u) from\b ?\??/gi, '$1'],
  [
    /(^|[.!?,] ?)(?:[Ii](?:['’]m| am)|[Mm]y name is|[Tt]his is|[Hh]ere is)? ?[A-Z][a-z]{2,} from [A-Z][a-z]{2,}(?: here)?(?=[.!?,]|$)/g,
    '$1',
  ],
  [
    /(?:,? ?\b(?:sorry,? |please )?(?:excuse|forgive|pardon|sorry for) my (?:bad |poor |broken )?english\b|\bmy english (?:is|isn['’]t|['’]s)\b)(?:,? (?:it|which)(?:['’]s| is| isn['’]t)[^.!?]{0,40})?[^.!?,]{0,30}/gi,
    '',
  ],
  [
    new RegExp(
      String.raw`(^|[.!?,] ?)(?:and )?my ${KIN} (?:says?|said|thinks?|thought|told me|tells me|would say)\b${NO_ROOM}[^.!?]*`,
      'gi',
    ),
    '$1',
  ],
  // "Please send yours, I'll do it as well."
  [
    /,? ?(?:and )?\bi(?:['’]ll| will| can|['’]d)?(?: then)? do (?:it|the same|that|so)(?: as well| too| also| afterwards)?(?=[.!]|$)/gi,
    '',
  ],
  [/\bi (?:don['’]?t|do not) agree,? (?:sorry|i(?:['’]m| am) sorry|i(?:['’]m| am) afraid)\b/gi, "i don't agree"],
  [/^from [A-Z][a-z]{2,}(?: here)?,? (?:and|what about|how about) (?:you|u|yourself)\b ?\??/g, 'hello'],
  [
    /\bi(?:['’]m| am| got) (?:(?:a bit|a little|so|totally|completely|really|kind of|kinda) )?lost\b(?! (?:count|track|coins|without))/gi,
    'i do not understand',
  ],
  // Who trusts and takes decides.
  [
    /\bi trust (?:you|u)(?: on (?:that|this))?,? (?:so |then |and )?(?=(?:yes|yeah|ok|okay|agreed|let['’]?s|let us)\b)/gi,
    '',
  ],
]
