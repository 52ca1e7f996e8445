/** A message in capitals in small letters, as most are written; the letters of rooms stay capitals. */

/**
 * "LET'S GO FROM L TO A": a text without small letters, with a word that is no path. "A" is a word as often as a room, and stays
 * a capital only next to other rooms and to what leads to one.
 */
export function inSmallLetters(text: string, letters: ReadonlySet<string>): string {
  if (/\p{Ll}/u.test(text) || !/[A-Z]/.test(text)) return text
  const words = text.match(/[A-Z]+(?:['’][A-Z]+)?/g) ?? []
  const isPath = (word: string): boolean => [...word].every((letter) => letters.has(letter))
  if (!words.some((word) => word.length > 2 && !isPath(word))) return text
  return text.replace(/[A-Z]+(?:['’][A-Z]+)?/g, (word, at: number) => {
    if (!isPath(word)) return word.toLowerCase()
    if (word.length === 1) return word === 'A' && !isNextToRoom(text, at, letters) ? 'a' : word
    // "BE 6" tells of a hallway.
    const isPair = word.length === 2 && word[0] !== word[1]
    if (isPair && (word !== 'BE' || /^ ?[\d=:]/.test(text.slice(at + 2, at + 4)))) return word
    // "BACK" and "CALL" are words; all rooms in a row are a path.
    return new Set(word).size === letters.size ? word : word.toLowerCase()
  })
}

const LEADS_TO = /(?:^|[-–—>→,(/&]|\b(?:TO|FROM|THEN|AND|VIA|THROUGH|VISIT|BETWEEN|OR)) ?$/
const GOES_ON = /^ ?(?:[-–—>→,=:)/&?.!]|$|(?:TO|THEN|AND|FIRST|NEXT|LAST|IS|HAS|BACK|FROM)\b)/

/** Whether the "A" at a place stands as rooms do. */
function isNextToRoom(text: string, at: number, letters: ReadonlySet<string>): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 12), at), text.slice(at + 1, at + 12)]
  const isLetter = (found: RegExpExecArray | null): boolean => found !== null && letters.has(found[1]!)
  return (
    isLetter(/\b([A-Z]) $/.exec(before)) ||
    isLetter(/^[ ,]{1,2}([A-Z])\b/.exec(after)) ||
    (GOES_ON.test(after) && (LEADS_TO.test(before) || /^ ?[-–—>→=:]/.test(after))) ||
    (LEADS_TO.test(before) && !/^ [A-Z]{2}/.test(after)) ||
    GOES_ON.test(after)
  )
}
