/** What a report calls those who play: `symbolic`, `problem-solving (memory=off) on openai:gpt-4o`, seat by seat. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { Seating } from '../../core/event.ts'
import type { Seat } from '../../core/game.ts'
import { same } from '../../core/json.ts'

/** A player with the options that differ from its defaults, as far as its definition is at hand. */
export function describePlayer({ agent, options, model }: Seating, definition?: AgentDefinition): string {
  const plain = (definition?.options?.['~standard'].validate({}) as { value?: object } | undefined)?.value ?? {}
  const changed = Object.entries((options ?? {}) as object).filter(
    ([key, value]) => !same(value, plain[key as keyof typeof plain]),
  )
  const set = definition ? changed : []
  return [
    agent,
    ...(set.length > 0 ? [`(${set.map(([key, value]) => `${key}=${write(value)}`).join(', ')})`] : []),
    ...(model ? [`on ${model}`] : []),
  ].join(' ')
}

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Who sits where, one line for those who play alike: `symbolic`, or `USER: problem-solving`, `BOT: symbolic`. */
export function describeLineup(names: Readonly<Record<Seat, string>>): string[] {
  const seats = Object.entries(names)
  const players = [...new Set(Object.values(names))]
  if (players.length === 1) return players
  return players.map(
    (player) => `${listSeats(seats.filter(([, name]) => name === player).map(([seat]) => seat))}: ${player}`,
  )
}

/** `player-1, 2, 3` where names differ in their number alone. */
function listSeats(seats: readonly Seat[]): string {
  const [first = '', ...others] = seats
  const [stem] = /^.*?(?=\d+$)/.exec(first) ?? []
  if (!stem || !others.every((seat) => seat.startsWith(stem) && /^\d+$/.test(seat.slice(stem.length))))
    return seats.join(', ')
  return [first, ...others.map((seat) => seat.slice(stem.length))].join(', ')
}
