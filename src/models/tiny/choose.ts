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
  const open: Beginning[] = [{ tokens: [], likelihood: 0, answers: answers.map((_, i) => i) }]
  for (;;) {
    const best = open.reduce((a, b) => (b.likelihood > a.likelihood ? b : a))
    open.splice(open.indexOf(best), 1)
    const depth = best.tokens.length
    const whole = best.answers.find((answer) => answers[answer]!.length === depth)
    if (whole !== undefined) return whole
    decoder.rewind(text.length)
    const chances = depth === 0 ? first : decoder.readAll(best.tokens)
    for (const token of new Set(best.answers.map((answer) => answers[answer]![depth]!)))
      open.push({
        tokens: [...best.tokens, token],
        likelihood: best.likelihood + chances[token]!,
        answers: best.answers.filter((answer) => answers[answer]![depth] === token),
      })
  }
}
