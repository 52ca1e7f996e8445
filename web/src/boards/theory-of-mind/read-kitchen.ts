/** The kitchen of a question, read from the words in which our own questions tell it. */
import type { Scene, SceneItem } from 'roundtable/games/overcooked'

export interface ToldKitchen {
  readonly grid: readonly string[]
  readonly scene: Scene
  readonly cookingSteps: number
}

type Cook = Scene['players']['alice']
type Told = readonly [x: number, y: number]

const FACINGS: Readonly<Record<string, Cook['facing']>> = { up: 'north', down: 'south', left: 'west', right: 'east' }

/** Undefined: the words tell of no kitchen that can be drawn. */
export function readKitchen(description: string, situation: string): ToldKitchen | undefined {
  const places = (pattern: RegExp): Told[] => placesIn(pattern.exec(description)?.[0] ?? '')
  const floor = places(/floor at [^.]+/)
  const me = readCook(/I am at (\d+),(\d+), facing (\w+), holding ([^.]+)\./, situation)
  const bob = readCook(/Bob is at (\d+),(\d+), facing (\w+), holding ([^.]+)\./, situation)
  const [pot] = places(/cooker at \d+,\d+/)
  if (floor.length === 0 || !me || !bob || !pot) return undefined
  const things = {
    O: places(/Onions are at [\d, and]+/),
    D: places(/plates at [\d, and]+/),
    P: [pot],
    S: places(/delivery at \d+,\d+/),
    X: places(/counter at \d+,\d+/),
    G: places(/gate is at \d+,\d+/),
    ' ': floor,
  }
  const all = Object.values(things).flat()
  const [wide, high] = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1]
  // Beside the outermost floor there is always a wall.
  const width = Math.max(wide, Math.max(...floor.map(([x]) => x)) + 2)
  const height = Math.max(high, Math.max(...floor.map(([, y]) => y)) + 2)
  const grid = Array.from({ length: height }, () => new Array<string>(width).fill('W'))
  for (const [tile, told] of Object.entries(things)) for (const [x, y] of told) grid[y]![x] = tile
  const cookingSteps = Number(/cooks for (\d+) steps/.exec(description)?.[1] ?? 20)
  const [counter] = things.X
  const [gate] = things.G
  const lying = itemIn(/On the counter lies ([^.]+)\./.exec(situation)?.[1] ?? 'nothing')
  const ago = /gate is open; it was opened (\d+) steps? ago/.exec(situation)?.[1]
  return {
    grid: grid.map((row) => row.join('')),
    cookingSteps,
    scene: {
      players: { alice: me, bob },
      pots: [{ x: pot[0], y: pot[1], ...readPot(situation, cookingSteps) }],
      lying: counter && lying ? [{ x: counter[0], y: counter[1], item: lying }] : [],
      gates: gate
        ? [
            {
              x: gate[0],
              y: gate[1],
              open: ago !== undefined,
              left: ago === undefined ? 0 : Math.max(0, 11 - Number(ago)),
            },
          ]
        : [],
    },
  }
}

const placesIn = (words: string): Told[] =>
  [...words.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])

function readCook(pattern: RegExp, words: string): Cook | undefined {
  const told = pattern.exec(words)
  if (!told) return undefined
  const [, x, y, facing, holding] = told
  return { x: Number(x), y: Number(y), facing: FACINGS[facing!] ?? 'south', holding: itemIn(holding!) ?? null }
}

function itemIn(words: string): SceneItem | undefined {
  if (words.includes('soup')) return { kind: 'soup', contents: 'ooo' }
  if (words.includes('onion')) return { kind: 'onion' }
  return /plate|dish/.test(words) ? { kind: 'dish' } : undefined
}

function readPot(words: string, cookingSteps: number): { readonly contents: string; readonly left: number | null } {
  const cooked = /cooker is full and has cooked for (\d+) step/.exec(words)?.[1]
  if (cooked !== undefined) return { contents: 'ooo', left: Math.max(0, cookingSteps - Number(cooked)) }
  if (words.includes('soup in the cooker is cooked')) return { contents: 'ooo', left: 0 }
  const onions = Number(/cooker holds (\d+) onion/.exec(words)?.[1] ?? 0)
  return { contents: 'o'.repeat(Math.min(3, onions)), left: null }
}
