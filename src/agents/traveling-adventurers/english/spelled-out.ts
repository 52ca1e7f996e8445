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
  [/, (?:one|just a|a) (?:moment|sec|second|minute)(?: please)?, (?=\d)/gi, ' '],
  [/\b(?:the )?room (?:of|for) (?:the )?(?:child|children|kids?)\b/gi, "children's room"],
  // "I've 5 there", "I've to decline"
  [/\b(i|we)['’]ve(?= (?:\d|to\b|a\b|an\b)| ?:)/gi, '$1 have'],
]
