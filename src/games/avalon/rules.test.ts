import { describe, expect, it } from 'vitest'
import { IllegalAction, InvalidInput } from '../../core/errors.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { avalon, type Action, type State } from './index.ts'

/** Evil: 1 (assassin), 3 (morgana), 6 (minion). */
const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant']
const configure = (given: object = {}) => validate(avalon.config, given, 'config')
const begin = (given: object = {}) => avalon.start(configure({ roles, leader: 2, discussionRounds: 0, ...given }), 1)

const team = (state: State, ...members: number[]) => act(state, { type: 'team', members })
const act = (state: State, action: Action) => avalon.act(state, avalon.turn(state).must[0]!, action)
const votes = (state: State, ...approving: number[]) =>
  avalon
    .turn(state)
    .must.reduce(
      (now, seat) => avalon.act(now, seat, { type: 'vote', approve: approving.includes(Number(seat.at(-1))) }),
      state,
    )
const all = [1, 2, 3, 4, 5, 6, 7]
const quest = (state: State, ...members: number[]) => votes(team(state, ...members), ...all)
const last = (state: State) => state.proposals.at(-1)!
const results = (state: State) => state.proposals.flatMap((proposal) => proposal.quest?.success ?? [])
const metrics = (state: State) => avalon.outcome(state)!.metrics

describe('avalon', () => {
  it.each([
    {},
    { preset: 'official', players: 5, discussionRounds: 0, voteVisibility: 'tally', onFifthReject: 'sixthForced' },
    {
      onFifthReject: 'randomTeam',
      leaderRotation: 'perRound',
      discussionWhen: 'both',
      speakOrder: 'random',
      players: 5,
    },
    { roles, leader: 3, assassination: 'decides', stopAtThree: true, discussionRounds: 0, leaderVotes: false },
    ...sized(
      [],
      [
        ...[5, 7, 10].map((players) => ({ preset: 'official', players, discussionRounds: 0 })),
        { voteVisibility: 'tally', questVisibility: 'count', speakOrder: 'random', leaderVotes: false },
        { onFifthReject: 'randomTeam', leaderRotation: 'perRound', discussionWhen: 'before', players: 5 },
        { onFifthReject: 'sixthForced', discussionRounds: 0, leaderVotes: false, questPlay: 'evilChoice' },
        { onFifthReject: 'evilWins', discussionWhen: 'both', speakOrder: 'fromLeader', players: 5 },
        { preset: 'official', discussionRounds: 0, questVisibility: 'result', voteVisibility: 'outcome', roles },
        { roles, leader: 3, assassination: 'decides', stopAtThree: true, discussionRounds: 0 },
      ],
    ),
  ])('keeps the contract of a game with %j', (config) => conformSized(avalon, { configs: [config], episodes: 1 }))

  it.each([
    [5, [2, 3, 2, 3, 3], [1, 1, 1, 1, 1], 2],
    [6, [2, 3, 4, 3, 4], [1, 1, 1, 1, 1], 2],
    [7, [2, 3, 3, 4, 4], [1, 1, 1, 2, 1], 3],
    [8, [3, 4, 4, 5, 5], [1, 1, 1, 2, 1], 3],
    [9, [3, 4, 4, 5, 5], [1, 1, 1, 2, 1], 3],
    [10, [3, 4, 4, 5, 5], [1, 1, 1, 2, 1], 4],
  ])('has the official table for %i players', (players, teamSizes, failThresholds, evil) => {
    const config = configure({ preset: 'official', players })
    expect(config).toMatchObject({ teamSizes, failThresholds })
    const side = ['assassin', 'morgana', 'minion']
    expect(config.deck.filter((role) => side.includes(role))).toHaveLength(evil)
    expect(avalon.seats(config)).toHaveLength(players)
  })

  it('has the paper’s rules as its default', () =>
    expect(configure()).toMatchObject({
      preset: 'paper',
      players: 7,
      teamSizes: [2, 3, 3, 4, 4],
      failThresholds: [1, 1, 1, 2, 2],
      stopAtThree: false,
      onFifthReject: 'force',
      leaderRotation: 'perProposal',
      voteVisibility: 'outcome',
      questVisibility: 'result',
      questPlay: 'forced',
      leaderVotes: true,
      speakOrder: 'seat',
      discussionRounds: 1,
      discussionWhen: 'after',
      assassination: 'report',
      leaderStrategyBySide: 'just',
      invalidTeamPolicy: 'repair',
    }))

  it('takes every switch by its name, for either preset', () => {
    for (const preset of ['paper', 'official'])
      expect(configure({ preset, leaderStrategyBySide: 'both', invalidTeamPolicy: 'stop' })).toMatchObject({
        leaderStrategyBySide: 'both',
        invalidTeamPolicy: 'stop',
      })
    expect(() => configure({ invalidTeamPolicy: 'ignore' })).toThrow('invalidTeamPolicy')
  })

  it('takes its own settled config for the same game', () =>
    expect(configure(configure({ preset: 'official', players: 8, roles: undefined }))).toEqual(
      configure({ preset: 'official', players: 8 }),
    ))

  it.each([
    [{ players: 11 }, 'players'],
    [{ leader: 8 }, 'numbered 1 to 7'],
    [{ roles: ['merlin'] }, 'has 1 roles for 7 players'],
    [{ roles: roles.with(1, 'minion') }, 'has 4 evil roles; with 7 players there are 3'],
    [{ roles: roles.with(4, 'merlin') }, 'has 2 of merlin'],
    [{ roles: roles.with(2, 'minion') }, 'add `morgana`'],
    [{ failThresholds: [1, 1, 1, 4, 1] }, 'at most 3 can sabotage'],
    [{ voteVisibilty: 'tally' }, 'voteVisibilty'],
  ])('refuses the config %j and says why', (given, words) => {
    expect(() => configure(given)).toThrow(InvalidInput)
    expect(() => configure(given)).toThrow(words)
  })

  it('takes a deal by seat, and roles by their full names', () =>
    expect(
      configure({
        roles: {
          'player-1': 'Merlin',
          'player-2': 'Percival',
          'player-3': 'Loyal Servant of Arthur',
          'player-4': 'Loyal Servant of Arthur',
          'player-5': 'Morgana',
          'player-6': 'Minion of Mordred',
          'player-7': 'Assassin',
        },
      }).roles,
    ).toEqual(['merlin', 'percival', 'servant', 'servant', 'morgana', 'minion', 'assassin']))

  it('needs a majority of all players, the leader among them', () => {
    expect(last(votes(team(begin(), 2, 4), 1, 2, 3)).quest).toBeNull()
    expect(votes(team(begin(), 2, 4), 1, 2, 3, 4).proposals[0]).toMatchObject({
      approved: true,
      quest: { success: true },
    })
    expect(avalon.turn(team(begin({ leaderVotes: false }), 2, 4)).must).not.toContain('player-2')
  })

  it('passes the lead to the next seat after every proposal', () => {
    const rejected = votes(team(begin(), 2, 4))
    expect(last(rejected)).toMatchObject({ round: 1, attempt: 2, leader: 3 })
    const played = quest(rejected, 2, 4)
    expect(last(played)).toMatchObject({ round: 2, attempt: 1, leader: 4 })
    const perRound = quest(votes(team(begin({ leaderRotation: 'perRound' }), 2, 4)), 2, 4)
    expect(last(perRound)).toMatchObject({ round: 2, attempt: 1, leader: 3 })
    expect(last(quest(begin({ leader: 7 }), 2, 4)).leader).toBe(1)
  })

  describe('when five teams are rejected', () => {
    const reject = (state: State) => votes(team(state, 2, 4))
    const five = (onFifthReject: string) => [1, 2, 3, 4, 5].reduce(reject, begin({ onFifthReject }))

    it('sends the fifth all the same, and flags it', () =>
      expect(five('force').proposals[4]).toMatchObject({ approved: false, forced: true, quest: { success: true } }))
    it('may end the game for the evil side', () => {
      expect(avalon.outcome(five('evilWins'))).toMatchObject({
        reason: expect.stringContaining('five teams in a row were rejected'),
        scores: { 'player-1': 1, 'player-2': 0 },
      })
    })
    it('may draw a team by lot', () =>
      expect(five('randomTeam').proposals[5]).toMatchObject({
        leader: 0,
        forced: true,
        team: { length: 2 },
        approved: null,
      }))
    it('may let a sixth leader choose without a vote', () => {
      const sixth = five('sixthForced')
      expect(avalon.turn(sixth).must).toEqual(['player-7'])
      expect(team(sixth, 1, 7).proposals[5]).toMatchObject({ forced: true, quest: { success: false } })
    })
  })

  it('makes evil members sabotage, and asks two of them to fail quests 4 and 5', () => {
    const oneEvil = (state: State) =>
      quest(state, 1, ...[2, 4, 5].slice(0, [2, 3, 3, 4, 4][last(state).round - 1]! - 1))
    const end = [1, 2, 3, 4, 5].reduce(oneEvil, begin())
    expect(results(end)).toEqual([false, false, false, true, true])
    const official = begin({ failThresholds: [1, 1, 1, 2, 1] })
    expect(results([1, 2, 3, 4, 5].reduce(oneEvil, official))).toEqual([false, false, false, true, false])
    const twoEvil = quest(oneEvil(oneEvil(oneEvil(begin()))), 1, 2, 3, 4)
    expect(results(twoEvil)).toEqual([false, false, false, false])
  })

  const clean = (state: State) => quest(state, ...[2, 4, 5, 7].slice(0, [2, 3, 3, 4, 4][last(state).round - 1]))

  it('plays all five quests, or stops at three of a kind', () => {
    expect(results([1, 2, 3, 4, 5].reduce(clean, begin()))).toHaveLength(5)
    const stopped = [1, 2, 3].reduce(clean, begin({ stopAtThree: true, assassination: 'off' }))
    expect(avalon.outcome(stopped)?.metrics).toMatchObject({
      gameWin: true,
      quests: 3,
      gameWinAfterAssassination: null,
    })
    const dirty = (state: State) => quest(state, 1, 3, 6, 2, 4)
    expect(() => dirty(begin())).toThrow('exactly 2')
  })

  it('lets the Assassin name Merlin after three successes, which is reported or decides', () => {
    const hunt = (assassination: string) => [1, 2, 3, 4, 5].reduce(clean, begin({ assassination }))
    expect(avalon.turn(hunt('report')).must).toEqual(['player-1'])
    const named = act(hunt('report'), { type: 'assassinate', player: 2 })
    expect(metrics(named)).toMatchObject({ gameWin: true, gameWinAfterAssassination: false })
    expect(metrics(act(hunt('report'), { type: 'assassinate', player: 4 }))).toMatchObject({
      gameWinAfterAssassination: true,
    })
    const decided = act(hunt('decides'), { type: 'assassinate', player: 2 })
    expect(avalon.outcome(decided)).toMatchObject({
      metrics: { gameWin: false },
      scores: { 'player-1': 1, 'player-2': 0 },
    })
    expect(() => act(hunt('report'), { type: 'assassinate', player: 1 })).toThrow('cannot name himself')
    expect(avalon.outcome(hunt('off'))).toMatchObject({ metrics: { gameWinAfterAssassination: null } })
  })

  it('lets evil members choose their card under the official rules, and holds the just to success', () => {
    const sent = quest(begin({ questPlay: 'evilChoice', questVisibility: 'count' }), 1, 2)
    expect(avalon.turn(sent).must).toEqual(['player-1', 'player-2'])
    expect(() => avalon.act(sent, 'player-2', { type: 'quest', success: false })).toThrow(IllegalAction)
    const pending = avalon.act(sent, 'player-1', { type: 'quest', success: true })
    expect(avalon.observe(pending, 'player-2')).toEqual(avalon.observe(sent, 'player-2'))
    expect(results(avalon.act(pending, 'player-2', { type: 'quest', success: true }))).toEqual([true])
  })

  it('lets everybody speak once in order of seats after the team is chosen', () => {
    const speakers = (given: object) => {
      let state = team(avalon.start(configure({ roles, leader: 6, ...given }), 3), 1, 2)
      const order: number[] = []
      while (state.phase === 'discussion') {
        order.push(Number(avalon.turn(state).must[0]!.at(-1)))
        state = act(state, { type: 'message', text: `I am number ${order.length}.` })
      }
      expect(state.phase).toBe('vote')
      return order
    }
    expect(speakers({})).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(speakers({ speakOrder: 'fromLeader' })).toEqual([6, 7, 1, 2, 3, 4, 5])
    expect(speakers({ speakOrder: 'random', discussionRounds: 2 })).toHaveLength(14)
    expect(speakers({ discussionRounds: 0 })).toEqual([])
  })

  it('explains what is wrong with an action', () => {
    const state = begin()
    expect(() => team(state, 1)).toThrow('The team has 1 members, but quest 1 takes exactly 2.')
    expect(() => team(state, 1, 1)).toThrow('names a player twice')
    expect(() => team(state, 1, 8)).toThrow('There is no player 8')
    expect(() => avalon.act(state, 'player-1', { type: 'team', members: [1, 2] })).toThrow('player-2 can act')
    expect(() => act(state, { type: 'vote', approve: true })).toThrow('the action is "team"')
    expect(() => act(avalon.start(configure(), 1), { type: 'message', text: ' ' })).toThrow(IllegalAction)
  })

  it('measures a game as the paper does, on a game written by hand', () => {
    // Led by 2 (just): clean, won. By 3 (evil): 1 is in, lost. By 4 (just): rejected with evil 6; then by 5: lost with 6.
    let state = quest(begin(), 2, 4)
    state = quest(state, 1, 2, 3)
    state = votes(team(state, 4, 5, 6))
    state = quest(state, 5, 6, 7)
    // By 6 (evil): one evil member is not enough. By 7 (just): two are.
    state = quest(state, 6, 2, 4, 5)
    state = quest(state, 1, 6, 7, 2)
    expect(metrics(state)).toMatchObject({
      gameWin: false,
      questWin: 2 / 5,
      teamAccuracy: 1 / 3,
      teamAccuracyProposed: 1 / 4,
      cleanTeams: 1 / 4,
      quests: 5,
      questsWon: 2,
      justQuests: 3,
      justQuestsWon: 1,
      justTeams: 4,
      rejections: 1,
      quest1Win: true,
      quest2Win: false,
      quest3Win: false,
      quest4Win: true,
      quest5Win: false,
      gameWinAfterAssassination: false,
    })
  })

  it('counts a team that its leader could have known better', () => {
    // Player 2 is Merlin: naming an evil player is a provable blunder, even where one would not fail the quest.
    expect(
      metrics([clean, clean, clean, clean, clean].reduce((state, play) => play(state), begin({ assassination: 'off' })))
        .provableBlunders,
    ).toBe(0)
    let state = quest(begin({ assassination: 'off' }), 1, 2)
    for (let round = 2; round <= 5; round++) state = clean(state)
    expect(metrics(state)).toMatchObject({ provableBlunders: 1 })
  })
})
