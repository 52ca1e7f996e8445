/** Reads Markdown tables whose columns say whose numbers stand in them: `| Hallway | Me | You | Sum |`. */

const OWN =
  /^(?:me|mine|own|self|i|my(?: own)?(?: (?:coins?|values?|numbers?|side|counts?|weights?))?|(?:coins?|values?) \(?(?:me|mine|i)\)?)$/i
const YOURS =
  /^(?:you|yours?|partner|them|other|your(?: own)?(?: (?:coins?|values?|numbers?|side|counts?|weights?))?|partner['’]?s?(?: (?:coins?|values?|numbers?|side))?|(?:coins?|values?) \(?(?:you|yours|partner)\)?)$/i
const OF_BOTH = /^(?:sum|total|totals|both|combined|together|joint|ours?|our (?:sum|total)|Σ|\+|=|result)$/i
const KEY = /^(?:hallways?|corridors?|edges?|pairs?|connections?|between|rooms?|from|to|start|end|links?|ways?|#|)$/i
const SEPARATOR = /^[\s|:-]+$/

/** The cells of a row; undefined where a line is none. */
function cellsOf(line: string): string[] | undefined {
  if (!line.includes('|')) return undefined
  return line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.replace(/[*_`]/g, '').trim())
}

interface Columns {
  readonly keys: readonly number[]
  readonly own: number
  readonly yours: number
}

/** What the columns hold; undefined: not whose numbers. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const own = cells.findIndex((cell) => OWN.test(cell))
  const yours = cells.findIndex((cell) => YOURS.test(cell))
  const keys = cells.flatMap((cell, i) => (KEY.test(cell) ? [i] : []))
  const known = cells.every((cell) => OWN.test(cell) || YOURS.test(cell) || KEY.test(cell) || OF_BOTH.test(cell))
  // Where two columns hold numbers it matters which is which.
  const numbers = cells.length - keys.length
  return known && keys.length > 0 && (own >= 0 || yours >= 0) && (numbers > 1 || own < 0)
    ? { keys, own, yours }
    : undefined
}

/** The text with such tables as lines of the speaker's own numbers, or else of the listener's. */
export function spellColumns(text: string): string {
  if (!text.includes('|')) return text
  let columns: Columns | undefined
  return text
    .split('\n')
    .flatMap((line) => {
      const cells = cellsOf(line)
      if (!cells) {
        columns = undefined
        return [line]
      }
      if (!columns) {
        columns = columnsOf(cells)
        return columns ? [] : [line]
      }
      if (SEPARATOR.test(line)) return []
      const { keys, own, yours } = columns
      const hallway = keys.map((key) => cells[key] ?? '').filter(Boolean)
      const said = (column: number): string | undefined => /^\d{1,2}(?= ?(?:coins?)?$)/.exec(cells[column] ?? '')?.[0]
      if (own >= 0) return said(own) === undefined ? [] : [`mine on ${hallway.join(' - ')}: ${said(own)}`]
      return said(yours) === undefined ? [] : [`yours: ${hallway.join(' - ')} ${said(yours)}`]
    })
    .join('\n')
}
