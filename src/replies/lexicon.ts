/** Classes of English words by what they do to an action that is mentioned near them. */

const words = (list: string): string[] => list.split(/\s+/)
const set = (list: string): ReadonlySet<string> => new Set(words(list))

/** Verbs with what they are called in the present: `pick, picks, picking`. The past tells what has been, and is left out. */
function verbs(list: string): string[] {
  return words(list).flatMap((verb) => {
    const stem = verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : verb
    const doubled = DOUBLING.has(verb) ? stem + verb.at(-1)! : stem
    const third = /(?:s|sh|ch|x|o)$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`
    return [verb, third, `${doubled}ing`]
  })
}
const DOUBLING = set('put get begin commit step stop opt submit plan grab let set run bet')

/** What an action is called where somebody does it, and while it is done: `takes` and `taking`. */
export const inflected = (verb: string): { readonly third: string; readonly gerund: string } => {
  const [, third, gerund] = verbs(verb) as [string, string, string]
  return { third, gerund }
}

export const NEGATIONS = set(
  "not no never nor neither without cannot can't cant don't dont doesn't won't wont shouldn't wouldn't couldn't mustn't needn't isn't aren't ain't avoid avoiding refuse refusing refrain skip stop unable impossible against unwise wrong hardly rarely nobody nothing none disagree oppose object exclude rule reject rejecting eliminate eliminating pointless useless fool foolish mistake crazy mad silly insane stupid reluctant unwilling hesitate fail fails forbidden hate decline declining",
)
/** What makes a sentence depend on something, or leaves it open. */
export const CONDITIONS = set(
  'if whether unless once when whenever until till provided providing suppose supposing imagine assuming otherwise either maybe perhaps possibly depending depends case soon alternatively',
)
export const PAST = set(
  'was were did had tried wanted thought considered already previously earlier yesterday chose last past previous formerly example instance suggested almost nearly',
)
export const SPEECH = set(
  'said says told tells asked asks asking wrote writes suggests suggesting wants wanted hopes ordered orders prompt reads format example e.g answered instruct instructed instructions recommends recommended claims argue argues expects',
)
/** Verbs that decide, in front of what is decided on. */
export const DECISIONS: ReadonlySet<string> = new Set([
  ...verbs('choose select pick decide opt settle vote go propose submit nominate take send use commit elect resolve'),
  ...words(
    "will shall chosen selected picked decided settled gonna command let's i'll we'll would i'd we'd say respond answer move does proposed resolved determined committed execute",
  ),
])
/** What wishes, obliges or plans, in front of what is decided on. */
export const WISHES: ReadonlySet<string> = new Set([
  ...verbs('need want prefer plan intend aim try attempt'),
  ...words(
    'should must ought have has like prefer better best sense time wise prepared eager keen willing free set bound',
  ),
])
export const FINALS = set('final finally ultimately')
/** Words that lead from who chooses to what is chosen, and change nothing. */
export const CHAIN: ReadonlySet<string> = new Set([
  ...DECISIONS,
  ...WISHES,
  ...verbs(
    'do make perform execute carry proceed continue start begin walk head run turn reply stick stay move lead keep suggest recommend advise focus resort switch hurry rush travel fall consist comprise issue play enter stand',
  ),
  ...words(
    "am are be being is i'm we're to it's that's my our your own now then first just simply still therefore thus hence so also definitely certainly surely clearly obviously really finally ultimately here instead rather again for with on in at of as into onto towards toward up out over from back gladly happily hereby strongly fully one two cell cells tile square squares tiles space step steps stepping forward happy glad pleased ready answering most more me us please this these only today immediately leaves decision together enough remaining left remains around press hit push tap every reason reasons quickly quietly carefully straight directly next simply probably likely probable seems appears",
  ),
])
export const COPULAS_IN_NAMING = set("is are be will would should must remains being it's that's seems appears")
/** What is chosen is called so. */
export const HEADS = set(
  'action move choice option answer decision command response vote selection pick picks step team players player members member nomination proposal conclusion thing ballot mine final verdict recommendation suggestion course call bet way route direction priority preference approach reply output lineup line-up party squad crew letter',
)
/** What may go before such a word. */
export const BEFORE_HEADS = set(
  'my our best right correct final next only sensible most safest safe logical wisest optimal obvious natural clear single remaining chosen selected recommended first quest here now current this so therefore thus hence and i we think believe guess feel would say that is in opinion view it means which then well ok okay yes sure very good better quickest fastest following immediate left proposed appropriate suitable reasonable useful helpful at point real actual intended preferred ideal smartest simplest easiest shortest strongest likeliest efficient effective sound smart prudent accurate likely valid top main immediate urgent of action actions move',
)
export const FIRST_PERSON = set("i we i'll i'm i'd i've we'll we're we'd we've let's us me myself")
export const IMPERSONAL = set("it it's that that's this which what's there what")
/** Words before one's own sentence, or before an action that stands alone. */
export const FILLERS = set(
  "please now ok okay k sure yes yeah yep alright well right so next first then just simply hmm hm oh ah great good fine thanks thank course of certainly absolutely definitely obviously clearly understood got it here go therefore thus hence accordingly consequently in conclusion overall anyway instead still finally ultimately all after my opinion view short turn step round time this quest today and let see me think i'd i i'm believe guess feel know say that personally honestly agree hello hi normally also confident before anything everything else sure certain convinced positive by summary meanwhile luckily fortunately frankly basically essentially really actually",
)
/** What opens a phrase that says only why, when or where: "To get to the pot I …". */
export const ADJUNCTS = set(
  'to for in as with at on by from after given since because while now this here instead although though even despite rather because considering knowing being based seeing looking judging having out',
)
export const COPULAS = set(
  "loses costs wastes ends ruins breaks violates leads gives gets means brings takes blocks is be was are were would will can does do did has had should isn't won't wouldn't doesn't can't cannot might could may must seems looks makes appears remains feels sounds fits works helps makes fails failed wins needs deserves",
)
/** What recommends an action of which it is said. */
export const GOOD = set(
  'best right correct optimal good better sense wisest ideal logical sensible wise safest smartest helpful necessary needed required remains essential crucial reasonable appropriate suitable preferable efficient effective accurate priority due go call way',
)
/** Words between an action and what is said of it. */
export const WHEN = set('now here again still today currently too first')
export const NAMING = set('action move choice answer decision command response vote selection pick picks step')
/** What condemns an action of which it is said. */
export const BAD = set(
  "loses costs wastes ruins breaks violates waste not no never isn't won't wouldn't doesn't can't cannot wrong bad mistake useless pointless risky fail fails failed lose loses impossible worse worst wasteful waste premature blocked unsafe dangerous illegal invalid incorrect unnecessary counterproductive suboptimal excluded out off foolish nonsense suicide false slow slower early late silly stupid trap harmful redundant unavailable unlikely inefficient reckless riskiest slowest weakest costliest hardest longest",
)
export const AGREEING = set('yes correct right true best ok yep yeah exactly')
export const DENYING = set('no nope wrong incorrect false never nah not bad')
export const SEQUELS = set('then afterwards afterward later next subsequently eventually finally')
export const PUT_OFF = set('later afterwards afterward eventually soon tomorrow sometime someday')
export const LISTING = set('and or nor then & also')
export const MYSELF = set("i i'll i'm i'd i've me my let's myself we we'll we're our mine")
export const STRANGERS = set(
  "he she they he's she's they're he'll she'll they'll his her their them him partner partner's teammate you you're you'll your someone somebody others everyone everybody nobody noone people many beginner friend opponent opponents colleague expert experts user human majority evil merlin",
)
export const CONTRASTS = set('but so instead therefore hence however thus nevertheless still')
export const NO_CONTRAST = set('of that far much many long would is does do did')
/** What follows gives a reason or an aim, and takes nothing back. */
export const REASONS = set('because since as so for to which that until before and while in')
export const PLURAL = set('everybody everyone all guys you folks team')
/** What one comes to a decision by. */
export const THINKING = set(
  'consideration thought thoughts analysis reflection deliberation review evaluation reasoning',
)
/** What warns of what is named next. */
export const WARNING = set(
  'forbid forbids forbidden prohibit prohibits prohibited illegal banned ban disallowed warn warns warning beware trap danger dangerous wrong mistake worst loses lose fails never avoid invalid',
)
/** Words before a colon that name what is not chosen. */
export const NO_ANNOUNCEMENT = set(
  'options option available valid another types type rejected alternative alternatives history plan suspects backup possible candidates choices instead later previous actions commands evil bad excluded',
)

/** Words that may follow a choice in its clause without making another of it. */
export const FOLLOWING = set(
  "because since so to as for and then or but vs versus while until till now first before after again here please instead this that next later soon if unless once when with once from in on into onto immediately right which who i we it it's i'll is are be was were will would should could must can does do did has had makes make seems looks appears remain remains sounds feels fits works helps wins needs fails failed might may isn't won't wouldn't doesn't can't cannot not by using where rather over step toward towards turn action command move option too also myself one if pls plz thx w kindly pretty carefully closely quickly aloud loud",
)
/** What stands around an action on its line without changing it. */
export const AROUND = set(
  "please now ok okay k sure yes alright well right so next first then just simply i'll i will i'm going to go let's let me do my action move choice is choose command answer this turn step my option definitely obviously certainly therefore hmm hm thanks thank thx cheers pls plz kindly pretty you strong hard firm clear definite",
)
/** Words before a label that leave it one. */
export const LEADING = set(
  'a the this my our quest round mission turn sure ok okay alright right here is it now then so yes and i choose say final next step you me assistant response reply option 1 2 3 4 5 6 7 8 9',
)
/** What games may call an answer, besides their own words. */
export const LABELS =
  'action|command|move|answer|choice|decision|selection|response|output|play|verdict|(?:correct|chosen|selected|best|final|my) option'
/** What an answer is called in other languages, and what stands before it. */
export const FOREIGN_ARTICLES = 'la|ma|mon|mi|minha|die|meine|mein|il|o|мой|моя|la bonne|die richtige'
export const FOREIGN_ANSWERS =
  '(?:最终|正确|我的|下一步|最終)?(?:答案|回答|回复|选择|行动|动作|決定|决定|行動)|(?:r[ée]ponse|respuesta|resposta|risposta|antwort|ответ|décision|decisión|entscheidung|aktion|acci[óo]n|azione|ação|befehl|choix|действие|решение)(?:\\s(?:finale?|correct[ae]|suivante))?'
/** Fields of a JSON reply that hold the answer, the most telling first. */
export const ANSWER_FIELDS = words(
  'final_action finalaction final_answer action command move choice answer decision next_action nextaction selected_action selection option response vote letter',
)

/** Behind these words a letter stands for an option. */
export const BEFORE_LETTERS =
  'option|options|answer|choice|choose|pick|select|and|or|not|nor|neither|either|both|between|is|be|rather|than|of|with|so|believe|think|say|eliminate|eliminating|excluding|exclude|leaves|on|for|over|but|also|vs|also|only|definitely'
/** Before these a letter stands for an option, even if it could be an article. */
export const BEHIND_LETTERS =
  "is|was|isn't|are|would|will|seems|fits|cannot|can't|can|and|or|nor|because|since|makes|does|doesn't|has|must|should|could|might|it|instead|rather|over|not|then|as|to|vs"
/** What may stand before a label. */
export const BEFORE_LABELS =
  'my|our|the|your|so|final|next|correct|actual|chosen|selected|best|new|updated|revised|current|recommended|immediate|proposed|optimal'
/** What lines of a game, a database or of somebody else begin with, and what leads to their words. */
export const NOT_OWN =
  'observation|result|results|search results?|tool (?:result|output|response)|output|user|human|partner|system|environment|moderator|game'
export const ANSWERING =
  'repl(?:y|ies|ied)|answer(?:s|ed)?|says|said|respon(?:ds|ded|se)|writes|wrote|to (?:you|me|assistant)'

/** What takes back all that was said before it, and what only corrects it. */
export const STRONG_REVISIONS =
  "wait(?=[,.!:…—–]| no\\b| a\\b)|hold on|scratch that|correction|never ?mind|strike that|let me (?:reconsider|rethink|correct|think again|redo)|i (?:changed my mind|take (?:that|it) back|made (?:a|an) (?:mistake|error)|was wrong|misread)|(?:just |only |i'm )?(?:kidding|joking)|oops|my mistake|that(?:'s| is| was| would be| cannot be| can't be)(?: \\w{1,12})?(?: a| an)? ?(?:wrong|mistake|incorrect|invalid|not right|error|impossible|not possible|right[,.] no)|not really"
export const WEAK_REVISIONS =
  'or rather|actually|on second thoughts?|on reflection|no(?=,|\\.|!| sorry)|better(?=:)|edit(?=:)|update(?=:)|revision(?=:)|rather(?=:)|instead(?=,|:)|hmm+|sorry'

const KNOWN = [
  NEGATIONS,
  CONDITIONS,
  PAST,
  SPEECH,
  CHAIN,
  FINALS,
  HEADS,
  BEFORE_HEADS,
  FIRST_PERSON,
  IMPERSONAL,
  FILLERS,
  ADJUNCTS,
  COPULAS,
  GOOD,
  BAD,
  SEQUELS,
  PUT_OFF,
  STRANGERS,
  CONTRASTS,
  REASONS,
  THINKING,
  NO_ANNOUNCEMENT,
]

/** Whether a word has a meaning here. */
export const isKnown = (word: string): boolean => KNOWN.some((words) => words.has(word))
