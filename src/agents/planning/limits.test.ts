/** What was told stays a limit of each plan while no numbers are told, and what cannot be kept is said. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { dealPlanning } from '../../games/planning/instances.ts'
import { asMeant } from './as-meant.ts'
import { readInsisted, type Insisted } from './insisted.ts'
import type { PlanningObservation } from './observation.ts'
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

describe('a limit told in one breath with many wishes', () => {
  const { sites } = dealPlanning({ stops: 3, sites: 40, preferences: 10, inertPreferences: false }, 1)
  const heard = (...lines: string[]): Insisted =>
    readInsisted(
      {
        seat: 'assistant',
        talk: lines.map((text) => ({ kind: 'message', by: 'user', text: asMeant(text) })),
      } as unknown as PlanningObservation,
      [],
      sites,
    )
  const WISHES = 'We would like vegan food, a park, parking, wifi and outdoor seating.'

  it.each([
    '60 dollars is what we can spend.',
    'Our budget is $60.',
    'No more than sixty dollars, please.',
    'We can spend 60 dollars at most, and I really want a museum.',
    'The limit is 60 dollars. Absolutely no live music!',
    'Under no circumstances a tourist trap. We have 60 dollars.',
    'Sixty bucks for all of it, and we never go over a mile on foot.',
    'We have 60 dollars. Really not far, please.',
  ])('is one of them: %s', (text) => expect(heard(`${WISHES} ${text}`)).toMatchObject({ listed: true, strict: false }))

  it.each([
    'We have 60 dollars, not a cent more.',
    '60 dollars it is. Not one dollar more, please!',
    'There are sixty dollars in my purse and not even a penny beyond that.',
    'Sixty dollars is our absolute limit.',
    '$60 is a hard cap.',
    'Our budget is $60, and that is final.',
    'Our budget of 60 dollars is not negotiable.',
    'We absolutely cannot spend more than 60 dollars.',
    "I really can't go over 60 dollars.",
    'Strictly under 60 dollars, if you please.',
    'Under no circumstances can we spend more than 60 dollars.',
    'On no account should we pay more than 60 dollars.',
    'We must not go over 60 dollars, no matter what.',
    'At most 60 dollars, no exceptions.',
  ])('holds where it is absolute: %s', (text) => {
    expect(heard(`${WISHES} ${text}`).strict).toBe(true)
    expect(heard(WISHES, text).strict).toBe(true)
  })

  it('holds where it is told twice, or with a few wishes', () => {
    expect(heard(`${WISHES} Our budget is $60.`, 'Mind that we can spend no more than 60 dollars.').strict).toBe(true)
    expect(heard('A park.', 'Vegan food and wifi.', 'Our budget is $60.', 'And outdoor seating.').listed).toBe(false)
  })
})

describe('the first plan for a list of wishes', () => {
  const WISHES = 'A shop, a restaurant, vegan food, live music, parking, wifi and outdoor seating, please'

  it.each([1, 2, 3, 4])('keeps to an absolute limit in it (town %i)', async (seed) => {
    const told = `${WISHES}. We have 30 dollars, not a cent more. That is all.`
    const said = sums(await visit(seed, told, '[reject] How much is it?'))
    expect(said.length).toBeGreaterThan(0)
    for (const sum of said) expect(sum).toBeLessThanOrEqual(30)
  })
})
