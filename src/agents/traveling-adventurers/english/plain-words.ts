/** Manners of speech that are read as plainer ones, and asides that say nothing: tables of rewritings. */
import type { Rewriting } from '../../english/typing/rewriting.ts'

/** "…, if you don't mind": no condition. */
const POLITE =
  /(?<=\w),? if (?:you (?:don['’]?t|do not) mind|possible|you (?:like|want|please|would|could)|(?:that|it)(?:['’]?s| is) (?:ok|okay|fine|alright|all right|possible)(?: (?:with|for) you)?)(?= ?(?:[.,!?\n]|$))/gi

/** "Unless I'm missing something", "if I'm not mistaken": no condition either. */
const CAREFUL =
  /(?:unless i['’]?(?:m| am) (?:missing|overlooking|forgetting|mistaken|wrong)(?: something| anything)?|if i['’]?(?:m| am) not (?:mistaken|wrong)|if i (?:remember|recall|see|count|read)(?:ed)? (?:it |this |that )?(?:correctly|right)),? ?/gi

/** "You know what, let's …": asks nothing. */
const BREATHES =
  /((?:^|[.!?;\n] ?)(?:(?:and|so|but|oh|well|wow),? )*)(?:you know what|guess what|tell you what|know what)\b ?(?:[,:.!?]|\.{3}|…)+ ?(?=\S)/gi
/** What is said while somebody looks for a number. */
const ASIDES =
  /(?:,|(?<!\.)\.{2,}|…) ?(?:what|like|you know|(?:let me|lemme|let['’]s) (?:see|look|check|think|count)|how to say|say|hm+)(?:,|\.{2,}|…)(?= (?!yes|no|yeah))/gi

/** "Over my dead body", "set course for the attic", "poor me", "would you be so kind as to …". */
export const IDIOMS: readonly Rewriting[] = [
  // A player is, and no path.
  [
    /\b(?:better|worse)(?= (?:at|with|in) (?:this|it|that|these|such|games?|maths?|numbers|puzzles|counting|\w+ing)\b)/gi,
    'skilled',
  ],
  // Nobody is satisfied.
  [
    /\b(?:condition|requirement|constraint|rule|criterion|criteria)s?,? (?:is|are) (?:now |all |thus |therefore )?(?:satisfied|met|fulfilled|kept|okay|ok|fine)\b/gi,
    'rules hold',
  ],
  // "Via the kitchen, i.e. C, K, L".
  [
    /(?:,| –| -)? \(?\b(?:i\.? ?e\b\.?|in other words)[ ,:]*(?=(?:the )?(?:[LEBKCA]|living|empty|bath|kids?|children|kitchen|attic)\b)/gi,
    ', so ',
  ],
  // Of one clause.
  [/\bagree that['’]s\b/gi, 'agree that it is'],
  // "10-4, good buddy"
  [
    /(^|[.!?\n] ?)(?:10-4|ten[ -]four)(?: (?:good )?(?:buddy|partner|captain|chief|boss))?\b(?! ?[-–:=\d])/gi,
    '$1roger',
  ],
  // "Aye, how ye doing"
  [/(^|[.!?\n] ?)aye?,? (?=how(?:['’]?s| are| is| r)? ?(?:ye|ya|you|yous|things|it)\b)/gi, '$1hey, '],
  [/\bover my dead body\b[^.!?,\n\p{Extended_Pictographic}]{0,80}/giu, 'no way. '],
  [/\bset (?:a |our )?course (?:for|to)\b/gi, 'go to'],
  [
    /(^|[.!?;\n] ?)ya(?: ya){0,3}(?= ?(?:$|[,.!]|(?:no (?:problem|prob|worries)|sure|ok|okay|that|thats|that['’]s|its|it['’]s|sounds|good|lets|let['’]s|we|and|fine|deal|agreed|great)\b))/gi,
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
    /(^|[.!?;,\n] ?|\b(?:please|just|you|now|so|then) )(?:pick|choose|find|select) (?:a|the|our) (?:good |nice )?(?:route|path|way|tour)(?: (?:for us|then|now))?(?= ?(?:$|[.!?,]))/gi,
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
    /(?:\b(?:and|so|now|then),? ){0,2}\b(?:all (?:five|5|four|4)(?: of them)?|everything|all of them) from (?:your |the )?([a-z][\w' ]{0,20}?)(?:,? please\b|(?=\s*\?))/gi,
    'please give me all from $1',
  ],
  // "Now you, everything you see from L"
  [
    /(^|[.!?;\n] ?)(?:(?:ok|okay|and|so|now|then|your turn),? ){0,3}(?:now|and|then|your turn),? (?:(?:you|u)(?: now)?,? )?(?:please,? )?(?:everything|all)(?:(?: that| which)? (?:you|u)(?:['’]ve)? (?:see|have|got|get|find))?(?: there)? from (?:your |the )?(?=[a-z][\w' ]{0,20}(?:$|[.,!?\n]))(?![^.!?\n]*\b(?:is|are)\b)/gi,
    '$1please give me all from ',
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

/** Politeness, care and hesitation, which say nothing of the matter. */
export const ASIDE: readonly Rewriting[] = [
  [POLITE, ''],
  [CAREFUL, ''],
  [
    /\bi(?:['’]?m| am) (?:doing )?(?:fine|good|great|well|ok|okay|alright)(?:,? (?:thanks|thank you))?,? (?:and |how about |what about )?(?:you|yourself|u) ?\?/gi,
    ' ',
  ],
  // "To correct what I wrote: K-A is 5"
  [
    /(^|[.!?;\n] ?)(?:so |and )?(?:just )?to (?:correct|fix|amend|rectify|clarify|put right) (?:what i (?:wrote|said|typed|sent|told you)|my (?:[\w']{1,12} )?(?:messages?|typo|mistake|line|numbers?|values?|error|list))(?: (?:earlier|before|above))? ?[:,] ?/gi,
    '$1sorry, ',
  ],
  // "I'm fine, just tired"
  [
    /\bi(?:['’]?m| am) (?:doing )?(?:fine|good|grand|great|well|ok|okay|alright),? (?:(?:just|only|but|though|bit|little|a) ){1,4}(?:tired|sleepy|hungry|cold|busy|slow|new|nervous|knackered|distracted)\b/gi,
    ' ',
  ],
  // "I wrote: L-A 7": as the listener told.
  [/\bi (?:wrote|have written|wrote down|have noted)(?: down)?(?: from you)?: (?=\S)/gi, 'noted: '],
  [/(?<=\w),? (?:and )?(?:i['’]?m |i am )?ready (?:if|when|whenever) you are\b/gi, ''],
  // "I've got, what, two", "and there is, let me see, five".
  [ASIDES, ' '],
  [/^(?:(?:so|and|well|ok|okay|yeah|um),? )*(?:so,? yeah|yeah,? so)\b,?(?= \S)/i, ''],
  [BREATHES, '$1'],
  [/\bfor what it['’]?s worth\b,?/gi, ' '],
  [/\b(?:what['’]?s up|wassup|whassup|whazzup|sup(?= (?:dude|bro|man|partner|mate)))\b/gi, ' , '],
]

/** What is answered, proposed or written down in a form of its own. */
export const FORMS: readonly Rewriting[] = [
  [/^\s*(?:\+1|y)(?=\s*(?:[!.\n]|$))/i, 'yes'],
  [/^\s*n\s*[!.]*\s*$/i, 'no'],
  [/\b([A-Z])['’]s\b/g, '$1 has'],
  // The names of choices are no rooms, and their numbers no coins.
  [/\b(route|path|option|plan|choice|version|variant) [A-Z](?= ?[:.)])/gi, '$1'],
  [
    /\b(step|option|question|part|phase|stop|answer|point|item|reply|remark|topic|response) #?(?:\d{1,2}|one|two|three|four|five|six)\b ?[:.)]?/gi,
    '$1 ',
  ],
  // "L;C;3" in a line of its own.
  [/^([\w' ]{1,20});([\w' ]{1,20});([ \d]{1,4})$/gm, '$1,$2,$3'],
  // "Could we include the way from C to A?" takes it.
  [
    /\b((?:can|could|should|shall|must|might) we|let(?:['’]s| us)|we (?:can|could|should|must|might|have to|need to)|i(?:['’]d| would) (?:like|love) to)((?: (?:also|just|please|definitely|really|maybe|at least))*) (?:include|incorporate|work in|fit in) (?=(?:the |that |this )(?:way|hallway|corridor|connection|step|stretch)\b)/gi,
    '$1$2 use ',
  ],
  // "Can't we start with K?" proposes.
  [
    /\b(?:can|could|should)n?['’]?t we (?=(?:just |rather |first |please )?(?:start|begin|go|do|take|visit|use|try|walk|head|end|finish|submit)\b)(?![^?.!\n]{0,80}\b(?:better|more)\b)/gi,
    'could we ',
  ],
  [/\bother than (?!(?:that|this)\b)/gi, 'except '],
  [/\bno matter (?:where|which way)\b/gi, 'wherever'],
  [/\b(?:whichever|whatever) way (?:you|i|we|one) (?:go|goes|walk|turn)\b/gi, 'everywhere'],
  [/(\d+)[- ]?ish\b/gi, 'about $1'],
  [/\bmine['’]s\b/gi, 'mine is'],
  [/\b(that|this) one['’]s\b/gi, '$1 one is'],
  [/(?<!\b(?:with|of|on|for|from|and) )\bits(?= (?:only |just |actually )?\d)/gi, "it's"],
  [/(\d ?)4 (?=(?:me|us|you|u)\b)/gi, '$1for '],
  [/\bcannot\b/gi, 'can not'],
  // "I not want", "we not agree"
  [/\b(i|we) (?:am |are )?not (?=(?:want|like|agree|have|know|think|accept|need|understand|submit)\b)/gi, '$1 do not '],
  [/(?<=\w),? (?:lol|lmao|rofl|(?:ha|he){2,}h?|xd)(?= ?(?:[.,!?\n]|$))/gi, ''],
  [/(?<=\w) (?:though|tho)(?= ?\?)/gi, ''],
]
