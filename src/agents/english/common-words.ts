/** Common words that look like words of the grammar, and so are never taken for a slip of these. */
import { wordSet } from './word-set.ts'

/** Met in prose of all kinds beside words that the readers know; each would else be "put right". */
export const LOOKALIKES: ReadonlySet<string> = wordSet(
  `ensure ensures ensured ensuring reluctant bitter significance cards bears sacked depend depending swore filter stars reviewed specialises specialised surer expensive
   string print point cannot change changes changed chances break breaks context content contents complete completes completed report reports space assert export store stores
   known yield parts older words appear appears appearing appeared times fails failed force fully clone decode scope exceptions started starts expect expects expected align entire
   entirely detect converted convert shows shown showed white write clean execution tries quote newer codes relevant relevance abort matter matters meant share shares shared black
   provide provides providing compute streams stream waiting waits waited wait convenience component kinds pages page master assignment assignments completed defer precedence applying
   haven media reasonable accent difficult quiet quieter quietly theme themes forgot forget alter reuse bogus strange stranger strangers filters compliant interior detects despite
   scale scales health healthy parties party sorts sort stale shape shapes derive divide thinks think fills fill driver drivers driven drive drove extensive exceed idea ideas sparse
   react reach march plans planned spend spends spending spent complement stays staying stayed reliably locks lock continued cores excessive excess adapt adapts feeding feed closer
   closed aside sound sounds sounded importance informative inefficient companion companions shade shady crash crashes noting note noted grows growing tolerate clash picks picked picky
   scans scan winter summer autumn spring paint painting paintings overlay forth blink wasted waste wasting noise noises noisy risks risk plane planes plate plates prompting death mistaken
   spark driven hands handed hand horribly terribly terrible socks exercise lifted lift nearby objective smarter flavor flavour thorough weaken scary masks mask races race racing chart charts
   talks talk hang hangs flow flows broad negotiate confident adopt negatively tolerance boxed box doubly trait blast beast tying tie ties acceptance unread impression impressions pitch vague
   secondly expressive flips surprised surprise maker makers magically coincidence sticks stick sticky discuss discussing discussed conference flood ditch trail trails trailing staff shake
   losses loss tiers tier lease tiles tile spits stringent spill descent continent competing compete visibly breed familiarize tough touch touches touched greed comet arches arch alloy butter
   sport sports slant neatly shout shouts spade follower necessity necessary phenomenon weaver change bread breads reader readers paper papers dance dancing music musical cinema theatre
   theater movie movies concert concerts museum museums church churches castle bridge bridges river rivers beach beaches harbor harbour tower towers garden gardens market markets street
   streets square squares corner corners station train trains ticket tickets money price prices priced cost costs cheap cheaper spare sunny rainy cloudy storm weather season crowd crowds
   crowded queue queues tourist tourists local locals guide guides family families friend friends sister sisters brother brothers mother father parents parent grandma grandpa granny uncle aunt
   cousin cousins wife husband partner partners girlfriend boyfriend couple couples baby babies toddler toddlers teenager teens elderly wheelchair stroller luggage suitcase jacket shoes
   dress dressed clothes hungry thirsty drink drinks drinking drunk beer beers wine wines water coffee lunch dinner breakfast brunch snack snacks dessert sweet sweets spicy salad salads soup
   soups pizza pasta noodles curry steak steaks burger burgers chicken fish seafood shrimp cheese eggs dairy nuts allergy allergic gluten halal kosher organic fresh healthy tasty delicious
   quality quantity doctor doctors nurse dentist lawyer client clients boss bosses manager managers meeting meetings flight flights airport travel travels travelling traveling arrive arrives
   arrived arrival depart departs leaving leaves morning mornings evening evenings night nights today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday weekend week
   weeks month months minute minutes moment moments second seconds hours daily weekly wedding funeral birthday anniversary interview exam exams deadline deadlines contract contracts deal deals
   project projects client budget salary lawyer court judge trial promise promised promises wonder wondered wonderful remember reminds remind forgot quick quickly slowly slower faster
   earlier sooner longer shorter larger smaller bigger huge large small little heavy light bright dark colour color colors colours purple orange yellow brown green
   person persons people human humans woman women child children friendly lonely lovely ugly silly funny fun serious strict stuff thing thinks begin begins began begun stop stops stopped
   start call calls called phone phones email emails laptop screen device devices paper letter letters story stories novel poem history science physics chemistry biology language languages
   grammar speech vision image images audio video robot robots neural network networks model models dataset data training trained transformer transformers parser parsing tagging translation
   semantic semantics syntax vector vectors metric metrics benchmark question questions answer answers answering reading comprehension summary dialogue author authors editor editors expertise
   student students teacher professor colleague colleagues team teams group groups alone together apart between beyond beneath beside besides during except without within whether either neither
   nothing something anything everything nowhere somewhere anywhere everywhere however therefore otherwise instead perhaps maybe likely unlikely really truly simply hardly barely nearly almost
   despite frankly briefly seldom rarely often usually always never again twice thrice since until while though through black stores entire hallway mistaken applying complains complained greet misses promoting timed operated delegated scopes sparse across along around above below under over near`,
)
