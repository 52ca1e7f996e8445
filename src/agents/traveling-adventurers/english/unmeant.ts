/**
 * Tells where steps are named and nobody means to walk them: whoever is against them, finds fault with them, only tells what
 * the partner or somebody before did, or wonders why. The verb or the judgement that governs the steps shows it.
 */

const OPENERS =
  '(?:(?:and|but|so|well|ok|okay|hm+|no|nope|yes|yeah|sorry|honestly|maybe|i think|i guess|to me|for me|still|also|then),? )*'
/** "I'd be against the attic", "not happy with ending on A-L", "I object to going there first". */
const OPPOSED = new RegExp(
  String.raw`^(?!.*\b(?:let's|how about|rather (?:go|start|do|visit|take|have)|instead(?! of)|propose|suggest|if)\b)(?!(?:are|do|would|were|is|so) you\b)${OPENERS}(?:i(?:'d|'m| am| would| do| must| have to)?(?: be)? |we(?:'d|'re)? )?(?:[a-z']+ ){0,2}(?:(?<!advise )against|object(?:ing)? to|opposed to|disagree (?:with|on|about)|dislike|hate|(?:don't|do not) (?:really |particularly )?like (?:to|going|the idea of)|(?:(?:not|n't|never) (?:[a-z]+ ){0,2}|un)(?:happy|keen|fan|convinced|fond|thrilled|comfortable|agree|sold|enthusiastic|excited) (?:of|with|about|on|to))\b.*[A-Z]`,
)
const STEPS =
  '(?:going|starting|beginning|ending|finishing|walking|visiting|taking|moving|heading|opening|passing|continuing|leaving|putting|having|doing|entering|stopping)'
const BAD =
  "(?:waste|mistake|bad|poor|weak|terrible|awful|horrible|worse|worst|loss|detour|nonsense|pity|shame|wrong|useless|silly|stupid|costly|expensive|risky|too (?:early|late|low|little|expensive|costly|soon|much)|not (?:good|worth|great|ideal|optimal|that good|so good)|isn't (?:good|worth|great|ideal|optimal)|no good)"
const IS = "(?:is|would be|was|seems?|looks?|sounds?|isn't|feels|'s)"
const FAULTY = [
  // "Going to the bathroom first is a waste", "K to A is a bad deal for me".
  String.raw`^${OPENERS}${STEPS}\b.*[A-Z].*\b(?:is|would be|was|seems?|looks?|sounds?|isn't|feels|'s) (?:[\w']+ ){0,2}${BAD}\b`,
  String.raw`^${OPENERS}${STEPS}\b.*[A-Z].*\b(?:costs?|loses?|hurts?|wastes?|makes (?:no|little) sense|doesn't|does not|brings? (?:me|us|you)? ?(?:nothing|little|hardly))\b`,
  // "Going E to B instead would give you more"
  String.raw`^${OPENERS}${STEPS}\b.*[A-Z].*(?:'d| would| might| could)(?: only| also| even)? (?:give|bring|get|earn|make|gain) (?:you|me|us)\b`,
  // "Kitchen first is bad for me"
  String.raw`^${OPENERS}(?:the )?[A-Z](?:(?: ?(?:-|to|then|and|,))* (?:the )?[A-Z])* (?:first|second|next|last|early|so early|now|at the (?:start|end|beginning)) ${IS} (?:[\w']+ ){0,2}${BAD}\b`,
  // "Going to the attic first, we'd lose …"
  String.raw`^${OPENERS}(?:by )?${STEPS}\b.*[A-Z].*,? (?:we|i|you)(?:'d|'ll| would| will| only| just| could)* (?:lose|miss|gain|win|get|waste|end up|have)\b`,
  // "It makes no sense to go there first", "there's no point in starting with K".
  String.raw`\b(?:(?:no|little|much|not much|any) (?:sense|point|use|reason|need|advantage|benefit)|a (?:[\w']+ )?(?:waste|mistake|bad idea|shame|pity)|not (?:worth|wise|smart|good|ideal)|unwise|pointless|useless|silly|a bad deal) (?:to|in|for us to|of) (?:go|start|begin|end|walk|visit|take|move|head|${STEPS.slice(3, -1)})\b.*[A-Z]`,
]
const OF_OTHERS = [
  // "Your path goes to the attic too early", "you start with K and end with A?"
  String.raw`^${OPENERS}(?:your (?:[\w']+ )?(?:path|route|tour|plan|way|proposal|suggestion|idea|version|one)|yours|you) (?:(?:only|also|just|already|both|first) )*(?:goes?|starts?|begins?|ends?|finish(?:es)?|visits?|takes?|walks?|passes|pass|puts?|leaves?|skips?|includes?|uses?|has|comes)\b(?! (?:first|ahead)\b)`,
  String.raw`\byou (?:could|should|would|might) have (?:gone|started|begun|visited|taken|walked|put)\b|\b(?:i|we|you) (?:went|visited|walked|started|began|took|ended)\b|\b(?:i|we) (?:was|were) (?:first |also |just )?(?:thinking|wondering|considering|looking)\b.*\bbut\b`,
  // "I would like to concentrate on the attic", "I noted your K-A number": no steps
  String.raw`^${OPENERS}i(?:'d| would)?(?: now| first| also| just| really)* (?:like|want|wish|need|love) to (?!.*\b(?:your|you|from)\b)(?:concentrate|focus|look|verify|discuss|talk|compare|clarify|think|mention|add|note|remind|record|write|copy|double-check|reconcile|study|review)\b`,
  String.raw`^${OPENERS}(?:let me|i'll|i will|i(?:'d| would)? (?:like|want|need|have) to)(?: just| quickly| first| also)* (?:double[- ]?check|check|verify|recheck|recount)\b(?!.*\byours?\b)`,
  String.raw`\byour [A-Z] ?(?:-|to|and)? ?[A-Z] (?:numbers?|values?|coins?|counts?|hallways?|one)\b`,
  String.raw`^${OPENERS}(?:next up|next|now|then)?[ :,]*(?:the )?[A-Z] ?(?:-|to) ?(?:the )?[A-Z] (?:stretch|hallway|corridor|connection|row)$`,
  // "Your best is L-C then"
  String.raw`^${OPENERS}(?:your|my) (?:[\w']+ )?(?:best|worst|highest|lowest|richest|strongest|weakest|top|favou?rite)(?: (?:one|hallway|number|corridor|connection))? (?:is|are|was|would be)\b(?!.*\b(?:step|next|first)\b)`,
  // "My grandma would love this attic": nobody who plays.
  String.raw`^${OPENERS}(?:(?:my|his|her|their) (?!(?:[\w']+ )?(?:path|route|tour|plan|proposal|suggestion|idea|way|vote|choice|pick|favou?rite|preference|best|step|move|turn|first|next|order|advice|guess|thought|opinion)\b)[\w']+|somebody|someone|nobody|anybody|everybody|people|who|they|he|she) (?:[\w']+ )?(?:would|should|wants?|could|might|will)\b(?!.*\b(?:let's|so we|we should|how about)\b)`,
  // "I wonder why you go there first", "did you say K first?"
  String.raw`\bwonder(?:ing|ed)? (?:why|how|whether|what|if you)\b|^${OPENERS}(?:did|do|have|were|are) you (?:say|said|mean|write|tell|suggest|propose|want|thinking of|going|trying)\b(?! to (?:go|start|take|visit)\b)`,
]
const UNMEANT = new RegExp([...FAULTY, ...OF_OTHERS].join('|'))

/** "… the attic as the first stop", "… so early", "… ending on A-L". */
const AS_A_STEP = new RegExp(
  String.raw`\b(?:${STEPS.slice(3, -1)}|as (?:a|an|the|our|my|your)|first|second|third|next|last|early|late|place|step|stop|start|end)\b`,
)

/** "I don't want the bathroom (next)" */
const DOES_NOT_WANT = new RegExp(
  String.raw`^${OPENERS}(?:i|we) (?:really |just )?(?:don't|do not) want (?:to (?:go|walk|move|head) (?:to |into )?)?(?:the )?[A-Z](?: (?:now|next|first|yet|so early|at all|there))*(?=$| ?,| (?:because|since|as)\b)`,
)

const isShort = (text: string): boolean => text.length < 240

/** `text`: the words of a clause that names few rooms and tells no numbers. */
export const isUnmeant = (text: string): boolean =>
  isShort(text) && (OPPOSED.test(text) || UNMEANT.test(text) || DOES_NOT_WANT.test(text))

/** Whether the speaker is against steps that the partner proposed. */
export const opposesSteps = (text: string): boolean =>
  isShort(text) && ((OPPOSED.test(text) && AS_A_STEP.test(text)) || DOES_NOT_WANT.test(text))
