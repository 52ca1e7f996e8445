/**
 * Sites that somebody names though no list has them: misremembered, or of another town. They are told by their capitals, and
 * what is said of them is no word for a kind of site: "Lincoln Park is a must" asks for no park.
 */
/** With a capital these only begin a sentence. */
const BEGINS = new Set(
  `I I'm I'd I'll I've We We're We'd We'll We've You He She They It It's This That These Those There There's Here My Our Your His Her Their A An And But Or So If When While Whatever Whenever Where Why How
   What Which Who Is Are Was Were Can Could Would Will Should Shall May Might Must Do Does Did Don't Let Let's Please Maybe Perhaps Possibly Definitely Absolutely Certainly Surely Really Honestly
   Frankly Also Only Just Not No Yes Yeah Ok Okay Well Oh Hi Hello Hey Dear Thanks Thank Then To For At In On From With Without Near By Of As All Some Any One Two Three Both Either Neither Since
   Because Although Though Make Never Always Everyone Everybody People Friends Optional See Seeing Visit Visiting Going Go Stop Stopping Have Having Has Had Nothing Anything Everything Somewhere
   Anywhere Under Over After Before Until During Most More Less Least Least Number Top Above Skip Avoid Add Include Keep Put Take Give Show Find Book Plan Budget Rating Wish Wishes Notes Note Must-see
   Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December Christmas Easter`.split(
    /\s+/,
  ),
)
/** Names of nothing that could be seen. */
const OTHERS =
  /^(?:american|chinese|japanese|korean|french|ethiopian|spanish|thai|mexican|italian|indian|greek|german|british|english|european|asian|wifi|wi-fi|uber|zoom|google|teams|skype|instagram|netflix|usd|mr|mrs|ms|dr)$/i
const VOCABULARY =
  /^(?:the|live|music|free|outdoor|seating|vegan|vegetarian|options?|kids?|child|children|family|friendly|group|groups|parking|takeout|take|out|good|great|best|high|low|short|distances?|food|cuisine|drinks?|alcohol|beer|wine|cocktails?|ambience|romantic|casual|trendy|classy|divey|hipster|intimate|upscale|touristy|tourists?|hidden|gems?|spots?|places?|restaurants?|bars?|cafes?|museums?|landmarks?|parks?|shops?|stars?|reservations?|accepts?|view|viewpoint|open|late|travel|time|total|budget|rating|is|needed|wanted|required|preferred|liked|disliked)$/i
/** People who tell of sites. */
const SOMEBODY =
  /\b(?:by|friend|aunt|uncle|cousin|colleague|named|called|neighbou?r|sister|brother|wife|husband|mr|mrs|ms|dr|i'm|i am|name is)\.? $/i

const NAME = /\b[A-Z][\w'’-]*(?: (?:(?:of|the|and|&|de|la|in|on) (?=[A-Z]))?[A-Z][\w'’-]*)+/g

/** The names in a clause that look like names of sites. */
export function unlistedIn(clause: string): string[] {
  const words = clause.split(/\s+/)
  // Where all is written large, capitals tell nothing.
  if (words.filter((word) => /^[A-Z]/.test(word)).length > Math.max(4, words.length * 0.6)) return []
  return [...clause.matchAll(NAME)].flatMap(({ 0: found, index }) => {
    const parts = found.split(' ')
    let from = 0
    while (from < parts.length && BEGINS.has(parts[from]!)) from++
    let to = parts.length
    while (to > from && (BEGINS.has(parts[to - 1]!) || /^[^A-Z]/.test(parts[to - 1]!))) to--
    const name = parts.slice(from, to)
    const before =
      clause.slice(0, index) +
      parts
        .slice(0, from)
        .map((word) => `${word} `)
        .join('')
    const isName =
      name.length > 1 &&
      !name.some((word) => OTHERS.test(word)) &&
      !name.every((word) => VOCABULARY.test(word)) &&
      !SOMEBODY.test(before)
    return isName ? [name.join(' ')] : []
  })
}
