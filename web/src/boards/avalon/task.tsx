/** What is asked of the player now, but for speaking: the line to speak in stands below the talk. */
import type { Action, Observation } from 'roundtable/games/avalon'
import { sizeNow } from './moment.ts'

export interface TaskProps {
  readonly observation: Observation
  readonly picked: readonly number[]
  readonly onAction: (action: Action) => void
}

export function Task({ observation, picked, onAction }: TaskProps) {
  const { task, side } = observation
  const button = (label: string, action: Action, style: 'primary' | 'bad', disabled = false) => (
    <button
      type="button"
      className={`board-button board-${style}`}
      disabled={disabled}
      onClick={() => onAction(action)}
    >
      {label}
    </button>
  )
  switch (task) {
    case 'team': {
      const size = sizeNow(observation)
      const members = picked.toSorted((a, b) => a - b)
      return button(
        picked.length === size ? `Send ${members.join(', ')}` : `Pick ${size} players at the table`,
        { type: 'team', members },
        'primary',
        picked.length !== size,
      )
    }
    case 'vote':
      return (
        <>
          {button('Approve', { type: 'vote', approve: true }, 'primary')}
          {button('Reject', { type: 'vote', approve: false }, 'bad')}
        </>
      )
    case 'quest':
      return (
        <>
          {button('Play success', { type: 'quest', success: true }, 'primary')}
          {side === 'evil' && button('Play sabotage', { type: 'quest', success: false }, 'bad')}
        </>
      )
    case 'assassinate':
      return button(
        picked.length === 1 ? `Name player ${picked[0]} as Merlin` : 'Pick at the table who is Merlin',
        { type: 'assassinate', player: picked[0] ?? 0 },
        'bad',
        picked.length !== 1,
      )
    case 'message':
      return <span className="board-soft">It is your turn to speak.</span>
    default:
      return <span className="board-soft">Please wait for the others.</span>
  }
}
