/** Beginnings of a path that a partner asks about, or would like: "would L B A E … work?", "L, then K. What is the best with that?" */
import { pathsIn } from './named-paths.ts'

const LINK = String.raw`(?:\s*[-–—→>,]+\s*|\s+)(?:(?:and )?then |(?:and )?(?:to|into) (?:the )?|and (?:the )?)?`
/** Asks for what it brings, or whether it can be. */
const ASKS =
  /\?|\b(?:work|works|instead|better|worse|if we|what if|how about|what about|why not|best|begins?|starts?|starting|beginning|get us|bring us|brings?|gives?|worth|so far|yes or no|please|i want|i['’]d like|let['’]s|can we|could we|is there)\b|\.\.\.|…/i
const OF_ROOMS = /\b(?:from|how (?:many|much)|your|yours|you have|have you|tell)\b/i
const LONGEST = 300

/** The rooms from the start that are named one after the other. `plain`: rooms as letters. */
export function stepsAsked(plain: string, rooms: readonly string[]): readonly string[] | undefined {
  if (plain.length > LONGEST || /\d/.test(plain) || pathsIn(plain, rooms).length > 0) return undefined
  if (!ASKS.test(plain) || OF_ROOMS.test(plain)) return undefined
  const [start] = rooms
  for (const [run] of plain.matchAll(new RegExp(String.raw`\b${start}\b(?:${LINK}[A-Z]\b)+`, 'g'))) {
    const steps = run.match(/\b[A-Z]\b/g) ?? []
    // "L–B" is a hallway, wherever in the path it is.
    const isHallway = steps.length === 2 && /^\w\s?[-–—]\s?\w$/.test(run)
    const isWay = steps.every((room) => rooms.includes(room)) && new Set(steps).size === steps.length
    if (isWay && !isHallway && steps.length < rooms.length) return steps
  }
  return undefined
}
