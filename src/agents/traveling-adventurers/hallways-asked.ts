/** Which hallways somebody asks for, and which room it names. */
import type { Act, Pair } from './english/acts.ts'

export function askedIn({ pairs, from, all }: Act & { kind: 'ask' }, rooms: readonly string[]): readonly Pair[] {
  const ofRoom = (room: string): Pair[] => rooms.flatMap((other) => (other === room ? [] : [[room, other] as const]))
  return all ? rooms.flatMap(ofRoom) : [...pairs, ...from.flatMap(ofRoom)]
}

/** The one room that a question or a step is of. */
export const roomNamedIn = (act: Act): string | undefined =>
  act.kind === 'propose' && !act.whole
    ? act.path.at(-1)
    : act.kind === 'ask' && act.pairs.length === 0 && act.from.length === 1
      ? act.from[0]
      : undefined
