/**
 * A proposal in a person's own words, in the published form: "flight 11 for user 0 and 15 for user 1", "0 takes 11, 1 takes 15",
 * "0: 11, 1: 15". Only what says that and no more is one: whatever hedges or leaves something open is for its reader to refuse.
 */

/** What is longer is no proposal. */
const LONGEST = 400

const LEAD =
  /^(?:(?:(?:to )?(?:all|everyone|everybody|both)(?: of you)? ?:|(?:propose|proposing|proposal|i['’]?d|i['’]?ll|i|we|let['’]?s|let us|would|will|could|can|should|like|want|to|suggest|offer|recommend|book|say|think|go|with|do|take|try|trying|again|how|what|about|my|our|the|a|is|that|next|new|final|last|another|plan|assignment|solution|here|here['’]?s|now|so|ok|okay|well|then|please|pls|alright|all right|hi|hello|thanks|thank you|good|great|flights?|following)\b(?!['’])|[,.:!])\s*)+(?=\S)/i
const TAIL =
  /(?:[\s,.!?;]+(?:please|pls|then|okay|ok|thanks|thank you|everyone|all|for now|what do you (?:all )?think|is (?:that|this) (?:ok|okay|fine|alright)(?: for (?:you|everyone|all|both)(?: (?:all|both))?)?|does (?:that|this) work(?: for (?:you|everyone|all|both)(?: (?:all|both))?)?))*[\s,.!?;]*$/i

const USER = String.raw`(?:(?:the )?(first|second|third|fourth)(?: (?:user|traveller|traveler|friend|person|one))?|(?:(?:user|traveller|traveler|player|person|friend|passenger|u)[\s#_-]*)?(\d))(?:['’]s)?`
const FLIGHT = String.raw`(?:(?:the )?(?:id|flight(?: (?:id|number|no\.?|nr\.?))?|number|no\.?|nr\.?|option|#)\s*#?\s*)?(\d{1,2})(?![\d:]|\s?[ap]\.?m\b)`
const TAKES = String.raw`(?:\s*(?:[:=]|->|=>|→|–|—|-)\s*(?:(?:takes?|gets?|flies|fly|on|with)\s+)?|\s+(?:(?:should|would|could|can|will|to|shall|may)\s+)?(?:takes?|gets?|flies|fly|books?|uses?|goes|go|has|have|is|on|with|onto|in)(?:\s+(?:on|with|for|in))?\s+)`
const GOES = String.raw`\s+(?:(?:goes|going)\s+)?(?:for|to)\s+`
/** What is told of a flight beside its number: `(Alcyon, $258)`. */
const ASIDE = String.raw`(?:\s*\([^()]{0,80}\))?`

/** "User 0 flight 17": where both are called what they are nothing has to stand between, nor behind another is a flight called one. */
const [BESIDE, BESIDE_NEXT] = ['', '?'].map(
  (optional) =>
    new RegExp(
      String.raw`^(?:(?:user|traveller|traveler|player|person|passenger)[\s#_-]*)(\d),?\s+(?:(?:the )?(?:id|flight|option|#)(?: (?:id|number|no\.?|nr\.?))?\s*#?\s*)${optional}(\d{1,2})(?![\d:]|\s?[ap]\.?m\b)${ASIDE}`,
      'i',
    ),
) as [RegExp, RegExp]
const TAKING = new RegExp(`^${USER}${TAKES}${FLIGHT}${ASIDE}`, 'i')
const GOING = new RegExp(`^${FLIGHT}${ASIDE}${GOES}${USER}`, 'i')
const JOINT = /^(?:\s*(?:,|;|\n|\/|\||&|\+|\.(?=\s))\s*(?:and |while |& )?|\s+(?:and|while|with|plus|&)\s+)/i

/** "Both on the 16th, 50 each", "that's the 14th for both of you": says what was proposed is like, and takes nothing back. */
const isRemark = (rest: string): boolean =>
  /^\s*[,.;:!(–—-]\s*(?:both|all|each|that|this|it|which|so|landing|you|they|is every\w+|everybody|everyone|i hope|because|since|as)\b/i.test(
    rest,
  ) &&
  !/\b(?:or|if|unless|but|not|no|never|maybe|perhaps|instead|rather|either|wait|only|until|once|except|unsure|user \d|idea|draft|might|undecided|tentative\w*)\b|n['’]t\b/i.test(
    rest,
  )

const PLACES = ['first', 'second', 'third', 'fourth']

/** The published form of a text that gives each of some users a flight; undefined: it says something else, or the same of one twice. */
function inForm(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const flights = new Map<number, number>()
  let rest = withoutLead(text.trim()).replace(TAIL, '')
  for (;;) {
    const beside = (flights.size > 0 ? BESIDE_NEXT : BESIDE).exec(rest)
    const taking = beside ? [beside[0], undefined, beside[1], beside[2]] : TAKING.exec(rest)
    const going = taking ? null : GOING.exec(rest)
    const [whole, ...groups] = taking ?? going ?? []
    if (whole === undefined) return undefined
    const [place, user, id] = taking ? groups : [groups[1], groups[2], groups[0]]
    const who = place === undefined ? Number(user) : PLACES.indexOf(place.toLowerCase())
    if (flights.has(who)) return undefined
    flights.set(who, Number(id))
    rest = rest.slice(whole.length)
    if (rest === '' || (flights.size > 1 && isRemark(rest))) break
    const joint = JOINT.exec(rest)
    if (!joint) return undefined
    rest = rest.slice(joint[0].length)
  }
  return [...flights].map(([user, id]) => `user ${user}: id ${id}`).join(', ')
}

/** A proposal that is not called one, where it names more than one user: "user 0: flight 11, user 1: flight 15". */
export function spoken(text: string): string | undefined {
  const form = inForm(text)
  return form?.includes(',') ? form : undefined
}

/** Behind "propose": the same, or just flights in the order of the users, "11 and 15". */
export function complete(text: string): string {
  const list =
    /^(?:flights?|ids?|numbers?)?\s*(\d{1,2}(?:(?:\s*(?:,|;|&)\s*(?:and )?|\s+and\s+)(?:flight |id |#)?\d{1,2})+)$/i.exec(
      text.length > LONGEST ? '' : text.trim().replace(TAIL, ''),
    )?.[1]
  const ids = list?.match(/\d{1,2}/g)
  return inForm(text) ?? ids?.map((id, user) => `user ${user}: id ${id}`).join(', ') ?? text
}

/** Without what leads in to a proposal; what begins with a user or a flight at once has none. */
function withoutLead(text: string): string {
  const begins = (one: string): boolean => TAKING.test(one) || GOING.test(one) || BESIDE.test(one)
  const lead = /^(?:to )?(?:all|everyone|everybody|both)\s?:\s*/i.exec(text)?.[0] ?? ''
  const words = text.slice(lead.length)
  return begins(words) ? words : words.replace(LEAD, (said) => (/\bflights? $/i.test(said) ? 'flight ' : ''))
}
