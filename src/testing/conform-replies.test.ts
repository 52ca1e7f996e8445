import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../../examples/hidden-sum.ts'
import { Unreadable } from '../core/errors.ts'
import type { Game } from '../core/game.ts'
import { Random } from '../core/random.ts'
import { violations } from './index.ts'

const broken = (change: Partial<Game>): string =>
  violations({ ...hiddenSum, ...change } as Game, { units: ['a'], episodes: 6 }).join('\n')
const speaking = (language: Partial<Game['language']>): string =>
  broken({ language: { ...hiddenSum.language, ...language } as Game['language'] })

const OPEN = 'a reply that leaves it open is read as an action'

describe('the conformance kit, on replies, rules and what is drawn anew', () => {
  it('finds a reader that takes an empty reply for a move', () => {
    const parse: Game['language']['parse'] = (reply) =>
      reply.trim() ? hiddenSum.language.parse(reply, {} as never) : { type: 'guess', sum: 10 }
    expect(speaking({ parse })).toContain(`${OPEN} (config 0, seed 1): parse of ""`)
  })

  it('finds a reader that guesses what words without meaning stand for', () => {
    const parse: Game['language']['parse'] = (reply) => {
      if (!reply.trim()) throw new Unreadable('Say something.', reply)
      const sum = /-?\d+/.exec(reply)
      return sum || !reply.startsWith('I ')
        ? { type: 'guess', sum: Number(sum ?? 10) }
        : { type: 'message', text: reply }
    }
    expect(speaking({ parse })).toContain(`parse of "xyzzy"`)
  })

  it('finds a reader of people’s words that takes the first of two', () => {
    const parse: Game['language']['parse'] = (reply) => {
      const guess = /guess (-?\d+)/.exec(reply)
      return guess ? { type: 'guess', sum: Number(guess[1]) } : hiddenSum.language.parse(reply, {} as never)
    }
    const sample: Game['sample'] = (_, random) => ({ type: 'guess', sum: random.int(2, 18) })
    const language = { ...hiddenSum.language, people: { parse } } as Game['language']
    expect(broken({ language, sample })).toMatch(new RegExp(`${OPEN}.*people\\.parse of "guess \\d+ or guess \\d+"`))
  })

  it('finds a resample that draws nothing anew for one seat only', () => {
    const resample: Game['resample'] = (state, seat, seed) =>
      seat === 'bob' ? state : hiddenSum.resample(state, seat, seed)
    expect(broken({ resample })).toContain('resample draws nothing anew for bob')
  })

  it('asks for nothing to be drawn for a seat that knows all that others see', () => {
    const sees: Game['observe'] = (state, seat) => ({
      ...hiddenSum.observe(state, seat),
      number: seat === 'bob' ? 100 * state.numbers['alice']! + state.numbers['bob']! : state.numbers['alice']!,
    })
    const resample: Game['resample'] = (state, seat, seed) =>
      seat === 'bob' ? state : hiddenSum.resample(state, seat, seed)
    expect(broken({ observe: sees, resample })).not.toContain('draws nothing anew')
  })

  it('finds rules that tell one seat what was dealt', () => {
    let dealt = 0
    const start: Game['start'] = (config, seed) => {
      dealt = new Random(seed).int(1, 1000)
      return hiddenSum.start(config, seed)
    }
    const rules: Game['language']['rules'] = (config, seat) =>
      hiddenSum.language.rules(config, seat) + (seat === 'bob' ? ` (${dealt})` : '')
    expect(broken({ start, language: { ...hiddenSum.language, rules } as Game['language'] })).toContain(
      'the rules are told in other words after play',
    )
  })
})
