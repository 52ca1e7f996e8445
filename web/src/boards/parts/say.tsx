/** A line to write a message in. */
import { useId, useLayoutEffect, useRef, type SubmitEvent } from 'react'
import { useDraft } from './use-draft.ts'

export interface SayProps {
  readonly label: string
  readonly send?: string
  readonly limit?: number
  /** Gets the message, trimmed, never empty. Where it comes to `false` it was not taken, and stands on the line again. */
  readonly onSay: (text: string) => unknown
}

/** The line that was written on when it went, because nothing could be said: whoever wrote there goes on there. */
let left: string | undefined

export function Say({ label, send = 'Send', limit = 4000, onSay }: SayProps) {
  const [text, write] = useDraft(label)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const said = text.trim()
  useLayoutEffect(() => {
    const shown = form.current!
    if (left === label && document.activeElement === document.body) shown.querySelector('input')!.focus()
    left = undefined
    return () => {
      if (shown.contains(document.activeElement)) left = label
    }
  }, [label])
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (said === '') return
    write('')
    if ((await onSay(said)) === false) write(said)
  }
  return (
    <form ref={form} className="board-say" onSubmit={(event) => void submit(event)}>
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
        onChange={(event) => write(event.target.value)}
      />
      <button type="submit" className="board-button" disabled={said === ''}>
        {send}
      </button>
      {text.length >= limit && (
        <p className="board-soft board-small" role="status">
          No more fits into one message.
        </p>
      )}
    </form>
  )
}
