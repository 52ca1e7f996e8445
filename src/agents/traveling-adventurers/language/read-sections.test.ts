import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSections } from './read-sections.ts'

const whole = { thought: 'Think.', action: 'visit("E")', message: 'Hi [L] there: 5' }

describe('the reader of sections', () => {
  it.each([
    ['colons', '[Thought]: Think.\n[Action]: visit("E")\n[Message]: Hi [L] there: 5'],
    ['no colons', '[Thought] Think.\n[Action] visit("E")\n[Message] Hi [L] there: 5'],
    ['mixed colons', '[Thought]: Think.\n[Action] visit("E")\n[Message]: Hi [L] there: 5'],
    ['bold flags', '**[Thought]:** Think.\n**[Action]**: visit("E")\n**[Message]** Hi [L] there: 5'],
    ['headings', '### [Thought]\nThink.\n\n### [Actions]\nvisit("E")\n\n### [Message]\nHi [L] there: 5\n'],
    ['bare flags', 'Thought: Think.\nActions: visit("E")\nMessage: Hi [L] there: 5'],
    ['one line', '[Thought]: Think. [Action]: visit("E") [Message]: Hi [L] there: 5'],
    ['a code block', '```\n[Thought]: Think.\n[Action]: visit("E")\n[Message]: Hi [L] there: 5\n```'],
    ['the message before the action', '[Thought]: Think.\n[Message]: Hi [L] there: 5\n[Action]: visit("E")'],
    [
      'a model that thinks aloud',
      '<think>[Message]: no</think>[Thought]: Think.\n[Action]: visit("E")\n[Message]: Hi [L] there: 5',
    ],
  ])('reads %s', (_, reply) => expect(readSections(reply)).toEqual({ sections: whole, dropped: [] }))

  it('tells DRAFT from MISSING, however they are spelt', () => {
    for (const [draft, missing] of [
      ['[Thought-DRAFT]:', '[Thought-MISSING]:'],
      ['[Thought-DRAFT]', '[Thought-MISSING]'],
      ['[Thought DRAFT]:', '[thought_missing] -'],
    ])
      expect(readSections(`${draft} a\n${missing} b\n[Action]: c\n[Message]: d`).sections).toEqual({
        'thought-draft': 'a',
        'thought-missing': 'b',
        action: 'c',
        message: 'd',
      })
  })

  it('stops where the model begins to play its partner, and says so', () => {
    const { sections, dropped } = readSections(
      '[Thought]: a\n[Action]: b\n[Message]: c\n[Observation]: Great!\n[Thought]: x\n[Action]: y\n[Message]: z',
    )
    expect(sections).toEqual({ thought: 'a', action: 'b', message: 'c' })
    expect(dropped).toEqual([{ text: expect.stringMatching(/^\[Observation\][^]*z$/), problem: expect.any(String) }])
    expect(readSections('[Action]: b\n[Message]: c\n[Action]: y\n[Message]: z').sections).toEqual({
      action: 'b',
      message: 'c',
    })
  })

  it('reports what stands before the first flag, or without any', () => {
    expect(readSections('Sure!\n[Message]: c').dropped).toEqual([{ text: 'Sure!', problem: expect.any(String) }])
    expect(readSections('I cannot help with that.')).toMatchObject({ sections: {}, dropped: [{}] })
  })

  it('never throws', () => {
    const piece = fc.oneof(fc.constantFrom('[Action]', '[Message]:', '**', 'Thought:', '\n', '[', '```'), fc.string())
    fc.assert(fc.property(fc.array(piece), (pieces) => void readSections(pieces.join(''))))
  })
})
