/** Sentences whose parts stand in an unusual order or in more words than they need, said straight: a table of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'

/** Rooms by the letters and names of the published houses. */
export const ROOM = "(?:[LEBKCA]\\b|(?:living|empty|bath|kids?['’]?s?|children['’]?s?) ?room|kitchen|attic)"
const STEP = '(?:go|start|begin|take|visit|move|head|do|try|walk|use|continue|finish|end)'

/** So much may stand between the first step and the next. */
const BETWEEN = String.raw`[^.!?\n]{0,60}?`
const DONE: Readonly<Record<string, string>> = {
  submitting: 'submitted',
  sending: 'sent',
  entering: 'entered',
  pressing: 'pressed',
  hitting: 'hit',
  clicking: 'clicked',
}

export const TURNED_ROUND: readonly Rewriting[] = [
  // "I'm after submitting mine": has done so.
  [
    /(^|[.!?,;\n] ?|\b(?:and|but|so|ok|now) )(?:i(?:['’]?m| am) (?:only |just |now )?|(?:only|just) )after (submitting|sending|entering|pressing|hitting|clicking)\b(?= ?(?:$|[.!,;\n]|submit\b|it\b|mine\b|that\b|there\b|my\b|the\b|now\b|too\b))/gi,
    (_, before = '', verb = '') => `${before}I have just ${DONE[verb.toLowerCase()]}`,
  ],
  // "First K and after the attic": what comes next, unless a clause goes on behind it.
  [
    new RegExp(
      `(\\b(?:first|start|starting|begin|beginning|go|going|visit|walk|open)\\b${BETWEEN}),? and after(?: that)?,? (?=(?:to |in |into |via )?(?:the )?${ROOM}(?:['’]s)?(?: room)? ?(?:$|[?.!;:)\\n]|,(?! ?(?:we|let|i|you|go|could|can|shall|how|what)\\b)|(?:and|then|please|next|right|maybe|because|since|if|instead)\\b))`,
      'gi',
    ),
    '$1 and then ',
  ],
  // "First K, after A"
  [
    new RegExp(
      `(\\bfirst\\b${BETWEEN}), after (?=(?:to |in )?(?:the )?${ROOM}(?:['’]s)?(?: room)? ?(?:$|[?.!\\n]))`,
      'gi',
    ),
    '$1 and then ',
  ],
  // "Start in K and after go to E".
  [
    /,? and after,? (?=(?:we (?:could |can |should |would )?)?(?:go|visit|take|walk|move|head|continue|proceed)\b)(?![^.!?\n]*, ?(?:we|let|i|you|then|do|what|how)\b)/gi,
    ' and then ',
  ],
  // "B-C is 3 for me, sorry, I meant 8", "K-A is 4, er, 5": the latter counts.
  [
    /\b\d{1,2}((?: coins?)?(?: (?:for me|to me|here|there|on my (?:side|end|map)))?)[ ,.;:…–-]+(?:(?:(?:oh |so )?sorry|oops|no|wait|ah|argh|oh)[ ,.!;:…–-]+)*(?:i (?:mean|meant)(?: to (?:say|type|write))?|e+rm?|u+h+m?)[ ,:.…–-]+(\d{1,2})\b(?! ?(?:to|for|on|from|between)\b)/gi,
    '$2$1',
  ],
  // "Mine is just 3": no less a number.
  [
    /\b(mine|my (?:number|coins?|value)|i (?:have|get|got)|i've(?: got)?|gives me|get|have|is|are|has) (?:(?:just|only|merely|but|sadly|unfortunately) )+(?=\d)/gi,
    '$1 ',
  ],
  [
    /\b(\d{1,2} (?:on|for|at|there|between|from)[^.;!?\n]{0,30}?|\d{1,2}),? but (?=(?:mine|i (?:have|get|got|only)|i've|for me)\b)/gi,
    '$1, ',
  ],
  // "Going from the living room, the kitchen is worth 4".
  [
    new RegExp(
      `\\b(?:for me,? )?(?:going|walking|coming|leaving|heading|departing) (?:out )?from (?=(?:the )?${ROOM},)`,
      'gi',
    ),
    'from ',
  ],
  // "Thoughts on starting with the bathroom?"
  [
    new RegExp(
      `(?<=^|[.!?;\\n] ?)(?:any )?(?:thoughts?|opinions?|views?) (?:on|about) (?=(?:\\w+ing|(?:the )?${ROOM})\\b[^.!?\\n]{1,80}\\?)`,
      'gi',
    ),
    'what do you think about ',
  ],
  // "Suppose we went K, C, A instead?" asks whether to.
  [
    /(?<=(?:^|[.!?;\n] ?)(?:(?:and|so|or|but|ok|okay|well|hm+),? )*)(?:suppose|supposing|imagine|say|assume) (?:that )?we(?:['’]d)? (?:just |both |maybe )?(go|went|start(?:ed)?|begin|began|walk(?:ed)?|visit(?:ed)?|head(?:ed)?|do|did|try|tried|take|took)(?= [^.!?,\n]{1,80}(?:,[^.!?,\n]{1,30}){0,6}\?)(?![^.!?\n]*\b(?:you|i|would|will|what|how|then we)\b)/gi,
    'how about we $1',
  ],
  // "What all numbers you are having?"
  [/\b(what|which) all (?=(?:numbers|coins|values|are|you|do)\b)/gi, '$1 '],
  [
    /(?<=\b(?:what|how many|how much|coins|numbers|values|which|that|all|everything)(?: \w+)? )you are (?:having|seeing|getting|finding)\b/gi,
    'you have',
  ],
  // "From the bathroom side what you have?"
  [
    new RegExp(
      `\\b(?:from|at|in|for) (?:the |your )?(${ROOM})(?:['’]s)?(?: (?:side|end|room))?,? (?:what|which|how (?:many|much))(?: (?:numbers|coins|values))? (?:do )?you (?:have|get|see|got)\\b(?! (?:to|from)\\b)`,
      'gi',
    ),
    'what do you have from $1',
  ],
  // "E-B is 6 here, there?"
  [/(\d[^.!?\n]{0,20}?\bhere),? (?:and )?(?:over )?there ?\?/gi, '$1, yours?'],
  // "How well off are you between K and A?", "how are you doing on K-A?"
  [
    new RegExp(
      `\\bhow(?: (?:rich|wealthy|loaded|flush|well off|well|blessed|lucky))? (?:are you(?: (?:doing|faring|off|placed|looking|set|stocked))?|do you (?:fare|stand|do)) (?=(?:on|between|from|for|in|with) (?:the )?${ROOM})`,
      'gi',
    ),
    'what do you have ',
  ],
  // "All your numbers, starting with the kitchen ones".
  [
    /\b(all (?:of )?(?:the |your )?(?:numbers|coins|values|hallways|ones)|everything|the whole (?:lot|list|table|thing)|(?:the|your) (?:full|whole|complete|entire) (?:list|table|set|row))(?:,? (?:beginning|starting) with|, (?:beginning|starting) (?:from|in|at))\b[^.!?\n]{0,80}/gi,
    '$1',
  ],
  [/\b(give|send|tell|show) (me|us) the (?:whole|full|entire) lot\b/gi, '$1 $2 all your numbers'],
  // "Living room 5 – your turn!"
  [/(\d)\)? ?[,–—-]+ ?(?=(?:now |and )?(?:it['’]?s )?your turn\b[ .!?]*$)/gim, '$1. '],
  // "From the attic back home".
  [new RegExp(`\\b(from (?:the )?${ROOM}) (?:(?:back|straight|directly) )+(?=home\\b)`, 'gi'), '$1 to '],
  // "And from A to L you have how many?"
  [
    /(?<=(?:^|[.!?\n]) ?(?:(?:and|so|then|ok|okay),? )*)(from|on|at|between|for|in) ([^.?!,\n]{1,40}?),? you (?:have|got|get|see) (?:how many|how much|what)(?: coins?)?(?= ?\?)/gi,
    'how many do you have $1 $2',
  ],
  // "I propose that we submit now."
  [
    /\b(?:i )?(?:propose|suggest|recommend|vote|say)(?: that)?(?: we| you| both of us)? (?:both )?(?:should )?(?=submit\b)/gi,
    "let's ",
  ],
  // Counts no coins.
  [
    /\b(?:two|three|four|both|2|3|4) (?=(?:digits|figures|letters|entries|mistakes|errors|typos|options|routes|paths|candidates|alternatives|possibilities|ideas|sentences|messages|players|brains)\b)/gi,
    'some ',
  ],
  // "Attic last, then the living room".
  [new RegExp(`(${ROOM}) last,? (?:and )?then (?=(?:back |the |to )*${ROOM})`, 'gi'), '$1 then '],
  // "Let's say L-K-…-L".
  [new RegExp(`\\blet['’]?s say(?: that)?(?: we)?[ ,:]+(?=(?:the )?${ROOM}|${STEP}\\b)`, 'gi'), "let's go "],
  // "From the kitchen to the children's room (K → C)" says it twice.
  [
    new RegExp(
      `(?<=\\bfrom (?:the )?${ROOM} to (?:the )?${ROOM}(?: first| next)?) ?\\([LEBKCA] ?(?:→|->|[-–>]|to) ?[LEBKCA]\\)`,
      'gi',
    ),
    '',
  ],
  // "Wouldn't it be good to go to the attic?", "isn't it best to start with K?"
  [
    new RegExp(
      `\\b(?:would(?:n['’]?t| not)? it(?: not)? (?:be|is)|might it be|isn'?t it|is it not) (?:\\w+ )?(?:good|better|best|nice|nicer|smart|smarter|wise|great|an idea|a good idea|an option) (?:if we|for us to|to) (?=${STEP}\\b)`,
      'gi',
    ),
    'how about we ',
  ],
  // "No kitchen gives me only 2" turns down, and tells.
  [new RegExp(`^\\s*no (?=(?:the )?${ROOM} (?:is|gives|has|would|only|pays)\\b)`, 'i'), 'no, '],
  // Pleased with numbers of one's own.
  [
    /,? which i(?:'m| am) (?:(?!not\b|never\b)\w+ )?(?:pleased|happy|glad|satisfied|delighted|content) (?:with|about)\b/gi,
    '',
  ],
  [/\bwrong (?:chat )?(?:window|chat|tab|thread|button|key)\b/gi, ''],
  // "You choose the path and I'll go along."
  [
    /\b(you (?:choose|decide|pick)\b[^.!?,\n]{0,30}?),? (?:and|then) i(?:'ll| will)? (?:just )?(?:go along|follow|come along|agree|join)\b[^.!?\n]{0,20}/gi,
    '$1',
  ],
]
