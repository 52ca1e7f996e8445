import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'
import { avalon, seatOf, type Observation, type State } from '../../../games/avalon/index.ts'
import { extractProgram } from './extract-program.ts'
import { languageAgents } from './index.ts'
import { privateInformation, publicInformation } from './leader-memory.ts'
import { remember, speaksOfRoles } from './memory.ts'
import { languageOptions } from './options.ts'
import { writeTask } from './program.ts'
import { lookUp } from './recall.ts'
import { repair } from './repair.ts'
import { transcribe } from './transcript.ts'
import { factsOf } from './variables.ts'

/** Evil: 1 (assassin), 3 (morgana), 6 (minion). Merlin is 2, Percival 4. */
const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant']
const configure = (given: object = {}) => validate(avalon.config, { roles, leader: 2, ...given }, 'config')
const options = (given: object = {}) => validate(languageOptions, given, 'options')
const see = (state: State, player: number) => avalon.observe(state, seatOf(player))

/** Goes on with a team that everybody talks about in the same words and approves. */
function quest(state: State, members: number[], say = (player: number) => `I am number ${player}.`): State {
  let now = avalon.act(state, avalon.turn(state).must[0]!, { type: 'team', members })
  while (now.phase === 'discussion') {
    const seat = avalon.turn(now).must[0]!
    now = avalon.act(now, seat, { type: 'message', text: say(Number(seat.at(-1))) })
  }
  for (const seat of avalon.turn(now).must) now = avalon.act(now, seat, { type: 'vote', approve: true })
  return now
}

const afterTwo = () =>
  quest(quest(avalon.start(configure(), 1), [1, 4]), [2, 4, 5], (player) =>
    player === 5 ? 'I suspect player 1.' : `Fine by me, says ${player}.`,
  )

describe('the leader’s memory', () => {
  it('holds what only this player knows, and that it is good', () => {
    const state = avalon.start(configure(), 1)
    expect(privateInformation(see(state, 2))).toEqual([
      'You are player 2 and you are good.',
      'Players 1, 3 and 6 belong to the evil side.',
    ])
    expect(privateInformation(see(state, 4))[1]).toBe(
      'Among players 2 and 3, one is Merlin (good) and the other is Morgana (evil), but you cannot tell which.',
    )
    expect(privateInformation(see(state, 5))).toEqual(['You are player 5 and you are good.'])
    expect(privateInformation(see(state, 1))).toEqual([
      'You are player 1 and you are evil.',
      'Your evil fellows are players 3 and 6.',
    ])
  })

  it('holds every quest with what it takes to fail it', () => {
    expect(publicInformation(see(afterTwo(), 4), 'quests')).toEqual([
      'In round 1, players 1 and 4 went on the quest (it fails with 1 sabotage card or more), which ended in failure.',
      'In round 2, players 2, 4 and 5 went on the quest (it fails with 1 sabotage card or more), which ended in success.',
    ])
    expect(publicInformation(see(avalon.start(configure(), 1), 4), 'quests')).toEqual(['No quest has been played yet.'])
    expect(publicInformation(see(afterTwo(), 4), 'extended').join(' ')).toContain(
      'player 2 chose players 1 and 4, which was approved',
    )
  })

  it('can be given to a program as data', () => {
    expect(factsOf(see(afterTwo(), 4))).toMatchObject({
      team_size: 3,
      evil_count: 3,
      quests: [
        { round: 1, team: [1, 4], success: false, fails_needed: 1, fails: null },
        { round: 2, success: true },
      ],
      private: { player: 4, good: true, known_good: [4], known_evil: [], one_of_pairs: [[2, 3]] },
    })
  })
})

describe('the global memory', () => {
  it('holds the last 15 messages, and before them notes and what was said of roles', () => {
    const { key, recent } = remember(see(afterTwo(), 4), 15, 20)
    expect(recent).toHaveLength(15)
    // The round before is gone but for the moderator's notes.
    expect(key.every(({ player }) => player === 0)).toBe(true)
    const later = remember(see(quest(afterTwo(), [2, 4, 7]), 4), 5, 20)
    expect(later.recent).toHaveLength(5)
    expect(later.key.filter(({ player }) => player > 0)).toEqual([{ player: 5, text: 'I suspect player 1.' }])
    expect(remember(see(afterTwo(), 4), 0, 0)).toMatchObject({ recent: [] })
  })

  it.each([
    ['I am Percival.', true],
    ['I suspect player 3.', true],
    ['I trust player 2 and player 4.', true],
    ['I am good, believe me.', true],
    ['Let us be careful.', false],
    ['I agree with this team.', false],
  ])('tells whether %j speaks of roles', (text, telling) => expect(speaksOfRoles(text)).toBe(telling))
})

describe('the moderator’s notes', () => {
  it('tell of a team drawn by lot, and count the votes of those who may vote', () => {
    const rules = { onFifthReject: 'randomTeam', voteVisibility: 'tally', leaderVotes: false, discussionRounds: 0 }
    let state = avalon.start(configure(rules), 1)
    for (let attempt = 1; attempt <= 5; attempt++) {
      state = avalon.act(state, avalon.turn(state).must[0]!, { type: 'team', members: [1, 2] })
      for (const seat of avalon.turn(state).must)
        state = avalon.act(state, seat, { type: 'vote', approve: seat === 'player-1' })
    }
    const notes = transcribe(see(state, 5)).map(({ text }) => text)
    const passedOn = 'The team was rejected with 1 of 6 in favour: the next player leads.'
    expect(notes.filter((text) => text === passedOn)).toHaveLength(4)
    expect(notes).toContain('The team was rejected with 1 of 6 in favour.')
    expect(notes.some((text) => /^The team drawn: players \d and \d\.$/.test(text))).toBe(true)
  })
})

describe('the request for a program', () => {
  it('names the size that the quest takes, or 4 whatever it takes as the paper’s prompt does', () => {
    const asked = (given: object) => writeTask(see(avalon.start(configure(given), 1), 2), options())
    expect(asked({})).toContain('which 2 players are most likely to be good, and prints the final 2 players')
    expect(asked({ promptVariant: 'verbatim' })).toContain(
      'which 2 players are most likely to be good, and prints the final 4 players',
    )
    expect(writeTask(see(afterTwo(), 4), options({ variables: 'on' }))).toContain('consistent_worlds()')
  })

  it.each([
    ['```python\nprint(1)\n```', 'print(1)\n'],
    ['Thought: x\nAction: Python_REPL\nAction Output:\nprint(1)\nObservation: 1', 'print(1)\n'],
    ['First\n```\nprint(1)\n```\nthen\n```py\nprint(2)\n```', 'print(2)\n'],
    ['```python\nx\u00a0=\u00a01\nprint(“a”)', 'x = 1\nprint("a")\n'],
    ['```\n>>> x = 1\n>>> print(x)\n1\n```', 'x = 1\nprint(x)\n'],
    ['I would choose players 1 and 2.', null],
  ])('is answered by the program in %j', (reply, program) => expect(extractProgram(reply)).toBe(program))
})

describe('recall', () => {
  it('looks up rounds and players, and says what is wrong with an action', () => {
    const observation = see(afterTwo(), 4)
    expect(lookUp('Thought: hm\nAction: Recall[round 1]', observation)).toContain(
      'player 2 chose players 1 and 4. In round 1,',
    )
    expect(lookUp('Action: Recall[player 5]', observation)).toBe(
      'Player 5 was on quest 2 (succeeded). Last said: Player 5: “I suspect player 1.”',
    )
    expect(lookUp('Action: Recall[player 6]', observation)).toContain('has been on no quest')
    expect(lookUp('Action: Recall[round 4]', observation)).toBe('Round 4 has not been played.')
    expect(lookUp('Action: Recall[player 9]', observation)).toBe('There is no player 9.')
    expect(lookUp('Action: Search[evil]', observation)).toContain('No action was read')
  })
})

describe('a reply that cannot be read', () => {
  const asked = (task: Observation['task'], player = 5) => ({ ...see(afterTwo(), player), task })
  it('is made legal by rule', () => {
    expect(repair('I choose players 3 and 6.', asked('team'))).toEqual({ type: 'team', members: [3, 6, 5] })
    expect(repair('I choose players 3, 6, 9, 1, 2.', asked('team'))).toEqual({ type: 'team', members: [3, 6, 1] })
    expect(repair('', asked('team'))).toEqual({ type: 'team', members: [5, 1, 2] })
    expect(repair('?', asked('vote'))).toEqual({ type: 'vote', approve: false })
    expect(repair('?', asked('quest', 1))).toEqual({ type: 'quest', success: false })
    expect(repair('?', asked('assassinate', 1))).toEqual({ type: 'assassinate', player: 2 })
  })
})

describe('the prompts', () => {
  const observed = (seed: number, actions: number, player: number): { state: State; observation: Observation } => {
    const config = validate(avalon.config, {}, 'config')
    const random = new Random(seed, 'prompts')
    let state = avalon.start(config, seed)
    for (let count = 0; count < actions && avalon.turn(state).must.length; count++) {
      const seat = random.pick(avalon.turn(state).must)
      state = avalon.act(state, seat, avalon.sample(avalon.observe(state, seat), random))
    }
    return { state, observation: see(state, player) }
  }

  it('are the same, byte for byte, in every game that the seat cannot tell apart', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(120),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...languageAgents),
        (seed, actions, player, agent) => {
          const { state, observation } = observed(seed, actions, player)
          const other = avalon.resample(state, seatOf(player), seed + 1)
          const config = validate(avalon.config, {}, 'config')
          const setup = { game: avalon, config, seat: seatOf(player), options: options() }
          expect(agent.prompt!(setup, see(other, player))).toBe(agent.prompt!(setup, observation))
          if (observation.phase === 'team')
            expect(writeTask(see(other, player), options())).toBe(writeTask(observation, options()))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('read as they should', () => {
    const state = { ...afterTwo() }
    const leader = Number(avalon.turn(state).must[0]!.at(-1))
    const setup = { game: avalon, config: configure(), seat: seatOf(leader), options: options() }
    for (const agent of languageAgents) expect(agent.prompt!(setup, see(state, leader))).toMatchSnapshot(agent.name)
    expect(writeTask(see(state, leader), options())).toMatchSnapshot('request for a program')
    const voting = avalon.act(state, seatOf(leader), { type: 'team', members: [2, 4, 7] })
    const base = languageAgents[0]!
    expect(base.prompt!({ ...setup, seat: seatOf(1) }, see(voting, 1))).toMatchSnapshot('talk')
    expect(
      base.prompt!({ ...setup, seat: seatOf(1) }, { ...see(voting, 1), phase: 'vote', task: 'vote' }),
    ).toMatchSnapshot('vote')
  })
})
