/** A live seat as a page shows it: what it sees now, what became of what was done, how the line is. */
import { useCallback, useEffect, useReducer } from 'react'
import { Refused, type Deed, type Told } from '../api.ts'
import { handIn } from './hand-in.ts'
import { followSeat, type Line } from './seat-stream.ts'

export type Observed = Extract<Told, { type: 'observed' }>
export type Ended = Extract<Told, { type: 'ended' }>

/** Something that is told to the player, in words. */
export interface Notice {
  readonly id: number
  readonly kind: 'refused' | 'stale' | 'info'
  readonly text: string
}

export interface SeatView {
  readonly line: Line
  readonly observed: Observed | undefined
  readonly ended: Ended | undefined
  /** Somebody has left and the table waits. */
  readonly waiting: boolean
  readonly notices: readonly Notice[]
  /** Something was handed in and is not answered yet. */
  readonly sending: boolean
}

type Change =
  | { readonly type: 'line'; readonly line: Line }
  | { readonly type: 'entry'; readonly entry: Told }
  | { readonly type: 'sending'; readonly sending: boolean }
  | { readonly type: 'notice'; readonly kind: Notice['kind']; readonly text: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'dismiss'; readonly id: number }

const NOTHING: SeatView = {
  ...{ line: 'opening', observed: undefined, ended: undefined },
  ...{ waiting: false, notices: [], sending: false },
}
/** Notices that stand at once. */
const MOST = 3
let notices = 0

function change(view: SeatView, change: Change): SeatView {
  switch (change.type) {
    case 'line':
      return { ...view, line: change.line }
    case 'sending':
      return { ...view, sending: change.sending }
    case 'accepted':
      return { ...view, notices: [] }
    case 'dismiss':
      return { ...view, notices: view.notices.filter(({ id }) => id !== change.id) }
    case 'notice': {
      const { kind, text } = change
      return { ...view, notices: [...view.notices, { id: ++notices, kind, text }].slice(-MOST) }
    }
    case 'entry':
      return take(view, change.entry)
  }
}

function take(view: SeatView, entry: Told): SeatView {
  switch (entry.type) {
    case 'observed':
      return { ...view, observed: entry, ended: undefined }
    case 'ended':
      return { ...view, ended: entry, waiting: false }
    case 'resumed':
      return { ...view, ended: undefined }
    case 'waiting':
      return { ...view, waiting: entry.waiting }
    // What was refused is told by the answer to whoever did it.
    case 'rejected':
      return view
  }
}

/** In words of the page, before the game's own reason. */
const REFUSED: Readonly<Record<string, string>> = {
  illegal: 'That is not allowed now.',
  unreadable: 'That was not understood.',
  stale: 'The table has moved on meanwhile: look again.',
  late: 'The game is over.',
  vacant: 'You do not play this seat now.',
}

export function useSeat(token: string): SeatView & {
  readonly act: (deed: Deed) => Promise<boolean>
  readonly dismiss: (id: number) => void
} {
  const [view, dispatch] = useReducer(change, NOTHING)
  useEffect(() => {
    const stop = new AbortController()
    void followSeat(
      token,
      {
        onEntry: (entry) => dispatch({ type: 'entry', entry }),
        onLine: (line) => dispatch({ type: 'line', line }),
      },
      stop.signal,
    )
    return () => stop.abort()
  }, [token])
  const seen = view.observed?.n
  const act = useCallback(
    async (deed: Deed): Promise<boolean> => {
      dispatch({ type: 'sending', sending: true })
      try {
        const answer = await handIn(token, deed, seen)
        if (answer.status === 'accepted') {
          dispatch({ type: 'accepted' })
          return true
        }
        const text = [REFUSED[answer.status], answer.reason].filter(Boolean).join(' ')
        dispatch({ type: 'notice', kind: answer.status === 'stale' ? 'stale' : 'refused', text })
      } catch (error) {
        const text = error instanceof Refused ? error.message : 'Something went wrong in this page.'
        dispatch({ type: 'notice', kind: 'refused', text })
      } finally {
        dispatch({ type: 'sending', sending: false })
      }
      return false
    },
    [token, seen],
  )
  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), [])
  return { ...view, act, dismiss }
}
