/** Prints tables in the form that was asked for. */
import type { Command } from 'commander'
import { InvalidInput } from '../core/errors.ts'
import type { ReportTable } from '../lab/tables/table.ts'
import { toCsv, toLatex, toMarkdown } from '../lab/tables/table-text.ts'
import { drawTable } from './draw-table.ts'

export interface TableFlags {
  readonly format?: string
}

const FORMS: Readonly<Record<string, (tables: readonly ReportTable[]) => string>> = {
  terminal: (tables) => tables.map((table) => drawTable(table)).join('\n'),
  markdown: (tables) => tables.map(toMarkdown).join('\n'),
  latex: (tables) => tables.map(toLatex).join('\n'),
  csv: toCsv,
}

export const addTableFlags = (command: Command): Command =>
  command.option('--format <form>', `how tables are printed: ${Object.keys(FORMS).join(', ')} (default: terminal)`)

/** Throws {@link InvalidInput} before anything is played for a form that there is not. */
export function checkForm({ format = 'terminal' }: TableFlags): void {
  if (!Object.hasOwn(FORMS, format))
    throw new InvalidInput(`--format is ${Object.keys(FORMS).join(', ')}, not "${format}"`)
}

export function printTables(tables: readonly ReportTable[], { format = 'terminal' }: TableFlags): void {
  if (tables.length > 0) console.log(FORMS[format]!(tables))
}
