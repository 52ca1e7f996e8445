import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../../core/agent.ts'
import type { Json } from '../../../../core/json.ts'
import type { ModelRequest } from '../../../../core/model.ts'
import { validate } from '../../../../core/schema.ts'
import { travelingAdventurers as game } from '../../../../games/traveling-adventurers/index.ts'
import type { Extracted, Heard } from './extractor.ts'
import { modelExtractor, numbersIn } from './model.ts'
import { rulesExtractor } from './rules.ts'

const observation = game.observe(game.start(validate(game.config, { boards: 'generated' }, ''), 1), 'USER')
const heard = (message: string, more: Partial<Heard> = {}): Heard => ({ message, known: [], observation, ...more })

/** A turn whose model gives these structured replies in turn. */
function turnWith(...replies: (Json | undefined)[]) {
  const asked: ModelRequest[] = []
  const notes: string[] = []
  const turn = {
    ask: async (request: ModelRequest) => {
      asked.push(request)
      return { text: '…', data: replies[asked.length - 1] }
    },
    note: (kind: string) => void notes.push(kind),
  }
  return { turn: turn as unknown as Turn, asked, notes }
}
const hallway = (from: string, to: string, coins: number, corrects = false) => ({ from, to, coins, corrects })

describe('the extractor that asks the model', () => {
  it('asks for a typed answer, in the paper’s input blocks', async () => {
    const { turn, asked } = turnWith({ thought: '', hallways: [], sums: [] })
    await modelExtractor().extract(heard('From there 5 to A.', { location: 'K', known: [['L', 'E', 6]] }), turn)
    expect(asked[0]).toMatchObject({ format: { name: 'hallways' }, purpose: 'extract' })
    expect(asked[0]!.messages[1]!.content).toBe(
      "[Message]: From there 5 to A.\n[OWS]: [['L', 'E', 6]]\n[Loc]: K\n[World]: GHOST",
    )
  })

  it('takes what is claimed, with rooms by letter or name', async () => {
    const { turn } = turnWith({
      thought: '',
      hallways: [hallway('kitchen', 'A', 5), hallway('K', 'E', 3, true)],
      sums: ['8'],
    })
    expect(await modelExtractor().extract(heard('K to A five, and K to E is 3, not 4: 8 in all'), turn)).toEqual({
      claims: [['K', 'A', 5]],
      corrections: [['K', 'E', 3]],
      sums: ['8'],
    })
  })

  it('does not believe a number that the message does not hold', async () => {
    const { turn, notes } = turnWith({ thought: '', hallways: [hallway('K', 'A', 5), hallway('K', 'B', 4)], sums: [] })
    const { claims } = await modelExtractor().extract(heard('I have 5 from K to A.'), turn)
    expect(claims).toEqual([['K', 'A', 5]])
    expect(notes).toEqual(['extraction-invented'])
  })

  it('asks again where the answer cannot be read, and gives up in the end', async () => {
    const second = turnWith(undefined, { thought: '', hallways: [], sums: [] })
    expect((await modelExtractor().extract(heard('Hi'), second.turn)).claims).toEqual([])
    const never = turnWith(undefined, { hallways: 'none' }, undefined)
    expect((await modelExtractor().extract(heard('Hi'), never.turn)).claims).toBeUndefined()
    expect(never.notes).toHaveLength(3)
  })

  it('finds numbers in digits and words', () => {
    expect(new Set(numbersIn('five, 6 and a single one'))).toEqual(new Set([1, 5, 6]))
  })
})

describe('the extractor by rules', () => {
  const read = (message: string, more?: Partial<Heard>) =>
    rulesExtractor.extract(heard(message, more), undefined as unknown as Turn) as Extracted

  it.each([
    [
      'From the kitchen I have 5 to the attic, 3 to B.',
      {
        claims: [
          ['K', 'A', 5],
          ['K', 'B', 3],
        ],
      },
    ],
    ['From there I have 5 to A.', { claims: [['E', 'A', 5]] }, { location: 'E' }],
    ['Agreed. From there I have 5 to A.', { claims: [['C', 'A', 5]] }, { location: 'E', suggested: ['E', 'C'] }],
    ['Correction: from K I have 4 to A.', { corrections: [['K', 'A', 4]], claims: [] }],
    ['Together we get 52 for L E K C B A L.', { claims: [] }],
    ['You have 5 from K to A.', { claims: [] }],
  ] as [string, Partial<Extracted>, Partial<Heard>?][])('reads %j', (message, expected, more) =>
    expect(read(message, more)).toMatchObject(expected),
  )

  it('asks where it is not sure', () => {
    const { claims, questions } = read("I don't have 5 from K to A.")
    expect(claims).toEqual([])
    expect(questions).toEqual([expect.stringContaining('exactly how many')])
  })
})
