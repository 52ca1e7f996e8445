/** Reads numbers each of which counts several hallways behind it: "1 on L-C and on B-K, 2 on A-E and C-E". */
import type { Coins } from './acts.ts'
import { shapeOf } from './retelling.ts'
import type { Token } from './tokens.ts'

const PAIR = String.raw`(?:the )?[A-Z](?: -| to| and)?(?: the)? [A-Z]`
const ON = '(?:(?:on|for|at|in|from|between|along|each on|both on|each for|both for|:|is|are) )*'
const GROUP = String.raw`(\d+)(?: coins?)?(?: each)? ${ON}(${PAIR}(?:(?: ,)?(?: and| also)* ${ON}${PAIR})*)`
const BEGIN = String.raw`(?:(?:and|so|ok|well|i|have|i've|got|get|it's|only|just|a|also|then|,|:) )*`
const ALL = new RegExp(`^${BEGIN}${GROUP}(?:(?: ,| and| then| but| only| just| a)* ${GROUP})+$`)

/** The hallways of all groups, where at least one number counts several; undefined otherwise. */
export function findGrouped(tokens: readonly Token[]): Coins[] | undefined {
  if (tokens.length > 60 || tokens.filter(({ kind }) => kind === 'number').length < 2) return undefined
  const shape = shapeOf(tokens)
  if (!/\d (?:coins? )?(?:each )?(?:on|for|at|in|from|between|along|both|:)/.test(shape) || !ALL.test(shape))
    return undefined
  const coins: Coins[] = []
  let [groups, pairs] = [0, 0]
  for (const [, number, hallways] of shape.matchAll(new RegExp(GROUP, 'g'))) {
    groups++
    for (const [pair] of hallways!.matchAll(new RegExp(PAIR, 'g'))) {
      const [a = '', b = ''] = pair.match(/\b[A-Z]\b/g) ?? []
      if (a === b) return undefined
      pairs++
      coins.push({ a, b, coins: Number(number) })
    }
  }
  return pairs > groups ? coins : undefined
}
