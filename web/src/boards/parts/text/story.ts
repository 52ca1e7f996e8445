/** What has been read so far: an observation holds the last answer only, so the pane keeps those that it was shown. */
import { useState } from 'react'
import type { TextObservation } from './types.ts'

export interface Entry {
  readonly steps: number
  /** What was done, where it was done here. */
  readonly command?: string | undefined
  readonly text: string
  readonly look: string
}

export interface Story {
  readonly entries: readonly Entry[]
  /** Notes what is about to be done. */
  expect(command: string): void
}

/** Goes back with an episode that goes back, and begins anew with another. */
export function useStory({ steps, text, look, task }: TextObservation): Story {
  const [kept, keep] = useState<{ readonly task: string; readonly entries: readonly Entry[] }>({ task, entries: [] })
  const [command, expect] = useState<string>()
  const earlier = kept.task === task ? kept.entries.filter((entry) => entry.steps < steps) : []
  const present = kept.task === task ? kept.entries.find((entry) => entry.steps === steps) : undefined
  const isSame = present?.text === text && kept.entries.at(-1) === present
  if (!isSame) {
    const entries = [
      ...earlier,
      { steps, text, look, command: earlier.at(-1)?.steps === steps - 1 ? command : undefined },
    ]
    keep({ task, entries })
    expect(undefined)
    return { entries, expect }
  }
  return { entries: kept.entries, expect }
}
