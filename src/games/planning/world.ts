/** A town, what its sites are like, and what the visitor wants. Fields as in the published games. */
import type { FeatureValue, SiteType } from './site-tables.ts'

/** A place in the town. */
export interface Site {
  readonly id: number
  readonly name: string
  readonly type: SiteType
  /** Longitude and latitude in degrees. */
  readonly loc: readonly [number, number]
  /** Dollars. */
  readonly price: number
  readonly features: Readonly<Record<string, FeatureValue>>
}

/**
 * One thing the visitor cares about. `weight` is what it counts, from 1 to 10; less than 0 for budget and distance.
 * `text` is all that the visitor is told of it.
 */
export type Preference =
  /** `+weight` for each stop whose feature is among `good`, `-weight` if among `bad`. */
  | {
      readonly kind: 'FeaturePreference'
      readonly text: string
      readonly weight: number
      readonly feature: string
      readonly bad: readonly FeatureValue[]
      readonly good: readonly FeatureValue[]
    }
  /** `weight` if the prices sum to more than `budget`. */
  | { readonly kind: 'PriceBudgetPreference'; readonly text: string; readonly weight: number; readonly budget: number }
  /** `+weight` if a stop is among `names`; else, with `penalize`, `-weight`. */
  | {
      readonly kind: 'WantToGo'
      readonly text: string
      readonly weight: number
      readonly names: readonly string[]
      readonly penalize: boolean
    }
  | {
      readonly kind: 'AtLeastOneEventType'
      readonly text: string
      readonly weight: number
      readonly type: SiteType
      readonly penalize: boolean
    }
  /** `weight` for each mile of each leg, cut off to a whole number. */
  | { readonly kind: 'DistancePreference'; readonly text: string; readonly weight: number }

/** A whole deal of Planning, as `instance` may give it. */
export interface PlanningWorld {
  readonly stops: number
  readonly sites: readonly Site[]
  readonly preferences: readonly Preference[]
  /** Whether the assistant's text lists all sites or it has to search. */
  readonly database: 'search' | 'listed'
  readonly searchDialect: 'complete' | 'published'
  /** Whether the visitor is told in bins how much its wishes count. */
  readonly magnitudes?: 'binned'
}

/** The bins of section 3.2: what is told of a weight, which runs from 1 to 10 on either side. */
export const MAGNITUDES = ['strong negative', 'mild negative', 'mild positive', 'strong positive'] as const
/** One of the {@link MAGNITUDES}. */
export type Magnitude = (typeof MAGNITUDES)[number]

/** The bin of a weight. */
export const magnitudeOf = ({ weight }: Preference): Magnitude =>
  `${Math.abs(weight) > 5 ? 'strong' : 'mild'} ${weight < 0 ? 'negative' : 'positive'}`

/** Sites by id in order; null: a slot left open. */
export interface PlanningProposal {
  readonly events: readonly (number | null)[]
}
