/** A run's episodes as data sets. */
import type { Event } from '../core/event.ts'
import type { Game, Seat } from '../core/game.ts'
import { endOf, follow, startOf } from '../core/replay.ts'
import { findGame } from './run.ts'
import { measure, type Row } from './measure.ts'
import { RunFolder } from './store.ts'
import { quote } from './table.ts'

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
      : { name: `${id}.txt`, text: transcribe(events, game!) }
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

/** An episode as a page to read. */
export function transcribe(events: readonly Event[], game: Game): string {
  const { version, episode, seed, config, seats } = startOf(events)
  const who = Object.entries(seats).map(([seat, { agent, model }]) => `${seat}: ${agent}${model ? ` on ${model}` : ''}`)
  const head = [
    `${episode} — ${game.name} version ${version}, seed ${seed}`,
    who.join(', '),
    ...Object.entries(config as object).map(([name, value]) => `  ${name}: ${abridge(JSON.stringify(value))}`),
    '',
  ]
  const followed = follow(game)
  let state = followed.add(events[0]!)
  const lines = events.slice(1).flatMap((event) => {
    const before = state
    state = followed.add(event)
    return line(event, (seat, action) => game.language.say(action, game.observe(before, seat)))
  })
  return [...head, ...lines, ''].join('\n')
}

function line(event: Event, say: (seat: Seat, action: unknown) => string): string[] {
  const at = `${String(event.n).padStart(4)} `
  switch (event.type) {
    case 'acted': {
      const notes = event.notes === undefined ? [] : [`${at}  (${event.seat} thinks) ${show(event.notes)}`]
      return [...notes, indent(`${at}${event.seat}: ${say(event.seat, event.action)}`)]
    }
    case 'passed':
      return [`${at}${event.seat} lets the turn pass`]
    case 'rejected':
      return [`${at}${event.seat} was refused (${event.why}): ${event.reason}`, `${at}  it said: ${show(event.said)}`]
    case 'used':
      return [
        `${at}${event.seat} used ${event.tool}: ${show(event.input)} ${event.error ? `and it failed: ${event.error.message}` : `→ ${show(event.output ?? null)}`}`,
      ]
    case 'noted':
      return [`${at}${event.seat} notes ${event.kind}: ${show(event.data)}`]
    case 'ticked':
      return [`${at}the clock: ${show(event.action)}`]
    case 'unanswered':
      return [`${at}${event.seat}'s model gave no answer: ${event.reason}`]
    case 'handed-over':
      return [`${at}${event.seat} goes from ${event.from} to ${event.to.agent}`]
    case 'joined':
      return [`${at}${event.who.agent} joined at ${event.seat}`]
    case 'left':
      return [`${at}${event.who} left ${event.seat}${event.reason ? `: ${event.reason}` : ''}`]
    case 'ended':
      return [
        `${at}${event.status}: ${event.reason}`,
        ...(event.outcome ? [`${at}${JSON.stringify(event.outcome.metrics)}`] : []),
      ]
    default:
      return []
  }
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Further lines of what was said stand under the first. */
const indent = (text: string): string => text.replaceAll('\n', '\n       ')

const abridge = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)
