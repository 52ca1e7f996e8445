/** What the boards of Mediation draw and do. */
import type { mediation } from 'roundtable/games/mediation'

export type Observation = ReturnType<(typeof mediation)['observe']>
export type Action = Parameters<(typeof mediation)['act']>[2]
export type Flight = NonNullable<Observation['flights']>[number]
export type Shown = NonNullable<Observation['open']>['shown']

/** A meeting as far as it is known to who looks. */
export interface Meeting {
  readonly start: string
  readonly end: string
  readonly importance?: number | undefined
  /** Hidden from the assistant. */
  readonly isPrivate?: boolean
}
