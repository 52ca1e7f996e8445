/** The table of any game without a drawn board: the observation in words, what was said, legal actions, a form. */
import type { JsonSchema } from 'roundtable'
import type { SeatLook } from '../boards/board.ts'
import { SeatName } from '../seat-mark.tsx'
import { conversationOf } from './conversation.ts'
import { SchemaForm } from './schema-form.tsx'
import { useStayBelow } from './use-stay-below.ts'

/** Legal actions that are shown as chips; more are a list to choose from. */
const MOST_CHIPS = 60

export interface PlainTableProps {
  readonly observation: unknown
  readonly text: string
  readonly seat: string | undefined
  readonly seats: readonly SeatLook[]
  readonly actions?: readonly unknown[] | undefined
  /** Absent: it is only looked at. */
  readonly schema?: JsonSchema | undefined
  readonly disabled?: boolean
  readonly onAction?: ((action: unknown) => unknown) | undefined
}

export function PlainTable({
  observation,
  text,
  seat,
  seats,
  actions,
  schema,
  disabled = false,
  onAction,
}: PlainTableProps) {
  const said = conversationOf(
    observation,
    seats.map((look) => look.seat),
  )
  const list = useStayBelow<HTMLOListElement>(said.length)
  return (
    <div className="plain">
      <section aria-label={`What ${seat ?? 'everybody'} sees`}>
        <pre className="words">{text}</pre>
      </section>
      {said.length > 0 && (
        <div className="talk">
          <ol ref={list} tabIndex={0} aria-label={`What ${seat ?? 'everybody'} heard, oldest first`}>
            {said.map(({ from, text }, index) => {
              const look = seats.find((one) => one.seat === from)
              return (
                <li key={index} className={from === seat ? 'own' : ''}>
                  {look && <SeatName look={look} note={from === seat ? 'you' : undefined} />}
                  <p>{text}</p>
                </li>
              )
            })}
          </ol>
        </div>
      )}
      {onAction && actions && actions.length > 0 && (
        <div role="group" aria-label="What is allowed now" className="chips">
          {actions.slice(0, MOST_CHIPS).map((action, index) => (
            <button key={index} type="button" className="chip" disabled={disabled} onClick={() => onAction(action)}>
              {labelOf(action)}
            </button>
          ))}
        </div>
      )}
      {onAction && schema && (
        <details className="by-form">
          <summary>Act by a form</summary>
          <SchemaForm schema={schema} disabled={disabled} onAction={onAction} />
        </details>
      )}
    </div>
  )
}

/** An action in a few words: its only text, or its parts. */
function labelOf(action: unknown): string {
  if (typeof action !== 'object' || action === null) return String(action)
  const parts = Object.entries(action)
  const [only] = parts
  if (parts.length === 1 && typeof only![1] === 'string') return only![1]
  return parts
    .map(([name, value]) =>
      name === 'type' ? String(value) : `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ')
}
