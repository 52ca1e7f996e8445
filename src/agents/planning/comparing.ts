/** What the assistant of Planning answers to who compares places by name: which is cheaper, which nearer to a third. */
import { miles, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'

const CHEAPER = /\b(?:cheaper|less expensive|less pricey|costs? less|more affordable)\b/
const DEARER = /\b(?:more expensive|dearer|pricier|costlier|more costly|costs? more)\b/
const NEARER = /\b(?:near(?:er|est)|clos(?:er|est)|(?:farther|further)(?: away)?)\b/
const YES_OR_NO = /^\W*(?:(?:and|but|so|ok|okay|well),? )*(?:is|are|does|do|would|will|was)\b/

/** The answer; `words`: the question in lower case, `named`: places that it names or points to, in their order. */
export function compare(words: string, named: readonly Site[]): string | undefined {
  if (named.length < 2) return undefined
  const dearer = DEARER.test(words)
  if (dearer || CHEAPER.test(words)) {
    const sorted = [...named].sort((a, b) => (dearer ? b.price - a.price : a.price - b.price))
    const [first, second] = sorted as [Site, Site]
    if (first.price === second.price)
      return `${list([first.name, second.name])} cost the same: ${first.price === 0 ? 'both are free' : `$${first.price}`}.`
    const answer = YES_OR_NO.test(words) && !/\bor\b/.test(words) ? (first === named[0] ? 'Yes, ' : 'No, ') : ''
    return `${answer}${first.name} is ${dearer ? 'more expensive' : 'cheaper'}, at $${first.price} against ${list(
      sorted.slice(1).map(({ name, price }) => (sorted.length > 2 ? `$${price} for ${name}` : `$${price}`)),
    )}.`
  }
  if (!NEARER.test(words)) return undefined
  // "Is A nearer to B or to C?", "which is nearer to C, A or B?"
  const marked = named.reduce((left, { name }, i) => left.replaceAll(name.toLowerCase(), `@${i}`), words)
  const to = /\b(?:to|from) @(\d)(?: or (?:to |from )?@(\d))?/.exec(marked)
  if (to === null) return undefined
  const ends = to.slice(1).flatMap((at) => (at === undefined ? [] : named[Number(at)]!))
  const [centre] = ends.length > 1 ? named.filter((site) => !ends.includes(site)) : ends
  if (centre === undefined) return undefined
  const others = named.filter((site) => site !== centre).sort((a, b) => miles(centre, a) - miles(centre, b))
  const [nearest, ...rest] = others.map((site) => ({ name: site.name, way: `${miles(centre, site).toFixed(1)} miles` }))
  if (nearest === undefined || rest.length === 0) return undefined
  return `${nearest.name} is nearer to ${centre.name}, with ${nearest.way}; ${list(rest.map(({ name, way }) => `from ${name} it is ${way}`))}.`
}
