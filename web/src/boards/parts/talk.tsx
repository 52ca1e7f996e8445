/** What was said, oldest first, each line in the look of who said it; and a line to say something. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { SeatLook } from '../board.ts'
import { lookOf } from './look-of.ts'
import { Told, type Mentions } from './mentions.tsx'
import { SeatName } from './seat-mark.tsx'

/** A line of the talk: something that a seat said, or (without `by`) something that happened. */
export interface Line {
  readonly by?: string
  readonly text: ReactNode
  /** What it was, where it was not simply said: `thought`, `to bob`. */
  readonly note?: string | undefined
}

export interface TalkProps {
  readonly lines: readonly Line[]
  readonly seats: readonly SeatLook[]
  readonly seat: string | undefined
  readonly empty?: string
  /** Things on the board that messages name. */
  readonly mentions?: Mentions | undefined
  readonly children?: ReactNode
}

export function Talk({ lines, seats, seat, empty = 'Nothing has been said yet.', mentions, children }: TalkProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  const pointed = mentions?.pointed
  useEffect(() => {
    // On a phone the board is far above what was said about it.
    if (pointed !== undefined) document.querySelector('[data-shown]')?.scrollIntoView?.({ block: 'nearest' })
  }, [pointed])
  return (
    <div className="board-talk">
      <ol ref={list} className="board-lines" aria-label="What was said" tabIndex={0}>
        {lines.length === 0 && <li className="board-happened">{empty}</li>}
        {lines.map(({ by, text, note }, place) =>
          by === undefined ? (
            <li key={place} className="board-happened">
              {text}
            </li>
          ) : (
            <li key={place} className={by === seat ? 'board-line board-own' : 'board-line'}>
              <span className="board-who">
                <SeatName look={lookOf(seats, by)} own={by === seat} />
                {note && <span className="board-soft"> {note}</span>}
              </span>
              <span className="board-bubble">
                {mentions && typeof text === 'string' ? (
                  <Told text={text} isLast={place === lines.length - 1} {...mentions} />
                ) : (
                  text
                )}
              </span>
            </li>
          ),
        )}
      </ol>
      {children}
    </div>
  )
}
