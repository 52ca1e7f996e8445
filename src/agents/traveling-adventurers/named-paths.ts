/** Whole paths that a message names, in letters or as names of rooms, and the words around them. */

export interface NamedPath {
  readonly path: readonly string[]
  /** Where in the text it stands. */
  readonly from: number
  readonly to: number
}

/** What may stand between two rooms of a path. */
const BETWEEN =
  /^(?:\s|[-–—,>→⇒=;/]|\b(?:then|to|and|the|back|go|into|next|after that|finally|from there|home|again|end|ending|at|in)\b)*$/i
const HOME =
  /^(?:\s|[-–—,>→⇒])*(?:(?:and|then|finally|back|to|the|go|return) )*(?:back|home|start|return)\b(?: again| home)?/i

/** The whole paths named in a text. `plain`: with letters for the names of rooms (see `inLetters`). */
export function pathsIn(plain: string, rooms: readonly string[]): NamedPath[] {
  const found: NamedPath[] = []
  let run: { room: string; from: number; to: number }[] = []
  const close = (): void => {
    // "The kids before the attic, L B K E C A L": what leads up to it is no part of it.
    const begin = run.findIndex(({ room }, i) => i > 0 && room === rooms[0])
    const named = wholeOf(run, plain, rooms) ?? (begin > 0 ? wholeOf(run.slice(begin), plain, rooms) : undefined)
    if (named) found.push(named)
    run = []
  }
  for (const { room, from, to } of roomsOf(plain, rooms)) {
    const last = run.at(-1)
    const isNext = last !== undefined && from - last.to <= LONGEST_GAP && BETWEEN.test(plain.slice(last.to, from))
    const isOver = run.length > 1 && last?.room === rooms[0] && run.length > rooms.length - 1
    if (last !== undefined && (!isNext || isOver)) close()
    run.push({ room, from, to })
  }
  close()
  return found
}

const LONGEST_GAP = 24

function roomsOf(plain: string, rooms: readonly string[]): { room: string; from: number; to: number }[] {
  const found: { room: string; from: number; to: number }[] = []
  for (const { 0: word, index } of plain.matchAll(/\b[A-Za-z]+\b/g)) {
    const capitals = word.toUpperCase()
    const isWhole =
      word.length >= rooms.length - 1 &&
      word.length <= rooms.length + 1 &&
      [...capitals].every((c) => rooms.includes(c))
    const isOne = word.length === 1 && rooms.includes(capitals) && (word === capitals || isInRow(plain, index))
    if (isOne || (isWhole && new Set(capitals).size >= rooms.length - 1))
      for (const [i, room] of [...capitals].entries()) found.push({ room, from: index + i, to: index + i + 1 })
  }
  return found
}

/** Whether a small letter stands between others: "l-e-b-a-c-k-l". */
const isInRow = (plain: string, at: number): boolean =>
  /(?:^|\b[A-Za-z][-–, >→]{1,3})$/.test(plain.slice(Math.max(0, at - 4), at)) ||
  /^[-–, >→]{1,3}[A-Za-z]\b/.test(plain.slice(at + 1, at + 6))

function wholeOf(
  run: readonly { room: string; from: number; to: number }[],
  plain: string,
  rooms: readonly string[],
): NamedPath | undefined {
  const [start] = rooms
  const first = run[0]
  const last = run.at(-1)
  if (first === undefined || last === undefined || isHallways(plain.slice(first.from, last.to))) return undefined
  const letters = run.map(({ room }) => room)
  const inner = letters.slice(
    letters[0] === start ? 1 : 0,
    letters.length > 1 && letters.at(-1) === start ? -1 : undefined,
  )
  if (inner.length !== rooms.length - 1 || new Set(inner).size !== inner.length || inner.includes(start!))
    return undefined
  const [home = ''] = HOME.exec(plain.slice(last.to, last.to + LONGEST_GAP * 2)) ?? []
  return { path: [start!, ...inner, start!], from: first.from, to: last.to + home.length }
}

/** "L-E, E-B and B-A": hallways one by one, and no path. */
const isHallways = (text: string): boolean =>
  /[A-Z] ?[-–] ?[A-Z](?:,| and|,? or) (?:the )?[A-Z] ?[-–] ?[A-Z]/.test(text)

/** A text with a mark for every path in it. */
export const withoutPaths = (plain: string, rooms: readonly string[]): string =>
  pathsIn(plain, rooms).reduceRight((text, { from, to }) => `${text.slice(0, from)}¶${text.slice(to)}`, plain)
