/** The table in words, of a game that these pages do not have: the server plays it again. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Seat } from 'roundtable'
import { readViews } from '../api.ts'
import type { SeatLook } from '../boards/board.ts'
import { Problem } from '../shell.tsx'
import { PlainTable } from '../table/plain-table.tsx'

export function ToldBoard({
  run,
  episode,
  at,
  lens,
  looks,
}: {
  readonly run: string
  readonly episode: string
  readonly at: number
  readonly lens: Seat | undefined
  readonly looks: readonly SeatLook[]
}) {
  const views = useQuery({
    queryKey: ['views', run, episode, at],
    queryFn: () => readViews(run, episode, at),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  if (views.error)
    return (
      <Problem>It cannot be played again here ({views.error.message}): its events are shown without a board.</Problem>
    )
  if (!views.data) return <p className="soft">The table is being fetched …</p>
  const shown = Object.entries(views.data.seats).filter(([seat]) => lens === undefined || seat === lens)
  return (
    <>
      {shown.map(([seat, { observation, text }]) => (
        <section key={seat} aria-label={`As ${seat} sees it`}>
          {lens === undefined && shown.length > 1 && <h2>As {seat} sees it</h2>}
          <PlainTable observation={observation} text={text} seat={seat} seats={looks} />
        </section>
      ))}
    </>
  )
}
