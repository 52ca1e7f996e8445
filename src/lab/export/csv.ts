/** Data sets as text: CSV (RFC 4180, one head), and JSON a line. */
import { quote } from '../table.ts'
import type { DataSet, Scalar } from './column.ts'

const write = (value: Scalar | undefined): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)

export function* toCsv({ columns, items }: DataSet): Generator<string> {
  yield `${columns.map(({ name }) => quote(name)).join(',')}\n`
  for (const item of items()) yield `${columns.map((column) => quote(write(column.read(item)))).join(',')}\n`
}

export function* toJsonLines({ columns, items, whole }: DataSet): Generator<string> {
  for (const item of items()) {
    const cells = Object.fromEntries(columns.map((column) => [column.name, column.read(item) ?? null]))
    yield `${JSON.stringify({ ...cells, ...whole?.(item) })}\n`
  }
}
