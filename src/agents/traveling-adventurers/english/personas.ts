/** Words of whoever plays a part or writes a report, as plain ones: "ye", "thine", "the partner has": tables of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'

const THEY = String.raw`(?:(?:my|the|our|this) )?(?:partner|team ?mate|co-?player|opponent|counterpart|(?:other|second) player|user)`
const SAYS =
  'has|have|had|sees|saw|gets|told|said|says|gave|gives|sent|shared|wrote|reported|reports|listed|wants|wanted|proposes|proposed|suggests|suggested|asked|asks|agrees|agreed|accepted|prefers|holds|mentioned'
/** What "he has" is as "you have". */
const OF_YOU: Readonly<Record<string, string>> = { has: 'have' }
const toYou = (verb: string): string => OF_YOU[verb.toLowerCase()] ?? (/[^s]s$/i.test(verb) ? verb.slice(0, -1) : verb)
const OWNED =
  'coins?|values?|numbers?|hallways?|side|list|table|counts?|weights?|row|path|route|tour|plan|proposal|suggestion|idea|message|total|sum|order|best|last|latest|new|current|first|known'

/** "The partner has 8 on L-A", "partner's values: …": the listener is spoken of. */
const THIRD_PERSON: readonly Rewriting[] = [
  [new RegExp(String.raw`\b${THEY}['’]?s['’]? (?=(?:${OWNED})\b)`, 'gi'), 'your '],
  [
    new RegExp(String.raw`\b${THEY} (also |already |just |only |now )?(${SAYS})\b`, 'gi'),
    (_, adverb = '', verb) => `you ${adverb ?? ''}${toYou(verb)}`,
  ],
]

/** Pirates, knights and butlers. */
const OF_OLD: readonly Rewriting[] = [
  [/(?<![\w])['’]?(?:be)?twixt\b/gi, 'between'],
  [/(?<!\w)['’]?tis\b/gi, 'it is'],
  [/\byer\b/gi, 'your'],
  [/\bthy\b/gi, 'your'],
  [/\bthine\b(?= [a-z]{4})/gi, 'your'],
  [/\bthine\b/gi, 'yours'],
  [/\b(?:thou|thee)\b/gi, 'you'],
  [/\bhast\b/gi, 'have'],
  [/\bdost\b/gi, 'do'],
  [/\bmethinks\b/gi, 'I think'],
  [/\bprithee\b/gi, 'please'],
  [
    /\bye (?=(?:be|have|has|got|get|see|spy|hold|find|think|say|want|like|know|can|could|should|must|will|would|agree|prefer|need|choose|decide|lead|are|do|told|gave|said)\b)/gi,
    'you ',
  ],
  [
    /\b(do|have|are|be|can|could|would|will|did|say|tell|give|think|see|share|with|from|to|for|and|what|dare) ye\b(?!,)/gi,
    '$1 you',
  ],
  [/\b(your|my|our|this|that|us a) (?:course|road|trail|voyage)\b/gi, '$1 route'],
  [
    /(?<!\b(?:would|will|can|could|should|may|might|let|shall|must|do|did) )\b(you|we|they) be\b(?! (?:able|so)\b)/gi,
    '$1 are',
  ],
  [/(?<!\b(?:will|would|could|should|may|might|must|can|let|to) )\b(that|this|there|it) be\b/gi, '$1 is'],
  [
    /(^|[,;.!?\n] ?|\b(?:in|on|of|from|and|for) )me (?=(?:map|side|coins|list|numbers|chart|hallways?|row|table)\b)/gi,
    '$1my ',
  ],
]

/** "9 doubloons", "one shiny": what is counted here goes by many names. */
const COINS_BY_NAME: Rewriting = [
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|single) (?:(?:gold|golden|silver|shiny|precious|measly|meagre|glittering|sparkling) )?(?:doubloons?|shin(?:y|ies)|ducats?|florins?|pieces? of (?:gold|eight|silver)|pieces?|nuggets?|treasures?|gems?|jewels?|credits?|tokens?|points?|pts|bucks|talers?|pennies|gold)\b(?! (?:for|in) (?:both|us|total)\b)/gi,
  '$1 coins',
]

/** "*adjusts glasses*": what somebody does meanwhile. */
const STAGE: Rewriting = [/(^|[.!?]\s|\n)\s*\*[a-z]+s\b[^*\n]{0,120}\*(?!\*)[ .]*/g, '$1']

export const PERSONAS: readonly Rewriting[] = [STAGE, ...THIRD_PERSON, ...OF_OLD, COINS_BY_NAME]
