/**
 * The game of TWC (text world common sense): everything to the place where it belongs.
 *
 * @module roundtable/games/twc
 */
import { textGame } from '../engines/text-world/text-game.ts'
import { config } from './config.ts'
import { deal } from './instances.ts'
import { explain } from './language.ts'
import { limits } from './learning.ts'
import { redraw } from './redraw.ts'
import { rules } from './rules.ts'

/** TWC, text world common sense, one seat (`player`): everything to the place where it is usually kept. */
export const twc = textGame({
  name: 'twc',
  version: 2,
  title: 'TWC',
  about: 'One player puts things away to where they are usually kept.',
  config,
  rules,
  deal,
  redraw,
  explain,
  limits,
})
export type { TwcConfig } from './config.ts'
export { twc as default }
