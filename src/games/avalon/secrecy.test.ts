import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { avalon, seatOf, type Config, type State } from './index.ts'
import { sized } from '../../testing/sized.fixture.ts'

const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant'] as const
const configure = (given: object) => validate(avalon.config, given, 'config')
const seen = (state: State, player: number) => avalon.observe(state, seatOf(player))

/** A game played at random up to some action. */
function playRandomly(config: Config, seed: number, actions: number): State {
  const random = new Random(seed, 'secrecy')
  let state = avalon.start(config, seed)
  for (let count = 0; count < actions && avalon.turn(state).must.length; count++) {
    const seat = random.pick(avalon.turn(state).must)
    state = avalon.act(state, seat, avalon.sample(avalon.observe(state, seat), random))
  }
  return state
}

describe('what a seat may know', () => {
  const start = avalon.start(configure({ roles }), 1)

  it('is what its role sees', () => {
    expect(seen(start, 2)).toMatchObject({ role: 'merlin', side: 'just', sight: 'evil', seen: [1, 3, 6] })
    expect(seen(start, 4)).toMatchObject({ role: 'percival', sight: 'merlin-or-morgana', seen: [2, 3] })
    expect(seen(start, 5)).toMatchObject({ role: 'servant', sight: 'nothing', seen: [] })
    expect(seen(start, 1)).toMatchObject({ role: 'assassin', side: 'evil', sight: 'teammates', seen: [3, 6] })
  })

  it('leaves Mordred hidden from Merlin, and Oberon alone', () => {
    const hidden = ['merlin', 'percival', 'servant', 'servant', 'mordred', 'oberon', 'morgana']
    const state = avalon.start(configure({ preset: 'official', roles: hidden }), 1)
    expect(seen(state, 1).seen).toEqual([6, 7])
    expect(seen(state, 5).seen).toEqual([7])
    expect(seen(state, 6)).toMatchObject({ side: 'evil', seen: [] })
  })

  it('shows Percival only Merlin where Morgana is not dealt', () => {
    const alone = ['merlin', 'percival', 'servant', 'servant', 'mordred', 'minion', 'assassin']
    const state = avalon.start(configure({ preset: 'official', roles: alone }), 1)
    expect(seen(state, 2).seen).toEqual([1])
    expect(avalon.language.describe(seen(state, 2))).toContain('Player 1 is Merlin.')
  })

  it('keeps votes secret, shows how many, or shows who', () => {
    const vote = (voteVisibility: string) => {
      let state = avalon.start(configure({ roles, leader: 1, discussionRounds: 0, voteVisibility }), 1)
      state = avalon.act(state, 'player-1', { type: 'team', members: [1, 2] })
      for (const seat of avalon.turn(state).must) {
        if (seat === 'player-2') expect(seen(state, 2).proposals[0]!.votes).toEqual(Array(7).fill(null))
        state = avalon.act(state, seat, { type: 'vote', approve: seat === 'player-4' })
      }
      return seen(state, 4).proposals[0]!
    }
    const own = [null, null, null, true, null, null, null]
    expect(vote('outcome')).toMatchObject({ approved: false, tally: null, votes: own })
    expect(vote('tally')).toMatchObject({ approved: false, tally: 1, votes: own })
    expect(vote('individual')).toMatchObject({ tally: 1, votes: own.map((ballot) => ballot ?? false) })
  })

  it('tells of quest cards only how many sabotaged, if that', () => {
    const play = (questVisibility: string) => {
      let state = avalon.start(configure({ roles, leader: 1, discussionRounds: 0, questVisibility }), 1)
      state = avalon.act(state, 'player-1', { type: 'team', members: [1, 3] })
      for (const seat of avalon.turn(state).must) state = avalon.act(state, seat, { type: 'vote', approve: true })
      return seen(state, 3).proposals[0]!
    }
    expect(play('result')).toMatchObject({ quest: { success: false, needed: 1, fails: null }, card: false })
    expect(play('count')).toMatchObject({ quest: { fails: 2 } })
  })

  it('does not hold a given deal, in data or in words', () => {
    const config = configure({ roles, leader: 5 })
    const state = avalon.start(config, 1)
    for (const seat of avalon.seats(config)) {
      expect(avalon.observe(state, seat).rules).not.toHaveProperty('roles')
      expect(avalon.language.rules(config, seat)).toBe(avalon.language.rules(configure({}), seat))
    }
  })

  it('is the same, byte for byte, in every game that the seat cannot tell apart', () => {
    const configs = [
      {},
      { preset: 'official' },
      {
        preset: 'official',
        players: 10,
        deck: [
          'merlin',
          'percival',
          'servant',
          'servant',
          'servant',
          'servant',
          'morgana',
          'mordred',
          'oberon',
          'assassin',
        ],
      },
      { questVisibility: 'count', voteVisibility: 'tally', discussionRounds: 0 },
      { preset: 'official', questVisibility: 'result', voteVisibility: 'outcome', discussionRounds: 0, players: 5 },
    ].map(configure)
    fc.assert(
      fc.property(
        fc.constantFrom(...configs),
        fc.nat(100_000),
        fc.nat(150),
        fc.nat(9),
        (config, seed, actions, chair) => {
          const state = playRandomly(config, seed, actions)
          const player = (chair % config.players) + 1
          const other = avalon.resample(state, seatOf(player), seed + 1)
          expect(canonical(seen(other, player))).toBe(canonical(seen(state, player)))
          expect(avalon.language.describe(seen(other, player))).toBe(avalon.language.describe(seen(state, player)))
          expect(avalon.turn(other).must).toEqual(avalon.turn(state).must)
        },
      ),
      { numRuns: sized(120, 400) },
    )
  })

  it('is the same when two servants, or two evil players, swap roles that nobody tells apart', () => {
    const swap = (a: number, b: number) => roles.with(a - 1, roles[b - 1]!).with(b - 1, roles[a - 1]!)
    const told = (dealt: readonly string[], player: number) =>
      canonical(seen(playRandomly(configure({ roles: dealt, leader: 5 }), 7, 40), player))
    // Assassin and minion: the same for everybody but these two. Merlin and a servant: the same for the other servant.
    for (const player of [2, 3, 4, 5, 7]) expect(told(swap(1, 6), player)).toBe(told(roles, player))
    expect(told(swap(2, 5), 7)).toBe(told(roles, 7))
    // Merlin and Morgana: the same for Percival, until a quest tells them apart.
    const fresh = (dealt: readonly string[]) =>
      canonical(seen(avalon.start(configure({ roles: dealt, leader: 5 }), 7), 4))
    expect(fresh(swap(2, 3))).toBe(fresh(roles))
  })

  it('draws every deal that a seat must reckon with, and none that it has seen refuted', () => {
    let state = avalon.start(configure({ roles, leader: 2, discussionRounds: 0 }), 1)
    state = avalon.act(state, 'player-2', { type: 'team', members: [1, 4] })
    for (const seat of avalon.turn(state).must) state = avalon.act(state, seat, { type: 'vote', approve: true })
    const drawn = Array.from({ length: 300 }, (_, seed) => avalon.resample(state, 'player-4', seed).roles)
    // Percival (4) was on the failed quest himself: player 1 is evil in every world, 2 and 3 take turns as Merlin.
    expect(drawn.every((deal) => ['assassin', 'minion'].includes(deal[0]!))).toBe(true)
    expect(new Set(drawn.map((deal) => deal.indexOf('merlin') + 1))).toEqual(new Set([2, 3]))
  })
})
