/** Theory of mind: a situation, drawn where it can be drawn, a question about it, and the answers to choose from. */
import type { Answer, Seen } from 'roundtable/games/theory-of-mind'
import type { BoardProps } from '../board.ts'
import { Frame } from '../parts/frame.tsx'
import { Thought } from '../parts/thought.tsx'
import './mind.css'
import { Scene } from './scene.tsx'

const ASPECTS: Readonly<Record<Seen['aspect'], string>> = {
  environment: 'what is the case',
  intention: 'what your partner means to do',
  belief: 'what your partner believes',
  action: 'what you should do',
}

export default function TheoryOfMind({ observation, seats, marks, onAction }: BoardProps<Seen, Answer>) {
  const { game, aspect, description, situation, question, options, chosen } = observation
  return (
    <Frame
      name="mind"
      label="Question"
      caption={
        <>
          A situation in <b>{game}</b>, and one question about {ASPECTS[aspect]}. Choose an answer; there is one try.
        </>
      }
      words={[]}
    >
      <div className="mind-columns">
        <div className="mind-told">
          <Scene description={description} situation={situation} />
          <p className="mind-situation">{situation}</p>
          <details>
            <summary className="board-soft board-small">The rules of the game</summary>
            <p className="mind-rules">{description}</p>
          </details>
        </div>
        <div className="mind-asked">
          <p className="mind-question">{question}</p>
          <ol className="mind-options" aria-label="Answers">
            {options.map(({ key, text }) => {
              const inside = (
                <>
                  <kbd className="board-key">{key}</kbd> {text}
                </>
              )
              return (
                <li key={key}>
                  {onAction && chosen === null ? (
                    <button
                      type="button"
                      className="board-button mind-option"
                      onClick={() => onAction({ type: 'answer', option: key })}
                    >
                      {inside}
                    </button>
                  ) : (
                    <div
                      className={
                        chosen === key ? 'board-button mind-option board-chosen' : 'board-button mind-option mind-idle'
                      }
                    >
                      {inside}
                      {chosen === key && <span className="board-soft"> · answered</span>}
                    </div>
                  )}
                </li>
              )
            })}
          </ol>
          <Thought marks={marks} seats={seats} />
        </div>
      </div>
    </Frame>
  )
}
