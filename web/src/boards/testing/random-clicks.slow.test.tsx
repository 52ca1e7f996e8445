// @vitest-environment jsdom
/** As random-clicks.test.tsx, over the configs of every game: layouts, maps, sizes, ways to talk. */
import { describe, it } from 'vitest'
import { games } from '../../../../src/games/index.ts'
import { layouts } from '../../../../src/games/overcooked/index.ts'
import { checkByClicks } from './check-by-clicks.ts'

/** Forty rooms, each leading on, and to some other one way only. */
const wheel = {
  rooms: Array.from({ length: 40 }, (_, i) => ({
    room: i + 1,
    leadsTo: [...new Set([((i + 1) % 40) + 1, ((i + 39) % 40) + 1, ((i + 7) % 40) + 1])],
  })),
  doors: [{ between: [1, 2], button: 9 }],
  start: { alice: 1, bob: 2, thief: 20 },
}

/** A question whose words look a little like those that can be drawn. */
const odd = {
  id: 'odd',
  scenario: 'odd',
  game: 'somewhere else',
  aspect: 'action',
  description: 'There is floor at 1,1. The cooker at noon. Room X leads to .',
  situation: 'I am at 99,1, facing backwards, holding my breath. Bob is in room 7.',
  question: 'What now?',
  options: [
    { key: 'A', text: 'Go.' },
    { key: 'B', text: 'Stay.' },
  ],
  answers: ['A'],
}

const CASES: readonly (readonly [game: string, config: Readonly<Record<string, unknown>>])[] = [
  ...layouts.map(
    ({ name, recipes }) =>
      ['overcooked', { layout: name, horizon: 20, dynamics: recipes ? 'modern' : 'classic' }] as const,
  ),
  ['overcooked', { layout: 'cramped-room', horizon: 25 }],
  ['overcooked', { layout: 'cramped-room', horizon: 6, realTime: 150 }],
  ['overcooked', { layout: 'locked', horizon: 25, randomStart: { things: 0.7 } }],
  ['overcooked', { layout: 'soup_coordination', dynamics: 'modern', horizon: 25, randomStart: { things: 0.7 } }],
  [
    'overcooked',
    { grid: ['XOTX', 'D12S', 'XGPX', 'X  X', 'XXXX'], horizon: 15, orderList: ['onion', 'any', 'tomato'] },
  ],
  ['overcooked', { layout: 'door-rectangle', horizon: 12, realTime: 150 }],
  [
    'overcooked',
    {
      grid: [
        'X'.repeat(64),
        ...Array.from({ length: 62 }, (_, row) => (row === 0 ? `O12${' '.repeat(60)}P` : `D${' '.repeat(62)}S`)),
        'X'.repeat(64),
      ],
      horizon: 3,
    },
  ],
  ['traveling-adventurers', {}],
  ['traveling-adventurers', { mode: 'free', turnLimit: 5 }],
  ['traveling-adventurers', { boards: 'generated', rooms: 12, turnLimit: 3 }],
  ['traveling-adventurers', { boards: 'generated', rooms: 4, mode: 'free', nudges: 1 }],
  ['avalon', { players: 5, preset: 'official' }],
  ['avalon', { players: 7, discussionRounds: 0 }],
  [
    'avalon',
    { players: 10, preset: 'official', discussionRounds: 0, onFifthReject: 'randomTeam', voteVisibility: 'tally' },
  ],
  ['avalon', { players: 6, discussionWhen: 'before', onFifthReject: 'evilWins', leaderVotes: false }],
  [
    'avalon',
    {
      players: 8,
      questVisibility: 'count',
      speakOrder: 'fromLeader',
      discussionWhen: 'both',
      onFifthReject: 'sixthForced',
      stopAtThree: true,
    },
  ],
  [
    'avalon',
    { players: 9, assassination: 'off', leaderRotation: 'perRound', discussionRounds: 0, onFifthReject: 'sixthForced' },
  ],
  ['assignment', { size: 4, limit: 20 }],
  ['assignment', { size: 10, tries: 0, limit: 5 }],
  ['assignment', { size: 2, limit: 12, chat: 'free' }],
  ['planning', { limit: 25 }],
  ['planning', { stops: 6, sites: 7, limit: 15, wordLimit: 60 }],
  ['mediation', { limit: 20 }],
  ['mediation', { users: 5, days: 7, limit: 25, flights: 5 }],
  ['collab-capture', {}],
  [
    'collab-capture',
    {
      map: {
        rooms: [
          { room: 'a', leadsTo: ['b'] },
          { room: 'b', leadsTo: ['c'] },
          { room: 'c', leadsTo: ['a'] },
        ],
        doors: [{ between: ['a', 'b'], button: 'c' }],
        start: { alice: 'a', bob: 'b', thief: 'c' },
      },
      maxTurns: 8,
    },
  ],
  ['collab-escape', {}],
  ['collab-escape', { map: 'seven-areas', lossIf: 'both', adversary: 'greedy', fixesNeeded: 3, fixBy: 'same' }],
  ['collab-capture', { map: wheel, start: { alice: 1, bob: 2, thief: 20 }, maxTurns: 10 }],
  ['collab-escape', { map: 'prompt', generators: [3, 9], maxTurns: 20 }],
  ['theory-of-mind', { questions: [odd] }],
  ['theory-of-mind', {}],
  ['theory-of-mind', { about: 'overcooked' }],
  ['arithmetic', { envStepLimit: 20 }],
  ['map-reader', { level: 5, envStepLimit: 20 }],
  ['sorting', { level: 3, envStepLimit: 20 }],
  ['twc', { level: 5, envStepLimit: 20 }],
]

describe('a board', () => {
  it.each(CASES)('of %s is played to the end by random clicks alone (%j)', async (name, config) => {
    for (const seed of [1, 2]) await checkByClicks(await games[name]!(), config, seed)
  })
})
