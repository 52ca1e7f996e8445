/** What is asked for or left to somebody in roundabout words, said straight: a table of rewritings. */
import type { Rewriting } from '../../english/rewriting.ts'

const ROOM = "(?:[LEBKCA]\\b|(?:living|empty|bath|kid'?s'?|children'?s) ?room|kitchen|attic|bath)"
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

export const ROUNDABOUT: readonly Rewriting[] = [
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
  [/\byours (?=(?:numbers?|coins?|values?|hallways?)\b)/gi, 'your '],
  [/\bwhat['’]ve\b/gi, 'what have'],
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
