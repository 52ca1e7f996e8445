/** Traveling Adventurers: a house in which a path is put together room by room, and the talk about it. */
import { useMemo, useState } from 'react'
import type { Action, Observation } from 'roundtable/games/traveling-adventurers'
import type { BoardProps, SeatLook } from '../board.ts'
import { Frame } from '../parts/frame.tsx'
import { lookOf } from '../parts/look-of.ts'
import type { Mentions } from '../parts/mentions.tsx'
import { Say } from '../parts/say.tsx'
import { SeatName } from '../parts/seat-mark.tsx'
import { Talk, type Line } from '../parts/talk.tsx'
import { collect, coinsBetween, findBest, readThoughts, toCoins, type Coins } from './coins.ts'
import { findMentions, findProposal, LONGEST, readNames } from './find-proposal.ts'
import { House, type Drawn } from './house.tsx'
import { usePath } from './use-path.ts'

export default function TravelingAdventurers(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, everybody, marks, onAction } = props
  const { rooms, weights, world, partner, dialogue, submitted, mode, turnsLeft, match } = observation
  const own = useMemo(() => toCoins(weights), [weights])
  const path = usePath(observation, onAction)
  const look = lookOf(seats, observation.seat)
  const partnerLook = lookOf(seats, partner)
  const proposal = useMemo(() => lastProposal(observation), [observation])
  const [pointed, onPoint] = useState<string>()
  const names = JSON.stringify(rooms)
  const find = useMemo(() => roomFinder(JSON.parse(names) as Observation['rooms']), [names])
  const spoken = useMemo(() => litBy(observation, seats), [observation, seats])
  const lit = pointed === undefined ? spoken : { rooms: new Set([pointed]), hallways: NO_WAYS, color: 'var(--warn)' }
  const truth = everybody?.[partner]
  const best = useMemo(() => (truth ? findBest(observation, truth) : undefined), [observation, truth])
  const thoughts = useMemo(() => readThoughts(marks?.notes ?? []), [marks])
  const isDone = path.isWhole && submitted?.join() === path.rooms.join()
  const more: Drawn[] = [
    ...(best ? [{ path: best.path, color: 'var(--good)', dashed: true }] : []),
    ...(truth?.submitted ? [{ path: truth.submitted, color: partnerLook.color, dashed: true }] : []),
    ...(thoughts.path && isPath(thoughts.path, rooms)
      ? [{ path: thoughts.path, color: 'var(--warn)', dashed: true }]
      : []),
    ...(proposal && !best ? [{ path: proposal, color: partnerLook.color, dashed: true }] : []),
  ]
  const sum = collect(own, path.rooms)
  const said = dialogue.map(({ seat: by, text }): Line => ({ by, text }))
  const maySubmit = onAction && path.isWhole
  return (
    <Frame
      name="house"
      label="House"
      caption={
        seat === undefined ? (
          <Truth own={look} partner={partnerLook} best={best} />
        ) : (
          <>
            Walk through every room once and come back to <b>{rooms[0]!.name}</b>. The numbers are the {world} coins (
            {world === 'light' ? 'L' : 'G'}) that <b>you</b> collect in a hallway; your partner collects other coins in
            the same hallways. Agree on the path that is best for both together{onAction && ', then submit it'}.
          </>
        )
      }
      words={describeHouse(observation, path.rooms, own)}
      aside={
        <Talk lines={withNotices(said, observation)} seats={seats} seat={seat} mentions={{ find, pointed, onPoint }}>
          {onAction && turnsLeft > 0 && (
            <Say label="Message to your partner" onSay={(text) => onAction({ type: 'message', text })} />
          )}
          {seat !== undefined && (
            <p className="board-soft board-small board-number">
              {turnsLeft} {mode === 'free' ? 'messages' : 'turns'} left
            </p>
          )}
        </Talk>
      }
    >
      <House
        rooms={rooms}
        own={own}
        other={truth ? toCoins(truth.weights) : thoughts.known.size > 0 ? thoughts.known : undefined}
        path={path.rooms}
        color={look.color}
        more={more}
        letters={world === 'light' ? ['L', 'G'] : ['G', 'L']}
        otherColor={partnerLook.color}
        {...(lit && { lit })}
        onRoom={onAction && path.visit}
        mayVisit={path.mayVisit}
        onUndo={path.undo}
      />
      <details>
        <summary className="board-soft board-small">All coins as a table</summary>
        <CoinTable rooms={rooms} coins={own} />
      </details>
      <div className="board-bar">
        <span className="board-grow board-number" aria-live="polite">
          <b>{path.rooms.join(' → ')}</b>{' '}
          <span className="board-soft">
            {sum} {world} coins
            {truth && `, with those of ${partnerLook.name} ${sum + collect(toCoins(truth.weights), path.rooms)}`}
            {isDone && ', submitted'}
            {match && ', the same as your partner’s'}
            {proposal &&
              !truth &&
              ` · ${partnerLook.name} proposes ${proposal.join(' ')}: ${collect(own, proposal)} for you`}
          </span>
        </span>
        {onAction && (
          <>
            {proposal && proposal.join() !== path.rooms.join() && (
              <button type="button" className="board-button" onClick={() => path.take(proposal)}>
                Take over the proposal
              </button>
            )}
            <button type="button" className="board-button" disabled={path.rooms.length <= 1} onClick={path.undo}>
              Undo
            </button>
            <button type="button" className="board-button" disabled={path.rooms.length <= 1} onClick={path.clear}>
              Clear
            </button>
            <button
              type="button"
              className="board-button board-primary"
              disabled={!maySubmit}
              onClick={() => onAction({ type: 'submit', path: [...path.rooms] })}
            >
              Submit path
            </button>
          </>
        )}
      </div>
      {spoken && pointed === undefined && (
        <p className="board-soft board-small">
          <span aria-hidden="true">❞</span> what <SeatName look={lookOf(seats, dialogue.at(-1)!.seat)} /> spoke of last
        </p>
      )}
      {onAction && (
        <p className="board-keys">
          Keys, with a room focused: <kbd className="board-key">{rooms.map(({ letter }) => letter).join(' ')}</kbd> go
          there, <kbd className="board-key">⌫</kbd> undo.
        </p>
      )}
    </Frame>
  )
}

const roomFinder =
  (rooms: Observation['rooms']): Mentions['find'] =>
  (text) =>
    readNames(text.slice(0, LONGEST), rooms).map(({ letter, from, to }) => ({ thing: letter, from, to }))

const NO_WAYS: ReadonlySet<string> = new Set()

function Truth({
  own,
  partner,
  best,
}: {
  own: SeatLook
  partner: SeatLook
  best: { readonly coins: number } | undefined
}) {
  return (
    <>
      The whole house: coins of <SeatName look={own} />, beside them those of <SeatName look={partner} />.
      {best && (
        <>
          {' '}
          Dotted in green the best path there is, worth <b>{best.coins}</b> to both together.
        </>
      )}
    </>
  )
}

function CoinTable({ rooms, coins }: { readonly rooms: Observation['rooms']; readonly coins: Coins }) {
  return (
    <div className="house-scroll" tabIndex={0} role="region" aria-label="Coins of every hallway">
      <table className="house-table">
        <thead>
          <tr>
            <td />
            {rooms.map(({ letter }) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ letter, name }) => (
            <tr key={letter}>
              <th scope="row">
                {letter} {name}
              </th>
              {rooms.map((to) => (
                <td key={to.letter}>{coinsBetween(coins, letter, to.letter) ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The latest round trip that the partner spelled out. */
function lastProposal({ dialogue, partner, rooms }: Observation): readonly string[] | undefined {
  for (const { seat, text } of dialogue.toReversed()) {
    const found = seat === partner ? findProposal(text, rooms) : undefined
    if (found) return found
  }
  return undefined
}

/** What the last message speaks of. */
function litBy({ dialogue, rooms }: Observation, seats: readonly SeatLook[]) {
  const last = dialogue.at(-1)
  if (!last) return undefined
  const mentions = findMentions(last.text, rooms)
  return mentions.rooms.size === 0 ? undefined : { ...mentions, color: lookOf(seats, last.seat).color }
}

/** Messages, with what the table said in between. */
function withNotices(said: readonly Line[], { notices }: Observation): readonly Line[] {
  const lines: Line[] = []
  for (let place = 0; place <= said.length; place++) {
    for (const { after, text } of notices) if (after === place) lines.push({ text })
    const line = said[place]
    if (line) lines.push(line)
  }
  return lines
}

const isPath = (path: readonly string[], rooms: Observation['rooms']): boolean =>
  path.every((room) => rooms.some(({ letter }) => letter === room))

function describeHouse({ rooms, world, submitted }: Observation, path: readonly string[], coins: Coins): string[] {
  return [
    `You collect ${world} coins. Your path so far: ${path.join(', ')}, ${collect(coins, path)} coins.`,
    ...rooms.map(
      ({ letter, name }) =>
        `From ${name} (${letter}): ${rooms
          .filter((to) => to.letter !== letter)
          .map((to) => `${coinsBetween(coins, letter, to.letter)} to ${to.name}`)
          .join(', ')}.`,
    ),
    ...(submitted ? [`You have submitted ${submitted.join(', ')}.`] : []),
  ]
}
