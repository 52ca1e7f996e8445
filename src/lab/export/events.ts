/** The data set with one row an event: who said and did what, in order. */
import type { Event } from '../../core/event.ts'
import type { DataColumn } from './column.ts'

/** An event with the id of its episode. */
export interface EpisodeEvent {
  readonly episode: string
  readonly seed: number
  readonly event: Event
}

const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  const text = value && typeof value === 'object' && 'text' in value ? value.text : null
  return typeof text === 'string' ? text : null
}

export const eventColumns: readonly DataColumn<EpisodeEvent>[] = [
  { name: 'episode', type: 'text', about: 'the episode’s id, unique within its run', read: ({ episode }) => episode },
  { name: 'seed', type: 'integer', about: 'the episode’s seed', read: ({ seed }) => seed },
  {
    name: 'n',
    type: 'integer',
    about: 'the position of the event in its episode, from 1',
    read: ({ event }) => event.n,
  },
  { name: 'time', type: 'time', about: 'when it happened', read: ({ event }) => new Date(event.time) },
  {
    name: 'type',
    type: 'text',
    about:
      'started, called, answered, unanswered, used, noted, acted, passed, rejected, ticked, joined, left, handed-over or ended (docs/runs.md)',
    read: ({ event }) => event.type,
  },
  {
    name: 'seat',
    type: 'text',
    about: 'whose event it is; empty where it is nobody’s',
    read: ({ event }) => ('seat' in event ? event.seat : null),
  },
  {
    name: 'text',
    type: 'text',
    about: 'the words of an action, of a model’s answer, or of what was rejected; empty where there are none',
    read: ({ event }) =>
      event.type === 'acted'
        ? textOf(event.action)
        : event.type === 'rejected'
          ? textOf(event.said)
          : event.type === 'answered'
            ? event.answer.text
            : null,
  },
  {
    name: 'data',
    type: 'text',
    about: 'the whole event as JSON, as it stands in the log',
    read: ({ event }) => JSON.stringify(event),
  },
]
