/** The six moves as buttons, laid out like the keys: for thumbs, and for those who go from button to button. */
import type { Action } from 'roundtable/games/overcooked'

const BUTTONS: readonly (readonly [Action, string, string])[] = [
  ['north', '↑', 'walk north'],
  ['west', '←', 'walk west'],
  ['interact', 'use', 'use what is in front'],
  ['east', '→', 'walk east'],
  ['south', '↓', 'walk south'],
  ['stay', 'stay', 'stay'],
]

export function Pad({ onMove }: { readonly onMove: (action: Action) => void }) {
  return (
    <div className="kitchen-pad" role="group" aria-label="Moves">
      {BUTTONS.map(([action, sign, label]) => (
        <button
          key={action}
          type="button"
          className={`board-button kitchen-${action}`}
          aria-label={label}
          onClick={() => onMove(action)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
