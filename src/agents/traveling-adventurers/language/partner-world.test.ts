import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clarifications, emptyWorld, hear, knownHallways, type Claim, type PartnerWorld } from './partner-world.ts'

const letters = [...'LEBKCA']
const empty = emptyWorld(letters, { min: 1, max: 10 })
const room = fc.constantFrom(...letters)
const claim = fc.tuple(room, room, fc.integer({ min: 1, max: 10 })).filter(([a, b]) => a !== b)
const message = fc.array(claim, { maxLength: 8 })
const dialogue = fc.array(message, { maxLength: 5 })
const listen = (messages: readonly (readonly Claim[])[]): PartnerWorld =>
  messages.reduce((world, claims) => hear(world, claims).world, empty)
const sorted = (world: PartnerWorld) => knownHallways(world).map(String).sort()

describe('what is known of the partner’s coins', () => {
  it('does not depend on the order in which the two rooms of a hallway are said', () => {
    fc.assert(
      fc.property(dialogue, fc.infiniteStream(fc.boolean()), (messages, flips) => {
        const turned = messages.map((claims) =>
          claims.map(([a, b, coins]): Claim => (flips.next().value ? [b, a, coins] : [a, b, coins])),
        )
        expect(knownHallways(listen(turned))).toEqual(knownHallways(listen(messages)))
        expect(clarifications(listen(turned))).toEqual(clarifications(listen(messages)))
      }),
    )
  })

  it('counts a weight that is said twice once', () => {
    fc.assert(
      fc.property(dialogue, (messages) => {
        const consistent = messages.map((claims) => claims.filter(([a, b, coins]) => coins === price(a, b)))
        const once = listen(consistent)
        expect(sorted(listen([...consistent, ...consistent]))).toEqual(sorted(once))
        expect(sorted(listen(consistent.map((claims) => [...claims, ...claims])))).toEqual(sorted(once))
        expect(clarifications(once)).toEqual([])
      }),
    )
  })

  it('asks back about exactly those hallways on which the partner contradicts itself', () => {
    fc.assert(
      fc.property(claim, fc.integer({ min: 1, max: 10 }), ([a, b, coins], other) => {
        fc.pre(coins !== other)
        const { world, verdicts } = hear(listen([[[a, b, coins]]]), [[b, a, other]])
        expect(verdicts).toMatchObject([{ verdict: 'contradiction' }])
        expect(knownHallways(world)).toEqual([])
        expect(clarifications(world)).toEqual([expect.stringContaining(`${coins} and ${other} coins`)])
        const settled = hear(world, [[a, b, other]])
        expect(settled.verdicts).toMatchObject([{ verdict: 'settled' }])
        expect(knownHallways(settled.world).map(([, , coins]) => coins)).toEqual([other])
        expect(clarifications(settled.world)).toEqual([])
      }),
    )
  })

  it('takes a correction at its word', () => {
    const { world, verdicts } = hear(listen([[['L', 'E', 3]]]), [], [['E', 'L', 5]])
    expect(verdicts).toMatchObject([{ verdict: 'settled' }])
    expect(knownHallways(world)).toEqual([['L', 'E', 5]])
  })

  it('is in doubt where one message says two things', () => {
    const { world } = hear(empty, [
      ['L', 'E', 3],
      ['E', 'L', 4],
    ])
    expect(knownHallways(world)).toEqual([])
    expect(clarifications(world)).toHaveLength(1)
  })

  it.each([
    [['L', 'E', 14], 'this may be a sum'],
    [['L', 'E', 0], 'holds 1 to 10 coins'],
    [['L', 'X', 3], 'there is no room "X"'],
    [['L', 'L', 3], 'two different rooms'],
    [['L', 'E', 2.5], 'whole numbers'],
  ] as [Claim, string][])('refuses %j', (claim, reason) => {
    const { world, verdicts } = hear(empty, [claim])
    expect(verdicts).toMatchObject([{ verdict: 'refused', reason: expect.stringContaining(reason) }])
    expect(world.heard.size).toBe(0)
  })
})

/** Some number for each hallway, so that claims can be made consistent. */
const price = (a: string, b: string): number =>
  ((letters.indexOf(a) * letters.indexOf(b) + letters.indexOf(a) + letters.indexOf(b)) % 10) + 1
