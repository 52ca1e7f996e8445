/** A text game: the story so far to read, what is around and what is carried, and what can be done. */
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { Frame } from '../frame.tsx'
import { Thought } from '../thought.tsx'
import { Commands } from './commands.tsx'
import { MapCard } from './map-card.tsx'
import { readRooms } from './read-rooms.ts'
import { useStory } from './story.ts'
import './text.css'
import type { TextAction, TextObservation } from './types.ts'

export interface TextPaneProps extends BoardProps<TextObservation, TextAction> {
  /** Modules that help with this game. */
  readonly cards?: ReactNode
}

export function TextPane({ observation, seats, marks, onAction, cards }: TextPaneProps) {
  const { task, text, look, inventory, validActions, score, success, failure, steps } = observation
  const { entries, expect } = useStory(observation)
  const known = useMemo(() => readRooms(entries), [entries])
  const story = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (story.current) story.current.scrollTop = story.current.scrollHeight
  }, [entries.length, text])
  return (
    <Frame
      name="text"
      label="Story"
      caption={
        <>
          <b>Your task:</b> {task}
        </>
      }
      words={[`Step ${steps}.`]}
      aside={
        <>
          {look.trim() !== text.trim() && (
            <section className="board-card text-card" aria-label="Around you">
              <h3>Around you</h3>
              <p className="text-told">{look.trim()}</p>
            </section>
          )}
          <section className="board-card text-card" aria-label="Inventory">
            <h3>Inventory</h3>
            <p className="text-told">{inventory.trim()}</p>
          </section>
          <MapCard known={known} />
          {cards}
        </>
      }
    >
      <div className="board-row board-small board-number">
        <span className="board-soft">step {steps}</span>
        <span className="board-soft">score {Math.round(100 * score)} of 100</span>
        {success && <b className="board-good">Everything is done.</b>}
        {failure && <b className="board-poor">The game is lost.</b>}
      </div>
      <div ref={story} className="text-story" role="log" aria-label="The story so far" tabIndex={0}>
        {entries.map((entry, place) => (
          <div key={entry.steps} className={place === entries.length - 1 ? 'text-entry text-now' : 'text-entry'}>
            {entry.command && <p className="text-command">&gt; {entry.command}</p>}
            <p className="text-told">{entry.text.trim()}</p>
          </div>
        ))}
      </div>
      <Thought marks={marks} seats={seats} />
      {onAction ? (
        <Commands
          commands={validActions}
          onCommand={(command) => {
            expect(command)
            onAction({ command })
          }}
        />
      ) : (
        <p className="board-soft board-small">Could be done now: {validActions.join(', ') || 'nothing'}.</p>
      )}
    </Frame>
  )
}
