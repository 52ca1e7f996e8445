/** Phrases of several words that put one above the other, and where they stand among tokens. */
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** "Falls short of", "is no match for": phrases that put what follows above. */
export const LOSING = [
  'falls short of',
  'fall short of',
  'loses to',
  'lose to',
  'no match for',
  'not match',
  'can not match',
  'not compete with',
  'not keep up with',
  'pales next to',
  'pales beside',
  'pales in comparison to',
  'pales in comparison with',
  'comes after',
  'comes behind',

  'lags behind',
  'ranks under',
  'ranks after',
  'beaten by',
  'outperformed by',
  'topped by',
  'bettered by',
  'surpassed by',
  'eclipsed by',
  'outclassed by',
  'outshone by',
  'outdone by',
  'outranked by',
  'not reach the level of',
  'not measure up to',
  'not come up to',
  'not on the level of',
  'not equal',
  'plays second fiddle to',
  'second to',
  'second only to',
  'not reach',
  'not touch',
  'not come close to',
  'nowhere near',
  'not a patch on',
  'not in the same league as',
  'in the shadow of',
  'bows to',
  'yields to',
  'gives way to',
  'not up to',
  'not hold a candle to',
  'not have anything on',
  'nothing on',
  'not hold up against',
  'not stand a chance against',
  'a far cry from',
  'in second place behind',
].map((phrase) => phrase.split(' '))
export const WINNING = [
  'followed by',
  'ahead of',
  'in front of',
  'instead of',
  'wins against',
  'wins over',
  'wipes the floor with',
  'prevails over',
  'comes before',
  'goes before',
  'an edge on',
  'one up on',
  'then comes',
  'puts to shame',
  'the better of',
  'head and shoulders above',
  'a cut above',
  'a notch above',
  'a step above',
  'a step up from',
  'an improvement on',
  'an upgrade on',
  'an upgrade from',
  'a class above',
].map((phrase) => phrase.split(' '))

/** Next to the one who was named before, and not quite as good. */
export const NEARING = [
  'comes close',
  'come close',
  'comes near',
  'close behind',
  'right behind',
  'just behind',
  'not far behind',
  'not far off',
  'nearly as good',
  'nearly as strong',
  'nearly as well',
  'almost as good',
  'almost as strong',
  'almost as well',
  'not as good',
  'not as strong',
  'not as well',
  'not as suitable',
  'a distant second',
  'a close second',
  'a distant third',
].map((phrase) => phrase.split(' '))

/** How many words a phrase of the list has that begins here. */
export function lengthAt(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  const first = tokens[at]!.text
  for (const phrase of phrases) {
    if (phrase[0] !== first) continue
    let to = at
    const fits = phrase.every((word, i) => {
      while (i > 0 && BETWEEN.has(tokens[to]?.text ?? '') && tokens[to]!.text !== word) to++
      return tokens[to++]?.text === word
    })
    if (fits) return to - at
  }
  return 0
}

/** Words that may part the words of a phrase: "does not quite reach". */
const BETWEEN = wordSet(
  'quite really even ever always fully nearly yet entirely altogether easily well clearly just far somewhat slightly',
)

/** All words of these phrases. */
export const COMPARING: readonly string[] = [...new Set([...LOSING, ...WINNING, ...NEARING].flat())]
