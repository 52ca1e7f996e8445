/** Chat among people in plainer words: short forms of rooms and answers, tags that ask nothing. */
import type { Rewriting } from '../../english/rewriting.ts'

export const CHAT: readonly Rewriting[] = [
  // "Will you submit, please?" asks to.
  [
    /\b(?:will|can|could|would) (?:you|u) (?:please |then |now |also )*submit\b(?! (?:a|your|first|before|when|if))/gi,
    'please submit',
  ],
  // "Start with kids", "end in empty": rooms, since nothing else follows.
  [
    /\b((?:start|begin|open|end|finish|continue|starting|beginning|opening|ending|finishing|continuing|go on|kick off)(?: off)? (?:with|at|in|on|by)) (kids|children|childrens|empty|living)(?! ?(?:room|rm|'s|-|–|→|>))(?= ?(?:$|[?.,!;:)\n]|(?:and|then|or|first|if|because|cuz|since|right|ok|maybe)\b))/gi,
    '$1 $2 room',
  ],
  // "Go kids?"
  [
    /\b(go|do|take|try|visit|pick|then|so|ok) (kids|children|childrens|empty)(?= ?(?:$|[?.!,]|(?:next|then|first|now)\b))/gi,
    '$1 $2 room',
  ],
  // "Ya go", "ya do that".
  [
    /(^|[.!?;\n] ?)(?:ya|yah|yea|yee)(?= (?:go|do|that|this|i|im|its|it|same|works|totally|for sure|why|let)\b)/gi,
    '$1yes,',
  ],
]
