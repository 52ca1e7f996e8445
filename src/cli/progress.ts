/** The live line under a run: done, time left, running, the headline metric so far, calls, tokens, cost, limits, retries. */
import type { Event } from '../core/event.ts'
import type { Game } from '../core/game.ts'
import type { ModelSnapshot } from '../models/index.ts'
import { describeMetric, headlinesOf } from '../lab/tables/metric-names.ts'
import type { Progress } from '../lab/running/run-result.ts'
import { compact } from '../lab/reports/seat-table.ts'
import { countStatuses, metricCell, outcomesOf } from '../lab/tables/summary.ts'
import { describeWaits } from './waits.ts'
import { cellText } from '../lab/tables/table.ts'
import { escapeControls } from './plain-output.ts'
import { timeLeft } from './time-left.ts'

const EVERY_ON_TERMINAL = 100
const EVERY_ELSEWHERE = 15_000
const EVERY_BEAT = 1000

/** Beyond so many episodes the metric so far is too much work for a line that is drawn ten times a second. */
const MAX_MEASURED = 2000

export class ProgressLine {
  readonly #live = process.stderr.isTTY
  readonly #snapshots: () => readonly ModelSnapshot[]
  readonly #retries = new Map<string, number>()
  #again: (() => void) | undefined
  #beat: NodeJS.Timeout | undefined
  #last = -Infinity
  #label = ''
  /** Episodes of plans that are done, and of all plans. */
  #finished = 0
  #expected = 0
  /** When playing began, and how many episodes were played since, over all plans. */
  #since: number | undefined
  #played = 0

  constructor(snapshots: () => readonly ModelSnapshot[] = () => []) {
    this.#snapshots = snapshots
    if (!this.#live) this.#last = performance.now()
  }

  /** What is being done, before the numbers. */
  label(text: string): void {
    this.#label = text
    if (this.#live) this.#draw(text)
  }

  /** How many episodes all plans have together. */
  expect(episodes: number): void {
    this.#expected = episodes
  }

  /** One plan is done, with so many episodes. */
  finish(episodes: number): void {
    this.#finished += episodes
    this.#played += this.#running
    this.#running = 0
    this.#again = undefined
  }
  /** Episodes that the present plan has played since it began. */
  #running = 0

  show(game: Game, progress: Progress): void {
    this.#since ??= performance.now()
    this.#running = progress.rows.size - progress.before
    this.#heed(progress.event)
    // While everybody waits for a provider nothing happens that would draw the line.
    this.#again = () => this.show(game, { ...progress, event: undefined })
    this.#beat ??= setInterval(() => this.#again?.(), EVERY_BEAT).unref()
    const now = performance.now()
    const done = progress.rows.size === progress.total
    if (now - this.#last < (this.#live ? EVERY_ON_TERMINAL : EVERY_ELSEWHERE) && !(done && this.#live)) return
    this.#last = now
    this.#draw([this.#label, ...this.#parts(game, progress, now)].filter(Boolean).join(' · '))
  }

  /** Makes room for what is printed next. */
  clear(): void {
    clearInterval(this.#beat)
    this.#beat = undefined
    if (this.#live) process.stderr.write('\r\x1b[2K')
  }

  /** Prints what a game or agent says of its own accord, above the line. */
  print(text: string): void {
    if (this.#live) process.stderr.write('\r\x1b[2K')
    process.stderr.write(text)
  }

  #heed(event: Event | undefined): void {
    if (event?.type === 'rejected') this.#retries.set(event.seat, (this.#retries.get(event.seat) ?? 0) + 1)
  }

  #parts(game: Game, { rows, total, running }: Progress, now: number): string[] {
    const done = this.#finished + rows.size
    const all = Math.max(this.#expected, this.#finished + total)
    const left = timeLeft({ played: this.#played + this.#running, left: all - done, milliseconds: now - this.#since! })
    // Plans that come one after the other without a number known beforehand, as in a figure of a paper, have no end to tell.
    const isEndKnown = this.#expected > 0 || this.#finished === 0
    const parts = isEndKnown
      ? [`${bar(done / all)} ${done}/${all} done`, ...(left ? [left] : []), `${running} running`]
      : [...(total > 1 ? [`${bar(rows.size / total)} ${rows.size}/${total} of this part`] : []), `${done} done in all`]
    const [headline] = headlinesOf(game)
    const list = rows.size <= MAX_MEASURED ? [...rows.values()] : []
    const outcomes = outcomesOf(list)
    if (headline !== undefined && outcomes.length > 0)
      parts.push(
        `${describeMetric(headline, game.metrics[headline]!)} ${cellText(metricCell(game, outcomes, headline))}`,
      )
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

  #draw(text: string): void {
    const line = escapeControls(text)
    if (!this.#live) return void process.stderr.write(`${line}\n`)
    const width = process.stderr.columns ?? 120
    process.stderr.write(`\r\x1b[2K${line.length < width ? line : `${line.slice(0, width - 2)}…`}`)
  }
}

const bar = (share: number): string => {
  const full = Math.min(16, Math.round(share * 16))
  return '█'.repeat(full) + '░'.repeat(16 - full)
}
