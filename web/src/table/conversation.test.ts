import { expect, it } from 'vitest'
import { conversationOf } from './conversation.ts'

const seats = ['player-1', 'player-2']

it('finds what was said in lists of any name, by seats that are named or numbered', () => {
  expect(conversationOf({ dialogue: [{ seat: 'player-2', text: 'hello' }] }, seats)).toEqual([
    { from: 'player-2', text: 'hello' },
  ])
  expect(
    conversationOf({ proposals: [{ members: [1], messages: [{ player: 1, text: 'I am good' }] }] }, seats),
  ).toEqual([{ from: 'player-1', text: 'I am good' }])
  expect(conversationOf({ talk: [{ kind: 'message', from: 'player-1', to: null, text: 'so' }] }, seats)).toEqual([
    { from: 'player-1', text: 'so' },
  ])
})

it('takes nothing for said that nobody at the table said', () => {
  expect(conversationOf({ text: 'You are in a room.', items: [{ text: 'a lamp', player: 9 }] }, seats)).toEqual([])
  expect(conversationOf('a word', seats)).toEqual([])
  expect(conversationOf(null, seats)).toEqual([])
})
