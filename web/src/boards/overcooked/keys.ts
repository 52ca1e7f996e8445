/** Which key is which move, wherever the focus is, except where somebody writes or a control has the key itself. */
import { useEffect } from 'react'
import type { Action } from 'roundtable/games/overcooked'

const MOVES: Readonly<Record<string, Action>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
  w: 'north',
  s: 'south',
  d: 'east',
  a: 'west',
  ' ': 'interact',
  '.': 'stay',
}

/** Calls `move` for every key that is one while it is given. */
export function useKeys(move: ((action: Action) => void) | undefined): void {
  useEffect(() => {
    if (!move) return undefined
    const press = (event: KeyboardEvent): void => {
      const action = MOVES[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      event.preventDefault()
      move(action)
    }
    // Before the keys of the page, of which some are the same.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [move])
}

/** Whether whatever has the focus needs this key. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="slider"], [role="menu"], [role="dialog"], dialog',
    )
  )
    return true
  return key === ' ' && target.closest('button, a, summary') !== null
}
