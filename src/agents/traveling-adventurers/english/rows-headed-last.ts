/**
 * Puts the room first that a row leads from where it is named behind: "the attic is 3 from the living room and the bathroom is a
 * 9", "for the bathroom I have 3 and for the attic 7, both from the living room".
 */
import { shapeOf, tokensOf, tokensTo } from './retelling.ts'
import type { Token } from './tokens.ts'

const OPENS = String.raw`(?:(?:and|so|ok|well|hm+|hmm|for me|for my side|on my side|here|i see that|i see|also|now|then|but|,) )*`
const THE = '(?:(?:the|my) )?'
const IS = String.raw`(?:(?:is|has|are|i have|i get|i've got|i've|i see|it's|gives|with|at|:|=|a|an|only|just|worth) ){0,4}`
const COUNT = String.raw`\d+(?: coins?)?(?: (?:for me|here|too|as well|also))?`
const ITEM = String.raw`(?:(?:for|to) )?${THE}[A-Z] ${IS}${COUNT}`
const AND = String.raw`(?: (?:,|and|but|;))+ `
const ROOM = String.raw`${THE}([A-Z])`
/** All of them, and then where from. */
const ALL_FROM = new RegExp(
  String.raw`^(${OPENS})(${ITEM}(?:${AND}${ITEM})+)(?: (?:,|\(|-))? (?:(?:both|all|each|everything|these|those|counted|seen|measured|starting|going|that's|that is) )*from ${ROOM}(?: \))?$`,
)
/** Where from is said of the first. */
const FIRST_FROM = new RegExp(String.raw`^(${OPENS})(${ITEM}) from ${ROOM}((?:${AND}${ITEM})+)$`)
const ITEMS = new RegExp(String.raw`${THE}([A-Z]) ${IS}(\d+)`, 'g')

/** "(5 to K,) and B and E are both 1": two rooms that share a number, behind what shares none with them. */
const BOTH =
  /(?<=\d(?: coins?)? to (?:the )?[A-Z])(?: ,| and|;)+ (?:the )?([A-Z]) and (?:the )?([A-Z]) (?:(?:are|is|have|has|get|being|at|with) )*(?:both|each) (?:(?:just|only|a|at) )*(\d+)/g

/** Longer sentences say more than that. */
const LONGEST = 60

/** `tokens` with the number of two rooms behind each of them. */
export function spellBoth(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > LONGEST || !tokens.some((token) => token.kind === 'word' && /^(?:both|each)$/.test(token.word)))
    return tokens
  const shape = shapeOf(tokens)
  const spelled = shape.replace(BOTH, ' , $3 to $1 , $3 to $2')
  return spelled === shape ? tokens : tokensOf(spelled)
}

export function headRowsLast(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > LONGEST || !tokens.some((token) => token.kind === 'word' && token.word === 'from')) return tokens
  const shape = shapeOf(tokens)
  const all = ALL_FROM.exec(shape)
  const first = all ? undefined : FIRST_FROM.exec(shape)
  const [, opens = '', items = '', room, others = ''] = all ?? first ?? []
  if (room === undefined) return tokens
  const told = [...`${items}${others}`.matchAll(ITEMS)].map(([, to, count]) => `${count} to ${to}`)
  if (told.some((one) => one.endsWith(` ${room}`))) return tokens
  return [...tokens.slice(0, tokensTo(shape, opens.length)), ...tokensOf(`from ${room} : ${told.join(' , ')}`)]
}
