/** Games that people played here, at a terminal, in the browser, in a study: their logs, wherever they lie in a folder. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Event, Seating } from '../../core/event.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Outcome, Seat } from '../../core/game.ts'
import { startOf } from '../../core/replay.ts'
import { readLog } from '../../node/log.ts'
import { describeLineup, describePlayer } from '../seating/lineup-names.ts'
import type { Bench } from './reproduction.ts'

export interface PlayedByPeople {
  /** `USER: a person, BOT: symbolic`. */
  readonly who: string
  readonly seats: Readonly<Record<Seat, Seating>>
  readonly events: readonly Event[]
  readonly outcome: Outcome
}

/** Those of this game that came to an end. Throws {@link InvalidInput} where the folders hold no log at all. */
export function playedByPeople({ logs = [] }: Bench, game: string): PlayedByPeople[] {
  return logs.flatMap((folder) => {
    const paths = findLogs(folder)
    if (paths.length === 0) throw new InvalidInput(`--logs: there is no log (.jsonl) in ${folder}`)
    return paths.flatMap((path) => readEnded(path, game))
  })
}

function readEnded(path: string, game: string): PlayedByPeople[] {
  const events = (() => {
    try {
      return readLog(path)
    } catch {
      // What else lies there as JSON lines is no log.
      return []
    }
  })()
  if (events[0]?.type !== 'started' || events[0].game !== game) return []
  const { seats: begun } = startOf(events)
  const seats = { ...begun }
  for (const event of events) {
    if (event.type === 'joined') seats[event.seat] = event.who
    if (event.type === 'handed-over') seats[event.seat] = event.to
  }
  const end = events.findLast((event) => event.type === 'ended')
  if (end?.type !== 'ended' || !end.outcome || (end.status !== 'completed' && end.status !== 'stopped')) return []
  if (!Object.values(seats).some(isPerson)) return []
  const names = Object.entries(seats).map(([seat, who]) => [seat, isPerson(who) ? 'a person' : describePlayer(who)])
  const who = describeLineup(Object.fromEntries(names) as Record<Seat, string>).join(', ')
  return [{ who, seats, events, outcome: end.outcome }]
}

/** Whether a person sits there, or whoever else acts from outside. */
export const isPerson = ({ agent, remote }: Seating): boolean => remote === true || agent === 'human'

const DEPTH = 8

function findLogs(path: string, depth = DEPTH): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new InvalidInput(`--logs: there is nothing at ${path}`)
  if (found.isFile()) return path.endsWith('.jsonl') ? [path] : []
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name)
      if (entry.isFile()) return entry.name.endsWith('.jsonl') ? [inside] : []
      return entry.isDirectory() && depth > 0 ? findLogs(inside, depth - 1) : []
    })
}
