/** What people type for short, in full before anything else is read: "u", "r", "cos", "pls", "I've 5". */
import type { Rewriting } from '../../english/typing/rewriting.ts'

export const SPELLED_OUT: readonly Rewriting[] = [
  [/\bu['’]?(re|ve|ll|d)\b(?<=['’]\w+)/gi, "you'$1"],
  [/\bu\b(?![-.=:>→])/gi, 'you'],
  [/\b(you|we|they|what|which|who|where|how|these|those|rooms|coins|numbers|hallways) r\b/gi, '$1 are'],
  [/\br (?=(?:you|we|they|these|those|the|your)\b)/gi, 'are '],
  [/\b(?:cos|coz|cuz|bcz|bcos|becuz|bcuz|’cause|'cause)\b/gi, 'because'],
  [/\b(?:pls|plz|plzz|plss|plez)\b/gi, 'please'],
  [/\bppl\b/gi, 'people'],
  [/\bfrm\b/gi, 'from'],
  [/(?<=\b[a-z]{3,} )n(?= [a-z]{3,}\b)/gi, 'and'],
  [/\b(back|go|goin|going|come|over|on|return) 2(?= (?:the )?[a-z]{4,})/gi, '$1 to'],
  // "5 :( for B and K"
  [/(?<=\d) [:;]['-]?[()DP/](?= (?:for|on|at|between|from)\b)/g, ''],
  // "Our top two": no number of coins.
  [/\b(top|best|highest|lowest|worst) (?:two|three)\b(?=,|$| (?:are|is|for|of)\b)/gi, '$1 ones'],
  // "The two others": as many as there are.
  [
    /\b(?:two|three|four|[2-4]) (?:others|(?:other|remaining)(?: ones| hallways| rooms| corridors| connections)?)\b/gi,
    'others',
  ],
  // "Your revised proposal": a new one.
  [
    /\b(your|my|the) (?:revised|updated|amended|modified|adjusted|improved|corrected|reworked)(?= (?:path|route|tour|plan|proposal|idea|suggestion|version)\b)/gi,
    '$1 new',
  ],
  // "I'm no good at adding up": of oneself.
  [
    /(?:,? ?\b(?:because|since|as|for) )?\bi(?:['’]?m| am|['’]?ve always been) (?:no|not (?:very |so |that |too |really )?|never (?:very |so |that )?)\s?(?:good|great) (?:at|with)\b[^,.!?;\n]{0,40}/gi,
    ' ',
  ],
  [/\brdy\b/gi, 'ready'],
  [
    /\b((?:hit|press|click|push|tap) (?:the )?submit(?: button)?) (?:when|once|as soon as) (?=(?:ready|done|set|finished)\b)/gi,
    '$1 when you are ',
  ],
  // "Send yours, any format is ok"
  [
    /, (?:in )?(?:any|whatever|whichever) (?:format|form|style|notation|layout)(?: (?:is|will be|would be|you (?:like|want|prefer)|works|will do|does))?(?: (?:ok|okay|fine|good|great|welcome|alright))?(?: (?:for|with|by) me)?(?=\s*(?:[.,!?\n]|$))/gi,
    '',
  ],
  // "The others of the living are 5"
  [
    /\b((?:of|from|to|except|with|for|between) (?:the )?)(living|sitting)(?= (?:is|are|has|have|that|which|i|it)\b|[,.;:])/gi,
    '$1$2 room',
  ],
  [/, (?:one|just a|a) (?:moment|sec|second|minute)(?: please)?, (?=\d)/gi, ' '],
  [/\b(?:the )?room (?:of|for) (?:the )?(?:child|children|kids?)\b/gi, "children's room"],
  // "I've 5 there", "I've to decline"
  [/\b(i|we)['’]ve(?= (?:\d|to\b|a\b|an\b)| ?:)/gi, '$1 have'],
]
