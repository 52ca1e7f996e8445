/** The rooms of a question and who is in them, read from the words in which our own questions tell it. */
import type { Door, Room } from '../parts/rooms/map.tsx'

export interface ToldMap {
  readonly rooms: readonly { readonly room: Room; readonly leadsTo: readonly Room[] }[]
  readonly me: Room | undefined
  readonly bob: Room | undefined
  readonly hunted: { readonly room: Room; readonly name: 'thief' | 'killer' } | undefined
  readonly doors: readonly Door[]
  /** A word for what stands in a room. */
  readonly fittings: ReadonlyMap<Room, { readonly text: string; readonly done: boolean }>
}

/** Undefined: the words tell of no rooms. */
export function readMap(description: string, situation: string): ToldMap | undefined {
  const rooms = [...description.matchAll(/Room (\w+) leads to ([\w ,]+)\./g)].map(([, room, list]) => ({
    room: room!,
    leadsTo: list!.split(/, | and /),
  }))
  if (rooms.length === 0) return undefined
  const where = (pattern: RegExp): string | undefined => {
    const room = pattern.exec(situation)?.[1]
    return rooms.some((one) => one.room === room) ? room : undefined
  }
  const thief = where(/thief is in room (\w+)\./)
  const killer = where(/killer is in room (\w+)\./)
  const fittings = new Map<Room, { readonly text: string; readonly done: boolean }>()
  const doors = [...situation.matchAll(/door between rooms (\w+) and (\w+) is (open|closed)/g)].map(
    ([, a, b, state], place): Door => {
      const label = String.fromCharCode(65 + place)
      const button = new RegExp(`door between rooms ${a} and ${b} has its button in room (\\w+)`).exec(description)?.[1]
      if (button) fittings.set(button, { text: `button ${label}`, done: false })
      return { between: [a!, b!], open: state === 'open', label }
    },
  )
  for (const [, room, state] of situation.matchAll(/generator in room (\w+) (is fixed|needs \d+ more)/g))
    fittings.set(room!, {
      text: state === 'is fixed' ? '⚡ runs' : `⚡ ${/\d+/.exec(state!)?.[0]} to go`,
      done: state === 'is fixed',
    })
  const exit = /exit is in room (\w+)/.exec(description)?.[1]
  if (exit) fittings.set(exit, { text: 'exit', done: false })
  return {
    rooms,
    me: where(/I am in room (\w+)\./),
    bob: where(/Bob is in room (\w+)\./),
    hunted: thief ? { room: thief, name: 'thief' } : killer ? { room: killer, name: 'killer' } : undefined,
    doors,
    fittings,
  }
}
