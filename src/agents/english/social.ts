/** What a sentence does beside its content: greets, thanks, agrees, refuses, leaves the choice, announces the best. */
import type { Social } from './acts.ts'

type Rule = readonly [act: Social, pattern: RegExp]

/** Patterns look at the words of one sentence, in lower case, each between single spaces; contractions are written out. */
const RULES: readonly Rule[] = [
  ['greet', /^ (?:hi|hello|hey|heya|hiya|howdy|greetings|yo|good (?:morning|afternoon|evening|day)) /],
  ['thank', / (?:thanks|thank you|thx|cheers|much appreciated|appreciate (?:it|that)) /],
  ['apologise', / (?:sorry|apologies|apologise|apologize|my bad|my mistake|oops|whoops) /],
  [
    'delegate',
    / (?:you (?:decide|choose|pick|can (?:decide|choose|pick)|should (?:decide|choose|pick))|up to you|your (?:call|choice|pick|decision)|whatever (?:you|works|is best|suits)|i trust (?:you|your)|(?:i )?(?:do not|no) (?:mind|preference|care which)|any (?:is|are|of (?:them|those) is|works?) fine|surprise me|dealer s choice|leave it to you|just (?:propose|pick|choose|send|tell me|give me|make)|just tell|tell me what to do|you know best|what(?:ever)? do you (?:suggest|recommend|propose|think is best)|what would you (?:suggest|recommend|propose|pick|choose)|any (?:suggestion|suggestions|ideas?|recommendations?) |make (?:me )?(?:a |an |the |your )?(?:proposal|offer|suggestion)|send (?:me )?(?:a |an |the |your )?(?:proposal|offer|plan|itinerary)|go ahead and (?:propose|pick|choose|book|send)|(?:please|you can|could you|can you) (?:propose|suggest|pick|choose|decide|offer)|ready for (?:a|your) (?:proposal|suggestion|offer)|let us (?:see|hear) (?:a|an|your|the) (?:proposal|offer|plan|suggestion)) /,
  ],
  [
    'reject',
    / (?:i (?:have to )?(?:reject|decline|refuse|disagree)|(?:does|would|will|do) not work|not (?:happy|convinced|good enough|acceptable|going to work|what i)|no deal|no thanks?|do better|try (?:again|something else|another)|something (?:else|different|better)|i (?:can|could) not (?:accept|agree)|not (?:quite )?there yet|needs? work|must reject|i would rather not|improve (?:on )?(?:it|this|that)) /,
  ],
  [
    'accept',
    / (?:i (?:accept|agree|am in|concur|will take (?:it|that|this)|am (?:happy|fine|okay|ok|good) with (?:that|it|this|all))|agreed|accepted|(?:sounds|looks|seems) (?:good|great|perfect|right|fine|like a plan|excellent|lovely|wonderful|amazing)|works for me|that works|go ahead|let us (?:do|go with|take|book) (?:it|that|this)|good to go|ship it|no objections?|fine (?:by|with) me|you (?:are|have) (?:right|got a deal)|count me in|lock it in|book it) |^ (?:(?:yes|ok|okay|great|that is|it is|this is) ,? ?)?(?:perfect|wonderful|excellent|deal|lovely|brilliant|fantastic|love it) $/,
  ],
  [
    'acknowledge',
    /^ (?:ok|okay|k|sure|got it|noted|understood|i see|cool|yes|yeah|yep|yup|alright|all right|right|great|fine|nice|makes sense|good|perfect|of course|absolutely|true|will do|no problem|fair enough|good to know|ah) /,
  ],
  [
    'done',
    / (?:that is (?:all|it|everything|about it)|nothing (?:else|more)|no(?:thing)? (?:more )?to add|no more|that s (?:all|it|everything)|all i (?:have|know|want|need|can (?:say|see|tell))|that covers|i am done|everything i (?:have|know|want)) /,
  ],
  [
    'confused',
    /^ (?:what|huh|pardon|come again|sorry) $| (?:do not (?:understand|follow|get (?:it|that|what))|did not (?:understand|get (?:it|that)|catch)|what do you mean|not sure what you mean|(?:say|repeat) that again|(?:could|can) you (?:rephrase|clarify|repeat)|confused) /,
  ],
]

/** That nothing better is to be had: what is offered with such words need not be refused to learn what else there is. */
const FINAL: readonly RegExp[] = [
  // "Better than this is not possible", "better it gives not".
  / (?:better|higher|nicer|more points|more(?= than ))(?: one)? (?:than (?:this|that|it)(?: one)? )?(?:is|it|you|one|there|can|will) (?:\w+ ){0,2}(?:not|never|impossible|nowhere|unthinkable) /,
  // "If there were a better plan, I would have found it."
  / if (?:there (?:were|was|is|had been)|i had (?:found|seen)|one existed) (?:\w+ ){0,3}(?:better|higher|nicer|more)(?: \w+){0,3} ,? ?(?:i|you|we) would (?:have )?/,
  / (?:whatever|everything|anything|all) (?:else )?(?:\w+ )?(?:i|we) (?:have )?(?:tried|checked|looked at|compared|considered) .*(?:worse|lower|less|fewer|below|behind) /,
  / (?:no|not an?|not any|none|nothing) (?:\w+ ){0,4}(?:scores?|gets?|gives?|yields?|reach\w*|makes?|is worth) (?:\w+ )?(?:more|higher|better) /,
  / (?:this|that|it) (?:one |plan |itinerary )?wins /,
  / (?:the|our|my|your|a clear) winner is | of all (?:\w+ ){0,3}(?:,|:)? ?(?:this|it)(?: one)? is the (?:best|one) /,
  / (?:hard pressed|hard put|struggle|pushed) to (?:find|get|do|beat|top|think of) (?:\w+ ){0,3}(?:better|higher|nicer) /,
  /\b(?:best|finest|ideal|perfect|top|highest|maximum|max|strongest|greatest|most) (?:\w+ ){0,5}(?:can|could|possible|available|offer|find|found|there is|there are|out there|exists?|get|got|have|achievable|reachable|reach|do|manage|come up|know|one|of all|of them all|solution|answer|option|plan|itinerary|day|trip|proposal|choice|score|total|result|combination|flights?|value|arrangement|schedule|route|tour) /,
  / (?:best|optimal|optimum|maximal|unbeatable|unsurpassed|unrivalled|highest|the winner|number one|ranks first|comes first) $/,
  / as (?:high|good|well|much|far|many points) as (?!possible from )(?:\w+ ){0,4}(?:can|could|gets?|possible|goes|be) /,
  / (?:no(?! (?:we|i|you|it|this|that|they) )|not an?|not any|never an?) (?:\w+ ){0,6}(?:better|higher|nicer|superior|beats|tops|exceeds|improvements?) /,
  / (?:nothing|none|nowhere|no \w+) (?:\w+ ){0,2}(?:comes|gets|is|are|come|get) (?:\w+ ){0,2}(?:near|close|ahead|above) /,
  / (?:exhausted|been through|run through|ran through|gone over|went over) (?:\w+ ){0,2}(?:options?|possibilities|combinations|all|everything) /,
  / (?:scores|ranks|rates) (?:the )?highest /,
  / (?:best|finest|greatest|top|pick|most good) (?:\w+ )?of (?:the |them )?(?:(?:whole|entire|full) )?(?:lot|bunch|all|everything|set|list|field|range) /,
  / (?:get|gets|gives?|reach|reaches|have|has|brings?|achieves?|yields?|earns?) (?:you )?(?:the )?(?:maximum|maximal|max|highest|most)(?: possible| number of)? (?:points?|score|total|value|satisfaction|enjoyment) /,
  / (?:perfect|full|round|maximal|whole) (?:100|hundred)\b| 100 ?(?:%|percent) (?:of|optimal|perfect|best)| (?:optimal|best|perfect|maximum) (?:\( )?100 /,
  / (?:the|its|your|our|an?) (?:\w+ )?(?:maximum|optimum|ceiling|summit|pinnacle|peak|apex|ultimate plan|ultimate day|ultimate itinerary)(?: (?:of|for|score|possible|out of|from|[,:!.]|that|there|i|we|you) | $)/,
  / (?:everything|all) (?:\w+ ){0,5}(?:that )?(?:can|could) be (?:got|had|reached|gained|fulfilled|satisfied|achieved|squeezed) /,
  / (?:optimal|optimum|unbeatable|unsurpassed|optimised|optimized|maximi[sz]es|can not be (?:beaten|improved|topped|bettered|surpassed|outdone)|as good as (?:it|they|things) gets?|does not get (?:any )?better|final (?:offer|answer|proposal|word)|last (?:offer|word)|no room (?:for|to) improve\w*|comes? out on top|on top of (?:all|every)|ceiling|upper limit) /,
  / (?:nothing|no one|none|nowhere|no other|no better|no higher|no alternative|no combination|not (?:exist|find|get|do|see|beat|top|improve|have|make|be|think|know|going|aware)|never|can not|could not|will not|unable|impossible|nobody|hardly) (?:\w+ ){0,7}(?:better|higher|beats?|tops?|improve\w*|exceeds?|more|outdo|outdoes|outscores?|surpass\w*|matche?s?|close|nicer|happier|as (?:much|many|good|high|well|happy)|superior|beaten|topped|bettered|improvement) /,
  / (?:every|all|any|other|rest|anything|everything|whatever|alternatives?|else) (?:\w+ ){0,6}(?:worse|lower|less|fewer|inferior|weaker|poorer|behind|below|short of) /,
  / not (?:be )?possible to (?:\w+ )?(?:improve|beat|top|better|outdo|surpass|match|(?:find|get|do|make|build|create|have|plan|offer|compose|design|arrange|put together|come up with|think of|imagine|propose) (?:\w+ ){0,3}(?:better|nicer|higher|more|finer|happier)) | (?:better|higher|nicer) (?:one|plan|option|itinerary|day|choice|solution|offer) (?:does not|can not|will not|cannot) (?:exist|be) /,
  / (?:better|higher|more|happier)(?: \w+)? than (?:with )?(?:any|every|all|each|everything|anything|whatever) /,
  // "Of all plans you will like this most", "you will be happiest with this".
  / (?:of|among|out of) all (?:the |possible |other )*(?:\w+ ){1,2},? .*\b(?:most|best|happiest) $| (?:be|are|is|am|makes? \w+) (?:the )?happiest (?:with|this way|here) /,
  / (?:lying|liar|surprised|lie) if (?:i|you|there|anyone|somebody) (?:\w+ ){0,4}(?:better|higher|nicer) /,
  // "We have reached the top", "this is where the search ends".
  / (?:reached|this is|that is|found|hit) (?:\w+ )?the (?:very |absolute )?(?:top|peak|summit|maximum|limit|end of the (?:road|search|line))(?: of (?:the (?:mountain|ladder|scale|range|charts?|hill)|what \w+ \w+))? (?:[,:.!] |$)| (?:search|hunt|quest) (?:is over|ends|has ended|stops) /,
  / (?:has|have|is|knows?) (?:no|without(?: an?| any)?|not (?:an?|any)) (?:\w+ )?(?:rivals?|equals?|peers?|competitors?) /,
  / nothing (?:\w+ ){0,2}(?:above|beyond|ahead of) (?:this|it|that) /,
  // "Global maximum, exhaustive search".
  / (?:global|absolute|overall|provable|proven|proved|true|guaranteed) (?:maximum|max|maximal|optimum|best) | exhaustive(?:ly)? /,
  // "Simply the best", "your best option by far", "the best of the best".
  / (?:simply|quite simply|clearly|truly|hands down|undoubtedly|without doubt) (?:the )?(?:very )?best | best (?:\w+ )?(?:by far|hands down|bar none) | best of the (?:best|lot|bunch) | number one (?:\w+ )?(?:out of|of|among) (?:all|every|the) /,
  / (?:beats?|tops?|outscores?|exceeds?|surpasses|outperforms|outshines) (?:any|every|all|each|everything|anything|the rest|whatever|them all) /,
  / (?:checked|tried|compared|searched|gone through|went through|considered|looked at|been through|worked through|calculated|computed|evaluated) (?:\w+ ){0,3}(?:all|every|everything|each|thousands|possible) /,
  / (?:nothing|not|no) (?:\w+ ){0,4}(?:left|further|else) (?:\w+ ){0,3}(?:improve|gain|to (?:find|offer|try|squeeze|win)) /,
]

/** Says which place it has among all: "number one out of all plans", "takes first prize", "sits at the very top of my list". */
const RANKS_FIRST =
  / (?:rank(?:s|ed|ing)?|number|place|position) (?:# |: )?(?:1|one|first) (?:of|among|amongst|out of|in|for|overall) | (?:(?:is|s|comes?|sits?|stands?|ranks?|ends up|lands|be|finishes) (?:\w+ )?(?:the )?(?:number one|number 1|first (?:in rank|in line|of (?:all|them)|among|out of)|in (?:the )?first place|at (?:the )?(?:\w+ )?top (?:of|among)|champion|winner|pick of the bunch|cream of the crop)|(?:takes?|wins?|gets?|deserves?|earns?) (?:the )?(?:first (?:prize|place|rank)|gold(?: medal)?|crown|cake)|cream of the crop|pick of the bunch|(?:champion|king|queen|winner|pick|crown|jewel) of (?:\w+ )?(?:all|every\w*|any|them)|(?:gold medal|crown|first prize|trophy) (?:goes|belongs) to) | (?:not one|not a single|no single) (?:\w+ ){0,5}(?:do|does|is|are|scores?|gets?|gives?) (?:any )?(?:better|higher|more) | (?:nothing|none|no \w+|no other \w+) (?:\w+ ){0,2}(?:out[a-z]{3,}s|(?:ranks?|comes?|stands?|sits?) (?:above|over|before|ahead|higher)) | (?:others?|rest|alternatives|plans|options|everything else) (?:\w+ ){0,3}(?:come|comes|rank|ranks|trail|trails|lag|lags|fall|falls|finish) (?:\w+ )?(?:after|behind|below|short|lower|second) /

/** Says so of what is offered, for whomever it is. */
const THIS_IS_BEST =
  / (?:this|that|it|one|plan|following|follows|next) (?:\w+ ){0,4}(?:is|be|s) (?:\w+ )?(?:the )?(?:very |single |absolute )?(?:best|optimum|optimal)(?: (?:for (?:you|us|all|both|everyone|everybody)|of all|one|plan|possible|itinerary|day|trip|choice|there|overall|[,:!])| $)/

const NOT_FINAL =
  / (?:(?:to|will|and|let us|me|can|help you) (?:try (?:and|to) )?(?:find|look for|get|make|plan|search for|work out) (?:\w+ )?(?:the|a|your) (?:\w+ )?(?:best|perfect|ideal|optimal)|no (?:better|nicer|higher) (?:idea|time)|not (?:\w+ ){0,2}sure|(?:do|did|doing|try|trying) (?:my|our|your|the) best|what (?:is|are|s|would)|(?<! (?:plan|day|one|itinerary|trip|tour|route|option|choice|that|solution) )which|not (?:\w+ )?(?:the|my|our) (?:best|final|last|optimal|ideal)|not (?:yet )?(?:optimal|final|ideal)|might not be|may not be|best for you|(?:(?:send|give|show|tell|make|let) (?:me|us)|propose|see|hear|want|need|like) your best|your best(?! (?:\w+ )?(?:plan|day|itinerary|trip|tour|route|option|choice|bet|schedule) )|like best|best (?:way|time|times|friend) |can i |could i )/

/** The social acts of one sentence. */
export function socialActs(words: readonly string[], asks: boolean): Social[] {
  const text = ` ${words.join(' ')} `
  const acts: Social[] = RULES.filter(([, pattern]) => pattern.test(text)).map(([act]) => act)
  if (isFinal(text, asks)) acts.push('final')
  // "Not perfect" agrees to nothing; neither does a question.
  const negated = / (?:not|no|never|can not|isnt|reject|but) /.test(text)
  const announces = / (?:let me|i will|i am (?:going|about)|i can|i have (?:sent|made)|i sent|i just) /.test(text)
  return acts.filter((act) => {
    if (act === 'accept') return !negated && !asks && !acts.includes('reject')
    if (act === 'reject') return !asks || / (?:do better|try again|something (?:else|better|different)) /.test(text)
    return act !== 'delegate' || !announces
  })
}

/** "Shall I send the best there is?" */
const OFFERS_FINAL =
  / (?:shall|should|may) i (?:now )?(?:send|show|give|propose|offer|present|book|suggest) (?:you )?the (?:very )?(?:best|optimal|ideal|perfect|top) /

/** "Shall we go back to it, since I find nothing better?": the reason is no part of what is asked. */
const REASON = / (?:since|because|given that|considering that|seeing that|now that) ([^,]*)/

const isFinal = (text: string, asks: boolean): boolean =>
  asks
    ? OFFERS_FINAL.test(text) || isFinal(` ${REASON.exec(text)?.[1] ?? ''} `, false)
    : (THIS_IS_BEST.test(text) &&
        !/ (?:not|what|which|whether|if|might|may|so far|yet|until now|up to now) /.test(text)) ||
      (!NOT_FINAL.test(text) && (RANKS_FIRST.test(text) || FINAL.some((pattern) => pattern.test(text))))
