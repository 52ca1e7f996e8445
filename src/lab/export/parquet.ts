/** Data sets as Apache Parquet, the codebook in the file's metadata. */
import type { DataColumn, DataSet, Scalar } from './column.ts'

const TYPES = { text: 'STRING', integer: 'INT64', number: 'DOUBLE', boolean: 'BOOLEAN', time: 'TIMESTAMP' } as const

/** Written in groups of rows, so that what is not compressed yet never holds the whole. */
export async function toParquet({ columns, items }: DataSet): Promise<Uint8Array> {
  const { ByteWriter, parquetWrite, parquetWriteRows } = await import('hyparquet-writer')
  const writer = new ByteWriter()
  const described = columns.map(({ name, type }) => ({ name, type: TYPES[type], nullable: true }))
  const about = columns.map(({ name, unit, about }) => ({ key: name, value: unit ? `${about} (${unit})` : about }))
  const rows = rowsOf(columns, items())
  const first = rows.next()
  // Without a row there is no group, and without a group no schema.
  if (first.done)
    await parquetWrite({ writer, columnData: described.map((column) => ({ ...column, data: [] })), kvMetadata: about })
  else
    await parquetWriteRows({
      writer,
      rows: chain(first.value, rows),
      columns: described,
      rowGroupSize: 10_000,
      kvMetadata: about,
    })
  return writer.getBytes()
}

function* chain<Item>(first: Item, rest: Iterable<Item>): Generator<Item> {
  yield first
  yield* rest
}

function* rowsOf(columns: readonly DataColumn<any>[], items: Iterable<unknown>): Generator<Record<string, unknown>> {
  for (const item of items)
    yield Object.fromEntries(columns.map(({ name, type, read }) => [name, fit(type, read(item))]))
}

function fit(type: DataColumn<unknown>['type'], value: Scalar | undefined): unknown {
  if (value === null || value === undefined) return null
  if (type === 'integer') return BigInt(Math.round(Number(value)))
  if (type === 'number') return Number(value)
  if (type === 'text') return String(value)
  return value
}
