/** What a visitor may want. */
import type { FeatureValue, SiteType } from '../../games/planning/index.ts'

export type Wish =
  | {
      readonly about: 'feature'
      readonly feature: string
      readonly good: readonly FeatureValue[]
      readonly bad: readonly FeatureValue[]
    }
  | { readonly about: 'budget'; readonly limit: number }
  /** One of these sites; `must`: it is missed where it is left out. */
  | {
      readonly about: 'see'
      readonly names: readonly string[]
      readonly must: boolean
    }
  | { readonly about: 'type'; readonly type: SiteType }
  | { readonly about: 'distance' }
  /** What was said of a site: to keep it, or to leave it. */
  | { readonly about: 'site'; readonly name: string; readonly liked: boolean }
