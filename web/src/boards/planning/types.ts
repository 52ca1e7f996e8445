/** What the boards of Planning draw and do. */
import type { planning } from 'roundtable/games/planning'

export type Observation = ReturnType<(typeof planning)['observe']>
export type Action = Parameters<(typeof planning)['act']>[2]
export type Site = NonNullable<Observation['sites']>[number]
export type Shown = NonNullable<Observation['open']>['shown']

export const nameDay = ({ names }: Shown): string => names.map((name) => name ?? 'open').join(' → ')
