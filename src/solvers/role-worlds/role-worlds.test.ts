import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import {
  believe,
  bestTeams,
  evilChances,
  maskOf,
  playersIn,
  reviewTeam,
  seenBy,
  sideOf,
  successChance,
  viewOf,
  worldsOf,
  type QuestFact,
  type Role,
  type VoteModel,
} from './index.ts'

const deck: Role[] = ['merlin', 'percival', 'servant', 'servant', 'morgana', 'minion', 'assassin']
const quest = (team: number[], success: boolean, needed = 1, fails?: number): QuestFact => ({
  team,
  success,
  needed,
  fails,
  forced: true,
})

/** The quests behind the program that the paper prints (figure 8). */
const printed = [quest([1, 3], false), quest([2, 4, 7], true), quest([1, 2, 4], false), quest([2, 3, 5, 7], true, 2)]

describe('role worlds', () => {
  it('are 1,260 for the paper’s seven roles, over 35 evil sides', () => {
    expect(worldsOf(deck).set).toHaveLength(1260)
    expect(worldsOf(deck).evilSets).toHaveLength(35)
  })

  it('leave each role what it was told', () => {
    expect(viewOf(deck, { player: 2, role: 'merlin', seen: [1, 3, 6] }).evilSets).toHaveLength(1)
    const percival = believe(viewOf(deck, { player: 4, role: 'percival', seen: [2, 3] }), [])
    expect(evilChances(percival).map((chance) => Math.round(chance * 100))).toEqual([50, 50, 50, 0, 50, 50, 50])
    const servant = believe(viewOf(deck, { player: 7, role: 'servant', seen: [] }), [])
    expect(evilChances(servant)[6]).toBe(0)
    expect(servant.evilSets).toHaveLength(20)
  })

  it('hold the whole table exactly where a deal says so, for any deck and seat', () => {
    const decks: Role[][] = [
      deck,
      ['merlin', 'percival', 'servant', 'mordred', 'morgana'],
      ['merlin', 'percival', 'servant', 'servant', 'servant', 'servant', 'morgana', 'mordred', 'oberon', 'assassin'],
      ['servant', 'servant', 'servant', 'servant', 'oberon', 'minion', 'assassin'],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...decks), fc.nat(), (cards, seed) => {
        const random = new Random(seed)
        const roles = random.shuffle(cards)
        const player = random.int(1, roles.length)
        const view = viewOf(cards, { player, role: roles[player - 1]!, seen: seenBy(roles, player) })
        const evil = maskOf(roles.flatMap((role, index) => (sideOf(role) === 'evil' ? [index + 1] : [])))
        const { worlds, members } = view
        const truth = [...members].filter(
          (world) =>
            worlds.evilSets[worlds.set[world]!] === evil &&
            worlds.merlin[world] === roles.indexOf('merlin') + 1 &&
            worlds.percival[world] === roles.indexOf('percival') + 1 &&
            worlds.morgana[world] === roles.indexOf('morgana') + 1 &&
            worlds.mordred[world] === roles.indexOf('mordred') + 1 &&
            worlds.oberon[world] === roles.indexOf('oberon') + 1,
        )
        expect(truth).toHaveLength(1)
      }),
      { numRuns: 200 },
    )
  })

  it('leave two evil sides after the quests of the paper’s example, with player 6 in both', () => {
    const belief = believe(viewOf(deck), printed)
    expect(belief.evilSets.map(playersIn)).toEqual([
      [1, 3, 6],
      [1, 5, 6],
    ])
    expect(evilChances(belief)[5]).toBe(1)
    // The paper's answer leaves out player 7, who is certainly good, and takes player 6, who is certainly evil.
    expect(successChance(belief, maskOf([2, 3, 4, 6]), 2)).toBeCloseTo(0.5)
    expect(successChance(belief, maskOf([2, 3, 4, 7]), 2)).toBe(1)
    expect(successChance(belief, maskOf([2, 3, 4, 6]), 1)).toBe(0)
    expect(successChance(belief, maskOf([2, 3, 4, 7]), 1)).toBeCloseTo(0.5)
    const review = reviewTeam(belief, maskOf([2, 3, 4, 6]), 4, 2)
    expect(review).toMatchObject({ blunder: true, best: 1, certainEvil: maskOf([6]) })
    expect(reviewTeam(belief, maskOf([2, 3, 4, 7]), 4, 2).blunder).toBe(false)
  })

  it('leave one once the first quest is known to have had a single saboteur', () => {
    const counted = [quest([1, 3], false, 1, 1), ...printed.slice(1)]
    expect(believe(viewOf(deck), counted).evilSets.map(playersIn)).toEqual([[1, 5, 6]])
  })

  it('learn nothing from a success that evil players may have let pass', () => {
    const free = { ...quest([2, 4, 7], true), forced: false }
    expect(believe(viewOf(deck), [free]).evilSets).toHaveLength(35)
    expect(believe(viewOf(deck), [{ ...quest([2, 4, 7], false, 1, 2), forced: false }]).evilSets).toHaveLength(13)
  })

  it('name the best teams, and only them', () => {
    const merlin = believe(viewOf(deck, { player: 2, role: 'merlin', seen: [1, 3, 6] }), [])
    expect(bestTeams(merlin, 4, 1)).toEqual({ chance: 1, teams: [maskOf([2, 4, 5, 7])] })
    expect(bestTeams(merlin, 4, 2).teams).toHaveLength(13)
    expect(bestTeams(merlin, 2, 1, maskOf([7])).teams.map(playersIn)).toEqual([
      [2, 7],
      [4, 7],
      [5, 7],
    ])
  })

  it('take votes as evidence as Bayes says', () => {
    const model: VoteModel = {
      merlin: { sound: 0.9, doomed: 0.1 },
      just: { sound: 0.6, doomed: 0.5 },
      evil: { sound: 0.2, doomed: 0.8 },
      doomedBy: 'threshold',
    }
    const votes = [{ team: [1, 2], needed: 1, votes: [true, true, false, null, false, true, false] }]
    const belief = believe(viewOf(deck), [], { votes, model })
    const { worlds, members } = viewOf(deck)
    const expected = new Map<number, number>()
    for (const world of members) {
      const evil = worlds.evilSets[worlds.set[world]!]!
      const prospect = evil & maskOf([1, 2]) ? 'doomed' : 'sound'
      let weight = 1
      votes[0]!.votes.forEach((vote, index) => {
        if (vote === null) return
        const kind = (evil >> index) & 1 ? 'evil' : worlds.merlin[world] === index + 1 ? 'merlin' : 'just'
        weight *= vote ? model[kind][prospect] : 1 - model[kind][prospect]
      })
      expected.set(evil, (expected.get(evil) ?? 0) + weight)
    }
    const total = [...expected.values()].reduce((sum, weight) => sum + weight, 0)
    belief.evilSets.forEach((evil, set) => expect(belief.chance[set]).toBeCloseTo(expected.get(evil)! / total, 12))
  })
})
