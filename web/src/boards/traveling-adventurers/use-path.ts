/** The own path as it grows room by room: kept by the game where it counts clicks, and here until it is submitted where not. */
import { useEffect, useState } from 'react'
import type { Action, Observation } from 'roundtable/games/traveling-adventurers'

export interface Path {
  readonly rooms: readonly string[]
  readonly isWhole: boolean
  /** Whether a room may come next. */
  mayVisit(room: string): boolean
  visit(room: string): void
  undo(): void
  clear(): void
  /** Goes over to a whole path at once. */
  take(path: readonly string[]): void
}

export function usePath(observation: Observation, onAction: ((action: Action) => void) | undefined): Path {
  const { mode, rooms, start, submitted } = observation
  const free = mode === 'free'
  const [draft, setDraft] = useState<readonly string[]>()
  const [target, setTarget] = useState<readonly string[]>()
  const path = free ? observation.path : (draft ?? submitted ?? [start])
  const length = path.length
  const canAct = onAction !== undefined

  // In free play every room of a path that was taken over is a click of its own, made when the one before it has come.
  useEffect(() => {
    if (!free || !target || !onAction) return
    const common = path.every((room, place) => target[place] === room)
    if (!common) onAction({ type: 'clear' })
    else if (path.length < target.length) onAction({ type: 'click', room: target[path.length]! })
    if (path.length >= target.length) setTarget(undefined)
    // Once for each length that the path comes to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target, length, canAct])

  const count = rooms.length
  const mayVisit = (room: string): boolean =>
    length < count ? !path.includes(room) : length === count && room === start
  return {
    rooms: path,
    isWhole: length === count + 1 && path[0] === start && path[length - 1] === start && new Set(path).size === count,
    mayVisit,
    visit(room) {
      if (!mayVisit(room)) return
      if (free) onAction?.({ type: 'click', room })
      else setDraft([...path, room])
    },
    undo() {
      if (length <= 1) return
      setTarget(undefined)
      if (free) onAction?.({ type: 'undo' })
      else setDraft(path.slice(0, -1))
    },
    clear() {
      if (length <= 1) return
      setTarget(undefined)
      if (free) onAction?.({ type: 'clear' })
      else setDraft([start])
    },
    take: (whole) => (free ? setTarget(whole) : setDraft(whole)),
  }
}
