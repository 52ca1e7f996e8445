/** Draws tables on a terminal. */
import CliTable from 'cli-table3'
import { cellText, type Table } from '../lab/table.ts'

/** Where nobody tells how wide the page is (a file, a pipe). */
const WIDE = 200

/**
 * The table as text, its title above and its notes below; what is too wide for the page goes on underneath, without the
 * rows that have nothing to show there.
 */
export function drawTable({ title, columns, rows, notes }: Table, width = process.stdout.columns ?? WIDE): string {
  const cells = [columns, ...rows.map((row) => row.map(cellText))]
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)) + 3)
  const blocks = splitColumns(widths, width).map((places, block) =>
    drawBlock(block === 0 ? cells : withoutEmptyRows(cells, places), places),
  )
  return ['', title, ...blocks, ...notes, ''].join('\n')
}

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
