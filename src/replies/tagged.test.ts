import { describe, expect, it } from 'vitest'
import { TagReader } from './index.ts'

const reader = new TagReader({
  tags: ['message', 'propose', 'accept', 'reject', 'think', 'tool'],
  bare: ['accept', 'reject'],
  oneLine: ['tool'],
  words: ['message', 'think'],
  belongs: { propose: /^\W{0,8}user[ -]?\d\s{0,3}:\s{0,3}id/i },
  others: ['user', 'user 0', 'user 1', 'partner'],
})
const hello = [{ tag: 'message', content: 'Hello, you two.' }]

describe('typed lines of a reply', () => {
  it.each([
    '[message] Hello, you two.',
    '**[message]** Hello, you two.',
    '`[message]`: Hello, you two.',
    '<message>Hello, you two.</message>',
    '<message>\nHello, you two.\n</message>',
    '[message] Hello, you two. [/message]',
    '(message) Hello, you two.',
    '【message】Hello, you two.',
    '[message] “Hello, you two.”',
    '[message] «Hello, you two.»',
    'Message: Hello, you two.',
    '1. [message] Hello, you two.',
    'Sure! [message] Hello, you two.',
    '<think>[propose]? Not yet.</think>\n[message] Hello, you two.',
    '<answer>[message] Hello, you two.</answer>',
    '```\n[message] Hello, you two.\n```',
    '[message] Hello, you two.\nUser: [message] Hi!',
    '[message] Hello, you two.\n\nNote: this opens the dialogue.',
    '[message] Hello, you two.\n\n(I wait for an answer first.)',
    '{"type": "message", "content": "Hello, you two."}',
    '{"message": "Hello, you two."}',
  ])('are found in %j', (reply) => expect(reader.read(reply)).toEqual(hello))

  it('follow a thought on the same line', () => {
    const reply = '[think] Nobody greeted so far. [accept] would be too early. [message] Hello, you two.'
    expect(reader.read(reply).slice(1)).toEqual(hello)
  })

  it('keep to whom they are said, also in quotation marks', () => {
    const said = [{ tag: 'message', to: 'user-0', content: 'Hello.' }]
    for (const reply of ['user-0: [message] Hello.', '“user-0: [message] Hello.”', '[message to user-0] Hello.'])
      expect(reader.read(reply)).toEqual(said)
  })

  it('keep the lines of a proposal that begin with somebody’s name', () => {
    const [proposal] = reader.read('[propose]\nuser 0: id 3\nuser 1: id 5\nUser 1: [reject] no')
    expect(proposal).toEqual({ tag: 'propose', content: 'user 0: id 3\nuser 1: id 5' })
  })

  it('leave out what was taken back on a line of its own', () => {
    expect(reader.read('[accept]\nWait, no, that is too far.\n[reject]')).toEqual([{ tag: 'reject', content: '' }])
    expect(reader.read('[accept]\nWait, no.')).toEqual([])
  })

  it('are read behind one that is refused, and where one ends a line of words', () => {
    expect(reader.read('I cannot [accept] this; [reject]')).toEqual([{ tag: 'reject', content: '' }])
    expect(reader.read('[accept], not because it is near but because it is cheap')).toMatchObject([{ tag: 'accept' }])
    expect(reader.read('[message] That is far. [reject]')).toEqual([
      { tag: 'message', content: 'That is far.' },
      { tag: 'reject', content: '' },
    ])
  })

  it('are refused for a reason, or chosen after both were named', () => {
    for (const why of ['not for children', 'would you take two parks?', 'If you drop the zoo I accept.'])
      expect(reader.read(`[reject] ${why}`)).toEqual([{ tag: 'reject', content: why }])
    expect(reader.read('I may [accept] and [reject]; I pick [reject].')).toMatchObject([{ tag: 'reject' }])
    expect(reader.read('[message] Do you swim?\n\nIf so:\n[propose] The lake')).toEqual([
      { tag: 'message', content: 'Do you swim?' },
    ])
  })

  it('take one line for a query, and nothing of its made-up answer', () => {
    const query = [{ tag: 'tool', content: 'Search(a)' }]
    for (const reply of [
      '[tool] Search(a)\n-> 2 results',
      '[tool]\n```python\nSearch(a)\n```',
      '<tool>Search(a)</tool>',
    ])
      expect(reader.read(reply)).toEqual(query)
  })

  it.each([
    'I will not [accept].',
    'I could [accept] or [reject].',
    '[accept] or [reject]',
    '[accept]?',
    '[accept]able it is not.',
    '[accept] or maybe not',
    '[accept] stands for yes and [reject] for no: [reject]',
    '{"type": "accept", "content": "if the third is another"}',
    '[accept] if you change the second',
    '[accept] as long as the second is changed',
    '[accept], on one condition: a shorter way',
    '[accept] (subject to a shorter way)',
    '[reject] but first tell me more',
    'Use [message] to talk and [propose] to make a proposal.',
    'If I [accept], we are done.',
    'Should I [accept]?',
    'I will [accept] tomorrow.',
    'I will [accept] the next one.',
    'Anything but [accept].',
    'Tomorrow: [accept]',
    '[accept] makes no sense.',
    '[accept], maybe',
    '[accept] some other time',
    '[accept]. No, wait.',
    '<think>[accept]',
    '',
  ])('are not found in %j', (reply) => expect(reader.read(reply)).toEqual([]))
})
