import { describe, expect, it } from 'vitest'
import { Random } from '../../../../../core/random.ts'
import { aspects, secondEdition, toldIn } from '../../../../../games/theory-of-mind/index.ts'
import { posedIn } from './asked.ts'
import { families } from './families.ts'
import { isMinimalPair } from './family.ts'
import { crossValidate } from './readers.ts'

const { groups, descriptions } = secondEdition

describe('the second edition of our theory-of-mind questions', () => {
  it('has 1,800 questions or more, 450 of every aspect', () => {
    const counts = aspects.map((aspect) =>
      groups.filter((group) => group.aspect === aspect).reduce((sum, { items }) => sum + items.length, 0),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1800)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(450)
  })

  it('is answered as is proved again from the facts of every question', () => {
    for (const group of groups) {
      const family = families.find(({ name }) => name === group.family)!
      expect(family.descriptions[group.description]).toBe(descriptions[group.description])
      for (const [i, slots] of toldIn(group).entries()) {
        const { answer, why, facts } = group.items[i]!
        const { description, question, options } = group
        expect(family.pose(facts)).toEqual({ description, slots, question, options, right: answer, why })
      }
    }
  })

  it('makes every option right once in each group, every question a minimal pair with one before it', () => {
    for (const group of groups) {
      expect(group.items.map(({ answer }) => answer).sort((a, b) => a - b)).toEqual(
        group.options.map((_, place) => place),
      )
      const { posed } = posedIn(group)
      for (const [i, one] of posed.entries())
        if (i > 0) expect(posed.slice(0, i).some((other) => isMinimalPair(one, other))).toBe(true)
    }
  })

  it('asks of beliefs that are false as often as not', () => {
    const whys = groups.filter(({ aspect }) => aspect === 'belief').flatMap(({ items }) => items.map(({ why }) => why))
    const wrong = whys.filter((why) => / by now| has gone on /.test(why))
    expect(wrong.length).toBeGreaterThan(whys.length / 2)
    expect(wrong.length).toBeLessThan(whys.length)
  })

  it('would be seen through, were its answers to follow from a fragment: the readers can learn', () => {
    const random = new Random(5)
    const rooms = ['Hall', 'Attic', 'Cellar']
    const leaky = Array.from({ length: 60 }, (_, i) =>
      rooms.map((room, right) => ({
        description: `building-${i}`,
        slots: [`Bob likes room ${room}.`, `I am in room ${random.pick(rooms)}.`],
        question: 'Where is Bob?',
        options: rooms.map((one) => `in room ${one}`),
        right,
        why: '',
      })),
    )
    for (const reader of ['linear', 'network'] as const) {
      const { right, questions } = crossValidate(leaky, reader, 'fragments')
      expect(right / questions).toBeGreaterThan(0.9)
    }
  })
})
