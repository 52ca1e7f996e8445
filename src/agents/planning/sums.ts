/**
 * Sums of money in a sentence: what something costs, and what somebody has or would spend. "The market costs 440, we only have
 * 60" tells a price and a limit; neither is a score. Sites stand there as `#`.
 */
import type { Token } from '../english/index.ts'
import { readerFor } from './english.ts'

export interface Sum {
  readonly value: number
  readonly is: 'price' | 'limit'
  /** Where the number begins in the text. */
  readonly at: number
  /** The words that tell it. */
  readonly from: number
  readonly to: number
}

/** No amount of money, whatever stands before it. */
const NO_MONEY =
  '(?!\\s*(?:min|mile|people|persons|friends|of us\\b|stars?\\b|pm\\b|am\\b|%|hours?|places?|things?|degrees|years|months|days|stops?|points?|pts|km|steps|kids|th\\b|st\\b|o.clock|:|\\.\\d|/|-?[ ]?year))'
const BARE = `(?<![\\d.$-])\\d{2,4}\\b(?!\\.?\\d)${NO_MONEY}`
const UNIT = '(?:\\s?(?:dollars?|bucks?|usd|quid|\\$))'
/** With its currency, or without. */
const N = `(?:\\$\\s?\\d{1,4}\\b(?!\\.?\\d)|${BARE}${UNIT}?)`
const WITH_UNIT = `(?:\\$\\s?\\d{1,4}\\b(?!\\.?\\d)|${BARE}${UNIT})`

const ABOUT =
  '(?:(?:only|just|about|around|roughly|maybe|like|exactly|barely|hardly|already|alone|over|almost|nearly|another|still|even|now|a|an|whole|full|whopping|mere|more than|well over|way over|us|me|you|at least|the|of) )*'
const KIND =
  '(?:rest[au]{1,2}r[au]{1,2}nts?|bars?|caf[eé]s?|museums?|landmarks?|parks?|shops?|stores?|market|mall|arcade|gallery|tavern|cellar|grill|kitchen|pub|bookshop|bookstore)'
const PART = '(?:places?|stops?|one|ones|thing|things|site|sites|spot|spots|drinks?|meals?|ticket|entry|entrance|visit)'
/** What has a price: "the bar", "Kite Hill", "that one", "it". */
const PRICED = `(?:#|it|that|this|they|those|these|both|${KIND}|${PART}|(?:the|this|that|your|whole) (?:whole )?(?:plan|day|trip|tour|lot|offer|proposal|itinerary|sum|total|bill|price|thing)|everything|altogether|together|all(?: (?:of it|three|in all))?|total|sum|bill)`
const TAIL =
  '(?: (?:alone|already|itself|by itself|together|altogether|in total|in all|again|only|just|there|in it|then|now|we|would|will|has|have|really|still|of them))*'
const IS = "(?: ?is| ?are| was| were|'s|'re| would be| will be)"

/** What is more than somebody has. */
const TOO_MUCH =
  /\b(?:too (?:much|expensive|pricey|dear|steep|high|costly)|expensive|pricey|overpriced|way (?:over|above|beyond|out)|over (?:our|my|the) (?:budget|limit)|(?:over|above|beyond|more than) what|more than (?:we|i)|(?:can ?not|can'?t|can not|could not|couldn'?t|not|n't|never) (?:\w+ )?(?:afford|pay)|crazy|insane|ridiculous|absurd|outrageous|steep|rip-?off|a lot of money|a fortune|no way|not paying|cheaper|so much|that much|out of (?:our|my) (?:reach|range|league))\b/

/** "We have 60", "I could spend 60", "60 is all we have", "our limit is 60". */
const LIMITS: readonly RegExp[] = [
  `(?<!\\b(?:not|n't|never|to|would|will)|'d|'ll) (?:have|has|had|'ve|got|brought|bring|carry|carrying|own|saved|holds?|there(?:'s| is| are))(?: got)? (?:(?:a|our|the|total|budget|limit|maximum|max|of|about|around|roughly|only|just|maybe|like|exactly|barely|still|left) )*${N}(?=${UNIT}? ?(?:$|[,.;:!?)]|(?:and|but|so|while|when|in (?:all|total|cash|my|our|the)|altogether|to spend|total|left|together|max\\w*|for (?:everything|all|the (?:whole )?(?:day|trip|lot)|us)|with us|on (?:us|me)|at most|tops|or so|only|between|though|not|available)\\b))`,
  `\\b(?<!(?:not|n't|never|wo|have to|had to|we'd|i'd be) (?:\\w+ )?)(?:spend|afford|pay) ${ABOUT}(?:(?:up to|at most|no more than|not more than|less than|a (?:total|maximum|max) of|something like) )?${N}(?! (?:dollars |bucks )?(?:for|at) (?:an?|one|the|that|this|some) (?!day|trip|whole|lot|three|two|evening|outing))`,
  `(?:not|n't|never|nothing|nobody) (?:\\w+ ){0,3}?(?:spend\\w*|pay\\w*|cost\\w*|afford|exceed|go(?:ing)?|be|want|above|over|beyond)? ?(?:\\w+ )?(?:more than|over|above|beyond|exceeding) ${N}(?! for )`,
  `${N}(?: (?:would be|will be|is|are|was|really|about|just|simply|exactly)|'s)+ (?:all|as much as|what (?:we|i) (?:can|could|have|may|want)|everything|the (?:absolute )?(?:max\\w*|limit|most|ceiling|budget|cap)|(?:our|my) (?:absolute )?(?:max\\w*|limit|most|ceiling|budget|cap))(?! (?:of|in) )\\b`,
  `${N} ?(?:,? ?(?:max\\w*|tops|at (?:the )?most|or less|and no more|no more|and not a|not a (?:cent|dollar|penny)|to spend|in (?:our|my) (?:pockets?|wallets?|purses?)|in cash|limit|budget)\\b|(?:in total|in all|altogether|(?:all )?together|total|for everything),? (?:please|max\\w*|at most|only|(?:and )?(?:no|not))\\b)`,
  `\\b(?:budget|limit|max(?:imum)?|ceiling|cap|allowance)\\b(?:(?: of|:| ?is| was|'s| at| for| today| the| our| day| still| remains| stays| only| just| about| around| roughly)){0,4} ?${N}`,
  `\\bstretch (?:\\w+ ){0,3}?(?:to|as far as) ${N}`,
  `\\b(?:our|my) ${N}`,
  `${N} (?:is )?(?:all we|in the (?:kitty|pot|purse|bank|wallet|bag))\\b`,
  `${N} all (?:together|in all) ?,? (?:not|no|please|and|max)`,
  `\\b(?:said|told you|mentioned|agreed on|talked of)(?: that)? ${ABOUT}${WITH_UNIT}`,
  `\\b(?:(?<!\\bnothing )under|below|within|(?<!\\b(?:adds?|add|went|goes?|gone|going|moves?|moved|gets?|got|climbs?|climbed|comes?|came|jumps?|jumped|rose|shot|back|are|am|is|sums?|bring\\w*|now) )up to|at most|no more than|not more than|not over|not above) ${N}(?=${UNIT}? ?(?:$|[,.;!?)]|(?:please|in|for|and|altogether|total|all)\\b))`,
].map((source) => new RegExp(source, 'g'))

/** Beside a price: "we can't pay 440, only 60". */
const LIMIT_BESIDE = new RegExp(
  `[,;] ?(?:but |and )?(?:only|just|at most|not more than|max(?:imum)?) ${N}|${N} ?(?:in total|in all|altogether|together)`,
  'g',
)

/** Of money by themselves. */
const PRICES: readonly RegExp[] = [
  // "The market alone costs 440", but "it should cost 60", "something that costs 60".
  `(?<!\\b(?:something|anything|somewhere|places?|day|plan|one) )${PRICED}${TAIL} (?:costs?|charges?|takes?|wants|asks(?: for)?|(?:would )?eats?(?: up)?|swallows?|devours?|sets (?:us|me) back) ${ABOUT}${N}`,
  `\\b(?:costing|cost|priced at|at a price of|price (?:of|is|was)) ${ABOUT}${N}`,
  `(?:nothing|not|never|no|anything|something|none|n't) (?:for|at) ${ABOUT}${N}(?! (?:\\w+ )?(?:max|tops|at most|in total))`,
  `(?:not|n't|never|refuse to|can'?t|cannot|have to|had to|must|we'd|i'd be|rather not)(?: (?:\\w+ )?(?:going to|gonna|want to|will|be|like to))? (?:pay|spend|afford|paying|spending) (?!more\\b|over\\b|above\\b)${ABOUT}${N}`,
  `(?:not|n't|never) paying ${ABOUT}${N}`,
  `${N} (?:for|at) (?:(?:just|only|such) )*(?:an?|one|some|each|every) (?:[a-z]+ )?(?:#|\\b${KIND}\\b|\\b${PART}\\b)`,
  `${WITH_UNIT} (?:for|at) (?:the |that |this )?(?:#|${KIND}\\b)`,
  `(?:#|${KIND}|${PART}) (?:for|at) ${ABOUT}${WITH_UNIT}`,
  `(?:#|${KIND}|${PART}),? ?\\( ?${WITH_UNIT} ?\\)`,
  `\\b(?:an?|the|that|this|your|such a) (?:\\$ ?\\d{1,4}|\\d{2,4})[- ]?(?:dollars?|bucks?|\\$)?[- ](?:\\w+ )?(?:${KIND}|#|place|meal|drinks?)\\b`,
  `${WITH_UNIT} ?(?:\\?|!\\?)`,
].map((source) => new RegExp(source, 'g'))
/** Of money where a limit or a complaint stands beside them. */
const SUPPORTED: readonly RegExp[] = [
  `${PRICED}${TAIL}${IS} ${ABOUT}${N}`,
  `${PRICED}${TAIL} (?:comes?|makes?|adds?|sums?|amounts?|totals?)(?: (?:up|out))?(?: to| at)? ${ABOUT}${N}`,
  `(?<!\\b(?:beyond|above|over|than|past|exceeding) )${N},?${IS}?(?: (?:way|far|much|just|really|simply|a bit|a little|in total|in all|altogether|is|quite|so|totally|completely))* ?(?:too|over|beyond|above|more than|crazy|insane|steep|expensive|ridiculous|a lot|absurd|out of)\\b`,
  `${N} (?:for|at) (?:that|this|the) (?:[a-z]+ )?(?:${PART}|${KIND})\\b`,
  `${N} (?:for|at) #`,
  `# ,? ?${N}`,
].map((source) => new RegExp(source, 'g'))
/** "Echo Room is over 60", "the bar is 180 already": no score is told so. */
const SURE: readonly RegExp[] = [
  `${N} (?:for|at) (?:the|that) (?:${KIND}|${PART}) (?:alone|already)\\b`,
  `(?:#|${KIND}|\\b(?:that|this|it))${TAIL}${IS} ${ABOUT}${WITH_UNIT}`,
  `(?:#|${KIND})${TAIL}${IS} ${ABOUT}${BARE}(?= (?:already|alone|for (?:one|a|each)\\b|each\\b))`,
  `# (?:alone|already|itself)${TAIL}${IS} ${ABOUT}${N}`,
  `#${TAIL}${IS} (?:over|more than|well over|way over) ${N}`,
].map((source) => new RegExp(source, 'g'))

const OWNED =
  /^(?!.*\bwe\b).*(?:^|\b)(?:have|has|had|got|'ve)(?: (?:got|only|just|about|now|like|exactly|around))* \d+$/
const SCORED = /\b(?:points?|pts|scor\w+|worth)\b/
const TRAVELS = /\b(?:travel\w*|distances?|legs?|walk\w*|the ways?|route|driv\w+|journey|miles?)\b[^,;.!?]*$/

/** Points that no site is worth: a number from here on that is a site's price tells its price. */
const MOST_POINTS = 20

/** What is known of a sentence beside its words. */
interface Known {
  /** A price was told before. */
  readonly priced?: boolean
  /** It is no score that somebody has. */
  readonly ofMoney?: boolean
}

/** The sums in a sentence in lower case, in their order. */
export function sumsIn(text: string, { priced, ofMoney }: Known = {}): Sum[] {
  if (!/\d/.test(text)) return []
  const found = new Map<number, Sum>()
  const scored = SCORED.test(text)
  const collect = (is: Sum['is'], pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) {
      const number = /\d+(?!.*\d)/s.exec(match[0])
      const first = /\d+/.exec(match[0])
      // The number that the words end in, or begin with.
      const digits = is === 'price' && first !== null && match[0].startsWith(first[0]) ? first : (number ?? first)
      if (digits === null) continue
      const at = match.index + digits.index
      const currency =
        text[at - 1] === '$' || text[at - 2] === '$' || new RegExp(`^${UNIT}`).test(text.slice(at + digits[0].length))
      // Small numbers tell scores, where no verb says otherwise.
      const small = SUPPORTED.includes(pattern) && Number(digits[0]) < MOST_POINTS
      if (
        found.has(at) ||
        ((scored || small) && !currency) ||
        (is === 'price' && TRAVELS.test(text.slice(Math.max(0, match.index - 40), at)))
      )
        continue
      found.set(at, { value: Number(digits[0]), is, at, from: match.index, to: match.index + match[0].length })
    }
  }
  collect('price', PRICES[0]!)
  for (const pattern of LIMITS) collect('limit', pattern)
  for (const pattern of PRICES.slice(1)) collect('price', pattern)
  for (const pattern of SURE) collect('price', pattern)
  if (found.size > 0 || priced || TOO_MUCH.test(text)) for (const pattern of SUPPORTED) collect('price', pattern)
  if ([...found.values()].some(({ is }) => is === 'price')) collect('limit', LIMIT_BESIDE)
  const [only] = [...found.values()]
  if (found.size === 1 && !priced && !ofMoney && OWNED.test(text.slice(0, only!.to)) && !TOO_MUCH.test(text)) return []
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** Whether a sentence in lower case complains of what something costs. */
export const isTooMuch = (text: string): boolean => TOO_MUCH.test(text)

/** A sentence with `#` for each site that it names, and what it tells of money. */
export interface Priced {
  readonly text: string
  /** Where each `#` is, and which site it stands for. */
  readonly named: readonly { readonly at: number; readonly name: string }[]
  /** With the place of the number among the tokens. */
  readonly sums: readonly (Sum & { readonly token: number })[]
}

/** Words that no sentence has which is meant to be read. */
const LONGEST = 300

/** `priceOf`: what a site costs, where that is known. */
export function pricesIn(
  tokens: readonly Token[],
  names: readonly string[],
  priceOf: (name: string) => number | undefined = () => undefined,
  known: Known = {},
): Priced {
  if (tokens.length > LONGEST || !tokens.some(({ kind }) => kind === 'number')) return { text: '', named: [], sums: [] }
  const mentions = readerFor(names)
    .find(tokens)
    .filter(({ kind }) => kind === 'site')
  let text = ''
  const named: { at: number; name: string }[] = []
  const starts: number[] = []
  for (const [at, token] of tokens.entries()) {
    const mention = mentions.find(({ from, to }) => from <= at && at < to)
    if (mention && at < mention.to - 1) {
      starts.push(-1)
      continue
    }
    if (text !== '' && text.at(-1) !== '$') text += ' '
    starts.push(text.length)
    if (mention) named.push({ at: text.length, name: String(mention.id) })
    text += mention ? '#' : token.kind === 'number' ? String(token.value ?? token.text) : token.text
  }
  const costs = named.flatMap(({ name }) => priceOf(name) ?? [])
  const told = tokens.some(
    ({ kind, value }) => kind === 'number' && value! >= MOST_POINTS && costs.includes(value!) && !SCORED.test(text),
  )
  const sums = sumsIn(text, { ...known, priced: known.priced === true || told }).map((sum) => ({
    ...sum,
    token: starts.indexOf(sum.at),
  }))
  return { text, named, sums: sums.filter(({ token }) => token >= 0) }
}
