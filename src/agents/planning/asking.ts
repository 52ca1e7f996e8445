/**
 * Words that ask for sites, or to leave them out. In a clause `@0` stands for a site and `%0` for a stop left open; a cue
 * stands before what it is said of, or behind it.
 */

export interface Cue {
  readonly wants: boolean
  /** Asks; otherwise no more than praises or blames. */
  readonly firm: boolean
  /** What stands before it is wanted: "A instead of B", "A plus B". */
  readonly keeps?: boolean
  /** Reaches no further than to a comma: "not A, B". */
  readonly once?: boolean
  /** What it names is missed in what was shown. */
  readonly missed?: boolean
  /** "Swap A": what comes behind "for" is wanted. */
  readonly exchanges?: boolean
  /** "A should make way for B": what comes behind is wanted. */
  readonly yields?: boolean
  /** Tells nothing of what follows. */
  readonly empty?: boolean
}

const WANTED: Cue = { wants: true, firm: true }
const MISSED: Cue = { wants: true, firm: true, missed: true }
const LIKED: Cue = { wants: true, firm: false }
const REFUSED: Cue = { wants: false, firm: true }
const DISLIKED: Cue = { wants: false, firm: false }
const AGAINST: Cue = { wants: false, firm: true, keeps: true }
const JOINED: Cue = { wants: true, firm: true, keeps: true }
const ONCE: Cue = { wants: false, firm: true, keeps: true, once: true }
const EXCHANGED: Cue = { wants: false, firm: true, exchanges: true }
const YIELDS: Cue = { wants: false, firm: true, yields: true }
const EMPTY: Cue = { wants: false, firm: false, empty: true }

const SITES = '@\\d+(?:(?: ,| and| or| plus)+ @\\d+)*'
const NOT =
  '(?:(?:do|does|did|would|will|can|could|should|must|am|are|is|was|were|have|has|may|might|better) not|never|no longer|not)'
const GO =
  '(?:drop|skip|forget|remove|lose|leave out|leave|omit|replace|swap|exchange|touch|change|cut|ditch|miss|give up|take out|throw out|take away|discard|exclude|overlook)'
const GONE =
  '(?:drop|dropp|skipp|forg[eo]t|forgott|remov|lost|los|left|leav|omitt|ignor|replac|swapp|cut|cutt|ditch|miss|took|take|taken|taking|threw|throw|thrown|discard|exclud|overlook|delet|kick|lack|switch|exchang|chang|scratch)(?:e?d|en|ing|s|e)?(?: (?:out|off|away|rid of))?'

/** Whom one goes with, or whom a place is full of. */
const COMPANY =
  '(?:(?:the|all|my|our|so|too|many|other|those|two|three|small|little|\\d) )*(?:tourists?|crowds?|kids|children|us|me|people|family|friends|wife|husband|baby|toddlers?)'

const PLAN =
  '(?:it|this|that|they|these|there|(?:the|this|that|your) (?:\\w+ )?(?:plan|day|trip|tour|one|offer|proposal|itinerary|list|selection)|(?:none|neither|nothing|not one) of (?:it|them|these|those|that|this))'
const STILL = '(?:still |just |even |simply |again |also |really |actually |somehow |now |yet |once more )*'
const HAS =
  '(?:have|has|had|include|includes|included|contain|contains|feature|features|list|show|cover|offer|offers|mention|got|get)'
/** In the plan, said of what is not. */
const THERE =
  '(?:in|there|here|on|included|part|listed|among|present|anywhere|mentioned|featured|covered|proposed|offered|considered)'

const cue = (what: Cue, ...sources: string[]): readonly (readonly [Cue, RegExp])[] =>
  sources.map((source) => [what, new RegExp(`(?:${source})(?![\\w])`, 'y')] as const)

/** Said of what follows, the first that fits. */
export const BEFORE: readonly (readonly [Cue, RegExp])[] = [
  // "I would hate to lose A."
  ...cue(
    WANTED,
    `(?:hate|sorry|sad|shame|pity|regret|upset|unhappy|loath|reluctant) (?:(?:for (?:us|me)|really) )?(?:to|if (?:i|we|you)(?: had to| have to)?) (?:see )?(?:lose|lost|miss|missed|drop|dropped|skip|skipped|give up|gave up|cut|leave out|left out|part with|do without|go without)`,
  ),
  // "Isn't A nearer?"
  ...cue(
    LIKED,
    `(?:is|are|was|would) not (?=${SITES} (?:be )?(?:\\w+ )?(?:nearer|closer|cheaper|nicer|better|more \\w+|less \\w+)\\b)`,
  ),
  // "I said no to A", "we voted against A", "out with A".
  ...cue(
    REFUSED,
    `(?:(?:i|we) (?:have |had |already |just |did |was |were |am |are |clearly |definitely )*(?:said|say|saying|meant|told you|voted|decided) )?(?:a |clear |firm |definite |strict |still )*(?:no|nope|nay|no thanks|no thank you) (?:more )?to (?=@)`,
    `(?:(?:i|we) (?:have |had |already |just |did |am |are |was |were )*(?:voted |decided |spoke |spoken |argued )?)?against (?=@)`,
    `(?:out|away|off|be gone|down|to hell) with (?=@)`,
  ),
  // "How did A get in there?", "you still have A in it".
  ...cue(
    REFUSED,
    `how (?:did|does|do|could|can|has|have)(?: on earth| ever)? (?=${SITES} (?:get|got|end|ended|come|came|slip|slipped|sneak|sneaked|land|landed|make|made|find|found|creep|crept)\\b)`,
    `(?<!\\b(?:do|did|can|could|if|hope|would|that) )you (?:still|again|once more) (?:have|had|list|show|include|keep|offer|propose|got)(?= @)`,
  ),
  ...cue(
    EMPTY,
    `(?:even |far |much |still |a lot |way )*(?:worse|further(?: off| away| out)?|farther(?: off| away| out)?|dearer|pricier|longer|duller|less \\w+|more (?:expensive|boring|touristy|crowded|tiring|distant)) than (?=@)`,
  ),
  // "Why did you drop A?", "you forgot A", "where is A?", "I can't see A in it": it is missed.
  ...cue(
    MISSED,
    `why (?:did|have|would|are|were|do|has) (?:you|we|it) (?:\\w+ )??${GONE}`,
    `why (?:did|have|would|is|are|do|was|can|could) not (?:you|we|it|i)|why (?:did|have|would|do|can|could|are) (?:you|we|i) not(?: \\w+)?`,
    `why (?:is|are|was|were) (?=${SITES} (?:\\w+ )?(?:not|no longer|gone|missing|out|left|dropped)\\b)`,
    `why (?:is|are|was|were) not (?=${SITES})`,
    `you (?:\\w+ )?(?:have |had |just |again |also |even |simply |still ){0,2}${GONE}`,
    `what (?:is|was|would be|could be) (?:so )?(?:wrong|bad|the (?:problem|matter|trouble|issue)|against)(?: (?:with|about))?(?: \\w+ing)?`,
    `(?:what|whatever) (?:has |have |ever )?(?:happened|became|become|went wrong) (?:to|with|of)`,
    `where (?:is|are|was|were|has|have|did|do|does)(?: my| our)?`,
    `(?:can|could|do|did) not (?:even |really |actually )?(?:see|find|spot|notice) (?=${SITES} (?:%\\d+|anywhere|in|on|there|here|any ?more|yet|among))`,
    `(?:i|we) (?:can |could |do |did )?not (?:even |really |actually )?(?:see|find|spot|notice) (?:any )?(?=${SITES}(?: ?[,;]| ?$))`,
    `${PLAN} ${STILL}(?:(?:do|does|did|has|have|had|could|can) not ${STILL}${HAS}|(?:has|have|had|have got|has got|offers?|includes?|contains?) (?:neither|not|no)|lacks?|misses|fails to (?:include|have)|comes without|(?:is|are) (?:still )?(?:without|missing|lacking)|leaves? out|omits?|skips?|ignores?|forgets?)(?: either)? (?=${SITES})`,
    `you (?:\\w+ )??(?:do|did|have|had) not ${STILL}(?:include|included|put|add|added|proposed?|offer|offered|list|give (?:me|us)|given (?:me|us)|thought? of|think of|consider|considered|use|used|took|take|taken|keep|kept|mention|mentioned|plan|planned)(?: in)? (?=${SITES})`,
    `(?:no|without any|not (?:a|one|any)) (?:sign|trace|mention|word) of(?: either)?`,
    `neither(?: of)? (?=${SITES}(?: nor ${SITES})* (?:is|are|was|were|has|have|made|makes?|shows?|appears?|comes?|features?)(?: ${STILL}|[ ])(?:${THERE}|been|up|made|it)\\b)`,
    `(?:there is|it has|that has|it is|that is|it lacks|still|again) (?:still )?(?:no|not|without|missing|lacking) (?=${SITES}(?: (?:in|on|there|again|here|anywhere|either|yet).*)?$)`,
    `without (?=${SITES} ?,? (?:it|this|that|there|the \\w+|we|i)(?: \\w+)? (?:is|are|will|would|can|does|do|has) (?:no|not|nothing|never|pointless|useless|incomplete))`,
    `(?:(?:is|are|was|would be) )?(?:no|not|nothing|never|incomplete|pointless|useless)(?: \\w+){0,2} without (?=${SITES} ?(?:$|,))`,
    `(?:hoping|hoped|waiting|longing) (?:for|to (?:see|visit|find|have))`,
    `(?:there )?(?:is|are) (?:still )?missing|(?:i|we) (?:do |still |already )?miss`,
  ),
  ...cue(
    REFUSED,
    `why not (?:just |simply )?(?:${GO}|take out)`,
    `why (?:did|do|are|would|have) you (?:\\w+ ){0,2}\\w+`,
  ),
  ...cue(WANTED, `why not(?: just)?(?: \\w+ing| take| have| do| go to| see| visit)?`),
  ...cue(
    REFUSED,
    `why (?:again |always |still |then |on earth |in the world |of all (?:places|things) )?(?=@)`,
    `why (?:is|are) (?=${SITES})`,
  ),
  // "We know A already", "we've never been to A", "I don't mind A".
  ...cue(
    LIKED,
    `never (?:been (?:to|at|in)|seen|visited|tried)`,
    `(?:do|would|will) not (?:really |even )?mind(?: (?:seeing|visiting|going to))?`,
  ),
  ...cue(
    DISLIKED,
    `(?:i|we) (?:have |had )?(?:already |just |often |both |all )*(?:been (?:to|at|in)|seen|visited|know|knew|did|done)(?: already)?`,
    `(?:still|again)(?= ${SITES}(?: (?:in|there|again).*)?$)`,
  ),
  // "Didn't I ask for A?", "can't we have A?"
  ...cue(WANTED, `(?:did|do|have|can|could|would|should|will|had) not (?:i|we|you)`),
  // "Can we not go to A?", "we can do better on A", "I'm so-so on A": it need not be there.
  ...cue(
    REFUSED,
    `(?:can|could) (?:i|we) not(?: (?:go|do|see|visit|have|take|include))?(?: to)?`,
    `(?:we|you|one|i) (?:can|could|should|might) (?:\\w+ly |maybe )?do (?:\\w+ )?better(?: (?:on|than|with|about))?`,
  ),
  ...cue(
    DISLIKED,
    `(?:so ?-? ?so|meh|lukewarm|undecided|iffy|unsure|not (?:really |so |too )?(?:feeling|sold on|crazy about|big on|wild about|thrilled (?:by|with|about))) ?(?:on|about)?`,
    `better (?:option|choice|one|place|stop|idea)s? than`,
  ),
  ...cue(
    LIKED,
    `glad (?:that )?(?:we|you) (?:\\w+ )?(?:hit|got|have|kept|keep|left in|brought back|included|put in|picked)`,
  ),
  ...cue(WANTED, `(?:did|have|had) (?:i|we) not`),
  ...cue(JOINED, `(?:plus|along with|together with|with|followed by|then) (?=[@%])`, `with(?! ${COMPANY})|plus`),
  ...cue(ONCE, `(?:and |but )?(?:not|no) (?=@)`),
  // "Don't drop A" keeps it, "I didn't ask for A" does not.
  ...cue(
    WANTED,
    `(?:${NOT}|no need to|without|nothing against|no reason to)(?: (?:you|we|i|ever|even|dare|want(?: you)?|need|have|like(?: you)?|going|to|please|ask(?:ed)?(?: you)?|tell|told|say|said)){0,4} (?:to )?(?:${GO}|${GONE})(?: about| out)?(?! (?:as|like)\\b)`,
    `(?:i|we) (?:can|could|would|do|will) not (?:do|be|go|live|manage|leave|want to (?:do|be|go)) without`,
    `nothing (?:against|wrong with)`,
  ),
  ...cue(
    REFUSED,
    `leave (?=${SITES} ?,? (?:(?:it|they|that|both|these|those) )?(?:is |are )?(?:far |way |much )?too )`,
    `(?:leave|take|throw|cross|kick|cut|count|toss|pull|rule|keep|strike|swap|get|put) (?=${SITES} (?:out|off|away|aside)\\b(?! for))`,
    `(?:i|we) (?:have |had |already |just |clearly )*(?:crossed|struck|ruled|threw|kicked|cut|took|left|counted|tossed|taken|thrown) (?=${SITES} (?:out|off|away|aside)\\b)`,
    `(?:let us|please|lets|just) (?:take|leave|cut|cross|throw|get|rule|count|kick|strike) (?=${SITES} (?:out|off|away|aside)\\b)`,
    `${NOT}(?: (?:really|even|actually|love|adore|you|me|us|want(?: to)?|to|need(?: to)?|like(?: to)?|going(?: to)?|please|ask(?:ed)?(?: you)?(?: for| to)?|tell you|told you|say|said|mean|meant|wish(?: to)?|plan(?: to)?|care(?: for| about)?|interested in|keen on|fond of|into|a fan of|sure about|convinced (?:by|of)|happy with|in the mood for|fancy|enjoy|see|visit|go(?: to| back to)?|do|take|have|include|add|put|give|offer|propose|suggest|bring|come|insist on|feel like|worth|for|back to|that|any|another|again|with|at|up for))*`,
    `(?:forget|skip|drop|remove|lose|ditch|scrap|omit|avoid|exclude|cancel|delete|discard|hate|dislike|detest|loathe|nix|scratch|eliminate|leave out|leaving out|cut(?: out)?|take (?:out|off|away)|cross off|kick out|throw (?:out|away)|get rid|rid|strike|dump|chuck|reject|refuse|forgetting|skipping|dropping|removing|losing|avoiding)(?: (?:all )?(?:about|of|with))?`,
    `(?:stop|quit|enough|sick|tired|fed up|done|no more|spare (?:me|us)|bored|finished|through|away|down)(?: (?:of|with|from|offering|proposing|suggesting|giving(?: me| us)?|bringing(?: up)?|putting(?: in)?|including|adding|coming(?: back)?(?: with| up with)?|it|already)){0,3}`,
    `you (?:\\w+ )?(?:keep|kept|always|still|constantly|are|were|again)(?: (?:on|still|always|again))? (?:offer|propos|suggest|giv|bring|add|put|includ|com|tak|recommend)\\w*(?: (?:me|us|up|back|with|in|to))*`,
    `(?:second|third|fourth|fifth|\\w+th|last|next) time (?:that )?you (?:\\w+ )?(?:offer|propos|suggest|giv|bring|com|gave|put|us)\\w*(?: (?:me|us|up|with|in))*`,
    `you (?:\\w+ )?(?:offer|propos|suggest|includ|put|gave|giv|add|recommend)\\w*(?: (?:me|us|in))* (?=${SITES} (?:in |back |up |on )?(?:again|already|before|twice|once more))`,
    `(?:who|nobody|no one|none of us) (?:asked|wants?|wanted|said|needs?|cares?)(?: (?:for|about|to (?:see|go to|visit)))?`,
    `neither|nor`,
  ),
  ...cue(
    AGAINST,
    `(?:take|takes|taking|fill|fills) the place of|in exchange for|instead of|rather than|in place of|in lieu of|other than|anything but|everything but|all but|except(?: for)?|apart from|aside from|minus|sans|without|save for|no longer|over(?= @)|besides|than`,
    `no more`,
  ),
  ...cue(
    EXCHANGED,
    `(?:swap|replace|switch|exchange|trade|change|substitute|swapping|replacing|switching|exchanging|trading|changing|substituting)(?: out)?`,
  ),
  ...cue(
    DISLIKED,
    `(?:wrong|trouble|problem|issue|unhappy|bored|annoyed|disappointed) with|(?:better|nicer|closer|nearer) than`,
  ),
  ...cue(
    EMPTY,
    `(?:(?<!\\b(?:i|we|really|also|would|do|did|all|both|they|kids|to|not) )like|as|unlike|far|farther|further|away|minutes|miles|distance|way|walk|trip|leg|between|from) (?=@)(?:from|to)?`,
  ),
  ...cue(
    EMPTY,
    `(?:(?:i|we|they|everybody|people) )?(?:have |had |has )?(?:(?:just|only|once|also|already|often|never|even|ever) )*(?:read|heard|hear|seen (?:something|pictures|photos|adverts)|been told|told me|learn(?:ed|t)|talk|talked|talks|spoke|speak|wrote|written) (?:(?!(?:good|great|nice|lovely|wonderful|only|nothing)\\b)\\w+ ){0,2}(?:about|of|from) (?=@)`,
    `(?:know|tell me|wonder|ask) (?:about|of|if|whether|what|how|when)|(?:how|what|when|which) (?:much|many|far|long|late|is|are|does|do|kind|about the)`,
  ),
  ...cue(
    MISSED,
    `(?:i|we) (?:\\w+ly |also |just |already |have |had |really |even |did |still |only |both |was |were )*(?:asked(?: you)?(?: for| to(?: (?:see|visit|go to|have|keep|include|add|put(?: in)?|take|plan|book))?)?|ask for|asking for|wanted|said|told you|meant|requested|promised|mentioned|ordered|wished for|chose|named)(?: (?:to (?:see|visit|go to|have|keep|include)|keep|that|i|we|want(?:ed)?|about|both))*`,
  ),
  ...cue(
    WANTED,
    `(?:keep|keeping|keeps|hold on to|stick (?:to|with)|stay with|leave in|leave|save|retain|want|wants|need|needs|would like|would love|would prefer|prefer|rather have|rather|insist on|ask for|give (?:me|us)|take|include|including|add|adding|put(?: back)?(?: in)?|bring(?: back)?(?: in)?|back to|return to|return|restore|reinstate|go (?:with|for|to|back to)|back|book|see|visit|use|choose|pick|combine|let us (?:do|have|take|go|see|visit|make it|try|get)|make (?:it|that|me|us|a day|a plan)(?: \\w+){0,3}?(?: of| with| from)?|(?:what|how) about|must (?:see|have)|have to (?:see|go to|visit|have)|(?:can|could|may|shall|should) (?:we|i|you)(?: please)?|please|exactly|my choice|is there|are there|do you have|have you(?: got)?|got|find(?: me| us)?|is not there|are not there|do you not have|look for|looking for|try|want back|have|get|do|settle for|decided on|decide on)(?: (?:to (?:see|go to|visit|have|keep|take)|in(?! place| lieu)|back|also|please|both|exactly|only|just|all|these|those|three|two|the|of|with|for|again|them|a plan|a day|me|us|:|my|our|good old|at least|instead))*`,
    `(?:only|just|exactly|precisely)(?: (?:these|those|the|three|two|:|want|have))*(?= [@%])`,
    `as long as|so long as|provided(?: that)?|only if|if only|be(?= %)`,
    `(?:near|nearer|close|closer|next|beside|around|nearby|by)(?: to)? (?=@)`,
  ),
  ...cue(
    LIKED,
    `(?:like|liked|likes|love|loved|loves|enjoy|enjoyed|adore|fond of|(?:happy|fine|good|okay|ok|content) with|fan of|glad about)`,
  ),
]

const IS =
  '(?:is|are|was|were|would be|could be|might be|looks?|looked|sounds?|seems?|seemed|feels?|felt|remains?|being|be)(?: (?:really|very|just|so|quite|pretty|actually|also|all|still|both|perfectly|absolutely|kind of|a bit|a little|rather|totally|much|far|way|definitely|simply|certainly|already|by far|the|my|our|a|an|more|honestly|one of|that|indeed|always|really very|for me|to me|for us|probably))*'
const GOOD =
  '(?:fine|good|great|okay|ok|perfect|nice|lovely|cool|excellent|ideal|wonderful|amazing|fantastic|alright|all right|right|better|best|awesome|brilliant|beautiful|superb|closer|nearer|favou?rite|interesting|fun|worth it|not bad|not a problem|free|cheap|cheaper|a hit|a keeper|keeper|exactly|spot on|super|a plus|on the list|promising|must|musts|highlight|settled|fixed)'
const BAD =
  '(?:bad|terrible|awful|horrible|boring|dull|ugly|meh|expensive|pricey|pricy|dear|costly|overpriced|far|lame|poor|worse|worst|rubbish|crap|nothing special|nothing for|so so|useless|crazy|wrong|steep|disappointing|unnecessary|touristy|not worth|no good|no fun|off|noisy|loud|crowded|over|beyond|outside|sad|grim|dreary|gloomy|shabby|bleak|depressing|drab|uninspiring|unappealing|tacky|dire|dismal|tired|beneath (?:us|me)|ridiculous|insane|out of (?:the way|budget|reach)|a waste|a mistake|a problem|the problem)'

const ONE = '(?:ones?|place|stop|part|bit|thing|piece)'
const TO_DROP =
  '(?:that |which )?(?:(?:i|we)(?: would| will| could| can)? |you (?:should |can |could )?|to )(?:drop|lose|leave out|cut|skip|remove|ditch|swap|replace|take out|throw out|go)'
const TO_GO =
  '(?:that |which )?(?:should|can|could|must|has to|have to|needs? to|ought to|may) (?:go|leave|be (?:dropped|cut|replaced|swapped|left out|removed))'

/** Said of what stands before, the first that fits. */
export const AFTER: readonly (readonly [Cue, RegExp])[] = [
  // "A was to go and B to stay", "B should have stayed", "B goes back where it was", "%0 would do".
  ...cue(
    REFUSED,
    `(?:(?:is|are|was|were) (?:supposed |meant |going |due |the one |the ones )?)?to (?:go|leave|be (?:out|gone|dropped|removed|replaced|swapped|left out|taken out|cut))(?= ?$| ?,| ?and\\b| ?;| ?but\\b| ?not\\b)`,
    `(?:should|could|ought to|might|was to|were to) have (?:been )?(?:gone|left|dropped|removed|replaced|swapped|taken out|cut|left out|out)(?= ?$| ?,| ?and\\b| ?;| ?but\\b| ?instead\\b)`,
  ),
  // "A is the one to drop", "A was the wrong one to keep", "A was never our idea".
  ...cue(
    REFUSED,
    `(?:is|are|was|were) the (?:(?!wrong )\\w+ )?${ONE} (?:${TO_DROP}|${TO_GO})`,
    `(?:is|are|was|were) the wrong ${ONE} (?:to keep|to leave in|to have|to take|to (?:bring|put|add)(?: back)?(?: in)?)`,
    `(?:is|are|was|were) (?:never|not) (?:my|our|part of my|part of our) (?:idea|wish|choice|plan|plans|suggestion|pick)`,
    `(?:has|have) no (?:business|place)(?: being)?(?: (?:in|on|there|here))?`,
  ),
  ...cue(
    WANTED,
    `(?:should|must|may|can|ought to|need|needs to) not (?:go(?! (?:in|on|there|back|to|with)\\b)|leave|be (?:dropped|removed|replaced|swapped|left out|taken out|cut|lost|skipped|forgotten|missing|missed|out|gone))`,
    `(?:is|are|was|were) the (?:(?!wrong )\\w+ )?${ONE} (?:to (?:keep|stay|have|save|leave in)|(?:that |which )?(?:should|must|has to|have to|needs? to|ought to) (?:stay|remain|be kept))`,
    `(?:is|are|was|were) the wrong ${ONE} (?:${TO_DROP}|${TO_GO})`,
  ),
  ...cue(
    WANTED,
    `(?:(?:is|are|was|were) (?:supposed |meant |going |the one |the ones )?)?to (?:stay|remain|come back|be (?:kept|in|in it|there|included|saved))(?= ?$| ?,| ?and\\b| ?;| ?but\\b)`,
    `(?:should|ought to) have (?:stayed|remained|been (?:kept|in|in it|there|included|left in|saved))`,
    `(?:goes|go|comes|come|moves|put|belongs|back|is|was)(?: right| straight)?(?: back)?(?: to)? where (?:it|they) (?:was|were|is|has been|had been|stood|belongs?)`,
    `(?:goes|go|moves) back(?: in)?(?= ?$| ?,| ?and\\b| please)`,
    `(?<=%\\d+ )(?:would|will|might|could|should) (?:also |just |easily |already )?(?:do|be enough|be fine|be good|suffice|work|be (?:nice|great|lovely|better))`,
  ),
  ...cue(
    DISLIKED,
    `(?:is|are|was|were) (?:even |still |far |much |a lot |way )*(?:further|farther|longer|worse|dearer|pricier|duller|less \\w+|more (?:expensive|boring|touristy|crowded|tiring|distant))(?: off| away| out)?(?: than(?: ${SITES}(?: (?:is|are|was|were))?)?)?`,
    `(?:is|are|was|were) (?:just |only |simply |really |nothing but |yet )*(?:one more|one too many|yet another|another|still another|just another|no more than|(?:\\w+ ){0,2}for nothing|an? (?:\\w+ )?(?:detour|bore|chore|slog|trek|filler|waste|burden)|dead weight|filler|overkill|superfluous|redundant|miles (?:off|away|out)|a long way (?:off|out|away))`,
  ),
  // "The Mill one was the nicer of the two."
  ...cue(
    WANTED,
    `(?:one )?(?:is|are|was|were|seem(?:s|ed)?|look(?:s|ed)?|sound(?:s|ed)?) (?:\\w+ly |clearly |far |much |still |actually )?(?:the )?(?:nicer|better|nicest|best|preferable|lovelier|favou?rite) (?:one )?of (?:the (?:two|three|lot|bunch)|them(?: all)?|all|both|those|these)`,
  ),
  ...cue(
    YIELDS,
    `(?:(?:should|could|can|must|may|might|has to|have to|needs? to|ought to|will) )?(?:makes? (?:way|room)|gives? way|steps? aside|go|be (?:replaced|swapped|exchanged)(?: out)?) (?:for|to|by|with) (?=@)`,
  ),
  ...cue(
    MISSED,
    `(?:is|are|was|were|has|have|had|went|got|goes)(?: (?:again|now|suddenly|just|still|been|all))* (?:gone|missing|lost|dropped|left out|disappeared|vanished|not (?:\\w+ ){0,2}(?:in|there|on|included|part|listed))`,
    `(?:gone|missing|vanished)(?: again| now)?$`,
    `not (?:in|on|part|there|included)(?: (?:it|there|the|plan|list|of|your|this|that))*$`,
    `(?:is|are|was|were) (?:nowhere(?: (?:to be (?:seen|found)|in))?|absent|overlooked|omitted|forgotten|ignored|skipped|left off|not (?:\\w+ ){0,2}${THERE})`,
    `(?:has|have|had) (?:been |again |also |just )*(?:forgotten|omitted|overlooked|ignored|skipped|left out|dropped)`,
    `(?:do|does|did|has|have) not (?:\\w+ )?(?:make it|made it|made the|make the|appear|appeared|show up|shown up|feature|featured|come up|get in|turn up|figure)`,
  ),
  ...cue(
    REFUSED,
    `(?:is|are|was|were) not (?:\\w+ )?what (?:i|we) \\w+(?: for)?`,
    `(?:can|may|should|must|could|might) (?:\\w+ )?(?:stay|remain|be left) (?:out|away|off|aside|behind)|stays? (?:out|away|off)`,
    `(?:is|are) (?:now |definitely |really )?(?:out|off the (?:table|list)|a no(?: go)?|no go|not an option|not (?:wanted|needed|necessary)|unwanted|cancelled|history)(?! of| from)`,
    `(?:should|must|may|can|ought to|need|needs to) not (?:be(?! (?:dropped|removed|replaced|swapped|left out|taken out|cut|lost|skipped|forgotten|missing|missed|out|gone)\\b)|stay|come|go (?:in|on|there|back))`,
    `(?:has|have|needs?|must|can|should|could|will|may) (?:\\w+ly |maybe |also )?(?:to )?(?:go|leave|be (?:dropped|removed|replaced|skipped|out|left out|swapped|taken out|gone|cut))(?! (?:to|back|with|for)\\b)`,
    `no thanks?|no thank you|(?:no|out|not|never|nope|unwanted|goes)(?: please| thanks| anymore| again| more)?(?= ?$| ,)|not again|not any ?more|again (?:no|not)`,
    `(?:i|we) (?:said|asked|told you) (?:no|not)`,
    `(?:i|we) (?:do|did|would|will|can) not(?: (?:want|need|like|ask|care|mean)|(?= ?$| ,))`,
  ),
  ...cue(
    WANTED,
    `(?:can|must|should|has to|have to|needs? to|may|shall|will|could|is to|are to) (?:\\w+ly )?(?:stay|remain|come back|return|be (?:kept|in|there|included|part|back|on|(?:put|added|brought|taken)(?: back)?(?: in)?(?! ?(?:out|off|away|elsewhere|somewhere|last|first|later|earlier|before|after|at|between|behind)\\b)))`,
    `(?:come|comes) back(?: in)?|returns?(?= ?$| ?,| please)`,
    `(?:is|are) (?:an? |all )?(?:non ?-? ?negotiable|mandatory|essential|obligatory|compulsory|given|important|what matters)`,
    `(?:(?:back|comes|goes|gets|moves|steps) )?in(?= ?$| ?,| please| instead)`,
    `stays?|remains?|back(?: in(?! (?:the )?(?:place|lieu|stead|exchange)\\b)| please| again)?|please|is (?:a |an )?(?:\\w+ )?must|are musts|(?:is|are|was|were) (?:exactly |just |all |still |the (?:one|ones|thing|things) )?(?:what|that|which)? ?(?:i|we) (?:\\w+ )?(?:asked|want|wanted|said|meant|need|like|chose)`,
    `(?:that|this|those|which|they|these) (?:is|was|are|were|sounds?|looks?|would be|will be|makes?|it|two|three) ?(?:the |my |our |what |all |just |really |very |perfectly |a |pretty |quite )*(?:${GOOD}|day|plan|one|it|i want|we want|i wanted|we wanted|i asked|i said)`,
    `(?:i|we) (?:asked|wanted|want|said|meant|chose|need|would like)(?: for)?(?= ?$| ,)`,
    `again|instead(?! of)|it is|or nothing|and (?:that is (?:it|all)|nothing (?:else|more))|yes`,
  ),
  ...cue(
    DISLIKED,
    `(?:leaves?|left) (?:us|me|him|her|them|the kids|everyone|everybody|my \\w+) (?:cold|unmoved|unimpressed|bored|indifferent|hungry)`,
    `(?:do|does|did|says?|said|offers?|promise|hold)(?: not)?(?: really)? (?:nothing|little|much|anything|a lot|a thing)(?: at all)? (?:for|to) (?:us|me|the kids|my \\w+)`,
    `${IS} (?:too \\w+|not(?! (?:bad|wrong|a problem|an issue))|${BAD}|nothing|over|no)`,
    `(?:costs?|charges?|sets us back)|cost|(?:has|have|had|offers?|got) (?:no|not|only|just|nothing|neither)|(?:do|does|did|can|would|will) not|only (?:has|have|got|gets)|alone (?:is|costs)|lacks?|too (?:\\w+)|closes|only a (?:little|bit)|not (?:so|too|that) (?:much|great|good)|not really|less so|(?:${BAD})$|for \\d+`,
    `(?:should|must|has to|needs? to|ought to) (?:be|have) \\w+|(?:gives?|gave|brings?|adds?|is worth|was worth|worth) (?:me |us )?(?:only |just |hardly |next to |almost )*(?:a little|little|nothing|not much|anything)`,
    `(?:is|are) (?:still|again) (?:in|there|part|on)|not (?:ok|okay|good|great|fine|nice|for (?:me|us|kids))`,
    `is \\$? ?\\d+(?!(?:\\.\\d+| \\. \\d+)? ?(?:miles?|mi|km|minutes?)|[\\d.])|at \\$? ?\\d+`,
  ),
  ...cue(
    LIKED,
    `(?:i|we) (?:\\w+ )?(?:like|liked|love|loved|enjoy|enjoyed)(?= ?$| ,)`,
    `(?:gives?|gave|brings?|brought|adds?|(?:is|are|was|were) worth) (?:me |us )?(?:really |quite |such )?(?:a (?:whole |big )?lot|plenty|(?:the )?most|much|lots|loads|it)`,
  ),
  ...cue(LIKED, `${IS} ${GOOD}`, `(?:works?|fits?|suits?|works? for)`, `(?:${GOOD})(?= ?$| ,| and| but)`, `yes|sure`),
]
