/** Caution, labels and headings that careful writers put around what they say, which say nothing: a table of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'

export const HEDGES: readonly Rewriting[] = [
  // "If I had to choose, I'd go with K": no condition.
  [
    /\bif (?:i (?:had|have|were|was) to (?:choose|pick|decide|guess|say|name one|vote|rank (?:them|these|those)|suggest something)|it (?:were|was|is) up to me|you ask me|asked),? ?/gi,
    '',
  ],
  [/\b(?:please )?correct me if i['’]?(?:m| am) (?:wrong|mistaken),? ?(?:but )?/gi, ''],
  [
    /\b(?:here(?:['’]s| is) |this is )?what we (?:have|know|got)(?: so far| now| by now| already)? ?(?=\((?:me|my|mine|you|your))/gi,
    '',
  ],
  // "It's worth noting that K-A is 5"
  [
    /\b(?:it(?:['’]s| is| may be| might be) (?:also )?(?:worth|important|useful|good|helpful) (?:to )?(?:noting|note|mentioning|mention|pointing out|point out|adding|add|saying|say|remembering|remember|know|knowing)|it should be noted|(?:please )?(?:note|keep in mind|bear in mind)|as you can see|needless to say|let me (?:also )?(?:note|add|mention))(?: that|,)? (?=\S)/gi,
    '',
  ],
  [
    /\b(?:to be (?:fair|honest|clear|precise|frank|sure|safe|exact)|in (?:all )?fairness)(?: (?:to|with) (?:you|both(?: of us)?|us|everyone))?,? ?/gi,
    '',
  ],
  // "I wouldn't mind going to B first"
  [
    /\bi (?:wouldn['’]?t|would not|don['’]?t|do not) mind (?=(?:going|starting|visiting|taking|beginning|heading|walking|moving|continuing)\b)/gi,
    "I'm in favour of ",
  ],
  // "My plan B would be …"
  [/\bplan [A-D]\b(?! ?[-–—→>:])/g, 'plan'],
  // "I'd be grateful if you could provide …": a request.
  [
    /\b(?:i|it)(?:['’]d| would)(?: (?:be|really|also|greatly|very|much|so))*(?: (?:grateful|glad|happy|delighted|thankful|great|nice|helpful|lovely|wonderful|kind|good|useful|appreciate(?: it)?))(?: of you| for me)? if you (?:could|would|can|might)(?: please| also| just| kindly)* (?=\w)/gi,
    'could you ',
  ],
  [/\btake it or leave it\b ?[:,.!–—-]? ?/gi, ''],
  [/ \/\/+ ?/g, '\n'],
  // "REQUEST: values for K-A"
  [
    /(^|\n)[ \t*]*(?:REQUEST|QUERY|ASK|INQUIRE|INQUIRY|NEED|ASKING|REQUESTING|Request(?: for [a-z]+)?)\b[ *]*[:=–-][ *]*(?:the |your )?(?=\S)/g,
    '$1please tell me your ',
  ],
  // "3 (from L), 8 (from K)"
  [/(\d) ?\((from|to|towards) ([^()\n]{1,20})\)/gi, '$1 $2 $3'],
  // "**Q1:** your value for L-E?", "A1: 7"
  [/(^|\n)[ \t*]*(?:Q|q)(?:uestion)? ?\d{0,2} ?[*]*[:.)][ *]*(?=\S)/g, '$1'],
  [/(^|\n)[ \t*]*A\d{1,2} ?[*]*[:.)][ *]*(?=\S)/g, '$1'],
  // "A no-go for me"
  [/\ba no[- ]go\b/gi, 'unacceptable'],
  // "Our first three stops", "the same two hallways"
  [
    /\b(first|last|next|final|remaining|other) (?:two|three|four|five|six|[2-6]) (?=stops|steps|rooms|moves|legs|places|stations|visits|numbers|values|hallways)/gi,
    '$1 ',
  ],
  // "I need two more values", "two good options"
  [/\b(?:two|three|four|five|[2-5]) (?=more (?:values|numbers|hallways|counts)\b)/gi, ''],
  [
    /\b(?:two|three|four|five|[2-5]) (?=(?:good|nice|possible|main|strong|great|other|promising|decent) (?:options|choices|candidates|ways|paths|routes|possibilities|alternatives)\b)/gi,
    '',
  ],
  [/\b(the same|those same|these same) (?:two|three|four|five|[2-5])\b(?! coins?\b)/gi, '$1 ones'],
  // "Here's the deal: …" introduces.
  [/\bhere(?:['’]s| is) (?:the|my|a) (?:deal|offer|thing|thinking|reasoning|situation)\b ?[:,–—-]? ?/gi, ''],
]
