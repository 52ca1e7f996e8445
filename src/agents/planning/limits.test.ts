/** What was told stays a limit of each plan while no numbers are told, and what cannot be kept is said. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { asMeant } from './as-meant.ts'
import { withoutQuoted } from './quoted.ts'

const visit = (seed: number, ...lines: string[]): Promise<Held> => hold('planning', 'user', lines, { seed })
const offers = ({ heard }: Held): string[] => heard.filter((said) => said.includes('[propose]'))
const sums = ({ heard }: Held): number[] =>
  heard.flatMap((said) => /\$(\d+) in all/.exec(said)?.slice(1).map(Number) ?? (said.includes('are free') ? [0] : []))

describe('limits that were told', () => {
  it.each([1, 2, 3])('hold for the next plans, whatever else is complained of (town %i)', async (seed) => {
    const held = await visit(
      seed,
      'A park and some vegan food please, and forty dollars is all we have. That is all.',
      '[reject] How much is it?',
      '[reject] The first one is dull.',
      '[reject] How much is it?',
      '[reject] I do not like the last one either.',
      '[reject] How much is it?',
    )
    expect(sums(held).length).toBeGreaterThan(1)
    for (const sum of sums(held)) expect(sum).toBeLessThanOrEqual(40)
  })

  it.each([1, 2])('give way to what is asked for by name, which is said (town %i)', async (seed) => {
    const held = await visit(
      seed,
      'A park, and no more than $10. That is all.',
      '[reject] What is the most expensive shop?',
    )
    const dear = /(?:shop is|are) ([^:]+?)(?: and [^:]+)?: \$(\d+)/.exec(held.heard.at(-1)!)!
    const after = await visit(
      seed,
      'A park, and no more than $10. That is all.',
      `[reject] Put in ${dear[1]!}, please.`,
    )
    expect(offers(after).at(-1)).toContain(dear[1]!)
    expect(offers(after).at(-1)).toMatch(/more than your \$10/)
  })

  it('say why a kind is missing, and leave a place out that is complained of', async () => {
    const first = offers(await visit(2, 'A shop and a park, and we have just 5 dollars. That is all.')).at(-1)!
    expect(first).toMatch(/No shop is in it: the cheapest costs|\[propose\]/)
    const name = /\[propose\] \[([^,]+)/.exec(first)![1]!
    const next = await visit(
      2,
      'A shop and a park, and we have just 5 dollars. That is all.',
      `[reject] ${name} looks dreary.`,
    )
    expect(offers(next).at(-1)!.split('[propose]')[1]).not.toContain(name)
    expect(offers(next).at(-1)).not.toMatch(new RegExp(`${name}[^.]* as you asked`))
  })
})

describe('what is no limit', () => {
  it.each([
    ['that is six times what we have', 'that is far more than what we have'],
    ['it costs more than ten times our budget', 'it costs far more than our budget'],
    ['We were there three times.', 'We were there three times.'],
    ['a bar round the corner from the Mill', 'a bar near the Mill'],
    ["a cafe a stone's throw from the Mill", 'a cafe near the Mill'],
    ['is it suitable for small children?', 'is it good for kids?'],
    ["let the Mill take the Tower's spot", 'let the Mill take the place of the Tower'],
  ])('%s', (text, meant) => expect(asMeant(text)).toBe(meant))

  it.each([
    ['five hundred dollars is a lot', [500, 490, 10]],
    ['a hundred thirty is forty too much', [120, 130, 10]],
    ['a hundred and sixty is ninety more than we have', [160]],
  ])('nor what a plan costs: %s', (text, costs) => expect(withoutQuoted(text, costs, 70)).not.toMatch(/\d|hundred/))
})
