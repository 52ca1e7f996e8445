/** Whether a sentence says yes or no to what the partner proposed. */
import { wordSet } from '../../english/typing/word-set.ts'
import { readAccord } from './accords.ts'
import { YIELDS } from './cues.ts'
import { withoutCalls } from './interjections.ts'
import { isOfElse } from './judged-else.ts'
import { refuses } from './refusals.ts'
import { bringsLittle } from './left-with.ts'
import { renderWords, type Token } from './tokens.ts'
import { findsFault, judge, TAKES_FOR } from './verdict.ts'
import { isMark } from './token.ts'

/** `mild`: a word like "ok" that may also just open what follows; `unsure`: neither yes nor no, in so many words. */
export type Answer = 'yes' | 'mild' | 'no' | 'unsure'

/** Neither yes nor no. */
const UNSURE =
  /(?:\bnot|n't) (?:so |quite |really |too |yet |entirely )?(?:sure|certain)\b|\bunsure\b|\b(?:if|whether|once|when|whenever|until|unless|do|before|hope|in case) (?:you|we) (?:[\w']+ )?(?:agree|accept|like|approve|are|think|say|want)\b|\b(?:yes|agree|ok|okay|fine|accept|deal|happy)\b(?: [\w']+){0,4},? (?:if|unless|once|provided|providing)\b(?! (?:we must|i must|you (?:say|insist|like|want|wish|prefer|think)|that's|it's|need be|possible)\b)|\b(?:make sure|find out|verify|check (?:that|if|whether|first))\b|\b(?:agree|fine|happy|ok|okay|good|yes)\b(?: [\w']+){0,4},? (?:except|apart from|aside from|other than|save for)\b|\brest as you (?:like|wish|please|want|prefer)\b|\bi(?:'ve)? (?:(?:might|may|could|maybe|perhaps|possibly|probably) have|have (?:maybe|perhaps|possibly|probably))(?: (?:got|found|seen))? (?:an? |something )?(?:even |slightly )?better\b|\b(?:maybe|perhaps) i(?:'ve)?(?: have| got| found| see)* (?:an? |something )?(?:even |slightly )?better\b|\bcorrect me\b|\blet me know\b|\b(?:please|you|to|just|kindly) confirm\b|\bconfirm (?:that|if|whether|before|when|your|you|with me|it with)\b/

/** "Hope we do better today". */
const HOPES = /(?:^|, )(?:and |but |so |well,? |let's |i |we |i really )*hope(?:fully)?\b/

/** "Wait, no, I don't like the second one" */
const THINKS_AGAIN = String.raw`^(?:(?:oh|hm+|um|so),? )*(?:wait|hang on|hold on|no|sorry|hm+),? (?:no|wait),? (?:i|we) (?:do not|don't|can't|cannot|won't|will not|wouldn't) (?:really |actually )?(?:like|want|agree|accept|love|fancy)\b`

/** "No, sorry": with nothing behind it that puts a number right. */
const REGRETS = String.raw`^(?:no|nope|nah),? (?:(?:i'm|i am|so|really|very) )*sorry(?: (?:mate|partner|but|about that|dude|man))*$`

const OF_IT =
  '(?:it|(?:that|this)(?! (?!idea|path|route|plan|proposal|tour|one|order|way|start|so|very|because|but|and|too|already|as|for|suggestion|option|now|really|version)[a-z])|them|the (?:idea|plan|path|route|tour|proposal|sound)|your|yours|at all|one)'

/** "Isn't there anything better" */
const DOUBTS_IT = /^(?:but |and |so |hm+,? )*(?:isn't|aren't) there (?:not )?(?:[\w']+ ){0,2}better\b/

const NO = new RegExp(
  [
    THINKS_AGAIN,
    String.raw`\b(?:can|could) we (?:please |maybe |perhaps )*not (?:do|take|go|use) (?:that|this|it|there)\b|\b(?:naw|nuh-uh)\b`,
    String.raw`\b(?:i'm|i am|we're) (?:really |so |totally )?not (?:ok|okay|fine|cool|good|happy|on board|comfortable) with (?:that|this|it|the|your)\b|\b(?:i|we) (?:do not|don't|won't|will not|never|would not|wouldn't)(?: [\w']+){0,2} (?:want|wanna|like|walk|walking|do|go|take) (?:to )?(?:(?:walk|go|do|take|follow) )?(?:that|this|it|your)(?: (?:way|path|route|order|one))?(?=$| ?[,.!:(])|\bnot possible (?:for me|to accept|to agree)\b|\b(?:never|not) (?:walking|doing|taking|going) (?:that|this|it|there)(?=$| ?,)|\b(?:said|say) no (?:to (?:that|it|this) )?already\b|\bi (?:already |just )?said no\b|^(?:sadly|unfortunately|sorry|ugh|please|oh please|ugh please|honestly)(?: please)?,? no\b|\b(?:that|this|it)(?: one)? (?:sux|sucks|blows|stinks)\b|\byou must be (?:kidding|joking)\b`,
    REGRETS,
    DOUBTS_IT.source,
    String.raw`\b(?:disagree|nope|nah|nack|nak|incorrect|wrong (?:way|path|route|direction|order|one)|that's wrong|is wrong|^wrong(?! (?:row|line|column|key|number|hallway|value|map|cell|place)\b|,? (?:sorry|my (?:bad|mistake|fault))\b)|reject|rejected|refuse|bad idea|no way|no thanks|hell no|hard pass|veto|objection)\b(?!s? either)`,
    String.raw`\b(?<!\byou )(?:is|'s|are|must be|might be|should be|see|sees|have|found|find|know|got|want|need|prefer|do|get|be) (?:(?!\d)[\w']+ ){0,3}better\b(?! than| to\b| if\b| off\b| by \d| (?:we )?(?:begin|start|go|take)\b)`,
    String.raw`\b(?:prefer|want|need|try|would rather|let's (?:do|find|try|take)|how about) (?:a |an |some )?(?:different|another|other|new)(?! (?:glasses|pen|eyes|screen|page|row|line|message|number|numbers|value|values|sheet|paper|keyboard|phone|coffee|brain|minute|second|moment|look|try)\b)\b|\b(?:a|hard|big|firm|clear|definite|strong|absolute|say|vote|that's|it's|still|just) no(?= from (?:me|my)|$| ?[.,!])|\b(?:i|i'd|i'll|i would|i will|have to|must) (?:say|vote) no (?:to|on) (?:that|this|it|your)\b`,
    String.raw`\banything but (?:that|this)\b|^(?:\w+,? )?meh$|\b(?:that|this|it)(?: (?:one|path|route|way))? (?:skips|misses|leaves out|avoids|ignores|wastes) (?:my|our|the|too|all|one)\b(?! (?:[\w']+ ){0,3}(?:low|lowest|weak|weakest|bad|worst|poor|poorest|small|smallest|ones|twos)\b)|\b(?:prefer|rather (?:take|have|do)) (?:mine|the other|my (?:own|path|route|other|first|old)|the (?:first|old|previous|earlier))\b`,
    String.raw`\bbetter than (?:that|this|it|yours)\b(?=$| ?[.,!])|\b(?:absolutely|definitely|certainly|probably|rather|surely|of course|sorry,?|but|no,|hell|why|afraid|fear|guess|think) not\b(?=$| ?[.,!])|^not (?:at all|really|that(?! (?:fast|quick))|this|happening|having)\b`,
    String.raw`\b(?:no (?:chance|deal|go|good(?! (?:hallways?|ways?|corridors?|connections?|numbers?|coins|values?|rooms?|options?|one)\b))|nay|i object|(?:that|this|it) (?:won't|will not|wouldn't|would not|doesn't|can't|cannot) (?:do|be it|be right|be the best)|(?<!\b(?:i|don't|not|never|we|to|you|i'd|i'll|i might|let me) )forget (?:it|that path|that route|this route)|try again|(?<!\b(?:to|me|i'll|i|will|must) )think again|nowhere near)\b|\blike (?:mine|my (?:own|path|route|plan|idea|version)) (?:better|more|best)\b|^(?:(?:ok|okay|well|no|then|but),? )*not (?:that|this|it)(?: one| path| way)?(?: then| again| please)?$|\b(?:go for|go with|try|find|prefer|rather (?:do|have|take)) something (?:else|different)\b|^(?:i'll |i will |i )?pass$|\b(?:i'll|i will|i'd|i'm gonna|going to|have to|rather) (?:have to )?pass on (?:that|this|it|your)\b|\b(?:not|n't|hardly|never|barely) (?:really )?worth (?:it|my (?:while|time)|the (?:trouble|detour))\b|\b(?:your (?:path|route|tour|plan|one|proposal)|yours|that|this|it)(?: (?:path|route|tour|one))? (?:(?:only|just|merely) (?:gives|brings|makes|pays|gets|earns|is worth)(?: me)?|(?:gives|brings|makes|pays|gets|earns|is worth)(?: me)? (?:only|just|merely|a mere)) (?:[1-9]\d)\b|\bi(?:'d)? (?:get|have|make|earn|collect|end up with) \d+ (?:coins |points )?(?:less|fewer) (?:with|on|by|for|that way|from) ?(?:that|this|it|your|yours|doing)?\b|\b(?:that|your|this)(?: (?:path|route|one|way|plan))? loses(?: (?:me|us))? \d+\b|\btoo (?:few|little) (?:coins )?(?:for (?:me|us|both of us) )?(?:on|in|with|for|from) (?:that|this|your|it)\b(?! (?:hallway|corridor))|\b(?:go|going|stick|sticking|stay|staying) (?:with|for) (?:mine|my (?:[\w']+ )?(?:path|route|tour|plan|idea|proposal|one|suggestion))\b|\b(?:hate|dislike) ${OF_IT}|\b(?:i|we)(?:'d| would| will|'ll)? lose (?!.* if\b)(?:a lot|way|far|much|too|so|many|most|out|\d+)\b|\b(?:have|got) (?:my|some|serious|big|strong) doubts\b|^neither\b(?! .*[A-Z].*\b(?:is|are|has|gives|was|looks)\b)(?! (?:of (?:us|them|these)|am i|do i|did i|have i|can i|would i|was i)\b)|\b(?:worst|dumbest|stupidest) (?:path|route|idea|plan|tour|proposal|choice|suggestion)\b|\b(?:i|we) (?:do not|don't) (?:want|wish|like|need) to(?: do (?:it|that|this))?(?=$| ?[.,!])|, not$|\b(?:yours|your (?:path|route|tour|plan|proposal|idea|way|suggestion))\b(?: [\w']+){0,3} \d+ (?:coins |points )?(?:less|fewer|worse|lower|below)\b|\b\d+ (?:coins |points )?(?:(?:worse|less|fewer) than|below|under|short of|behind) (?:the (?:other|best)|what (?:i|we)|mine|my (?:path|route|own|best))\b|\bthere (?:must|has to|should|might|could) be (?:[\w']+ )?better\b`,
  ].join('|'),
)

/** "Excellent work, partner", "nice summary": of what the partner did. */
const COMPLIMENTS =
  /^(?:(?:oh|wow|ah|ok|well|very|really),? )*(?:good|great|nice|excellent|amazing|awesome|fantastic|brilliant|wonderful|impressive|lovely|super) (?:job|work|teamwork|effort|calculations?|maths?|analysis|summary|list|table|overview|play|game|memory|question)(?:,? (?:partner|mate|buddy|friend|there|man|so far|by the way|today|with (?:that|it|the [\w']+)|on (?:that|it|the [\w']+)|lol|haha))*$/

/** "I have a brilliant idea": it comes. */
const HAS_ONE =
  /^(?:(?:oh|ooh|ok|okay|wait|hey|so|and|but|now|well|hmm*),? )*(?:i|we)(?:'ve)? (?:(?:have|got|also|just|think i have|had) )+an? (?!deal\b|agreement\b)(?!.*\bbetter\b)/

const LET_US_NOT =
  /\blet(?:'s| us) not\b(?! go (?:there|here)\b)(?=$| ?[.,!]| (?:do|take|go|use|submit(?! (?:(?:just |quite |right |so )?(?:yet|now|fast|quickly|early|soon)|too|before|until|immediately|already|anything))|try|choose|pick|walk|agree|accept|follow|that|this|it|yet|be)\b)/

/** "I withdraw my objection", "veto dropped", "I take my no back". */
const WITHDRAWS = String.raw`(?<!\b(?:not|never|can't|won't|if you|cannot) |n't )\b(?:withdraw|take back|drop|give up|retract|waive|lift|revoke|end)(?:ing)? (?:my|all|the|any) (?:[\w']+ )?(?:objections?|veto|no|resistance|protests?|complaints?|opposition|concerns?|doubts?|reservations?|refusal)\b|\btak(?:e|ing) my (?:objections?|veto|no|complaints?|protest) back\b|\b(?:objections?|veto|protest|complaint) (?:is |are |has been )?(?:withdrawn|dropped|lifted|retracted|revoked)\b`

/** Words that deny, but not what was proposed. */
const NO_OBJECTION = new RegExp(
  String.raw`${WITHDRAWS}|(?:\b(?:no|nothing|not|cannot|without|never|hardly)|n't)\b(?: [\w']+){0,4} (?:better|objections?|(?:counter-?)?arguments?|reasons? (?:against|not to|to (?:object|refuse|disagree|reject|decline|say no))|problems?|complaints?|worries|disagree|higher|more)\b|\bno (?:worries|problem|problems|prob|doubt|need)\b|\bwhy not\b|\bnothing against\b|\bnot (?:bad|a problem)\b|n't mind\b|(?:n't|cannot|not) say no\b|\b(?:could|might) (?:be|have been) worse\b`,
)

const YES = new RegExp(
  [
    WITHDRAWS,
    String.raw`\b(?:yes|yeah|yea|yep|yup|yess+|ya|aye|agreed|agree|accept|accepted|approve|approved|(?<!\b(?:bad|poor|terrible|raw|better|unfair|lousy|awful|great|good|the|my|our|next|new|another|up|second|other|following|big|real|whole|first) )deal|affirmative|sgtm|lgtm|that'll do|that will do|(?:have|got) nothing against(?! (?:the )?[A-Z]\b)|nothing against it|let's go(?= then$|$| ?[,!])|confirmed|confirm|sold|(?:proceed|continue|go ahead|go|do it) as (?:we )?(?:planned|agreed|discussed|proposed|suggested)|amen|okie|okey|okidoki|kk|that's the spirit|roger|copy that|ack|acked|(?:in |^)(?:full |complete |total |perfect |entire |wholehearted )?agreement|(?:give|giving) (?:you |it |this )?my (?:full )?(?:consent|approval|blessing|okay|ok|support|vote|agreement)|consent(?: is| hereby| herewith)* (?:given|granted)|(?:^|\b(?:i|we) )(?:(?:do|hereby|herewith|also|fully|therefore|gladly|reluctantly|,) )*(?:consent|assent|acquiesce)(?=$| ?[.,!]| under| with (?:reluctance|pleasure|reservations)))\b`,
    // "L first, of course" agrees to nothing.
    String.raw`(?:\b(?:exactly|indeed|absolutely|definitely|certainly|totally)|^(?:(?:but|yes|yeah|why|well|and|oh|ah|ok|okay|sure|so|no|then|now|that's|that is|it's),? )*of course)(?=$| ?[.,!:;-]| (?:agree|agreed|fine|good|yes|in|right|happy|the best|better)\b)`,
    String.raw`\b(?<!\bif )(?:(?:i'm|i am|we're|totally|fully|all) (?:on board|with you)(?! with (?:what|how)\b)(?=$| ?[.,!]| (?:with|on) (?:it|that|this|your|the)\b)|(?:have|has|got|gets?) my (?:full |whole |complete |total |entire )?(?:vote|blessing|support|consent|approval|agreement|okay|ok)\b|consider (?:it|that|this) (?:settled|agreed|done)\b)|\byou win\b(?! (?:on|at|for|there|with)\b)|\b(?:i give (?:in|up)(?! (?:the |on |my |one )*(?:[A-Z]|one|my|hope)\b)|i surrender|you got me|you've got me)\b|\b(?:your|yours)(?: (?:path|route|tour|plan|one|way|idea))?,? then$|\bit's a yes\b|\b(?:your|yours|that|this)(?: (?:[\w']+ )?(?:path|route|tour|plan|one|way))? it is\b|\bcomes? out on top\b|\bbeats? (?:mine|my|everything|all|anything)\b(?! (?:[A-Z]|\d+)\b)|\b(?:makes sense|fair enough|all good|very well|you nailed it|bingo|we have a (?:winner|deal|plan)|thumbs up(?: from me)?|works)$|\b(?:content|pleased|comfortable|cool|alright|satisfied) with (?:it|that|this|your|yours|the)\b|\bcan live with (?:it|that|this|your)\b|\b(?:same|identical) (?:path|route|one|result|answer|tour) (?:as|like) (?:mine|me|i)\b|\b(?:matches|same as) (?:mine|my (?:path|best|route|result))\b|\bmy (?:best|favourite|favorite|optimum) (?:path |route |one |tour )?(?:too|as well|also)\b`,
    String.raw`\bthat's what i (?:get|got|found|think)\b|\b(?:stick|settle|run|stay|go along) (?:with|on|for) (?:it|that|this|yours)\b|\bconvinced me\b|\b(?:let us|let's|we) (?:proceed|go ahead|continue) (?:(?:with|as) (?:your|that|this|you)\b|with the (?:[\w']+ )?(?:path|route|tour|plan|proposal)\b)|\b(?:running|rolling|going) with (?:your|that|this)(?: (?:path|route|plan|one|idea))?$|\ball in on (?:that|this|it|your)\b|\b(?:i'm|i am) (?:totally |really |perfectly |completely )?(?:ok|okay|fine|cool|good|happy) with (?:that|this|it|the|your)(?: (?:path|route|plan|order|one|idea|tour))?$|\b(?:i|we)(?:'ll| will)? trust you on (?:that|this|it)\b|\b(?:we|you and i) think alike\b|\bwhy not\b(?! .*[A-Z])|\b(?:fine|ok|okay|cool|great|alright|good) (?:by|with) me\b|\b(?:works|fits) (?:on|from) my (?:side|end)\b|\bno (?:objections?|complaints?)|(?:\bno|\b(?:can't|cannot|couldn't|don't) (?:think of|see|find|have|know|come up with) (?:an?|any|one)) (?:[\w']+ )?(?:counter-?)?(?:arguments?|reasons?|case) (?:against (?:it|that|this|you|your)|left|not to|to (?:object|refuse|disagree|reject|decline|say no))\b|\b(?:don't|do not) (?:have|see) any (?:objections?|complaints?|issues?)\b|\byou(?:'re| are) right\b(?! (?:about|on|with) (?!(?:it|that|this|your|the (?:path|route|plan))\b))|\b(?:can't|cannot|won't|wouldn't|couldn't|will not|not going to) say no\b|\b(?:can't|cannot|could not|couldn't|can not|don't|didn't) (?:find|see|beat|get|think of|do|have) (?:[\w']+ ){0,2}better\b(?! than \d| (?:from|to|on|at) (?:the )?[A-Z])|\bnothing better\b`,
  ].join('|'),
)

/** Words that open a message as often as they agree. */
const MILD =
  /^(?:ok|okay|oki|sure|alright|right|good|great|nice|cool|perfect|fine|super|excellent|awesome|wonderful|brilliant|lovely|fantastic|amazing|superb|splendid|terrific|marvellous|alrighty|k|yay|woohoo|hooray|whoop|sweet)$/
const BESIDE =
  /^(?:so|then|all|that|that's|this|it|it's|is|me|for|by|with|i|i'm|im|am|very|really|pretty|quite|just|the|a|too|well|man|dude|bro|mate|partner|haha|lol|hm|hmm|oh|ah|and|now|again|let|let's|us|do|go|take|submit|submitting|will|i'll|seems|i've|have|submitted|submit|it|thanks|think|sounds|thing|job|work|path|plan|route|idea|buddy|friend|everyone|there|here|boss|dokey|dokie|captain|chief|pal|guys|sir|folks|guess|suppose|eh)$/

const YOURS_WINS =
  /\b(?:yours|your (?:original |first |old |new |other |last |latest |own )?(?:path|route|tour|plan|proposal|one|way|idea|suggestion))(?: is|'s| looks| seems| gives)(?: (?!not|no|never)\w+){0,3} (?:better|more|higher)(?: (?:one|path|route|tour|plan|option|choice|deal|of the two))?(?! (?:if|when|except|but|or))(?: than (?:mine|my)\b.*)?(?: (?:overall|indeed|anyway|here|in total|altogether|together|in sum|for (?:both(?: of us)?|us(?: both)?|the two of us)))*(?=$| ?[.,!])/
/** "Yes I have five there" answers a question. */
const INFORMS =
  /^(?:yes|yeah|yep|yup|yea),? (?:i|i've|mine|there|it|it's|there's)(?: (?:have|got|is|do|see|are))+\b|^(?:lol |haha |well )?(?:yes|yeah|yep|yup|yea),? (?:(?:exactly|really|indeed|truly|precisely|only|just|it's|it|that|is|still|comes to|makes) )*\d+(?: (?:coins|points))?(?: (?:for me|on my side|in total|here))?$|\d.*,? (?:yes|yeah|yep|yup),? (?:(?:exactly|really|indeed|it's|it is|definitely) )*\d+(?: coins)?$/
/** "K-A is 10, we have to take that one" argues for a hallway. */
const PLEADS =
  /\b(?:have to|has to|need to|got to|gotta|must|should|want to|wanna|would|i'd|could) (?:[\w']+ )?(?:take|do|use|have) (?:that|this|it)\b/

const OF_A_HALLWAY =
  /^(?:(?:my|the|and|but|well|also|only|because) )*[A-Z](?: ?-)? ?(?:to )?(?:the )?[A-Z]? (?:isn't|is not|wasn't|is|looks|seems) (?:[\w']+ ){0,3}(?:good|great|bad|poor|nice|best|worst|terrible|awful|rubbish|low|useless|fine|ok|okay)\b|\b(?:all|everything) (?:good|fine|great),? except\b/

/** "You wrote that you would rather not go there": the listener's opinion. */
const OF_LISTENER =
  /\byou (?:wrote|said|mentioned|told me|claimed|argued|explained)(?: [\w']+)? that (?:you|it|this|my|the)\b/

/** "If you prefer, we can start with A": offers, and agrees to nothing. */
const OFFERS = /\bif you (?:like|want|wish|prefer)\b/
/** "As you wish" */
const OBEYS = /\b(?<!\b(?:rest|start|begin|go|choose|walk|continue) )as you (?:wish|like|say)\b/
/** "I'd love to say yes but …", "I might agree", "I'd take it if I were you", "either is fine": no yes. */
const NO_YES =
  /\bwe had (?:a deal|agreed|an agreement)\b|\bthought we (?:had |'d )?(?:agreed|a deal)\b|\btake it or leave it\b|\b(?:let's|let us|can we|shall we|could we|should we|we (?:should|could|can|need to|have to|must)) (?:first |please |just |all )?agree (?:on|that|about)\b|\bsaid (?:yes|ok|okay|deal|agreed)\b|\b(?:love|like|want|wish(?: i could)?|tempted|inclined|hoping|hope)(?: to)? (?:say yes|agree|accept)\b|\b(?:almost|nearly|partly|partially) (?:agree|accept|convinced|there)\b|\b(?:do not|don't|can't|cannot) (?:really |quite )?see (?:how|why|what)\b.*\bbetter\b|\b(?:might|may|maybe|perhaps)(?: [\w']+)? (?:agree|accept|say yes|go with|go along|take|do|live|work|be (?:ok|okay|fine))\b|\bif (?:i|we|it|that|this|you|(?:the|your|my) (?:[\w']+ )?[\w']+) (?:were|was|wasn't|weren't)\b|^(?:(?:i'm|i am|we're) )?(?:(?:ok|okay|fine|happy|good|cool) with |never mind,? )?(?:either|both)\b(?! of us\b)|\b(?:on|under) (?:the |one |a |that |this )?(?:[\w']+ )?conditions?\b|\b(?:assuming|as soon as|so long as|as long as|subject to|the moment)\b|, (?:if|unless) (?!(?:you|we) (?:say|insist|like|want|wish|prefer|think|must|really)\b|that's what|need be|possible)|^(?:but |and |so )?you (?:already |just )?(?:said|agreed|accepted|confirmed)\b|^(?:just |please |then |so )*(?:say|type|write|answer) (?:yes|ok|okay)\b|\b(?:see|check|find out|look|know|wonder) (?:if|whether)\b|\bbut only (?:the|if|when|until|up to|half|part)\b|\bbut (?:let me|lemme|first|wait|(?:can|could|may) i|i(?: still| just| first)? (?:need|want|have) to)\b/

/** "Yes yes, I'm still here", "no, I'm not a robot". */
const IS_PRESENT =
  /^(?:(?:yes|yeah|yep|no|nope|haha|lol|ok|okay),? )+i(?:'m| am) (?:(?:still|just|busy) (?:counting|thinking|calculating|typing|looking|checking|reading|adding|working|waiting|writing)\b|(?:(?:still|just|back|also|really|of course|definitely|sadly) )*(?:here|there|around|alive|listening|reading|awake|back|human|new|(?:not )?(?:an? )(?:ro)?bots?|(?:not )?(?:an? )(?:human|person|ai|machine|real person|beginner))\b)(?!.*\b(?:agree|fine|ok|okay|happy|path|route|deal)\b)/
/** "Yep, that's all of it": of numbers. */
const HAS_TOLD =
  /^(?:(?:yes|yeah|yep|yup|ok|okay|and|so),? )*(?:that's|that is|that was|these are|those are|those were) (?:all|everything|the last)(?: (?:of (?:it|them|mine|my [\w']+)|i (?:have|got|see)|from me|my (?:coins|numbers)|on my side|for me|now))?$/
/** "I gave you the wrong one earlier" */
const OWN_MISTAKE =
  /^(?:(?:oh|ah|ok|sorry|oops|ups|whoops|no|my (?:bad|mistake|fault|apologies)),? )*(?:(?:i (?:had|hit|made|took) )?(?:a |the )?wrong (?:row|line|column|keys?|numbers?|hallway|value|map|cell|place|typing|type|typed|typo|spelling|letters?|digits?|figure|entry|count|button|name|field|box|tab|window|chat|sum|total|coins|calculation|copy|paste|glasses|autocorrect)\b(?!.*\b(?:path|route|plan|way)\b)|wrong,? (?:sorry|my (?:bad|mistake|fault))\b)|\bi mis(?:take|took|taken)\b|^(?:(?:oh|ah|ok|sorry|oops|no),? )*(?:my |a |small |little |big )*mistake$|^(?:(?:oh|ah|ok|yes|sorry),? )*you(?:'re| are) (?:absolutely |totally |completely |of course )?right,? (?:.*\bthank|(?:good|nice|great) (?:catch|spot|eye)|well (?:spotted|noticed|seen)|sorry\b|my (?:bad|mistake|fault|error)\b|i(?:'ve| have)? (?:made|mis\w+|swapped|mixed|overlooked|forgot|missed|was wrong)\b)|\b(?:sorry|apologi[sz]e|apologies|pardon|excuse me) (?:for|about) (?:the|my|that|this|any|all)\b|\bi(?:'ve| have)? (?:[\w']+ )?(?:make|made|do|did) (?:an? |some )?(?:[\w']+ )?(?:mistakes?|errors?|slip|typo)\b|\bi(?:'ve)? (?:[\w']+ )?(?:gave|given|told|sent|wrote|typed|said|read|looked|used|took|copied|mixed|was|submitted|entered|clicked)\b.*\bwrong\b/

/** "Of course! L-K is 4": does what was asked for, or agrees where nothing follows. */
const OBLIGES =
  /^(?:(?:ah|oh|ok|okay|yes|yeah|sure|well),? )*(?:of course|certainly|very well|(?:that |it )?makes sense)(?:,? (?:then|now|so|partner))?$/

/** "The attic is better by 3", "so K-A is better", "attic last is better", "better with K last": of rooms, not of a path. */
const ROOM_IS_BETTER =
  /\b(?:it's|it is|that's|so) better (?:to (?:go|do|take|visit) )?(?:the )?[A-Z]\b|\bthe [A-Z] (?:one|ones|way) (?:is|are|has|'s) (?:still |even |much |clearly |way )*better\b|\b(?:is|be|seems|looks|it's|that's) better (?:with|to have|if we (?:do|have|take|visit)) (?:the )?[A-Z] (?:first|last|next|early|late|later|at the end|in the (?:middle|end))\b|\b[A-Z] (?:first|last|next|then|early|late|later|at the end|in the (?:middle|end)) (?:is|would be|looks|seems) (?:[\w']+ ){0,2}better\b|\b(?:[A-Z] ?-? ?(?:to )?(?:the )?)?[A-Z](?: ?\( ?\d+ ?\))? (?:is|would be|looks|seems) (?:[\w']+ ){0,2}better\b/g
/** "Higher coins are better", "the more the better": how the game is, and no other path. */
const RULE_IS_BETTER =
  /\b(?:mine|these|those|they|my (?:numbers|coins|values|hallways)) are (?:[\w']+ )?better\b(?! than (?:your|that|this))|\b(?:more|higher|bigger|larger|greater|fewer|less|lower|smaller|high|big|large|many|longer|shorter)\b(?: [\w']+){0,3} (?:is|are|would be|means) (?:always |even |usually |simply )?better\b|\b(?:more|higher|bigger|fewer|less)\b(?: [\w']+){0,3},? the better\b|\b(?:could (?:also )?be better,? (?:(?:but|and|it|also) )*)?(?:could|might) (?:also )?(?:be|have been) worse\b/g
const withoutRules = (text: string): string => text.replace(RULE_IS_BETTER, '')
const withoutBetterRooms = (text: string): string =>
  (text.match(/\b[A-Z]\b/g)?.length ?? 0) < 5 ? text.replace(ROOM_IS_BETTER, '') : text

/** "Me also bad": what it is like on one's own side. */
const SAME_HERE =
  /^(?:(?:and|for|to|with) )*me (?:also|too|as well)(?: (?:very|quite|so|rather|pretty|really))* (?:bad|poor|weak|low|not (?:good|much|great))$/
/** "I can confirm my values": of numbers. */
const OF_OTHER_THINGS =
  /\bagree with (?:your|that) (?:assessment|analysis|view|opinion|point|observation|remark|comment)\b.*[A-Z]\b|\bagree that (?:the )?[A-Z](?: ?(?:-|to) ?(?:the )?[A-Z])? (?:is|are|has|was|looks|would|should|matters)\b|\b(?:confirm|confirmed|accept|agreed? (?:on|with|about)|approve)(?: that| all)?(?: of)? (?:my|your|the|these|those|our) (?:[\w']+ )?(?:values?|numbers?|coins?|counts?|hallways?|list|table|data|sums?|totals?|rules?|rooms|steps?|stops|half|part|beginning|end|rest)\b/
/** "I agree that we should maximize the total", "I agree with you about the bathroom": on something else than a path. */
function agreesOnPrinciple(text: string): boolean {
  const rest = /\b(?:i|we) (?:[\w']+ )?agree(?: with you)? (?:that|about|regarding) (?!(?:it|this|that)\b)(.+)/.exec(
    text,
  )?.[1]
  return (
    rest !== undefined &&
    !/\b(?:it|this|that|yours|your|best|optimal|path|route|tour|plan|order|proposal)\b/.test(rest) &&
    (rest.match(/\b[A-Z]\b/g)?.length ?? 0) < 5
  )
}

/** "Yes and no": "I like it, with one reservation", "we agree on everything but the end" */
const RESERVES =
  /^(?:well,? )?yes and no\b|\bwith (?:one|a|an|some|just one|only one|two) (?:[\w']+ )?(?:reservations?|exceptions?|caveats?|changes?|conditions?|modifications?|tweaks?|adjustments?|amendments?|twist|addition)\b|\b(?:everything|all|all of it) (?:but|except|apart|save)\b/

/** "The path as agreed", "our agreed route": what both agreed on before. */
const AS_AGREED =
  /\b(?:path|route|tour|one|plan|order) (?:that |which )?we(?:'ve| have| had| both| just| already)* (?:agreed|decided|settled)(?: (?:on|upon))?\b|(?<!\b(?:proceed|continue|go ahead|do it|go)),? ?\b(?:as|like) (?:we )?(?:had |have |just |already |both )*(?:agreed|discussed|planned|decided|promised)(?: (?:on|upon|before|earlier))?\b|\b(?<=the |our )agreed(?:-upon)? (?=path|route|tour|order|plan)/g
const CONCEDES = new Set(['although', 'though', 'while', 'whereas', 'despite'])

/** "Alright mate", "alright there lads" */
const GREETS_SOMEBODY =
  /^(?:alright|alrite|awright|all right)(?: there| now)?,? (?:mate|pal|lads?|lass|love|bud|chief|fella|duck|hun|youse?)$/

/** "Confirmed: K-A is 5", "not bad": heads what follows, or praises a number, as often as it agrees. */
const HEADS =
  /^(?:confirmed|acknowledged)$|^(?:and |but )?(?:that|this|it)(?:'s| is)? (?:remains?|stays?|still|also)(?: is)? (?:right|correct|true|valid|so)$|^(?:these|those|this|the following)(?: ones?| numbers?| values?)? (?:are|is) (?:now )?(?:right|correct|the (?:right|correct) (?:ones?|numbers?|values?))$|^(?:(?:oh|wow|hey|well|really|pretty|quite|also|hm|hmm|ah),? )*not (?:too |so |at all |half )?(?:bad|shabby)(?: at all)?$/

/** "I agree with nothing of it" */
const AGREES_TO_NOTHING =
  /\b(?:agree|accept|approve|consent|subscribe|assent)(?:s|ed|ing)? (?:with |to |of |on )?(?:absolutely )?(?:nothing|none|neither|not one)\b(?! but\b)/i

/** What the tokens of a statement say to a proposal; undefined: nothing. */
export function readAnswer(given: readonly Token[]): Answer | undefined {
  if (GREETS_SOMEBODY.test(renderWords(given)) || TAKES_FOR.test(renderWords(given))) return undefined
  const tokens = withoutCalls(given)
  // "Even though mine would give more, I'll accept yours": what is granted does not count.
  const comma =
    CONCEDES.has(renderWords(tokens.slice(0, 1))) || /^even (?:though|if)$/.test(renderWords(tokens.slice(0, 2)))
      ? tokens.findIndex((token) => isMark(token, ','))
      : -1
  if (comma > 1 && comma < tokens.length - 1) return readAnswer(tokens.slice(comma + 1))
  // "It isn't perfect, but I can live with it": what stands behind counts.
  const but = tokens.findLastIndex((token) => token.kind === 'word' && token.word === 'but')
  const after = but > 0 && but < tokens.length - 1 ? readAnswer(tokens.slice(but + 1)) : undefined
  if (after === 'yes' || after === 'no') return after
  const before = after === 'mild' ? readAnswer(tokens.slice(0, but)) : undefined
  const isGranted = /\b(?:not|less|fewer|lower|worse|loss|lose|costs?|low|hurts?|bit)\b|n't\b/
  if (after === 'mild' && (before === 'no' || isGranted.test(renderWords(tokens.slice(0, but))))) return 'yes'
  const text = renderWords(tokens).replace(AS_AGREED, '')
  if (AGREES_TO_NOTHING.test(text)) return 'no'
  const accord = readAccord(text)
  if (accord) return accord
  const plain = tokens.every(({ kind }) => kind === 'word' || kind === 'mark' || kind === 'join')
  const excused = NO_OBJECTION.test(text) && !DOUBTS_IT.test(text)
  const told = tokens.some(({ kind }) => kind === 'number')
  if ((YIELDS.test(text) && !OFFERS.test(text)) || OBEYS.test(text)) return 'yes'
  if (IS_PRESENT.test(text) || SAME_HERE.test(text)) return undefined
  if (OF_LISTENER.test(text) || OWN_MISTAKE.test(text) || HAS_TOLD.test(text)) return undefined
  if (isOfElse(text) && !saysNo(tokens) && !/^(?:yes|yeah|yep|agreed|deal|i agree)\b/.test(text)) return undefined
  const abroad = ABROAD.exec(text)
  if (abroad) return abroad[1] === undefined ? 'no' : 'yes'
  if (UNSURE.test(text) || HOPES.test(text) || NO_YES.test(text)) return 'unsure'
  if (/(?:^|, )both\b/.test(text) || /^(?:ok|okay|alright|right|well) so\b/.test(text)) return undefined
  // "K-A isn't great" says something of a hallway.
  if (OF_A_HALLWAY.test(text) && !saysNo(tokens)) return undefined
  if ((OF_OTHER_THINGS.test(text) || agreesOnPrinciple(text)) && !saysNo(tokens)) return undefined
  if (RESERVES.test(text)) return 'unsure'
  if (COMPLIMENTS.test(text) || HAS_ONE.test(text)) return undefined
  if (OBLIGES.test(text) || HEADS.test(text)) return 'mild'
  if (YOURS_WINS.test(text) && isOfTheWhole(tokens)) return 'yes'
  // "My kitchen hallways are better than yours"
  if (/[A-Z].*\b(?:better|worse|higher|lower) than (?:yours|mine)\b/.test(text) && !isOfWholePath(tokens))
    return undefined
  if (
    !excused &&
    (saysNo(tokens) ||
      NO.test(withoutRules(withoutBetterRooms(text))) ||
      refuses(text) ||
      bringsLittle(text) ||
      (!told && LET_US_NOT.test(text)))
  )
    return 'no'
  const negated = /\b(?:not|never|no)\b|n't\b/.test(text)
  if (
    YES.test(text) &&
    !(negated && !excused) &&
    isOfTheWhole(tokens) &&
    !(
      told &&
      (PLEADS.test(text) ||
        INFORMS.test(text) ||
        /\blet's go$|\byou(?:'re| are) right\b|\b(?:it|that)(?:'s| is) \d+ indeed\b/.test(text))
    )
  )
    return 'yes'
  const verdict = told ? (findsFault(text) ? 'no' : undefined) : judge(withoutRules(text))
  if (verdict !== undefined) return verdict
  const opener = tokens.findIndex(({ kind }) => kind === 'mark')
  const words = tokens
    .slice(0, opener < 0 ? undefined : opener)
    .flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  if (
    (plain || opener > 0) &&
    words.some((word) => MILD.test(word)) &&
    words.every((word) => MILD.test(word) || BESIDE.test(word))
  )
    return opener > 0 && isOfWhatFollows(text, tokens.slice(opener + 1)) ? undefined : 'mild'
  return undefined
}

/** "Nice, only one more room to go": what is praised follows, unless it is decided on. */
const GREETS = /^(?:(?:oh|ah|wow),? )*(?:nice|cool|great|awesome|amazing|lovely|wonderful|fantastic|sweet)\b/
/** "Okay, I have all your numbers now": only opens it. */
const OPENS_INFO =
  /^(?:(?:oh|ah|well),? )*(?:ok|okay|alright|all right|right) ?, ?(?:now )?(?:i|i've|we|we've|you|you've) (?:now |also |just |already |both )*(?:have|got|see|know|knew|noted|need|wrote|understand|remember|added|counted|listed|told|said|missed|forgot)\b/
/** "Right, back again": how somebody is. */
const IS_STATUS =
  /^(?:i'm |i am |now |and )*(?:back|here|afk|brb|thinking|calculating|counting|working on it|all yours|ready now|sitting comfortably|awake|home)(?: (?:again|now|at last)){0,2}(?: (?:from|with) [\w ]{1,20})?$/
const isOfWhatFollows = (text: string, rest: readonly Token[]): boolean =>
  IS_STATUS.test(renderWords(rest)) || ((GREETS.test(text) || OPENS_INFO.test(text)) && !doesWithIt(rest))
const doesWithIt = (rest: readonly Token[]): boolean =>
  rest.length < 3 ||
  readAnswer(rest) !== undefined ||
  /\b(?:submi\w+|send|sending|sent|let's|let us|i'll|we'll|that's|it's|let me|done|button|lock|enter\w*|you (?:can|could|go)|thanks?|thank)\b/.test(
    renderWords(rest),
  )

const isOfWholePath = (tokens: readonly Token[]): boolean => tokens.filter(({ kind }) => kind === 'room').length > 4

/** "Good to know", "nice to meet you", "good luck" and "K is good" say nothing of a proposal. */
const isOfTheWhole = (tokens: readonly Token[]): boolean => {
  const text = renderWords(tokens)
  if (
    /\b(?:good|great|nice) (?:to (?:know|meet|see|hear|have)|morning|day|evening|afternoon|luck|game|question)\b/.test(
      text,
    )
  )
    return false
  // "L to A is great" praises a hallway, unless the whole way is named.
  const evaluated =
    /\b(?:is|'s|are|would be|looks|seems|sounds) (?:[\w']+ ){0,2}(?:good|great|fine|nice|ok|okay|perfect|best|amazing|excellent)\b/
  const rooms = tokens.filter(({ kind }) => kind === 'room').length
  return rooms === 0 || rooms > 4 || !evaluated.test(text)
}

/** A yes or no of another language, as people throw in who speak it: a sentence, or what one begins with. */
const ABROAD =
  /^(?:(?:ah|oh|eh|mais|pero|aber),? )?(?:(estoy de acuerdo|de acuerdo|je suis d'accord|oui|ouais|si|sí|ja|jawohl|jep|jo|da|hai|claro|vale|genau|certo|d'accord|naturlich|natürlich|einverstanden|perfecto|perfetto|parfait|bien sur|va bene)|non|nein|nee|nei|nej|nyet|niet|jamais|niemals|nunca)\b(?:,? (?:oui|ouais|si|sí|ja|jep|jo|da|hai|claro|vale|genau|d'accord|non|nein|nee|nei|nyet|niet))*(?=$| ?,)/

const OF_COINS = /^(?:hallways?|ways?|corridors?|connections?|numbers?|coins?|values?|rooms?)$/

const OF_A_NUMBER =
  /^no ?,? (?:no ?,? )?(?:my (?:bad|mistake|fault|error)\b|(?:i(?:'ve)? )?(?:just |completely |totally |already )*(?:lost (?:count|track)|messed|miscounted|misadded|miscalculated|forgot|can't (?:count|add|read)|(?:have|need) to (?:start over|recount|redo|count|add|begin again))\b|i (?:said|told|wrote|meant|never|gave|mean|have not|haven't)\b|(?:it|that)(?:'s| is| was) (?:not|n't) \d|that(?:'s| is) (?:correct|right)\b|you (?:misread|misheard)\b|(?:strike|scratch|forget|ignore|cancel) (?:that|it|this)\b|(?:wait|sorry|hang on|hold on)\b)/

/** "No refunds", "no witnesses": there are none. */
const NAMES_MANY =
  /^(?!(?:yes|this|us|guys|yours?|ours|thanks|perhaps|sometimes|always|unless|besides|as|its|lets|thats|is|was|does|has|seems|sounds|looks|gives|makes|pays|folks|boss)$)[a-z]{3,}s$/

/** What people say before a "no". */
const BEFORE_NO = wordSet(
  'oh but so hm hmm well sorry ah uh um please ew eh mm mmm ugh yikes god then honestly lol ok okay alright right sure yeah alas',
)

/** Whether a sentence begins with "no" as an answer. */
export function saysNo(given: readonly Token[]): boolean {
  const tokens = withoutCalls(given)
  const word = (i: number): string | undefined => {
    const token = tokens[i]
    return token?.kind === 'word' ? token.word : undefined
  }
  // "Oh no" is a sigh.
  if (word(0) === 'oh' && word(1) === 'no') return false
  let at = BEFORE_NO.has(word(0) ?? '') ? 1 : 0
  // "Alright, no"
  const [mark] = tokens.slice(at)
  if (at > 0 && isMark(mark, ',') && word(at + 1) === 'no') at++
  // "No, I said 7, not 1", "no it's not 5, it's 8": of a number.
  if (OF_A_NUMBER.test(renderWords(tokens.slice(at, at + 8)))) return false
  // "No I don't want E to C"
  if (
    /^no ?,? i (?:don't|can't|won't|cannot|disagree|prefer|refuse|do not|can not|will not|wouldn't|would not|shouldn't|couldn't|would rather|would prefer)\b/.test(
      renderWords(tokens.slice(at, at + 5)),
    )
  )
    return true
  // "No path can avoid the bathroom"
  if (
    /^no (?:path|route|tour|way|order|room|hallway|other [a-z]+) (?:can|could|will|would|may|is|has|gives|avoids|goes)\b/.test(
      renderWords(tokens.slice(at, at + 4)),
    )
  )
    return false
  // "No 10s for me"
  if (tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.kind === 'word') return false
  // "No good numbers here" says what there is.
  if (/^(?:good|great|nice|high|big)$/.test(word(at + 1) ?? '') && OF_COINS.test(word(at + 2) ?? '')) return false
  if (word(at) === 'no' && NAMES_MANY.test(word(at + 1) ?? '')) return false
  return (
    word(at) === 'no' &&
    !/^(?:tens?|nines|eights|sevens|highs|lows|idea|clash|clashes|conflicts?|collisions?|overlaps?|contradictions?|mistakes?|errors?|difference|hassle|fuss|drama|surprises?|secrets?|problem|problems|prob|worries|arguments?|need|stress|panic|pressure|sweat|biggie|offen[cs]e|hard|harm|joke|kidding|discussion|debate|contest|comparison|competition|brainer|coins|one|sorry|wait|hang|hold|scratch|luck|i|objections?|qualms?|reservations?|criticisms?|concerns?|issues?|doubts?|complaints?|rush|hurry|matter|clue|further|questions?|comments?|remarks?|additions?|hallways?|rooms?|other|more|corridors?)$/.test(
      word(at + 1) ?? '',
    )
  )
}
