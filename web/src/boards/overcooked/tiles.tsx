/** What a kitchen is made of, each piece drawn into a square of 100 by 100. */
import type { SceneItem } from 'roundtable/games/overcooked'

const Counter = () => (
  <>
    <rect width="100" height="100" rx="6" fill="var(--wood)" />
    <rect x="5" y="5" width="90" height="82" rx="5" fill="var(--wood-top)" />
  </>
)

function Ingredient({ letter, x, y, size }: { letter: string; x: number; y: number; size: number }) {
  return letter === 't' ? (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <circle r="10" fill="var(--tomato)" />
      <path d="M-5 -7L0 -4L5 -7L2 -10L0 -12L-2 -10Z" fill="var(--leaf)" />
    </g>
  ) : (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <path d="M0 -13C1 -9 10 -8 10 1C10 7 5 10 0 10S-10 7 -10 1C-10 -8 -1 -9 0 -13Z" fill="var(--onion)" />
      <path
        d="M0 -10C-3 -5 -4 3 -2 9M0 -10C3 -5 4 3 2 9"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.2"
      />
    </g>
  )
}

export function Dish({ x, y, size, contents = '' }: { x: number; y: number; size: number; contents?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <circle r="10" fill="var(--plate)" stroke="var(--plate-line)" strokeWidth="1.2" />
      <circle r="6.4" fill="none" stroke="var(--plate-line)" strokeWidth=".7" />
      {[...contents].map((letter, place) => (
        <Ingredient key={place} letter={letter} size={3.6} {...spread(place, contents.length)} />
      ))}
    </g>
  )
}

/** Where the one of so many things lies around the middle. */
function spread(place: number, count: number): { x: number; y: number } {
  if (count === 1) return { x: 0, y: 0 }
  const angle = (place / count) * 2 * Math.PI - Math.PI / 2
  return { x: 4 * Math.cos(angle), y: 4 * Math.sin(angle) }
}

/** Something that is carried or lies about, around a middle. */
export function Item({ item, x, y, size }: { item: SceneItem; x: number; y: number; size: number }) {
  if (item.kind === 'onion') return <Ingredient letter="o" x={x} y={y} size={size} />
  if (item.kind === 'tomato') return <Ingredient letter="t" x={x} y={y} size={size} />
  return <Dish x={x} y={y} size={size * 1.25} contents={item.contents ?? ''} />
}

const Crate = ({ letter }: { letter: string }) => (
  <>
    <Counter />
    <rect x="16" y="30" width="68" height="48" rx="5" fill="var(--bar-iron)" opacity=".35" />
    <Ingredient letter={letter} x={35} y={50} size={15} />
    <Ingredient letter={letter} x={65} y={50} size={15} />
    <Ingredient letter={letter} x={50} y={36} size={15} />
    <path d="M14 58H86V82H14Z" fill="var(--wood)" stroke="var(--bar-iron)" strokeWidth="2.5" />
    <path d="M14 70H86" stroke="var(--bar-iron)" strokeWidth="2" />
  </>
)

const Dishes = () => (
  <>
    <Counter />
    {[62, 55, 48, 41].map((y) => (
      <ellipse key={y} cx="50" cy={y} rx="30" ry="15" fill="var(--plate)" stroke="var(--plate-line)" strokeWidth="2" />
    ))}
    <ellipse cx="50" cy="41" rx="18" ry="8" fill="none" stroke="var(--plate-line)" strokeWidth="1.5" />
  </>
)

const Hatch = () => (
  <>
    <rect width="100" height="100" rx="6" fill="var(--hatch)" />
    <path d="M22 68H78" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
    <path d="M28 62a22 22 0 0 1 44 0Z" fill="var(--plate)" stroke="var(--ink)" strokeWidth="4" />
    <circle cx="50" cy="36" r="5" fill="var(--ink)" />
  </>
)

const Wall = () => (
  <>
    <rect width="100" height="100" fill="var(--brick)" />
    <path
      d="M0 25H100M0 50H100M0 75H100M30 0V25M80 0V25M55 25V50M5 25V50M30 50V75M80 50V75M55 75V100M5 75V100"
      stroke="var(--brick-line)"
      strokeWidth="4"
    />
  </>
)

const Floor = () => (
  <rect x="0" y="0" width="100" height="100" fill="var(--floor)" stroke="var(--floor-line)" strokeWidth="2" />
)

const Stove = () => (
  <>
    <rect width="100" height="100" rx="6" fill="var(--stove)" />
    <circle cx="50" cy="50" r="40" fill="none" stroke="var(--brick-line)" strokeWidth="3" />
  </>
)

/** The part of a tile that never changes. */
export function Tile({ tile }: { readonly tile: string }) {
  switch (tile) {
    case 'O':
      return <Crate letter="o" />
    case 'T':
      return <Crate letter="t" />
    case 'D':
      return <Dishes />
    case 'P':
      return <Stove />
    case 'S':
      return <Hatch />
    case 'W':
      return <Wall />
    case 'X':
      return <Counter />
    default:
      return <Floor />
  }
}

/** What is in a pot, and a ring that closes while it cooks. `left`: steps until it is ready; null: it does not cook. */
export function Pot({ contents, left, whole }: { contents: string; left: number | null; whole: number }) {
  const ready = left === 0
  const done = left === null || whole <= 0 ? 0 : Math.max(0, Math.min(1, 1 - left / whole))
  const round = 2 * Math.PI * 40
  return (
    <>
      <circle cx="50" cy="50" r="33" fill="var(--pot)" />
      <path d="M10 50H18M82 50H90" stroke="var(--pot)" strokeWidth="10" strokeLinecap="round" />
      <circle
        cx="50"
        cy="50"
        r="28"
        fill={contents ? 'var(--stove)' : 'none'}
        stroke="var(--brick-line)"
        strokeWidth="2"
      />
      {[...contents].map((letter, place) => {
        const { x, y } = spread(place, contents.length)
        return <Ingredient key={place} letter={letter} x={50 + 2.7 * x} y={50 + 2.7 * y} size={10} />
      })}
      {left !== null && (
        <circle
          cx="50"
          cy="50"
          r="40"
          fill="none"
          stroke={ready ? 'var(--hatch)' : 'var(--onion)'}
          strokeWidth="9"
          strokeDasharray={`${ready ? round : done * round} ${round}`}
          transform="rotate(-90 50 50)"
        />
      )}
      {left !== null && (
        <g>
          <rect
            x="52"
            y="64"
            width="46"
            height="32"
            rx="16"
            fill="var(--surface)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
          <text x="75" y="88" textAnchor="middle" className="kitchen-count">
            {ready ? '✓' : left}
          </text>
        </g>
      )}
    </>
  )
}

/** A gate across the tile, or folded to its sides with the steps that it stays open. */
export function Gate({ open, left }: { open: boolean; left: number }) {
  return (
    <>
      <rect width="100" height="100" fill="var(--floor)" stroke="var(--floor-line)" strokeWidth="2" />
      {open ? (
        <>
          <path d="M6 4V96M94 4V96" stroke="var(--bar-iron)" strokeWidth="10" strokeLinecap="round" />
          <text x="50" y="94" textAnchor="middle" className="kitchen-count">
            {left}
          </text>
        </>
      ) : (
        <>
          <path
            d="M8 8V92M29 8V92M50 8V92M71 8V92M92 8V92M4 26H96M4 74H96"
            stroke="var(--bar-iron)"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <rect
            x="38"
            y="44"
            width="24"
            height="20"
            rx="4"
            fill="var(--onion)"
            stroke="var(--bar-iron)"
            strokeWidth="3"
          />
        </>
      )}
    </>
  )
}
