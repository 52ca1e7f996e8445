/**
 * Hears refusals in what a proposal would leave the speaker with: "that'd leave me with pennies", "it gives me heaps less",
 * "I'd be broke". Of a hallway, which is named or was counted just before, the same words only tell what there is.
 */

const DEGREE =
  '(?:(?:way|far|much|a (?:whole )?(?:lot|bunch|good bit|good deal)|lots|heaps|loads|tons|miles|quite a (?:bit|lot)|so|even|significantly|considerably|noticeably|substantially|slightly|a (?:bit|little)|really|very|too|such|rather|only|just|barely|precious|awfully|pretty|terribly|merely) )*'
/** Hardly anything, by its own name. */
const CRUMBS =
  '(?:pennies|peanuts|crumbs|scraps|buttons|pocket change|small change|loose change|spare change|leftovers|pocket money|a pittance|next to nothing|almost nothing|nothing|hardly anything(?: at all)?|barely anything|hardly any(?: coins)?|barely any(?: coins)?|a fraction|a handful|table scraps|dust)'
const FEW = `(?:${DEGREE}(?:few|little|less|fewer)(?: coins| points)?|${DEGREE}${CRUMBS})`
const NOUN = '(?:one|path|route|way|tour|plan|order|proposal|idea|option|version|loop|trip|suggestion|deal|offer)'
const IT = `(?:(?:that|this|the|your)(?: (?:last|new|first|second|whole))? ${NOUN}|that|this|it|yours)`
const MAY = "(?:'d|'ll| would| will| only| just| really| also| still| honestly)*"
const GIVES = '(?:gives?|brings?|gets?|earns?|pays?|nets?|makes?|offers?|hands?|grants?)'
/** Behind it the speaker's own expectation, or a hallway's number, is what it is compared with. */
const NO_MORE = String.raw`(?! (?:coins )?than (?:i|we)(?:'d| had| would have| was| were)? (?:thought|expect|hop|guess|imagin|assum|figur|remember|count|estimat|calculat|reckon|think))`

const LITTLE_OF_IT = new RegExp(
  [
    `\\b${IT}${MAY} ${GIVES} (?:me|us) ${FEW}\\b(?! to\\b)${NO_MORE}`,
    `\\b(?:leave|leaves|leaving) (?:me|us) (?:with ${FEW}|(?:broke|poor|penniless|empty-handed|high and dry|short))\\b`,
    `\\bi(?:'d|'ll| would| will)(?: only| just| basically| really)* (?:get|have|earn|make|collect|be left with|end up with|walk away with|come away with|come out with|go home with|be stuck with) ${FEW}(?=$| ,| (?:from|with|on|out of|that way|this way|for|in|then|there|this time|of)\\b)`,
    `\\bi(?:'d|'ll| would| will)(?: only| just| basically| really)* (?:be|end up|go|walk away|go home) (?:broke|bankrupt|penniless|empty-handed)\\b`,
    `\\bi(?:'m)?(?: only| just| basically| really)* (?:get|get only|getting|left with|earn|make|making|earning) ${FEW} (?:from|with|out of|on|for|by|that way|this way)(?: (?:doing )?${IT})?$`,
    `\\b${IT}(?:'s| is| would be)(?: just| only| literally| basically)* ${FEW} (?:for|to) me\\b`,
  ].join('|'),
)
const DENIED =
  /\b(?:not|never|no) (?:really |exactly |quite )?(?:less|fewer|nothing)\b|n't\b|\bif (?:we|you|i|it|that)\b|\b(?:you|partner)\b.*\b(?:mine|my)\b/
const OF_A_HALLWAY = /\b[A-Z]\b|\d/

/** `text`: a clause in small letters, rooms as capitals, numbers in digits. */
export const bringsLittle = (text: string): boolean =>
  text.length < 160 && LITTLE_OF_IT.test(text) && !DENIED.test(text) && !OF_A_HALLWAY.test(text)
