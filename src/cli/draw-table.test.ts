import { describe, expect, it } from 'vitest'
import { drawTable } from './draw-table.ts'

const table = {
  title: 'Ours beside the published figures',
  columns: ['agent', 'evil side', 'ours', 'paper: wins'],
  rows: [
    ['base', 'the same model', 0.4, 0.5],
    ['symbolic', 'random', 0.9, null],
    ['symbolic', 'block', 0.7, null],
  ],
  notes: [],
}
const rowsOf = (text: string) => text.split('\n').filter((line) => /│ (base|symbolic)/.test(line))

describe('a table on a terminal', () => {
  it('stands in one piece where there is room', () => {
    expect(rowsOf(drawTable(table, 200))).toHaveLength(3)
  })

  it('goes on underneath with those rows alone that have something to show there', () => {
    const rows = rowsOf(drawTable(table, 45))
    expect(rows).toHaveLength(4)
    expect(rows[3]).toMatch(/base.*0\.5/)
  })

  it('keeps its rows where none of them has anything to show', () => {
    const empty = { ...table, rows: table.rows.map((row) => row.with(3, null)) }
    expect(rowsOf(drawTable(empty, 45))).toHaveLength(6)
  })
})
