/**
 * Two rivals of which a sentence takes one and leaves the other: "swap Boris for Ada", "rather than Boris, take Ada", "Boris
 * will do if Ada is taken", "don't give it to Boris when you can have Ada".
 */
import type { Act } from './acts.ts'
import type { Mention } from './mentions.ts'
import { unique } from './pairings.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const SWAPS = wordSet('swap swapping trade trading exchange exchanging replace replacing switch switching')
const FOR = wordSet('for with by to')
const DENIES = wordSet('not never no')
const BETWEEN = wordSet(
  'i we you one they there it is are was were can could cannot may might will would do does have has had got get gets use using want still not the to',
)

/** Whoever is named behind these is the one to have. */
const WHEN_THERE = wordSet('when if while as since whenever')
const IS_THERE = wordSet('free available around there left open possible')
const HAVING = wordSet('have get use got take choose pick')
/** Of whom this is said somebody else must do. */
const IS_GONE = wordSet(
  'taken busy gone unavailable used needed elsewhere booked occupied full assigned already out away',
)
const FAILING = wordSet('failing without unless barring')

/** The order of the two; undefined where the sentence does not choose between two. */
export function readAlternative(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  axes: readonly string[],
): Act[] | undefined {
  if (axes.length < 2) return undefined
  for (const axis of axes) {
    const rivals = mentions.filter(({ kind }) => kind === axis)
    const rest = unique(mentions.filter(({ kind }) => kind !== axis))
    if (rivals.length !== 2 || unique(rivals).length !== 2 || rest.length !== 1) continue
    const [first, second] = rivals as [Mention, Mention]
    if ([first, second].some(({ id }) => typeof id !== 'number')) continue
    const better =
      swapped(tokens, first, second) ??
      instead(tokens, first, second) ??
      after(tokens, first, second) ??
      otherwise(tokens, first, second) ??
      fallenBackOn(tokens, first, second)
    if (!better) continue
    const worse = better === first ? second : first
    return [{ type: 'compare', better: [better, rest[0]!], worse: [worse, rest[0]!], much: 1 }]
  }
  return undefined
}

const wordsBetween = (tokens: readonly Token[], from: number, to: number): string[] =>
  tokens.slice(Math.max(0, from), to).map(({ text }) => text)

/** "Swap Boris for Ada", "replace Boris with Ada"; "I would not swap Boris for Ada". */
function swapped(tokens: readonly Token[], first: Mention, second: Mention): Mention | undefined {
  const verb = tokens.slice(0, first.from).findLastIndex(({ text }) => SWAPS.has(text))
  if (verb < 0 || !wordsBetween(tokens, first.to, second.from).some((word) => FOR.has(word))) return undefined
  return wordsBetween(tokens, verb - 3, verb).some((word) => DENIES.has(word)) ? first : second
}

/** "Rather than Boris, take Ada", "instead of Boris I would have Ada". */
function instead(tokens: readonly Token[], first: Mention, second: Mention): Mention | undefined {
  const before = wordsBetween(tokens, first.from - 2, first.from).join(' ')
  if (!/^(?:rather than|instead of)$/.test(before) || first.from > 5) return undefined
  return wordsBetween(tokens, first.to, second.from).some((word) => DENIES.has(word)) ? first : second
}

/** "Ada if she is free, otherwise Boris", "Ada, or Boris as plan B". */
function otherwise(tokens: readonly Token[], first: Mention, second: Mention): Mention | undefined {
  const between = wordsBetween(tokens, first.to, second.from)
  if (between.some((word) => DENIES.has(word))) return undefined
  if (between.some((word) => OTHERWISE.has(word)) || / (?:if not|failing that) /.test(` ${between.join(' ')} `))
    return first
  return between.includes('or') && wordsBetween(tokens, second.to, second.to + 4).some((word) => SECOND.has(word))
    ? first
    : undefined
}

/** "Boris ranks second, after Ada". */
function after(tokens: readonly Token[], first: Mention, second: Mention): Mention | undefined {
  // "After Ada, Boris is the next best".
  const isNext = wordsBetween(tokens, second.to, second.to + 4).some((word) =>
    ['next', 'second', 'third'].includes(word),
  )
  if (isNext && ['after', 'behind'].includes(tokens[first.from - 1]?.text ?? '')) return first
  const before = wordsBetween(tokens, first.to, second.from)
  if (!['after', 'behind'].includes(before.at(-1) ?? '')) return undefined
  return before.some((word) => PLACES.has(word)) ? second : undefined
}
const PLACES = wordSet('second third fourth next runner ranks comes')

const OTHERWISE = wordSet('otherwise else alternatively')
const SECOND = wordSet('backup fallback plan reserve second alternative substitute')

/** The one who would do it if things were otherwise. */
function fallenBackOn(tokens: readonly Token[], first: Mention, second: Mention): Mention | undefined {
  for (const one of [first, second]) {
    // Between the condition and the name stand only words that say who is to be had.
    let at = one.from - 1
    while (at >= 0 && BETWEEN.has(tokens[at]!.text) && one.from - at < 6) at--
    const opens = tokens[at]?.text ?? ''
    if (FAILING.has(opens) && at === one.from - 1) return one
    if (!WHEN_THERE.has(opens)) continue
    const lead = wordsBetween(tokens, at + 1, one.from)
    const behind = wordsBetween(tokens, one.to, one.to + 5)
    const end = behind.findIndex((word) => [',', ':', 'then', 'and', 'but'].includes(word))
    const state = end < 0 ? behind : behind.slice(0, end)
    const copula = ['is', 'are', 'was', 'has', 'will', 'can'].includes(state[0] ?? '')
    if (copula && state.some((word) => IS_GONE.has(word) || IS_THERE.has(word))) return one
    // "If we can't have Ada", "when you can have Ada"; "if we use Ada" only supposes.
    const denied = lead.includes('not')
    if (lead.some((word) => HAVING.has(word)) && (denied || opens !== 'if' || lead.includes('can'))) return one
    if (opens === 'if' && lead.length === 1 && denied) return one
  }
  return undefined
}
