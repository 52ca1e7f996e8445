/**
 * The game of Arithmetic: solve the problem, find the bundle with that many things, put it in the box.
 *
 * @module roundtable/games/arithmetic
 */
import { textGame } from '../engines/text-world/text-game.ts'
import { config } from './config.ts'
import { deal } from './instances.ts'
import { explain } from './language.ts'
import { limits } from './learning.ts'
import { redraw } from './redraw.ts'
import { rules } from './rules.ts'

/** Arithmetic, one seat (`player`): read the problem, put the bundle with as many things as its result into the box. */
export const arithmetic = textGame({
  name: 'arithmetic',
  version: 1,
  title: 'Arithmetic',
  about: 'One player solves a written problem and brings as many things as the answer says.',
  config,
  rules,
  deal,
  redraw,
  explain,
  limits,
})
export { arithmetic as default }
