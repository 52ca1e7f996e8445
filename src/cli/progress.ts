/** The live line under a run: done, running, the headline metric so far, calls, tokens, cost, limits, retries. */
import type { Event } from '../core/event.ts'
import type { Game } from '../core/game.ts'
import type { ModelSnapshot } from '../models/index.ts'
import { cellText } from '../lab/table.ts'
import type { Progress } from '../lab/run.ts'
import { countStatuses, metricCell, outcomesOf } from '../lab/summary.ts'
import { describeWaits } from './waits.ts'

const EVERY_ON_TERMINAL = 100
const EVERY_ELSEWHERE = 15_000
const EVERY_BEAT = 1000

export class ProgressLine {
  readonly #live = process.stderr.isTTY
  readonly #snapshots: () => readonly ModelSnapshot[]
  readonly #retries = new Map<string, number>()
  #again: (() => void) | undefined
  #beat: NodeJS.Timeout | undefined
  #last = 0
  #label = ''

  constructor(snapshots: () => readonly ModelSnapshot[] = () => []) {
    this.#snapshots = snapshots
    if (!this.#live) this.#last = Date.now()
  }

  /** What is being done, before the numbers. */
  label(text: string): void {
    this.#label = text
    if (this.#live) this.#draw(text)
  }

  show(game: Game, progress: Progress): void {
    this.#heed(progress.event)
    // While everybody waits for a provider nothing happens that would draw the line.
    this.#again = () => this.show(game, { ...progress, event: undefined })
    this.#beat ??= setInterval(() => this.#again?.(), EVERY_BEAT).unref()
    const now = Date.now()
    const done = progress.rows.size === progress.total
    if (now - this.#last < (this.#live ? EVERY_ON_TERMINAL : EVERY_ELSEWHERE) && !(done && this.#live)) return
    this.#last = now
    this.#draw([this.#label, ...this.#parts(game, progress)].filter(Boolean).join(' · '))
  }

  /** Makes room for what is printed next. */
  clear(): void {
    clearInterval(this.#beat)
    this.#beat = undefined
    if (this.#live) process.stderr.write('\r\x1b[2K')
  }

  #heed(event: Event | undefined): void {
    if (event?.type === 'rejected') this.#retries.set(event.seat, (this.#retries.get(event.seat) ?? 0) + 1)
  }

  #parts(game: Game, { rows, total, running }: Progress): string[] {
    const list = [...rows.values()]
    const parts = [`${bar(rows.size / total)} ${rows.size}/${total} done`, `${running} running`]
    const [headline] = Object.keys(game.metrics)
    const outcomes = outcomesOf(list)
    if (headline && outcomes.length > 0) parts.push(`${headline} ${cellText(metricCell(game, outcomes, headline))}`)
    const counts = countStatuses(list)
    for (const status of ['stopped', 'failed', 'cancelled', 'abandoned'] as const)
      if (counts[status] > 0) parts.push(`${counts[status]} ${status}`)
    if (this.#retries.size > 0)
      parts.push(`asked again: ${[...this.#retries].map(([seat, n]) => `${seat} ${n}`).join(', ')}`)
    const [first, ...others] = this.#snapshots()
    if (first) {
      parts.push(`${first.calls} calls`, `${compact(first.inputTokens + first.outputTokens)} tokens`)
      if (first.cost > 0) parts.push(`$${first.cost.toFixed(2)}`)
      if (first.retries > 0) parts.push(`${first.retries} requests retried`)
      const limits = [first, ...others].flatMap(({ limit }) => (limit ? [`limit ${Math.floor(limit.limit)}`] : []))
      parts.push(...new Set(limits), ...describeWaits([first, ...others]))
    }
    return parts
  }

  #draw(line: string): void {
    if (!this.#live) return void process.stderr.write(`${line}\n`)
    const width = process.stderr.columns ?? 120
    process.stderr.write(`\r\x1b[2K${line.length < width ? line : `${line.slice(0, width - 2)}…`}`)
  }
}

const bar = (share: number): string => {
  const full = Math.round(share * 16)
  return '█'.repeat(full) + '░'.repeat(16 - full)
}

const compact = (n: number): string =>
  n < 10_000 ? String(n) : n < 1e6 ? `${(n / 1e3).toFixed(0)}k` : `${(n / 1e6).toFixed(1)}M`
