/**
 * What a message takes back of what its speaker told before: "forget Boris on Fathom, I misread it", "Boris is 85 on Ember, not on
 * Fathom", "the 85 was for Ember, not Fathom", "I meant Ember for Boris, not Fathom". What is told instead is left to be read.
 */
import type { Labels } from './english.ts'
import { isReviewer, lettered, NAME, P, R } from './name-letters.ts'

/** A pair as it was written. */
export interface Written {
  readonly who: string
  readonly what: string
}

interface Retraction {
  /** The message without what it takes back. */
  readonly text: string
  readonly back: readonly Written[]
  /** Where what was told of the pair before holds instead. */
  readonly moved: readonly { readonly from: Written; readonly to: Written }[]
}

/** What was told of a pair before: its number, or that there is something; undefined: nothing. */
export type Told = (pair: Written) => number | 'words' | undefined

const ON = '(?:(?:on|in|at|for|to|with|the|paper) )*'
const ENDS = '(?=\\s*(?:[.,;:!?)…–—-]|$))'
const pattern = (text: string): RegExp => new RegExp(text, 'iu')

const FORGETS = pattern(
  `\\b(?:forget|ignore|disregard|scratch|strike|drop|delete|cross out|never ?mind|take back|skip)(?: (?:what i (?:said|told you|wrote|had)|the (?:number|score|value|\\d+)|my (?:number|score|line|remark)s?|about|on|of|for|that|with))* (?:(${R})(?:['’]s)? ${ON}(${P})|(${P}) ${ON}(${R}))`,
)
const WAS_WRONG = pattern(
  `(?:(${R})(?:['’]s)? ${ON}(${P})|(${P}) ${ON}(${R})) (?:is|was|were) (?:a |an |my |just |wrong |the )*(?:mistake|error|typo|slip|misread\\w*|wrong|wrong (?:line|column|row|number|paper|cell))\\b`,
)
/** Owns up to a slip. */
const SLIP =
  /\b(?:misread|mis-?typed|typo|slip|my (?:mistake|bad|error|fault)|mistake of mine|wrong (?:column|row|line|cell|number|paper|person|name|one)|read it wrong|mixed|confused|what i (?:said|told|wrote))\b/i
const SETS_RIGHT = /\b(?:oops|sorry|wait|actually|correction|i mean(?:t)?|misread|mistake|wrong|typo|mixed|no)\b/i
const DENIES = pattern(`(?:^|,? )\\(?(?:and |but )?(?:not|rather than|instead of) ${ON}(${NAME})\\)?${ENDS}`)
const DENIED_FIRST = pattern(`(?:\\bnot|n['’]t)((?: an?)? \\d+(?:\\.\\d+)?)? ${ON}(${NAME}),? but ${ON}(?=${NAME})`)
const NUMBER = /(?<![\p{L}\p{N}])\d{1,4}(?:\.\d+)?(?![\p{L}\p{N}])/u
const MEANT = /\bi (?:just |really )?mean(?:t)?\b/i

const NAMED = new RegExp(NAME, 'u')
/** Names are often written in part, in small letters. */
const isNamed = (name: string, written: string): boolean =>
  name.toLowerCase().split(' ').includes(written.toLowerCase()) || name.toLowerCase() === written.toLowerCase()

const LONGEST = 600

export function retracted(text: string, labels: Labels, told: Told, pairs: readonly Written[]): Retraction {
  const named = text.length > LONGEST ? undefined : lettered(text, labels)
  const [back, moved]: [Written[], { from: Written; to: Written }[]] = [[], []]
  if (!named) return { text, back, moved }
  const written = (one: string, other: string): Written =>
    isReviewer(one)
      ? { who: named.spelt(one), what: named.spelt(other) }
      : { who: named.spelt(other), what: named.spelt(one) }
  const owned = SLIP.test(named.text)
  const sentences = named.text.split(/((?<=[.!?;])\s+|\n)/).map((sentence) => {
    const forgets = FORGETS.exec(sentence) ?? (owned ? WAS_WRONG.exec(sentence) : null)
    const [one, other] = forgets?.slice(1).filter((letter) => letter !== undefined) ?? []
    if (forgets && one !== undefined && other !== undefined) {
      const pair = written(one, other)
      if (told(pair) === undefined) return sentence
      back.push(pair)
      const rest = sentence.replace(forgets[0], ' ')
      return NAMED.test(rest) ? rest : ''
    }
    const denies = DENIES.exec(sentence) ?? DENIED_FIRST.exec(sentence)
    const denied = denies?.at(-1)
    if (!denies || denied === undefined) return sentence
    const rest = sentence.replace(denies[0], denies.length > 2 ? `${denies[1] ?? ''} on ` : '')
    const letters = [...new Set(rest.match(new RegExp(NAME, 'gu')))].filter((letter) => letter !== denied)
    const [own, others] = [true, false].map((isSame) =>
      letters.filter((letter) => (isReviewer(letter) === isReviewer(denied)) === isSame),
    ) as [string[], string[]]
    const number = NUMBER.exec(rest)?.[0]
    const [instead] = own
    const isMeant = MEANT.test(sentence)
    if (own.length !== 1 || instead === undefined || others.length > 1) return sentence
    // "The 85 was for Ember, not Fathom": of whom 85 was told there.
    const fits = (pair: Written): boolean =>
      isNamed(isReviewer(denied) ? pair.who : pair.what, named.spelt(denied)) &&
      (number === undefined ? isMeant : told(pair) === Number(number))
    const whole = others.length === 1 ? written(others[0]!, denied) : pairs.findLast(fits)
    if (!whole) return sentence
    const before = told(whole)
    const isSame = number !== undefined && before === Number(number)
    const to = isReviewer(denied) ? { ...whole, who: named.spelt(instead) } : { ...whole, what: named.spelt(instead) }
    if (before !== undefined && number === undefined && isMeant) {
      moved.push({ from: whole, to })
      return ''
    }
    if (before !== undefined && (isSame || SETS_RIGHT.test(named.text))) back.push(whole)
    // A number that is somebody's is none of what is denied beside it.
    else if (number === undefined) return sentence
    return others.length === 1 ? rest : `${to.who} is ${number} on ${to.what}.`
  })
  return { text: named.spelt(sentences.join('')), back, moved }
}
