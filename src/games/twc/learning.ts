/** TWC: how much can be done at once. */
import type { Limits } from '../engines/text-world/learning.ts'
import type { TwcConfig } from './config.ts'

export function limits({ numItemsToPutAway, includeDoors }: TwcConfig): Limits {
  return { items: numItemsToPutAway, furnished: true, doors: includeDoors }
}
