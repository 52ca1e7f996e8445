/** What every board stands in: a caption that teaches, the board itself, what can be done, and words for screen readers. */
import type { ReactNode } from 'react'
import '../boards.css'

export interface FrameProps {
  /** The game's name, for styles. */
  readonly name: string
  /** What is drawn, in a few words. */
  readonly label: string
  /** One or two sentences that say what one looks at and what is to be done. */
  readonly caption: ReactNode
  /** The same as the drawing, in words; nobody sees it, screen readers read it. */
  readonly words: readonly string[]
  /** What stands beside the board where there is room, and below it where there is none. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Frame({ name, label, caption, words, aside, children }: FrameProps) {
  return (
    <section className={`board board-${name}`} aria-label={label}>
      <p className="board-caption">{caption}</p>
      <div className="board-unseen">
        {words.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </div>
      <div className={aside ? 'board-columns' : 'board-column'}>
        <div className="board-main">{children}</div>
        {aside && <div className="board-aside">{aside}</div>}
      </div>
    </section>
  )
}
