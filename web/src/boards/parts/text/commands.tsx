/** Everything that can be done now: a line to type in, which narrows the list, and a chip for each. */
import { useId, useState, type SubmitEvent } from 'react'

export interface CommandsProps {
  readonly commands: readonly string[]
  readonly onCommand: (command: string) => void
}

const GROUPS: readonly (readonly [name: string, begins: RegExp])[] = [
  ['Go', /^move /],
  ['Doors', /^(?:open|close) door /],
  ['Take', /^take /],
  ['Put', /^put /],
  ['Open and close', /^(?:open|close) /],
  ['Read', /^read /],
  ['Look', /./],
]

export function Commands({ commands, onCommand }: CommandsProps) {
  const [typed, type] = useState('')
  const id = useId()
  const words = typed.trim().toLowerCase().split(/\s+/)
  const fitting = commands.filter((command) => words.every((word) => command.toLowerCase().includes(word)))
  const exact = commands.find((command) => command.toLowerCase() === words.join(' '))
  const meant = exact ?? (fitting.length === 1 ? fitting[0] : undefined)
  const act = (command: string): void => {
    type('')
    onCommand(command)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (meant !== undefined) act(meant)
  }
  const groups = new Map<string, string[]>()
  // Where nothing fits, everything that can be done is shown.
  for (const command of new Set(fitting.length > 0 ? fitting : commands)) {
    const [name] = GROUPS.find(([, begins]) => begins.test(command))!
    groups.set(name, [...(groups.get(name) ?? []), command])
  }
  return (
    <div className="text-commands">
      <form className="board-say" onSubmit={submit}>
        <label className="board-unseen" htmlFor={id}>
          What to do
        </label>
        <input
          id={id}
          className="board-input text-line"
          value={typed}
          maxLength={1000}
          placeholder="What do you do? Type, or pick below…"
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        <button type="submit" className="board-button board-primary" disabled={meant === undefined}>
          Do it
        </button>
      </form>
      <p className="board-soft board-small text-hint" aria-live="polite">
        {typed.trim() === ''
          ? ''
          : meant
            ? `Enter: ${meant}`
            : fitting.length === 0
              ? 'Nothing that can be done now has these words.'
              : `${fitting.length} fit.`}
      </p>
      {GROUPS.map(([name]) => {
        const list = groups.get(name)
        return (
          list && (
            <div key={name} className="text-group" role="group" aria-label={name}>
              <h3>{name}</h3>
              <div className="text-chips">
                {list.map((command) => (
                  <button key={command} type="button" className="board-button text-chip" onClick={() => act(command)}>
                    {command}
                  </button>
                ))}
              </div>
            </div>
          )
        )
      })}
    </div>
  )
}
