import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../../core/agent.ts'
import { validate } from '../../../../core/schema.ts'
import {
  travelingAdventurers as game,
  type Hallway,
  type Observation,
} from '../../../../games/traveling-adventurers/index.ts'
import type { Act } from '../acts.ts'
import type { Extracted } from '../extractor/extractor.ts'
import type { Reply } from '../reply.ts'
import { finalCheck, objectionTo } from './final-check.ts'
import { grounding } from './grounding.ts'
import { solve } from './solver.ts'
import { stateTracking, visit } from './state-tracking.ts'

/** Board 1 of the paper. */
const see = (seat: 'USER' | 'BOT'): Observation =>
  game.observe(game.start(validate(game.config, { board: 1 }, ''), 1), seat)
const user = see('USER')
const path = (letters: string): string[] => [...letters]
const hallways = (text: string): Hallway[] => text.split(' ').map((word) => [word[0]!, word[1]!, Number(word.slice(2))])
const replyWith = (...acts: Act[]): Reply => ({ thoughts: {}, acts, malformed: [], dropped: [], message: 'Hi' })
const allOf = (seat: 'USER' | 'BOT'): readonly Hallway[] => see(seat).weights

describe('the solver', () => {
  it('gives the published best paths so far, unknown coins taken as 0', () => {
    const worth = (letters: string, known: readonly Hallway[]): number => {
      const coins = [...user.weights, ...known]
      const steps = path(letters)
        .slice(1)
        .map((room, i) => [letters[i]!, room].sort().join(''))
      return coins.filter(([a, b]) => steps.includes([a, b].sort().join(''))).reduce((sum, [, , n]) => sum + n, 0)
    }
    expect(['LCBAKEL', 'LEKABCL']).toContain(solve(user, [], 'zero').path.join(''))
    const three = hallways('LE6 LA5 LB4')
    const first = solve(user, three, 'zero').path.join('')
    expect(['LEKCBAL', 'LEKABCL', 'LCBAKEL', 'LABCKEL']).toContain(first)
    expect(worth(first, three)).toBe(38)
    const six = [...three, ...hallways('EA6 EB3 EC2')]
    expect(solve(user, six, 'zero', path('LE')).path.join('')).toBe('LEAKCBL')
  })

  it('keeps to what was visited, and is done when all was', () => {
    const visited = path('LAC')
    expect(solve(user, [], 'mean', visited).path.slice(0, 3)).toEqual(visited)
    expect(solve(user, [], 'zero', path('LEKCBAL')).path).toEqual(path('LEKCBAL'))
    expect(solve(user, [], 'max', path('LEKCBAL')).ask).toEqual(expect.any(Array))
  })

  it('with unknown coins taken for the most asks until nothing can change, and is optimal then', () => {
    const truth = allOf('BOT')
    let known: Hallway[] = []
    for (let rounds = 0; ; rounds++) {
      const { path, ask } = solve(user, known, 'max')
      if (ask!.length === 0) {
        expect(['LEKCBAL', 'LEABKCL', 'LABCKEL', 'LCKBAEL']).toContain(path.join(''))
        break
      }
      const [a, b] = ask![0]!
      known = [...known, truth.find(([c, d]) => (c === a && d === b) || (c === b && d === a))!]
      expect(rounds).toBeLessThan(16)
    }
  })
})

describe('state tracking', () => {
  it('moves rooms from remaining to visited, the start only at the very end', () => {
    const begin = { visited: ['L'], remaining: path('LEK') }
    const go = (room: string): Act => ({ type: 'visit', room })
    expect(visit(begin, [go('E')])).toEqual({ visited: path('LE'), remaining: path('LK') })
    expect(visit(begin, [go('L')])).toEqual(begin)
    expect(visit(begin, [go('E'), go('E'), go('X')])).toEqual({ visited: path('LE'), remaining: path('LK') })
    expect(visit(begin, [go('E'), go('K'), go('L'), go('L')])).toEqual({ visited: path('LEKL'), remaining: [] })
  })

  it('changes only by replies that were taken', () => {
    const module = stateTracking()
    const reply = replyWith({ type: 'visit', room: 'E' })
    expect(module.note!(reply, {}, user)).toMatchObject({ visited: path('LE') })
    expect(module.visited(user)).toEqual(['L'])
    module.taken!(reply, {}, user)
    expect(module.visited(user)).toEqual(path('LE'))
    expect(module.input!(user).map(({ text }) => text)).toEqual(["['L', 'E']", "['L', 'B', 'K', 'C', 'A']"])
  })
})

describe('grounding', () => {
  const turn = () => {
    const noted: string[] = []
    return { noted, note: (kind: string) => void noted.push(kind) } as unknown as Turn & { noted: string[] }
  }
  const after = (...texts: string[]): Observation => ({
    ...user,
    dialogue: texts.flatMap((text) => [
      { seat: 'BOT' as const, text },
      { seat: 'USER' as const, text: 'Hm.' },
    ]),
  })
  const scripted = (answers: Record<string, Extracted>) => grounding({ extract: ({ message }) => answers[message]! })

  it('learns from each message of the partner once', async () => {
    const module = scripted({ a: { claims: hallways('LE6') }, b: { claims: hallways('EL6 KA2') } })
    const now = turn()
    await module.update!(after('a'), now)
    await module.update!(after('a', 'b'), now)
    expect(module.known(user)).toEqual(hallways('LE6 KA2'))
    expect(now.noted).toEqual(['extracted', 'extracted'])
    expect(module.input!(user)).toEqual([{ title: 'World-state-user', text: "[['L', 'E', 6], ['K', 'A', 2]]" }])
  })

  it('has the agent ask where the partner contradicts itself, until that is settled', async () => {
    const module = scripted({
      a: { claims: hallways('LE6') },
      b: { claims: hallways('LE5') },
      c: { claims: hallways('EL6') },
    })
    await module.update!(after('a', 'b'), turn())
    expect(module.input!(user)).toEqual([
      { title: 'World-state-user', text: '[]' },
      { title: 'Unclear', text: 'Between L and E you have named 6 and 5 coins: which is right?' },
    ])
    await module.update!(after('a', 'b', 'c'), turn())
    expect(module.input!(user)).toEqual([{ title: 'World-state-user', text: "[['L', 'E', 6]]" }])
  })

  it('has the agent ask again where a message could not be read', async () => {
    const module = scripted({ a: { claims: undefined }, b: { claims: [] } })
    await module.update!(after('a'), turn())
    expect(module.input!(user)[1]!.text).toContain('could not make out')
    await module.update!(after('a', 'b'), turn())
    expect(module.input!(user)).toHaveLength(1)
  })
})

describe('the final check', () => {
  const all = allOf('BOT')

  it('has nothing against the optimum in either direction', () => {
    for (const best of ['LEKCBAL', 'LEABKCL', 'LABCKEL', 'LCKBAEL'])
      expect(objectionTo(path(best), user, all)).toBeUndefined()
  })

  it('names a path that is better', () => {
    expect(objectionTo(path('LEABCKL'), user, all)).toMatch(/collects 50 coins, but \["L", .*\] collects 2 more/)
  })

  it('says what to ask where it is not known whether another is better', () => {
    const objection = objectionTo(path('LEKCBAL'), user, all.slice(0, 12))!
    expect(objection).toContain('Ask your partner for its coins in ')
    for (const [a, b] of all.slice(0, 12)) expect(objection).not.toContain(`${a}-${b}`)
  })

  it('says what is wrong with a path that is no round trip', () => {
    expect(objectionTo(path('LEKL'), user, all)).toContain('it misses B, C, A')
  })

  describe('as a module', () => {
    const end = replyWith({ type: 'end', path: path('LEABCKL') })
    const turn = (refused = 0) => ({ rejections: Array.from({ length: refused }) }) as unknown as Turn

    it('objects once to the same path on the same knowledge', async () => {
      let known: readonly Hallway[] = []
      const module = finalCheck(() => known)
      expect(await module.check!(end, {}, user, turn())).toContain('It is not known')
      expect(await module.check!(end, {}, user, turn(1))).toBeUndefined()
      known = all
      expect(await module.check!(end, {}, user, turn())).toContain('collects 50')
      expect(await module.check!(end, {}, user, turn(1))).toBeUndefined()
    })

    it('does not object where that could end the game without a path, nor to anything but an end', async () => {
      const module = finalCheck(() => all)
      expect(await module.check!(end, {}, { ...user, turnsLeft: 1 }, turn())).toBeUndefined()
      expect(await module.check!(end, {}, user, turn(2))).toBeUndefined()
      expect(await module.check!(replyWith(), {}, user, turn())).toBeUndefined()
    })
  })
})
