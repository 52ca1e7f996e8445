/** Finds the path that is meant where a message compares whole ones: "L … L gives 31, L … L only 28, so the first one". */
import { asRoundTrip } from './routes.ts'
import type { Sentence, Token } from './tokens.ts'

interface Trip {
  readonly path: readonly string[]
  readonly from: number
  readonly to: number
}

export interface Compared {
  /** The sentences without those that compare. */
  readonly sentences: readonly Sentence[]
  readonly chosen?: readonly string[]
  /** Whether the listener is to choose. */
  readonly asks?: boolean
}

const isBetween = (token: Token): boolean =>
  token.kind === 'join' ||
  (token.kind === 'mark' && token.mark === ',') ||
  (token.kind === 'word' && /^(?:to|then|the|and|back)$/.test(token.word))

/** Runs of rooms that are round trips as they stand, the start at both ends. */
function tripsIn(tokens: readonly Token[], rooms: readonly string[]): Trip[] {
  const trips: Trip[] = []
  let steps: string[] = []
  let from = 0
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'room') {
      if (steps.length === 0) from = i
      steps.push(token.room)
    } else if (!isBetween(token)) steps = []
    if (steps.length !== rooms.length + 1 || token.kind !== 'room') continue
    const path = asRoundTrip(steps, rooms)
    if (path && steps[0] === rooms[0] && steps.at(-1) === rooms[0]) trips.push({ path, from, to: i + 1 })
    steps = []
  }
  return trips
}

const ONE = '(?: (?:one|path|route|tour|option|way))?'
const CHOOSES = String.raw`\b(?:let's|let us|propose|suggest|go(?:ing)? (?:with|for)|take|do|pick|choose|vote for|prefer|submit|walk|rather|so|for|use|want|like)(?: (?:go with|go for|take|do|pick|choose|walk|have|it's|it is|say|i'd|we|should|i|would|prefer|let's|better|rather))*`
const BETTER = String.raw`(?: (?:is|looks|seems|would be|gives|'s))(?: [\w']+){0,2} (?:better|best|more|higher|ahead)\b`

const ordinal = (words: string): RegExp =>
  new RegExp(
    String.raw`${CHOOSES},? (?:the |path |option |number |nr )?(?:${words})\b${ONE}|\b(?:the )?(?:${words})${ONE}${BETTER}|^(?:the |path |option )?(?:${words})${ONE}$`,
  )
const FIRST = ordinal('first|former|1')
const SECOND = ordinal('second|latter|2')

/** `rooms`: letters of the house, the start first. */
export function comparePaths(sentences: readonly Sentence[], rooms: readonly string[]): Compared {
  const trips = sentences.map(({ tokens }) => tripsIn(tokens, rooms))
  const paths: (readonly string[])[] = []
  for (const { path } of trips.flat()) if (!paths.some((other) => other.join() === path.join())) paths.push(path)
  if (paths.length !== 2) return { sentences }
  const number = ({ path }: Trip): number => paths.findIndex((other) => other.join() === path.join()) + 1
  const texts = sentences.map(({ tokens }, i) => render(tokens, trips[i]!, number))
  const chosen = choiceIn(texts)
  const asks =
    chosen === undefined &&
    sentences.some(({ question }, i) => question && /\bP[12],? or(?: the)? P[12]\b/.test(texts[i]!))
  if (chosen === undefined && !asks) return { sentences }
  const kept = sentences.filter((_, i) => trips[i]!.length === 0 && !FIRST.test(texts[i]!) && !SECOND.test(texts[i]!))
  return { sentences: kept, ...(chosen !== undefined && { chosen: paths[chosen - 1]! }), asks }
}

function choiceIn(texts: readonly string[]): 1 | 2 | undefined {
  let chosen: 1 | 2 | undefined
  for (const text of texts) {
    const over =
      /\bP([12])\b,?(?: (?!P)[^ ]+){0,6}? (?:beats|better than|over|rather than|and not|instead of|than) (?:the )?P([12])\b/.exec(
        text,
      )
    const instead = /(?:instead of|rather than|not) P([12])\b.*\bP([12])\b/.exec(text)
    const outright = new RegExp(String.raw`${CHOOSES} P([12])\b(?! or\b)`).exec(text)
    const better = new RegExp(String.raw`\bP([12])${BETTER}`).exec(text)
    if (/\bnot\b.*\bthan\b|\bworse\b/.test(text)) continue
    if (over) chosen = Number(over[1]) as 1 | 2
    else if (instead) chosen = Number(instead[2]) as 1 | 2
    else if (outright) chosen = Number(outright[1]) as 1 | 2
    else if (better) chosen = Number(better[1]) as 1 | 2
    else if (FIRST.test(text)) chosen = 1
    else if (SECOND.test(text)) chosen = 2
  }
  return chosen
}

/** The words of a sentence with `P1` and `P2` for the paths. */
function render(tokens: readonly Token[], trips: readonly Trip[], number: (trip: Trip) => number): string {
  const words: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const trip = trips.find(({ from }) => from === i)
    if (trip) {
      words.push(`P${number(trip)}`)
      i = trip.to - 1
      continue
    }
    const token = tokens[i]!
    if (token.kind === 'word') words.push(token.word)
    else if (token.kind === 'room') words.push(token.room)
    else if (token.kind === 'number') words.push(String(token.value))
    else if (token.kind === 'mark') words.push(token.mark)
  }
  return words.join(' ').replace(/ ,/g, ',').replace(/[()]/g, ' ').replace(/ +/g, ' ')
}
