/** The worked examples teach nothing wrong: every number is the house's, every final path is the best one. */
import { describe, expect, it } from 'vitest'
import { presetHouse, ROOMS, travelingAdventurers as game } from '../../../../games/traveling-adventurers/index.ts'
import { validate } from '../../../../core/schema.ts'
import { addWeights, bestTour, boundsOf, openWeights, tourValue } from '../../../../solvers/tours/index.ts'
import { toTour, toWeights } from '../board.ts'
import { CHOICES } from '../choices.ts'
import type { Place } from '../extractor/extractor.ts'
import { rulesExtractor } from '../extractor/rules.ts'
import { lastPath, readTextReply } from '../reply.ts'
import { examples, type Example } from './examples.ts'
import { writeExample } from './write-example.ts'

const seen = game.observe(game.start(validate(game.config, {}, ''), 1), 'USER')
const houseOf = ({ house }: Example) => ({
  letters: house.letters,
  own: toWeights(house.letters, house.own),
  partner: toWeights(house.letters, house.partner),
})
type Claims = readonly (readonly [string, string, number])[]
const numbers = (text: string): string[] => text.match(/\d+/g) ?? []

describe.each(examples)('the example of $strategy', (example) => {
  const { letters, own, partner } = houseOf(example)
  const joint = addWeights(own, partner)
  const best = bestTour(joint).value
  const { turns } = example

  it('ends with the best path', () => {
    const path = lastPath(turns.at(-1)!, 'end')!
    expect(tourValue(joint, toTour(letters, path)!)).toBe(best)
    for (const { acts } of turns)
      for (const act of acts) {
        const tour = act.type === 'suggest' && toTour(letters, act.path)
        if (tour) expect(tourValue(joint, tour)).toBe(best)
      }
  })

  it('suggests a whole path only when nothing unknown can be better', () => {
    const known = turns.flatMap(({ told = [] }, i) => {
      const suggests = turns.findIndex(({ acts }) => acts.some((act) => act.type === 'suggest' && act.path.length > 2))
      return i <= suggests ? told : []
    })
    const { low, high } = boundsOf(toWeights(letters, known), 1, 10)
    expect(openWeights({ low: addWeights(own, low), high: addWeights(own, high) })).toEqual([])
  })

  it('tells true coins only', () => {
    const house = { rooms: letters.map((letter) => ({ letter, name: ROOMS.find(([own]) => own === letter)![1] })) }
    const observation = { ...seen, ...house, coins: { min: 1, max: 10 } }
    const truth = (hallways: Claims) => new Set(hallways.map(([a, b, coins]) => [a, b].sort().join('') + coins))
    for (const { told = [] } of turns)
      for (const [a, b, coins] of told) expect(truth(example.house.partner)).toContain([a, b].sort().join('') + coins)
    const check = (message: string, of: Claims, place: Place) => {
      const { claims = [] } = rulesExtractor.extract(
        { message, observation, known: [], ...place },
        undefined as never,
      ) as { claims?: Claims }
      for (const [a, b, coins] of claims) expect(truth(of)).toContain([a, b].sort().join('') + coins)
    }
    let place: Place = { location: letters[0] }
    for (const turn of turns) {
      if (turn.heard) check(turn.heard, turn.told ?? [], place)
      const visited = turn.acts.findLast((act) => act.type === 'visit')
      place = {
        location: visited && 'room' in visited ? visited.room : place.location,
        suggested: lastPath(turn, 'suggest'),
      }
      check(turn.message, example.house.own, place)
    }
  })

  it('adds up right', () => {
    for (const { draft, solved, message } of turns)
      for (const [, sum, total] of `${draft} ${solved} ${message}`.matchAll(/((?:\d+ \+ )+\d+) = (\d+)/g))
        expect(numbers(sum!).reduce((total, number) => total + Number(number), 0)).toBe(Number(total))
  })

  it('names the best path so far truly, whatever unknown coins are taken for', () => {
    let claims = 0
    for (const unknown of ['zero', 'mean', 'max'] as const)
      for (const name of ['problem-solving', 'backtracking'] as const) {
        const { text } = writeExample(example, { ...CHOICES[name], unknown }, seen)
        for (const round of text.split('\n\n')) {
          const shown = /^\[IBP\]: (.*)$/m.exec(round)?.[1]?.match(/[A-Z]/g)?.join(', ')
          const claimed =
            /IBP is (?:the best path of all: )?((?:[A-Z], )+[A-Z])/.exec(round) ??
            /((?:[A-Z], )+[A-Z]) is the IBP/.exec(round)
          if (!claimed) continue
          expect(shown).toBe(claimed[1])
          claims++
        }
      }
    // Only a walk from room to room speaks of no path before the last.
    expect(claims > 0).toBe(example.strategy !== 'node-by-node')
  })

  it('is written in the format that the agents read', () => {
    for (const name of ['baseline', 'grounding', 'state-tracking', 'problem-solving', 'backtracking'] as const) {
      const { text } = writeExample(example, CHOICES[name], seen)
      const replies = text
        .split('-- your reply:\n')
        .slice(1)
        .map((part) => part.split('\n\n')[0]!)
      expect(replies).toHaveLength(turns.length)
      const rooms = letters.map((letter) => ({ letter, name: letter }))
      for (const [i, reply] of replies.entries()) {
        const answer = {
          text: reply,
          usage: { inputTokens: 0, outputTokens: 0 },
          latency: 0,
          attempts: 1,
          model: '',
          finish: 'stop',
        }
        const read = readTextReply(answer, rooms)
        expect(read.malformed).toEqual([])
        expect(read.message).toBe(turns[i]!.message)
      }
    }
  })

  it('is played in a house that is never dealt', () => {
    for (let size = 4; size <= 12; size++)
      expect(new Set(ROOMS.slice(0, size).map(([letter]) => letter))).not.toEqual(new Set(letters))
    for (const board of [1, 2, 3, 4, 5, 6]) expect(presetHouse(board).rooms).not.toEqual(letters)
  })
})
