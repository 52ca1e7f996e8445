/** Makes the text of a message plain before it is cut: without smileys, quotations, the numbers of lists and what is written for show. */
import { NUMBERS } from './lexicon.ts'

/** ":)" and ":-D", whose colon introduces nothing. */
const SMILEYS = /(?<=^|\s)[:;=]['-]?[()DPpoO3/\\|*]+(?=$|[\s.,!?])|[:;]-?[()]+(?=$|[\s.,!?])/g
/** In brackets on one line no sentence ends: "10 coins (the maximum!) lie …". */
const REMARKS = /\([^()\n]{1,80}\)/g
/** "1. " at the beginning of a line. */
const ORDINALS = /^[ \t]*\d{1,2}[.)][ \t]+(?=\S)/gm
/** "(1) K-A: 8", "2. K-A is 8": the number of an answer, where another number follows. */
const LONE_ORDINAL = /^\s*(?:\(\d\)|\d[.)])(?= [^\n]{0,60}\d)/
const SECOND_ORDINAL = /(?:^|\s)(?:\(2\)|2[.)]) /
/** "1) L-E 5 2) L-B 3" in one line. */
const INLINE_ORDINALS = /(?:^|[\s:,;])\(?1\) [^\n]{1,80}?\s\(?2\) |(?:^|\n)1\. [^\n]{1,80}?\s2\. /
/** Marks that open quoted speech, with those that close it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/**
 * The text with a space for what stands in quotation marks on one line: quoted speech is somebody else's, or an example.
 * Plain marks are taken for quotation marks only around words.
 */
function withoutQuotes(text: string): string {
  let kept = ''
  let from = 0
  // Where each mark comes next, looked for only once it has been passed, so that every place is searched once.
  const next = new Map<string, number>()
  const find = (mark: string, at: number): number => {
    let found = next.get(mark) ?? -1
    if (found < at) {
      found = text.indexOf(mark, at)
      if (found < 0) found = Infinity
      next.set(mark, found)
    }
    return found
  }
  for (const { index: at, 0: mark } of text.matchAll(/["“«]/g)) {
    if (at < from) continue
    const end = find(QUOTES[mark]!, at + 1)
    if (end === Infinity || find('\n', at + 1) < end) continue
    const apart =
      !/^\s*[:,\]}]/.test(text.slice(end + 1, end + 6)) && !/[[{:,]\s*$/.test(text.slice(Math.max(0, at - 6), at))
    const inside = text.slice(at + 1, end)
    const isQuote = mark !== '"' || /[a-z]{3}/i.test(inside) || (apart && /\S \S/.test(inside))
    kept += isQuote ? `${text.slice(from, at)} ` : text.slice(from, end + 1)
    from = end + 1
  }
  return kept + text.slice(from)
}

/** What is said while somebody looks for a number. */
const ASIDES =
  /(?:,|(?<!\.)\.{2,}|…) ?(?:what|like|you know|(?:let me|lemme|let['’]s) (?:see|look|check|think|count)|how to say|say|hm+)(?:,|\.{2,}|…)(?= (?!yes|no|yeah))/gi
const NUMBER_WORD = [...NUMBERS.keys()].join('|')
const WRITTEN_TWICE = new RegExp(
  `\\b(${NUMBER_WORD})(?: coins?)? \\((\\d{1,2})\\)|\\b(\\d{1,2}) \\((${NUMBER_WORD})\\)`,
  'gi',
)

/** "Nine, yes nine" */
const REPEATED = new RegExp(
  `\\b(${NUMBER_WORD}|\\d+),? (?:yes|yeah|yep|really|exactly|indeed),? \\1\\b(?! coins? (?:to|from)),?`,
  'gi',
)
/** Emoji other than those that answer, with what belongs to them. */
const PICTURES = /(?![👍👌✅💯👎↔])(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu

/** "…, if you don't mind": no condition. */
const POLITE =
  /(?<=\w),? if (?:you (?:don['’]?t|do not) mind|possible|you (?:like|want|please|would|could)|(?:that|it)(?:['’]?s| is) (?:ok|okay|fine|alright|all right|possible)(?: (?:with|for) you)?)(?= ?(?:[.,!?\n]|$))/gi

/** "Unless I'm missing something", "if I'm not mistaken": no condition either. */
const CAREFUL =
  /(?:unless i['’]?(?:m| am) (?:missing|overlooking|forgetting|mistaken|wrong)(?: something| anything)?|if i['’]?(?:m| am) not (?:mistaken|wrong)|if i (?:remember|recall|see|count|read)(?:ed)? (?:it |this |that )?(?:correctly|right)),? ?/gi

/** "You know what, let's …": asks nothing. */
const BREATHES = /(^|[.!?;\n] ?)(?:you know what|guess what|tell you what|know what)\b ?(?:[,:.!?]|\.{3}|…)+ ?(?=\S)/gi
/** "To go from K to A, I find 10": a way, and no plan to take it. */
const FOR_GOING = new RegExp(
  String.raw`(^|[.!?;\n] ?)(?:and |for |in order )*to (?:go|get|walk|travel|move|come|pass) (?=from [^,.!?\n\d]{3,50}, ?(?:i|there|it|one|you|we)\b[^,.!?\n]{0,30}\b(?:\d|(?:${NUMBER_WORD})\b))`,
  'gi',
)
/** "Eight. That's what K-L gives me", "six is how many I have from K to L". */
const CLEFT = new RegExp(
  String.raw`(^|[.!?;\n] ?)(${NUMBER_WORD}|\d{1,2})((?: coins?)?)(?: is|(?: ?[.,!;:–—-]+ ?| )(?:that['’]?s|that is|this is|it['’]?s|it is)) (?:just |exactly )?(?:what|how much|how many(?: coins)?) (?:(i) (?:have|get|got|see|find|collect) (?=\S)|(?!you\b|we\b|i\b)([^,.!?;\n]{3,50}?) (?:gives?|has|have|pays?|brings?|offers?|yields?|is worth|holds?|shows?|says?)\b)`,
  'gi',
)
/** "I need two numbers from you" */
const NUMBERS_OF_YOURS = new RegExp(
  String.raw`\b(?:an?|some|\d|${NUMBER_WORD}) (?:more )?(numbers?|values?|counts?|amounts?) (?:from|of) you\b`,
  'gi',
)
/** "A total of six coins": as many as one hallway has. */
const SMALL_TOTAL = new RegExp(String.raw`\ba (?:sum |grand )?total of (?=(?:\d|10|${NUMBER_WORD})\b)`, 'gi')
/** "Are all threes", "both 5s" */
const PLURALS = new RegExp(
  String.raw`\b(are|were|just|only|all|both|each|rest|others|else|remaining) (?:(twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b|(\d{1,2})['’]?s\b)`,
  'gi',
)

/** "Everything's a 3", "the attic's 8" */
const IS_NUMBER = new RegExp(
  String.raw`\b(everything|rest|else|room|attic|kitchen|bathroom|bath|loft|hallway|other|one)['’]s (?=(?:all |just |only |a |an )*(?:\d|(?:${NUMBER_WORD})\b))`,
  'gi',
)

/** "I have two 8s, L-B and E-K" */
const OF_EACH = new RegExp(
  String.raw`\b(?:two|three|four|five|[2-5]) (?:(twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b|(\d{1,2})['’]?s\b)`,
  'gi',
)

/**
 * Manners of saying that are read as plainer ones: "over my dead body", "set course for the attic", "ya, sure", "poor me",
 * "I don't care for that one", "would you be so kind as to …".
 */
const SAID_PLAINLY: readonly (readonly [RegExp, string])[] = [
  [/\bover my dead body\b[^.!?,\n]{0,80}/gi, 'no way'],
  [/\bset (?:a |our )?course (?:for|to)\b/gi, 'go to'],
  [
    /(^|[.!?;\n] ?)ya(?= ?(?:$|[,.!]|(?:sure|ok|okay|that|sounds|good|lets|let['’]s|we|and|fine|deal|agreed|great)\b))/gi,
    '$1yes',
  ],
  [/,? ?\b(?:poor|lucky|silly) (?:me|you|us)\b/gi, ''],
  [
    /\b(?:do not|don['’]?t) (?:really )?care (?:much )?for (?=(?:that|this|it|your|the (?:path|route|plan))\b)/gi,
    "don't like ",
  ],
  // "Meh... okay then": what stands last counts.
  [/^\s*meh[ ,.…]*(?=(?:ok|okay|fine|sure|alright|all right|yes|deal)\b)/i, ''],
  [/\bwould you be so (?:good|kind|nice) as to\b/gi, 'please'],
  [
    /(^|[.!?;,\n] ?|\b(?:please|just|you|now|so|then) )(?:pick|choose|find) a (?:good |nice )?(?:route|path|way|tour)(?: (?:for us|then|now))?(?= ?(?:$|[.!?,]))/gi,
    '$1please choose the way for us',
  ],
  [/\bchoice of (?:the )?(?:route|path|way|tour)\b/gi, 'choice'],
  [/\bif (?:you have|there are) no objections?,? ?/gi, ''],
  [/\bbetween my ([\w']{1,15}(?: room)?) and (?:my )?/gi, 'between the $1 and the '],
  // "… and would now ask for yours", "path?", "my glasses tell me there are 8", "10 there, yay".
  [/\b(?:and |so )?(?:i )?(?:would|will) (?:now |also )?(?:like to )?ask (?:you )?for yours\b/gi, ', and yours?'],
  [/^\s*(?:a |the )?(path|route|plan|tour)\s*\?+\s*$/i, 'which $1?'],
  [/\bmy \w{1,15} tells? me (?:that )?(?=there\b)/gi, ''],
  [/(\d[^\n]{0,80}?)[ ,!]+(?:ya+y+|woo+ho+|yipp?ee+|hooray)\b[ !.]*$/i, '$1'],
  // Refuses, and says why.
  [/^\s*no,? sorry,? (?=[^.!?\n]{1,60}\b(?:only|just) \d)/i, 'no, '],
  // "So all five from L please?", "and now everything from your B please".
  [
    /(?:\b(?:and|so|now|then),? ){0,2}\b(?:all (?:five|5|four|4)(?: of them)?|everything|all of them) from (?:your |the )?([a-z][\w' ]{0,20}?),? please\b/gi,
    'please give me all from $1',
  ],
  [
    /^\s*(?:all )?(?:of )?(?:ur|your) (?:nums|numbers|coins|values)(?:,? (?:pls|plz|please))?\s*[.!]*\s*$/i,
    'what are all your numbers?',
  ],
  // "10!!!! attic to bathroom"
  [/^(\s*\d{1,2}) ?!+ (?=[a-z])/i, '$1 '],
  // "A-E is twice as much as A-K, so 8 and 4"
  [
    /([a-z][\w-]{0,12}) is (?:twice|double|half|three times)(?: as (?:much|many))?(?: as)? ([a-z][\w-]{0,12}),? so (\d{1,2}) and (\d{1,2})\b/gi,
    '$1 $3, $2 $4',
  ],
  // "L K A sorry I mean L K B A E C L"
  [
    /^\s*(?:[A-Z]\b[ ,>-]{0,3}){2,7}(?:[Ss]orry,? (?:[Ii] mean|[Ii] meant|no)|[Nn]o,? (?:wait|sorry)|[Ww]ait,? no|[Ii] mean|[Ii] meant|[Oo]ops)[ ,:]{0,3}(?=(?:[A-Z]\b[ ,>-]{0,3}){5,}\s*$)/,
    '',
  ],
]

/** Without smileys, drawn out letters and the oddest of what is written for short. */
const unfold = (text: string): string =>
  text
    // "Sí", "natürlich": letters with marks are read without.
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, (marks) => (marks === '\uFE0F' || marks === '\u20E3' ? marks : ''))
    .replace(/\b\d+(?:st|nd|rd|th)\b/gi, ' ')
    .replace(POLITE, '')
    .replace(CAREFUL, '')
    .replace(
      /\bi(?:['’]?m| am) (?:doing )?(?:fine|good|great|well|ok|okay|alright)(?:,? (?:thanks|thank you))?,? (?:and |how about |what about )?(?:you|yourself|u) ?\?/gi,
      ' ',
    )
    // "I wrote: L-A 7": as the listener told.
    .replace(/\bi (?:wrote|have written|wrote down|have noted)(?: down)?(?: from you)?: (?=\S)/gi, 'noted: ')
    .replace(/(?<=\w),? (?:and )?(?:i['’]?m |i am )?ready (?:if|when|whenever) you are\b/gi, '')
    .replace(/^\s*(?:\+1|y)\s*[!.]*\s*$/i, 'yes')
    .replace(/^\s*n\s*[!.]*\s*$/i, 'no')
    .replace(/(\d)\uFE0F?\u20E3/gu, '$1')
    .replace(/[💰🪙💵💎🟡🏅]+/gu, ' coins ')
    .replace(/[➡➔➜👉⮕]\uFE0F?/gu, ' → ')
    .replace(PICTURES, ' , ')
    .replace(/(?: , \s*)+$/, '')
    .replace(SMILEYS, ' ; ')
    // "i.e.", "e.g.": no sentence ends there.
    .replace(/\b(?:i\. ?e|e\. ?g)\.,?/gi, ',')
    // "two (2)", "2 (two)"
    .replace(WRITTEN_TWICE, (all: string, ...parts: readonly string[]) => {
      const [word = '', number = '', first = '', second = ''] = parts
      const digits = number || first
      return NUMBERS.get((word || second).toLowerCase()) === Number(digits) ? digits : all
    })
    .replace(REMARKS, (remark) => remark.replace(/[.!;]/g, ' '))
    .replace(/\b([A-Z])['’]s\b/g, '$1 has')
    .replace(/\b(route|path|option|plan|choice|version|variant) [A-Z](?= ?[:.)])/gi, '$1')
    .replace(
      /\b(step|option|question|part|phase|stop|answer|point|item|reply|remark|topic|response) #?(?:\d{1,2}|one|two|three|four|five|six)\b ?[:.)]?/gi,
      '$1 ',
    )
    // "L;C;3" in a line of its own
    .replace(/^([\w' ]{1,20});([\w' ]{1,20});([ \d]{1,4})$/gm, '$1,$2,$3')
    // What is dictated names its marks.
    .replace(/ (?:comma|semicolon)\b/gi, ',')
    .replace(/ question mark\b/gi, '?')
    .replace(/ (?:exclamation mark|exclamation point|full stop|period)(?= |$)/gi, '.')
    .replace(/\bnew (?:line|paragraph)\b/gi, '\n')
    // "1O"
    .replace(/\b1[oO]\b/g, '10')
    // "5+"
    .replace(/(\d)\+(?=[\s.,;)]|$)(?!\s*\d)/g, '$1 or more')
    // "I've got, what, two", "and there is, let me see, five", "nine, yes nine,"
    .replace(ASIDES, ' ')
    .replace(REPEATED, '$1')
    .replace(/^(?:(?:so|and|well|ok|okay|yeah|um),? )*(?:so,? yeah|yeah,? so)\b,?(?= \S)/i, '')
    // "Is uh three", "is... 4"
    .replace(/\b(?:u+m+|u+h+|erm?|uhm)\b,?/gi, ' ')
    .replace(/\b(is|are|has|have|was)\s?(?:\.{2,}|…)/gi, '$1 ')
    .replace(BREATHES, '$1')
    .replace(FOR_GOING, '$1')
    .replace(CLEFT, (_: string, ...parts: readonly (string | undefined)[]) => {
      const [before = '', number = '', coins = '', own, subject = ''] = parts
      return before + (own ? `I have ${number}${coins} ` : `${subject} has ${number}${coins}`)
    })
    .replace(OF_EACH, (_: string, word: string | undefined, digits: string | undefined) =>
      ['each', digits ?? word!.replace(/(?:(x)e)?s$/i, '$1')].join(' '),
    )
    .replace(PLURALS, (_: string, before: string, word: string | undefined, digits: string | undefined) =>
      [before, digits ?? word!.replace(/(?:(x)e)?s$/i, '$1')].join(' '),
    )
    // "The rest is just ones", "everything's a 3"
    .replace(
      /(?<!\bthe )\b(is|are|get|just|only|see)((?: all| just| only)*) ones(?= ?(?:$|[.,;!)\n]| ?(?:and|but|except|apart)\b))/gi,
      '$1$2 1',
    )
    .replace(/\bother than (?!(?:that|this)\b)/gi, 'except ')
    .replace(/\bno matter (?:where|which way)\b/gi, 'wherever')
    .replace(/\b(?:whichever|whatever) way (?:you|i|we|one) (?:go|goes|walk|turn)\b/gi, 'everywhere')
    .replace(IS_NUMBER, '$1 is ')
    // "The two of us": no number.
    .replace(/\bthe two of us\b/gi, 'both of us')
    .replace(
      /\b(?:(one|two|three|four|five|six|seven|eight|nine|ten)e?s|(\d{1,2})['’]?s) (?=everywhere|all around|all over|throughout|(?:for|on|to|from|with) (?:everything|everywhere|anything|all|every|each|the rest|the others?|any)\b)/gi,
      (_, word: string, digit: string) => `${digit ?? word} `,
    )
    // "*sarcasm on*"
    .replace(/[*<[]\/?(?:sarcasm|irony)(?: (?:on|off|mode)){0,2}[*>\]]/gi, ' . ')
    .replace(/\bb\/w\b/gi, 'between')
    .replace(/\bfor what it['’]?s worth\b,?/gi, ' ')
    .replace(/\bw\/(?= ?\w)/gi, 'with ')
    // "Can't we start with K?" proposes.
    .replace(
      /\b(?:can|could|should)n?['’]?t we (?=(?:just |rather |first |please )?(?:start|begin|go|do|take|visit|use|try|walk|head|end|finish|submit)\b)(?![^?.!\n]{0,80}\b(?:better|more)\b)/gi,
      'could we ',
    )
    .replace(/\b(?:what['’]?s up|wassup|whassup|whazzup|sup(?= (?:dude|bro|man|partner|mate)))\b/gi, ' , ')
    // "L: E3, B7 | E: B4"
    .replace(/ \| (?=[a-z][\w' ]{0,15}: ?\S)/gi, '\n')
    .replace(/(\d+)[- ]?ish\b/gi, 'about $1')
    .replace(/\bgimme\b/gi, 'give me')
    .replace(/\bmine['’]s\b/gi, 'mine is')
    .replace(/\blemme\b/gi, 'let me')
    .replace(NUMBERS_OF_YOURS, 'your $1')
    .replace(SMALL_TOTAL, '')
    .replace(/(?<=\w) (?:though|tho)(?= ?\?)/gi, '')
    .replace(/\b(w|h)b(?:u|y|you)\b/gi, (_, ask: string) => `${/w/i.test(ask) ? 'what' : 'how'} about you`)
    .replace(/(?<!\b(?:with|of|on|for|from|and) )\bits(?= (?:only |just |actually )?\d)/gi, "it's")
    .replace(/\b(what|how|where|which|who)['’]re\b/gi, '$1 are')
    .replace(/\b(that|this) one['’]s\b/gi, '$1 one is')
    .replace(/\bwanna\b/gi, 'want to')
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/\b(just|only) the one\b/gi, '$1 1')
    .replace(/\bbtw (?=\S{1,15} (?:room |rm )?(?:and|n|&) )/gi, 'between ')
    .replace(/\bcannot\b/gi, 'can not')
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(/(?<=\w),? (?:lol|lmao|rofl|(?:ha|he){2,}h?|xd)(?= ?(?:[.,!?\n]|$))/gi, '')
    .replace(/\bgo 4 it\b/gi, 'go for it')
    .replace(/(\d ?)4 (?=(?:me|us|you|u)\b)/gi, '$1for ')

/** "…: 1. living room 2. attic 3. …": numbers that only count what follows. */
function countsUp(text: string): boolean {
  const numbers = [...text.matchAll(/(?:^|[\s:,;])(\d{1,2})[.)] (?=\S)/g)].map(([, number]) => Number(number))
  return numbers.length > 2 && numbers.every((number, i) => number === i + 1)
}

/** "a) K-A 5 b) K-C 3" */
const LETTERED = /(?:^|\s)\(?a\) [^]{1,200}?\s\(?b\) /i

/** "Mine/yours: K-A 3/8, …": which of two numbers is the speaker's. */
const OF_BOTH =
  /\b(?:(mine|my|me|own) ?(?:\/|\||vs\.?) ?(?:yours?|you|u|ur|urs)|(?:yours?|you|u|ur|urs) ?(?:\/|\||vs\.?) ?(?:mine|my|me))\b ?:?/i

/** The text with the speaker's number of each two. */
function withoutYours(text: string): string {
  const order = OF_BOTH.exec(text)
  if (!order || !/\d ?[/|] ?\d/.test(text)) return text
  return text
    .replace(OF_BOTH, order[0].endsWith(':') ? 'mine:' : ' ')
    .replace(/(\d+) ?[/|] ?(\d+)/g, order[1] ? '$1' : '$2')
}

/** The text that is to be cut. */
export function plainText(text: string): string {
  if (!/^\s*\(?1/.test(text) || !SECOND_ORDINAL.test(text)) text = text.replace(LONE_ORDINAL, '')
  for (const [said, plainly] of SAID_PLAINLY) text = text.replace(said, plainly)
  text = unfold((text.match(ORDINALS)?.length ?? 0) > 1 ? text.replace(ORDINALS, '') : text)
  if (INLINE_ORDINALS.test(text) || countsUp(text))
    text = text.replace(/(^|[\s:,;])(?:\d{1,2}[.)]|\(\d{1,2}\))(?= )/g, '$1,')
  text = withoutYours(text)
  if (LETTERED.test(text)) text = text.replace(/(^|\s)\(?[a-f]\)(?= )/gi, '$1,')
  return withoutQuotes(text)
}
