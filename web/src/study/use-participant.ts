/** A participant's place in a study as their page shows it: asked for again and again, however often the line is cut. */
import { useCallback, useEffect, useState } from 'react'
import { Refused } from '../api.ts'
import { takeLine, waitWithoutLine } from '../line-slot.ts'
import { act, show, type Deed, type Shown } from './api.ts'

export interface Place {
  readonly shown?: Shown
  readonly line: 'opening' | 'live' | 'lost' | 'closed'
  /** By how much the clock of the server is ahead of the page's, in milliseconds. */
  readonly ahead: number
  readonly sending: boolean
  readonly problem?: string
  /** By the name of the question. */
  readonly problems: Readonly<Record<string, string>>
}

const PAUSES = [300, 1000, 2000, 4000]

export function useParticipant(study: string, token: string): Place & { readonly do: (deed: Deed) => Promise<void> } {
  const [place, setPlace] = useState<Place>({ line: 'opening', ahead: 0, sending: false, problems: {} })
  const take = useCallback((shown: Shown) => {
    setPlace((before) => ({
      ...before,
      shown,
      line: 'live',
      ahead: shown.now - Date.now(),
      ...(before.shown?.version !== shown.version && { problems: {} }),
    }))
  }, [])
  useEffect(() => {
    const stop = new AbortController()
    const follow = async (): Promise<void> => {
      let seen: string | undefined
      for (let failures = 0; !stop.signal.aborted;) {
        try {
          const giveBack = await takeLine()
          const shown = await show(study, token, seen, stop.signal, giveBack !== undefined).finally(giveBack)
          seen = shown.version
          failures = 0
          take(shown)
          if (!giveBack) await waitWithoutLine(stop.signal)
        } catch (error) {
          if (stop.signal.aborted) return
          if (error instanceof Refused && [401, 404].includes(error.status))
            return setPlace((before) => ({ ...before, line: 'closed', problem: error.message }))
          setPlace((before) => ({ ...before, line: 'lost' }))
          seen = undefined
          await new Promise((resolve) => setTimeout(resolve, PAUSES[Math.min(failures++, PAUSES.length - 1)]))
        }
      }
    }
    void follow()
    return () => stop.abort()
  }, [study, token, take])
  const hand = useCallback(
    async (deed: Deed): Promise<void> => {
      setPlace(({ problem: _, ...before }) => ({ ...before, sending: true }))
      try {
        const { problems, ...shown } = await act(study, token, deed)
        take(shown)
        if (problems) setPlace((before) => ({ ...before, problems }))
      } catch (error) {
        const problem = error instanceof Error ? error.message : 'Something went wrong.'
        setPlace((before) => ({ ...before, problem: `${problem} Nothing is lost: try again.` }))
      } finally {
        setPlace((before) => ({ ...before, sending: false }))
      }
    },
    [study, token, take],
  )
  return { ...place, do: hand }
}
