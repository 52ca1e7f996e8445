/**
 * How much of a proof a suite runs: `npm test` the short form, `npm run test:slow` all of it, from a `*.slow.test.ts` that
 * imports the test beside it.
 */
import type { Game } from '../core/game.ts'
import { conform, type ConformanceOptions } from './conform.ts'
import { repeatedUnits } from './reader-scaling.ts'

export const atLength = process.env.TESTS_AT_LENGTH === 'yes'

export const sized = <Value>(short: Value, long: Value): Value => (atLength ? long : short)

/** Of every kind some, and not those that `readers.test.ts` repeats for the same readers. */
const FEW = repeatedUnits.filter((_, i) => i % 12 === 5)

/** The kit as every game of ours is held to it. */
export const conformSized = (game: Game, options: ConformanceOptions): void =>
  conform(game, { ...options, ...(!atLength && { units: FEW }) })
