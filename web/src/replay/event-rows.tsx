/** All events as a list of any length; the chosen one stays in sight. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { SeatLook } from '../boards/board.ts'
import { SeatName } from '../seat-mark.tsx'
import type { Replay } from './replay.ts'
import { tellEvent } from './tell-event.ts'

export function EventRows({
  replay,
  looks,
  shown,
  at,
  onAt,
}: {
  readonly replay: Replay
  readonly looks: readonly SeatLook[]
  /** Numbers of the events that are listed. */
  readonly shown: readonly number[]
  readonly at: number
  readonly onAt: (n: number) => void
}) {
  const scroll = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 58,
    overscan: 6,
    getItemKey: (index) => shown[index]!,
  })
  const place = lastUpTo(shown, at)
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place, { align: 'auto' })
  }, [place, rows])
  return (
    <div ref={scroll} className="events" role="region" aria-label="Events" tabIndex={0}>
      <ol style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const n = shown[index]!
          const { seat, what, words, kind } = tellEvent(replay, replay.events[n - 1]!)
          const news = replay.news(n)
          const look = looks.find((one) => one.seat === seat)
          return (
            <li
              key={key}
              data-index={index}
              ref={rows.measureElement}
              style={{ transform: `translateY(${start}px)` }}
              className={`event event-${kind}`}
              aria-current={n === at ? 'true' : undefined}
            >
              <button type="button" onClick={() => onAt(n)}>
                <span className="event-n">{n}</span>
                <span className="event-who">
                  {look && <SeatName look={{ ...look, name: look.seat }} />} <span className="event-what">{what}</span>
                </span>
                <span className="event-words">{words}</span>
                {news.length > 0 && <span className="event-news">→ {news.join(' ')}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The place of the last number that is not above `at`. */
function lastUpTo(numbers: readonly number[], at: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
