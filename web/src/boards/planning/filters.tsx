/** Which sites are looked for: words, kinds, a price, and features, each with how many sites it would leave. */
import { Sign } from './kinds.tsx'
import type { Site } from './types.ts'

export interface Wanted {
  readonly words: string
  readonly types: readonly Site['type'][]
  readonly price: number | undefined
  /** `feature=value`, all of which have to hold. */
  readonly features: readonly string[]
}

export const EVERYTHING: Wanted = { words: '', types: [], price: undefined, features: [] }

export function findSites(sites: readonly Site[], { words, types, price, features }: Wanted): readonly Site[] {
  const said = words.trim().toLowerCase()
  return sites.filter(
    (site) =>
      (types.length === 0 || types.includes(site.type)) &&
      (price === undefined || site.price <= price) &&
      features.every((feature) => featuresOf(site).includes(feature)) &&
      (said === '' || [site.name, site.type, ...featuresOf(site)].some((text) => text.toLowerCase().includes(said))),
  )
}

/** `has wifi`, `no parking` as yes-or-no features are said; `rating 4.5`, `cuisine thai` for the others. */
export const sayFeature = (name: string, value: unknown): string =>
  value === true ? name : value === false ? `not: ${name}` : `${name}: ${String(value)}`

export const featuresOf = ({ features }: Site): readonly string[] =>
  Object.entries(features).map(([name, value]) => sayFeature(name, value))

export interface FiltersProps {
  readonly sites: readonly Site[]
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
}

export function Filters({ sites, wanted, onWant }: FiltersProps) {
  const types = [...new Set(sites.map(({ type }) => type))]
  const prices = [...new Set(sites.map(({ price }) => price))].sort((a, b) => a - b)
  const features = [...new Set(sites.flatMap(featuresOf))].sort()
  const count = (change: Partial<Wanted>): number => findSites(sites, { ...wanted, ...change }).length
  const toggle = <Item,>(list: readonly Item[], item: Item): readonly Item[] =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item]
  return (
    <div className="planning-filters" role="group" aria-label="Filters">
      <div className="board-row">
        <input
          className="board-input planning-words"
          aria-label="Words in name or features"
          placeholder="Find by words…"
          value={wanted.words}
          onChange={({ target }) => onWant({ ...wanted, words: target.value })}
        />
        <select
          className="board-input planning-price"
          aria-label="Price"
          value={wanted.price ?? ''}
          onChange={({ target }) =>
            onWant({ ...wanted, price: target.value === '' ? undefined : Number(target.value) })
          }
        >
          <option value="">any price</option>
          {prices.map((price) => (
            <option key={price} value={price}>
              at most ${price}
            </option>
          ))}
        </select>
      </div>
      <div className="board-row">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="board-button planning-kind"
            aria-pressed={wanted.types.includes(type)}
            onClick={() => onWant({ ...wanted, types: toggle(wanted.types, type) })}
          >
            <Sign type={type} /> {type} <span className="board-soft">{count({ types: [type] })}</span>
          </button>
        ))}
      </div>
      <details>
        <summary className="board-small">
          Features{wanted.features.length > 0 && <b>: {wanted.features.join(', ')}</b>}
        </summary>
        <div className="planning-features">
          {features.map((feature) => {
            const isOn = wanted.features.includes(feature)
            const left = isOn ? undefined : count({ features: [...wanted.features, feature] })
            return (
              <label key={feature} className={left === 0 ? 'board-soft' : ''}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={left === 0}
                  onChange={() => onWant({ ...wanted, features: toggle(wanted.features, feature) })}
                />{' '}
                {feature} {left !== undefined && <span className="board-soft">{left}</span>}
              </label>
            )
          })}
        </div>
      </details>
    </div>
  )
}
