/** Whether a visitor wants short ways between the stops. */
import { any } from './vocabulary.ts'

/** What should be: stops that lie together, short ways. */
const TOGETHER = new RegExp(
  [
    '\\bnext (?:to (?:each other|one another)|door)\\b|\\b(?:keep|kept|stay|be|make|want|is|are) (?:it|things|everything|all|them|the (?:route|stops|day|plan|places))? ?(?:\\w+ )?(?:compact|tight|local|close|nearby|near)\\b(?! (?:to|by) (?:the|my|our|#))(?! (?:the|my|our|an?|one|some|any|#))',
    '\\b(?:in|within) (?:just |only )?(?:one|the same|a single) (?:area|neighbou?rhood|part of town|quarter|district|block|street|corner)\\b',
    '\\bshort (?:hops?|stretch)\\b|\\b(?:reach\\w*|doable|accessible|manageable|get (?:to|there|around)|everything|all) (?:\\w+ ){0,3}(?:on|by) foot\\b',
    '\\b(?:no more than|at most|max\\w*|under|less than|within|only|few|couple of|up to) (?:\\w+ ){0,2}(?:minutes?|mins?|miles?|blocks?|km|kilomet\\w+|steps) (?:\\w+ ){0,3}(?:between|apart|away|from|walk\\w*|driv\\w*)\\b',
    '\\b(?:less|little|least) (?:time )?(?:\\w+ ){0,3}(?:on the way|in between|between (?:stops|places|them))\\b',
  ].join('|'),
)
/** What should not be: ways that are long, for the day or for the legs. */
const FAR_OFF = new RegExp(
  [
    "\\b(?:nothing|nowhere|not|no place|no|don'?t want|hate|without|avoid\\w*|rather not) (?:\\w+ ){0,4}(?:far (?:away|off|out)|too far|distant|remote|out of the way)\\b",
    "\\b(?:can'?t|cannot|can not|unable to|hard to|not|barely|hardly) (?:be |stand |stay |walk |go )?(?:on my feet|long on my feet|stand long|walk (?:so )?(?:long|well|far|much))\\b|\\bon my feet (?:for|all)\\b|\\bout of breath\\b",
    '\\bfrom one (?:side|end|corner|part) of (?:the |this )?(?:city|town)\\b',
  ].join('|'),
)

const DISTANCE = any(
  String.raw`\b(?:all|everything|stops?|places|sites) (?:(?:should|must|has|have|needs?|to|be|is|are|lies|lie|is to|stay|really|very|quite) ){0,4}(?:near|nearby|close)\b(?! (?:to|by) (?:the|my|our))`,
  String.raw`\b(?:waste|wasting|spend|spending|lose|losing|hours?|day|time|afternoon|half)(?: \w+){0,4} (?:on|in) (?:the |a |an )?(?:bus|car|train|taxi|road|tram|metro|subway|traffic|transit)\b`,
  String.raw`\b(?:running|rushing|racing|criss-?cross\w*|zig-?zag\w*|trekking|traipsing) (?:\w+ ){0,2}(?:around|about|across|through|the city|the town|town)\b`,
  String.raw`\bcriss-?cross\w*`,
  String.raw`\bzig-?zag\w*`,
  String.raw`\bback and forth\b`,
  String.raw`\bcloser together\b`,
  String.raw`\b(?:opposite|other|from one) ends?\b`,
  String.raw`\bacross (?:the )?(?:whole |entire )?(?:town|city)\b`,
  String.raw`\ball over (?:the )?(?:town|city|place)\b`,
  String.raw`\b(?:blisters|arthritis|high heels)\b`,
  String.raw`\b(?:cross|crossing) (?:the )?(?:whole |entire )?(?:town|city)\b`,
  String.raw`\bwithin (?:a few|two|three|a couple of|\d) (?:blocks|streets|minutes|steps|hundred)\b`,
  String.raw`\bsame (?:area|neighbou?rhood|part of town|quarter|district|block|street)\b`,
  String.raw`\b(?:compact|cluster\w*|bunched)\b`,
  String.raw`\b(?:next door|a stone's throw|marathons?)\b`,
  String.raw`\b(?:broken|sprained|twisted|injured|swollen) (?:foot|leg|ankle|toe|knee|hip)\b`,
  String.raw`\bwalks? (?:\w+ )?(?:slowly|badly|with difficulty)\b`,
  String.raw`\bslow walkers?\b`,
  String.raw`\bhalf (?:the|of the|my|our) (?:day|time) (?:in|on) (?:the |a )?(?:bus|car|train|taxi|road|tram)\b`,
  String.raw`\b(?:not|no|nothing|shouldn'?t be|isn'?t|n't|never|too|very|so) (?:\w+ )?far (?:away )?(?:the )?(?:one |each )?from (?:the )?(?:one|each|place|other|another)\b`,
  String.raw`\bfrom (?:one|place|stop) (?:\w+ )?to (?:the )?(?:next|other|another)\b`,
  String.raw`\bnear (?:one|the one) to (?:the )?(?:other|another|next)\b`,
  String.raw`\b(?:the )?(?:shorter|closer|nearer) (?:the|is better|they|it|to)\b`,
  String.raw`\b(?:take|takes|taking) (?:too |so |very )?long to (?:get|reach|go)\b`,
  String.raw`\blong (?:ways|walks|drives|rides|distances|trips|hauls?|routes?|marches)\b`,
  String.raw`\b(?:minutes?|hours?|time) (?:\w+ )?(?:on the (?:road|way)|in (?:the car|traffic|transit)|walking|driving)\b`,
  String.raw`\b(?:only |can'?t |cannot |not |barely |hardly )(?:\w+ )?walk (?:\w+ ){0,2}(?:few|far|much|long|steps)\b`,
  String.raw`\btravel\w*: (?:\w+ ){0,3}(?:little|short|low|min\w*)\b`,
  String.raw`\b(?:not|don'?t) (?:\w+ ){0,4}travel\w* (?:\w+ )?(?:excessive\w*|extensively|long)\b`,
  String.raw`\b(?:all|stops?|places|everything|it) (?:\w+ )?(?:close by|close at hand|nearby)\b`,
  String.raw`\b(?:not|don'?t|hate to|rather not) (?:\w+ ){0,4}(?:spend|waste) (?:\w+ ){0,4}(?:travel(?:l?ing)?|driving|walking|commuting|in transit)\b`,
  String.raw`\b(?:walks?|walking|distances?|ways?|trips?|legs|travel(?:l?ing)?|hops|drives?|driving|rides?) (?:\w+ ){0,2}(?:short|shorter|brief|minimal)\b`,
  String.raw`\b(?:with|uses?|using|on|in|needs?|has) (?:an? |my |his |her )?(?:cane|walking stick|stick|crutch(?:es)?|wheelchair|walker|rollator)\b`,
  String.raw`\b(?:not|don'?t) (?:\w+ ){0,4}driv(?:e|ing) (?:\w+ ){0,2}(?:much|far|a lot)\b`,
  String.raw`\b(?:within|in) (?:\w+ )?(?:reach|walking distance|walking range)\b`,
  String.raw`\bfar apart\b`,
  String.raw`\b(?:ways?|distances?|walks?|trips?|routes?|paths?) (?:between|among|from) (?:\w+ ){1,6}(?:short|shorter|small|little|minimal|brief|low)\b`,
  String.raw`\beasy reach\b`,
  String.raw`\b(?:bad|sore|weak|aching|hurt(?:ing)?) (?:knees?|legs?|feet|foot|hips?|back)\b`,
  String.raw`\b(?:knees?|legs?|feet|foot|hips?) (?:is|are|hurts?|aches?|isn't|aren't)\b`,
  String.raw`\bdistances?\b`,
  String.raw`\btraffic\b`,
  String.raw`\bon the road\b`,
  String.raw`\bin the (?:car|bus) all day\b`,
  String.raw`\bcommut\w+\b`,
  String.raw`\b(?:minimi[sz]\w*|few|short\w*|reduc\w*|cut\w*) (?:\w+ ){0,2}(?:legs|hops|rides|walks)\b`,
  String.raw`close (?:together|to each|to one|(?<!\b(?:car|park|parking|van) (?:\w+ ){0,3}close )by)`,
  String.raw`closest to each`,
  String.raw`closer to (?:each|one)`,
  String.raw`(?:near|close) (?:to )?(?:each\b(?! (?:place|stop|site|restaurant|bar)\b)|one another)`,
  String.raw`close proximity`,
  String.raw`nearby each`,
  String.raw`\bshort(?:er)? (?:ways?|distances?|walks?|trips?|routes?|hops|legs|transfers?|rides?|drives?|journeys?|stretches)\b`,
  String.raw`\bwalk(?:ing|able)?\b(?<!\bafter (?:\w+ ){0,2}walk(?:ing)?)(?!-ins?\b)(?! (?:past|by|away|out|in|into|ins|up|the dog|our dog|my dog)\b)(?! (?:in|through|around|along) (?:a|some|the)\b)`,
  String.raw`\b(?:as |so |too |any |that |very |how )?(?:little|less|much|no|least|minimal|short|shorter|lower?|minimi[sz]\w*|reduc\w*|limit\w*|hate|avoid\w*|cut\w*|long|far) (?:\w+ ){0,3}(?:travel(?:l?ing)?|driv(?:e|es|ing)|trips|walks)\b(?! (?:with|together|alone|as an?|by|here|there|to)\b)`,
  String.raw`\b(?:time|day|hours?) (?:[\w']+ ){0,6}than (?:between|on the way)\b`,
  String.raw`\bmy (?:feet|shoes) (?:are )?(?:kill|hurt|pinch)\w*`,
  String.raw`\btravel(?:l?ing)?(?: times?)? (?:\w+ ){0,4}(?:min\w*|low|short|down|little(?! (?:\w+ )?(?:ones?|kids?|boys?|girls?|children|man|lady|brother|sister|son|daughter)\b)|bad|far|much|long|lot)\b`,
  String.raw`\btravel times?\b`,
  String.raw`\b(?:not|don'?t) (?:\w+ ){0,4}travel (?:much|far|a lot)\b`,
)
/** Whoever likes to walk, or does not care how far, wants nothing near. */
const FAR_IS_FINE =
  /\bno (?:problem|trouble|issue) (?:\w+ )?(?:to|with) (?:\w+ )?walk\w*|\b(?:we|i) (?:\w+ )?(?:love|like|enjoy) (?:an? |some )?(?:long |good |nice )?(?:stroll|walk|hike|drive)s?\b|\b(?:okay|ok|fine|no problem|not a problem|no issue|alright|all right) (?:\w+ )?(?:if|when|that|even if)\b.*\b(?:far|distant|apart|away|walk\w*|drive)\b|\b(?:may|can) be (?:anywhere|far|wherever)\b|\bhappy to (?:walk|drive|travel)\b|don'?t mind (?:\w+ )?(?:walk|travel|far|driv)|(?:distances?|travel\w*|walk\w*|driv\w+) (?:\w+ )?(?:doesn'?t|does not|don'?t|do not|isn'?t|aren'?t|is not|are not|is no|are no) (?:\w+ ){0,2}(?:matter|bother|count|issue|problem|concern|trouble)|(?:walk\w*|driv\w+|distances?|travel\w*)(?: \w+)? (?:is|are) (?:\w+ )?(?:fine|ok|okay|good|fun|welcome|great|lovely)\b|\b(?:we|i) (?:\w+ )?(?:love|like|enjoy|am fond of|are fond of) (?:to walk|a good walk|a hike|to drive|walking|driving|long walks|a (?:\w+ )?walk)\b/

/** "The places needn't be close together" asks for nothing. */
const NEED_NOT =
  /\bno need (?:to|for) (?:\w+ ){0,4}(?:close|near|nearby|together|compact|short)\b|\b(?:needn'?t|need not|(?:don'?t|doesn'?t|do not|does not) (?:have|need) to|not necessarily) (?:all )?(?:be|lie|stay) (?:\w+ )?(?:close|near|together|next|compact|within)/

/** "Walk a little in some park": who strolls somewhere says nothing of the ways between. */
const STROLL =
  /(?<!\b(?:no|not|never|without|avoid|less|hardly|barely|cannot|hate|mind|only|too much|dislike)\b[^,.;]{0,30}|n't\b[^,.;]{0,30})\b(?:an? )?(?:(?:little|short|small|quick|nice|long|slow|gentle|leisurely|good|quiet|brief|wee) )*walk(?:s|ing)?(?:,? (?:an? (?:little|wee|short)? ?(?:bit|while|little)|about|around|slowly|quietly|together|for (?:an?|some) (?:little )?(?:while|bit|hour|time)|barefoot|hand in hand))*,? (?:in|through|around|along|among|amongst|inside|across|round|by|on|under) (?:(?:an?|some|the|any|that|this|your|one of the) )?(?:\w+ ){0,2}?(?:parks?|museums?|gardens?|restaurants?|bars?|caf[eé]s?|landmarks?|stores?|greens?|greenery|woods?|nature|trees|meadows?|shops?|lakes?|rivers?|riverside|water|beach|market|grass|lawns?|flowers|#)(?!\w)/g

export const wantsNear = (said: string): boolean => isNear(said.replace(STROLL, 'stroll'))

const isNear = (text: string): boolean =>
  (DISTANCE.test(text) || TOGETHER.test(text) || FAR_OFF.test(text)) && !FAR_IS_FINE.test(text) && !NEED_NOT.test(text)
