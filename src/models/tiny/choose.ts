/** The likeliest of some answers, by what a decoder thinks of each of their tokens. */
import type { Decoder } from './decoder.ts'

/** A beginning that several answers share, and how likely it is. */
interface Beginning {
  readonly tokens: readonly number[]
  readonly likelihood: number
  readonly answers: readonly number[]
}

/**
 * Which of the answers is likeliest to follow the text, as a place in the list; no answer may begin another. Beginnings
 * are followed best first, so that the first answer that is read to its end is the likeliest of all; most are never looked
 * at.
 */
export function chooseLikeliest(
  decoder: Decoder,
  text: readonly number[],
  answers: readonly (readonly number[])[],
): number {
  decoder.rewind(0)
  const first = decoder.readAll(text)
  let held: readonly number[] = []
  const open: Beginning[] = [{ tokens: [], likelihood: 0, answers: answers.map((_, i) => i) }]
  for (;;) {
    const best = open.reduce((a, b) => (b.likelihood > a.likelihood ? b : a))
    open.splice(open.indexOf(best), 1)
    const depth = best.tokens.length
    const whole = best.answers.find((answer) => answers[answer]!.length === depth)
    if (whole !== undefined) return whole
    const chances = depth === 0 ? first : readOn(decoder, text.length, held, best.tokens)
    held = best.tokens
    for (const token of new Set(best.answers.map((answer) => answers[answer]![depth]!)))
      open.push({
        tokens: [...best.tokens, token],
        likelihood: best.likelihood + chances[token]!,
        answers: best.answers.filter((answer) => answers[answer]![depth] === token),
      })
  }
}

/** Reads what follows the text, keeping as much of what was read before as is the same; the last token is read anew. */
function readOn(decoder: Decoder, from: number, held: readonly number[], tokens: readonly number[]): Float32Array {
  const shared = tokens.slice(0, -1).findIndex((token, i) => token !== held[i])
  const kept = shared < 0 ? tokens.length - 1 : shared
  decoder.rewind(from + kept)
  return decoder.readAll(tokens.slice(kept))
}
