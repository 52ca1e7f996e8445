/** Data sets as text: CSV (RFC 4180, one head; no cell is a formula), and JSON a line. */
import { quote } from '../tables/table.ts'
import type { DataColumn, DataSet, Scalar } from './column.ts'

const write = (value: Scalar | undefined): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)

/** What a spreadsheet would take for a formula, and run, is a text to it with an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i

function cell<Item>({ type, read }: DataColumn<Item>, item: Item): string {
  const text = write(read(item))
  return quote(type === 'text' ? harmless(text) : text)
}

const harmless = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text)

export function* toCsv({ columns, items }: DataSet): Generator<string> {
  yield `${columns.map(({ name }) => quote(harmless(name))).join(',')}\n`
  for (const item of items()) yield `${columns.map((column) => cell(column, item)).join(',')}\n`
}

export function* toJsonLines({ columns, items, whole }: DataSet): Generator<string> {
  for (const item of items()) {
    const cells = Object.fromEntries(columns.map((column) => [column.name, column.read(item) ?? null]))
    yield `${JSON.stringify({ ...cells, ...whole?.(item) })}\n`
  }
}
