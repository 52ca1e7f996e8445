/** Where the board stands: the drawn one where the game has one, else (or if it breaks) the plain table. */
import { Component, lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { BoardProps } from '../boards/board.ts'
import { findBoard } from '../boards/index.ts'

const drawn = new Map<string, ReturnType<typeof lazy<React.ComponentType<BoardProps>>> | undefined>()

/** One component for each game, so that it keeps what a player has begun on it. */
function boardOf(game: string) {
  if (!drawn.has(game)) {
    const load = findBoard(game)
    drawn.set(game, load && lazy(() => patiently(load)))
  }
  return drawn.get(game)
}

/** How often a board is fetched that does not come, and the first pause in milliseconds; each is twice as long as the last. */
const TRIES = 8
const PAUSE = 250

/** The server may be gone for a while just when the board is fetched: that is no reason to play without it. */
async function patiently<Loaded>(load: () => Promise<Loaded>, tries = TRIES, pause = PAUSE): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (tries <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return patiently(load, tries - 1, 2 * pause)
  }
}

export const hasBoard = (game: string): boolean => findBoard(game) !== undefined

export function BoardPlace({
  game,
  plain,
  ...props
}: BoardProps & { readonly game: string; readonly plain: ReactNode }) {
  const Board = useMemo(() => boardOf(game), [game])
  if (!Board) return plain
  return (
    <Fallback instead={plain}>
      <Suspense fallback={<p className="soft">The board is being fetched …</p>}>
        <Board {...props} />
      </Suspense>
    </Fallback>
  )
}

/** A board that breaks must not take the game with it. */
class Fallback extends Component<
  { readonly instead: ReactNode; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <p className="problem">The drawn board broke; here is the table in words.</p>
        {this.props.instead}
      </>
    )
  }
}
