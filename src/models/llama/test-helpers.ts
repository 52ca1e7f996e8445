/** Writes a tiny model file with random weights: it talks nonsense, but it loads, samples and obeys grammars. For tests. */
import { writeFileSync } from 'node:fs'
import { Random } from '../../core/random.ts'
import { entry, FLOAT32, float32, list, STRING, string, uint32, whole, writeContainer } from '../tiny/gguf-parts.ts'

const width = 32
const heads = 4
const layers = 1
const hidden = 64
const letters = [...' !"\'(),-./0123456789:;?[]_{}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) =>
  letter === ' ' ? '▁' : letter,
)
const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`)
const tokens = ['<unk>', '<s>', '</s>', ...bytes, ...letters]
/** Kinds of tokens as llama.cpp counts them: 1 normal, 2 unknown, 3 control, 6 byte. */
const kinds = [2, 3, 3, ...bytes.map(() => 6), ...letters.map(() => 1)]

/** Writes a GGUF file (version 3, llama architecture, 32-bit floats, about 100 kB). */
export function writeRandomGguf(file: string, seed: number): void {
  const metadata = [
    entry('general.architecture', STRING, string('llama')),
    entry('general.name', STRING, string('random weights')),
    whole('llama.context_length', 512),
    whole('llama.embedding_length', width),
    whole('llama.block_count', layers),
    whole('llama.feed_forward_length', hidden),
    whole('llama.attention.head_count', heads),
    whole('llama.attention.head_count_kv', heads),
    whole('llama.rope.dimension_count', width / heads),
    entry('llama.attention.layer_norm_rms_epsilon', FLOAT32, float32(1e-5)),
    entry('tokenizer.ggml.model', STRING, string('llama')),
    list('tokenizer.ggml.tokens', STRING, tokens.map(string)),
    list(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map((_, index) => float32(-index)),
    ),
    list('tokenizer.ggml.token_type', 5, kinds.map(uint32)),
    whole('tokenizer.ggml.bos_token_id', 1),
    whole('tokenizer.ggml.eos_token_id', 2),
    whole('tokenizer.ggml.unknown_token_id', 0),
  ]
  const random = new Random(seed, 'weights')
  const tensors = listTensors().map(({ name, shape }) => {
    // Norms are scales around one; everything else is small noise.
    const norm = name.includes('norm')
    const values = Float32Array.from({ length: size(shape) }, () => (norm ? 1 : (random.float() - 0.5) * 0.5))
    return { name, shape, type: 0, bytes: Buffer.from(values.buffer) }
  })
  writeFileSync(file, writeContainer(metadata, tensors))
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
