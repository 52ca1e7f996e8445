/**
 * Questions in the middle of a talk that a reader of coins would take for something else: about the listener's notes of the
 * speaker, sums hallway by hallway, a choice between rooms or paths, some of the listener's coins alone, words of the game.
 * They are taken out of what is read, and answered by kind.
 */
import type { Pair } from './english/acts.ts'
import { gameAskedIn, type GameAsked } from './game-asked.ts'
import { pathsIn, withoutPaths } from './named-paths.ts'
import { asksToChoose, toChooseFrom } from './preference-asked.ts'
import { sentencesIn } from './rows-meant.ts'
import { inDigits } from './rows-put-right.ts'
import { ownAskedIn, type OwnAsked } from './some-asked.ts'
import { inLetters, roomCutShort } from './wishes.ts'

type Path = readonly string[]

export type Question =
  /** What is noted of the speaker: of hallways, or of all on the path that is spoken of. */
  | { readonly about: 'notes'; readonly pairs: readonly Pair[]; readonly all: boolean; readonly doubts: boolean }
  /** How a sum came about, or where two differ; `sums`: what the speaker has on each hallway. */
  | {
      readonly about: 'legs'
      readonly sums: readonly number[] | undefined
      readonly path: Path | undefined
      readonly asks: boolean
    }
  /** Whether a hallway holds so many for both together. */
  | { readonly about: 'both'; readonly pair: Pair; readonly coins: number }
  /** Which of two rooms the listener would rather have first, or last. */
  | { readonly about: 'rooms'; readonly rooms: Pair; readonly place: 'first' | 'last' }
  /** Which of two paths it would rather take; those that the message names. */
  | { readonly about: 'paths'; readonly paths: readonly Path[] }
  | { readonly about: 'own'; readonly asked: OwnAsked }
  | { readonly about: 'game'; readonly asked: GameAsked }

export interface House {
  readonly rooms: readonly string[]
  readonly most: number
  /** Whether there is anything to choose between beside what the message names. */
  readonly choices: number
  readonly known: (a: string, b: string) => number
}

export interface Heard {
  readonly questions: readonly Question[]
  /** The message without them. */
  readonly rest: string
}

const MOST_SENTENCES = 30

/** `text`: as it was written. */
export function questionsIn(text: string, house: House): Heard {
  const sentences = sentencesIn(text).map(clausesOf)
  const parts = sentences.flat()
  if (parts.length > MOST_SENTENCES) return { questions: [], rest: text }
  const plain = parts.map((part) => inShort(part, house.rooms))
  const legs = legsAskedIn(plain, house)
  const taken = new Set(legs?.taken)
  const paths = plain.flatMap((part) => pathsIn(part, house.rooms).map(({ path }) => path))
  const questions: Question[] = legs ? [legs.question] : []
  const choice = toChooseFrom(plain.join(' '), house.rooms)
  if (choice.length > 1) {
    questions.push({ about: 'paths', paths: choice })
    for (const [i, part] of plain.entries())
      if (asksToChoose(part) || pathsIn(part, house.rooms).length > 0) taken.add(i)
  }
  for (const [i, part] of plain.entries()) {
    if (taken.has(i)) continue
    const found = questionIn(part, parts[i]!, house, { before: plain.slice(0, i), paths })
    if (!found) continue
    questions.push(found)
    taken.add(i)
    // Paths to choose from are not proposed.
    if (found.about === 'paths')
      for (const [at, other] of plain.entries()) if (pathsIn(other, house.rooms).length > 0) taken.add(at)
  }
  let begun = 0
  for (const clauses of sentences) {
    const last = clauses.findLastIndex((_, i) => taken.has(begun + i))
    // "As for the path L B …, do I write …?": what leads up to the question belongs to it.
    for (let i = 0; i < last; i++) if (LEADS_UP.test(clauses[i]!)) taken.add(begun + i)
    begun += clauses.length
  }
  return {
    questions,
    rest:
      taken.size === 0
        ? text
        : parts
            .filter((_, i) => !taken.has(i))
            .join('')
            .trim(),
  }
}

interface Beside {
  readonly before: readonly string[]
  readonly paths: readonly Path[]
}

function questionIn(plain: string, written: string, house: House, { before, paths }: Beside): Question | undefined {
  if (plain.length > LONGEST) return undefined
  const game = gameAskedIn(plain, written)
  if (game) return { about: 'game', asked: game }
  const notes = notesAskedIn(plain, before, house)
  if (notes) return notes
  const sum = sumOfHallway(plain, house)
  if (sum) return sum
  const rooms = roomsToChooseFrom(plain, house)
  if (rooms) return rooms
  if (choosesPath(plain, house, paths.length)) return { about: 'paths', paths }
  const own = ownAskedIn(withoutPaths(plain, house.rooms), before)
  return own && { about: 'own', asked: own }
}
const LONGEST = 260
const LEADS_UP =
  /^(?!\W*(?:and |but |so )?(?:may|can|could|do|does|did|is|are|must|should|shall|which|what|how|where|when|who|why)\b)\D*$/i

/** A question and what is asked beside it: "…, and may we …?" */
export const clausesOf = (sentence: string): string[] =>
  /\?\s*$/.test(sentence)
    ? sentence.split(
        /(?<=[,:;] ?)(?<!\b[A-Z][,:;] ?)(?=(?:and|but|also|then)? ?(?:may|can|could|do|does|did|is|are|must|should|which|what(?! do you (?:prefer|say|think|like))|how|where|when|who|why|whether)\b [^?]{6,}\?)/i,
      )
    : [sentence]

const SHORT = /\b(?:the )?(kid|child(?:ren)?|bath|empty)(?:['’]?s['’]?| one)?\b/gi
/** Rooms as letters, those in short as well. */
const inShort = (text: string, rooms: readonly string[]): string =>
  inLetters(text, rooms).replace(SHORT, (all, word: string) => roomCutShort(word, rooms) ?? all)

const HALLWAY = /\b([A-Z])(?: ?[-–—/] ?| (?:and|to|with) )(?:the )?([A-Z])\b(?! ?[-–—][A-Z]\b)|\b([A-Z])([A-Z])\b/g
function hallwaysIn(plain: string, rooms: readonly string[]): Pair[] {
  return [...plain.matchAll(HALLWAY)].flatMap(([, a, b, c, d]): Pair[] => {
    const [one, other] = [a ?? c!, b ?? d!]
    return one !== other && rooms.includes(one) && rooms.includes(other) ? [[one, other]] : []
  })
}

const YOU = '(?:you|u|ya|your|ur)'
/** Has it on paper, or in mind. */
const KEPT =
  '(?:noted?|(?:written|wrote|write|put|got|took|taken|jotted|marked|set) (?:it |that |them |this |me )?down|record(?:ed)?|on record|hear[d]?|regist(?:er|ered)|stored?|saved?|understood|understand|(?:in|on) (?:your|ur) (?:notes?|lists?|table|sheet|records?|books?|memory|head|paper|mind)|remember(?:ed)?|wrote|tak(?:e|en) as|counted)'
const THOUGHT = '(?:think|believe|assume[ds]?|assuming|suppose|guess|reckon|count|use[ds]?|using|have|got)'
const OF_MINE = String.raw`(?:(?:for|of|from|about|on) (?:me|mine|my side)|i(?:['’]ve)?(?: have| got| get| hold)|i (?:told|said|gave|sent)|my|mine|me)`
const ASKS_KEPT = [
  new RegExp(String.raw`\b(?:what|which|how (?:many|much)|whats|wat)\b[^?]{0,80}\b${KEPT}\b`, 'i'),
  new RegExp(
    String.raw`\b(?:what|which|how (?:many|much)|whats)\b[^?]{0,50}\b(?:do|did|are|have|does)? ?${YOU}\b[^?]{0,25}\b${THOUGHT}\b[^?]{0,40}\b(?:(?:for|of) (?:me|mine)|(?:that )?i(?:['’]ve)? (?:have|got|told you)|my [A-Z]|mine is|me at)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:do|did|have|has) (?:you|u)\b[^?]{0,40}\b${KEPT}\b`, 'i'),
  new RegExp(String.raw`\b(?:tell|show|read|repeat|list|give)\b[^?.!]{0,60}\b${KEPT}\b`, 'i'),
]
/** "You don't even know my B-K": a doubt. */
const DOUBTS = new RegExp(
  String.raw`\b(?:you|u)\b[^.?!]{0,12}\b(?:don['’]?t|do not|didn['’]?t|did not|haven['’]?t|have not|never|can['’]?t|cannot|not)\b[^.?!]{0,14}\b(?:know|heard?|asked?|ask|seen|got|have)\b[^.?!]{0,16}\bmy\b|\bi(?:['’]ve| have)? (?:never|haven['’]?t|have not|didn['’]?t|did not|n['’]t)(?: \w+){0,2} (?:told|tell|given|gave|give|say|said|sent|mention(?:ed)?)\b[^.?!]{0,20}\bmy\b`,
  'i',
)
const OF_NUMBERS =
  /\b(?:figures?|numbers?|coins?|values?|amounts?|hallways?|legs?|rows?|all|everything|so far|noted|i (?:have|got|told|gave|said)|i['’]ve)\b/i
const OF_MEANING = /\b(?:mean|best|worst|most|should|would|next|still|need|want|understand (?:me|that|it|this))\b/i
const OF_ME = new RegExp(String.raw`\b${OF_MINE}\b`, 'i')
const BY_LEG = /\b(?:each|every|all|single|leg|legs|path|route|tour|way|along)\b/i

const OF_BOTH = /\b(?:(?:us |we )?both|together|in total|altogether|combined|two of us|us two|our sum)\b/i
const ASKS_WHETHER =
  /(?:^|[,;:.]) ?(?:(?:and|so|but|ok|then|well|please) ){0,2}(?:do|does|is|are|has|have|would|will|can|did|right|correct)\b|\b(?:right|correct|yes|no|true|isn['’]t it)\W*$/i

/** "Does K–E hold 9 for both of us?" */
function sumOfHallway(plain: string, { rooms }: House): Question | undefined {
  const [pair, ...more] = hallwaysIn(plain, rooms)
  const [coins, ...others] = inDigits(plain).match(/\b\d{1,2}\b/g) ?? []
  if (!pair || coins === undefined || more.length + others.length > 0) return undefined
  return /\?\s*$/.test(plain) && OF_BOTH.test(plain) && ASKS_WHETHER.test(plain)
    ? { about: 'both', pair, coins: Number(coins) }
    : undefined
}

const COUNTS = new RegExp(
  String.raw`\b(?:did|have|do|are) (?:you|u)\b[^?]{0,20}\b(?:count|counted|use|used|take|took|taken|note|noted|add|added|have|put|using|counting)\b[^?]{0,16}\b\d{1,2}\b[^?]{0,12}\b(?:for|on) (?:both|me|mine|my side|each|us both)\b[^?]*\?`,
  'i',
)

function notesAskedIn(plain: string, before: readonly string[], { rooms, known }: House): Question | undefined {
  const named = hallwaysIn(plain, rooms)
  // "Did you count 5 for both?", of the hallway named before.
  const counts = COUNTS.test(plain) && named.length === 0
  const pairs = counts ? before.flatMap((sentence) => hallwaysIn(sentence, rooms)).slice(-1) : named
  if (counts && pairs.length > 0) return { about: 'notes', pairs, all: false, doubts: false }
  if (DOUBTS.test(plain) && pairs.length > 0 && !/\d/.test(plain))
    return { about: 'notes', pairs, all: false, doubts: true }
  if (!ASKS_KEPT.some((asks) => asks.test(plain)) || OF_MEANING.test(plain)) return undefined
  if (!OF_ME.test(plain) && (pairs.length === 0 || !/\bnote|\bfor me\b/i.test(plain))) return undefined
  // A number that is not known yet may be told beside the question.
  if (/\d/.test(plain) && (pairs.length === 0 || pairs.some(([a, b]) => Number.isNaN(known(a, b))))) return undefined
  if (pairs.length > 0) return { about: 'notes', pairs, all: false, doubts: false }
  return OF_NUMBERS.test(plain) || BY_LEG.test(plain)
    ? { about: 'notes', pairs, all: !/\b(?:legs?|path|route|tour|way|along)\b/i.test(plain), doubts: false }
    : undefined
}

const ROW_OF_SUMS = /\b\d{1,2}(?:(?: ?[,+;/] ?| and |, and | )\d{1,2}){3,11}\b(?! ?[-–] ?\d)/
const ASKS_LEGS = [
  /\bwhere (?:do|did|does|is|are|might|could|can) (?:we|our|us|i|you|my|the)\b[^?.!]{0,40}\b(?:differ|disagree|diverge|wrong|mistakes?|errors?|off|deviate|differences?|go astray|miscount\w*|miscalculat\w*)\b/i,
  /\bwhere(?:['’]?s| is| lies) (?:the|my|your|our) (?:difference|mistake|error|discrepancy|gap)\b/i,
  /\b(?:which|what|on which|at which) (?:hallway|leg|corridor|step|number|figure|one|part|piece|room)s?\b[^?.!]{0,40}\b(?:different(?:ly)?|differs?|wrong|off|not match|n['’]?t match|disagree|otherwise|miscount\w*)\b/i,
  /\bwhere(?:['’]?s| is| does| do| did)?(?: you| u)?(?: get| got| have)? ?(?:the|that|your|this|those)? ?\d\d (?:come )?from\b/i,
  /\b(?:show|tell|give|list|walk|explain|write)\b[^?.!]{0,30}\b(?:calculation|sums?|total|math|maths|working|addition|how you (?:count|add|sum)\w*|it|that)\b[^?.!]{0,20}\b(?:(?:leg|hallway|step|room|one) by (?:leg|hallway|step|room|one)|per (?:leg|hallway)|(?:for|on|of) (?:each|every) (?:leg|hallway|step)|in detail|up for me)\b/i,
  /\b(?:show|tell|give|explain)(?: me| us)? (?:your|the|ur) (?:calculation|math|maths|working|workings|addition|breakdown)\b/i,
  /\bhow\b[^?.!]{0,30}\b(?:\d\d|it|that|this|total|sum|number|figure|result|coins?)\b[^?.!]{0,16}\b(?:made up|make up|composed|come about|comes about|came about|calculated|computed|worked out|put together|add(?:s|ed)? up|break(?:s)? down|split up|get to (?:that|it|\d\d)|arrive at (?:that|it|\d\d))\b/i,
  /\b(?:break|split|spell|itemi[sz]e|list|add|count|walk)\b[^?.!]{0,24}\b(?:down|out|up|through)?\b[^?.!]{0,16}\b(?:leg|hallway|step|corridor)s? (?:by|for|after) (?:leg|hallway|step|corridor)\b/i,
  /\b(?:what|how)\b[^?.!]{0,40}\b(?:on|for|in) (?:each|every)(?: single)? (?:leg|hallway|step|part)\b/i,
]
/** Numbers of a path hallway by hallway are of one's own where they say so. */
const OF_ONE_SIDE =
  /\b(?:my coins|mine are|my (?:own )?(?:numbers|side|share|part)|i have there|for me alone|my own)\b/i

/** The question where two sums differ, and which sentences are of it. */
function legsAskedIn(
  plain: readonly string[],
  { rooms, most }: House,
): { question: Question & { about: 'legs' }; taken: readonly number[] } | undefined {
  const rows = plain.flatMap((part, i) => {
    const numbers = (ROW_OF_SUMS.exec(part)?.[0].match(/\d+/g) ?? []).map(Number)
    const isSums =
      numbers.length === rooms.length &&
      numbers.every((number) => number <= 2 * most) &&
      numbers.some((number) => number > most) &&
      !OF_ONE_SIDE.test(part)
    return isSums ? [{ i, numbers }] : []
  })
  const asks = plain.flatMap((part, i) =>
    part.length < LONGEST && ASKS_LEGS.some((pattern) => pattern.test(part)) && !/\b(?:i|you) would\b/i.test(part)
      ? [i]
      : [],
  )
  const [row] = rows
  if (asks.length === 0 && row === undefined) return undefined
  // "Which of my numbers is off?" beside hallways with their numbers puts them right.
  if (row === undefined && asks.some((i) => hallwaysIn(plain[i]!, rooms).length > 0)) return undefined
  const [named] = plain.flatMap((part) => pathsIn(part, rooms).map(({ path }) => path))
  const ofTotals = plain.flatMap((part, i) =>
    /\b\d\d\b/.test(part) && hallwaysIn(withoutPaths(part, rooms), rooms).length === 0 && !/\b\d\b/.test(part)
      ? [i]
      : [],
  )
  return {
    question: {
      about: 'legs',
      sums: row?.numbers,
      path: named,
      asks: asks.length > 0 || (row !== undefined && plain[row.i]!.includes('?')),
    },
    taken: [...asks, ...rows.map(({ i }) => i), ...ofTotals],
  }
}

const PREFERS =
  /\b(?:fancy|prefer|rather|like|want|wish|favou?r|choose|pick|start|begin|first|last|end|finish|should|shall|better|go for|vote)\b/i
const OF_COINS =
  /\b(?:coins?|numbers?|(?<!rather )have|has|got|bigger|more|most|worth|tell me (?:your|what you)|need|mean|meant|from|how (?:many|much)|why)\b/i
const TWO_ROOMS = /\b([A-Za-z])\b,? (?:or|and)(?: rather| maybe| with| in| at| by| to)? (?:the )?\b([A-Za-z])\b/

function roomsToChooseFrom(plain: string, { rooms }: House): Question | undefined {
  if (!/\?/.test(plain) || !/\bor\b|\bwhich\b/i.test(plain) || !PREFERS.test(plain) || OF_COINS.test(plain))
    return undefined
  const [, one, other] = TWO_ROOMS.exec(plain.replace(/\ba (?=[a-z]{2})/g, '')) ?? []
  const [a, b] = [one?.toUpperCase(), other?.toUpperCase()]
  if (!a || !b || a === b || [a, b].some((room) => rooms.indexOf(room) < 1)) return undefined
  const named = (plain.match(/\b[B-HJ-Z]\b/g) ?? []).filter((room) => room !== rooms[0] && room !== a && room !== b)
  if (named.length > 0 || /\d/.test(plain)) return undefined
  return { about: 'rooms', rooms: [a, b], place: /\b(?:last|end|finish|final|home)\b/i.test(plain) ? 'last' : 'first' }
}

const PATH = '(?:ones?|paths?|routes?|tours?|ways?|trips?|loops?|options?|candidates?|versions?)'
const CHOOSES_PATH = new RegExp(
  String.raw`\bwhich(?: ${PATH})?(?: of (?:the|these|those|both|my|them)(?: (?:two|both))?(?: ${PATH})?)? (?:do|would|should|shall|will|is|are) (?:you|u|we|better|best|nicer|your favou?rite)\b(?! (?:have|submit|hand|mean|know|need|get|propos|suggest))[^?]{0,40}\?|\b(?:do|would) (?:you|u) (?:rather |sooner )?(?:prefer|like|take|want|have|go for|choose|pick)\b[^?]{0,20}\b(?:yours|mine|the (?:first|second|former|other|one)|that one)\b[^?]{0,40}\bor\b[^?]{0,40}\?|\b(?:mine or yours|yours or mine)\b[^?]{0,30}\?|\bwhich(?: ${PATH})?(?: of (?:the|these|those|my|them)(?: two)?(?: ${PATH})?)? (?:suits|pleases|appeals to|looks better to) (?:you|u)\b[^?]{0,30}\?`,
  'i',
)
const BETWEEN_TWO = /\b(?:two|yours|mine|both|these|those|them|better|prefer|rather|sooner)\b/i

function choosesPath(plain: string, { rooms, choices }: House, named: number): boolean {
  if (pathsIn(plain, rooms).length > 1) return false
  const between = named > 1 || (choices > 1 && BETWEEN_TWO.test(plain))
  return between && CHOOSES_PATH.test(plain) && !OF_SHARES.test(plain)
}
const OF_SHARES = /\b(?:for me|coins?|hallways?|rooms?|start\w*|first|last|numbers?)\b/i
