/** Tables for papers: Markdown and LaTeX. */
import { cellText, headText, type Table } from './table.ts'

/** Title, table and notes in GitHub's Markdown. */
export function toMarkdown({ title, columns, rows, notes }: Table): string {
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
export function toLatex({ title, columns, rows, notes }: Table): string {
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
  '↑': '$\\uparrow$',
  '↓': '$\\downarrow$',
  '≥': '$\\geq$',
  '–': '--',
  '…': '\\ldots{}',
  '’': "'",
}

const escapeLatex = (text: string): string =>
  text.replaceAll(/[\\~^<>↑↓≥–…’]|[&%$#_{}]/g, (char) => LATEX[char] ?? `\\${char}`).replaceAll(/\s+/g, ' ')
