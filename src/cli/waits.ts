/** What a run waits for, in words for the progress line: a provider that says "too many", or money. */
import type { ModelSnapshot } from '../models/index.ts'

/** Nothing where nobody waits. Models of one account wait together and are told once. */
export function describeWaits(snapshots: readonly ModelSnapshot[]): string[] {
  const words = snapshots.flatMap(({ limit }) => {
    if (!limit?.paused) return []
    const { since, left } = limit.paused
    const rest = left > 0 ? `, next try in ${Math.ceil(left / 1000)} s` : ''
    return [`waiting for the provider’s limit for ${Math.round(since / 1000)} s${rest}`]
  })
  const waiting = snapshots[0]?.waiting ?? 0
  if (waiting > 0) words.push(`${waiting} calls wait for money that others have set aside`)
  return [...new Set(words)]
}
