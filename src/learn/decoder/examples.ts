/** Texts as tokens, in batches of one length. */
import type { Random } from '../../core/random.ts'
import { BEGIN, END, isSlot, type Vocabulary } from '../../models/tiny/vocabulary.ts'
import { SLOTS } from '../../models/tiny/words.ts'
import type { DecoderBatch } from './loss.ts'

/** A text and what is to follow it, as tokens; what follows, with its end, stands from `from` on. */
export interface Example {
  readonly tokens: readonly number[]
  readonly from: number
}

/** A text and what is to follow it, both in the small format, as tokens. */
export function encodeExample(vocabulary: Vocabulary, text: string, answer: string): Example {
  const before = [BEGIN, ...vocabulary.encode(text)]
  return { tokens: [...before, ...vocabulary.encode(answer), END], from: before.length }
}

/** The slots in an order drawn anew, so that no slot means anything by itself. */
export const drawSlots = (random: Random): readonly number[] =>
  random.shuffle(Array.from({ length: SLOTS }, (_, slot) => slot))

/** Lengths that texts are padded to: each is compiled once. */
const LENGTHS = [32, 48, 64, 96, 128, 192, 256] as const
/** About so many tokens are in a batch. */
const TOKENS = 768
/** How much a name that comes back in a text counts, where a word of the answer counts 1: it teaches to look names up. */
const COMING_BACK = 0.1

/** Examples in as many full batches as they make, and what is left over. Those that are too long are left out. */
export function batchExamples(
  examples: readonly Example[],
  random: Random,
): { batches: DecoderBatch[]; left: readonly Example[] } {
  const batches: DecoderBatch[] = []
  const left: Example[] = []
  let above = 0
  for (const length of LENGTHS) {
    const fitting = random.shuffle(
      examples.filter(({ tokens }) => tokens.length - 1 <= length && tokens.length - 1 > above),
    )
    above = length
    const rows = 4 * Math.max(1, Math.floor(TOKENS / length / 4))
    const full = fitting.length - (fitting.length % rows)
    for (let at = 0; at < full; at += rows) batches.push(padBatch(fitting.slice(at, at + rows), length))
    left.push(...fitting.slice(full))
  }
  return { batches: random.shuffle(batches), left }
}

function padBatch(examples: readonly Example[], length: number): DecoderBatch {
  const rows = examples.length
  const [tokens, next] = [new Int32Array(rows * length), new Int32Array(rows * length)]
  const weights = new Float32Array(rows * length)
  for (const [row, example] of examples.entries()) {
    const seen = new Set<number>()
    for (let i = 0; i + 1 < example.tokens.length; i++) {
      const at = row * length + i
      const [token, following] = [example.tokens[i]!, example.tokens[i + 1]!]
      seen.add(token)
      tokens[at] = token
      next[at] = following
      if (i + 1 >= example.from) weights[at] = 1
      else if (isSlot(following) && seen.has(following)) weights[at] = COMING_BACK
    }
  }
  return { rows, length, tokens, next, weights }
}

const DRILL = { rows: 16, length: 48, shortest: 12, longest: 24 } as const

/** Tokens drawn at random, parts of which come back: what follows in a part can be told by looking it up. */
export function drawDrill(tokenCount: number, random: Random): DecoderBatch {
  const { rows, length, shortest, longest } = DRILL
  const [tokens, next] = [new Int32Array(rows * length), new Int32Array(rows * length)]
  const weights = new Float32Array(rows * length)
  for (let row = 0; row < rows; row++) {
    const drawn = Array.from({ length: random.int(shortest, longest) }, () => random.int(END + 1, tokenCount - 1))
    const whole = [BEGIN, ...drawn]
    while (whole.length <= length) {
      const from = random.int(0, drawn.length - 1)
      whole.push(...drawn.slice(from, from + random.int(2, 6)))
    }
    for (let i = 0; i < length; i++) {
      tokens[row * length + i] = whole[i]!
      next[row * length + i] = whole[i + 1]!
      const earlier = whole.indexOf(whole[i]!)
      if (i > drawn.length && whole[earlier + 1] === whole[i + 1]) weights[row * length + i] = 1
    }
  }
  return { rows, length, tokens, next, weights }
}
