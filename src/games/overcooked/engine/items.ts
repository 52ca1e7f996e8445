/** What can lie, be held or cook in a kitchen, as small whole numbers. */

export const NOTHING = 0
/** An onion in hand or on a counter. */
export const ONION = 1
/** A tomato in hand or on a counter. */
export const TOMATO = 2
/** A clean dish in hand or on a counter. */
export const DISH = 3
/** A plated soup is `SOUP + contents`, with contents from 1 to 9. */
export const SOUP = 3

/** What a pot or a soup can contain, by its number: ingredients in alphabetical order; 0 is an empty pot. */
export const CONTENTS = ['', 'o', 't', 'oo', 'ot', 'tt', 'ooo', 'oot', 'ott', 'ttt'] as const

/** How many ingredients each contents has. */
export const SIZE = Uint8Array.from(CONTENTS, (contents) => contents.length)

/** The one ingredient of each contents; 0 where there is none or a mixture. */
export const KIND = Uint8Array.from(CONTENTS, (contents) =>
  contents === '' || (contents.includes('o') && contents.includes('t'))
    ? NOTHING
    : contents[0] === 'o'
      ? ONION
      : TOMATO,
)

/** `ADDED[2 * contents + (tomato ? 1 : 0)]`: the contents after one more ingredient; 0 where the pot is full. */
export const ADDED = Uint8Array.from({ length: CONTENTS.length * 2 }, (_, index) => {
  const before = CONTENTS[index >> 1]!
  return before.length === 3 ? 0 : contentsOf(before + (index & 1 ? 't' : 'o'))
})

/** The number of some contents, whatever the order of its letters. Throws `RangeError`. */
export function contentsOf(letters: string): number {
  const contents = CONTENTS.indexOf([...letters].sort().join('') as never)
  if (contents < 0)
    throw new RangeError(`"${letters}" is no soup: one to three of the letters o (onion) and t (tomato)`)
  return contents
}

/** The words for an item that is held or lies somewhere. */
export function nameItem(item: number): 'nothing' | 'onion' | 'tomato' | 'dish' | 'soup' {
  return (['nothing', 'onion', 'tomato', 'dish'] as const)[item] ?? 'soup'
}
