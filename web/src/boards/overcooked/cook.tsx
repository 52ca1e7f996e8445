/** A cook from above: a hat in the middle, the seat's colour and shape, hands and what they hold on the side it looks to. */
import type { Scene } from 'roundtable/games/overcooked'
import type { SeatLook } from '../board.ts'
import { outlineOf } from '../parts/seat-mark.tsx'
import { Item } from './tiles.tsx'

const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const
const AHEAD = { north: [0, -34], east: [34, 0], south: [0, 34], west: [-34, 0] } as const

export function Cook({ cook, look }: { readonly cook: Scene['players']['alice']; readonly look: SeatLook }) {
  const { x, y, facing, holding } = cook
  const [ahead, down] = AHEAD[facing]
  return (
    <g className="board-moves" style={{ transform: `translate(${100 * x + 50}px, ${100 * y + 50}px)` }}>
      <g transform={`rotate(${TURNS[facing]})`}>
        <path
          d="M-34 4C-34 -14 -26 -30 -17 -34M34 4C34 -14 26 -30 17 -34"
          stroke="var(--skin)"
          strokeWidth="11"
          strokeLinecap="round"
          fill="none"
        />
        <circle r="33" fill={look.color} stroke="var(--surface)" strokeWidth="3" />
        <path d="M-13 -31L0 -45L13 -31Z" fill={look.color} stroke="var(--surface)" strokeWidth="2" />
      </g>
      <circle r="21" fill="var(--plate)" stroke="var(--plate-line)" strokeWidth="1.5" />
      <g transform="scale(1.25) translate(-10 -10)">
        <path d={outlineOf(look)} fill={look.color} />
      </g>
      {holding && (
        <g>
          <circle cx={ahead} cy={down} r="21" fill="var(--surface)" stroke={look.color} strokeWidth="3" />
          <Item item={holding} x={ahead} y={down} size={13} />
        </g>
      )}
    </g>
  )
}
