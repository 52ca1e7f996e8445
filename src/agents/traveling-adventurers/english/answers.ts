/** Whether a sentence says yes or no to what the partner proposed. */
import { renderWords, type Token } from './tokens.ts'

/** `mild`: a word like "ok" that may also just open what follows; `unsure`: neither yes nor no, in so many words. */
export type Answer = 'yes' | 'mild' | 'no' | 'unsure'

/** Neither yes nor no. */
const UNSURE =
  /(?:\bnot|n't) (?:so |quite |really |too |yet |entirely )?(?:sure|certain)\b|\bunsure\b|\b(?:if|whether|once|when|until|unless|do|before|hope|in case) (?:you|we) (?:\w+ )?(?:agree|accept|like|approve|are|think|say|want)\b|\b(?:make sure|find out|verify|check (?:that|if|whether|first))\b|\bcorrect me\b|\blet me know\b|\b(?:please|you|to|just|kindly) confirm\b|\bconfirm (?:that|if|whether|before|when|your|you|with me|it with)\b/

const OF_IT = '(?:it|that|this|them|the (?:idea|plan|path|route|tour|proposal|sound)|your|yours|at all|one)'
const BETTER_PATH = '(?:path|route|tour|one|way|option|order|solution|plan|trip)'

const NO = new RegExp(
  [
    String.raw`\b(?:disagree|nope|nah|incorrect|wrong (?:way|path|route|direction|order|one)|that's wrong|is wrong|^wrong|reject|rejected|refuse|never mind|bad idea|no way|no thanks|hell no|hard pass|veto|objection)\b(?!s? either)`,
    String.raw`\brather not\b|(?:\bnot|n't) (?:really|yet|for me|with me|happy|keen|convinced|optimal|ideal|worth it|enough|agree\w*|accept\w*|think so|okay|ok|fine|right|correct|good|great|nice|perfect|the best|best|a good|a great|an? (?:optimal|option)|like ${OF_IT}|work\w*)\b`,
    String.raw`(?:\bnot|n't) (?:\w+ ){0,3}(?:like|want|love|trust|buy|take|do|accept|support) ${OF_IT}`,
    String.raw`(?:\bnot|n't|\bnever) (?:\w+ ){0,4}(?:the|an?) (?:\w+ )?(?:best|good|great|right|optimal|better|ideal) ?(?:idea|choice|${BETTER_PATH})?\b`,
    String.raw`\b(?:is|'s|are|must be|might be|should be|see|sees|have|found|find|know|got|want|need|prefer|do|get|be) (?:\w+ ){0,3}better\b(?! than)`,
    String.raw`\b(?:that|this|it|path|route|tour|proposal|plan|yours|one)(?:'s| is| looks| seems| sounds| would be| gives me| leaves| feels)\b(?: \w+){0,4} (?:bad|terrible|awful|worse|poor|horrible|weak|too (?:low|little|few|bad|long|small|much)|crap|nonsense|a waste)\b`,
    String.raw`\b(?:prefer|want|need|try|would rather|let's (?:do|find|try|take)|how about) (?:a |an |some )?(?:different|another|other|new)\b|\b(?:say|vote|that's a|it's a|a clear|definite) no\b`,
    String.raw`\b(?:against (?:it|that|this)|(?:would be|is|that's|it's) (?:a )?(?:big |huge )?mistake|not (?:that|this) (?:one|way|path|route)|(?:you're|you are) (?:wrong|mistaken)|too expensive|costs? (?:me|us) too (?:much|many)|(?:please|pls|no) don't)\b|^don't$|\b(?:isn't|aren't|can't|couldn't|shouldn't|is there not|can we not) (?:\w+ ){1,3}better\b`,
    String.raw`\banything but (?:that|this)\b|^(?:\w+,? )?meh$|\b(?:that|this|it)(?: (?:one|path|route|way))? (?:skips|misses|leaves out|avoids|ignores|wastes) (?:my|our|the|too|all|one)\b|\b(?:prefer|rather (?:take|have|do)) (?:mine|the other|my (?:own|path|route|other|first|old)|the (?:first|old|previous|earlier))\b`,
    String.raw`\b(?:sucks|too few coins|too low)\b`,
    String.raw`\bbetter than (?:that|this|it|yours)\b(?=$| ?[.,!])|\b(?:absolutely|definitely|certainly|probably|rather|surely|of course|sorry,?|but|no,|hell|why) not\b(?=$| ?[.,!])|^not (?:at all|really|that|this|so fast|happening|having)\b`,
    String.raw`\b(?:no (?:good|chance|deal|go)|nay|i object|(?:that|this|it) (?:won't|will not|wouldn't|would not|doesn't|can't|cannot) (?:do|be it|be right|be the best)|forget (?:it|that path|that route|this route)|try again|think again|nowhere near)\b|^(?:i'll |i will |i )?pass$|\b(?:hate|dislike) ${OF_IT}|\b(?:i|we)(?:'d| would| will|'ll)? lose (?:a lot|too|so|many|most|out|\d+)\b|\bthere (?:must|has to|should|might|could) be (?:\w+ )?better\b`,
  ].join('|'),
)

const LET_US_NOT = /\blet(?:'s| us) not\b/

/** Words that deny, but not what was proposed. */
const NO_OBJECTION =
  /\b(?:no|nothing|not|n't|cannot|without|never|hardly)\b(?: \w+){0,4} (?:better|objections?|problems?|complaints?|worries|disagree|higher|more)\b|\bno (?:worries|problem|problems|prob|doubt|need)\b|\bwhy not\b|\bnothing against\b|\bnot (?:bad|a problem)\b|\bn't mind\b/

const YES = new RegExp(
  [
    String.raw`\b(?:yes|yeah|yea|yep|yup|yess+|ya|aye|agreed|agree|accept|accepted|approve|approved|deal|affirmative|sgtm|lgtm|that'll do|that will do|(?:have|got) nothing against|nothing against it|let's go(?= then$|$| ?[,!])|confirmed|confirm|sold|amen|okie|okey|okidoki|kk|correct)\b`,
    String.raw`\b(?:exactly|indeed|absolutely|definitely|certainly|totally|of course)(?=$| ?[.,!:;-]| (?:agree|agreed|fine|good|yes|in|right|happy|the best|better)\b)`,
    String.raw`\b(?:looks|sounds|seems) like (?:the|a) (?:winner|best|good|right|perfect)\b`,
    String.raw`\b(?:sounds|looks|seems|feels|sound|look|seem|that is|that's|it is|it's|this is|(?:path|route|plan|idea|proposal|suggestion|tour|order|one|choice)(?:'s| is)) (?:\w+ ){0,2}(?:good|great|fine|right|perfect|perfectly|ok|okay|nice|awesome|excellent|amazing|wonderful|best|alright|cool|brilliant|like a (?:plan|deal|good))\b(?! (?:hallway|for|to know|from|luck|at))`,
    String.raw`\b(?:works|fine|good|ok|okay|great|perfect|alright|cool) (?:for|by|with|to) (?:me|us|my|both)\b|\b(?:that|it|this) works\b`,
    String.raw`\bgo (?:for it|ahead|with (?:it|that|this|your|yours|the))\b`,
    String.raw`\b(?:i'm|i am|im|count me|we are|we're) (?:\w+ )?(?:(?:in|down|game|sold|good|ok|okay|fine|happy)(?= ?[.,!]|$| then)|on board|up for it|satisfied|convinced|happy (?:with|to)|fine with|ok with|okay with|good with|for it)\b(?! [A-Z]\b)`,
    String.raw`\b(?:like|love|take|do|use|follow|support|second) (?:it|that|this|yours|your (?:\w+ )?(?:path|plan|idea|route|proposal|suggestion|tour)|the (?:plan|idea))\b`,
    String.raw`\b(?:good|great|nice|excellent|perfect|brilliant|fine|lovely|fantastic|awesome|smart|wonderful) (?:match|idea|plan|path|route|choice|proposal|suggestion|one|thinking|tour|solution)\b`,
    String.raw`\byou win\b|\b(?:your|yours|that|this)(?: (?:\w+ )?(?:path|route|tour|plan|one|way))? it is\b|\bcomes? out on top\b|\bbeats? (?:mine|my|everything|all|anything)\b|\b(?:makes sense|fair enough|all good|very well|you nailed it|bingo|we have a (?:winner|deal|plan)|thumbs up|works)$|\b(?:content|pleased|comfortable|cool|alright|satisfied) with (?:it|that|this|your|yours|the)\b|\bcan live with (?:it|that|this|your)\b|\b(?:same|identical) (?:path|route|one|result|answer|tour) (?:as|like) (?:mine|me|i)\b|\b(?:matches|same as) (?:mine|my (?:path|best|route|result))\b|\bmy (?:best|favourite|favorite|optimum) (?:path |route |one |tour )?(?:too|as well|also)\b`,
    String.raw`\b(?:that's|that is|it's|it is|this is|yours is) (?:\w+ )?(?:the |an )(?:\w+ )?(?:optimal|best|perfect|ideal|optimum|maximum|right|highest|winner)(?: (?:path|route|tour|one|solution|option|way))?(?=$| ?[.,!]| (?:we|i|possible|then|too))`,
    String.raw`\bthat's what i (?:get|got|have|found|think)\b|\b(?:stick|settle|run|stay|go along) (?:with|on|for) (?:it|that|this|yours)\b|\bconvinced me\b|\bwhy not\b|\bno (?:objections?|complaints?|problem,)|\byou(?:'re| are) right\b|\b(?:can't|cannot|could not|couldn't|can not|don't) (?:find|see|beat|get|think of|do) (?:\w+ )?better\b|\bnothing better\b`,
  ].join('|'),
)

/** Words that open a message as often as they agree. */
const MILD =
  /^(?:ok|okay|oki|sure|alright|right|good|great|nice|cool|perfect|fine|super|excellent|awesome|wonderful|brilliant|lovely|fantastic|amazing|alrighty|k)$/
const BESIDE =
  /^(?:so|then|all|that|that's|this|it|it's|is|me|for|by|with|i|i'm|im|am|very|really|pretty|quite|just|the|a|too|well|man|dude|bro|mate|partner|haha|lol|hm|hmm|oh|ah|and|now|again|let|let's|us|do|go|take|submit|submitting|will|i'll|seems|i've|have|submitted|submit|it|thanks|think|sounds|thing|job|work|path|plan|route|idea|buddy|friend|everyone|there|here)$/

const YOURS_WINS =
  /\b(?:yours|your (?:path|route|tour|plan|proposal|one|way|idea|suggestion))(?: is|'s| looks| seems| gives)(?: (?!not|no|never)\w+){0,3} (?:better|more|higher)(?! (?:if|when|except|but|or))(?: than (?:mine|my)\b.*)?(?=$| ?[.,!])/
/** "Yes I have five there" answers a question. */
const INFORMS = /^(?:yes|yeah|yep|yup|yea),? (?:i|i've|mine|there|it|it's|there's)(?: (?:have|got|is|do|see|are))+\b/
/** "K-A is 10, we have to take that one" argues for a hallway. */
const PLEADS =
  /\b(?:have to|has to|need to|got to|gotta|must|should|want to|wanna|would|i'd|could) (?:\w+ )?(?:take|do|use|have) (?:that|this|it)\b/

/** What the tokens of a statement say to a proposal; undefined: nothing. */
export function readAnswer(tokens: readonly Token[]): Answer | undefined {
  const text = renderWords(tokens)
  const plain = tokens.every(({ kind }) => kind === 'word' || kind === 'mark' || kind === 'join')
  const excused = NO_OBJECTION.test(text)
  const told = tokens.some(({ kind }) => kind === 'number')
  if (/\b(?:if you (?:say so|insist)|as you (?:wish|like|say))\b/.test(text)) return 'yes'
  if (UNSURE.test(text)) return 'unsure'
  if (YOURS_WINS.test(text) && isOfTheWhole(tokens)) return 'yes'
  if (!excused && (saysNo(tokens) || NO.test(text) || (!told && LET_US_NOT.test(text)))) return 'no'
  const negated = /\b(?:not|never|no)\b|n't\b/.test(text)
  if (
    YES.test(text) &&
    !(negated && !excused) &&
    isOfTheWhole(tokens) &&
    !(told && (PLEADS.test(text) || INFORMS.test(text)))
  )
    return 'yes'
  const opener = tokens.findIndex(({ kind }) => kind === 'mark')
  const words = tokens
    .slice(0, opener < 0 ? undefined : opener)
    .flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  if (
    (plain || opener > 0) &&
    words.some((word) => MILD.test(word)) &&
    words.every((word) => MILD.test(word) || BESIDE.test(word))
  )
    return 'mild'
  return undefined
}

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
    /\b(?:is|'s|are|looks|seems|sounds) (?:\w+ ){0,2}(?:good|great|fine|nice|ok|okay|perfect|best|amazing|excellent)\b/
  const rooms = tokens.filter(({ kind }) => kind === 'room').length
  return rooms === 0 || rooms > 4 || !evaluated.test(text)
}

/** Whether a sentence begins with "no" as an answer. */
export function saysNo(tokens: readonly Token[]): boolean {
  const word = (i: number): string | undefined => {
    const token = tokens[i]
    return token?.kind === 'word' ? token.word : undefined
  }
  const at = ['oh', 'but', 'hm', 'hmm', 'well', 'sorry', 'ah', 'uh', 'um', 'please'].includes(word(0) ?? '') ? 1 : 0
  return (
    word(at) === 'no' &&
    !/^(?:idea|problem|problems|prob|worries|need|coins|one|sorry|wait|i|objections?|doubt|complaints?|rush|hurry|matter|clue)$/.test(
      word(at + 1) ?? '',
    )
  )
}
