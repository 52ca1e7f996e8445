/** The own role, face down: shown while the button is held, so that nobody looks over a shoulder. */
import type { Observation } from 'roundtable/games/avalon'
import { describeRole, describeSight, titles } from './moment.ts'

export interface RoleCardProps {
  readonly observation: Observation
  readonly isShown: boolean
  readonly show: (isShown: boolean) => void
}

export function RoleCard({ observation, isShown, show }: RoleCardProps) {
  const press = (key: string, down: boolean): void => {
    if (key === ' ' || key === 'Enter') show(down)
  }
  return (
    <div className="avalon-role">
      <button
        type="button"
        className="board-button avalon-card"
        aria-pressed={isShown}
        onPointerDown={() => show(true)}
        onPointerUp={() => show(false)}
        onPointerLeave={() => show(false)}
        onPointerCancel={() => show(false)}
        onKeyDown={({ key }) => press(key, true)}
        onKeyUp={({ key }) => press(key, false)}
        onBlur={() => show(false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        {isShown ? `You are ${titles[observation.role]}` : 'Hold to see your role'}
      </button>
      <span className="board-small avalon-told" aria-live="polite">
        {isShown && `${describeRole(observation)} ${describeSight(observation)}`}
      </span>
    </div>
  )
}
