/** Which of their flights users ask for or turn down, by its number or by what it is like: points for each. */
import { limitIn } from './budget.ts'
import { flightsSaid, hearingOf, type Hearing } from './flights-said.ts'
import type { MediationObservation } from './observation.ts'

/** Points for a flight that is asked for once, and again, or turned down. */
const [ASKED, INSISTED, REFUSED] = [10, 20, -10]

export interface Named {
  readonly id: number
  readonly wanted: boolean
}

/** The flights that a message asks for or turns down, each by the last word on it. */
export function flightsNamed(text: string, hearing: Hearing): Named[] {
  const said = flightsSaid(text, hearing).flatMap(({ id, wanted }) => (wanted === undefined ? [] : [{ id, wanted }]))
  return [...new Map(said.map((one) => [one.id, one])).values()]
}

/** "Ok, that one", "I'll take it": said of a flight that the assistant has just named. */
const TAKES_IT =
  /^\W*(?:(?:ok|okay|yes|yeah|sure|great|good|perfect|please|then|fine|alright|sounds good|well|hm+)[\s,.!]*){0,4}(?:(?:i['’]?(?:ll|d)|i (?:will|would|want to)|let['’]?s|can i|could i) )?(?:(?:take|have|like|book|do|go (?:with|for)|book me) )?(?:that|this|it|the first)(?: one| flight)?(?: (?:please|then|works?|is (?:good|fine|ok|okay|perfect)|sounds good|would be (?:good|great|fine)))*\W*$/i
const IT = String.raw`(?:it|that|this)(?: one| flight)?`
const WELL = String.raw`(?:(?:quite|very|perfectly|more than|really|also|much|just|all) )*(?:happy|fine|ok|okay|content|glad|pleased|good|great|better|perfect|nice|lovely|alright|all right|acceptable)`
/** The same in a sentence that says more: "it misses only a 2, so I would be happy with it", "good, let us take that then". */
const AGREES = new RegExp(
  [
    String.raw`\bi(?:['’]?m|['’]?d be| am| would be| will be|['’]?ll be| could be) ${WELL} (?:with|to (?:take|have|fly|book)) ${IT}(?! (?:not|but)\b)`,
    String.raw`\b(?:let['’]?s|let us|i['’]?(?:ll|d)|i (?:will|would|can|could)|please|we (?:can|could)) (?:(?:rather|then|gladly|happily|just|please) )*(?:take|book|do|have|accept|go (?:with|for)) ${IT}(?=\s*(?:[.,;!?]|$|\b(?:then|please|instead|and|for me)\b))`,
    String.raw`(?:^|[.,;!?\n]\s*|\b(?:yes|so|and|then|ok|okay|think|guess|suppose) )${IT} (?:works|suits me|(?:is|would be|looks|sounds|seems) ${WELL}|would (?:work|do|suit)|will do)\b`,
    String.raw`\b(?:i agree|you(?:['’]?re| are) right)\b(?! (?:about|that|on)\b)`,
  ].join('|'),
  'i',
)
const HELD_BACK = /\b(?:not|never|if|unless|but|hardly|whether)\b|n['’]t\b|\?/i

const agrees = (text: string): boolean =>
  (text.length < 100 && TAKES_IT.test(text)) ||
  (text.length < 500 &&
    text
      .split(/(?<=[.!?\n])\s+/)
      .some((sentence) => AGREES.test(sentence) && !HELD_BACK.test(sentence.replace(/\b(?:not|n['’]t) mind\b/i, ''))))

/** The flight that the assistant named to a user in its last message: the first, or the one that it called better. */
export function offeredTo({ talk }: Pick<MediationObservation, 'talk'>, seat: string): number | undefined {
  const last = talk.findLast((line) => line.kind === 'proposal' || (line.kind === 'message' && line.to === seat))
  if (last?.kind !== 'message') return undefined
  const ids = [...last.text.matchAll(/\bflight (\d{1,2})(?: at|,) \d/gi)].map(([, id]) => Number(id))
  return /\b(?:rather|better)\b/i.test(last.text) ? ids.at(-1) : ids[0]
}

/** The flights that a message names; `offered`: the one that was named last, which "that one" is. */
export function flightsMeant(text: string, hearing: Hearing, offered: number | undefined): Named[] {
  const named = flightsNamed(text, hearing)
  const isOffered = offered !== undefined && named.every(({ id, wanted }) => id === offered || !wanted) && agrees(text)
  return isOffered ? [...named.filter(({ id }) => id !== offered), { id: offered, wanted: true }] : named
}

/** "I am not paying more than that." */
const NO_MORE = /(?:\b(?:not|never|nothing)|n['’]?t) (?:\w+ ){0,4}?(?:more|a cent more|above|over)(?: than)? that\b/i

/** Beside what was asked for before. */
const BESIDE = /\b(?:also|too|as well|or|either|both|equally|alternatively|second choice|otherwise)\b/i

/** The sentences that name a flight by its number; all where none does. */
const about = (text: string, id: number): string => {
  const own = text.split(/(?<=[.!?\n])\s+/).filter((sentence) => new RegExp(`\\b${id}\\b`).test(sentence))
  return own.length > 0 ? own.join(' ') : text
}

/** Points for each flight of a user by what it asked for and would pay; the last word on each counts. */
export function pointsOfNamed({ talk, users }: MediationObservation, seat: string, count: number): number[] {
  const points = Array.from({ length: count }, () => 0)
  const user = users!.findIndex((one) => one.seat === seat)
  const { flights } = users![user]!
  let asked = false
  let limit = Infinity
  /** The flight that was refused last, until another is proposed. */
  let [proposed, refused] = [undefined, undefined] as [number | undefined, number | undefined]
  for (const [at, line] of talk.entries()) {
    if (line.kind === 'proposal') {
      asked = false
      proposed = line.shown.flights?.[user] ?? undefined
      refused = undefined
    }
    if (line.kind === 'response' && line.by === seat && !line.accept) refused = proposed
    if (line.kind !== 'message') continue
    if (line.to === seat) asked = line.text.includes('?')
    if (line.by !== seat) continue
    limit = limitIn(line.text) ?? limit
    const named = flightsMeant(line.text, hearingOf(flights, asked), offeredTo({ talk: talk.slice(0, at) }, seat))
    const wanted = named.filter((one) => one.wanted)
    if (wanted.length === 1 && NO_MORE.test(line.text)) limit = flights[wanted[0]!.id]!.price
    // A new wish takes the place of an old one: "good, let us take flight 13 then".
    if (wanted.length === 1 && !BESIDE.test(about(line.text, wanted[0]!.id)))
      for (const [id, old] of points.entries()) if (old > 0 && id !== wanted[0]!.id) points[id] = 0
    for (const { id, wanted } of named) points[id] = wanted ? (points[id]! > 0 ? INSISTED : ASKED) : REFUSED
    // Who refuses a flight and names others wants another.
    if (refused !== undefined && wanted.length > 0 && named.every(({ id }) => id !== refused))
      points[refused] = Math.min(points[refused]!, REFUSED)
    asked = false
  }
  return points.map((one, id) => (flights[id]!.price > limit ? Math.min(one, 0) + REFUSED : one))
}

/** The flight that a user insists on: asked for again and again and not proposed since, or proposed before and wanted back now. */
export function insistedOn(observation: MediationObservation, user: number): number | undefined {
  const { talk, users } = observation
  const { seat, flights } = users![user]!
  const shown = talk.flatMap((line) => (line.kind === 'proposal' ? (line.shown.flights?.[user] ?? []) : []))
  const points = pointsOfNamed(observation, seat, flights.length)
  const id = points.findLastIndex((one) => one >= INSISTED)
  if (id >= 0 && !shown.includes(id)) return id
  const at = talk.findLastIndex((line) => line.kind === 'message' && line.by === seat)
  const line = talk[at]
  if (line?.kind !== 'message' || at < talk.findLastIndex(({ kind }) => kind === 'proposal')) return undefined
  const back = flightsNamed(line.text, hearingOf(flights, false)).filter(({ wanted }) => wanted)
  return back.length === 1 && shown.includes(back[0]!.id) && shown.at(-1) !== back[0]!.id ? back[0]!.id : undefined
}
