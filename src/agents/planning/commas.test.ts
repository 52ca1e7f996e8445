import { describe, expect, it } from 'vitest'
import { withCommas, withoutDashes } from './commas.ts'
import { tellWish } from './tell.ts'
import { readWishes } from './wish.ts'

const read = (text: string): string[] => readWishes(text, ['Kite Hill']).map(tellWish)

describe('commas that were left out', () => {
  it.each([
    ["no Korean food I'm allergic to sesame", "no Korean food, I'm allergic to sesame"],
    ['outside would be great dont want to sit in the dark', 'outside would be great, dont want to sit in the dark'],
    ['no fancy places I feel silly there', 'no fancy places, I feel silly there'],
    ['we bring two toddlers so it should be fun for them', 'we bring two toddlers, so it should be fun for them'],
  ])('stand where a clause plainly begins: %s', (text, meant) => expect(withCommas(text)).toBe(meant))

  it.each([
    'no place I would hate',
    'somewhere my kids can run',
    "something we don't need to book",
    'vegan food should be there and I don’t drink',
  ])('stand in no clause that is one: %s', (text) => expect(withCommas(text)).toBe(text))

  it('are written as dashes too', () => {
    expect(withoutDashes('parking please - my hip hurts')).toBe('parking please, my hip hurts')
    expect(withoutDashes('I hate jazz - it should be quiet')).toBe('I hate jazz - it should be quiet')
    expect(withoutDashes('Kite Hill - 7, wifi - yes')).toBe('Kite Hill - 7, wifi - yes')
  })

  it('part what is wished for from what is said of it', () => {
    expect(read("no Thai food don't like it")).toEqual(['no thai'])
    expect(read("please no Thai food I'd prefer Korean")).toEqual(['no thai; like korean'])
    expect(read('Kite Hill would be nice though its not a must')).toEqual(['curious about Kite Hill'])
  })
})
