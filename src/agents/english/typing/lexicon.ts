/** Words of the talk in all games, to which mistyped ones are put right, and words that only look like slips of these. */
import { wordSet } from './word-set.ts'

/** Words that everybody uses every day. */
export const FREQUENT: ReadonlySet<string> = wordSet(`
  able about above absolutely accept accepted access accident according account across acting action activities
  actually add added adding addition address admit adult adults advance advanced advantage advice affect afford afraid
  after afternoon again against agent agree agreed agreement ahead aid air airport alcohol alive all allowed allows
  almost alone along already also alternative although always amazing american among amount and angry animal animals
  announced another answer answers any anymore anyone anything anyway anywhere apart apartment apparently appeal
  appear appeared appears appreciate approach appropriate approved approximately april are area areas argument around
  arrested arrived art articles asian aside ask asked asking assistance assistant assume attempt attention audience
  august authority available average avoid aware away awesome back background bad band bar based basically beach beat
  beautiful beauty became because become becomes been beer before began begin beginning begins behind being believe
  believed below benefit besides best better between beyond big bigger biggest birth birthday bit blame block blood
  blue board book books boss both bottle bottom box boyfriend break breakfast bridge bright bring bringing brings
  british broke broken brother brothers brought brown budget build building bunch bus business but buying call called
  calling calls came can candidate cannot capable capital car cards care careful carried carry carrying catch category
  cause causes cent center central centre century certain certainly challenge champion chance change changed changes
  changing chapter charge charges cheap check cheese chicken chief child children chinese choice choose chosen
  christmas church circumstances citizens city claim claimed class classes classic clear clearly close closed closer
  clothes club coffee cold collected college combination combined come comes comfortable coming comment comments
  committed common community companies company compared competition complete completed completely concern concerned
  concerns condition conditions conference confidence confirmed conflict connected connection consider considered
  considering contains content continue contract controlled conversation cool corner correct cost costs could count
  country couple course court cover covered crazy cream create crime critical cross crowd culture current currently
  customer customers cutting dance data date dating daughter day days deal dear death decades december decide decided
  decision definitely degree demand department described deserve desire despite details determine determined developed
  did difference different difficult digital dinner direct direction directly discovered discuss discussion display
  distance district doctor documents does dog doing dollar dollars done dont door double doubt down draft drama dream
  dress drink drinking drive driver driving dropped during dying each earlier early earth easier easily east eat
  eating effect effort eight either else email emergency employees empty end ended ending enemy energy english enjoy
  enjoyed enough ensure enter entered entertainment entire entirely entry equal especially essential european even
  evening event events eventually ever every everybody everyone everything everywhere evidence exactly example
  excellent except exchange excited exist expect expected expensive experience experienced explain explained extra
  extremely faces facility facts failed fair falling falls false families family famous fan fantastic far fashion fast
  father fault favor favorite favourite feature features february feel feeling feelings feels feet felt few field
  fields fifth fight figure figures fill films final finally find finding finds fine finish finished fired first fish
  fit five fixed flight floor flowers focus folks follow followed following follows food foot football for force
  forced forever forget forgot former forms forward found four fourth frame frank free french fresh friday friend
  friendly friends from front full fully fun function further future games garden gave general generally german get
  gets getting girlfriend girls give given gives giving glad glass global goals goes going golden gone gonna good got
  gotta grade grand grant great greater greatest green ground group groups grown guess guest guide guilty had half
  handle hands happen happened happening happens happy hard harder has hate have having heads health hear heard
  hearing heart heaven heavy hello help helping helps her here herself hey high higher highest highly him himself
  historical history hit hold holding holds holiday home honest honestly hope hoping host hotel hour hours house how
  however huge human hundred hundreds husband idea ideas illegal imagine immediately important impossible improve
  improved include included includes including incredible indeed index indian individual influence information initial
  inside instance instead insurance interest interested interesting interests internal internet interview into island
  issue issues italian items its itself january japanese job joined joint journey judge just keep keeping keeps kept
  kick kid kids kill killed killing kind kinda kiss kitchen know knowing knowledge known knows ladies language large
  larger largest last late later latest laugh lead leader leading leads league learning least leave leaves leaving
  left legal legs length less let letter letters level light like liked likely likes limit limited line lines list
  listed listen listening literally literature little live lived lives living local located location long longer look
  looked looking looks lose losing lost lot lots love loved lovely loves low lower luck lucky lunch lying machine mad
  made magic mainly majority make makes making managed manager many march mark market married match matches matter
  matters maximum may maybe mean meaning means meant measures meat medicine medium meet meeting member members memory
  mention mentioned message metal middle might miles million mind mine minimum minor minute minutes miss missed
  missing mistake mixed mobile modern moment monday money month months moon more morning most mostly mother mountain
  move moved moves movie movies moving much multiple murder museum music must myself named names national native
  natural near nearly necessary need needed needs negative neither network never new news next nice night nine nobody
  non none nor normally not noted notes nothing notice november now number numbers obvious obviously october off offer
  offered offering offers office official often okay old once one ones online only open opened opening operation
  opinion opportunity opposite option options order ordered orders original originally other others otherwise our
  ourselves out outside over overall owned owner owners page paid paper papers parents park part particular
  particularly partner parts party pass passed past path paying peace people percent perfect perfectly perform
  performed perhaps period person personal personally phone photo photos pick picked picture pictures piece pieces
  place placed places plan plane planet planned planning plans plant plants play played player players playing plays
  please pleasure plenty plus point points poor popular position positions positive possibility possible possibly post
  potential prepared presence present press pressure pretty previous previously price prices prince prior private
  prize probably problem problems process products professional professor program progress promise proper properly
  proposed proud prove provide provided provides providing public published push put putting quarter queen question
  questions quick quickly quiet quite raise raised random range rather reach reached reaction read reading ready
  realize really reason reasonable reasons receive recently recommend record records reduce reference regarding
  register relatively relevant religious remain remaining remains remember remove removed replace report reported
  reports represent request require required requirements requires reserve respect response rest restaurant result
  results return returns review reviews right river room round route rules run running said same saturday saved saving
  say saying says scale scared scene schedule school score scored screen search second seconds secret secure see
  seeing seeking seem seemed seems seen selected selection sell send sending sense sent sentence september serious
  seriously serve served serving set setting seven several shall share shared she shoes shoot shop shopping short
  should show showed showing shown shows sick side sign signed significant signs silver similar simple simply since
  singing single sister sit sites sitting situation six sleep slightly slowly small smaller smart smile smoke society
  sold solid solution some somebody someone something sometimes somewhere songs soon sorry sound sounds source sources
  space spanish speak speaking special specific specifically speech speed spend spending spent spirit spoke spot
  spread spring squad square staff stage stand standard standards standing stands stars start started starting starts
  state stated station status stay step steps stick still stone stop stopped store stores storm story straight strange
  strategy street streets strength stress strike strong struggle stuck student students study stuff stupid style
  subject success such suddenly sugar suggest suggested suit summer sun sunday super support supported supposed sure
  surgery surprise surprised sweet switch system table take taken takes taking talk talked talking talks target task
  taste taught tea teach teacher teachers teaching team teams tell telling tells ten terms terrible territory test
  than thank thanks that the their them themselves then there therefore these they thing things think thinking thinks
  third this those though thought thoughts thousand thousands three through throughout throw thursday ticket time
  times tired today together told tomorrow tonight too took top total totally touch tough tour toward towards town
  track trade trading traditional traffic train training travel treat trees tried trip trouble truck true truly trust
  try trying tuesday turn turned turns twenty twice two type typical typically unable under understand understanding
  understood unfortunately units university unless until update upon upper upset use used useful users using usual
  usually valley value values van vehicle vehicles version very video videos view views village visit vote wait
  waiting walk walked walking wanna want wanted wants was waste watch watched water way ways wear weather wedding
  wednesday week weekend weeks weight weird welcome well went were west what whatever when whenever where whether
  which while white who whole whose why wife will willing window windows wine winner winning wins winter wish with
  within without woman women wonder wonderful words work worked workers working works world worry worse worst worth
  would wow write writing written wrong wrote yeah year years yes yesterday you young your yours yourself
`)

/** Less frequent ones that people use in these games: of agreement, plans, numbers, times, towns, food, rooms and papers. */
export const SELDOM: ReadonlySet<string> = wordSet(`
  abhor abide abilities abroad absence absent absolute abstains absurd accent acceptable accepting accepts accessible
  accidentally accommodate accommodated accommodations accord accordions aches achievable achieved achieves aching
  acknowledge acoustic acquaintance acquaintances adapt addict addicted addicts additionally addressed adds adequate
  adequately adjoining adjust adjusted admire admission admittedly adopt adore adores advantageous advise affinity
  affirmative affordable afterwards agenda agents aggressive agreeing agrees airbnb aisle align aligned alignment
  alike allergic allergies allergy alley allocation allowance alongside alright alter alternatively alternatives
  altogether ambience amenities amenity amiss amounts ample amused ankle ankles anniversary announce announcement
  announces annoy annoyance annoyed annoying annoys answered answering antique anxious anybody anyhow anyplace anytime
  apologies apologise apologize appalling appealing appeals appetite appointment appointments appreciated appreciates
  approaches approval approve arboretum arcade arent argue arithmetic arrange arranged arrangement arrival arrivals
  arrive arrives arriving arthritis artisan ashamed asides asleep aspect assessment assign assigned assigning
  assignment assist assuming assure assured atlas atmosphere attached attachment attend attendance attended attending
  attic attract attracted attraction attractions attractive attracts aunts authentic authored authors automobiles
  autos autumn averse avoided avoiding avoids await awaiting awake awful awfully awkward babies babysitter babysitting
  bachelor backpack backpacker backwards badly bagged bairns balanced balcony bananas bands banish banjos banned bards
  barely bargain bargains bars bartender baseline bassist bath bathroom battery beacon beans bearable bearing beaten
  beats beers beforehand begged beginner begun belch belief belly belongs bench beneath beside bicycle biggie bikes
  bites bitter blamed blank blanks blast bleak bless blessed blessing blisters bloat bloated blocked blocks blogger
  bloody blows blues boils bonus booked booking bookings bookshop bookstore booster boots borderline bored bores
  boring borne borrowed bother bothered bottles bounce bouncy bowling bowls boxed boxes breaker breaks breath breathe
  brews bridesmaids brief briefly brighter brilliant brutal bucket bucks buddies buddy budgets buggy bulldog bummer
  bunched burgers buses butter button buttoned buttons bypass cafes caffeine cafés calculate calculated calculating
  calculation calculations calendar camper campers cancel canceled cancelled cancelling candidates candle candy cant
  capped caravans carefully cares carries castle casual catastrophe catastrophic cater cautious cedar ceiling
  celebrate celebrating celebrity cellar cellos centres cereal certainty chairs champ charger charm charming charts
  chats cheaper cheapest cheaply cheated checked checking checklist checkout checks cheeks cheer cheers cheesy chef
  chemotherapy cherry chess childhood childrens chilled chills chilly chocolate choices choir choirs choke choosing
  choosy chose chuck chunks cigarettes circle circling circuit classics classier classmates classy claustrophobic
  clever cleverer cliché clicked client climb climbed climbs clock closes closest closing clubs clueless clumsy
  cluster coaster cocktail cocktails coffeehouse coin coincide coins colder collapse collar colleague colleagues
  collect collective colored coloured column combinations combine combining combos comfort comfy commit commitment
  commitments communicate commute commuting compact companion companions compare compares comparing comparison
  comparisons compatibility competence competent competitors complain complains complaint complaints complicated
  comply compromise compulsory compute computed computing comrade concede concentrate concerning concert concerts
  concessions conclude concluded concludes concluding conclusion concrete concur conferences confess confident confirm
  conflicts confused congregation connect connecting connections connects conscious consent consequence considerable
  considerably consideration constantly contain containing contest continuing contrary contrast contribute contributed
  contributes contribution convenience convenient converse convertibles convince convinced convincing cooked cookie
  cookies cooking copper corners corny corrected correction corrections correctly corrects corresponding corridor
  corridors cosier costing costliest costly couch cough couldnt counted counter counterpart counterproposal counting
  countryside counts courses courtesy courtyard courtyards cousin cousins covers coworkers cozier crabby crabs crack
  cracking craft cramps cranky crave craves craving crayons craze creamy credentials credibility creeps cringe crisp
  criteria criterion critic criticism criticisms crossing crowded crowds crucial cruel cruise crumbs crunch crushing
  crutch cuisine cupcake curious curry dairy danced dancing darling dates daughters daylight dealbreaker dealer dearer
  dearest dearly decent decently decidedly decides deciding declare decline declined decoration decrease defending
  defer deficient definite degrees delay delegate delete delicious delight delighted delightful delivers demanded
  demands denied denies dentist dentists departing departs departure depend depending depends depress depressed
  depressing describe deserves designated desperate despise despises destination destined detest detour detox
  devastated devoted devours dialogue diapers didnt differ differently differs difficulties difficulty digest digging
  digit digits dimension diner dingier dining dinners directions disagree disagreed disagreement disagrees disappear
  disappeared disappoint disappointed disappointing disappointment disappoints disaster disastrous discard discipline
  disclose disconnected discounts discover discussing disgraceful disguise disgust disgusting dishes dislike disliked
  dislikes dismissed dispensable disposable disregard dissatisfied dissertation distances distant distinctly distress
  distribute disturb disturbs ditch ditto dive dives divey divine dizzy dockside doctorate doctors doesnt domain
  dominates doomed doors doubtful doubts downs downside downstairs downtown dozen dozens drafted dramas drank drawn
  dread dreadful dreamed dreaming dreamt dreary drinker drinkers drinks driven drives drool dropping drops drove
  drowning drummer drummers drums dullest dumbest dumped dumplings dunno eager earliest earns easter eaten eater
  eaters eatery eats economical edges eggs eighteen eighteenth eights eighty elastic elegant eleven eleventh eliminate
  elsewhere emails embarrass embarrassing embassy embrace emergencies encountered endorse endure endured enemies
  enjoyable enjoying enjoyment enjoys enormous enrage entering enters entertaining enthusiast enthusiastic entrance
  entries entrusted equally equals equipped equivalent error errors escaped essentially establishments estimation
  ethiopian evaluate evaluated evaluates evaluation evenings exact examine examined exams exceed exceeding exceeds
  excepted exception exceptional exceptionally exceptions excessive exchanged exchanges exchanging excite excites
  exciting exclude excluded excluding excuse excused exemplary exhaust exhausted exhausting exhaustive existent exists
  expectation expectations expecting expelled expenses expert expertise explanation explode explore extensive
  extensively extract extraordinary fabulous fails faint faintest fairly fairness fairs fallen familiarity fanatic
  fancier fancy farther fascination fashionable faults favorable favour favourable feared feasible featured featuring
  feeble feeds fence ferry fetch fewer fewest fiancee fiddle fiddler fiddles fidgety fifteen fifty figured files fills
  filters finances finer finest finishes finishing firmly fits fitted fitting fives flavors flavours flawless flexible
  flights flipping float flowing flown focusing fond foolish footage forbidden forgets forgetting forgive forgo
  forgotten formal forth fortieth fortune forty founders fours fourteen fourteenth frankly freaks freezing fridge
  fries frighten frowned frugal fruitful frustrating fulfil fulfill fulfilled fulfilling fulfils fundamentals furious
  furthermore fussy gained gallery gamble garage garages garbage gardens gassy gazing ghastly gimme girlfriends gladly
  glance glasses goddess godsend goodness gorgeous gotcha gotten grab grabbing grabs graduation grammar grandchildren
  granddaughter grandkids grandma grandmother grandpa grandson graph grass grate grateful greasy greatly greedy greek
  greet greetings grief grill gross grosses grounds grows grubbier grumble grumpy grungier guarantee guaranteed
  guessed guesses guessing guests guitar guitarist guitarists guitars hails halfway hallway hallways halves handed
  handles handling handy hangovers happier happiest happily happiness harbor harbour hardly harmed hasnt hated hates
  hauls haunts haven havent haves headache headaches heading hears heartbeat heartbroken heartburn hearts heavenly
  heeded heeding heeds heels heights heirlooms helpful helpless hence herbivores heres heron hesitant hesitate
  hesitation hiccups hidden hideous hides highlight highlights highs highway hiking hilltop hinges hipper hipster
  hired hiring hitting hives hockey homemade homework honesty honey honeymoon hooked hoped hopefully hopeless hopes
  hordes horrendous horrible horror hostel hosting hosts hotter humble hungry hurry hurts icecream icing ideal ideally
  identical ignorance ignore ignored ignores imaginable imagination imagined imagining immaculate immaterial impatient
  imperative implemented importance impress impressed impressive improvement improvements improves inadequate
  inappropriate inclined incompetent incomplete inconvenient incorporate incorrect incredibly indicate indifferent
  indigestion indispensable indoor indoors inefficient inexpensive inexperienced infants inferior inform informal
  informed infuriate initially injured input inquire insane insanely insanity insider insist insisted insisting
  insists instagram instinct instructions insufferable insufficient intend intent intention interchange interfere
  intermediate intimate intimidate intrigued intriguing invalid invented investigated investigates investors invite
  inviting ironic ironically irrelevant irresistible irresponsible irritate islands isnt itching itineraries itinerary
  jacket jazz jealous jeans jittery joining joins jointly joints joking journeys judged judgement judges judging
  jumped jumps jumpy juniors justify keen keeper kettle keyboard kicking kidding kiddo kiddos kills kindergarten
  kindly kinds kitty knee knees knock knocks knowledgeable korean kosher lacked lacking lacks ladle landed landing
  landmark landmarks lands landscapes laptop laptops lastly lasts latter lawyers leaning leanings leaps leapt learns
  lease lectures leftovers legend lemme lesson lessons lets letting lettuce liability liberty lifelong lifesaver
  lifetime lifted lifts lighten lighter lighthouse likelihood likewise liking limits listened listener listens lists
  loaded loads loathe lobster locals locations locked locking loft logical lonely longed longest longing lookalikes
  lookout lookouts loose loses loud lounge lousy lovelier loveliest lover lovers loving lowest luckily lucrative
  lukewarm lulls lunchtime luxury machines madam madras magical magnets magnificent mails mainstream mall manage
  manageable mandatory manicure marathons marches margarita marginal maritime marks marvellous marvelous massages
  masses matching mate mates maths matrix meadow meagre meal meals meaningless meanwhile measly measured mediation
  mediocre mediterranean meetings meets meh memorable memorial mentioning mentions menu menus merely messages messed
  meters metres metro mexican middling midnight midway migraine migraines millionaire minds mines minibus minimal
  minimise minimize minimized minimizes minivan minivans minors minus mirror miscounted miserable misread misses
  misspoke mist mistaken mistakes moderate moderately modest mojito mojitos momentarily monitor mood moody moreover
  mornings mortgage mosaic motorbikes motorcycles mouths mum museums musicians musts mutual mystery nailed nails
  namely nanny nappies napping narrow naturally nauseate nearby nearer nearest necessarily necessity needing negatives
  neglect negligible negotiable nephew nephews nerves nervous nest netflix neutral newborns newcomer nicely nicer
  nicest niece nieces nightmare nightmares nights nines nineteen nineteenth ninety noise noisy nonsense noodles nook
  nope nopes noses notebook notebooks noticeably notify noting notwithstanding novels nowhere nuisance nursery nurses
  object objection objections obligation obligatory obliged obnoxious observation observer obsessed occasionally
  occupied offend okayish oldest omits omitted omitting opener openers openings opens opera opinions opponent oppose
  opposed optimal optimistic optimized optimum optional orchard orchestra orchestras ordering ordinary organise
  oriented origin ought ours outdone outdoor outdoors outfit outgrew outgrown outing outings outlook outrageous
  outscores outset outstanding overdosed overgrown overlap overlaps overlook overlooked overlooking overly overnight
  overpriced overrated overrun overview overwhelm overwhelmed owing oysters packed painful pairing pairs palace panic
  panorama panoramic pants paradise paragraph paramount parasols pardon parked parking parks parlor parted partial
  partially participate participating partly passable passage passengers passion passionate passports pasta paste
  pathetic paths patience patio pattern patterns pause pavement payday peanuts pedestrian penalty pencil pending
  pennies penny pension pensioners penultimate peoples pepper performances performing performs permits permitted
  persons persuade persuaded phenomenal phoned phones photograph photographed photographer photographers photographs
  phrase phrases pianist pianists pianos picking picks pickup pickups picky picnic pinch pinnacle pints pioneers
  pitching pizza plain plainly planner plate plates plaza pleasant pleased pleases plugs plummeted plummets pocket
  pockets pointed pointers pointing pointless poison poisoning polite politely poodle pools poorer poorest porch
  portion posh posher positioned possess possession possibilities postcard postpone postponed poultry pours practical
  practically practices praise praised praises precedence preceding precious precise precisely prefer preferable
  preferably preference preferences preferred prefers pregnant preparing preschool preschoolers presentation presenter
  presenting pressed presumably pretend priced pricey priciest pricy princess print priority privately problematic
  proceed proceeding proficiency profitable profound programme prohibits promised promising promotion prompt proposal
  proposals propose proposes proposing proposition prospect protest proved proven proves proximity psychologists
  publishes pulls pulse pupils purse purses pushed pushing qualification qualifications qualified qualifies qualms
  quartet queasy queries query questionable questioned queue queues quoted racing radar raining rains rainy raises
  ramen ranges ranking rankings ranks rarely rated rating ratings raved ravenous raves raving reaches reaching reader
  readers reads realise realised realistic rearrange reasonably reasoning recall recalled recap receives reception
  recipes reckless reckon reckoning recognises recommendation recommendations recommended recommends reconcile
  reconsider recording recurring redeye references referring refrain refusals refuse refused refuses regardless
  regards regret regrets regrettably regretted regularly rehearsal reinstate reject rejected rejecting rejection
  rejects relative relatives relax relaxed relevance reliable relies relieved reluctance reluctant reluctantly relying
  remainder remark remarkable remarkably remarks remembered remembering remind remote remotely removes removing
  renounce renounced rental rented renting reorder repeat repeated repel replaced replacement replacing reply replying
  repulse requested requesting requests requirement researched researching resend resent resents reservation
  reservations reserved resist respectable respected respectfully respective respectively restaurants restless restore
  restroom retain rethink retirement returning reunion reveal reverse reversed reversing revert reviewed reviewer
  reviewers reviewing revise revolt revolting revolves reworked rhetorical rides ridge ridiculous ridiculously risen
  risky rites riverside roaming robbed rocks roger rolling rolls romance romantic roofs rooftop rooftops roommate
  rooms roots rosewood rotten rough roughly routes routing rubber rubbish ruins ruled ruling runner rush rushing rye
  sacred sacrifice sacrificing sadden sadly salad samples sandwich sarcasm sarcastic satisfaction satisfactory
  satisfied satisfy satisfying saves savings saxophone saxophones scales scanned scarce scarcely scare scares
  scattered scenic scheduled scholarship schoolchildren scoot scope scorecard scores scoring scrap scratch scream
  screaming screw scroll seafood seams searched searches searching searing seated seating seats secondary secretly
  seedier seeks seldom select selfies sells selves seminar sends seniors sensible sensitive sentences sequence servers
  serves settle settled settles sevens seventeen seventeenth seventy shabbier shade shaken shame shebang sheet shift
  shifting shines shining shiny ships shiver shocking shoestring shops shorten shorter shortly shorts shoulder
  shoulders shouldnt shout shouting shrank shrinks shudder shudders shuffle shunned siblings sicken sidewalk sight
  sights sightseers significance significantly silence silent silly similarly singer singers sings sinks sisters
  sitter sixes sixteen sixteenth sixth sixty sized skeptical skilled skip skipped skipping skips skyline slack slaps
  sleeping sleeps sleepy sleeve slept slides slight slightest slipped slips slots slotted smallest smarter smashing
  smell smells smelly smokers smokes smoothly snack snacks sneak sneakers snooze snugger soared soars sober soccer
  socks softened softly solve solved solves somehow someplace sometime somewhat sooner sorted sought sounded souvenir
  spaces span spans spare sparkling speaker speakers speaks specialised specialist specialities specialized
  specializes specially specialties specialty specify spectacular spectator spell spelling spicy spill spirits
  splendid spoil spoils spoken spontaneous spots spotted sprained squares squeeze squeezed squeezing stable stain
  stairs stalls stance stances starched stare stares starter starters starve stash statements stations stayed staying
  stays steakhouse steaming steep steer steward sticking sticks stiff sting stink stinks stirred stocks stomach
  stomachaches stood stopping stops stranded stranger streaming streamline streams stressed stresses stretch stretches
  strict strictly string stroke stroll stroller strollers stronger strongest strongly struggles studied studying
  stuffy stunning subjects submission submit submits submitted submitting suboptimal subscribe subsequently
  substantial substitute substituting subway succeed sucker sucks suffer suffered suffers suffice sufficient
  sufficiently suffocate suffocating suggesting suggestion suggestions suggests suitability suitable suited suits
  sulks summary summed sunny sunrise sunset sunshine superb superficial superhero superior superstar supervisor supper
  suppose surely surpass surpassed surprisingly surrender survive survived sushi suspects swallow swallows swap
  swapped swapping swaps swarm swarming swear swears sweat sweetheart sweetie swell swing switched switching swollen
  swore tablecloths tables tablet tablets taboo tacos takeaway takeaways takeout takeouts taker tally tantrum tar
  tasks tastes tasting tasty tavern teammates teamwork tears technically tedious teenager teenagers teens telephone
  temple tempted tempting tempts tends tens tense tenth terrace terribly terrific terrified textbook texts thankful
  thankfully thats theater theatre therapist therapists thereafter theres thesis theyre thirsty thirteen thirteenth
  thirty thorough thoroughly thread threes threw thrift thrill thrilled throngs thrown thumbs tight timetable timing
  tinker tire tires tiresome tiring toddler toddlers toilet token tolerable tolerate tooth topic topics tops torn
  totals touched touches touching toughest tourism tourist touristic tourists touristy tours towed tower towers towns
  trace tradition tragedy trail trailing transfers transit translates trapped traps trash traveling travelled
  traveller travellers travelling travels treasure treasures trekking tremendous trendier trendiest trendy tribe trick
  tries triplets trips trivial troop troubles trousers trucks trumpet trumpets trunk tunes tweaks twelve twenties
  twentieth twins twist twisted twos typed typing ugh ultimate umbrella umbrellas unacceptable unattractive
  unavailable unbearable unbeatable unbeaten unchanged uncle uncles uncomfortable undecided understands undoubtedly
  uneasy unfair unfamiliar unfinished unfortunate unhappy unhealthy unimportant uninspired uninspiring unknown
  unknowns unlike unlikely unlisted unlucky unnecessary unpleasant unplugged unqualified unrelated unsaid unsatisfied
  unseen unsettle unstoppable unsuitable unsure unthinkable untold untouched unwanted unwilling updated upgrade
  upscale upsetting upstairs urgent useless utmost utterly vacation vague valid validate valuable vanished variant
  vegan vegans vegetarian vegetarians veggie veggies veins velvet venue venues verandas verbs verdict verified verify
  versions vertigo veto vibes viewpoint viewpoints violinist violinists violins virtually visible visited visiting
  visitor visitors visits vista vistas vital volleyball vomit voyage wagons waist waited waiter waitress waits
  walkable walker walkers walks wallet wallets wander warmed warmer wasnt wasted wastes wasting weaker weakest
  weakness wears weary weighed weighs weights whats whatsoever wheel wheelchair wheels whereas wheres wherever
  whichever whilst whine whispering whoever whoops wifi willingly willow windowsill windy wines wireless wisdom wished
  wishes wishing withdrawn wizard woke wondering wonders worlds worms worries worthless wouldn wouldnt wrapped
  wretched wrist writes yelling yield yields youngest youngsters youre youve
`)

/** Other words, which a slip might have made of one of those. */
const LOOKALIKES: ReadonlySet<string> = wordSet(`
  abd abel abides ability abode abort abound absolutes absolutest abstain abstention abstracted abstraction
  abstractions abused abut abysmal acceding accented accents acceptably acceptance accessing accommodating accordion
  accosting accruing achieve acme acre acres activates acton adapts adder addiction addis addled addressee addressees
  addresses adept adi adobe adobes adored adorn adorns advances adverse advisable advised affirmation affording afore
  afternoons afterthought afterward aftos aggression agility agony agreeable aground aide aided aides aiding aint
  alarm albeit albright aldo alene aliases alice alien alight aline allay allays allegation alliance allocating allot
  allots allowable alloy alloyed alloys aloe altar altered alternating alternation alternations altitude altos amass
  ambiance amble amd amend america amnesties amon amongst amply amy analogies angering angle angles announcer
  announcers annoyances apologises apologized apologizes appal appals appealed appearing appeased appeasing appending
  apple applies apply applying appreciable approached approves approx approximated approximates apter aptitude arcane
  arch arches arching ardent arena arenas argus ari arias arise arises arras arthritic arthritics ascending ascent
  asean ashed ashes askew assent assert assess asset assignments assigns assistants assisting assumed assures
  atmospheric atone atop atrocious attache attaches attacked attainment attendants attentive auction audio audition
  aunt author authorize averagely avid avoidable award awards aways awoke awry aws baaed babes babier baby babysit
  backhands backpacked backpacks backs backup backward backwoods backyard backyards bacon baggy baht bailed bails
  baked bakes balances baldy bale baled banda bandanas banded bandy banes bangs banished banked banker banks banner
  baptism barber barbour barbs bard barfs barged baring barks barley barns barrener barring barrow barth baser bases
  bashed basics basked bast basted batch bated bates batter battered batters battle battles bawling bawls bayed baying
  beaches beading beads beaker beaks beamed beaming beams bean beaning beard bearding beards bearer bears beast beasts
  beating beaut beautify beck bedside bedsides beech beefs beeps beets befriend begum beings beit belie belied belies
  believer believes bello bellow bells belo belong belts benched benchmark bends bene bents bering berman bern berth
  beset bests beta betas beto bets bette bettered betters betting bettor bevan bevin bewaring biased biddy bien biggar
  bight biker bikers biking billy binds bing binging bingo binned biology birch birds biter bitten black blacked
  blacks blade blake blamer blames bland blare blared blaring blasé blaze blazed bleach bleated bleats blesses blink
  bliss blobs blocker blocs blogged blogs blond bloods bloom blotted blow blown bluer bluey blueys blurs blusters boar
  boards boars boast boat boated boats bock bodes boding boeing boer bogan bogus boiling boing boise boko bold bolster
  bolts bombs bonds bones boning booed booing bookend booker bools boomed booming booms boost boosted boosts booted
  booth booths booty boozed bordering boris borrower bosses bothers bottled bought bounty bourne bouts bowels bowing
  bowles boxer boxers boxing bra bragged brainer brake brand brands bras brass brat brats breach bread breads breadth
  breathes breaths breed breen brees bren brest bride bridesmaid bridges bridging bridle brill brilliance brine brink
  brinks briny broad broader broils broker brood brook brooke brooked brookings brooks broth browsed brunch brunched
  brutish buck bucked budd budge budged budges budgeted built bulks bully bumble bummed bumper bunches bundies bundy
  bunks buoying burger burner burners burrowed burton burying bused bushes bushy busies busing busses bust buster
  busts busty busying butler butte butted buttery buttes buys bytes cabby cabled cabling cadre cadres cages cain cair
  calamitous calamity calculates calculators calder calendars calibrate calibrating calked calking calks caller callus
  calmed calming calms camped campion camps cancelable canceling cancellable cancer candidacies candidacy cannon canny
  caped capers capitol captivate captivated captivity carbs cared career carefuller carers caress carey caries carped
  carr carrey carrier carriers carte carter carts carve carved carver carving cary case cases cast caste caster
  casting casts catcalled catchup cates cath cation cattle caught causal caused caution caved caves caving celebration
  celebrations celibate cell cells centers centred centro cesar chafes chains chair chairing champs chanced chancel
  chances chancing chang changer changers changi channelled chant chanted chanting chants chaos chaplains chapped
  chaps chargers charles charmer charms charring chart charter charting chase chasm chatter cheapen cheat cheater
  cheats checker checkin cheeked cheeking cheerfully cheery chefs chemistry chemo cher cherished cherishes chest
  chests chet chews chick chicks childless chile chili chiller chime chimp chinks chits chock choicer choked choking
  chopper christening christens christian christians chucked chucking chump chunk chunky churches cindy cine cinema
  circulate circulated circulating circulation circulations clack clacking clair clammed clamp clamps clams clanged
  clanging clans clapped claps clare clarify clash clashes clasp clasps classed clause clauses claustrophobia claws
  clean cleanly cleary cleat cleaver click clicker clicks clients climber climes clint clipping cloak clocked clocks
  clod clone cloned clones cloning closet closets clothed cloths cloudy clove clover clovers cloves clown clues clunks
  clutch clutter coach coal coalition coalitions coarse coast coasted coasting coasts coat coating coats cocked
  cocking codes coding coen coffer cognition coherence coil coiling coincidence coined coke coked cokes coking colin
  collage collaring collars collectible collecting collector collide collusion colo color colors colour colours colts
  coma comas combines combing combs comeliest comers comet comets comfortably comma command comme commences commencing
  commend commendable commented commenting committee committees committing commodity commune communicator communing
  communions communism communist communists como compacted compacting compasses compassing compelled compete competed
  competency competes competing competitions competitive competitor compilation compilations compiling complacent
  complained complement completer completes completing complexes compliant complied component compose composing
  composition composted comprehension computation computer coms comte concedes conceit conceits conceivably conceived
  concept conception concepts concerted concerto concertos concession conclusions conclusive concocted concoction
  concreted concurred concussions condemned condemning condensation condiment conditional conditioner conducted
  conducting cone cones confection confections confederation conferred confers confession confessions confidant
  confidants confided confidences confides confiding confined confining conform conformed confuses confusion congested
  congestion congregating connectors connoted cons consented consenting consequent conservation conserved conserving
  considerate const constancy constants cont contact contacted contend contending contented contention contents
  contested contesting context continent continued continuity contracts contributing contributors contrition
  controller controllers convection convening convent convention conventions converge converged conversed conversing
  conversions convert converted converts convicting convictions convinces cooed cooeed cook cooke cooker cooled
  cooling coon coons coop cooped cooper cooping copes coping copter cords cores coring corked corking cornea corneas
  corned cornet cornets cornier corns coroner coroners correcter correcting correctional correlated correlation
  correlations correspondent corrupted corruption corse cort cosies cosily costa costas costlier cosy cote cots coun
  counsel counteract county coupe couples cour courser courted courting courts covert coverts coves covet coveted
  covets cower cowered cowers cowing coyer cozies cpu cra cracked crackling crafted crags crammed cramp cranes craning
  crank cranking cranks cranny crapped crash crashes crashing crass crate crater crates crating cray crazes crazing
  creak creaky creams crease created creditably cree creeds creepy cremate creme crepes crete cribs crick cricking
  cries crimps criss criticise criticised criticises criticize criticizes crock crocs croft crony crooked crooking
  cropped cropping crops crouch crowe crowed crown crowned crowning crowns crows crumb crushed crushes culled culling
  culls cultivate cupped curds cures curing curios curly curried curries currying curse cursed curses curt curtain
  curved curvy cushing custer customary cuter cysts dabbled dabbles dad dads daily daisy dame dames damon damped
  damper dancer dances dandy dante dara dares daring dark darker darkest darning darth dashes dataset dated davey dawn
  dawns daya daytime dazes dazing dead deader deadest deadline deadlines deadly deafening deafer deafest deals dearth
  decade decal decease deceit deceive deception decider declaration declines decode decoded decodes decoding
  decorating decorative decorator decreased decreases decreasing decree decrees deduce deduct deducted deducts deeds
  deem deemed deems deepening deeper deeply deer defeating defeats defection defend defendant defends deference
  deferring deficiency defied defies deformation deftest defuse dei dejected dejection dela delayed delegated
  delimited delirious deliver dell demoted denials denigrated denims denis denise denoted denounce denounced dense
  dental dented depart departures dependable dependant dependent depicting deplete deplorable deport deportation
  deported deporting deportment depresses depression depressions depressive depth deputy derails deride derided
  derision derive derives deriving derry descent describes design designation desired desist desolation despised
  dessert detail detain detains detect detection detects deter determiner determiners determines detours developer
  developers device devices devine devise devotee devour dexter dial diary dices dicey dicing dickens dies dieter
  differed differing digesting digestion digi digressed digressing dikes diking dill dilly dimer dimes dimpling dine
  dined diners dingle dinned dinning dint dior dipped directing directional directive directives director directors
  direr disclosing discolored disconcerted discontented discord discoverer discoverers discoveries discovery discus
  discussed discussions disguising disgusts disinclined disjoints dismal dismissal dismisses dismissing dismount
  dismounts disparate dispense displeased disputing disrupting dissection distanced distastes distinction distract
  distributor distrusting ditching ditty divas dived diver divers diversion divest divide diving divorce doable doer
  doers doesn dogging doin doling dolls dome domed domes dominated doming dong donner donor donors donut doom dooms
  doon doping dormer dorms dose doses dosing dost dota dotes doting doubly dover doves downing downy dozed dozing
  drain drawl draws dreaded dreading dreamer dreams dregs dressed drier dries drift drifted dripped dripping drips
  drivels drivers droll drone droning droop drooped drooping droops droppable droves drown drowned drowns drowsing
  drugs drummed drunk drunker drunks drying dual dubious ducklings ducks duding duellings dues dull dumpling dunce
  dunne dunning duped duper duping duress dutch dwarfs dwell dyeing earl earls earned easing eaton eben echoes eclipse
  eclipsed eclipses ecological economics edged edger editor editors effecting eighth eighties ejecting elating elderly
  electing elise elsa elsie elven emceed emceeing emergence emile employed employer employers enact enchant enchanted
  enchanting ender endowment endures enema engage engaged engines enrolment ensue ensured ensures ensuring enthusiasm
  enthusiasms enthusiasts entice entre entrees entrust envoy envoys enzed equivalence eras erecting errand escape
  escapes essentials est ester estimating eta ether ethiopia evacuated evacuation evaluating evan evens evert
  evolution ewing exacting exalt exam examiner examines excelled excellence excellency excels excepting excerpt
  excerpted excess excessively excise excises excising exclaimed exclamation excludes exclusive excreting excuses
  excusing executing execution executions exemption exemptions exercise exert exerting exertion existed exited exiting
  exits expanses expansive expectant expects expediency expediting expelling expendable expensively experiences
  experimented exploding exploited exploration explosive export exporting expressive extending extension extent
  extreme extremity fable fables faced facet facing fades faeces failing faire fairies fairy fait fake fakes faking
  fallback fallon fallow falter falters familiarize famishing fancied fancies fandom fanny farage farce farces
  farcical fared fares fargo farmer farms farts fascinate fascinated fascinating fashionably faster fasting fasts fata
  fated fates fats fatter faultless faulty faust favorably favorites favors favouring favours faxed faxes fazes fears
  feast feather feathering feces feed feeding feedings feint felling fellow fellows fend fending fest festering
  fettering feuds fever fiance fiancée fiasco fiber fiddled fiddlers fiddly fidget fidgets fiend fiends fife fifteenth
  fifties fighting fights filed filet filing filled filler fillet filling filly filmy filter filth fina financed
  finder fined fines finessing finger fining finisher finishers finnish fires firing firmer firms fishes fist fists
  fitch fitter fiver fixer fixes flailed flails flair flairs flame flank flapping flared flavor flavour flawed flawing
  fleet flesh flexibly flicked flies flint flips flitted flitting flock flood flopping flops flounders flour flout
  flow flowery flows flying foaming foams focussing foes foiled foils fold folder folds follower folly font fool fools
  foray forbid forbidding forbids forces forded fords forego foreign fores foresting forfeiting forgave forge forgers
  forges forgoing forked forks form forma formality format formatting formed forte forties forums founded fount foxed
  fra fracking fracturing frail franc franck franky freak fred freeing freely frees frick fried fright frighted frills
  fringe fro fromm frond frost froth frown frustration frustrations frying fuel fueling fuels fulfills fuller fullest
  fulling fund fundamentally funding funds funeral funny furies furnishing furry fused fussed gabbing gabe gable gage
  gaines gaining gains gales galley gamer gamers gaming gandy gapes gaping garb garbs gard garde gases gated gates
  gather gathered gathering gathers gating gazes gear geared gearing gears genera generality generals genially genius
  gens gents gere germain germs gerry getter ghostly giant gibberish gibes gibing giles gill gills givens givers glade
  glads glanced gland glassy glazing glide glock gloss glowing glows gluten goad goads goats godless goers golding
  golds gomes gong goodbye goof goring gorman goth gots gott gotti gough gower gowns grace graceful gradation grades
  grading graduating graft grail grain granddads grande grandfather granny granted grape grasp grasps grasses grassy
  grated gratings grave gravel graze grazing grease greed greener greening greer greeting greta greyed grind grip
  grips groan groin groom grossed grosser grouses growing growls grubbing grubs grudgingly grunt guarantees guarantied
  guarantor guaranty guesting guides guido guild guile guilt guise gull gully gummy gunna gust gusts guts gutted
  gutter gutting gyrate habit habitation hack hades hagen hailed haircut hairdresser haired hairs halal haled haling
  halted halve halved halving hammed hampering hand handel hander handing handled handlers hanes hang hangs hanky hans
  haram harden hardening hardest hardier hardy harem hares haring harked harped harper harrow harry hassle haste
  hasted hastening hastes hasting hasty hatefully hater haters hath hating hatred hatted hatting haunt haute havens
  havre hayed hayes haying hazed hazing head headed heals healthy heaps hearst heartaches heartbreak heartfelt hearths
  heartiest hearty heated heath heating heats heave heaved heavens heavily heaving hebron hectic heed heeled heeling
  heir heirs held hell hella hells helms hera herat herbivorous herbs herd herded herding herman hermes hero heroes
  heroin herpes herr herring hers hesitations hickey hided hideout hideouts hiding higgs highlighter hiked hikes hinds
  hines hinged hinting hints hipped hippy hire historian hither hived hiving hmmm hoard hoarder hoeing hoist hoisting
  hoists hoke holden holed holes holing holliday homed homeless homes homey homie homing homme homo homs hone honing
  honked hooded hoods hoofed hooker hooking hooks hooned hooping hooted hooter hooting hoots hopefuls hopelessly hopi
  hopped hopper hopping hoppy hops horne horribly horrid horse horses horus hosed hoses hosted hotels hove hovel howdy
  howling hugely huma humanly humans humber hume hunan hunch hungary hunts hurd hurls huron hurray hurst hutton hwy
  hyman hyped hypes hyphening hyping hysterical ide ideals ides image images imaginative imagines imaging immense
  immovable impact impassable impatience impeccable imply importances importing impossibly impotence impresses
  impressing impression impressions improv inadvisable inane ince inception incest inching incite inciting incline
  inclining incompetence inconceivable inconvenience indefensible indexed india indicting indifference indignation
  indirection inebriate inefficiency inept infection inference infernal infesting infinitives infirm influenza info
  informatics informative informer ingesting ingestion injection inland inline inoperative inpatient inpatients
  inserting insertion insides insight insistent inspire inspired instructing instructional instructors insulting
  insure insured interacted interacting interacts intercepted intercepting intercepts interchangeable interface
  interior interjected interjecting interjects intermediary interments intern interned internists intersected
  intersecting intersects intervene intimidated intl intolerable intolerance intolerant intro intruding intuition
  invent invention inventions inventors inventory investigators investing ionic irony irrelevance irresistibly
  irrigate irritated irritates issued italy item iterative itinerant itll iver jacked jade jailed jake james jammed
  jawohl jean jeeps jello jest jewel jitters jockey johns join joiner jointed jointing jove joying judgment judgments
  jugged jumble jumper justice juts kass keck keeling keels keener keening keens keepin kern keynote kickin kidd
  killer kilned kilning kilns kilos kilts kindle kings kinks kissed kisses kissing kites knack knacks kneel kneels
  knew knick knicks knobs knots kong kook koran korea label laced laces lacing lack lackluster ladder laded lades
  ladles lager lagos lake lakes lal lamentable lamer lamest lanced lander lanes lang languages lansing larded lards
  larges largo larked larking larks laser lasted lasting latch latent latex lathe lather lats latte lauded lauds
  laughable launch lawyer laxer laxest layer layers laying layout lazies leaf leafs leagues leander leans lear learn
  learnt leases leash leasing leaved leavers lecture lectured lecturer lecturers lecturing leds leed leeds lees lefts
  leid lemma lends lenny lesion lesions lessen lessening lessens lesser lest lettres levels lever levers lewd
  liberally lice licked licks lids lien liens life lift lighted lightening lightly lights likelier likeliest likening
  likens lime limes lind linda lined linen linens liner liners ling linger linked linking links linus lise lisped
  lisps lister liszt liter literacy literals literary litter littering litters livelier liveliest livelihood
  livelihoods lively livening livens livid load loading loafs loaning loans loath loathes loaves lobe lobes locale
  locating lock locke locker locks lode lodged lodger lodging lofted lofts logged logger logging lolls lonelier
  loneliest loner loners looker loom loomed looming looms loons looped looping loops loos loosed loosely looses
  loosing looted looting loots loped lords loser losers loss losses lott lotus lounged lounging louse louses
  loveliness lovey lowe lowers lowes lowliest loyal lte lucked lucking lucks lucy luggage luke lung lunge lunged
  lunging lurch lush lusted lusts lynch mace maces mach machina macing madge madi madness madre mads maestro magically
  magicians magnificence maids mailed maims maine mains major maker makers maki mako male males malls mame managers
  manages mandy mane manes mang mange manger manic manly manny manor manors mans manu maple mapping marched marcher
  marching marco marcy marek mares margaret margarine marginally mari maris marked markedly marker markers markets
  marking markus marl marred marries marrow marsh marshes marts mashes mask masking masks massage massed massing
  massive master masterful masters masts matched mather mathis matic mating mats matte matted matts maude mauls maxed
  maxes maximal maximized maximizes maxing mayne mazes meade meager measure meats mech medal medals meddle meddling
  media median medication meditation megan mein melting melts memorably mena mend mens mental mentored mentoring merch
  mere meres merit merits messaged messer messes messing meta metals mete meteors meting metre metric metrics metros
  meyers mice mich mick midday middlingly midpoint midst midstream mien migrants migrates mike miked mikes miking
  mildly milks milling mills milly milne mime mimed mimes mina minas mince mined miner miners mini minimised minimises
  minis mino minuet minuets minuses minuter miny mire mired mires miserably mises misgiving misgivings mislead misled
  mismatch mismatched missable mission missus misted misting mists misused misuses misusing mitch mites mixer mixes
  moan moaning moans moat mobil model models moderated moderates modifiers moines moist moldy moles molest moments
  monet monies monkey mono monograph monster monthly monty moods mooed mooney mooning moore moped mopes mora mores
  mori moro moron morse moses mosses mote motel motels moths motioned motorcyclist motorises motorizes mourn mourning
  mouth movable mover movers mowed muddle muddling mulch mules munch muses musical musicals mussed mussing musty mutes
  mutter mutters mutts nack naive naked name nancy nape napes nappier nappy nasty nath natura naturals nature nauseous
  nave navels nay neared neat neater neatest neatly necessaries ned needled needy negatively neglecting negotiate
  nelly nene nerd nerds nether nets networks neural neves newer niche nico nics nicu niet nifty nightmarish niles nina
  nineties ninny nino ninth nipping nodes noes noises nome nonexistent nooks noone noose nooses normal normalcy nosed
  notable notch notching note nother noticeable notices notional nots notting novel novice noyes nudge nudging numbed
  nunes nurse nursed nuts oars oath oaths objecting objective objectives objectors obligating oblige obliges observe
  observed occupies occur oclock odder oddest oder odes odor odors okey oking older omens omission onside ont onto
  operated operatic operating operative operator opposes optical optima optimised opting orange orchestral orchestrate
  organic organism organist organize origen originality originals otter otters ounce ousters ousting outclassed outdo
  outdoes outgrows outlet outmatched outperformed outperforms outrank outranked outranks outs outshines outshone
  outweigh outweighs outwit ovens overblown overcrowd overdoes overdone overdrawn overeaten overgrew overgrow
  overgrows overheated overjoyed overlay overloaded overprinted overqualified overran overruled overshadows oversight
  overstated overthrown overtly overtook overused overweight overworked owning paces pacing pack packer packet packets
  packing packs pads pagers pages paging paige painless paint painted painters painting paintings paints paired
  pairings palaces palate palates paler pales palin paling palls pampers panelist panes pangs panned panning panoramas
  pans pant panted parch parent paring paris parity parka parkas parker parlour parring parry parse parser parses
  parsing parson parsons participant participants participation particulars partied parties parting partners passably
  passer passes passwords pasts patch patchy pate patents pathos pats patted patter patters patting patty paupers
  paused pauses pave paving pawing paws payed payer payers peaces peach pearce pearson peasant pease peck pecking
  pecks peerless peers pence penning pensioned peony pepped peppier perch perdon perfected perfecter perfects
  perforated perforating performer performers perfumed perfuming periods perked perking perks persisted persona
  personable personality personals persson pessimistic pest petitioned petitions pets petting phage phase phases
  pheasant phenomena phenomenon phoneys phonied phonies phonograph phonographs phony photography photon photons
  phrasebook physics physio piazza picker picket pickets pickled pickling pico pics pictured pierce pierces pierson
  pike piked piking pilates piles pills pines pings pinked pinking pinkish pioneered piper pisces piss pissed pitch
  pitting placid placing plaice plaid plainer plains planes planets planing planked planking planks planted planter
  planting plat plating plato playa pleaded pleading pleads pleas pleaser pleated pledged pliant plos ploy ploys plums
  plush poach poem poet pointe pointer pointiest pointy poles polished politeness pong pont pooch poof poole poops
  poorly poplar popper porpoising ported portly ports pose poses posing posit positives possessing possessive posted
  poster posters postpon postponing pot potion potions pots potting pouch pour pouts power practicality practiced
  practised practises praising prance prayed prayer prayers praying prays precedents preciser precisest premise
  premised premising prepares preposition preps pres presented presently preservation preserved preserving preset
  presses pretentious prevails prevent prevented preventing preys prick pricking pricks pride prided prides pried
  pries prime primed primes princes printed printers prints prison privacy priviest privy prized prizes probable
  probation probe probed probes processing processional processionals processor processors prodigy produces profess
  professed profession professions proficient profiling profiting programs project projects promises promoting
  prompting proofing propel property proportion propping prose prosper prost provable provably provider providers
  provoking prowess prying psychologies pubic publish publisher publishers pucks pulps pulses pummeled punch punished
  punting punts puree purees purge purges purple purposing purser pursers pursue pursues pushes puss pusses puttying
  puzzle quack qualifier qualifiers qualities quality qualm quantified quantity queer quest questing quieter quietly
  quilt quirk quit quito quits quote quotes race raced races racking racks rae rafted rafting raged rages raging
  raided raiding raids railed railing rails rained raiser raising rake raked rakes raking rallies raman ramon ranged
  ranger rangers ranked rankin ransom ranted ranting raping rared rares raring rash rasher rat rata rates ratted
  ratting ravels ravens ravine ravings rayed razed razes razing reachable react reacted reacting readier readily
  readying real realer realises realists realized reals realty reams reaper reapers reaping reaps rear reared rearing
  rearranged rears rebel rebounded received receiver receivers recent receptive recession recites recognised recognize
  recognized recognizes recompensed recon recorder recounted recreated recreation rectal recurrent redder reddish
  redemption reduction reed reeds reedy reel reelected reelection reeling reels refer referee referenced referred
  refinement refining reflected reflecting reflection reflective refraining refuge refuges refute refuted refutes
  regain regaining regains regaling regard regent regents regress regressed regrettable regular regularity rehearsed
  rehearsing reich reid reilly reining rejoining related relating relations relativity relaxing relay relayed relaying
  releasing relent relents reliably relics relied relief reliefs reliever relieving religion religions relives rely
  remaking remand remanded reminder reminders reminding reminds remotes remotest remover removers renal render renders
  rends renner renowned renter repairing repay repaying repeal repealing repeating repent repented repents rephrase
  replaces replay replayed replaying repleting replies reporter reporting repressed reproach repropose repulsive
  requiring rerouting reschedulable reschedule rescheduled rescheduling researcher researchers researches resented
  reserves reset resets reshuffle resolving resort resorted resorting resorts resounded respite rested resting
  resultant resulting retail retailing retaining retains retarding retch retched retches retching retirements retort
  retorted retorting retorts retracing retreated reuse reused reuses revaluing revealing revel reveling revelling
  revere revered reverence reverences reveres reverie reverses reverted reverting reviling revis revoking revolved
  revolving rewarding rewriting rey ribbed ricing riddance riddle riddles riders ridges ridicules rifer rigging rights
  righty riled riling rimes rind ringing rings riots ripen riper rises risk riskier risking risks rival rivals rivers
  rivet roach roaches road roads roam roams roaring robed robot robots rockstar rocky rodger roles rollin romain romo
  rook rooks rooming roomy roos roost roosts rooting rorts rosen rosh rote rotted rotund rouge rouges rougher roughest
  roughy rouse rouses rout routed router routers routine routs roved rover roves roving rower rubbishy rubier rubles
  rudimentary ruger ruining ruinous ruler rulers runes ruses rust rusting rusty saad saber sable sacked sacks
  sacrificial sacrosanct sadder sade sades safer safes sages saif sailing sais sajid sake salads salary sales sally
  salve salving sama sames sami sample sampled sampler sams sand sander sanding sands sane sanger sangers sapped
  sapping sata satin satisfies saturation saud saver savers sawed saxes sayings scala scaled scalp scaly scampered
  scams scan scandal scanner scans scant scanted scarf scarfed scarfs scaring scarred scars scarves scary scent
  sceptical schedules scheming science scoff scoffed scold scoop scoped scopes scoping scorching scoreboard scorer
  scorers scorn scorned scorning scorns scotching scott scoured scouring scout scouting scramming scrapes scraping
  scratches screams screeches screening screwed screwing screws scruples scuff scuffle scummed seal sealed sealer
  sealing seam seaming seamus sear sears season seater seattle secondly sects sedated sedating seduction seeded
  seeding seeds seek seeming seep seeped seeps sees seething seized selecting selective selector selling semantic
  semantics semen semicolon seminal seng sens sensibly sensing sensors sentenced sentience seoul sequences serge
  series server serviceable session setter settler settlers settling seventh seventies sever severn severs seward
  sewing sewn sexes sexing shabby shack shacks shaded shadow shady shaft shake shakes shakier shaky shallows sham
  shams shane shank shape shapes shard shares shari sharing shark sharp sharpe shat shattered shave shaved shaven
  shaver shaves shaving shaw shawl shawn shear shearing shears shed sheen sheer shell shells shelves shen shifted
  shill shin shine shing shingle shinned shinning shins shipping shire shirt shirts shit shite shits shitting
  shockingly shocks shoddy shoe shoeing shone shoo shooed shooing shook shooting shoots shopped shore shores shorted
  shorthand shorting shorty shots shouts shove shoved shoves shoving shower shred shrieks shrimp shrines shrink shrunk
  shuck shucks shuffled shunning shunted shuttered shying sibling sich sicked sided sides sidi sids siem sifting sigh
  sighed sighs signing silken silky sill silting simeone similarity simmer simulation sind sine sing singe singeing
  singling singly sinking sinned sinner sinners sinning sins sion sipped sipping sips sired sires siring sited sith
  siting sits sitters sixers sixties sizer sizes skate skating sketches sketching sketchy skids skies skill skills
  skimmed skimped skimping skimps skims skins skippable skipper skis skited skulks skull skulls skying slabs slacks
  slain slammed slant slapped slapping slash slashing slate slated slathered slating slaved slaves slaving slaying
  slays sleek sleeting sleets slices slick slicks slide sliders slights slims slinging slings slink slip slipper
  slipping slitter slitting sliver slobs slogs slope sloth sloths slouch slowed slower slowing slummed slummer smack
  smacks smarting smarts smash smashes smear smearing smears smelt smelts smite smites smoked smoker smoko smokos
  smoky smoothing smote smoulder smugger smuggest snapped snapping snaps snare snaring sneaker sneaks sneer sneeze
  sneezed snell snide sniff sniffed snipping snitch snitching snits snobby snore snored snores snoring snort snorted
  snorts snots snout snow snowed snowing snows snuck snuff snuffer snugged snuggest soaked soaped soaps soaring social
  socialist socially sodden softy soils sole solely soles solly soloed solon solver solvers somber sonny sono sooks
  soot soothing sopped sore sorely sorer sores sort sorta sorts sounder soup soups sourced soured sours sowed sowing
  sown sows spaced spacex spacey spacial spade spades spain spaniards spank spanks spanned spared spares sparing spark
  sparking spars sparse spate spates spattered spawn spawns spayed spays spear spearing spears specialise specialises
  speciality specialize specials speck specks spectacularly speedier speeding spells spelt spends spice spices spied
  spike spilling spins spire spited spites spits spitting splattered splendidly spoilt spool spools spoon spooner
  spore spores sport sported sports spotter spotty spout spouting spouts sprang sprawling spreed sprig sprint sprung
  sputtered squared squat squid squire stabs stack stacking stacy stages staging stags staid stains stair stake stakes
  staking stale stalin staling stalks stall stanched stanches stanching standup stans staple star starch starches
  starching stared staring stark starr starred starring startled startling starved starves starving stashing stat
  stater states stating statins stats statue statues stave ste steak steaks steal stealing steed steel steeping stein
  stellar stemming stems stenches stent stepped stepping steven stevens stews sti sticky stills stilt stinger stingers
  stinging stings stinker stint stints stirs stitch stitches stitching stock stocking stocky stoke stoles stolid stoll
  stomachache stomp stomped stomping stomps stones stoniest stony stool stoop stooped stooping stoops stopgap stopper
  stored storey storeys stories storing storms stormy stout stoves stowed stowing strain strained strand stranding
  strands strang strangers strangest strangle strap strat strawing stray strayed straying strays streaking streaks
  stream streep strep stressing stretched stretcher stretchers strewing strews stride strife strine stringent stringer
  stringiest strip stripe strive strode strolled strove struck struggled strumming strung stuart studded studies studs
  stuffs stumble stumbles stung stunned stunting sturdy sturt stuttered sublime submersion submissive subpar subset
  substandard substantive substitution substitutions suck sucked sudden sue sued sufferer suffix suffocation suggester
  suing suis suitably suitcase suite suites sulky sully summit sumner sundae sundry sunned sunning superficially
  supers supervise supervised supervision suppers suppler supply supporter supporters supreme sura surer surfer
  surfers surge suri surly surpasses surprises surry survey survives suspect sutter sven swabs swamp swamped swamping
  swamps swans swatch swathing swats swayed swaying sways swearing sweating sweats sweeping sweeps sweets swells
  swerve swerved swerves swerving swift swill swine swingers swinging swings swishing switches swoon sword sworn swung
  syntax tabled tacked tacks tacky tae tagging tailed tailing tailor tails taint taka takers taki tale talent tales
  talker tall tamer tames tank tanked tanker tanking tanks tans taper tapes taping tapped tarps tash tasked tasted
  taster tasters tats tatty taxes taxing teaches tease technicality teenage teeth telethon telethons telly tempe
  temped tempering temping tempos temps tempt tend tents terns terrify terry terse testes testified testing tests
  testy texas thais thang thani thanking thanos thar thatd thaws theirs theme themes theon therapies therapy therefor
  theses theyd theyll thick thicket thinkable thinker thinning thins thirst thirsts thirties thirtieth thom thorn
  thorougher thot thrash threat thrice thriller thro throb thrones throughput throws thrust thumb thumbsdown thumbsup
  thumps thunk thus ticked ticker tickets tided tides tie tied tier tiered tiers ties tile tiled tiles tiller tilling
  tills tilly timed timer timers timo tinder ting tings tinier tiniest tink tins tipped tirade tis toads toast
  toasting toasty toda toddle toddled toke tolerably tolerance toll tolling tolls tome tomes tonal toned tones tonic
  tonics tons toots topical topmost topped topper torch torched torches tories torment torture toted totes tout
  touting touts tow towels toxic toyed toying tra tracing tracks traction trad traditions trails trained trains
  trainwreck trait tramped trampling tramps trams trance transform transformer transformers transforms transition
  transitional translated translation translator translators transmit transverse trap trapper traveled traveler
  travelers travelings traversed trawl trawling trays tread treading treasured treasurer treaty tree treed treks
  trench trend trends triad trial tribes trickiest tricks trier trike trikes trill trilled trio tripe triple triples
  tripos tripp tripped trish trite tromp tron trophy tropic tropics troubled trough troweling trowelled trowelling
  truce truces trued truest truing trump trumped trumps trunks tryst tsars ttip tuan tubes tucks tummy tunas tuned
  tuner tuners tunis turds turfed turfs turin turing turner turning tusks tuxes twelfth twigs twine twister twit twits
  twitted twixt tying tykes types typo tyres udder ugly umm unassigned unavoidable unbearably uncharted uncomfortably
  unconvincing undefined underqualified understate understated undertook underwhelming underwood undivided unease
  unequalled unexceptional unexplained unfavorable unfavourable unfit unfits unfold unfortunates unhelpful
  unimaginable unimpressive uninformed uninsured unite unites unity unmatched unmissable unpaid unparalleled
  unprepared unread unreal unreleased unremarkable unrivaled unrivalled unser unset unsettled unsettling unsuited
  unsurpassed untie unto untouchable untreated unwelcome unwise updates upped upton urgency urn urs usable usaid utter
  vaguely vale valued valve vanish vanishes varian varnished vary vaseline vastly vault vaults vector vectors veer
  vegas vegetation veils ventral venus verandah verandahs verdicts verity vero versa versed versus vert vest vets
  vetting vices vine vines viral virtuoso visas vises visibly vision vito vocation vogue volley vouch vulture wadding
  wafer wafts wager wags waifs wailed wailing wails waists waite waived waiver waiving waked waking wali walled wallow
  walls walter wandering wanders wands waned wanes wang wanner wanting warded wards warier warms warn warned warner
  warns warped warred warts wash washed washes washing watcher watches waters watery wats watts waved waver waves
  waving weaken weans wearing weaver webinar wedging weeding weeds weekday weekly weeknd weeps weer weigh weighted
  weighty weill welding wellcome welling wells welp wendy werk wetter weve whams wheat wheelhouse whet whets
  whimpering whines whining whiny whips whit whiter whites whizz whomever whopping whos wide widely wider widow widows
  width wiener wight wile wiles willy wilting wince winces wind winder winds wingers wings winks winos wiped wipes
  wires wirth wiser witch witched withdraw withdrawal withdraws withdrew wither witness wives woeful woefully woken
  wold wolves wondered wong woods worded wording wordy wore workable worker worm worming worried worthies worthiest
  worthy woulds wound wounded wounder wounds woven wrapper wreak wreck wrest wright wring writers writhe writhes
  writhing wrung wto yard yates yeahs yearn yearns yeats yell yellow yells yelp yelping yessir yikes youd youll yous
  yucky yummy yups zeros zilch
`)

/** Whether people write the word, so that it is no slip. */
export const isWord = (word: string): boolean => FREQUENT.has(word) || SELDOM.has(word) || LOOKALIKES.has(word)
