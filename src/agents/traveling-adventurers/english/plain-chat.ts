/** Chat among people in plainer words: short forms of rooms and answers, tags that ask nothing. */
import type { Rewriting } from '../../english/typing/rewriting.ts'

export const CHAT: readonly Rewriting[] = [
  [/\bnah{2,4}\b/gi, 'nah'],
  // "Nah, you're grand"
  [
    /(^|[.!?\n] ?)(?:nah|no|ah no|oh no),? (?:you['’]?re|you are|ur) (?:grand|all ?right|fine|good|ok|okay)\b(?=[,.!;]|$)/gi,
    '$1no problem',
  ],
  // "No wahala, I agree"
  [
    /(^|[.!?\n] ?)no (?:wahala|bother|botheration|troubles?|fuss|hassles?|drama|shaking|stress|biggie|sweat|harm)\b(?: at all| whatsoever)?(?:,? (?:mate|man|bro|dear|partner|pal))?(?=[,.!;]|$| (?:i|we|let|lets|it|its|that|thats|your|you|fine|ok|okay|agreed|deal|sure|yes)\b)/gi,
    '$1no problem',
  ],
  [/^\s*no-?no\b(?!-)[ ,.!]{0,3}(?=\S|$)/i, 'no, '],
  [/\bnum(s?)\b(?!\.)/gi, 'number$1'],
  [/^\s*(?:mhm+|uh-?huh|k ?k+|ja klar|aha)\s*[.!]*\s*$/i, 'yes'],
  [/^\s*(?:h+m+ )?(?:nopes|nuh-?uh|njet|nuh)\b[ .!]*$/i, 'no'],
  // "It'd be great if we could do A then C"
  [
    /\b(?:it['’]?d|it would|would) be (?:really |so |very |super )?(?:great|nice|good|cool|lovely|awesome|ideal|perfect|amazing) if we (?:could |can |would )(?=(?:go|start|do|walk|visit|begin|end|finish|head)\b)/gi,
    "let's ",
  ],
  // "C to L to finish"
  [/(?<=[a-z]) to (?:finish|end)(?: with| up)?(?= ?(?:$|[,.!?;\n]))/gi, ' at the end'],
  [/(?<=[a-z]) to (?:start|begin)(?: with)?(?= ?(?:$|[,.!?;\n]))/gi, ' first'],
  [/^\s*k+\s*[.!]*\s*$/, 'ok'],
  // "K then, let's do yours"
  [
    /^\s*k(?: then)?, ?(?=(?:let|lets|i|im|ill|we|that|thats|sure|fine|good|sounds|your|yours|you|ur|u|deal)\b)/,
    'ok, ',
  ],
  // "Ur killing me": you are.
  [
    /\b(?:ur|your) (?=(?:a |so |really |just )*(?:killing|getting|kidding|joking|asking|taking|losing|winning|making|doing|being|welcome|right|wrong|funny|greedy|crazy|fast|slow)\b(?! (?:hallways?|numbers?|coins?|room|side|way)))/gi,
    "you're ",
  ],
  // "Lol that's …"
  [/^\s*(?:lol+|lmao|rofl|haha+|hehe+|omg),? (?=(?:that|this|it|you|your|ur|i|we|my|the)\b)/gi, ''],
  [/,? ?\bon the (?:other|one) hand\b,? ?/gi, ' '],
  // "What you're proposing costs me 7."
  [/\bwhat (?:you['’]?re|you are|u are|ur) (?:proposing|suggesting|offering|saying we do)\b/gi, 'your proposal'],
  [
    /\bwhat (?:you|u) (?:proposed?|suggest(?:ed)?|offer(?:ed)?)(?= (?:is|was|costs?|gives?|gets?|would|makes?|works?|sounds?|looks?|isn|doesn|won|brings?))/gi,
    'your proposal',
  ],
  // "The bathroom first, like you want"
  [
    /(?<=\w),? (?:like|as|the way|just like|just as) (?:you|u|i) (?:want|wanted|said|suggested|proposed|prefer|asked|did)(?: it| to| before| earlier)?(?= ?(?:$|[,.!?;]|and\b|then\b))/gi,
    '',
  ],
  // "Only ones and twos": few coins, no number.
  [
    /\b(?:ones|twos|threes|1s|2s|1['’]s|2['’]s|3s) (?:and|or|&|n) (?:ones|twos|threes|1s|2s|3s|1['’]s|2['’]s|3['’]s)\b/gi,
    'little',
  ],
  // "Will you submit, please?" asks to.
  [
    /\b(?:will|can|could|would) (?:you|u) (?:please |then |now |also )*submit\b(?! (?:a|your|first|before|when|if))/gi,
    'please submit',
  ],
  // "Start with kids", "end in empty": rooms, since nothing else follows.
  [
    /\b((?:start|begin|open|end|finish|continue|starting|beginning|opening|ending|finishing|continuing|go on|kick off)(?: off)? (?:with|at|in|on|by)) (kids|children|childrens|empty|living)(?! ?(?:room|rm|'s|-|–|→|>))(?= ?(?:$|[?.,!;:)\n]|(?:and|then|or|first|if|because|cuz|since|right|ok|maybe|tbh|imo|pls|plz|please|for|lol|now|today|instead)\b))/gi,
    '$1 $2 room',
  ],
  // "Go kids?", "ok kids it is", "so kids 🤷"
  [
    /\b(go|do|take|try|visit|pick|then|so|ok|okay|yes|yeah|rather|alright) (kids|children|childrens|empty)(?= ?(?:$|[?.!,]|\p{Extended_Pictographic}|(?:next|then|first|now|it is|obviously|definitely|i think|i guess|i['’]d say|lol|haha|yay)\b))/giu,
    '$1 $2 room',
  ],
  // "Kids obviously"
  [
    /(^|[.!?;\n] ?|, )(kids|children)(?= ?(?:$|[.!]|\p{Extended_Pictographic}|,? (?:next|then|first|now|it is|obviously|definitely|of course|for sure|i think|i guess|i['’]d say|lol|haha|yay)\b))/giu,
    '$1$2 room',
  ],
  // "Ya go", "ya do that".
  [
    /(^|[.!?;\n] ?)(?:ya|yah|yea|yee)(?= (?:go|do|that|this|i|im|its|it|same|works|totally|for sure|why|let)\b)/gi,
    '$1yes,',
  ],
]
