/** Names of things on the board, within what was said: whoever presses one is shown where the thing is. */
import { memo, type ReactNode } from 'react'

/** A part of a text that names a thing. */
export interface Mention {
  readonly from: number
  readonly to: number
  readonly thing: string
}

export interface Mentions {
  /** In the order of the text, none in another. The same function as long as the names are the same. */
  readonly find: (text: string) => readonly Mention[]
  /** The thing that is shown now. */
  readonly pointed: string | undefined
  readonly onPoint: (thing: string | undefined) => void
}

/** Longer messages are searched no further. */
const LONGEST = 4000

/** Finds names however they are written, the longest first; `names`: of which thing each is. */
export function nameFinder(names: Iterable<readonly [name: string, thing: string]>): Mentions['find'] {
  const things = new Map([...names].map(([name, thing]) => [name.toLowerCase(), thing]))
  if (things.size === 0) return () => []
  const written = [...things.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll("'", "['’]"))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${written.join('|')})(?![\p{L}\p{N}])`, 'giu')
  return (text) =>
    [...text.slice(0, LONGEST).matchAll(pattern)].flatMap(({ 0: said, index: from }) => {
      const thing = things.get(said.toLowerCase().replaceAll('’', "'"))
      return thing === undefined ? [] : [{ from, to: from + said.length, thing }]
    })
}

/** Whole names, and each word of them that only one of them has. */
export function withUniqueWords(names: readonly string[], thingOf: (place: number) => string): [string, string][] {
  const words = names.map((name) => name.split(/\s+/).filter((word) => word.length > 2))
  const counts = new Map<string, number>()
  for (const word of words.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  return names.flatMap((name, place) =>
    [name, ...words[place]!.filter((word) => counts.get(word) === 1)].map((one): [string, string] => [
      one,
      thingOf(place),
    ]),
  )
}

/** What was said, each name in it to be pressed; `isLast`: nothing newer was said, so that its names come by Tab too. */
export const Told = memo(function Told({
  text,
  isLast,
  find,
  pointed,
  onPoint,
}: Mentions & { readonly text: string; readonly isLast: boolean }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { from, to, thing } of find(text)) {
    parts.push(
      text.slice(end, from),
      <button
        key={from}
        type="button"
        className="board-mention"
        aria-pressed={pointed === thing}
        tabIndex={isLast ? 0 : -1}
        onClick={() => onPoint(pointed === thing ? undefined : thing)}
      >
        {text.slice(from, to)}
      </button>,
    )
    end = to
  }
  return [...parts, text.slice(end)]
})
