/** Kinds of sites, what they may have, and what it costs: the published tables (appendix A and the release's data). */

export const SITE_TYPES = ['restaurant', 'bar', 'cafe', 'museum', 'landmark', 'park', 'shop'] as const
/** The kind of a site: restaurant, bar, cafe, …. */
export type SiteType = (typeof SITE_TYPES)[number]

/** The value of a feature. */
export type FeatureValue = boolean | number | string

/** Prices in dollars that a kind of site may have. */
export const PRICES: Readonly<Record<SiteType, readonly number[]>> = {
  restaurant: steps(10, 190, 10),
  bar: steps(10, 90, 10),
  cafe: steps(5, 15, 10),
  museum: steps(0, 40, 10),
  landmark: steps(0, 10, 10),
  park: [0],
  shop: steps(50, 490, 10),
}

export interface Feature {
  readonly values: readonly FeatureValue[]
  /** Kinds of sites that may have it; absent: all. */
  readonly types?: readonly SiteType[]
}

const YES_NO = [true, false]

/** What a site can have, and which values that takes. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  rating: { values: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] },
  'has parking': { values: YES_NO },
  'has takeout': { values: YES_NO, types: ['restaurant'] },
  touristy: { values: YES_NO },
  cuisine: {
    values: [
      'american',
      'chinese',
      'japanese',
      'korean',
      'french',
      'ethiopian',
      'spanish',
      'kosher',
      'thai',
      'seafood',
    ],
    types: ['restaurant'],
  },
  'good for kids': { values: YES_NO, types: SITE_TYPES.filter((type) => type !== 'bar') },
  'accepts reservations': { values: YES_NO, types: ['restaurant'] },
  'open late': { values: YES_NO },
  'good for groups': { values: YES_NO },
  ambience: {
    values: ['divey', 'hipster', 'casual', 'trendy', 'intimate', 'romantic', 'classy', 'serious'],
    types: ['restaurant', 'cafe', 'bar'],
  },
  'outdoor seating': { values: YES_NO, types: ['restaurant', 'cafe', 'bar'] },
  'vegetarian options': { values: YES_NO, types: ['restaurant', 'cafe'] },
  'vegan options': { values: YES_NO, types: ['restaurant', 'cafe'] },
  'live music': { values: YES_NO, types: ['restaurant', 'bar'] },
  'has wifi': { values: YES_NO, types: ['cafe'] },
  'alcohol type': { values: ['beer', 'wine', 'cocktails'], types: ['bar'] },
  viewpoint: { values: YES_NO, types: ['park'] },
}

/** How many features a site has. */
export const FEATURES_EACH = 5

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by)
}
