/** The table from above, the looker's own seat nearest to them; leader, team, ballots, and roles once they are known. */
import type { ReactNode } from 'react'
import type { Observation } from 'roundtable/games/avalon'
import { sideOf } from 'roundtable/solvers'
import type { SeatLook } from '../board.ts'
import { SeatMark } from '../parts/seat-mark.tsx'
import { current, titles } from './moment.ts'

type Role = Observation['role']

export interface RoundTableProps {
  readonly observation: Observation
  /** By player, from 1. */
  readonly looks: readonly SeatLook[]
  readonly seat: string | undefined
  readonly roles: readonly (Role | undefined)[] | undefined
  /** Players whom the own role sees, while the role is shown. */
  readonly sight: readonly number[]
  /** How likely each player is evil, for one of them. */
  readonly suspicion?: readonly number[] | undefined
  readonly picked: readonly number[]
  /** A player of whom somebody spoke. */
  readonly pointed: number
  readonly onPick: ((player: number) => void) | undefined
  readonly mayPick: (player: number) => boolean
  readonly children: ReactNode
}

export function RoundTable(props: RoundTableProps) {
  const { observation, looks, seat, roles, sight, suspicion, picked, pointed, onPick, mayPick, children } = props
  const { leader, votes } = current(observation)
  const first = seat === undefined ? 1 : observation.player
  return (
    <div className="board-plane avalon-table" role="group" aria-label="The players around the table">
      <div className="avalon-wood">{children}</div>
      {looks.map((look, place) => {
        const player = place + 1
        const angle = Math.PI / 2 + (2 * Math.PI * (player - first)) / looks.length
        const role = roles?.[place]
        const vote = votes[place]
        const chance = suspicion?.[place]
        const said = [
          `Player ${player}`,
          player === leader && 'leads',
          picked.includes(player) && (onPick ? 'picked' : 'on the team'),
          vote !== null && vote !== undefined && (vote ? 'approved' : 'rejected'),
          sight.includes(player) && describeSeen(observation),
          role && titles[role],
          chance !== undefined && `${Math.round(100 * chance)} % evil`,
        ].filter(Boolean)
        const className = [
          'board-at avalon-seat',
          picked.includes(player) && 'avalon-picked',
          sight.includes(player) && 'avalon-seen',
          player === pointed && 'avalon-pointed',
          role && `avalon-${sideOf(role)}`,
        ]
          .filter(Boolean)
          .join(' ')
        const inside = (
          <span className="avalon-inside" aria-hidden="true">
            {player === leader && <Crown />}
            {chance !== undefined && <Suspicion chance={chance} />}
            {vote !== null && vote !== undefined && (
              <span className={vote ? 'avalon-vote avalon-yes' : 'avalon-vote avalon-no'}>{vote ? '✓' : '✗'}</span>
            )}
            <span className="avalon-number">
              <SeatMark look={look} />
              {player}
            </span>
            <span className="avalon-name">
              {role
                ? titles[role]
                : sight.includes(player)
                  ? describeSeen(observation)
                  : nameOf(look, look.seat === seat)}
            </span>
          </span>
        )
        const where = {
          left: `${50 + 41 * Math.cos(angle)}%`,
          top: `${50 + 39 * Math.sin(angle)}%`,
          borderColor: look.color,
        }
        const isShown = { 'data-shown': player === pointed || undefined }
        return onPick ? (
          <button
            key={player}
            {...isShown}
            type="button"
            className={className}
            style={where}
            disabled={!mayPick(player)}
            aria-pressed={picked.includes(player)}
            onClick={() => onPick(player)}
          >
            <span className="board-unseen">{said.join(', ')}</span>
            {inside}
          </button>
        ) : (
          <div key={player} {...isShown} className={className} style={where} role="img" aria-label={said.join(', ')}>
            {inside}
          </div>
        )
      })}
    </div>
  )
}

const nameOf = ({ name, seat }: SeatLook, own: boolean): string => (own ? 'you' : name === seat ? '' : name)

/** What the own role knows of those whom it sees, in a word. */
function describeSeen({ sight }: Observation): string {
  return sight === 'evil' ? 'evil' : sight === 'teammates' ? 'your fellow' : 'Merlin?'
}

const Crown = () => (
  <svg className="avalon-crown" viewBox="0 0 24 18" aria-hidden="true">
    <path d="M2 16L1 4L7 9L12 1L17 9L23 4L22 16Z" fill="var(--warn)" />
  </svg>
)

/** A ring that closes as suspicion grows. */
const Suspicion = ({ chance }: { readonly chance: number }) => (
  <>
    <svg className="avalon-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="47" strokeDasharray={`${2.953 * 100 * chance} 400`} transform="rotate(-90 50 50)" />
    </svg>
    <span className="avalon-chance board-number">{Math.round(100 * chance)} %</span>
  </>
)
