import { describe, expect, it } from 'vitest'
import { Slips } from './slips.ts'

const slips = new Slips(['seafood', 'soul'])

describe('slips of the keyboard', () => {
  it.each([
    ['two letters in the other order', 'I wnat taht befroe noon', 'I want that before noon'],
    ['one twice', 'whaatever you think of my propposal', 'whatever you think of my proposal'],
    ['one left out', 'somewher cheap would be relatvely nice', 'somewhere cheap would be relatively nice'],
    [
      'a neighbouring key, a wrong vowel',
      'begore that I need the kitvhen, definitaly',
      'before that I need the kitchen, definitely',
    ],
    ['one too many', 'I sudggest the othier one', 'I suggest the other one'],
    ['two in a long word', 'a vegeterien restaraunt', 'a vegetarian restaurant'],
    ['in capitals', 'PLEASE SUGEST SOMETHNG', 'PLEASE SUGGEST SOMETHING'],
  ])('are put right: %s', (_, typed, meant) => {
    expect(slips.text(typed)).toBe(meant)
  })

  it.each([
    'The massage was stale, though bleak counties cancel whales',
    'we flew from Seoul with Marie and Loic',
    'a link: http://exmaple.org/recieve and a tag #beautifull',
  ])('are not seen in what is right: %s', (text) => expect(slips.text(text)).toBe(text))

  it('are meant as words of the talk rather than as others', () => {
    expect(slips.word('seafod')).toBe('seafood')
    expect(new Slips(['butter']).word('btter')).toBe('butter')
    expect(new Slips().word('btter')).toBe('better')
  })

  it('stay where the caller says so', () => {
    expect(slips.text('lbekc befroe', (word) => word === 'befroe')).toBe('lbekc befroe')
  })
})
