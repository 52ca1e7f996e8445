import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../core/errors.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { avalon, describeRole, readBallot, readTeam, type Observation } from './index.ts'

const asked = { size: 4, players: 7, self: 3 }

describe('reading a team', () => {
  it.each([
    ['I choose player 2, player 3, player 6, and player 7 for the quest.', [2, 3, 6, 7]],
    ['Final Answer: The 4 players most likely to be good are Players 2, 3, 4, and 6.', [2, 3, 4, 6]],
    ['Final Answer: The teammates are Players 2, 3, 4, and 6.', [2, 3, 4, 6]],
    ['Thought: 5 looks bad.\n{"reasoning": "…", "team": [1, 2, 3, 4]}', [1, 2, 3, 4]],
    ['```json\n{"team": ["player-1", "player 2", "3", 4,]}\n```', [1, 2, 3, 4]],
    ['I choose myself, player 1, player 2 and player 7 for the quest team.', [3, 1, 2, 7]],
    ['1, 2, 3 and 4', [1, 2, 3, 4]],
    ['1, 2, 3, 5 (scratch that: 1, 2, 3, 4)', [1, 2, 3, 4]],
    ['1, 2, 3, 4; 6 is out', [1, 2, 3, 4]],
    ['1,2,3,4 pls', [1, 2, 3, 4]],
    ['@1 @2, @3 and @4', [1, 2, 3, 4]],
    ['[TEAM] 1, 2, 3, 4 [/TEAM]', [1, 2, 3, 4]],
    ['1, 2, 3 and 4 rather than 1, 2, 3 and 6', [1, 2, 3, 4]],
    ['Myself with 2, 6 and 7', [3, 2, 6, 7]],
    ['Player 5 failed with player 6. I select players 1, 2, 3 & 4, not player 5.', [1, 2, 3, 4]],
    ['I’ll pick players 1, 2, 3 and 7 instead of player 6.', [1, 2, 3, 7]],
    ['I\u00a0choose\u00a0players\u00a01, 2, 3,\u00a0and 4.', [1, 2, 3, 4]],
  ])('finds it in %j', (text, team) => expect(readTeam(text, asked)).toEqual(team))

  it('maps the paper’s example', () =>
    expect(readTeam('I choose myself and player 2 for the quest team', { ...asked, size: 2 })).toEqual([3, 2]))

  it.each([
    ['I choose players 1 and 2.', 'names 2 players'],
    ['I choose players 1, 2, 3, 4 and 5.', 'names 5 players'],
    ['I choose players 1, 2, 2 and 4.', 'named twice'],
    ['I choose players 1, 2, 3 and 9.', 'There is no player 9'],
    ['Let me think about it.', 'No team'],
    ['2, 3, 4 and 6, but replace 6 with 7', 'takes back'],
    ['- 1: suspicious\n- 2: evil\n- 5: likely evil\n- 6: bad', 'No team'],
    ['My observations:\n- Player 1 led\n- Player 2 spoke\n- Player 5 voted no\n- Player 6 is new', 'No team'],
    ['- 1 ❌\n- 2 ❌\n- 5 ❌\n- 6 ❌', 'No team'],
  ])('refuses %j', (text, words) => {
    expect(() => readTeam(text, asked)).toThrow(Unreadable)
    expect(() => readTeam(text, asked)).toThrow(words)
  })
})

describe('reading a vote', () => {
  it.each([
    ['{"reasoning": "They won before.", "vote": "approve"}', true],
    ['```json\n{"reasoning": "I approve of few.", "vote": "reject",}\n```', false],
    ['{"vote": false}', false],
    ['{"vote": "Yes"}', true],
    ['I reject the idea that 3 is evil, so my vote: approve', true],
    ['I do not approve.', false],
    ['I disagree with this team.', false],
    ['No.', false],
    ['Anything but approving it.', false],
    ['I refuse to reject it.', true],
    ['Approve now, reject the next one.', true],
    ['{"vote": "approve", "final_vote": "reject"}', false],
  ])('finds it in %j', (text, approve) => expect(readBallot(text)).toBe(approve))

  it.each([
    ['Approve? Certainly not.', false],
    ['Rejecting would only help evil, so yes.', true],
    ['I was inclined to approve. But with 4 on it, no.', false],
    ['They say that we should reject. I do not agree with that. Approve.', true],
    ['- [ ] approve\n- [x] reject', false],
    ['Vote:\n\n**Reject**', false],
    ['No objection from me.', true],
    ['ok', true],
    ['Works for me, let them go.', true],
    ['I veto this one.', false],
    ['I rule in favor.', true],
    ['[x] approve [ ] reject', true],
    ['Approve/reject: reject', false],
    ['I approve, not because 2 is good but because yet another rejection ends it.', true],
    ['I was about to approve, but how quiet 6 has become makes me reject.', false],
    ['4 told all of us to reject, and that is exactly why I approve.', true],
    ['[Ballot: reject]', false],
    ['I prefer approving to rejecting.', true],
    ['Approve, otherwise evil wins on rejections.', true],
    ['My first thought was to reject. On second thought, approve.', true],
    ['I reject, no matter how many of you approve.', false],
    ['Hard to say, but rejecting yet another time is worse. I approve.', true],
  ])('hears the last word: %j', (text, approve) => expect(readBallot(text)).toBe(approve))

  it.each([
    'Is player 4 evil? No.',
    'If player 4 is on it, no.',
    'I approve. Hmm, no.',
    '"Approve" means that they go, "reject" means that they do not.',
    'Certainly not Vote: reject',
    'I approve of the discussion.',
    'I say yes to rejecting it.',
    'I will approve the next one.',
    'Rejecting hands them the round, approving hands them the quest.',
    'Approving this and rejecting the next one makes no sense.',
    'I would not mind approving it.',
    "I'm not afraid to reject it.",
    'I will not reject it unless 5 is on it.',
    'I accept that we lose this one.',
    'Approve some other time.',
  ])('takes an answer to something else for no vote: %j', (text) => expect(() => readBallot(text)).toThrow(Unreadable))

  it.each([
    ['sure, why not', true],
    ['meh, ok fine', true],
    ['Okay, works for me!', true],
    ['lol absolutely', true],
    ['I guess so...', true],
    ['hmm, not again', false],
    ['lol no', false],
    ["I'd rather not.", false],
    ["ugh, I don't like it", false],
    ['not with 6', false],
    ['-1', false],
    ['Of course not!', false],
  ])('takes what people type for short: %j', (text, approve) => expect(readBallot(text)).toBe(approve))

  it.each(['if you all agree', 'not sure', 'I pass', 'why?', 'lol'])('does not guess: %j', (text) =>
    expect(() => readBallot(text)).toThrow(Unreadable),
  )

  it('refuses what is none', () => expect(() => readBallot('Hmm, hard to say.')).toThrow(Unreadable))

  it.each(['Vote for me!', 'Please vote for us.', 'My vote is for player 3', 'Vote against me', 'I am voting for'])(
    'asks again where votes are sought or a person is named: %j',
    (text) => expect(() => readBallot(text)).toThrow(Unreadable),
  )

  it.each([
    ['Please vote for me, everyone. I approve.', true],
    ['I vote for the proposed team.', true],
    ['I vote for player 3’s team', true],
    ['I vote for it.', true],
    ['I vote against player 3’s proposal', false],
    ['I am voting against.', false],
  ])('takes a vote on the team as one: %j', (text, approve) => expect(readBallot(text)).toBe(approve))
})

describe('the language of avalon', () => {
  const observe = (task: Observation['task']): Observation => {
    const config = validate(avalon.config, { leader: 3 }, 'config')
    return { ...avalon.observe(avalon.start(config, 1), 'player-3'), task }
  }

  it('reads back every action that it says', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom('team', 'message', 'vote', 'quest', 'assassinate' as const),
        (seed, task) => {
          const observation = observe(task)
          const action = avalon.sample(observation, new Random(seed))
          expect(avalon.language.parse(avalon.language.say(action, observation), observation)).toEqual(action)
        },
      ),
    )
  })

  it('reads any reply as a legal action or refuses it with words', () => {
    const pieces = fc.constantFrom(
      'player',
      'players',
      ' 3',
      ' 11',
      ',',
      ' and ',
      'not ',
      '{"team":',
      '[1,2',
      ']',
      '}',
      '"',
      'vote',
      'approve',
      'I',
      ' me',
      '\n',
      'Final Answer:',
      '"vote": "',
      'reject',
      '`',
    )
    const reply = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(reply, fc.constantFrom('team', 'message', 'vote', 'quest', 'assassinate'), (text, task) => {
        const observation = observe(task)
        try {
          const action = avalon.language.parse(text, observation)
          validate(avalon.action, action, 'action')
          if (action.type === 'team') expect(new Set(action.members).size).toBe(2)
        } catch (error) {
          expect(error).toBeInstanceOf(Unreadable)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['quest', 'no sabotage', { type: 'quest', success: true }],
    ['quest', 'lol fail', { type: 'quest', success: false }],
    ['quest', 'do it', { type: 'quest', success: true }],
    ['quest', 'I will not sabotage it', { type: 'quest', success: true }],
    ['assassinate', 'I name 2', { type: 'assassinate', player: 2 }],
    ['assassinate', 'shoot 5', { type: 'assassinate', player: 5 }],
    ['assassinate', "it's 6", { type: 'assassinate', player: 6 }],
    ['assassinate', 'I assassinate player four', { type: 'assassinate', player: 4 }],
    ['assassinate', '7 must be Merlin', { type: 'assassinate', player: 7 }],
    ['team', 'me n 6', { type: 'team', members: [3, 6] }],
    ['team', 'player_1 and player_4', { type: 'team', members: [1, 4] }],
  ] as const)('reads in a %s what people type: %j', (task, text, action) =>
    expect(avalon.language.parse(text, { ...observe(task), side: 'evil' })).toEqual(action),
  )

  it('states the numbers of the game, or keeps silent about them', () => {
    const rules = (given: object) => avalon.language.rules(validate(avalon.config, given, 'config'), 'player-1')
    expect(rules({})).toContain('quest 4 takes 4 players and fails with 2 or more sabotage cards')
    expect(rules({})).toContain('if the fifth team of a round is rejected too, it goes all the same')
    expect(rules({ promptVariant: 'verbatim' })).not.toContain('quest 4 takes')
    expect(rules({ preset: 'official' })).toContain('the evil side wins')
  })

  describe('tells the rules by the switches', () => {
    const rules = (given: object) => avalon.language.rules(validate(avalon.config, given, 'config'), 'player-1')

    it.each([
      [{}, ['the just side wins. The Assassin then names', 'does not change who wins'], ['wins after all']],
      [{ preset: 'official' }, ['the evil side wins after all if that is Merlin'], ['on record']],
      [{ assassination: 'off' }, [], ['names', 'on record']],
      [{}, ['only whether the team was approved is told', 'not how many sabotaged it'], ['who voted how']],
      [{ preset: 'official' }, ['everybody sees who voted how', 'told how many sabotaged it'], ['secret']],
      [{ voteVisibility: 'tally' }, ['only how many approved is told'], []],
      [{}, ['chooses who goes on a quest. Everybody says what they think'], ['who should go', 'times each']],
      [{ discussionRounds: 0 }, [], ['Everybody says']],
      [{ discussionWhen: 'before' }, ['Everybody says who should go on the quest. Then'], ['what they think']],
      [
        { discussionWhen: 'both', discussionRounds: 2 },
        ['on the quest, 2 times each', 'think of it, 2 times each'],
        [],
      ],
      [{}, ['Then all vote at once'], ['but the leader']],
      [{ leaderVotes: false }, ['all but the leader vote at once', 'more than half of them'], []],
      [{ leaderRotation: 'perRound' }, ['led by the player after the one who led the last round first'], []],
      [{}, ['an evil member always sabotages', 'All five quests are played'], ['may support', 'stops at three']],
      [{ preset: 'official' }, ['may support or sabotage', 'stops at three successes'], ['always sabotages']],
    ])('%j', (given, told, untold) => {
      for (const words of told) expect(rules(given)).toContain(words)
      for (const words of untold) expect(rules(given)).not.toContain(words)
    })
  })

  it.each([
    ['off', /^You are Merlin, on the just side: you know who is evil\./, /you know your fellows/],
    ['report', /does not change who wins\. Your aim/, /does not change who wins\. Your aim/],
    ['decides', /the evil side has won after all/, /win for your side if you are right/],
  ])('tells Merlin and the Assassin what an assassination that is %j means', (assassination, merlin, assassin) => {
    const roles = ['merlin', 'assassin', 'percival', 'servant', 'servant', 'morgana', 'minion']
    const state = avalon.start(validate(avalon.config, { roles, assassination }, 'config'), 1)
    expect(describeRole(avalon.observe(state, 'player-1'))).toMatch(merlin)
    expect(describeRole(avalon.observe(state, 'player-2'))).toMatch(assassin)
  })

  it('tells Percival and Morgana of nobody who was not dealt', () => {
    const about = (roles: string[], player: number) => {
      const config = validate(avalon.config, { preset: 'official', players: 5, roles }, 'config')
      const said = describeRole(avalon.observe(avalon.start(config, 1), `player-${player}`))
      return `${said} ${avalon.language.rules(config, `player-${player}`)}`
    }
    const alone = about(['percival', 'merlin', 'servant', 'assassin', 'minion'], 1)
    expect(alone).toContain('you are shown Merlin.')
    expect(alone).not.toContain('Morgana')
    expect(about(['morgana', 'merlin', 'servant', 'servant', 'minion'], 1)).not.toContain('Percival')
  })

  it('survives a flood of brackets', () => {
    expect(() => readTeam('[{'.repeat(50_000), asked)).toThrow(Unreadable)
  })
})
