/** Draws tables on a terminal. */
import CliTable from 'cli-table3'
import { cellText, type ReportTable } from '../lab/tables/table.ts'
import { harmless, wrap } from '../lab/tables/wrap.ts'
import { pageWidth } from './width.ts'

/** A head, or a name in the first column, is broken into lines of at most so many characters. */
const HEAD = 26

/**
 * The table as text, its title above and its notes below; what is too wide for the page goes on underneath, without the
 * rows that have nothing to show there.
 */
export function drawTable({ title, columns, rows, notes }: ReportTable, width = pageWidth()): string {
  const most = Math.max(12, Math.min(60, Math.floor(width / 2) - 4))
  const cells = [
    columns.map((head) => breakLines(head, Math.min(HEAD, most))),
    ...rows.map((row) => row.map((cell, i) => breakLines(cellText(cell), i === 0 ? Math.min(32, most) : most))),
  ]
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => widest(row[i] ?? ''))) + 3)
  const blocks = splitColumns(widths, width).map((places, block) =>
    drawBlock(block === 0 ? cells : withoutEmptyRows(cells, places), places),
  )
  const words = (text: string): string => wrap(harmless(text), width, '  ').join('\n')
  return ['', words(title), ...blocks, ...notes.map(words), ''].join('\n')
}

const breakLines = (text: string, width: number): string => wrap(harmless(text), width).join('\n')

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

/** Which columns stand together; the first stands in every block. */
function splitColumns([first = 0, ...widths]: readonly number[], width: number): number[][] {
  const blocks: number[][] = []
  let room = 0
  for (const [i, needed] of widths.entries()) {
    if (blocks.length === 0 || needed > room) {
      blocks.push([0])
      room = width - first - 1
    }
    blocks.at(-1)!.push(i + 1)
    room -= needed
  }
  return blocks.length > 0 ? blocks : [[0]]
}

/** The head and those rows that say something in these columns; all of them where none does. */
function withoutEmptyRows([head, ...rows]: readonly (readonly string[])[], [, ...places]: readonly number[]) {
  const telling = rows.filter((row) => places.some((place) => row[place] !== cellText(null)))
  return [head!, ...(telling.length > 0 ? telling : rows)]
}

function drawBlock([head, ...rows]: readonly (readonly string[])[], places: readonly number[]): string {
  const pick = (row: readonly string[]): string[] => places.map((place) => row[place] ?? '')
  const drawn = new CliTable({
    head: pick(head!),
    style: { head: [], border: [], compact: true },
    colAligns: places.map((place) => (place === 0 ? 'left' : 'right')),
  })
  drawn.push(...rows.map(pick))
  return drawn.toString()
}
