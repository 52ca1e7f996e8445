/**
 * Tastes that somebody had or might be thought to have: "I used to love sushi", "I thought I'd want a bar, but no", "it's not
 * that I dislike beer". What was so once is not so now, and what is denied of oneself is no wish; what is lacked at home or was
 * missed for long is one.
 */

const LIKES = '(?:love|like|enjoy|adore|be (?:\\w+ )?(?:fond of|into|crazy about)|eat|drink|want|prefer)'
const DISLIKES = "(?:hate|dislike|avoid|detest|loathe|not like|can'?t stand)"
const TAIL =
  '(?:,? ?(?:but|though|and|now|not any ?more|no longer|these days|today)\\b[^.;!?\\n]{0,80})?(?= ?(?:[.;!?\\n]|$))'
const LIKED_ONCE = new RegExp(`\\bused to (?:\\w+ly )?${LIKES} ([^.,;!?\\n]{2,40}?)${TAIL}`, 'gi')
const DISLIKED_ONCE = new RegExp(`\\bused to (?:\\w+ly )?${DISLIKES} ([^.,;!?\\n]{2,40}?)${TAIL}`, 'gi')
/** "I used to be vegan, but those days are over." */
const ONCE =
  /\b(?:i|we|he|she|my \w+) used to (?:be|have|bring|need|drive|eat|travel|come|go|play|work)\b[^.,;!?\n]{0,60}(?=(?<after>[^.!?\n]*))/gi
/** "My mother used to work at the Mill, so I've got to see it." */
const RETURNS = /\b(?:see|visit|back to|back at|go|be|eat|stand|show) (?:it|there|that place)\b|\bgo back\b/i
/** "I thought I'd want a bar but no." */
const THOUGHT_BETTER =
  /(?<=^|[.;!?\n])[^.;!?\n]{0,60}\b(?:thought|would have|would've|expected)\b[^.;!?\n]{0,80}?,? but (?:\w+ )?(?:no|nope|not|(?:i|we) (?:don't|do not|didn't|was wrong))(?: really| any ?more)?(?= ?(?:[.;!?\n]|$))/gi
/** "I didn't say I hate it", "it's not that I dislike beer, I …", "I don't want to avoid it". */
const NOT_SAID = new RegExp(
  `\\b(?:it(?:'s| is) not (?:that|because|as if|like)|(?:didn't|did not|don't|do not|not|never) (?:say|said|mean|saying|claim|claimed)(?: that)?) (?:i|we)(?:'d|'m)? (?:\\w+ )?(?:${DISLIKES}|don't (?:like|want|enjoy)|mind)\\b[^.,;!?\\n]*`,
  'gi',
)
const NOT_AVOIDED =
  /\b(?:i|we) (?:don't|do not) (?:want|need|have|intend|plan) to (?:avoid|exclude|rule out) [^.,;!?\n]*/gi
/** "Is Thai food spicy?", "is it touristy there?" asks how things are. */
const HOW_THINGS_ARE =
  /(?<=^|[.!?\n] ?)(?:is|are|was) (?!there\b|it (?:possible|ok|okay|fine)\b|anything\b|somewhere\b|any\b)(?:it|that|this|they|those|these|\w+ (?:food|cuisine|music))\b[^.!?\n]*\?/gi

/** "We ate Thai yesterday", "I drove through Spain last year": told of another day. */
const OTHER_DAY =
  /\b(?:yesterday|last (?:time|year|week|month|summer|winter|spring|autumn|fall|night|trip|visit|weekend|century|\w+day)|(?:years|months|weeks|days|ages|long|hours) ago|as an? (?:child|kid|teenager|student|boy|girl)|when (?:i|we|he|she) (?:was|were)|back then|in the past|in (?:19|20)\d\d|the other day|earlier today)\b/i
const DID =
  /\b(?:drove|read|met|ate|drank|had|was|were|saw|visited|told|tried|stayed|spent|walked|stood|sat|played|watched|heard|flew|studied|worked|cooked)\b/i
/** What lasts, and what is concluded for today. */
const LASTS =
  /\b(?:want|wants|like|love|need|needs|would|please|now|today|tonight|so|enough|again|never|hate|can't|cannot|won't|don't|isn't|'d|still|since|ever|but|hence|therefore|this time|no|not|rather|instead|baby|twins|born|operation|surgery|accident|injur\w*|stroke|knee|leg|foot|hip|back|budget|dollars|loved|enjoyed|liked|hated|disliked|great|awful|terrible|delicious|amazing|sick|regret\w*)\b/i
/** "Our hotel has wifi", "my brother works in a bar": how things are where nobody plans to go. */
const ELSEWHERE =
  /^(?:there(?:'s| is| are) .{2,40} (?:at|in) (?:the|our|my) (?:hotel|hostel|apartment|airbnb|guesthouse)|(?:our|the|my) (?:hotel|hostel|apartment|airbnb|guesthouse) (?:has|offers|serves|is|comes with) [^,]{2,60}|(?:my \w+|he|she) (?:is an? (?:\w+ )?(?:chef|cook|waiter|waitress|bartender|owner|manager) (?:in|at|of|for)|works? (?:in|at|for|as)|owns?|runs) [^,]{2,60})$/i

/** "At home there are never any concerts", "we haven't heard a band in ages": what is lacked elsewhere or for long is longed for. */
const LONG_OR_ELSEWHERE =
  /\b(?:(?:in|for|since) (?:ages|years|months|weeks|decades|forever|so long|(?:a|such a|so) (?:long|very long) (?:time|while))|since (?:(?:i|we|he|she) |my |our |before |19\d\d|20\d\d|(?:uni\w*|college|school|childhood)\b)|(?:at|back) home|where (?:i|we) (?:live|come from|am from|are from|grew up)|(?:in|around) (?:my|our) (?:own )?(?:home ?town|town|city|village|country|area|street|neighbou?rhood|part of the world)|^(?:my|our) (?:home ?town|town|city|village|country) (?:has|doesn'?t have))\b/i
const LACKED_THERE =
  /\b(?:there (?:(?:is|are)(?:n'?t| not)|'s not)|(?:(?:ha(?:ve|s)|do|does|ca)(?:n'?t| not)|'ve not|cannot|can not|never|hardly ever|rarely|seldom)(?: (?:ever|even|really|often))? (?:get|got|gotten|hear|heard|see|seen|been|be|have|had|visit(?:ed)?|gone|go|find|found|tried|try|danced?|eaten|sat|listened|watched|stopped at)|(?:is|are|have|has|get) (?:never (?:any)?|no|hardly any|not any|few))\b/i
/** Who gave something up lacks nothing. */
const GAVE_UP =
  /\b(?:meat|alcohol\w*|drink\w*|drank|drop|smok\w*|dairy|cigarettes?|hate|gave|given|stopped|quit|miss it)\b/i
const NOT_WORD =
  /\b(?:not (?:much|many|any)|not|never any|no|never|hardly (?:ever|any)|rarely|seldom|few)\b ?|n'?t\b(?: (?:much|many|any)\b)?/gi

/** Who is content with it lacks nothing either. */
const CONTENT =
  /\b(?:not|n't|never) (?:\w+ )?(?:miss|need|want|care)\b|\b(?:like|love|prefer|keep|enjoy) (?:it|that|this)\b|\b(?:which|that|this|it)(?: is|'s) (?:\w+ )?(?:nice|good|great|fine|how)\b|\bbecause\b|\b(?:muslims?|stomach|health|sick|ill|poison\w*|hospital|accident|operation|divorce\w*|pregnan\w+|allerg\w+|doctor)\b/i

const longedFor = (text: string): string => {
  // Whether somebody is content is said with it or right after it.
  const sentences = text.split(/(?<=[.!?;\n])/)
  return sentences
    .map((sentence, i) =>
      CONTENT.test(sentence) || CONTENT.test(sentences[i + 1] ?? '')
        ? sentence
        : sentence.replace(LACKING, (part) =>
            LONG_OR_ELSEWHERE.test(part) && LACKED_THERE.test(part) && !GAVE_UP.test(part)
              ? part.replace(NOT_WORD, ' ')
              : part,
          ),
    )
    .join('')
}

const LACKING = /[^.!?;\n,]+?(?=[.!?;\n,]|$|\b(?:so|but|and|because) (?:i|we|please|maybe|it|that)\b)/gi

/** What another day is told of only as a reason: the wish beside it stands. */
const REASON = /,? (?:because|since|as|cause|cuz|for)\b(?=[^.!?;\n]*$)/i

const withoutOtherDays = (text: string): string =>
  text.replace(/[^.!?;\n]+/g, (sentence) => {
    const reason = REASON.exec(sentence)
    return reason && !OTHER_DAY.test(sentence.slice(0, reason.index))
      ? sentence.slice(0, reason.index) + withoutTold(sentence.slice(reason.index))
      : withoutTold(sentence)
  })

const withoutTold = (said: string): string =>
  (OTHER_DAY.test(said) && DID.test(said) && !LASTS.test(said)) || ELSEWHERE.test(said.trim()) ? ' ' : said

/** "Ever since my honeymoon in Rome." */
const SINCE_THEN = /,? ?\b(?:ever )?since (?:my|our|their) (?:honeymoon|wedding|marriage|anniversary)[^.,;!?\n]*/gi

/** The text without what was so once or is only denied. */
export const withoutPast = (text: string): string =>
  longedFor(withoutOtherDays(text.replaceAll('’', "'")))
    .replace(LIKED_ONCE, 'am done with it: $1 unwanted')
    .replace(DISLIKED_ONCE, 'like $1')
    .replace(ONCE, (said: string, after: string) => (RETURNS.test(after) ? said : ''))
    .replace(THOUGHT_BETTER, '')
    .replace(SINCE_THEN, '')
    .replace(NOT_SAID, '')
    .replace(NOT_AVOIDED, '')
    .replace(HOW_THINGS_ARE, (question) =>
      /kid|child|family|vegan|veget|parking|wifi|reserv|group|outdoor|outside/i.test(question) ? question : '',
    )
