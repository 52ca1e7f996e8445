/** MapReader: how much can be done at once. */
import type { Limits } from '../engines/text-world/learning.ts'
import type { MapReaderConfig } from './config.ts'

export function limits(config: MapReaderConfig): Limits {
  const { numLocations, maxDistractorItemsPerLocation, limitInventorySize, includeDoors } = config
  // Coin and map, and what else lies about.
  const items = 2 + numLocations * maxDistractorItemsPerLocation
  return { items, readable: 1, furnished: false, doors: includeDoors, ...(limitInventorySize && { capacity: 2 }) }
}
