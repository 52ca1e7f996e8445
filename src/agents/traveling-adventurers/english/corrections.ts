/** Takes out numbers that the same sentence takes back: "9, I mean 8", "8, not 7", "5 instead of 6", "from 5 to 6". */
import type { Token } from './tokens.ts'

const BETWEEN =
  /^(?:i|mean|meant|no|sorry|wait|actually|oops|rather|correction|make|that|that's|it|it's|its|is|was|were|of|course|or|oh|ah|should|be|nope|argh|ugh|hmm|my|bad|read)$/
const TAKES_BACK = /^(?:mean|meant|no|sorry|wait|actually|oops|rather|correction|make|nope|argh|ugh)$/

export interface Corrected {
  readonly tokens: readonly Token[]
  /** Whether anything was taken back. */
  readonly corrected: boolean
}

export function dropTakenBack(tokens: readonly Token[]): Corrected {
  const dropped = new Set<number>()
  const isWord = (at: number, ...words: string[]): boolean => {
    const token = tokens[at]
    return token?.kind === 'word' && words.includes(token.word)
  }
  const numbers = tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []))
  const wrong = tokens.findIndex(
    (token) => token.kind === 'word' && /^(?:wrong|incorrect|mistake|typo)$/.test(token.word),
  )
  for (const [at, { kind }] of tokens.entries()) {
    // "Not the kitchen but the bathroom".
    const but = isWord(at, 'not') ? tokens.findIndex((_, i) => i > at && isWord(i, 'but')) : -1
    if (but > 0 && but <= at + 4 && tokens.slice(at, but).some((token) => token.kind === 'room'))
      for (let i = at; i <= but; i++) dropped.add(i)
    if (kind !== 'number') continue
    // "Not 7", "instead of 7", "rather than 7".
    const denied = isWord(at - 1, 'not')
      ? 1
      : isWord(at - 2, 'instead') && isWord(at - 1, 'of')
        ? 2
        : isWord(at - 2, 'rather') && isWord(at - 1, 'than')
          ? 2
          : 0
    if (denied > 0) for (let i = at - denied; i <= at; i++) dropped.add(i)
    // "From 5 to 6".
    if (isWord(at - 1, 'from') && isWord(at + 1, 'to') && tokens[at + 2]?.kind === 'number')
      for (let i = at - 1; i <= at + 1; i++) dropped.add(i)
    // "4 -> 6"; "the 4 that I gave you was wrong, it is 6".
    const arrow =
      numbers.length === 2 &&
      tokens[at + 1]?.kind === 'join' &&
      tokens[at + 2]?.kind === 'number' &&
      tokens[at - 1]?.kind !== 'join'
    if (arrow) for (let i = at; i <= at + 1; i++) dropped.add(i)
    if (numbers[0] === at && numbers.length === 2 && wrong > at && wrong < numbers[1]!) dropped.add(at)
    const end = endOfCue(tokens, at + 1)
    if (end > 0) for (let i = at; i < end; i++) dropped.add(i)
  }
  return { tokens: dropped.size === 0 ? tokens : tokens.filter((_, i) => !dropped.has(i)), corrected: dropped.size > 0 }
}

/** Where the number stands that replaces the one before these words; 0: none does. */
function endOfCue(tokens: readonly Token[], from: number): number {
  let takes = false
  for (let i = from; i < Math.min(tokens.length, from + LONGEST_CUE); i++) {
    const token = tokens[i]!
    if (token.kind === 'number') return takes ? i : 0
    if (token.kind === 'room') return 0
    if (token.kind === 'word') {
      if (!BETWEEN.test(token.word)) return 0
      takes ||= TAKES_BACK.test(token.word)
    }
  }
  return 0
}

const LONGEST_CUE = 7
