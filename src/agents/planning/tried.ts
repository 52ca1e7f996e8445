/** Proposals of a talk, each with what the visitor said and did about it. */
import type { Site } from '../../games/planning/index.ts'
import type { PlanningObservation } from './observation.ts'
import { readOpinions, type Opinion } from './opinions.ts'
import { readReport, type Report } from './report.ts'

/** A proposal, with its scores where they were reported. */
export interface Tried {
  readonly events: readonly (number | null)[]
  /** Names of its sites; null where none. */
  readonly proposed: readonly (string | null)[]
  readonly report?: Report
  /** What the visitor said after it, before the next. */
  readonly said: readonly string[]
  /** What was said of it without numbers. */
  readonly opinions: readonly Opinion[]
  readonly rejected: boolean
}

/** Proposals in order, each with what was said of it before the next. */
export function readTried({ talk, seat }: PlanningObservation, sites: readonly Site[]): Tried[] {
  const names = sites.map(({ name }) => name)
  const tried: Tried[] = []
  for (const line of talk) {
    if (line.kind === 'proposal')
      tried.push({
        events: line.shown.events,
        proposed: line.shown.events.map((id) => sites.find((site) => site.id === id)?.name ?? null),
        said: [],
        opinions: [],
        rejected: false,
      })
    const last = tried.at(-1)
    if (last === undefined || line.by === seat) continue
    if (line.kind === 'response' && !line.accept) tried[tried.length - 1] = { ...last, rejected: true }
    if (line.kind !== 'message') continue
    const stops = last.events.map((id) => sites.find((site) => site.id === id))
    const report = readReport(line.text, last.proposed, names)
    const said = [...last.said, line.text]
    tried[tried.length - 1] = report
      ? { ...last, said, report: joined(last.report, report) }
      : { ...last, said, opinions: [...last.opinions, ...readOpinions(line.text, stops, names)] }
  }
  return tried
}

/** A later word adds to an earlier one on the same proposal. */
function joined(before: Report | undefined, report: Report): Report {
  if (!before) return report
  const over = (a: readonly (number | undefined)[], b: readonly (number | undefined)[]): (number | undefined)[] =>
    b.map((value, i) => value ?? a[i])
  return {
    ...before,
    ...report,
    stops: over(before.stops, report.stops),
    travel: over(before.travel, report.travel),
    wishes: new Map([...before.wishes, ...report.wishes]),
  }
}
