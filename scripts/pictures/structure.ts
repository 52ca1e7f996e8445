/** What is published and shown: the folders of the source, each above all that it imports, and an arrow for each import that no other implies. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { between, files, LAYERS, root, roomOf } from '../../src/testing/house.fixture.ts'
import { LETTER, box, label, picture } from './svg.ts'

const ROOM = { width: 148, height: 46 }
const GAP = { across: 26, down: 52 }
const EDGE = 24

interface Room {
  readonly name: string
  readonly below: ReadonlySet<string>
  readonly size: string
  readonly x: number
  readonly y: number
}

export function drawStructure(): string {
  const names = Object.keys(LAYERS).filter((name) => /^(src\/[\w/]+|web)$/.test(name))
  const below = new Map(names.map((name) => [name, foldersBelow(name, names)]))
  const layers = layersOf(below)
  const widest = Math.max(...layers.map((layer) => layer.length))
  const width = widest * (ROOM.width + GAP.across) - GAP.across + 2 * EDGE
  const rooms = layers.flatMap((layer, level) =>
    layer.map((name, i): Room => {
      const across = layer.length * (ROOM.width + GAP.across) - GAP.across
      return {
        name,
        below: below.get(name)!,
        size: sizeOf(name),
        x: (width - across) / 2 + i * (ROOM.width + GAP.across),
        y: EDGE + (layers.length - 1 - level) * (ROOM.height + GAP.down),
      }
    }),
  )
  const arrows = rooms.flatMap((from) =>
    rooms.filter(({ name }) => isDirect(from.name, name, below)).map((to) => arrow(from, to)),
  )
  const height = layers.length * (ROOM.height + GAP.down) - GAP.down + 2 * EDGE
  return picture(width, height, 'The folders of Roundtable, each above all that it imports', [
    ...arrows,
    ...rooms.flatMap(drawRoom),
  ])
}

/** The other folders that files of this one import from. */
const foldersBelow = (name: string, names: readonly string[]): Set<string> =>
  new Set(
    between.flatMap(({ from, to }) => {
      const there = roomOf(to)
      return roomOf(from) === name && there !== name && names.includes(there!) ? [there!] : []
    }),
  )

/** A folder stands a layer above the highest that it imports from. */
function layersOf(below: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const levelOf = (name: string): number => Math.max(-1, ...[...below.get(name)!].map(levelOf)) + 1
  const layers: string[][] = []
  for (const name of below.keys()) (layers[levelOf(name)] ??= []).push(name)
  return layers
}

/** Whether one imports from the other, and no folder between them does so too. */
function isDirect(from: string, to: string, below: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const reaches = (start: string): boolean => below.get(start)!.has(to) || [...below.get(start)!].some(reaches)
  return below.get(from)!.has(to) && ![...below.get(from)!].some((between) => between !== to && reaches(between))
}

function sizeOf(name: string): string {
  const own = files.filter((file) => roomOf(file) === name)
  const lines = own.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length, 0)
  return `${own.length} files, ${(lines / 1000).toFixed(1)}k lines`
}

function arrow(from: Room, to: Room): string {
  const [x, y, end, layer] = [from.x + ROOM.width / 2, from.y + ROOM.height, to.x + ROOM.width / 2, to.y]
  const bend = Math.min(40, (layer - y) / 2)
  return `<path d="M${x} ${y}C${x} ${y + bend} ${end} ${layer - bend} ${end} ${layer}" class="line"/><circle cx="${end}" cy="${layer}" r="3" class="alice"/>`
}

function drawRoom({ name, size, x, y }: Room): string[] {
  const middle = x + ROOM.width / 2
  const short = name.replace(/^src\//, '')
  const letters = Math.min(13, (ROOM.width - 12) / (short.length * LETTER))
  return [
    box(x, y, ROOM.width, ROOM.height, name.startsWith('src') ? 'one' : 'two'),
    label(middle, y + 20, short, { size: letters, anchor: 'middle', className: 'ink bold' }),
    label(middle, y + 36, size, { size: 10, anchor: 'middle', className: 'soft' }),
  ]
}
