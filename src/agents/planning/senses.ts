/**
 * Words that wishes are told with, said of other things: "walking boots", "the band of my watch", "my schedule is tight", "a
 * kindergarten teacher". They are said in other words before wishes are read, so that nobody is thought to ask for them.
 */
import type { Rewriting } from '../english/typing/rewriting.ts'

const MY = '(?:my|our|his|her|their|the|your|a|an|some)'

export const OTHER_SENSES: readonly Rewriting[] = [
  // "No touristy nonsense": a word of contempt, which turns nothing round.
  [
    /\b(touristy?|trendy|posh|fancy|classy|upscale|hipster|romantic|divey|hip|formal|sightseeing|romance) (?:nonsense|rubbish|crap|garbage|junk|tat|kitsch|bollocks|bullshit|bull|trash|malarkey|claptrap|faff|humbug|hokum|bs|stuff and nonsense)\b/gi,
    '$1 stuff',
  ],
  // What is worn and carried.
  [
    /\b(?:walking|hiking|trekking) (?=(?:boots?|shoes?|gear|clothes|trousers|pants|socks|jacket|outfit)\b)/gi,
    'outdoorsy ',
  ],
  [/\boutdoorsy (boots?|shoes?|gear|clothes|trousers|pants|socks|jacket|outfit)\b/gi, 'sturdy $1'],
  [/\b(?:laptop|tablet|ipad|phone|notebook) (?=(?:bag|case|sleeve|charger|battery|backpack)\b)/gi, ''],
  [
    /\b(?:cocktail|wine|beer) (?=(?:dress|gown|stain|belly|mat|coaster|cork|fridge|glass|glasses|opener|rack|bottles?)(?! of)\b)/gi,
    '',
  ],
  [/\bwine(?=[- ](?:red|coloured|colored)\b)/gi, 'deep'],
  // What is tight, close or near, though no place is.
  [
    new RegExp(
      `\\b((?:schedule|budget|money|time|timing|timetable|calendar|agenda|purse|wallet|finances|jeans|shoes|trousers|dress|knee|collar)(?: (?:is|are|was|looks|feels|'s)|'s) (?:\\w+ ){0,2})(?:tight|close|short|compact)\\b|\\b(?:tight|compact) (?=(?:schedule|budget|timetable|calendar|agenda|purse|finances|jeans|shoes|trousers|dress)\\b)`,
      'gi',
    ),
    '$1limited ',
  ],
  [
    /\b(?:close|near|nearest) (?=(?:to (?:my|our|his|her) (?:heart|\w+,)|and dear|friends?|relatives?|family|call|future|tears)\b)/gi,
    'dear ',
  ],
  [/\bnear(?= (?:future|tears|miss|death)\b)/gi, 'coming'],
  [
    /\b((?:bars|caf[eé]s|restaurants|tourists|food|beers?|wines?|cocktails|music|bands|joints) (?:is|are)) all over the (?:place|town|city)\b/gi,
    '$1 everywhere',
  ],
  // Who walks for pleasure, or hand in hand.
  [/\bwalk(?:ing|s)? (?=(?:hand in hand|arm in arm|down the aisle|of life|of fame)\b)/gi, 'stroll '],
  // What plays no music.
  [
    new RegExp(
      `\\bbands? (?=(?:of|on) ${MY} (?:\\w+ )?(?:watch|hat|ring|wrist|head|arm|hair)\\b)|\\b(?<=(?:watch|rubber|hair|wedding|elastic|arm|head|waist|wrist) ?-?)bands?\\b`,
      'gi',
    ),
    'strap ',
  ],
  [/\b(?:rock |heavy metal )?band (?=at home\b)/gi, 'noise '],
  [/\bmusic (?=(?:teacher|lessons?|school|box|stand|video|store|shop|degree|student|critic)s?\b)/gi, ''],
  [/\bfac(?:e|ing) the music\b/gi, 'pay for it'],
  [
    /\b(i(?:'m| am)|we(?:'re| are)|(?:he|she|my (?:\w+ )?\w+)(?:'s| is)) (?:both )?(?:(?:an?|the) )?(?:\w+ )?(?:singer|drummer|guitarist|bassist|pianist|violinist|member|dj|roadie)s? (?:of|in|for|with) (?:an?|the|my|our) (?:\w+ )?(?:band|choir|orchestra|group|trio|quartet)\b/gi,
    '$1 working',
  ],
  // What is taken out, booked or parked.
  [
    /\btak(e|ing) out (?=(?:a |the |my |our |some )?(?:loan|mortgage|insurance|trash|garbage|rubbish|bins?|dog|money|cash|wife|husband|girlfriend|boyfriend|date|fiancee?|partner|mother|mom|mum|father|dad|sister|brother|parents)\b)/gi,
    'invit$1 ',
  ],
  [
    /\bwhy (?:did|have|would|do) you (?:just )?(?:take|taken|leave|left|throw|thrown|drop|dropped|remove|removed|skip|cut|kick) (it|that|this|them)(?: (?:out|away|off))?\b/gi,
    'please keep $1',
  ],
  [/\btake out (?=(?:the|that|this) (?!(?:food|leftovers?|rest|meal|lunch|dinner|dish(?:es)?|order)\b))/gi, 'remove '],
  [/\bpark (?:ourselves|myself|yourself)\b/gi, 'sit'],
  [
    /\b(?:book(?:ed|ing)?|reserv(?:e|ed|ing)) (?=(?:an?|the|my|our) (?:\w+ )?(?:flight|plane|train|hotel|room|hostel|holiday|cruise|bus|ferry|ticket|trip)\b)/gi,
    'have ',
  ],
  [/\bbook (?=(?:clubs?|fairs?|worms?|shops?|stores?|lovers?)\b)/gi, 'reading '],
  // Those who have to do with children or the net, and bring none.
  [
    /\b(?:kindergarten|nursery|school|preschool|children'?s|kids'?|child|family|baby) (?=(?:teachers?|doctors?|psychologists?|therapists?|lawyers?|nurses?|books?|authors?|dentists?|names?|tree|business|recipes?|tradition|history|heirlooms?|court|law|photographers?|counsell?ors?|face|bump|monitor)\b)/gi,
    '',
  ],
  [/\b(?:a )?(?:big |great |overgrown |real )?(?:kid|child) at heart\b/gi, 'young in spirit'],
  [
    /\b(?:internet|online|wifi) (?=(?:dates?|dating|friends?|fame|celebrity|startup|company|shop|business|acquaintances?)\b)/gi,
    '',
  ],
  [
    /\bgroups? (?=(?:of (?:stocks?|companies|islands?|trees?|words?|stars)|chats?|discounts?)\b)|\b(?:blood|age) groups?\b/gi,
    'set ',
  ],
  [/\bparty (?=(?:poopers?|animals?|dress|hat)\b)/gi, ''],
  [/\b(?:son|daughter|child)(?:s|ren)?[- ]in[- ]law\b/gi, 'relative'],
  [/\bkid (?=(?:sisters?|brothers?|cousins?)\b)/gi, 'younger '],
  [
    /\b(?:we're not|we aren't|we are not|i'm not|i am not) (?:(?:an?|very|exactly|that|really|such) )*(?:fancy|posh|classy|formal|trendy) (?:people|persons?|folks?|types?|crowd|man|woman|guy|girl)\b/gi,
    'simple folk;',
  ],
  // What serves no drinks and shows no view.
  [
    /\bbar (?=(?:exams?|codes?|charts?|none|of (?:chocolate|soap|gold))\b)|\b(?<=(?:chocolate|candy|cereal|energy|salad|raise the|set the) )bars?\b/gi,
    'test ',
  ],
  [
    /\b(?:outside|outdoors?) (?=(?:the box|(?:of )?(?:my|our) (?:comfort zone|budget|limits?|range|price)))/gi,
    'beyond ',
  ],
  [/\bshop (?=(?:floor|steward|talk)\b)|\btalk(?:ing)? shop\b|\bshopping (?=(?:list|bags?)\b)/gi, 'work '],
  [/\blandmark (?=(?:birthday|decision|case|ruling|deal|anniversary)\b)/gi, 'big '],
  [/\b(?:movie|film|rock|pop|football) stars?\b|\bstar (?=(?:signs?|gazing)\b)/gi, 'celebrity '],
  [
    /\b(?:american|chinese|japanese|korean|french|ethiopian|spanish|thai) (?=(?:windows?|massages?|football|flu|gardens?|dramas?|cars?|press|kiss|lesson|poodle|bulldog|medicine|watch|clients?|customers?|guests?|relatives?|in-laws|roots|novels?|opera|manicure)\b)/gi,
    'foreign ',
  ],
]
