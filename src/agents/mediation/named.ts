/** Which of their flights users ask for or turn down by its number: "book me flight 17", "not number 4 again". */
import type { MediationObservation } from './observation.ts'

/** Points for a flight that is asked for once, and again, or turned down. */
const [ASKED, INSISTED, REFUSED] = [10, 20, -10]

const NUMBERED =
  /(?:\b(?:flight|option|number|id|nr\.?|no\.)\s?#?|#)(\d{1,2})\b(?!\s?(?::|\/|am\b|pm\b|%|points?\b|dollars?\b|out of))/gi
/** "17 please", "the 17": nothing else is said. */
const ALONE =
  /^\W*(?:(?:i|want|take|book|the|just|only|like|prefer|would|id|please|ok|okay|then|so|and) ){0,4}#?(\d{1,2})(?: (?:please|then|it is|would be (?:good|great|fine)|is (?:good|great|fine)))?\W*$/i
const TURNS_DOWN =
  /\b(?:not|no|never|avoid|hate|dislike|without|except|anything but|instead of|rather than|bad|worse|terrible)\b|n['’]t\b/i

/** What is longer is no wish for a flight. */
const LONGEST = 1000

/** The flights that a message names by number, with whether they are wanted; `asked`: whether a number answers something else. */
export function flightsNamed(text: string, count: number, asked: boolean): { id: number; wanted: boolean }[] {
  if (text.length > LONGEST) return []
  const alone = asked ? undefined : ALONE.exec(text)?.[1]
  const sentences = text.split(/(?<=[.!?;,])\s+|\bbut\b/)
  const found = sentences.flatMap((sentence) =>
    [...sentence.matchAll(NUMBERED)].map(([, id]) => ({
      id: Number(id),
      wanted: !TURNS_DOWN.test(sentence.replace(/\bwhy not\b/gi, '')),
    })),
  )
  const all = found.length === 0 && alone !== undefined ? [{ id: Number(alone), wanted: true }] : found
  return all.filter(({ id }) => id < count)
}

/** "Ok, that one", "I'll take it": said of a flight that the assistant has just named. */
const TAKES_IT =
  /^\W*(?:(?:ok|okay|yes|yeah|sure|great|good|perfect|please|then|fine|alright|sounds good|well|hm+)[\s,.!]*){0,4}(?:(?:i['’]?(?:ll|d)|i (?:will|would|want to)|let['’]?s|can i|could i) )?(?:(?:take|have|like|book|do|go (?:with|for)|book me) )?(?:that|this|it|the first)(?: one| flight)?(?: (?:please|then|works?|is (?:good|fine|ok|okay|perfect)|sounds good|would be (?:good|great|fine)))*\W*$/i

/** The first flight that the assistant named to a user in its last message. */
export function offeredTo({ talk }: Pick<MediationObservation, 'talk'>, seat: string): number | undefined {
  const last = talk.findLast((line) => line.kind === 'proposal' || (line.kind === 'message' && line.to === seat))
  const id = last?.kind === 'message' ? /\bflight (\d{1,2})(?: at|,) \d/i.exec(last.text)?.[1] : undefined
  return id === undefined ? undefined : Number(id)
}

/** The flights that a message names; `offered`: the one that was named last, which "that one" is. */
export function flightsMeant(
  text: string,
  count: number,
  asked: boolean,
  offered: number | undefined,
): { id: number; wanted: boolean }[] {
  return offered !== undefined && text.length < 100 && TAKES_IT.test(text)
    ? [{ id: offered, wanted: true }]
    : flightsNamed(text, count, asked)
}

/** Points for each flight of a user by what it asked for; the last word on each counts. */
export function pointsOfNamed({ talk }: MediationObservation, seat: string, count: number): number[] {
  const points = Array.from({ length: count }, () => 0)
  let asked = false
  for (const [at, line] of talk.entries()) {
    if (line.kind === 'proposal') asked = false
    if (line.kind !== 'message') continue
    if (line.to === seat) asked = line.text.includes('?')
    if (line.by !== seat) continue
    for (const { id, wanted } of flightsMeant(line.text, count, asked, offeredTo({ talk: talk.slice(0, at) }, seat)))
      points[id] = wanted ? (points[id]! > 0 ? INSISTED : ASKED) : REFUSED
    asked = false
  }
  return points
}
