import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCommand } from './read-command.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const VALID = [
  'look around',
  'inventory',
  'task',
  'take coin',
  'take coin purse',
  'move north',
  'put 7 nails in box',
  'read map',
]

describe('matching a reply with the valid actions', () => {
  it('takes a line that is a command, the last one where there are several', () => {
    expect(readCommand('inventory', VALID)).toEqual({ value: 'inventory' })
    expect(readCommand('I need the map.\nAction: **read map**.', VALID)).toEqual({ value: 'read map' })
    expect(readCommand('take coin\nNo, better:\n> "Move North"', VALID)).toEqual({ value: 'move north' })
  })

  it('otherwise takes the longest command in the words', () => {
    expect(readCommand('I will take coin purse now', VALID)).toEqual({ value: 'take coin purse' })
    expect(readCommand('Let me put 7 nails in box, after I take coin', VALID)).toEqual({ value: 'put 7 nails in box' })
  })

  it('is not taken in by single words in prose', () => {
    expect(readCommand('My inventory is empty, so I take coin', VALID)).toEqual({ value: 'take coin' })
    expect(readCommand('What was my task again?', VALID)).toHaveProperty('reason')
  })

  it('guesses nothing where two are as long, or none is there', () => {
    expect(readCommand('move north or read maps', ['move north', 'take a map'])).toHaveProperty('reason')
    expect(readCommand('I could take coin or read map', ['take coin', 'move rope', 'read book'])).toHaveProperty(
      'reason',
    )
    expect(readCommand('either "move east" or "move west"', ['move east', 'move west'])).toHaveProperty('reason')
    expect(readCommand('mistake coins', VALID)).toHaveProperty('reason')
    for (const said of ['put cup in cupboard', 'put cup on table', 'read', 'check', 'put the cup in my bag'])
      expect(readCommand(said, ['put cup in crate', 'look around', 'read map']), said).toHaveProperty('reason')
    expect(readCommand('put the cup in', ['put cup in crate', 'look around'])).toEqual({ value: 'put cup in crate' })
  })

  it('never comes up with a command that was not said, in hundreds of replies', () => {
    const piece = fc.oneof(fc.constantFrom(...VALID, ...VALID.map((one) => one.toUpperCase())), fc.string(), fc.lorem())
    const reply = fc.array(piece, { maxLength: 6 }).chain((pieces) => {
      return fc.constantFrom(' ', '\n', ', ', '').map((joint) => pieces.join(joint))
    })
    const squeeze = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
    // A reply may say these commands by one word alone.
    const alone: Record<string, string[]> = { 'look around': ['look'], 'move north': ['north'] }
    const says = (text: string, command: string) => [command, ...(alone[command] ?? [])].some((it) => text.includes(it))
    fc.assert(
      fc.property(reply, fc.subarray(VALID), (words, valid) => {
        const match = readCommand(words, valid)
        if ('reason' in match) return match.reason !== ''
        return valid.includes(match.value) && says(squeeze(words), match.value)
      }),
      { numRuns: sized(800, 10_000) },
    )
  })

  it('finds any command said alone', () => {
    for (const command of VALID) expect(readCommand(command, VALID)).toEqual({ value: command })
  })
})
