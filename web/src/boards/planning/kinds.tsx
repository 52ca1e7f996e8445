/** The kinds of sites, each a sign of its own. */
import type { Site } from './types.ts'

const SIGNS: Readonly<Record<Site['type'], string>> = {
  restaurant: 'M6 2v7a2 2 0 0 0 4 0V2M8 2v16M15 2c-3 2-3 8 0 9v7',
  bar: 'M3 3h14l-7 8ZM10 11v6M6 17h8',
  cafe: 'M3 6h11v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4ZM14 7h2a2 2 0 0 1 0 5h-2',
  museum: 'M2 8l8-5l8 5ZM4 9v6M8 9v6M12 9v6M16 9v6M2 17h16',
  landmark: 'M10 2l2.4 5l5.6.6l-4.2 3.8l1.2 5.6L10 14.2l-5 2.8l1.2-5.6L2 7.6L7.6 7Z',
  park: 'M10 2l5 6h-3l4 5H4l4-5H5ZM10 13v5',
  shop: 'M4 7h12l1 11H3ZM7 7a3 3 0 0 1 6 0',
}

export const Sign = ({ type }: { readonly type: Site['type'] }) => (
  <svg className="planning-sign" viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[type]} />
  </svg>
)
