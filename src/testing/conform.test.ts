import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import { IllegalAction } from '../core/errors.ts'
import { CLOCK, type Game } from '../core/game.ts'
import { copy } from '../core/json.ts'
import { conform, violations } from './index.ts'

/** A fault is to be found by playing, not because the schema knows no such field. */
const anything: Game['observation'] = {
  '~standard': { version: 1, vendor: 'anything', validate: (value) => ({ value }) },
}

const broken = (change: Partial<Game>): string =>
  violations({ ...hiddenSum, observation: anything, ...change } as Game).join('\n')

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

  it('says that a sampled action is refused, where a function threw, and nothing of what was not tried for that reason', () => {
    const sample: Game['sample'] = () => ({ type: 'guess', sum: -1 })
    const refuse: Game['act'] = (state, seat, action) => {
      if (action.sum === -1) throw new IllegalAction('No sum is negative.')
      return hiddenSum.act(state, seat, action)
    }
    const refused = broken({ sample, act: refuse, action: anything })
    expect(refused).toMatch(/^act refuses what sample drew \(config 0, seed 1\): No sum is negative\.$/m)
    expect(refused).not.toContain('resample')
    const act: Game['act'] = function fall(state) {
      return state.nothing.here
    }
    expect(broken({ act })).toMatch(/threw .*TypeError: .*, at .*fall.*conform\.test\.ts/)
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

  it('finds a stream that tells by what others do what their seat alone knows', () => {
    const act: Game['act'] = (state, seat, action) => {
      const after = hiddenSum.act(state, seat, action)
      return { ...after, told: { ...state.told, [seat]: state.numbers[seat]! > 4 } }
    }
    const observe: Game['observe'] = (state, seat) => ({
      ...hiddenSum.observe(state, seat),
      told: copy(state.told ?? {}),
    })
    expect(broken({ act, observe })).toMatch(
      /the stream of \w+ shows what it may not know .*told\.\w+ is .*`reveals: true`/,
    )
  })

  it('lets a game say that play itself reveals', () => {
    const act: Game['act'] = (state, seat, action) => {
      const after = hiddenSum.act(state, seat, action)
      return { ...after, told: { ...state.told, [seat]: state.numbers[seat]! > 4 } }
    }
    const observe: Game['observe'] = (state, seat) => ({
      ...hiddenSum.observe(state, seat),
      told: copy(state.told ?? {}),
    })
    expect(broken({ act, observe, reveals: true })).not.toContain('stream')
  })

  it('finds private notes in a public place', () => {
    const action = z.looseObject({ type: z.string() })
    const act: Game['act'] = (state, seat, { notes, ...action }) => ({
      ...hiddenSum.act(state, seat, action as never),
      notes: notes ?? null,
    })
    const observe: Game['observe'] = (state, seat) => ({
      ...hiddenSum.observe(state, seat),
      notes: state.notes ?? null,
    })
    expect(broken({ action, act, observe })).toContain('sees the private notes of another seat')
  })

  it('finds an observation that shares memory with the state', () => {
    // The game's own `observe` would freeze what is shared.
    const observe: Game['observe'] = ({ numbers, said, config, turns }, seat) => ({
      number: numbers[seat],
      said,
      turnsLeft: config.turns - turns,
    })
    expect(violations({ ...hiddenSum, observe } as Game).join()).toContain('shares memory')
  })

  it('finds a list of all episodes that observations share', () => {
    const rules = { sizes: [2, 3] }
    const observe: Game['observe'] = (state, seat) => ({ ...hiddenSum.observe(state, seat), rules })
    expect(broken({ observe })).toMatch(/shares memory.*rules is an object of the next observation/)
  })

  it('finds an action that is kept by reference', () => {
    const act: Game['act'] = (state, seat, action) => ({ ...hiddenSum.act(state, seat, action), last: action })
    expect(broken({ act })).toMatch(/an action is kept by reference.*last is an object of the action/)
  })

  it.each([
    ['is put off by whoever acts', 'a player’s action puts it off'],
    ['is due after nothing', 'no number of milliseconds'],
    ['does what is not allowed', 'own action is not taken'],
  ])('finds a clock that %s', (what, found) => {
    const turn: Game['turn'] = (state) => {
      const { must, may } = hiddenSum.turn(state)
      const after = what === 'is due after nothing' ? Number.NaN : 100 + state.turns
      return { must, may, clock: { after, since: 'tick', action: { type: 'ring' } } }
    }
    const act: Game['act'] = (state, seat, action) =>
      seat === CLOCK && what !== 'does what is not allowed' ? state : hiddenSum.act(state, seat, action)
    expect(broken({ turn, act })).toContain(found)
  })

  it('finds a quadratic reader', () => {
    const slow: Game['language']['parse'] = (reply, observation) => {
      for (let i = 0; i < reply.length; i++)
        if (reply.indexOf('\u0000', i) >= 0) return hiddenSum.language.parse('', observation)
      return hiddenSum.language.parse(reply, observation)
    }
    expect(broken({ language: { ...hiddenSum.language, parse: slow } })).toContain('grows faster than what it reads')
  })

  it('finds a reader that is quadratic in one seat’s turns only', () => {
    // Character by character, since what a processor does at once is too quick to be told from noise on a busy machine.
    const slow: Game['language']['parse'] = (reply, observation) => {
      let seen = 0
      if (observation.turnsLeft % 2 === 1)
        for (let i = 0; i < reply.length; i++) for (let j = i; j < reply.length; j++) seen ^= reply.charCodeAt(j)
      return hiddenSum.language.parse(seen < 0 ? '' : reply, observation)
    }
    const language = { ...hiddenSum.language, parse: slow }
    const found = violations({ ...hiddenSum, language } as Game, { episodes: 1, units: ['`'] })
    expect(found.join()).toMatch(/parse, when bob has another turn: reading "`"/)
  })

  it('finds a clock that is put off once it has ticked', () => {
    const turn: Game['turn'] = (state) => ({
      ...hiddenSum.turn(state),
      clock: { after: 100, since: state.ticked ? 'action' : 'tick', action: { type: 'ring' } },
    })
    const act: Game['act'] = (state, seat, action) =>
      seat === CLOCK ? { ...state, ticked: true } : { ...hiddenSum.act(state, seat, action), ticked: false }
    expect(broken({ turn, act })).not.toContain('puts it off')
    const late: Game['turn'] = (state) => ({
      ...hiddenSum.turn(state),
      clock: { after: 100 + (state.ticked ? state.turns : 0), since: 'tick', action: { type: 'ring' } },
    })
    const keeps: Game['act'] = (state, seat, action) =>
      seat === CLOCK ? { ...state, ticked: true } : { ...hiddenSum.act(state, seat, action), ticked: state.ticked }
    expect(broken({ turn: late, act: keeps })).toContain('puts it off')
  })

  it('finds rewards that are left out where chance seldom scores', () => {
    // Both name the sum by chance in about one episode of forty.
    const sample: Game['sample'] = (_, random) => ({ type: 'guess', sum: random.int(2, 8) })
    const learning: Game['learning'] = { reward: () => ({ alice: 0, bob: 0 }) }
    const found = violations({ ...hiddenSum, sample, learning } as Game, { configs: [{ highest: 4 }], episodes: 1 })
    expect(found.join()).toContain('the rewards do not sum to the score')
  })

  it('finds an observation that is handed out as it is only once all is over', () => {
    const observe: Game['observe'] = (state, seat) => ({
      number: state.numbers[seat],
      said: hiddenSum.outcome(state) ? state.said : copy(state.said),
      turnsLeft: state.config.turns - state.turns,
    })
    const found = violations({ ...hiddenSum, observe } as Game, { episodes: 3, units: ['`'] })
    expect(found.join()).toContain('shares memory')
  })

  it('finds words and choices that come out differently a second time', () => {
    let count = 0
    const describe = (): string => `seen ${count++} times`
    expect(broken({ language: { ...hiddenSum.language, describe } })).toContain('in other words a second time')
    const sample: Game['sample'] = () => ({ type: 'guess', sum: count++ })
    expect(broken({ sample })).toContain('the same chance drew another action')
  })

  it('finds rewards that are left out for the seat that chance favours less', () => {
    const fair = (before: any, after: any) =>
      Object.fromEntries(Object.keys(after.numbers).map((seat) => [seat, scoreOf(after, seat) - scoreOf(before, seat)]))
    const scoreOf = (state: any, seat: string): number =>
      state.said.filter((one: any) => one.seat === seat && one.text === 'I have 3').length
    const outcome: Game['outcome'] = (state) => {
      const over = hiddenSum.outcome(state)
      return over && { ...over, scores: { alice: scoreOf(state, 'alice'), bob: scoreOf(state, 'bob') } }
    }
    expect(broken({ outcome, learning: { reward: fair } })).not.toContain('rewards')
    expect(broken({ outcome, learning: { reward: (a, b) => ({ alice: fair(a, b)['alice']! }) } })).toMatch(
      /the rewards do not sum to the score.*bob: 0 instead of/,
    )
  })

  it('finds words that come from what the game looked at last', () => {
    let last: any
    const observe: Game['observe'] = (state, seat) => hiddenSum.observe((last = state), seat)
    const describe = () => `The sum is ${last.numbers.alice + last.numbers.bob}.`
    expect(broken({ observe, language: { ...hiddenSum.language, describe } })).toContain(
      'told in other words a second time',
    )
  })

  it('finds replies that are refused without words, or read as what is no action', () => {
    const parse = hiddenSum.language.parse
    const read = (instead: () => any): Game['language'] => ({
      ...hiddenSum.language,
      parse: (reply, observation) => {
        try {
          return parse(reply, observation)
        } catch {
          return instead()
        }
      },
    })
    const boom = () => {
      throw new TypeError('boom')
    }
    expect(broken({ language: read(boom) })).toMatch(
      /not refused as Unreadable, with words: parse of "": TypeError: boom/,
    )
    expect(broken({ language: read(() => ({ type: 'dance' })) })).toContain('read as what is no action: parse of ""')
  })

  it('finds a refusal that says nothing', () => {
    const act: Game['act'] = (state, seat, action) => {
      try {
        return hiddenSum.act(state, seat, action)
      } catch {
        throw new IllegalAction('')
      }
    }
    expect(broken({ act })).toContain('refused without a word')
  })

  it('finds observations that do not fit their schema', () => {
    const observation = z.strictObject({ number: z.string() })
    expect(broken({ observation })).toContain('an observation of alice')
  })
})
