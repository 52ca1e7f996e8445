/** Writes a tiny model file with random weights: it talks nonsense, but it loads, samples and obeys grammars. For tests. */
import { writeFileSync } from 'node:fs'
import { Random } from '../../core/random.ts'

const width = 32
const heads = 4
const layers = 1
const hidden = 64
const letters = [...' !"\'(),-./0123456789:;?[]_{}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
  (letter) => (letter === ' ' ? '▁' : letter),
)
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...letters]
/** Kinds of tokens as llama.cpp counts them: 1 normal, 2 unknown, 3 control, 6 byte. */
const kinds = [2, 3, 3, ...bytes.map(() => 6), ...letters.map(() => 1)]

/** Writes a GGUF file (version 3, llama architecture, 32-bit floats, about 100 kB). */
export function writeRandomGguf(file: string, seed: number): void {
  const metadata = [
    text('general.architecture', 'llama'),
    text('general.name', 'random weights'),
    whole('llama.context_length', 512),
    whole('llama.embedding_length', width),
    whole('llama.block_count', layers),
    whole('llama.feed_forward_length', hidden),
    whole('llama.attention.head_count', heads),
    whole('llama.attention.head_count_kv', heads),
    whole('llama.rope.dimension_count', width / heads),
    float('llama.attention.layer_norm_rms_epsilon', 1e-5),
    text('tokenizer.ggml.model', 'llama'),
    list('tokenizer.ggml.tokens', 8, tokens.map(string)),
    list(
      'tokenizer.ggml.scores',
      6,
      tokens.map((_, index) => float32(-index)),
    ),
    list('tokenizer.ggml.token_type', 5, kinds.map(uint32)),
    whole('tokenizer.ggml.bos_token_id', 1),
    whole('tokenizer.ggml.eos_token_id', 2),
    whole('tokenizer.ggml.unknown_token_id', 0),
  ]
  const tensors = listTensors()
  const infos: Buffer[] = []
  let offset = 0
  for (const { name, shape } of tensors) {
    infos.push(string(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset))
    offset += align(size(shape) * 4)
  }
  const header = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(metadata.length),
    ...metadata,
    ...infos,
  ])
  const random = new Random(seed, 'weights')
  const weights = tensors.map(({ name, shape }) => {
    // Norms are scales around one; everything else is small noise.
    const norm = name.includes('norm')
    const values = Float32Array.from({ length: size(shape) }, () => (norm ? 1 : (random.float() - 0.5) * 0.5))
    return pad(Buffer.from(values.buffer))
  })
  writeFileSync(file, Buffer.concat([pad(header), ...weights]))
}

/** Shapes as GGUF writes them: the fastest dimension first. */
function listTensors(): { name: string; shape: number[] }[] {
  const square = [width, width]
  const blocks = Array.from({ length: layers }, (_, layer) =>
    Object.entries({
      attn_norm: [width],
      attn_q: square,
      attn_k: square,
      attn_v: square,
      attn_output: square,
      ffn_norm: [width],
      ffn_gate: [width, hidden],
      ffn_up: [width, hidden],
      ffn_down: [hidden, width],
    }).map(([name, shape]) => ({ name: `blk.${layer}.${name}.weight`, shape })),
  )
  return [
    { name: 'token_embd.weight', shape: [width, tokens.length] },
    { name: 'output_norm.weight', shape: [width] },
    { name: 'output.weight', shape: [width, tokens.length] },
    ...blocks.flat(),
  ]
}

const size = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1)
const align = (length: number): number => Math.ceil(length / 32) * 32
const pad = (buffer: Buffer): Buffer => Buffer.concat([buffer, Buffer.alloc(align(buffer.length) - buffer.length)])

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}
function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}
function float32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeFloatLE(value)
  return buffer
}
function string(value: string): Buffer {
  const written = Buffer.from(value)
  return Buffer.concat([uint64(written.length), written])
}

/** Entries of the metadata: a name, the number of the type in the format, the value. */
const entry = (name: string, type: number, ...value: Buffer[]): Buffer =>
  Buffer.concat([string(name), uint32(type), ...value])
const whole = (name: string, value: number): Buffer => entry(name, 4, uint32(value))
const float = (name: string, value: number): Buffer => entry(name, 6, float32(value))
const text = (name: string, value: string): Buffer => entry(name, 8, string(value))
const list = (name: string, type: number, items: readonly Buffer[]): Buffer =>
  entry(name, 9, uint32(type), uint64(items.length), ...items)
