/**
 * How a player stands to pairs that are spoken of, said plainly: what it objects to ("Hugo on Gantry makes no sense"), what is
 * to stay ("Femi stays on Anchor", "don't move her from it"), what it asks for by a question that denies ("couldn't Femi take
 * Anchor?") or asked for before ("but I wanted Ada on Gantry"), and which clauses stand for themselves.
 */
import type { Labels } from './english.ts'
import { isReviewer, lettered, NAME, P, R } from './name-letters.ts'

type Rule = readonly [pattern: RegExp, say: (all: string, ...parts: string[]) => string]

const NOT_ = "(?: ?not|n?['’]?t)"
const ON = '(?:over )?(?:on|in|at|for|to|with|onto)'
const IS_ON = `(?:(?:(?:should |would |could |must )?(?:be|being|is|are|was|staying|going|goes|put|placed|working) )?${ON}|doing|taking|getting|takes|gets|does)`
/** With its number, where one stands behind it. */
const PAIR = `(?:${R}(?: ${IS_ON})? (?:the )?${P}|${P} (?:(?:goes |going |given )?(?:to|for|with|by) )?${R})(?: ?\\(\\d{1,4}\\))?`
const AND = '(?:,? (?:and|or|nor|&)|,) '
export const PAIRS = `(${PAIR}(?:${AND}${PAIR}){0,7})`
const ENDS = '(?=\\s*(?:[.,;:!?)…–—-]|$))'
/** Where no name goes on with what is listed. */
const ENDS_LIST = `(?=\\s*(?:[.!?;)…–—-]|$|,(?! ?(?:and )?${NAME})))`
const ENDS_CLAUSE =
  '(?=\\s*(?:[.,;:!?)…–—-]|$|\\b(?:because|since|as|and|so|if|when|please|pls|instead|again|now|then|too|really|for|to me|any ?more|either|at all)\\b))'
const BEGINS =
  '(^|[.!?;,:\\n(–—…] ?|\\b(?:and|but|so|or|because|since|as|that|hm+|well|ok|okay|yes|yeah|no|no+|nope|hey|oh|also|then|please|pls|sorry|wait|again|to me|for me|honestly|frankly|personally|in my (?:view|opinion|eyes)|think|feel|say|said|find),? )'

const PUTTING =
  '(?:both )?(?:(?:you|u) (?:have |now )?(?:put|placed|have|got|moved|assigned) )?(?:(?:the idea of )?(?:putting|having|placing|using|giving|keeping|leaving|assigning|moving|seeing|to (?:put|have|place|use|give|keep|leave|assign|move|see)) )?'
const DEGREE =
  '(?:(?:very|really|quite|rather|pretty|a bit|a little|somewhat|kind of|kinda|sort of|just|still|so|too|totally|completely|utterly|simply|plain|all|somehow|extremely|slightly|pure|sheer|complete|total|utter|such|an?|the|most|more|frankly|to me|now|highly|like) )*'
/** What is without reason. */
const SENSELESS = `(?:nonsens(?:e|ical)|odd|strange|weird|silly|absurd|illogical|unreasonable|pointless|senseless|ridiculous|puzzling|confusing|bizarre|baffling|backwards|counterproductive|incomprehensible|unwise|upside down|not (?:right|sensible|logical|what i (?:want(?:ed)?|asked(?: you)?(?: for)?|meant|said|proposed|had in mind)))`
const LOOKS =
  "(?:(?: is| are| was| were| seems?| looks?| feels?| sounds?| appears?(?: to be)?| would be| strikes? me as| comes? across as)|['’]s)"
const NO_SENSE = `(?:(?:really |just |still |simply |also |would )*(?:makes?|made) (?:absolutely |just |really )*(?:no|zero|little|very little|hardly any|not (?:any|much|a lot of)) (?:\\w+ )?sense|(?:really |just |still )*(?:does|do|did|would|can|could|will)${NOT_} (?:really |quite |exactly |seem to |appear to |look |seem )*(?:make |be )?(?:any |much |a lot of |very much |too much |a )?(?:sense|sensible|right|logical|reasonable|good idea))`
const OBJECTS = `(?: ${NO_SENSE}|${LOOKS} ${DEGREE}${SENSELESS}(?: (?:choice|idea|pick|thing|match|pairing|move|decision|fit|one))?)`
const UPSETS =
  '(?:really |still |somehow )*(?:puzzles?|confuses?|baffles?|bugs?|irritates?|disturbs?|annoys?|irks?|escapes?|(?:is|are) beyond) (?:me|us)'

const AWAY =
  '(?:mov(?:e|ed|ing)|tak(?:e|en|ing)|remov(?:e|ed|ing)|pull(?:ed|ing)?|shift(?:ed|ing)?|kick(?:ed|ing)?|push(?:ed|ing)?|drag(?:ged|ging)?|steal(?:ing)?|stolen|reassign(?:ed|ing)?|displaced?|send(?:ing)?|sent|get(?:ting)?)'
const LET = "(?:(?:can|could|would) (?:you|we) |let['’]?s |let us )?(?:please |just )?"
const FROM = '(?:again )?(?:away |out |back )?(?:from|off(?: of)?|out of)'
const NOT = `(?:(?:do|did|should|would|could|must|may|will|shall|can)${NOT_}|cannot|never|no (?:need|reason) to|not|without|stop)`

const STAYS = `(?:(?:should|must|can|could|may|might|has to|have to|needs? to|ought to|will|shall|would|['’]ll|just|also|still|please|definitely|really|then|better|to|is to|is|are) )*`
const PLACED = '(?: put| there| exactly| right| where (?:he|she|they) (?:is|are|was))*,?'
const AS_BEFORE =
  "(?:,? (?:just |exactly )?(?:(?:as|like|where|how) (?:it|they|he|she|you|we)(?:['’](?:s|re)| is| are| was| were| had)?(?: (?:it|them|him|her))?(?: before| already| now| first| originally)?|(?:as|like) before|as is|alone|unchanged))*"

const DENIED = "(?:(?:ca|could|should|would|do|does|might|wo)n['’]?t|cannot|(?:can|could|should|would|do|might) not)"
const LEADS =
  '(?:(?:just|then|rather|simply|also|maybe|at least|please) )*(?:put|place|have|use|give|take|keep|move|set|assign|try|get|let|leave|send|do) '
const TAKES = `(?:(?:just|then|maybe|perhaps|also|rather|simply) )*(?:take|do|have|get|cover|handle|review|fill|(?:go|move|come|stay)(?: back)? (?:to|on|for|in|at)|(?:be|work)(?: put| placed| moved)? (?:on|at|in)) (?:the )?`
const WANTED =
  "(?:(?:had|have|['’](?:ve|d)|already|just|clearly|really|always|only|explicitly|still|even|actually) )*(?:wanted|asked(?: you| u)? for|asked(?: you| u)? to (?:put|have|keep|leave|place|see|get)|wished for|requested|begged for|told (?:you|u) to (?:put|keep|leave|have|place)|insisted on|hoped for)(?: to (?:have|see|keep|put|get|place)| (?:having|seeing|putting|keeping))? "
const STEPS = `(?:should|must|could|can|may|might|has to|needs to|gets|takes|goes|ought to|shall|would (?:go|take|do|be (?:wasted|needed|free|put|left))|stays|belongs|keeps|remains)`
const TURNS = '(?:and|but|so|though|although|while|yet|whereas|plus|then|therefore|thus|hence)'
const FOLLOWS = '(?:(?:then|maybe|perhaps|also|that|therefore|hence) )*'
const FINE =
  '(?:ok(?:ay)?|kk|fine|good|great|perfect|nice|al ?right|all right|cool|excellent|lovely|awesome|right|sure|yes|yeah|yep|deal|agreed|wonderful)'
const KNOWS_NOTHING =
  "(i ?(?:really |honestly |also )*(?:(?:have|['’]ve(?: got)?|got) (?:no (?:idea|clue|info\\w*|data|numbers?)|nothing)|know nothing|(?:do ?n['’]?t|do not) know(?: anything| much)?|am clueless)(?: (?:about|on|of|for))? )"

/** Gives in. */
const YIELDS =
  "(?:(?:all right|ok(?:ay)?|well|fine|yes|right),? )?(?:you win|(?:you['’]re|you are|you were) right|(?:that['’]s |that is )?(?:a )?(?:fair|good) (?:point|enough)|point taken|fair enough|i (?:give (?:in|way|up)|see your point|stand corrected|was wrong|yield|concede)|(?:i['’]m|i am) convinced|agreed)"
const PRIZED =
  '(?:precious|valuable|important|useful|needed|good|strong|great|perfect|outstanding|superb|excellent|the best|best|better|unbeatable|amazing|fantastic|brilliant)'

/** "Gantry Hugo" as "Hugo on Gantry", for each pair of a list. */
const each = (pairs: string): string[] =>
  [...pairs.matchAll(new RegExp(PAIR, 'giu'))].map(([pair]) => {
    const [one, other] = pair.match(new RegExp(NAME, 'gu'))! as [string, string]
    return isReviewer(one) ? `${one} on ${other}` : `${other} on ${one}`
  })
const avoid = (pairs: string): string => `avoid ${each(pairs).join('. avoid ')}`
/** Numbers that are said beside a step are told too. */
export const put = (pairs: string): string => {
  const numbers = [...pairs.matchAll(NUMBERED)].map(([pair, number]) => `. ${each(pair)[0]} is ${number}`)
  return `let us put ${each(pairs).join(' and ')}${numbers.join('')}`
}
const NUMBERED = new RegExp(`${PAIR}(?<=\\((\\d+)\\))`, 'giu')
/** Whoever "must" be somewhere is put there by whoever insists. */
const step = (who: string, what: string, modals: string): string => {
  const whom = /^he$/i.test(who) ? 'him' : /^she$/i.test(who) ? 'her' : who
  return `${/\b(?:must|ha(?:s|ve) to|needs?|definitely)\b/i.test(modals) ? 'we must' : 'let us'} put ${whom} on ${what}`
}
const ask = (pairs: string): string => `should we put ${each(pairs).join(' and ')}?`
/** What stands before a clause that becomes a sentence of its own. */
const apart = (head: string): string => (/^(?:|[.!?\n] ?)$/.test(head) ? head : '. ')
const rule = (pattern: string, say: Rule[1]): Rule => [new RegExp(pattern, 'giu'), say]

const RULES: readonly Rule[] = [
  // "Ada > Delta, Boris -> Ember", "Ada = Delta"
  rule(
    `(${R}) ?(?:[-=–]*>+|→|=) ?(${P})(?:(?: ?[,;/&]| and)? ?(?=${R} ?(?:[-=–]*>|→|=)))?`,
    (_, who, what) => `. let us put ${who} on ${what}. `,
  ),
  // "Delta is his", "Ember should be hers"
  rule(
    `(^|[.!?;\\n] ?|[:,–—-] ?)(${P}) (?:(?:is|was|['’]s|belongs to|should be|goes to|should go to) )(his|hers|him|her)${ENDS}`,
    (_, head, what, whose) =>
      /^[:,–—-]/.test(head) ? '' : `${apart(head)}let us put ${/^his|him$/i.test(whose) ? 'him' : 'her'} on ${what}`,
  ),
  // "You win, Ada is too precious on Delta", "fair enough, Ada is really strong on Delta"
  rule(
    `${YIELDS}[,.;:!–—-]* (?:then |so |and )?(${R})(?: is|['’]s| looks| seems) ${DEGREE}${PRIZED}(?: (?:for (?:us|you)))? (?:on|in|at|for) (${P})(?: to (?:lose|waste|move|give up|be moved))?`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  rule(
    `(?<![\\p{L}])(${R})(?: is|['’]s| looks| seems) (?:(?:just|simply|far|way|much) )*too (?:precious|valuable|important|useful|needed|good|strong) (?:on|in|at) (${P})(?: to (?:lose|waste|move|give up|be moved|leave))?${ENDS}`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  // "I'd rather risk Ada on Delta than lose Boris on Ember"
  rule(
    `\\b(?:rather|sooner|prefer to) (?:\\w+ ){0,2}(${R}) ${ON} (${P}) than (?:to )?(?:lose|give up|waste|miss|sacrifice) (${R}) ${ON} (${P})`,
    (_, who, what, other, place) => `rather put ${who} on ${what} and ${other} on ${place}`,
  ),
  // "Poor thing"
  rule(
    `,? ?(?<![\\p{L}])(?:the )?poor (?:thing|soul|guy|girl|fellow|chap|dear|devil|man|woman|old)(?![\\p{L}])`,
    () => '',
  ),
  // "So Ada ends up with Delta"
  rule(
    `(?<!\\b(?:if|unless|whether|when|why|does|did|could|can|would) )(${R}) (?:(?:then|so|just) )?(?:ends? up|winds? up|lands?|finishes)(?: up)? (?:with|on|at|in|doing) (?:the )?(${P})`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  // "I never said Ada on Delta, I said Ember"
  rule(
    `\\bi (?:never|did ?n['’]?t|did not|have never|have ?n['’]?t|do ?n['’]?t|do not) (?:(?:even|ever|once) )*(?:say|said|asked?(?: you)?(?: for)?|want(?:ed)?|mention(?:ed)?|mean|meant|propose[d]?|suggest(?:ed)?|request(?:ed)?|wish(?:ed)? for) ${PUTTING}(${R}) ${ON} (${P})[,;.]* (?:but |no,? )?i (?:said|say|meant|mean|asked for|wanted|want) (?:${ON} )?(${P})`,
    (_, who, what, other) => `avoid ${who} on ${what}. let us put ${who} on ${other}`,
  ),
  rule(
    `\\bwhy (?:on earth |then |the hell )?(?:is|was)(?:n['’]?t| not) (he|she) (?:on|doing|at|in) (?:it|that|there|this)(?: one)?(?: then)? ?\\??`,
    (_, who) => `. Should we put ${who === 'she' ? 'her' : 'him'} there?`,
  ),
  // "…, and Femi would be wasted there", "…, though I would rather have Femi for Cobalt", "… he belongs on Harbor"
  rule(`,? ${TURNS} ${FOLLOWS}(?=${R} (?:(?:then|also|really|definitely|probably|maybe) )?${STEPS} )`, () => '. '),
  rule(
    `,? (?:and|but|so|though|although|while|yet|whereas) ${FOLLOWS}(?=i(?:['’]d| would| should) (?:much |really |also )*(?:rather|prefer|like|love|sooner|want)\\b)`,
    () => '. ',
  ),
  rule(`[,;] (?:${TURNS} )?${FOLLOWS}((?:he|she) ${STEPS} )`, (_, clause) => `. ${clause}`),
  rule(
    `,? (?:because|since|as|cause) (?=${R} (?:can|could|will|would) (?:then |also )?(?:do|take|have|cover|go|handle) )`,
    () => '. ',
  ),
  // "Gantry who?"
  rule(`(?:,? and|,)? (${P}),? who(?: then)? ?\\?`, (_, what) => `. Who for ${what}?`),
  rule('\\blike (?=(?:before|now|it was|(?:you|u|we) had)\\b)', () => 'as '),
  rule(`,? (?:like|as) (?:you|u) (?:said|say|told me|proposed|suggested|wanted)${ENDS}`, () => ''),
  rule(`,? unless (?:you|u) (?:need|want|use|have|prefer) (?:${R}|him|her|them)\\b[^.!?;,]{0,60}\\??`, () => ''),
  rule('\\bgive (him|her|them) (?:that|this)(?: one| paper)?\\b', (_, whom) => `put ${whom} there`),
  // "… and Dmitri wherever"
  rule(
    `(?:,? and|[,;]) ${R} (?:(?:can|could|may|might|should|just|then|goes?|gets?|takes?|be|put|to|on) )*(?:wherever|anywhere|somewhere|whichever|elsewhere|no matter where|what(?:ever)?(?: is|['’]s)? (?:remains?|left(?: over)?|over|stays open)|what(?:ever)?|the (?:leftovers?|left-?over|remainder|remaining (?:one|paper)|last (?:one|paper)|one that(?: is|['’]s| remains)(?: left)?))(?: else)?(?: (?:you|u|he|she|it|there|that|is)\\b[^.!?,;]{0,30})?${ENDS}`,
    () => '',
  ),
  // "The other one I would give Ember"
  rule(
    `(?:,? and|[,;]|(?<=^|[.!?\\n] ?)) ?the other(?: one| of (?:them|the two))?,? (?:(?:i|we|you|could|can|would|should|['’]d|may|then|get|gets|goes|go|takes?|does|do|give|put|have|be|to|on|for|is) ){1,6}(?:the )?${P}${ENDS}`,
    () => '',
  ),
  // "I have no idea about Chiara on Harbor and Greta on Beacon"
  rule(`${KNOWS_NOTHING}${PAIRS}`, (_, lead, pairs) =>
    each(pairs)
      .map((pair) => lead + pair)
      .join('. '),
  ),
  // "Femi would be wasted on Gantry, no?"
  rule(
    `\\b((?:wasted|a waste|too good|pointless|nonsense) (?:${ON} )?${P}),? (?:no|right|or(?: not)?|is(?:n['’]?t| it not) it|do ?n['’]?t (?:you|u) think|eh|huh) ?\\?`,
    (_, said) => `${said}.`,
  ),
  // "I have no use for Hugo on Gantry"
  rule(
    `${BEGINS}(?:(?:i|we)(?: |(?=['’]))(?:(?:really|just|honestly|also|have|['’]ve|got|see|find|can|could|would|had) )*(?:(?:do|have|can|could|would)${NOT_} (?:have |see |find )?(?:any|much|a)|no|little)|no|there(?:['’]s| is) (?:no|little)) (?:(?:further|real|great|good|earthly) )?(?:use|need|call|place|room|spot|reason|sense) (?:of|for|in|to) ${PUTTING}${PAIRS}`,
    (_, head, pairs) => apart(head) + avoid(pairs),
  ),
  // "Hugo on Gantry isn't so odd", "I don't find it odd"
  rule(`${BEGINS}${PUTTING}${PAIRS}${LOOKS}(?: not|n['’]?t) ${DEGREE}${SENSELESS}(?: at all)?`, (_, head) =>
    apart(head),
  ),
  rule(
    `${BEGINS}(?:i|we) (?:really )?(?:do|would|did)${NOT_} (?:find|think|call|consider|say)(?: that)? ${PUTTING}${PAIRS} (?:is |are |seems? |looks? )?${DEGREE}${SENSELESS}`,
    (_, head) => apart(head),
  ),
  // "Hugo on Gantry makes no sense", "Hugo seems odd on Gantry", "… puzzles me"
  rule(
    `${BEGINS}${PUTTING}${PAIRS}(?: both)?[?!]?(?:(?:,? (?:and )?(?:that|it|this|which))?${OBJECTS}|(?: really)? ${UPSETS})(?: (?:to|for) (?:me|us))?`,
    (_, head, pairs) => apart(head) + avoid(pairs),
  ),
  rule(`${BEGINS}(${NAME})${OBJECTS}(?: (?:to|for) (?:me|us))? ${ON} (${NAME})`, (all, head, one, other) =>
    isReviewer(one) === isReviewer(other) ? all : `${apart(head)}${avoid(`${one} ${other}`)}`,
  ),
  rule(
    `${BEGINS}(?:i|we) (?:really |still |just |honestly )*(?:(?:do|can|could)${NOT_}|cannot|fail to) (?:really |quite |at all )*(?:understand|see|get|follow|grasp|comprehend) (?:(?:why|how come|how|what) )?(?:(?:you|we|u) )?(?:(?:would|should|could|do|have|did) )?(?:(?:put|have|want|place|keep) )?${PUTTING}${PAIRS}`,
    (_, head, pairs) => apart(head) + avoid(pairs),
  ),
  rule(
    `${BEGINS}(?:what|how) about not ${PUTTING}${PAIRS} ?\\??`,
    (_, head, pairs) => `${apart(head)}${avoid(pairs)}.`,
  ),
  rule(
    `${BEGINS}what(?:['’]s| is) the (?:point|sense|use|logic) (?:of|in|behind) ${PUTTING}${PAIRS} ?\\??`,
    (_, head, pairs) => `${apart(head)}${avoid(pairs)}.`,
  ),
  rule(
    `${BEGINS}${PUTTING}${PAIRS} (?:really |would |also )*makes? (?:a lot of|perfect|total|complete|much|more|good|the most|most) sense`,
    (_, head, pairs) => apart(head) + put(pairs),
  ),
  // "Don't move Femi from Anchor", "you took Femi off Anchor again", "take Femi off Anchor"
  rule(
    `\\b${NOT} (?:(?:please|ever|you|dare|to|just|want(?: to)?|have to|need to|like to|again|be|get|have been) )*${AWAY} (${R}) ${FROM} (?:the )?(${P})(?: (?:to|onto|on) ${P})?`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  rule(
    `\\b${NOT} (?:please |ever )?(?:change|changing|touch|touching|alter) (${R}) (?:on|in|at|for) (${P})`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  rule(
    `(${R}) (?:really )?${NOT} (?:be|get|have been|being) ${AWAY} ${FROM} (?:the )?(${P})`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  rule(
    `\\b(?:you|u)(?:['’]ve| have)? (?:again |just |now )?(?:took|moved?|removed?|taken|pulled|kicked|put) (${R}) ${FROM} (?:the )?(${P})`,
    (_, who, what) => `let us put ${who} on ${what}`,
  ),
  rule(
    `${BEGINS}(?:(?:now|suddenly|again) )?(${R}) (?:is|was|['’]s) (?:(?:now|suddenly|again) )?(?:off|gone from|no longer on|not on) (${P})(?: (?:again|now|any ?more))+[?!]*`,
    (_, head, who, what) => `${apart(head)}let us put ${who} on ${what}. `,
  ),
  rule(
    `${BEGINS}${LET}(?:take|move|remove|pull|shift|send|bring) (${R}) ${FROM} (?:the )?${P},? (?:(?:and|then) )*(?:(?:put|place|move) (?:him|her|them) )?(?:over )?(?:to|on|onto) (?:the )?(${P})`,
    (_, head, who, what) => `${apart(head)}let us put ${who} on ${what}`,
  ),
  rule(
    `${BEGINS}${LET}(?:take|move|remove|pull) (${R}) ${FROM} (?:the )?(${P})(?:${ENDS}|,? (?:(?:and|then) )+(?=(?:put|give|use|place|have|move|let)\\b))`,
    (_, head, who, what) => `${apart(head)}avoid ${who} on ${what}. `,
  ),
  // "She must Anchor"
  rule(`(?<!\\w)(${R}|he|she) (must|should|needs?|has to) (?:be )?(?:${ON} )?(?:the )?(${P})`, (_, who, modal, what) =>
    step(who, what, modal),
  ),
  rule(
    `${BEGINS}(?:i|we) (?:really |just |still )*(?:find|think|consider|call) ${PUTTING}${PAIRS} ${DEGREE}${SENSELESS}`,
    (_, head, pairs) => apart(head) + avoid(pairs),
  ),
  rule(
    `\\bwhy (?:is|was)(?:n['’]?t| not) (${R}) ${ON} (${P}) ?\\??`,
    (_, who, what) => `should we put ${who} on ${what}?`,
  ),
  rule(
    `\\b(?:let (${R}) (?:keep|have|take|stay ${ON}|remain ${ON})|(?:rather|prefer|wish)(?: that)? (${R}) (?:stayed|remained|kept|stays)(?: ${ON})?) (?:the )?(${P})`,
    (_, one, other, what) => `let us put ${one ?? other} on ${what}`,
  ),
  // "Femi stays on Anchor", "leave Elena on Anchor as before"
  rule(
    `\\b(?:could|can|should|may|shall|might) (${R}) (?:please )?(?:stay|remain|keep)${PLACED}(?: (?:${ON}))? (?:the )?(${P})`,
    (_, who, what) => `should we put ${who} on ${what}`,
  ),
  rule(
    `(?<!\\b(?:could|can|should|shall|may|might|would|will|does|did|let|have|make|want|if|unless|whether|when|why|where|like|see|prefer) |\\w|${R}(?:,|,? and|,? &) )(${R}|he|she) (${STAYS})(?:(?:stays?|staying|remains?|remaining|sticks?)${PLACED}(?: (?:on|in|at|with|to|for))?|belongs? (?:on|in|at|with)|keeps?) (?:the )?(${P})`,
    (_, who, modals, what) => step(who, what, modals),
  ),
  rule(
    `(?<!\\b(?:if|unless|whether|when|why|does|did) )(${P}) ${STAYS}(?:stays?|remains?)(?: (?:with|for|to))? (${R})`,
    (_, what, who) => `let us put ${who} on ${what}`,
  ),
  rule(
    `${BEGINS}(?:(?:just|only|still|then) )*(?:keep|leave|hold on to|retain) (?:(?:both|all|also) )?(?:(${R}) where (?:he|she) (?:is|was),? ${ON} (${P})|${PAIRS})${AS_BEFORE}${ENDS_CLAUSE}`,
    (_, head, who, what, pairs) => `${apart(head)}${put(who ? `${who} on ${what}` : pairs)}`,
  ),
  // "Why don't we put Hugo on Harbor?", "couldn't Femi take Anchor, since …"
  rule(
    `${BEGINS}(?:(?:why (?:${DENIED}|not)|(?!do)${DENIED}) (?:(?:we|you|u|i) )?${LEADS}|why not )${PAIRS}(?: (?:then|instead|please|now|again|maybe|too))*\\s*[?,]?`,
    (_, head, pairs) => `${apart(head)}${ask(pairs)} `,
  ),
  rule(
    `${BEGINS}(?:why )?${DENIED} (${R}) ${TAKES}(${P})((?:${AND}${PAIR})*)(?: (?:then|instead|please|now|again|maybe|too))*\\s*[?,]?`,
    (_, head, who, what, more) => `${apart(head)}${ask(`${who} on ${what} ${more}`)} `,
  ),
  // "Put Femi on Delta (208) and Dmitri on Beacon"
  rule(
    `${BEGINS}(?:(?:let['’]?s|let us|please|just|i(?:['’]d| would)?|we|should|could|can|want|like|to|go with|going with|have) )*(?:put|give|place|assign|take|use|have|want|go with) ${PAIRS}`,
    (all, head, pairs) => (/\(\d/.test(pairs) ? apart(head) + put(pairs) : all),
  ),
  // "But I wanted Ada on Gantry", "I said Ada on Gantry!"
  rule(
    `${BEGINS}(?:i|we)(?: |(?=['’]))(?:${WANTED}|(?:already |just |clearly )*(?:said|told (?:you|u)) )${PAIRS}${ENDS}`,
    (_, head, pairs) => apart(head) + put(pairs),
  ),
  // "Chiara on Delta is sure", "Ada on Ember is settled"
  rule(
    `${BEGINS}${PUTTING}${PAIRS}(?: both)?(?: is| are|['’]s) (?:(?:now|already|for|all|clearly|definitely|absolutely|a|thus|then|also) )*(?:sure|certain|settled|fixed|agreed|decided|done|set|given|clear|safe and sound|a done deal)${ENDS}`,
    (_, head, pairs) => apart(head) + put(pairs),
  ),
  // "Boris, Beacon or Delta, which do you think?", "Should Boris do Beacon or Delta?"
  rule(
    `(^|[.!?,\\n…] ?)(?:(?:and|so|but|then|hm+|well|ok|okay) ?,? ?)*(?:(?:should|could|would|can|shall|does|do|will|is it|put|is) (?:we |you |i )?(?:put |place |have |give )?)?(${R})(?=[^.!?\\n]{0,60} or )(?:(?!${NAME}|\\b(?:good|strong|fit|well|known?|see|better|any)\\b)[^.!?\\n]){0,40}(${P}),? or (?:(?:on|to|for|at|with|do|take|rather) )?(${P})(?:(?!${NAME})[^.!?\\n]){0,40}\\?`,
    (_, head, who, one, other) => `${apart(head)}Is ${who} better on ${one} or on ${other}?`,
  ),
  // "I mean put Ada on Gantry"
  rule(
    `(^|[.!?\\n] ?)(?:(?:bro|dude|man|mate|dear|well|sorry|but|hey|look|yeah|yes|ok|okay)[, ]+)*i (?:just |really |only )*mean(?:t)?(?: to| that)?[,: ]+(?=(?:put|keep|give|move|leave|place|assign) (?:(?!\\d)[^.!?\\n])*(?:[.!?\\n]|$))`,
    (_, head) => head,
  ),
  // "Boris is great for Delta, put him there", "She's outstanding for Anchor and I want her there"
  rule(
    `((?:(?:${R})|he|she)(?:['’]s|(?= ))(?:(?!${R})[^.!?;\\n])*?${P}(?:(?!${NAME})[^.!?;\\n])*?)(?:[,–—-]+ ?| )(?:(?:and|so|then|therefore|but|please|that['’]?s why|of course) ?)*(do ?n['’]?t |do not |never |not )?(?:(?:(?:let['’]?s|let us|we (?:should|could|can|must)|i(?:['’]d| would|['’]ll)|you (?:should|can|could)|please|just|now|simply|better) )*(?:put|place|use|keep|leave|have|assign|send|set|take|move) (?:him|her|them)|i (?:really |do |still |definitely |would |['’]d )*(?:want|like|prefer|need)(?: to (?:have|see|put|keep))? (?:him|her|them)|(?:he|she|they) (?:should|must|could|can|has to|ought to) (?:go|be|work|stay)|(?:he|she) (?:goes|belongs|stays)) (?:right )?there(?: (?:then|please|instead|too))?${ENDS}`,
    (all, said, not) => {
      const [who] = new RegExp(R, 'u').exec(said) ?? [/^she/i.test(said) ? 'her' : 'him']
      const what = [...said.matchAll(new RegExp(P, 'gu'))]
      if (/\b(?:them|they)\b[^.!?]*$/i.test(all.slice(said.length))) return all
      return what.length === 1 ? `${said}. ${not === undefined ? 'let us put' : 'avoid'} ${who} on ${what[0]![0]}` : all
    },
  ),
  // "Chiara is good on Cobalt and Elena on Anchor, I want them there"
  rule(
    `((?:${R}(?:(?!${NAME})[^.!?;\\n])*${P}(?:(?!${NAME})[^.!?;\\n])*){2,4})(?:[,–—-]+ ?| )(?:(?:and|so|then|therefore) ?)*(?:(?:(?:let['’]?s|let us|we (?:should|could|can|must)|i(?:['’]d| would|['’]ll)|please) )*(?:put|place|use|keep|leave|have) (?:them|both)|i (?:really |do |would |['’]d )*(?:want|like|prefer|need)(?: to (?:have|see|put|keep))? (?:them|both)|they (?:both )?(?:should|must|could|can) (?:both )?(?:go|be|stay)) (?:right )?there${ENDS}`,
    (_, said) => {
      const letters = said.match(new RegExp(NAME, 'gu'))!
      return `${said}. let us put ${letters.flatMap((who, at) => (at % 2 === 0 ? [`${who} on ${letters[at + 1]}`] : [])).join(' and ')}`
    },
  ),
  // "Ok just do Femi Delta and Dmitri Beacon"
  rule(
    `(^|[.!?\\n] ?)(?:(?:no|nah|hm+|well|then|so)[, ]+)*(?:${FINE}[,! ]+)+(?:(?:so|then|just|now|and|well|maybe|please|pls|let['’]?s|let us|i say|we)[, ]+)*(?:(?:do|take|use|go with|go for|have|make it|make|try|do it with|put|say|it is|it['’]s)(?: just| only)? )?${PAIRS}(?: (?:then|please|pls|now|it is|instead))*${ENDS_LIST}`,
    (_, head, pairs) => head + put(pairs),
  ),
]

/** What is meant of a plan, not of what was told. */
const OF_PLANS: readonly Rule[] = [
  rule(
    `${BEGINS}i (?:just |only |really )*mean(?:t)? (?:to (?:put|have|say) |we put )?${PAIRS}(?: (?:or (?:something|so|whatever|such)|i (?:think|guess)))?${ENDS_LIST}`,
    (_, head, pairs) => apart(head) + put(pairs),
  ),
]

/** No message that is looked at this way is longer. */
const LONGEST = 1000

/** The message with all of that said as "let us put …", "should we put …?" or "avoid …". `offered`: whether a plan was proposed. */
export function sayStances(text: string, labels: Labels, offered: boolean): string {
  const named = text.length > LONGEST ? undefined : lettered(text, labels)
  if (!named) return text
  const rules = offered ? [...RULES, ...OF_PLANS] : RULES
  return named.spelt(rules.reduce((left, [pattern, say]) => left.replace(pattern, say), named.text))
}
