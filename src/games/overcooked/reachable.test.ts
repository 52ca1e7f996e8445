import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { layouts } from './instances.ts'
import { overcooked as game } from './index.ts'

const check = (given: object) => () => validate(game.config, given, 'config')

describe('a kitchen in which nothing can be delivered', () => {
  it.each([
    ['no hatch', { grid: ['XXPXX', 'O1 2O', 'XDXXX'] }, 'no cook can get to a serving hatch (S)'],
    ['no pot', { grid: ['XXXXX', 'O1 2O', 'XDXSX'] }, 'no cook can get to a pot (P)'],
    ['dishes behind a wall', { grid: ['XXPXXXX', 'O1 2W D', 'XXXSXXX'] }, 'no cook can get to the dishes (D)'],
    ['nothing to cook', { grid: ['XXPXX', 'X1 2X', 'XDXSX'] }, 'no cook can get to any onions (O) or tomatoes (T)'],
    [
      'two rooms with a wall between',
      { grid: ['WWWWWWWWW', 'O 1 W 2 P', 'WWDWWWSWW', 'WWWWWWWWW'] },
      'what is needed cannot be brought together',
    ],
    [
      'only orders that cannot be made',
      { grid: ['XXPXX', 'O1 2O', 'XDXSX'], dynamics: 'modern', orders: ['ttt'] },
      'what is needed cannot be brought together',
    ],
    ['no soup worth anything', { layout: 'cramped-room', value: 0 }, 'no soup earns any points'],
  ])('is refused with the reason: %s', (_, config, reason) => {
    expect(check(config)).toThrow(`nothing can be delivered in this kitchen: ${reason}`)
  })

  it('is not one that needs both cooks, or a gate', () => {
    for (const { name } of layouts) for (const dynamics of ['classic', 'modern']) check({ layout: name, dynamics })()
    check({ grid: ['XXXXXXXXX', 'O 1 X 2 P', 'XXDXXXSXX'] })()
    check({ grid: ['WWWWWWWWW', 'O 1 G 2 P', 'WWDWWWSWW'] })()
  })
})
