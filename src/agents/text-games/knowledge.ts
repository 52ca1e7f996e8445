/** What the knowledge base of a TWC player knows: the everyday places of the world that it plays in. */
import type { TextConfig } from '../../games/engines/text-world/config.ts'
import { settings } from '../../games/engines/text-world/settings/index.ts'
import { knownFacts } from '../../games/engines/text-world/tables.ts'
import type { Places } from '../modules/knowledge-base.ts'

export function placesKnownTo({ world, fold, tables }: TextConfig): Places {
  if (world === 'ours')
    return new Map(Object.entries(settings[fold].belongings).map(([thing, { places }]) => [thing, places]))
  const places = new Map<string, string[]>()
  for (const { object, place } of knownFacts(tables!)) places.set(object, [...(places.get(object) ?? []), place])
  return places
}
