/**
 * What a question wants that names no hallway: all of the listener's coins, which path the listener would take, or
 * something else, like the reason for a proposal or a verdict on numbers. What is wanted has to be said: a possession of
 * the listener's, or an order to tell it. The word "you" alone wants nothing.
 */

const COINS = String.raw`(?:coins?|numbers?|values?|counts?|amounts?|weights?|hallways?|corridors?|list|table|map|matrix|row|column|side|ones?|overview|ranking|readings?|info|information|data|side|end|half|part|picture|view|situation|stuff|digits?|figures?|screen|world|house|graph|edges?|connections?|pairs|notes|everything|sixes|tens)`
const HAVE = '(?:have|has|got|get|see|find|count|hold|own|know|read)'
const TELL = String.raw`(?:tell|give|send|show|share|list|post|paste|dump|write|type|name|report|describe|disclose|reveal|provide|spill|drop|print|state|read|repeat|resend|say|communicate|confirm|announce|declare|specify|requesting|request|pass|shoot|mention|indicate|fill|lay|put)`

/** "Your numbers", "all of yours", "what you have", "how many do you get", "what's on your map". */
const OF_LISTENER = new RegExp(
  [
    String.raw`\byours\b`,
    String.raw`\b(?:your|ur)(?: (?!best|worst|highest|lowest|total|sum|opinion|idea)[\w']+){0,4} ${COINS}\b`,
    String.raw`\b(?:your go|in your possession|your (?:full|whole|complete) \w+)\b`,
    String.raw`\b(?:what|how (?:many|much)|everything|anything|all|coins?|numbers?|values?|else|whatever|hallways?)(?: coins?)? (?:that |which |what )?(?:(?:do|did|can|have|would) )?(?:you(?:'ve)?|u)(?: (?:also|all|both|just|happen to|already))*(?: ${HAVE}\b|$)|\bwhat (?:else )?(?:are|do) you (?:seeing|looking at|holding|having)\b`,
    String.raw`\b(?:do|did|can|have) you (?:also |happen to )?${HAVE} (?:any|some|a) `,
    String.raw`\bhow (?:many|much)(?: coins?)? (?:see|have|get|got) (?:you|there)\b`,
  ].join('|'),
)
/** "Tell me everything", "send the whole list", "can I have it all?" */
const ORDERS = new RegExp(
  String.raw`\b${TELL}\b(?: [\w',]+){0,6} (?:all|everything|every|each|whole|full|complete|entire|them|em|these|those|the (?:rest|others))\b|\b${TELL} (?:me |us )?(?:all|everything|them|it)\b|^(?:and |the |a |your |please )*(?:all|full|whole|complete|entire) (?:[\w']+ )?${COINS}\b|\bcan you tell me$`,
)
/** "Which ones are your worst?", "which rooms do you like?", "do you have any 10s?": for the best of them, or a taste. */
const PICKS_OUT =
  /^(?:(?:and|so|but|ok),? )*(?:which|what) (?:ones?|rooms?|hallways?|of (?:them|these|those|your [\w']+))(?: (?:is|are|would|do|does|did|might))?\b(?!.*\b(?:pay|bring|give|worth)\b)|\b(?:any|some) (?:tens|nines|eights|\d+s?|10s|good|high|big|great|rich|really|very)\b(?! (?:numbers|coins)\b.*\bfrom\b)|^(?:(?:and|so|but),? )*(?:is|are|was|were) (?:that|this|it|those|these|they|yours?)\b/
/** "How did you get 80?", "how is that 90?": in which way. */
const IN_WHICH_WAY =
  /^(?:(?:and|so|but|wait|ok|well),? )*how (?:on earth |exactly |the hell )?(?:did|do|does|is|was|are|were|come|could|can|would|have|has)\b(?!.*\b(?:your|yours)\b(?!.*\b(?:total|sum|result|path|route|idea)\b))(?! (?:it|that|this|they|these|those) (?:look|looks)\b)/
/** "How many coins did you get last time?", "what did you have before?": no longer. */
const IS_PAST =
  /\b(?:last (?:time|game|round)|before this|yesterday|previous (?:game|round)|in the (?:last|previous) (?:game|round)|usually|normally|in the end|at the end|in total)\b/
/** "Have you sent yours in?", "tell me when you are done": of the path that is handed in, or of when. */
const IS_HANDED_IN =
  /\b(?:submitted|entered|pressed|clicked|locked)\b|\b(?:sent|put|handed|typed|turned) (?:yours|it|your [\w']+) (?:in|off)\b|\b(?:tell|let) (?:me|us)(?: know)? (?:when|once|as soon as|if|whether)\b/
/** "Can you see the coins?", "do you see the same map?": whether the listener does at all. */
const WHETHER_SEES =
  /^(?:(?:and|so|but),? )*(?:can|do|could|did) you (?:also |even |actually |really )?(?:see|hear|read|find|count|add|know)(?: (?:also|too))? (?:the|my|that|this|it|them|me|both|mine)\b|^(?:(?:and|so|but),? )*do you (?:now |already |also )?(?:have|know|got) (?:all|everything)\b|\byou (?:need|needed|want|wanted)\b/

/** `asked`: the words of a question from its first word on, or of an order. */
export const wantsCoins = (asked: string): boolean =>
  (OF_LISTENER.test(asked) || ORDERS.test(asked)) &&
  !PICKS_OUT.test(asked) &&
  !IN_WHICH_WAY.test(asked) &&
  !IS_PAST.test(asked) &&
  !IS_HANDED_IN.test(asked) &&
  !WHETHER_SEES.test(asked)

const CHOOSES =
  '(?:have|got|see|know|find|found|work(?:ed)? out|figured? out|computed?|calculated?|plan(?:ned)?|prefer|favou?r|like|want|suggest(?:ed)?|proposed?|recommend|choose|chosen|pick(?:ed)?|do|make|made|think|come up with|tell|give|show|share|describe|name|a|an|any|some)'
/** "What would be your best tour?", "have you worked out a route yet?", "your thoughts on the order", "your route?" */
const OF_A_PATH = new RegExp(
  String.raw`^(?:(?:and|so|but|ok|then|well),? )*(?:what|which|what's|your|the best)\b|\b(?:do|have|did|would|could|can|will|should) you(?: (?:already|yet|also|maybe|perhaps|please|kindly|just|happen to))* ${CHOOSES}\b|^(?:please |just |so |and )*(?:tell|give|show|send|share|name|describe|propose|suggest)\b|\b(?:can|may|could) (?:i|we) (?:see|hear|have|get)\b`,
)
/** "Which path did you submit?", "have you sent your path already?": what was done with it. */
const IS_DONE =
  /^(?:(?:and|so|but|well),? )*what (?:do|would|did) you (?:think|say|feel|make) (?:about|of|to) |^(?:and |so |but )?what (?:made|makes|led|brought|got|caused)\b|\b(?:submit|submits|submitted|submitting|sent|sent in|entered|enter|typed|pressed|clicked|finished|meant?|changed?|remember|remembered|forgot|forgotten|followed|counted|checked|understood|understand|saw|read|worth|longer|shorter|final|valid|total|length)\b/

/** Whether a question that names a path wants one from the listener. */
export const wantsPath = (asked: string): boolean => OF_A_PATH.test(asked) && !IS_DONE.test(asked)
