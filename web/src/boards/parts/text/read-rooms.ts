/** Rooms and the ways between them, as far as the texts that were read tell of them. */
import type { Entry } from './story.ts'

export interface KnownRooms {
  readonly rooms: readonly { readonly room: string; readonly leadsTo: readonly string[] }[]
  readonly here: string | undefined
}

/** The room that a text is about: `This is the cellar.`, `You are in the kitchen.` */
const HERE = /^(?:This is|You are in) the ([^.\n]+)\./m
/** `North: the pantry.`, `To the North you see the pantry.`: a way out, which a closed door leaves untold. */
const WAY = /(?:(?:North|South|East|West): the |you see the |leads? to the )([^.,\n]+?)(?=[.,\n])/g
/** `From the pantry you reach the cellar and the hall.`, `The pantry connects to the cellar.`: a line of a map. */
const LINE = /(?:From the|The) (.+?) (?:you reach|connects to) the (.+)\./g

export function readRooms(entries: readonly Entry[]): KnownRooms {
  const known = new Map<string, Set<string>>()
  const join = (a: string, b: string): void => {
    for (const room of [a, b]) if (!known.has(room)) known.set(room, new Set())
    known.get(a)!.add(b)
    known.get(b)!.add(a)
  }
  let here: string | undefined
  for (const { look, text } of entries) {
    here = HERE.exec(look)?.[1] ?? here
    if (here !== undefined && !known.has(here)) known.set(here, new Set())
    if (here !== undefined) for (const [, room] of look.matchAll(WAY)) join(here, room!)
    for (const [, room, list] of text.matchAll(LINE))
      for (const other of list!.split(/, (?:the )?| and (?:the )?/)) join(room!, other)
  }
  return { rooms: [...known].map(([room, leadsTo]) => ({ room, leadsTo: [...leadsTo] })), here }
}

/** Rooms of a shortest known way, both ends included; undefined: none is known. */
export function findWay({ rooms }: KnownRooms, from: string, to: string): readonly string[] | undefined {
  const ways: string[][] = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)!
    if (last === to) return way
    for (const next of rooms.find(({ room }) => room === last)?.leadsTo ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([...way, next])
      }
  }
  return undefined
}
