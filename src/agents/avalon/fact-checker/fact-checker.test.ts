import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { avalon, type SeenProposal } from '../../../games/avalon/index.ts'
import {
  check,
  checkMessage,
  claim,
  claimsRequest,
  contradictions,
  extractByRule,
  readClaims,
  recordAt,
  type Claim,
  type GameRecord,
} from './index.ts'

const rules = validate(avalon.config, { questVisibility: 'count', voteVisibility: 'individual' }, 'config')
const proposal = (
  round: number,
  attempt: number,
  leader: number,
  team: number[],
  fails: number | null,
  approving = [1, 2, 3, 4],
): SeenProposal => {
  const needed = rules.failThresholds[round - 1]!
  return {
    round,
    attempt,
    leader,
    team,
    messages: [],
    votes: [1, 2, 3, 4, 5, 6, 7].map((player) => approving.includes(player)),
    tally: approving.length,
    approved: fails !== null,
    forced: false,
    card: null,
    quest: fails === null ? null : { success: fails < needed, needed, fails },
  }
}

/** Four quests, of which the second and the fourth succeeded; a fifth team stands. */
const record: GameRecord = {
  rules,
  proposals: [
    proposal(1, 1, 6, [1, 3], 1),
    proposal(2, 1, 7, [2, 4, 7], 0),
    proposal(3, 1, 1, [1, 2, 5], null, [1]),
    proposal(3, 2, 2, [1, 2, 4], 1),
    proposal(4, 1, 3, [2, 3, 6, 7], 0),
    { ...proposal(5, 1, 3, [2, 3, 6, 7], null), approved: null, votes: Array(7).fill(null), tally: null },
  ],
}

const verdicts = (text: string, speaker = 1) =>
  checkMessage({ player: speaker, text }, record).findings.map(({ verdict }) => verdict)

const paper = new URL('../../../../../shared/papers/avalonplay-codeact.txt', import.meta.url)

/** What each player says in the fifth round that the paper prints (its table 1), without its remarks in brackets. */
function printedRound(): string[] {
  const [, table = ''] = readFileSync(paper, 'utf8').split('The 5th Round Team Selection and Discussion')
  const [, discussion = ''] = table.split('Now everyone discuss')
  return [1, 2, 3, 4, 5, 6, 7].map((player) => {
    const said = new RegExp(`Player ${player}:\\s+(.*)`).exec(discussion)![1]!
    return said.replace(/\s*\((In the previous round|Player \d, however).*\)\s*$/, '')
  })
}

describe.skipIf(!existsSync(paper))('the fifth round that the paper prints', () => {
  it('has exactly one statement that the log contradicts: player 5’s', () => {
    const said = printedRound()
    expect(said.every((text) => text.length > 80)).toBe(true)
    const reviews = said.map((text, index) => checkMessage({ player: index + 1, text }, record))
    expect(reviews.filter((review) => contradictions(review).length > 0).map(({ player }) => player)).toEqual([5])
    expect(reviews[1]!.findings.map(({ verdict }) => verdict)).toEqual(['supported'])
  })
})

describe('a round like the one that the paper prints', () => {
  const said = [
    'Some of them have been part of successful quests. I agree.',
    'Player 3, player 6, and player 7 were on the last successful quest with me, so I am for it.',
    'I chose players who did well or were never suspicious.',
    'Taking player 6 could tell us more about them. I agree.',
    'Player 6, who hasn’t been on a quest recently, comes with proven members; I would give it a chance.',
    'These players have been part of successful quests all along, and so have I.',
    'The team of player 3 includes myself. Player 6’s inclusion is a variable.',
  ]

  it('has one statement that the log contradicts, and says what was so', () => {
    const reviews = said.map((text, index) => checkMessage({ player: index + 1, text }, record))
    expect(reviews.filter((review) => contradictions(review).length > 0).map(({ player }) => player)).toEqual([5])
    expect(verdicts(said[1]!, 2)).toEqual(['supported'])
    const [finding] = contradictions(reviews[4]!)
    expect(finding).toMatchObject({ claim: { type: 'member', players: [6], round: 'last', value: false } })
    expect(finding!.fact).toContain('In round 4, players 2, 3, 6 and 7 went on the quest')
  })
})

describe('claims read by rule', () => {
  it.each<[string, string[]]>([
    ['Quest 1 failed and quest 2 succeeded.', ['supported', 'supported']],
    ['Quest 2 failed.', ['contradicted']],
    ['The third quest ended in failure.', ['supported']],
    ['The last quest was a success.', ['supported']],
    ['Round 4 failed, so be careful.', ['contradicted']],
    ['Player 4 was on quest 2.', ['supported']],
    ['Players 4 and 5 were on the second quest.', ['contradicted']],
    ['I was on the first quest.', ['supported']],
    ['Player 5 has never been on a quest.', ['supported']],
    ['Player 2 has never been on a quest.', ['contradicted']],
    ['Player 7 wasn’t on quest 4.', ['contradicted']],
    ['Quest 1 had two fails.', ['contradicted']],
    ['Quest 1 had one fail card.', ['supported']],
    ['Player 7 led round 2.', ['supported']],
    ['Player 5 led round 2.', ['contradicted']],
    ['Two quests have failed.', ['supported']],
    ['Three quests have succeeded.', ['contradicted']],
    ['Quest 4 needs two fails.', ['supported']],
    ['Quest 5 takes 3 players.', ['contradicted']],
    ['Player 2 has been on three quests.', ['supported']],
    ['If player 5 was on quest 2, we would have a problem.', ['aside']],
    ['Player 6 said that quest 2 failed.', ['aside']],
    ['Player 4 is evil.', ['beyond']],
    ['I think this team is good and I agree with it.', []],
    ['2-3 of us look bad from Mission 2.', []],
  ])('judges %j', (text, expected) => expect(verdicts(text)).toEqual(expected))

  it('never fail on any text', () => {
    const parts = fc.constantFrom(
      'player 3',
      ' and ',
      'players 2, 4',
      ' was on ',
      'quest 2',
      'the last quest',
      ' failed',
      ' never ',
      'I',
      ', who ',
      'hasn’t been on a quest',
      ' recently',
      '.',
      ' with me',
      ' had two fails',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts, { maxLength: 20 }).map((all) => all.join('')),
        ),
        fc.integer({ min: 1, max: 7 }),
        (text, speaker) => {
          for (const found of extractByRule(text, speaker)) {
            expect(claim.parse(found)).toEqual(found)
            check(found, record)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the checker', () => {
  const of = (given: Partial<Claim>): Claim => claim.parse({ ...given })
  const holds = (given: Partial<Claim>) => check(of(given), record).verdict
  const truths: Partial<Claim>[] = [
    { type: 'result', round: 1, value: false },
    { type: 'result', round: 4, value: true },
    { type: 'member', round: 2, players: [2, 4, 7], value: true },
    { type: 'member', round: 2, players: [1, 3, 5, 6], value: false },
    { type: 'member', round: 'last failure', players: [1, 2, 4], value: true },
    { type: 'member', round: 'any success', players: [3, 6, 2], value: true },
    { type: 'member', round: 'any', players: [5], value: false },
    { type: 'leader', round: 3, players: [2] },
    { type: 'leader', round: 3, players: [1] },
    { type: 'fails', round: 3, value: 1 },
    { type: 'successes', value: 2 },
    { type: 'failures', value: 2 },
    { type: 'count', players: [2], value: 3 },
    { type: 'vote', round: 1, players: [4], value: true },
    { type: 'vote', round: 1, players: [5], value: false },
    { type: 'currentTeam', players: [2, 6], value: true },
    { type: 'currentTeam', players: [1], value: false },
    { type: 'size', round: 5, value: 4 },
    { type: 'threshold', round: 4, value: 2 },
  ]

  it('supports what is so, and contradicts it once one word is changed', () => {
    for (const truth of truths) {
      expect(holds(truth), JSON.stringify(truth)).toBe('supported')
      const flipped = typeof truth.value === 'number' ? truth.value + 1 : !(truth.value ?? true)
      expect(holds({ ...truth, value: flipped }), JSON.stringify({ ...truth, value: flipped })).toBe('contradicted')
    }
    expect(holds({ type: 'member', round: 1, players: [2, 4, 7], value: true })).toBe('contradicted')
    expect(holds({ type: 'leader', round: 2, players: [3] })).toBe('contradicted')
  })

  it('leaves open what the record does not say', () => {
    const hidden = {
      ...record,
      proposals: record.proposals.map((seen) => ({
        ...seen,
        votes: Array(7).fill(null),
        quest: seen.quest && { ...seen.quest, fails: null },
      })),
    }
    expect(check(of({ type: 'vote', round: 1, players: [4], value: true }), hidden).verdict).toBe('beyond')
    expect(check(of({ type: 'fails', round: 1, value: 1 }), hidden).verdict).toBe('beyond')
    expect(holds({ type: 'result', round: 5, value: true })).toBe('beyond')
    expect(holds({ type: 'identity', players: [3] })).toBe('beyond')
    expect(holds({ type: 'result', round: 1, value: true, scope: 'hypothetical' })).toBe('aside')
  })

  it('holds a message against what was known when it was said', () => {
    const early = recordAt(record, 3, false)
    expect(check(of({ type: 'successes', value: 1 }), early).verdict).toBe('supported')
    expect(check(of({ type: 'result', round: 3, value: false }), early).verdict).toBe('beyond')
    expect(check(of({ type: 'currentTeam', players: [4], value: true }), early).verdict).toBe('supported')
    expect(check(of({ type: 'currentTeam', players: [4], value: true }), recordAt(record, 3, true)).verdict).toBe(
      'beyond',
    )
  })

  it('takes the claims that a model lists, and leaves out what is none', () => {
    const text =
      'Here:\n```json\n{"claims": [{"type": "result", "round": 2, "value": false}, {"type": "gossip"}, {"type": "member", "round": "any", "players": [5], "value": false}]}\n```'
    expect(readClaims({ text })?.map(({ type }) => type)).toEqual(['result', 'member'])
    expect(readClaims({ text: 'nothing', data: { claims: [] } })).toEqual([])
    expect(readClaims({ text: 'no claims here' })).toBeUndefined()
    expect(claimsRequest('Quest 2 failed.', 3, 4)).toMatchObject({
      temperature: 0,
      purpose: 'extract',
      format: { name: 'claims' },
    })
  })
})
