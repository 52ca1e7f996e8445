import { describe, expect, it } from 'vitest'
import { announces } from './english.ts'
import { readRequests } from './requests.ts'
import { spelt } from './spelling.ts'
import { tellWish } from './tell.ts'
import { readWishes } from './wish.ts'

const sites = ['Kite Hill', 'The Copper Kettle', 'Bards']

describe('slips of the keyboard', () => {
  it.each([
    ['I wnat vegeterian food adn pleanty of parknig', 'I want vegetarian food and plenty of parking'],
    ['kid-freindly, for my daugther’s birthday', 'kid-friendly, for my daughter’s birthday'],
    ['NO TUORIST TRAPS PLESE', 'NO TOURIST TRAPS PLEASE'],
    ['somewher with Chiese food, it dosent matter', 'somewhere with Chinese food, it doesnt matter'],
    ['the Coper Kettle or Kite Hlil', 'the Copper Kettle or Kite Hlil'],
  ])('are put right: %s', (typed, meant) => expect(spelt(typed, sites)).toBe(meant))

  it.each([
    'Marie and Loic met in Lisbon, at the Korova Milkbar',
    'I loathe crabs, prawns and squid; bears and goats are fine',
    'ask Thay about the sitar lessons',
  ])('are not seen in words and names that are right: %s', (text) => expect(spelt(text, sites)).toBe(text))

  it('leave what is said as it is', () => {
    expect(readWishes('no Japansee fod plz, vgean and outisde', sites).map(tellWish)).toEqual(
      readWishes('no Japanese food plz, vegan and outside', sites).map(tellWish),
    )
    expect(announces('Nothing beats this plna, it is the best posible')).toBe(true)
    const shown = { sites: [], plans: [], wanted: [] }
    expect(readRequests('pleese kep the tuorist museum', shown)).toEqual(
      readRequests('please keep the tourist museum', shown),
    )
  })
})
