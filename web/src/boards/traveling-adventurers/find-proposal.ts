/** A whole round trip that somebody spelled out in a message, by letters or by the names of the rooms. */

interface Room {
  readonly letter: string
  readonly name: string
}

/** Only this stands between the rooms of a path; a number, or `from` another room, begins anew. */
const GLUE =
  /^(?:[\s,.;:!?>→⇒–—/|'"()[\]-]|\b(?:then|to|and|the|via|next|finally|lastly|last|back|go|goes|on|onto|from there|there|after|that|over|through|afterwards|into|return|returning|again|in)\b)*$/i

/** Longer messages are read no further. */
export const LONGEST = 4000

/** The last round trip in the text, the start first and last; undefined: there is none. The way home may go unsaid. */
export function findProposal(text: string, rooms: readonly Room[]): readonly string[] | undefined {
  const start = rooms[0]!.letter
  let found: readonly string[] | undefined
  const read = text.slice(0, LONGEST)
  for (const walk of walksOf(read, readNames(read, rooms)))
    for (let from = walk.length - rooms.length; from >= 0; from--) {
      const path = walk.slice(from, from + rooms.length)
      if (path[0] !== start || new Set(path).size !== rooms.length) continue
      found = [...path, start]
      break
    }
  return found
}

/**
 * The rooms that a message names, and the hallways of which it speaks, as `AB`: between rooms that it names one after the
 * other, and from one room to each that follows (`from L I have 4 to B and 2 to K`).
 */
export function findMentions(
  text: string,
  rooms: readonly Room[],
): { readonly rooms: ReadonlySet<string>; readonly hallways: ReadonlySet<string> } {
  const sentences = text.slice(0, LONGEST).split(/(?<=[.?!;])\s/)
  const found = sentences.map((sentence) => ({ sentence, named: readNames(sentence, rooms) }))
  const hallways = found.flatMap(({ sentence, named }) =>
    COUNTS.test(sentence) ? fansOf(sentence, named) : stepsOf(walksOf(sentence, named)),
  )
  return {
    rooms: new Set(found.flatMap(({ named }) => named.map(({ letter }) => letter))),
    hallways: new Set(hallways.map((pair) => [...pair].sort().join(''))),
  }
}

/** A sentence that tells of coins, or asks for them, from one room to others. */
const COUNTS = /\bfrom\b.*(\d|\bhave\b)|(\d|\bhave\b|\bwhat\b|\bmany\b).*\bfrom\b/i

type Pair = readonly [string, string]

const stepsOf = (walks: readonly (readonly string[])[]): Pair[] =>
  walks.flatMap((walk) => walk.slice(1).map((room, place): Pair => [walk[place]!, room]))

/** From the room behind each `from` to every one that follows. */
function fansOf(sentence: string, named: readonly Named[]): Pair[] {
  const pairs: Pair[] = []
  let origin: string | undefined
  let end = 0
  for (const { letter, from, to } of named) {
    if (/\bfrom\s+(?:the\s+)?$/i.test(sentence.slice(end, from))) origin = letter
    else if (origin !== undefined && origin !== letter) pairs.push([origin, letter])
    end = to
  }
  return pairs
}

interface Named {
  readonly letter: string
  readonly from: number
  readonly to: number
}

/** Where rooms are named, by name or by letter. */
export function readNames(text: string, rooms: readonly Room[]): readonly Named[] {
  const byName = new Map(
    rooms.flatMap(({ letter, name }) => [[name.toLowerCase(), letter] as const, [letter, letter] as const]),
  )
  const names = rooms.map(({ name }) => name).sort((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]"))
  const pattern = new RegExp(String.raw`\b(?:${escaped.join('|')})\b|(?<![A-Za-z'’])[A-Z](?![A-Za-z'’])`, 'gi')
  return [...text.matchAll(pattern)].flatMap((match): Named[] => {
    const [said] = match
    // A single small letter is a word ("a"), not a room, and so is "I" where no room is called so.
    const letter = said.length === 1 ? byName.get(said) : byName.get(said.toLowerCase().replaceAll('’', "'"))
    return letter === undefined ? [] : [{ letter, from: match.index, to: match.index + said.length }]
  })
}

/** Runs of rooms that are named one after the other, as one names the stations of a path. */
function walksOf(text: string, named: readonly Named[]): readonly (readonly string[])[] {
  const walks: string[][] = []
  let end = 0
  for (const { letter, from, to } of named) {
    const walk = walks.at(-1)
    if (!walk || !GLUE.test(text.slice(end, from))) walks.push([letter])
    else if (walk.at(-1) !== letter) walk.push(letter)
    end = to
  }
  return walks
}
