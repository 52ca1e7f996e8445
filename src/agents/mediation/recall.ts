/**
 * Which earlier proposal a user goes back to: "can we go back?", "the first one was better", "please send that again". Whoever
 * would take something again likes it better than what stands on the table, whatever was answered to it before.
 */

/** A proposal that a message prefers, and the one that it is put above; places among those tried. */
export interface Recalled {
  readonly better: number
  /** Undefined: it is wanted for itself. */
  readonly worse: number | undefined
}

const ONE = '(?:one|flight|flights|proposal|option|offer|plan|suggestion|choice|combination|booking|itinerary)'
const RETURNS =
  /\b(?:go|going|went|get|switch|change|return|revert|move) (?:back|to)\b(?! to (?:you|me|us|him|her|them|work|sleep)\b)|\bback to (?:the|that|this|your|our|what|[a-z]+ flight)\b|\b(?:re ?-?send|resend|re ?-?propose|repropose)\b|\bsend (?:\w+ ){0,3}(?:again|back)\b|\btry (?:\w+ ){0,4}again\b|\b(?:take|do|book|choose|pick|keep|use|stick (?:with|to)|stay with|settle for|go (?:with|for)) (?:that|the|your) (?:\w+ )?(?:first|previous|earlier|earliest|prior|last|original|initial|other|former|old|one before)\b/
const PREFERS =
  /\b(?:better|best|prefer\w*|lik(?:e|ed)|lov(?:e|ed)|rather|more|worked|works|nicer|closer|great|perfect|ideal|fine|good)\b/
const WORSE = /\b(?:worse|not as (?:good|nice|bad)|not (?:\w+ )?better|no better)\b/
const FIRST = new RegExp(`\\b(?:first|original|initial|earliest) (?:\\w+ )?${ONE}\\b|\\bthe (?:very )?first\\b`)
const BEFORE = new RegExp(
  `\\b(?:previous|earlier|prior|former|last|other|old) (?:\\w+ )?${ONE}\\b|\\b${ONE} (?:just )?before\\b|\\bone (?:earlier|ago)\\b`,
)
const AGAIN =
  /\b(?:re ?-?send|resend|send (?:\w+ ){0,3}(?:again|back)|re ?-?propose|meant to (?:accept|agree|take|say yes))\b/
/** "A slightly earlier one" leaves earlier. */
const SOONER = /\b(?:slightly|bit|little|much|lot|even|way|somewhat|an|any|something|hour|hours|minutes) earlier\b/
const DENIED = /\b(?:not|no|never|nor|can ?not)\b(?! (?:mind|sure))/

/**
 * What a sentence, its words between single spaces, recalls; `count` is the number of proposals tried. A flight of a day or an
 * hour ("the first flight on Thursday") is another thing.
 */
export function recalledIn(words: string, count: number, namesTime: boolean): Recalled | undefined {
  if (count === 0) return undefined
  const current = count - 1
  const before = current - 1
  if (AGAIN.test(words) && !DENIED.test(words)) {
    if (FIRST.test(words)) return { better: 0, worse: undefined }
    return { better: current, worse: undefined }
  }
  const returns =
    RETURNS.test(words) &&
    !namesTime &&
    !SOONER.test(words) &&
    /\b(?:back|again|first|previous|earlier|prior|last|original|initial|other|former|old|before)\b/.test(words)
  const place = namesTime
    ? undefined
    : FIRST.test(words)
      ? 0
      : BEFORE.test(words) && !SOONER.test(words)
        ? before
        : undefined
  if (place !== undefined && place < 0) return undefined
  const worse = place === undefined || place === current ? undefined : current
  if (place !== undefined && WORSE.test(words) && / than /.test(words)) return { better: place, worse }
  if (DENIED.test(words)) return undefined
  if (place !== undefined && (returns || PREFERS.test(words))) return { better: place, worse }
  // "Can we go back?" is said of what came before; of the only one where there is none.
  return returns && place === undefined
    ? { better: Math.max(0, before), worse: before < 0 ? undefined : current }
    : undefined
}
