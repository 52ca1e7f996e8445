/** Draws tables on a terminal. */
import CliTable from 'cli-table3'
import { cellText, type Table } from '../lab/table.ts'

/** The table as text, with its title above and its notes below. */
export function drawTable({ title, columns, rows, notes }: Table): string {
  const drawn = new CliTable({
    head: [...columns],
    style: { head: [], border: [], compact: true },
    colAligns: columns.map((_, i) => (i === 0 ? 'left' : 'right')),
  })
  for (const row of rows) drawn.push(row.map(cellText))
  return ['', title, drawn.toString(), ...notes, ''].join('\n')
}
