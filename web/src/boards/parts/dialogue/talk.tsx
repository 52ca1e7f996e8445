/** The talk of a dialogue game: what was said, proposed and answered, a tab for each partner where there are several. */
import { useState, type ReactNode } from 'react'
import type { SeatLook } from '../../board.ts'
import { lookOf } from '../look-of.ts'
import type { Mentions } from '../mentions.tsx'
import { Say } from '../say.tsx'
import { SeatMark } from '../seat-mark.tsx'
import { Talk, type Line } from '../talk.tsx'
import type { DialogueAction, DialogueObservation } from './types.ts'

export interface DialogueTalkProps<Shown> {
  readonly observation: DialogueObservation<object, Shown>
  readonly seats: readonly SeatLook[]
  readonly seat: string | undefined
  /** A proposal in a few words. */
  readonly name: (shown: Shown) => ReactNode
  /** Everybody this seat can talk with. */
  readonly partners: readonly string[]
  readonly mentions?: Mentions | undefined
  readonly onAction: ((action: DialogueAction<never>) => void) | undefined
}

export function DialogueTalk<Shown>(props: DialogueTalkProps<Shown>) {
  const { observation, seats, seat, name, partners, mentions, onAction } = props
  const { talk, may, closing, wordsLeft } = observation
  const [chosen, choose] = useState(partners[0])
  const partner = chosen !== undefined && partners.includes(chosen) ? chosen : partners[0]
  const [read, setRead] = useState<Readonly<Record<string, number>>>({})
  const heard = (one: string) => talk.filter((line) => line.kind === 'message' && line.by === one).length
  const shown = talk.filter((line) => line.kind !== 'message' || line.by === partner || line.to === partner)
  const open = (one: string): void => {
    setRead({ ...read, [one]: heard(one), ...(partner !== undefined && { [partner]: heard(partner) }) })
    choose(one)
  }
  const several = partners.length > 1
  const maySay = onAction && partner !== undefined && may.message.includes(partner)
  return (
    <div className="board-talk">
      {several && (
        <div className="board-row" role="group" aria-label="With whom">
          {partners.map((one) => {
            const unread = one === partner ? 0 : heard(one) - (read[one] ?? 0)
            return (
              <button
                key={one}
                type="button"
                className="board-button"
                aria-pressed={one === partner}
                onClick={() => open(one)}
              >
                <SeatMark look={lookOf(seats, one)} /> {lookOf(seats, one).name}
                {unread > 0 && <span className="board-unread">{unread} new</span>}
              </button>
            )
          })}
        </div>
      )}
      <Talk lines={shown.map((line) => asLine(line, name, several))} seats={seats} seat={seat} mentions={mentions}>
        {maySay && (
          <Say
            label={several ? `Message to ${lookOf(seats, partner).name}` : 'Message to your partner'}
            onSay={(text) => onAction({ type: 'message', text, ...(several && { to: partner }) })}
          />
        )}
        {onAction && (
          <details>
            <summary className="board-soft board-small">A note that nobody else sees</summary>
            <Say label="Note to yourself" send="Keep" onSay={(text) => onAction({ type: 'think', text })} />
          </details>
        )}
        {wordsLeft !== null && (
          <p className="board-soft board-small board-number">{Math.max(0, wordsLeft)} words left</p>
        )}
        {closing && <p className="board-small board-poor">The words run out: the next full proposal is final.</p>}
      </Talk>
    </div>
  )
}

function asLine<Shown>(
  line: DialogueObservation<object, Shown>['talk'][number],
  name: (shown: Shown) => ReactNode,
  several: boolean,
): Line {
  const { by } = line
  switch (line.kind) {
    case 'message':
      return { by, text: line.text, note: several ? `to ${line.to}` : undefined }
    case 'proposal':
      return { by, text: name(line.shown), note: line.full ? 'proposes' : 'proposes in part' }
    case 'response':
      return { by, text: line.accept ? '✓ Accepted' : '✗ Rejected', note: line.forced ? 'unasked' : undefined }
    case 'think':
      return { by, text: line.text, note: 'to nobody' }
    case 'search':
      return { by, text: `${line.query}\n${line.result}`, note: 'looks up' }
  }
}
