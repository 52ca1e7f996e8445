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

/** Points for each flight of a user by what it asked for; the last word on each counts. */
export function pointsOfNamed({ talk }: MediationObservation, seat: string, count: number): number[] {
  const points = Array.from({ length: count }, () => 0)
  let asked = false
  for (const line of talk) {
    if (line.kind === 'proposal') asked = false
    if (line.kind !== 'message') continue
    if (line.to === seat) asked = line.text.includes('?')
    if (line.by !== seat) continue
    for (const { id, wanted } of flightsNamed(line.text, count, asked))
      points[id] = wanted ? (points[id]! > 0 ? INSISTED : ASKED) : REFUSED
    asked = false
  }
  return points
}
