import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IllegalAction, Unreadable } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import {
  begin,
  collabEscape as game,
  escapeMaps,
  solveEscape,
  startsByDifficulty,
  worldOf,
  type EscapeState,
} from './index.ts'

const config = (given: unknown = {}) => validate(game.config, given, 'config')
const open = (given: unknown = {}, seed = 1): EscapeState => game.start(config(given), seed)
const world = (given: unknown = {}) => {
  const valid = config(given)
  return worldOf(valid, open(given).generators)
}
const move = (room: number | string) => ({ type: 'move', room }) as const
const stay = { type: 'stay' } as const
const fix = { type: 'fix' } as const

function take(state: EscapeState, alice: any, bob: any): EscapeState {
  if (alice) state = game.act(state, 'alice', alice)
  return bob ? game.act(state, 'bob', bob) : state
}

/** Both survivors take the first best joint action until it is over. */
function playOptimally(state: EscapeState): EscapeState {
  const solution = solveEscape(worldOf(state.config, state.generators))
  while (!game.outcome(state)) {
    const { alice, bob } = solution.rate(state.situation).find(({ best }) => best)!.option
    state = take(state, alice, bob)
  }
  return state
}

describe('collab-escape', () => {
  it('keeps the contract of a game', () => {
    const configs = [
      {},
      { map: 'seven-areas', fixBy: 'same', lossIf: 'both', start: 'sampled' },
      ...sized([], [{ map: 'seven-rooms', fixesNeeded: 3, lossIf: 'both' }]),
      { map: 'seven-rooms', adversary: 'greedy', killerMayStay: true, generators: 'random' },
    ]
    conformSized(game, { configs, episodes: sized(2, 6) })
  })

  it('starts as published: Alice in 1, Bob in 2, the killer in 6, generators in 1 and 6', () => {
    const { situation, generators } = open()
    expect(situation).toMatchObject({ alice: 1, bob: 2, killer: 6, target: null })
    expect(generators).toEqual([1, 6])
  })

  it.each([
    ['code', 6.5],
    ['prompt', 7 + 5 / 12],
  ] as const)('is won surely on the map "%s", in %f expected turns', (map, turns) => {
    const value = solveEscape(world({ map })).value(open({ map }).situation)
    expect(value.winChance).toBeCloseTo(1, 9)
    expect(value.turns).toBeCloseTo(turns, 9)
  })

  it('takes as many turns on average as its solution says', () => {
    const ends = Array.from({ length: 2000 }, (_, seed) => game.outcome(playOptimally(open({}, seed)))!.metrics)
    expect(ends.every(({ won, turnsLost, winChanceLost }) => won && turnsLost === 0 && winChanceLost === 0)).toBe(true)
    const mean = ends.reduce((sum, { turns }) => sum + Number(turns), 0) / ends.length
    expect(Math.abs(mean - 6.5)).toBeLessThan(0.1)
  })

  it('is won by optimal play from every start that can be made sure, against every killer', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.constantFrom('code', 'greedy'),
        fc.constantFrom('any', 'both'),
        (seed, adversary, lossIf) => {
          const state = open({ map: 'seven-rooms', adversary, lossIf, start: 'sampled', maxTurns: 1000 }, seed)
          expect(game.outcome(playOptimally(state))!.metrics).toMatchObject({
            won: true,
            winChanceLost: 0,
            turnsLost: 0,
          })
        },
      ),
      { numRuns: sized(40, 100) },
    )
  })

  it('measures what a careless turn gives away', () => {
    const careless = take(open(), stay, stay)
    const { turnsLost, winChanceLost } = game.outcome(playOptimally(careless))!.metrics
    const solution = solveEscape(world())
    const { turns, winChance } = solution.rate(open().situation)[0]!
    expect(winChance).toBeCloseTo(1, 9)
    expect(winChanceLost).toBe(0)
    expect(turnsLost).toBeCloseTo(turns - 6.5, 9)
    expect(Number(turnsLost)).toBeGreaterThan(0.5)
  })

  it('loses all fixes of a generator in a turn without one', () => {
    const once = take(open(), fix, stay)
    expect(once.situation.repairs[0]).toEqual({ fixes: 1, by: null })
    expect(take(once, stay, stay).situation.repairs[0]!.fixes).toBe(0)
    expect(take(once, fix, stay).situation.repairs[0]!.fixes).toBe(2)
  })

  it('counts the fixes of both survivors, two in one turn as two', () => {
    const together = open({ start: { alice: 1, bob: 1, killer: 5 } })
    expect(take(together, fix, fix).situation.repairs[0]!.fixes).toBe(2)
    const handedOver = take(take(together, fix, stay), stay, fix)
    expect(handedOver.situation.repairs[0]!.fixes).toBe(2)
  })

  it('begins anew with another survivor where one has to make all fixes', () => {
    const alone = open({ fixBy: 'same', start: { alice: 1, bob: 1, killer: 5 } })
    expect(take(take(alone, fix, stay), stay, fix).situation.repairs[0]).toEqual({ fixes: 1, by: 'bob' })
    expect(take(take(alone, fix, stay), fix, fix).situation.repairs[0]).toEqual({ fixes: 2, by: null })
  })

  it('lets the killer go where its target was, so that leaving saves and staying does not', () => {
    const seen = { start: { alice: 5, bob: 2, killer: 6 } }
    expect(open(seen).situation.target).toBe('alice')
    expect(game.outcome(take(open(seen), stay, stay))).toMatchObject({ reason: 'the killer caught alice' })
    expect(take(open(seen), move(4), stay).situation).toMatchObject({ alice: 4, killer: 5, target: 'alice' })
    const passed = take(open(seen), move(6), stay)
    expect(passed.situation).toMatchObject({ alice: 6, killer: 5 })
  })

  it('turns the killer to the survivor that it newly sees, and otherwise keeps to its target', () => {
    const start = { alice: 1, bob: 4, killer: 3 }
    expect(open({ start }).situation.target).toBe('bob')
    // The killer goes to 4, from where it sees rooms 3 and 5: Bob, whom it saw, in 5.
    expect(take(open({ start }), stay, move(5)).situation.target).toBe('bob')
    const both = { map: 'seven-rooms', start: { alice: 2, bob: 4, killer: 3 } }
    expect(open(both).situation.target).toBe('alice')
    const newlySeen = take(open({ map: 'seven-rooms', start: { alice: 5, bob: 3, killer: 6 } }), move(4), stay)
    expect(newlySeen.situation).toMatchObject({ killer: 5, target: 'bob' })
    expect(take(newlySeen, stay, move(2)).situation).toMatchObject({ killer: 3, target: 'bob' })
  })

  it('ends with one caught survivor, or only with both, as configured', () => {
    const given = { lossIf: 'both', start: { alice: 5, bob: 2, killer: 6 } }
    const one = take(open(given), stay, stay)
    expect(game.outcome(one)).toBeUndefined()
    expect(one.situation.alice).toBeNull()
    expect(game.turn(one).must).toEqual(['bob'])
    expect(() => game.act(one, 'alice', stay)).toThrow('you were caught')
    expect(take(one, null, move(1)).situation.bob).toBe(1)
  })

  it('draws generator rooms from which escape can be made sure', () => {
    const pairs = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const given = { map: 'seven-rooms', generators: 'random' }
      const { generators, situation } = open(given, seed)
      expect(generators).not.toContain(7)
      const value = solveEscape(worldOf(config(given), generators)).value(situation)
      expect(value.winChance).toBeCloseTo(1, 6)
      pairs.add(generators.join())
    }
    expect(pairs.size).toBeGreaterThan(3)
  })

  it('draws starts of a difficulty', () => {
    const strata = startsByDifficulty(config())
    const hardest = [...strata.keys()].at(-1)!
    const state = open({ start: { optimalTurns: hardest } }, 3)
    const { turns } = solveEscape(world()).value(begin(world(), state.situation as any))
    expect(Math.round(turns)).toBe(hardest)
    expect(() => open({ start: { optimalTurns: 99 } })).toThrow('no start takes about 99 turns')
  })

  it('says what can be done instead of an illegal action', () => {
    expect(() => game.act(open(), 'bob', fix)).toThrow(IllegalAction)
    expect(() => game.act(open(), 'bob', fix)).toThrow(
      'you cannot fix the generator from room 2; you can stay, move to room 1, move to room 3',
    )
  })

  it.each([
    [{ generators: [1, 7] }, 'the exit cannot have a generator'],
    [{ generators: [1, 11] }, 'room 11 is not on the map'],
    [{ start: { alice: 1, bob: 2, killer: 2 } }, 'the killer starts in the room of a survivor'],
    [{ map: { ...escapeMaps.prompt, exit: 1 } }, 'the exit cannot have a generator'],
  ])('refuses the config %j', (given, message) => {
    expect(() => config(given)).toThrow(message)
  })

  it('tells what a survivor needs to know', () => {
    const state = take(open({ start: { alice: 5, bob: 1, killer: 6 } }), move(4), fix)
    expect(game.language.describe(game.observe(state, 'bob'))).toBe(
      [
        'Turn 2 of 50. You (Bob) are in room 1. Alice is in room 4. The killer is in room 5.',
        'The killer follows Alice: it moves to the room where Alice is now.',
        'The generator in room 1 still needs 1 fix. The generator in room 6 still needs 2 fixes. The exit in room 7 is closed.',
        'Last turn you chose to fix the generator, Alice chose to move to room 4, the killer moved from room 6 to room 5.',
        'You can: stay, move to room 2, move to room 10, fix the generator.',
      ].join('\n'),
    )
  })

  it('reads actions as players say them', () => {
    const seen = game.observe(open({ map: 'seven-areas' }), 'alice')
    expect(game.language.parse('Analysis: stay? No.\nAction: Move to Kitchen area', seen)).toEqual(move('Kitchen'))
    expect(game.language.parse('fix generator in current room', seen)).toEqual(fix)
    expect(game.language.parse('Action: wait.', seen)).toEqual(stay)
    expect(() => game.language.parse('Action: hide', seen)).toThrow(Unreadable)
  })
})
