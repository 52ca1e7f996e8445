/** A tiny language model: its vocabulary, its size and its weights. */
import type { DecoderSize } from './decoder.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface TinyModel {
  readonly name: string
  readonly size: DecoderSize
  readonly vocabulary: Vocabulary
  /** As `Decoder` takes them. */
  readonly weights: Readonly<Record<string, Float32Array>>
}
