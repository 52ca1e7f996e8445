/** The table of a run, as the command line prints it. */
import { LETTER, box, label, picture } from './svg.ts'

const SIZE = 12.5
const ROW = 26
const EDGE = 20

/** `printed`: the standard output of `roundtable run`. `rows`: which rows to show, by name; all others are left out. */
export function drawTable(printed: string, rows: readonly string[]): string {
  const lines = printed.split('\n')
  // The first table is the run; those below it are differences.
  const end = lines.findIndex((line) => line.startsWith('└'))
  const cells = lines
    .slice(0, end)
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('│')
        .map((cell) => cell.trim()),
    )
  const [head, ...body] = cells
  if (!head) throw new Error('no table was printed')
  const shown = [head, ...body.filter(([name]) => rows.includes(name!))]
  const title = lines.find((line) => line.trim() !== '')!
  const notes = lines.filter((line) => /^(Episodes|Seeds)/.test(line))
  const widths = head.map((_, i) => Math.max(...shown.map((row) => row[i]!.length)) * SIZE * LETTER + 26)
  const width =
    Math.max(
      widths.reduce((sum, one) => sum + one, 0),
      ...notes.map((note) => note.length * 10.5 * LETTER),
    ) +
    2 * EDGE
  const parts = [label(EDGE, 32, title, { className: 'ink bold' }), box(EDGE, 46, width - 2 * EDGE, ROW, 'head', 4)]
  for (const [r, row] of shown.entries()) {
    const y = 46 + r * ROW + 17
    let x = EDGE
    for (const [c, text] of row.entries()) {
      const end = x + widths[c]!
      parts.push(
        c === 0
          ? label(x + 12, y, text, { size: SIZE })
          : label(end - 12, y, text, { size: SIZE, anchor: 'end', className: r === 0 ? 'soft' : 'ink' }),
      )
      x = end
    }
    if (r > 1) parts.push(`<line x1="${EDGE}" y1="${y - 17}" x2="${width - EDGE}" y2="${y - 17}" class="line"/>`)
  }
  const below = 46 + shown.length * ROW + 22
  for (const [i, note] of notes.entries())
    parts.push(label(EDGE, below + i * 17, note, { size: 10.5, className: 'soft' }))
  return picture(width, below + notes.length * 17, title, parts)
}
