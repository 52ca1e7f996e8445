// @vitest-environment jsdom
/** Somebody who presses whatever there is, at random, plays every game to its end on its board alone. */
import { describe, it } from 'vitest'
import { games } from '../../../../src/games/index.ts'
import { checkByClicks } from './check-by-clicks.ts'

const CASES: readonly (readonly [game: string, config: Readonly<Record<string, unknown>>])[] = [
  ['overcooked', { layout: 'locked', horizon: 6, randomStart: { things: 0.7 } }],
  ['traveling-adventurers', { turnLimit: 2 }],
  ['traveling-adventurers', { boards: 'generated', rooms: 4, mode: 'free', turnLimit: 3, nudges: 1 }],
  ['avalon', { players: 5, preset: 'official', discussionRounds: 0, onFifthReject: 'evilWins', stopAtThree: true }],
  ['assignment', { size: 3, limit: 10 }],
  ['planning', { stops: 3, sites: 7, limit: 4 }],
  ['mediation', { limit: 8, flights: 5 }],
  ['collab-capture', { maxTurns: 8 }],
  ['collab-escape', { map: 'seven-areas' }],
  ['theory-of-mind', {}],
  ['arithmetic', { envStepLimit: 8 }],
  ['map-reader', { level: 3, envStepLimit: 8 }],
  ['sorting', { level: 3, envStepLimit: 8 }],
  ['twc', { level: 5, envStepLimit: 8 }],
]

describe('a board', () => {
  it.each(CASES)('of %s is played to the end by random clicks alone (%j)', async (name, config) => {
    await checkByClicks(await games[name]!(), config, 1)
  })
})
