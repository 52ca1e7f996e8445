/** Tables for papers, Markdown and LaTeX, and for programs, CSV. */
import { cellText, headText, quote, type Cell, type ReportTable } from './table.ts'

const CSV_HEAD = ['table', 'row', 'column', 'value', 'low', 'high', 'n', 'kind']

/**
 * Tables as one CSV (RFC 4180), a line for each cell: the title of its table, its row and column, then its value (shares
 * from 0 to 1), the bounds of its 95 % interval and the number of observations, where it has them.
 */
export function toCsv(tables: readonly ReportTable[]): string {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(([row, ...cells]) =>
      cells.map((cell, i) => [title, cellText(row ?? null), headText(columns[i + 1]!), ...valuesOf(cell)]),
    ),
  )
  return [CSV_HEAD, ...lines].map((line) => line.map(quote).join(',')).join('\n')
}

/** What a cell holds, as the last columns of CSV. */
function valuesOf(cell: Cell): string[] {
  if (cell === null || typeof cell !== 'object') return [cell === null ? '' : String(cell), '', '', '', '']
  const { kind, estimate, exact } = cell
  const { mean, low, high, n } = estimate
  const isKnown = n > 0 && !Number.isNaN(mean)
  const bounds = isKnown && !exact && low !== high ? [String(low), String(high)] : ['', '']
  return [isKnown ? String(mean) : '', ...bounds, String(n), kind]
}

/** Title, table and notes in GitHub's Markdown. */
export function toMarkdown({ title, columns, rows, notes }: ReportTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [
    `**${escapeMarkdown(title)}**`,
    '',
    line(columns.map(headText)),
    `| ${columns.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => line(row.map(cellText))),
    '',
    ...notes.map((note) => `${escapeMarkdown(note)}\n`),
  ].join('\n')
}

const escapeMarkdown = (text: string): string => text.replaceAll(/[|\\`*_<>]/g, '\\$&').replaceAll(/\s+/g, ' ')

/** A `table` with a `tabular` of the package booktabs, the title as its caption, and the notes under it. */
export function toLatex({ title, columns, rows, notes }: ReportTable): string {
  const line = (cells: readonly string[]): string => `    ${cells.map(escapeLatex).join(' & ')} \\\\`
  return [
    '% needs \\usepackage{booktabs}',
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escapeLatex(title)}}`,
    `  \\begin{tabular}{l${'r'.repeat(Math.max(0, columns.length - 1))}}`,
    '    \\toprule',
    line(columns.map(headText)),
    '    \\midrule',
    ...rows.map((row) => line(row.map(cellText))),
    '    \\bottomrule',
    '  \\end{tabular}',
    ...notes.map((note) => `\n  \\footnotesize ${escapeLatex(note)}`),
    '\\end{table}',
    '',
  ].join('\n')
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
  '≥': '$\\geq$',
  '–': '--',
  '…': '\\ldots{}',
  '’': "'",
}

const escapeLatex = (text: string): string =>
  text.replaceAll(/[\\~^<>|↑↓≥–…’]|[&%$#_{}]/g, (char) => LATEX[char] ?? `\\${char}`).replaceAll(/\s+/g, ' ')
