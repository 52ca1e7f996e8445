/** Asks for the administration key where the server wants it; says what went wrong otherwise. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { keepKey, Refused } from './api.ts'
import { Problem } from './shell.tsx'

export function Trouble({ error }: { readonly error: Error }) {
  if (error instanceof Refused && error.status === 401) return <KeyPrompt />
  return <Problem>{error.message}</Problem>
}

function KeyPrompt() {
  const [key, setKey] = useState('')
  const queries = useQueryClient()
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    keepKey(key.trim())
    void queries.resetQueries()
  }
  return (
    <form className="card narrow" onSubmit={send}>
      <h2>The administration key</h2>
      <p className="soft">
        Whoever opens tables or reads runs on this server shows its key: the one that{' '}
        <code>roundtable serve --key</code> was given. It is kept until this tab is closed.
      </p>
      <div className="field">
        <label htmlFor="key">Key</label>
        <input
          id="key"
          type="password"
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </div>
      <button type="submit" className="primary" disabled={key.trim() === ''}>
        Open
      </button>
    </form>
  )
}
