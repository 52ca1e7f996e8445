/** A whole round trip that somebody spelled out in a message, by letters or by the names of the rooms. */

interface Room {
  readonly letter: string
  readonly name: string
}

/** Only this stands between the rooms of a path; a number, or `from` another room, begins anew. */
const GLUE =
  /^(?:[\s,.;:!?>→⇒–—/|'"()[\]-]|\b(?:then|to|and|the|via|next|finally|lastly|last|back|go|goes|on|onto|from there|there|after|that|over|through|afterwards|into|return|returning|again|in)\b)*$/i

/** Longer messages are read no further. */
const LONGEST = 4000

/** The last round trip in the text, the start first and last; undefined: there is none. The way home may go unsaid. */
export function findProposal(text: string, rooms: readonly Room[]): readonly string[] | undefined {
  const start = rooms[0]!.letter
  let found: readonly string[] | undefined
  for (const walk of readWalks(text.slice(0, LONGEST), rooms))
    for (let from = walk.length - rooms.length; from >= 0; from--) {
      const path = walk.slice(from, from + rooms.length)
      if (path[0] !== start || new Set(path).size !== rooms.length) continue
      found = [...path, start]
      break
    }
  return found
}

/** The rooms that a message names, and the hallways between those that it names one after the other, as `AB`. */
export function findMentions(
  text: string,
  rooms: readonly Room[],
): { readonly rooms: ReadonlySet<string>; readonly hallways: ReadonlySet<string> } {
  const walks = readWalks(text.slice(0, LONGEST), rooms)
  const hallways = walks.flatMap((walk) => walk.slice(1).map((room, place) => [walk[place]!, room].sort().join('')))
  return { rooms: new Set(walks.flat()), hallways: new Set(hallways) }
}

/** Runs of rooms that are named one after the other, as one names the stations of a path. */
function readWalks(text: string, rooms: readonly Room[]): readonly (readonly string[])[] {
  const byName = new Map(
    rooms.flatMap(({ letter, name }) => [[name.toLowerCase(), letter] as const, [letter, letter] as const]),
  )
  const names = rooms.map(({ name }) => name).sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]"))
  const pattern = new RegExp(String.raw`\b(?:${escaped.join('|')})\b|(?<![A-Za-z'’])[A-Z](?![A-Za-z'’])`, 'gi')
  const walks: string[][] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [said] = match
    // A single small letter is a word ("a"), not a room, and so is "I" where no room is called so.
    const letter = said.length === 1 ? byName.get(said) : byName.get(said.toLowerCase().replaceAll('’', "'"))
    if (!letter) continue
    const walk = walks.at(-1)
    if (!walk || !GLUE.test(text.slice(end, match.index))) walks.push([letter])
    else if (walk.at(-1) !== letter) walk.push(letter)
    end = match.index + said.length
  }
  return walks
}
