import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IllegalAction, InvalidInput, Unreadable } from '../../core/errors.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { captureMaps, collabCapture as game, solveCapture, startsByDifficulty, type CaptureState } from './index.ts'

const config = (given: unknown = {}) => validate(game.config, given, 'config')
const begin = (given: unknown = {}, seed = 1): CaptureState => game.start(config(given), seed)
const move = (room: number) => ({ type: 'move', room }) as const
const stay = { type: 'stay' } as const
const press = { type: 'press' } as const

function take(state: CaptureState, alice: any, bob: any): CaptureState {
  return game.act(game.act(state, 'alice', alice), 'bob', bob)
}

/** Both players take the first best joint action until it is over. */
function playOptimally(state: CaptureState): CaptureState {
  const solution = solveCapture(captureMaps['nine-rooms']!, state.config.adversary)
  while (!game.outcome(state)) {
    const { alice, bob } = solution.rate({ situation: state.situation, caught: false }).find(({ best }) => best)!.option
    state = take(state, alice, bob)
  }
  return state
}

const hall = {
  rooms: [
    { room: 'hall', leadsTo: ['attic', 'cellar'] },
    { room: 'attic', leadsTo: ['hall', 'cellar'] },
    { room: 'cellar', leadsTo: ['hall', 'attic'] },
    { room: 'vault', leadsTo: ['cellar'] },
  ],
  doors: [{ between: ['cellar', 'vault'], button: 'attic' }],
  start: { alice: 'hall', bob: 'hall', thief: 'attic' },
}

describe('collab-capture', () => {
  it('keeps the contract of a game', () => {
    const configs = [
      {},
      ...sized([], [{ adversary: 'greedy', start: 'sampled' }]),
      { adversary: 'minimax', start: { optimalTurns: 6 } },
      { map: hall, adversary: 'restless', maxTurns: 12 },
    ]
    conformSized(game, { configs, episodes: sized(3, 6) })
  })

  it('starts as published: the door between 1 and 2 closed, the one between 3 and 4 open', () => {
    expect(begin().situation).toEqual({ alice: 1, bob: 6, thief: 2, open: [false, true] })
  })

  it('is solved in 3 turns from the published start, and in 1 with the doors the other way round', () => {
    const metrics = game.outcome(playOptimally(begin()))!.metrics
    expect(metrics).toEqual({ won: true, turns: 3, optimalTurns: 3, excessTurns: 0 })
    const other = playOptimally(begin({ start: { alice: 1, bob: 6, thief: 2, open: [true, false] } }))
    expect(game.outcome(other)!.metrics).toMatchObject({ turns: 1, optimalTurns: 1 })
  })

  it.each([
    ['code', [916, 730, 498, 117, 15], 3],
    ['greedy', [316, 636, 755, 451, 114, 4], 4],
    ['restless', [606, 584, 726, 287, 72, 1], 3],
  ] as const)('counts the situations of each difficulty against the %s thief', (adversary, counts, fromStart) => {
    const strata = startsByDifficulty(config({ adversary }))
    expect([...strata.values()].map((situations) => situations.length)).toEqual(counts)
    const solution = solveCapture(captureMaps['nine-rooms']!, adversary)
    expect(solution.situations).toHaveLength(2304)
    expect(solution.value({ situation: begin().situation, caught: false }).turns).toBe(fromStart)
  })

  it('lets nobody stay free for longer against a perfect thief than optimal play takes, from any start', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('code', 'greedy', 'restless', 'minimax'), (seed, adversary) => {
        const end = playOptimally(begin({ adversary, start: 'sampled' }, seed))
        expect(game.outcome(end)!.metrics).toMatchObject({ won: true, excessTurns: 0 })
      }),
      { numRuns: sized(60, 200) },
    )
  })

  it('toggles a door from the next turn on, and not at all when both press its button', () => {
    const start = { alice: 9, bob: 9, thief: 4, open: [false, false] }
    expect(take(begin({ start }), press, stay).situation.open).toEqual([true, false])
    expect(take(begin({ start }), press, press).situation.open).toEqual([false, false])
    const closing = begin({ start: { alice: 9, bob: 1, thief: 4, open: [true, true] } })
    const closed = take(closing, press, move(2)).situation
    expect(closed).toMatchObject({ bob: 2, open: [false, true] })
  })

  it('catches a thief that passes a player, in the first turn too', () => {
    // Sealed in rooms 2 and 3, the thief has to leave room 3 for room 2 as Bob comes from there.
    const end = take(begin({ start: { alice: 6, bob: 2, thief: 3, open: [true, false] } }), stay, move(3))
    expect(game.outcome(end)).toMatchObject({ reason: 'bob caught the thief', scores: { alice: 1, bob: 1 } })
  })

  it('lets the published thief run where the room number differs most from the nearer player’s next room', () => {
    const state = begin({ start: { alice: 1, bob: 9, thief: 5, open: [true, true] } })
    expect(take(state, move(2), move(6)).situation.thief).toBe(4)
    expect(take(state, move(6), move(6)).situation.thief).toBe(4)
    expect(take(state, stay, stay).situation.thief).toBe(4)
  })

  it('seals the thief in where every way out is closed', () => {
    const state = begin({ map: hall, start: { alice: 'hall', bob: 'attic', thief: 'vault' } })
    expect(take(state, stay, stay).situation.thief).toBe('vault')
    expect(take(state, stay, press).situation.open).toEqual([true])
  })

  it('ends without a catch after maxTurns', () => {
    let state = begin({ maxTurns: 2 })
    state = take(take(state, stay, stay), stay, stay)
    expect(game.outcome(state)).toMatchObject({
      metrics: { won: false, turns: 2, optimalTurns: 3, excessTurns: null },
      reason: 'the thief is still free',
    })
  })

  it('says what can be done instead of an illegal action', () => {
    const cannot = () => game.act(begin(), 'alice', move(2))
    expect(cannot).toThrow(IllegalAction)
    expect(cannot).toThrow('you cannot move to room 2 from room 1; you can stay, move to room 6')
    expect(() => game.act(begin(), 'alice', press)).toThrow('press the button')
    expect(() => game.act(game.act(begin(), 'bob', stay), 'bob', stay)).toThrow('chosen already')
  })

  it('hides what a player chose from the other until both have chosen', () => {
    const state = game.act(begin(), 'bob', move(5))
    expect(game.turn(state).must).toEqual(['alice'])
    expect(game.observe(state, 'alice')).toEqual(game.observe(begin(), 'alice'))
    expect(game.observe(state, 'bob').chosen).toEqual(move(5))
  })

  it.each([
    [{ map: { ...hall, doors: [{ between: ['attic', 'vault'], button: 'hall' }] } }, 'no way between attic and vault'],
    [{ map: { ...hall, start: { ...hall.start, thief: 'hall' } } }, 'the thief starts in the room of a player'],
    [{ start: { alice: 1, bob: 2, thief: 10 } }, 'room 10 is not on the map'],
    [{ start: { alice: 1, bob: 2, thief: 3, open: [true] } }, 'the map has 2 doors, not 1'],
    [{ map: 'ten-rooms' }, 'map'],
  ])('refuses the config %j', (given, message) => {
    expect(() => config(given)).toThrow(InvalidInput)
    expect(() => config(given)).toThrow(message)
  })

  it('refuses to draw a start of a difficulty that there is not', () => {
    expect(() => begin({ start: { optimalTurns: 9 } })).toThrow('there are some of 1, 2, 3, 4, 5')
  })

  it('reads actions as players say them', () => {
    const seen = game.observe(begin(), 'alice')
    expect(game.language.parse('Analysis: I could stay.\nAction: Move to Room 6.', seen)).toEqual(move(6))
    expect(game.language.parse('B. Press button in room 9', seen)).toEqual(press)
    expect(game.language.parse('Action: **stay in current room**', seen)).toEqual(stay)
    expect(() => game.language.parse('Action: move to room 77', seen)).toThrow(Unreadable)
    expect(() => game.language.parse('I give up', seen)).toThrow('Say one of: stay, move to room 6')
  })

  it('tells all that its rules say and nothing stale', () => {
    const after = take(begin(), move(6), stay)
    expect(game.language.describe(game.observe(after, 'bob'))).toBe(
      [
        'Turn 2 of 30. You (Bob) are in room 6. Alice is in room 6. The thief is in room 3.',
        'The door between room 1 and room 2 is closed. The door between room 3 and room 4 is open.',
        'Last turn you chose to stay, Alice chose to move to room 6, and the thief moved from room 2 to room 3.',
        'You can: stay, move to room 5, move to room 9, move to room 1.',
      ].join('\n'),
    )
    expect(game.sample(game.observe(after, 'bob'), new Random(1)).type).toMatch(/stay|move/)
  })
})
