import { expect, it } from 'vitest'
import game from '../../games/traveling-adventurers/index.ts'
import { lookFirst } from './look-first.ts'
import type { Row } from '../logs/measure.ts'

const seat = {
  ...{ actions: 1, passes: 0, words: 10, unreadable: 0, illegal: 0, calls: 0, unanswered: 0, unpriced: 0, retries: 0 },
  ...{ inputTokens: 0, outputTokens: 0, cost: 0, latency: 0, tools: 0, notes: 0 },
}

const row = (episode: string, correct: boolean, more: Partial<Row> & { seat?: Partial<typeof seat> } = {}): Row => ({
  ...{ episode, seed: 1, status: 'completed', reason: 'both submitted', duration: 1, start: 'a', moves: episode },
  outcome: { scores: {}, metrics: { correct }, reason: 'both submitted' },
  seats: { USER: { ...seat, ...more.seat } },
  ...more,
})

it('names what went wrong first, then what came out worst, then who was refused and who talked most', () => {
  const rows = [
    row('fine', true),
    row('talker', true, { seat: { words: 900 } }),
    row('refused', true, { seat: { illegal: 2, unreadable: 1 } }),
    row('wrong', false),
    row('broken', true, { status: 'failed', reason: 'no connection', outcome: null }),
    row('stopped', true, { status: 'stopped', reason: 'USER could not act' }),
  ]
  expect(lookFirst(rows, game)).toEqual([
    { episode: 'broken', why: 'failed: no connection' },
    { episode: 'stopped', why: 'stopped: USER could not act' },
    { episode: 'wrong', why: 'correct path ↑: no' },
    { episode: 'refused', why: '3 refusals, more than any other' },
    { episode: 'talker', why: '900 words, more than any other' },
  ])
})

it('names nothing where all episodes are alike, and does without the game', () => {
  expect(lookFirst([row('one', true), row('two', true)], game)).toEqual([])
  expect(lookFirst([row('one', true), row('two', false)], undefined)).toEqual([])
  expect(lookFirst([], game)).toEqual([])
})

it('names one episode once, and few of a kind', () => {
  const failed = Array.from({ length: 9 }, (_, index) =>
    row(`failed-${index}`, true, { status: 'failed', reason: 'down', outcome: null, seat: { words: index } }),
  )
  const found = lookFirst(failed, game).map(({ episode }) => episode)
  expect(found).toEqual(['failed-0', 'failed-1', 'failed-2', 'failed-8'])
})
