/**
 * A tiny language model as a GGUF file (version 3, llama architecture), which llama.cpp and whatever is built on it load:
 * vocabulary, size and weights in one file, and a chat template that adds nothing to the text.
 */
import { toHalf } from '../../node/half-floats.ts'
import { decoderShapes, NORM_EPSILON, ROPE_BASE, type DecoderSize } from './decoder.ts'
import {
  BOOL,
  entry,
  FLOAT32,
  float32,
  list,
  STRING,
  string,
  uint32,
  whole,
  writeContainer,
  type TensorOfFile,
} from './gguf-parts.ts'
import type { TinyModel } from './model.ts'
import { BEGIN, END, SPECIAL, UNKNOWN, type Vocabulary } from './vocabulary.ts'

/** Kinds of tokens and of tensors, by their numbers in the format. */
const [NORMAL, UNKNOWN_TOKEN, CONTROL, USER_DEFINED, BYTE] = [1, 2, 3, 4, 6]
const [TENSOR_FLOAT32, TENSOR_FLOAT16] = [0, 1]

/** The bytes of the file. Matrices are 16-bit floats, norms 32-bit. */
export function writeGguf({ name, size, vocabulary, weights }: TinyModel): Uint8Array {
  const { tokens, kinds } = listTokens(vocabulary, size.vocabulary)
  const metadata = [
    entry('general.architecture', STRING, string('llama')),
    entry('general.name', STRING, string(name)),
    whole('llama.context_length', size.context),
    whole('llama.embedding_length', size.width),
    whole('llama.block_count', size.layers),
    whole('llama.feed_forward_length', size.hidden),
    whole('llama.attention.head_count', size.heads),
    whole('llama.attention.head_count_kv', size.heads),
    whole('llama.rope.dimension_count', size.width / size.heads),
    entry('llama.rope.freq_base', FLOAT32, float32(ROPE_BASE)),
    entry('llama.attention.layer_norm_rms_epsilon', FLOAT32, float32(NORM_EPSILON)),
    entry('tokenizer.ggml.model', STRING, string('llama')),
    list('tokenizer.ggml.tokens', STRING, tokens.map(string)),
    list(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map((_, i) => float32(-i)),
    ),
    list('tokenizer.ggml.token_type', 5, kinds.map(uint32)),
    whole('tokenizer.ggml.unknown_token_id', UNKNOWN),
    whole('tokenizer.ggml.bos_token_id', BEGIN),
    whole('tokenizer.ggml.eos_token_id', END),
    entry('tokenizer.ggml.add_bos_token', BOOL, Buffer.from([1])),
    entry('tokenizer.ggml.add_space_prefix', BOOL, Buffer.from([0])),
    entry('tokenizer.chat_template', STRING, string(TEMPLATE)),
  ]
  const tensors = listTensors(size, weights, tokens.length)
  return writeContainer(metadata, tensors)
}

/** What is asked stands as it is; the answer follows. */
const TEMPLATE = "{{ bos_token }}{% for message in messages %}{{ message['content'] }}{% endfor %}"

/**
 * All tokens and their kinds. Words are user-defined tokens, which llama.cpp finds as they are, the longest first; single
 * bytes follow, which its reader asks for but no text in the small format holds.
 */
function listTokens({ tokens: own }: Vocabulary, rows: number): { tokens: string[]; kinds: number[] } {
  const unused = Array.from({ length: rows - own.length }, (_, i) => `<unused-${i}>`)
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
  const kinds = [
    ...SPECIAL.map((_, i) => (i === UNKNOWN ? UNKNOWN_TOKEN : CONTROL)),
    ...own.slice(SPECIAL.length).map(() => USER_DEFINED),
    ...unused.map(() => NORMAL),
    ...bytes.map(() => BYTE),
  ]
  return { tokens: [...own, ...unused, ...bytes], kinds }
}

function listTensors(
  size: DecoderSize,
  weights: Readonly<Record<string, Float32Array>>,
  tokens: number,
): TensorOfFile[] {
  return Object.entries(decoderShapes(size)).map(([name, shape]): TensorOfFile => {
    const values = weights[name]!
    const file = `${name}.weight`
    if (shape.length === 1)
      return { name: file, shape, type: TENSOR_FLOAT32, bytes: Buffer.concat([...values].map(float32)) }
    const [inputs, outputs] = shape as [number, number]
    if (name === 'token_embd') {
      const all = new Float32Array(tokens * outputs)
      all.set(values)
      return { name: file, shape: [outputs, tokens], type: TENSOR_FLOAT16, bytes: halves(all) }
    }
    const order = /attn_[qk]$/.test(name) ? pairUp(outputs, size.heads) : undefined
    const turned = new Float32Array(values.length)
    for (let output = 0; output < outputs; output++)
      for (let input = 0; input < inputs; input++)
        turned[output * inputs + input] = values[input * outputs + (order?.[output] ?? output)]!
    return { name: file, shape: [inputs, outputs], type: TENSOR_FLOAT16, bytes: halves(turned) }
  })
}

/** llama.cpp turns neighbouring numbers of a head as pairs; here a pair is one of each half. */
function pairUp(width: number, heads: number): number[] {
  const headWidth = width / heads
  return Array.from({ length: width }, (_, i) => {
    const [head, at] = [Math.floor(i / headWidth), i % headWidth]
    return head * headWidth + Math.floor(at / 2) + (at % 2) * (headWidth / 2)
  })
}

function halves(values: Float32Array): Buffer {
  const buffer = Buffer.alloc(2 * values.length)
  for (const [i, value] of values.entries()) buffer.writeUInt16LE(toHalf(value), 2 * i)
  return buffer
}
