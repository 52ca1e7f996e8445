/**
 * Sums of money that words about a plan quote: what stops cost or all together, what should be less, what one stop may cost. They
 * are nobody's limit for the day: "$120?!", "it's 160 dollars together", "40 dollars less", "a shop under 30 dollars".
 */
import { SITE_TYPES, type Site } from '../../games/planning/index.ts'
import { rewrite } from '../english/typing/rewriting.ts'
import { FIGURES } from './plainly.ts'

const N = '(?<!\\d)\\d{2,4}(?!\\d|\\.\\d)'
const UNIT = '(?: ?(?:dollars?|bucks?|usd|\\$))?'
/** Sums in words. */
const WORDS = '(?:(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one )?hundred) (?:dollars|bucks))'
const SUM = `(?:\\$? ?(?:${N})${UNIT}|${WORDS})`
/** By how much: less, too much, over. */
const RELATIVE = new RegExp(
  `${SUM} (?:or so )?(?:less|cheaper|lower|fewer|off\\b|more than (?:we|i|my|our|what|the)|extra|too (?:much|expensive|many|dear|pricey)|(?:over|above|beyond) (?:budget|(?:our|my|the|what)\\b)|more (?:than that)?(?=[.!?,]|$))|\\b(?:save|saves|saving|cheaper by|lower by|cut|reduce it by|less by|over by|above by|exceeds? (?:\\w+ ){0,3}by|knock off|knock|take) (?:us |me |about |around |another |off )*${SUM}(?: off)?`,
  'gi',
)
/** "A shop under 30 dollars", "something for less than $15". */
const OF_ONE = new RegExp(
  `\\b(?:(?:an?|another|one|some|any|other) (?:[\\w-]+ ){0,2}?(?:${SITE_TYPES.join('|')}|café|pub|store|place|stop|spot|one)s?|something|anything|somewhere|(?:restaurant|bar|cafe|museum|landmark|park|shop)s?)\\b(?: with (?:[\\w-]+ ){0,4}?[\\w-]+)?(?: (?:that|which|is|costs?|are|please|to eat|else))* (?:under|below|(?:for )?less than|for under|for|at|up to|at most|max|within|around|about|cheaper than) ${SUM}`,
  'gi',
)
/** Names it a limit. */
const LIMITS =
  /\b(?:budget|limit|max\w*|at most|(?:no|not) more than|up to|(?:can|could|may|want to|will|would|only|to) (?:\w+ )?(?:spend|afford|pay|go|have)|(?:we|i) (?:\w+ )?(?:have|had|said|told|got)|(?:we|i)'(?:ve|d)|stretch|ceiling|cap|under|below|within|keep it|stay|above|go over|allowance|our|my|all)(?: (?:is|of|to|at|was|got|only|about|around|just|for|now|the day|under|that|still|remains|you))*[: ]* ?\$? ?$/i
const LIMITS_BEHIND =
  /^(?:\s?(?:dollars?|bucks?|usd|\$))? (?:is (?:the|our|my|all)|max\w*|at most|tops|limit|in total, (?:max|no)|or less|budget)\b/i
const ALONE =
  /^\W*(?:(?:what|no|wow|whoa|for|a|reject|hey|huh|really|seriously|only|even|just|but|and|an?)\W+)*\$? ?\d{2,4}(?: ?(?:dollars?|bucks?|usd|\$))?\W*$/i

/** What the stops of a plan cost, and all of them, or two. */
export function costsOf(stops: readonly (Site | undefined)[]): number[] {
  const prices = stops.flatMap((stop) => (stop && stop.price > 0 ? [stop.price] : []))
  const total = prices.reduce((sum, price) => sum + price, 0)
  return [...new Set([...prices, total, ...prices.map((price) => total - price)])].filter((cost) => cost > 0)
}

/** The text without the sums that it quotes of a plan; `limit`: told before. */
export function withoutQuoted(typed: string, costs: readonly number[], limit: number | undefined): string {
  const text = rewrite(typed, [FIGURES])
  if (!/\d|\b(?:dollars|bucks)\b/.test(text)) return typed
  return text
    .replace(RELATIVE, (said) => said.replace(/\$? ?\d+/g, ' some'))
    .replace(OF_ONE, (said) =>
      said
        .replace(/\$? ?\d+/g, ' some')
        .replace(new RegExp(WORDS, 'gi'), 'some dollars')
        .replace(/\bless than\b/i, 'under'),
    )
    .replace(/[^.!?;\n]+(?:[.!?;\n]+(?=\s|$)|(?=[.!?;\n])|$)/g, (sentence) => {
      const alone = ALONE.test(sentence) && /[$!?]|dollar|buck/.test(sentence)
      return sentence.replace(new RegExp(`\\$? ?${N}`, 'g'), (said: string, at: number) => {
        const value = Number(/\d+/.exec(said)![0])
        const [before, behind] = [sentence.slice(0, at), sentence.slice(at + said.length)]
        if (LIMITS.test(before.slice(-60)) || LIMITS_BEHIND.test(behind)) return said
        const isPrice = /\$/.test(said) || /^ ?(?:dollars?|bucks?|usd)/i.test(behind)
        const known = costs.includes(value) && (isPrice || value >= 20)
        const beyond = limit !== undefined && value > limit && isPrice
        return known || beyond || (alone && limit !== undefined) ? ' some' : said
      })
    })
}

/** The price that one stop may have at most: "under 30 dollars". */
export const mostOf = (said: string): number | undefined => {
  const found = /\b(?:under|below|less than|up to|at most|max|within|cheaper than) \$? ?(\d{1,3})\b/.exec(said)
  return found ? Number(found[1]) : undefined
}
