/** Classes of English words by what they do to an action that is mentioned near them; pieces of patterns stand beside these. */
import { verbs } from './verbs.ts'

const words = (list: string): string[] => list.split(/\s+/)
const set = (list: string): WordSet => new Set(words(list))

/** Words that can be asked for where there may be none. */
interface WordSet extends Omit<ReadonlySet<string>, 'has'> {
  has(word: string | undefined): boolean
}

export const NEGATIONS = set(
  "not no never nor neither without cannot can't cant don't dont doesn't won't wont shouldn't wouldn't couldn't mustn't needn't isn't aren't ain't avoid avoiding refuse refusing refrain skip skipping stop unable impossible against unwise wrong hardly rarely nobody nothing none disagree oppose object exclude rule reject rejecting eliminate eliminating pointless useless fool foolish mistake crazy mad silly insane stupid reluctant unwilling hesitate fail fails forbidden hate decline declining ruling discard discarding dismiss dismissing",
)
/** What makes a sentence depend on something, or leaves it open. */
export const CONDITIONS = set(
  'if whether unless once when whenever until till provided providing suppose supposing imagine assuming otherwise either maybe perhaps possibly depending depends case soon alternatively theoretically hypothetically conceivably supposedly allegedly reportedly',
)
export const PAST = set(
  'was were did had tried wanted thought considered already previously earlier yesterday chose last past previous formerly example instance suggested almost nearly initially originally usually typically',
)
export const SPEECH = set(
  'according said says told tells asked asks asking wrote writes suggests suggesting wants wanted hopes ordered orders prompt reads format example e.g answered instruct instructed instructions recommends recommended claims argue argues expects shouts shouted yells yelled calls cries whispers whispered mutters insists insisted begs urges demands replies replied',
)
/** Verbs that decide, in front of what is decided on. */
export const DECISIONS = new Set([
  ...verbs(
    'choose select pick decide opt settle vote go propose submit nominate take send use commit elect resolve include assign appoint nominate name draft',
  ),
  ...words(
    "will shall chosen selected picked decided settled gonna command let's i'll we'll would i'd we'd say respond answer move does proposed resolved determined committed execute points point",
  ),
]) as WordSet
/** What wishes, obliges or plans, in front of what is decided on. */
export const WISHES = new Set([
  ...verbs('need want prefer plan intend aim try attempt love'),
  ...words(
    'should must ought have has like prefer better best sense time wise prepared eager keen willing free set bound forced obliged compelled',
  ),
]) as WordSet
export const FINALS = set('final finally ultimately')
/** Words that lead from who chooses to what is chosen, and change nothing. */
export const CHAIN = new Set([
  ...DECISIONS,
  ...WISHES,
  ...verbs(
    'do make perform execute carry proceed continue start begin walk head run turn reply stick stay move lead keep suggest recommend advise focus resort switch hurry rush travel fall consist comprise issue play enter stand',
  ),
  ...words(
    "am are be being is i'm we're to it's that's my our your own now then first just simply still therefore thus hence so also definitely certainly surely clearly obviously really finally ultimately here instead rather again for with on in at of as into onto towards toward up out over from back gladly happily hereby strongly fully one two cell cells tile square squares tiles space step steps stepping forward aside happy glad pleased ready answering most more me us please this these only today immediately leaves decision together enough remaining left remains around press hit push tap every reason reasons quickly quietly carefully straight directly next simply probably likely probable seems appears",
  ),
]) as WordSet
export const COPULAS_IN_NAMING = set("is are be will would should must remains being it's that's seems appears")
/** What is chosen is called so. */
export const HEADS = set(
  'action move choice option answer decision command response vote selection pick picks step team players player members member nominee nominees nomination proposal conclusion thing ballot mine final verdict recommendation suggestion course call bet way route direction priority preference approach reply output lineup line-up party squad crew letter guess',
)
/** What may go before such a word. */
export const BEFORE_HEADS = set(
  "my our best right correct final next only sensible most safest safe logical wisest optimal obvious natural clear single remaining chosen selected recommended first quest here now current this so therefore thus hence and i we think believe guess feel would i'd we'd say that is in opinion view it means which then well ok okay yes sure very good better quickest fastest following immediate left proposed appropriate suitable reasonable useful helpful at point real actual intended preferred ideal smartest simplest easiest shortest strongest likeliest efficient effective sound smart prudent accurate likely valid top main immediate urgent of course action actions move no same usual",
)
export const FIRST_PERSON = set("i we i'll i'm i'd i've we'll we're we'd we've let's us me myself")
export const IMPERSONAL = set("it it's that that's this which what's there what everything evidence logic signs")
/** Words before one's own sentence, or before an action that stands alone. */
export const FILLERS = set(
  "please now ok okay k sure yes yeah yep alright well right so next first then just simply hmm hm oh ah great good fine thanks thank course of certainly absolutely definitely obviously clearly understood got it here go therefore thus hence accordingly consequently in conclusion overall anyway instead still finally ultimately all after my opinion view short turn step round time this quest today and let see me think i'd i i'm believe guess feel know say that personally honestly agree hello hi normally also confident fairly quite reasonably rather totally completely pretty before anything everything else sure certain convinced positive by for moment starters summary meanwhile luckily fortunately frankly basically essentially really actually though afraid",
)
/** What opens a phrase that says only why, when or where: "To get to the pot I …". */
export const ADJUNCTS = set(
  'to for in as with at on by from after given since because while now this here instead although though even despite rather because considering knowing being before after based seeing looking judging having out until till given',
)
export const COPULAS = set(
  "beats gains achieves accomplishes buys serves loses costs wastes ends ruins breaks violates leads gives gets means brings takes blocks is be was are were would will can does do did has had should isn't won't wouldn't doesn't can't cannot might could may must seems looks makes appears remains feels sounds fits works helps makes fails failed wins needs deserves",
)
/** What recommends an action of which it is said. */
export const GOOD = set(
  'beats best right correct optimal good better sense wisest ideal logical sensible wise safest smartest helpful necessary needed required remains essential crucial reasonable appropriate suitable preferable efficient effective accurate priority due go call way',
)
/** Words between an action and what is said of it. */
export const WHEN = set('now here again still today currently too first')
export const NAMING = set(
  'action move choice answer decision command response vote selection pick picks step team players',
)
/** Words that only end like what is the most. */
export const NO_SUPERLATIVES = set('request quest conquest interest suggest forest latest honest modest west')
/** What leaves open or in the past what is said of an action. */
export const UNSETTLED = set('might could may if was were had did have done ago never far second third almost nearly')
/** "… is the one that I want" */
export const OWN_VERBS = words('will would should must need choose pick do want propose prefer suggest')
/** Tags that only lay out. */
export const LAYOUT_TAGS = words('b i u em strong mark p br li ul ol h1 h2 h3 h4 h5 h6 span div center code pre')
/** What condemns an action of which it is said. */
export const BAD = set(
  "loses costs wastes ruins breaks violates waste not no never isn't won't wouldn't doesn't can't cannot wrong bad mistake useless pointless risky fail fails failed lose loses impossible worse worst wasteful waste premature blocked unsafe dangerous illegal invalid incorrect unnecessary counterproductive suboptimal excluded out off foolish nonsense suicide false slow slower early late silly stupid trap harmful redundant unavailable unlikely inefficient reckless riskiest slowest weakest costliest hardest longest little hurt hurts harm harms expensive costly pricey unacceptable",
)
export const AGREEING = set('yes correct right true best ok yep yeah exactly')
export const DENYING = set('no nope wrong incorrect false never nah not bad')
export const SEQUELS = set('then afterwards afterward later next subsequently eventually finally')
export const PUT_OFF = set('later afterwards afterward eventually soon tomorrow sometime someday')
export const LISTING = set('and or nor then & also')
export const MYSELF = set("i i'll i'm i'd i've me my let's myself we we'll we're our mine")
export const STRANGERS = set(
  "he she they he's she's they're he'll she'll they'll his her their them him partner partner's teammate you you're you'll your someone somebody others everyone everybody nobody noone people many beginner friend opponent opponents colleague expert experts person chef cook user human majority evil merlin",
)
export const CONTRASTS = set('but yet so instead therefore hence however thus nevertheless still')
export const NO_CONTRAST = set('of that far much many long would is does do did')
/** What follows gives a reason or an aim, and takes nothing back. */
export const REASONS = set('because since as so for to which that until before and while in though although')
export const PLURAL = set('everybody everyone all guys you folks team')
/** What one comes to a decision by. */
export const THINKING = set(
  'statement speech argument discussion debate hint consideration thought thoughts analysis reflection deliberation review evaluation reasoning',
)
/** What warns of what is named next. */
export const WARNING = set(
  'forbid forbids forbidden prohibit prohibits prohibited illegal banned ban disallowed warn warns warning beware dead trap danger dangerous wrong mistake worst loses lose fails never avoid invalid',
)
/** Denied in front of an action, these forbid it: "do not try this: …". */
export const FORBIDDEN = set('do try choose pick take use this that')
export const NUMBERED = set('step turn move action')
/** What is only thought, felt, tried to be known or left to somebody: behind "I will" these do nothing. */
export const MENTAL = set(
  'think thinking consider considering wonder wondering imagine suppose assume assuming doubt regret forget fear hope hoping know see ask asking tell telling watch check checking explain discuss talk say let allow help wait waiting about than between tempted inclined might could may can one only either argue warn remind remember pretend find figure decide deciding see if how why what where who hold done finished completed performed executed on nicht pas nein kein keine не',
)
/** Words before a colon that name what is not chosen. */
export const NO_ANNOUNCEMENT = set(
  'options option available valid another types type rejected alternative alternatives history plan suspects backup possible candidates choices instead later previous actions commands evil bad excluded',
)

/** Words that may follow a choice in its clause without making another of it. */
export const FOLLOWING = set(
  "because since so to as for and then or but i'd vs versus while until till now first before after again here please instead this that next later soon if unless once when with once from in on into onto immediately right which who i we it it's i'll is are be was were will would should could must can does do did has had makes make seems looks appears remain remains sounds feels fits works helps wins needs fails failed might may isn't won't wouldn't doesn't can't cannot not by using where rather real anyway nevertheless nonetheless regardless over step cell tile square toward towards turn action command move option too also myself one if pls plz thx w kindly pretty carefully closely quickly aloud loud than although though even despite without given considering whereas beats",
)
/** What stands around an action on its line without changing it. */
export const AROUND = set(
  "please now ok okay k sure yes alright well right so next first then just simply i'll i will i'm going to go let's let me do my action move choice is choose command answer this turn step my option once again definitely obviously certainly therefore hmm hm thanks thank thx cheers pls plz kindly pretty you try with it strong hard firm clear definite reluctant hesitant cautious tentative resounding wholehearted big solid",
)
/** Words before a label that leave it one. */
export const LEADING = set(
  'a the this my our quest round mission turn sure ok okay alright right here is it now then so yes and i choose say final next step you me assistant response reply option 1 2 3 4 5 6 7 8 9',
)
/** Fields of a JSON reply that hold the answer, the most telling first. */
export const ANSWER_FIELDS = words(
  'final_action finalaction final_answer action command move choice answer decision next_action nextaction selected_action selection option response vote letter next next_step do cmd act pick direction intent verdict conclusion final',
)
/** A field whose name has one of these words, and none of the next list, holds the answer too: `agent_action`. */
export const ANSWER_NOUNS = set('action move command answer choice decision vote option')
/** What makes a field one of something else than what is chosen. */
export const OTHER_FIELDS = set(
  'previous last past other alternative alternatives possible available legal valid rejected discarded worst second backup fallback later future planned following after partner partners other others expected predicted reason reasons reasoning rationale explanation confidence type id history log count number teammate opponent not no never avoid thought thoughts thinking analysis forbidden banned excluded exclude eliminated eliminate skip skipped skipping refused refuse denied blocked bad wrong except unavailable illegal dont cannot wont disallowed prohibited useless ruled',
)

/** What an answer is called; a game may have a word of its own besides. */
export const LABELS = words(
  'action command move answer ans choice decision selection response output play verdict conclusion chosen selected',
)
/** What words that are said aloud are called. */
export const SPOKEN_NAMES = words(
  'message words remarks announcement address public discussion speech statement response reply answer output say action move command final',
)
/** Behind these words a letter stands for an option. */
export const BEFORE_LETTERS = words(
  'option options answer choice choose pick select and or not nor neither either both between is be rather than of with so believe think say eliminate eliminating excluding exclude leaves on for over but also vs only definitely',
)
/** Before these a letter stands for an option, even if it could be an article. */
export const BEHIND_LETTERS = words(
  "is was isn't are would will seems fits cannot can't can and or nor because since makes does doesn't has must should could might it instead rather over not then as to vs remains stays wins works fits beats",
)
/** What may stand before a label. */
export const BEFORE_LABELS = words(
  'my our the your so final next correct actual chosen selected best new updated revised current recommended immediate proposed optimal private secret',
)

/** Tags and brackets around what is only thought. */
export const THOUGHT_TAGS = words(
  'think thinking thought thoughts reasoning reason rationale explanation scratchpad analysis reflection plan planning private secret internal inner inner_thoughts monologue chain_of_thought',
)
/** Tags around an answer. */
export const ANSWER_TAGS = words('answer final_answer final action command cmd move choice decision output vote')
/** Fields of a JSON piece that hold what is said or done. */
export const CONTENT_FIELDS = words('content text message proposal query value argument arguments input body')
/** Fields that hold what is said aloud, the most telling first. */
export const MESSAGE_FIELDS = words('message text speech statement say content response reply answer')
/** What an item of a list of one's own is called. */
export const LIST_NOUNS = words('option team draft choice plan candidate variant alternative proposal number')
/** What leads to an item of such a list, and what may follow it. */
export const CHOOSING = words(
  "choose pick select take prefer say do try want choosing picking selecting taking go_with go_for going_with going_for opt_for vote_for settle_on decide_on settled_on decided_on is it's be",
)
export const BEHIND_ITEMS = words(
  'because since as for so it is seems looks would makes gives which then now here please instead before while until after will was over rather',
)
/** Lines that begin with these are not by whoever replies, nor is, behind a choice, an exercise. */
export const EXERCISES = words('question scenario situation exercise problem q')
export const OUTSIDERS = words(
  'instruction observation result results environment game user human system feedback output obs state instruction last_answer new_state next_state resulting_state updated_state new_question next_question next_situation next_observation',
)
/** What lies around the call of a tool. */
export const CALL_FIELDS = set(
  'tool_calls tool_call toolcall function_call functioncall function function_calls tool_use tool_code',
)
/** The tags around one thing that a tool is called with. */
export const PARAMETERS = words('parameter param arg argument field arg_key')
/** What a function is called that does something. */
export const CALL_VERBS = words(
  'act do choose select execute perform submit play answer vote run call send issue print go move take_action make_move step',
)
/** What a tool is called with. */
export const TOOL_FIELDS = words('arguments parameters input tool_input args params kwargs')
/** Fields that say with what something is done. */
export const OBJECT_FIELDS = set(
  'object item target container destination direction argument action_input arg arg1 arg2 param location room count amount quantity',
)
/** What the name of a field may end in besides. */
export const FIELD_ENDINGS = set('to take do name text letter value key label string')
/** Behind "and" these tell what an action is for, and are no second one. */
export const AIMS = set(
  'let leave see watch hope look check inspect examine find solve compute calculate learn study think after only',
)
/** What an action that is labelled as the answer is said to be good for. */
export const SERVING = set('gives gets means brings takes works helps makes fits wins')
/** Behind these a common word that stands alone still is the action. */
export const BEHIND_COMMON = set(
  'because since so as to for please now here first again this that it them and until while instead rather over not where with toward towards then than',
)

/** All lists whose words have a meaning of their own, so that none of them is another one typed wrong. */
export const KNOWN: readonly ReadonlySet<string>[] = [
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

/** Behind these `up` and `down` are no directions; behind the next `right`, and behind the last `left`. */
export const BEFORE_UP = set(
  'hurry back speed give clean set keep wrap follow catch pick put wake use make end line open stand sit slow calm hold bring fill warm heat it them onion plate dish soup this that',
)
export const BEFORE_RIGHT = set("is are was be seems looks feels sounds this that it that's it's you're not set get")
export const BEHIND_RIGHT = set('now away here after before')
export const BEFORE_LEFT = set(
  'option one thing choice action move nothing have has is are what onion plate dish time something',
)
export const PLACES = set('in into inside on onto at from to under behind off')
/** "I have thought about it and will …": what is said next is done. */
export const RESOLVES = set("will shall now so therefore i i'll")
/** In front of an answer, a denial of it or a word that points to it. */
export const DENIALS_AND_POINTERS = set('not never neither nor that this following write do')
/** How many, where nobody can tell how many that is; and whose or which a thing is, in front of it. */
export const SOME = set('another some all')
export const WHOSE = set('my her our another some this that these those all')
/** Their stop ends no sentence. */
export const ABBREVIATIONS = set('vs e g approx')
/** What distance is counted in, and what time is. */
export const STEP_NOUNS = set(
  'step steps cell cells tile tiles square squares space spaces field block x time times turn',
)
export const OCCASIONS = set('quest round turn step game mission time one team proposal')
/** Pairs that lead on to what is done. */
export const LINKED = set(
  "start_by starts_by starting_by begin_by begins_by beginning_by continue_by proceed_by best_off better_off right_now one_who to_face can_do believe_best think_best guess_best feel_best feel_forced feel_obliged feel_compelled me_down is_why that's_why exactly_why precisely_why is_reason reason_why confident_in",
)
export const POINTING = set('that this it which')
/** "Not now": when something is not done, so that it may be later; and in what time it is. */
export const NOT_NOW = set('now yet today immediately here')
export const SOON = set('minute moment while bit second sec')
/** Beside these what is called the last is not over: "the last step now". */
export const LEAVING = set('now left remaining remains')
/** "…, which lets me go north" */
export const ENABLING = set("let's allows permits enables frees leaves")
/** "I'd say she waits"; "… makes me approve", "put me down for …" */
export const OPINING = set('say think guess believe suppose expect bet')
export const CAUSING = set('makes make leads forces drives pushes moves compels convinces persuades count put mark')
/** What is left, or helps, is chosen. */
export const LEFT_OVER = set('leaves remains remaining left helps works')
/** What tells of the turn or the team at hand. */
export const AT_HAND = set('this my our these current next')
/** Behind a choice these leave it open. */
export const EXCLUDERS = set('vs versus nothing none neither no excepted excluded aside')
/** In front of a choice these leave it out, of all that {@link UNIVERSAL} words name: "any direction but north". */
export const EXCEPTING = set(
  'but except excepting excluding besides barring minus other_than different_than different_from apart_from aside_from save_for',
)
export const UNIVERSAL = set(
  'any anything anywhere anyone anybody every everything everywhere everyone everybody all each whatever whichever wherever whoever',
)
/** Behind a letter these say whether it is the answer. */
export const JUDGING = set('yes no true false correct right wrong incorrect')
/** An aside with one of these says something else than what stands beside it. */
export const OPENING = words(
  'not no never or if unless but except without anything instead rather other nicht pas nein kein keine не',
)
/** Behind a negation these refuse nothing: "I am not saying …". */
export const DOUBTS = words(
  'saying say said see know sure certain convinced decided mean claiming doubt why whether that',
)
export const ORDINALS = words('first second third fourth fifth sixth')
/** Behind "have" these decide. */
export const RESOLVED = set('decided chosen settled opted selected picked')
/** With `'s` behind them these own no answer. */
export const NO_OWNERS = set('let it that here what quest round turn game mission today')
export const ARTICLES = set('a an the')
/** What stands before what somebody judges: "sign off on this", "turn down this". */
export const ACCEPTING = words(
  'back second endorse greenlight green-light bless allow permit favor favour sign_off_on go_along_with go_with stand_behind get_behind say_yes_to say_aye_to yes_to yeah_to aye_to try rule_in_favor_of rule_in_favour_of',
)
export const REJECTING = words(
  'veto block stop kill sink refuse decline pass_on turn_down vote_down shoot_down strike_down say_no_to say_nay_to no_to nay_to rule_against stand_in_the_way_of get_in_the_way_of',
)
/** What somebody is who judges: "I'm fine with it". */
export const WILLING = words(
  'fine_with ok_with okay_with good_with happy_with content_with comfortable_with cool_with satisfied_with on_board_with for all_for in_favor_of in_favour_of behind',
)
export const UNWILLING = words('opposed_to against dead_set_against unhappy_with uncomfortable_with')
/** What somebody gives who accepts: "it has my blessing". */
export const CONSENT = words('vote support approval blessing backing go-ahead ok okay consent yes nod')
/** What says it where nothing else is said. */
export const ACCEPTED_ALONE = words(
  "affirmative go_ahead go_for_it let's_go let's_do_it do_it ship_it i'm_in on_board i'm_on_board sounds_good looks_good sounds_great looks_great no_problem no_complaints no_issues upvote green_light y yes yep yeah accepted agreed deal booked book_it sold i'll_take_it",
)
export const REJECTED_ALONE = words(
  "negative i'm_out not_on_board i'm_opposed no_go no_deal no_thanks downvote red_light veto block refuse decline refused declined rejected n no nope nein non no_way rather_not",
)
/** What takes back all that was said before it, and what only corrects it. */
export const TAKING_BACK = words(
  "scratch_that correction never_mind nevermind strike_that let_me_reconsider let_me_rethink let_me_correct let_me_think_again let_me_redo i_take_that_back i_take_it_back i_made_a_mistake i_made_an_error i_was_wrong i_misread kidding just_kidding only_kidding joking just_joking only_joking i'm_kidding i'm_joking oops my_mistake on_second_thought on_second_thoughts not_really make_that jk lol_jk actually_wait oh_wait no_wait hmm_wait",
)
/** What leaves it open at the end. */
export const UNDECIDED = words(
  "i'm_not_sure i'm_not_certain i_am_not_sure i_am_not_certain i_refuse i_cannot_decide i_can't_decide i_could_not_decide i_don't_know i_do_not_know i_cannot_know i_can't_know i_couldn't_decide let_me_think",
)
export const FORGETTING = words('forget ignore disregard cancel')
export const MISTAKEN = words('wrong mistake incorrect invalid not_right error impossible not_possible')
export const CORRECTING = words('or_rather actually on_reflection sorry')
/** Conditions that hold; "if I" with one of the next makes nothing depend on anything either. */
export const HOLDING = words(
  "i_suppose if_only if_you_ask if_i'm_not if_i_am_not if_forced if_pressed if_anything if_possible if_need in_any_case in_this_case in_either_case any_case this_case either_case either_way even_if even_when once_more once_again if_that's_best if_that's_all if_that_is_best if_that_is_all if_that's_how if_that's_what if_it's_all if_this_is_all if_this_is_best",
)
export const OWN_LIMITS = words('have_to had_to must may understand remember recall see read count got')
/** What is better than something else, where nothing else is named. */
export const COMPARATIVES = set('safer faster quicker shorter wiser smarter simpler easier sounder likelier')
/** What opens a reason before an action that stands alone: "Now that the soup is ready, …". */
export const GROUNDS = set('given since as because with now considering seeing knowing')
/** Negations that refuse nothing. */
export const REFUSING_NOTHING = words(
  "not_only no_doubt no_matter no_problem no_harm no_risk no_risks no_danger no_downside no_downsides no_shame no_cost no_loss no_drawback no_drawbacks no_disadvantage no_objection no_objections no_qualms no_fear no_hesitation no_issue no_issues no_complaint no_complaints no_regrets not_afraid not_ashamed not_scared not_shy not_sorry not_mind wouldn't_mind don't_mind can't_help cannot_help can_not_help couldn't_help not_help can't_wait couldn't_wait not_hurt won't_hurt wouldn't_hurt doesn't_hurt can't_hurt cannot_hurt cannot_wait why_not why_shouldn't why_wouldn't why_don't why_should_i_not nothing_left_but no_choice_but",
)
/** Behind "wait," these go on with the waiting, which then is no mere word of surprise. */
export const BEHIND_WAIT = words('because since as so for until till then please and while to bob alice i')
/** Fields that hold the type of a piece. */
export const TYPE_FIELDS = set('type tag kind action name decision response answer choice act move tool')
/** What stands in brackets at the end of a message that is over. */
export const SILENCES = words('end stop done eos eot wait waits waiting pause silence listening')
/** What answers a question of one's own with yes. */
export const GRANTING = words('yes yep yeah sure certainly definitely absolutely exactly of_course')
export const FITTING = words('fits fit works work right best it makes_sense good')
/** Behind "I" these do what is said next. */
export const RESOLVING = words('will shall must have_to need_to am_going_to choose pick want_to prefer')
/** What one calls oneself before what one says. */
export const OWN_NAMES = words('you me i myself assistant agent my_reply my_response my_turn')
/** What comments on a reply from outside begins with. */
export const COMMENTING = words('note explanation reasoning rationale analysis comment')
/** What leads to the words of somebody else. */
export const ANSWERING = words(
  'reply replies replied answer answers answered says said responds responded response writes wrote to_you to_me to_assistant',
)
/** In front of a label these tell how answers are written; the last ones too where they stand before anything. */
export const FORMATS = words('format formats template written_as in_the_form')
export const EXAMPLES = words('example examples e.g for_instance such_as')
/** Words that many write without their apostrophe, which then are no others. */
export const UNMARKED = words(
  "i'll i'm i've let's that's what's she's he's they're you're isn't aren't doesn't didn't wasn't shouldn't wouldn't couldn't mustn't",
)
/** Denied, these leave nothing else: "there is no better move". */
export const ELSE = words(
  'better other else more way only doubt question choice need point use reason time sense to_do left',
)
/** Before a second thought. */
export const HESITATING = words('but yet oh no ah oops ok okay sorry well so and')
export const SHORT_ORDINALS = words('1st 2nd 3rd 4th 5th')
export const COUNTS = words('one two three four five')
/** What the options that one chooses from are called. */
export const PLACE_NOUNS = words('option answer choice alternative statement')
/** What one would take instead of what is at hand. */
export const ANY = words('any anything something everything anyone almost different another')
/** "Vote it down", "wave it through". */
export const PUT_DOWN = words('turn vote shoot put')
export const LET_THROUGH = words('pass go_ahead go_through go through happen proceed stand')
export const GIVEN = words('pass green_light green-light thumbs_up thumbs-up chance try go')
export const OBJECTIONS = words('veto objection objections complaint complaints issue issues problem problems')
/** Between somebody's doing of something and what that leads to: "rejecting it again only …". */
export const BEHIND_DOING = set(
  'now again here only just it this that them team proposal plan offer deal still also too always',
)
/** What "nothing" makes good or bad of: "costs nothing", "gains nothing". */
export const COSTING = set('costs loses wastes risks')
export const NOBODY = set('nothing nobody nowhere')
/** In front of one's own "would" these tell of something else. */
export const ELSEWHERE = set('in with on under at from for instead although though even while after')
/** Behind these stands where somebody is, or what they do all the time. */
export const STATES = set("i'm i've we're we've am are be")
/** What asks others to act: "you should". */
export const OBLIGING = set('should must need ought')
/** Behind a choice these make it depend on something. */
export const DEPENDING = words(
  'as_long_as so_long_as as_soon_as by_time on_condition subject_to pending contingent conditional_on conditional_upon conditionally_on dependent_on assuming provided except_that except_if except_when',
)
/** Behind the type of an answer these only speak of it: "[accept] would be premature". */
export const OPEN_VERBS = words("would wouldn't could might may seems isn't was can cannot can't")
/** What makes another word of a verb: "[accept]able". */
export const ENDINGS = words('ing able ance ed ion')
/** What a piece of a reply is called in a comment on it. */
export const PIECES = words('message action proposal reply response query')
/** What one does with a thing in one's hands. */
export const HOLDS = words('hold holds holding carry carries carrying have has got')
/** The same in two words. */
export const LONG_LABELS = words(
  'correct_option chosen_option selected_option best_option final_option my_option new_plan good_idea better_idea action_input tool_input command_input',
)
/** Behind a yes, and behind a no, these say that it is not meant so. */
const LEAVING_OPEN = [...CONDITIONS, ...CONTRASTS, ...OBJECTIONS, 'mind']
export const TURNING: readonly WordSet[] = [
  new Set([...LEAVING_OPEN, ...NEGATIONS, ...BAD]),
  new Set([...LEAVING_OPEN, ...words('good fine great okay ok trustworthy solid best')]),
]
