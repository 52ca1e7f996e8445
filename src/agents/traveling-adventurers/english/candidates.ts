/** Finds the path that is meant where a message compares whole ones: "1. L … L: 31, 2. L … L: 28, so the first one". */
import { asRoundTrip } from './routes.ts'
import type { Sentence, Token } from './tokens.ts'
import { isMark } from './token.ts'

export interface Trip {
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
  isMark(token, ',') ||
  (token.kind === 'word' && /^(?:to|then|the|and|back)$/.test(token.word))

/** Runs of rooms that are round trips as they stand, the start at both ends. */
export function tripsIn(tokens: readonly Token[], rooms: readonly string[]): Trip[] {
  const trips: Trip[] = []
  let steps: (readonly [room: string, at: number])[] = []
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'room') steps.push([token.room, i])
    else if (!isBetween(token)) steps = []
    if (steps.length !== rooms.length + 1 || token.kind !== 'room') continue
    const [[first, from], walked] = [steps[0]!, steps.map(([room]) => room)]
    const path = asRoundTrip(walked, rooms)
    const isTrip = path !== undefined && first === rooms[0] && token.room === rooms[0]
    if (isTrip) trips.push({ path, from, to: i + 1 })
    steps = isTrip ? [] : steps.slice(1)
  }
  return trips
}

const ONE = '(?: (?:one|path|route|tour|option|way|candidate|alternative|choice|version|variant|plan|proposal))?'
const CHOOSES = String.raw`\b(?:let's|let us|propose|suggest|recommend|favou?r|go(?:ing)? (?:with|for)|take|do|pick|choose|vote for|prefer|submit|walk|rather|so|for|use|want|like|choice is|winner is|best is|proposal is|pick is)(?: (?:go with|go for|going with|going for|take|taking|do|pick|choose|walk|walking|have|it's|it is|say|i'd|we|both|should|i|would|prefer|let's|better|rather|that|using))*`
const BETTER = String.raw`(?: (?:is|looks|seems|would be|gives|has|'s|comes out|came out|yields|brings))(?: [\w']+){0,2} (?:better|best|more|most|higher|highest|ahead|winner|optimal|optimum|strongest|top)\b`
const WINS = String.raw`(?: (?:wins|won|beats|tops|it is|leads))\b`

const ordinal = (words: string): RegExp =>
  new RegExp(
    String.raw`${CHOOSES},? (?:the |path |option |number |nr )?(?:${words})\b${ONE}|\b(?:the )?(?:${words})${ONE}(?:${BETTER}|${WINS})|^(?:the |path |option )?(?:${words})${ONE}$`,
  )
const ORDINALS = ['first|former|1', 'second|2', 'third|3', 'fourth|4', 'fifth|5', 'sixth|6']
/** The ordinals of so many candidates: the latter of them is the last. */
const ordinalsFor = (count: number): readonly RegExp[] =>
  ORDINALS.slice(0, count).map((words, i) => ordinal(i === count - 1 ? `${words}|latter|last` : words))

/** More paths than these are no choice. */
const MOST = 6

/** `rooms`: letters of the house, the start first. */
export function comparePaths(sentences: readonly Sentence[], rooms: readonly string[]): Compared {
  const trips = sentences.map(({ tokens }) => tripsIn(tokens, rooms))
  const paths: (readonly string[])[] = []
  for (const { path } of trips.flat()) if (!paths.some((other) => other.join() === path.join())) paths.push(path)
  if (paths.length < 2 || paths.length > MOST) return { sentences }
  const number = ({ path }: Trip): number => paths.findIndex((other) => other.join() === path.join()) + 1
  const texts = sentences.map(({ tokens }, i) => render(tokens, trips[i]!, number))
  const named = texts.map((_, i) => [...new Set(trips[i]!.map(number))])
  const ordinals = ordinalsFor(paths.length)
  const chosen = choiceIn(texts, ordinals, paths.length) ?? namedAgain(texts, named) ?? onlyProposed(texts, named)
  const asks =
    chosen === undefined && texts.some((text, i) => sentences[i]!.question && /\bP\d,? or(?: the)? P\d\b/.test(text))
  const told = chosen === undefined && !asks && named.every((some, i) => some.length === 0 || isJudged(texts[i]!))
  if (chosen === undefined && !asks && !told) return { sentences }
  const kept = sentences.filter(
    (_, i) => trips[i]!.length === 0 && !ordinals.some((pattern) => pattern.test(texts[i]!)),
  )
  return { sentences: kept, ...(chosen !== undefined && { chosen: paths[chosen - 1]! }), asks }
}

/** A path with its sum: "P1: total 61", "P2 gives us 58". */
const isJudged = (text: string): boolean =>
  /\bP\d\b[^P]*\d/.test(text) &&
  !/\b(?:let's|propose|suggest|go with|take|shall|should|how about|recommend|walk|submit)\b/.test(text)

function choiceIn(texts: readonly string[], ordinals: readonly RegExp[], count: number): number | undefined {
  let chosen: number | undefined
  for (const text of texts) {
    const over =
      /\bP(\d)\b,?(?: (?!P)[^ ]+){0,6}? (?:beats|better than|over|rather than|and not|instead of|than) (?:the )?P(\d)\b/.exec(
        text,
      )
    const instead =
      /(?:\b(?:instead of|rather than|not)|n't)(?: (?:do|take|go|walk|use|pick|choose|like|want|submit|with|for|to|the))* P(\d)\b.*\bP(\d)\b/.exec(
        text,
      )
    const outright = new RegExp(
      String.raw`${CHOOSES},? (?:the (?:[a-z]+ )?(?:one|path|route|option) )?P(\d)\b(?! or\b)`,
    ).exec(text)
    const better = new RegExp(String.raw`\bP(\d)(?:${BETTER}|${WINS})`).exec(text)
    if (/\bnot\b.*\bthan\b|\bworse\b/.test(text)) continue
    if (count === 2 && over) chosen = Number(over[1])
    else if (count === 2 && instead) chosen = Number(instead[2])
    else if (outright) chosen = Number(outright[1])
    else if (better) chosen = Number(better[1])
    else {
      const at = ordinals.findIndex((pattern) => pattern.test(text))
      if (at >= 0) chosen = at + 1
    }
  }
  return chosen
}

/** "1. P1 (61), 2. P2 (58). My proposal: P1": the one that is named once more behind all others. */
function namedAgain(texts: readonly string[], named: readonly (readonly number[])[]): number | undefined {
  const last = named.findLastIndex((some) => some.length > 0)
  const [again, ...others] = named[last]!
  const before = named.slice(0, last).flat()
  const all = new Set(named.flat())
  return others.length === 0 && all.size === new Set(before).size && !REJECTS.test(texts[last]!) ? again : undefined
}

const REJECTS = /\b(?:not|n't|no|worse|reject|against|instead|less|only|cannot)\b/

/** "P1 gives 61 and P2 58. I'd recommend … P1" */
function onlyProposed(texts: readonly string[], named: readonly (readonly number[])[]): number | undefined {
  const proposed = named.filter((some, i) => some.length === 1 && PROPOSES.test(texts[i]!) && !REJECTS.test(texts[i]!))
  const judged = named.filter((some, i) => some.length > 0 && !PROPOSES.test(texts[i]!))
  const rejected = named.some((some, i) => some.length > 0 && REJECTS.test(texts[i]!))
  return proposed.length === 1 && judged.length > 0 && !rejected ? proposed[0]![0] : undefined
}

const PROPOSES =
  /\b(?:propose|suggest|recommend|my (?:[a-z]+ )?(?:proposal|suggestion|pick|choice|favou?rite|recommendation|vote)|let's|go (?:with|for)|i'd say|best (?:path|route|one|option|tour|candidate|choice)?|optimal|winner|optimum|highest)\b/

/** The words of a sentence with `P1`, `P2` … for the paths. */
export function render(tokens: readonly Token[], trips: readonly Trip[], number: (trip: Trip) => number): string {
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
  return words.join(' ').replace(/ ,/g, ',').replace(/[()]/g, ' ').replace(/ +/g, ' ').trim()
}
