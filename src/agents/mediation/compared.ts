/** "The one on Friday matters more than the one on Thursday": importances of two meetings that are compared. */
import type { KnownMeeting } from '../../games/mediation/index.ts'
import type { Act, Times } from '../english/index.ts'
import { ANY } from './importances.ts'
import { findMeetings } from './meetings.ts'

interface Compared {
  readonly heard: { readonly shared: (readonly number[] | undefined)[] }
  readonly calendar: readonly KnownMeeting[]
  readonly dates: readonly string[]
  readonly asked: readonly number[]
  readonly times: Times
  readonly day: string | undefined
}

/** "The one on Friday matters more than the one on Thursday": each bounds the other. */
export function noteOrder(
  { better, worse, much }: Act & { type: 'compare' },
  { heard, calendar, dates, asked, times, day }: Compared,
): void {
  const meetingOf = (id: string | number | undefined): number | undefined => {
    const named = id === undefined ? undefined : times.get(id)
    if (!named) return undefined
    const found = findMeetings(
      named.date === undefined && day !== undefined ? { ...named, date: day } : named,
      calendar,
      dates,
      asked,
    )
    return found.length === 1 ? found[0] : undefined
  }
  const [high, low] = [meetingOf(better[0]?.id), meetingOf(worse[0]?.id)]
  if (high === undefined || low === undefined || high === low) return
  const [above, below] = [heard.shared[high] ?? ANY, heard.shared[low] ?? ANY]
  if (much < 0) {
    heard.shared[high] = heard.shared[high] ?? below
    heard.shared[low] = heard.shared[low] ?? above
    return
  }
  // Of two of which nothing else is known, the one is rather above the middle and the other below.
  const bound = (own: readonly number[], fits: (importance: number) => boolean): readonly number[] => {
    const left = own.filter(fits)
    return left.length > 0 ? left : own
  }
  const [top, bottom] = [Math.max(...above), Math.min(...below)]
  heard.shared[high] = bound(above, (one) => one > (below === ANY ? 4 : bottom))
  heard.shared[low] = bound(below, (one) => one < (above === ANY ? 7 : top))
}
