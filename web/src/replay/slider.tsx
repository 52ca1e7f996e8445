/** One slider over all events: each a tick in the colour of its seat, refusals in red. */
import { useEffect, useRef } from 'react'
import type { SeatLook } from '../boards/board.ts'
import type { Replay } from './replay.ts'
import { kindOf } from './tell-event.ts'

const HEIGHTS = { action: 1, refused: 1, private: 0.45, table: 0.45 }

export function Slider({
  replay,
  looks,
  at,
  onAt,
}: {
  readonly replay: Replay
  readonly looks: readonly SeatLook[]
  readonly at: number
  readonly onAt: (n: number) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { events } = replay
  useEffect(() => {
    const draw = (): void => drawTicks(canvas.current, replay, looks)
    draw()
    const watch = new ResizeObserver(draw)
    if (canvas.current) watch.observe(canvas.current)
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      watch.disconnect()
      themes.disconnect()
    }
  }, [replay, looks])
  return (
    <div className="slider">
      <canvas ref={canvas} aria-hidden="true" />
      <input
        type="range"
        aria-label="Event"
        aria-valuetext={`event ${at} of ${events.length}`}
        min={1}
        max={events.length}
        step={1}
        value={at}
        onChange={(event) => onAt(Number(event.target.value))}
        onKeyDown={(event) => {
          // The page's own keys move by one event, too.
          if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault()
        }}
      />
    </div>
  )
}

function drawTicks(canvas: HTMLCanvasElement | null, { events }: Replay, looks: readonly SeatLook[]): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const scale = devicePixelRatio
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * scale
  canvas.height = height * scale
  context.scale(scale, scale)
  const style = getComputedStyle(canvas)
  const colours = new Map(looks.map(({ seat, color }) => [seat, style.getPropertyValue(color.slice(4, -1))]))
  const [plain, bad] = [style.getPropertyValue('--line-strong'), style.getPropertyValue('--bad')]
  // As wide as the handle leaves room for.
  const [from, step] = [8, (width - 16) / Math.max(1, events.length - 1)]
  const thick = Math.max(1, Math.min(4, step * 0.5))
  // Where ticks would run into each other, only refusals stand out.
  const isDense = step < 1.5
  for (const [index, event] of events.entries()) {
    const kind = kindOf(event)
    if (isDense && kind !== 'refused') continue
    const own = 'seat' in event ? colours.get(event.seat) : undefined
    context.fillStyle = kind === 'refused' ? bad : kind === 'action' ? (own ?? plain) : plain
    const tall = height * HEIGHTS[kind]
    context.fillRect(from + index * step - thick / 2, height - tall, thick, tall)
  }
}
