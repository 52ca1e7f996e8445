/** Words that mistyped ones are put right to, and words that look like slips of them: data, all of it. */
import { wordSet } from './word-set.ts'

export const WORDS: ReadonlySet<string> = wordSet(
  `abilities about above absolute absolutely accept acceptable accepted accepting accepts accidentally account achieved achieves acknowledge acquaintance across action actually added adequate
   adequately adjusted admittedly adore advanced advantage advise affinity afford affordable afraid after afternoon afterwards again against agent agents agree agreed ahead align alignment
   allergic alley allocation allowed almost alone along alongside already alright alternative alternatively alternatives although altogether always amazing among amount amounts anniversary
   annoying another answer answers anybody anyone anything anytime anyway anywhere apart apologies apologise apologize appalling apparently appeal appealing appointment appointments appreciate
   appreciated appreciates approaches appropriate approximately areas around arranged arrangement arrested arrival arrivals arrive arrives arriving aside asked asking asleep assessment assign
   assigned assigning assignment assistant assuming attachment attend attendance attended attending attractive audience august authored authority available average avoid avoided avoiding avoids
   awaiting aware awesome awful background barely bargain based baseline basically beaten beats because before begin beginning begins behind being believe belongs below besides better between
   beyond bigger biggest birthday blank blanks blessing block blocked blocks board bonus booked booking books borderline bored boring bother bothered bottom boyfriend break breakfast bright
   brighter brilliant bring bringing brings brother brown bucks buddy budget build business calculated calendar called calls cancel canceled cancelled cancelling candidate candidates candle
   cannot capable cards careful cares carries carry casual catastrophe catastrophic catch category cause cautious ceiling celebrate celebrating central certain certainly champion chance change
   changed changes changing cheap cheaper cheapest check checked cheers chemotherapy choice choices choose choosing circumstances class clear clearly clever client clock close closed closer
   clueless coffee coincide coins collapse colleagues column combination combinations comes comfortable coming comments commit commitment commitments committed common community companion
   company compare compared compares comparing comparison comparisons compatibility competence competent competition competitors complain complaint complaints complete completely compromise
   compulsory computed concern concerned concerning concerns concessions conclude concludes concluding concrete concur condition conference confidence confident conflict conflicts confused
   consequence consider considerable considerably considered considering content contest continue contract contrary contrast contribute contributed contributes convenient convince convinced
   convincing corner correct correction corrections correctly costs could count counter counting counts couple course courtesy cover coworkers craving crazy cream credentials credibility cringe
   criterion critical criticism crowded crucial crushing currently customer customers daughter daylight dealer death december decent decently decide decidedly decision decline decoration
   defending deficient definite definitely delay delegate delicious delighted delivers dentist departs departure depending depends deserves desperate destined devastated developed dialogue
   difference different difficult difficulties difficulty dimension dinner direction directly disagree disappear disappoint disappointed disappointing disaster disastrous discipline discuss
   discussion disgraceful disgusting dislike dislikes dismissed disposable disregard dissertation distinctly distress distribute ditch ditto doctor doctorate doesnt doing dollars domain
   dominates double doubt doubtful doubts draft dreadful dream dreaming drink drinks drive dropped dropping dunno during dying earlier earliest early earns easier easily edges effort eight
   eighteen eighteenth eighty either eleven eleventh elsewhere embarrass embarrassing emergencies emergency empty encountered ending english enjoy enjoyment enormous enough enter entered entire
   entirely entrusted entry equal equally equals equipped equivalent error especially essential essentially evaluated evaluation evening evenings event events every everybody everyone
   everything everywhere evidence exact exactly exceed excellent except exception exceptional exceptionally exceptions exchange exchanged exchanging excited excluded excluding excuse exemplary
   exhausted exist existent exists expect expectation expectations expected expecting expelled expensive experience experienced expert expertise explore extensive extensively extraordinary
   extremely fabulous fails faintest fairly falls familiarity family fancy fantastic father favor favorable favorite favour favourable favourite feasible feature february feeling feelings fewer
   field fields fifteen fifty fight figure final finally finish finishes finishing fired first fixed flawless flexible flight flights follow followed following follows forbidden force forever
   forget forgive forty forward found fourteen fourteenth fourth friday friend friendly friends front fulfilled fully function fundamentals further gamble games generally getting gimme
   girlfriend given gives giving gladly global going gonna goodness graduation grandma grateful great greatest greatly greek green greetings ground groups guaranteed guess halfway handle
   handles handling hands handy happen happens happier happiest happily happy hardly hates haven having headache headaches heading heads heard hearing heart heartbroken heaven heavy hello
   helpful helpless helps hesitant hesitate hesitation hidden higher highest highly hinges holds honest honestly hopefully hopeless hoping horrendous horrible hotel hours house however hundred
   hungry hurry hurts husband ideal ideally ideas identical ignorance ignore imagine immaculate imperative implemented importance important impossible impressive improve improved improvement
   improvements inadequate incompetent incomplete incredible incredibly indeed index indifferent indispensable inexpensive inexperienced inferior influence inform informal information initial
   initially insane insanely insanity inside insist instead insufficient intention interest interested interfere intermediate internal interview intimidate invented investigated investigates
   investors irrelevant irresponsible issue itinerary january judge keeping kettle killing kills kinda kindly knock knowledge knowledgeable knows lacks landing lands language large lasts later
   latter leading leads league leaning least leave leaves leaving lectures length letting level liability lifetime light lighter likelihood likely likes likewise liking limit limited lines
   listed listen listened listener listening lists literally literature little locked longer looked looking looks loses lousy lovely loves lower lowest lukewarm lunch lunchtime lying
   magnificent majority makes making manage manageable mandatory marginal marks marvellous marvelous match matches matching matter matters maximum maybe meaning meaningless means meant
   meanwhile measured measures mediation mediocre medium meeting meetings meets mention mentioned mentioning mentions merely message middle middling midnight might migraine miles minimum minor
   minute minutes miserable misread missed misses missing misspoke mistake mistaken mistakes mixed moderate moderately moment monday money months morning mornings mostly mother mountain moved
   moving multiple myself named namely names nearly necessarily necessary needed needs negative negatives negligible negotiable neither nerves neutral never nicely night nightmare nineteen
   nineteenth nobody noise noted notes nothing notice noticeably notwithstanding november nowhere nuisance number numbers object objection objections obligation obliged observation observer
   obsessed obvious obviously occasionally occupied october offer offered offers office often okayish online openings operation opinion opinions opportunity opposite optimal optimistic
   optimized optimum option optional options order orders ordinary original originally other others otherwise ought outscores outside outstanding overall overlap overlaps overnight overpriced
   overrated packed pairing pairs paper papers paragraph paramount pardon partial partially participate participating particularly partly partner party passable passionate pathetic patterns
   peace pedestrian pencil people percent perfect perfectly perhaps period person personal personally persuade persuaded phenomenal phone picks pinnacle pioneers pitching place placed places
   plain planning plans player plays pleasant please pleased pleasure plenty point pointless points polite position positioned positive possibilities possibility possible possibly postpone
   postponed potential practically practices precedence preceding precious prefer preferable preferably preference preferences preferred prepared preparing presence present presentation
   presenter presenting pressed presumably pretty previous price pricey priority private privately prize probably problem problematic problems proceed professor proficiency profound prohibits
   promise promised promising promotion proposal propose proposed proposes proposing proven provide provided provides published publishes putting qualification qualifications qualified
   qualifies question questionable questioned questions quick quite range ranking rankings ranks rated rather rating reach reached reading reads ready really reason reasonable reasonably
   recalled recap receive recently reckless reckon recommend recommendation recommendations recommended reconsider record recording recurring redeye references refuse regarding regardless
   regards register regret regrettably regularly rehearsal reject rejection relative relatively relevance relevant reliable relieved reluctance reluctant reluctantly remainder remaining remains
   remarkable remarkably remember remotely repeat repeated replace replacement replacing reply represent requested require required requirement requires researched researching resend
   reservation reservations reserve reserved respectable respectively response result return reverse review reviewed reviewer reviewers reviewing reviews revolves ridiculously right roughly
   round route rubbish rules running sacred sacrifice sacrificing sadly sarcasm satisfaction satisfactory satisfied saturday saying scale scales scarcely schedule scheduled scholarship score
   scored scores scratch search searched second secondary seeing seems selected sending sense sensible sensitive september serious seriously settle settled seven seventeen seventeenth seventy
   several shall shame share shared shift shifting shines shocking shoot short should shoulders shown shows significance significant significantly silly similarly simply since single sister
   sitting sixes sixteen sixteenth sixty skeptical skipped skipping skips sleep slight slightest slightly small smallest smart smashing solid solution somebody someone something sometime
   sometimes somewhat somewhere sooner sorry sound sounds spare speak speaker speaking speaks special specialised specialist specialized specializes specialty specifically spectacular spectator
   speed spelling spend splendid spots squares squeeze squeezed stand standard standards standing stands stars start starting starts state statements status steer steps stick sticking still
   stomach stops story straight stranger street strength stress stresses stretch string strong stronger strongest strongly struggle struggles stuck study studying stuff subject subjects submit
   suboptimal substantial substitute sucks suffice sufficient sufficiently suggest suggested suggesting suggestion suggestions suitability suitable suited suits summary sunday super superb
   superficial superhero superior superstar supervisor suppose supposed surely surpassed surprise surprised survive swapped swapping sweet switch switched switching table taken takes taking
   taste teach teaching tells terms terrible terribly terrific territory textbook thank thanks their therapist there these thesis thing things think thinking third thirteen thirteenth thirty
   thorough those though thought thoughts thousand thousands three thrilled through throw thumbs thursday tight times tired today together tolerable tolerate tomorrow topic total totally touch
   touches touching tough toughest touristy towards trade trail trailing train training trash travel traveller travellers treasure treasures treat tremendous tried trivial trouble troubles
   trust trying tuesday turns twelve twenties twentieth twenty twice typed typical ultimate unacceptable unavailable unbearable unbeatable unbeaten unchanged under understand understanding
   understands understood undoubtedly unfamiliar unfortunate unfortunately unhappy unimportant unknown unknowns unless unlike unlikely unnecessary unpleasant unqualified unrelated unstoppable
   unsuitable unthinkable until untouched unwanted unwilling update upper upsetting urgent useful useless users usual usually utmost utterly valuable value values version video virtually
   visible vital waiting wanted wants waste wasted watch weaker weakest weakness wedding wednesday weekend weighs weight weights weird welcome whatever whatsoever whenever where whereas
   wherever whether which whichever while whoever whole whoops whose willing willingly window winner wishes within without wizard wonder wonderful words worked working works world worries worry
   worse worst worth worthless would wouldn wretched write writing written wrong wrote years yields yours yourself`,
)
/** People write these as they are. */
export const OTHER_WORDS: ReadonlySet<string> = wordSet(
  `provably abhor abide ability absence absent abstain absurd abysmal aches achievable achieve acres acton adept adjust admit adores adverse advisable advised afore afternoons afterthought agony
   agreeable alarm albeit aliases alien alight aline allot alter altered amend amiss amongst angry annoy annoyed annoys anyhow appeals applies apply approx april aptitude arrange arras ashamed
   asides aspect assert assess asset assigns atrocious attempt averagely averse await awards awfully babysit backup badly banker banks banned baptism barber barley barring bases basics batter
   beads bearing bears beast beings belief bellow belong beside bests betas bettered betters biddy bight binging bingo birth biter bites bitter blocs boeing boing boise bombs booed booing bools
   boots bores bosses bothers boxes brainer brats bread breaker breath breathe breathes bride briefly broader browsed buddies budge budgeted bugger built bunch butter calamitous calamity
   calculate calendars campion cancelable canceling cancellable captivate cared career caress carey caries carried carved carving catchup cates cation caught causal caution caving chair
   chairing chapter charm charts checkin cheer cheerfully chemo cherishes chose chosen christening chuck claim claimed clarify clash clashes cleary click clicked clicks clients clint clocks
   closes closet closing coat coats coffer coined collide colors colours comfort comma command commences commencing commendable compete compose conceivably cones consent contact coons corse
   costing costly counsel coupe court covers cracked crammed crave craves create created creditably creeps crime crowd crowed crown crushed crushes cunts curse cursed curses cushing dabbled
   dabbles daily darker darkest dates daytime dealbreaker dearer dearly decades decides deduct deducted deducts deeds deems deeper deeply defeats defend degree delayed delete delight deliver
   denials denied dense depart departures depend dependable deplorable depress depresses depth deputy design desire desired desist despise despises despite detail details deter detest didnt
   dilly diner dingle dipped disappoints discus disgust disgusts disinclined dismal dispensable dispense displeased distant disturbs ditching divine divorce doable doctors donner doomed drama
   dread dripped dripping drives drooping droppable drunks dubious ducks duper dutch dwarfs eager earned earth eaten eating eats echoes eclipse eclipsed eclipses effect eighth eighties eights
   elven enchant ended endure engaged engines enjoys entice entre entrust errand errors escape ether evens exceeds excels excepting excise excite exclamation exclude exert exhaust existed
   exited exits expects expendable extent extra extreme failing fairies fairy fallback falter falters fancies farcical fares farther fascinate fault faultless favors favours feeds feels fence
   fiasco fiddle fiend fiends fifteenth fifth fifties fighting fights filed files filing filler filling filly finer finest finnish fitch fitter fitting fives fixes flair flawed flies floor
   flops flying folks folly foolish fools forbid forbids forego foreign forge forgo forgoing formality former forte forties founded fours frankly freak freaks freely fried frighten funeral
   furious fussed fussy future gable gained gaining gains gandy garbage gates gather gathered gathering gathers gearing genius getter ghastly gibberish glanced godsend golds goodbye grabs
   gradation grade grades granny grant granted grasp grasps grate greater greener greet greta greyed grief groom gross grudgingly guessed guest gully gutted gutter habit haircut hairdresser
   halves handel handing hangs hardest hardy hares hassle hayes headed healthy heaps hears hearts heating heavens heavily hectic herat hesitations hines hives holes holiday honesty hopelessly
   hopes hopping horrid horus hosted hostel hosting hotels hotter howdy hugely humanly hurst ignored imaginable immense immovable impact impeccable imply importances inadvisable inane
   inconceivable indefensible indigestion inept infinitives infirm inline insight inspire intend interchangeable intern intolerable intolerant invent irony irritate irritates issues italy
   itching items jammed jello jewel joiner judged justice keeper keynote kites knick knocks label lacking lackluster ladder lamentable lansing larger largest lasting lastly laughable layer
   layers laying layout leafs leagues learn lease leasing lecture lectured lecturing legend lesser letter levels licked liens lightly lights likelier limes limits linda linger listens litter
   lively lives livid loads loath loathe loathes lobes lonely loner loose loosely looses losing loved lovey luckily lusts lynch madness maestro mainly major males manager mange march marches
   marching marginally markedly markers massive master masterful masters matched mater maxes maximal mayne measure medal median member memory merit merits messes middlingly midpoint midway
   mikes mildly million minds minimal minus mises misgiving misgivings mismatch mismatched missable mission mixes modest modifiers moles monograph monster month monthly mooney mosses motel
   motels moths mourn movable movers moves muddle mules murder mystery nails nasty natural nature nauseous nearer neglect neglecting nerds nether neves nicer nifty nigger nights niles nines
   nineties ninety ninth noisy nonexistent nooks noose normal notable notch notices noyes obliges observe occur oclock offend omission omitting onside opposed optima optimised orange outclassed
   outdo outdoes outdone outlook outmatched outperformed outperforms outrank outranked outranks outshines outshone outweigh outweighs overly overqualified overshadows paces painful paired
   pairings paler pales palin panelist panning pants parents paring paris parry parson parts passably patch patchy patty pauses payer peasant pease peerless peers penalty perdon perform periods
   persona persons persson pessimistic petty phrasebook phrases physio picked picking picky piece pieces pinch pinkish pints pioneered pitch pitting placing plainly plane planet planing pleaded
   pleading pleads pledged politeness poorer poorest poorly posted poster posters postpon postponing potion potions practises prefect prefers preset pretentious prevails prevent prices prime
   prior privacy prodigy proficient project provable proved publish pucks pushed puzzle quality qualm qualms quarter queen quest raining rakes raking rallies rally random ranked rankin rarely
   raring rates raving rayed reachable reaches reaching readily rearrange rearranged reasons recall recent recon redder reddish referee reference referred refrain regard regrets regular relies
   relly relying remain remarks reminder remote remotest remove repel rephrase reproach repropose repulsive reschedulable reschedule rescheduled rescheduling researches resent reserves
   reshuffle resort restore rethink revere revert revolt rewriting riddance rides righty rimes ringing rings riskier risking risky rites rival rivals roads rocks rockstar rough rougher roughest
   routine rubbishy rudimentary ruinous ruled runner rusty sacked sacrosanct safer sailing sales sanding sands saves saving scandal scant scare scared scares sceptical school scoff scoffed
   scope scrap scrapes screams screwed screws scruples sealer seats secret seeds seldom select selling semicolon sensing serviceable session setter sevens seventh seventies sewing sewn shabby
   shade shadow shakier shaky shane shard shave shifted shine shins shirt shirts shockingly shoddy shorthand shove shred shuffle shuffled sicken sifting sight sights signed silent silky simeone
   singe sinner sipped sipping sited siting sixth sixties sizes sketchy skill skilled skills skimmed skippable slammed slated slays slide slides slip slipped slipping slips slots slouch slower
   smaller smarter smashes sneeze sneezed sniff sniffed snobby social solely solly solvers sorely sores sorta sounder spans spares spate specialises speciality specially spectacularly speech
   splendidly spotty spread stake stakes standup stans stare stared stares staring starring starter stated stating stats stays steal steep stellar stiff sting stings stinker stinks stock
   stocking stocks stoll stomachache stone stoops stopgap strangle strat strict strike stringer strip strung studied studies stumble stumbles stupid style sublime subpar substandard suffer
   suffers suffix suitably suite suites sully summit superficially supper suppers supply supreme surer surgery surly surpass surpasses survey suspect swamped swaps swear swore taboo tacky
   tailing tailor talent tales tanking tanks tasks tasty taught teaches tears tempering tempt tenth terns terrify theirs therapy thinkable thinks thins thirties thirtieth thong thongs threes
   threw thrice thrill thumb thumbsdown thumbsup thunk ticket tickets timing tiniest tires toads toast token tolerably tomes topics topmost topped torment torture totes touched tour tours
   toward trading tragedy trails trainwreck traveler travelers treaty trickiest triple trophy trough truly trump trumps tryst turning twelfth types unable unassigned unconvincing undecided
   underqualified underwhelming uneasy unequalled unexceptional unexplained unfavorable unfavourable unfit unhelpful unimaginable unimpressive uninformed uninspiring unmatched unmissable
   unparalleled unprepared unreal unremarkable unrivaled unrivalled unser unsettle unsuited unsurpassed untouchable unwelcome unwise upgrade upset urgency using utter vaguely valued vaseline
   vastly ventral verdicts versa versed versus viral virtuoso waited waits waned wanting warn warned warns wastes wasting webinar weeds weekday weekly weeknd weeks weigh wetter wheelhouse
   wheres whilst whizz widely wider widow widows wight winder windows wipes wiser wither witness woeful woefully wording workable worthy wouldnt wreck wright wring writes yeats yellow yells
   yikes yucky yummy zeros zilch`,
)
