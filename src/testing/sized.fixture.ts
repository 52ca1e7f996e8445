/**
 * How much of a proof a suite runs: `npm test` the short form, `npm run test:slow` all of it, from a `*.slow.test.ts` that
 * imports the test beside it.
 */
import type { Game } from '../core/game.ts'
import { conform, type ConformanceOptions } from './conform.ts'

export const atLength = process.env.TESTS_AT_LENGTH === 'yes'

export const sized = <Value>(short: Value, long: Value): Value => (atLength ? long : short)

/** The first and fifth, which every config gets, are those that most patterns stumble over. */
const FEW = [' ', '1', '"', '{"a":', 'a ', '.']

/** The kit as every game of ours is held to it. */
export const conformSized = (game: Game, options: ConformanceOptions): void =>
  conform(game, { ...options, ...(!atLength && { units: FEW }) })
