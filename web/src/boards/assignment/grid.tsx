/** Reviewers by papers: the deeper a cell, the better the fit; arrow keys go from cell to cell. */
import { useRef, useState, type KeyboardEvent } from 'react'

export interface GridProps {
  readonly papers: readonly { readonly short: string; readonly title: string }[]
  readonly reviewers: readonly string[]
  readonly table: readonly (readonly (number | null)[])[]
  /** The numbers of the other player, in a replay that shows both. */
  readonly other?: readonly (readonly (number | null)[])[] | undefined
  /** For each paper the row that is picked. */
  readonly chosen: readonly (number | null)[]
  /** For each paper the row that was proposed. */
  readonly proposed?: readonly number[] | undefined
  /** A row or a column that somebody spoke of. */
  readonly pointed?: string | undefined
  readonly onPick: ((reviewer: number, paper: number) => void) | undefined
}

/** As {@link GridProps.pointed} names them. */
export const rowOf = (reviewer: number): string => `row ${reviewer}`
export const columnOf = (paper: number): string => `column ${paper}`

const shown = (is: boolean) => (is ? { className: 'board-pointed', 'data-shown': true } : {})

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function Grid({ papers, reviewers, table, other, chosen, proposed, pointed, onPick }: GridProps) {
  const [at, goTo] = useState<readonly [number, number]>([0, 0])
  const body = useRef<HTMLTableSectionElement>(null)
  const most = Math.max(1, ...table.flat().map((value) => value ?? 0))
  const press = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    if (!way || !onPick) return
    event.preventDefault()
    const row = Math.max(0, Math.min(reviewers.length - 1, at[0] + way[0]))
    const column = Math.max(0, Math.min(papers.length - 1, at[1] + way[1]))
    goTo([row, column])
    body.current?.rows[row]?.querySelectorAll('button')[column]?.focus()
  }
  return (
    <div className="assignment-scroll">
      <table className="assignment-grid" onKeyDown={press}>
        <thead>
          <tr>
            <td />
            {papers.map(({ short, title }, paper) => (
              <th key={paper} scope="col" title={title} {...shown(pointed === columnOf(paper))}>
                <span>{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {reviewers.map((reviewer, row) => (
            <tr key={row}>
              <th scope="row" {...shown(pointed === rowOf(row))}>
                {reviewer}
              </th>
              {papers.map(({ short }, column) => {
                const value = table[row]?.[column] ?? null
                const theirs = other?.[row]?.[column] ?? null
                const depth = value === null ? 0 : Math.max(0, value) / most
                const isChosen = chosen[column] === row
                const isProposed = proposed?.[column] === row
                const className = [
                  'assignment-cell',
                  value === null && 'assignment-unseen',
                  isChosen && 'assignment-chosen',
                  isProposed && 'assignment-proposed',
                ]
                  .filter(Boolean)
                  .join(' ')
                const inside = (
                  <>
                    {value ?? ''}
                    {theirs !== null && <small>{theirs}</small>}
                  </>
                )
                const paint = { '--depth': `${Math.round(4 + 46 * depth)}%` } as Record<string, string>
                const label = `${short} to ${reviewer}: ${value ?? 'not seen'}${isProposed ? ', proposed' : ''}`
                return (
                  <td key={column}>
                    {onPick ? (
                      <button
                        type="button"
                        className={className}
                        style={paint}
                        aria-label={label}
                        aria-pressed={isChosen}
                        tabIndex={row === at[0] && column === at[1] ? 0 : -1}
                        onFocus={() => goTo([row, column])}
                        onClick={() => onPick(row, column)}
                      >
                        {inside}
                      </button>
                    ) : (
                      <span className={className} style={paint} role="img" aria-label={label}>
                        {inside}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
