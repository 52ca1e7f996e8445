/** What is asked for, left to somebody, corrected or told in roundabout words, said straight: a table of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'
import { ROOM } from './turned-round.ts'

/** "Would it be okay if …", "it would help me if …", "I'd prefer it if …" */
const WISHED = String.raw`\b(?:(?:would|will|could) (?:it|that) (?:be|work) (?:(?:okay|ok|fine|alright|all right|possible|good|great|nice) )?(?:(?:with|for) you )?|(?:it|that)(?: would|['’]d| will) (?:really |also )?(?:be (?:really |very |so )?(?:\w+ )?|help(?: me| us)?(?: a lot| out)? |make (?:it|things|my life) easier )|i(?:['’]d| would| will) (?:(?:really |also |very much |rather )*(?:appreciate|like|love|prefer|enjoy)(?: it)?|be (?:so |very |most |really )?(?:\w+ )?) ?)if you (?:(?:could|would|can) (?:please |also |maybe |just )*)?`
const TELLS =
  '(?:tell|told|give|gave|send|sent|share|shared|list|listed|show|showed|write|wrote|post|posted|name|named|read|report|reported)'
const CHOOSES: Readonly<Record<string, string>> = {
  picked: 'pick',
  chose: 'choose',
  decided: 'decide',
  made: 'make',
  proposed: 'propose',
  suggested: 'suggest',
  took: 'take',
  led: 'lead',
  found: 'find',
  planned: 'plan',
}

/** "What are you showing?", "how many for you?", "what does it say there?", "what's your own figure?" */
const TURNED_BACK = [
  String.raw`what(?:['’]s| are| is| r)? (?:you|u) (?:showing|seeing|getting|looking at|holding|reading|counting|finding|having|at|on)`,
  String.raw`(?:what|how much|how many)(?: coins)?(?: is| are|['’]s)?(?: it| that| there)? (?:for|with|by|on|at|over at) (?:you|u|yours|your (?:own|end|side|map|list|board))`,
  String.raw`what (?:does|do) (?:it|yours|your (?:map|side|end|house|world|list|board|screen)) (?:say|show|read|have|give|tell you)`,
  String.raw`what(?:['’]s| is| are| would be| was|['’]d be) (?:your|ur) (?:own )?(?:figure|reading|value|number|count|amount|one|own|entry)`,
  String.raw`what(?:['’]s| is) (?:it )?(?:showing|saying|it) (?:on|at) your (?:side|end|map|own)`,
  String.raw`what(?:['’]s| is) it like (?:for|with|on) (?:you|yours|your (?:end|side|map))`,
  String.raw`what (?:have|do|did) (?:you|u) (?:read|count|see|get|got|have|find|show)(?: yourself)?|(?:what about )?yourself|and over there`,
  String.raw`and (?:your|ur) own`,
].join('|')
const ONE_TO_TEN = String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)`

export const ROUNDABOUT: readonly Rewriting[] = [
  // "I'm showing 4, what are you showing?"
  [
    new RegExp(
      String.raw`(?<=${ONE_TO_TEN}[^?\n]{0,80}[-,.;:!–—] ?(?:and |but |so )?)(?:${TURNED_BACK})(?: there| here| over there| on it| for (?:it|that|you)| on your (?:side|end))?(?= ?(?:\?|$|\n))`,
      'gi',
    ),
    'what about you',
  ],
  [new RegExp(`${WISHED}${TELLS}(?: (?:me|us))?\\b`, 'gi'), 'please tell me'],
  [
    new RegExp(`${WISHED}(${Object.keys(CHOOSES).join('|')}|${Object.values(CHOOSES).join('|')})\\b`, 'gi'),
    (_, verb = '') => `please ${CHOOSES[verb.toLowerCase()] ?? verb}`,
  ],
  [
    /\b(?:would|do) you (?:mind|object) (propos|suggest|pick|choos|decid|mak|tell|send|giv|shar|list)ing\b/gi,
    (_, stem = '') => `please ${stem}${/^(?:pick|list|send|suggest|tell)$/i.test(stem) ? '' : 'e'}`,
  ],
  [/\b(?:would|do) you (?:mind|object) if we (?:now |both |just )*submit(?:ted)?\b/gi, "let's submit"],
  // "Walk me through your numbers", "run through every number you have".
  [
    /\b(?:walk|take|talk|guide|run|lead) (?:me|us) through (?=(?:all |every |each |your |of |the )*(?:\w+ )?(?:numbers?|coins?|values?|hallways?|list|map|table|side)\b)/gi,
    'tell me ',
  ],
  [
    /\b(?:run|go) through (?=(?:every|each|all) (?:of )?(?:your |the )?(?:\w+ )?(?:number|value|coin|hallway))/gi,
    'tell me ',
  ],
  // "Didn't catch your K-A", "let's hear your numbers", "hit me with your list", "your turn to spill the beans".
  [
    /(?:\bi )?\b(?:(?:did not|didn['’]?t|could not|couldn['’]?t) (?:quite |really )?(?:catch|get|see|hear|read|understand)|missed)(?= your\b)/gi,
    'please repeat',
  ],
  [
    /\b(?:let['’]s (?:hear|see|have)|hit me with|let me in on|fill me in on|spill|throw me|shoot me|bring on|fire away with|lay out|(?:i['’]?m |i am )?(?:all ears|ready|dying|curious|keen|eager) (?:for|to (?:hear|see|know)))(?= (?:all (?:of )?)?(?:your|ur|yr) (?:[\w']+ ){0,3}(?:numbers?|coins?|values?|list|hallways?|side|map)\b)/gi,
    'please tell me',
  ],
  [
    /\b(?:it['’]?s |now )?your turn to (?:spill the beans|reveal|show your (?:cards|hand)|lay your cards on the table|share|come clean|open up)(?= ?[.!?]|$)|\b(?:spill the beans|show your cards|lay your cards on the table)\b/gi,
    'please tell me all your numbers',
  ],
  [
    /\bwhat are you (?:working with|looking at|sitting on|dealing with)(?: (?:there|over there|on your (?:side|end)))?(?= ?\?)/gi,
    'what are all your numbers',
  ],
  [/\byours (?=(?:numbers?|coins?|values?|hallways?)\b)/gi, 'your '],
  [/\bwhat['’]ve\b/gi, 'what have'],
  [
    /(^|[.!?\n] ?)(?:looking at|considering|judging by|based on|given|going by) (?:the|our|your|both|all)[^,.!?\n\d]{0,30}(?:numbers|values|coins|totals),? (?=(?:i|we|i['’]?d|let['’]?s|it|how|what|shall)\b)/gi,
    '$1',
  ],
  // "Since attic to empty is 10 for me can we go there?"
  [/(\d for (?:me|us)|\d) (?=(?:can|could|shall|should) we (?:go|take|start|do|visit|walk)\b)/gi, '$1. '],
  [/,? followed by (?:the )?/gi, ' then '],
  [/(\d{1,2}) of my coins\b/gi, '$1 coins'],
  [/(?<=[a-z] )4 (?=(?:a|an|me|us|you|u)\b)/g, 'for '],
  [new RegExp(`(${ROOM} ?(?:-|–|to|/) ?${ROOM}) ?(?:\\.{2,}|…) ?(?=\\d)`, 'gi'), '$1 '],
  // "With respect to the hallway K–L, please state your coins."
  [
    new RegExp(
      `\\b(?:with (?:respect|regard) to|regarding|concerning|as for|about) (?:the )?(?:hallway |corridor )?(${ROOM} ?(?:-|–|to|/) ?${ROOM}),? ((?:please |could you |can you |kindly )*(?:tell|state|give|send|share|name)[^.?!\\n]{0,30}?(?:coins|number|value|count|amount))(?=[.?!]|$)`,
      'gi',
    ),
    '$2 for $1',
  ],
  // Asides that say nothing.
  [/,? ?\bin my (?:humble |honest |personal )?(?:opinion|view|book)\b,?/gi, ' '],
  [/\b(?:just )?for (?:your|ur) (?:information|info|records?|reference|notes?|list)\b ?[,:]?|\bfyi\b ?[,:]?/gi, ' '],
  [/,? (?:and (?:then |we )?|to |then )(?:see|check|find out|look) what(?:['’]?s| is) left(?: then| over)?\b/gi, ''],
  [
    /,? (?:based on|given|considering|going by|judging by|in view of) (?:your|our|the|both|all) [^.?!,\n]{3,40}(?=\?)/gi,
    '',
  ],
  [/\bw (?=(?:that|this|it|you|u|ur|me|your|both)\b)/gi, 'with '],
  [/(^|[.!?,] ?)n (?=(?:what|how|where|i|ur|u|you|your|then)(?:['’]?s)?\b)/gi, '$1and '],
  [/(\d coins?) 4 (?=(?:me|us)\b)/gi, '$1 for '],
  // "I have 1 on BE", "children with attic I have 8".
  [/\b(on|for|ur|your|from) ([LEBKCA])([LEBKCA])\b(?! ?[-–>])/g, '$1 $2-$3'],
  [
    new RegExp(`(${ROOM}) with (?:the )?(${ROOM}),? (?=(?:i (?:have|get)|i['’]ve|is|gives|it['’]s|:)\\b|\\d)`, 'gi'),
    '$1-$2 ',
  ],
  // "C → E → L (my coins: C–E = 6)".
  [/((?:[LEBKCA] ?(?:→|->|[-–>]) ?){2,}[LEBKCA])\*{0,2} ?\((?=(?:my|mine|i (?:have|get))\b)/g, '$1. ('],
  // "Is it ok if I submit now?", "would you like me to submit?", "how about submitting?"
  [
    /\b(?:would|will|could|might) you be (?:(?:ok|okay|fine|happy|willing|up|good|alright|comfortable) )(?:to|with|for) submit(?:ting)?\b(?! (?:a|the same|if|when|my)\b)/gi,
    "let's submit",
  ],
  [
    /\b(?:(?:is|would) (?:it|that) (?:be )?|are you )?(?:ok|okay|fine|alright|all right|cool)(?: (?:for|with|by) you)?,? if (?:i|we) (?:now |both |just |already )*(?:(?:press|hit|click|push)(?:ed)? )?submit(?:ted)?\b/gi,
    "let's submit",
  ],
  [
    /\b(?:would|do) you (?:like|want)(?: me| us)? to (?:now |just )?submit\b|\b(?:how|what) about (?:we )?(?:both |now )?submit(?:ting)?\b|\b(?:would|do) you mind submitting\b/gi,
    "let's submit",
  ],
  [/["“”]submit["“”]/gi, 'submit'],
  [
    /\b(?:could|can|would|will) you (?:please |now |also |just )*(?:hit|press|click|push)(?: on)? (?:the )?submit(?: button)?\b/gi,
    'please submit',
  ],
  // "Rather E B A L, because A-L is 8 for me": a path, and what speaks for it.
  [/((?:\b[LEBKCA]\b ?(?:->|[-–→>,])? ?){3}\b),? (?:because|since|as|cause|for) (?=[^.!?\n]{2,40}\d)/g, '$1. '],
  [/\bappears? (?=to be\b)/gi, 'seem '],
  [
    /\bmy (?:coins|values|numbers) (?:for|on|along|of) (?:the|your|that|this|our) (?:[a-z]+ )?(?:path|route|tour) (?:are|is)\b/gi,
    'i have',
  ],
  // "Maybe bathroom, kitchen, attic?"
  [
    new RegExp(`(^|[.!?\\n] ?)(?:maybe|perhaps) (?=(?:the )?${ROOM},? (?:then )?(?:the )?${ROOM},)`, 'gi'),
    '$1how about ',
  ],
  // "Your coins on kb?"
  [
    /\b(on|for|ur|your) ([lebkca])([lebkca])(?= ?(?:[?.,!\n]|$|is\b|\d))/g,
    (all, before = '', one = '', two = '') =>
      one === two || /^(?:be|al|la|el|le)$/.test(one + two)
        ? all
        : `${before} ${one.toUpperCase()}-${two.toUpperCase()}`,
  ],
  [/\bwhatcha (?=(?:got|have|see|get)\b)/gi, 'what have you '],
  [/\bmines(?= (?:a |an |only |just )*\d)/gi, 'mine is'],
  [/\bteach (?:me|us) (?=(?:all|your)\b)/gi, 'tell me '],
  // "What's it pay you?", "what are your three?", "your respective values for these two?"
  [
    /(?<=\d\b[^?!\n]{0,40})\bwhat(?:['’]?s| does| do) (?:it|that|this) (?:pay|give|bring|get|earn|make) you(?= ?[?.!\n]|$)/gi,
    'what about you?',
  ],
  [
    /\b(?:what(?:['’]?s| are| is) )?your (?:respective|corresponding|matching|equivalent) (?:values?|numbers?|coins?|counts?)(?: (?:for|on|of|there|at) (?:these|those|them|the same|it|that)?(?: (?:two|three|four|five|ones?|hallways?))?)?(?= ?[?.!\n]|$)|\bwhat(?:['’]?s| are) your (?:two|three|four|five|2|3|4|5)(?= ?\?)/gi,
    'what about you?',
  ],
  // "All edges from K please".
  [
    new RegExp(
      `(^|[.!?\\n] ?)(?:and |now |then |so )?all (?:the |your )?(?:edges|hallways|connections|numbers|coins|values) (?:from|out of|at|around|of) (?=(?:the )?${ROOM}[^.!?\\n]{0,5}(?:please|pls|plz)\\b)`,
      'gi',
    ),
    '$1please tell me all your coins from ',
  ],
  // "B-C is 3 (typo, I wrote 8)"
  [
    / ?\([^()\d]{0,30}\b(?:i (?:wrote|said|typed|put|had|told you)|was|not|instead of|rather than|previously|earlier|before(?: it was)?|it said) \d{1,2}\b[^()\d]{0,20}\)/gi,
    '',
  ],
  // "Try bathroom to empty room", "finish from C to L", "A-E instead".
  [
    new RegExp(
      `(^|[.!?,;\\n] ?)(?:(?:so|then|maybe|rather|better|and) )*try (?:going )?(?:from )?(?=(?:the )?${ROOM} ?(?:-|–|→|->|to|then|and) )`,
      'gi',
    ),
    "$1let's go ",
  ],
  [
    new RegExp(
      `(^|[.!?,;\\n] ?)(?:(?:so|then|and) )*(?:finish|end|continue|go on|carry on) from (?=(?:the )?${ROOM} to )`,
      'gi',
    ),
    "$1let's go from ",
  ],
  [
    new RegExp(
      `(^|[.!?,;\\n] ?)(?:(?:rather|better|and|but) )*((?:the )?${ROOM} ?(?:->|→|-|–|to) ?(?:the )?${ROOM}) instead\\b(?! of)`,
      'gi',
    ),
    "$1let's go $2",
  ],
  // "What is it on yours, and what …?", "what's it say on your map?", "how is it by you?"
  [
    /\b(?:what|how)(?:['’]?s| is| does| do| are)(?: (?:it|that|this))?(?: (?:say|look|like|read|looking))* (?:by|on|at|with|over at) (?:you|yours|your (?:end|side|map|place|house|world))\b(?:,? and (?=what|how)|(?= ?[?.!\n]|$))/gi,
    'what about you? ',
  ],
  // All that there are.
  [
    /\ball (?:of (?:the|your) )?(?:15|fifteen)(?: of(?= (?:your|the)\b))?(?= (?:your|the|values|numbers|hallways|coins|ways|connections))/gi,
    'all',
  ],
  [/\b(list|table|set) (?:of|with) (?:all )?(?:15|fifteen) (?:hallways|values|numbers|coins)\b/gi, '$1'],
  // "I still miss your L-A. What are they?"
  [/\bi(?:['’]m| am)? (?:still |only |just )*(?:miss|lack|missing|lacking) (?=your\b)/gi, 'please tell me '],
  [
    /\b(?:once|when|as soon as|if) i (?:know|knew|have|had|get|got|see) (?=your [^.!?\n]{3,50}[.!] what (?:are|is) (?:they|it|those)\?)/gi,
    'please tell me ',
  ],
  // "So I look there, and what do I see, five coins".
  [
    /\b(?:and |so )?(?:guess )?what (?:do|did) i (?:see|find|get|have)\b[ ,:?!…]*(?=(?:a |only |just )?\w+ coins?\b)/gi,
    'i see ',
  ],
  [/,? ?\b(?:would|can|could) you believe (?:it|that)\b[ ,!?]*/gi, ', '],
  // "Two items: …", "three things:"
  [
    /(^|[.!?\n] ?)(?:just |only )?(?:two|three|four|a few|some|2|3|4) (?:items|things|points|questions|remarks|notes|quick ones)\b ?[:.]/gi,
    '$1',
  ],
  // "My bathroom numbers, since you ask: kitchen 3, …"
  [
    new RegExp(
      `\\b(my (?:the )?${ROOM}(?:['’]s)? (?:numbers|coins|values|hallways|row|list)) ?[,(] ?[^:\\n\\d]{3,50}?\\)? ?:`,
      'gi',
    ),
    '$1:',
  ],
  // "On the kitchen attic one".
  [
    new RegExp(
      `\\b(?:on|for|in|at) the (${ROOM}) ?(?:-|–|to|/)? ?(?:the )?(${ROOM}) (?:one|hallway|corridor|connection|link)\\b`,
      'gi',
    ),
    'on $1-$2',
  ],
  // "Your 8 on A-C and my 7 there".
  [
    new RegExp(
      `\\byour \\d{1,2} ((?:on|for|in|at|between) [^.,;!?\\n]{3,40}?),? (?:and|plus) my (\\d{1,2})(?: (?:there|here|on it))?(?= |$)`,
      'gi',
    ),
    'i have $2 $1, ',
  ],
  // "And from K straight to A".
  [
    new RegExp(
      `(^|[.!?\\n;,] ?)(?:(?:and|then|so|next),? )*from (?:the )?(${ROOM}) (?:straight|directly|right|onwards?|on) (?:on )?(?:over )?to (?=(?:the )?${ROOM})`,
      'gi',
    ),
    "$1let's go from $2 to ",
  ],
  // "From B I want to go to E: I have 10 there".
  [
    new RegExp(
      `(\\b(?:let['’]?s|i(?:['’]d| would)? (?:want|like|love) to|i['’]d|we (?:should|could|can)|shall we|how about|can we|i (?:suggest|propose))\\b[^.:;!?\\n]{2,60}): (?=(?:(?:the )?${ROOM} ?(?:-|–|to|/) ?(?:the )?${ROOM} (?:is|has|gives|pays)|i (?:have|get|see)|i['’]ve|it['’]s|that['’]s)\\b)`,
      'gi',
    ),
    '$1. ',
  ],
  // "Here we go: L-K-…-L".
  [
    new RegExp(
      `\\b(?:ok(?:ay)?,? |so,? )*(?:let['’]?s go|here (?:we go|goes|it goes)|off we go|we go)(?: like (?:this|that|so))? ?: ?(?=(?:the |from )?${ROOM})`,
      'gi',
    ),
    'i propose ',
  ],
  // A line that reports how things stand.
  [
    /(^|\n)[-*•> \t]*(?:[\w'’]{2,15} ){1,4}(?:exchanged|shared|known|told|completed?|listed|received|collected|checked|counted|understood|visited|noted|agreed|chosen|decided)\*{0,2} ?:\*{0,2} ?(?:yes|yep|done|no|not yet|all|ok|okay)[.!]?(?= *(?:\n|$))/gi,
    '$1',
  ],
]
