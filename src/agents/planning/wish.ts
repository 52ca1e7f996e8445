/** What a visitor wants, as far as words tell: read from anybody's phrasing, and told in few words. */
import { leaningsIn, readerFor, type Leaning } from './english.ts'
import { plainLayout, plainSpeech } from '../english/index.ts'
import { withoutPast } from './changed-minds.ts'
import { splitClauses } from './clauses.ts'
import { withoutIndifference } from './indifference.ts'
import { FEATURES, type FeatureValue, type SiteType } from '../../games/planning/index.ts'

export type Wish =
  | {
      readonly about: 'feature'
      readonly feature: string
      readonly good: readonly FeatureValue[]
      readonly bad: readonly FeatureValue[]
    }
  | { readonly about: 'budget'; readonly limit: number }
  /** One of these sites; `must`: it is missed where it is left out. */
  | {
      readonly about: 'see'
      readonly names: readonly string[]
      readonly must: boolean
    }
  | { readonly about: 'type'; readonly type: SiteType }
  | { readonly about: 'distance' }
  /** What was said of a site: to keep it, or to leave it. */
  | { readonly about: 'site'; readonly name: string; readonly liked: boolean }

/** What is longer than any talk is not read to its end, so that no text takes long. */
const LONGEST = 6000

const RATINGS = FEATURES.rating!.values as readonly number[]
const YES = { good: [true], bad: [false] }
const NO = { good: [false], bad: [true] }

/** Wishes about one feature that is there or not: how they are recognised and told. */
const PLAIN: readonly (readonly [feature: string, pattern: RegExp, told: string])[] = [
  [
    'has takeout',
    /\b(?:take|bring|carry) (?:\w+ ){0,2}(?:food|meals?|lunch|dinner|leftovers) (?:back|home)\b|take-?\s?out\b(?! (?:the )?#)|takeouts?\b|take-?\s?away|\btak(?:en|ing) (?:away|out)\b|carry-?\s?out|(?:take|taking|carry|have|get|want) (?:\w+ ){0,2}(?:food|meals?|lunch|dinner|something) (?:to be )?(?:taken )?(?:away|out|with|home|along|in a (?:bag|box)|from there)|(?:food|meals?|lunch|dinner|something) (?:\w+ )?in a (?:bag|box|container)|(?:eat|have|enjoy) (?:\w+ )?(?:food|meals?|lunch|dinner) (?:on a bench|in the park|at home|at the hotel|in (?:the|our) (?:car|room|hotel))|eat (?:it )?on the run|(?:food|meals?|eat|eating|lunch|dinner|it|stuff|something|bite|order\w*|grab\w*) to[ -]go\b(?! to)|to-go\b|on the go\b|doggy bag/,
    'takeout',
  ],
  [
    'good for kids',
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2]|\d+ months?)[- ](?:years?|months?|yrs?)[- ]olds?\b|\bkid(?:s|do)?\b|\bkid(?:o|doe)s\b|\bchild(?:ren|s|rens)?\b|\bminors\b|\bjuniors\b|\b(?:twins|triplets|girls?|boys?|oldest|youngest) (?:\w+ )?(?:turned|turns|is|are|aged) (?:only |just )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d)\b(?! (?:of|stars))|\bi(?:'m| am) (?:only |just )?(?:five|six|seven|eight|nine|ten|eleven|twelve|[5-9]|1[0-2])(?: years old)?(?= (?:so|and|years)\b| ?$)|\b(?:strollers?|prams?|diapers|nursery)\b|family[ -](?:trip|friendly|person)|\b(?:my|our|the|whole) family\b|\bsons?\b|\bdaughters?\b|\b(?:baby|babies|toddlers?|little ones|youngsters|teenagers?|teens|grandchild(?:ren)?|grandkids?|grand(?:son|daughter)s?|nephews?|nieces?)\b|\b(?:my|our|the|two|three|four) (?:\w+ )?(?:boys|girls)\b/,
    'good for kids',
  ],
  [
    'accepts reservations',
    /\b(?:hates?|avoid|no|not|don'?t|dislike|without|loathe|can'?t stand|skip) (?:\w+ ){0,4}(?:queu\w+|wait(?:ing)? (?:\w+ ){0,3}(?:for (?:a|our) table|in line|to be seated)|standing in line|waiting lines?)\b|\b(?:sure|certain|guarantee\w*|know) (?:\w+ ){0,4}(?:a|our) table\b|reserv|\btable bookings?\b|\bbookings?\b(?= (?:is|are|must|should|a must|matter|required|possible|needed|,|\.|$))|(?:takes?|taking|accepts?|allows?|offers?|with) bookings?|bookable|book(?:ing|ed|able)? (?:\w+ ){0,3}(?:ahead|in advance|early|beforehand)|book (?:a |our |the )?tables?|tables? (?:\w+ )?(?:booked|reserved|waiting|held|saved|kept|ready)|(?:save|hold|keep|secure) (?:us |me )?a table|(?:want|like|able|need|have|prefer|possible|rather|can|could) (?:to )?book\b(?! (?:about|on|an?|the|this|it|that|your|our|my)\b)|\bbook wanted|(?:ring|call|phone) (?:\w+ )?(?:up |ahead )?(?:and|to) (?:book|reserve)/,
    'reservations',
  ],
  [
    'good for groups',
    /\b(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|[6-9]|1\d|2\d) of (?:my|our)\b|\b(?:my|our|the) (?:whole|entire) (?:\w+ )?(?:office|staff|choir|band|floor|street|neighbou?rhood)\b|\b(?:all|everyone|everybody) (?:from|at) (?:work|the office|my office)\b|(?<!\btour(?:ist)? )\bgroups?\b|\b(?:five|six|seven|eight|nine|ten|eleven|twelve|[5-9]|1\d|2\d) (?:\w+ )?(?:people|persons|friends|colleagues|guests|adults|coworkers|relatives|heads)\b|\b(?:party|crowd|bunch|gang) of|(?<!\b(?:one|two|three|four|both|some|most|none|half|part|rest|each|any|[1-4]) )\bof us\b(?! (?:is|are kids))|\b(?:big|large|bigger|larger|siz(?:e)?able|whole|entire) (?:party|crowd|team|squad|crew|class|clan|gang|bunch|family|department|club)\b|\b(?:family|class|school) reunion\b|\b(?:many|a (?:whole )?lot of|lots of|loads of|plenty of) (?:people|persons|us|friends)\b|\b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) (?:\w+ )?(?:people|persons|players|friends|colleagues|guests|of us)\b|\b(?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1\d|2\d) (?:\w+ )?(?:peoples|players)\b|\bgroup size\b|my \w+ (?:\w+ )?friends|\b(?:we are|we're|there are|there'?s) (?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1\d)\b(?! (?:dollars|bucks|stars|miles))|\b(?:all|both) (?:seven|eight|nine|ten|[6-9]) of/,
    'good for groups',
  ],
  [
    'outdoor seating',
    /\b(?:enjoy|soak up|catch|feel|in|under) (?:\w+ )?(?:the )?(?:sun|sunshine)\b|out-?doors?|open-air|(?:better|prefer\w*|rather|like|love|want) (?:\w+ )?outside\b|(?:sit|sitting|eat|eating) (?:\w+ )?out (?:in|on)\b|outside to (?:sit|eat|drink)|(?:somewhere|places?|tables?|seats) outside|(?:sit|sitting|eat|eating|dine|dining|seat\w*|spots?|tables?|drink|drinking) (?:\w+ )?outside|outside (?:seat\w*|tables?|eating|dining)|covid|(?:fresh|open) air|patio|terrace|al ?fresco|in the (?:sun|open)/,
    'outdoor seating',
  ],
  [
    'vegetarian options',
    /vegetarian|veggie|meat-?free|meatless|(?:(?:do|does|did|has|have|wo|would)n'?t|not|no|never|without)(?: \w+){0,2} (?:meat|animals)\b(?! (?:nor|or) (?:dairy|eggs|milk))|\b(?:over|than|instead of) (?:any )?meat\b|(?:given|gave|gives|giving) up (?:on )?meat|(?:gave|given|giving) up (?:on )?meat|(?:quit|stopped)(?: eating)? meat|\bmeat (?:is )?(?:off|out|taboo|forbidden|a no|no go)|\bmeat (?:(?:do|does|is|has) not|(?:does|is)n'?t|makes? (?:me|us|her|him)|is not|disagrees|never)\b/,
    'vegetarian options',
  ],
  [
    'vegan options',
    /vegan|plant[- ]?based|animal products|\b(?:comes?|coming|made|is|anything) (?:\w+ )?(?:from|of) (?:an )?animals?\b|\b(?:nor|or|not even|and) (?:dairy|eggs?|milk)\b|dairy[- ]free|\b(?:no|without|off|avoid|free of) (?:\w+ )?(?:dairy|eggs?|animals?)\b|\bonly plants\b/,
    'vegan options',
  ],
  [
    'has wifi',
    /\b(?:send|upload|download|submit) (?:\w+ ){0,3}(?:files?|photos|documents?|reports?|slides|work)\b|\b(?:no|out of|without|little|low on) (?:mobile |phone |cell )?data\b(?! sets?)|\broaming\b|\b(?:work\w* remotely|remote work|log (?:in|on)\b)|wi-?\s?fi|internet|\bhot ?spots?\b|\b(?:video|zoom|online) (?:\w+ )?(?:calls?|meetings?|conferences?)\b|\bwlan\b|wireless|(?:get|go|be|work|working|done|stay|me|us) online|\b(?:send|write|check|answer|read|attend to|do) (?:\w+ ){0,2}(?:e-?)?(?:mails?|emails|correspondence)\b|\bmy (?:laptop|tablet)\b/,
    'wifi',
  ],
  [
    'viewpoint',
    /(?<!\b(?:in|to) (?:my|our) |points? of |(?:my|our|your) )\bviews?\b|overlook|\bscener|\bscenic|\bvantage|\b(?:somewhere|place|spot|point) (?:\w+ )?(?:high|up high)\b|\b(?:see|look\w*) (?:\w+ )?(?:far|everything from|over everything|for miles)\b|\b(?:nice|good|great|beautiful) sight (?:over|across|of|on)\b|rooftop|hilltop|high up|view ?points?|panoram|(?:overlook\w*|over|from above) (?:the |all )?(?:city|town)|(?:city|town) from above|(?:look\w*|gaze|gazing|see|seeing) (?:\w+ ){0,2}(?:out )?(?:over|across|down on) |skyline|\bvistas?\b|lookout/,
    'viewpoint',
  ],
]

/** "We don't eat meat": what is denied is another thing. */
const WORD_MEANS_NO =
  /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|children|toddlers?|baby|babies|twins|little ones|grandkids|grandson|granddaughter) (?:is|are|was|hates?|can't|cannot|won't|don't|doesn't|gets?|needs?)\b|\b(?:(?:do|does)n'?t|not|no|never|without)(?: \w+)? meat|\b(?:hate|dislike|detest|can'?t stand) (?:to )?(?:queu(?:e|ing|eing)|wait(?:ing)?|lin(?:e|ing) up|stand(?:ing)? in line)\b/

/** What is said of children by those who have none with them. */
const CHILDLESS =
  /\b(?:kids?|children|sons?|daughters?|twins) (?:are|is|stay|will be) (?:\w+ )?with (?:\w+ )?(?:grand\w+|gran|nana|babysitter|sitter|nanny|aunts?|uncle|neighbou?rs|ex|in-laws)\b|\b(?:sons?|daughters?|kids?) (?:is|are|went|became|turned|has (?:gone|become|turned)) (?:\w+ ){0,2}(?:vegan|vegetarian|veggie)\b|adults?[- ]only|(?:kids|children) (?:are |will |will be )?(?:staying|stay|remain\w*|at|left) (?:at )?(?:home|behind)|babysitter|(?:no|without|away from|free of|full of|not) (?:\w+ ){0,3}(?:kids|children)|(?:kids?|child)-?free/

const TYPE_WORDS: readonly (readonly [SiteType, RegExp])[] = [
  ['restaurant', /\brest[au]{1,2}r[au]{1,2}nts?\b|\brestaraunts?\b|\bplace to eat\b/],
  ['bar', /(?<!full )\bbars?\b/],
  ['cafe', /\bcaf[eé]s?(?![a-zé])|\bcoffee shops?\b/],
  ['museum', /\bmuseums?\b/],
  ['landmark', /\blandmarks?\b/],
  ['park', /(?<!(?:can|to|could|we|car) )\bparks?\b(?! (?:the|our|my|a) car)/],
  ['shop', /\bshops?\b|\bshopping\b|\bstores?\b|\bmall\b/],
]

const NEGATIVE =
  /\b(?:unwanted|spare (?:me|us|my|our)|leave (?:it|them|that) out|no|not|nobody|no one|neither|nor|don'?t (?!forget)|doesn'?t|nothing|never|avoid|without|hate|dislike|less|away from|isn'?t|aren'?t|rather than|stay away)\b/

/** Parking that is welcome, and not missed where it is lacking. */
const MAYBE_PARKING =
  /street|handy|if possible|also ok|all the better|\b(?:a|would be|is) (?:\w+ )?(?:plus|bonus)\b|nice to have|nice if|would be (?:nice|cool)\b|no biggie|no big deal|not a big deal|dispensable|not a must|optional|if there is|if there's/

/** What must not be lacked is needed: "I won't leave without", "can't do without", "a headache without". */
const LACKED =
  /\b(?:don'?t|do not|never|mustn'?t|must not|shouldn'?t|should not) (?:you )?(?:dare )?(?:to )?(?:leave out|omit|ignore)\b|\b(?:won'?t|will not|can'?t|cannot|can not|couldn'?t|wouldn'?t|don'?t want to|not|never|no (?:day|trip|visit) (?:is )?(?:complete|perfect)|hard|difficult|tough|impossible|incomplete|headache|problem|nightmare|pain|annoying|trouble|sad|shame|pity|crime|sin|lost|helpless|doomed|miserable|stuck|stranded|unhappy) (?:(?:leave|go home|live|do|go|be|imagine|picture|a (?:day|trip)|to|home|town|here|there|my|our|the|day|trip|us|for|me) ){0,4}?(?:without|miss(?: out on)?|skip|before (?:having )?(?:seen|seeing|visit\w+|been (?:to|at)))\b|\b(?:wouldn'?t|would not|won'?t|isn'?t|is not) be (?:(?:a|an|the|my|our|much of a|complete|right) ){0,2}(?:\w+ ){0,3}without\b/i

const DISTANCE =
  /\b(?:broken|sprained|twisted|injured|swollen) (?:foot|leg|ankle|toe|knee|hip)\b|\bwalks? (?:\w+ )?(?:slowly|badly|with difficulty)\b|\bslow walkers?\b|\bhalf (?:the|of the|my|our) (?:day|time) (?:in|on) (?:the |a )?(?:bus|car|train|taxi|road|tram)\b|\b(?:not|shouldn'?t be|isn'?t|n't) (?:\w+ )?far from (?:one|each|place)\b|\bfrom (?:one|place|stop) (?:\w+ )?to (?:the )?(?:next|other|another)\b|\bnear (?:one|the one) to (?:the )?(?:other|another|next)\b|\b(?:the )?(?:shorter|closer|nearer) (?:the|is better|they|it|to)\b|\b(?:take|takes|taking) (?:too |so |very )?long to (?:get|reach|go)\b|\blong (?:ways|walks|drives|rides|distances|trips|hauls?|routes?|marches)\b|\b(?:minutes?|hours?|time) (?:\w+ )?(?:on the (?:road|way)|in (?:the car|traffic|transit)|walking|driving)\b|\b(?:only |can'?t |cannot |not |barely |hardly )(?:\w+ )?walk (?:\w+ ){0,2}(?:few|far|much|long|steps)\b|\btravel\w*: (?:\w+ ){0,3}(?:little|short|low|min\w*)\b|\b(?:not|don'?t) (?:\w+ ){0,4}travel\w* (?:\w+ )?(?:excessive\w*|extensively|long)\b|\b(?:all|stops?|places|everything|it) (?:\w+ )?(?:close by|close at hand|nearby)\b|\b(?:not|don'?t|hate to|rather not) (?:\w+ ){0,4}(?:spend|waste) (?:\w+ ){0,4}(?:travel(?:l?ing)?|driving|walking|commuting|in transit)\b|\b(?:walks?|walking|distances?|ways?|trips?|legs|travel(?:l?ing)?|hops|drives?|driving|rides?) (?:\w+ ){0,2}(?:short|shorter|brief|minimal)\b|\b(?:with|uses?|using|on|in|needs?|has) (?:an? |my |his |her )?(?:cane|walking stick|stick|crutch(?:es)?|wheelchair|walker|rollator)\b|\b(?:not|don'?t) (?:\w+ ){0,4}driv(?:e|ing) (?:\w+ ){0,2}(?:much|far|a lot)\b|\b(?:within|in) (?:\w+ )?(?:reach|walking distance|walking range)\b|\bfar apart\b|\beasy reach\b|\b(?:bad|sore|weak|aching|hurt(?:ing)?) (?:knees?|legs?|feet|foot|hips?|back)\b|\b(?:knees?|legs?|feet|foot|hips?) (?:is|are|hurts?|aches?|isn't|aren't)\b|\bdistances?\b|\btraffic\b|\bon the road\b|\bin the (?:car|bus) all day\b|\bcommut\w+\b|\b(?:minimi[sz]\w*|few|short\w*|reduc\w*|cut\w*) (?:\w+ ){0,2}(?:legs|hops|rides|walks)\b|close (?:together|to each|to one|by)|closest to each|closer to (?:each|one)|(?:near|close) (?:to )?(?:each|one another)|close proximity|nearby each|\bshort(?:er)? (?:ways?|distances?|walks?|trips?|routes?|hops|legs|transfers?|rides?|drives?|journeys?|stretches)\b|\bwalk(?:ing|able)?\b(?! (?:past|by|away|out)\b)(?! (?:in|through|around|along) (?:a|some|the)\b)|\b(?:as |so |too |any |that |very |how )?(?:little|less|much|no|least|minimal|short|shorter|lower?|minimi[sz]\w*|reduc\w*|limit\w*|hate|avoid\w*|cut\w*|long|far) (?:\w+ ){0,3}(?:travel(?:l?ing)?|driv(?:e|es|ing)|trips|walks)\b|\btravel(?:l?ing)?(?: times?)? (?:\w+ ){0,4}(?:min\w*|low|short|down|little|bad|far|much|long|lot)\b|\btravel times?\b|\b(?:not|don'?t) (?:\w+ ){0,4}travel (?:much|far|a lot)\b/

/** "Eighty dollars would hurt, fifty is comfortable." */
const HURTS =
  /\d (?:dollars|bucks )?(?:would|is|will|'s) (?:\w+ ){0,2}(?:hurt|too much|a lot|painful|pain|sting|steep|out of|excessive|crazy)/
const COMFORTABLE =
  /(?<![\d$.])\$?(\d{2,3})(?: dollars| bucks)? (?:is|would be|will be|should be|feels|sounds|'s) (?:\w+ ){0,2}(?:(?:all|everything|the most) (?:that )?(?:i|we|there)|comfortable|doable|realistic|manageable|affordable|reasonable|(?:the|my|our) (?:limit|max\w*|most|ceiling|cap|budget))\b/

/** Whoever likes to walk, or does not care how far, wants nothing near. */
const FAR_IS_FINE =
  /don'?t mind (?:\w+ )?(?:walk|travel|far|driv)|(?:distances?|travel\w*|walk\w*|driv\w+) (?:\w+ )?(?:doesn'?t|does not|don'?t|do not|isn'?t|aren'?t|is not|are not|is no|are no) (?:\w+ ){0,2}(?:matter|bother|count|issue|problem|concern|trouble)|(?:walk\w*|driv\w+|distances?|travel\w*)(?: \w+)? (?:is|are) (?:\w+ )?(?:fine|ok|okay|good|fun|welcome|great|lovely)\b|\b(?:we|i) (?:\w+ )?(?:love|like|enjoy) (?:to walk|to drive|walking|driving|long walks|a (?:\w+ )?walk)\b/

/** All wishes in a text, those about one feature put together. `sites` are names that may be spoken of. */
export function readWishes(text: string, sites: readonly string[] = []): Wish[] {
  const wishes: Wish[] = []
  const read = new Map<string, readonly Wish[]>()
  /** The taste that was spoken of last, alone: "Thai food is nice here, but I don't like it." */
  let taste: string | undefined
  /** The site that was named last, alone: "The Tower! We have to go there." */
  let last: string | undefined
  for (const said of splitClauses(withoutIndifference(withoutPast(plainSpeech(plainLayout(text.slice(0, LONGEST))))))) {
    const named = sites.filter((name) => said.toLowerCase().includes(name.toLowerCase()))
    if (named.length > 0) last = named.length === 1 ? named[0] : undefined
    const tasted = tastesIn(said)
    if (tasted.length > 0) taste = tasted.length === 1 ? tasted[0] : undefined
    else if (taste !== undefined && named.length === 0 && POINTS_TO_TASTE.test(said)) {
      wishes.push(...readClause(said.replace(POINTS_TO_TASTE, `$1 ${taste}`), sites))
      continue
    }
    const clause =
      last !== undefined && named.length === 0
        ? said.replace(POINTS_TO_SITE, (_, verb: string) => `${verb === 'go' ? 'go to' : verb} ${last}`)
        : said
    if (!read.has(clause)) read.set(clause, readClause(clause, sites))
    wishes.push(...read.get(clause)!)
  }
  return merge(wishes)
}

/** "I don't like it", "now we love them". */
const POINTS_TO_TASTE =
  /^((?:(?:but|and|now|still|though|actually|personally|honestly|sadly) ?,? ?)*(?:i|we|he|she|they|everyone|my \w+) (?:\w+ |'ve |don't |doesn't |can't |won't ){0,3}(?:like|likes|love|loves|hate|hates|enjoy|enjoys|stand|bear|dislike|dislikes|eat|drink|touch|want|adore|avoid)) (?:it|them|that|those)(?: (?:at all|much|anymore|any more|now|a lot|so much|too))*$/i

const TASTE_WORD = new RegExp(
  `\\b(?:${['cuisine', 'alcohol type', 'ambience'].flatMap((name) => FEATURES[name]!.values as readonly string[]).join('|')}|sushi|burgers?|tapas)\\b`,
  'gi',
)
const tastesIn = (text: string): string[] => text.match(TASTE_WORD) ?? []

const POINTS_TO_SITE = /\b(go to|see|visit|miss|go) (?:there|it|that one)\b(?! (?:is|are|was|all))/i

function readClause(original: string, sites: readonly string[]): Wish[] {
  // Names of sites are not descriptions: "the Old Bar" asks for no bar.
  const plain = original.replace(LACKED, 'need')
  const { named, text } = withoutNames(plain, sites)
  const negative = NEGATIVE.test(text)
  const leanings = leaningsIn(plain, sites)
  const leaning = (name: string): Leaning | undefined => leanings.get(`feature ${name}`)
  const wishes: Wish[] = []
  const feature = (name: string, values: { good: readonly FeatureValue[]; bad: readonly FeatureValue[] }): void =>
    void wishes.push({
      about: 'feature',
      feature: name,
      good: values.good,
      bad: values.bad,
    })

  const see = readSee(plain, text, named, sites)
  if (see) wishes.push(see)
  else for (const name of named) wishes.push(...readOpinion(name, text))
  if (see && sites.length === 0) return wishes
  // "The Old Bar has live music" speaks of the site, not of a wish.
  if (named.length > 0 && /# has\b/.test(text)) return wishes
  const budget =
    /\$\s*(\d+)/.exec(text) ??
    /\b(?:under|below|within) (\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%|hours?|places?|things?|degrees|years))/.exec(
      text,
    ) ??
    /\b(?:go(?:ing)? (?:over|above|beyond)|exceed\w*|surpass\w*|more than|up to|at most) (\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%|hours?|places?|things?))/.exec(
      text,
    ) ??
    /\b(\d{2,3})\s*(?:dollars|bucks|usd|\$)/.exec(text) ??
    /budget\D{0,300}(\d{2,3})/.exec(text) ??
    /\b(?:spend\w*|afford|pay|cost|limit|maximum|max|(?:keep|stay|remain|everything|it all)(?: \w+){0,3} (?:below|under|within))\b\D{0,20}\b(\d{2,3})\b(?!\s*(?:min|mile|people|of us|star|pm|am|%))/.exec(
      text,
    )
  const comfortable = COMFORTABLE.exec(text)
  if (comfortable) wishes.push({ about: 'budget', limit: Number(comfortable[1]) })
  else if (budget && !/\$\s*\d+ (?:for|at) #/.test(text) && !HURTS.test(text))
    wishes.push({ about: 'budget', limit: Number(budget[1]) })
  if (DISTANCE.test(text) && !FAR_IS_FINE.test(text)) wishes.push({ about: 'distance' })
  const rating =
    /(?<![\d$.])([1-5](?:\.5)?)\s*(?:\+|-?\s?stars?\b|starts?\b|rated|rating|or better|and up|or above|or higher)/.exec(
      text,
    ) ?? /(?:rat(?:ed|ings?)|reviews?)\D{0,40}(?<![\d$.])([1-5](?:\.5)?)(?!\d)/.exec(text)
  if (rating)
    feature('rating', {
      good: RATINGS.filter((value) => value >= Number(rating[1])),
      bad: RATINGS.filter((value) => value <= 2.5),
    })
  else if (
    !/^\W*(?:which|what) (?:one|of|is|are|has)\b/.test(text) &&
    /\b(?:high(?:ly|er)?|well|good|great|top|best)[- ]?(?:rated|ratings?|reviews?)\b/.test(text)
  )
    feature('rating', { good: [4, 4.5, 5], bad: [1, 1.5, 2, 2.5] })
  const drives =
    /parking|\b(?:suv|van|minivan|pickup|motorbike|motorcycle|campervan)\b|circling the block|\b(?:(?:have|'ve|has) driven|drove) (?:here|down|up|over|in)\b|\b(?:place|spot|space|room|somewhere|lot) (?:for|to (?:leave|put|store|stash)) (?:the|our|my|a|his|her) (?:\w+ )?(?:car|vehicle|truck|bike|bus|auto)\b|\b(?:put|leave|stash|store|keep) (?:the|our|my|a|his|her) (?:\w+ )?(?:car|vehicle|truck|bus|auto)\b|\b(?:arriv\w+|com(?:e|ing)|travel\w*|are|get there|go) (?:\w+ )?(?:by|in|with) (?:the |our |my |a |two |three |several )?(?:own )?cars?\b|\b(?:drives|driving) (?:me|us)\b|\b(?:to|can|could) park\b|\bpark (?:the|our|my|a) (?:\w+ )?car\b|\bcar ?parks?\b|\bby car\b|(?:rent|have|got|renting|rented|hired|borrowed|brought) (?:an?|our|my|the) (?:\w+ )?car|\b(?:in|with|by|have|drive|brought|parked?) (?:my|our|a|the|his|her) (?:[\w']+ ){0,2}(?:truck|van|jeep|suv|pickup|rv|camper|minibus)|\brental\b|leave (?:the|our|my) (?:\w+ )?car|\b(?:we(?:'re| are)|i(?:'m| am)|we|i) (?:\w+ )?driv(?:e|ing)\b|\bdriving\b/.test(
      text,
    )
  const mayPark = MAYBE_PARKING.test(text)
  const parks = leaning('has parking') ?? 'for'
  if (drives && !negative && (parks === 'for' || (parks === 'indifferent' && mayPark)))
    feature('has parking', mayPark ? { good: [true], bad: [] } : YES)
  if (
    leaning('touristy') !== 'indifferent' &&
    /\b(?:i|we)(?:'ve| have|'m|'re| am| are)? (?:live|lived|living|grew up|born|locals?|a local|from) (?:here|in (?:this|the) (?:town|city)|around here)\b|\b(?:avoid|hate|no|without|away from|not like|don't like) (?:\w+ )?crowds\b|touris|tour (?:groups?|buses)|guide ?book|selfie sticks?|\beverybody (?:goes|takes|photographs|visits)|everyone (?:goes|visits)|postcard|\busual (?:stuff|sights|spots|suspects|places)\b|famous|sight-?seeing|iconic|\bsights\b|well-known|(?:first time|never been) (?:here|in (?:town|the city|this))|hidden|off the (?:\w+ )?(?:beaten|track|path)|secret (?:spots?|places?|corners?)|low-?key|insider|\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)|where (?:the )?locals|(?:with|like|among) (?:the )?locals/.test(
      text,
    )
  )
    feature('touristy', readTouristy(text, leaning('touristy')))
  if (
    /\bnothing (?:too )?(?:loud|noisy)\b|\bpeace and quiet\b|\bmusic\b|\b(?:guitars?|drums|piano|saxophones?|violins?|orchestras?|choirs?|singers?)\b|\bon (?:a |the )?stage\b|\bconcert|\bbands?\b|\bmusicians?\b|\bgigs?\b|\blive (?:acts?|performances?|shows?|singers?|jazz)\b/.test(
      text,
    )
  )
    if (leaning('live music') !== 'indifferent')
      feature(
        'live music',
        (leaning('live music') ?? (negative ? 'against' : 'for')) === 'against' || /loud|quiet/.test(text) ? NO : YES,
      )
  const wanted = withoutWorse(text)
  for (const [name, pattern] of PLAIN)
    if (
      pattern.test(wanted) &&
      !deniedBefore(wanted, pattern) &&
      !(name === 'good for kids' && CHILDLESS.test(text)) &&
      (WORD_MEANS_NO.test(text) || (leaning(name) ?? 'for') === 'for') &&
      !/not? (?:\w+ )?concerned|don'?t care/.test(text)
    )
      feature(name, YES)
  for (const name of ['cuisine', 'alcohol type', 'ambience']) {
    const taste = readTaste(name, FEATURES[name]!.values as readonly string[], leanings)
    if (taste) feature(name, taste)
  }
  if (!see || named.length > 0) wishes.push(...readTypes(wanted))
  return wishes
}

/** "No sitting outside", "no booking needed": named to say that it is not asked for. */
const deniedBefore = (text: string, pattern: RegExp): boolean => {
  const match = pattern.exec(text)!
  return (
    /(?<!why )\b(?:no|not|never)(?: (?!only|just|without|too|far|be|have|to|miss|forget|mind|want)\w+)? $/.test(
      text.slice(0, match.index),
    ) && !/^(?:no|not|never|without)\b/.test(match[0])
  )
}

/** "More of a museum than a shop", "I care more about food than about the view": what stands behind is not asked for. */
function withoutWorse(text: string): string {
  const at = text.indexOf(' than ')
  if (at < 0 || !COMPARES.test(text.slice(0, at)) || COUNTS.test(text.slice(at))) return text
  const end = text.indexOf(',', at)
  return end < 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(end)
}

const COMPARES = /\b(?:more|rather|sooner|better|prefer\w*|over|nicer|other)\b/
const COUNTS = /^ than (?:the usual\b|\$|\d|one |two |three |four |that\b|usual|ever|nothing|necessary|needed)/

/** "At least one bar", "a park": asks for one. "Divey bars", "places with parking", "a different bar" do not. */
const ASKED_FOR = TYPE_WORDS.map(
  ([type, { source }]) =>
    [
      type,
      new RegExp(
        `${type === 'shop' ? '\\bgo(?:ing)? (?:\\w+ )?shopping\\b|' : ''}\\b(?:(?:sit|walk|stroll|lie|play|picnic|relax|rest) in the|need the|at least (?:one|1|an?)|(?<!different )one|1|an?|some|visit|see)\\s(?!(?:\\w+ )?(?:different|better|closer|cheaper)\\b)(?:[\\w-]+ ){0,2}?(?:${source})|(?:${source}) (?:is|are) (?:a must|a necessity|essential|mandatory|required|non-negotiable|indispensable)`,
      ),
    ] as const,
)

/** "I enjoy a divey bar": what bars should be like, and none in particular. */
const LIKED_KIND = new RegExp(
  `\\b(?:i|we)(?: \\w+ly| do)? (?:enjoy|love|like|adore|prefer) an? (?:${FEATURES.ambience!.values.join('|')}) \\w+`,
)

/** "If we go to a park, it should have a view" asks for no park. */
const SUPPOSED = /\b(?:if|when|whenever|should) (?:we|i|you|there|it) [^,]*,/

function readTypes(text: string): Wish[] {
  // "A park or a landmark, one of each."
  if (/\b(?:one|1) of each\b/.test(text))
    return TYPE_WORDS.flatMap(([type, pattern]) => (pattern.test(text) ? [{ about: 'type' as const, type }] : []))
  const asked = ASKED_FOR.filter(([, pattern]) => pattern.test(text.replace(LIKED_KIND, '').replace(SUPPOSED, '')))
  if (asked.length === 0) return []
  const parts = segments(text).filter((part) => !NEGATIVE.test(part))
  return asked.flatMap(([type, pattern]) =>
    parts.some((part) => pattern.test(part)) ? [{ about: 'type' as const, type }] : [],
  )
}

/** Parts of a clause that may be meant apart. */
const segments = (text: string): string[] =>
  text.split(
    /,|\band (?=(?:i|we|would|definitely|also|maybe|let|want|hit|go|avoid|then|possibly|hopefully)\b)|\b(?:because|since|so|which|while|if)\b/,
  )

/** The sites that a clause names, spelt right or nearly, and the clause in lower case with `#` in their places. */
function withoutNames(original: string, sites: readonly string[]): { named: string[]; text: string } {
  const lower = original.toLowerCase()
  const exact = sites.filter((name) => lower.includes(name.toLowerCase()))
  let text = exact.reduce((rest, name) => rest.replaceAll(new RegExp(escape(name), 'gi'), '#'), original).toLowerCase()
  if (sites.length === 0) return { named: exact, text }
  const named = new Set(exact)
  const reader = readerFor(sites)
  for (const { tokens } of reader.sentences(text))
    for (const { kind, id, from, to } of reader.find(tokens)) {
      if (kind !== 'site') continue
      const words = tokens.slice(from, to).map((token) => escape(token.text))
      text = text.replace(new RegExp(`\\b${words.join("(?:'s)?[^a-z0-9à-ÿ]*")}(?![a-z])`), '#')
      named.add(String(id))
    }
  return { named: sites.filter((name) => named.has(name)), text }
}

const SEE_MUST =
  /# (?:is|was) (?:the|my|our) (?:\w+ )?reason\b|# is (?:why|what) (?:we|i) (?:came|come|are here|am here)\b|# or nothing\b|\bnon-?negotiable:? (?:the )?#|# (?:is |must |has to |should |needs to )?(?:be |form )(?:a )?(?:fixed |part|included|non-?negotiable|on the (?:list|plan|itinerary))|\b(?:only|just|all this way|specially) (?:\w+ ){0,3}(?:for|because of|to see|to visit) #|(?:absolutely|simply|really) (?:see|must see|must visit|must go)|\bdream(?:t|ed|ing)? (?:of|about) (?:\w+ )?#|# (?:is |was |being )?(?:at the )?(?:very )?(?:top|high|first|number one) (?:of|on) (?:my|our|the) list|bucket list|\bneed (?:having (?:seen|been to|been at|visited) |to (?:see|visit|go to) |a visit to |seeing |visiting )?(?:the )?#|\b(?:definitely|absolutely|certainly|surely) (?:the )?#|# (?:definitely|absolutely|is (?:a )?must|is essential|has to be|must be|needs to be|is non-?negotiable|is a priority)|whatever (?:you do|else)|most of all|more than anything|# is a must|# (?:can ?not|can'?t|must not|should not|shouldn'?t) be (?:missing|missed|left out|skipped)|absolutely (?:must|have to|need)|(?:can'?t|must not|cannot) miss|definitely want to (?:go to|check out)|must[- ]see|set on going to|recommendations?:|really want to (?:go to|see|visit)|have to (?:see|go|visit|hit|stop at|check out)/
const SEE_MAYBE =
  /\b(?:could|might|may) (?:\w+ )?(?:look at|see|visit|stop (?:at|by)|drop (?:in|by)|pop into) (?:the )?#|\b(?:curious|interested to know|like to know|get to know|interested in)\b|# (?:sounds|seems|looks|is maybe|is perhaps) (?:\w+ )?(?:fun|nice|sweet|good|interesting|cool|lovely)|\bspoke (?:\w+ )?well of #|\b(?:maybe would like|open to|up for) (?:\w+ ){0,3}#|\b(?:would|'d) (?:enjoy|appreciate) (?:\w+ ){0,4}#|\ba (?:look|peek|glance) at (?:the )?#|# (?:would|might|could) be (?:\w+ )?(?:nice|lovely|great|cool|good|fun|bonus|plus|treat|extra|welcome|appreciated)\b|\b(?:would|might|could) be (?:\w+ )?(?:nice|lovely|great|cool|good|fun) (?:\w+ ){1,4}#|\b(?:talk\w*|raving|going on) (?:\w+ )?about (?:the )?#|#,? (?:of |about )?which (?:\w+ ){0,4}(?:heard|read|told|praised|recommended)|# (?:has|have) (?:\w+ ){0,2}(?:recommended|praised|suggested|mentioned)|\bheard\b|\b(?:i|we) hear\b|people praise|curious about|\b(?:say|says|said|told|tell|tells|told us|recommend\w*|rav(?:e|es|ed|ing)|praise\w*|swears? by|read|reviews? of|suggested|mentioned) (?:\w+ ){0,6}#|# (?:is |was |were |are |comes |sounds |looks |seems )(?:\w+ ){0,2}(?:recommended|praised|worth|interesting|intriguing|tempting|supposed|said)/

/** That something need not be. */
const OPTIONAL =
  /\b(?:be|is|it) possible to (?:\w+ )?(?:see|visit|go)\b|\b(?:have|has|is|there's|with) (?:\w+ ){0,3}left(?: over)?\b|\bif (?:it can be|time)\b|\bnice to have\b|\bcould (?:\w+ )?(?:look at|see|visit)\b|\bif (?:it is |it's |at all )?possible\b|\bif (?:it|that|there|we|you|time|they)(?:'s|'ve)? (?:\w+ ){0,2}(?:fits?|time|can|allows?|works?|permits?)\b|\b(?:not|isn'?t) (?:essential|a must|necessary|crucial)\b|\boptional\b|\bmaybe\b|\bperhaps\b/

/** "Maybe a food truck beside the Mall?" wishes for no Mall. */
const GUESSES = /\b(?:maybe|perhaps)\b/
const PLEASANT = /\bwould (?:be|make) (?:\w+ )?(?:a )?(?:\w+ )?(?:nicer|happier|better|lovelier|nice|lovely|perfect)\b/

/** Wishes for certain sites. Without a list of names, whatever follows the phrase is one. */
function readSee(
  original: string,
  whole: string,
  named: readonly string[],
  sites: readonly string[],
): Wish | undefined {
  const text = named.length > 0 ? aboutNames(whole) : whole
  const must = SEE_MUST.test(text)
  const phrase = must || SEE_MAYBE.test(text)
  if (named.length > 0) {
    const wanted =
      phrase ||
      /\b(?:want|would (?:like|love)|'d (?:like|love)|go to|hit|hit up|hitting|stop by|visit|see|check out|try|add|include|wanted|drop by|recommended|recommends|interested|heard|friend|dan'?s?|books of|focus on|start with|begin with|forget|mind is|could do|could i do|do the|great|cool|awesome|good|fan of|stopping|stop at|enjoy|look at|book)\b/.test(
        text,
      )
    // "Optional: the Old Bar", "with the Old Bar it would be a nicer day".
    const optional = OPTIONAL.test(whole)
    const perhaps = (optional && !GUESSES.test(whole)) || PLEASANT.test(text)
    return (wanted || perhaps) && !NEGATIVE.test(text) && !BLAME.test(text)
      ? {
          about: 'see',
          names: named,
          must: must || !(SEE_MAYBE.test(text) || optional || perhaps),
        }
      : undefined
  }
  if (!phrase || sites.length > 0) return undefined
  const rest = original.replace(
    /^.*?(?:recommendations?:|were good:|must see one of|must[- ]see|going to|want to go to|good things about|people praise(?: these \w+:)?|curious about)\s*/i,
    '',
  )
  return {
    about: 'see',
    names: rest.split(/, | or /).map((name) => name.trim()),
    must,
  }
}

/** The parts of a clause that speak of sites; several named in a row count as one. */
function aboutNames(text: string): string {
  const together = text.replace(/#(?:\s?(?:, and|, or|,|or|and|&|\/)\s?(?:the )?#)+/g, '#')
  const parts = segments(together).filter((part) => part.includes('#'))
  return parts.length > 0 ? parts.join(',') : text
}

const PRAISE =
  /\b(?:love|loving|like|liking|great|perfect|good|keep|keeper|stick with|awesome|nice|fine|works?|definitely|happy|sounds|lovely)\b/
const BLAME =
  /\b(?:too (?:far|expensive|pricey|much|long)|skip|remove|replac\w*|swap\w*|swapp?ing|instead of|ditch|get rid|take \S+ out|take out|drop(?! by)|change|except|other than|out of the way|further away|kill|tolerable|allergic|rid of|rather than|pricey|expensive|bad|worse|boring|dull|awful|terrible|overrated|ugly|better (?:than|option))\b/

function readOpinion(name: string, text: string): Wish[] {
  if (BLAME.test(text) || NEGATIVE.test(text)) return [{ about: 'site', name, liked: false }]
  return PRAISE.test(text) ? [{ about: 'site', name, liked: true }] : []
}

function readTouristy(text: string, leaning: Leaning | undefined): { good: FeatureValue[]; bad: FeatureValue[] } {
  const away =
    leaning === 'against' ||
    /\b(?:live|lived|living|grew up|born|from) (?:here|in (?:this|the) (?:town|city)|around here)\b|unwanted|exclud\w*|overrun|swarm\w*|busloads?|hordes|something (?:else|different)|\belsewhere\b|\bcrowds? (?:with|of)|ruin\w*|\b(?:seen|done|know|visited) (?:\w+ ){0,3}(?:sights|guide ?book|usual|touris\w+|famous)|\bskip\b|opposed to|instead of|rather than|\blocals? (?:\w+ )?(?:love|like|go|eat|meet|hang|know|prefer|recommend|favou?rites?|haunts?)|non-?\s?tourist|hidden|off the|away|\bno\b|\bnot\b|avoid|hate|quiet|(?:do|are|is|does|ca)n'?t|less|without|low-key|secret|unknown|spare|far from|escape/.test(
      text,
    )
  if (!away) return { good: [true], bad: [] }
  const strong =
    leaning === 'against' ||
    /\b(?:live|lived|living|grew up|born) (?:here|in (?:this|the) (?:town|city))\b|unwanted|exclud\w*|overrun|swarm\w*|busloads?|hordes|ruin\w*|trap|crowd|avoid|away|\bno tourist|\bno touristy|much better|don'?t|\bnot\b/.test(
      text,
    )
  return { good: [false], bad: strong ? [true] : [] }
}

/** Which of the values are liked and which not: `no thai, french; like korean`. */
function readTaste(
  feature: string,
  values: readonly string[],
  leanings: ReadonlyMap<string, Leaning>,
): { good: string[]; bad: string[] } | undefined {
  const leaning = (value: string): Leaning | undefined => leanings.get(`${feature} ${value}`)
  const good = values.filter((value) => leaning(value) === 'for')
  const bad = values.filter((value) => leaning(value) === 'against')
  return good.length + bad.length > 0 ? { good, bad } : undefined
}

/** One wish for each feature, the latest word on each value; one budget, the latest; each type and set of sites once. */
export function merge(wishes: readonly Wish[]): Wish[] {
  const merged = new Map<string, Wish>()
  for (const wish of wishes) {
    const key = keyOf(wish)
    const before = merged.get(key)
    if (wish.about === 'feature' && before?.about === 'feature') {
      const good = [...before.good.filter((value) => !wish.bad.includes(value)), ...wish.good]
      const bad = [...before.bad.filter((value) => !wish.good.includes(value)), ...wish.bad]
      merged.set(key, {
        ...wish,
        good: [...new Set(good)],
        bad: [...new Set(bad)],
      })
    } else merged.set(wish.about === 'see' ? `see ${[...wish.names].sort().join()}` : key, wish)
  }
  return [...merged.values()]
}

export const keyOf = (wish: Wish): string =>
  wish.about === 'feature'
    ? wish.feature
    : wish.about === 'type'
      ? `a ${wish.type}`
      : wish.about === 'site'
        ? `site ${wish.name}`
        : wish.about

/** Parking and takeout may count for nothing, as in the published games. */
export const mayBeInert = (wish: Wish): boolean =>
  wish.about === 'feature' && ['has parking', 'has takeout'].includes(wish.feature)

/** A wish in few words, which {@link readWishes} reads back. */
export function tellWish(wish: Wish): string {
  switch (wish.about) {
    case 'budget':
      return `budget $${wish.limit}`
    case 'see':
      return wish.must ? `must see ${wish.names.join(' or ')}` : `curious about ${wish.names.join(' or ')}`
    case 'type':
      return `at least one ${wish.type}`
    case 'distance':
      return 'short distances'
    case 'site':
      return wish.liked ? `keep ${wish.name}` : `skip ${wish.name}`
    default:
      return tellFeature(wish)
  }
}

function tellFeature({ feature, good, bad }: Wish & { about: 'feature' }): string {
  if (feature === 'rating') return `${Math.min(...good.map(Number))} stars or better`
  if (feature === 'has parking') return bad.length > 0 ? 'parking' : 'parking if possible'
  if (feature === 'touristy') return good.includes(true) ? 'touristy' : bad.length > 0 ? 'no touristy' : 'hidden'
  if (feature === 'live music') return good.includes(true) ? 'live music' : 'no music'
  const plain = PLAIN.find(([name]) => name === feature)
  if (plain) return plain[2]
  const dislikes = bad.length > 0 ? `no ${bad.join(', ')}` : ''
  const likes = good.length > 0 ? `like ${good.join(', ')}` : ''
  return [dislikes, likes].filter(Boolean).join('; ')
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
