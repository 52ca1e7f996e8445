/** What every column of a data set means, as a data set of its own. */
import type { DataColumn, DataSet } from './column.ts'

export const codebookOf = (columns: readonly DataColumn<any>[]): DataSet<DataColumn<any>> => ({
  name: 'codebook',
  columns: [
    { name: 'column', type: 'text', about: 'its name', read: ({ name }) => name },
    { name: 'type', type: 'text', about: 'text, integer, number, boolean or time', read: ({ type }) => type },
    { name: 'unit', type: 'text', about: 'what it is counted in', read: ({ unit }) => unit ?? null },
    { name: 'about', type: 'text', about: 'what it means', read: ({ about }) => about },
  ],
  items: () => columns,
})
