/** Whether the partner wants to see a proposal now: "your turn, propose something", "put it all together", "fill in the rest". */

const FILLS =
  "(?:(?:so|ok|okay|well|then|and|but|now|please|just|yes|yeah|sure|right|great|good|alright|all right|hm+|dear|pls|plz|come on|go ahead and|go on and|your turn|over to you|finally|lol|no|time to|let us|let[’']?s|you (?:can|may|should|could|might as well)|it is time to|i want you to|i would like you to|i[’']?d like you to|(?:can|could|will|would|why do not|why don[’']?t) (?:you|u)|feel free to|(?:(?:do )?(?:you|u) )?(?:wanna|want to)|you now|now you)[,:]? )*"
const WORKS = '(?:proposal|plan|offer|suggestion|assignment|draft|list|solution|allocation|arrangement|pairing)s?'
const ENDS =
  '(?=(?: (?:please|pls|plz|now|then|dear|yet|already|thanks|thank you|first|to me|for me|for us|together|again|next|finally|and we are done|with (?:that|it|this|these|them|all (?:that|this|of that))|based on (?:that|this|it|all (?:that|this))|so (?:far|that)|instead|today|lol|i think|i guess))*\\s*(?:[.!?,;:)…-]|$))'
const A = '(?:a|an|your|the|another|one|some|any|me a|me your|us a|us your|me the|me one|me)'

const CALLS = [
  // "Propose something", "could you propose please"
  `(?:^|[.!?;,:\\n…-]\\s*|\\band |\\bbut |\\bthen )${FILLS}(?:propose|suggest)(?: (?:something|anything|it|it all|that|this|them|one|away|all of it|the whole (?:thing|lot)|everything|(?:${A} )?(?:\\w+ )?${WORKS}|and (?:we|i)\\b.*))?${ENDS}`,
  // "Make your proposal", "shall we see your plan"
  `\\b(?:make|give|show|send|put forward|come up with|submit|draw up|present|post|write|await|awaiting|waiting for|wait for|ready for|time for|want|would like|need|up for|(?:let['’]?s|let us|let me|(?:can|could|may|might|shall|will|should|would) (?:i|we)|to|we) (?:now |then |please |just )?(?:see|have|hear|get))(?: (?:me|us|to see|to hear|to have|now|it))? (?:a|an|your|the|another|some) (?:\\w+ )?${WORKS}\\b(?! (?:that|which|for|of|on|with \\w+ (?:on|for)|was|is|had))${ENDS}`,
  `(?:^|[.!?;,:\\n…-]\\s*|\\band )(?:so |ok |okay |now |please )*(?:you|u) (?:please |now |to |can |should |must )*(?:make|do|give|show)(?: now| please| me)* (?:(?:a|the|your|one) )?(?:\\w+ )?${WORKS}${ENDS}`,
  `\\bwhat (?:do|would|will|are|shall|can)? ?(?:you|u)(?: going to| gonna| want to| then| now| would)? (?:propose|proposing|suggest|suggesting)${ENDS}`,
  `\\b(?:what|where)(?:[’']s| is) (?:your|the) (?:\\w+ )?${WORKS}${ENDS}`,
  `\\b(?:comes|come|is|be) next (?:is|would be) (?:a|your|the) ${WORKS}\\b|\\byour ${WORKS},? (?:please|now|then)\\b|\\byour turn to (?:propose|suggest|make)`,
  '\\b(?:put|bring|pull|piece|puzzle|fit|tie) (?:it|that|this|them|everything|all(?: of (?:it|that|this))?|things|the pieces|the whole thing)(?: all)? together\\b',
  "\\b(?:fill|filling) (?:in |up |out )?(?:the (?:rest|others?|gaps?|blanks?|remaining|remainder|empty|holes?|missing)|what(?:[’']s| is) (?:left|missing|open)|everything else)",
  `(?:^|[.!?;,:\\n]\\s*|\\band |\\bthen )${FILLS}(?:complete|finish|finali[sz]e|sort out|work out|figure out|decide|place|distribute|assign|arrange|do|settle|allot)(?: on)? (?:the (?:rest|others?|remaining(?: \\w+)?|remainder|plan|list|assignment)|what(?:[’']s| is) left|everyone else|everything else)`,
]
const CALL = new RegExp(CALLS.join('|'), 'i')
const NOT_YET =
  /\b(?:before|until|unless|if|when|once|after|why (?:do|did|would)|do(?: not|n['’]?t)|did(?: not|n['’]?t)|never|not) (?:\w+ ){0,2}(?:propose|suggest|make|see|fill|put|finish)\b|\b(?:i|i['’]?ll|shall i|should i|let me|can i|may i|could i|i will|i would|i can|we) (?:\w+ )?(?:propose|suggest|make|fill|put)\b/i

/** No sentence that calls for a proposal is longer. */
const LONGEST = 600

export function callsForProposal(text: string): boolean {
  if (text.length > LONGEST) return false
  return text.split(/(?<=[.!?;])\s+|\n/).some((sentence) => CALL.test(sentence) && !NOT_YET.test(sentence))
}
