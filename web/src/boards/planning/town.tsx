/** The town from above: districts and river where they are known, a button for every site, the day as a line. */
// From its own file: the index would bring the whole game along.
import { DISTRICTS, RIVER } from '../../../../src/games/planning/city.ts'
import { Sign } from './kinds.tsx'
import type { Site } from './types.ts'

export interface TownProps {
  readonly sites: readonly Site[]
  /** Sites that pass the filters. */
  readonly found: ReadonlySet<number>
  /** The day's sites in order. */
  readonly day: readonly Site[]
  readonly looked: number | undefined
  readonly onLook: (id: number) => void
}

export function Town({ sites, found, day, looked, onLook }: TownProps) {
  const { at, isHere } = project(sites)
  const points = (places: readonly (readonly [number, number])[]): string =>
    places.map((place) => `${at(place).x},${at(place).y}`).join(' ')
  return (
    <div className="board-plane planning-town" role="group" aria-label="Map of the town">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <rect className="planning-land" width="100" height="100" />
        {isHere && <polyline className="planning-river" points={points(RIVER)} />}
        <polyline className="planning-day" points={points(day.map(({ loc }) => loc))} />
      </svg>
      {isHere &&
        DISTRICTS.map(({ name, at: place }) => {
          const { x, y } = at(place)
          return x < 10 || x > 90 || y < 2 || y > 98 ? null : (
            <span key={name} className="board-at planning-district" style={{ left: `${x}%`, top: `${y}%` }}>
              {name}
            </span>
          )
        })}
      {sites.map((site) => {
        const { x, y } = at(site.loc)
        const stop = day.findIndex(({ id }) => id === site.id)
        const className = [
          'board-at planning-site',
          !found.has(site.id) && stop < 0 && 'planning-faint',
          stop >= 0 && 'planning-stop',
          looked === site.id && 'planning-looked',
        ]
          .filter(Boolean)
          .join(' ')
        return (
          <button
            key={site.id}
            type="button"
            className={className}
            style={{ left: `${x}%`, top: `${y}%` }}
            title={site.name}
            aria-label={`${site.name}, ${site.type}${stop >= 0 ? `, stop ${stop + 1}` : ''}`}
            aria-pressed={looked === site.id}
            data-shown={looked === site.id || undefined}
            tabIndex={found.has(site.id) || stop >= 0 ? 0 : -1}
            onClick={() => onLook(site.id)}
          >
            {stop >= 0 ? stop + 1 : <Sign type={site.type} />}
          </button>
        )
      })}
    </div>
  )
}

/** Longitude and latitude to hundredths of the map, with an edge around the outermost sites. */
function project(sites: readonly Site[]) {
  const [east, north] = [sites.map(({ loc }) => loc[0]), sites.map(({ loc }) => loc[1])]
  const [west, right, south, top] = [Math.min(...east), Math.max(...east), Math.min(...north), Math.max(...north)]
  const part = (value: number, from: number, to: number): number => (to > from ? (value - from) / (to - from) : 0.5)
  const at = ([longitude, latitude]: readonly [number, number]) => ({
    x: 6 + 88 * part(longitude, west, right),
    y: 8 + 84 * (1 - part(latitude, south, top)),
  })
  const inside = DISTRICTS.filter(({ at: [x, y] }) => x >= west && x <= right && y >= south && y <= top)
  return { at, isHere: inside.length >= DISTRICTS.length / 2 }
}
