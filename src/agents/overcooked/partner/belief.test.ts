import { describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { compile, engine, overcooked as game } from '../../../games/overcooked/index.ts'
import { Potential } from '../planner/potential.ts'
import { Belief } from './belief.ts'
import { slow } from './models.ts'

const { EAST, STAY, WEST } = engine
const known = () => new Belief<'still' | 'busy'>({ still: 0.5, busy: 0.5 })
const said = { still: STAY, busy: EAST }

describe('a belief about a partner', () => {
  it('takes one who does what is useful at half the pace for slow, not for one who stands', () => {
    const belief = known()
    for (let step = 0; step < 60; step++) belief.see(said, step % 2 === 0 ? EAST : STAY)
    expect(belief.likeliest).toBe('busy')
    expect(belief.pace('busy')).toBeCloseTo(0.5, 1)
  })

  it('expects nothing of one who goes to and fro', () => {
    const belief = known()
    for (let step = 0; step < 60; step++) belief.see(said, step % 2 === 0 ? EAST : WEST)
    expect(belief.gain('busy')).toBeLessThan(0.1)
  })

  it('knows who stands', () => {
    const belief = known()
    for (let step = 0; step < 20; step++) belief.see(said, STAY)
    expect(belief.likeliest).toBe('still')
  })
})

describe('a slow partner', () => {
  it('does its part in that share of the steps, evenly spread', () => {
    const partner = slow({ player: 1, move: () => EAST }, () => 0.25)
    const moves = Array.from({ length: 12 }, (_, step) => partner.move(new Int16Array(0), 0, step))
    expect(moves.map((move) => (move === EAST ? 1 : 0)).join('')).toBe('000100010001')
  })

  it('makes what one can do oneself worth more', () => {
    const config = { layout: 'asymmetric-advantages', state: '6,2,N,-;1,3,N,-;4,2=soo@-1;' }
    const { kitchen: spec, cells } = game.start(validate(game.config, config, 'config'), 1)
    const kitchen = compile(spec)
    const weights = { cooking: 1, early: 0.3, walking: 0.5, patient: false }
    const spots = [0, 1].map((cook) => cells[engine.PLAYER + cook * engine.PER_PLAYER]!)
    const worth = (pace: number) =>
      new Potential(kitchen, weights, [0, 1], { player: 0, ignored: new Set(), pace, spots, claims: 1 }).of(
        Int16Array.from(cells),
        0,
      )
    expect(worth(0.25)).toBeGreaterThan(worth(1))
  })
})
