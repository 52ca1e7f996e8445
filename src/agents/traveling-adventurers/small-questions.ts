/**
 * Small questions that a partner asks beside the matter: whether anybody is there, whether all is told, whether the listener minds
 * what it gets, whether a total is much.
 */
import { worth, type Conversation } from './conversation.ts'
import { boundsRest } from './english/rest-bounded.ts'
import type { Choose } from './english/voice.ts'

const IS_THERE =
  /\b(?:is|are) (?:anybody|anyone|somebody|someone|you(?: still)?) (?:there|here|listening|home)\b[^.!]*\?|\b(?:can|do|could) you (?:hear|read|see) me\b[^.!]*\?|^\W*(?:hello|hallo|hey|anybody|anyone)(?: there)?\s*\?/i
/** "Have I told you everything now?", "is anything missing on my side?" */
const IS_ALL_TOLD =
  /\b(?:have|did|'ve) i (?:now |already |really )?(?:told|tell|given|give|said|say|sent|send|listed|list|mention(?:ed)?|answer(?:ed)?|cover(?:ed)?|forg[eo]t(?:ten)?|missed|miss|left out|leave out)(?: (?:you|me))?(?: \w+){0,2} (?:everything|all|enough|anything|any|something|one)\b[^.!]*\?|\b(?:do|have) you (?:now |already )?(?:have|got|know) (?:everything|all(?: of (?:it|them|mine|my \w+)| my \w+)?|enough)(?: (?:now|from me|that you need|you need|of mine))*\s*\?|\bwas that (?:everything|all) (?:you|of)\b[^.!]*\?/i
/** "Are you okay with that?", of what either gets. */
const MINDS =
  /\b(?:are|would) you (?:be )?(?:okay|ok|fine|happy|alright|all right|content|good|cool|satisfied)(?: with (?:that|it|this|less|fewer|your (?:share|part|half)|(?:getting|having|earning) [^.?!]{1,30}))?\s*\?|\b(?:do|would|does) (?:you|that|it) (?:mind|bother you)\b[^.!]*\?|\bdon['’]?t you (?:mind|care)\b[^.!]*\?/i
const IS_MUCH = /\bis (\d\d+)(?: coins)? (?:a lot|lots|much|many|good|high|low|bad|enough|okay|ok)\b[^.!]*\?/i

export function answerSmall(
  conversation: Conversation,
  choose: Choose,
  words = conversation.lastWords,
): string | undefined {
  const { heard, own, rooms, negotiation, me, partner } = conversation
  const text = words.replaceAll('’', "'")
  const proposal = negotiation.proposals[me]
  const path = negotiation.agreed ?? proposal?.path ?? negotiation.proposals[partner]?.path
  const [theirs, mine] = path ? [worth(heard, rooms, path), worth(own, rooms, path)] : [NaN, NaN]
  if (IS_ALL_TOLD.test(text)) {
    const missing = conversation.allKeys().filter((key) => Number.isNaN(heard.values[key]!)).length
    if (missing === 0 || proposal?.proved)
      return choose(['You have told me all that I need.', 'Yes, that is all that I need to know.'])
    return missing === conversation.allKeys().length
      ? choose(['I have no number of yours yet.', 'Not a single one so far.'])
      : choose(['Not yet, some are still missing.', 'Not all of it so far.'])
  }
  const minds = MINDS.exec(text)
  // "…, are you okay with that?" of a path asks for consent; only beside shares it is of these.
  const ofShares = /\b(?:less|fewer|more|share|part|half|unfair|worse)\b/i.test(text)
  if (minds && path && ofShares && !Number.isNaN(theirs + mine))
    return choose([
      `It is ${theirs} for you and ${mine} for me, which I do not mind: what counts is the sum, ${theirs + mine}.`,
      `I am content with my ${mine} beside your ${theirs}, since only the ${theirs + mine} together count.`,
    ])
  const much = IS_MUCH.exec(text)
  if (much && path && Number(much[1]) === theirs + mine && proposal?.proved)
    return choose(['It is as much as any path can bring us.', 'More than that is on no path of this house.'])
  if (IS_THERE.test(text)) return choose(['Yes, I am here.', 'I am here and reading all of it.'])
  if (boundsRest(text) && !proposal)
    return choose([
      'Good to know, but which path is best may hang on a single coin, so please tell me the exact numbers.',
      'That helps little by itself: a coin more or less may decide, so the exact ones matter too.',
    ])
  return undefined
}
