import { describe, expect, it } from 'vitest'
import { Unreadable } from '../../../core/errors.ts'
import type { Json } from '../../../core/json.ts'
import { readJsonReply, readTextReply, replyFormat } from './reply.ts'

const rooms = [...'LEBKCA'].map((letter) => ({ letter, name: { L: 'living room', E: 'empty room' }[letter] ?? letter }))
const answer = (text: string, data?: Json, finish = 'stop') => ({
  text,
  data,
  usage: { inputTokens: 0, outputTokens: 0 },
  latency: 0,
  attempts: 1,
  model: 'm',
  finish,
})
const readText = (text: string) => readTextReply(answer(text), rooms)
const readJson = (data: Json) => readJsonReply(answer(JSON.stringify(data), data), rooms)

describe('a reply in sections', () => {
  it('that takes back its end below it is asked for again', () => {
    const end = '[Action]: end(["L","E","B","K","C","A","L"])'
    expect(() => readText(`${end}\nScratch that, not yet.\n[Message]: Wait for me.`)).toThrow(Unreadable)
    expect(readText(`${end}\n[Message]: No, I have 4 there.`).acts).toHaveLength(1)
  })

  it('is thoughts, actions and one message', () => {
    expect(readText('[Thought]: hm\n[Action]: visit("E"), suggest(["E", "K"])\n[Message]: "On to K?"')).toEqual({
      thoughts: { thought: 'hm' },
      acts: [
        { type: 'visit', room: 'E' },
        { type: 'suggest', path: ['E', 'K'] },
      ],
      malformed: [],
      dropped: [],
      message: 'On to K?',
    })
  })

  it.each([
    ['[Thought]: hm\n[Action]: visit("E")', 'there is no message for your partner'],
    ['[Action]: I think\n[Message]: Hi', 'there is no action that can be read'],
    ['Hello there!', 'there is no message for your partner; there is no action'],
    ['[Action]: inform("x"), visit("garage")\n[Message]: Hi', 'visit("garage"): it needs one room'],
    ['[Action]: inform("x"), end(["L", "Q", "L"])\n[Message]: Hi', '"Q" is no room'],
    ['', 'there is no message'],
  ])('that cannot be used is sent back with the reason: %j', (text, reason) => {
    expect(() => readText(text)).toThrow(Unreadable)
    expect(() => readText(text)).toThrow(reason)
  })

  it('goes through with a malformed action that nothing hangs on, which it reports', () => {
    const reply = readText('[Action]: inform("x"), suggest(["L", "Q"])\n[Message]: Hi')
    expect(reply.acts).toHaveLength(1)
    expect(reply.malformed).toEqual([{ text: 'suggest(["L", "Q"])', type: 'suggest', problem: expect.any(String) }])
  })

  it.each([
    '[Message]: Hi',
    '[Action]: none\n[Message]: Hi',
    '## Thought\nhm\n\n## Message\nHi',
    '**Message**\nHi\n\n[Partner]: Hello!\n[Action]: end(["L", "E", "L"])',
    '<|channel|>analysis<|message|>[Action]: end(["L", "E", "L"])<|end|><|start|>assistant<|channel|>final<|message|>[Message]: Hi',
    '{"thought": "hm", "message": "Hi"}',
  ])('says words without an action: %j', (text) => expect(readText(text)).toMatchObject({ acts: [], message: 'Hi' }))

  it.each([
    '[Action]: submit(["L", "E", "L"])\n[Message]: Hi',
    '{"action": "end", "path": ["L", "E", "L"], "message": "Hi"}',
    '{"thought": "hm", "actions": [{"type": "submit", "path": "L E L"}], "message": "Hi"}',
  ])('may be JSON, and call the end a submission: %j', (text) =>
    expect(readText(text)).toMatchObject({ acts: [{ type: 'end', path: ['L', 'E', 'L'] }], message: 'Hi' }),
  )

  it.each([
    'end(["L", "E", "L"]) once they nod',
    'end(["L", "E", "L"]) (tentative)',
    '# end(["L", "E", "L"])',
    'later: end(["L", "E", "L"])',
    'anything but end(["L", "E", "L"])',
    'hold off on end(["L", "E", "L"])',
    'partner: end(["L", "E", "L"])',
  ])('does not end where that is put off: %s', (action) =>
    expect(() => readText(`[Action]: ${action}\n[Message]: Hi`)).toThrow('not clear'),
  )

  it.each(['would end', 'could submit', 'wanted to end'])('does not end where it only says that it %s', (said) =>
    expect(() => readText(`[Action]: I ${said}(["L", "E", "L"]), but they hesitate\n[Message]: Hi`)).toThrow(
      'not clear',
    ),
  )

  it('needs no message beside an end', () => expect(readText('[Action]: end(["L", "E", "L"])').message).toBe(''))

  it('that was cut off is not taken for whole', () =>
    expect(() => readTextReply(answer('[Action]: inform("x")\n[Message]: I have', undefined, 'length'), rooms)).toThrow(
      'cut off',
    ))
})

describe('a reply in JSON', () => {
  it('is the same', () => {
    const actions = [{ type: 'visit', room: 'empty room' }, { type: 'end', path: ['L', 'e', 'L'] }, 'ask("a?")']
    expect(readJson({ thought: 'hm', actions, message: ' Hi ' })).toEqual({
      thoughts: { thought: 'hm' },
      acts: [
        { type: 'visit', room: 'E' },
        { type: 'end', path: ['L', 'E', 'L'] },
        { type: 'ask', text: 'a?' },
      ],
      malformed: [],
      dropped: [],
      message: 'Hi',
    })
  })

  it('says which field is missing, and reports single actions that do not fit', () => {
    expect(() => readJson({ thought: 'hm', actions: [] })).toThrow('message')
    expect(readJson({ thought: 'hm', message: 'Hi' }).message).toBe('Hi')
    expect(() => readTextReply(answer('no JSON at all'), rooms)).toThrow(Unreadable)
    expect(() => readJsonReply(answer('no JSON at all'), rooms)).toThrow('one JSON object')
    expect(() => readJson({ actions: [{ type: 'end', path: ['Q'] }], message: 'Hi' })).toThrow('"Q" is no room')
    const reply = readJson({
      actions: [{ type: 'ask', text: 'a' }, { type: 'dance' }, { type: 'suggest', path: ['Q'] }],
      message: 'Hi',
    })
    expect(reply.malformed).toHaveLength(2)
  })

  it('is asked for by a schema that names every action', () => {
    expect(JSON.stringify(replyFormat.schema)).toMatch(/suggest.*retract/)
    expect(replyFormat.schema).toMatchObject({ type: 'object', required: ['thought', 'actions', 'message'] })
  })
})
