/** A kitchen from above, with what lies, cooks and walks in it. */
import { useMemo } from 'react'
import type { Scene } from 'roundtable/games/overcooked'
import type { SeatLook } from '../board.ts'
import { Cook } from './cook.tsx'
import './kitchen.css'
import { Gate, Item, Pot, Tile } from './tiles.tsx'
import type { Place } from './way.ts'

export interface PlanProps {
  readonly grid: readonly string[]
  readonly scene: Scene
  readonly looks: Readonly<Record<keyof Scene['players'], SeatLook>>
  /** Steps from the start of a pot with such contents until it is ready. */
  readonly cookingSteps: (contents: string) => number
  readonly goal?: Place | undefined
  /** A place was clicked. Absent: it is only looked at. */
  readonly onPlace?: ((place: Place) => void) | undefined
}

const COOKS = ['alice', 'bob'] as const

export function Plan({ grid, scene, looks, cookingSteps, goal, onPlace }: PlanProps) {
  const tiles = useMemo(() => drawTiles(grid), [grid])
  const wide = grid[0]?.length ?? 1
  return (
    <svg
      className={onPlace ? 'kitchen-plan kitchen-live' : 'kitchen-plan'}
      viewBox={`0 0 ${100 * wide} ${100 * grid.length}`}
      style={{ maxWidth: `${Math.max(420, 92 * wide)}px` }}
      role="img"
      aria-label="The kitchen from above"
      onClick={onPlace && ((event) => onPlace(placeOf(event.nativeEvent, event.currentTarget)))}
    >
      {tiles}
      {scene.gates.map(({ x, y, open, left }) => (
        <g key={`${x},${y}`} transform={shift(x, y)}>
          <Gate open={open} left={left} />
        </g>
      ))}
      {scene.pots.map(({ x, y, contents, left }) => (
        <g key={`${x},${y}`} transform={shift(x, y)}>
          <Pot contents={contents} left={left} whole={cookingSteps(contents)} />
        </g>
      ))}
      {scene.lying.map(({ x, y, item }) => (
        <Item key={`${x},${y}`} item={item} x={100 * x + 50} y={100 * y + 46} size={20} />
      ))}
      {goal && (
        <rect className="kitchen-goal" x={100 * goal.x + 5} y={100 * goal.y + 5} width="90" height="90" rx="10" />
      )}
      {COOKS.map((name) => (
        <Cook key={name} cook={scene.players[name]} look={looks[name]} />
      ))}
    </svg>
  )
}

const shift = (x: number, y: number): string => `translate(${100 * x} ${100 * y})`

const drawTiles = (grid: readonly string[]) =>
  grid.flatMap((row, y) =>
    [...row].map((tile, x) => (
      <g key={`${x},${y}`} transform={shift(x, y)}>
        <Tile tile={tile} />
      </g>
    )),
  )

/** The place in the plan that was clicked. */
function placeOf({ clientX, clientY }: MouseEvent, plan: SVGSVGElement): Place {
  const { left, top, width, height } = plan.getBoundingClientRect()
  const { width: wide, height: high } = plan.viewBox.baseVal
  // The drawing is centred in its box where the box is wider or higher.
  const scale = Math.min(width / wide, height / high)
  const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(value)))
  return {
    x: clamp((clientX - left - (width - wide * scale) / 2) / scale / 100, wide / 100),
    y: clamp((clientY - top - (height - high * scale) / 2) / scale / 100, high / 100),
  }
}
