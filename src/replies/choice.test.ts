import { describe, expect, it } from 'vitest'
import { Choices } from './index.ts'

const COMMANDS = [
  'look around',
  'take 18 avocados',
  'take 8 avocados',
  'put math problem in box',
  'put 18 avocados in box',
  'read math problem',
  'move north',
]
const SYNONYMS = { grab: 'take', 'pick up': 'take', taking: 'take', place: 'put', into: 'in', go: 'move' }
const commands = new Choices(
  COMMANDS.map((value) => ({ value, phrases: [value] })),
  { synonyms: SYNONYMS },
)
const moves = new Choices(
  ['north', 'south', 'east', 'west', 'stay', 'interact'].map((value) => ({ value, phrases: [value] })),
  { synonyms: { up: 'north', left: 'west' }, self: ['alice'], others: ['bob'] },
)
const answers = new Choices([
  { value: 'A', key: 'A', phrases: ['bob fetches an onion'] },
  { value: 'B', key: 'B', phrases: ['bob opens the gate'] },
  { value: 'C', key: 'C', phrases: ['bob waits'] },
])
const ballots = new Choices(
  [
    { value: true, phrases: ['approve', 'accept', 'support'], alone: ['yes'] },
    { value: false, phrases: ['reject', 'oppose'], alone: ['no'] },
  ],
  { labels: ['vote'], opposites: true, mayFollow: () => true },
)

describe('a reply that means one action', () => {
  it.each([
    ['take 18 avocados', 'take 18 avocados'],
    ['Take the 18 avocados.', 'take 18 avocados'],
    ['**Action:** `take 18 avocados`', 'take 18 avocados'],
    ['1. take 18 avocados', 'take 18 avocados'],
    ['```\ntake 18 avocados\n```', 'take 18 avocados'],
    ['<think>Or put math problem in box?</think>\nread math problem', 'read math problem'],
    ['Thinking…</think> go north', 'move north'],
    ['So the answer is \\boxed{take 18 avocados}.', 'take 18 avocados'],
    ['<action>grab the 18 avocados</action>', 'take 18 avocados'],
    ['{"thought": "9 × 2 = 18", "action": "take 18 avocados"}', 'take 18 avocados'],
    ['{"name": "take", "arguments": {"object": "18 avocados"}}', 'take 18 avocados'],
    ['put("18 avocados", "box")', 'put 18 avocados in box'],
    ['I must not put math problem in box, so I will take 18 avocados.', 'take 18 avocados'],
    ['I will take 18 avocados and then put 18 avocados in box.', 'take 18 avocados'],
    ['Action: take 18 avocados\nObservation: You take it.\nAction: put 18 avocados in box', 'take 18 avocados'],
    ['take 18 avocados\n\nNext state: you hold 18 avocados.\nAction: put 18 avocados in box', 'take 18 avocados'],
    ['I will take 8 avocados. Wait, 9 × 2 is 18. I will take 18 avocados.', 'take 18 avocados'],
    ['Action: take 8 avocados\nFinal action: take 18 avocados', 'take 18 avocados'],
    ['Should I take 8 avocados? No. take 18 avocados', 'take 18 avocados'],
    ['You can:\n- look around\n- read math problem\n\nI choose: read math problem', 'read math problem'],
    ['My next action is to pick up the 18 avocados. Taking 8 avocados would be wrong.', 'take 18 avocados'],
    ['Action:\n\nread math problem', 'read math problem'],
  ])('in %j', (reply, value) => expect(commands.read(reply)).toEqual({ value }))

  it.each([
    ['Action: interact\nBob’s action: north', 'interact'],
    ['Alice: interact\nBob: stay', 'interact'],
    ['The pot is north of me. Action: interact', 'interact'],
    ['Bob will go north, so I go left.', 'west'],
    ['Action: north, because the onion is in the east', 'north'],
    ['I should interact with the pot in the north.', 'interact'],
    ['**NORTH**', 'north'],
  ])('of one cook, in %j', (reply, value) => expect(moves.read(reply)).toEqual({ value }))

  it.each([
    ['B', 'B'],
    ['(B)', 'B'],
    ['**Answer: B**', 'B'],
    ['Answer: B. Bob opens the gate', 'B'],
    ['I think Bob waits for me at first, but the answer is B.', 'B'],
    ['Bob opens the gate.', 'B'],
  ])('by its letter, in %j', (reply, value) => expect(answers.read(reply)).toEqual({ value }))

  it.each([
    ['I approve. I have no objection.', true],
    ['I do not approve of this team.', false],
    ['I see no reason to reject this team.', true],
    ['Vote: no', false],
    ['Yes', true],
    ['{"reasoning": "I would rather reject", "vote": "approve"}', true],
  ])('of two that are opposites, in %j', (reply, value) => expect(ballots.read(reply)).toEqual({ value }))
})

describe('a reply that means none or several', () => {
  it.each([
    ['I do not want to take 18 avocados.', 'none'],
    ['I could take 8 avocados or take 18 avocados.', 'several'],
    ['1. take 18 avocados\n2. put 18 avocados in box', 'several'],
    ['Action: take 18 avocados or take 8 avocados', 'several'],
    ['Action: take 18 avocado seeds', 'none'],
    ['take 18 avocados salad', 'none'],
    ['<think>take 18 avocados', 'none'],
    ['Action: dance. Or should I take 18 avocados?', 'none'],
    ['I will take 18 avocados. No, I must not take 18 avocados.', 'none'],
    ['{"action": "take 18 avocados"} {"action": "take 8 avocados"}', 'several'],
    ['take some of the avocados', 'none'],
    ['', 'none'],
  ])('is not guessed: %j', (reply, why) => {
    const read = commands.read(reply)
    expect(read).toHaveProperty('reason')
    expect((read as { reason: string }).reason).toMatch(why === 'none' ? /none|refuses/ : /several/)
  })

  it.each(['Bob should interact.', 'north or south', 'Action: wait', 'What is north of me?', 'I stay with my idea.'])(
    'of one cook: %j',
    (reply) => expect(moves.read(reply)).toHaveProperty('reason'),
  )

  it.each([
    "I'd be mad not to support it.",
    'Not opposing it would be foolish.',
    'Supporting it does no harm, or so they say.',
    'No, I have no problem with it.',
    'Yes, but only without the third.',
    'No, it is fine.',
    "I wouldn't oppose it if I were them.",
    "I'd support it in the blink of an eye if they left.",
  ])('of two that exclude each other: %j', (reply) => expect(ballots.read(reply)).toHaveProperty('reason'))

  it.each(['A: 3 points, B: 4 points', 'C holds, except that nobody is there.'])(
    'by letters that are weighed: %j',
    (reply) => expect(answers.read(reply)).toHaveProperty('reason'),
  )

  it('by letters: the first one, where another is called the second best', () =>
    expect(answers.read('A (B is second best)')).toEqual({ value: 'A' }))

  it('by letters: two of them, or one with the words of another', () => {
    expect(answers.read('A or B')).toHaveProperty('reason')
    expect(answers.read('Answer: A. Bob waits')).toHaveProperty('reason')
  })
})

it.each(['Anything but stay.', 'Later I will choose stay.', 'I would have chosen stay.', 'I choose stay. I refuse.'])(
  'does not take %j for a decision',
  (reply) => {
    const choices = new Choices([{ value: 'stay', phrases: ['stay'] }])
    expect(choices.read(reply)).toHaveProperty('reason')
  },
)
