/** A whole round trip that somebody spelled out in a message, by letters or by the names of the rooms. */

interface Room {
  readonly letter: string
  readonly name: string
}

/** The last round trip in the text, the start first and last; undefined: there is none. The way home may go unsaid. */
export function findProposal(text: string, rooms: readonly Room[]): readonly string[] | undefined {
  const start = rooms[0]!.letter
  const named = readRooms(text, rooms)
  for (let from = named.length - rooms.length; from >= 0; from--) {
    const path = named.slice(from, from + rooms.length)
    if (path[0] === start && new Set(path).size === rooms.length) return [...path, start]
  }
  return undefined
}

/** Rooms in the order in which the text names them; a room named twice in a row counts once. */
function readRooms(text: string, rooms: readonly Room[]): string[] {
  const byName = new Map(
    rooms.flatMap(({ letter, name }) => [[name.toLowerCase(), letter] as const, [letter, letter] as const]),
  )
  const names = rooms.map(({ name }) => name).sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]"))
  const pattern = new RegExp(String.raw`\b(?:${escaped.join('|')})\b|(?<![A-Za-z'’])[A-Z](?![A-Za-z'’])`, 'gi')
  const found: string[] = []
  for (const [match] of text.slice(0, 4000).matchAll(pattern)) {
    // A single small letter is a word ("a"), not a room.
    const letter = match.length === 1 ? byName.get(match) : byName.get(match.toLowerCase().replaceAll('’', "'"))
    if (letter && found.at(-1) !== letter) found.push(letter)
  }
  return found
}
