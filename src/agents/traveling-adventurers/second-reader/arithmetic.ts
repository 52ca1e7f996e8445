/** What networks do between their layers, on rows of numbers one after the other, in single precision. */

/** In place of the first. */
export function plus(a: Float32Array, b: Float32Array): Float32Array {
  for (let i = 0; i < a.length; i++) a[i]! += b[i]!
  return a
}

const TWICE = 2 * Math.sqrt(2 / Math.PI)

/** In place: by the approximation with which the networks were trained. */
export function gelu(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const x = values[i]!
    // (1 + tanh a) / 2 = 1 / (1 + exp(-2a)), which is twice as fast.
    values[i] = x / (1 + Math.exp(-TWICE * (x + 0.044715 * x * x * x)))
  }
  return values
}

/** In place. */
export function softmax(scores: Float32Array | Float64Array): void {
  let [most, sum] = [-Infinity, 0]
  for (let i = 0; i < scores.length; i++) if (scores[i]! > most) most = scores[i]!
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp(scores[i]! - most)
  for (let i = 0; i < scores.length; i++) scores[i]! /= sum
}

/** Each row with mean 0 and variance 1, then by `weight` and `bias`. `epsilon`: under the root. */
export function norm(input: Float32Array, weight: Float32Array, bias: Float32Array, epsilon: number): Float32Array {
  const width = weight.length
  const out = new Float32Array(input.length)
  for (let from = 0; from < input.length; from += width) {
    let [sum, squares] = [0, 0]
    for (let i = 0; i < width; i++) sum += input[from + i]!
    const mean = sum / width
    for (let i = 0; i < width; i++) squares += (input[from + i]! - mean) ** 2
    const scale = 1 / Math.sqrt(squares / width + epsilon)
    for (let i = 0; i < width; i++) out[from + i] = (input[from + i]! - mean) * scale * weight[i]! + bias[i]!
  }
  return out
}

/** Attention of each row to all, by several heads of an even width. `mixed`: in each row its query, key and value, one after the other. */
export function attend(mixed: Float32Array, width: number, heads: number): Float32Array {
  const rows = mixed.length / (3 * width)
  const each = width / heads
  const out = new Float32Array(rows * width)
  const scores = new Float64Array(rows)
  const scale = 1 / Math.sqrt(each)
  for (let head = 0; head < heads; head++)
    for (let row = 0; row < rows; row++) {
      const query = row * 3 * width + head * each
      for (let other = 0; other < rows; other++) {
        const key = other * 3 * width + width + head * each
        let [a, b] = [0, 0]
        for (let i = 0; i < each; i += 2) {
          a += mixed[query + i]! * mixed[key + i]!
          b += mixed[query + i + 1]! * mixed[key + i + 1]!
        }
        scores[other] = (a + b) * scale
      }
      softmax(scores)
      const to = row * width + head * each
      for (let other = 0; other < rows; other++) {
        const share = scores[other]!
        const value = other * 3 * width + 2 * width + head * each
        for (let i = 0; i < each; i++) out[to + i]! += share * mixed[value + i]!
      }
    }
  return out
}
