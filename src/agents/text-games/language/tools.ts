/** The modules that a language agent is given in each game. */
import { hash } from '../../../core/json.ts'
import { arithmetic } from '../../../games/arithmetic/index.ts'
import { mapReader } from '../../../games/map-reader/index.ts'
import { sorting } from '../../../games/sorting/index.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import { knownFacts } from '../../../games/engines/text-world/tables.ts'
import { Calculator } from '../../modules/calculator.ts'
import { CompatibleCalculator } from '../../modules/compatible/calculator.ts'
import { CompatibleKnowledgeBase } from '../../modules/compatible/knowledge-base.ts'
import { CompatibleNavigator } from '../../modules/compatible/navigator.ts'
import { CompatibleSorter } from '../../modules/compatible/sorter.ts'
import { KnowledgeBase } from '../../modules/knowledge-base.ts'
import { MapModule } from '../../modules/map.ts'
import { Sorter } from '../../modules/sorter.ts'
import type { TextModule } from '../../modules/text-module.ts'
import { placesKnownTo } from '../knowledge.ts'
import { Toolbox } from '../toolbox.ts'
import type { LanguageOptions } from './options.ts'

export function toolsFor(game: string, config: TextConfig, options: LanguageOptions): Toolbox {
  return new Toolbox(options.modules === 'none' ? [] : [moduleFor(game, config, options, options.modules)])
}

function moduleFor(
  game: string,
  config: TextConfig,
  { withheld }: LanguageOptions,
  kind: 'ours' | 'bct' | 'llm',
): TextModule {
  if (game === arithmetic.name) return kind === 'ours' ? new Calculator() : new CompatibleCalculator(kind)
  if (game === mapReader.name) return kind === 'ours' ? new MapModule() : new CompatibleNavigator(kind)
  if (game === sorting.name) return kind === 'ours' ? new Sorter() : new CompatibleSorter()
  if (kind === 'ours') return new KnowledgeBase(placesKnownTo(config), (thing) => isWithheld(thing, withheld))
  return new CompatibleKnowledgeBase(kind, knownFacts(config.tables!))
}

/** The published modules read the published engine's texts; in our world they would understand nothing. */
export const fitsWorld = ({ world }: TextConfig, { modules }: LanguageOptions): boolean =>
  world === 'textworldexpress' || modules === 'ours' || modules === 'none'

/** Always the same share of things, whatever the episode. */
const isWithheld = (thing: string, share: number): boolean =>
  Number.parseInt(hash(thing.toLowerCase()).slice(0, 8), 16) < share * 0x1_0000_0000
