/** The kitchen from above: keys, a pad, or a place to go to. */
import { useCallback, useEffect, useState } from 'react'
import type { Action, Observation } from 'roundtable/games/overcooked'
import type { BoardProps } from '../board.ts'
import { Frame } from '../parts/frame.tsx'
import { lookOf } from '../parts/look-of.ts'
import { SeatName } from '../parts/seat-mark.tsx'
import { Thought } from '../parts/thought.tsx'
import { useKeys } from './keys.ts'
import { Orders } from './orders.tsx'
import { Pad } from './pad.tsx'
import { listPlaces } from './places.ts'
import { Plan } from './plan.tsx'
import { isSame, Ways, type Place } from './way.ts'
import { cookingSteps, describeKitchen, explain, nameItem } from './words.ts'

/** Where the engine's words count the soups of an order list. */
const DELIVERED = 1
const COOKS = ['alice', 'bob'] as const

export default function Kitchen(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, marks, onAction } = props
  const { kitchen, scene, tick, horizon, score, last } = observation
  const { grid } = kitchen
  const own = COOKS.find((name) => name === seat)
  const walk = useWalk(observation, own ? onAction : undefined)
  const nameOf = (name: string): string => lookOf(seats, name).name
  return (
    <Frame name="kitchen" label="Kitchen" caption={explain(kitchen)} words={describeKitchen(observation, nameOf)}>
      <div className="board-row kitchen-head">
        <Orders kitchen={kitchen} delivered={observation.cells[DELIVERED] ?? 0} />
        <span className="board-grow" />
        <span className="kitchen-clock board-number">
          step {tick} of {horizon}
          <progress max={horizon} value={tick} aria-label="steps made" />
        </span>
        <b className="kitchen-score board-number">{score} points</b>
      </div>
      <Plan
        grid={grid}
        scene={scene}
        looks={{ alice: lookOf(seats, 'alice'), bob: lookOf(seats, 'bob') }}
        cookingSteps={(contents) => cookingSteps(kitchen, contents)}
        goal={walk.goal}
        onPlace={walk.go}
      />
      <div className="board-row board-small">
        {COOKS.map((name) => (
          <span key={name}>
            <SeatName look={lookOf(seats, name)} own={name === own} /> holds {nameItem(scene.players[name].holding)}
            {last && <span className="board-soft">, last: {last[name]}</span>}
          </span>
        ))}
      </div>
      <Thought marks={marks} seats={seats} />
      {own && walk.go && walk.move && (
        <div className="board-bar">
          <Pad onMove={walk.move} />
          <div className="board-grow kitchen-places">
            <h3>Walk to a place and use it</h3>
            <div className="board-row">
              {listPlaces(observation, own).map(({ name, x, y }) => (
                <button
                  key={`${name} ${x},${y}`}
                  type="button"
                  className="board-button"
                  aria-pressed={walk.goal !== undefined && isSame(walk.goal, { x, y })}
                  onClick={() => walk.go({ x, y })}
                >
                  {name}
                </button>
              ))}
              {walk.goal && (
                <button type="button" className="board-button" onClick={walk.halt}>
                  halt
                </button>
              )}
            </div>
            <p className="board-keys">
              Keys: <kbd className="board-key">←↑↓→</kbd> or <kbd className="board-key">WASD</kbd> walk,{' '}
              <kbd className="board-key">space</kbd> use, <kbd className="board-key">.</kbd> stay. Or click a place in
              the kitchen.
            </p>
          </div>
        </div>
      )}
    </Frame>
  )
}

/** Moves by key and pad, and walks, a move a step, to a place that was chosen. */
function useWalk(observation: Observation, onAction: ((action: Action) => void) | undefined) {
  const [goal, setGoal] = useState<Place>()
  const { seat, tick } = observation
  const move = useCallback(
    (action: Action) => {
      setGoal(undefined)
      onAction?.(action)
    },
    [onAction],
  )
  useKeys(onAction && move)
  const canAct = onAction !== undefined
  useEffect(() => {
    if (!goal || !onAction) return
    const way = new Ways(observation, seat).to(goal)
    if (!way || way.move === 'stay' || way.move === 'interact') setGoal(undefined)
    if (way && way.move !== 'stay') onAction(way.move)
    // Once for each step, and when a goal is set.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [goal, tick, canAct])
  if (!onAction) return { goal }
  return { goal, move, go: setGoal as (place: Place) => void, halt: () => setGoal(undefined) }
}
