/** A line to write a message in. */
import { useId, useState, type SubmitEvent } from 'react'

export interface SayProps {
  readonly label: string
  readonly send?: string
  readonly limit?: number
  /** Gets the message, trimmed, never empty. */
  readonly onSay: (text: string) => void
}

export function Say({ label, send = 'Send', limit = 4000, onSay }: SayProps) {
  const [text, setText] = useState('')
  const id = useId()
  const said = text.trim()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (said === '') return
    onSay(said)
    setText('')
  }
  return (
    <form className="board-say" onSubmit={submit}>
      <label className="board-unseen" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="board-input"
        value={text}
        maxLength={limit}
        placeholder={`${label}…`}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="board-button" disabled={said === ''}>
        {send}
      </button>
    </form>
  )
}
