/** Says a stretch of tokens in other words, by patterns over their words. */
import type { Token } from './tokens.ts'

/** A word for each token, a space between any two: small letters, rooms as capitals, numbers in digits, marks apart. */
export const shapeOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      token.kind === 'word'
        ? token.word
        : token.kind === 'room'
          ? token.room
          : token.kind === 'number'
            ? String(token.value)
            : token.kind === 'mark'
              ? token.mark
              : '-',
    )
    .join(' ')

/** Which token begins at a place of the shape. */
export const tokenAt = (shape: string, place: number): number => {
  let at = 0
  for (let i = shape.indexOf(' '); i >= 0 && i < place; i = shape.indexOf(' ', i + 1)) at++
  return at
}

/** How many tokens there are up to a place of the shape. */
export const tokensTo = (shape: string, place: number): number =>
  shape.slice(0, place).split(' ').filter(Boolean).length

/** The tokens of a shape. */
export const tokensOf = (shape: string): Token[] =>
  shape
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      /^[A-Z]$/.test(word)
        ? { kind: 'room', room: word }
        : /^\d+$/.test(word)
          ? { kind: 'number', value: Number(word) }
          : word === '-'
            ? { kind: 'join' }
            : /^[^\w']$/.test(word)
              ? { kind: 'mark', mark: word }
              : { kind: 'word', word },
    )
