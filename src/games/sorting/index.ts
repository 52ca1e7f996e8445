/**
 * The game of Sorting: everything into the box, from the smallest to the largest.
 *
 * @module roundtable/games/sorting
 */
import { textGame } from '../engines/text-world/text-game.ts'
import { config } from './config.ts'
import { deal } from './instances.ts'
import { explain } from './language.ts'
import { limits } from './learning.ts'
import { redraw } from './redraw.ts'
import { rules } from './rules.ts'

/** Sorting, one seat (`player`): everything into the box, from the smallest quantity to the largest, units and all. */
export const sorting = textGame({
  name: 'sorting',
  version: 1,
  title: 'Sorting',
  about: 'One player puts things into a box in the order of their quantities, units and all.',
  config,
  rules,
  deal,
  redraw,
  explain,
  limits,
})
export { sorting as default }
