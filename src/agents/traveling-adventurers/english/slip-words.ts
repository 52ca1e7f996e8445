/** Words that are read with a slip, and words that only look as if they had one. */
import { wordSet } from '../../english/word-set.ts'

/** Those that say something in this game. */
export const SLIP_WORDS: ReadonlySet<string> = wordSet(
  `
   about above absolute absolutely accept acceptable accepted accepting accepts accessible accident accidentally
   accord according account across actually adapt added adding adjoining adjust admire adopt adore advance advantage
   advantageous advice advise affect affirmative afraid after afternoon again against agenda agree agreed agreeing
   agreement agrees ahead aligned alike alive allowed almost alone along already alright also alternative
   alternatively alternatives although altogether always amazing among amount amounts announce annoying another
   answer answered answering anybody anyhow anyone anything anyway anywhere apart apparently appeal appealing
   appeals appear appears appreciate approach approval approve approved argue argument arithmetic around arrange
   arrive asked asking assessment assume assuming assure attached attempt attic attractive avoid avoiding avoids
   await awaiting awake awesome awful back badly bargain basically bath bathroom beat beautiful beauty because been
   before begin beginner beginning begins begun behind being believe below benefit besides best better between
   bigger biggest blessed blessing board boring both bother breaker breaks briefly brilliant brings brutal buddy
   button bypass calculate calculated calculating calculations call cancel candidate candidates cannot careful
   carefully carry catastrophe catastrophic catch cause certainly chance change changes charge cheapest check
   checked checking chef chief child children childrens choice choices choose choosing chose chosen circle circuit
   claimed clear clearly clicked close closing clueless coffee coin coins colleague collect collected column combine
   combined combining come comes comfortable coming comment commit communicate compare compared comparing comparison
   competition complain complaint complete completely comply compromise compute computing comrade concede
   concentrate concerning conclude conclusion concur condition confess confirm confirmed connect connected
   connecting connection connections connects consent consider consideration considered considering containing
   content contest continue continuing contribute contribution convenient convince convinced convincing cool correct
   corrected correction correctly corresponding corridor corridors cost costly costs could count counted counter
   counterpart counterproposal counting counts course court crack crazy criteria criterion criticism crumbs crunch
   current currently data daylight deal dealer decent decide decided decides deciding decision declare decline
   declined defer definite definitely delegate delete delighted departing depend depending depends describe despite
   destination determine differ difference different differently differs difficult digit digits dining direction
   directions directly disagree disagreed disagreement disappointing disappointment disaster disclose discover
   discuss discussing discussion dislike disregard ditto does doesnt dont door double doubt doubtful doubts down
   downside downstairs dreadful dumbest each eager earlier early earth easier easily effort eight eights either else
   elsewhere embrace empty ended ending endorse enjoy enough enter entered entering enters enthusiastic entire
   entirely entries equal equally equals equivalent error errors especially even evening eventually every everybody
   everyone everything everywhere exact exactly examine example exceeds excellent except exchange exchanging
   excluding exists expect expected expecting explain explained explanation extra extremely fair fairness false
   family fancy fantastic fault favor favorable favorite favour favourable favourite feasible feel feeling fewer
   fifteen figure figured figures fill final finally find fine finish finished finishes finishing firmly first
   fitting five fives flawless flipping focus focusing follow followed following follows forbidden forget forgets
   forgetting forgot forgotten former forward found four fours fourth frankly free friend from frustrating fulfilled
   full gave gets getting gimme give given gives giving gladly going gonna good gotcha gotta graph grateful great
   greater greatest greatly greedy green guess guessed guest halfway hallway hallways handed handle hands happen
   happening happens happily happy hard have haven havent having heading hear heard heavy hello help helpful helps
   hence here hesitant higher highest highs highway hold holding holiday home honest honestly honesty hope hoped
   hoping horrible however human humble hurry idea ideal ideas identical ignore illegal imagine imagining
   immediately important impossible impressed impressive improve improvement inadequate inclined include included
   includes including incomplete inconvenient incorporate incorrect indeed indicate inefficient inferior inform
   information input inquire inside insist instance instead instinct insufficient intent interested interesting
   internal into invalid invite ironic ironically issue items itinerary itself jealous joined joining joint jointly
   joking journey judgement judging just justify keen keeping keeps keyboard kick kicking kidding kids kind kinda
   kindly kiss kitchen know knowing known lacking large larger largest last lastly later latest latter lead leader
   lease least leave leaves leaving left legal lemme length less lets letter letters light like likewise liking list
   listed listening lists little live living loaded locked locking loft logical lonely long look looked looking
   looks lose lost lounge lousy love loved lower lowest luck luckily lucky lucrative machine made make makes making
   manage many mark marvellous marvelous match matches maths matrix matter matters maximum maybe mean means meant
   mediocre memory mention mentioned mentioning mentions merely message messages messed middle might million mind
   minds mine mines minimum minute minutes miserable missed misses missing mistake mistaken mistakes mixed moment
   more most mostly move moving much must mutual myself mystery namely names natural naturally nearly need needed
   needing needs negative neither never next nice nicely nicer nine nines nobody nonsense nope nopes normally noted
   notes nothing notice notify noting nowhere nuisance number numbers nursery object objection objections obliged
   observation obvious obviously offer offering offers official often okay omitted once only open opening opinion
   opponent oppose optimal optimum option options order orders origin original other others otherwise ought ours
   outside over overall overlook overlooked overlooking overview overwhelmed page painful panic pants paragraph
   pardon parlor partially particular particularly partly partner pass passage paste path pathetic paths patience
   pause pennies people percent perfect perfectly perhaps period permitted person personally phone pick picked
   picking picture plan planning play players please pleased pleases pleasure plenty plus point pointing pointless
   politely poor poorer poorest portion position positions possess possession possibilities possibility possible
   possibly post practical precious precise precisely prefer preference preferences preferred prefers press pressure
   pretend pretty previous previously print probably problem problematic problems proceed proceeding profitable
   program promised promising proper properly proposal proposals propose proposed proposes proposing proposition
   protest provide provided providing push putting query question questions quick quickly quite ranking rather
   reached reaction read reading ready realise realised realize really reason reasonable reasoning recall recommend
   recommendation recommendations recommended reconcile reconsider record records reduce referring refrain refuse
   refused regarding regardless reject rejected rejecting rejects reluctant reluctantly relying remain remaining
   remains remark remarks remember remembered remembering remind reorder repeat replace reply replying report
   reports request requested requesting require required requirement requires reservation resist respect
   respectfully respective respectively response rest restroom result rethink return returning reveal reverse
   reversed reversing review revise ridiculous right risky roger rolling room rooms roughly round route routes
   routing rubbish runner running rush sacrifice sadly said same sarcasm sarcastic satisfactory satisfied satisfy
   satisfying saying scarcely school scratch screen screw scroll search searching second seconds seem seems select
   selection sell send sending sense sensible sent sentence sequence serious seriously settle settled seven sevens
   several shall shame share shared shiny shoot short shorter should show shown shows side sign silence silver
   similar simply since single situation sixes skeptical skilled skip skipped skips sleep slightly slowly small
   smaller smallest smart smarter sold solution somebody someone something somewhere soon sooner sorry sound sounds
   sparkling speak specifically specify speech spell spill spirit splendid spotted squeeze squeezing stance standing
   start started starter starting starts station stations step steps still stop stops straight strategy street
   stress stretch strike strong strongest strongly stuck stupid subject submission submit submits submitted
   submitting subscribe subsequently succeed such suggest suggested suggesting suggestion suggestions suggests suit
   suitable suits summary summed super superb support suppose supposed sure surely surprise surprisingly surrender
   swallow swap swapped swapping swear sweet switch switching table take taken takes talked talking target teamwork
   tell telling tempted tens terrible terrific than thank thankful thankfully thanks that thats their them then
   there thereafter therefore theres these they thing things think thinking third this those though thought thoughts
   three threes through throughout throw thumbs time today together toilet token told tomorrow topic torn total
   totally totals touching tough tour toward towards trade trash travelling tried trip trouble true truly trying
   turn turned turns twice twist twos type typing unable unacceptable unattractive under understand understood
   uneasy unfair unfortunate unfortunately unhappy unknown unless unlucky unsure until unwilling update upstairs
   useful useless using usual usually valid valuable value values variant verdict verify version very veto visit
   visited visiting visits vote voyage wait waiting walk walking wander wanna want wanted wants waste wastes wasting
   ways weaker weakest weather weekend weights welcome well went what whatever whats whatsoever when whenever where
   whereas wherever whether which whichever while whole willing winner winning wins wisdom wish with within without
   wonder wonderful wondering words work working works world worries worry worse worst worth worthless would writing
   written wrong wrote yeah yesterday yield yields your yours yourself`,
)

/** Right as they are, though one slip away from the words above: of other talk, names, or as people say them. */
export const LIKE_WORDS: ReadonlySet<string> = wordSet(
  `
   abut adder addled aground aide aint albright aldo alene alice alight aline aloe amon approves argus atop attache
   attaches avid aways awoke baht baldy banded bands bard baring barth bast batch batter beaker beaks bean beaut
   beck begum beings beit bellow belo bene bering bern beset beta beto bets bette betting bevin bien biggar bing
   blesses blow boar boars boat bock boeing boing bold booth brat breen bren brest broth buck budd bugger bumble
   burton bust cain cair calculates calculation came carey carr carrey cary case cast casts cath cell chancel chang
   changers changi chase checker cher chet chick chile chock chuck chucked chucking cine clause cleary clicker
   clipping clocked coal coarse coast coasts coat coats coen coil coke coking cold colin colo coma combines combing
   comers comets comme como compares coms comte cone cones conform conformed cons const cont convinces cook coon
   coop cort costa costas cosy cote cots coun cour cray cree crick crock crumb cunt cunts curse curt dame dara darth
   date dawn daya dead decade decades decal decider declines decoded decoding deduce deem deems deer deferring
   defuse dejected dela dell dense deplete deport deporting desist deter devise dial dies digi dill dine dingle dint
   dior disagrees discus dive doable doer doers doesn doin dome domes dong donor donut doom doon dormer dose doses
   dost dota doves drown dual dues dull dunning dunno duper earl eater eben elise elsa elsie elven ender entre
   entrees ether evan evert excerpt exist exits fable fait fake fakes fallow farmer fata felling fellow fellows fend
   fest fiend fife fight fina fined fining finisher finishers finnish firmer fist flair flapping flicked flopping
   flour focussing foes fold fond font fool forge forges forgo form formed franky fred fried fromm frying fuel
   fueling fund gabe gable gage gard gear gens gents gere getter gill givens givers goad golding gong goof goth gots
   gott gotti gough grade grave greta grip guesses guests gull gunna gust guts gutting hack hagen halve handel
   hander handled hanes hans harry hath havre head hearing heave heaven heaving heed heeded heir held hell hells
   hera herd hero herr hers higgs hinds hippy hire hither hives hmmm hoke holed holliday homie homme homo homs hone
   hopi hopped hopping hoppy hops hour hove huma humber hume hunan hurd hurray hutton hyman ideals ides impresses
   ince incite incline indexed infernal infirm info insure intl intro ionic item itll iver jade jake james jawohl
   jean jeans jeeps jest join joiner jointed jove judgment jumble kass keck keepin kern kickin kidd kissed kisses
   kissing knew knick kong kook lacing lack lacked lager lake lang largo lasted lasts lather latte layer leaf
   leander lear leaved leavers leds leed lees legs leid lemma lest lettres lewd lice lids life lime lind linda ling
   linking lise lister liszt liter litters load loaves lobe locke locker lode looker loom loomed looming looms loos
   loose loser lott louse loving lowe lowes lucked lucy luke lung lunge lush mace mach machina madge madi madre mads
   maine maki mako male males mame mandy mane mang manly manny mans manu marches marek mari marking marl masking
   massage massages masses massing matched mater mathis mats matte matted maude maxed mayne meade meat mech meddle
   megan mein mena mend mens mere messaged messer messing mice mich mick mike mikes milne mime mina minas mince
   mined miners mini minis mino minus miny mire mises miss missus misused misusing mitch mixer mixes moan moans moat
   moines moist moore mora mori moro morse mosses mote moths muddle mulch munch mutter nack name named nape nappy
   nath natura nave neat nene nerd nerds nether niche nico nics nicu niece niet nigger nina nino nome nother nots
   notting noyes nudging oars oath oaths oblige oder odor okey onside onto origen ounce outs pack packed pads paige
   paints pangs panning pans pant parlour pasts patch pate pathos patter patting pave paws payers pearson pease peck
   pecking persson pest pets petting petty phage picker pickled pico pics pierson pike pints piss pitting plain
   planing plants plat player pleaded pleaser plos ploy plugs plums plush poet pong pont poof pose posh posit potion
   potions pots potting pour power preposition pres prick prost provider punts puss quack quit quito quits rake
   rakes raking rankin rash rata reaches readying real realises realized rear rearing recent recorder reed reedy
   reel reeling refer refuses reid reilly relaying rely remand renner replay replaying reset respite reused revel
   revere revered reverses revis rind road roam rodger rollin romain romo rook rooks roos rooting rosh rote rouge
   rough rout routed routers rover ruger rust saad sade saif sais sajid sake sama sami sams sand sanding sane sata
   satisfies saud says scent scold seal sealer seam seams sear seattle seek seeks seen seep sees seng sens sensing
   settler settles severn shaded sham shams shane shard shari sharpe shat shaw shawn shed shell shen shill shin
   shing shingle shire shirt shit shits shoe shoo shore shorted shred sich sidi sids siem sigh sight sill sind sine
   sing sinner sinning sins sion sipped sips sith sits skipper skis slaying slide slip slipped slips sliver slotted
   smell snare snell snide snort snow snows sole solid solon solver sono soot sore sorely sown sows sparking spoon
   spooner sported spotter stack staid stall star stared staring starr starred starring startled startling stat
   stated stating statins stats steep stent steven stock stoll stomp stoop stoops stranding strang strangest strat
   strep stroke struck strung stuart sturt suck suing suis suite suites supper sura surge suri surly surry sven
   swamp swatch swaying swell swoon taka takers taki taking tale tales talker tall tank tanking tans tash tats tend
   tends tents thais thang thani thanking thanos thar thatd theon therefor theyd theyll theyre thins thom thong
   thongs thorn thot thrash thro throughput thumb thus tied tight timo ting tink tins tirade tired toda toke toll
   tome tons tours tout touting trace trad trap tree triad trier trio tripp trish tron tropic trough truce ttip tuan
   tuned turin turner twit twixt typo unser unto urs vale valued varian vary vault verity vero vert vest vets
   vetting vine vito wager wags waist waking wali wandering waned wang wards wash wasnt wats weeknd weill wellcome
   welling welp werk weve wheat wheres whet whiny whit whore whos wide width wight wile wince wind winder winds
   wings winks wirth witch wither wold wong wordy wore worlds worm worms worried wound wounds wring writhing yard
   yell yelling yelp yessir youd youll youre yous yups`,
)
