/** A run's episodes as data sets. */
import { endOf } from '../core/replay.ts'
import { findGame } from './run.ts'
import { measure, type Row } from './measure.ts'
import { RunFolder } from './store.ts'
import { quote } from './table.ts'
import { transcribe } from './transcript.ts'

export interface ExportedFile {
  readonly name: string
  readonly text: string
}

export async function* exportRun(path: string, format: 'csv' | 'jsonl' | 'transcripts'): AsyncGenerator<ExportedFile> {
  const folder = new RunFolder(path)
  const plan = folder.readPlan()
  const ids = folder.episodes()
  if (format === 'csv') {
    const rows = ids
      .map((id) => folder.read(id))
      .filter(endOf)
      .map(measure)
    yield { name: 'episodes.csv', text: toCsv(rows) }
    return
  }
  const game = format === 'transcripts' ? await findGame(plan.game) : undefined
  for (const id of ids) {
    const events = folder.read(id)
    yield format === 'jsonl'
      ? { name: `${id}.jsonl`, text: events.map((event) => JSON.stringify({ episode: id, ...event }) + '\n').join('') }
      : { name: `${id}.txt`, text: transcribe(events, game!, { thoughts: true, all: true }) }
  }
}

function toCsv(rows: readonly Row[]): string {
  const flat = rows.map(flatten)
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...flat.map((row) => columns.map((column) => String(row[column] ?? '')))]
  return lines.map((cells) => cells.map(quote).join(',')).join('\n') + '\n'
}

type Scalar = string | number | boolean | null | undefined

function flatten({ episode, seed, status, reason, outcome, seats, duration }: Row): Record<string, Scalar> {
  const perSeat = Object.entries(seats).flatMap(([seat, measures]) =>
    Object.entries(measures).map(([name, value]) => [`${seat}.${name}`, value]),
  )
  const scores = Object.entries(outcome?.scores ?? {}).map(([seat, score]) => [`${seat}.score`, score])
  return {
    episode,
    seed,
    status,
    reason,
    ...outcome?.metrics,
    ...Object.fromEntries([...scores, ...perSeat]),
    duration,
  }
}
