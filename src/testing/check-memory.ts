/**
 * Whether a game hands out its own memory: what an observation shares with the state or with other episodes, and what the
 * state keeps of an action that was given to it, must be frozen through and through or be a copy.
 */
import type { Game, Seat } from '../core/game.ts'
import { copy } from '../core/json.ts'

/** Where something that can still be changed is shared; undefined: nowhere. `state` is plain data. */
export function sharedMemory(game: Game, state: unknown, seat: Seat): string | undefined {
  const own = copy(state)
  const first: unknown = game.observe(own, seat)
  return (
    find(first, objectsOf(own), 'the state') ?? find(first, objectsOf(game.observe(own, seat)), 'the next observation')
  )
}

/** Where the state after the action holds the very object that was given as the action; undefined: nowhere. */
export function keptAction(game: Game, state: unknown, seat: Seat, action: unknown): string | undefined {
  if (typeof action !== 'object' || action === null) return undefined
  const given = copy(action)
  return find(game.act(copy(state), seat, given), objectsOf(given), 'the action')
}

/** Everything in plain data that has parts. */
function objectsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const part of Object.values(value)) objectsOf(part, found)
  return found
}

function find(value: unknown, others: ReadonlySet<unknown>, whose: string, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // An empty list or object that is frozen holds nothing that could be changed, and so on downwards.
  if (others.has(value) && !Object.isFrozen(value)) return `${path || 'it'} is an object of ${whose}`
  for (const [key, part] of Object.entries(value)) {
    const place = find(part, others, whose, path ? `${path}.${key}` : key)
    if (place) return place
  }
  return undefined
}
