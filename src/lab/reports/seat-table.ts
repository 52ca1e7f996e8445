/** What each seat asked, cost and got refused: the last table of a report. */
import { describePlayer } from '../seating/lineup-names.ts'
import type { Row, SeatMeasures } from '../logs/measure.ts'
import type { RunView } from './run-view.ts'
import { wilson } from '../tables/statistics.ts'
import type { Cell, ReportTable } from '../tables/table.ts'

/** What a seat did in all episodes of a run, whatever their status. */
export interface SeatUsage extends SeatMeasures {
  /** Things said that were not taken, of all that was said. */
  readonly refused: number
  readonly said: number
}

/** Adds up what each seat did, the seats of the run first and in their order. */
export function usageBySeat(rows: readonly Row[]): Record<string, SeatUsage> {
  const total: Record<string, Record<string, number>> = {}
  for (const { seats } of rows)
    for (const [seat, measures] of Object.entries(seats)) {
      const sums = (total[seat] ??= {})
      for (const [name, value] of Object.entries(measures)) sums[name] = (sums[name] ?? 0) + value
    }
  return Object.fromEntries(
    Object.entries(total).map(([seat, sums]) => {
      const { unreadable, illegal, actions, passes } = sums as unknown as SeatMeasures
      const refused = unreadable + illegal
      return [seat, { ...(sums as unknown as SeatMeasures), refused, said: refused + actions + passes }]
    }),
  )
}

/**
 * One row a seat; undefined where no model played and nothing was refused, as there is nothing to tell. `of` names the run
 * where there are several.
 */
export function seatTable(view: Pick<RunView, 'record' | 'rows' | 'players'>, of?: string): ReportTable | undefined {
  const usage = Object.entries(usageBySeat(view.rows))
  const asked = usage.some(([, { calls }]) => calls > 0)
  if (!asked && usage.every(([, { refused }]) => refused === 0)) return undefined
  const episodes = view.rows.length
  const who = (seat: string): string => {
    const seating = view.record.seats[seat]
    return seating ? `${seat}: ${describePlayer(seating, view.players[seat]?.definition)}` : seat
  }
  const columns: [string, (seat: SeatUsage) => Cell][] = [
    ...(asked
      ? ([
          ['cost', cost],
          ['calls', ({ calls }) => calls],
          ['tokens in', ({ inputTokens }) => compact(inputTokens)],
          ['tokens out', ({ outputTokens }) => compact(outputTokens)],
          ['seconds a call', ({ calls, latency }) => (calls > 0 ? (latency / calls / 1000).toFixed(2) : null)],
          ['no answer', ({ calls, unanswered }) => share(unanswered, calls)],
        ] as [string, (seat: SeatUsage) => Cell][])
      : []),
    ['unreadable', ({ unreadable, said }) => share(unreadable, said)],
    ['illegal', ({ illegal, said }) => share(illegal, said)],
  ]
  const unpriced = usage.some(([, seat]) => seat.unpriced > 0)
  return {
    title: `${asked ? 'What each seat asked and cost' : 'What was refused'}${of ? `: ${of}` : ''}`,
    columns: ['', ...columns.map(([name]) => name)],
    rows: usage.map(([seat, measures]): Cell[] => [who(seat), ...columns.map(([, read]) => read(measures))]),
    notes: [
      `Over ${episodes === 1 ? 'one episode' : `all ${episodes} episodes`}, whatever came of them. Unreadable and illegal: of all that the seat said${asked ? '; no answer: of its calls' : ''}.`,
      ...(unpriced ? ['≥: no price is known for some of the answers; they count as free.'] : []),
    ],
  }
}

const share = (part: number, whole: number): Cell =>
  whole === 0 ? null : { kind: 'share', estimate: wilson(part, whole), exact: true }

function cost({ calls, cost, unpriced }: SeatUsage): Cell {
  if (calls === 0) return null
  if (unpriced > 0 && cost === 0) return 'unknown'
  return `${unpriced > 0 ? '≥ ' : ''}$${cost < 1 ? cost.toFixed(4) : cost.toFixed(2)}`
}

export const compact = (n: number): string =>
  n < 10_000 ? String(n) : n < 1e6 ? `${(n / 1e3).toFixed(0)}k` : `${(n / 1e6).toFixed(1)}M`
