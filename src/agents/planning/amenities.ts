/** What places should have or be fit for, which is there or not: how wishes for it are recognised and told. */
import type { Leaning } from './english.ts'
import { isDenied } from './negation.ts'
import { any, CHILD, COLLECTIVE, ELSEWHERE, FOOD, gap, MANY, PEOPLE } from './vocabulary.ts'

interface Amenity {
  readonly feature: string
  /** The word for it. */
  readonly told: string
  readonly said: RegExp
  /** Speaks of it by what is lacked or not wanted, so that a negation is no refusal: "we don't eat meat". */
  readonly meant?: RegExp
  /** Speaks of people who come, so that what is liked or not is what they like, unless it names places for them. */
  readonly people?: RegExp
  /** Names it, though nobody wishes for it. */
  readonly unless?: RegExp
}

const AGE =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|[1-9]|1[0-4]|\\d+ months?)'
const DAIRY = '(?:dairy|eggs?|milk|cheese|butter|honey|animals?|animal products)'
const EATS_NO = `(?:(?:(?:do|does|did|has|have|wo|would|ca)n'?t|not|no|never|without|nobody|no one|none of us|neither of us)|cannot)`
const GIVEN_UP =
  '(?:(?:given|gave|gives|giving) up(?: on)?|quit|stopped(?: eating)?|swor[en]+ off|off|avoids?|skips?|hates?|dislikes?|refuses?(?: to eat)?|live without|living without|lived without|stay away from|keep away from|renounced?|abstains? from|cut out|leave out|left out)'
const SIT =
  '(?:sit|sitting|eat|eating|dine|dining|seats?|seated|seating|spots?|tables?|drink|drinking|lunch|dinner|breakfast|coffee|meals?|food|be|stay)'
const FILES = '(?:files?|photos?|pictures?|pics|documents?|reports?|slides|work|videos?|footage)'
const GIFT =
  '(?:souvenirs?|gifts?|presents?|toys?|postcards?|keepsakes?|mementos?|surprises?|sweets|t-?shirts?|trinkets?|(?:picture )?books?)'
/** Something to be brought to those who are not there. */
const BROUGHT_HOME = any(
  `\\b(?:take|bring|carry|buy|find|get|pick up|fetch|send) ${gap(2)}(?:something|anything|things?|a (?:little|small|nice|wee) (?:something|thing)|${GIFT}) ${gap(2)}(?:to|for) (?:the|my|our|his|her|their|an?|some) ${gap(3)}[a-z]+`,
  `\\b(?:something|things?|${GIFT}) ${gap(3)}for (?:the|my|our|his|her) ${gap(2)}[a-z]+ (?:back )?(?:at |back )home\\b`,
  `\\b(?:get|buy|bring|take|find|fetch|send) (?:my|our|the) (?:\\w+ )?(?:${CHILD}|girls|boys|lads|family|folks) (?:home |back )?(?:something|(?:an?|some) ${gap(2)}${GIFT})\\b`,
  `\\b${GIFT} (?:to|for) (?:my|our|the|an?) `,
)
const MAIL = '(?:e-?mails?|mails?|correspondence|messages|inbox)'

const AMENITIES: readonly Amenity[] = [
  {
    feature: 'has takeout',
    told: 'takeout',
    said: any(
      'take-?\\s?out\\b(?! (?:the )?#)|takeouts?\\b|take-?\\s?aways?|\\btak(?:en|ing) (?:away|out)\\b|carry-?\\s?outs?|doggy bag|\\b(?:food|meals?|lunch|dinner|something|it) (?:\\w+ ){0,3}(?:carry|take) (?:off|along|away|with us|with me)\\b|eat (?:it )?on the run|on the go\\b|\\bgrab[- ](?:and|n)[- ]go\\b|\\bto-go\\b',
      `(?:food|meals?|eat|eating|lunch|dinner|it|stuff|something|bite|order\\w*|grab\\w*|dishes|snacks?|sandwich(?:es)?|available|packed|served) to[ -]go\\b(?! to)`,
      `\\b(?:take|bring|carry) (?:[\\w']+ ){0,5}?(?:leftovers|the rest|left(?: over)?|left of (?:it|the meal|our meal|the food)) (?:\\w+ )?(?:home|back|along|with)\\b`,
      `\\b(?:take|taking|bring|carry|have|get|want) ${gap(2)}(?:food|meals?|lunch|dinner|leftovers|something|it|them|dishes) (?:to be )?(?:taken )?(?:away|out|with (?:me|us|you)|with$|home|back|along|in a (?:bag|box)|from there)\\b`,
      // "Grab my meal and leave", "pick up dinner and eat it in the park".
      `\\b(?:grab|get|pick up|buy|collect|order|take|fetch) ${gap(3)}${FOOD} ${gap(2)}(?:and|then|to) (?:\\w+ )?(?:leave|go|run|bounce|split|dash|scoot|be off|take off|walk on|move on|head|(?:eat|have|enjoy) (?:it |them )?${ELSEWHERE})\\b(?! to (?:see|the|a)\\b)`,
      `\\b(?:pack|wrap|box|bag)(?:s|ed|ped|ing|ping|ged)? (?:up )?${gap(2)}${FOOD}\\b|\\b${FOOD} ${gap(3)}(?:packed|wrapped|boxed|bagged)\\b`,
      `\\b(?:pick|picking) ${gap(3)}up and|\\bpick up (?:our|my|the|some) (?:food|lunch|dinner|order)\\b|\\bcollect (?:our|my|the) (?:food|order)\\b`,
      `(?:food|meals?|lunch|dinner|something) (?:\\w+ )?in a (?:bag|box|container)`,
      `\\b(?:eat|have|enjoy|finish) ${gap(1)}(?:food|meals?|lunch|dinner|it|them|everything) ${ELSEWHERE}\\b|\\beat (?:on a bench|(?:at|in) (?:the|our|my) (?:hotel|room|car|hotel room)|back home)\\b`,
    ),
    unless: any(
      '\\bsit down\\b.*\\bnot? ',
      `(?:${BROUGHT_HOME.source})(?!.*\\b(?:food|meals?|leftovers?|takeout|takeaway)\\b)`,
    ),
  },
  {
    feature: 'good for kids',
    told: 'good for kids',
    people:
      /\b(?:kids?|child|children|family)(?:'s)?[- ]?(?:friendly|stuff|food|menus?|places?|oriented|themed)\b|\b(?:for|suit\w*) (?:the |my |our )?(?:kids|children|families)\b/,
    said: any(
      `\\b${AGE}[- ](?:years?|months?|yrs?)[- ]olds?\\b|\\bminors\\b|\\bjuniors\\b|\\byoungsters\\b|\\bkido\\b`,
      `\\b${CHILD}\\b(?! at heart)|\\bchild(?:s|rens)\\b`,
      `\\b(?:twins|triplets|girls?|boys?|oldest|youngest) (?:\\w+ ){0,2}?(?:turned|turns|is|are|aged) (?:only |just )?${AGE}\\b(?! (?:of|stars))`,
      "\\bi(?:'m| am) (?:only |just )?(?:five|six|seven|eight|nine|ten|eleven|twelve|[5-9]|1[0-2])(?: years old)?(?= (?:so|and|years)\\b| ?$)",
      '\\b(?:strollers?|prams?|buggy|pushchairs?|diapers|nappies|nursery|kindergarten|high ?chairs?|booster seats?|bouncy castle|crayons)\\b',
      'family[ -](?:trip|friendly|person|outing|holiday|vacation|day)|\\b(?:my|our|the|whole) family\\b|\\bas a family\\b|\\bfamily of\\b',
      '\\b(?:my|our|the|both|two|three|four) (?:\\w+ )?(?:boys|girls)\\b(?!.* (?:party|night))',
    ),
    meant:
      /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|children|toddlers?|baby|babies|twins|little ones|grandkids|grandson|granddaughter) (?:is|are|was|hates?|can't|cannot|won't|don't|doesn't|gets?|needs?)\b|\b(?:with|bring\w*|brought|we have|i have|i've got|we've got|and) (?:my |our |the |a |an |two |three |four |small |little |young |hungry |tired )*(?:kids?|children|toddlers?|babies|baby|little ones?)\b/,
    unless: new RegExp(
      [
        BROUGHT_HOME.source,
        '\\b(?:girls|boys) (?:on|at|from|in|of) (?:my|our|the|his|her) (?:\\w+ )?(?:wards?|work|office|team|club|unit|shift|floor|department|choir|squad|band|lab|shop|factory|salon|hospital|station)\\b|\\b(?:girls|boys) (?:at|from) work\\b',
        `\\b${CHILD}(?: (?:are|is|stay|will be|were)|'re)? (?:\\w+ )?(?:at|with) (?:\\w+ )?(?:(?:a|the|their|some) (?:friend|friends|neighbou?r)|grand\\w+|gran|nana|camp|babysitter|sitter|nanny|aunts?|uncle|neighbou?rs|ex|in-laws|mom|mum|mother|father|dad|parents)\\b`,
        `\\b(?:left|leave|leaving|dropped|drop|sent) ${gap(2)}${CHILD}\\b`,
        // Neither is who only was promised something, works somewhere, or is said to eat no meat.
        `\\b(?:promised?|owe|swore to|miss|missing) (?:it to )?(?:my|our) (?:\\w+ )?(?:${CHILD}|family)\\b(?! (?:to take|an? (?:\\w+ )?(?:day|trip|outing)|(?:that )?(?:they|she|he) (?:can|could|may)))`,
        `\\b(?:my|our) (?:\\w+ )?${CHILD} (?:plays (?:(?:the|in an?|guitar|bass|drums|piano|jazz)\\b)|(?:works?|lives?|studies|study|sings?|performs?|owns?|runs|teach(?:es)?|cooks?) (?:\\w+ )?(?:in|at|as|for|an?|the|there|here|near|with|jazz|blues)\\b)`,
        `\\b(?:write|writing|call|talk|speak|send (?:\\w+ ){0,3}|report|text|message) (?:home )?(?:to |with )?(?:my|our|the) family\\b|\\b(?:photos?|pictures?|souvenirs?|gifts?|presents?|postcards?) (?:to|for) (?:my|our|the) family\\b`,
        `\\b(?:my|our) (?:\\w+ )?${CHILD} (?:(?:only|strictly|just|mostly) )?eats? (?:(?:only|strictly|nothing but) )?(?:vegan|vegetarian|veggie|plant)`,
        `\\b${CHILD} (?:\\w+ )?(?:drinks?|likes?|loves?|wants?|prefers?|orders?) ${gap(3)}(?:beers?|wines?|cocktails?|lager|ale|whiske?y|gin)\\b|\\bor (?:else )?(?:my|our) (?:\\w+ )?${CHILD} (?:will|would|is going to)(?: never|n't| not)? (?:ever )?(?:forgive|kill|murder|disown)`,
        // Who calls, writes or recommends is not there.
        `\\b(?:my|our|his|her) (?:\\w+ )?${CHILD} (?:(?:wants? to|will|is going to|would like to|always|has|have|just|wanted to|likes to|keeps?|kept|once|also) ){0,3}(?:(?:video|phone|face) ?)?(?:calls?|calling|called|phones?|phoned|texts?|texted|facetimes?|skypes?|messages?|emails?|writes?|wrote|recommend\\w*|told|tells?|telling|said|says|suggest\\w*|mention\\w*|gave|gives|lent|got me|swears|raves?|raved)\\b`,
        `\\b(?:call|calling|phone|text|texting|facetime|skype|message|email|write|send|picture|photo|souvenir|gift|present|postcard|message) ${gap(4)}(?:(?:to|for|from) )(?:my|our) (?:\\w+ )?${CHILD}\\b|\\b(?:call|phone|text|facetime|skype|message|email|write|send) (?:my|our) (?:\\w+ )?${CHILD}\\b`,
        '\\bcool kids\\b|\\blike (?:a kid|kids|children)\\b',
        '\\b(?:bachelor(?:ette)?|hen|stag) (?:party|night|do)\\b.*\\b(?:girls|boys)\\b',
        `\\b(?:sons?|daughters?|nephews?|nieces?|kids) (?:is|are|turned|turns|just turned) (?:\\w+ )?(?:twenty|thirty|forty|eighteen|nineteen|[2-6]\\d|1[89]|an adult|adults|at (?:college|university)|in (?:college|his|her)|married)`,
        `\\b${CHILD}(?:'s (?:an? |now |just )*|(?:'s)? (?:(?:is|are|went|became|turned|has|have|gone|become|been|just|now|recently) ){1,3}(?:\\w+ ){0,2})(?:vegan|vegetarian|veggie)s?\\b`,
        `\\b${CHILD} (?:(?:no longer|never|doesn'?t|don'?t|does not|do not|won'?t|stopped|quit|gave up|has given up|hates?) ){1,2}(?:eats? |eating |touch(?:es)? )?(?:any )?(?:meat|animals?|dairy)\\b`,
        "adults?[- ]only|(?:kids|children) (?:are |will |will be )?(?:staying|stay|remain\\w*|at|left) (?:at )?(?:home|behind|school|camp)|babysitter|(?:no|without|away from|free of|full of|not) (?:\\w+ ){0,3}(?:kids|children)|(?:kids?|child)-?free|\\b(?:kids|children) (?:are |have )?(?:\\w+ )?(?:grown|moved out|left|flown)|\\b(?:in|of) (?:my|our) family|\\bfamily (?:comes?|is|are|was|hails?) from|\\bgrown[- ]up (?:kids|children)|\\b(?:kids|children) (?:are not|aren'?t|won'?t|will not|do not|don'?t) (?:be )?(?:com|join|with|travel)",
      ].join('|'),
    ),
  },
  {
    feature: 'accepts reservations',
    told: 'reservations',
    said: any(
      `\\b(?:hates?|avoid|no|not|don'?t|dislike|without|loathe|can'?t stand|skip) ${gap(4)}(?:queu\\w+|wait(?:ing)? (?:\\w+ ){0,3}(?:for (?:a|our) table|in line|to be seated)|standing in line (?:for|at)|waiting lines?)\\b`,
      `\\b(?:queu(?:es?|eing|ing)|waiting lines?|waiting (?:for|in)(?: \\w+){1,4}|standing in line) (?:always |really |just )?(?:unwanted|puts? (?:me|us) off|drives? (?:me|us)|annoys? (?:me|us)|kills? (?:me|us)|bores? (?:me|us)|tires? (?:me|us)|stress(?:es)? (?:me|us)|is not for|are not for|isn'?t for|aren'?t for)\\b`,
      `\\b(?:sure|certain|guarantee\\w*|know\\w*|promised?) ${gap(4)}(?:get )?(?:a|our) (?:table|seats?)\\b|\\bturned away\\b`,
      'reserv|\\btable bookings?\\b|\\bbookings?\\b(?= (?:is|are|must|should|a must|matter|required|possible|needed|,|\\.|$))|(?:takes?|taking|accepts?|allows?|offers?|with) bookings?|bookable',
      'book(?:ing|ed|able)? (?:\\w+ ){0,3}(?:ahead|in advance|early|beforehand|online)|book (?:a |our |the |us a )?tables?',
      `tables? (?:\\w+ )?(?:booked|reserved|waiting|held|saved|kept|ready)|\\b(?:save|saves|hold|holds|keep|keeps|secure|arrange|get|set aside) ${gap(3)}(?:table|seats?) (?:for (?:us|me)|in advance|beforehand|ahead)|(?:save|hold|keep|secure) (?:us |me )?a table`,
      "(?:want|like|able|need|have|prefer|possible|rather|can|could|should|must|will|i'll|we'll|always|you|one) (?:to )?(?:\\w+ly )?book\\b(?! (?:about|on|an?|the|this|it|that|your|our|my|lovers?|shops?|stores?|clubs?)\\b)|\\bbook wanted",
      '(?:ring|call|phone) (?:\\w+ )?(?:up |ahead )?(?:and|to) (?:book|reserve)|\\b(?:call|phone|ring) ahead\\b',
    ),
    meant:
      /\b(?:hate|dislike|detest|can'?t stand|don'?t want|not knowing|do not want|don'?t like|no|without|rather not) (?:to )?(?:\w+ ){0,4}(?:queu(?:e|ing|eing)|wait(?:ing)?|lin(?:e|ing) up|stand(?:ing)? in line|table)\b/,
  },
  {
    feature: 'good for groups',
    told: 'good for groups',
    people: /\bgroups?\b/,
    said: any(
      `\\b${MANY} person (?:together|altogether|in (?:all|total))\\b|\\b${MANY} of (?:my|our|us)\\b|\\b${MANY} ${gap(2)}${PEOPLE}\\b|\\b(?:all|both) (?:seven|eight|nine|ten|[6-9]) of|\\b(?:(?:table|room|space|seats?|place|reservation|chairs?)s? (?:big enough )?for|seat|seats|we are|we're|we'll be|there are|there'?s|there will be|party of|group of) (?:us )?(?:all )?(?!five\\b|5\\b)${MANY}\\b(?! (?:dollars|bucks|stars|miles|minutes|hours|years|months|o'clock|am|pm|or))`,
      `\\b(?:whole|entire|all (?:of )?(?:my|our)|half (?:of )?(?:the|my|our|a)|big|large|bigger|larger|huge|siz(?:e)?able|full) (?:\\w+ )?${COLLECTIVE}\\b|\\b(?:my|our|the) (?:\\w+ )?(?:crowd|team|squad|crew|class|clan|gang|bunch|department|club|choir|orchestra|society) (?:is|are|will|comes?|joins?|wants?|needs?|likes?|loves?|hopes?)\\b`,
      '\\b(?:all|everyone|everybody) (?:from|at) (?:work|the office|my office)\\b|(?<!\\btour(?:ist)? )\\bgroups?\\b|\\b(?:party|crowd|bunch|gang) of|\\bgroup size\\b|\\bmy \\w+ (?:\\w+ )?friends',
      '(?<!\\b(?:one|two|three|four|both|some|most|none|half|part|rest|each|any|neither|either|couple|pair|nobody|[1-4]) )\\bof us\\b(?! (?:is|are kids))',
      '\\b(?:family|class|school|army|college) reunion\\b|\\breunion of\\b|\\b(?:bachelor(?:ette)?|stag|hen|birthday|wedding|office|company) (?:party|night|do|outing|trip)\\b|\\bteam[- ](?:building|event|outing)\\b',
      '\\b(?:many|a (?:whole )?lot of|lots of|loads of|plenty of|tons of) (?:people|persons|us|friends)\\b',
    ),
    unless: /\bjust (?:the )?(?:two|2|three|3|one|1) of us\b|\btour groups?\b/,
  },
  {
    feature: 'outdoor seating',
    told: 'outdoor seating',
    said: any(
      '\\b(?:enjoy|soak up|catch|feel|in|under) (?:\\w+ )?(?:the )?(?:sun|sunshine)\\b|out-?doors?|open-air|(?:fresh|open) air|patio|terrace|al ?fresco|in the (?:sun|open)|covid|\\b(?:courtyards?|verandas?|beer ?gardens?|balcony|parasols?|roof ?deck|garden tables?|garden seat\\w*)\\b',
      '(?:better|prefer\\w*|rather|like|love|want) (?:\\w+ )?outside\\b|^outside$|outside to (?:sit|eat|drink)|(?:somewhere|places?|tables?|seats) outside|outside (?:seat\\w*|tables?|eating|dining)',
      `\\b${SIT} (?:\\w+ )?(?:outside(?! (?:of |the |#))|out (?:in|on)\\b)|\\b(?:sit|sitting|eat|eating|dine|dining|tables?|seats?|dinner|lunch) ${gap(2)}(?:in (?:a|the) (?:garden|courtyard|shade)|under (?:the |an? )?(?:open )?(?:trees?|sky|stars?|parasols?|umbrellas?)|on (?:the|a) (?:deck|roof|porch|sidewalk|pavement|lawn))\\b|\\bgardens? (?:to|where (?:we|i|you|one) can) (?:eat|sit|dine|drink)\\b`,
      '\\b(?:i|we|he|she|husband|wife|friend) (?:\\w+ )?smokes?\\b|\\bsmokers?\\b|\\bto smoke\\b',
      `\\b(?:refuse|hate|don'?t want|do not want|not|can'?t stand|instead of) (?:to )?${gap(2)}(?:sit|sitting|eat|eating|be|being|stay|staying|stuck) (?:\\w+ )?(?:inside|indoors)\\b`,
    ),
    unless: /\b(?:rather|prefer\w*|better|like|want) (?:to )?(?:\w+ )?(?:indoors|inside)\b|\bnon-?smok/,
  },
  {
    feature: 'vegetarian options',
    told: 'vegetarian options',
    said: any(
      'vegetarian|veggies?\\b|meat-?free|meatless|\\bveg (?:food|options?|dish\\w*|only)\\b|\\bherbivores?\\b|\\b(?:had|has|have|with) (?:an? |any )?(?:face|faces|eyes|mother|parents|pulse|heartbeat)\\b',
      `${EATS_NO}(?: [\\w']+){0,4} meat\\b(?! (?:nor|or) (?:dairy|eggs|milk))|${EATS_NO}(?: [\\w']+){0,2} animals\\b(?! (?:to|suffer\\w*|be|harmed|hurt|killed)\\b)|\\b(?:neither|none|nobody) ${gap(3)}(?:eats?|touch(?:es)?) (?:\\w+ )?meat\\b`,
      `\\b(?:over|than|instead of) (?:any )?meat\\b|\\b${GIVEN_UP} (?:\\w+ )?(?:meat|animals)\\b`,
      `\\bmeat(?:'s| is| has been)? (?:off|out|taboo|forbidden|a no|no go|banned|murder|cruel\\w*|wrong)|\\b(?:except|but|apart from|besides) (?:for )?meat\\b|\\bmeat (?:(?:do|does|is|has) not|(?:does|is)n'?t|makes? (?:me|us|her|him)|is not|disagrees|never)\\b`,
      `\\b(?:eats?|love|likes?) (?:\\w+ )?meat,? (?:but )?(?:my|our|her|his) \\w+ (?:\\w+ )?(?:doesn'?t|does not|don'?t|won'?t|never)\\b`,
    ),
    meant: new RegExp(
      `${EATS_NO}(?: [\\w']+){0,5} (?:meat|face|eyes|mother|pulse)|\\b${GIVEN_UP} (?:\\w+ )?(?:meat|animals)|\\bmeat\\b`,
    ),
  },
  {
    feature: 'vegan options',
    told: 'vegan options',
    said: any(
      'vegans?\\b|plant[- ]?based|animal products|dairy[- ]free|\\b(?:only|nothing but|just) plants\\b|\\bplants (?:only|alone)\\b|\\b(?:live|lives|living|eats?|feeds?) (?:on|off) plants\\b',
      '\\b(?:comes?|coming|made|is|anything) (?:\\w+ )?(?:from|of) (?:an )?animals?\\b',
      `\\b(?:nor|or|not even|and) (?:dairy|eggs?|milk)\\b|\\b(?:no|without|off|avoids?|free of|(?:don'?t|doesn'?t|do not|does not) (?:eat|touch|do|have)) (?:\\w+ )?${DAIRY}\\b`,
      `\\b${DAIRY} ${gap(4)}(?:off[- ]limits|taboo|forbidden|no go)\\b`,
    ),
    meant: new RegExp(`\\b${DAIRY}\\b`),
  },
  {
    feature: 'has wifi',
    told: 'wifi',
    said: any(
      'wi-?\\s?fi|internet|\\bwlan\\b|wireless|\\bbroadband\\b|(?<!\\b(?:tourist|tourists|touristy|night ?life) )\\bhot ?spots?\\b|\\broaming\\b|\\b(?:work\\w* remotely|remote work|home office|log (?:in|on)\\b)|\\b(?:my|our|his|her|their) (?:laptops?|tablets?|ipads?|notebooks?)\\b|\\bonline (?:class(?:es)?|lessons?|exams?|courses?|lectures?)\\b',
      `\\b(?:send|upload|download|submit|share|post|back up) ${gap(3)}${FILES}\\b|\\b(?:no|out of|without|little|low on) (?:mobile |phone |cell )?data\\b(?! sets?)|\\bdata plan\\b`,
      '\\b(?:video|zoom|online|skype|facetime|teams|conference) ?(?:calls?|meetings?|conferences?|chats?)\\b|\\b(?:meetings?|classes|lessons?|exams?|calls?) (?:\\w+ )?online\\b|\\b(?:zoom|skype|facetime)\\b',
      '(?:get|go|be|work|working|done|stay|me|us|am|are|always|staying) online|\\bonline (?:all|for|while|during|every)\\b',
      `\\b(?:send|write|check|checking|answer|answering|read|reading|attend to|do|expecting|waiting for|awaiting|get|receive) (?:\\w+ ){0,2}${MAIL}\\b`,
      `\\b(?:streams?|streaming) (?!of\\b)|\\bstreaming$|\\bnetflix\\b`,
      `\\b(?:an?|good|decent|fast|stable|reliable|proper|working|the|data) (?:\\w+ )?connection\\b(?! (?:to|with|between)\\b)|\\bsignal\\b|\\bnetwork\\b|\\bscroll(?:s|ing)? through\\b|\\bconnected\\b|\\b(?:phone|mobile) (?:signal|reception)\\b`,
      "\\b(?:can'?t|cannot|can not|never|not|n't|hate to|hates? (?:being|to be)) (?:\\w+ ){0,2}(?:offline|disconnected|cut off)\\b",
    ),
    meant: /\boffline\b|\bdisconnected\b|\b(?:no|out of|without|little|low on) (?:\w+ )?data\b|\bno signal\b/,
    unless:
      /\b(?:want|like|love|rather|prefer|glad|happy) (?:to )?(?:be |go |stay )?(?:offline|unplugged)\b|\bdigital detox\b|\b(?:off|away from|without) the internet\b|\b(?:bus|train|tram) connection\b/,
  },
  {
    feature: 'viewpoint',
    told: 'viewpoint',
    said: any(
      "(?<!\\b(?:in|to) (?:my|our) |points? of |(?:my|our|your) )\\bviews?\\b|overlook|\\bscener|\\bscenic|\\bvantage|rooftop|hilltop|high up|higher up|up high|view ?points?|panoram|skyline|\\bvistas?\\b|look-?outs?\\b|\\blook out over|\\bbird'?s[- ]eye|\\bobservation (?:deck|tower)\\b",
      '\\b(?:somewhere|place|spot|point) (?:\\w+ )?(?:high|up high)\\b|\\b(?:see|look\\w*) (?:\\w+ )?(?:far|everything from|over everything|for miles)\\b|\\b(?:nice|good|great|beautiful) sight (?:over|across|of|on)\\b',
      `(?:overlook\\w*|over|from above|above) (?:the |all )?(?:city|town)|(?:city|town|roofs?|rooftops|harbou?r|bay|river|valley) (?:\\w+ )?(?:from above|below|beneath|at (?:my|our) feet)|(?:look\\w*|gaze|gazing|see|seeing|stare|admire) ${gap(3)}(?:out )?(?:over|across|down (?:on|at|over)) |\\bsee (?:the )?(?:whole|entire) (?:city|town|bay|harbou?r|valley)\\b|\\b(?:sunset|sunrise) (?:from|over)\\b`,
    ),
    unless:
      /\b(?:afraid|scared|fear|terrified) of heights\b|\bvertigo\b|\b(?:look|looking) (?:over|across) (?:the )?(?:menu|list)\b/,
  },
  {
    feature: 'open late',
    told: 'open late',
    said: /\bopen (?:\w+ )?(?:late|till|until)\b|\b(?:late (?:hours|opening|closing)|close late)\b/,
  },
]

/** Names of what is wished for in a clause in lower case; `leaning`: how the clause leans to it. */
export function readAmenities(text: string, leaning: (name: string) => Leaning | undefined): string[] {
  const wanted = withoutWorse(text)
  return AMENITIES.flatMap(({ feature, said, meant, people, unless }) => {
    const match = said.exec(wanted)
    if (!match || unless?.test(text) || /not? (?:\w+ )?concerned|don'?t care/.test(text)) return []
    if (meant?.test(text)) return [feature]
    const isWanted = (people !== undefined && !people.test(text)) || (leaning(feature) ?? 'for') === 'for'
    return isWanted && !isDenied(wanted, match.index, match.index + match[0].length) ? [feature] : []
  })
}

/** The word for it; undefined where it is no such thing. */
export const tellAmenity = (feature: string): string | undefined =>
  AMENITIES.find((amenity) => amenity.feature === feature)?.told

/** "More of a museum than a shop", "I care more about food than about the view": what stands behind is not asked for. */
export function withoutWorse(text: string): string {
  const at = text.indexOf(' than ')
  if (at < 0 || !COMPARES.test(text.slice(0, at)) || COUNTS.test(text.slice(at))) return text
  const end = text.indexOf(',', at)
  return end < 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(end)
}

const COMPARES = /\b(?:more|rather|sooner|better|prefer\w*|over|nicer|other)\b/
const COUNTS =
  /^ than (?:the usual\b|any(?:thing|one) else|everything|\$|\d|one |two |three |four |that\b|usual|ever|nothing|necessary|needed)/
