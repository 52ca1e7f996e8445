/** How people who just play put what others say straight: "in the attic there's an 8 on the way to K", "I'm at 5 for …": a table of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'
import { ROOM } from './turned-round.ts'

const A_ROOM = `(?:the )?(?:${ROOM}(?: room)?|(?:bath|kids|children|empty|living)\\b)`
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'

/** What is said while somebody looks for a number: "... let me see ..." */
const PAUSE = String.raw` ?(?:\.{2,}|…|,|:| - | – |!) ?`
const SOUND = String.raw`(?:u+h+m*|h+m+|u+m+|er+m*|a+h+|well|so|ok|okay|wait|hold on|hang on|(?:just )?(?:one|a) (?:moment|sec|second|minute|mo)(?: please)?|(?:let me|lemme|gimme|give me) [^.,:;!?\d\n…]{2,36}?)`
const ALOUD = `${PAUSE}(?:${SOUND}${PAUSE})+`

/** Said before anything is taken for a remark. */
export const ALOUD_BEFORE_NUMBERS: readonly Rewriting[] = [
  // "Attic... hmm, let me see... 5 to the kitchen": thinks aloud between a room or a hallway and its numbers.
  [
    new RegExp(
      String.raw`(^|[.!?,;\n] ?)((?:(?:and|so|ok|from|in|for) )*${A_ROOM}(?: ?(?:-|–|to|and) ?(?:the )?${A_ROOM})?)${ALOUD}(?=(?:i (?:have|see|get|got) |it['’]?s |there (?:is|are) )?(?:a |an |only |just )?${NUMBER}\b)`,
      'gi',
    ),
    '$1$2: ',
  ],
]

export const EVERYDAY: readonly Rewriting[] = [
  // "From the start room": the game calls it so as well.
  [
    /\b(?:the |our |my )?start(?:ing)? (?:room|point|place)(?= ?(?:$|[.,:;!?)\n]|(?:to|i|we|it|there|you|is|has|and|with)\b))/gi,
    'the living room',
  ],
  // "In the attic there's an 8 on the way to the bathroom"
  [
    new RegExp(
      String.raw`(^|[.!?;,\n] ?)((?:and |so |ok |now )*)(?:in|at) (${A_ROOM}),? (?=(?:there['’]?s|there (?:is|are)|i (?:have|see|get|got)|i['’]ve)\b[^.!?\n]*?\b${NUMBER}\b[^.!?\n]*?\b(?:to|towards|on the way)\b)`,
      'gi',
    ),
    '$1$2from $3 ',
  ],
  // "I have in the kitchen the 10 with kids", "in my bathroom there is 3 with K"
  [
    new RegExp(
      String.raw`\bi(?: have|['’]ve(?: got)?| get| see) (?:in|at|from) (${A_ROOM}),? (?:the |a |an )?(?=${NUMBER} (?:coins? )?(?:with|to|for)\b)`,
      'gi',
    ),
    'from $1 I have ',
  ],
  [
    new RegExp(
      String.raw`(^|[.!?;,\n] ?)((?:and |so |ok |now |hm+ )*)(?:in|at) (?:my |the )?(${ROOM}(?: room)?),? (?:there['’]?s|there (?:is|are)|i (?:have|see|get|got)|i['’]ve) (?=(?:a |an |the )?${NUMBER} (?:coins? )?(?:with|to|for)\b)`,
      'gi',
    ),
    '$1from $3 I have ',
  ],
  // "Two 7s, one to the attic and one to the kids' room"
  [
    new RegExp(
      String.raw`\b(?:two|three|four|both|some|2|3|4|a few|each) (\d{1,2})(?:['’]?s)?(?: (?:there|here|from there))?[,:;–-]* ((?: ?(?:and |, ?)*one (?:to|for|on|towards) [^.!?\n]{3,30}?(?=,? (?:and )?one (?:to|for|on|towards)\b|[.!?\n]|$))+)`,
      'gi',
    ),
    (_, number = '', each = '') => each.replaceAll(/\bone (?=to|for|on|towards)/gi, `${number} `),
  ],
  // "The empty one", "same as the attic": a room, and no other number.
  [
    /\bthe (empty|living|kids|children['’]?s) one(?= ?(?:$|[.,;!?)\n]|\b(?:and|is|has|too|but)\b))(?![^.!?\n]{0,3}\d? ?coins?)/gi,
    'the $1 room',
  ],
  [
    new RegExp(
      String.raw`(\d)(?: for me| here)?,? (?:(?:the|so|just|exactly) )*same as (?:for |on |with )?${A_ROOM}(?= ?(?:$|[.,;!?)\n]))`,
      'gi',
    ),
    '$1',
  ],
  // "I'd vote for empty"
  [
    /\b((?:vote|go|opt|i['’]m|all|stick with|settle) for|pick|choose|prefer|take) (empty|kids|living)(?= ?(?:$|[.,;!?)\n]))/gi,
    '$1 the $2 room',
  ],
  // "Attic to kids what you got?"
  [
    new RegExp(
      String.raw`(^|[.!?;,\n] ?)(${A_ROOM} ?(?:-|–|to|and) ?${A_ROOM}),? (?:wh?at|how (?:much|many)) (?:(?:do|have|did) )?(?:you|u|ya) (?:have|got|get)(?: there| for it| on it)?(?= ?(?:$|[?.!\n]))`,
      'gi',
    ),
    '$1what do you have from $2',
  ],
  // "End with the kids' room right before living"
  [
    new RegExp(
      String.raw`\b((?:finish|end|close|conclude|keep|leave|save|have|put|and)(?:ing)?\b[^.!?\n]{0,20}?${A_ROOM})(?: for the end)?,? (?:as (?:the |our )?(?:last )?(?:stop|one|room|step) )?(?:right|just|directly|immediately|straight) before (?:(?:we|you|i) (?:get|go|come|are|return|head|walk)(?: back)?(?: to| in)? |(?:going|getting|coming) (?:back )?(?:to )?)?(?:the )?(?:living(?: room)?|home|L\b)`,
      'gi',
    ),
    '$1 and then the living room',
  ],
  [
    new RegExp(
      String.raw`\b(?:the )?(${ROOM}(?: room)?) (?:must|should|has to|needs to) (?:come|be|go|stand) (?:right |just |directly |immediately )*before (?:the )?(?:living(?: room)?|home)`,
      'gi',
    ),
    'end with the $1 and then the living room',
  ],
  // "You have 2 there and so do I"
  [
    /\byou(?: have|['’]ve(?: got)?| got) (\d{1,2})(?: coins?)?(?: (there|on it|here))?,? (?:and )?(?:so do i|so have i|me too|same here|same for me|and i (?:do|have) too)\b/gi,
    'I have $1 there',
  ],
  // "Zero interest in K-A"
  [/\bzero (?=(?:interest|desire|wish|need|point|chance|problems?|doubt|reason|use|appeal|motivation)\b)/gi, 'little '],
  // "My tens: K-A": one of them.
  [
    /\bmy ((?:two|three|four|five|six|seven|eight|nine|ten)|\d{1,2})e?s ?: ?(?=[^.,:;!?\n\d]{3,40}(?:[.!?\n]|$))(?![^.!?\n]*\b(?:and|to)\b)/gi,
    'my $1: ',
  ],
  // "We walk between B and E, where I've got 6"
  [/(\bbetween [^.!?\n,]{3,40}), where (?=(?:i|it|there)\b)/gi, '$1 '],
  // "What you think is better?"
  [
    /(^|[.!?,;\n] ?|\b(?:so|and|ok|then) )what (?=you (?:think|say|suggest|prefer|propose|want|like)\b)/gi,
    '$1what do ',
  ],
  // "Then we're home"
  [/\b(then|and(?: then)?|finally) we(?:['’]re| are) (?:back )?home\b/gi, '$1 back home'],
  // "If we're in the attic my next ones would be: B with 8"
  [
    new RegExp(
      String.raw`\b(?:if|when|once) (?:we|i|you)(?:['’]re|['’]m| are| am) (?:in|at) (${A_ROOM}),? (?:then )?my (?:next )?(?:ones|numbers|coins|values|hallways|options) (?:would be|are|will be)[ :,]+`,
      'gi',
    ),
    'from $1: ',
  ],
  // "I'm at 5 for the way to the attic"
  [new RegExp(String.raw`\bi(?:['’]m| am) (?:at|on) (${NUMBER}) (?=(?:for|on|from)\b)`, 'gi'), 'I have $1 '],
  // "Back home to the living room"
  [/\b(?:back )?home (?=to the living)/gi, ''],
  // "…, so we are at 10 against 7": what is added up.
  [
    new RegExp(
      String.raw`[,;.]? (?:and |so |then ){0,2}(?:we|i|you|it)(?:['’]re|['’]m|['’]s| are| am| is)(?: now)? (?:at )?\d{1,2} (?:against|versus|vs\.?|compared (?:to|with)) (?:only |just )?\d{1,2}\b`,
      'gi',
    ),
    '',
  ],
  // "I'd lose 9 on K-A": the speaker's number there.
  [
    new RegExp(
      String.raw`\b(i(?:['’]d| would|['’]ll| will)?(?: only| just)? (?:lose|miss|waste|give up|forgo)) (?:a |the |out on (?:a )?)?(${NUMBER})(?: coins)? (on|from|between) (?=${A_ROOM}(?: ?(?:-|–|to|and) ?| to (?:the )?)${A_ROOM})`,
      'gi',
    ),
    '$1 my $2 $3 ',
  ],
  // "…, which is clearly better than 11 for the attic": what is compared.
  [
    /,? which (?:is|are|was|would be|looks|seems)(?: [a-z]+ly| still| much| far| a bit| a lot)* (?:better|worse|more|higher|lower|less|richer) than (?:the |only |just )*\d{1,2}\b[^.!?\n]*/gi,
    '',
  ],
  // "Now tell me all from the kitchen", "all of the attic ones please"
  [
    new RegExp(
      String.raw`(^(?:(?:and|ok|now|so|then),? )*|\b(?:tell|give|send|show|list|write|need|want)(?: me)? )(?:all|everything)(?: of)? (?:from|out of|around) (?=${A_ROOM}(?:,? (?:please|pls|now|then|too|as well))* ?(?:$|[.!?\n]))`,
      'gi',
    ),
    '$1all your numbers from ',
  ],
  // "I have a proposal for how we begin: …"
  [
    /\b((?:proposal|suggestion|idea|plan|thought|proposition))s? (?:for|about|on|of|as to) how (?:we|to|i)(?: (?:could|can|should|might|would))? [^.,:;!?\n]{2,30}(?=:)/gi,
    '$1',
  ],
  // "Then just the ones from the bathroom?"
  [
    new RegExp(
      String.raw`(^|[.!?,;\n] ?)(?:(?:and|so|ok|okay|then|now|well),? )+(?:(?:just|only|maybe|at least) )*(the (?:ones|numbers|coins|values) (?:from|of|in|at|around) ${A_ROOM})(?:,? (?:then|now|please|maybe|at least))*(?= ?\?)`,
      'gi',
    ),
    '$1$2',
  ],
  [
    new RegExp(
      String.raw`(^|[.!?,;\n] ?)(?:(?:and|so|ok|okay|then|now|well),? )*(?:just|only|maybe|at least) (?:the )?(${A_ROOM}) ones(?:,? (?:then|now|please|maybe|at least))*(?= ?\?)`,
      'gi',
    ),
    '$1the ones from the $2',
  ],
  // "The only question left is K-A.", "what remains is K to A"
  [
    new RegExp(
      String.raw`(^|[.!?,;\n] ?)(?:(?:and|so|ok|okay|then|now|well),? )*(?:the (?:only|last|one|remaining|final)(?: open| big)? (?:question|thing|number|point|unknown|hallway)(?: that(?: is|['’]s)?)?(?: left| open| missing| remaining| remains| for me)*|what(?: still)? (?:remains|is left|is missing|is open))(?: now| then)? is(?: now| the)? (?=${A_ROOM} ?(?:-|–|to|and) ?(?:the )?${A_ROOM} ?(?:$|[.!,;\n]))`,
      'gi',
    ),
    '$1I need your ',
  ],
  // "How about the kitchen, how many coins have you from the attic there?"
  [
    new RegExp(
      String.raw`\b(?:what|how) about (${A_ROOM}),? how (?:many|much)(?: coins)? (?:have you(?: got)?|do you have|you have|have u|do u have|is it|is there) from (${A_ROOM}) (?:to )?there\b`,
      'gi',
    ),
    'how many coins do you have from $2 to $1',
  ],
  // "Superior to 11 for the kitchen"
  [/\b(?:superior|preferable) to (?=\d)/gi, 'better than '],
  // "All that goes from the kitchen"
  [/\ball (?:what|that|which) (?:goes|leads|comes|leaves|runs|starts|goes out) (?=(?:from|out of) )/gi, 'all '],
  // "The kids rom"
  [/\b(kids|children|childrens|living|empty|bath) (?:rom|roon|roomm|rum)\b/gi, '$1 room'],
  // "My attic hallways are worth 5 (kitchen), 7 (bathroom)"
  [
    new RegExp(
      String.raw`\b(?:my|the|all)? ?(${A_ROOM}) (?:hallways?|corridors?|connections?|links?|ones|numbers?|values?|coins?|options?)(?: (?:are|is|have|give|gives|go|show|hold))?(?: worth| only)?[ :]+(?=\d{1,2} ?\((?:the )?${A_ROOM}\))`,
      'gi',
    ),
    '$1: ',
  ],
]
