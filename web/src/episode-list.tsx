/** Episodes as a list of any length: sorted by any column, only the rows in sight are drawn. */
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import type { ListedRow } from './api.ts'

const ROW = 38

type Column = {
  readonly name: string
  readonly of: (episode: ListedRow) => number | string | null
  readonly text?: (episode: ListedRow) => string
}

function columnsOf(metrics: readonly string[]): readonly Column[] {
  const counted: readonly Column[] = [
    { name: 'actions', of: ({ actions }) => actions },
    { name: 'words', of: ({ words }) => words },
    { name: 'refusals', of: ({ refusals }) => refusals },
    { name: 'cost', of: ({ cost }) => cost, text: ({ cost }) => (cost === 0 ? '–' : `$${cost.toFixed(2)}`) },
  ]
  return [
    { name: 'ended', of: ({ status }) => status },
    ...metrics.map((name, index) => ({
      name,
      of: ({ values }: ListedRow) => (values[index] == null ? null : Number(values[index])),
      text: ({ values }: ListedRow) => valueText(values[index]),
    })),
    // What the game itself counts needs no second column.
    ...counted.filter(({ name }) => !metrics.includes(name)),
  ]
}

const valueText = (value: number | boolean | null | undefined): string =>
  value == null ? '–' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(Number(value.toPrecision(4)))

export function EpisodeList({
  run,
  metrics,
  episodes,
}: {
  readonly run: string
  readonly metrics: readonly string[]
  readonly episodes: readonly ListedRow[]
}) {
  const columns = useMemo(() => columnsOf(metrics), [metrics])
  const [sort, setSort] = useState<{ readonly name: string; readonly down: boolean }>()
  const [filter, setFilter] = useState('')
  const sorted = useMemo(() => {
    const shown = episodes.filter(({ id, status, reason }) => `${id} ${status} ${reason}`.includes(filter))
    const column = columns.find(({ name }) => name === sort?.name)
    if (!column) return shown
    const sign = sort!.down ? -1 : 1
    return [...shown].sort((a, b) => sign * compare(column.of(a), column.of(b)))
  }, [episodes, columns, sort, filter])
  const scroll = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 12,
  })
  const items = rows.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <div className="row">
        <label htmlFor="episodes-filter">Only</label>
        <input
          id="episodes-filter"
          type="search"
          placeholder="a seed, how it ended, why"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <span className="soft">
          {sorted.length === episodes.length ? '' : `${sorted.length} of ${episodes.length}`}
        </span>
      </div>
      <div ref={scroll} className="scroll tall" tabIndex={0} role="region" aria-label="List of episodes">
        <table aria-rowcount={sorted.length + 1}>
          <thead>
            <tr>
              <th scope="col">episode</th>
              {columns.map(({ name }, index) => (
                <th
                  key={name}
                  scope="col"
                  className={index > 0 ? 'number' : ''}
                  aria-sort={sort?.name === name ? (sort.down ? 'descending' : 'ascending') : 'none'}
                >
                  <button
                    type="button"
                    className="sort"
                    onClick={() => setSort({ name, down: sort?.name === name ? !sort.down : true })}
                  >
                    {name} <span aria-hidden="true">{sort?.name === name ? (sort.down ? '↓' : '↑') : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <Gap height={above} columns={columns.length + 1} />}
            {items.map(({ index, key }) => {
              const episode = sorted[index]!
              return (
                <tr key={key} aria-rowindex={index + 2} className="episode-row">
                  <th scope="row">
                    <Link to="/runs/$run/episodes/$episode" params={{ run, episode: episode.id }}>
                      {episode.id}
                    </Link>
                    {episode.game && <small className="soft"> {episode.game}</small>}
                  </th>
                  {columns.map(({ name, of, text }, place) => (
                    <td
                      key={name}
                      className={place > 0 ? 'number' : ''}
                      title={place === 0 ? episode.reason : undefined}
                    >
                      {place === 0 ? (
                        <Status status={episode.status} />
                      ) : (
                        (text?.(episode) ?? String(of(episode) ?? '–'))
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
            {below > 0 && <Gap height={below} columns={columns.length + 1} />}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What is above and below the rows in sight. */
const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }) => (
  <tr aria-hidden="true">
    <td colSpan={columns} className="gap" style={{ height }} />
  </tr>
)

export const Status = ({ status }: { readonly status: string }) => (
  <span className={`status status-${status.replace(' ', '-')}`}>{status}</span>
)

function compare(a: number | string | null, b: number | string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b)
}
