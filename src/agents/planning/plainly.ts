/** What visitors say in a roundabout way, said plainly: idioms, excuses, answers to what was only named. */
import { FEATURES } from '../../games/planning/index.ts'
import type { Rewriting } from '../english/typing/rewriting.ts'
import { YES_AND_NO } from './yes-and-no.ts'

/** Numbers that budgets and ratings are given in, in words. */
const SMALL = ' one two three four five six seven eight nine ten'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER_WORDS = new RegExp(
  `\\b(?:(?:three|four|five)(?= (?:stars?|or better|and up|or more|and a half|and above|\\+))|(?:(?:(a|one|two|three|four|five|six|seven|eight|nine) )?hundred(?: and)?\\b ?)?(?:(${TENS.join('|')})(?:[- ](${SMALL.slice(1, 10).join('|')}))?|(ten)(?= (?:dollars|bucks)))\\b|(?:(?:a|one|two|three|four|five|six|seven|eight|nine) )?hundred\\b)`,
  'gi',
)
function inFigures(words: string): string {
  const parts = words.toLowerCase().split(/[\s-]+/)
  const hundreds = parts.includes('hundred') ? 100 * Math.max(1, SMALL.indexOf(parts[0]!)) : 0
  const rest = parts.slice(parts.indexOf('hundred') + 1)
  return String(
    rest.reduce(
      (sum, word) => sum + Math.max(0, SMALL.indexOf(word)) + 10 * (TENS.includes(word) ? TENS.indexOf(word) + 2 : 0),
      hundreds,
    ),
  )
}

/** "Around fifty": numbers written in words. */
export const FIGURES: Rewriting = [NUMBER_WORDS, inFigures]

/** "It would be nice, but not essential, to see …". */
const ASIDE =
  /,? ?\(?(?:but|though|although|if|while) (?:it is |it's |that's )?(?:not|no|by no means) (?:\w+ )?(?:essential|necessary|a must|required|crucial|vital|important|critical)\)?,/gi

/** "Its absence would not be fatal." */
const NOT_MISSED =
  /,? ?(?:and |but |though |although )?(?:its|their) (?:absence|lack) (?:would|is|are|will|can) (?:not|hardly|barely)[^.,;!\n]*/gi

/** "Parking would be lovely, though we can manage without." */
const EXCUSED =
  /,? ?\(?(?:but|though|although) (?:(?:(?:it|this|that)(?:'s| is| would be| is) )?(?:not|by no means|hardly) (?:\w+ )?(?:essential|necessary|a must|required|crucial|vital|important|critical|needed)|(?:we|i|you) (?:can|could|will|would|'ll) (?:\w+ )?(?:manage|do|live|cope|survive) without(?: it| one)?)\)?(?= ?(?:[.;!\n]|$))/gi

/** Answers to what was only named: "Dive bars? No thanks.", "Japanese (preferred)", "French: no". */
const NO =
  "no|nope|nah|none|never|false|avoid|hard pass|not (?:for|again|me|us|now|happening)|ugh|yuck|meh|please (?:no|don'?t)|spare (?:me|us)|forget (?:it|that)|as if|no way|hell no|god no|over my dead body|count (?:me|us) out|kill me|thanks,? but no|i'?ll pass|pass\\b(?! by)|disliked|excluded|unwanted"
const YES =
  "yes|yep|yeah|true|sure|love|always|definitely|absolutely|please|now you'?re talking|bring (?:it|them)|count (?:me|us) in|you bet|of course|why not|oh yes|any ?time|gladly|preferred|required|needed|wanted|liked|a must|must"
const ANSWERED_NO = new RegExp(`\\? ?(?:${NO})\\b[^.!?\\n]*`, 'gi')
const ANSWERED_YES = new RegExp(`\\? ?(?:${YES})\\b[^.!?\\n]*`, 'gi')
/** "Wifi? Not important." */
const ANSWERED_EITHER =
  /\? ?(?:(?:it(?:'s| is) |that(?:'s| is) )?(?:not|no|hardly|by no means) (?:really |that |so |very |particularly |strictly )?(?:important|necessary|needed|required|a must|essential|a priority|relevant|my priority)|unimportant|irrelevant|whatever|optional|either way|no need|not a (?:big )?deal)\b[^.!?\n]*/gi
const HEADED_NO = new RegExp(` ?[:=] ?(?:${NO})(?: thanks?| thank you)?(?= ?(?:[,.;!\\n)]|$))`, 'gi')
const HEADED_YES = new RegExp(` ?[:=] ?(?:${YES})(?: please| thanks)?(?= ?(?:[,.;!\\n)]|$))`, 'gi')
const BESIDE_NO = new RegExp(` ?\\((?:${NO})[ !.]*\\)`, 'gi')
const BESIDE_YES = new RegExp(` ?\\((?:${YES})[ !.]*\\)`, 'gi')
/** "Sushi yes, burgers nah": each with its answer behind it. */
const BEHIND_YES = /(?<=^|[,.;!\n] ?)([a-z-]+(?: [a-z-]+)?) (?:yes|yep|yeah|yay) ?(?=[,.;!\n]|$)/gi
const BEHIND_NO = /(?<=^|[,.;!\n] ?)([a-z-]+(?: [a-z-]+)?) (?:no|nope|nah|nay) ?(?=[,.;!\n]|$)/gi
/** "Trendy means overpriced, so no", "it is too spicy for me, so not that", "they bore me, please leave them out". */
const CONCLUDED =
  /(?:, ?(?:and |but |then )?|,? ?\b(?:so|hence|therefore|thus)\b,? ?)(?:(?:so|hence|therefore|thus|it'?s|that'?s|they'?re|please|rather|better|preferably|definitely|let'?s|i'd|we'd|just|a|best) ,? ?)*(?:no(?: thanks?| way| thank you)?|nope|(?:definitely |certainly |absolutely |rather |better |probably |please )not(?: that| it| those)?|not (?:for (?:me|us)|that|those|these|them|it|there|this|again|one of (?:those|them))|none of (?:those|that|them|it|these)|without(?: it| that| them)?|nothing (?:like|of) (?:that|it|the (?:sort|kind))|(?:leave|keep|cross|strike) (?:it|that|those|them|this|these) (?:out|off|away)(?: from (?:me|us))?|(?:skip|avoid|drop|forget|exclude|omit) (?:it|that|those|them|this|these)|(?:something|anything|somewhere) (?:else|different)|spare (?:me|us)(?: that| those| it)?|count (?:me|us) out|hard pass|i(?:'ll| will) pass|anything but (?:that|it|those|this)|no more of (?:that|it|those))(?: please| thanks| thank you)?(?= ?(?:[.!;\n]|$))/gi
/** "I promised to go to the Tower, so that has to be in." */
const MUST_BE_IN =
  /,? ?(?:(?:and|so|therefore|hence) ,? ?)?\b(?:that|it|this|these|those|they|(?:at least )?(?:one|both|either|all|any) of (?:them|these|those|it|the two))(?: one| place| stop)? (?:\w+ly |just )?(?:has to|have to|must|needs? to|should|'?s got to) (?:be|stay|go|make it) (?:in\b|included|there\b|on(?:to)? (?:the|our|my) (?:list|plan|itinerary|program)|part of (?:it|the plan|the day))[^.!;?,\n]*|, ?(?:(?:and|so) )?(?:that|it|this)(?: one)?(?:'s| is) (?:set|fixed|settled|decided|non-negotiable|a given|mandatory)\b/gi
/** "Who doesn't like sushi?", "who needs wine?", "what could be better than a band?" */
const WHO_NOT =
  /\bwho (?:doesn't|does not|wouldn't|would not|can't|cannot|can|could) (?:not )?(like|love|want|enjoy|adore|resist|say no to|refuse)\b/gi
const WHO_NEEDS =
  /\bwho (?:needs|wants|likes|cares (?:for|about)|even (?:needs|likes|wants)) ([^.?!,\n]{2,50}?) ?(?:[?.!\n]|$)/gi
const BETTER_THAN =
  /\b(?:what(?:'s| is| could be| can be)|is there anything) (?:better|nicer|finer|lovelier) than ([^.?!,]{2,50}) ?\?/gi
/** "I'm Korean myself": says nothing of food. */
const NATIONAL_WORDS =
  "\\b(?:i'm|i am|we're|we are|my \\w+ is|my \\w+ are|(?:he|she) is|he's|she's|they're|they are) (?:half |originally |actually )?(american|chinese|japanese|korean|french|ethiopian|spanish|thai)(?: myself| ourselves| herself| himself| themselves| by birth| by origin| citizens| tourists)?(?=[,.!;\\n]|$| and | so | but )"
/** "Japanese lessons", "my French boss": no food. */
const OF_A_COUNTRY =
  /\b(?:american|chinese|japanese|korean|french|ethiopian|spanish|thai) (?=(?:history|culture|language|lessons?|class(?:es)?|teachers?|books?|films?|movies?|songs?|friends?|wife|husband|girlfriend|boyfriend|neighbou?rs?|colleagues?|boss|tourists?|embassy|passports?|literature|art|exams?|accent|grammar|speakers?|citizens?|students?)\b)/gi
const NATIONAL = new RegExp(NATIONAL_WORDS, 'gi')
const NATIONAL_BUT = new RegExp(
  `${NATIONAL_WORDS}([^.!?\\n]{0,60}?)\\b(?:anything but|no more of|enough of|rather not) (?:that|it|my own)\\b`,
  'gi',
)
/** "If there is one thing I cannot eat it's seafood", "the one thing we need is wifi". */
const ONE_THING =
  /\b(?:if there(?:'s| is) (?:one thing|anything|something)|the (?:one|only) thing|what) (?:that )?(i|we|he|she|my \w+) ((?:\w+(?:'t)? ){0,3}?(?:eat|drink|stand|bear|stomach|like|love|want|need|hate|dislike|enjoy|avoid|crave|loathe|abhor|detest|miss)s?)(?: (?:most|more than anything|above all|at all))?,? (?:it's|it is|that's|that is|it would be|is|are) (?!not\b|that\b|to\b)/gi
/** "Too hot for anything but a lager", "I don't drink anything but wine". */
const ONLY =
  /\b(?:too \w+ for|(?:n't|not|never|hardly|won't|refuses? to) (?:\w+ ){0,2}?(?:eat|drink|want|have|like|touch|take|order|do|need)) (?:anything|anywhere|any \w+) (?:but|except|other than) /gi
/** "Milk, eggs, honey: I eat none of that." */
const NONE_OF_THAT =
  /\b(?:meat|milk|dairy|eggs?|cheese|honey|butter)(?:,? (?:and |or )?(?:meat|fish|milk|dairy|eggs?|cheese|honey|butter))+ ?[:,-]+ ?(?:i|we|he|she|they) (?:eat|eats|touch|touches|have|want|do|drink) (?:none|nothing|neither)(?: of (?:that|those|it|them|these))?/gi
/** "No wifi, no me." */
const NO_NO =
  /\bno ([\w' -]{2,25}?),? no (?:me|us|deal|visit|go|fun|party|trip|way|business|party of mine|dice|date|dinner|show)\b/gi
/** "Too spicy for my stomach", "I'm too old for trendy". */
const TOO_FOR_ME =
  /\b(?:is|are|'s|'re|gets?|sounds?|seems?|feels?|looks?) (?:just |way |far |a bit |much |a little )?too (?!far|long|short|few|close|little)[\w-]+ for (?:me|us|my [\w-]+|our [\w-]+)\b/gi
const I_AM_TOO =
  /\b(?:i'm|i am|we're|we are|i feel) (?:just |way |far |a bit |much |a little )?too (?!hungry|thirsty|tired|busy|poor)[\w-]+ for (?!that\b|it\b|this\b)/gi
/** "Too trendy and I feel old", "nothing too fancy", but not "it can't be too romantic". */
const TOO_MUCH = new RegExp(
  `(?<!\\b(?:can never|can't|cannot|can not|never) be )\\b(?:(?:(?:it|they|places?|stops?|the \\w+) (?:should|must|need|may)(?:n't| not) be|not|nothing|nowhere|no place|anything|places|something) (?:that's |that is |that are )?)?too (${(FEATURES.ambience!.values as readonly string[]).join('|')}|fancy|posh|touristy)(?: (?:places?|bars?|restaurants?|spots?|stuff))?\\b(?! (?:for|to)\\b)`,
  'gi',
)
/** "My friend collects landmarks, so one is a must." */
const ONE_OF_THEM =
  /\b(restaurant|bar|caf[eé]|museum|landmark|park|shop)s\b([^.;!?\n]{0,40}?), so (?:at least )?one (?:of (?:them|those) )?(?:is|has|must|should|would|needs|please)\b[^.;!?\n]*/gi
/** Diets told by what is left out. */
const NO_ANIMALS =
  /\b(?:no|without|neither|(?:do|does|did)(?:n't| not) (?:eat|touch|do|have|want)|never (?:eat|touch)|avoids?|off|eats? (?:no|neither)) (?:(?:any|of|eat) )*(?:(?:meat|fish|animals?|poultry|chicken|seafood|milk|dairy|eggs?|cheese|honey|butter|and|or|nor|no|not|even|also|any|neither) ?,? ?){2,12}/gi
const fromAnimals = (list: string): string => {
  const tail = /[ ,]*(?:\b(?:and|or|nor|no|not|even|also|any|neither)\b[ ,]*)*$/.exec(list)![0]
  if (/\b(?:milk|dairy|eggs?|cheese|honey|butter)\b/i.test(list)) return `only vegan food${tail}`
  return /\b(?:meat|animals?)\b.*\b(?:fish|poultry|chicken|seafood)\b|\b(?:fish|poultry|chicken|seafood)\b.*\bmeat\b/i.test(
    list,
  )
    ? `only vegetarian food${tail}`
    : list
}
/** "If I see one more tour group I'll scream": what would be unbearable is not wanted. */
const UNBEARABLE =
  /\bif (?:i|we) (?:have to |must |need to )?((?:\w+ ){1,9}?\w+),? (?:i|we)(?:'ll| will|'m| am|'d| would) (?:(?:going to|gonna|be|start|have to|probably|definitely) )*(?:scream\w*|cry\w*|die|dying|leav\w+|explode|faint|run|lose it|puke|throw up|go (?:mad|crazy|home|nuts|insane)|walk out|sick|ill|out|screaming|furious)\b[^.!?\n]*/gi
const UNBEARABLE_IF =
  /\b(?:i|we)(?:'ll| will|'d| would) (?:(?:probably|definitely|just|really|start|be) )*(?:scream\w*|cry\w*|die|explode|faint|run(?: away)?|lose it|puke|throw up|go (?:mad|crazy|home|nuts|insane)|walk out|furious|leave) if (?:i|we|you|there)(?:'s)? (?:have to |must |is |are )?([^.,!?;\n]{3,80})/gi
/** "Museum: at least one" */
const COUNTED =
  /\b(restaurant|bar|caf[eé]|museum|landmark|park|shop)s? ?[:=] ?(?:at least (?:one|1)|one|1\+?|>= ?1|yes|must|a must|required|needed)\b/gi

const NOT_BEFORE =
  "(?<!\\b(?:not|never|cannot|n't|nobody|rather than|than|dont|forget|pity|shame|sad|sorry|sin) (?:[\\w']+ ){0,4})"
/** Up to where the sentence or what it speaks of ends. */
const THING = '([^.,;:!?\\n]{2,60}?)'
const END = '(?= ?(?:[.,;:!?\\n]|$|but\\b|and\\b|because\\b|since\\b|so\\b))'

/** What is wanted least, or as little as can be: "please leave out X", "the last thing I need is X", "as few X as possible". */
const REFUSALS: readonly Rewriting[] = [
  // "Trendy places are wasted on a man of my age."
  [
    /(?<!\b(?:time|hours?|minutes|day|money|dollars|afternoon|morning|evening|effort)(?: \w+)? )\b(?:is|are|was|were|be|would be|will be|gets?|'s)(?: \w+ly| just| rather| quite| all)? (?:wasted|lost) on (?:me|us|him|her|them|my|our|an?|the likes|some(?:one|body)|people|folks?|old)\b[^.,;!?\n]{0,50}/gi,
    ' unwanted',
  ],
  // "Everything but seafood is fine", "forget the wine", "I don't see the appeal of trendy bars", "I'd swap any wine for a beer".
  [
    /\b(?:anything|everything|anywhere|everywhere|any (?:food|places?|cuisine|drinks?|kind of \w+)|all) (?:but|except(?: for)?|other than|apart from|besides|save for) (?!that\b|this\b)([^.,;:!?\n]{2,40}?) (?:(?:is|are|will be|would be|sounds?|seems?) (?:\w+ly |just |all )?(?:fine|ok|okay|good|great|welcome|allowed|alright|acceptable|possible|lovely|cool|nice)|will do|would do|goes|works)(?: (?:for|with|by) (?:me|us))?/gi,
    'no $1',
  ],
  [
    /(?<=^|[.!?;,\n] ?|\b(?:please|and|so|just) )forget (?:about )?(?:(?:the|all|any) )?(?!to\b|it\b|that\b|this\b|me\b|us\b|them\b|what\b|about\b)(?=[a-z])/gi,
    'avoid ',
  ],
  [
    /\b(?:do not|don't|does not|doesn't|can't|cannot|can not|never|fail to) (?:\w+ly )?(?:see|get|understand|feel) the (?:appeal|point|attraction|charm|hype|fuss|fascination|craze|magic|use) (?:of|in|about|around|with|over|behind) (?:all )?(?:these |those |the |this )?/gi,
    'hate ',
  ],
  [
    /\b(?:i|we)(?:'d| would) (?:\w+ )?(?:swap|trade|exchange|give) (?:up )?(?:any|an?|all(?: the)?|every|the) ([a-z][^.,;:!?\n]{2,30}?) for ([^.,;:!?\n]{2,40})/gi,
    'no $1; i want $2',
  ],
  [/\bkeep (?:the )?([\w ]{3,20}?) (?:coming|flowing)\b/gi, 'bring $1;'],
  [/(?<=; )and (?:the |all )?(\w+) (?:away|out|at bay)(?= ?[.!,;]| ?$)/gi, 'avoid $1'],
  // "Leave the seafood out", "keep tourists out of my sight", "steer us clear of bands", "ban the bands".
  [
    /\b(?:leave|cut|keep) (?!(?:it|that|them|this|me|us|you|my|our|him|her)\b)([^.,;:!?\n]{3,40}?) (?:out(?: of (?:it|this|the (?:plan|day|picture|mix)|my (?:\w+ )?(?:way|sight|hair|life|day|ears|plate|glass)|our (?:\w+ )?(?:way|sight|hair|lives|day)|sight))?|off (?:the|my|our) (?:list|plan|plate|table|menu|itinerary)|(?:far |well )?away(?: from (?:me|us))?|at bay|to a minimum)(?= ?(?:[.,;:!?\n]|$|and\b|but\b|please\b|because\b|so\b))/gi,
    'avoid $1',
  ],
  [/\b(?:steer|keep|guide|lead) (?:me |us )?(?:well |far |right )?(?:clear of|away from)\b/gi, 'avoid'],
  [
    /(?<=^|[.!?;,\n] ?|\b(?:please|and|so|just) )(?:ban|banish|no to|away with|down with|scrap|ditch|nix|hold(?! the (?:table|date|line|door|fort|reservation|seats?|spot)\b)) (?=(?:the |all |any )?[a-z])/gi,
    'avoid ',
  ],
  [/\bthere (?:mustn't|shouldn't|must not|should not|can't|cannot|may not) be (?:any |an? )?(?=[a-z])/gi, 'no '],
  // "I'm over hipster cafés, but not over sushi."
  [
    /\b(?:i'm|i am|we're|we are) (?:not|never) over (?=[a-z])(?!the\b|there\b|here\b|it\b|that\b|this\b)/gi,
    'i still love ',
  ],
  [
    /\b(i'm|i am|we're|we are) (?:so |totally |completely |really |just )*over (?=[a-z])(?!the\b|there\b|here\b|it\b|that\b|this\b|at\b|in\b|on\b|for\b|and\b|budget\b)/gi,
    '$1 done with ',
  ],
  // "Keep the cocktails to yourself", "you can keep your fancy restaurants".
  [/\bkeep (?:the |your |those |all )?([a-z][\w -]{2,30}?) to your(?:self|selves)\b/gi, 'avoid $1'],
  [/\byou (?:can|may) keep (?:all )?(?:the|your|those|these) (?=[a-z])/gi, 'avoid '],
  // "Wine least of all", "least of all wine".
  [/, ?(?:(?:and|but) )?([a-z]+(?: [a-z]+)?) least of all\b/gi, '; no $1'],
  [/,? ?\bleast of all (?=[a-z])/gi, '; no '],
  [/(?<!\bat )\b(?:the )?least (?=touris|trendy|classy|posh|fancy|romantic|casual|crowded|famous)/gi, 'no '],
  [
    new RegExp(
      `${NOT_BEFORE}\\b(?:leave out|leaving out|cut out|cutting out|omit|omitting|exclude|excluding|rule out|weed out|filter out|do away with)(?= (?!(?:it|that|them|this|the (?:house|hotel|car|room|city|town)|my|our|home|town|here|there|without|before|hungry|happy|satisfied|at|by|in|on|early|late|from|for|to|room|space|time|now|then|us|me|some|enough|up|behind)\\b))`,
      'gi',
    ),
    'avoid',
  ],
  [
    /\b(?:the|my|our) (?:very )?last things? (?:(?:that )?(?:i|we|anyone|anybody) (?:\w+ )?(?:want|need|wish for|am looking for|are looking for|'m after|like)s?(?: now| today| right now)?) (?:is|are|would be) (?!to\b)(?:a |an |any |some |more )?/gi,
    'no ',
  ],
  [
    new RegExp(
      `\\b(?:is|are|would be) (?:about |really |definitely )?(?:the|my|our) (?:very )?last things? (?:(?:that )?(?:i|we) (?:\\w+ )?(?:want|need|wish for|am looking for|are looking for|am after|are after|like))(?: now| today| right now)?`,
      'gi',
    ),
    'unwanted',
  ],
  [
    /\b(?:can|could|may|might|should) (?:\w+ )?be (?:left out|skipped|omitted|dropped|excluded|avoided)\b/gi,
    'unwanted',
  ],
  [
    /\b(?:it would be|it'd be|it is|it's|i'd be|we'd be|i would be|we would be|i am|we are|i'm|we're) (?:\w+ )?(?:better|nicer|happier|best|great|nice|good|lovely|better off)(?: for (?:me|us))? without (?:any )?/gi,
    'no ',
  ],
  [/\b(?:want|need|like|have) none of (?:that|those|these|this|the|your) (?=\w)/gi, 'want no '],
  [/(?<=^|[.!?;,\n] ?)none of (?:that|those|these|this|your) (?=\w)/gi, 'no '],
  [new RegExp(`\\bas (?:few|little) ${THING} as (?:possible|you can|can be|we can)\\b`, 'gi'), 'no $1'],
  [new RegExp(`\\bthe (?:fewer|less) ${THING},? the (?:better|happier|nicer)\\b`, 'gi'), 'no $1'],
  [
    /\b(?:(?:i|we)(?:'d| would)? )?(?:much )?(?:prefer|rather) not (?:to )?(?:have|see|eat|drink|go to|get|be around|be in|sit in|visit|hear|end up (?:in|at)) (?:any )?/gi,
    'no ',
  ],
  [
    new RegExp(
      `\\b(?:would be|is|are) (?:\\w+ )?(?:a|an) (?:\\w+ )?(?:turn-?off|annoyance|nuisance|no-?no|deal ?breaker|horror|pain|put-?off)${END}`,
      'gi',
    ),
    'unwanted',
  ],
]

/** In this order: what is excused is no refusal, and what answers itself is said with its answer. */
export const PLAINLY: readonly Rewriting[] = [
  ...YES_AND_NO,
  // "With few tourists", "hardly a tourist there".
  [
    /(?<!\b(?:a|the|too|quite a|as) )\b(?:(?:very |so |really |only |the )?(?:few|fewest)|(?:hardly|barely|scarcely) (?:any|an?)|(?:very )?little) (?=(?:\w+ )?touris)/gi,
    'no ',
  ],
  [
    /(?:(?:that|which|where) )?\b(?:no|few|hardly any|almost no)(?: other)? (?:tourists?|visitors?|people|travell?ers?) (?:know|go|visit|find|see|come|venture|set foot)s?(?: (?:of|about|to|there|here|in))?(?= ?(?:[.,;!\n]|$|please|and))/gi,
    ' with no tourists',
  ],
  // "No must-sees" names none.
  [
    /\b(?:(?:i|we)(?: do not| don't)? have |there are )?(?:no|not any|any|none) (?:\w+ )?must-?\s?sees?(?: (?:places?|sites?|stops?))?(?= ?(?:[.,;!\n]|$|for\b|on\b|really\b))|\bmust-?\s?sees? ?[:=-]+ ?(?:none|no|nothing)\b/gi,
    '',
  ],
  [WHO_NOT, 'i love'],
  // "You can't go wrong with Thai", "I'm off beer", "we turn up our noses at sushi".
  [/\b(?:can't|cannot|can not|can never|never|won't|will not|couldn't) (?:\w+ )?(?:go|be) wrong with\b/gi, 'love'],
  [
    /\b(i'm|i am|we're|we are|he's|she's|he is|she is) (?:totally |right |completely |quite )?off (?!to\b|on\b|work\b|for\b|in\b|the\b|at\b|from\b|and\b|duty\b)(?=[a-z])/gi,
    '$1 done with ',
  ],
  [
    /\b(?:turns?|turned) up (?:my|our|his|her|their) noses? at\b|\brolls? (?:my|our|his|her|their) eyes at\b|\blooks? down on (?=\w+ (?:food|places|bars))/gi,
    'hate',
  ],
  [/\bnot so much ([\w -]{3,30}), (?:but )?(?:more|rather) (?:of )?/gi, 'no $1; want '],
  [TOO_MUCH, '$1 unwanted'],
  [/,? (?:though |but |although |just )?not (?:quite )?as much as (?=\w)/gi, ' and '],
  [
    /\b(?:can't|cannot|can not|couldn't) (?:decide|choose) between ([\w ]{2,25}?) (?:and|or) ([\w ]{2,25}?)(?=[,.;!?\n]|$)/gi,
    'like $1 and $2',
  ],
  [
    /(?<=^|[.!?\n] ?)(?:instead of|rather than) ([\w -]{2,25}?),? ((?:i|we|i'd|we'd|let|give|get|find|show|bring|take|pour|order|please)\b[^.!?;\n]*)/gi,
    '$2; no $1',
  ],
  ...REFUSALS,
  [
    /\bthe (?:fancier|posher|classier)(?: the (?:place|bar|restaurant|spot|venue)s?)?,? the better\b/gi,
    'i love classy places',
  ],
  [
    /\bthe (?:seedier|divier|grungier|dingier|shabbier|grubbier)(?: the (?:place|bar|restaurant|spot|venue)s?)?,? the better\b/gi,
    'i love divey places',
  ],
  [/\bthe (?:trendier|hipper)(?: the (?:place|bar|restaurant|spot|venue)s?)?,? the better\b/gi, 'i love trendy places'],
  [
    /\bthe (?:cosier|cozier|snugger)(?: the (?:place|bar|restaurant|spot|venue)s?)?,? the better\b/gi,
    'i love intimate places',
  ],
  [
    /\b(?:choose|pick|take|prefer|have|eat|drink|want) (?:anything|everything|any \w+) (?:over|rather than|sooner than|before) /gi,
    'avoid ',
  ],
  [
    /\bonly (?:eat|drink|have|go to|visit|take) ([^.,;!?\n]{2,30}?) (?:when|if|because) (?:i|we) (?:have to|must|am forced|are forced|need to)\b/gi,
    '$1 unwanted',
  ],
  [/(?:\b(?:i|we) have |\b(?:i|we)'ve )?\bnothing against [^.,;!?\n]{2,30}(?:, but\b|(?=[.,;!?\n]|$))/gi, ''],
  // "It's not a must, but I'd like to see the Tower."
  [
    /(?<=^|[.;!?\n] ?)(?:it's |it is |that's |that is |this is )?(?:not|by no means|hardly) (?:\w+ )?(?:essential|necessary|a must|required|crucial|vital|important|critical),? but /gi,
    'if possible ',
  ],
  [ONE_OF_THEM, '$2, at least one $1'],
  [/\b(?:have|has|'ve|'s) never been able to\b/gi, 'can not'],
  [ONLY, 'only '],
  [BETTER_THAN, 'i love $1'],
  [TOO_FOR_ME, 'unwanted'],
  [I_AM_TOO, 'no '],
  [MUST_BE_IN, ' is a must'],
  [/’/g, "'"],
  [/[^\S\n]+/g, ' '],
  FIGURES,
  [/\b([1-4]) and a half\b/gi, '$1.5'],
  [/\bwithout (?:any )?fail\b/gi, 'definitely'],
  // "No place with a band", "nowhere touristy", "nowhere near tourists".
  [/\bnowhere near (?:any |the )?(?=tourist|crowd)/gi, 'no '],
  [
    /\b(?:nowhere|no (?:place|spot|bar|restaurant|caf[eé])s?) (?:with|that (?:has|have|plays?|offers?)) (?:an? |any |the )?/gi,
    'no ',
  ],
  [/\bnowhere (?=(?:too |very |really |so )?[a-z]{4,}\b(?! (?:else|near|i|we)\b))(?!else\b|near\b)/gi, 'nothing '],
  [/\b(?:(?:i|we)(?: would|'d)? )?prefer(?: to have| having)? no\b/gi, 'no'],
  [
    /\bnothing (?:beats|tops|compares (?:to|with)|comes close to|is (?:better|nicer) than)|\bthere(?:'s| is) nothing (?:quite like|(?:i|we) (?:like|love|enjoy) more than|(?:better|nicer|finer|lovelier|like)(?: than)?)\b|\bnothing \w+s (?:me|us|my \w+) (?:\w+ )?(?:like|more than|as much as|better than)\b/gi,
    'i love',
  ],
  [NOT_MISSED, ' if possible'],
  [/\b(like|love|want|need|drink|eat|enjoy) not (?=the\b|any\b|\w+ (?:food|places|music)\b)/gi, 'do not $1 '],
  [ASIDE, ' maybe '],
  [EXCUSED, ' if possible'],
  // "!touristy", "ambience != trendy".
  [/ ?!= ?|(?<![^\s(,;])!(?=[a-z])/gi, ' not '],
  // "Unless there's parking I can't come."
  [
    /\bunless (?:there(?:'s| is| are)|(?:it|they) (?:has|have|offers?)|you (?:find|have)|i (?:get|have)|we (?:get|have)) /gi,
    'need ',
  ],
  [UNBEARABLE, '$1 unwanted'],
  [UNBEARABLE_IF, '$1 unwanted'],
  [CONCLUDED, ' unwanted'],
  [COUNTED, 'at least one $1'],
  [BESIDE_NO, ' unwanted'],
  [BESIDE_YES, ' wanted'],
  // "Live music: no", "thai = yes".
  [BEHIND_YES, '$1 wanted;'],
  [BEHIND_NO, '$1 unwanted;'],
  [HEADED_NO, ' unwanted'],
  [HEADED_YES, ' wanted'],
  [
    /\b(?:wouldn'?t|would not|should not|shouldn'?t) (?:mind|say no to|turn down|refuse|complain about|complain if|object to|be sad about|be mad about|be mad at|be (?:averse|opposed) to(?: seeing| visiting)?)(?: seeing)?\b/gi,
    'maybe would like',
  ],
  [/\b(?:not|no|n't) (?:be )?(?:averse|opposed) to\b|\bha(?:ve|s) no objections? (?:to|against)\b/gi, 'am fine with'],
  [
    /\b(?:am|is|are|be|feel|would be) (?:rather |somewhat )?(?:disinclined|averse|opposed|reluctant) (?:to |towards )/gi,
    'do not like ',
  ],
  [
    /\b(?:is|are|must) (?:really |definitely )?not (?:to )?be (?:omitted|missed|left out|skipped|forgotten)\b/gi,
    'is a must',
  ],
  [/\b(?:imperative|essential|crucial|vital|mandatory) that\b/gi, 'a must that we see'],
  [/\bcosts? nothing(?: extra)?\b/gi, 'is free'],
  [/\b(?:in|to) (?:my|our) view\b/gi, ''],
  // "Dive bars? No thanks." answers itself.
  [ANSWERED_EITHER, ' is not needed'],
  [ANSWERED_NO, ' unwanted'],
  [ANSWERED_YES, ' wanted'],
  // "Beer is not my thing, wine is."
  [
    /(\b(?:not|no|never)\b|n'?t\b)([^.;!?\n]{0,60},) (?:but )?((?:[a-z-]+ ){0,2}[a-z-]+) (?:is|are|does|do|on the other hand)(?= ?(?:[.;!\n]|$))/gi,
    '$1$2; $3 wanted',
  ],
  [
    /\b(?:ha(?:ve|s|d)|'ve|'s) never (?:\w+ )?(?:been|visited|seen|tried)(?: to)?\b(?! (?:to (?:my|our|his|her)\b|able|a\b|an\b|into|fond|keen|much|any|big|one|good|sure|my|our))/gi,
    ' first time here ',
  ],
  // Said of places, "fancy" is no verb.
  [
    /\bfancy(?= (?:or|nor|and|upscale|classy|posh|expensive|trendy|elegant|high|places?|restaurants?|bars?|spots?|stuff|dining|please|enough|for)\b| ?[,.;!)\n]|$)/gi,
    'posh',
  ],
]

/** "Beer or wine, both are great." */
const BOTH =
  /(?<=^|[.!?\n] ?)([a-z]+(?: [a-z]+)?) (?:or|and) ([a-z]+(?: [a-z]+)?), (?:(?:i|we) (?:like|love|enjoy|adore) (?:both|either|them)(?: of them)?|(?:both|either)(?: of them)?(?: are| is| would be| sound| sounds)? (?:great|good|lovely|perfect|wonderful|welcome|delicious|excellent|nice))(?= ?(?:[.!?\n]|$))/gi

/** "Live bands? I'd pay to avoid them", "Sushi? We love it." */
const NAMED_FIRST =
  /(?<=^|[.!?\n] ?)([a-z][\w' -]{2,40}?)\? ((?:oh |well |yes |no |honestly )*(?:i|we|my \w+)\b[^.!?;\n]{0,50}?\b(?:avoid|hate|love|like|adore|enjoy|skip|need|want|stand|bear|dislike|detest|loathe|require|crave)s?) (?:them|it|that|those)\b([^.!?;\n]*)/gi

/** "If we could go to at least one shop, that would be great." */
const IF_WE_COULD =
  /(?<=^|[.!?\n] ?)(?:(?:and|so|also|oh|hey|well|please|maybe),? )*if (?:we|i|you|it|this|the (?:day|plan|trip)) (?:could|can|were able to|were to|might|manage to|managed to) (?!not\b|(?:\w+ )?(?:skip|leave|avoid|drop|do without|omit|exclude|be without|go without)\b)([^.!?\n]{3,90}?),? (?:then )?(?:that|it|this)(?:'d| would|'ll| will| is|'s) (?:(?!hardly|barely)\w+ly |also |so ){0,3}(?:be )?(?:(?!hardly|barely)\w+ly |so |very ){0,3}(?:great\w*|grea+t|nice|awesome|perfect|lovely|good|wonderful|appreciate\w*|helpful|cool|amazing|fantastic|excellent|ideal|a plus|a bonus|the best|love\w*|happy|glad|delighted|sweet|super)\b(?: with (?:that|it|me|us))?/gi

/** Before lists are parted: what is one thing, though it is said as several. */
export const IN_ONE: readonly Rewriting[] = [
  [/’/g, "'"],
  // "They arent", written in haste.
  [/\b(is|are|was|were|do|does|did|have|has|could|would|should|ca|wo)nt\b/gi, "$1n't"],
  [IF_WE_COULD, 'i would like to $1'],
  // "I would like, if it is possible, to see the Tower."
  [
    /(?<=\w), ?if (?:(?:it|that)(?:'s| is) |at all )?(?:possible|feasible|doable|there is time|time allows|time permits), (?=to\b|\w)/gi,
    ' maybe ',
  ],
  // "Why not a museum?", "why not take us to the sights?"
  [/(?<=^|[.!?\n,] ?)(?:and |so |but |then )?why (?:not|don't we|don't you|wouldn't we) (?=\w)/gi, 'how about '],
  // "A romantic place and good wine" praises no wine.
  [
    /(?<!\b(?:not|no|any|is|are|be|really|very|so|too|that) )\b(?:good|nice|great|fine|decent|excellent|delicious|tasty|proper|cold|fresh) (?=(?:wine|beer|cocktails?|drinks?|seafood|(?:thai|french|japanese|korean|chinese|spanish|american|ethiopian) (?:food|cuisine|cooking))\b)/gi,
    '',
  ],
  [NO_NO, 'need $1'],
  // "Live music, yes, tourists, no."
  [
    /(?<=^|[.!?;\n] ?)([a-z][\w' -]{2,25}?), (yes|no)[,;] (?:but |and )?([a-z][\w' -]{2,25}?),? (yes|no)(?= ?(?:[.!;,\n]|$))/gi,
    '$1 $2; $3 $4',
  ],
  [ONE_THING, '$1 $2 '],
  [OF_A_COUNTRY, 'foreign '],
  [NATIONAL_BUT, '; no $1'],
  [NATIONAL, 'i'],
  [/\b(that|which|who|places|they) (?:do not|don't|does not|doesn't) (?:mind|object to)\b/gi, '$1 welcome'],
  [NONE_OF_THAT, 'only vegan food'],
  [NO_ANIMALS, fromAnimals],
  [WHO_NEEDS, '$1 unwanted. '],
  [BOTH, 'i like $1 and $2'],
  [NAMED_FIRST, '$2 $1$3'],
]
