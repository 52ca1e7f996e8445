/** Says yes to a path by asking to walk it, or by being content with it: "shall we take it?", "I'm happy with your path ¶". */

const BEGINS = String.raw`^\W*(?:(?:ok|okay|so|and|then|great|good|fine|well|yes|yeah|perfect|alright|nice|cool|now|but)\b\W{1,3}){0,4}`
const IT =
  '(?:it|this|that|this one|that one|yours|(?:your|the|this|that|our) (?:proposed |suggested |same )?(?:path|route|tour|plan|proposal|suggestion|way|one|idea))'
const ENDS = String.raw`(?: (?:then|now|together|please|both|right away|as it is|as planned|like that|right|ok|okay|you think|partner)){0,3}`
const ASKS = new RegExp(
  String.raw`${BEGINS}(?:(?:shall|should|do|can|could|may|will) we|why don['’]?t we|how about we|want to|shall i|are we going to)(?: (?:both|just|then|now|all|simply|go ahead and|agree to|please)){0,3} (?:take|do|use|walk|pick|choose|keep|accept|(?:go|stick|stay|run|settle) (?:with|for|on)|settle on|agree on|finali[sz]e|lock in)\s${IT}${ENDS}[\s,]{0,2}\?\s*$`,
  'i',
)
/** Whether a sentence asks to walk the path that was proposed, and nothing else. */
export const asksToTake = (sentence: string): boolean => sentence.length < LONGEST && ASKS.test(sentence)

const CONTENT =
  /(?:\b(?:(?:i['’]?m|i am|we['’]?re|we are)(?: (?:very|quite|really|also|totally|perfectly|all|so|both|completely)){0,2} (?:happy|glad|fine|ok|okay|pleased|content|satisfied|good|cool|comfortable|on board|in agreement) (?:with|about|by|to (?:take|go with|do|use|walk|accept))|i(?: also| fully| do| can)? (?:like|love|agree (?:with|to|on)|accept|approve(?: of)?|support))|¶,?(?: also| really| certainly)? (?:works|suits|is (?:also |perfectly |totally )?(?:fine|ok|okay|good|great|perfect)|sounds (?:good|great|fine)|looks (?:good|great|fine)))\b/i
const NOT_YET =
  /n['’]t\b|\b(?:not|never|less|unless|before|if|but|however|why|how|would be|until|once|when|rather|instead|almost|part of)\b/i
/** Whether a sentence is content with the path that ¶ stands for. */
export const isContentWith = (sentence: string): boolean =>
  sentence.length < LONGEST && CONTENT.test(sentence) && !NOT_YET.test(sentence)

const LONGEST = 200

/** "Same way round as you", "then in your direction": takes the path as it was named, to who asked which way. */
const AS_NAMED = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|and|then|great|good|fine|well|yes|yeah|perfect|alright|nice|cool|please|sure)\b\W{1,3}){0,4}(?:(?:let['’]?s|let us|i['’]?ll|we['’]?ll|i will|we) (?:both )?(?:go|do|take|walk|keep|use|have) (?:it )?)?(?:in )?(?:(?:the |your )?same (?:way(?: a?round)?|direction|order)(?: (?:as|like) (?:you|yours|you (?:named|wrote|said|have|do)(?: it)?|before|that))?|your (?:way(?: a?round)?|direction|order)|(?:just |exactly )?(?:as|like|the way) you (?:named|wrote|said|put|have|suggested|proposed) it)(?: then| please| too| as well)*\W*$`,
  'i',
)
export const takesAsNamed = (sentence: string): boolean => sentence.length < LONGEST && AS_NAMED.test(sentence)
