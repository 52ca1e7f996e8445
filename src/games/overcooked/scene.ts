/** A kitchen's state as things with names and places, for people, pages and prompts. */
import { CONTENTS, nameItem, NOTHING, PER_PLAYER, PLAYER, SOUP, type Kitchen } from './engine/index.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** Something that can be carried. */
export interface SceneItem {
  readonly kind: 'onion' | 'tomato' | 'dish' | 'soup'
  /** What a soup is made of, as letters. */
  readonly contents?: string
}

/** What stands and lies where in a kitchen, as plain data for whoever draws or describes it. */
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
  const pots: Scene['pots'][number][] = []
  for (const { cell, word } of kitchen.pots) {
    const [contents, tick] = [cells[word]!, cells[word + 1]!]
    const left = tick < 0 ? null : kitchen.cookTime[contents]! - tick
    pots.push({ x: kitchen.x(cell), y: kitchen.y(cell), contents: CONTENTS[contents]!, left })
  }
  const lying: Scene['lying'][number][] = []
  for (const { cell, word } of kitchen.counters) {
    const item = describeItem(cells[word]!)
    if (item) lying.push({ x: kitchen.x(cell), y: kitchen.y(cell), item })
  }
  const gates: Scene['gates'][number][] = []
  for (const { cell, word } of kitchen.gates) {
    const timer = cells[word]!
    gates.push({ x: kitchen.x(cell), y: kitchen.y(cell), open: timer > 0, left: timer > 0 ? 11 - timer : 0 })
  }
  return {
    players: { alice: describeCook(kitchen, cells, 0), bob: describeCook(kitchen, cells, 1) },
    pots,
    lying,
    gates,
  }
}

function describeCook(kitchen: Kitchen, cells: ArrayLike<number>, player: number): Scene['players']['alice'] {
  const word = PLAYER + player * PER_PLAYER
  const cell = kitchen.spots[cells[word]!]!
  const facing = FACINGS[cells[word + 1]!]!
  return { x: kitchen.x(cell), y: kitchen.y(cell), facing, holding: describeItem(cells[word + 2]!) }
}

function describeItem(item: number): SceneItem | null {
  if (item === NOTHING) return null
  const kind = nameItem(item) as SceneItem['kind']
  return kind === 'soup' ? { kind, contents: CONTENTS[item - SOUP]! } : { kind }
}
