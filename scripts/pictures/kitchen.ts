/** A board: a kitchen of Overcooked in the middle of an episode, as both cooks see it. */
import type { Observation } from '../../src/games/overcooked/index.ts'
import { box, label, picture } from './svg.ts'

type Scene = Observation['scene']
type Item = NonNullable<Scene['players']['alice']['holding']>

const CELL = 64
const EDGE = 24

export function drawKitchen({ kitchen, scene, tick, score }: Observation): string {
  const parts: string[] = []
  const at = (x: number, y: number): readonly [number, number] => [EDGE + x * CELL, 56 + y * CELL]
  for (const [y, row] of kitchen.grid.entries())
    for (const [x, tile] of [...row].entries()) parts.push(drawTile(...at(x, y), tile))
  for (const { x, y, contents, left } of scene.pots) {
    const [cx, cy] = centre(...at(x, y))
    for (let i = 0; i < contents.length; i++)
      parts.push(dot(cx - 12 + 12 * i, cy - 4, 6, contents[i] === 'o' ? 'onion' : 'tomato'))
    if (left !== null)
      parts.push(
        label(cx, cy + 22, left === 0 ? 'ready' : `${left} steps`, { size: 10, className: 'lit', anchor: 'middle' }),
      )
  }
  for (const { x, y, item } of scene.lying) parts.push(drawItem(...centre(...at(x, y)), item))
  for (const name of ['alice', 'bob'] as const) {
    const { x, y, facing, holding } = scene.players[name]
    parts.push(drawCook(...centre(...at(x, y)), name, facing, holding))
  }
  const width = kitchen.grid[0]!.length * CELL + 2 * EDGE
  const told = `step ${tick}, ${score} points`
  parts.unshift(
    label(EDGE, 34, 'overcooked', { className: 'ink bold' }),
    label(width - EDGE, 34, told, { anchor: 'end', className: 'soft' }),
  )
  return picture(width, kitchen.grid.length * CELL + 56 + EDGE, `A kitchen of Overcooked at ${told}`, parts)
}

const TILES: Readonly<Record<string, readonly [className: string, about: string]>> = {
  ' ': ['floor', ''],
  X: ['counter', ''],
  O: ['counter', 'onions'],
  T: ['counter', 'tomatoes'],
  D: ['counter', 'dishes'],
  P: ['pot', ''],
  S: ['serving', 'serve'],
  W: ['wall', ''],
  G: ['counter', 'gate'],
}

function drawTile(x: number, y: number, tile: string): string {
  const [className, about] = TILES[tile]!
  const [cx, cy] = centre(x, y)
  const on =
    { O: dot(cx, cy - 6, 11, 'onion'), T: dot(cx, cy - 6, 11, 'tomato'), D: dot(cx, cy - 6, 13, 'dish') }[tile] ?? ''
  const text = about ? label(cx, cy + 25, about, { size: 10, anchor: 'middle' }) : ''
  return box(x + 1, y + 1, CELL - 2, CELL - 2, className, 4) + on + text
}

function drawCook(
  x: number,
  y: number,
  name: 'alice' | 'bob',
  facing: keyof typeof TURNS,
  holding: Item | null,
): string {
  const nose = `<path d="M-8 -17 L0 -27 L8 -17 Z" class="${name}" transform="translate(${x} ${y}) rotate(${TURNS[facing]})"/>`
  const held = holding ? drawItem(x + 15, y - 13, holding) : ''
  return nose + dot(x, y, 19, name) + label(x, y + 4, name, { size: 11, anchor: 'middle', className: 'bright' }) + held
}

const TURNS = { north: 0, east: 90, south: 180, west: 270 }

function drawItem(x: number, y: number, { kind, contents = '' }: Item): string {
  if (kind === 'onion' || kind === 'tomato') return dot(x, y, 8, kind)
  const filling = [...contents].map((one, i) => dot(x - 5 + 5 * i, y, 4, one === 'o' ? 'onion' : 'tomato')).join('')
  return dot(x, y, 10, 'dish') + filling
}

const centre = (x: number, y: number): readonly [number, number] => [x + CELL / 2, y + CELL / 2]

const dot = (x: number, y: number, radius: number, className: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" class="${className}"/>`
