/** One column of a data set, with all that a reader of it must know. */
export type Scalar = string | number | boolean | Date | null

export interface DataColumn<Item> {
  readonly name: string
  /** `text` may be JSON where `about` says so; a `time` is written in UTC (ISO 8601). */
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'time'
  readonly unit?: string
  readonly about: string
  read(item: Item): Scalar | undefined
}

/** A data set as it is written: its columns, and its items one after the other. */
export interface DataSet<Item = any> {
  /** The name of its files, without what stands for the format. */
  readonly name: string
  readonly columns: readonly DataColumn<Item>[]
  items(): Iterable<Item>
  /** What stands in a line of JSON beside the columns: things that fit into no cell. */
  whole?(item: Item): object
}
