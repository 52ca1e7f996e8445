/** Runs, forks and played games as data sets, each with a codebook; and as transcripts to read. */
import { basename, dirname } from 'node:path'
import type { Event } from '../../core/event.ts'
import { InvalidInput } from '../../core/errors.ts'
import { startOf } from '../../core/replay.ts'
import { readLog } from '../../node/log.ts'
import { findShown } from '../reading/find-shown.ts'
import { faultInFolder, readEpisodes, type ListedEpisode } from '../reading/list-episodes.ts'
import { transcribe } from '../reports/transcript.ts'
import type { DataSet } from './column.ts'
import { codebookOf } from './codebook.ts'
import { toCsv, toJsonLines } from './csv.ts'
import { episodeColumns, type EndedEpisode } from './episodes.ts'
import { eventColumns, type EpisodeEvent } from './events.ts'
import { toParquet } from './parquet.ts'

/** The forms in which a data set leaves. */
export const DATA_FORMATS = ['csv', 'jsonl', 'parquet', 'transcripts'] as const
/** One of {@link DATA_FORMATS}. */
export type DataFormat = (typeof DATA_FORMATS)[number]

/** What to export. */
export interface ExportOptions {
  /** One row an episode, or one an event. Default: events for `jsonl`, else episodes. */
  readonly rows?: 'episodes' | 'events'
  /** Where runs are kept, for names that are no paths. */
  readonly runs?: string
}

/** A part of a file; parts of the same name belong together, in order. */
export type ExportedFile =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly bytes: Uint8Array }

/** A data set on its way out. */
export interface Export {
  /** Logs that could not be read, with the reason; they are left out. */
  readonly damaged: readonly { readonly id: string; readonly why: string }[]
  /** What is to be known of the folder as a whole, where something is amiss with it. */
  readonly fault?: string
  /** What there is to write, part by part. */
  files(): AsyncGenerator<ExportedFile>
  /** What the columns mean, as CSV; empty for transcripts. */
  readonly codebook: string
}

/** Parts are gathered to so many characters before they are handed on. */
const PART = 1 << 16

/** `what`: a run, a folder of forks or played games, or one episode, as for `findShown`. Throws {@link InvalidInput}. */
export async function openExport(what: string, format: DataFormat, options: ExportOptions = {}): Promise<Export> {
  const { type, path } = findShown(what, options)
  const folder = type === 'episode' ? dirname(dirname(path)) : path
  const all = await readEpisodes(folder)
  const listed = type === 'episode' ? all.filter((one) => basename(one.path) === basename(path)) : all
  if (type === 'episode' && listed.length === 0)
    throw new InvalidInput(`${path} is no episode: it is no .jsonl file in a folder "episodes"`)
  const readable = listed.filter(({ start }) => start)
  const damaged = listed.flatMap(({ id, damaged }) => (damaged === undefined ? [] : [{ id, why: damaged }]))
  const fault = faultInFolder(folder)
  const rows = options.rows ?? (format === 'jsonl' ? 'events' : 'episodes')
  const set = format === 'transcripts' ? undefined : dataSetOf(folder, readable, rows, format)
  return {
    damaged,
    ...(fault !== undefined && { fault }),
    codebook: set ? [...toCsv(codebookOf(set.columns))].join('') : '',
    files: () => (set ? write(set, format) : transcripts(readable)),
  }
}

/** The files alone, as `openExport` has them. */
export async function* exportRun(
  what: string,
  format: DataFormat,
  options?: ExportOptions,
): AsyncGenerator<ExportedFile> {
  yield* (await openExport(what, format, options)).files()
}

function dataSetOf(
  folder: string,
  episodes: readonly ListedEpisode[],
  rows: 'episodes' | 'events',
  format: DataFormat,
): DataSet {
  if (rows === 'episodes') {
    const ended = episodes.filter((one): one is ListedEpisode & EndedEpisode => one.row !== undefined)
    return { name: 'episodes', columns: episodeColumns(basename(folder), ended), items: () => ended }
  }
  return {
    name: 'events',
    // A line of JSON holds the event itself.
    columns: format === 'jsonl' ? eventColumns.filter(({ name }) => name !== 'data') : eventColumns,
    ...(format === 'jsonl' && { whole: ({ event }: EpisodeEvent) => event }),
    *items(): Generator<EpisodeEvent> {
      for (const { id, path, start } of episodes)
        for (const event of readLog(path)) yield { episode: id, seed: start!.seed, event }
    },
  }
}

async function* write(set: DataSet, format: DataFormat): AsyncGenerator<ExportedFile> {
  const name = `${set.name}.${format}`
  if (format === 'parquet') return yield { name, bytes: await toParquet(set) }
  let part = ''
  for (const line of format === 'csv' ? toCsv(set) : toJsonLines(set)) {
    part += line
    if (part.length < PART) continue
    yield { name, text: part }
    part = ''
  }
  yield { name, text: part }
}

async function* transcripts(episodes: readonly ListedEpisode[]): AsyncGenerator<ExportedFile> {
  for (const { id, path, game } of episodes) {
    const events: readonly Event[] = readLog(path)
    if (!game) throw new InvalidInput(`${path} cannot be told in words without its game, ${startOf(events).game}`)
    yield { name: `${id}.txt`, text: transcribe(events, game, { thoughts: true, all: true }) }
  }
}
