import { expect, it } from 'vitest'
import { namesIn } from '../../agents/text-games/read-action.ts'
import { loadGames } from './games.ts'
import { readWords } from './read-words.ts'

it('the words of the games’ language hold what every game says, and no part of a room’s or thing’s name', async () => {
  const words = await readWords(await loadGames({ level: 1 }))
  const said = ['take', 'box', 'coin', 'map', 'north', 'multiply', 'divide', 'ascending', 'query', 'closed', 'carry']
  expect(words).toEqual(expect.arrayContaining(said))
  // Folds share these, and each stands in names alone.
  for (const word of ['bed', 'farm', 'office', 'salt', 'shed', 'knife', 'bottle', 'rail', 'kg'])
    expect(words).not.toContain(word)
  expect(words.filter((word) => /\d/.test(word))).toEqual([])
})

it('names are what commands name, each once, without the number before it', () => {
  expect(
    namesIn([
      'take 28 quinces',
      'put 28 quinces in sewing cabinet',
      'take 3 kg of tar',
      'mul 7 4',
      'look around',
      'move north',
    ]),
  ).toEqual(['quinces', 'sewing cabinet', 'kg of tar', 'north'])
})
