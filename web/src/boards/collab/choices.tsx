/** The choices of a turn as buttons, beside the map on which most of them can be clicked; and what was chosen. */
import type { Room } from '../parts/rooms/map.tsx'

export type Choice = { readonly type: 'move'; readonly room: Room } | { readonly type: 'stay' | 'press' | 'fix' }

export const sayChoice = (choice: Choice): string =>
  ({
    move: `go to room ${'room' in choice ? choice.room : ''}`,
    stay: 'stay',
    press: 'press the button',
    fix: 'fix the generator',
  })[choice.type]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export interface ChoicesProps<Action extends Choice> {
  readonly actions: readonly Action[]
  readonly chosen: Action | null
  readonly partner: string
  readonly onAction: ((action: Action) => void) | undefined
}

export function Choices<Action extends Choice>({ actions, chosen, partner, onAction }: ChoicesProps<Action>) {
  if (chosen)
    return (
      <span>
        You chose to <b>{sayChoice(chosen)}</b>.{' '}
        <span className="board-soft">Both moves are made when {partner} has chosen too.</span>
      </span>
    )
  if (!onAction) return null
  return (
    <>
      {actions.map((action) => (
        <button
          key={sayChoice(action)}
          type="button"
          className={action.type === 'press' || action.type === 'fix' ? 'board-button board-primary' : 'board-button'}
          onClick={() => onAction(action)}
        >
          {capital(sayChoice(action))}
        </button>
      ))}
    </>
  )
}
