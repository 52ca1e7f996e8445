/**
 * Words that people write for others which sound or look the same: without their apostrophe ("dont", "its a must"), in one
 * ("atleast", "alot"), "then" for "than", "to" for "too".
 */
import { rewrite, type Rewriting } from '../english/typing/rewriting.ts'
import { wordTable } from '../english/typing/word-set.ts'

/** With a capital where it was typed. */
const like = (typed: string, word: string): string =>
  /^[A-Z]/.test(typed) ? word[0]!.toUpperCase() + word.slice(1) : word

const NOT = 'do|does|did|is|are|was|were|would|should|could|must|need|has|have|had|ca|wo|sha|ai'

const APOSTROPHES: readonly Rewriting[] = [
  [new RegExp(String.raw`\b(${NOT})nt\b`, 'gi'), "$1n't"],
  [/\bdon t\b/gi, "don't"],
  [/\b(you|they)(re|ve|ll|d)\b/gi, "$1'$2"],
  [/\b(it|that|there|what)(ll|d)\b/gi, "$1'$2"],
  [/\b(we|who|would|could|should|might|must)ve\b/gi, "$1've"],
  [/\b(that|there|what|here|where|she|he)s\b/gi, "$1's"],
  // "Ill" may be sick, "id" a card, "its" whose: what follows tells.
  [/\bi(m|ve)\b/gi, (_, end) => `I'${end.toLowerCase()}`],
  [
    /(?<!\b(?:my|an?|the|your|valid|photo) )\b(i|we)d(?= (?:also |really |quite |very |much |rather |so |just |definitely |absolutely |always |never |say\b|probably )*(?:like|love|prefer|want|need|enjoy|rather|hate|go|be|say|take|have|fancy|appreciate|die|do|see|kill|pay|pick|avoid|skip|much|sooner|sure|not)\b)/gi,
    (_, who) => `${/i/i.test(who) ? 'I' : who}'d`,
  ],
  [
    /\bill(?= (?:also |just |probably |definitely |only |not |never )*(?:be|have|need|take|go|eat|drive|bring|pay|want|drink|come|get|see|do|skip|pass|try)\b)/gi,
    "I'll",
  ],
  [
    /\bits(?= (?:an?|the|not|all|so|too|very|just|only|been|for|my|our|like|about|important|essential|ok|okay|fine|good|great|bad|hot|cold|nice|more|less|better|worse|no|really|quite|pretty|half|always|never|got|me|us|gonna|going|over|up|on|in|at|because|cos|important|\w+ing|\d+)\b)/gi,
    (typed) => like(typed, "it's"),
  ],
  [
    /\blets(?= (?:\w+ ){0,2}(?:go|see|do|say|have|try|keep|make|get|add|skip|drop|visit|not|take|eat|find|include|stick|change|swap|be|start|avoid)\b)/gi,
    (typed) => like(typed, "let's"),
  ],
  // "A more cheap shop", "the most near one".
  [/\bmore (cheap|near|dear|quiet|short|clos)e?(?= )(?! (?:and|or|than) (?!me|us))/gi, '$1er'],
  [/\bmost (cheap|near|dear|quiet|short|clos)e?(?= )/gi, '$1est'],
  // "Music'd be nice."
  [/\b([a-z]{3,}(?:ing|ic|or|ar|ant|um|fi))d(?= be\b)/gi, '$1 would'],
]

const JOINED = wordTable({
  alot: 'a lot',
  atleast: 'at least',
  atmost: 'at most',
  aswell: 'as well',
  infact: 'in fact',
  incase: 'in case',
  ofcourse: 'of course',
  eachother: 'each other',
  everytime: 'every time',
  noone: 'no one',
  thankyou: 'thank you',
  livemusic: 'live music',
})
const IN_ONE: readonly Rewriting[] = [
  [
    new RegExp(String.raw`\b(?:${Object.keys(JOINED).join('|')})\b`, 'gi'),
    (typed) => like(typed, JOINED[typed.toLowerCase()]!),
  ],
]

const MISTAKEN: readonly Rewriting[] = [
  // "Better then last time", but "better, then".
  [
    /\b(more|less|fewer|better|worse|other|rather|cheaper|higher|lower|closer|nearer|nicer|further|farther|longer|shorter|earlier|later|bigger|different|sooner) then(?= (?!we\b|i\b|you\b|let|go\b|please\b)[\w$])/gi,
    '$1 than',
  ],
  [
    /(?<!\b(?:want|wants|like|love|need|got|have|going|close|near|next|from|up|ready|according|due|walk|drive|get|go|come|back|way|trip|travel|listen|contribute|add|open|quarter|minutes?|\d) )\bto (?=(?:touristy|expensive|pricey|costly|far|loud|noisy|crowded|fancy|posh|much|many|long|big|small|boring|busy|dear|steep|bad|hard|late|early|cheesy|formal|dark|hot|cold|spread out|spicy)\b(?! (?:places?|bars?|restaurants?|spots?|away places|groups?|tables?|night|breakfast|hours)\b))/gi,
    'too ',
  ],
  // "Noting touristy."
  [/(?<!\b(?:worth|am|are|is|was) )\bnoting\b(?! (?:that|down|how|the)\b)/gi, (typed) => like(typed, 'nothing')],
  // "Somewhere quite", and no more.
  [
    /\b(an?|some) quite(?= (?:places?|spots?|bars?|cafes?|restaurants?|evening|corner|atmosphere)\b)|\b(somewhere|something|nice and|keep it|places?|is|be) quite(?= ?(?:please ?|pls ?)?(?:[.!,;\n]|$))/gi,
    (_, one, other) => `${one ?? other} quiet`,
  ],
  [/\b(you|they|we|u|places|stops|sites|there|these|those|kids|museums|bars|what) r(?= [a-z])/gi, '$1 are'],
  [/\b(could|would|should|must|might) of\b(?! course)/gi, '$1 have'],
]

export const withWordsMeant = (text: string): string => rewrite(text, APOSTROPHES, IN_ONE, MISTAKEN)
