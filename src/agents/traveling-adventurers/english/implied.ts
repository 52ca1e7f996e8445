/**
 * What a sentence asks for of which no clause was heard: a request, by any verb or none, for what the listener has. It has
 * to name a possession of the listener's and to want it; whoever thanks for it, judges it or reckons with it wants nothing.
 */
import { judgesYours } from './remarks.ts'
import type { Act } from './acts.ts'
import { renderWords, roomsIn, type Sentence } from './tokens.ts'

const NOUN =
  '(?:coins?|numbers?|values?|counts?|amounts?|weights?|hallways?|corridors?|connections?|edges?|ways|lines?|rows?|columns?|list|table|map|matrix|board|sheet|data|info|information|overview|figures?|scores?|takings|earnings|readings?|entries|picture|set)'
/** What is the listener's: "your full list", "your B-C", "the numbers from you", "every number you have". */
const POSSESSION = new RegExp(
  [
    String.raw`\byours?(?: (?!own\b)[\w']+| [A-Z] ?-? ?[A-Z]?){0,5} ${NOUN}\b`,
    String.raw`\byour (?:[\w']+ ){0,2}[A-Z] ?(?:-|to|and|/)? ?[A-Z]\b`,
    String.raw`\b${NOUN}(?: [\w']+){0,4} (?:from|of) you\b(?! (?:go|start|said|told))`,
    String.raw`\b(?:all|everything|every ${NOUN}|each ${NOUN}|how (?:many|much)(?: coins)?|what(?: coins| numbers)?|the amount|${NOUN})(?: that| which)?(?: [\w']+){0,5} you(?:'ve)?(?: (?:also|all|both|just|happen to))* (?:have|got|hold|possess|given|been given|see|find)\b`,
    String.raw`\bhow (?:many|much)(?: coins)?(?: [\w']+){0,5} (?:do|would|can) you (?:have|get|hold|possess|collect|earn)\b`,
  ].join('|'),
)
/** What wants it. */
const REQUEST = new RegExp(
  [
    String.raw`\b(?:please|kindly)\b`,
    String.raw`\b(?:i|i'd|i'm|we|me)(?: (?!not\b)[\w']+){0,3} (?:need|needing|want|lack|miss|missing|require|requesting|request|asking|await|awaiting|waiting|wanna|like to (?:know|see|hear|have|get)|love to (?:know|see|hear|have|get)|should ask|must have)\b|^(?:still )?(?:need|want|waiting|missing|requesting|asking|would love|wanna|would like)\b`,
    String.raw`\bwould be (?:[\w']+ )?(?:useful|helpful|perfect|wonderful|great|nice|good)\b|\b(?:obliged|grateful)\b|\bi(?:'d| would) appreciate\b|\bgood to (?:know|have|see)\b|\bwould it be possible\b|\bhelp(?:s)? (?:me|if)\b`,
    String.raw`(?:^|, |\b(?:please|you|just|now|then|and|so|yo|must|kindly|partner) )(?:tell|give|send|share|list|show|write|type|copy|drop|put|furnish|provide|say|enumerate|enlighten|fill|post|paste|hand|pass|let me|lemme|gimme|hit me|report|hear|learn|state|name|spell|repeat|remind)\b`,
    String.raw`\bhow (?:many|much)\b|\bmay i have\b|\bif you (?:tell|give|send)\b|\b(?:can't|cannot|don't|can not|do not) (?:remember|recall|read|find|have|know)\b`,
    // "Just lay all your numbers on me", "for the third time, your numbers from K!"
    String.raw`\b(?:all|every|each one|the rest) (?:of )?your\b|\byour (?:complete|full|whole|entire)\b|\b(?:all|every|each) (?:of )?(?:the |your )?${NOUN} of yours\b`,
    String.raw`, (?:and |so )?(?:your|all of yours)\b(?!.*\b(?:is|are|was|were|have to|will|would|can|could|go|goes|has|for me|means?|makes?)\b)`,
    // "All your hallways", "full list of your hallways", "your attic numbers".
    String.raw`^(?:(?:and|now|so|then|ok|yo|hey|well),? )*(?:all|the (?:full|whole|complete|entire|amount)|full|whole|complete|entire|every|your)\b(?!.*\b(?:is|are|was|were|have to|will|would|can|could|go|goes|has|for me)\b)`,
  ].join('|'),
)
/** Of what is known, said, judged, or something else of the listener's. */
const OF_ELSE = new RegExp(
  [
    String.raw`\b(?:thanks?|thank you|thx|got|received|noted|wrote down|written down|(?<!\b(?:to|me|i|us|could|may|can|should) )have (?:all )?your|(?:now|already|i|we) (?:have (?:all )?|know )your|known|understood|understand|(?<!n't |not )remember|based on|according to|^given|(?<!\b(?:hit me|message|list|back|table|answer|reply) )with (?:all )?your|using|use|used|add|added|adding|adds|plus|sum|summed|combine|combined|combining|compare[ds]?|comparing|(?<!\bto )(?:compute|calculate)|calculated|total|totals|together|checked|checking|look(?:ed|ing) at|trust|believe|(?<!\b(?:would|i'd|to|really) )(?:love|like) (?:all )?your)\b`,
    String.raw`\byour(?: [\w']+){0,4} (?:is|are|was|were|look|looks|seem|seems|sound|sounds|make|makes|match|matches|come|differ)\b`,
    String.raw`\byou(?:'ve| have)? (?:already |just |also |only )*(?:told|said|gave|given me|sent|wrote|mentioned|listed|shared|showed|forgot|repeat)\b`,
    String.raw`\b(?:path|paths|route|tour|my (?:own|best|list|side|turn|total|numbers?|coins?|values?|map|board|hallways?|table|notes)|mine|let's see|lemme see|plan|proposal|suggestion|idea|opinion|total|submit\w*|order|turn|move|job|day|strategy|reasoning|math|maths|mistake|typo|question|answer|message|patience|luck|play|partner's|best|worst|highest|lowest|favou?rite|biggest|better|worse|more|less|same|similar|both of us|rules?|button|screen|why|who|when|if you (?:have|get|got) (?:a|any|more|less|fewer)|not|never|(?:cannot|can't|don't|won't|couldn't|didn't)(?! (?:remember|recall|read|find|have|know|see)\b)|no one|nothing)\b`,
    String.raw`\b(?:i|we)(?:'ll| will| can| could)? (?:tell|give|send|share|show|list|write|post)\b`,
  ].join('|'),
)
/** "Your L to B wins" */
const TELLS_OF_YOURS =
  /\byour (?:[\w']+ )?[A-Z] ?(?:-|to|and)? ?[A-Z] (?!(?:coins|values|numbers|hallways|ways|links|amounts|counts|figures|please|pls)\b)[a-z]+s\b/
/** Where a sentence goes on to what the numbers are for. */
const GOES_ON =
  /,| so (?:that )?(?:i|we)\b| before (?:i|we)\b| and (?:i|we)\b| (?:and )?(?:then )?we(?:'ll| can| could| will)\b| because\b| for me to\b/
/** "All five", "all 15 of them": how many there are. */
const ALL_THERE_ARE = new Set([5, 15])

/** The request; undefined where there is none. */
export function impliedAsk({ tokens }: Sentence): Act | undefined {
  if (tokens.length > MOST || tokens.some((token) => token.kind === 'number' && !ALL_THERE_ARE.has(token.value)))
    return undefined
  const text = renderWords(tokens)
  if (!REQUEST.test(text) || judgesYours(text) || TELLS_OF_YOURS.test(text)) return undefined
  if (!text.split(GOES_ON).some((part) => POSSESSION.test(part) && !OF_ELSE.test(part))) return undefined
  const rooms = [...new Set(roomsIn(tokens))]
  const [first, second] = rooms
  if (rooms.length > 2) return undefined
  if (first === undefined) return { kind: 'ask', pairs: [], from: [], all: true }
  return second === undefined
    ? { kind: 'ask', pairs: [], from: [first] }
    : { kind: 'ask', pairs: [[first, second]], from: [] }
}

/** Longer sentences go on to something else. */
const MOST = 40
