/** Scores and metrics. */
import type { Metric, Outcome } from 'roundtable'
import type { State } from './instances.ts'

export const metrics: Readonly<Record<string, Metric>> = {
  found: {
    kind: 'share',
    label: 'treasure found',
    better: 'more',
    headline: true,
    about: 'the seeker opened the box with the treasure',
  },
  opened: { kind: 'mean', unit: 'boxes', better: 'less', headline: true, about: 'boxes that were opened' },
}

/** Undefined while the episode goes on. */
export function outcome({ config, treasure, opened }: State): Outcome | undefined {
  const found = opened.includes(treasure)
  if (!found && opened.length < config.tries) return undefined
  const score = found ? 1 : 0
  return {
    scores: { guide: score, seeker: score },
    metrics: { found, opened: opened.length },
    reason: found ? 'the treasure was found' : 'no tries left',
  }
}
