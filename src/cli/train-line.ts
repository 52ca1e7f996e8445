/** The live line of a training: done, time left, and the curve so far as a row of blocks. */
import type { Point, TrainProgress } from '../learn/index.ts'
import { timeLeft } from './time-left.ts'

const EVERY_ELSEWHERE = 15_000
const BLOCKS = '▁▂▃▄▅▆▇█'
const WIDTH = 24

export class TrainLine {
  readonly #live = process.stderr.isTTY
  readonly #label: string
  readonly #since = performance.now()
  #last = performance.now()

  constructor(label: string) {
    this.#label = label
  }

  show(point: Point, { total, curve, before }: TrainProgress): void {
    const now = performance.now()
    if (!this.#live && now - this.#last < EVERY_ELSEWHERE) return
    this.#last = now
    const played = point.steps - before
    const left = timeLeft({ played, left: total - point.steps, milliseconds: now - this.#since })
    const scores = curve.flatMap(({ score }) => (score === undefined ? [] : [score]))
    const parts = [
      this.#label,
      `${Math.floor((100 * point.steps) / total)} % of ${total.toLocaleString('en')} steps`,
      ...(left ? [left] : []),
      `${Math.round((1000 * played) / Math.max(1, now - this.#since)).toLocaleString('en')} steps/s`,
      ...(scores.length > 0 ? [`score ${scores.at(-1)!.toFixed(1)} ${drawBlocks(scores)}`] : []),
    ]
    const text = parts.join(' · ')
    if (!this.#live) return void process.stderr.write(`${text}\n`)
    const width = process.stderr.columns ?? 120
    process.stderr.write(`\r\x1b[2K${text.length < width ? text : `${text.slice(0, width - 2)}…`}`)
  }

  clear(): void {
    if (this.#live) process.stderr.write('\r\x1b[2K')
  }
}

/** The whole curve in a few characters: the mean of each part of it, from lowest to highest. */
function drawBlocks(scores: readonly number[]): string {
  const count = Math.min(WIDTH, scores.length)
  const means = Array.from({ length: count }, (_, i) => {
    const part = scores.slice(Math.floor((i * scores.length) / count), Math.floor(((i + 1) * scores.length) / count))
    return part.reduce((sum, score) => sum + score, 0) / part.length
  })
  const [low, high] = [Math.min(...means), Math.max(...means)]
  return means.map((mean) => BLOCKS[high > low ? Math.round((7 * (mean - low)) / (high - low)) : 0]).join('')
}
