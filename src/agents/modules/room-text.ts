/** Reads the texts of text worlds, ours and the published engine's: rooms, ways out, inventories, maps. */

export interface SeenThing {
  /** Without its article, as commands name it. */
  readonly name: string
  /** The thing of the room that it is in or on; absent: it stands or lies in the room itself. */
  readonly container?: string
  /** For things that open: whether it is open. */
  readonly open?: boolean
  /** Whether it is told as something that holds things. */
  readonly holds: boolean
}

/** A way out of a room. */
export interface SeenWay {
  readonly direction: string
  /** The room behind it; absent behind a closed door. */
  readonly room?: string
  readonly closed: boolean
}

/** A room as its text tells of it. */
export interface SeenRoom {
  readonly name: string
  readonly things: readonly SeenThing[]
  readonly ways: readonly SeenWay[]
}

/** The room that a text describes; undefined where it describes none. */
export function readRoom(text: string): SeenRoom | undefined {
  return readOurRoom(text) ?? readPublishedRoom(text)
}

const withoutArticle = (words: string): string => words.replace(/^an? /, '')

/** Splits `x, y and z`, also `x, and y`, but not inside parentheses. */
function splitList(words: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: piece, index } of words.matchAll(/[()]|, and |, | and /g)) {
    if (piece === '(') depth++
    else if (piece === ')') depth--
    else if (depth <= 0) {
      parts.push(words.slice(from, index))
      from = index + piece.length
    }
  }
  return [...parts, words.slice(from)].filter((part) => part !== '' && part !== 'nothing')
}

function readOurRoom(text: string): SeenRoom | undefined {
  const match =
    /^This is the (.+)\.\n(?:It is empty\.|You see (.*)\.)\n(?:There is no way out\.|Ways out: (.*))\n?$/.exec(text)
  if (!match) return undefined
  const [, name, sight = '', out = ''] = match
  const ways = [
    ...out.matchAll(/(North|South|East|West): (?:a closed [^.]+|the ([^.,]+)(?:, through an open [^.]+)?)\./g),
  ]
  return {
    name: name!,
    things: splitList(sight).flatMap(readOurThing),
    ways: ways.map(([, direction, room]) => ({
      direction: direction!.toLowerCase(),
      ...(room !== undefined && { room }),
      closed: room === undefined,
    })),
  }
}

function readOurThing(words: string): SeenThing[] {
  const match = /^(.*?) \((closed|empty|(?:on|in) it: (.*))\)$/.exec(words)
  if (!match) return [{ name: withoutArticle(words), holds: false }]
  const [, told, how, contents = ''] = match
  const name = withoutArticle(told!)
  const inside = splitList(contents).map((item) => ({ name: withoutArticle(item), container: name, holds: false }))
  return [{ name, holds: true, ...(how === 'closed' && { open: false }) }, ...inside]
}

const SENTENCE =
  /(?:In one part of the room you see|There is also|You also see|In another part of the room you see) (.*?)\. /g

function readPublishedRoom(text: string): SeenRoom | undefined {
  const match = /^You are in the ([^.]+)\. /.exec(text)
  if (!match) return undefined
  const [opening, name] = match
  const [sight = '', ...out] = text.slice(opening.length).split('\n')
  // A text whose lines were joined tells the ways out behind the things; the things' sentences end before them.
  const things = [...`${sight} `.matchAll(SENTENCE)].flatMap(([, words]) => readPublishedThing(words!))
  const ways = [
    ...(out.length > 0 ? out.join('\n') : sight).matchAll(
      /(?:To|, to) the (North|South|East|West) you see (?:a closed [^.]+|the ([^.]+))\. ?/g,
    ),
  ]
  return {
    name: name!,
    things,
    ways: ways.map(([, direction, room]) => ({
      direction: direction!.toLowerCase(),
      ...(room !== undefined && { room }),
      closed: room === undefined,
    })),
  }
}

function readPublishedThing(words: string): SeenThing[] {
  const forms: readonly (readonly [RegExp, open?: boolean])[] = [
    [/^a (.+), that has nothing on it$/],
    [/^a (.+) that has (.+) on it$/],
    [/^an? (.+) that is closed$/, false],
    [/^[Aa]n open (.+), that (?:is empty|contains (.+))$/, true],
    [/^[Aa]n? (.+), that (?:is empty|contains (.+))$/],
  ]
  for (const [form, open] of forms) {
    const match = form.exec(words)
    if (!match) continue
    const [, name, contents = ''] = match
    const inside = splitList(contents).map((item) => ({ name: withoutArticle(item), container: name!, holds: false }))
    return [{ name: name!, holds: true, ...(open !== undefined && { open }) }, ...inside]
  }
  return [{ name: withoutArticle(words), holds: false }]
}

/** The things that an inventory lists. */
export function readInventory(text: string): string[] {
  const ours = /^You carry (.*?)(?: \(you can carry \d+ things\))?\.\n?$/.exec(text)
  if (ours) return splitList(ours[1]!).map(withoutArticle)
  const lines = text.split('\n').slice(1)
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'Your inventory is currently empty.')
    .map(withoutArticle)
}

/** How many things an inventory says can be carried; undefined where it says nothing of it. */
export function readCapacity(text: string): number | undefined {
  const match = /maximum capacity is (\d+) items|you can carry (\d+) things/.exec(text)
  return match ? Number(match[1] ?? match[2]) : undefined
}

/** The passages that a map shows, as pairs of rooms; empty where the text is no map. */
export function readMap(text: string): [string, string][] {
  if (!/^The map (?:reads|shows):/.test(text)) return []
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(?:- From the (.+) you reach|The (.+) connects to) the (.+)\.$/.exec(line)
    if (!match) return []
    const room = (match[1] ?? match[2])!
    return splitList(match[3]!).map((beside): [string, string] => [room, beside.replace(/^the /, '')])
  })
}
