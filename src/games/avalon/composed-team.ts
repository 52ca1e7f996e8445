/** Teams that are put together in sentences: "I keep 3, 4 and 6 and swap 5 for 1", "I go with all the rest". */
import { anyOf } from '../../replies/index.ts'
import { EXPLAINING, LEAVING, OPEN, SPOTS, TAKING } from './lexicon.ts'

export interface Composing {
  readonly size: number
  readonly players: number
  readonly self: number
}

const ASKED = new RegExp(`\\?\\s*$|\\b(?:${anyOf(OPEN)})\\b`, 'i')
const OWN = /\b(?:I|I['’](?:ll|d|m)|[Ww]e|[Ww]e['’]ll|[Ll]et['’]s|[Ll]et me|[Mm]y team|[Mm]y four|[Mm]y picks?|[Mm]e)\b/
const SEAT = `(?:${anyOf(SPOTS)}) (?:spot|place|seat|slot|member|player)`
const SPOT = new RegExp(`\\b${SEAT}s? (?:go(?:es)? to|is|are|will be) (?:player |p)?(\\d{1,2})\\b`, 'i')
/** "I trust 1, 3 and 6. For the fourth spot I'll go with 7." */
const LAST_SPOT = new RegExp(`\\b(?:for|as|to fill) (?:the |my )?${SEAT}[^.!?\\d]{1,60}?(\\d{1,2})\\b`, 'i')
const SWAP =
  /\b(?:swap(?:ping)?|replac(?:e|ing)|exchang(?:e|ing))(?: out)? (?:player |p|#)?(\d{1,2}) (?:for|with|by|against) (?:player |p|#)?(\d{1,2})\b/gi
const PART = new RegExp(
  [
    `(?<take>\\b(?:${anyOf(TAKING)})\\b)`,
    `(?<leave>\\b(?:${anyOf(LEAVING)})\\b|n['’]t\\b)`,
    `(?<why>\\b(?:${anyOf(EXPLAINING)})\\b)`,
    String.raw`(?<rest>\b(?:the rest|the others|(?:everyone|everybody|all) else)\b)`,
    String.raw`(?<them>\bthem\b)`,
    String.raw`(?<self>\bmyself\b|\bI (?:go|come|join|am in)\b(?= (?:too|as well|along|myself|in)\b| ?[.!,]?$)|\bwith me\b)`,
    String.raw`(?<!\b(?:quest|round|mission|team|turn|game) |\d)(?<player>(?:player |p|#)?\d{1,2})(?! ?(?:%|players?\b|cards?\b|quests?\b|times\b))\b`,
  ].join('|'),
  'gi',
)

/** The team, where whoever is taken in a text, and not left out, is exactly as many as are asked for. */
export function composedTeam(text: string, { size, players, self }: Composing): number[] | undefined {
  const taken = new Set<number>()
  const left = new Set<number>()
  let named: number[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+|;\s*/)) {
    // Marks without a word say nothing, and there may be thousands.
    if (!/\w/.test(sentence)) {
      named = []
      continue
    }
    const numbers = [...sentence.matchAll(PART)].flatMap(({ groups }) => numberIn(groups!['player']))
    const spot = SPOT.exec(sentence)?.[1]
    const lastSpot =
      named.length === size - 1 && taken.size === 0 && !ASKED.test(sentence) ? LAST_SPOT.exec(sentence)?.[1] : undefined
    if (lastSpot !== undefined) [...named, Number(lastSpot)].forEach((one) => taken.add(one))
    else if (spot !== undefined && taken.size > 0 && !ASKED.test(sentence)) taken.add(Number(spot))
    else if (OWN.test(sentence) && !compose(sentence, { named, players, self, taken, left })) return undefined
    named = numbers
  }
  if (taken.size !== size || [...taken].some((one) => left.has(one) || one < 1 || one > players)) return undefined
  return [...taken]
}

/** Adds whoever a sentence takes and leaves out; false where it leaves something open. */
function compose(
  sentence: string,
  {
    named,
    players,
    self,
    taken,
    left,
  }: {
    readonly named: readonly number[]
    readonly players: number
    readonly self: number
    readonly taken: Set<number>
    readonly left: Set<number>
  },
): boolean {
  const plain = sentence.replace(SWAP, (_, out: string, into: string) => {
    taken.delete(Number(out))
    left.add(Number(out))
    taken.add(Number(into))
    return ' '
  })
  let mode: 'take' | 'leave' | 'why' | undefined
  let hasTaken = false
  for (const { 0: word, groups, index } of plain.matchAll(PART)) {
    const { take, leave, why, rest, them, self: me } = groups!
    // "I will not add 6"
    if (take && /(?:\bnot|\bnever|n['’]t) (?:\w{1,10} )?$/i.test(plain.slice(0, index))) mode = 'leave'
    else if (take) [mode, hasTaken] = ['take', true]
    else if (leave) mode = mode === 'why' ? 'why' : 'leave'
    else if (why) mode = mode === 'take' ? 'why' : mode
    else if (them) named.forEach((one) => mode === 'leave' && left.add(one))
    else if (me && hasTaken) taken.add(self)
    else if (rest && mode === 'take') for (let one = 1; one <= players; one++) if (!left.has(one)) taken.add(one)
    const [number] = numberIn(groups!['player'])
    if (number === undefined) continue
    // "…, player 4 because …": the list goes on behind a reason.
    if (mode === 'why' && /(?:,|\band)\s*$/.test(plain.slice(0, index)) && /^player/i.test(word)) mode = 'take'
    if (mode === 'why' && taken.has(number)) continue
    if (mode === 'why') return false
    if (mode === 'take') taken.add(number)
    if (mode === 'leave') left.add(number)
  }
  return !(hasTaken && ASKED.test(sentence))
}

const numberIn = (said: string | undefined): number[] => (said === undefined ? [] : [Number(/\d+/.exec(said)![0])])
