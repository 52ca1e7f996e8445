/** Reads rooms and paths as models and people write them: letters, names, lists, arrows, one word of letters. */
import { quote } from '../../../core/quote.ts'

export type Rooms = readonly { readonly letter: string; readonly name: string }[]

/** The letter of a room that is written as letter or name, in quotes, brackets or neither. */
export function readRoom(written: string, rooms: Rooms): string | undefined {
  const word = written
    .replace(/[[\]()"'“”‘’`*_]/g, '')
    .replace(/^\s*the\s+/i, '')
    .trim()
    .toLowerCase()
  // A room of so few letters is worth no look at the names.
  return rooms.find(({ letter, name }) =>
    word.length === 1 ? letter.toLowerCase() === word : letter.toLowerCase() === word || plain(name) === word,
  )?.letter
}

const plain = (name: string): string => name.toLowerCase().replace(/[’'`]/g, '')

/** The letters of a path, or what is wrong with it. */
export function readPathArgument(
  written: string,
  rooms: Rooms,
): { readonly letters: readonly string[] } | { readonly problem: string } {
  const letters: string[] = []
  const parts = written
    .replace(/^\s{0,3}\w{1,20}\s{0,3}=(?!=)/, '')
    .split(/,|;|→|⟶|(?<!-)-+>|–>|>|\bto\b|\bthen\b/i)
    .filter((part) => /[a-z]/i.test(part))
  for (const part of parts) {
    const room = readRoom(part, rooms)
    if (room) {
      letters.push(room)
      continue
    }
    const several = part
      .replace(/[[\]()"'“”‘’`*_]/g, ' ')
      .split(/[\s–-]+/)
      .filter((word) => word !== '')
      .flatMap((word) => (/^[A-Z]+$/.test(word) ? [...word] : [word]))
    for (const word of several) {
      const letter = readRoom(word, rooms)
      if (!letter)
        return {
          problem: `"${quote(word, 60)}" is no room; the rooms are ${rooms.map(({ letter }) => letter).join(', ')}`,
        }
      letters.push(letter)
    }
  }
  return letters.length === 0 ? { problem: 'it needs a list of rooms, as in ["L", "K"]' } : { letters }
}
