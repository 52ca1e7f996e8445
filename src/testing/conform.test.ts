import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import type { Game } from '../core/game.ts'
import { conform, violations } from './index.ts'

const broken = (change: Partial<Game>): string => violations({ ...hiddenSum, ...change } as Game).join('\n')

describe('the conformance kit', () => {
  it('passes a game that keeps the contract', () => conform(hiddenSum, { configs: [{}, { highest: 100, turns: 3 }] }))

  it('finds an observation that leaks what is hidden', () => {
    const observe: Game['observe'] = (state, seat) => ({ ...hiddenSum.observe(state, seat), all: state.numbers })
    expect(broken({ observe })).toMatch(/observation of \w+ shows what it may not know.*all\./)
  })

  it('finds chance that is not carried in the state', () => {
    const start: Game['start'] = (config, seed) => ({
      ...hiddenSum.start(config, seed),
      numbers: { alice: Math.random(), bob: 1 },
    })
    expect(broken({ start })).toContain('the same seed started differently')
  })

  it('finds a generator that two episodes share', () => {
    let drawn = 0
    const act: Game['act'] = (state, seat, action) => ({ ...hiddenSum.act(state, seat, action), luck: drawn++ })
    expect(broken({ act })).toMatch(/went on differently|another state/)
  })

  it('finds an action that changes the state it is given', () => {
    const act: Game['act'] = (state, seat, action) => {
      state.turns++
      return hiddenSum.act(state, seat, action)
    }
    expect(broken({ act })).toContain('read only')
  })

  it('finds a resample that draws nothing anew', () =>
    expect(broken({ resample: (state) => state })).toContain('resample never changed anything'))

  it('finds words that are read back as something else', () => {
    const language = { ...hiddenSum.language, say: () => 'guess 1' }
    expect(broken({ language })).toContain('parse(say(action)) is another action')
  })

  it('finds play that does not end', () => {
    const change = {
      outcome: () => undefined,
      turn: (state: any) => ({ must: [['alice', 'bob'][state.turns % 2]!], may: [] }),
    }
    const never = { ...hiddenSum, ...change, act: (state: any) => ({ ...state, turns: state.turns + 1 }) }
    expect(violations(never, { episodes: 1, most: 50 }).join()).toContain('did not end within 50 actions')
  })

  it('finds a seat that may act out of turn', () => {
    const act: Game['act'] = (state) => ({ ...state, turns: state.turns + 1 })
    expect(broken({ act })).toContain('a seat acted out of turn')
  })

  it('finds metrics that were not declared', () => expect(broken({ metrics: {} })).toContain('not the declared ones'))
})
