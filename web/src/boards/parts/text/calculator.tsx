/** A calculator, exact. */
import { useId, useState } from 'react'
import { evaluate, rational } from 'roundtable/solvers'

export function Calculator() {
  const [typed, type] = useState('')
  const id = useId()
  return (
    <section className="board-card text-card" aria-label="Calculator">
      <label htmlFor={id}>
        <h3>Calculator</h3>
      </label>
      <input
        id={id}
        className="board-input text-line"
        value={typed}
        maxLength={200}
        placeholder="12 * (3 + 4)"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <output htmlFor={id} className="board-number">
        {typed.trim() === '' ? '' : workOut(typed)}
      </output>
    </section>
  )
}

function workOut(expression: string): string {
  try {
    return `= ${rational.writeRational(evaluate(expression).value)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
