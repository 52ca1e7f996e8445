/**
 * What a sentence says of the listener's proposal, or leaves to the listener, of which no clause was heard: words of consent or
 * refusal, as often denied as they are, beside a word for the proposal; or words of choosing beside the listener.
 */
import type { Act } from './acts.ts'
import { renderWords, roomsIn, type Sentence } from './tokens.ts'

const PROPOSAL =
  /\b(?:(?:path|route|tour|plan|proposal|suggestion|itinerary|order|idea|offer|version|sequence|trip|loop)s?|one|that|this|it|yours)\b/
const CONSENTS = new RegExp(
  [
    String.raw`\b(?:consent|concur|agree|assent|subscribe) (?:to|with)\b`,
    String.raw`\b(?:accept|approve|endorse|support|embrace|adopt)\b`,
    String.raw`\b(?:happy|glad|pleased|delighted|content|willing|ready|prepared)(?: [\w']+)? (?:to (?:walk|follow|take|go|move forward|proceed|accept|do|sign)|with)\b`,
    String.raw`\b(?:shall|will|i'll) (?:gladly |happily |surely )?(?:follow|walk|take) (?:you|it|that|this|your)\b`,
    String.raw`\bgreen light\b|\baligned\b|\bconvinces? me\b|\b(?:can't|cannot|can not) argue\b|\bwe agree\b|\bto my liking\b|\bon board\b|\bcommit to\b|\bget behind\b|\bcomply with\b`,
  ].join('|'),
)
const REFUSES = new RegExp(
  [
    String.raw`\b(?:decline|refuse|reject|oppose|veto|disagree)\b`,
    String.raw`\bunacceptable\b|\bunsuitable\b|\bnegative on\b|\bdeal ?-? ?breaker\b`,
    String.raw`\b(?:isn't|is not|not|wasn't) (?:really |quite |at all |the one )*(?:for me|suitable|acceptable|agreeable|feasible)\b`,
    String.raw`\b(?:can't|cannot|can not|won't|will not|couldn't|could not|not going to|unable to|never|not)(?: (?:possibly|really|ever|quite|bring myself to|find it in me to))* (?:accept|agree|approve|consent|support|walk|commit|comply|get behind|endorse|going|walking|taking|doing|take|follow|sign|share your view)\b`,
    String.raw`\b(?:answer|vote|verdict)(?: [\w']+){0,4} (?:is|stays|remains) (?:a )?no\b|\b(?:so )?i'm out$|\bnot (?:that|this) one\b|\bnot going that way\b|\b(?:don't|do not) share your view\b`,
  ].join('|'),
)
/** Of something else, or not said for good. */
const OF_ELSE =
  /\b(?:if|as long as|unless|when|once|until|before|after|whether|because you|maybe|might|would you|do you|could you|can you|should|if you|you (?:accept|agree|approve|are|seem|might|may|will|would|can|could|should)|numbers?|coins?|values?|hallways?|rules?|game|say|said|ask|asked|why|what|how|my (?:path|route|plan|proposal|suggestion)|mine|other|another|first|yet|now know|forward to|so far|happy with you|part|half|everyone)\b/

/** What it answers; undefined: nothing. */
export function impliedAnswer(sentence: Sentence): Act | undefined {
  const { tokens, question } = sentence
  if (question || tokens.length > MOST || roomsIn(tokens).length > 0) return undefined
  if (tokens.some(({ kind }) => kind === 'number')) return undefined
  const text = renderWords(tokens)
  const [said = ''] = text.split(/,? (?:because|since|given)\b|, (?:as|for) (?:it|that|this|i|we)\b/)
  if (!(PROPOSAL.test(said) || FROM_ME.test(said)) || OF_ELSE.test(said)) return undefined
  if (REFUSES.test(said)) return { kind: 'disagree' }
  if (!CONSENTS.test(said)) return undefined
  return DENIES.test(said) ? undefined : { kind: 'agree' }
}
/** "Green light from my side" */
const FROM_ME = /\b(?:from|on) (?:me|my (?:side|end|part))\b/
const DENIES = /\b(?:not|never|no|nobody|nothing|hardly|hesitant|reluctant)\b|n't\b(?! argue)/

const CHOICE =
  '(?:path|route|tour|itinerary|order|sequence|way|direction|round trip|trip|plan|walk|routing|solution|room|move|rooms)'
const CHOOSES =
  '(?:choose|pick|decide|name|lead|propose|recommend|suggest|find|call|select|determine|plan|say|delegate|settle)'
const LEAVES = new RegExp(
  [
    String.raw`^(?:any |some |your )?(?:suggestions?|ideas|proposals?|recommendations?)(?: please)?$`,
    String.raw`(?:^|\b(?:kindly|please|just|you|so|better|now|and|then) )(?:${CHOOSES}|put forward|come (?:up|back) with|give me|find us)(?: [\w']+){0,4} (?:${CHOICE}|recommendation|proposal|suggestion)\b`,
    String.raw`\b(?:await|awaiting|waiting for|need|let|want|welcome|looking forward to|trust|hear|delegating|give me) (?:[\w']+ )?your (?:[\w']+ )?(?:recommendation|suggestion|proposal|judge?ment|orders|call|choice|selection|decision|itinerary|advice|idea)s?\b`,
    String.raw`\b(?:choice|selection|decision|call|pick|routing|route|order)(?: is| stays| remains)? (?:all |entirely )?(?:yours|up to you|to you)\b|\bdelegat(?:e|ing) (?:[\w']+ ){1,4}to you\b`,
    String.raw`\b(?:wherever|whatever|whichever)(?: (?:way|path|route|one|order))? (?:you|your|ye)\b|\btake me where(?:ver)?\b|\bhow you would (?:walk|go|do|route|order)\b|\b(?:pick|choose|name|take) (?:one|any|any one|any of them)\b`,
    String.raw`\byou (?:call the (?:play|shots)|have command|are in command|say|can say)(?:$| (?:where|which|what|how)\b)|\bjust say (?:which|where|what)\b|\b(?:you|that's for you|for you|up to you) (?:to choose|to decide|who chooses?|who decides?)\b|\bprefer it to be you\b|^lead\b|\b(?:you|better you) find (?:us|me) a (?:way|path|route)\b`,
  ].join('|'),
)
const NOT_LEFT =
  /\b(?:coins?|numbers?|values?|hallways?|minutes?|moment|seconds?|sec|time|my|mine|i'll|i'd (?:suggest|propose|take|go|pick|choose)|i (?:suggest|propose|choose|chose|picked|take)|let me|if|when|why|did you|made you|write|type|in your turn|you (?:chose|picked|decided|said|suggested|proposed)|before|after|first we|reason|because|compare|longer|shorter|submit\w*|is (?:good|fine|better|best|worse|bad)|agree|accept)\b/

/** Leaves it to the listener which path to take. */
export function impliedChoice({ tokens }: Sentence): Act | undefined {
  if (tokens.length > MOST || roomsIn(tokens).length > 0 || tokens.some(({ kind }) => kind === 'number'))
    return undefined
  const text = renderWords(tokens)
  return text.split(/, | and i\b| but /).some((part) => LEAVES.test(part) && !NOT_LEFT.test(part))
    ? { kind: 'invite' }
    : undefined
}

/** Longer sentences go on to something else. */
const MOST = 40
