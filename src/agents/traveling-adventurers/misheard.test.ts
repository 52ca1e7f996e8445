/** What is said back of numbers that were taken by a guess, and what is heard in answer to it. */
import { describe, expect, it } from 'vitest'
import { hold } from '../strangers/hold.fixture.ts'
import { plainlyTold } from './plainly-told.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const L = 'From L: E 5, B 3, K 1, C 6, A 2'
const MOST = `${L}. E: B 4, K 6, C 1, A 3. B: K 2, C 5, A 6. K: C 3, A 4.`
const last = async (...lines: string[]): Promise<string> =>
  (await hold('traveling-adventurers', 'USER', lines)).heard.at(-1)!

describe('what is told plainly', () => {
  it.each([
    ['E-K 4', 'E K 4'],
    ['Between the bathroom and the attic I have 5.', 'A B 5'],
    ['from b - k: 3', 'B K 3'],
    ['Kitchen: 2 to kids, 5 to attic', 'C K 2, A K 5'],
    ['Leaving E I have 6 to B, 1 to K and 4 to C.', 'B E 6, E K 1, C E 4'],
    ['K to A is one, to C two', 'A K 1, C K 2'],
    ['BK 2, BC 3', 'B K 2, B C 3'],
    ['E:\n- B 2\n- K 4', 'B E 2, E K 4'],
    ['3, and A-K 5', 'A K 5'],
    ['I get 4 from E to A, and you?', 'A E 4'],
  ])('%s', (text, told) => {
    expect([...plainlyTold(text, ROOMS)].join(', ')).toBe(told)
  })

  it.each([
    'the kitchen is 4',
    'there 3 to A',
    'you have 3 from E to A',
    'B-K the same as you',
    'everything else from E is 2',
    'the attic is nice apart from L: E 2, B 3',
    'E to B, K and C: 3 each',
    'if we go E to K 4',
    'E-K more than 3',
    'not E-K 4',
  ])('not %s', (text) => {
    expect([...plainlyTold(text, ROOMS)]).toEqual([])
  })
})

describe('numbers that were taken by a guess', () => {
  it.each([
    ['and there 4 to K and 3 to A', /^So from \w you have 4 to K and 3 to A\./],
    ['empty to bath is 4, and to the kitchen I get 2 more than that', /^(?!.*E–B)/],
    ['B 4, K 6, C 1, A 3', /^So from E you have 4 to B, 6 to K, 1 to C and 3 to A\./],
    ['4 6 1 3 2 5', /^So from E you have 4 to B.* And from B you have 2 to K and 5 to C\./],
  ])('are said back: %s', async (line, said) => {
    expect(await last('hello', L, line)).toMatch(said)
  })

  it.each(['E: B 4, K 6, C 1, A 3', 'From E I have 4 to B, 6 to K, 1 to C and 3 to A.', 'E-B 4, E-K 6, E-C 1, E-A 3'])(
    'and no others: %s',
    async (line) => {
      expect(await last('hello', L, line)).not.toMatch(/you have \d|you have E–/)
    },
  )

  it.each([
    ['no', /What have you from E to K and A\?/],
    ["no, that's wrong", /What have you from E to K and A\?/],
    ['not what I said', /What have you from E to K and A\?/],
    ["those are yours, I'm afraid", /What have you from E to K and A\?/],
    ['no, from B', /from B you have 6 to K and 5 to A/],
    ['not E, from the bathroom', /from B you have 6 to K and 5 to A/],
    ['Sorry, I meant the bathroom.', /from B you have 6 to K and 5 to A/],
    ['wait. I was talking of the kids’ room', /from C you have 6 to K and 5 to A/],
    ['no, K 4 and A 3', /E–K 4 \(not 6\) and E–A 3 \(not 5\)/],
    ['the other way round, K 5 and A 6', /E–K 5 \(not 6\) and E–A 6 \(not 5\)/],
    ['the other way round', /E–K 5 \(not 6\) and E–A 6 \(not 5\)/],
    ['no, the attic is 2', /E–A 2, not 5/],
    ['no no, 2 and 3', /E–K 2 \(not 6\) and E–A 3 \(not 5\)/],
    ['Nope. E–A is 1.', /E–A 1, not 5/],
  ])('are put right: %s', async (line, said) => {
    expect(await last('hello', L, 'and there 6 to K and 5 to A', line)).toMatch(said)
  })

  it.each(['yes', 'Right.', "that's right", 'ok', 'B: K 2, C 5', 'C 3'])('stay as they are: %s', async (line) => {
    expect(await last('hello', L, 'and there 6 to K and 5 to A', line)).not.toMatch(/, not \d|\(not|from E to K/)
  })

  it.each([
    'yes 5 right. And L-E is 1',
    'All correct, thank you. And L-E is 1',
    'everything is right, L-E 1',
    'You read it correctly. L-E is 1',
    'your reading is right, and L-E is 1',
    'both of them are correct. L-E 1',
  ])('are not asked for again where a yes stands beside others: %s', async (line) => {
    const said = await last('hello', 'E-B 4. Living room-kitchen is maybe 5 too, not on it though', line)
    expect(said).not.toMatch(/L–K|L to (?:[A-Z], )*(?:[A-Z] and )?K\b|K to (?:[A-Z], )*(?:[A-Z] and )?L\b/)
  })

  const GUESS = "Then there's just C to A left, and that's 1 I think"
  it.each(['yes', 'Yes!', "that's right", 'right', 'yes, correct'])('a yes to them takes no path: %s', async (line) => {
    const said = await last('hello', MOST, GUESS, line)
    expect(said).toMatch(/numbers are right|have them right/)
    expect(said).not.toMatch(/submit/)
  })

  it.each(['yes, agreed', "ok, let's do it", 'I agree', 'deal'])('consent beside them does: %s', async (line) => {
    expect(await last('hello', MOST, GUESS, line)).toMatch(/^submit/)
  })

  it('a second yes is to the path', async () => {
    expect(await last('hello', MOST, GUESS, 'yes', 'yes')).toMatch(/^submit/)
  })

  it('a yes behind thanks for a correction is to the path', async () => {
    expect(await last('hello', `${MOST} C-A 2`, 'oops, C-A is 1', 'yes')).toMatch(/^submit/)
  })

  it('what nothing was understood of is quoted once', async () => {
    const line = 'as for me, the kitchen and its odd neighbour over yonder somehow agree on 4'
    expect(await last('hello', L, line)).toMatch(/odd neighbour over yonder/)
    expect(await last('hello', L, line, line)).not.toMatch(/odd neighbour over yonder/)
  })

  it.each(['I am 4 years old', 'I need 4 minutes', 'my sister is 4, ha', 'you have 4 there, I see'])(
    'what is no coin is not: %s',
    async (line) => {
      expect(await last('hello', L, line)).not.toMatch(/could not make anything|What you mean by/)
    },
  )
})
