/** Leaves out what is only told apart, and is not meant: "to E, not to C", "C rather than B". */
import type { Token } from './tokens.ts'

/** "I'd prefer the attic to the bathroom"; not "I'd prefer to go from the attic to the bathroom". */
function prefersTo(tokens: readonly Token[], i: number): boolean {
  const verb = tokens.findLastIndex(
    (token, at) => at < i && token.kind === 'word' && /^(?:prefer|favou?r)$/.test(token.word),
  )
  const before = tokens.slice(Math.max(verb, 0), i)
  const words = new Set(before.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
  const link = tokens[i]
  return (
    link?.kind === 'word' &&
    (link.word === 'to' || link.word === 'over') &&
    before.at(-1)?.kind === 'room' &&
    before.filter(({ kind }) => kind === 'room').length === 1 &&
    verb >= 0 &&
    !['from', 'to', 'going', 'go', 'walk', 'start', 'starting'].some((word) => words.has(word))
  )
}

/** In longer clauses nothing is told apart. */
const LONGEST = 120

export function dropContrasted(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length > LONGEST || tokens.some(({ kind }) => kind === 'number')) return tokens
  const isWord = (token: Token | undefined, ...words: string[]): boolean =>
    token?.kind === 'word' && words.includes(token.word)
  for (let i = 1; i < tokens.length; i++) {
    const opens =
      isWord(tokens[i], 'not') || prefersTo(tokens, i)
        ? 1
        : isWord(tokens[i], 'than') && tokens.slice(0, i).some((token) => isWord(token, 'rather', 'better'))
          ? 1
          : isWord(tokens[i], 'rather') && isWord(tokens[i + 1], 'than')
            ? 2
            : isWord(tokens[i], 'instead') && isWord(tokens[i + 1], 'of')
              ? 2
              : 0
    if (opens === 0 || tokens.slice(0, i).every(({ kind }) => kind !== 'room')) continue
    let at = i + opens
    while (isWord(tokens[at], 'to', 'the', 'via', 'with', 'from', 'through', 'in', 'at')) at++
    if (tokens[at]?.kind !== 'room') continue
    const leads = (i: number): boolean =>
      isWord(tokens[i], 'to') &&
      (tokens[i + 1]?.kind === 'room' || (isWord(tokens[i + 1], 'the') && tokens[i + 2]?.kind === 'room'))
    // "Not B to K"
    while (tokens[at]?.kind === 'room' || tokens[at]?.kind === 'join' || (tokens[at - 1]?.kind === 'room' && leads(at)))
      at += isWord(tokens[at], 'to') && isWord(tokens[at + 1], 'the') ? 2 : 1
    return dropContrasted([...tokens.slice(0, i), ...tokens.slice(at)])
  }
  return tokens
}
