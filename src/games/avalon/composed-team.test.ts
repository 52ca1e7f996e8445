import { describe, expect, it } from 'vitest'
import { readTeam } from './index.ts'

const read = (text: string): number[] => readTeam(text, { size: 4, players: 7, self: 3 }).toSorted((a, b) => a - b)

describe('a team in pieces', () => {
  it.each([
    ["I'd keep 2, 4 and 6 and swap player 5 for player 7.", [2, 4, 6, 7]],
    ['I take 1, 5 and 6 for sure. The fourth spot goes to 2.', [1, 2, 5, 6]],
    ['Players 1, 2 and 5 are evil. So I leave them out and go with the rest.', [3, 4, 6, 7]],
    ['I go with player 2 because she is quiet, player 4 because he is not, player 6, and I go too.', [2, 3, 4, 6]],
  ])('is put together: %j', (text, team) => expect(read(text)).toEqual(team))

  it.each([
    'I take 1, 5 and 6. The fourth spot is open.',
    'I take 1, 5 and 6 because 2 accused them.',
    'I will not add 6. I go with 1, 2, 4.',
    'If 2 is good, I take 1, 5 and 6 and add 2.',
    'I trust 1 and 2. I go with 4 and 6.',
  ])('is not guessed: %j', (text) => expect(() => read(text)).toThrow())
})
