/** What becomes of the open proposal: the two answers, and a reason that may go with a rejection. */
import { useState } from 'react'
import type { DialogueAction, DialogueObservation } from './types.ts'

export interface AnswerProps {
  readonly observation: DialogueObservation<object, unknown>
  readonly onAction: ((action: DialogueAction<never>) => void) | undefined
}

export function Answer({ observation, onAction }: AnswerProps) {
  const { may, open, decided } = observation
  const [reason, setReason] = useState('')
  if (decided) return <b className="board-good">Decided: everybody has accepted.</b>
  if (open?.answer)
    return <span className="board-soft">You have answered: {open.answer}. The others have not yet.</span>
  if (!may.answer || !onAction) return null
  const why = reason.trim()
  return (
    <>
      <button type="button" className="board-button board-primary" onClick={() => onAction({ type: 'accept' })}>
        Accept
      </button>
      <button
        type="button"
        className="board-button board-bad"
        onClick={() => {
          onAction(why === '' ? { type: 'reject' } : { type: 'reject', text: why })
          setReason('')
        }}
      >
        Reject
      </button>
      <input
        className="board-input board-reason"
        aria-label="Why you reject, if you like"
        placeholder="Why not, if you like…"
        value={reason}
        maxLength={4000}
        onChange={(event) => setReason(event.target.value)}
      />
    </>
  )
}
