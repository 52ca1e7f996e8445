/** All that the log holds of one event: thoughts, what a model was asked and answered, what a tool was given. */
import type { Event, Message, StoredMessages } from './types.ts'
import type { Replay } from './replay.ts'
import { show } from './tell-event.ts'

export function Details({ replay, at }: { readonly replay: Replay; readonly at: number }) {
  const event = replay.events[at - 1]!
  return (
    <section className="details" aria-label={`Event ${at}`} tabIndex={0}>
      <h2>
        Event {at} <span className="soft">{event.type}</span>
      </h2>
      <Body replay={replay} event={event} />
    </section>
  )
}

function Body({ replay, event }: { readonly replay: Replay; readonly event: Event }) {
  switch (event.type) {
    case 'called':
      return (
        <>
          {messagesOf(replay.events, event.messages).map(({ role, content }, index) => (
            <details key={index} open={index > 0 || event.messages.length === 1}>
              <summary>{role}</summary>
              <pre className="words">{content}</pre>
            </details>
          ))}
        </>
      )
    case 'answered': {
      const { text, ...rest } = event.answer
      return (
        <>
          <pre className="words">{text}</pre>
          <Data value={rest} />
        </>
      )
    }
    case 'acted':
      return (
        <>
          {event.notes !== undefined && (
            <>
              <h3>Thoughts</h3>
              <Data value={event.notes} />
            </>
          )}
          <h3>Action</h3>
          <Data value={event.action} />
        </>
      )
    case 'rejected':
      return (
        <>
          <p className="problem">{event.reason}</p>
          <h3>What was said</h3>
          <pre className="words">{show(event.said)}</pre>
        </>
      )
    default: {
      const { n: _, type: __, time, ...rest } = event
      return (
        <>
          <p className="soft small">{new Date(time).toLocaleString()}</p>
          <Data value={rest} />
        </>
      )
    }
  }
}

const Data = ({ value }: { readonly value: unknown }) => (
  <pre className="words">{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
)

/** A message that was sent before is stored by its number only. */
function messagesOf(events: readonly Event[], stored: StoredMessages): readonly Message[] {
  const wanted = new Set(stored.filter((one) => typeof one === 'number'))
  const known = new Map<number, Message>()
  if (wanted.size > 0)
    for (const event of events) {
      if (event.type !== 'called') continue
      for (const message of event.messages) if (typeof message !== 'number') known.set(message.id, message)
    }
  return stored.map((one) =>
    typeof one === 'number'
      ? (known.get(one) ?? { role: 'user', content: `(message ${one}, which the log does not hold)` })
      : one,
  )
}
