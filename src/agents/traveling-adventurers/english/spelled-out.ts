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
  // "K, A and E as the next three": rooms.
  [/\b(the|our|my) (next|following|first|last) (?:two|three|four)\b(?=[.,;!?]|$)/gi, '$1 $2 ones'],
  // "The two others": as many as there are.
  [
    /\b(?:two|three|four|[2-4]) (?:others|(?:other|remaining)(?: ones| hallways| rooms| corridors| connections)?)\b/gi,
    'others',
  ],
  // "We definitely need to walk K - A": no hallway that one needs to hear of.
  [
    /(?<!\b(?:do|did|don.t|why|if|when|what|where|how|which|because|since) )\bwe (?:really |definitely |absolutely |clearly |surely |also |then |certainly )*(?:need|have) to (?=(?:walk|go|take|visit|use|start|begin|end|finish|head)\b)/gi,
    'we should ',
  ],
  // "No need to wait, let's submit"
  [
    /\bno need (?:to wait|for (?:more|further) (?:talk|talking))(?: (?:any longer|for me))?[,;:.!]? (?=(?:let|we|just|i)\b)/gi,
    '',
  ],
  // "Sounds good 2 me"
  [/\b(good|fine|great|ok|okay|fair|right|perfect|nice|well|best|wrong) 2 (?=me\b|us\b)/gi, '$1 to '],
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
  // "Of w(K,A)": as whoever calculates writes a hallway.
  [/\b[a-z]{1,6}\( ?([A-Z]) ?[,;] ?([A-Z]) ?\)/g, '$1-$2'],
  // "As for the kitchen: one from the living room, 3 with the attic"
  [
    /(^|[.!?;\n] {0,2})(?:(?:and|now|then|so),? )?(?:as for|as to|regarding|concerning|speaking of|when it comes to|with regard to|coming to) (?!(?:me|us|you|that|this|it|the (?:path|route|rest|others?))\b)((?:the |my )?[\w'’]+(?: room)?)(?= ?:)/gi,
    '$1$2',
  ],
  // "The kitchen onward: 9 to the bath"
  [
    /(^|[.!?;\n] {0,2}|, )((?:the )?[\w'’]+(?: room)?),? (?:onwards?|outwards?|and onwards?|and beyond)(?= ?:)/gi,
    '$1from $2',
  ],
  // "Getting home from the bath was 5": to where both start.
  [
    /\b(?:(?:getting|coming|going|walking|to get|to go|the way) (?:back )?)?home(?: again)? from (?=(?:the )?[\w'’]+(?: room)? (?:is|was|gives|has|makes|pays|brings|would|it['’]?s|i)\b[^.!?\n]{0,30}\d)/gi,
    'living room from ',
  ],
  [/\b(let['’]?s|let us) (?:stop|quit|end) (?:all )?(?:the |this )?[a-z]+ing(?: now)? and (?:just |both )*/gi, '$1 '],
  // "7 from K to A, which would be 13": what both have, of which the next does not speak.
  [
    /(\d[^,.!?;\d\n]{0,60}), which (?:then )?(?:would be|would make|would give|makes|gives|comes to|adds up to|sums up to|brings us to) (?:us )?\d{1,2}(?: (?:coins|together|in total|in sum|for us|for both|combined|altogether)){0,2}(?=[,.;]| but| and|$)/gi,
    '$1',
  ],
  // "…, and the reason I mention it is that 10 in sum is too little"
  [/(\d[^.!?;\n]{0,60}?),? and the reason(?: why)? (?:i|for|that|is)\b[^.!?\n]*/gi, '$1'],
  // "With my 4 on K-A and 7 on A-B we obtain 12 and 11, respectively."
  [
    /,? (?:so )?(?:we|both of us) (?:then |would )?(?:obtain|get|reach|make|end up with|come to|arrive at)(?: with)? \d{1,2}(?:(?:,? and|,) \d{1,2}){1,5}(?: coins)?(?:,? respectively)?(?=[.,!\n]|$)/gi,
    '',
  ],
  // "Since you already have K-A, B-C is 5"
  [/\b(?:since|as|because) you(?:['’]ve)? already (?:have|know|got|heard|have got) [^,.!?;\d\n]{1,30}, (?=\S)/gi, ''],
  // "You never said yours, how much is it?"
  [
    /\b(you (?:never|did not|didn['’]?t|haven['’]?t|have not|forgot to|still have to) (?:yet )?(?:say|said|tell|told|give|gave|given|mention|mentioned|send|sent)(?: me| us)? (?:yours|your one)),? (?:so |and )?how (?:much|many) (?:is|was|are) (?:it|they|that)\b/gi,
    '$1, how much is it for you',
  ],
  // "I've 5 there", "I've to decline"
  [/\b(i|we)['’]ve(?= (?:\d|to\b|a\b|an\b)| ?:)/gi, '$1 have'],
]
