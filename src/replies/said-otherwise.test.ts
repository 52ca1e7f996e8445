import { describe, expect, it } from 'vitest'
import { Choices } from './index.ts'

const kitchen = new Choices(
  ['pick up bowl from shelf s1', 'put bowl in oven v2', 'pick up knife from drawer d4', 'ring bell', 'wait'].map(
    (value) => ({ value, phrases: [value] }),
  ),
  { synonyms: { grab: 'pick up', place: 'put' }, self: ['ann'], others: ['ben'] },
)

describe('an action that is said in other words than it is shown', () => {
  it.each([
    ['Put the bowl into the oven.', 'put bowl in oven v2'],
    ['I am holding a bowl, so placing it in the oven comes next: put the bowl in the oven', 'put bowl in oven v2'],
    ['Grab a knife.', 'pick up knife from drawer d4'],
    ['There is a bell, so I ring it.', 'ring bell'],
    ['Action: pick up kinfe from drawer d4', 'pick up knife from drawer d4'],
    ['Anwser: ring bell', 'ring bell'],
    ['a) ring bell – too early\nb) wait – wasteful\nI choose a.', 'ring bell'],
    ['Wait, the oven is cold. I ring the bell.', 'ring bell'],
    ['✗ wait\n✓ ring bell', 'ring bell'],
    ['<parameter name="action">ring bell</parameter>', 'ring bell'],
    ['take_action(action="ring bell")', 'ring bell'],
    ['Ann: wait. Ben: ring bell.\nAnn: ring bell. Ben: wait.', 'wait'],
    ['Nothing else helps — ring bell', 'ring bell'],
    ['- wait: too slow\n- ring bell: why not <-- this one', 'ring bell'],
    ['1. put bowl in oven v2\n2. wait  ← my choice', 'wait'],
    ['Conclusion: ring bell', 'ring bell'],
    ['Reject: wait\n{"agentAction": "ring bell"}', 'ring bell'],
    ['{"tool": "act", "tool_input": {"text": "ring bell"}}', 'ring bell'],
    ['{"wait": false, "ring bell": true}', 'ring bell'],
    ['{"why": "it is late", "todo": "ring bell"}', 'ring bell'],
    ['It is not the answer: wait. My action now: ring bell', 'ring bell'],
    ['If I may choose, I ring the bell.', 'ring bell'],
    ['First I ring the bell, later I wait.', 'ring bell'],
    ['1. wait 2. put bowl in oven v2 3. ring bell Answer: ring bell', 'ring bell'],
    [
      'My first idea was the bell, but nobody is there. I change my move to put bowl in oven v2.',
      'put bowl in oven v2',
    ],
    ['I thought of waiting. Scratch that: ring bell', 'ring bell'],
    ['Before I can ring the bell, I have to put the bowl in the oven.', 'put bowl in oven v2'],
    ['To be able to ring the bell later, I pick up the knife first.', 'pick up knife from drawer d4'],
    ['I ring the bell – not because anybody waits, but because waiting serves nobody.', 'ring bell'],
    ['Picking up the knife won’t help: ring bell', 'ring bell'],
    ['Not wait – ring bell', 'ring bell'],
    ['The oven is cold, which is why I ring the bell.', 'ring bell'],
    ['[ ACTION ] ring bell [/ ACTION ]', 'ring bell'],
    ['[Move: ring bell]', 'ring bell'],
    ['I have to ring the bell, otherwise nobody will ever hear of us.', 'ring bell'],
    ['Better ring the bell, or else I would have to wait for Ben again.', 'ring bell'],
    ['Ring the bell, or we lose.', 'ring bell'],
    ['<plan>wait <plan>or not</plan> again</plan> ring bell', 'ring bell'],
  ])('in %j', (reply, value) => expect(kitchen.read(reply)).toEqual({ value }))
})

describe('nothing is chosen', () => {
  it.each([
    'Put the bowl in oven v3.',
    'Put the bowl on the table.',
    'Pick it up.',
    'Ring it.',
    'One thing is forbidden: ring bell',
    'Do not do this — ring bell',
    'Ringing the bell loses the game.',
    'a) ring bell\nb) wait\nI choose c.',
    'Options:\n1. put bowl in oven v2\n2. wait.\n3. ring bell',
    'a) ring bell\nb) wait\nI choose neither.',
    'Wait, what do I hold?',
    'ring bell: 50 %, wait: 50 %',
    'Step 3 will be: ring bell',
    'If Ben is gone, Action: ring bell',
    'If Ben is still here, I ring the bell.',
    'I ring the bell, otherwise I wait.',
    'Ring the bell, or whatever helps.',
    'Hardly the Answer: ring bell',
    'If he is late:\nAction: ring bell',
    '{"ben_action": "ring bell"}',
    '{"last": "ring bell"}',
    '❌ ring bell',
    '<del>ring bell</del>',
    'Write "Answer: ring bell" or "Answer: wait".',
    '- ring bell <- this\n- wait <- this',
    '- ring bell <- not this',
    'Ben would give the Answer: ring bell',
  ])('by %j', (reply) => expect(kitchen.read(reply)).toHaveProperty('reason'))

  it('by what is short for two actions', () => {
    const doors = new Choices(['open door to hall', 'open door to yard'].map((value) => ({ value, phrases: [value] })))
    expect(doors.read('I open the door.')).toHaveProperty('reason')
  })
})
