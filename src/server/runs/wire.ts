/** What the pages are told of runs and episodes, as it goes over the wire. */
import type { Seat } from '../../core/game.ts'
import type { LookFirst } from '../../lab/reports/look-first.ts'
import type { ReportTable } from '../../lab/tables/table.ts'
import type { Card } from '../../learn/card.ts'

/** An episode in a list: what can be told of it without its log. */
export interface ListedRow {
  readonly id: string
  /** Where episodes of many games lie together. */
  readonly game?: string
  readonly status: string
  readonly reason: string
  /** By headline metric, in the order of {@link RunPage.metrics}. */
  readonly values: readonly (number | boolean | null)[]
  readonly actions: number
  readonly words: number
  readonly refusals: number
  /** US dollars. */
  readonly cost: number
}

/** A run, or a folder of episodes that belong to none. */
export interface RunPage {
  readonly name: string
  /** Absent: episodes of many games. */
  readonly game?: string
  readonly metrics: readonly string[]
  readonly episodes: readonly ListedRow[]
  readonly lookFirst: readonly LookFirst[]
  /** What lies there and cannot be read. */
  readonly damaged: readonly { readonly id: string; readonly why: string }[]
}

/** A cell in words, and the estimate behind it where there is one. */
export interface ToldCell {
  readonly text: string
  readonly mean?: number
  readonly low?: number
  readonly high?: number
  readonly kind?: string
}

/** A table of a report with its cells in words. */
export interface ToldTable extends Omit<ReportTable, 'rows'> {
  readonly rows: readonly (readonly ToldCell[])[]
}

/** What every seat saw at one moment. */
export interface SeatViews {
  readonly title: string
  readonly seats: Readonly<Record<Seat, { readonly observation: unknown; readonly text: string }>>
}

/** A training in the list of runs. */
export interface ListedTraining {
  readonly name: string
  readonly method: string
  readonly label: string
  readonly steps: number
  /** Absent while it is not finished. */
  readonly card?: Card | undefined
}

/** A training with its curve: steps and score wherever that was measured, at most so many. */
export interface TrainingPage extends ListedTraining {
  readonly curve: readonly (readonly [steps: number, score: number])[]
}
