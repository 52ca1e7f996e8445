/** What places should have or be fit for, which is there or not: how wishes for it are recognised and told. */
import type { Leaning } from './english.ts'

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

/** Names of what is wished for in a clause in lower case; `leaning`: how the clause leans to it. */
export function readAmenities(text: string, leaning: (name: string) => Leaning | undefined): string[] {
  const wanted = withoutWorse(text)
  return PLAIN.flatMap(([name, pattern]) =>
    pattern.test(wanted) &&
    !deniedBefore(wanted, pattern) &&
    !(name === 'good for kids' && CHILDLESS.test(text)) &&
    (WORD_MEANS_NO.test(text) || (leaning(name) ?? 'for') === 'for') &&
    !/not? (?:\w+ )?concerned|don'?t care/.test(text)
      ? [name]
      : [],
  )
}

/** The word for it; undefined where it is no such thing. */
export const tellAmenity = (feature: string): string | undefined => PLAIN.find(([name]) => name === feature)?.[2]

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
export function withoutWorse(text: string): string {
  const at = text.indexOf(' than ')
  if (at < 0 || !COMPARES.test(text.slice(0, at)) || COUNTS.test(text.slice(at))) return text
  const end = text.indexOf(',', at)
  return end < 0 ? text.slice(0, at) : text.slice(0, at) + text.slice(end)
}

const COMPARES = /\b(?:more|rather|sooner|better|prefer\w*|over|nicer|other)\b/
const COUNTS = /^ than (?:the usual\b|\$|\d|one |two |three |four |that\b|usual|ever|nothing|necessary|needed)/
