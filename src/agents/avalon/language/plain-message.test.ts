import { expect, it } from 'vitest'
import { plainMessage } from './plain-message.ts'

it.each([
  ['(Morgana) Player 2 seems fine.', 'Player 2 seems fine.'],
  ['[Percival]: Player 2 seems fine.', 'Player 2 seems fine.'],
  ['I\'m the Assassin and know my partner, so: "Player 2 seems fine."', 'Player 2 seems fine.'],
  ['Merlin (player 5): Player 2 seems fine.', 'Player 2 seems fine.'],
])('keeps the own role to itself: %j', (reply, said) => expect(plainMessage(reply, 5)).toBe(said))

it.each(['(Well) Player 2 seems fine.', 'I (Merlin would agree) trust 2.', 'Merlin: keep quiet!'])(
  'says what only looks like a role: %j',
  (reply) => expect(plainMessage(reply, 5)).toBe(reply),
)
