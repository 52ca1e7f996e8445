import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../../../core/event.ts'
import { validate } from '../../../../core/schema.ts'
import { memoryLog } from '../../../../core/log.ts'
import { play } from '../../../../core/play.ts'
import { agentsIn } from '../../../../agents/game-agents.ts'
import * as exported from '../../../../agents/traveling-adventurers/agents.ts'
import { responders } from '../../../../agents/traveling-adventurers/stand-in.ts'
import { ACT_TYPES, type Act } from '../../../../agents/traveling-adventurers/language/acts.ts'
import { travelingAdventurers as game } from '../../../../games/traveling-adventurers/index.ts'
import { openModel, startStandIn } from '../../../../models/index.ts'
import {
  countCoOccurrence,
  countDesync,
  countExtractions,
  countFailures,
  countSuggestLengths,
  countTransitions,
  readTurns,
  START,
  STOP,
  type ActTurn,
} from './index.ts'

const agents = agentsIn(exported)

const suggest = (letters: string): Act => ({ type: 'suggest', path: [...letters] })
const agree: Act = { type: 'agree-inner', path: ['L', 'E'] }
const ask: Act = { type: 'ask', text: 'a' }
const turn = (seat: string, acts: Act[], visited?: string): ActTurn => ({
  seat,
  acts,
  malformed: 0,
  ...(visited && { visited: [...visited] }),
})

describe('co-occurrence', () => {
  it('is the share of instances whose turn holds another', () => {
    const counts = countCoOccurrence([
      turn('USER', [suggest('LE'), agree, ask]),
      turn('USER', [suggest('LE'), suggest('EK'), ask]),
      turn('USER', [ask]),
    ])
    expect(counts.instances).toMatchObject({ suggest: 3, 'agree-inner': 1, ask: 3, end: 0 })
    expect(counts.given('agree-inner', 'suggest')).toBeCloseTo(1 / 3)
    expect(counts.given('suggest', 'suggest')).toBeCloseTo(2 / 3)
    expect(counts.given('ask', 'ask')).toBe(0)
    expect(counts.given('suggest', 'agree-inner')).toBe(1)
    expect(counts.given('ask', 'end')).toBeNaN()
    expect(counts.givenTurn('suggest', 'ask')).toBeCloseTo(2 / 3)
    expect(counts.jaccard('suggest', 'ask')).toBeCloseTo(2 / 3)
  })

  it('stays between 0 and 1, and off the diagonal counts by turn and by instance agree where nothing repeats', () => {
    const acts = fc.uniqueArray(fc.constantFrom(...ACT_TYPES))
    fc.assert(
      fc.property(fc.array(acts), (turns) => {
        const counts = countCoOccurrence(
          turns.map((types) =>
            turn(
              'USER',
              types.map((type) => ({ type }) as Act),
            ),
          ),
        )
        for (const x of ACT_TYPES)
          for (const y of ACT_TYPES) {
            if (counts.instances[x] === 0) continue
            expect(counts.given(y, x)).toBeLessThanOrEqual(1)
            if (x === y) expect(counts.given(y, x)).toBe(0)
            else expect(counts.given(y, x)).toBeCloseTo(counts.givenTurn(y, x))
          }
      }),
    )
  })
})

describe('transitions', () => {
  const episode = [turn('USER', [suggest('LE'), agree]), turn('BOT', [ask]), turn('USER', [agree])]

  it('within a turn run from start to stop', () => {
    const { count, share } = countTransitions([episode], 'within')
    expect(count(START, 'suggest')).toBe(1)
    expect(count('agree-inner', STOP)).toBe(2)
    expect(share(START, 'ask')).toBeCloseTo(1 / 3)
  })

  it('lead to the next turn of the partner, or of the same seat, and not into another episode', () => {
    const partner = countTransitions([episode, episode], 'partner')
    expect(partner.count('suggest', 'ask')).toBe(2)
    expect(partner.count('ask', 'agree-inner')).toBe(2)
    const own = countTransitions([episode, episode], 'own')
    expect(own.count('suggest', 'agree-inner')).toBe(2)
    expect(own.count('ask', 'ask')).toBe(0)
    for (const x of ACT_TYPES) {
      const total = own.to.reduce((sum, y) => sum + own.share(x, y), 0)
      expect(Number.isNaN(total) || Math.abs(total - 1) < 1e-9).toBe(true)
    }
  })
})

it('suggestions are counted by the number of rooms', () => {
  const turns = [turn('USER', [suggest('LE'), suggest('LEKCBAL')]), turn('BOT', [suggest('EK'), agree])]
  expect([...countSuggestLengths(turns)]).toEqual([
    [2, 2],
    [7, 1],
  ])
})

it('two sides are apart when neither path begins with the other', () => {
  const turns = [
    turn('USER', [], 'LE'),
    turn('BOT', [], 'L'),
    turn('USER', [], 'LEK'),
    turn('BOT', [], 'LEC'),
    turn('USER', []),
  ]
  expect(countDesync(turns)).toEqual({ turns: 3, apart: 1 })
})

describe('on logs of real episodes', () => {
  async function logOf(name: string, faults: number): Promise<readonly Event[]> {
    const server = await startStandIn({ responders, faults: { rate: faults, kinds: ['wrong-format'], seed: 3 } })
    const model = await openModel(`${server.url}#stand-in`)
    const config = validate(game.config, {}, '')
    const definition = agents.find((agent) => agent.name === name)!
    const seated = (seat: string) => {
      const options = validate(definition.options!, {}, name)
      return { name, model, agent: definition.create({ game, config, seat, options }) }
    }
    const log = memoryLog()
    await play({ game, config, seed: 1, seats: { USER: seated('USER'), BOT: seated('BOT') }, log, tries: 6 })
    await server.close()
    return log.all
  }

  it('extraction, agreement and failures are counted as they happened', async () => {
    const events = await logOf('problem-solving', 0)
    const counts = countExtractions(events)
    expect(counts.messages).toBeGreaterThan(4)
    expect(counts).toMatchObject({ right: counts.claims, found: counts.told, refused: 0, unread: 0 })
    expect(counts.told).toBeGreaterThan(10)
    expect(countFailures(events)).toMatchObject({
      unreadable: 0,
      illegal: 0,
      malformed: 0,
      replies: readTurns(events).length,
    })
    expect(countDesync(readTurns(events)).apart).toBe(0)
    expect(countSuggestLengths(readTurns(events)).get(2)).toBeGreaterThan(2)
  })

  it('a reply that could not be read counts as one', async () => {
    const events = await logOf('problem-solving', 0.3)
    const { replies, unreadable } = countFailures(events)
    expect(unreadable).toBeGreaterThan(0)
    expect(replies - unreadable).toBe(readTurns(events).length)
  })

  it('a wrong claim counts against the extractor', () => {
    const config = validate(game.config, { board: 1 }, '')
    const started = { type: 'started', config, seed: 1 }
    const extracted = (message: string, claims: unknown, verdicts: unknown) => ({
      type: 'noted',
      kind: 'extracted',
      seat: 'USER',
      data: { message, claims, verdicts },
    })
    const log = [
      started,
      extracted(
        'From L I have 6 to E and 4 to B.',
        [
          ['L', 'E', 6],
          ['L', 'B', 5],
        ],
        [
          { claim: ['L', 'E', 6], verdict: 'new' },
          { claim: ['L', 'B', 5], verdict: 'new' },
        ],
      ),
      extracted('Hm.', null, []),
    ] as unknown as Event[]
    expect(countExtractions(log)).toMatchObject({ claims: 2, right: 1, told: 2, found: 1, unread: 1, messages: 2 })
  })
})
