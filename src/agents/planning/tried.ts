/** Proposals of a talk, each with what the visitor said and did about it. */
import type { Site } from '../../games/planning/index.ts'
import { inFull } from './answers.ts'
import { withCorrections } from './corrected.ts'
import { earlierIn, withoutComparisons } from './earlier.ts'
import { withoutInquiries } from './inquiries.ts'
import type { PlanningObservation } from './observation.ts'
import { readOpinions, type Opinion } from './opinions.ts'
import { opinionsOnPrices } from './prices.ts'
import { costsOf } from './quoted.ts'
import { withoutReporting } from './reported.ts'
import { readReport, type Report } from './report.ts'
import { readRequests, type Request } from './requests.ts'
import { readWishes } from './wish.ts'

/** A proposal, with its scores where they were reported. */
export interface Tried {
  readonly events: readonly (number | null)[]
  /** Names of its sites; null where none. */
  readonly proposed: readonly (string | null)[]
  readonly report?: Report
  /** What the visitor said after it, before the next. */
  readonly said: readonly string[]
  /** What each of these words asks of sites by name. */
  readonly requests: readonly (readonly Request[])[]
  /** What was said of it without numbers. */
  readonly opinions: readonly Opinion[]
  readonly rejected: boolean
  /** The earlier plan that the visitor went back to since, by its place among those tried. */
  readonly earlier?: number
}

/** Proposals in order, each with what was said of it before the next. */
export function readTried({ talk, seat, closing }: PlanningObservation, sites: readonly Site[]): Tried[] {
  const names = sites.map(({ name }) => name)
  const tried: Tried[] = []
  const wanted: string[] = []
  let limit: number | undefined
  for (const [i, line] of talk.entries()) {
    const asked = talk[i - 1]
    const budget = limit
    if (line.kind === 'message' && line.by !== seat && /\d/.test(line.text) && !SCORED.test(line.text)) {
      const said = inFull(
        withCorrections(line.text, limit),
        asked?.kind === 'message' && asked.by === seat ? asked.text : '',
        names,
      )
      for (const wish of readWishes(said, names)) if (wish.about === 'budget') limit = wish.limit
    }
    if (line.kind === 'proposal')
      tried.push({
        events: line.shown.events,
        proposed: line.shown.events.map((id) => sites.find((site) => site.id === id)?.name ?? null),
        said: [],
        requests: [],
        opinions: [],
        rejected: false,
      })
    const last = tried.at(-1)
    if (last === undefined || line.by === seat) continue
    if (line.kind === 'response' && !line.accept) tried[tried.length - 1] = { ...last, rejected: true }
    if (line.kind !== 'message') continue
    const stops = last.events.map((id) => sites.find((site) => site.id === id))
    const whole = withCorrections(withoutReporting(line.text), budget, costsOf(stops), names)
    const earlier = earlierIn(whole, tried, sites)
    const text = earlier?.rest ?? whole
    const counted = readReport(
      text,
      last.proposed,
      names,
      stops.map((stop) => stop?.price),
      budget,
    )
    const report = counted && tellsStars(text, counted, stops) ? undefined : counted
    // What is only asked for neither praises nor wants.
    const meant = withoutInquiries(text, names)
    const felt = readOpinions(meant, stops, names)
    const dear = opinionsOnPrices(meant, stops, names)
    const said = [...last.said, text]
    const at = earlier?.at
    const plans = [...tried, ...(at === undefined ? [] : [tried[at]!])].map(({ proposed }) => proposed)
    const requests = readRequests(withoutComparisons(report ? withoutNumbers(text) : meant, tried.length), {
      sites,
      plans,
      wanted,
    })
    for (const one of requests) if ('names' in one && one.wants) wanted.push(...one.names)
    tried[tried.length - 1] = {
      ...last,
      said,
      ...(at !== undefined && { earlier: at }),
      ...(report && { report: joined(last.report, report) }),
      requests: [...last.requests, requests],
      opinions: [
        ...last.opinions,
        // Once the last plan is due what was felt says more of the score than what was asked for.
        ...(closing
          ? together(felt, dear, PRAISES.test(text))
          : asRequested(together(felt, dear, PRAISES.test(text)), requests, last.proposed)),
      ],
    }
  }
  return tried.map((one) => ({ ...one, opinions: one.opinions.filter((opinion) => !isCounted(opinion, one.report)) }))
}

/** "The bridge is a 4, nice", which has 4 stars. */
function tellsStars(
  text: string,
  { stops, travel, wishes, total }: Report,
  sites: readonly (Site | undefined)[],
): boolean {
  const known = stops.flatMap((value, at) => (value === undefined ? [] : [[value, sites[at]?.features.rating]]))
  return (
    STARS.test(text) &&
    !SCORED.test(text) &&
    total === undefined &&
    wishes.size === 0 &&
    travel.every((value) => value === undefined) &&
    known.every(([value, rating]) => value === rating)
  )
}

const STARS = /\b(?:an?|rated|stars?) [1-5]\b/i
const SCORED = /\b(?:points?|scor\w+)\b/i

const PRAISES =
  /\b(?:lov\w+|lik\w+|great|good|nice|perfect|lovely|keep|enjoy\w*|awesome|wonderful|favou?rite|stays?)\b/i

/** What was felt and what is too dear: one opinion on each stop, and of what is liked only that it costs much. */
function together(felt: readonly Opinion[], dear: readonly Opinion[], praises: boolean): Opinion[] {
  const of = (one: Opinion, good?: boolean) => (other: Opinion) =>
    other.about === one.about &&
    (one.about !== 'stop' || (other as typeof one).place === one.place) &&
    (good === undefined || ('good' in other && other.good === good))
  return [
    ...felt.filter((one) => (praises && 'good' in one && one.good) || !dear.some(of(one))),
    ...dear.map((one): Opinion => (praises && felt.some(of(one, true)) ? { about: 'price', good: false } : one)),
  ]
}

/** The sentences that tell no numbers: where sites are scored, their names ask for nothing. */
const withoutNumbers = (text: string): string =>
  text
    .split(/(?<=[.!?](?!\d))|\n/)
    .filter((sentence) => !/\d|\b(?:points?|scor\w+|total|worth|zero|nil|costs?|minus|plus)\b/i.test(sentence))
    .join(' ')

/** Opinions where sites that were asked for or refused by name are liked or not as the request has it, the last on each. */
function asRequested(
  opinions: readonly Opinion[],
  requests: readonly Request[],
  proposed: readonly (string | null)[],
): Opinion[] {
  const stances = new Map(
    requests.flatMap((one) =>
      'names' in one ? one.names.map((name) => [proposed.indexOf(name), one.wants] as const) : [],
    ),
  )
  stances.delete(-1)
  const agreeing = opinions.filter(
    (opinion) => opinion.about !== 'stop' || (stances.get(opinion.place) ?? opinion.good) === opinion.good,
  )
  return [
    ...agreeing,
    ...[...stances].flatMap(([place, good]): Opinion[] =>
      agreeing.some((opinion) => opinion.about === 'stop' && opinion.place === place)
        ? []
        : [{ about: 'stop', place, good }],
    ),
  ]
}

/** Whether numbers were told of what somebody feels about: they say it better. */
function isCounted(opinion: Opinion, report: Report | undefined): boolean {
  if (!report) return false
  switch (opinion.about) {
    case 'stop':
      return opinion.reason === undefined && report.stops[opinion.place] !== undefined
    case 'travel':
      return report.distance !== undefined || report.travel.some((score) => score !== undefined)
    case 'price':
      return report.wishes.has('budget')
    default:
      return true
  }
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
