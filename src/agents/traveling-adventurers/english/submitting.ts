/**
 * Who hands a path in, has done so, or wants both to: phrases in the rendered words of a clause, small letters, rooms as
 * capitals. "To submit" says so by itself, other verbs with what is handed in, or with the place that it goes to.
 */

const IT = '(?:it|that|this|mine)'
const PATH = '(?:path|route|tour|answer|solution|submission|order|result)'
const MY_PATH = `(?:my|the|our|your) ${PATH}`
const OPENERS = '(?:(?:ok|okay|so|now|then|alright|great|good),? )*'
/** Rooms in a row, so many or more. */
const rooms = (count: number): string => `[A-Z](?: ?[-,]? [A-Z]){${count - 1}}`
const phrases = (...some: readonly string[]): RegExp => new RegExp(some.join('|'))

export const SUBMITS = phrases(
  String.raw`\bsubmi\w+\b`,
  // "Ok, I'm typing it in now", "entering L K …"
  String.raw`^${OPENERS}(?:i'm|i am|we're|am|now)? ?(?:now |just )?(?:entering|typing|putting|keying|handing|sending) ${IT}(?: (?:in|off))?(?= now$| then$|$)`,
  String.raw`^${OPENERS}(?:i'm|i am|we're|am|now)? ?(?:now |just )?(?:entering|typing in|putting in|keying in|handing in|sending)(?= [A-Z])`,
  // "Entered it too", "ok, entered", "I entered my path", "I've already entered L K …"
  String.raw`^entered (?:as well|too|also|mine|it)`,
  String.raw`^(?:[\w']+,? ){0,2}(?:entered|sent)$`,
  String.raw`\bentered (?:it|mine|${MY_PATH})\b`,
  String.raw`\b(?:have|just|'ve|already) (?:entered|sent|handed in|typed in) (?:the )?[A-Z]\b`,
  String.raw`\b(?:enter|type in|put in) (?:exactly |precisely )?(?:this|that|the following|the same) ${PATH}\b`,
  String.raw`\b(?:let's|let us|we|both|please|i|i'll|i've|just|have)(?: both| all| now| just| simply)? (?:put in|enter|entered|typed in|keyed in)(?: (?:the |our |my |your )?${PATH})? ${rooms(5)}`,
  // "Sent it, good game", "ok, I pressed it"
  String.raw`^${OPENERS}(?:(?:i|i've|have|just|already|done|yes|both|we),? )*(?:sent|pressed|clicked|hit|entered|locked) (?:it|mine)(?: (?:too|now|already|as well|off|in))*(?=$| ?,)`,
  String.raw`\bi(?:'ve| have)? (?:(?:just|now|also|already) )*(?:pressed|clicked|hit) (?:it|mine|send|the button)(?: (?:too|now|already|as well))*(?=$| ?,)`,
  String.raw`^${OPENERS}i(?:'ll| will)? (?:now |just )?send(?: it)?(?: now| off)?$`,
  // "Send our path", "done and sent", "I'm sending it off"
  String.raw`\b(?:send|sent|sending|enter|entering)(?: [\w']+)? (?:my|the|our) ${PATH}\b`,
  String.raw`\b(?:done|finished) (?:and |& |, )?sent\b`,
  String.raw`\bsending (?:it|mine|this|the path)\b`,
  String.raw`\b(?:sent|send) (?:${IT}|the path|the route)(?: (?:off|in|now)\b|$)`,
  // "I turned in the path", "ive handed in our solution", "okay to hand in our solution now?"
  String.raw`\b(?:hand|handed|handing|turn|turned|turning|send|sent|lock|locked|put) (?:in|off) (?:the|our|my|your|this|that) (?:[\w']+ )?${PATH}\b`,
  // "Locked it in", "let's lock in L K B E", "I put mine in", "my path is in"
  String.raw`\b(?:lock|locked|locking|hand|handed|turn|turned) ${IT} in\b`,
  String.raw`\block(?:ed|ing)? in (?:the )?(?:path |route |tour )?${rooms(4)}`,
  String.raw`\b(?:put|putting) (?:that|it|this|${MY_PATH}) in$`,
  String.raw`\b(?:my ${PATH}|mine) (?:is|has been|has gone|went) (?:in|sent|sent in|handed in|locked in)(?: (?:now|too|already|off|there))*$`,
  String.raw`^${OPENERS}(?:that's|that is) (?:mine|me|it) (?:now )?(?:in|sent|off|handed in|locked in)(?: (?:now|too|off|there))*$`,
  String.raw`\b(?:i'll|i'm|let's|let us|we can|we could|now) (?:[\w']+ )?(?:enter|entering|send|lock|hand|turn) (?:it|that|this)\b(?! (?:a|again))`,
  // "The button is pressed", "button clicked", "it's sent", "path sent", "sending too", "sent on my end", "off it goes".
  String.raw`\bbutton(?: (?:is|was|has been|'s|just|now|already|also))* (?:pressed|clicked|hit|pushed|tapped)\b`,
  String.raw`^${OPENERS}(?:it's|it is|it has been|that's|mine is|mine's|everything is|${PATH}(?: is)?|all|and|my side|both) (?:now |also |already |all |just )*(?:sent|handed in|entered|locked in)(?: (?:now|too|off|in|as well|already|also|here|there|on my (?:side|end)|from (?:me|my side)))*(?=$| ?,)`,
  String.raw`^${OPENERS}(?:i'm |i am |im |am )?(?:now |just |also )?(?:sending|sent|pressing|pressed|clicking|clicked|pushed)(?: (?:too|as well|also|now|already|on my (?:end|side)|from my side))+(?=$| ?,)`,
  String.raw`^${OPENERS}(?:clicked|pressed|sent|(?:in|off|there) it goes)(?: (?:now|too|then))*(?=$| ?,)`,
  // "I clicked the button", not by accident.
  String.raw`\b(?:hit|press|click|push)(?:ed|ting|ing)? (?:the |that )?(?:[\w']+ )?(?:button|enter)\b(?!.*\b(?:too (?:early|soon|fast)|by (?:accident|mistake)|accidentally)\b)`,
  // "Shall we make it official?"
  String.raw`\b(?:let's|let us|shall we|we can|we could|i'll|ready to|should we|can we) (?:now |both |please )?(?:finali[sz]e|make it official)\b`,
)

/** A question about submitting that wants nobody to submit. */
export const ASKS_OF_SUBMITTING = phrases(
  String.raw`^(?:and |so )?(?:has|have|did|is|was|will) (?:your|the|my|our|it|that|this|everything)\b`,
  String.raw`\b(?:have|has|did|had) (?:you|we|i)\b`,
  String.raw`\bdo i\b(?: [\w']+){0,4} submit\b`,
  String.raw`\bare you (?:going to|gonna|about to|planning to|ready to)\b`,
  String.raw`\b(?:have|need|got|supposed|allowed|had) to (?:submit|press|click|hit|push|send|enter)\b`,
  String.raw`\b(?:how|where|what|which|who|why|happens)\b`,
)

/** "I pressed submit, did you?" */
export const HAS_SUBMITTED =
  /^(?:\w+,? )?(?:i|we)(?:'ve|'m| have| am| just)? (?:[\w']+ ){0,2}submi(?:t|tted|tting)\b.* (?:did|have|are|will|can|and) you\b/

/** That both should, or the listener. */
export const WE_SUBMIT =
  /\b(?:we|us|let's|you|please|just|both|hit|press|click)\b(?: \S+){0,3} submit\b(?!ted)|^submit\b/

/** Who has not, will not yet, or speaks of when. */
export const SUBMITS_LATER = phrases(
  // "So that we both submit the same"
  String.raw`\b(?:that|which|so that) (?:we|both of us|both|you and i|the two of us)(?: (?!did\b|have\b|had\b)[\w']+){0,2} submit\b`,
  String.raw`\b(?:have|has|need|needs|got|supposed|must|should) (?:both |to |both to )*(?:submit|enter|send|type in|hand in|put in) (?:in )?(?:the same|the identical|exactly|identical|one|a )`,
  // "I haven't submitted", "before we submit", "submit as soon as …"
  String.raw`(?:\b(?:not|never|before|until|unless|if|when|whenever|once|as soon as|the moment|after|how|cannot|where)\b|n't\b)(?: \S+){0,6} submi`,
  String.raw`(?:\b(?:not|never|before|until|unless)\b|n't\b)(?: (?!forget\b|i\b|i'll\b|we\b|we'll\b|let's\b|object\b|mind\b|\S*,)\S+){0,3} (?:send|sent|sending|enter|entered|lock|locked|hand|handed|press|pressed|click|clicked|hit|push|pushed|finali[sz]e)\b`,
  String.raw`\bsubmi\w+(?: \S+){0,4} (?:yet|when|whenever(?! you(?:'re| are)? (?:like|want|wish|ready|please)\b)|if|once|after|until|unless|as soon as)\b`,
  // "I'm almost ready to submit", "who submits?", "hold on, don't submit", "did you submit?"
  String.raw`\b(?:almost|nearly|not|soon|get|getting|be|you|anyone|everyone|when|once|if i'm|if we're) (?:you are |you're )?ready to submit\b`,
  String.raw`\bwho (?:will |should |is going to )?submits?\b`,
  String.raw`\b(?:hold|wait|stop|refrain|delay|careful)\b.* submi`,
  String.raw`\bdid you submit`,
  String.raw`\bwait(?:ing|s)? (?:for|on|until)\b[^,]* submi`,
  // "The submit button is gone"
  String.raw`\bsubmit button (?:is(?! (?:now |already )?(?:pressed|clicked|hit|pushed))|isn't|does|doesn't|not|won't|gone|missing|at)\b`,
  String.raw`\bwhere is the submit`,
)

/** "Kindly submit as soon as you have it", "don't forget to submit": the listener should. */
export const SUBMIT_SOON = phrases(
  String.raw`\b(?:don't|do not|never) forget to submit\b`,
  String.raw`^(?:(?:ok|okay|so|now|then|and|please|kindly|just|you (?:can|may|should)|go ahead and|be so kind and),? )*submit(?: [\w']+){0,3} (?:as soon as|once|whenever|when) (?:you(?: have|'ve| are|'re)?(?: got)?|it is|it's|everything is) (?:(?:all )?(?:done|ready|finished|set|able)|have it|got it|have (?:entered|typed|put) it(?: in)?|can|see (?:it|the button)|it(?: all)?|found it|like)(?: please| too)?(?=$|, (?:i|we|mine)\b)`,
)
