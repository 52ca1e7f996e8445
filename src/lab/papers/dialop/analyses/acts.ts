/** What a message does in a dialogue: the eight types of section 7.1, several for a message, found by rules. */

export const ACTS = ['share', 'query', 'affirm', 'explain', 'meta', 'revise', 'miscellany', 'proposal'] as const
export type Act = (typeof ACTS)[number]

/** What each type means, in words for people and models. */
export const ACT_MEANINGS: Readonly<Record<Act, string>> = {
  share: 'tells something that the speaker knows or wants: preferences, values, facts about the options',
  query: 'asks for information about the options or what somebody wants',
  affirm: 'agrees, or shows that something was understood',
  explain: 'gives the reason for a proposal or another action, before or after it',
  meta: 'speaks about the game or how to go about it, without information about the options',
  revise: 'corrects or takes back something said before',
  miscellany: 'greetings, thanks and whatever else',
  proposal: 'a formal proposal',
}

type Rule = readonly [act: Act, pattern: RegExp]

const RULES: readonly Rule[] = [
  [
    'revise',
    /\b(?:sorry,? i meant|i meant|actually,?|correction|never ?mind|scratch (?:that|\w+)|my (?:bad|mistake)|changed? my mind|oops|whoops|wait,? (?:no|i)|i misread|i mean\b|instead of what i said)\b/i,
  ],
  [
    'meta',
    /\b(?:(?:sent|send|sending|pull(?:ing)? up|submit\w*|make|made|making|put(?:ting)? together|work(?:ing)? on|see|have|look at|review) (?:you |over |in |out |up )*(?:a |an |the |my |your |another |new |this |that |best |next )*(?:proposal|prop|one|something over|itinerary|draft)|your turn|re-?send\w*|suppose[d]? to|exact numbers|here (?:are|is|'s) (?:my|some|what|a|another)|how (?:do|should|shall) (?:you want to|we) (?:do|start|go|approach)|let'?s (?:start|begin|go|get started|work|collaborate|try (?:this|that|it))|one moment|hold on|give me|glitch|button|highlight\w*|instructions?|bonus|help (?:you|me)|ready)\b/i,
  ],
  [
    'affirm',
    /^(?:yes|yeah|yep|yup|ok|okay|sure|sounds|great|good (?:call|idea|point|choice)|perfect|agreed?|i agree|i concur|alright|all right|right|correct|got it|fine|no problem|of course|absolutely|cool|awesome|nice|that (?:works|sounds|is fine|seems|makes sense|could work)|works for me|understood|true|will do|me too|same here)\b/i,
  ],
  [
    'affirm',
    /\b(?:i agree|sounds (?:good|great|like a plan|perfect)|that works|works for me|makes sense|good (?:call|idea|choice)|i like (?:that|it|the idea))\b/i,
  ],
  [
    'explain',
    /\b(?:because|since|so that|that way|the reason|as (?:he|she|it|they|that)(?:'s| is| are)|due to|in order to|i (?:chose|picked|put|added|suggested|swapped|replaced|tried)|this (?:one|is|flight|plan|itinerary|option)\b.*\b(?:closer|cheaper|minimi\w+|avoids?|lowers?|keeps?|includes?|has|within|only))\b/i,
  ],
  [
    'query',
    /\?\s*$|\?\s|^(?:how|what) about\b|^(?:who|what|which|when|where|how|do|does|did|is|are|can|could|would|should|any)\b.*\b(?:you|your|for|on|good|best|have)\b|\b(?:let me know|tell me)\b/i,
  ],
]

const GREETING =
  /^(?:hi|hello|hey|heya|yo|hola|greetings|good (?:morning|afternoon|evening|day)|howdy|thanks?|thank you|appreciate|lol|haha|bye|enjoy|have a)\b|top of the morning?/i

/** Words that carry information about options or wishes, in the three games. */
const CONTENT =
  /\b(?:want|like|love|prefer|need|don'?t|hate|avoid|budget|below|under|heard|green|red|grey|gray|blank|unknown|score|higher|lower|highest|best|better|worse|worst|good|great|bad|decent|solid|strong|fit|perfect|terrible|weak|mediocre|important|importance|meeting|free|busy|available|can'?t|cannot|miss|flight|arriv\w+|price|cheap\w*|expensive|\$|\d+ ?(?:am|pm)|vegan|vegetarian|kids?|family|group|music|park|museum|bar|cafe|shop|landmark|restaurant|wifi|view|parking|takeout|touristy|rated|ratings?|stars?|travel|distance|far|close|there(?:'s| is| are)|i (?:have|see|think|would|could|know|got)|mine|my)\b|: (?:\w+ )?\w+|-?\d+[,;.]/i

/** The types of one message, most telling first; a message that is nothing else is miscellany. */
export function tagByRules(text: string): Act[] {
  const found = new Set<Act>()
  for (const [act, pattern] of RULES) if (pattern.test(text)) found.add(act)
  const sentences = text.split(/(?<=[.!?])\s+/)
  if (sentences.some((sentence) => isSharing(sentence, found))) found.add('share')
  if (/^\S+\*$|\bi'?m sorry,? \S+ ?\S*$/i.test(text.trim())) found.add('revise')
  // To offer or ask for help is talk about the task, not a question about it.
  if (
    /\bhelp (?:you|me)\b|\bi help\b/i.test(text) &&
    sentences.filter((sentence) => sentence.includes('?')).length <= 1
  ) {
    found.delete('query')
    found.add('meta')
  }
  if (GREETING.test(text)) found.add('miscellany')
  // What is nothing else names an option, unless it is a single word.
  if (found.size === 0) found.add(/\S\s+\S/.test(text) ? 'share' : 'miscellany')
  return ACTS.filter((act) => found.has(act))
}

/** Whether a sentence tells something, rather than asks, agrees or speaks about the game. */
function isSharing(sentence: string, others: ReadonlySet<Act>): boolean {
  if (/\?\s*$/.test(sentence) || !CONTENT.test(sentence)) return false
  const words = sentence.split(/\s+/).length
  if (others.has('meta') && words < 9) return false
  return !(others.has('affirm') && words < 5) && !(GREETING.test(sentence) && words < 6)
}
