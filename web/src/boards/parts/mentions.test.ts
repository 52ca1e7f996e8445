import { expect, it } from 'vitest'
import { nameFinder, withUniqueWords } from './mentions.tsx'

const reviewers = ['Ada Brandt', 'Boris Castellano', "Ada O'Neil"]
const find = nameFinder([
  ...withUniqueWords(reviewers, (place) => reviewers[place]!),
  ['C++ in Ten Days', 'book'],
  ['player-1 {x}/[y]^$', 'odd'],
])
const namedIn = (text: string): [string, string][] =>
  find(text).map(({ from, to, thing }) => [text.slice(from, to), thing])

it('finds names whole and in part, however they are written, and no parts that several have', () => {
  expect(namedIn('ADA BRANDT and castellano, not Ada')).toEqual([
    ['ADA BRANDT', 'Ada Brandt'],
    ['castellano', 'Boris Castellano'],
  ])
  expect(namedIn('Ada O’Neil reads c++ in ten days')).toEqual([
    ['Ada O’Neil', "Ada O'Neil"],
    ['c++ in ten days', 'book'],
  ])
  expect(namedIn('Brandts, aBoris, Boris1 and (Boris)')).toEqual([['Boris', 'Boris Castellano']])
  expect(namedIn('Player-1 {X}/[y]^$')).toEqual([['Player-1 {X}/[y]^$', 'odd']])
  expect(nameFinder([])('anything')).toEqual([])
})

it('takes no longer for a hundred names that nearly stand there a thousand times', () => {
  const names = Array.from({ length: 100 }, (_, n): [string, string] => [`${'very '.repeat(20)}long ${n}`, String(n)])
  expect(nameFinder(names)('very '.repeat(200_000))).toEqual([])
})
