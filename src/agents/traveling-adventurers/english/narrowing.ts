/** Questions that a later word narrows, "And you? I mean for K-A", and those that want no coins at all. */
import type { Message } from './message.ts'

/** "I mean for A-K", "for bath kitchen", "at least the ones from L", behind a question for coins. */
export const NARROWS =
  /^(?:(?:i mean|i meant|at least|especially|mainly|mostly|above all|specifically|namely|in particular|only|just|and|first of all|to start with|like|say|that is|so|please|or),? )*(?:the ones |those |that |the numbers? |the coins |numbers |coins |that one |the one )?(?:for|from|on|of|between|about|in|at|around) (?:the )?[A-Z]\b(?! \d)(?:(?: ?(?:-|to|and|,|or)(?: the)?)? [A-Z])*(?: please| now| first| then)*$/

/** "How is your day going?", "who are you?" */
export const IS_SOCIAL =
  /\bsomething about (?:you|yourself)\b|^(?:(?:and|so|hi|hey|hello|good (?:morning|evening|day|afternoon)|evening|morning|partner|well),? )*how(?:'s| is| are) (?:the|your|things?|life) ?(?!coins?|numbers?|values?|hallways?|list)(?:\w+ )?(?:on|at|over at|in) your (?:end|side|place|house|part)\b|^(?:(?:and|so|hi|hey|hello|good (?:morning|evening|day|afternoon)|well),? )*(?:how(?:'s| is| was| are| were)|what(?:'s| is)) (?:your|the) (?:day|morning|evening|afternoon|night|weekend|week|weather|mood|life|family|game|holiday|name|job|favou?rite (?:colou?r|food|game|room)|record|high ?score|time)\b|^(?:(?:and|so),? )*(?:do|did|have|are|is|can|will) you (?:often|always|ever|like playing|play|enjoy|having fun|tired|bored|new|good at|used to|a bot|human|a human|real)\b/

/** "Have you played this before?", "do you know that we must visit every room?": of the game, whatever word of having stands in it. */
export const OF_THE_GAME =
  /^(?!.*\b(?:coins?|numbers?|values?|many|much|path|route|tour|plan|proposal|idea|[A-Z])\b).*\b(?:(?:have|has|had) you (?:[a-z]+ly |ever |already |just |both |both ever |not |never )?(?!(?:got|given|told|sent|listed|shared|seen)\b)(?:\w+(?:ed|wn|ne|ad|en)|been|done|met|made|read|sat|thought|got it|understood)\b|do(?:n't)? you (?:also |already |really |actually )*(?:know|understand|reali[sz]e|remember|believe|see|get) (?:that|we|how|why|where|when|if|whether|what (?:we|to|the (?:rules?|goal|task|point|game|aim)))\b)/

/** "How many coins is that?", "what's your number there?", right behind what was asked or proposed. */
export const OF_THE_SAME =
  /^(?:(?:and|so|like|ok|but),? )*(?:how (?:many|much)(?: coins)?(?: (?:is|are|would|do|does|did|will|have|on|you|that|it|this|there|be|get|got|see|for|with|in|your|side|here|these|those|them))*|what(?:'s| is| are) (?:your|the) (?:numbers?|coins?|values?|counts?|amounts?)(?: (?:there|for (?:that|it|this|you)|on (?:that|it|your side)))*|what do you (?:have|get|see) there|do you)$/

/** The hallways that were asked for or proposed last, and nothing said since; undefined: there are none. */
export function askedLast({ acts }: Message): readonly (readonly [string, string])[] | undefined {
  const last = acts.findLast(({ kind }) => kind !== 'other' && kind !== 'agree')
  if (last?.kind === 'ask') return last.from.length === 0 && !last.all ? last.pairs : undefined
  if (last?.kind !== 'propose' || last.whole || last.path.length < 2) return undefined
  return last.path.slice(1).map((room, i) => [last.path[i]!, room] as const)
}
