import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { compile, engine, layouts, overcooked as game } from '../../games/overcooked/index.ts'
import { bestKnown, ceilings } from './ceilings.ts'

const configOf = (given: object) => validate(game.config, given, 'config')

describe('the best known scores', () => {
  it('are there for every kitchen', () => {
    for (const { name, recipes } of layouts) {
      const known = bestKnown(configOf({ layout: name, dynamics: recipes ? 'modern' : 'classic' }))
      expect(known?.score, name).toBeGreaterThanOrEqual(200)
    }
  })

  it.each(ceilings)('are what their moves earn: $layout, $score', ({ layout, dynamics, horizon, score, moves }) => {
    const { kitchen: spec, cells } = game.start(configOf({ layout, dynamics, horizon }), 1)
    const kitchen = compile(spec)
    const state = Int16Array.from(cells)
    const result = engine.createResult()
    let earned = 0
    for (let step = 0; step < horizon; step++) {
      const [first, second] = moves.map((letters) => 'NSEW.I'.indexOf(letters[step]!))
      engine.step(kitchen, state, 0, first!, second!, result)
      earned += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
    }
    expect(earned).toBe(score)
  })

  it('are not told of a kitchen that is played otherwise', () => {
    for (const other of [
      { horizon: 100 },
      { value: 5 },
      { cookTime: 3 },
      { randomStart: {} },
      {
        starts: [
          [1, 1],
          [2, 1],
        ],
      },
    ])
      expect(bestKnown(configOf({ layout: 'cramped-room', ...other }))).toBeUndefined()
  })
})
