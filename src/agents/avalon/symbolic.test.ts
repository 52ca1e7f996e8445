import { InvalidInput } from '../../core/errors.ts'
import { describe, expect, it } from 'vitest'
import type { Decision, Turn } from '../../core/agent.ts'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { avalon, seatOf, type Action, type Observation, type State } from '../../games/avalon/index.ts'
import { simulator } from './simulation.ts'
import { agents as agentsOf } from '../index.ts'

const agents = await agentsOf('avalon')

/** Evil: 1 (assassin), 3 (morgana), 6 (minion). Merlin is 2, Percival 4. */
const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant']
const begin = (given: object = {}) =>
  avalon.start(validate(avalon.config, { roles, leader: 2, discussionRounds: 0, ...given }, 'config'), 1)

const decide = (state: State, player: number, name: string, given: object = {}, seed = 1): Action =>
  act(avalon.observe(state, seatOf(player)), name, given, seed)

function act(observation: Observation, name: string, given: object = {}, seed = 1): Action {
  const definition = agents.find((agent) => agent.name === name)!
  const options = definition.options && validate(definition.options, given, name)
  const seat = seatOf(observation.player)
  const agent = definition.create({ game: avalon, config: validate(avalon.config, {}, ''), seat, options })
  const turn = { random: new Random(seed) } as unknown as Turn
  return (agent.act(observation, turn) as Decision<Action>).action!
}

const team = (state: State, ...members: number[]) =>
  avalon.act(state, avalon.turn(state).must[0]!, { type: 'team', members })
const votes = (state: State, ...approving: number[]) =>
  avalon
    .turn(state)
    .must.reduce(
      (now, seat) => avalon.act(now, seat, { type: 'vote', approve: approving.includes(Number(seat.at(-1))) }),
      state,
    )
const quest = (state: State, ...members: number[]) => votes(team(state, ...members), 1, 2, 3, 4, 5, 6, 7)
const members = (action: Action) => (action.type === 'team' ? [...action.members] : [])
const seeds = Array.from({ length: 30 }, (_, seed) => seed)

describe('a symbolic player', () => {
  it('leads the best team: Merlin a clean one, always', () => {
    for (const seed of seeds)
      expect(members(decide(begin(), 2, 'symbolic', {}, seed)).filter((p) => [1, 3, 6].includes(p))).toEqual([])
  })

  it('never chooses a team that it could know to be worse, nor a player that it knows to be evil', () => {
    const play = simulator({ config: { discussionRounds: 0 }, options: { evil: 'self' } })
    for (const seed of seeds) expect(play(seed).metrics).toMatchObject({ provableBlunders: 0, optimalityGap: 0 })
  })

  it('rejects a team that is certain to fail and approves one that may succeed', () => {
    const afterFailure = quest(begin(), 1, 5)
    const dirty = team(afterFailure, 1, 2, 4)
    // Player 5 was on the failed quest with player 1 alone: to player 5, player 1 is evil.
    expect(decide(dirty, 5, 'symbolic')).toEqual({ type: 'vote', approve: false })
    expect(decide(team(afterFailure, 2, 4, 7), 7, 'symbolic')).toEqual({ type: 'vote', approve: true })
    expect(decide(dirty, 5, 'symbolic', { vote: 'approve' })).toEqual({ type: 'vote', approve: true })
  })

  it('never lets the evil side win by rejecting a fifth team', () => {
    let state = begin({ preset: 'official', discussionRounds: 0 })
    for (let attempt = 1; attempt < 5; attempt++) state = votes(team(state, 1, 3))
    expect(decide(team(state, 1, 3), 2, 'symbolic')).toEqual({ type: 'vote', approve: true })
  })

  it('does not vote as Merlin when it is to keep him safe', () => {
    const dirty = team(begin(), 1, 7)
    expect(decide(dirty, 2, 'symbolic')).toEqual({ type: 'vote', approve: false })
    expect(decide(dirty, 2, 'symbolic', { merlinSafe: true })).toEqual({ type: 'vote', approve: true })
  })

  it('says only what everybody can conclude', () => {
    const talk = (player: number) =>
      decide({ ...team(begin({ discussionRounds: 1 }), 1, 7), speakers: [player] }, player, 'symbolic', {
        vote: 'approve',
      })
    expect(talk(3)).toEqual(talk(5))
    expect(talk(3)).toMatchObject({ text: expect.stringContaining('I approve the team of players 1 and 7') })
    // Who leads, Merlin here, sent them.
    expect(talk(2)).toEqual({ type: 'message', text: 'I approve the team of players 1 and 7.' })
  })

  it('says in every seat what a servant there would, whatever role it was dealt', () => {
    let heard = 0
    for (const seed of seeds) {
      let state = avalon.start(validate(avalon.config, { discussionRounds: 1, voteVisibility: 'individual' }, ''), seed)
      for (let turn = avalon.turn(state); turn.must.length > 0; turn = avalon.turn(state)) {
        const [seat] = turn.must as [string]
        const player = Number(seat.replace('player-', ''))
        const action = decide(state, player, 'symbolic', {}, seed)
        if (action.type === 'message') {
          const seen = {
            ...avalon.observe(state, seat),
            role: 'servant',
            side: 'just',
            sight: 'nothing',
            seen: [],
          } as const
          expect(action).toEqual(act(seen, 'symbolic', {}, seed))
          heard++
        }
        state = avalon.act(state, seat, action)
      }
    }
    expect(heard).toBeGreaterThan(500)
  })

  it('hints as Merlin and bluffs as evil only when it is told to', () => {
    const dirty = { ...team(begin({ discussionRounds: 1 }), 1, 7), speakers: [2] }
    const says = (player: number, talk: string) => {
      const action = decide({ ...dirty, speakers: [player] }, player, 'symbolic', { talk })
      return action.type === 'message' ? action.text : ''
    }
    expect(says(2, 'hint')).toContain('a bad feeling about player 1.')
    expect(says(2, 'hint')).toContain('I reject the team')
    // Somebody good outside the team, which a servant would be content with.
    expect(says(6, 'bluff')).toMatch(/I approve the team.* a bad feeling about player [2345]\./)
    for (const player of [2, 6, 5]) expect(says(player, 'plain')).not.toContain('bad feeling')
    // Whoever knows no more voices a suspicion too, so that these are not told by it.
    for (const talk of ['hint', 'bluff']) expect(says(5, talk)).toMatch(/a bad feeling about player [^5]\./)
    expect(says(2, 'open')).toContain('I reject the team')
    expect(says(2, 'plain')).toContain('I approve the team')
  })

  it('finds Merlin as the Assassin by the ballots, where they are shown', () => {
    let state = begin({ voteVisibility: 'individual', assassination: 'report' })
    // Of the just side, player 2 alone opposes the teams with an evil member.
    for (const members of [
      [1, 4],
      [4, 6],
      [3, 5],
    ])
      state = votes(team(state, ...members), 4, 5, 7)
    for (const size of [2, 3, 3, 4, 4]) state = votes(team(state, ...[2, 4, 5, 7].slice(0, size)), 2, 4, 5, 7)
    expect(decide(state, 1, 'symbolic')).toEqual({ type: 'assassinate', player: 2 })
  })

  it.each(['random', 'symbolic', 'self', 'deceptive', 'block'])(
    'plays whole games as %s, official ones too',
    async (name) => {
      const definition = agents.find((agent) => agent.name === name)!
      for (const given of [{}, { preset: 'official', players: 8 }]) {
        const config = validate(avalon.config, given, 'config')
        const options = definition.options && validate(definition.options, {}, name)
        const seats = Object.fromEntries(
          avalon
            .seats(config)
            .map((seat) => [seat, { name, agent: definition.create({ game: avalon, config, seat, options }) }]),
        )
        const ending = await play({ game: avalon, config, seed: 3, seats })
        expect(ending.status).toBe('completed')
      }
    },
  )
})

describe('the evil policies', () => {
  const evilLeads = begin({ leader: 1 })

  it('lead as their names say', () => {
    for (const seed of seeds) {
      expect(members(decide(evilLeads, 1, 'self', {}, seed))).toContain(1)
      expect(members(decide(evilLeads, 1, 'block', {}, seed))).toContain(1)
      expect(
        members(decide(evilLeads, 1, 'deceptive', {}, seed)).filter((player) => [1, 3, 6].includes(player)),
      ).toContain(1)
    }
    // After 1 was caught, a deceptive leader takes fellows whom nobody suspects.
    let caught = quest(begin(), 1, 5)
    caught = quest(caught, 2, 5, 7)
    const chosen = members(decide(caught, 4, 'symbolic'))
    expect(chosen).not.toContain(1)
  })

  it('vote as a block for what will fail', () => {
    for (const player of [1, 3, 6]) {
      expect(decide(team(begin(), 1, 4), player, 'block')).toEqual({ type: 'vote', approve: true })
      expect(decide(team(begin(), 2, 4), player, 'block')).toEqual({ type: 'vote', approve: false })
      expect(decide(team(begin(), 2, 4), player, 'deceptive')).toEqual({ type: 'vote', approve: false })
      expect(decide(team(begin(), 2, 4), player, 'symbolic', { evil: 'random+approve' })).toEqual({
        type: 'vote',
        approve: true,
      })
    }
    const ballots = seeds.map((seed) => JSON.stringify(decide(team(begin(), 2, 4), 1, 'self', {}, seed)))
    expect(new Set(ballots).size).toBe(2)
  })

  it('are refused by another name', () => {
    const options = agents.find(({ name }) => name === 'symbolic')!.options!
    expect(() => validate(options, { evil: 'sly' }, 'symbolic')).toThrow(InvalidInput)
    expect(() => validate(options, { evil: 'sly' }, 'symbolic')).toThrow('random, self, deceptive, block')
  })
})
