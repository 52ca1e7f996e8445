/** An event in a line: what kind it was, whose, and in which words. */
import type { Event, Seat } from 'roundtable'
import type { Replay } from './replay.ts'

export interface ToldEvent {
  readonly seat: Seat | undefined
  /** What was done: `says`, `rejected`, `asks a model`. */
  readonly what: string
  readonly words: string
  /** How it looks in a list and under the slider. */
  readonly kind: 'action' | 'refused' | 'private' | 'table'
}

const LONGEST = 240

/** Throws nothing: what cannot be said is shown as data. */
export function tellEvent(replay: Replay, event: Event): ToldEvent {
  const seat = 'seat' in event ? event.seat : undefined
  const told = (what: string, words: string, kind: ToldEvent['kind']): ToldEvent => ({
    seat,
    what,
    words: words.length > LONGEST ? `${words.slice(0, LONGEST)} …` : words,
    kind,
  })
  switch (event.type) {
    case 'started':
      return told(
        'begins',
        `seed ${event.seed}: ${Object.entries(event.seats)
          .map(([place, { agent, model }]) => `${place} ${agent}${model ? ` with ${model}` : ''}`)
          .join(', ')}`,
        'table',
      )
    case 'acted':
      return told('acts', sayAction(replay, event.n, event.seat, event.action), 'action')
    case 'passed':
      return told('passes', '', 'action')
    case 'rejected':
      return told(event.why, `${show(event.said)}: ${event.reason}`, 'refused')
    case 'called':
      return told('asks a model', `${event.messages.length} messages`, 'private')
    case 'answered':
      return told('is answered', event.answer.text, 'private')
    case 'unanswered':
      return told('is not answered', event.reason, 'refused')
    case 'used':
      return told(
        `uses ${event.tool}`,
        `${show(event.input)} → ${event.error ? event.error.message : show(event.output ?? null)}`,
        'private',
      )
    case 'noted':
      return told(`notes ${event.kind}`, show(event.data), 'private')
    case 'ticked':
      return told('clock', show(event.action), 'table')
    case 'joined':
      return told('sits down', event.who.agent, 'table')
    case 'left':
      return told('leaves', event.reason ?? '', 'table')
    case 'handed-over':
      return told('is handed over', `${event.from} → ${event.to.agent}`, 'table')
    case 'ended':
      return told('ends', `${event.status}: ${event.reason}`, 'table')
  }
}

function sayAction(replay: Replay, n: number, seat: Seat, action: unknown): string {
  if (!replay.game) return show(action)
  try {
    return replay.game.language.say(action, replay.observe(n - 1, seat))
  } catch {
    return show(action)
  }
}

export const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** How an event looks under the slider, without a word of it. */
export function kindOf({ type }: Event): ToldEvent['kind'] {
  if (type === 'acted' || type === 'passed') return 'action'
  if (type === 'rejected' || type === 'unanswered') return 'refused'
  return ['called', 'answered', 'used', 'noted'].includes(type) ? 'private' : 'table'
}
