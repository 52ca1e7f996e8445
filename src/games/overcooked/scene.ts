/** A kitchen's state as things with names and places, for people, pages and prompts. */
import { CONTENTS, nameItem, NOTHING, PER_PLAYER, PLAYER, SOUP, type Kitchen } from './engine/index.ts'

interface Place {
  readonly x: number
  readonly y: number
}

export interface SceneItem {
  readonly kind: 'onion' | 'tomato' | 'dish' | 'soup'
  /** What a soup is made of, as letters. */
  readonly contents?: string
}

export interface Scene {
  readonly players: Readonly<
    Record<
      'alice' | 'bob',
      Place & { readonly facing: 'north' | 'south' | 'east' | 'west'; readonly holding: SceneItem | null }
    >
  >
  /** `left`: steps until it is ready, null while it does not cook. */
  readonly pots: readonly (Place & { readonly contents: string; readonly left: number | null })[]
  /** Things that lie on counters. */
  readonly lying: readonly (Place & { readonly item: SceneItem })[]
  /** `left`: steps that an open gate stays open with nobody in it. */
  readonly gates: readonly (Place & { readonly open: boolean; readonly left: number })[]
}

const FACINGS = ['north', 'south', 'east', 'west'] as const

export function describeScene(kitchen: Kitchen, cells: ArrayLike<number>): Scene {
  const place = (cell: number): Place => ({ x: kitchen.x(cell), y: kitchen.y(cell) })
  const player = (index: number) => {
    const word = PLAYER + index * PER_PLAYER
    return {
      ...place(kitchen.spots[cells[word]!]!),
      facing: FACINGS[cells[word + 1]!]!,
      holding: describeItem(cells[word + 2]!),
    }
  }
  return {
    players: { alice: player(0), bob: player(1) },
    pots: kitchen.pots.map(({ cell, word }) => {
      const [contents, tick] = [cells[word]!, cells[word + 1]!]
      return {
        ...place(cell),
        contents: CONTENTS[contents]!,
        left: tick < 0 ? null : kitchen.cookTime[contents]! - tick,
      }
    }),
    lying: kitchen.counters.flatMap(({ cell, word }) => {
      const item = describeItem(cells[word]!)
      return item ? [{ ...place(cell), item }] : []
    }),
    gates: kitchen.gates.map(({ cell, word }) => {
      const timer = cells[word]!
      return { ...place(cell), open: timer > 0, left: timer > 0 ? 11 - timer : 0 }
    }),
  }
}

function describeItem(item: number): SceneItem | null {
  const kind = nameItem(item)
  if (item === NOTHING || kind === 'nothing') return null
  return kind === 'soup' ? { kind, contents: CONTENTS[item - SOUP]! } : { kind }
}
