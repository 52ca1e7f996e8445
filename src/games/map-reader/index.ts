/**
 * The game of MapReader: fetch the coin, bring it to the box, with a map.
 *
 * @module roundtable/games/map-reader
 */
import { textGame } from '../engines/text-world/text-game.ts'
import { config } from './config.ts'
import { deal } from './instances.ts'
import { explain } from './language.ts'
import { limits } from './learning.ts'
import { redraw } from './redraw.ts'
import { rules } from './rules.ts'

/** MapReader, one seat (`player`): fetch a coin from a distant place and bring it to the box, with a map. */
export const mapReader = textGame({
  name: 'map-reader',
  version: 1,
  title: 'MapReader',
  about: 'One player with a map fetches a coin from a distant place and brings it to a box.',
  config,
  rules,
  deal,
  redraw,
  explain,
  limits,
})
export { mapReader as default }
