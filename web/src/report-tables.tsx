/** The tables of a report as the terminal prints them, cells with an interval drawn under their number. */
import type { ToldCell, ToldTable } from './api.ts'

export function ReportTables({ tables }: { readonly tables: readonly ToldTable[] }) {
  return tables.map(({ title, columns, rows, notes }, index) => (
    <section key={index} className="report" aria-label={title}>
      <h3>{title}</h3>
      <div className="scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={place} scope="col" className={place > 0 ? 'number' : ''}>
                  {column === '' ? (
                    <span className="unseen">measure</span>
                  ) : (
                    column.split('\n').map((line, part) => <div key={part}>{line}</div>)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => {
              const range = rangeOf(cells)
              return (
                <tr key={row}>
                  {cells.map((cell, place) =>
                    place === 0 ? (
                      <th key={place} scope="row">
                        {cell.text}
                      </th>
                    ) : (
                      <td key={place} className="number">
                        {cell.text}
                        <Interval cell={cell} range={range} />
                      </td>
                    ),
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note} className="soft small">
          {note}
        </p>
      ))}
    </section>
  ))
}

/** What the row's intervals are drawn on: a share on all of 0 to 1. */
function rangeOf(cells: readonly ToldCell[]): readonly [number, number] {
  const measured = cells.filter(({ low }) => low !== undefined)
  if (measured.some(({ kind }) => kind === 'share')) return [0, 1]
  const values = measured.flatMap(({ low, high }) => [low!, high!])
  return [Math.min(...values), Math.max(...values)]
}

function Interval({
  cell: { mean, low, high },
  range: [from, to],
}: {
  readonly cell: ToldCell
  readonly range: readonly [number, number]
}) {
  if (mean === undefined || low === undefined || high === undefined || !(to > from)) return null
  const x = (value: number): number => 2 + (96 * (value - from)) / (to - from)
  return (
    <svg className="interval" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" x2="100" y1="4" y2="4" className="interval-ground" />
      <line x1={x(low)} x2={Math.max(x(high), x(low) + 1)} y1="4" y2="4" className="interval-line" />
      <line x1={x(mean)} x2={x(mean)} y1="0" y2="8" className="interval-mean" />
    </svg>
  )
}
